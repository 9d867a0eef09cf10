import { readFileSync } from 'node:fs';
import { screen } from '@testing-library/react';
import { translations } from '../../testing/i18n-provider';
import { renderPage } from '../../testing/render-page';
import { Hero } from './hero';

const { hero, common } = translations();

const renderHero = () =>
  renderPage(<Hero intro={{ heading: '_Surf_ the digital *frontier*', lead: 'With us.' }} />);

describe('the hero', () => {
  it('reads its three lines as one sentence', () => {
    renderHero();
    const title = screen.getByRole('heading', { level: 1, name: 'Surf the digital frontier' });
    expect(title.children).toHaveLength(3);
  });

  it('leads to the contact form and to the services', () => {
    renderHero();
    expect(screen.getByRole('link', { name: hero.start })).toHaveAttribute('href', '#contact');
    expect(screen.getByRole('link', { name: hero.explore })).toHaveAttribute('href', '#services');
  });

  it('offers a free call under its buttons', () => {
    renderHero();
    expect(screen.getByText(hero.promise)).toBeVisible();
  });

  it('asks for the address of a newsletter subscriber', () => {
    renderHero();
    const field = screen.getByRole('textbox', { name: common.newsletter.heroLabel });
    expect(field).toHaveAttribute('type', 'email');
    expect(screen.getByText(common.newsletter.note)).toBeVisible();
  });

  it('hides its stars from screen readers', () => {
    renderHero();
    expect(document.querySelector('.hero-stars')).toHaveAttribute('aria-hidden', 'true');
  });

  it.each(['wide', 'narrow'])('has 50 stars on a %s screen', (screen) => {
    const drawing = readFileSync(`src/artwork/hero-stars-${screen}.svg`, 'utf8');
    document.body.innerHTML = drawing;
    expect(document.querySelectorAll('circle, use')).toHaveLength(50);
  });
});
