import type { ComponentProps } from 'react';
import X from 'lucide/dist/esm/icons/x.mjs';
import { Icon } from './icon';
import { Tooltip } from './tooltip';

interface CloseButtonProps extends ComponentProps<'button'> {
  label: string;
}

/** The cross in the corner of a menu or dialog. */
export const CloseButton = ({ label, ...rest }: CloseButtonProps) => (
  <Tooltip label={label}>
    <button type="button" aria-label={label} {...rest}>
      <Icon drawing={X} />
    </button>
  </Tooltip>
);
