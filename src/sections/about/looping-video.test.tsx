import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { mockIntersections } from '../../testing/dom';
import { picture } from '../../testing/fixtures';
import { I18nProvider, translations } from '../../testing/i18n-provider';
import { renderPage } from '../../testing/render-page';
import { LoopingVideo } from './looping-video';

const file = (name: string) => ({ publicURL: `/${name}` });
const element = (
  <LoopingVideo
    video={{
      poster: picture('/poster.webp'),
      wide: { webm: file('wide.webm'), mp4: file('wide.mp4') },
      narrow: { webm: file('narrow.webm'), mp4: file('narrow.mp4') },
    }}
  />
);
const { video: texts } = translations().about;

/** jsdom does not play videos: `paused` and its events are what a browser would show. */
const setPaused = (video: HTMLMediaElement, paused: boolean): void => {
  Object.defineProperty(video, 'paused', { value: paused, configurable: true });
  video.dispatchEvent(new Event(paused ? 'pause' : 'play'));
};
const play = jest.fn(async function (this: HTMLMediaElement) {
  setPaused(this, false);
});
const pause = jest.fn(function (this: HTMLMediaElement) {
  setPaused(this, true);
});

/** What the stylesheet does to the two labels of the button. */
const style = document.createElement('style');
style.textContent = `
  .video-pause, [data-playing] .video-play { display: none }
  [data-playing] .video-pause { display: inline }`;

const renderVideo = () => {
  const scroll = mockIntersections();
  const { unmount } = renderPage(element);
  return { button: screen.getByRole('button'), scroll, unmount };
};

describe('the looping video', () => {
  beforeAll(() => document.head.append(style));
  beforeEach(() => {
    jest.clearAllMocks();
    jest.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(play);
    jest.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(pause);
  });
  afterEach(() => {
    jest.restoreAllMocks();
    document.documentElement.removeAttribute('data-video');
  });

  it('plays near the viewport, and pauses beyond it', async () => {
    const { button, scroll } = renderVideo();
    expect(play).not.toHaveBeenCalled();
    expect(button).toHaveAccessibleName(texts.play);
    await scroll(true);
    expect(play).toHaveBeenCalledTimes(1);
    expect(button).toHaveAccessibleName(texts.pause);
    await scroll(false);
    expect(pause).toHaveBeenCalledTimes(1);
    expect(button).toHaveAccessibleName(texts.play);
  });

  it('stays paused after its button paused it', async () => {
    const { button, scroll } = renderVideo();
    await scroll(true);
    await userEvent.click(button);
    await scroll(false);
    await scroll(true);
    expect(play).toHaveBeenCalledTimes(1);
    expect(button).toHaveAccessibleName(texts.play);
  });

  it('plays only on request with reduced motion, then on other pages too', async () => {
    const { matchMedia } = window;
    jest
      .spyOn(window, 'matchMedia')
      .mockImplementation((query) => ({ ...matchMedia(query), matches: query.includes('reduce') }));
    const { button, scroll, unmount } = renderVideo();
    await scroll(true);
    expect(play).not.toHaveBeenCalled();
    await userEvent.click(button);
    expect(play).toHaveBeenCalledTimes(1);

    unmount();
    await renderVideo().scroll(true);
    expect(play).toHaveBeenCalledTimes(2);
  });

  it('does not play by itself where data is saved', async () => {
    Object.assign(navigator, { connection: { saveData: true } });
    await renderVideo().scroll(true);
    expect(play).not.toHaveBeenCalled();
    Object.assign(navigator, { connection: undefined });
  });

  it('offers to play where the browser refuses to start it', async () => {
    play.mockImplementationOnce(async function (this: HTMLMediaElement) {
      setPaused(this, false);
      throw new DOMException('', 'NotAllowedError');
    });
    const { button, scroll } = renderVideo();
    await scroll(true);
    expect(button).toHaveAccessibleName(texts.play);
  });

  it('is silent, described, and does not go full screen on phones', () => {
    renderVideo();
    const video = screen.getByLabelText<HTMLVideoElement>(texts.label);
    expect(video.muted).toBe(true);
    expect(video.loop).toBe(true);
    expect(video).toHaveAttribute('playsinline');
  });

  it('loads nothing before it plays but its poster', () => {
    renderVideo();
    const video = screen.getByLabelText<HTMLVideoElement>(texts.label);
    expect(video).toHaveAttribute('preload', 'none');
    expect(video).not.toHaveAttribute('poster');
    expect(document.querySelector('img')).toHaveAttribute('src', '/poster.webp');
    expect(document.querySelector('img')).toHaveAttribute('loading', 'lazy');
  });

  it('loads smaller files on phones', () => {
    renderVideo();
    const video = screen.getByLabelText<HTMLVideoElement>(texts.label);
    const sources = [...video.querySelectorAll('source')];
    expect(sources.map(({ media, src }) => [media, new URL(src).pathname])).toEqual([
      ['(max-width: 767px)', '/narrow.webm'],
      ['(max-width: 767px)', '/narrow.mp4'],
      ['', '/wide.webm'],
      ['', '/wide.mp4'],
    ]);
  });

  it('has the controls of the browser without JavaScript', () => {
    const page = document.createElement('div');
    page.innerHTML = renderToString(<I18nProvider language="en">{element}</I18nProvider>);
    page.innerHTML = page.querySelector('noscript')?.innerHTML ?? '';
    const fallback = page.querySelector('video');
    expect(fallback).toHaveAttribute('controls');
    expect(fallback).toHaveAttribute('poster', '/poster.webp');
  });
});
