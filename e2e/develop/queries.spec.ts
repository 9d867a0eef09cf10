import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { APIRequestContext } from '@playwright/test';
import { contentTypes } from '../../src/gatsby/content/graphql-types';
import { expect, test } from './develop';

const guide = readFileSync(resolve(__dirname, '../../docs/data.md'), 'utf8');
const queries = [...guide.matchAll(/\n\n(.+:)\n\n```graphql\n([\s\S]+?)```/g)];

/** Whether any list in an answer is empty, or any value that is not a list is missing altogether. */
const isEmpty = (value: unknown): boolean => {
  if (Array.isArray(value)) return value.length === 0 || value.some(isEmpty);
  if (typeof value !== 'object' || value === null) return false;
  const inner = Object.values(value);
  return inner.every((one) => one === null) || inner.some(isEmpty);
};

const ask = async (request: APIRequestContext, query: string) =>
  (await request.post('/___graphql', { data: { query } })).json();

test('GraphiQL answers the ten queries of the guide to the data', async ({ request }) => {
  expect(queries).toHaveLength(10);
  for (const [, title, query = ''] of queries) {
    const { data, errors } = await ask(request, query);
    expect(errors, title).toBeUndefined();
    expect(isEmpty(data), `${title} ${JSON.stringify(data)}`).toBe(false);
  }
});

test('the guide names the types of nodes that are not of the content, and so have no descriptions', async ({
  request,
}) => {
  const { data } = await ask(request, '{ __type(name: "Node") { possibleTypes { name } } }');
  const names: string[] = data.__type.possibleTypes.map(({ name }: { name: string }) => name);
  const ownTypes = contentTypes().objects.map(({ name }) => name);
  expect(names).toContain('File');
  for (const name of names.filter((one) => !ownTypes.includes(one)))
    expect(guide).toContain(`\`${name}\``);
});
