import { Content, Portal, Root, Trigger } from '@radix-ui/react-tooltip';
import type { FocusEvent, ReactElement } from 'react';

interface TooltipProps {
  label: string;
  /** One control that shows an icon only. It has a name of its own: the tooltip is for the eye. */
  children: ReactElement;
}

/** After a click the focus may come back to a control; its tooltip opens only for those who use the keyboard. */
const ignoreSilentFocus = (event: FocusEvent<HTMLElement>) => {
  if (!event.currentTarget.matches(':focus-visible')) event.preventDefault();
};

/** Shows the name of an icon on hover and on focus. */
export const Tooltip = ({ label, children }: TooltipProps) => (
  <Root>
    <Trigger asChild onFocus={ignoreSilentFocus}>
      {children}
    </Trigger>
    <Portal>
      <Content
        sideOffset={8}
        collisionPadding={8}
        className="z-75 break-small border border-edge bg-tide px-3 py-1.5 text-tiny text-foam shadow-[0_18px_50px_rgb(0_0_0/0.5)]"
      >
        {label}
      </Content>
    </Portal>
  </Root>
);
