/** A first tap on a page that nobody has touched yet. */
export interface Tap {
  name: string;
  page: 'home' | 'pricing' | 'projects';
  /** Of the viewport, in pixels. */
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
    // Each element by itself: the text of a paragraph counts the prices that are hidden in it.
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
    watched: '[role="dialog"]',
  },
];
