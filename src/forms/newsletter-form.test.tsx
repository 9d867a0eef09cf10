import { screen } from '@testing-library/react';
import { renderPage } from '../testing/render-page';
import { NewsletterForm } from './newsletter-form';

const renderForm = (labelHidden = false) =>
  renderPage(
    <NewsletterForm
      id="field"
      label="Your address"
      labelHidden={labelHidden}
      email="hello@starswell.example"
    />,
  );

describe('NewsletterForm', () => {
  it('asks for an e-mail address that the browser can fill in', () => {
    renderForm();
    const field = screen.getByRole('textbox', { name: 'Your address' });
    expect(field).toHaveAttribute('type', 'email');
    expect(field).toHaveAttribute('name', 'from_email');
    expect(field).toHaveAttribute('autocomplete', 'email');
    expect(field).toHaveAttribute('id', 'field');
  });

  it('keeps the name of the field where the label is hidden', () => {
    renderForm(true);
    expect(screen.getByLabelText('Your address')).toBeInTheDocument();
  });

  it('writes to the agency without scripts', () => {
    renderForm();
    const form = screen.getByRole('button', { name: 'Subscribe' }).closest('form');
    expect(form).toHaveAttribute('action', 'mailto:hello@starswell.example');
    expect(form).toHaveAttribute('method', 'post');
    expect(form).toHaveAttribute('enctype', 'text/plain');
  });
});
