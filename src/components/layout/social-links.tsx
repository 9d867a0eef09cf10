import { useTranslation } from 'react-i18next';
import marks from '../../artwork/social-marks.svg';
import { useSite } from '../../site/site-context';
import { Tooltip } from '../ui/tooltip';

/** Profiles on social networks; nothing without any. */
export const SocialLinks = () => {
  const { t } = useTranslation('common');
  const { social } = useSite().info;
  if (social.length === 0) return null;
  return (
    <ul aria-label={t('footer.social')} className="social-links">
      {social.map(({ network, label, url }) => (
        <li key={network}>
          <Tooltip label={label}>
            <a
              href={url}
              target="_blank"
              rel="noopener"
              aria-label={`${label} (${t('newTab')})`}
              className="social-link"
            >
              <svg aria-hidden width={24} height={24}>
                <use href={`${marks}#${network}`} />
              </svg>
            </a>
          </Tooltip>
        </li>
      ))}
    </ul>
  );
};
