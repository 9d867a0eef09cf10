import { watchIntersections } from '../../plugins/gatsby-plugin-islands/testing';
import { startBars } from './bars';

const end = () => new Event('animationend', { bubbles: true });

it('a bar waits until it is in view, also after a scroll past it, moves once, and is then left alone', async () => {
  document.body.innerHTML = '<div role="progressbar"><b></b></div>';
  const notice = watchIntersections();
  startBars();
  const bar = document.querySelector('div');
  const moving = document.querySelector('b');
  await notice(false);
  // It ran before it was known to be below the viewport.
  moving?.dispatchEvent(end());
  await notice(true, false);
  expect(bar).toHaveAttribute('data-waiting');
  expect(bar).not.toHaveAttribute('data-moved');
  await notice(true);
  moving?.dispatchEvent(end());
  expect(bar).toHaveAttribute('data-moved');
  // React watches what it hydrates, too.
  startBars();
  await notice(false);
  expect(bar).not.toHaveAttribute('data-waiting');
});
