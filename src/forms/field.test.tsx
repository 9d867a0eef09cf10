import { render, screen } from '@testing-library/react';
import { Field } from './field';

const open = (mistake?: string) =>
  render(
    <Field label="Name" hint="(optional)" mistake={mistake}>
      {(id, state) => <input id={id} {...state} />}
    </Field>,
  );

it('names its control', () => {
  open();
  const field = screen.getByLabelText('Name (optional)');
  expect(field).toHaveAttribute('aria-invalid', 'false');
  expect(field).not.toHaveAttribute('aria-describedby');
});

it('says at its control what is wrong', () => {
  open('Write it down.');
  const field = screen.getByLabelText('Name (optional)');
  expect(field).toHaveAttribute('aria-invalid', 'true');
  expect(field).toHaveAccessibleDescription('Write it down.');
  expect(screen.getByText('Write it down.')).toBeVisible();
});
