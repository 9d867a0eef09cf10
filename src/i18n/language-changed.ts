/** Name of the event that says which language the visitor has chosen: of i18next's event, and of the one on `window`. */
export const languageChanged = 'languageChanged';
