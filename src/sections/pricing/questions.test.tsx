import { screen } from '@testing-library/react';
import { renderPage } from '../../testing/render-page';
import { Questions } from './questions';

it('opens an answer without a script', () => {
  renderPage(
    <Questions questions={[{ key: 'vat', question: 'Do I pay VAT?', answer: 'Yes, 21%.' }]} />,
  );
  const details = screen.getByText('Do I pay VAT?').closest('details');
  expect(details).not.toHaveAttribute('open');
  expect(details).toHaveTextContent('Yes, 21%.');
});
