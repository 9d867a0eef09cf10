import { useEffect, useId, useRef, useState, type ReactElement, type SyntheticEvent } from 'react';
import { createTooltipRelay, type RelayedEvent } from './tooltip-relay';
import { addTooltip } from './tooltip-store';

interface TooltipProps {
  label: string;
  /** One control that shows an icon only. It has a name of its own: the tooltip is for the eye. */
  children: ReactElement;
}

/**
 * Shows the name of an icon on hover and on focus.
 *
 * Radix's tooltips stand in `Tooltips` and come when the visitor first reaches for a control that has one; what happens at the control
 * is passed on to them. So the control itself is never replaced, and keeps its focus.
 */
export const Tooltip = ({ label, children }: TooltipProps) => {
  const id = useId();
  const frame = useRef<HTMLSpanElement>(null);
  const [relay] = useState(createTooltipRelay);
  const [reached, setReached] = useState(false);

  useEffect(() => {
    const control = frame.current?.firstElementChild;
    if (!reached || !(control instanceof HTMLElement)) return;
    return addTooltip({ id, label, control, relay });
  }, [reached, id, label, relay]);

  const reach = () => setReached(true);
  const pass = (name: RelayedEvent) => (event: SyntheticEvent) => relay.send(name, event);

  return (
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events -- the events come from the control inside.
    <span
      ref={frame}
      onPointerEnter={reach}
      onPointerMove={pass('onPointerMove')}
      onPointerLeave={pass('onPointerLeave')}
      onPointerDown={pass('onPointerDown')}
      onClick={pass('onClick')}
      onFocus={(event) => {
        reach();
        pass('onFocus')(event);
      }}
      onBlur={pass('onBlur')}
      className="contents"
    >
      {children}
    </span>
  );
};
