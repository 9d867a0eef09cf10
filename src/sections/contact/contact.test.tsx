import { screen } from '@testing-library/react';
import { readSite } from '../../testing/content';
import { renderPage } from '../../testing/render-page';
import { Contact } from './contact';

const intro = {
  heading: '_Tell us_ where to *land*',
  lead: 'A few lines are enough.',
};

const renderContact = (level: 1 | 2) => renderPage(<Contact intro={intro} level={level} />);

describe('the contact section', () => {
  it('links to the mailbox and the telephone', () => {
    const { email, phone } = readSite();
    renderContact(2);
    expect(screen.getByRole('link', { name: email })).toHaveAttribute('href', `mailto:${email}`);
    expect(screen.getByRole('link', { name: phone })).toHaveAttribute(
      'href',
      `tel:${phone.replaceAll(' ', '')}`,
    );
  });

  it.each([1, 2] as const)('has a heading of level %i, its lead and the form', (level) => {
    renderContact(level);
    expect(screen.getByRole('heading', { level })).toHaveTextContent('Tell us where to land');
    expect(screen.getByText(intro.lead)).toBeVisible();
    expect(screen.getAllByRole('textbox')).toHaveLength(4);
  });
});
