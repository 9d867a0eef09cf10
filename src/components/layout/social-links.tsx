import { useTranslation } from 'react-i18next';
import { useSite } from '../navigation/site-context';
import { Tooltip } from '../ui/tooltip';

interface Mark {
  lines?: string;
  solid: string;
}

/** Marks on the same 24 px grid as the icons. */
const marks: Record<Queries.SocialProfileNetwork, Mark> = {
  X: {
    solid:
      'M2.5 3.2h6.2l4.6 6.2 5.4-6.2h2.6l-6.8 7.8 7.3 9.8h-6.2l-5-6.8-5.9 6.8H2.1l7.4-8.5zM6 4.9l10.4 14.2h1.9L7.9 4.9z',
  },
  INSTAGRAM: {
    lines:
      'M8 3h8a5 5 0 0 1 5 5v8a5 5 0 0 1-5 5H8a5 5 0 0 1-5-5V8a5 5 0 0 1 5-5zM12 8a4 4 0 1 1 0 8 4 4 0 0 1 0-8z',
    solid: 'M17.2 5.5a1.3 1.3 0 1 1 0 2.6 1.3 1.3 0 0 1 0-2.6z',
  },
  LINKEDIN: {
    lines: 'M7 3h10a4 4 0 0 1 4 4v10a4 4 0 0 1-4 4H7a4 4 0 0 1-4-4V7a4 4 0 0 1 4-4z',
    solid:
      'M7 10.3h1.9V17H7zM7.95 7a1.1 1.1 0 1 1 0 2.2 1.1 1.1 0 0 1 0-2.2zM10.9 10.3h1.8v1c.5-.8 1.3-1.2 2.3-1.2 1.7 0 2.7 1.1 2.7 3V17h-1.9v-3.6c0-1-.5-1.6-1.4-1.6-1 0-1.6.7-1.6 1.8V17h-1.9z',
  },
};

const SocialMark = ({ network }: { network: Queries.SocialProfileNetwork }) => {
  const { lines, solid } = marks[network];
  return (
    <svg aria-hidden width={24} height={24} viewBox="0 0 24 24" fill="none">
      {lines && <path d={lines} stroke="currentColor" strokeWidth={1.75} />}
      <path d={solid} fill="currentColor" fillRule="evenodd" />
    </svg>
  );
};

export const SocialLinks = () => {
  const { t } = useTranslation('common');
  const { social } = useSite().info;
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
              <SocialMark network={network} />
            </a>
          </Tooltip>
        </li>
      ))}
    </ul>
  );
};
