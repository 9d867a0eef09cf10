import * as Dialog from '@radix-ui/react-dialog';
import X from 'lucide-react/icons/x';
import { useTranslation } from 'react-i18next';
import { Tooltip } from '../components/ui/tooltip';

/** The cross in the corner of the request dialog. */
export const PlanDialogClose = () => {
  const { t } = useTranslation('common');

  return (
    <Tooltip label={t('close')}>
      <Dialog.Close
        aria-label={t('close')}
        className="absolute top-2.5 right-2.5 inline-flex size-12 cursor-pointer items-center justify-center break-small text-foam hover:text-crest md:top-4 md:right-4"
      >
        <X aria-hidden strokeWidth={1.5} />
      </Dialog.Close>
    </Tooltip>
  );
};
