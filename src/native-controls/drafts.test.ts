import { removeDraft, startDrafts } from './drafts';
import { fill } from '../testing/dom/fill';
import { field, form, html } from '../testing/dom/fallback-form';

const kept = (name: string) => JSON.parse(sessionStorage.getItem(name) ?? 'null');

beforeEach(() => {
  sessionStorage.clear();
  document.body.innerHTML = html;
  startDrafts();
});

it('keeps what is typed, and shows it on the next page, without React', async () => {
  await fill(field(), 'Sanne');
  expect(kept('contact')).toEqual({ from_name: 'Sanne' });
  document.body.innerHTML = html;
  startDrafts();
  expect(field()).toHaveValue('Sanne');
});

it('keeps no request of a plan: the next one may be about another', async () => {
  document.body.innerHTML = `<dialog open>${html.replace('"contact"', '"plan"')}</dialog>`;
  await fill(field(), 'Sanne');
  expect(kept('plan')).toBeNull();
});

it('removes a draft, and does without a storage', async () => {
  await fill(field(), 'Sanne');
  removeDraft(form());
  expect(kept('contact')).toBeNull();

  for (const method of ['getItem', 'setItem', 'removeItem'] as const)
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('Blocked', 'SecurityError');
    });
  startDrafts();
  await fill(field(), ' de Vries');
  removeDraft(form());
  expect(field()).toHaveValue('Sanne de Vries');
  jest.restoreAllMocks();
});
