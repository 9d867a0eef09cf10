import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, extname, join } from 'node:path';
import { folderKinds } from '../../src/gatsby/content/kinds';
import { languages } from '../../src/i18n/languages';

/** What is added to a copied record, so that no text and no address occurs twice. */
const suffix = 'Harbour';

type Values = Record<string, unknown>;

interface Growing {
  kind: string;
  /** The record that is removed, or copied; a copy takes its place, so that the others get another number. */
  name: string;
}

const read = (file: string): Values => JSON.parse(readFileSync(file, 'utf8')) as Values;

const write = (file: string, values: Values): void => {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(values, null, 2)}\n`);
};

/** Texts longer than this may have a limit, in characters, as titles have. */
const longText = 50;

/** Ends a text with the suffix, in each language if it is translated; a long text does not get longer. */
const renamed = (value: unknown): unknown =>
  typeof value === 'string'
    ? `${value.length > longText ? value.slice(0, -suffix.length - 1).trimEnd() : value} ${suffix}`
    : Object.fromEntries(Object.entries(Object(value)).map(([key, text]) => [key, renamed(text)]));

const slugs = (): Values =>
  Object.fromEntries(
    languages.map((language) => [language, `${suffix.toLowerCase()}-${language}`]),
  );

/** Texts that differ between the records of a kind. */
const distinct = [
  'title',
  'pageTitle',
  'heading',
  'name',
  'description',
  'details',
  'text',
  'summary',
  'imageAlt',
];

const copyOf = (record: Values, order: number): Values => ({
  ...record,
  ...Object.fromEntries(
    distinct.flatMap((field) => (field in record ? [[field, renamed(record[field])]] : [])),
  ),
  ...('slug' in record && { slug: slugs() }),
  ...('popular' in record && { popular: false, bestValue: false }),
  order,
});

/** Copies the pictures that a record names, and names the copies. */
const copyPictures = (record: Values, from: string, to: string): Values =>
  Object.fromEntries(
    Object.entries(record).map(([field, value]) => {
      if (typeof value !== 'string' || !value.startsWith('./')) return [field, value];
      const name = `${basename(value, extname(value))}-${suffix.toLowerCase()}${extname(value)}`;
      mkdirSync(to, { recursive: true });
      cpSync(join(from, value), join(to, name));
      return [field, `./${name}`];
    }),
  );

const ordersIn = (folder: string): { name: string; record: Values }[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map((name) => ({ name: name.slice(0, -'.json'.length), record: read(join(folder, name)) }))
    .sort((one, other) => Number(one.record.order) - Number(other.record.order));

/** Kinds whose records have neither a group nor a folder of their own. */
const plainKinds = Object.keys(folderKinds).filter(
  (kind) => !['pages', 'services', 'plans', 'cases'].includes(kind),
);

/** The first records of most kinds go; of services the first that is not the only one of its group, and no plan that is popular or of best value. */
const growing = (content: string): Growing[] => {
  const names = (kind: string) => ordersIn(join(content, kind)).map(({ name }) => name);
  const firstOf = (kind: string): Growing => {
    const [first = ''] = names(kind);
    return { kind, name: first };
  };
  const services = ordersIn(join(content, 'services'));
  const isAlone = (group: unknown) =>
    services.filter(({ record }) => record.group === group).length === 1;
  const service = services.find(({ record }) => !isAlone(record.group)) ?? services.at(-1);
  const plain = ordersIn(join(content, 'plans')).find(
    ({ record: { line, price, popular, bestValue } }) =>
      line === 'core' && Number(Object(price).monthly) > 0 && !popular && !bestValue,
  );
  return [
    ...plainKinds.map(firstOf),
    { kind: 'services', name: service?.name ?? '' },
    { kind: 'plans', name: plain?.name ?? '' },
  ];
};

/** The page shows a service in its group, although its order is the last. */
const addService = (folder: string): void => {
  const services = ordersIn(folder);
  const [first] = services;
  if (!first) return;
  const file = join(folder, `${first.name}-${suffix.toLowerCase()}.json`);
  write(file, copyOf(first.record, services.length + 1));
};

/** Makes room for a record: every other one from that place on moves down. */
const shift = (folder: string, from: number): void => {
  for (const { name, record } of ordersIn(folder)) {
    const order = Number(record.order);
    if (order >= from) write(join(folder, `${name}.json`), { ...record, order: order + 1 });
  }
};

/** Adds a copy of the first case, before it. Returns the name of the first. */
const addCase = (folder: string): string => {
  const [model = ''] = readdirSync(folder);
  const [from, to] = [join(folder, model), join(folder, suffix.toLowerCase())];
  cpSync(from, to, { recursive: true, filter: (path) => !/\.(png|jpe?g|webp)$/.test(path) });
  const record = read(join(from, 'case.json'));
  write(join(to, 'case.json'), copyPictures(copyOf(record, 1), from, to));
  write(join(from, 'case.json'), { ...record, order: 2 });
  return model;
};

/** Adds one record of each kind that can grow. */
export const addRecords = (content: string): void => {
  addService(join(content, 'services'));
  for (const { kind, name } of growing(content).filter((one) => one.kind !== 'services')) {
    const folder = join(content, kind);
    const record = read(join(folder, `${name}.json`));
    shift(folder, Number(record.order));
    write(join(folder, `${name}-${suffix.toLowerCase()}.json`), {
      ...copyPictures(copyOf(record, Number(record.order)), folder, folder),
      // No project of the content has one.
      ...(kind === 'projects' && { link: 'https://harbour.example' }),
    });
  }
  addCase(join(content, 'cases'));
};

/** Removes one record of each kind. Pages need a case, so the only one is replaced by a copy with another name and address. */
export const removeRecords = (content: string): void => {
  for (const { kind, name } of growing(content)) rmSync(join(content, kind, `${name}.json`));
  const cases = join(content, 'cases');
  const [first = '', ...others] = readdirSync(cases);
  rmSync(join(cases, others.length > 0 ? first : addCase(cases)), { recursive: true });
};

/** How much more a plan costs by the month, and by the year. */
const increase = { monthly: 100, yearly: 90 };

const without = (values: Values, ...names: string[]): Values => {
  const marks = values.placeholders;
  const kept = Object.entries(values).filter(([name]) => !names.includes(name));
  const isKept = (mark: unknown) => !names.includes(String(mark).split('.')[0] ?? '');
  return {
    ...Object.fromEntries(kept),
    ...(Array.isArray(marks) && { placeholders: marks.filter(isKept) }),
  };
};

/** Changes how to reach the agency, and removes what is optional: a profile, and of each case its document and pictures. */
const settle = (content: string): void => {
  const site = join(content, 'site.json');
  const { social, ...facts } = read(site);
  write(site, {
    ...facts,
    social: Array.isArray(social) ? social.slice(1) : social,
    email: 'office@harbour.example',
    phone: '+34 911 22 33 44',
  });
  for (const name of readdirSync(join(content, 'cases'))) {
    const file = join(content, 'cases', name, 'case.json');
    write(file, without(read(file), 'document', 'image', 'imageNarrow', 'imageAlt'));
  }
};

/** Changes every price, the agency's facts, and the address of a page. The specification quotes the address, so its quotation goes. */
export const changeFacts = (root: string): void => {
  settle(join(root, 'content'));
  const plans = join(root, 'content/plans');
  for (const { name, record } of ordersIn(plans)) {
    const { monthly, yearly } = Object(record.price);
    if (!(monthly > 0)) continue;
    const price = { monthly: monthly + increase.monthly, yearly: yearly + increase.yearly };
    write(join(plans, `${name}.json`), { ...record, price });
  }
  const page = 'pages/about.json';
  const file = join(root, 'content', page);
  write(file, { ...read(file), slug: slugs() });
  const quotations = join(root, 'scripts/content/fixed-texts.json');
  const { [page]: _changed, ...others } = read(quotations);
  write(quotations, others);
};
