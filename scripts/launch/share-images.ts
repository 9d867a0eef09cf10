import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pageNames } from '../../src/gatsby/content/schemas/page';
import { shareImagePath } from '../../src/i18n/file-paths';
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
  const cases = files.flatMap(({ identity }) => (identity?.name === 'cases' ? identity.key : []));
  const pages = [...pageNames, ...cases.map(casePage)];
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
