import { screen } from '@testing-library/react';
import { readSite } from '../../testing/content';
import { renderPage } from '../../testing/render-page';
import { Contact } from './contact';

it('the contact section links to the mailbox and the telephone, and has its heading, its lead and the form', () => {
  const { email, phone } = readSite();
  const intro = { heading: '_Tell us_ where to *land*', lead: 'A few lines are enough.' };
  renderPage(<Contact intro={intro} level={1} />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Tell us where to land');
  expect(screen.getByText(intro.lead)).toBeVisible();
  const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(hrefOf(email)).toBe(`mailto:${email}`);
  expect(hrefOf(phone)).toBe(`tel:${phone.replaceAll(' ', '')}`);
  expect(screen.getAllByRole('textbox')).toHaveLength(4);
});
