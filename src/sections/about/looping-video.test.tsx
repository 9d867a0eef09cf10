import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { readWords } from '../../testing/content';
import { picture } from '../../testing/dom/picture';
import { renderPage } from '../../testing/render-page';
import { failToPlay, pause, play, playInEachTest, videoFile } from '../../testing/dom/videos';
import { WordsProvider } from '../../testing/words-provider';
import { watchIntersections } from '../../testing/dom/watch-intersections';
import { LoopingVideo } from './looping-video';

const element = (
  <LoopingVideo
    video={{
      poster: picture('/poster.webp', 0.5625),
      wide: { webm: videoFile('wide.webm'), mp4: videoFile('wide.mp4') },
      narrow: { webm: videoFile('narrow.webm'), mp4: videoFile('narrow.mp4') },
    }}
  />
);
const { video: words } = readWords('en').about;

const renderVideo = () => {
  const scroll = watchIntersections();
  const { unmount } = renderPage(element);
  return { button: screen.getByRole('button'), scroll, unmount };
};

/** What the build's stylesheet does to the two labels of the button. */
const style = document.createElement('style');
style.textContent = `
  .video-pause, [data-playing] .video-play { display: none }
  [data-playing] .video-pause { display: inline }`;

describe('the looping video', () => {
  beforeAll(() => document.head.append(style));
  playInEachTest();
  afterEach(() => {
    jest.restoreAllMocks();
    document.documentElement.removeAttribute('data-video');
  });

  it('starts when it comes near the screen, rests when it has left, and stays as its button left it', async () => {
    const { button, scroll } = renderVideo();
    expect(play).not.toHaveBeenCalled();
    expect(button).toHaveAccessibleName(words.play);

    await scroll(true);
    expect(play).toHaveBeenCalledTimes(1);
    expect(button).toHaveAccessibleName(words.pause);

    await scroll(false);
    expect(pause).toHaveBeenCalledTimes(1);
    expect(button).toHaveAccessibleName(words.play);

    await scroll(true);
    await userEvent.click(button);
    await scroll(false);
    await scroll(true);
    expect(play).toHaveBeenCalledTimes(2);
    expect(button).toHaveAccessibleName(words.play);
  });

  it('stays still where motion is unwelcome, until the visitor asks for it, also when React replaces the video', async () => {
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

  it('stays still where data is saved', async () => {
    Object.assign(navigator, { connection: { saveData: true } });
    await renderVideo().scroll(true);
    expect(play).not.toHaveBeenCalled();
    Object.assign(navigator, { connection: undefined });
  });

  it.each([
    ['cannot play it', failToPlay],
    ['refuses to start', () => play.mockRejectedValueOnce(new DOMException('', 'NotAllowedError'))],
  ])('offers to play when the browser %s', async (_what, fail) => {
    fail();
    const { button, scroll } = renderVideo();
    await scroll(true);
    expect(button).toHaveAccessibleName(words.play);
  });

  it('is silent, described, and loads nothing by itself', () => {
    renderVideo();
    const shown = screen.getByLabelText<HTMLVideoElement>(words.label);

    expect(shown.muted).toBe(true);
    expect(shown.loop).toBe(true);
    // A phone would open it full screen.
    expect(shown).toHaveAttribute('playsinline');
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
    page.innerHTML = renderToString(<WordsProvider language="en">{element}</WordsProvider>);
    page.innerHTML = page.querySelector('noscript')?.innerHTML ?? '';
    const fallback = page.querySelector('video');
    expect(fallback).toHaveAttribute('controls');
    expect(fallback).toHaveAttribute('poster', '/poster.webp');
    expect(fallback?.querySelectorAll('source')).toHaveLength(4);
  });
});
