/** @jest-environment node */
import {
  missingSettings,
  outboxSettings,
  prepareEmailSettings,
  settingsError,
} from './email-settings';

const all = [
  'GATSBY_EMAILJS_PUBLIC_KEY',
  'GATSBY_EMAILJS_SERVICE_ID',
  'GATSBY_EMAILJS_TEMPLATE_ID',
];

it('names every setting that is missing or blank', () => {
  expect(missingSettings({})).toEqual(all);
  expect(
    missingSettings({
      GATSBY_EMAILJS_PUBLIC_KEY: 'key',
      GATSBY_EMAILJS_SERVICE_ID: ' ',
      GATSBY_EMAILJS_TEMPLATE_ID: 'template',
    }),
  ).toEqual(['GATSBY_EMAILJS_SERVICE_ID']);
});

it.each([
  ['a build without settings sends nothing', {}, 'build', all],
  ['a build for the outbox sends to it', { EMAIL_OUTBOX: 'true' }, 'build', []],
  ['the develop server sends to the outbox', {}, 'develop', []],
])('%s', (_what, env, command, missing) => {
  prepareEmailSettings(env, command);
  expect(missingSettings(env)).toEqual(missing);
});

it('keeps an account that the develop server was given', () => {
  const env = { GATSBY_EMAILJS_PUBLIC_KEY: 'mine' };
  prepareEmailSettings(env, 'develop');
  expect(env.GATSBY_EMAILJS_PUBLIC_KEY).toBe('mine');
});

it('says which setting is missing, and what to do', () => {
  const error = settingsError({ ...outboxSettings, GATSBY_EMAILJS_SERVICE_ID: '' });
  expect(error).toContain('GATSBY_EMAILJS_SERVICE_ID is not set');
  expect(error).toContain('npm start');
  expect(settingsError(outboxSettings)).toBeUndefined();
});
