import { existsSync } from 'node:fs';
import { exampleRepository, repositoryName } from '../../plugins/gatsby-plugin-content-editor';

/** Settings of the email service; the site cannot send without any one of them. */
const emailSettings = [
  'GATSBY_EMAILJS_PUBLIC_KEY',
  'GATSBY_EMAILJS_SERVICE_ID',
  'GATSBY_EMAILJS_TEMPLATE_ID',
] as const;

/** What the owner of the site sets, in the order of `.env.example`. */
const names = [
  'GATSBY_SITE_URL',
  'ADMIN_REPOSITORY',
  ...emailSettings,
  'GATSBY_EMAILJS_ORIGIN',
] as const;

/** Settings that send messages to the outbox of the server that serves the site. */
export const outboxSettings: NodeJS.ProcessEnv = {
  GATSBY_EMAILJS_PUBLIC_KEY: 'outbox_public_key',
  GATSBY_EMAILJS_SERVICE_ID: 'outbox_service',
  GATSBY_EMAILJS_TEMPLATE_ID: 'outbox_template',
  GATSBY_EMAILJS_ORIGIN: 'self',
};

/**
 * Set for a build that is for this machine only, as by `npm start`, the tests and the benchmarks.
 */
export const outboxSwitch = 'EMAIL_OUTBOX';

const fileOf = (command: string | undefined): string =>
  command === 'develop' ? '.env.development' : '.env.production';

/**
 * Completes the environment in place: from the command's `.env` file, and with the outbox if no
 * account is needed. Set values stay, but for blanks around them and a slash at their end, which
 * are easily copied along.
 */
export const prepareSettings = (env: NodeJS.ProcessEnv, command: string | undefined): void => {
  const file = fileOf(command);
  if (existsSync(file)) process.loadEnvFile(file);
  for (const name of names) {
    const value = env[name];
    if (value !== undefined) env[name] = value.trim().replace(/\/$/, '');
  }
  const hasAccount = emailSettings.some((name) => env[name]);
  if (env[outboxSwitch] || (command === 'develop' && !hasAccount))
    Object.assign(env, outboxSettings);
};

/**
 * The address of the site, without a slash at its end; a placeholder until its owner has set it.
 */
export const siteUrl = ({ GATSBY_SITE_URL: address = '' }: NodeJS.ProcessEnv): string =>
  URL.canParse(address) ? new URL(address).origin : 'https://starswell.example';

/** What is wrong with an address that has to be one of a whole site. */
const originError = (address: string): string | undefined => {
  const { href = '', origin = '' } = URL.canParse(address) ? new URL(address) : {};
  if (!/^https?:\/\//.test(origin))
    return 'set an address with https:// before it, such as https://www.example.com.';
  return href === `${origin}/` ? undefined : `write only ${origin}.`;
};

const errorOf = (name: (typeof names)[number], value: string): string | undefined => {
  switch (name) {
    case 'ADMIN_REPOSITORY':
      return repositoryName(value)
        ? undefined
        : `set the address of a repository, such as ${exampleRepository}.`;
    case 'GATSBY_SITE_URL':
      return originError(value);
    case 'GATSBY_EMAILJS_ORIGIN':
      return value === 'self' ? undefined : originError(value);
    default:
      return /[\s"']/.test(value)
        ? 'copy it from your EmailJS account, without blanks and quotation marks.'
        : undefined;
  }
};

interface SettingError {
  setting: string;
  /** What is wrong and what to do, as the rest of a sentence that begins with the setting. */
  message: string;
}

/** What is wrong with the settings of an environment that `prepareSettings` has completed. */
export const settingErrors = (env: NodeJS.ProcessEnv): SettingError[] =>
  names.flatMap((setting) => {
    const value = env[setting];
    if (value) {
      const error = errorOf(setting, value);
      return error ? { setting, message: `is "${value}"; ${error}` } : [];
    }
    return emailSettings.some((name) => name === setting)
      ? { setting, message: 'is not set; copy it from your EmailJS account.' }
      : [];
  });

/** Why the command cannot run with its settings, a sentence a setting; undefined if it can. */
export const describeSettingErrors = (
  env: NodeJS.ProcessEnv,
  command: string | undefined,
): string | undefined => {
  const errors = settingErrors(env).map(({ setting, message }) => `${setting} ${message}`);
  return errors.length === 0
    ? undefined
    : [
        `Settings in ${fileOf(command)}, or of your host:`,
        ...errors,
        'The file .env.example has them all. npm start needs none of them.',
      ].join('\n');
};
