export { clearDraft, prepareForm, readValues, saveDraft } from './src/draft';
export { savesData } from './src/saves-data';
