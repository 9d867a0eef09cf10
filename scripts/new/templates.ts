import { languages } from '../../src/i18n/languages';

/** The name of what is added, in the spellings that files need. */
export interface Name {
  /** As typed, such as `happy-client`. */
  kebab: string;
  /** Several of them, such as `happy-clients` or `categories`. */
  plural: string;
  /** `HappyClient`. */
  pascal: string;
  /** `happyClient`. */
  camel: string;
  /** `Happy client`. */
  words: string;
}

/** Texts of files, by path. */
export type Files = Record<string, string>;

const json = (value: object): string => `${JSON.stringify(value, null, 2)}\n`;

/** A value for each language that tells it apart, as no two pages may have the same title. */
const inEveryLanguage = <Value>(value: (words: string) => Value, words: string) =>
  Object.fromEntries(languages.map((code) => [code, value(`${words} (${code})`)]));

const same = (words: string): string => words;

const component = ({ kebab, pascal }: Name): string => `import { clsx } from 'clsx';
import { Section } from '../../components/ui/section';
import { SectionHeading } from '../../components/ui/section-heading';

const headingId = '${kebab}-heading';

interface ${pascal}Props {
  id?: string;
  intro: Queries.PageIntroFragment;
  level: 1 | 2;
}

export const ${pascal} = ({ id, intro, level }: ${pascal}Props) => (
  <Section id={id} labelledBy={headingId} className={clsx(level === 1 && 'pt-32 md:pt-40')}>
    <div className="page-frame">
      <SectionHeading id={headingId} heading={intro.heading} level={level}>
        {intro.lead}
      </SectionHeading>
    </div>
  </Section>
);
`;

const test = ({ kebab, pascal }: Name): string => `import { screen } from '@testing-library/react';
import { plainText } from '../../i18n/heading-marks';
import { languages } from '../../i18n/languages';
import { readNodes } from '../../testing/content';
import { renderPage } from '../../testing/render-page';
import { ${pascal} } from './${kebab}';

it.each(languages)('begins with its heading and its lead (%s)', (language) => {
  for (const intro of readNodes<Queries.PageIntroFragment>('pages', language)) {
    const { unmount } = renderPage(<${pascal} intro={intro} level={1} />, { language });
    const heading = screen.getByRole('heading', { level: 1 });
    expect(heading).toHaveTextContent(plainText(intro.heading));
    expect(screen.getByText(intro.lead, { normalizer: String })).toBeVisible();
    unmount();
  }
});
`;

const template = ({ kebab, pascal }: Name): string => `import { graphql } from 'gatsby';
import { ${pascal} } from '../sections/${kebab}/${kebab}';
import { pageTemplate } from './page-layout';

export { PageHead as Head } from './page-layout';

export const query = graphql\`
  query ${pascal}Template($language: Language!, $key: String!) {
    ...PageContent
  }
\`;

const ${pascal}Template = pageTemplate<Queries.${pascal}TemplateQuery>(({ page }) => (
  <${pascal} intro={page} level={1} />
));

export default ${pascal}Template;
`;

const pageRecord = ({ kebab, words }: Name): string =>
  json({
    slug: Object.fromEntries(languages.map((code) => [code, kebab])),
    label: inEveryLanguage(same, words),
    // As long as search engines want them, which the checks of the built site require.
    title: inEveryLanguage((text) => `${text}: what the page is about`, words),
    description: inEveryLanguage(
      (text) =>
        `${text}: one or two sentences on what visitors find here, for the results of a search.`,
      words,
    ),
    keywords: inEveryLanguage((text) => [text, `${text}, in other words`], words),
    heading: inEveryLanguage(same, words),
    lead: inEveryLanguage((text) => `The paragraph under the heading: ${text}.`, words),
    // The launch check lists what still has to be written.
    placeholders: ['slug', 'label', 'title', 'description', 'keywords', 'heading', 'lead'],
  });

const schema = ({ camel, words }: Name): string => `import { z } from 'zod';
import { order, translations } from './common';

export const ${camel}Schema = z
  .strictObject({
    order,
    name: translations.describe('What it is called.'),
  })
  .describe('${words}.');
`;

const section = (name: Name): Files => ({
  [`src/sections/${name.kebab}/${name.kebab}.tsx`]: component(name),
  [`src/sections/${name.kebab}/${name.kebab}.test.tsx`]: test(name),
});

/** The files of each thing that can be added. */
export const templates = {
  page: (name: Name): Files => ({
    [`content/pages/${name.kebab}.json`]: pageRecord(name),
    [`src/templates/${name.kebab}.tsx`]: template(name),
    ...section(name),
  }),
  section,
  kind: (name: Name): Files => ({
    [`src/gatsby/content/schemas/${name.kebab}.ts`]: schema(name),
    [`content/${name.plural}/first.json`]: json({
      order: 1,
      name: inEveryLanguage(same, name.words),
      placeholders: ['name'],
    }),
  }),
};
