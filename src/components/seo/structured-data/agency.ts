import { graphql } from 'gatsby';
import type { Organization, Person, PostalAddress, VideoObject } from 'schema-dts';
import { icons } from '#static-site';
import type { StructuredPage } from './structured-page';

/** Id of the agency, by which other entities refer to it. */
export const agencyId = (siteUrl: string) => ({ '@id': `${siteUrl}/#organization` });

type Company = NonNullable<StructuredPage['info']['company']>;

const addressOf = ({ street, postcode, city, country }: Company): PostalAddress | undefined =>
  street
    ? {
        '@type': 'PostalAddress',
        streetAddress: street,
        postalCode: postcode ?? undefined,
        addressLocality: city ?? undefined,
        addressCountry: country ?? undefined,
      }
    : undefined;

/**
 * An organization: the types of local businesses, such as `ProfessionalService`, require an
 * address.
 */
export const agency = ({ siteUrl, info }: StructuredPage): Organization => ({
  '@type': 'Organization',
  ...agencyId(siteUrl),
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
  ...(info.company && {
    legalName: info.company.legalName ?? undefined,
    identifier: info.company.register ?? undefined,
    vatID: info.company.vat ?? undefined,
    address: addressOf(info.company),
  }),
});

export const agencyProfileFragment = graphql`
  fragment AgencyProfile on SiteInfo {
    placeholders
    founder {
      name
      role
    }
    video {
      title
      published
      seconds
      poster {
        publicURL
      }
      wide {
        mp4 {
          publicURL
        }
      }
    }
  }
`;

/**
 * The founder, for the pages that show the founder's profile; nobody while a part of it is a
 * placeholder.
 */
export const founder = (
  { siteUrl }: StructuredPage,
  { founder: { name, role }, placeholders }: Queries.AgencyProfileFragment,
): Person[] =>
  placeholders?.some((field) => field.startsWith('FOUNDER_'))
    ? []
    : [{ '@type': 'Person', name, jobTitle: role, worksFor: agencyId(siteUrl) }];

/** The looping video of the about section; `description` says what it shows. */
export const video = (
  { siteUrl, url, language }: StructuredPage,
  { video: { title, published, seconds, poster, wide } }: Queries.AgencyProfileFragment,
  description: string,
): VideoObject => ({
  '@type': 'VideoObject',
  '@id': `${url}#video`,
  name: title,
  description,
  thumbnailUrl: `${siteUrl}${poster.publicURL}`,
  contentUrl: `${siteUrl}${wide.mp4.publicURL}`,
  // Search engines require a time with its zone; the content has only the day.
  uploadDate: `${published}T00:00:00Z`,
  duration: `PT${seconds}S`,
  inLanguage: language,
  publisher: agencyId(siteUrl),
});
