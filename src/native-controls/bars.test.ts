import { watchIntersections } from '../../plugins/gatsby-plugin-islands/testing';
import { startBars } from './bars';

it('a bar waits until it is in view, also after a scroll past it, and is then left alone', async () => {
  document.body.innerHTML = '<div role="progressbar"></div>';
  const notice = watchIntersections();
  startBars();
  const bar = document.querySelector('div');
  await notice(false);
  expect(bar).toHaveAttribute('data-waiting');
  await notice(true, false);
  expect(bar).toHaveAttribute('data-waiting');
  await notice(true);
  await notice(false);
  expect(bar).not.toHaveAttribute('data-waiting');
});
