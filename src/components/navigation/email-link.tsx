import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { useSite } from '../../site/site-context';

interface EmailLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** Subject of the message; otherwise it names the agency. */
  subject?: string;
}

/** Opens the visitor's mail program with the agency's address and a subject. */
export const EmailLink = ({ subject, children, ...rest }: EmailLinkProps) => {
  const { t } = useTranslation('common');
  const { brand, email } = useSite().info;
  const about = encodeURIComponent(subject ?? t('emailSubject', { brand }));

  return (
    <a href={`mailto:${email}?subject=${about}`} {...rest}>
      {children}
    </a>
  );
};
