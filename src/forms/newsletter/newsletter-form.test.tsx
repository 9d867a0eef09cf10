import { act, cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expectError, fill } from '../../testing/dom';
import { translations } from '../../testing/i18n-provider';
import { deferAnswers, failed, mockEmailForEachTest, send, toasts } from '../../testing/mock-email';
import { renderPage } from '../../testing/render-page';
import { NewsletterForm } from './newsletter-form';

jest.mock('../../components/toast/toast-provider');
jest.mock('../email-service/client');
jest.mock('../email-service/send-message');

mockEmailForEachTest();

const { newsletter: texts, forms } = translations().common;

const fieldNamed = (label: string) => screen.getByLabelText<HTMLInputElement>(label);

const open = () => {
  renderPage(<NewsletterForm id="field" label="Address" />);
  return {
    field: fieldNamed('Address'),
    button: screen.getByRole('button', { name: texts.submit }),
  };
};

const openAndSubmit = async (address: string) => {
  const opened = open();
  await fill(opened.field, address);
  await userEvent.click(opened.button);
  return opened;
};

describe('the newsletter form', () => {
  it('lets the browser fill in the address', () => {
    expect(open().field).toHaveAttribute('autocomplete', 'email');
  });

  it('sends the address with the texts of the site, once', async () => {
    deferAnswers();
    const { field, button } = open();
    await fill(field, 'sanne@example.com');
    // Both before React can disable the button.
    await act(async () => {
      button.click();
      button.click();
    });
    expect(send.mock.calls.map(([fields]) => fields)).toEqual([
      {
        from_email: 'sanne@example.com',
        message: 'Please send me the newsletter.',
        subject: 'Newsletter',
      },
    ]);
  });

  it('is busy while it is being sent, then has the focus again', async () => {
    const answer = deferAnswers();
    const { field, button } = open();
    await userEvent.type(field, 'sanne@example.com{Enter}');
    expect(field).toBeDisabled();
    expect(button).toBeDisabled();
    expect(button).toHaveAttribute('aria-busy', 'true');
    expect(screen.getByLabelText(forms.sending)).toBeInTheDocument();
    await answer(failed('offline'));
    expect(field).toBeEnabled();
    expect(field).toHaveFocus();
    expect(field).toHaveValue('sanne@example.com');
  });

  it('thanks in a toast and is empty', async () => {
    const { field } = await openAndSubmit('sanne@example.com');
    expect(toasts.mock.lastCall?.[0]).toMatchObject({ type: 'success', lines: [texts.success] });
    expect(field).toHaveValue('');
  });

  it('reports a failure in a toast, with a mail link', async () => {
    send.mockResolvedValue(failed('offline'));
    await openAndSubmit('sanne@example.com');
    const [toast] = toasts.mock.lastCall ?? [];
    expect(toast).toMatchObject({
      type: 'error',
      title: forms.error,
      lines: [texts.failure, forms.offline],
    });
    expect(toast?.action?.href).toBe(
      'mailto:hello@harbour.example?subject=Newsletter&body=Please%20send%20me%20the%20newsletter.%0D%0A%0D%0Asanne%40example.com',
    );
  });

  it('shows a failure in the form too, until it is sent again', async () => {
    send.mockResolvedValueOnce(failed('network'));
    const { field, button } = await openAndSubmit('sanne@example.com');
    expect(field).toHaveAccessibleDescription(texts.failure);
    expect(screen.getByRole('link', { name: forms.mailInstead })).toBeVisible();
    // The toast has announced it already.
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await userEvent.click(button);
    expect(screen.queryByText(texts.failure)).not.toBeInTheDocument();
  });

  it.each([
    ['an empty field', ' ', texts.empty],
    ['an incomplete address', 'sanne@', texts.invalid],
  ])('reports %s in the form and in a toast, and sends nothing', async (_what, text, error) => {
    // The toast’s script may never load.
    toasts.mockReturnValue(new Promise(() => undefined));
    const { field } = await openAndSubmit(text);
    expectError(field, error);
    expect(field).toHaveFocus();
    expect(toasts.mock.lastCall?.[0].lines).toEqual([error]);
    expect(send).not.toHaveBeenCalled();
    await fill(field, 'harbour.example');
    expectError(field);
  });

  it.each(['\u00a0sanne@example.com', 'sanne@example.com\u200b', '\ufeffsanne@example.com\u200e'])(
    'sends the address without invisible characters around it',
    async (pasted) => {
      await openAndSubmit(pasted);
      expect(send.mock.lastCall?.[0].from_email).toBe('sanne@example.com');
    },
  );

  it('keeps a draft for each field until it is sent', async () => {
    const both = (
      <>
        <NewsletterForm id="field" label="Address" />
        <NewsletterForm id="other" label="Other" />
      </>
    );
    renderPage(both);
    await fill(fieldNamed('Address'), 'sanne@example.com');
    await fill(fieldNamed('Other'), 'mila@example.com');
    cleanup();

    renderPage(both, { language: 'nl' });
    expect(fieldNamed('Address')).toHaveValue('sanne@example.com');
    expect(fieldNamed('Other')).toHaveValue('mila@example.com');
    await userEvent.type(fieldNamed('Address'), '{Enter}');
    expect(fieldNamed('Address')).toHaveValue('');
    expect(fieldNamed('Other')).toHaveValue('mila@example.com');
  });

  it('thanks a robot, which ticks every box, and sends nothing', async () => {
    const { field, button } = open();
    await fill(field, 'robot@example.com');
    await userEvent.click(document.querySelector('input[type="checkbox"]') as Element);
    await userEvent.click(button);
    expect(toasts.mock.lastCall?.[0].lines).toEqual([texts.success]);
    expect(send).not.toHaveBeenCalled();
  });

  it('shows the box for robots to nobody', () => {
    open();
    const box = document.querySelector('input[type="checkbox"]');
    expect(box).not.toBeVisible();
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
    // Validators refuse a field that is hidden by this attribute.
    expect(box?.closest('[aria-hidden]')).toBeNull();
  });
});
