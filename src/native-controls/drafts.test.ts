import { removeDraft, startDrafts } from './drafts';
import { blockStorage } from '../testing/dom/block-storage';
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

it('shows the draft, and nothing that was sent, when the page comes from the back/forward cache', async () => {
  const comeBack = () => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  await fill(field(), 'Sanne');
  field().value = 'older';
  comeBack();
  expect(field()).toHaveValue('Sanne');
  removeDraft(form());
  expect(kept('contact')).toBeNull();
  comeBack();
  expect(field()).toHaveValue('');
});

it('does without a storage', async () => {
  blockStorage();
  startDrafts();
  await fill(field(), 'Sanne');
  removeDraft(form());
  expect(field()).toHaveValue('Sanne');
  jest.restoreAllMocks();
});
