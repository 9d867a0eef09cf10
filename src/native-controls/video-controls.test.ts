import { startVideoControls } from './video-controls';

const playing = new WeakSet<HTMLVideoElement>();
const play = jest.fn();
const pause = jest.fn();

const byId = (id: string) => document.getElementById(id) as HTMLElement;
const video = () => document.querySelector('video') as HTMLVideoElement;
const click = (id: string) => byId(id).dispatchEvent(new MouseEvent('click', { bubbles: true }));

beforeAll(() => {
  // jsdom plays nothing.
  Object.defineProperties(HTMLMediaElement.prototype, {
    play: { value: play },
    pause: { value: pause },
    paused: {
      get(this: HTMLVideoElement) {
        return !playing.has(this);
      },
    },
  });
  startVideoControls();
});

beforeEach(() => {
  jest.resetAllMocks();
  play.mockImplementation(function (this: HTMLVideoElement) {
    playing.add(this);
    this.dispatchEvent(new Event('play'));
    return Promise.resolve();
  });
  pause.mockImplementation(function (this: HTMLVideoElement) {
    playing.delete(this);
    this.dispatchEvent(new Event('pause'));
  });
  document.body.innerHTML = `
    <div id="container" data-video>
      <video id="video"></video>
      <button id="button" data-video-button><svg id="icon"></svg></button>
      <button id="other">Other</button>
    </div>
    <div id="empty" data-video><button id="lonely" data-video-button></button></div>
    <button id="outside" data-video-button></button>`;
});

it.each(['button', 'icon'])('plays and pauses the video on a click on #%s', (id) => {
  click(id);
  expect(video().paused).toBe(false);
  expect(byId('container')).toHaveAttribute('data-playing');
  expect(byId('container').dataset.choice).toBe('play');

  click(id);
  expect(video().paused).toBe(true);
  expect(byId('container')).not.toHaveAttribute('data-playing');
  expect(byId('container').dataset.choice).toBe('pause');
});

it('plays without sound', () => {
  play.mockImplementation(() => {
    expect(video().muted).toBe(true);
    return Promise.resolve();
  });
  click('button');
  expect(play).toHaveBeenCalledTimes(1);
});

it('works in an island that stops clicks because it is not hydrated yet', () => {
  byId('container').addEventListener('click', (event) => event.stopPropagation(), true);
  click('button');
  expect(video().paused).toBe(false);
});

it.each(['video', 'other', 'lonely', 'outside'])('plays nothing on a click on #%s', (id) => {
  click(id);
  expect(play).not.toHaveBeenCalled();
  expect(byId('container').dataset.choice).toBeUndefined();
});

it('offers to play once more when the browser refuses', async () => {
  play.mockImplementation(function (this: HTMLVideoElement) {
    this.dispatchEvent(new Event('play'));
    return Promise.reject(new DOMException('', 'NotAllowedError'));
  });
  click('button');
  await Promise.resolve();
  expect(pause).toHaveBeenCalledTimes(1);
  expect(byId('container')).not.toHaveAttribute('data-playing');
});

it('marks a video that plays or pauses without the button, and takes that for no choice', () => {
  void video().play();
  expect(byId('container')).toHaveAttribute('data-playing', '');
  video().pause();
  expect(byId('container')).not.toHaveAttribute('data-playing');
  expect(byId('container').dataset.choice).toBeUndefined();
});
