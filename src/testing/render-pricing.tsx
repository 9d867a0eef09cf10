import { screen } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { Pricing } from '../sections/pricing/pricing';
import { aiPlans, corePlans, intro } from './fixtures';
import { renderPage } from './render-page';

/** Modal dialogs, which jsdom lacks: they give the focus back, and close on Escape. */
const mockDialogs = (): void => {
  const openers = new WeakMap<HTMLDialogElement, Element | null>();
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      openers.set(this, document.activeElement);
      this.open = true;
    },
    close(this: HTMLDialogElement) {
      if (!this.open) return;
      this.open = false;
      const opener = openers.get(this);
      if (opener instanceof HTMLElement) opener.focus();
      this.dispatchEvent(new Event('close'));
    },
  });
  document.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') document.querySelector<HTMLDialogElement>('dialog[open]')?.close();
  });
};

mockDialogs();

/**
 * Renders the pricing page. `beforeHydration` changes the server's HTML before React hydrates it.
 */
export const renderPricing = (beforeHydration?: (page: HTMLElement) => void): void => {
  renderPage(<Pricing intro={intro} ownPage plans={corePlans} aiPlans={aiPlans} />, {
    page: 'pricing',
    beforeHydration,
  });
};

/** The list item of a plan. */
export const planItem = (name: string): HTMLElement =>
  screen.getByRole('heading', { name }).closest('li') as HTMLElement;

/** The link or button of a plan. */
export const planControl = (name: string): HTMLElement =>
  planItem(name).querySelector('a, button') as HTMLElement;

/** Opens the dialog of a plan. */
export const openPlan = async (
  name: string,
  user: Pick<UserEvent, 'click'> = userEvent,
): Promise<HTMLElement> => {
  await user.click(planControl(name));
  return screen.getByRole('dialog');
};
