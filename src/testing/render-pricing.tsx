import { act } from '@testing-library/react';
import { startOverlays } from '../native-controls/overlays';
import { startPlanDialog } from '../native-controls/plan-dialog';
import { MotionProvider } from '../components/ui/motion-provider';
import type { Language } from '../i18n/languages';
import { Pricing } from '../sections/pricing/pricing';
import { readPlans } from './plans';
import { installPopovers } from './popovers';
import { renderPage } from './render-page';

installPopovers();
startOverlays();
startPlanDialog();

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
  // framer-motion's features load after the first render.
  await act(async () => {
    renderPage(element, { language, page: 'pricing', beforeHydration });
  });
};
