import { screen } from '@testing-library/react';
import { ContactForm } from '../forms/contact/contact-form';
import type { Language } from '../i18n/languages';
import { readWords } from './content';
import { fill } from './dom/fill';
import { renderPage } from './render-page';

/** The form is the same in every language; browser tests send it in each. */
export const openContactForm = (page = 'home', language: Language = 'nl') => {
  renderPage(<ContactForm />, { language, page });
  const { contact, common } = readWords(language);
  const { form, services } = contact;
  const field = (name: keyof typeof form, remark = '') =>
    screen.getByLabelText(`${form[name]}${remark}`);
  return {
    form,
    services,
    shared: common.forms,
    name: field('name'),
    email: field('email'),
    company: field('company', ` ${form.optional}`),
    service: field('service'),
    message: field('message'),
    button: screen.getByRole('button', { name: form.submit }),
  };
};

export const openAndFillIn = async (name = 'Sanne de Wit', message = 'A shop') => {
  const opened = openContactForm();
  await fill(opened.name, name);
  await fill(opened.email, 'sanne+a@example.com');
  await fill(opened.message, message);
  return opened;
};
