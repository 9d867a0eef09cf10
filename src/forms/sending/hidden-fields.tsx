import { useTranslation } from 'react-i18next';
import { serviceFields } from './service-settings';

/** Name of the trap; it is no parameter of any message. */
export const trapName = 'contact_preference';

/**
 * What a form carries along when it posts itself without a script, and a trap for robots.
 *
 * The trap is a checkbox that nobody sees: robots tick every box, while autofill and password managers only write into text fields, and screen readers skip what is not displayed.
 */
export const HiddenFields = ({ fields = {} }: { fields?: Record<string, string> }) => {
  const { t } = useTranslation('common');
  const hidden = { ...serviceFields, ...fields };

  return (
    <>
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <label aria-hidden className="hidden">
        <input type="checkbox" name={trapName} value="1" tabIndex={-1} />
        {t('forms.leaveUnchecked')}
      </label>
    </>
  );
};
