import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, useLayoutEffect, useState } from 'react';
import { watchIntersections } from '../testing';
import { Island } from './island';
import { recordNavigation, setStartsAtTop } from './navigation';
import {
  Broken,
  Counter,
  button,
  hydrate,
  hydrateChangedPage,
  island,
  recovered,
  unmountIsland,
} from './testing/hydrate-island';

/** The starter has kept the language in the template of the scripts. */
const translateLanguage = () => {
  document.head.innerHTML = '<template id="island-scripts" lang="en"></template>';
  document.documentElement.lang = 'es';
};

let near: (isIntersecting: boolean) => Promise<void>;
const report = jest.fn();

/** Runs what an event starts, with its timers. */
const settle = (happen = () => {}) =>
  act(async () => {
    happen();
    await jest.runOnlyPendingTimersAsync();
  });

/** Returns the types of the events that the island dispatches from now on, each with what the island shows then. */
const noteEvents = () => {
  const events: string[] = [];
  for (const type of ['island-rendered', 'island-hydrated'])
    document.addEventListener(type, ({ target }) => {
      if (target === island()) events.push(`${type}: ${island()?.textContent}`);
    });
  return events;
};

beforeAll(async () => {
  // Without its path the starter would take the page for another one at the first interaction, and mark every island as failed.
  Object.assign(window, { pagePath: location.pathname });
  document.body.innerHTML = '<template id="island-scripts"></template>';
  await import('./starter/start');
});

beforeEach(() => {
  jest.useFakeTimers({ advanceTimers: true, doNotFake: ['queueMicrotask'] });
  near = watchIntersections();
  recovered.mockClear();
  report.mockClear();
  Object.assign(window, { reportError: report });
});

afterEach(() => {
  unmountIsland();
  recordNavigation(false);
  for (const name of ['class', 'lang']) document.documentElement.removeAttribute(name);
  document.head.innerHTML = '';
  jest.restoreAllMocks();
});

it('dispatches an event when it is rendered although React renders the whole page again', async () => {
  const events = noteEvents();
  await hydrateChangedPage(<Counter />);
  expect(document.querySelector('x-bar')).toBeNull();
  expect(events).toEqual(['island-rendered: Waves 0', 'island-hydrated: Waves 0']);
});

/** Shows the server's word, its own once its effect has run, and another one after a click. */
const Greeting = () => {
  const [word, setWord] = useState('from the server');
  // eslint-disable-next-line react-hooks/set-state-in-effect -- a part of a page may do so.
  useEffect(() => setWord('from its effect'), []);
  return (
    <button type="button" onClick={() => setWord('from a click')}>
      {word}
    </button>
  );
};

describe('an island in the server’s HTML', () => {
  it('is hydrated when it is near the viewport, and dispatches an event when it is rendered and another when what its effects have set is rendered and a click reaches React', async () => {
    const events = noteEvents();
    await hydrate(<Greeting />, '<button type="button">from the server</button>');
    await near(false);
    expect(island()).not.toHaveAttribute('data-hydrated');
    expect(events).toEqual([]);
    await near(true);
    expect(island()).toHaveAttribute('data-hydrated');
    expect(events).toEqual([
      expect.stringContaining('island-rendered'),
      'island-hydrated: from its effect',
    ]);
    await userEvent.click(screen.getByRole('button'));
    expect(screen.getByRole('button')).toHaveTextContent('from a click');
  });

  it.each(['focusin', 'input', 'click'])('is hydrated by a %s in it', async (type) => {
    await hydrate();
    await settle(() => {
      screen.getByRole('button').dispatchEvent(new Event(type, { bubbles: true }));
    });
    expect(island()).toHaveAttribute('data-hydrated');
  });

  it('is hydrated only when what is pressed in it is released, so that the click is not lost', async () => {
    await hydrate();
    // jsdom knows no pressed elements.
    const findPressed = jest.spyOn(island() ?? document.body, 'querySelector');
    findPressed.mockReturnValue(screen.getByRole('button'));
    await near(true);
    await settle();
    expect(island()).not.toHaveAttribute('data-hydrated');
    findPressed.mockReturnValue(null);
    await settle();
    expect(island()).toHaveAttribute('data-hydrated');
  });

  it('is hydrated when it was used before the framework was there', async () => {
    await hydrate(<Counter />, button, ' data-touched=""');
    expect(island()).toHaveAttribute('data-hydrated');
  });

  it.each([
    ['Chrome', () => document.documentElement.classList.add('translated-ltr'), button],
    ['another one', () => undefined, '<button type="button"><font>Olas 0</font></button>'],
    ['Edge', () => undefined, '<button type="button" _msttexthash="1">Olas 0</button>'],
    ['Firefox', translateLanguage, '<button type="button">Olas 0</button>'],
  ])('keeps the translation of %s until it is used', async (_translator, translate, serverHtml) => {
    await hydrate(<Counter />, serverHtml);
    // Also after React has started.
    translate();
    const before = island()?.textContent;
    await near(true);
    expect(island()?.textContent).toBe(before);
    expect(island()).not.toHaveAttribute('data-hydrated');
    await settle(() => screen.getByRole('button').click());
    expect(island()).toHaveAttribute('data-hydrated');
    expect(screen.getByRole('button')).toHaveTextContent('Waves');
  });

  it('is rendered again without waiting when its HTML was changed', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    await hydrate(<Counter />, `<p>An extension</p>${button}`);
    await near(true);
    expect(recovered).toHaveBeenCalled();
    expect(island()).toHaveAttribute('data-hydrated');
    expect(island()).toHaveTextContent(/^Waves 0$/);
  });
});

describe('an island that throws', () => {
  beforeEach(() => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
  });

  it('leaves the focus and the cursor where they were, and does not scroll there', async () => {
    await hydrate(<Broken />, '<input aria-label="Name">');
    // jsdom takes the focused element for a pressed one.
    jest.spyOn(island() ?? document.body, 'querySelector').mockReturnValue(null);
    const focus = jest.spyOn(HTMLElement.prototype, 'focus');
    const name = () => screen.getByLabelText<HTMLInputElement>('Name');
    await settle(() => {
      name().focus();
      name().value = 'Sanne';
      name().setSelectionRange(4, 4);
    });
    expect(name()).toHaveFocus();
    expect(name()).toHaveValue('Sanne');
    expect(name().selectionStart).toBe(4);
    expect(focus).toHaveBeenLastCalledWith({ preventScroll: true });
  });

  it.each([
    ['it cannot be hydrated', () => hydrate(<Broken />)],
    ['React renders the whole page again', () => hydrateChangedPage(<Broken />)],
  ])('falls back to the server’s HTML when %s', async (_reason, hydrateBroken) => {
    const onFailed = jest.fn();
    document.addEventListener('island-failed', onFailed);
    await hydrateBroken();
    await near(true);
    expect(screen.getByRole('button')).toHaveTextContent('Waves 0');
    expect(report).toHaveBeenCalledWith(new Error('broken'));
    expect(onFailed.mock.calls[0]?.[0].target).toBe(island());
    document.removeEventListener('island-failed', onFailed);
  });

  it('keeps what it showed last, with what was typed', async () => {
    const Fragile = () => {
      const [count, setCount] = useState(0);
      if (count > 1) throw new Error('broken');
      return (
        <>
          <button type="button" onClick={() => setCount(count + 1)}>
            {`Waves ${count}`}
          </button>
          {count === 1 && <input aria-label="Name" />}
        </>
      );
    };
    await hydrate(<Fragile />);
    await near(true);
    await userEvent.click(screen.getByRole('button'));
    await userEvent.type(screen.getByLabelText('Name'), 'Sanne');
    await userEvent.click(screen.getByRole('button'));
    expect(screen.getByLabelText('Name')).toHaveValue('Sanne');
    expect(screen.getByRole('button')).toHaveFocus();
    await userEvent.click(screen.getByRole('button'));
    expect(screen.getByRole('button')).toHaveTextContent('Waves 1');
  });

  it('stays after a navigation whose line was lost, because a reload would find nothing', async () => {
    recordNavigation();
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await hydrate(<Broken />);
    await near(true);
    expect(screen.getByRole('button')).toHaveTextContent('Waves 0');
  });
});

it.each([
  ['immediately', false, true, 1],
  ['after the first paint when it is below the fold', true, true, 0],
  ['immediately below the fold, when the visitor comes back to a place there', true, false, 1],
])(
  'an island of a page that the visitor navigates to is rendered %s',
  async (_when, below, isTop, buttonsAtFirst) => {
    setStartsAtTop(isTop);
    const atFirst = jest.fn();
    const Page = () => {
      useLayoutEffect(() => atFirst(screen.queryAllByRole('button').length), []);
      return (
        <Island below={below}>
          <Counter />
        </Island>
      );
    };
    await act(async () => {
      // React can report here what an earlier test's root has recovered from.
      render(<Page />, { onRecoverableError: recovered });
    });
    expect(atFirst).toHaveBeenCalledWith(buttonsAtFirst);
    expect(screen.getByRole('button')).toHaveTextContent('Waves 0');
    expect(island()).toHaveAttribute('data-hydrated');
  },
);
