/** @jest-environment node */
import { readFileSync } from 'node:fs';
import {
  missingSettings,
  outboxSettings,
  outboxSwitch,
  prepareEmailSettings,
  requiredSettings,
  settingsError,
} from './email-settings';

it('names every setting that is missing or empty', () => {
  expect(missingSettings({})).toEqual([...requiredSettings]);
  const [key, service, template] = requiredSettings;
  expect(missingSettings({ [key]: 'key', [service]: ' ', [template]: 'template' })).toEqual([
    service,
  ]);
});

it('lists every setting in the example', () => {
  const example = readFileSync('.env.example', 'utf8');
  for (const name of [...requiredSettings, 'GATSBY_EMAILJS_ORIGIN']) {
    expect(example).toMatch(new RegExp(`^${name}=$`, 'm'));
  }
});

it.each([
  ['a build without settings sends nothing', {}, 'build', [...requiredSettings]],
  ['a build with the outbox switched on sends to it', { [outboxSwitch]: 'true' }, 'build', []],
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

it('says which settings are missing, and what to do', () => {
  const env = { ...outboxSettings, GATSBY_EMAILJS_SERVICE_ID: '' };
  expect(settingsError(env)).toBe(
    'The forms cannot send: GATSBY_EMAILJS_SERVICE_ID is not set; copy .env.example to .env.production and fill it in, or run npm start, which needs no account.',
  );
  expect(settingsError(outboxSettings)).toBeUndefined();
});
