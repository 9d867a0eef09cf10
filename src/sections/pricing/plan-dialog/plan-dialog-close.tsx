import * as Dialog from '@radix-ui/react-dialog';
import X from 'lucide-react/icons/x';
import { useTranslation } from 'react-i18next';
import { Tooltip } from '../../../components/ui/tooltip';

/** The cross in the corner of the request dialog. Where the dialog fills the screen it stays in sight while the rest scrolls. */
export const PlanDialogClose = () => {
  const { t } = useTranslation('common');

  return (
    <Tooltip label={t('close')}>
      <Dialog.Close
        aria-label={t('close')}
        className="absolute top-2.5 right-2.5 z-1 inline-flex size-12 cursor-pointer items-center justify-center break-small text-foam hover:text-crest max-md:fixed max-md:bg-navy/85 md:top-4 md:right-4"
      >
        <X aria-hidden strokeWidth={1.5} />
      </Dialog.Close>
    </Tooltip>
  );
};
