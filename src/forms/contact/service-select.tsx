import { clsx } from 'clsx';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { useTranslation } from 'react-i18next';
import { controlClasses } from '../control-classes';
import { defaultService, type ServiceChoice } from './service-choices';

interface ServiceSelectProps {
  id: string;
  options: readonly ServiceChoice[];
}

/** Chooses the service that a contact message is about. */
export const ServiceSelect = ({ id, options }: ServiceSelectProps) => {
  const { t } = useTranslation('contact');
  return (
    <div className="relative">
      <select
        id={id}
        name="service"
        defaultValue={defaultService}
        className={clsx(controlClasses, 'cursor-pointer appearance-none pr-14 *:bg-tide')}
      >
        {options.map((option) => (
          <option key={option} value={option}>
            {t(`services.${option}`)}
          </option>
        ))}
      </select>
      <ChevronDown
        aria-hidden
        size={24}
        strokeWidth={1.5}
        className="pointer-events-none absolute top-1/2 right-4 -translate-y-1/2"
      />
    </div>
  );
};
