import { useTranslation } from 'react-i18next';

interface AboutFactsProps {
  languages: readonly { readonly name: string }[];
  services: number;
  projects: number;
}

/** What can be counted about the agency. */
export const AboutFacts = ({ languages, services, projects }: AboutFactsProps) => {
  const { t } = useTranslation('about');
  const facts = [
    { term: t('facts.languages'), value: languages.map(({ name }) => name).join(', ') },
    { term: t('facts.services'), value: t('facts.servicesValue', { count: services }) },
    { term: t('facts.projects'), value: projects },
  ];

  return (
    <dl className="mt-9 flex flex-wrap gap-x-10 gap-y-6 border-t border-line pt-6">
      {facts.map(({ term, value }) => (
        <div key={term}>
          <dt className="text-tiny text-haze">{term}</dt>
          <dd className="mt-1 font-semibold">{value}</dd>
        </div>
      ))}
    </dl>
  );
};
