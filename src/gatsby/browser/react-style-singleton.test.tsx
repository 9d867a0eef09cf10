import { render } from '@testing-library/react';
import { styleSingleton } from './react-style-singleton';

/** jsdom has no style sheets that scripts make. */
class Sheet {
  text = '';
  replaceSync(text: string) {
    this.text = text;
  }
}

const applied = () => (document.adoptedStyleSheets as unknown as Sheet[]).map(({ text }) => text);

beforeEach(() => {
  Object.assign(globalThis, { CSSStyleSheet: Sheet });
  Object.assign(document, { adoptedStyleSheets: [] });
});

it('keeps the first styles until the last instance is gone, and writes no element', () => {
  const Style = styleSingleton();
  const first = render(<Style styles="body { overflow: hidden }" />);
  const second = render(<Style styles="body { overflow: clip }" />);
  expect(applied()).toEqual(['body { overflow: hidden }']);
  expect(document.querySelector('style')).toBeNull();

  first.unmount();
  expect(applied()).toEqual(['body { overflow: hidden }']);
  second.unmount();
  expect(applied()).toEqual([]);
});

it('takes the styles of a later time anew', () => {
  const Style = styleSingleton();
  render(<Style styles="a {}" />).unmount();
  render(<Style styles="b {}" />);
  expect(applied()).toEqual(['b {}']);
});
