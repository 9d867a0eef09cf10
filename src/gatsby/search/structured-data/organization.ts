import type { MergeLeafTypes, OrganizationLeaf, Person, ProfessionalServiceLeaf } from 'schema-dts';
import { icons } from '../../../i18n/file-paths';
import type { SiteContent } from '../site-content';
import { entityIds } from './ids';

/** The agency, for readers that know professional services and for those that know only organizations. */
export type Agency = MergeLeafTypes<[OrganizationLeaf, ProfessionalServiceLeaf]>;

export const organization = ({ info, siteUrl }: SiteContent): Agency => ({
  '@type': ['Organization', 'ProfessionalService'],
  ...entityIds(siteUrl).organization,
  name: info.brand,
  url: siteUrl,
  slogan: info.tagline,
  email: info.email,
  telephone: info.phone,
  logo: {
    '@type': 'ImageObject',
    url: siteUrl + icons.large.path,
    width: `${icons.large.edge}`,
    height: `${icons.large.edge}`,
  },
  knowsLanguage: info.languages.map(({ code }) => code),
  sameAs: info.social.map(({ url }) => url),
});

/** The founder, for the pages that show the founder's profile; nobody while a part of it is a placeholder. */
export const founder = ({ info, siteUrl }: SiteContent): Person[] => {
  if (info.placeholders?.some((field) => field.startsWith('FOUNDER_'))) return [];
  return [
    {
      '@type': 'Person',
      name: info.founder.name,
      jobTitle: info.founder.role,
      worksFor: entityIds(siteUrl).organization,
    },
  ];
};
