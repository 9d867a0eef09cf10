import { useState } from 'react';
import { useTranslation } from 'react-i18next';

const selectAll = (field: HTMLTextAreaElement | null): void => {
  field?.focus();
  field?.select();
};

/** Copies a message; where the browser refuses that, shows it selected, to be copied by hand. */
export const CopyMessage = ({ text }: { text: string }) => {
  const { t } = useTranslation('common');
  const [outcome, setOutcome] = useState<'copied' | 'refused'>();

  const copy = async () => {
    try {
      // Throws without HTTPS too, where there is no clipboard.
      await navigator.clipboard.writeText(text);
      setOutcome('copied');
    } catch {
      setOutcome('refused');
    }
  };

  return (
    <>
      <button type="button" onClick={() => void copy()} className="mail-link">
        {t('forms.copyMessage')}
      </button>
      <span role="status" className="text-small">
        {outcome === 'copied' && t('forms.messageCopied')}
      </span>
      {outcome === 'refused' && (
        <label className="control-label w-full">
          {t('forms.copyByHand')}
          <textarea ref={selectAll} readOnly value={text} rows={5} className="control mt-2" />
        </label>
      )}
    </>
  );
};
