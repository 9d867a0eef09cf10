import { screen } from '@testing-library/react';
import { textsOf } from '../../testing/dom';
import { fixture, intro, picture } from '../../testing/fixtures';
import { translations } from '../../testing/i18n-provider';
import { renderPage } from '../../testing/render-page';
import { About } from './about';

const texts = translations().about;

const files = { webm: { publicURL: '/video.webm' }, mp4: { publicURL: '/video.mp4' } };
const info = fixture<Queries.AboutContentFragment>({
  founder: {
    name: 'Ada Example',
    role: 'Captain',
    quote: 'The sea is wide.',
    biography: ['She sails.', 'She draws.'],
    portraitAlt: 'A portrait in lines',
    portrait: picture('/portrait.png', 800, 1000),
  },
  video: { poster: { childImageSharp: null }, wide: files, narrow: files },
});

const renderAbout = (ownPage: boolean) =>
  renderPage(
    <About intro={intro} ownPage={ownPage} info={info} counts={{ services: 10, projects: 14 }} />,
  );

describe('the about section', () => {
  it('introduces the founder', () => {
    renderAbout(false);
    for (const text of ['Ada Example', 'Captain', 'The sea is wide.', 'She sails.', 'She draws.'])
      expect(screen.getByText(text)).toBeVisible();
    expect(screen.getByRole('img', { name: 'A portrait in lines' })).toBeInTheDocument();
  });

  it('names the languages, and counts services and projects', () => {
    renderAbout(false);
    expect(textsOf(screen.getAllByRole('definition'))).toEqual([
      texts.facts.languagesValue,
      expect.stringContaining('10'),
      '14',
    ]);
  });

  it('has a lead and a link to the contact page on its own page only', () => {
    const { unmount } = renderAbout(true);
    expect(screen.getByText(intro.lead)).toBeVisible();
    expect(screen.getByRole('link', { name: texts.ask })).toHaveAttribute('href', '/en/contact');
    unmount();

    renderAbout(false);
    expect(screen.queryByText(intro.lead)).not.toBeInTheDocument();
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });
});
