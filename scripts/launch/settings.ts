import { exampleRepository } from '../../plugins/gatsby-plugin-content-editor';
import { editorBackend, repositorySetting } from '../../src/gatsby/content/editor-options';
import { outboxSettings, requiredSettings } from '../../src/gatsby/email-settings';
import type { Finding, LaunchSite } from './launch-site';
import { isPublicHost } from './links';

const where = 'in .env.production, or among the settings of the host';

/** Placeholders of guides: `your_key`, `<service id>`, `service_xxxxxxx`, `changeme`. */
const example =
  /^(your|insert|enter)[-_ ]|x{4,}|\*{3,}|\.{3}|[<>{}[\]]|example|placeholder|change[-_ ]?me|^(public[-_ ]?key|user[-_ ]?id|service[-_ ]?id|template[-_ ]?id|key|none|null|undefined)$/i;

const siteAddress = ({ env }: LaunchSite): Finding[] => {
  const address = env.GATSBY_SITE_URL?.trim() ?? '';
  const host = URL.canParse(address) ? new URL(address) : undefined;
  // Page paths are appended to it.
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
    return value && value !== outboxSettings[name] && !example.test(value)
      ? []
      : [
          {
            task: `Set the three values of your EmailJS account ${where}.`,
            place: name,
            found: value || 'not set',
          },
        ];
  });

/** The editor is optional, so an empty setting is not missing. */
const editor = ({ env }: LaunchSite): Finding[] => {
  const found = env[repositorySetting]?.trim();
  const isReal = (): boolean => {
    try {
      const repo = editorBackend(env)?.repo ?? '';
      return (
        repo !== editorBackend({ [repositorySetting]: exampleRepository })?.repo &&
        !example.test(repo)
      );
    } catch {
      return false;
    }
  };
  return !found || isReal()
    ? []
    : [
        {
          task: `Set the address of the repository that the editor at /admin saves to, or leave it empty to have no editor, ${where}.`,
          place: repositorySetting,
          found,
        },
      ];
};

/** Settings that only the owner knows: the address, the e-mail account, and the editor's repository. */
export const findSettings = (site: LaunchSite): Finding[] => [
  ...siteAddress(site),
  ...emailService(site),
  ...editor(site),
];
