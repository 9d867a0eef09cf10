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
