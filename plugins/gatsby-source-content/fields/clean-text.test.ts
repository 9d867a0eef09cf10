/** @jest-environment node */
import { cleanText } from './clean-text';

it.each([
  ['a tab', 'one\ttwo', 'one two'],
  ['a line break', 'one \r\n two', 'one two'],
  ['a line separator', 'one\u2028two', 'one two'],
  ['spaces at the ends and in a row', ' one  two ', 'one two'],
  ['a zero-width space', 'one\u200btwo', 'onetwo'],
  ['a soft hyphen', 'co\u00adoperate', 'cooperate'],
  ['a byte order mark', '\ufeffone', 'one'],
  ['a direction mark', '\u202aone\u202c', 'one'],
  ['a control character', 'one\u0007', 'one'],
  ['a joiner between Latin letters', 'on\u200de', 'one'],
  ['an invisible copy of letters', 'one\u{e0061}\u{e0062}', 'one'],
])('takes out %s', (_what, text, clean) => {
  expect(cleanText(text)).toBe(clean);
});

it.each([
  ['a space that does not break', '10\u00a0% of €\u202f5'],
  ['emoji of several parts', '👩‍💻 👍🏽 ❤️‍🔥 1️⃣ 🏴󠁧󠁢󠁥󠁮󠁧󠁿'],
  ['a joiner of a script that needs it', 'می‌خواهم'],
  ['accents', 'Škoda e\u0301'],
])('keeps %s', (_what, text) => {
  expect(cleanText(text)).toBe(text);
});
