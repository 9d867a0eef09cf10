import { existsSync } from 'node:fs';

type Environment = Record<string, string | undefined>;

/** What the e-mail service needs to know; the site cannot send without any one of them. */
export const requiredSettings = [
  'GATSBY_EMAILJS_PUBLIC_KEY',
  'GATSBY_EMAILJS_SERVICE_ID',
  'GATSBY_EMAILJS_TEMPLATE_ID',
] as const;

/** Settings with which messages go to the outbox of the server that serves the site. */
export const outboxSettings: Environment = {
  GATSBY_EMAILJS_PUBLIC_KEY: 'outbox_public_key',
  GATSBY_EMAILJS_SERVICE_ID: 'outbox_service',
  GATSBY_EMAILJS_TEMPLATE_ID: 'outbox_template',
  GATSBY_EMAILJS_ORIGIN: 'self',
};

/** Set by `npm start`, by the tests and by nobody else: the build is for this machine only. */
export const outboxSwitch = 'EMAIL_OUTBOX';

/**
 * Completes the environment before Gatsby reads it: from the `.env` file of the command, and with the outbox where no account is needed.
 *
 * @param env The process's environment; it is changed in place. What is set already stays.
 * @param command Gatsby's command: `build` or `develop`.
 */
export const prepareEmailSettings = (env: Environment, command: string | undefined): void => {
  const file = command === 'develop' ? '.env.development' : '.env.production';
  if (existsSync(file)) process.loadEnvFile(file);

  const isSet = requiredSettings.some((name) => env[name]);
  if (env[outboxSwitch] || (command === 'develop' && !isSet)) Object.assign(env, outboxSettings);
};

/**
 * @param env The process's environment.
 * @returns Names of the settings that are missing or empty, in the order of `.env.example`.
 */
export const missingSettings = (env: Environment): string[] =>
  requiredSettings.filter((name) => !env[name]?.trim());
