import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { kinds } from '../gatsby/content/kinds';
import type { Language } from '../i18n/languages';
import { createWords, type SiteContent } from '../gatsby/search/site-content';
import { readCase } from './cases';
import { readNodes, readSite, readWords } from './content';

const readInfo = (language: Language): SiteContent['info'] => {
  const info = kinds.site.toNode(readSite(), language) as SiteContent['info'];
  const served = { publicURL: '/static/file' };
  return { ...info, video: { ...info.video, poster: served, wide: { mp4: served } } };
};

export const siteUrl = 'https://site.example';

/** The whole site as the build reads it, from `content/`. */
export const readSiteContent = (language: Language): SiteContent => {
  const study = readCase(language);
  const story = join('content/cases', study.key, `${language}.md`);
  return {
    language,
    siteUrl,
    info: readInfo(language),
    pages: readNodes('pages', language),
    services: readNodes('services', language),
    projects: readNodes('projects', language),
    skills: readNodes('skills', language),
    values: readNodes('values', language),
    plans: readNodes('plans', language),
    cases: [
      {
        ...study,
        body: { rawMarkdownBody: readFileSync(story, 'utf8') },
      },
    ],
    wordsOf: createWords(language, readWords(language)),
  };
};
