/** @jest-environment node */
import { renderToStaticMarkup } from 'react-dom/server';
import { Ridge } from './ridge';

it('the ridge is at its value in the server’s HTML, and moves to it from 0', () => {
  const html = renderToStaticMarkup(<Ridge percent={95} index={0} state={undefined} />);
  expect(html).toContain('transform="translate(950)"');
  expect(html).toContain('--travel:-950px');
});
