/** Where the editor stands on the site. */
export const adminPath = '/admin';

/** Where it reads what it is to edit. */
export const configPath = `${adminPath}/config.json`;
