import { screen, within } from '@testing-library/react';
import { languages, type Language } from '../i18n/languages';
import { readWords } from '../testing/content';
import { renderPage } from '../testing/render-page';
import { ContactForm } from './contact-form';
import { serviceChoices } from './service-choices';

interface ContactWords {
  form: Record<string, string>;
  services: Record<string, string>;
}

const words = (language: Language) => readWords(language).contact as ContactWords;

const renderForm = (language: Language = 'en', page = 'home') => {
  renderPage(
    <ContactForm email="hello@starswell.example" choices={serviceChoices(page, language)} />,
    { language, page },
  );
  const { form, services } = words(language);
  const field = (name: string, remark = '') => screen.getByLabelText(`${form[name]}${remark}`);
  return {
    form,
    services,
    name: field('name'),
    email: field('email'),
    company: field('company', ` ${form.optional}`),
    service: field('service'),
    message: field('message'),
  };
};

describe('ContactForm', () => {
  it.each(languages)('labels every field, in %s', (language) => {
    const { form, name, email, company, service, message } = renderForm(language);

    expect(name).toHaveAttribute('name', 'from_name');
    expect(email).toHaveAttribute('name', 'from_email');
    expect(company).toHaveAttribute('name', 'company');
    expect(service).toHaveAttribute('name', 'service');
    expect(message).toHaveAttribute('name', 'message');
    expect(name).toHaveAttribute('placeholder', form.namePlaceholder);
    expect(email).toHaveAttribute('placeholder', form.emailPlaceholder);
    expect(company).toHaveAttribute('placeholder', form.companyPlaceholder);
    expect(message).toHaveAttribute('placeholder', form.messagePlaceholder);
    expect(screen.getByText(form.note ?? '')).toBeVisible();
    expect(screen.getByRole('button', { name: form.submit })).toHaveAttribute('type', 'submit');
  });

  it('requires name, e-mail and message only', () => {
    const { name, email, company, service, message } = renderForm();

    for (const field of [name, email, message]) expect(field).toBeRequired();
    for (const field of [company, service]) expect(field).not.toBeRequired();
    expect(email).toHaveAttribute('type', 'email');
  });

  it('lets the browser fill in who the visitor is', () => {
    const { name, email, company } = renderForm();

    expect(name).toHaveAttribute('autocomplete', 'name');
    expect(email).toHaveAttribute('autocomplete', 'email');
    expect(company).toHaveAttribute('autocomplete', 'organization');
  });

  it.each([
    ['home', 'en', 5],
    ['contact', 'nl', 5],
    ['home', 'es', 5],
    ['contact', 'es', 4],
  ] as const)('offers the services of the page %s in %s', (page, language, rows) => {
    const { services, service, message } = renderForm(language, page);
    const { options } = serviceChoices(page, language);

    const offered = within(service).getAllByRole('option');
    expect(offered.map((option) => option.textContent)).toEqual(
      options.map((option) => services[option]),
    );
    expect(service).toHaveValue('web-development');
    expect(message).toHaveAttribute('rows', `${rows}`);
  });

  it('opens the mail client when no script takes over', () => {
    const { name } = renderForm();
    const form = name.closest('form');

    expect(form).toHaveAttribute('action', 'mailto:hello@starswell.example');
    expect(form).toHaveAttribute('method', 'post');
    expect(form).toHaveAttribute('enctype', 'text/plain');
  });
});
