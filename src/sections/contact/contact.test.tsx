import { screen } from '@testing-library/react';
import { serviceChoices } from '../../forms/contact/service-choices';
import { renderPage } from '../../testing/render-page';
import { Contact } from './contact';

const intro = {
  heading: '_Tell us_ where to *land*',
  lead: 'A few lines are enough.',
};

const renderContact = (level: 1 | 2) =>
  renderPage(
    <Contact
      intro={intro}
      level={level}
      email="hello@starswell.example"
      phone="+31 20 000 0000"
      choices={serviceChoices('home', 'en')}
    />,
  );

describe('Contact', () => {
  it('links to the mailbox and the telephone', () => {
    renderContact(2);
    expect(screen.getByRole('link', { name: 'hello@starswell.example' })).toHaveAttribute(
      'href',
      'mailto:hello@starswell.example',
    );
    expect(screen.getByRole('link', { name: '+31 20 000 0000' })).toHaveAttribute(
      'href',
      'tel:+31200000000',
    );
  });

  it.each([1, 2] as const)('has a heading of level %i, its lead and the form', (level) => {
    renderContact(level);
    expect(screen.getByRole('heading', { level })).toHaveTextContent('Tell us where to land');
    expect(screen.getByText(intro.lead)).toBeVisible();
    expect(screen.getAllByRole('textbox')).toHaveLength(4);
  });
});
