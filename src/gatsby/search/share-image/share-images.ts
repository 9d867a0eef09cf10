import { shareImagePath } from '../../../i18n/file-paths';
import { casePage, notFoundPage, rootPage } from '../../../i18n/route-table';
import { pageOf } from '../site-facts';
import type { BuiltSite } from '../site-content';
import type { ShareImage } from './write-share-images';

/** One share image per page. The root has none, because it shows that of the page to which it leads. */
export const shareImages = ({ pages, contents, notFoundHeading }: BuiltSite): ShareImage[] =>
  pages.flatMap(({ pageContext }) => {
    const path = shareImagePath(pageContext);
    if (pageContext.page === rootPage) return [];
    if (pageContext.page === notFoundPage) return [{ path, heading: notFoundHeading }];

    const content = contents.find(({ language }) => language === pageContext.language);
    if (!content) return [];
    const study = content.cases.find(({ key }) => casePage(key) === pageContext.page);
    return [{ path, heading: (study ?? pageOf(content, pageContext.page)).heading }];
  });
