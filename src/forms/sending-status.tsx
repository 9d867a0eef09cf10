import { useRef, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { useFocusBack } from './use-focus-back';

interface SendingStatusProps {
  /** Whether a message is on its way. */
  sending: boolean;
  /** The control that gets the focus back. */
  control: RefObject<HTMLElement | null>;
}

/** Tells screen readers that a message is on its way, and holds the focus while the form's controls are disabled. */
export const SendingStatus = ({ sending, control }: SendingStatusProps) => {
  const { t } = useTranslation('common');
  const place = useRef<HTMLSpanElement>(null);
  useFocusBack(control, sending, place);

  return (
    <>
      {/* It says nothing, so that the message is not heard twice. */}
      <span ref={place} tabIndex={-1} className="sr-only" />
      <p role="status" className="sr-only">
        {sending && t('forms.sending')}
      </p>
    </>
  );
};
