import {
  Content,
  Portal,
  Provider,
  Root,
  Trigger,
  type TooltipTriggerProps,
} from '@radix-ui/react-tooltip';
import { useLayoutEffect, type FocusEvent, type Ref } from 'react';
import type { TooltipEntry } from './tooltip-store';

interface ProbeProps extends TooltipTriggerProps {
  entry: TooltipEntry;
  ref?: Ref<HTMLButtonElement>;
}

/** The visitor reached for the control before Radix was there to notice; that is told once more. */
const reportPresence = (control: HTMLElement): void => {
  if (control.matches(':focus-visible')) {
    const event = new FocusEvent('focusin', { bubbles: true, relatedTarget: document.body });
    control.dispatchEvent(event);
  } else if (control.matches(':hover')) {
    const event = new PointerEvent('pointermove', { bubbles: true, pointerType: 'mouse' });
    control.dispatchEvent(event);
  }
};

/** Stands where Radix expects the control, and hands on what Radix wants of it. */
const Probe = ({ entry: { control, relay }, ref, ...wanted }: ProbeProps) => {
  useLayoutEffect(() => {
    relay.receive(wanted);
  });
  useLayoutEffect(() => {
    if (typeof ref !== 'function') return;
    // Radix measures where the control stands; that it calls every control a button makes no difference there.
    const end = ref(control as HTMLButtonElement);
    return () => {
      if (typeof end === 'function') end();
      else ref(null);
    };
  }, [ref, control]);
  useLayoutEffect(() => reportPresence(control), [control]);
  return null;
};

/**
 * A tooltip opens only for those who come to its control with the keyboard. It does not when a click or a closing dialog gives
 * the control its focus: that comes from no other control.
 */
const ignoreSilentFocus = (event: FocusEvent<HTMLElement>) => {
  if (!event.relatedTarget || !event.target.matches(':focus-visible')) event.preventDefault();
};

/** What is read should stand in a landmark; nothing lies above the header's tooltips but dialogs, which have their own. */
const landmarkOf = (control: HTMLElement): HTMLElement | null =>
  control.closest<HTMLElement>('dialog, [role="dialog"]') ?? document.querySelector('header');

/** All tooltips of a page; they share their delays (`spec.md`, section 9). */
export const TooltipList = ({ entries }: { entries: readonly TooltipEntry[] }) => (
  <Provider delayDuration={700} skipDelayDuration={300}>
    {entries.map((entry) => (
      <Root key={entry.id}>
        <Trigger asChild onFocus={ignoreSilentFocus}>
          <Probe entry={entry} />
        </Trigger>
        <Portal container={landmarkOf(entry.control)}>
          <Content
            sideOffset={8}
            // Radix keeps Escape from the dialog that the tooltip is in.
            onEscapeKeyDown={() => entry.control.closest('dialog')?.close()}
            collisionPadding={8}
            className="z-75 break-small border border-edge bg-tide px-3 py-1.5 text-tiny text-foam shadow-[0_18px_50px_rgb(0_0_0/0.5)]"
          >
            {entry.label}
          </Content>
        </Portal>
      </Root>
    ))}
  </Provider>
);
