import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLayoutEffect, useState, type ComponentType } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { watchIntersections } from '../../testing/watch-intersections';
import { partsArrived } from './expected-parts';
import { later } from './later';
import { noteOpening } from './opening';
import { endStart } from './starting';

interface CounterProps {
  label: string;
}

const Counter = ({ label }: CounterProps) => {
  const [count, setCount] = useState(0);
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      {label} {count}
    </button>
  );
};

// What React's server renderer writes: two texts side by side are kept apart by a comment.
const serverHtml =
  '<div data-part="true"><!--$--><button type="button">Waves<!-- --> <!-- -->0</button><!--/$--></div>';

let root: Root | undefined;

const hydrate = async (Part: ComponentType<CounterProps>) => {
  const container = document.createElement('main');
  container.innerHTML = serverHtml;
  document.body.replaceChildren(container);
  await act(async () => {
    root = hydrateRoot(container, <Part label="Waves" />);
  });
};

const pressKey = () =>
  act(async () => {
    window.dispatchEvent(new Event('keydown'));
  });

const part = () => document.querySelector('[data-part]');

afterEach(() => {
  act(() => root?.unmount());
  root = undefined;
  document.documentElement.removeAttribute('data-touched');
});

// The tests stand in the order of a visit: once the page was taken over there is no way back.
describe('a part of the page that the server has sent', () => {
  it('stays as it is until the visitor begins to use the page', async () => {
    const load = jest.fn(() => Promise.resolve(Counter));
    await hydrate(later(load));
    expect(load).not.toHaveBeenCalled();
    expect(part()).not.toHaveAttribute('data-live');

    await pressKey();
    expect(screen.getByRole('button')).toHaveTextContent('Waves 0');
    expect(load).toHaveBeenCalledTimes(1);
    expect(part()).toHaveAttribute('data-live');

    await userEvent.click(screen.getByRole('button'));
    expect(screen.getByRole('button')).toHaveTextContent('Waves 1');
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('comes to life when the page was touched before', async () => {
    document.documentElement.setAttribute('data-touched', '');
    await hydrate(later(() => Promise.resolve(Counter)));
    expect(part()).toHaveAttribute('data-live');
  });

  it('comes to life when the visitor scrolls near', async () => {
    const scroll = watchIntersections();
    const load = jest.fn(() => Promise.resolve(Counter));
    await hydrate(later(load));
    expect(load).not.toHaveBeenCalled();

    window.dispatchEvent(new Event('scroll'));
    await scroll(false);
    expect(load).not.toHaveBeenCalled();
    await scroll(true);
    expect(load).toHaveBeenCalledTimes(1);
    expect(part()).toHaveAttribute('data-live');
  });

  it('stays as it is when its script does not arrive, and says so', async () => {
    const onFailed = jest.fn();
    const report = jest.fn();
    Object.assign(window, { reportError: report });
    document.addEventListener('part-failed', onFailed);
    await hydrate(later<CounterProps>(() => Promise.reject(new Error('no such chunk'))));
    await pressKey();

    expect(onFailed).toHaveBeenCalledTimes(1);
    expect(report).toHaveBeenCalledWith(new Error('no such chunk'));
    expect(screen.getByRole('button')).toHaveTextContent('Waves 0');
    expect(part()).not.toHaveAttribute('data-live');
    document.removeEventListener('part-failed', onFailed);
  });
});

describe('a part that throws', () => {
  const report = jest.fn();

  beforeEach(() => {
    report.mockClear();
    Object.assign(window, { reportError: report });
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
  });
  afterEach(() => jest.restoreAllMocks());

  it('stands as the server has sent it when it cannot be taken over', async () => {
    const onFailed = jest.fn();
    document.addEventListener('part-failed', onFailed);
    const Broken = (): never => {
      throw new Error('broken');
    };
    await hydrate(later<CounterProps>(() => Promise.resolve(Broken)));
    await pressKey();
    expect(screen.getByRole('button')).toHaveTextContent('Waves 0');
    expect(report).toHaveBeenCalledWith(new Error('broken'));
    expect(onFailed.mock.calls[0]?.[0].target).toBe(part());
    document.removeEventListener('part-failed', onFailed);
  });

  it('stands as it was last, with what was typed and chosen', async () => {
    const Fragile = ({ label }: CounterProps) => {
      const [count, setCount] = useState(0);
      if (count > 1) throw new Error('broken');
      return (
        <>
          <button type="button" onClick={() => setCount(count + 1)}>
            {label} {count}
          </button>
          {count === 1 && (
            <>
              <input aria-label="Name" />
              <select aria-label="Service">
                <option>one</option>
                <option>two</option>
              </select>
            </>
          )}
        </>
      );
    };
    await hydrate(later(() => Promise.resolve(Fragile)));
    await pressKey();
    await userEvent.click(screen.getByRole('button'));
    await userEvent.type(screen.getByLabelText('Name'), 'Sanne');
    await userEvent.selectOptions(screen.getByLabelText('Service'), 'two');
    await userEvent.click(screen.getByRole('button'));
    expect(report).toHaveBeenCalledWith(new Error('broken'));
    expect(screen.getByLabelText('Name')).toHaveValue('Sanne');
    expect(screen.getByLabelText('Service')).toHaveValue('two');
  });
});

describe('a part of a page that the visitor moves to', () => {
  it('is fetched with its template', async () => {
    endStart();
    const load = jest.fn(() => Promise.resolve(Counter));
    later(load);
    expect(load).toHaveBeenCalledTimes(1);
    expect(await partsArrived()).toBe(true);
  });

  it.each([
    ['at once', false, true, 1],
    ['after the first view when it stands below it', true, true, 0],
    ['at once below the first view, when the visitor comes back to a place there', true, false, 1],
  ])('is shown %s', async (_when, below, opensAtTop, buttonsAtFirst) => {
    endStart();
    noteOpening(opensAtTop);
    const Part = later(() => Promise.resolve(Counter), { below });
    await partsArrived();
    const atFirst = jest.fn();
    const Page = () => {
      useLayoutEffect(() => atFirst(screen.queryAllByRole('button').length), []);
      return <Part label="Tides" />;
    };

    await act(async () => {
      render(<Page />);
    });
    expect(atFirst).toHaveBeenCalledWith(buttonsAtFirst);
    expect(screen.getByRole('button')).toHaveTextContent('Tides 0');
    expect(part()).toHaveAttribute('data-live');
  });

  it('is asked for again when its script did not arrive at first', async () => {
    const load = jest.fn(() => Promise.resolve(Counter));
    load.mockRejectedValueOnce(new Error('no line'));
    const Part = later(load);
    expect(await partsArrived()).toBe(true);
    expect(await partsArrived()).toBe(true);
    expect(load).toHaveBeenCalledTimes(2);
    await act(async () => {
      render(<Part label="Tides" />);
    });
    expect(screen.getByRole('button')).toHaveTextContent('Tides 0');
  });

  it('is known to be missing when its script does not arrive', async () => {
    later(() => Promise.reject(new Error('no such chunk')));
    expect(await partsArrived()).toBe(false);
  });
});
