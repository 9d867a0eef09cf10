export const adminPath = '/admin';

export const configPath = `${adminPath}/config.json`;

/** Paths that need the editor's policy: its page and its workers. The site may answer other paths below with its own pages. */
export const policyPaths = [
  adminPath,
  `${adminPath}/`,
  `${adminPath}/assets/*`,
  `${adminPath}/parts/*`,
];
