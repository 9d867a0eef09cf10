/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { themeColor } from './theme-color';

it('the theme colour is the ground of the design tokens', () => {
  const [, ink] = /--color-ink: (#\w+);/.exec(readFileSync('src/styles/theme.css', 'utf8')) ?? [];
  expect(themeColor).toBe(ink);
});
