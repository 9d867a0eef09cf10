// Features that load after a test's last step would update components outside of `act`. Tests of motion unmock them.
jest.mock('../components/ui/motion/motion-features', () => {
  throw new Error('Unit tests run without motion.');
});

if (typeof window !== 'undefined') jest.requireActual('./dom/setup-dom');

// A warning of React would pass unread. A test that expects an error replaces the function.
const logged: unknown[][] = [];
beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation((...line) => logged.push(line));
});
afterEach(() => expect(logged.splice(0)).toEqual([]));
