/** @jest-environment node */
import type { CreateSchemaCustomizationArgs } from 'gatsby';
import { createSchemaCustomization } from '../schema';
import { contentTypes } from './graphql-types';
import { kinds } from './kinds';
import { projectCategories } from './schemas/project';
import { serviceGroups } from './schemas/service';

const { objects, enums } = contentTypes();

const fieldsOf = (type: string) => objects.find(({ name }) => name === type)?.fields ?? {};

const typesIn = (type: string) =>
  Object.fromEntries(Object.entries(fieldsOf(type)).map(([name, field]) => [name, field.type]));

it('describes every type and every field', () => {
  const silent = objects.flatMap(({ name, description, fields }) => [
    ...(description ? [] : [name]),
    ...Object.entries(fields)
      .filter(([, field]) => !field.description)
      .map(([field]) => `${name}.${field}`),
  ]);
  expect(objects.length).toBeGreaterThan(10);
  expect(silent).toEqual([]);
});

it('leaves nothing to be inferred from whatever the files hold', () => {
  const built: { name: string; extensions: object }[] = [];
  const build = (type: (typeof built)[number]) => built.push(type);
  // Only the parts of Gatsby's arguments that the function uses are there.
  void createSchemaCustomization?.(
    {
      actions: { createTypes: () => undefined },
      schema: { buildObjectType: build, buildEnumType: () => undefined },
    } as unknown as CreateSchemaCustomizationArgs,
    { plugins: [] },
    () => undefined,
  );
  expect(built.map(({ name }) => name)).toEqual(objects.map(({ name }) => name));
  for (const { extensions } of built) expect(extensions).toEqual({ infer: false });
});

it('has a type for each kind, and one for each group of fields', () => {
  const groups = [
    'CaseDocument',
    'CaseResult',
    'CaseSwell',
    'FormSettings',
    'Founder',
    'NewsletterTexts',
    'PlanPrice',
    'Quote',
    'SiteLanguage',
    'SocialProfile',
    'SwellCrest',
    'Video',
    'VideoFiles',
  ];
  expect(objects.map(({ name }) => name)).toEqual(expect.arrayContaining(groups));
  const nodes = objects.filter(({ interfaces }) => interfaces?.includes('Node'));
  expect(nodes.map(({ name }) => name)).toEqual(Object.values(kinds).map(({ type }) => type));
});

it('gives each field the type of its schema, as optional as there', () => {
  expect(typesIn('Plan')).toEqual({
    key: 'String!',
    language: 'String!',
    line: 'PlanLine!',
    order: 'Int!',
    placeholders: '[String!]',
    name: 'String!',
    description: 'String!',
    price: 'PlanPrice',
    features: '[String!]!',
    cta: 'String!',
    popular: 'Boolean!',
    bestValue: 'Boolean!',
  });
  expect(typesIn('PlanPrice')).toEqual({
    monthly: 'Int!',
    yearly: 'Int!',
    monthlyLabel: 'String!',
    yearlyLabel: 'String!',
  });
  expect(typesIn('Page')).toMatchObject({ header: 'Int', slug: 'String', path: 'String!' });
  expect(typesIn('Case')).toMatchObject({
    slug: 'String!',
    keywords: '[String!]!',
    results: '[CaseResult!]!',
    document: 'CaseDocument',
    icons: '[String!]',
    iconMasks: '[String!]!',
    image: 'File',
    imageAlt: 'String',
    swell: 'CaseSwell!',
    body: 'MarkdownRemark',
  });
  expect(typesIn('CaseResult')).toEqual({ value: 'Float!', unit: 'String!', label: 'String!' });
  expect(typesIn('FormSettings')).toMatchObject({ throttle: 'Int', blockList: '[String!]!' });
});

it('finds the file that a field names', () => {
  expect(fieldsOf('Project').image).toMatchObject({
    type: 'File!',
    extensions: { fileByRelativePath: {} },
  });
});

it('has enums for what queries filter by, with the ids of the content files', () => {
  expect(enums.map(({ name }) => name)).toEqual(['PlanLine', 'ProjectCategory']);
  const [, categories] = enums;
  expect(Object.keys(categories?.values ?? {})).toEqual(
    projectCategories.map((id) => id.toUpperCase().replaceAll('-', '_')),
  );
  expect(categories?.values.BUSINESS_CLUBS?.description).toContain('business-clubs');
});

it('lists the values of other choices in the description', () => {
  for (const group of serviceGroups)
    expect(fieldsOf('Service').group?.description).toContain(group);
  expect(fieldsOf('Case').icons?.description).toContain('brain-circuit');
});
