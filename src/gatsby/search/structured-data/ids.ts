/** Ids of the entities that are the same on every page. */
export const entityIds = (siteUrl: string) => ({
  organization: { '@id': `${siteUrl}/#organization` },
  webSite: { '@id': `${siteUrl}/#website` },
});

/** Ids of the entities that belong to one page. */
export const pageIds = (url: string) => ({
  page: { '@id': url },
  breadcrumbs: { '@id': `${url}#breadcrumbs` },
  video: { '@id': `${url}#video` },
  services: { '@id': `${url}#services` },
  plans: { '@id': `${url}#plans` },
  cases: { '@id': `${url}#cases` },
  article: { '@id': `${url}#article` },
});
