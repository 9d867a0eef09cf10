import { checkedControls, fieldError, honeypotName, isSpam, trimFields } from './form-rules';

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
  for (const empty of ['', ' ', '\n\t', '\u00a0\u3000', '\u200b\ufeff'])
    expect(fieldError(control(empty))).toBe(missing);
  expect(fieldError({ ...control(''), dataset: {} })).toBeUndefined();
  for (const text of [' a ', 'x'.repeat(100_000)])
    expect(fieldError(control(text))).toBeUndefined();
});

it.each([
  ['a no-break space and a byte order mark', '\ufeffsanne@a.example\u00a0', 'sanne@a.example'],
  ['a zero-width space and a direction mark', '\u200esanne@a.example\u200b', 'sanne@a.example'],
  ['lines, tabs and an ideographic space', '\n\t Sanne\u3000\u2028', 'Sanne'],
  ['a joiner at an end, not one inside', '\u200dمی\u200cخواهم\u200d', 'می\u200cخواهم'],
  ['nothing of an emoji', ' 👩‍🚀 ❤️', '👩‍🚀 ❤️'],
  ['nothing of a flag', '🏴󠁧󠁢󠁳󠁣󠁴󠁿\u200b', '🏴󠁧󠁢󠁳󠁣󠁴󠁿'],
  ['everything that is invisible', '\u00a0\u200b\n', ''],
])('removes at both ends of a text %s', (_what, typed, left) => {
  const form = formOf('<input name="company"><textarea></textarea>');
  const fields = form.querySelectorAll<HTMLInputElement>('input, textarea');
  for (const field of fields) field.value = typed;
  trimFields(form);
  expect([...fields].map(({ value }) => value)).toEqual([left, left]);
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
