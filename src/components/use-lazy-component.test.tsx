import { act, render, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { useLazyComponent } from './use-lazy-component';

const report = jest.fn();

beforeEach(() => Object.assign(window, { reportError: report }));
afterEach(() => jest.resetAllMocks());

interface DialogProps {
  name: string;
}

const Dialog = ({ name }: DialogProps) => <p>{name}</p>;

const Page = ({
  load,
  name = 'first',
}: { load: () => Promise<ComponentType<DialogProps>> } & Partial<DialogProps>) => {
  const { Component, failed } = useLazyComponent(load);
  return (
    <>
      {Component && <Component name={name} />}
      {failed && <p>failed</p>}
    </>
  );
};

it('loads the component once the caller has mounted, and only once', async () => {
  const load = jest.fn(() => Promise.resolve(Dialog));
  const { container, rerender } = render(<Page load={load} />);
  expect(load).toHaveBeenCalledTimes(1);
  expect(container).toBeEmptyDOMElement();

  await act(() => load.mock.results[0]?.value);
  expect(screen.getByText('first')).toBeVisible();

  rerender(<Page load={load} name="second" />);
  expect(screen.getByText('second')).toBeVisible();
  expect(screen.queryByText('failed')).not.toBeInTheDocument();
  expect(load).toHaveBeenCalledTimes(1);
  expect(report).not.toHaveBeenCalled();
});

it('loads nothing on the server', () => {
  const load = jest.fn(() => Promise.resolve(Dialog));
  expect(renderToString(<Page load={load} />)).toBe('');
  expect(load).not.toHaveBeenCalled();
});

it('reports that loading failed, and says so', async () => {
  const error = new Error('The script did not arrive.');
  const load = () => Promise.reject(error);
  const { container } = render(<Page load={load} />);
  expect(container).toBeEmptyDOMElement();

  expect(await screen.findByText('failed')).toBeVisible();
  expect(container).toHaveTextContent(/^failed$/);
  expect(report.mock.calls).toEqual([[error]]);
});
