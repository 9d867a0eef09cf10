/** Address of the editor on the site. */
export const adminPath = '/admin';

/** Address of the editor's configuration. */
export const configPath = `${adminPath}/config.json`;

/** The addresses that need the editor's policy: its page, and its workers. Any other one below may be answered by a page of the site. */
export const policyPaths = [
  adminPath,
  `${adminPath}/`,
  `${adminPath}/assets/*`,
  `${adminPath}/parts/*`,
];
