/** @jest-environment node */
import type { CreateResolversArgs } from 'gatsby';
import { createResolvers } from './resolvers';

type Resolve = (source: object, filter: object, context: object, info: object) => unknown;

/** The resolver of a field, by type and name. */
const resolverOf = (type: string, field: string): Resolve | undefined => {
  let resolvers: Record<string, Record<string, { resolve: Resolve }>> = {};
  // Only the parts of Gatsby's arguments that the function uses are there.
  createResolvers({
    createResolvers: (given: typeof resolvers) => {
      resolvers = given;
    },
  } as unknown as CreateResolversArgs);
  return resolvers[type]?.[field]?.resolve;
};

describe('a query of one entry', () => {
  const filterOf = (field: string, filter: object) => {
    const originalResolver = (_source: object, given: object) => given;
    return resolverOf('Query', field)?.({}, filter, {}, { originalResolver });
  };

  it('is in English by default', () => {
    expect(filterOf('plan', { key: { eq: 'pro' } })).toEqual({
      key: { eq: 'pro' },
      language: { eq: 'en' },
    });
  });

  it('is in the language that it names', () => {
    expect(filterOf('siteInfo', { language: { eq: 'nl' } })).toEqual({ language: { eq: 'nl' } });
  });

  it('finds the 404 page, which is in Spanish only, without a default', () => {
    expect(resolverOf('Query', 'notFound')).toBeUndefined();
  });
});

it("calls the site by the agency's name", async () => {
  const nodeModel = {
    findOne: ({ type }: { type: string }) =>
      Promise.resolve(type === 'SiteInfo' ? { brand: 'Harbour' } : null),
  };
  expect(await resolverOf('SiteSiteMetadata', 'title')?.({}, {}, { nodeModel }, {})).toBe(
    'Harbour',
  );
});

it('puts a case below the page that lists the cases', async () => {
  const nodeModel = { findOne: () => Promise.resolve({ slug: 'casos' }) };
  const path = resolverOf('Case', 'path');
  expect(await path?.({ language: 'es', slug: 'puerto' }, {}, { nodeModel }, {})).toBe(
    '/es/casos/puerto',
  );
});

describe('a service', () => {
  // Finds every entry but that of a plan that was removed.
  const nodeModel = {
    findOne: ({ type, query }: { type: string; query: { filter: object } }) =>
      Promise.resolve(
        JSON.stringify(query).includes('removed') ? null : { type, filter: query.filter },
      ),
  };
  const inDutch = (key: string) => ({ key: { eq: key }, language: { eq: 'nl' } });
  const resolve = (field: string, service: object) =>
    resolverOf('Service', field)?.({ language: 'nl', ...service }, {}, { nodeModel }, {});

  it('has its plans in its own language, in their order', async () => {
    expect(await resolve('plans', { plans: ['starter', 'removed', 'pro'] })).toEqual([
      { type: 'Plan', filter: inDutch('starter') },
      { type: 'Plan', filter: inDutch('pro') },
    ]);
  });

  it('has its case in its own language, if it has one', async () => {
    expect(await resolve('caseStudy', { caseStudy: 'harbour' })).toEqual({
      type: 'Case',
      filter: inDutch('harbour'),
    });
    expect(await resolve('caseStudy', {})).toBeNull();
  });
});
