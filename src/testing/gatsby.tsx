import type { ComponentProps } from 'react';

/** Stands in for the `gatsby` package in component tests, where there is no router and no data layer. */
export const Link = ({ to, ...rest }: ComponentProps<'a'> & { to: string }) => (
  <a href={to} {...rest} />
);

export const navigate = jest.fn();

/** Queries are only read by Gatsby's build. */
export const graphql = (): void => undefined;
