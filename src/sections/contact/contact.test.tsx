import { screen, within } from '@testing-library/react';
import { intro } from '../../testing/fixtures';
import { translations } from '../../testing/i18n-provider';
import { renderPage } from '../../testing/render-page';
import { Contact } from './contact';

const { contact, common } = translations();

describe('the contact section', () => {
  it('says in three steps what happens after a message', () => {
    renderPage(<Contact intro={intro} ownPage />);
    expect(screen.getByRole('heading', { level: 2, name: contact.next.heading })).toBeVisible();
    const steps = [...document.querySelectorAll('ol > li')].map((step) => step.textContent);
    expect(steps).toEqual([contact.next.reply, contact.next.call, contact.next.proposal]);
  });

  it('says what the address is used for', () => {
    renderPage(<Contact intro={intro} ownPage />);
    const form = within(document.querySelector('form') ?? document.body);
    expect(form.getByText(common.forms.privacy, { exact: false })).toBeVisible();
  });
});
