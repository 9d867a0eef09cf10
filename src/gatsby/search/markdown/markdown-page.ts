import { markdownPath } from '../../../i18n/file-paths';
import { casePage, casesPage, homePage, type Route } from '../../../i18n/route-table';
import type { PageName } from '../../content/schemas/page';
import { pageOf, type SiteContent } from '../site-content';
import { caseStudy, caseSummary, caseTeaser, invitation } from './case-study';
import { blocks, escape, heading, link, list } from './format';
import { planList } from './plans';
import {
  about,
  aboutClosing,
  contact,
  projects,
  serviceDetails,
  serviceIndex,
  technology,
  technologyClosing,
} from './sections';

const section = (content: SiteContent, key: string, ...parts: string[]): string =>
  blocks(heading(2, pageOf(content, key).heading), ...parts);

const leadOf = (content: SiteContent, key: string): string => escape(pageOf(content, key).lead);

const corePlans = (content: SiteContent, level: number): string => {
  const t = content.wordsOf('pricing');
  const { email } = content.info;
  const help = `${escape(t('help.question'))} ${link(t('help.link'), `mailto:${email}`)}`;
  return blocks(planList(content, 'CORE', level), help);
};

const aiPlans = (content: SiteContent): string => {
  const t = content.wordsOf('pricing');
  return blocks(heading(2, t('ai.heading')), escape(t('ai.lead')), planList(content, 'AI', 3));
};

const caseIndex = (content: SiteContent): string =>
  blocks(
    ...content.cases.map((study) => caseSummary(study, content)),
    invitation(content, 'invitation'),
  );

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
  about: (content) => blocks(about(content), aboutClosing(content)),
  projects: (content) => projects(content, 2),
  technology: (content) => blocks(technology(content, 2), technologyClosing(content)),
  pricing: (content) => blocks(corePlans(content, 2), aiPlans(content)),
  contact,
  [casesPage]: caseIndex,
} satisfies Record<PageName, Body>;

const main = (content: SiteContent, page: string): string => {
  const study = content.cases.find(({ key }) => casePage(key) === page);
  if (study) return caseStudy(study, content);
  const record = pageOf(content, page);
  return blocks(heading(1, record.heading), escape(record.lead), bodies[page]?.(content));
};

/** Links to the other pages of the language, and to the same page in the other languages. */
const relatedLinks = (content: SiteContent, page: string, alternates: readonly Route[]): string =>
  blocks(
    list(
      content.pages
        .filter(({ key }) => key !== page)
        .map(({ label, path }) => link(label, content.siteUrl + markdownPath(path))),
    ),
    list(
      alternates
        .filter(({ language }) => language !== content.language)
        .map(({ language, path }) => {
          const own = content.info.languages.find(({ code }) => code === language);
          return link(own?.name ?? language, content.siteUrl + markdownPath(path));
        }),
    ),
  );

/** A page as Markdown. `alternates` is the page itself in every language; throws if it is not in the route table. */
export const markdownPage = (
  content: SiteContent,
  page: string,
  alternates: readonly Route[],
): string => `${blocks(main(content, page), '---', relatedLinks(content, page, alternates))}\n`;
