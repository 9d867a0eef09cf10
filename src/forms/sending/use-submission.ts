import { useCallback, useRef, useState } from 'react';
import { warmToasts } from '../../components/toast/notify';
import { useForms } from '../forms-context';
import { prepareToSend, sendMessage, type MessageFields } from './send-message';
import type { SendResult } from './send-result';

/** What a form needs for sending. */
export interface Submission {
  /** Whether a message is on its way. */
  sending: boolean;
  /** Fetches what sending needs; for the first touch of the form, and harmless when repeated. */
  warmUp: () => void;
  /** @returns How it ended, or undefined when a message of this form is on its way already. */
  submit: (fields: MessageFields) => Promise<SendResult | undefined>;
}

/** Sends the messages of one form, one at a time: a second click while one is on its way does nothing. */
export const useSubmission = (): Submission => {
  const { limits } = useForms();
  const [sending, setSending] = useState(false);
  // The state of this render is too old for a second click in the same moment.
  const busy = useRef(false);

  const warmUp = useCallback(() => {
    // Without a connection it fails here without harm; sending tries again and says so.
    prepareToSend(limits).catch(() => undefined);
    warmToasts();
  }, [limits]);

  const submit = useCallback(
    async (fields: MessageFields) => {
      if (busy.current) return undefined;
      busy.current = true;
      setSending(true);
      try {
        return await sendMessage(fields, limits);
      } finally {
        busy.current = false;
        setSending(false);
      }
    },
    [limits],
  );

  return { sending, warmUp, submit };
};
