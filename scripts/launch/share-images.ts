import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { shareImagePath } from '../../plugins/gatsby-plugin-static-site';
import { languages } from '../../src/i18n/languages';
import { casePage } from '../../src/i18n/route-table';
import type { Finding, LaunchSite } from './launch-site';

/** Finds pages whose share image was not built. */
export const findMissingShareImages = ({ root, files }: LaunchSite): Finding[] => {
  const built = join(root, 'public');
  if (!existsSync(join(built, 'index.html')))
    return [
      { task: 'Build the site with npm run build.', place: 'public/', found: 'no built site' },
    ];
  const pages = files.flatMap(({ type, key = '' }) => {
    if (type?.name === 'Case') return casePage(key);
    return type?.name === 'Page' ? key : [];
  });
  return pages.flatMap((page) =>
    languages.flatMap((language) => {
      const path = shareImagePath({ page, language });
      return existsSync(join(built, path))
        ? []
        : {
            task: 'Build the site again: the images for social networks are missing.',
            place: `public${path}`,
            found: 'missing',
          };
    }),
  );
};
