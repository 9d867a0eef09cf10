import { render, screen } from '@testing-library/react';
import { Field } from './form-controls';

const open = (error?: string) =>
  render(
    <Field label="Name" hint="(optional)" error={error}>
      {(id, state) => <input id={id} {...state} />}
    </Field>,
  );

it('names its control', () => {
  open();
  const field = screen.getByLabelText('Name (optional)');
  expect(field).toHaveAttribute('aria-invalid', 'false');
  expect(field).not.toHaveAttribute('aria-describedby');
});

it('describes its control with the error', () => {
  open('Write it down.');
  const field = screen.getByLabelText('Name (optional)');
  expect(field).toHaveAttribute('aria-invalid', 'true');
  expect(field).toHaveAccessibleDescription('Write it down.');
  expect(screen.getByText('Write it down.')).toBeVisible();
});
