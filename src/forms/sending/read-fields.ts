import { trapName } from './hidden-fields';
import type { MessageFields } from './send-message';

/**
 * Reads what the visitor typed.
 *
 * @param form A form of the site.
 * @param names Fields that become parameters of the message, in their order.
 * @returns Their values exactly as typed.
 */
export const readFields = (form: HTMLFormElement, names: readonly string[]): MessageFields => {
  const data = new FormData(form);
  return Object.fromEntries(names.map((name) => [name, String(data.get(name) ?? '')]));
};

/** @returns Whether the form was filled in by a robot, which ticks the box that no person can see. */
export const isTrapped = (form: HTMLFormElement): boolean => new FormData(form).has(trapName);
