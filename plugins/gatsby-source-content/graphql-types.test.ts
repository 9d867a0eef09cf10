/** @jest-environment node */
import type { CreateSchemaCustomizationArgs } from 'gatsby';
import { contentTypes } from './content-types';
import { createSchemaCustomization, graphqlTypes } from './graphql-types';

jest.mock('./languages');

const { objects, enums } = graphqlTypes();

const fieldOf = (type: string, field: string) =>
  objects.find(({ name }) => name === type)?.fields[field];

const valuesOf = (type: string) =>
  Object.keys(enums.find(({ name }) => name === type)?.values ?? {});

it('describes every type', () => {
  expect(objects.filter(({ description }) => !description)).toEqual([]);
});

it.each(objects.map(({ name, fields }) => [name, fields]))(
  'describes every field of %s',
  (_name, fields) => {
    expect(Object.values(fields).filter(({ description }) => !description)).toEqual([]);
  },
);

it('lets Gatsby infer no field from the files', () => {
  const infer: unknown[] = [];
  const schema = {
    buildObjectType: ({ extensions }: { extensions: object }) => infer.push(extensions),
    buildEnumType: () => undefined,
  };
  const args = { actions: { createTypes: () => undefined }, schema };
  // Only the parts of Gatsby's arguments that the function uses are there.
  void createSchemaCustomization?.(
    args as unknown as CreateSchemaCustomizationArgs,
    { plugins: [] },
    () => undefined,
  );
  expect(infer.length).toBeGreaterThan(10);
  expect(infer.filter((one) => Object(one).infer !== false)).toEqual([]);
});

it('makes a node type of each content type', () => {
  const nodes = objects.filter(({ interfaces }) => interfaces?.includes('Node'));
  expect(nodes.map(({ name }) => name)).toEqual(contentTypes.map(({ name }) => name));
});

it.each([
  ['a key', 'Plan', 'key', 'String!'],
  ['a language', 'Plan', 'language', 'Language!'],
  ['a text', 'Page', 'path', 'String!'],
  ['translations', 'Case', 'slug', 'String!'],
  ['optional translations', 'Page', 'slug', 'String'],
  ['a whole number', 'Plan', 'order', 'Int!'],
  ['an optional number', 'Page', 'header', 'Int'],
  ['a number', 'CaseResult', 'value', 'Float!'],
  ['true or false', 'Plan', 'popular', 'Boolean!'],
  ['a closed set', 'Plan', 'line', 'PlanLine!'],
  ['a closed set with a type of its own', 'SiteLanguage', 'code', 'Language!'],
  ['a list of texts', 'Plan', 'features', '[String!]!'],
  ['a list of groups', 'Case', 'results', '[CaseResult!]!'],
  ['an optional list', 'Case', 'icons', '[Icon!]'],
  ['a group', 'Plan', 'price', 'PlanPrice'],
  ['a field that nodes add', 'Plan', 'prices', '[PeriodPrice!]!'],
  ['a picture', 'Project', 'image', 'File!'],
  ['an optional picture', 'Case', 'image', 'File'],
  ['a link to another node', 'Case', 'body', 'MarkdownRemark'],
  ['the list of placeholders', 'Plan', 'placeholders', '[PlanPlaceholder!]'],
])('gives %s its type: %s.%s', (_what, type, field, expected) => {
  expect(fieldOf(type, field)?.type).toBe(expected);
});

it('finds the file of a picture by its path', () => {
  expect(fieldOf('Project', 'image')?.extensions).toEqual({ fileByRelativePath: {} });
});

it.each([
  ['ids with hyphens', 'ProjectCategory', 'BUSINESS_CLUBS'],
  ['paths of fields', 'SiteInfoPlaceholder', 'FOUNDER_PORTRAIT_ALT'],
  ['marks with spaces', 'SiteInfoPlaceholder', 'PLAN_TERMS'],
])('writes %s as values of %s', (_what, type, value) => {
  expect(valuesOf(type)).toContain(value);
});

it('has the languages as they are in addresses', () => {
  expect(valuesOf('Language')).toEqual(['en', 'nl', 'es']);
});

it('says how a value is written in the files', () => {
  const categories = enums.find(({ name }) => name === 'ProjectCategory');
  expect(categories?.values.BUSINESS_CLUBS?.description).toBe(
    'Written business-clubs in the content files.',
  );
});
