/** @jest-environment node */
import { errorsIn, messagesIn } from '../../../testing/broken-content/errors-in';
import { testChanges } from '../../../testing/broken-content/rules-of';
import { sampleContentForTests } from '../../../testing/broken-content/sample-content';

const content = sampleContentForTests();

const skill = 'skills/sample.json';
const dutch = 'cases/sample/nl.md';
const utf8 = new TextEncoder();

it.each([
  ['the file is empty; copy another one beside it, and change that.', ''],
  [
    'the file begins with an invisible mark (BOM); save it as UTF-8 without BOM.',
    utf8.encode('\uFEFF{}'),
  ],
  [
    'the file is not saved as UTF-8, so its letters would be lost; save it as UTF-8.',
    Uint8Array.of(0xff, 0xfe, 0x7b, 0x00),
  ],
  [
    'a number has nothing between thousands, and 1.600 is 1.6; write 1600, or 1.6 if that is meant.',
    '{ "order": 1.600 }',
  ],
  [
    'the field "order" is in this group twice; remove one of the two.',
    '{ "order": 5, "order": 6 }',
  ],
])('%s', async (message, text) => {
  content.write(skill, text);
  expect(await errorsIn(content)).toEqual([`content/${skill}:1  ${message}`]);
});

const comma = 'a comma is missing before this.';
const thousands = 'a number has nothing between thousands; write 1600.';
const curly =
  'a text is written between straight double quotes ("), not between curly or single ones.';
const unclosed =
  'the closing double quote of a text is missing in this line; a line break within a text is written \\n.';
const inside = 'there is a double quote inside of a text; write it as \\".';

it.each([
  [1, '{ "order": 1 "percent": 5 }', comma],
  [1, '{ "order": 1,600 }', thousands],
  [1, '{ "order": 4,75 }', 'a number has a dot before its decimals; write 4.75.'],
  [
    1,
    '{ "name": {{ "en": "One" } }',
    'a name in double quotes was expected; is there a comma or a bracket too many before it?',
  ],
  [
    1,
    '{ "order": 1 } }',
    'there is something left after the last closing bracket; is there one too many before it?',
  ],
  [1, '{ "order": 088 }', 'a number does not begin with 0; write 88.'],
  [
    1,
    '{ "order": one }',
    'there is something here that is neither a text nor a number; names and texts are written between double quotes ("), and true, false and null in small letters.',
  ],
  [1, '{ "order": "C:\\d" }', 'a backslash is written twice (\\\\).'],
  [
    1,
    '{ "order": "\\u12" }',
    '\\u is followed by four digits of a letter; a backslash by itself is written twice (\\\\).',
  ],
  [2, '{\n"title": “One”\n}', curly],
  [2, '{\n"title": "One”,\n"order": 1\n}', curly],
  [2, "{\n'title': 'One'\n}", curly],
  [2, '{\n"title": "One,\n"order": 1\n}', unclosed],
  [2, '{\n"title: "One",\n"order": 1\n}', unclosed],
  [2, '{\n"title": "One "good" word"\n}', inside],
  [2, '{\n"title": "One "2" words"\n}', inside],
  [2, '{\n"title": "One "[2]" words"\n}', inside],
  [2, '{\n"title": ""One" word"\n}', inside],
  [2, '{\n"title": "One";\n"order": 1\n}', 'a comma goes between two fields, not a semicolon.'],
  [2, '{\n"title" = "One",\n"order": 1\n}', 'a colon goes after a name, not an equals sign.'],
])('reports the cause in line %i of %j: %s', async (line, text, cause) => {
  content.write(skill, text);
  expect(await errorsIn(content)).toEqual([
    `content/${skill}:${line}  this is not valid JSON: ${cause}`,
  ]);
});

it.each([
  ['] of a list, without a comma', '{\n"list": ["One"\n"order": 1\n}', 3],
  ['] of a list, after a comma', '{\n"list": ["One",\n"order": 1\n}', 3],
  ['] of a list of groups', '{\n"list": [\n{ "en": "One" }\n"order": 1\n}', 4],
  ['] of a list at the end', '{\n"list": ["One"\n}', 3],
  ['} of a group in a list', '{\n"list": [\n{ "en": "One",\n{ "en": "Two" }\n]\n}', 4],
  ['} of the last group of a list', '{\n"list": [\n{ "en": "One"\n]\n}', 4],
  ['} of a group', '{\n  "name": {\n    "en": "One",\n  "order": 1\n}\n', 4],
  ['} of a group, without a comma', '{\n  "name": {\n    "en": "One"\n  "order": 1\n}\n', 4],
  ['{ of a group', '{\n  "name":\n    "en": "One"\n  },\n  "order": 1\n}\n', 3],
  ['[ of a list', '{\n"list":\n{ "en": "One" },\n{ "en": "Two" }\n]\n}', 4],
])('reports a missing %s', async (place, text, line) => {
  content.write(skill, text);
  const bracket = `${/^[[{]/.test(place) ? 'an opening' : 'a closing'} ${place.charAt(0)}`;
  expect(await errorsIn(content)).toEqual([
    `content/${skill}:${line}  this is not valid JSON: ${bracket} is missing before this.`,
  ]);
});

it.each([
  [skill, '{\n<<<<<<< HEAD\n"order": 1\n=======\n"order": 2\n>>>>>>> other\n}', 2],
  [dutch, 'A story.\n\n- An entry\n>>>>>>> other\n', 4],
])('both versions of a merge do not stay in %s', async (file, text, line) => {
  content.write(file, text);
  expect(await errorsIn(content)).toEqual([
    expect.stringMatching(`^content/${file}:${line}  two people changed the same lines`),
  ]);
});

it.each(['Gold.json', 'pro copy.json', 'gold.JSON', 'gold.json.txt'])(
  'a record is not named %s',
  async (name) => {
    content.write(`plans/${name}`, content.read('plans/sample.json'));
    expect(await errorsIn(content)).toEqual([
      `content/plans/${name}:1  the name ${name} is not one of a record; use small letters, digits and hyphens, and end it in .json or .md.`,
    ]);
  },
);

it.each(['vela.jsn', 'vela', 'vela.txt'])('no file is passed over as %s is', async (name) => {
  content.write(`projects/${name}`, '{}');
  expect(await errorsIn(content)).toEqual([
    `content/projects/${name}:1  the site does not read a file called ${name}; a record ends in .json, a case's file in .md, and pictures and videos in their format, such as .png or .mp4.`,
  ]);
});

testChanges(content, [
  [
    'a folder is not called like a file',
    () => content.makeFolder('plans/extra.json'),
    'plans/extra.json  this is a folder, and its name ends like that of a file; rename or remove it.',
  ],
  [
    'a link leads somewhere',
    () => content.link('plans/link.json', content.path('plans/gone.json')),
    'plans/link.json  this link leads nowhere; remove it.',
  ],
  [
    'the record of the site is there',
    () => content.drop('site.json'),
    'site.json  this file is missing; the site needs it.',
  ],
]);

it.each([
  ['to its folder', 'plans/loop', '.'],
  ['to a folder above the content', 'loop', '../..'],
  ['to itself', 'plans/loop.json', 'loop.json'],
])('a link that leads back %s is reported once, with what to do', async (_where, path, target) => {
  content.link(path, target);
  expect(await messagesIn(content)).toEqual([
    `content/${path}  this link leads back to itself or to a folder that it is in; remove it.`,
  ]);
});

it('a link that leads back through another link is reported where it closes the circle', async () => {
  content.link('plans/first', '../skills');
  content.link('skills/second', '../plans');
  const errors = await messagesIn(content);
  for (const path of ['plans/first/second', 'skills/second/first'])
    expect(errors).toContainEqual(expect.stringContaining(`${path}  this link leads back`));
});

it('a project without content is one error, which names where it was looked for', async () => {
  content.move('', '../other');
  expect(await errorsIn(content)).toEqual([
    `content  there is no such folder in ${content.root}; run the command in the folder of the project. If it is missing there too, "git restore content" brings it back.`,
  ]);
});

it('leaves alone what systems leave behind, and an empty folder where a case was', async () => {
  content.makeFolder('cases/empty');
  for (const name of ['.DS_Store', 'Thumbs.db', 'vela.json~'])
    content.write(`projects/${name}`, '');
  expect(await errorsIn(content)).toEqual([]);
});

it.each([
  ['plan', 'did you mean "plans/"\\? The places are'],
  ['prices', 'expected one of'],
])('the folder %s belongs to no kind', async (folder, help) => {
  content.move('plans', folder);
  const places = '.*plans/, .*cases/<name>/, .*locales/<language>/';
  expect(await errorsIn(content)).toEqual([
    expect.stringMatching(
      `^content/${folder}/sample.json:1  no kind of record lives here; ${help} ${places}`,
    ),
  ]);
});
