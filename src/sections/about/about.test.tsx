import { screen } from '@testing-library/react';
import { readSite } from '../../testing/content';
import { picture } from '../../testing/dom/picture';
import { routes, word } from '../../testing/site';
import { renderPage } from '../../testing/render-page';
import { textsOf } from '../../testing/dom/texts-of';
import { videoFile } from '../../testing/dom/videos';
import { About } from './about';

const files = { webm: videoFile('video.webm'), mp4: videoFile('video.mp4') };
const info = {
  languages: readSite().languages,
  founder: {
    name: 'Ada Example',
    role: 'Captain',
    quote: 'The sea is wide.',
    biography: ['She sails.', 'She draws.'],
    portraitAlt: 'A portrait in lines',
    portrait: picture('/portrait.png', 1.25),
  },
  video: { poster: { childImageSharp: null }, wide: files, narrow: files },
};
const intro = { heading: '_One founder,_ a *wide* horizon', lead: 'Meet her.' };

it('the section about the agency introduces the founder, counts what the site shows, and has lead and closing on its own page only', () => {
  const counts = { services: 10, projects: 14 };
  const { rerender } = renderPage(<About intro={intro} level={1} info={info} counts={counts} />, {
    language: 'nl',
  });
  for (const text of ['Ada Example', 'Captain', 'The sea is wide.', 'She sails.', 'She draws.'])
    expect(screen.getByText(text)).toBeVisible();
  expect(screen.getByRole('img', { name: 'A portrait in lines' })).toBeInTheDocument();
  expect(textsOf(screen.getAllByRole('definition'))).toEqual([
    info.languages.map(({ name }) => name).join(', '),
    word('nl', 'about', 'facts.servicesValue').replace('{{count}}', '10'),
    '14',
  ]);
  const own = [intro.lead, word('nl', 'about', 'closing'), word('nl', 'about', 'ask')];
  for (const text of own) expect(screen.getByText(text)).toBeVisible();
  expect(screen.getByRole('link')).toHaveAttribute('href', routes.pathOf('contact', 'nl'));

  rerender(<About intro={intro} level={2} info={info} counts={counts} />);
  for (const text of own) expect(screen.queryByText(text)).not.toBeInTheDocument();
});
