/** @jest-environment node */
import postcss from 'postcss';
import { withoutFallbacks } from './without-fallbacks';

const written = (css: string): string =>
  postcss([withoutFallbacks]).process(css, { from: undefined }).css.replaceAll(/\s+/g, ' ').trim();

it('removes what only older browsers read', () => {
  expect(
    written(`
      /*! tailwindcss | MIT License */
      @layer theme, base;
      @layer properties { * { --tw-translate-x: 0 } }
      .veil { background: #03070fbf; -webkit-hyphens: auto; hyphens: auto }
      @supports (color: color-mix(in lab, red, red)) { .veil { background: color-mix(in oklab, red, #0000) } }
    `),
  ).toBe('@layer theme, base; .veil { background: #03070fbf; hyphens: auto }');
});

it('keeps variables that utilities combine', () => {
  const css =
    '@property --tw-leading { syntax: "*"; inherits: false } .mark { translate: var(--tw-translate-x) var(--tw-translate-y); --star-x: 1% }';
  expect(written(css)).toBe(css);
});
