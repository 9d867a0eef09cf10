import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';

interface AboutFactsProps {
  languages: readonly { readonly code: string; readonly name: string }[];
  services: number;
  projects: number;
}

/** Each name is read in its own language. */
const LanguageNames = ({ languages }: Pick<AboutFactsProps, 'languages'>) =>
  languages.map(({ code, name }, index) => (
    <Fragment key={code}>
      {index > 0 && ', '}
      <span lang={code}>{name}</span>
    </Fragment>
  ));

export const AboutFacts = ({ languages, services, projects }: AboutFactsProps) => {
  const { t } = useTranslation('about');
  const facts = [
    { term: t('facts.languages'), value: <LanguageNames languages={languages} /> },
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
