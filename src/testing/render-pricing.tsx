import { act } from '@testing-library/react';
import { MotionProvider } from '../components/ui/motion-provider';
import type { Language } from '../i18n/languages';
import { Pricing } from '../sections/pricing/pricing';
import { readPlans } from './plans';
import { renderPage } from './render-page';

export const pricingEmail = 'waves@example.org';

/** Renders both price lists of `content/`. `beforeHydration` changes the server's HTML before React hydrates it. */
export const renderPricing = async (
  language: Language,
  beforeHydration?: (page: HTMLElement) => void,
): Promise<void> => {
  const element = (
    <MotionProvider>
      <Pricing
        intro={{ key: 'pricing', heading: '_Pick your_ *wave*', lead: 'Per month.' }}
        level={1}
        showLead
        plans={readPlans('core', language)}
        aiPlans={readPlans('ai', language)}
        email={pricingEmail}
      />
    </MotionProvider>
  );
  // The dialog and framer-motion's features load after the first render.
  await act(async () => {
    renderPage(element, { language, page: 'pricing', beforeHydration });
  });
};
