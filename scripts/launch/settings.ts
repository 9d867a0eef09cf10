import { exampleRepository, repositoryName } from '../../plugins/gatsby-plugin-content-editor';
import { outboxSettings, requiredSettings } from '../../src/forms/email-settings';
import type { Finding, LaunchSite } from './launch-site';
import { isPublicHost } from './links';

const where = 'in .env.production, or among the settings of the host';

/** Placeholders of guides: `your_key`, `<service id>`, `service_xxxxxxx`, `changeme`. */
const example =
  /^(your|insert|enter)[-_ ]|x{4,}|\*{3,}|\.{3}|[<>{}[\]]|example|placeholder|change[-_ ]?me|^(public[-_ ]?key|user[-_ ]?id|service[-_ ]?id|template[-_ ]?id|key|none|null|undefined)$/i;

const isSiteAddress = (address: string): boolean => {
  if (!URL.canParse(address)) return false;
  const { origin, protocol, hostname } = new URL(address);
  // Page paths are appended to it.
  const isBare = origin === address;
  return (
    protocol === 'https:' && isBare && isPublicHost(hostname) && !hostname.endsWith('.example')
  );
};

/** The editor is optional, so an empty setting is not missing. */
const isRepository = (found: string): boolean => {
  if (!found) return true;
  const name = repositoryName(found);
  return name !== undefined && name !== repositoryName(exampleRepository) && !example.test(name);
};

interface Setting {
  name: string;
  isRight: (value: string, site: LaunchSite) => boolean;
  task: string;
}

const settings: Setting[] = [
  {
    name: 'GATSBY_SITE_URL',
    isRight: isSiteAddress,
    task: `Set the site's own address, starting with https:// and without a slash at its end, ${where}.`,
  },
  ...requiredSettings.map((name) => ({
    name,
    isRight: (value: string) =>
      value !== '' && value !== outboxSettings[name] && !example.test(value),
    task: `Set the three values of your EmailJS account ${where}.`,
  })),
  {
    name: 'ADMIN_REPOSITORY',
    isRight: isRepository,
    task: `Set the address of the repository that the editor at /admin saves to, or leave it empty to have no editor, ${where}.`,
  },
];

/** Settings that only the owner knows: the address, the email account, and the editor's repository. */
export const findSettings = (site: LaunchSite): Finding[] =>
  settings.flatMap(({ name, isRight, task }) => {
    const value = site.env[name]?.trim() ?? '';
    return isRight(value, site) ? [] : [{ task, place: name, found: value || 'not set' }];
  });
