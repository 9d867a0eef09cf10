import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { kinds, type Kind, type KindName } from '../gatsby/content/kinds';
import type { Language } from '../i18n/languages';
import {
  createWords,
  type PlanFacts,
  type SiteContent,
  type SiteFacts,
} from '../gatsby/search/site-facts';
import { readCase } from './cases';
import { readRecords, readSite, readWords } from './content';

/** The records of a kind as the nodes of a language. The caller names the fields, which the kind's schema has. */
const readNodes = <Node extends object>(name: KindName, language: Language): Node[] => {
  const kind: Kind = kinds[name];
  return readRecords(name).map((record) => ({
    ...(kind.toNode(record, language) as Node),
    key: record.key,
  }));
};

const readInfo = (language: Language): SiteFacts => {
  const info = kinds.site.toNode(readSite(), language) as SiteFacts;
  const served = { publicURL: '/static/file' };
  return { ...info, video: { ...info.video, poster: served, wide: { mp4: served } } };
};

export const siteUrl = 'https://site.example';

/** The whole site as the build reads it, from `content/`. */
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
