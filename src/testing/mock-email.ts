import { act } from '@testing-library/react';
import { saveDraft } from '#lazy-hydration';
import { useNotify } from '../components/toast/toast-provider';
import { loadClient } from '../forms/email-service/client';
import {
  sendMessage,
  type FailureReason,
  type SendResult,
} from '../forms/email-service/send-message';

// A test file that imports these calls `jest.mock` for the three modules itself, as Jest requires.
export const send = jest.mocked(sendMessage);
export const toasts = jest.fn<
  ReturnType<ReturnType<typeof useNotify>>,
  Parameters<ReturnType<typeof useNotify>>
>();
export const client = jest.mocked(loadClient);

export const sent: SendResult = { outcome: 'sent' };

export const failed = (reason: FailureReason): SendResult => ({
  outcome: 'failed',
  reason,
  status: 418,
  text: 'of the service',
});

/**
 * Before each test of a file: every message is sent, every toast is shown, and there is no draft.
 */
export const mockEmailForEachTest = (): void => {
  // As the starter does in each page.
  addEventListener('input', ({ target }) => {
    const form = target instanceof Element && target.closest('form');
    if (form) saveDraft(form);
  });
  beforeEach(() => {
    for (const mock of [send, toasts, client]) mock.mockReset();
    sessionStorage.clear();
    send.mockResolvedValue(sent);
    toasts.mockResolvedValue(true);
    jest.mocked(useNotify).mockReturnValue(toasts);
    client.mockResolvedValue(jest.fn());
  });
};

/** Lets a test decide when the service answers, and what, message by message. */
export const deferAnswers = () => {
  const answers: ((result: SendResult) => void)[] = [];
  send.mockImplementation(() => new Promise((resolve) => answers.push(resolve)));
  return (result: SendResult, message = 0) => act(async () => answers[message]?.(result));
};
