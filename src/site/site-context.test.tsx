import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { alternatesOf, layoutContent } from '../testing/fixtures';
import { SiteProvider, useSite } from './site-context';

const renderSite = (pageId: string) => {
  const context = { pageId, language: 'nl', alternates: alternatesOf(pageId) } as const;
  const wrapper = ({ children }: { children: ReactNode }) => (
    <SiteProvider content={layoutContent('nl')} context={context}>
      {children}
    </SiteProvider>
  );
  return renderHook(useSite, { wrapper }).result.current;
};

it('has the path of a page in the current language', () => {
  const { pathOf } = renderSite('home');
  expect(pathOf('services')).toBe('/nl/diensten');
});

it('throws for a page that does not exist', () => {
  const { pathOf } = renderSite('home');
  expect(() => pathOf('shop')).toThrow('There is no page "shop" in the language "nl".');
});

it('switches to the same page in another language', () => {
  expect(renderSite('services').switchLanguage('es')).toBe('/es/servicios');
});

it('switches from an unknown page to the home page of a language', () => {
  const { isKnown, switchLanguage } = renderSite('not-found');
  expect(isKnown).toBe(false);
  expect(switchLanguage('es')).toBe('/es');
});
