import type { TooltipTriggerProps } from '@radix-ui/react-tooltip';
import type { SyntheticEvent } from 'react';

/** What happens at a control and matters to its tooltip. */
export type RelayedEvent =
  'onPointerMove' | 'onPointerLeave' | 'onPointerDown' | 'onClick' | 'onFocus' | 'onBlur';

/** Passes on what happens at a control to the tooltip that may come later. */
export interface TooltipRelay {
  send: (name: RelayedEvent, event: SyntheticEvent) => void;
  /** Sets who listens: the handlers that Radix wants the control to have. */
  receive: (handlers: TooltipTriggerProps) => void;
}

export const createTooltipRelay = (): TooltipRelay => {
  let current: TooltipTriggerProps = {};
  return {
    send: (name, event) => {
      // The name decides which event it is; TypeScript cannot follow that through the table.
      const tell = () => (current[name] as ((event: SyntheticEvent) => void) | undefined)?.(event);
      // A tooltip that goes before the focus has arrived at the next control would make a dialog take the focus for lost.
      if (name === 'onBlur') setTimeout(tell);
      else tell();
    },
    receive: (handlers) => {
      current = handlers;
    },
  };
};
