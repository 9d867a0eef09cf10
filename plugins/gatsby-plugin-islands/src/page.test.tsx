import { render, screen } from '@testing-library/react';
import { Page } from './page';

it('a page renders again for other data, not when only its anchor changes', () => {
  const pageContext = {};
  const pageWith = (data: object, text: string) => (
    <Page path="/en" data={data} pageContext={pageContext} element={<p>{text}</p>} />
  );
  const data = {};
  const { rerender } = render(pageWith(data, 'first'));
  rerender(pageWith(data, 'with an anchor'));
  expect(screen.getByText('first')).toBeInTheDocument();
  rerender(pageWith({}, 'with other data'));
  expect(screen.getByText('with other data')).toBeInTheDocument();
});
