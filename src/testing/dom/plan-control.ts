import { screen } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';

/** The control in a plan's item of a price list, by the name that the page shows. */
export const planControl = (name: string): HTMLElement => {
  const heading = [...document.querySelectorAll('h2, h3')].find(
    ({ textContent }) => textContent === name,
  );
  const control = heading?.closest('li')?.querySelector<HTMLElement>('a, button');
  if (!control) throw new Error(`The plan ${name} has no button.`);
  return control;
};

/** Opens the dialog of a plan. */
export const openPlan = async (
  name: string,
  user: Pick<UserEvent, 'click'> = userEvent,
): Promise<HTMLElement> => {
  await user.click(planControl(name));
  return screen.getByRole('dialog');
};
