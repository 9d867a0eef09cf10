import { screen } from '@testing-library/react';
import { languages, type Language } from '../../i18n/languages';
import { readSite } from '../../testing/content';
import { routes, word } from '../../testing/site';
import { renderPage } from '../../testing/render-page';
import { About } from './about';

const file = (name: string) => ({ publicURL: `/${name}` });
const files = { webm: file('video.webm'), mp4: file('video.mp4') };
const info = {
  languages: readSite().languages,
  founder: {
    name: 'Ada Example',
    role: 'Captain',
    quote: 'The sea is wide.',
    biography: ['She sails.', 'She draws.'],
    portraitAlt: 'A portrait in lines',
    portrait: {
      childImageSharp: {
        gatsbyImageData: {
          layout: 'fullWidth' as const,
          width: 1,
          height: 1.25,
          images: { fallback: { src: '/portrait.png' } },
        },
      },
    },
  },
  video: { poster: { childImageSharp: null }, wide: files, narrow: files },
};
const intro = { heading: '_One founder,_ a *wide* horizon', lead: 'Meet her.' };

const renderAbout = (level: 1 | 2, language: Language = 'en') =>
  renderPage(
    <About intro={intro} level={level} info={info} counts={{ services: 10, projects: 14 }} />,
    { language },
  );

describe('the section about the agency', () => {
  it('introduces the founder', () => {
    renderAbout(2);

    for (const text of ['Ada Example', 'Captain', 'The sea is wide.', 'She sails.', 'She draws.']) {
      expect(screen.getByText(text)).toBeVisible();
    }
    expect(screen.getByRole('img', { name: 'A portrait in lines' })).toBeInTheDocument();
  });

  it.each(languages)('counts what the site shows (%s)', (language) => {
    renderAbout(2, language);
    expect(screen.getAllByRole('definition').map((fact) => fact.textContent)).toEqual([
      readSite()
        .languages.map(({ name }) => name)
        .join(', '),
      word(language, 'about', 'facts.servicesValue').replace('{{count}}', '10'),
      '14',
    ]);
  });

  it.each(languages)(
    'ends on the page of its own with the way to the contact page (%s)',
    (language) => {
      const { unmount } = renderAbout(1, language);
      const name = word(language, 'about', 'ask');
      expect(screen.getByText(word(language, 'about', 'closing'))).toBeVisible();
      expect(screen.getByRole('link', { name })).toHaveAttribute(
        'href',
        routes.pathOf('contact', language),
      );
      unmount();

      renderAbout(2, language);
      expect(screen.queryByRole('link', { name })).not.toBeInTheDocument();
    },
  );

  it('is the main heading with its lead on the page of its own only', () => {
    const { unmount } = renderAbout(1);
    expect(
      screen.getByRole('heading', { level: 1, name: 'One founder, a wide horizon' }),
    ).toBeVisible();
    expect(screen.getByText('Meet her.')).toBeVisible();
    unmount();

    renderAbout(2);
    expect(
      screen.getByRole('heading', { level: 2, name: 'One founder, a wide horizon' }),
    ).toBeVisible();
    expect(screen.queryByText('Meet her.')).not.toBeInTheDocument();
  });
});
