/** @jest-environment node */
import { renderToStaticMarkup } from 'react-dom/server';
import { Ridge } from './ridge';

describe("Ridge in the server's HTML", () => {
  it('is at its value', () => {
    const html = renderToStaticMarkup(<Ridge percent={95} state="shown" delay={0} />);
    expect(html).toContain('transform="translate(950)"');
    expect(html).not.toContain('translateX');
  });

  it('is at 0 only while it waits', () => {
    const html = renderToStaticMarkup(<Ridge percent={95} state="waiting" delay={0} />);
    expect(html).toContain('translateX(-950px)');
  });
});
