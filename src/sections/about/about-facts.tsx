import { useTranslation } from 'react-i18next';

interface AboutFactsProps {
  services: number;
  projects: number;
}

export const AboutFacts = ({ services, projects }: AboutFactsProps) => {
  const { t } = useTranslation('about');
  const facts = [
    { term: t('facts.languages'), value: t('facts.languagesValue') },
    { term: t('facts.services'), value: t('facts.servicesValue', { count: services }) },
    { term: t('facts.projects'), value: projects },
  ];

  return (
    <dl className="about-facts">
      {facts.map(({ term, value }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
};
