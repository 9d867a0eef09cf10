/** @jest-environment node */
import { renderToStaticMarkup } from 'react-dom/server';
import { Ridge } from './ridge';

it('the ridge is at its value in the server’s HTML, and at 0 only while it waits', () => {
  const draw = (state: 'shown' | 'waiting') =>
    renderToStaticMarkup(<Ridge percent={95} state={state} delay={0} />);
  expect(draw('shown')).toContain('transform="translate(950)"');
  expect(draw('shown')).not.toContain('translateX');
  expect(draw('waiting')).toContain('translateX(-950px)');
});
