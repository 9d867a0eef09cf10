import { removeDraft, restoreDraft, startDrafts } from './drafts';
import { blockStorage } from '../testing/dom/block-storage';
import { fill } from '../testing/dom/fill';
import { field, form, html } from '../testing/dom/fallback-form';
import { visitBy } from '../testing/dom/visit-by';

const kept = (name: string) => JSON.parse(sessionStorage.getItem(name) ?? 'null');

beforeEach(() => {
  sessionStorage.clear();
  document.body.innerHTML = html;
  startDrafts();
});

afterEach(() => jest.restoreAllMocks());

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

it('shows the draft on the way back, before the page has loaded, and otherwise what the browser filled in', async () => {
  await fill(field(), 'Sanne');
  jest.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
  visitBy('reload');
  field().value = 'filled in';
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }));
  field().dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  expect(field()).toHaveValue('filled in');
  visitBy('back_forward');
  field().value = 'older';
  restoreDraft(form());
  expect(field()).toHaveValue('Sanne');
  field().value = 'older';
  field().dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  expect(field()).toHaveValue('Sanne');
});

it('keeps no older draft when a text is too large to keep', async () => {
  await fill(field(), 'Sanne');
  blockStorage(['setItem']);
  await fill(field(), ' de Vries');
  expect(kept('contact')).toBeNull();
});
