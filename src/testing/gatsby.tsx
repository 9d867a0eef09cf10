import type { ComponentProps } from 'react';

/** Replaces the `gatsby` package in component tests, without router and data layer. */
export const Link = ({ to, children, ...rest }: ComponentProps<'a'> & { to: string }) => (
  <a href={to} {...rest}>
    {children}
  </a>
);

export const navigate = jest.fn();

/** Queries are only read by Gatsby's build. */
export const graphql = (): void => undefined;
