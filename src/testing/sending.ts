import { act } from '@testing-library/react';
import { notify } from '../components/toast/notify';
import { loadClient } from '../forms/email-service/client';
import {
  sendMessage,
  type FailureReason,
  type SendResult,
} from '../forms/email-service/send-message';
import { saveDraft } from '../../plugins/gatsby-plugin-lazy-hydration';

// Jest replaces only the modules that a test file names itself: each calls `jest.mock` for these three.
export const send = jest.mocked(sendMessage);
export const toasts = jest.mocked(notify);
export const client = jest.mocked(loadClient);

export const sent: SendResult = { outcome: 'sent' };

export const failed = (reason: FailureReason): SendResult => ({
  outcome: 'failed',
  reason,
  status: 418,
  text: 'of the service',
});

/** As the starter in each page does. */
const saveDrafts = (): void =>
  addEventListener('input', ({ target }) => {
    const form = target instanceof Element && target.closest('form');
    if (form) saveDraft(form);
  });

/** Before each test of a file: every message is sent, every toast is shown, and there is no draft. Drafts are kept. */
export const sendInEachTest = (): void => {
  saveDrafts();
  beforeEach(() => {
    // The check of logged errors is a mock too, and stays.
    for (const mock of [send, toasts, client]) mock.mockReset();
    sessionStorage.clear();
    send.mockResolvedValue(sent);
    toasts.mockResolvedValue(true);
    client.mockResolvedValue(jest.fn());
  });
};

/** Lets a test decide when the service answers, and what, message by message. */
export const holdAnswers = () => {
  const answers: ((result: SendResult) => void)[] = [];
  send.mockImplementation(() => new Promise((resolve) => answers.push(resolve)));
  return (result: SendResult, message = 0) => act(async () => answers[message]?.(result));
};
