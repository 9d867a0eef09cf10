import { render, screen } from '@testing-library/react';
import Check from 'lucide/dist/esm/icons/check.mjs';
import { Icon, SharedIcon } from './icon';

it('hides an icon without a label from screen readers', () => {
  const { container } = render(<SharedIcon name="MAIL" />);
  expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  expect(container.querySelector('use')).toHaveAttribute('href', 'file#MAIL');
});

it('reads the label of an icon', () => {
  render(<Icon drawing={Check} label="Done" />);
  expect(screen.getByRole('img', { name: 'Done' })).toBeVisible();
});
