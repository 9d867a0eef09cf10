import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { graphqlTypes } from '../../plugins/gatsby-source-content/graphql-types';
import { expect, test } from './develop';

const guide = readFileSync(resolve(__dirname, '../../docs/data.md'), 'utf8');
const queries = [...guide.matchAll(/\n\n(.+:)\n\n```graphql\n([\s\S]+?)```/g)].map(
  ([, title = '', query = '']) => ({ title: title.slice(0, -1), query }),
);

/** Whether any list in an answer is empty, or any value that is not a list is missing altogether. */
const isEmpty = (value: unknown): boolean => {
  if (Array.isArray(value)) return value.length === 0 || value.some(isEmpty);
  if (typeof value !== 'object' || value === null) return false;
  const inner = Object.values(value);
  return inner.every((one) => one === null) || inner.some(isEmpty);
};

test('the guide to the data has ten queries', () => expect(queries).toHaveLength(10));

for (const { title, query } of queries) {
  test(`GraphiQL answers: ${title}`, async ({ request }) => {
    const response = await request.post('/___graphql', { data: { query } });
    const { data, errors } = await response.json();
    expect(errors).toBeUndefined();
    expect(isEmpty(data), JSON.stringify(data)).toBe(false);
  });
}

/** Types of the content. */
const ownTypes = graphqlTypes().objects.map(({ name }) => name);

/** Gatsby puts these four into every node, and describes none of them. */
const gatsbysOwn = ['id', 'parent', 'children', 'internal'];

test('every type and every field of the content is described in GraphiQL', async ({ request }) => {
  const query =
    '{ __schema { types { name description fields { name description } interfaces { name } } } }';
  const { data } = await (await request.post('/___graphql', { data: { query } })).json();
  interface Described {
    name: string;
    description: string | null;
    fields?: Described[];
    interfaces?: { name: string }[];
  }
  const types: Described[] = data.__schema.types;
  for (const name of ownTypes) {
    const type = types.find((one) => one.name === name);
    const silent = [type, ...(type?.fields ?? [])].filter(
      (one) => !one?.description && !gatsbysOwn.includes(one?.name ?? ''),
    );
    expect(silent, name).toEqual([]);
  }

  // The guide names whose types have no descriptions.
  const others = types.filter(
    ({ name, interfaces }) =>
      interfaces?.some((one) => one.name === 'Node') && !ownTypes.includes(name),
  );
  for (const { name } of others) expect(guide).toContain(`\`${name}\``);
});
