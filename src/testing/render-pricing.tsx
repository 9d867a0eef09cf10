import type { Language } from '../i18n/languages';
import { Pricing } from '../sections/pricing/pricing';
import { readPlans } from './plans';
import { installDialogs } from './dom/dialogs';
import { renderPage } from './render-page';

installDialogs();

/** Renders both price lists of `content/`. `beforeHydration` changes the server's HTML before React hydrates it. */
export const renderPricing = (
  language: Language,
  beforeHydration?: (page: HTMLElement) => void,
): void => {
  const element = (
    <Pricing
      intro={{ heading: '_Pick your_ *wave*', lead: 'Per month.' }}
      level={1}
      plans={readPlans('core', language)}
      aiPlans={readPlans('ai', language)}
    />
  );
  renderPage(element, { language, page: 'pricing', beforeHydration });
};
