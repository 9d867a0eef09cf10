/** @jest-environment node */
import { readFileSync } from 'node:fs';
import {
  missingSettings,
  outboxSwitch,
  prepareEmailSettings,
  requiredSettings,
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

it('leaves a production build without settings as it is', () => {
  const env = {};
  prepareEmailSettings(env, 'build');
  expect(missingSettings(env)).toHaveLength(requiredSettings.length);
});

it('takes the outbox where it is switched on, and in the develop server', () => {
  const asked = { [outboxSwitch]: 'true' };
  prepareEmailSettings(asked, 'build');
  expect(missingSettings(asked)).toEqual([]);

  const develop = {};
  prepareEmailSettings(develop, 'develop');
  expect(missingSettings(develop)).toEqual([]);
});

it('keeps an account that the develop server was given', () => {
  const env = { GATSBY_EMAILJS_PUBLIC_KEY: 'mine' };
  prepareEmailSettings(env, 'develop');
  expect(env.GATSBY_EMAILJS_PUBLIC_KEY).toBe('mine');
});
