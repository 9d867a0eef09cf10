import {
  Content,
  Portal,
  Provider,
  Root,
  Trigger,
  type TooltipTriggerProps,
} from '@radix-ui/react-tooltip';
import { useEffectEvent, useLayoutEffect, type Ref } from 'react';

/** A control with a tooltip that the visitor has reached for at least once. */
export interface TooltipEntry {
  id: string;
  control: HTMLElement;
  label: string;
}

/** The handlers that Radix gives to a control, by the events that they are for. */
const handlerNames = {
  pointermove: 'onPointerMove',
  pointerleave: 'onPointerLeave',
  pointerdown: 'onPointerDown',
  click: 'onClick',
  focus: 'onFocus',
  blur: 'onBlur',
} as const;

type HandlerName = (typeof handlerNames)[keyof typeof handlerNames];

/**
 * Whether the visitor came to a control with the keyboard. A click and a closing dialog give it the focus, too, but not from another
 * control.
 */
const isFromKeyboard = (event: Event): boolean =>
  event instanceof FocusEvent &&
  event.relatedTarget !== null &&
  event.target instanceof Element &&
  event.target.matches(':focus-visible');

/** The visitor reached for the control before Radix could notice, so that is repeated. */
const repeatReach = (control: HTMLElement): void => {
  if (control.matches(':focus-visible')) {
    control.dispatchEvent(new FocusEvent('focus', { relatedTarget: document.body }));
  } else if (control.matches(':hover')) {
    control.dispatchEvent(new PointerEvent('pointermove', { pointerType: 'mouse' }));
  }
};

interface ControlProxyProps extends TooltipTriggerProps {
  control: HTMLElement;
  ref?: Ref<HTMLButtonElement>;
}

/** Takes the place of the control in Radix's trigger, so that the control itself is never rendered again and keeps its focus. */
const ControlProxy = ({ control, ref, ...handlers }: ControlProxyProps) => {
  const call = useEffectEvent((name: HandlerName, event: Event) => {
    if (name === 'onFocus' && !isFromKeyboard(event)) return;
    // Radix reads only what events of the browser and of React have in common.
    (handlers[name] as ((event: Event) => void) | undefined)?.(event);
  });

  useLayoutEffect(() => {
    if (typeof ref !== 'function') return;
    // Radix measures the position of the control; that it calls every control a button makes no difference there.
    const end = ref(control as HTMLButtonElement);
    return () => {
      if (typeof end === 'function') end();
      else ref(null);
    };
  }, [ref, control]);

  useLayoutEffect(() => {
    const listeners = new AbortController();
    for (const [type, name] of Object.entries(handlerNames)) {
      const listener = (event: Event) => {
        // A tooltip that goes before the next control has the focus would make a dialog take the focus for lost.
        if (type === 'blur') setTimeout(() => call(name, event));
        else call(name, event);
      };
      control.addEventListener(type, listener, { signal: listeners.signal });
    }
    repeatReach(control);
    return () => listeners.abort();
  }, [control]);

  return null;
};

/** The landmark that the tooltip is read in; nothing is above the header's tooltips but dialogs, which have their own. */
const landmarkOf = (control: HTMLElement): HTMLElement | null =>
  control.closest<HTMLElement>('dialog, [role="dialog"]') ?? document.querySelector('header');

/** All tooltips of a page; they share their delays, in milliseconds. */
export const TooltipList = ({ entries }: { entries: readonly TooltipEntry[] }) => (
  <Provider delayDuration={700} skipDelayDuration={300}>
    {entries.map(({ id, control, label }) => (
      <Root key={id}>
        <Trigger asChild>
          <ControlProxy control={control} />
        </Trigger>
        <Portal container={landmarkOf(control)}>
          <Content
            sideOffset={8}
            // Radix keeps Escape from the menu that the tooltip is in.
            onEscapeKeyDown={() => control.closest<HTMLElement>('[popover]')?.hidePopover()}
            collisionPadding={8}
            className="z-75 break-small border border-edge bg-tide px-3 py-1.5 text-tiny text-foam shadow-[0_18px_50px_rgb(0_0_0/0.5)]"
          >
            {label}
          </Content>
        </Portal>
      </Root>
    ))}
  </Provider>
);
