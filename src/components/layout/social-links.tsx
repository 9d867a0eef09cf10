import { useTranslation } from 'react-i18next';
import type { LayoutInfo } from './layout-types';
import { SocialMark } from './social-mark';
import { Tooltip } from '../ui/tooltip';

/** The agency's profiles elsewhere. */
export const SocialLinks = ({ profiles }: { profiles: LayoutInfo['social'] }) => {
  const { t } = useTranslation('common');
  return (
    <ul aria-label={t('footer.social')} className="mt-5 -ml-2.5 flex gap-2">
      {profiles.map(({ network, label, url }) => (
        <li key={network}>
          <Tooltip label={label}>
            <a
              href={url}
              target="_blank"
              rel="noopener"
              aria-label={`${label} (${t('newTab')})`}
              className="inline-flex size-11 items-center justify-center break-small text-foam hover:text-crest"
            >
              <SocialMark network={network} />
            </a>
          </Tooltip>
        </li>
      ))}
    </ul>
  );
};
