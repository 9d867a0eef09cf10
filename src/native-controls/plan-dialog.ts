import { closest, listen } from './events';
import { showNote } from './form-fallback';
import { openOverlay } from './overlays';

/** The texts of a chosen plan, by the names of the elements and hidden fields that hold them. */
type Texts = Record<string, string>;

const fill = (dialog: HTMLElement, texts: Texts) => {
  for (const [name, text] of Object.entries(texts)) {
    const shown = dialog.querySelector(`[data-text="${name}"]`);
    if (shown) shown.textContent = text;
    const field = dialog.querySelector<HTMLInputElement>(`[type="hidden"][name="${name}"]`);
    if (field) field.value = text;
  }
};

const openDialog = (event: MouseEvent) => {
  const button = closest<HTMLButtonElement>(event, 'button[name="plan"]');
  const dialog = document.getElementById('plan-request');
  // Without popovers the form opens the contact page.
  if (!button || !dialog?.showPopover) return;
  event.preventDefault();

  const isYearly = document.querySelector('[type="radio"][value="yearly"]:checked');
  const period = isYearly ? 'yearly' : 'monthly';
  const choices: Record<string, Record<string, Texts>> = JSON.parse(dialog.dataset.choices ?? '{}');
  const form = dialog.querySelector('form');
  form?.reset();
  if (form) showNote(form);
  fill(dialog, choices[button.value]?.[period] ?? {});
  const opening = String(Number(dialog.dataset.opening ?? 0) + 1);
  Object.assign(dialog.dataset, { plan: button.value, period, opening });
  openOverlay(dialog, button);
};

/** Opens the request dialog for a plan. React reads the choice from its attributes, as long as it is open. */
export const startPlanDialog = (): void => {
  listen('click', openDialog);
  listen('beforetoggle', ({ target, newState }) => {
    if (target instanceof HTMLElement && newState === 'closed') delete target.dataset.plan;
  });
};
