import userEvent, { type UserEvent } from '@testing-library/user-event';

/** Writes a text into a field at once; typed key by key, everything would be rendered for each of them. */
export const fill = async (
  field: HTMLElement,
  text: string,
  user: Pick<UserEvent, 'click' | 'paste'> = userEvent,
): Promise<void> => {
  await user.click(field);
  await user.paste(text);
};
