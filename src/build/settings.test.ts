/** @jest-environment node */
import {
  describeSettingErrors,
  outboxSettings,
  prepareSettings,
  settingErrors,
  siteUrl,
} from './settings';

const account = {
  GATSBY_EMAILJS_PUBLIC_KEY: 'k3Yq0',
  GATSBY_EMAILJS_SERVICE_ID: 'service_4f2',
  GATSBY_EMAILJS_TEMPLATE_ID: 'template_8a1',
};

const errorsOf = (env: NodeJS.ProcessEnv) =>
  settingErrors({ ...account, ...env }).map(({ setting, message }) => `${setting} ${message}`);

const missing = [
  'GATSBY_EMAILJS_PUBLIC_KEY is not set; copy it from your EmailJS account.',
  'GATSBY_EMAILJS_SERVICE_ID is not set; copy it from your EmailJS account.',
  'GATSBY_EMAILJS_TEMPLATE_ID is not set; copy it from your EmailJS account.',
];

it.each([
  ['a build without settings sends nothing', {}, 'build', missing],
  ['a build for the outbox sends to it', { EMAIL_OUTBOX: 'true' }, 'build', []],
  ['the develop server sends to the outbox', {}, 'develop', []],
  [
    'a part of an account does not send',
    { ...account, ...{ GATSBY_EMAILJS_SERVICE_ID: ' ' } },
    'develop',
    [missing[1]],
  ],
])('%s', (_what, env: NodeJS.ProcessEnv, command, expected) => {
  prepareSettings(env, command);
  expect(settingErrors(env).map(({ setting, message }) => `${setting} ${message}`)).toEqual(
    expected,
  );
});

it('keeps an account that the develop server was given', () => {
  const env = { ...account };
  prepareSettings(env, 'develop');
  expect(env).toEqual(account);
});

it.each([
  ['GATSBY_EMAILJS_PUBLIC_KEY', ' k3Yq0\r\n', 'k3Yq0'],
  ['GATSBY_SITE_URL', 'https://www.harbour.agency/\n', 'https://www.harbour.agency'],
  ['GATSBY_EMAILJS_ORIGIN', 'https://mail.harbour.agency/', 'https://mail.harbour.agency'],
  ['ADMIN_REPOSITORY', '\thttps://github.com/a/b#main ', 'https://github.com/a/b#main'],
])('takes %s without what was copied along', (name, value, expected) => {
  const env: NodeJS.ProcessEnv = { ...account, [name]: value };
  prepareSettings(env, 'build');
  expect(env[name]).toBe(expected);
});

it.each([
  ['https://www.harbour.agency', 'https://www.harbour.agency'],
  ['https://Häfen.agency', 'https://xn--hfen-loa.agency'],
  [undefined, 'https://starswell.example'],
])('has for the setting %s the address %s', (setting, expected) => {
  expect(siteUrl({ GATSBY_SITE_URL: setting })).toBe(expected);
});

it.each([
  ['https://harbour.agency/en', 'write only https://harbour.agency.'],
  ['https://harbour.agency?a=1', 'write only https://harbour.agency.'],
  ['https://harbour.agency#top', 'write only https://harbour.agency.'],
  ['https://me:secret@harbour.agency', 'write only https://harbour.agency.'],
  ['harbour.agency', 'set an address with https:// before it, such as https://www.example.com.'],
  [
    'ftp://harbour.agency',
    'set an address with https:// before it, such as https://www.example.com.',
  ],
])('refuses %s as address of the site or the email service', (address, advice) => {
  for (const setting of ['GATSBY_SITE_URL', 'GATSBY_EMAILJS_ORIGIN'])
    expect(errorsOf({ [setting]: address })).toEqual([`${setting} is "${address}"; ${advice}`]);
});

it.each(['https://harbour.agency', 'http://localhost:9000'])('accepts %s', (address) => {
  expect(errorsOf({ GATSBY_SITE_URL: address, GATSBY_EMAILJS_ORIGIN: address })).toEqual([]);
});

it('refuses a page of a repository', () => {
  expect(errorsOf({ ADMIN_REPOSITORY: 'https://github.com/a/b/tree/main' })).toEqual([
    'ADMIN_REPOSITORY is "https://github.com/a/b/tree/main"; set the address of a repository, such as https://github.com/owner/name#main.',
  ]);
});

it.each(['service 4f2', '"service_4f2"'])('refuses %s as id of the email service', (id) => {
  expect(errorsOf({ GATSBY_EMAILJS_SERVICE_ID: id })).toEqual([
    `GATSBY_EMAILJS_SERVICE_ID is "${id}"; copy it from your EmailJS account, without blanks and quotation marks.`,
  ]);
});

it('says where the settings are, and what needs none', () => {
  const env = { ...account, GATSBY_EMAILJS_SERVICE_ID: '' };
  expect(describeSettingErrors(env, 'build')).toBe(
    'Settings in .env.production, or of your host:\n' +
      'GATSBY_EMAILJS_SERVICE_ID is not set; copy it from your EmailJS account.\n' +
      'The file .env.example has them all. npm start needs none of them.',
  );
  expect(describeSettingErrors(outboxSettings, 'build')).toBeUndefined();
});
