import { render } from '@testing-library/react';
import type { Language } from '../i18n/languages';
import { SiteProvider } from '../site/site-context';
import { alternatesOf, layoutContent } from '../testing/fixtures';
import { I18nProvider } from '../testing/i18n-provider';
import { PageChange } from './page-change';

const pageIn = (language: Language, page: string) => (
  <I18nProvider language={language}>
    <SiteProvider
      content={layoutContent(language)}
      context={{ pageId: page, language, alternates: alternatesOf(page) }}
    >
      <PageChange />
    </SiteProvider>
  </I18nProvider>
);

it('keeps a translator’s language on the first page, and updates it on the next', () => {
  const root = document.documentElement;
  root.lang = 'de';
  const { rerender } = render(pageIn('nl', 'services'));
  expect(root).toHaveAttribute('lang', 'de');
  rerender(pageIn('es', 'services'));
  expect(root).toHaveAttribute('lang', 'es');
});
