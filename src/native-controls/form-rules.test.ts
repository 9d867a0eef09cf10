import { checkedControls, fieldError, honeypotName, isSpam } from './form-rules';

const missing = 'Enter something.';
const invalid = 'This is not an address.';

const formOf = (html: string): HTMLFormElement => {
  document.body.innerHTML = `<form>${html}</form>`;
  const [form] = document.forms;
  if (!form) throw new Error('There is no form.');
  return form;
};

const control = (value: string, valid = true) => ({
  dataset: { missing, invalid },
  value,
  validity: { valid },
});

it('requires more than spaces where it has a sentence for that, and has no limit', () => {
  for (const empty of ['', ' ', '\n\t', '\u00a0\u3000'])
    expect(fieldError(control(empty))).toBe(missing);
  expect(fieldError({ ...control(''), dataset: {} })).toBeUndefined();
  for (const text of [' a ', 'x'.repeat(100_000)])
    expect(fieldError(control(text))).toBeUndefined();
});

it('lets the pattern of the control decide what is an address, or else the browser', () => {
  const dataset = { missing, invalid, pattern: 'a@b' };
  expect(fieldError({ ...control('a@b', false), dataset })).toBeUndefined();
  expect(fieldError({ ...control('a'), dataset })).toBe(invalid);
  expect(fieldError(control('sanne', false))).toBe(invalid);
});

it('checks the required controls and those with a format, in the order of the form', () => {
  const form = formOf(`
    <input name="first" data-missing="${missing}" />
    <input name="optional" />
    <textarea name="second" data-missing="${missing}">text</textarea>
    <input name="third" type="email" value="sanne" data-missing="${missing}" data-invalid="${invalid}" />
    <input name="fourth" type="email" value="sanne" data-invalid="${invalid}" />
    <input name="fifth" type="email" data-invalid="${invalid}" />`);
  expect(checkedControls(form).map((field) => [field.name, fieldError(field)])).toEqual([
    ['first', missing],
    ['second', undefined],
    ['third', invalid],
    ['fourth', invalid],
    ['fifth', undefined],
  ]);
});

it('takes a form with a ticked trap for a robot’s', () => {
  const trap = `<input type="checkbox" name="${honeypotName}" value="1"`;
  expect(isSpam(formOf(`${trap} />`))).toBe(false);
  expect(isSpam(formOf(`${trap} checked />`))).toBe(true);
});
