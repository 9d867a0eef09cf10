import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { PageLink } from '../../components/navigation/page-link';
import { locales } from '../../i18n/languages';
import { planAnchor } from '../../site/plan-anchor';
import { useSite } from '../../site/site-context';

interface ServiceOfferProps {
  plans: Queries.ServiceDetailFragment['plans'];
}

/** The plans that include a service, as links, or that its price is in a proposal. */
export const ServiceOffer = ({ plans }: ServiceOfferProps) => {
  const { t } = useTranslation('services');
  const { language } = useSite();
  if (plans.length === 0) return <p className="service-offer">{t('proposal')}</p>;

  const names = plans.map(({ name }) => name);
  const parts = new Intl.ListFormat(locales[language]).formatToParts(names);
  return (
    <p className="service-offer">
      {t('plans', { count: plans.length })}{' '}
      {parts.map(({ type, value }, index) => {
        const plan = type === 'element' && plans.find(({ name }) => name === value);
        return plan ? (
          <PageLink key={plan.key} page="pricing" anchor={planAnchor(plan.key)}>
            {value}
          </PageLink>
        ) : (
          <Fragment key={index}>{value}</Fragment>
        );
      })}
    </p>
  );
};
