/** How the entities of a graph name each other; the same entity has the same name on every page. */
export const entityIds = (siteUrl: string) => ({
  organization: { '@id': `${siteUrl}/#organization` },
  webSite: { '@id': `${siteUrl}/#website` },
});

/** How the entities that belong to one page name each other. */
export const pageIds = (url: string) => ({
  page: { '@id': url },
  breadcrumbs: { '@id': `${url}#breadcrumbs` },
  video: { '@id': `${url}#video` },
  services: { '@id': `${url}#services` },
  plans: { '@id': `${url}#plans` },
  cases: { '@id': `${url}#cases` },
  article: { '@id': `${url}#article` },
});
