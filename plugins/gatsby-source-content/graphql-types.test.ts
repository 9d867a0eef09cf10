/** @jest-environment node */
import type { CreateSchemaCustomizationArgs } from 'gatsby';
import { contentTypes } from './content-types';
import { createSchemaCustomization, graphqlTypes } from './graphql-types';
import { languages } from './languages';
import { projectCategories } from './content-types/project';

const { objects, enums } = graphqlTypes();

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

it('lets Gatsby infer no field from the files', () => {
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

it('has a node type for each content type', () => {
  const nodes = objects.filter(({ interfaces }) => interfaces?.includes('Node'));
  expect(nodes.map(({ name }) => name)).toEqual(contentTypes.map(({ name }) => name));
});

it('gives each field the type of its schema', () => {
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

it('has an enum for every closed set', () => {
  const found = new Map(enums.map(({ name, values }) => [name, values]));
  expect(Object.keys(found.get('ProjectCategory') ?? {})).toEqual(
    projectCategories.map((id) => id.toUpperCase().replaceAll('-', '_')),
  );
  expect(found.get('ProjectCategory')?.BUSINESS_CLUBS?.description).toContain('business-clubs');
  for (const { name } of contentTypes) expect(found.get(`${name}Placeholder`)).toBeDefined();
  expect(Object.keys(found.get('SiteInfoPlaceholder') ?? {})).toEqual(
    expect.arrayContaining(['BRAND', 'FOUNDER_PORTRAIT_ALT', 'PRIVACY_STATEMENT']),
  );
  expect(Object.keys(found.get('Language') ?? {})).toEqual([...languages]);
  expect(typesIn('SiteLanguage').code).toBe('Language!');
});
