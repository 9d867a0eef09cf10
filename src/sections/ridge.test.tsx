/** @jest-environment node */
import { renderToStaticMarkup } from 'react-dom/server';
import { Ridge } from './ridge';
import { ridgePath } from './ridge-path';

describe("Ridge in the server's HTML", () => {
  it('stands at its value', () => {
    const html = renderToStaticMarkup(<Ridge percent={95} state="shown" delay={0} />);
    for (const line of ridgePath(95).lines) expect(html).toContain(`d="${line}"`);
    expect(html).not.toContain('translate');
  });

  it('stands at 0 only while it waits', () => {
    const html = renderToStaticMarkup(<Ridge percent={95} state="waiting" delay={0} />);
    expect(html).toContain('translateX(-950px)');
  });
});
