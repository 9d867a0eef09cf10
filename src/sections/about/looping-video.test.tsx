import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { IGatsbyImageData } from 'gatsby-plugin-image';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { startVideoControls } from '../../native-controls/video-controls';
import { readWords } from '../../testing/content';
import { renderPage } from '../../testing/render-page';
import { watchIntersections } from '../../../plugins/gatsby-plugin-islands/testing';
import { LoopingVideo } from './looping-video';
import { WordsProvider } from '../../testing/words-provider';

const file = (name: string) => ({ publicURL: `/${name}` });
const readPoster = (src: string): IGatsbyImageData => ({
  layout: 'fullWidth',
  width: 1,
  height: 0.5625,
  images: { fallback: { src } },
});
const video = {
  poster: { childImageSharp: { gatsbyImageData: readPoster('/poster.webp') } },
  wide: { webm: file('wide.webm'), mp4: file('wide.mp4') },
  narrow: { webm: file('narrow.webm'), mp4: file('narrow.mp4') },
};
const { video: words } = readWords('en').about;

const element = <LoopingVideo video={video} />;

const withWords = <WordsProvider language="en">{element}</WordsProvider>;

const renderVideo = () => {
  const scroll = watchIntersections();
  const { unmount } = renderPage(element);
  return { button: screen.getByRole('button'), scroll, unmount };
};

/** Browsers know and announce whether a video plays; jsdom does neither. */
const set = (video: HTMLVideoElement, paused: boolean) => {
  Object.defineProperty(video, 'paused', { value: paused, configurable: true });
  video.dispatchEvent(new Event(paused ? 'pause' : 'play'));
};
const play = jest.fn(function (this: HTMLVideoElement) {
  set(this, false);
  return Promise.resolve();
});
const pause = jest.fn(function (this: HTMLVideoElement) {
  set(this, true);
});

/** What the build's stylesheet does to the two labels of the button. */
const style = document.createElement('style');
style.textContent = `
  .video-pause, [data-playing] .video-play { display: none }
  [data-playing] .video-pause { display: inline }`;

const askForStillness = () => {
  const { matchMedia } = window;
  jest
    .spyOn(window, 'matchMedia')
    .mockImplementation((query) => ({ ...matchMedia(query), matches: query.includes('reduce') }));
};

describe('the looping video', () => {
  beforeAll(() => {
    document.head.append(style);
    startVideoControls();
  });
  beforeEach(() => {
    jest.clearAllMocks();
    jest.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(play);
    jest.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(pause);
  });
  afterEach(() => {
    jest.restoreAllMocks();
    document.documentElement.removeAttribute('data-video-choice');
  });

  it('starts when it comes near the screen, not before, and rests when it has left', async () => {
    const { button, scroll } = renderVideo();
    expect(play).not.toHaveBeenCalled();
    expect(button).toHaveAccessibleName(words.play);

    await scroll(true);
    expect(play).toHaveBeenCalledTimes(1);
    expect(button).toHaveAccessibleName(words.pause);

    await scroll(false);
    expect(pause).toHaveBeenCalledTimes(1);
    expect(button).toHaveAccessibleName(words.play);
  });

  it('pauses and plays with the button, and stays paused when scrolled away and back', async () => {
    const user = userEvent.setup();
    const { button, scroll } = renderVideo();
    await scroll(true);

    await user.click(button);
    expect(pause).toHaveBeenCalledTimes(1);
    expect(button).toHaveAccessibleName(words.play);

    await scroll(false);
    await scroll(true);
    expect(play).toHaveBeenCalledTimes(1);

    await user.click(button);
    expect(play).toHaveBeenCalledTimes(2);
    expect(button).toHaveAccessibleName(words.pause);
  });

  it('stays still where motion is unwelcome, until the visitor asks for it', async () => {
    askForStillness();
    const { button, scroll } = renderVideo();

    await scroll(true);
    expect(play).not.toHaveBeenCalled();

    await userEvent.click(button);
    expect(play).toHaveBeenCalledTimes(1);
  });

  it('stays still where data is saved', async () => {
    Object.assign(navigator, { connection: { saveData: true } });
    const { scroll } = renderVideo();

    await scroll(true);
    expect(play).not.toHaveBeenCalled();
    Object.assign(navigator, { connection: undefined });
  });

  it('leaves a video paused that the visitor paused before hydration', async () => {
    const scroll = watchIntersections();
    const page = document.createElement('div');
    document.body.append(page);
    page.innerHTML = renderToString(withWords);
    const button = within(page).getByRole('button');
    await userEvent.click(button);
    expect(button).toHaveAccessibleName(words.pause);
    await userEvent.click(button);
    expect(button).toHaveAccessibleName(words.play);

    const root = await act(async () => hydrateRoot(page, withWords));
    await scroll(true);
    expect(play).toHaveBeenCalledTimes(1);
    await userEvent.click(button);
    expect(play).toHaveBeenCalledTimes(2);
    act(() => root.unmount());
    page.remove();
  });

  it('goes on with a choice when React replaces the video', async () => {
    askForStillness();
    const { unmount, button } = renderVideo();
    await userEvent.click(button);
    unmount();
    play.mockClear();
    const { scroll } = renderVideo();
    await scroll(true);
    expect(play).toHaveBeenCalledTimes(1);
  });

  it('offers to play when the browser refuses to start', async () => {
    play.mockImplementationOnce(() => Promise.reject(new DOMException('', 'NotAllowedError')));
    const { button, scroll } = renderVideo();

    await scroll(true);
    expect(button).toHaveAccessibleName(words.play);
  });

  it('is silent, described, and loads nothing by itself', () => {
    renderVideo();
    const shown = screen.getByLabelText<HTMLVideoElement>(words.label);

    expect(shown.muted).toBe(true);
    expect(shown).toHaveAttribute('preload', 'none');
    expect(shown).not.toHaveAttribute('poster');
    const still = document.querySelector('img');
    expect(still).toHaveAttribute('src', '/poster.webp');
    expect(still).toHaveAttribute('loading', 'lazy');
    const sources = [...shown.querySelectorAll('source')].map((source) => [
      source.media,
      source.getAttribute('src'),
    ]);
    expect(sources).toEqual([
      ['(max-width: 767px)', '/narrow.webm'],
      ['(max-width: 767px)', '/narrow.mp4'],
      ['', '/wide.webm'],
      ['', '/wide.mp4'],
    ]);
  });

  it('has the controls of the browser where there are no scripts', () => {
    const page = document.createElement('div');
    page.innerHTML = renderToString(element);
    const fallback = document.createElement('div');
    fallback.innerHTML = page.querySelector('noscript')?.innerHTML ?? '';

    expect(fallback.querySelector('video')).toHaveAttribute('controls');
    expect(fallback.querySelector('video')).toHaveAttribute('poster', '/poster.webp');
    expect(fallback.querySelectorAll('source')).toHaveLength(4);
  });
});
