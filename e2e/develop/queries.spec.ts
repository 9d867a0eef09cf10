import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
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

test('the guide to the data has ten queries', () => {
  expect(queries).toHaveLength(10);
});

for (const { title, query } of queries) {
  test(`GraphiQL answers: ${title}`, async ({ request }) => {
    const response = await request.post('/___graphql', { data: { query } });
    const { data, errors } = await response.json();
    expect(errors).toBeUndefined();
    expect(isEmpty(data), JSON.stringify(data)).toBe(false);
  });
}

/** Gatsby puts these four into every node, and describes none of them. */
const gatsbysOwn = ['id', 'parent', 'children', 'internal'];

test('every type and every field of the content is described in GraphiQL', async ({ request }) => {
  const query =
    '{ __schema { types { name description fields { name description } interfaces { name } } } }';
  const { data } = await (await request.post('/___graphql', { data: { query } })).json();
  const own = [
    'SiteInfo',
    'Page',
    'Service',
    'Project',
    'Skill',
    'Value',
    'Plan',
    'Case',
    'CaseFacts',
  ];
  interface Described {
    name: string;
    description: string | null;
    fields?: Described[];
  }
  const types: Described[] = data.__schema.types;
  for (const name of own) {
    const type = types.find((one) => one.name === name);
    const silent = [type, ...(type?.fields ?? [])].filter(
      (one) => !one?.description && !gatsbysOwn.includes(one?.name ?? ''),
    );
    expect(silent, name).toEqual([]);
  }
});
