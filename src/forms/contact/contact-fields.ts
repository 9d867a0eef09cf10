import { readFields } from '../sending/read-fields';
import { defaultService } from './service-choices';

/** Parameters of a contact message, in their order (`spec.md`, section 7). */
export const contactFieldNames = [
  'from_name',
  'from_email',
  'company',
  'service',
  'message',
] as const;

export type ContactFieldName = (typeof contactFieldNames)[number];

/** A contact message, exactly as typed. */
export type ContactFields = Record<ContactFieldName, string>;

/** What the form shows before anybody has touched it, and again after a message was sent. */
export const blankFields: ContactFields = {
  from_name: '',
  from_email: '',
  company: '',
  service: defaultService,
  message: '',
};

/** @returns What stands in the form. */
export const readContactFields = (form: HTMLFormElement): ContactFields => ({
  ...blankFields,
  ...readFields(form, contactFieldNames),
});

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * Finds the control that the visitor fills in.
 *
 * @param form The contact form.
 * @param name One of its fields.
 */
export const controlOf = (form: HTMLFormElement, name: ContactFieldName): Control | null => {
  const control = form.elements.namedItem(name);
  return control instanceof HTMLInputElement ||
    control instanceof HTMLSelectElement ||
    control instanceof HTMLTextAreaElement
    ? control
    : null;
};
