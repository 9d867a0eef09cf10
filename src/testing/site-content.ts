import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { folderKinds, singleKinds } from '../gatsby/content/kinds';
import type { Language } from '../i18n/languages';
import {
  createWords,
  type PlanFacts,
  type SiteContent,
  type SiteFacts,
} from '../gatsby/search/site-facts';
import { readCase } from './cases';
import { readRecords, readWords } from './content';

/** The records of a kind as the nodes of a language. The caller names the fields, which the kind's schema holds. */
const readNodes = <Node extends object>(folder: string, language: Language): Node[] =>
  readRecords<{ order?: number }>(folder)
    .sort((one, other) => (one.order ?? 0) - (other.order ?? 0))
    .map(({ key, ...record }) => ({
      ...(folderKinds[folder]?.toNode(record, language) as Node),
      key,
    }));

const readInfo = (language: Language): SiteFacts => {
  const record: unknown = JSON.parse(readFileSync('content/site.json', 'utf8'));
  const info = singleKinds.site?.toNode(record, language) as SiteFacts;
  const served = { publicURL: '/static/file' };
  return { ...info, video: { ...info.video, poster: served, wide: { mp4: served } } };
};

/** The address that stands for the site in tests. */
export const siteUrl = 'https://site.example';

/**
 * The whole site as the build reads it, from `content/`.
 *
 * @param language Language of the texts.
 */
export const readSiteContent = (language: Language): SiteContent => {
  const story = join('content/cases/recruitment-workflow', `${language}.md`);
  return {
    language,
    siteUrl,
    info: readInfo(language),
    pages: readNodes('pages', language),
    services: readNodes('services', language),
    projects: readNodes('projects', language),
    skills: readNodes('skills', language),
    values: readNodes('values', language),
    // The kind writes the ids of enums as GraphQL does.
    plans: readNodes<PlanFacts>('plans', language),
    cases: [
      {
        ...readCase(language),
        body: { rawMarkdownBody: readFileSync(story, 'utf8') },
      },
    ],
    wordsOf: createWords(language, readWords(language)),
  };
};
