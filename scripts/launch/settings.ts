import { outboxSettings, requiredSettings } from '../../src/gatsby/email-settings';
import type { Finding, LaunchSite } from './launch-site';
import { isPublicHost } from './links';

const where = 'in .env.production, or among the settings of the host';

const siteAddress = ({ env }: LaunchSite): Finding[] => {
  const address = env.GATSBY_SITE_URL?.trim() ?? '';
  const host = URL.canParse(address) ? new URL(address) : undefined;
  // Paths of pages are put behind it as they are.
  const isBare = host?.origin === address;
  const isReal =
    host?.protocol === 'https:' &&
    isBare &&
    isPublicHost(host.hostname) &&
    !host.hostname.endsWith('.example');
  return isReal
    ? []
    : [
        {
          task: `Set the site's own address, starting with https:// and without a slash at its end, ${where}.`,
          place: 'GATSBY_SITE_URL',
          found: address || 'not set',
        },
      ];
};

const emailService = ({ env }: LaunchSite): Finding[] =>
  requiredSettings.flatMap((name) => {
    const value = env[name]?.trim() ?? '';
    return value && value !== outboxSettings[name]
      ? []
      : [
          {
            task: `Set the three values of your EmailJS account ${where}.`,
            place: name,
            found: value || 'not set',
          },
        ];
  });

/** Settings that only the owner knows: the address, and the account of the e-mail service. */
export const findSettings = (site: LaunchSite): Finding[] => [
  ...siteAddress(site),
  ...emailService(site),
];
