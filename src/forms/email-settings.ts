import { existsSync } from 'node:fs';

/** Settings of the email service; the site cannot send without any one of them. */
export const requiredSettings = [
  'GATSBY_EMAILJS_PUBLIC_KEY',
  'GATSBY_EMAILJS_SERVICE_ID',
  'GATSBY_EMAILJS_TEMPLATE_ID',
] as const;

/** Settings that send messages to the outbox of the server that serves the site. */
export const outboxSettings: NodeJS.ProcessEnv = {
  GATSBY_EMAILJS_PUBLIC_KEY: 'outbox_public_key',
  GATSBY_EMAILJS_SERVICE_ID: 'outbox_service',
  GATSBY_EMAILJS_TEMPLATE_ID: 'outbox_template',
  GATSBY_EMAILJS_ORIGIN: 'self',
};

/** Set for a build that is for this machine only, as by `npm start`, the tests and the benchmarks. */
export const outboxSwitch = 'EMAIL_OUTBOX';

/** Completes the environment in place: from the command's `.env` file, and with the outbox if no account is needed. Set values stay. */
export const prepareEmailSettings = (env: NodeJS.ProcessEnv, command: string | undefined): void => {
  const file = command === 'develop' ? '.env.development' : '.env.production';
  if (existsSync(file)) process.loadEnvFile(file);

  const isSet = requiredSettings.some((name) => env[name]);
  if (env[outboxSwitch] || (command === 'develop' && !isSet)) Object.assign(env, outboxSettings);
};

/** Names of the missing or empty settings, in the order of `.env.example`. */
export const missingSettings = (env: NodeJS.ProcessEnv): string[] =>
  requiredSettings.filter((name) => !env[name]?.trim());

/** What is wrong with the settings, and what to do; undefined if the forms can send. */
export const settingsError = (env: NodeJS.ProcessEnv): string | undefined => {
  const missing = missingSettings(env);
  return missing.length === 0
    ? undefined
    : `The forms cannot send: ${missing.join(', ')} ${missing.length === 1 ? 'is' : 'are'} not set; ` +
        'copy .env.example to .env.production and fill it in, or run npm start, which needs no account.';
};
