import {
  Content,
  Portal,
  Provider,
  Root,
  Trigger,
  type TooltipTriggerProps,
} from '@radix-ui/react-tooltip';
import { useEffectEvent, useLayoutEffect, type Ref } from 'react';
import { dialogOf, isGivenBack } from './dialog-focus';
import './tooltip-list.css';

/** A control with a tooltip that the visitor has reached at least once. */
export interface TooltipEntry {
  id: string;
  control: HTMLElement;
  label: string;
}

/** The handlers that Radix gives to a control, by their events. */
const handlerNames = {
  pointermove: 'onPointerMove',
  pointerleave: 'onPointerLeave',
  pointerdown: 'onPointerDown',
  click: 'onClick',
  focus: 'onFocus',
  blur: 'onBlur',
} as const;

type HandlerName = (typeof handlerNames)[keyof typeof handlerNames];

/** Whether the keyboard moved the focus here from another control, and no dialog gave it back by closing. */
const isFromKeyboard = (event: Event): boolean =>
  event instanceof FocusEvent &&
  event.relatedTarget !== null &&
  !isGivenBack(event) &&
  event.target instanceof Element &&
  event.target.matches(':focus-visible');

/** The control was reached before Radix listened, so the event is repeated. */
const replayPointerOrFocus = (control: HTMLElement): void => {
  if (control.matches(':focus-visible')) {
    control.dispatchEvent(new FocusEvent('focus', { relatedTarget: control.parentElement }));
  } else if (control.matches(':hover')) {
    control.dispatchEvent(new PointerEvent('pointermove', { pointerType: 'mouse' }));
  }
};

interface ControlProxyProps extends TooltipTriggerProps {
  control: HTMLElement;
  ref?: Ref<HTMLButtonElement>;
}

/** Replaces the control in Radix's trigger, so that the control itself never renders again and keeps its focus. */
const ControlProxy = ({ control, ref, ...handlers }: ControlProxyProps) => {
  const call = useEffectEvent((name: HandlerName, event: Event) => {
    if (name === 'onFocus' && !isFromKeyboard(event)) return;
    // Radix reads only what native and React events have in common.
    (handlers[name] as ((event: Event) => void) | undefined)?.(event);
  });

  useLayoutEffect(() => {
    if (typeof ref !== 'function') return;
    // Radix only measures the control's position; its type need not be a button.
    const end = ref(control as HTMLButtonElement);
    return () => {
      if (typeof end === 'function') end();
      else ref(null);
    };
  }, [ref, control]);

  useLayoutEffect(() => {
    const listeners = new AbortController();
    for (const [type, name] of Object.entries(handlerNames)) {
      control.addEventListener(type, (event) => call(name, event), { signal: listeners.signal });
    }
    replayPointerOrFocus(control);
    return () => listeners.abort();
  }, [control]);

  return null;
};

/** The landmark to read the tooltip in; only dialogs cover the header's tooltips, and they have their own. */
const landmarkOf = (control: HTMLElement): HTMLElement | null =>
  dialogOf(control) ?? document.querySelector('header');

const hidePopovers = (): void => {
  for (const popover of document.querySelectorAll<HTMLElement>('[popover]:not(body > *)'))
    popover.hidePopover?.();
};

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
            // Radix keeps Escape from the menu or dialog, which the tooltip is in or under.
            onEscapeKeyDown={hidePopovers}
            collisionPadding={8}
            className="tooltip"
          >
            {label}
          </Content>
        </Portal>
      </Root>
    ))}
  </Provider>
);
