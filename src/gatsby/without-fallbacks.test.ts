/** @jest-environment node */
import postcss from 'postcss';
import { withoutFallbacks } from './without-fallbacks';

const written = (css: string): string =>
  postcss([withoutFallbacks]).process(css, { from: undefined }).css.replaceAll(/\s+/g, ' ').trim();

it('removes what only older browsers read', () => {
  expect(
    written(`
      @layer theme, base;
      @layer properties { * { --tw-translate-x: 0 } }
      .veil { background: #03070fbf }
      @supports (color: color-mix(in lab, red, red)) { .veil { background: color-mix(in oklab, red, #0000) } }
    `),
  ).toBe('@layer theme, base; .veil { background: #03070fbf }');
});

it('writes values in place of variables that nothing changes', () => {
  expect(
    written(`
      @property --tw-leading { syntax: '*'; inherits: false }
      .lead {
        --tw-leading: 1;
        border-style: var(--tw-border-style);
        line-height: var(--tw-leading, var(--text-lead--line-height, 1.5));
        font-size: var(--text-lead, clamp(1rem, min(2vw, 1rem + 1vw), 2rem));
        transition-duration: var(--tw-duration, 0.15s);
        transition-timing-function: var(--tw-ease, cubic-bezier(0.4, 0, 0.2, 1));
      }
    `),
  ).toBe(
    '.lead { border-style: solid; line-height: var(--text-lead--line-height); font-size: var(--text-lead); ' +
      'transition-duration: 0.15s; transition-timing-function: cubic-bezier(0.4, 0, 0.2, 1); }',
  );
});

it('keeps variables that utilities combine', () => {
  const css = '.mark { translate: var(--tw-translate-x) var(--tw-translate-y); --star-x: 1% }';
  expect(written(css)).toBe(css);
});
