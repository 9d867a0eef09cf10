import type { ComponentProps } from 'react';

export const navigate = jest.fn();

/** Replaces Gatsby's link in component tests, without router and data layer. */
export const Link = ({ to, onClick, children, ...rest }: ComponentProps<'a'> & { to: string }) => (
  <a
    {...rest}
    href={to}
    onClick={(event) => {
      onClick?.(event);
      if (!event.defaultPrevented) navigate(to);
      // jsdom cannot follow links.
      event.preventDefault();
    }}
  >
    {children}
  </a>
);

/** Queries are only read by Gatsby's build. */
export const graphql = (): void => undefined;
