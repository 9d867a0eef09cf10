import type { Organization, Person } from 'schema-dts';
import { icons } from '../../../i18n/file-paths';
import type { SiteContent } from '../site-content';

/** What the other entities name the agency by; it is on every page. */
export const agencyId = ({ siteUrl }: SiteContent) => ({ '@id': `${siteUrl}/#organization` });

/** An organization: the types of local businesses, such as `ProfessionalService`, require an address. */
export const agency = (content: SiteContent): Organization => {
  const { info, siteUrl } = content;
  return {
    '@type': 'Organization',
    ...agencyId(content),
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
  };
};

/** The founder, for the pages that show the founder's profile; nobody while a part of it is a placeholder. */
export const founder = (content: SiteContent): Person[] => {
  const { founder, placeholders } = content.info;
  if (placeholders?.some((field) => field.startsWith('FOUNDER_'))) return [];
  return [
    {
      '@type': 'Person',
      name: founder.name,
      jobTitle: founder.role,
      worksFor: agencyId(content),
    },
  ];
};
