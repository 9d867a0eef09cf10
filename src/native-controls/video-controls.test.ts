import { failToPlay, play, playInEachTest } from '../testing/dom/videos';
import { startVideoControls } from './video-controls';

document.body.innerHTML = `
  <div data-video id="one"><video></video><p></p><button data-video-button><span></span></button></div>
  <div data-video id="two"><video></video><button data-video-button></button></div>
`;

const [one, two] = document.querySelectorAll<HTMLElement>('[data-video]');
const video = document.querySelector('video');

playInEachTest();
beforeAll(startVideoControls);

it('plays and pauses the video beside the button, silently, and keeps the choice; a click beside the button does nothing', () => {
  const icon = one?.querySelector('span');
  icon?.click();
  expect(video?.muted).toBe(true);
  expect(document.documentElement.dataset.videoChoice).toBe('play');
  expect(one?.dataset).toMatchObject({ playing: '' });
  expect(two?.dataset).not.toHaveProperty('playing');

  icon?.click();
  expect(document.documentElement.dataset.videoChoice).toBe('pause');
  expect(one?.dataset).not.toHaveProperty('playing');

  one?.querySelector('p')?.click();
  expect(play).toHaveBeenCalledTimes(1);
});

it('offers to play again when the video cannot be played', async () => {
  failToPlay();
  two?.querySelector('button')?.click();
  await Promise.resolve();
  await Promise.resolve();
  expect(two?.dataset).not.toHaveProperty('playing');
});
