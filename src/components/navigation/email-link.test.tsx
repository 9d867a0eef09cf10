import { screen } from '@testing-library/react';
import { renderPage } from '../../testing/render-page';
import { EmailLink } from './email-link';

it.each([
  ['the agency', undefined, 'Question%20for%20Harbour'],
  ['its own subject', 'Pro & more?', 'Pro%20%26%20more%3F'],
])('opens a message about %s', (_what, subject, expected) => {
  renderPage(<EmailLink subject={subject}>Write</EmailLink>);
  expect(screen.getByRole('link', { name: 'Write' })).toHaveAttribute(
    'href',
    `mailto:hello@harbour.example?subject=${expected}`,
  );
});
