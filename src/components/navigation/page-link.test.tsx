import { fireEvent, screen } from '@testing-library/react';
import { renderPage } from '../../testing/render-page';
import { PageLink } from './page-link';

it('leads to a page in the current language', () => {
  renderPage(<PageLink page="services">Diensten</PageLink>, { language: 'nl', page: 'home' });
  const link = screen.getByRole('link', { name: 'Diensten' });
  expect(link).toHaveAttribute('href', '/nl/diensten');
  expect(link).not.toHaveAttribute('aria-current');
});

it('marks the current page', () => {
  renderPage(<PageLink page="services">Services</PageLink>, { language: 'en', page: 'services' });
  expect(screen.getByRole('link')).toHaveAttribute('aria-current', 'page');
});

it.each(['home', 'services'])('leads from %s to an anchor of the services page', (page) => {
  renderPage(
    <PageLink page="services" anchor="brand-development">
      Brand
    </PageLink>,
    { language: 'en', page },
  );
  const link = screen.getByRole('link', { name: 'Brand' });
  expect(link).toHaveAttribute('href', '/en/services#brand-development');
  expect(link).not.toHaveAttribute('aria-current');
});

it('has the query before the anchor', () => {
  renderPage(
    <PageLink page="home" anchor="contact" search="?service=other">
      Contacto
    </PageLink>,
    { language: 'es', page: 'services' },
  );
  expect(screen.getByRole('link')).toHaveAttribute('href', '/es?service=other#contact');
});

it('loads its page at the touch', () => {
  const hovering = jest.fn();
  window.___loader = { hovering };
  renderPage(<PageLink page="pricing">Prices</PageLink>, { language: 'en', page: 'home' });
  fireEvent.pointerDown(screen.getByRole('link', { name: 'Prices' }));
  expect(hovering).toHaveBeenCalledWith('/en/pricing');
  delete window.___loader;
});
