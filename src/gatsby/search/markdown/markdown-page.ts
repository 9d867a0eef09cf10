import { casesPage, homePage, type Route } from '../../../i18n/route-table';
import type { PageName } from '../../content/schemas/page';
import { caseOf, pageOf, type SiteContent } from '../site-content';
import { caseStudy, caseSummary, caseTeaser, invitation } from './case-study';
import { blocks, escape, heading, list, pageLink } from './format';
import { aiPlans, corePlans } from './plans';
import {
  about,
  askUs,
  contact,
  projects,
  serviceDetails,
  serviceIndex,
  technology,
} from './sections';

const section = (content: SiteContent, key: string, ...parts: string[]): string =>
  blocks(heading(2, pageOf(content, key).heading), ...parts);

const leadOf = (content: SiteContent, key: string): string => escape(pageOf(content, key).lead);

type Body = (content: SiteContent) => string;

/** What follows the heading and the lead of each page; a page without an entry does not compile. */
const bodies: Partial<Record<string, Body>> = {
  [homePage]: (content) =>
    blocks(
      section(content, 'services', leadOf(content, 'services'), serviceIndex(content)),
      section(content, 'about', about(content)),
      section(content, 'projects', projects(content, 3)),
      section(content, 'technology', leadOf(content, 'technology'), technology(content, 3)),
      section(content, 'pricing', corePlans(content, 3)),
      caseTeaser(content),
      section(content, 'contact', leadOf(content, 'contact'), contact(content)),
    ),
  services: serviceDetails,
  about: (content) => blocks(about(content), askUs(content, 'about')),
  projects: (content) => projects(content, 2),
  technology: (content) => blocks(technology(content, 2), askUs(content, 'technology')),
  pricing: (content) => blocks(corePlans(content, 2), aiPlans(content)),
  contact,
  [casesPage]: (content) =>
    blocks(
      ...content.cases.map((study) => caseSummary(study, content)),
      invitation(content, 'invitation'),
    ),
} satisfies Record<PageName, Body>;

const main = (content: SiteContent, page: string): string => {
  const study = caseOf(content, page);
  if (study) return caseStudy(study, content);
  const record = pageOf(content, page);
  return blocks(heading(1, record.heading), escape(record.lead), bodies[page]?.(content));
};

/** The name of a language in the language itself. */
export const languageName = ({ info }: SiteContent, language: string): string =>
  info.languages.find(({ code }) => code === language)?.name ?? language;

/** Links to the other pages of the language, and to the same page in the other languages. */
const relatedLinks = (content: SiteContent, page: string, alternates: readonly Route[]): string =>
  blocks(
    list(
      content.pages
        .filter(({ key }) => key !== page)
        .map(({ label, path }) => pageLink(content, label, path)),
    ),
    list(
      alternates
        .filter(({ language }) => language !== content.language)
        .map(({ language, path }) => pageLink(content, languageName(content, language), path)),
    ),
  );

/** A page as Markdown. `alternates` is the page itself in every language; throws if it is not in the route table. */
export const markdownPage = (
  content: SiteContent,
  page: string,
  alternates: readonly Route[],
): string => `${blocks(main(content, page), '---', relatedLinks(content, page, alternates))}\n`;
