/** The first tap on an untouched page. */
export interface Tap {
  name: string;
  page: 'home' | 'pricing' | 'projects';
  width: number;
  /** The first visible element of this selector is tapped. */
  control: string;
  /** The tap shows when the visible text of these elements has changed. */
  watched: string;
}

export const taps: Tap[] = [
  {
    name: 'menu',
    page: 'home',
    width: 390,
    control: 'button[popovertarget="menu"]',
    watched: '#menu',
  },
  {
    name: 'languages',
    page: 'home',
    width: 1440,
    control: 'button[popovertarget="languages"]',
    watched: '#languages',
  },
  {
    name: 'billing period',
    page: 'pricing',
    width: 390,
    control: 'label:has(input[value="yearly"])',
    // Each element by itself: a paragraph's text includes hidden prices.
    watched: 'main li p, main li p *',
  },
  {
    name: 'project filter',
    page: 'projects',
    width: 390,
    control: 'main label:has(input[type="radio"]:not(:checked))',
    watched: 'main li:has(h2, h3)',
  },
  {
    name: 'plan dialog',
    page: 'pricing',
    width: 390,
    control: 'main button[name="plan"]',
    watched: '#plan-request',
  },
];
