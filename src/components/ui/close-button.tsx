import X from 'lucide/dist/esm/icons/x.mjs';
import { Icon } from './icon';
import { Tooltip } from './tooltip/tooltip';

interface CloseButtonProps {
  label: string;
  /** Id of the popover. */
  popover: string;
  className: string;
}

/** Closes the popover that it is in, also before scripts run. */
export const CloseButton = ({ label, popover, className }: CloseButtonProps) => (
  <Tooltip label={label}>
    <button
      type="button"
      popoverTarget={popover}
      popoverTargetAction="hide"
      aria-label={label}
      className={className}
    >
      <Icon drawing={X} />
    </button>
  </Tooltip>
);
