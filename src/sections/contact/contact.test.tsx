import { screen } from '@testing-library/react';
import { readSite } from '../../testing/content';
import { renderPage } from '../../testing/render-page';
import { Contact } from './contact';

it('the contact section links to the mailbox and the telephone, and has its lead and the form', () => {
  const { email, phone } = readSite();
  renderPage(<Contact intro={{ heading: 'Contact', lead: 'A few lines are enough.' }} level={2} />);
  const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(hrefOf(email)).toBe(`mailto:${email}`);
  expect(hrefOf(phone)).toBe(`tel:${phone.replaceAll(' ', '')}`);
  expect(screen.getByText('A few lines are enough.')).toBeVisible();
  expect(screen.getAllByRole('textbox')).toHaveLength(4);
});
