import type { VideoObject } from 'schema-dts';
import type { SiteContent } from '../site-content';
import { entityIds, pageIds } from './ids';

/** The looping video of the about section; `path` is that of the page that shows it. */
export const video = (content: SiteContent, path: string): VideoObject => {
  const { siteUrl, language } = content;
  const { title, published, seconds, poster, wide } = content.info.video;
  return {
    '@type': 'VideoObject',
    ...pageIds(siteUrl + path).video,
    name: title,
    description: content.wordsOf('about')('video.label'),
    thumbnailUrl: siteUrl + (poster.publicURL ?? ''),
    contentUrl: siteUrl + (wide.mp4.publicURL ?? ''),
    // Search engines require a time with its zone; the record has only the day.
    uploadDate: `${published}T00:00:00Z`,
    duration: `PT${seconds}S`,
    inLanguage: language,
    publisher: entityIds(siteUrl).organization,
  };
};
