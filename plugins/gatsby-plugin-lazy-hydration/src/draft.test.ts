import { clearDraft, prepareForm, readValues, saveDraft } from './draft';

const createForm = (attributes = 'data-draft="contact"'): HTMLFormElement => {
  document.body.insertAdjacentHTML(
    'beforeend',
    `<form ${attributes}>
      <input name="name" /><input type="hidden" name="plan" value="pro" />
      <select name="service"><option value="web">Web</option><option value="seo">SEO</option></select>
      <textarea name="message"></textarea>
    </form>`,
  );
  return [...document.forms].at(-1) as HTMLFormElement;
};

const fill = (form: HTMLFormElement, values: Record<string, string>): void => {
  for (const [name, value] of Object.entries(values)) {
    const field = form.elements.namedItem(name);
    if (field && 'value' in field) field.value = value;
  }
};

const draft = { name: 'Sanne', service: 'seo', message: 'Regel één\nRegel twee' };
const empty = { name: '', service: 'web', message: '' };

/** A new entry of the history, as when a link is followed. */
const openPage = (address: string): void => history.pushState(null, '', address);

const storeDraft = (): void => sessionStorage.setItem('contact', JSON.stringify(draft));

/** The values of a form that is rendered on the page. */
const openForm = (): unknown => {
  const form = createForm();
  prepareForm(form);
  return valuesOf(form);
};

const valuesOf = (form: HTMLFormElement): unknown => JSON.parse(readValues(form));

afterEach(() => {
  jest.restoreAllMocks();
  document.body.innerHTML = '';
  sessionStorage.clear();
  openPage('/');
});

it('fills a form of the same name with what was typed', () => {
  const form = createForm();
  fill(form, draft);
  saveDraft(form);
  const next = createForm();
  prepareForm(next);
  expect(valuesOf(next)).toEqual(draft);
});

it('keeps what is typed in a form that was filled before', () => {
  storeDraft();
  const form = createForm();
  prepareForm(form);
  fill(form, { message: 'Anders' });
  prepareForm(form);
  expect(valuesOf(form)).toEqual({ ...draft, message: 'Anders' });
});

it('leaves out a choice that the form does not offer', () => {
  sessionStorage.setItem('contact', JSON.stringify({ ...draft, service: 'app' }));
  const form = createForm();
  prepareForm(form);
  expect(valuesOf(form)).toEqual({ ...draft, service: 'web' });
});

it.each(['{', 'null', '7', '"text"', '[]', '{"name":null,"message":{}}'])(
  'leaves a form as it is when %s is stored',
  (stored) => {
    sessionStorage.setItem('contact', stored);
    const form = createForm();
    prepareForm(form);
    expect(valuesOf(form)).toEqual(empty);
  },
);

it('leaves a form as it is when storage throws', () => {
  jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('Blocked', 'SecurityError');
  });
  const form = createForm();
  fill(form, draft);
  saveDraft(form);
  prepareForm(form);
  expect(valuesOf(form)).toEqual(draft);
});

it('keeps no older draft when the text is too large to store', () => {
  const form = createForm();
  fill(form, draft);
  saveDraft(form);
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError');
  });
  fill(form, { message: 'x'.repeat(1000) });
  saveDraft(form);
  expect(sessionStorage.getItem('contact')).toBeNull();
});

it('empties only forms that still show what was sent', () => {
  const [sent, changed] = [createForm(), createForm()];
  fill(sent, draft);
  fill(changed, { ...draft, message: 'Nog iets' });
  clearDraft(sent, readValues(sent));
  expect(valuesOf(sent)).toEqual(empty);
  expect(valuesOf(changed)).toEqual({ ...draft, message: 'Nog iets' });
  prepareForm(sent);
  expect(valuesOf(sent)).toEqual(empty);
});

it('removes what was sent also where no form shows it', () => {
  const form = createForm();
  fill(form, draft);
  saveDraft(form);
  const sent = readValues(form);
  form.remove();
  clearDraft(form, sent);
  const next = createForm();
  prepareForm(next);
  expect(valuesOf(next)).toEqual(empty);
});

it('keeps a draft that has changed since it was sent', () => {
  const form = createForm();
  fill(form, draft);
  saveDraft(form);
  form.remove();
  clearDraft(form, JSON.stringify(empty));
  const next = createForm();
  prepareForm(next);
  expect(valuesOf(next)).toEqual(draft);
});

it('empties no other form without a draft that shows the same', () => {
  const [sent, other] = [createForm(''), createForm('')];
  for (const form of [sent, other]) fill(form, draft);
  clearDraft(sent, readValues(sent));
  expect([valuesOf(sent), valuesOf(other)]).toEqual([empty, draft]);
});

it.each([
  ['chooses the service of a link, and keeps the rest of the draft', '?service=web', 'web'],
  ['ignores a service that the form does not offer', '?service=gold', 'seo'],
  ['takes nothing else from a link', '?message=Hi&name=Eve', 'seo'],
])('%s', (_what, query, service) => {
  storeDraft();
  openPage(`/contact${query}`);
  expect(openForm()).toEqual({ ...draft, service });
});

it('keeps what is chosen after a link was followed, until the next one', () => {
  openPage('/contact?service=seo');
  const form = createForm();
  prepareForm(form);
  fill(form, { service: 'web' });
  saveDraft(form);
  // A reload, and the way back, show the same entry of the history.
  expect(openForm()).toEqual({ ...empty, service: 'web' });
  openPage('/contact?service=seo');
  expect(openForm()).toEqual({ ...empty, service: 'seo' });
});

it('keeps the service of a link after a reload', () => {
  storeDraft();
  openPage('/contact?service=web');
  expect(openForm()).toEqual({ ...draft, service: 'web' });
  expect(openForm()).toEqual({ ...draft, service: 'web' });
});
