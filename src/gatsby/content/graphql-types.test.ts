/** @jest-environment node */
import type { CreateSchemaCustomizationArgs } from 'gatsby';
import { createSchemaCustomization } from '../schema';
import { contentTypes } from './graphql-types';
import { kinds } from './kinds';
import { languages } from '../../i18n/languages';
import { projectCategories } from './schemas/project';

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

it('gives Gatsby these types as they are, and leaves nothing to be inferred from the files', () => {
  const built: object[] = [];
  // Only the parts of Gatsby's arguments that the function uses are there.
  void createSchemaCustomization?.(
    {
      actions: { createTypes: () => undefined },
      schema: {
        buildObjectType: (type: object) => built.push(type),
        buildEnumType: () => undefined,
      },
    } as unknown as CreateSchemaCustomizationArgs,
    { plugins: [] },
    () => undefined,
  );
  expect(built).toEqual(objects.map((type) => ({ ...type, extensions: { infer: false } })));
});

it('has a type for each kind', () => {
  const nodes = objects.filter(({ interfaces }) => interfaces?.includes('Node'));
  expect(nodes.map(({ name }) => name)).toEqual(Object.values(kinds).map(({ type }) => type));
});

it('gives each field the type of its schema, as optional as there, and the file that it names', () => {
  expect(typesIn('Plan')).toMatchObject({
    key: 'String!',
    language: 'Language!',
    line: 'PlanLine!',
    order: 'Int!',
    placeholders: '[PlanPlaceholder!]',
    price: 'PlanPrice',
    features: '[String!]!',
    popular: 'Boolean!',
  });
  expect(typesIn('PlanPrice')).toMatchObject({ monthly: 'Int!', monthlyLabel: 'String!' });
  expect(typesIn('Page')).toMatchObject({ header: 'Int', slug: 'String', path: 'String!' });
  expect(typesIn('Case')).toMatchObject({
    slug: 'String!',
    results: '[CaseResult!]!',
    document: 'CaseDocument',
    icons: '[Icon!]',
    image: 'File',
    body: 'MarkdownRemark',
  });
  expect(typesIn('CaseResult').value).toBe('Float!');
  expect(fieldsOf('Project').image).toMatchObject({
    type: 'File!',
    extensions: { fileByRelativePath: {} },
  });
});

it('has an enum for every closed set, with the ids of the content files, and languages by their codes as in the context of a page', () => {
  const found = new Map(enums.map(({ name, values }) => [name, values]));
  expect(Object.keys(found.get('ProjectCategory') ?? {})).toEqual(
    projectCategories.map((id) => id.toUpperCase().replaceAll('-', '_')),
  );
  expect(found.get('ProjectCategory')?.BUSINESS_CLUBS?.description).toContain('business-clubs');
  for (const { type } of Object.values(kinds))
    expect(found.get(`${type}Placeholder`)).toBeDefined();
  expect(Object.keys(found.get('SiteInfoPlaceholder') ?? {})).toEqual(
    expect.arrayContaining(['BRAND', 'FOUNDER_PORTRAIT_ALT', 'PRIVACY_STATEMENT']),
  );
  expect(Object.keys(found.get('Language') ?? {})).toEqual([...languages]);
  expect(typesIn('SiteLanguage').code).toBe('Language!');
});
