/** @jest-environment node */
import { renameSync, rmSync } from 'node:fs';
import { copyContent, type BrokenContent } from '../../testing/broken-content';
import { checkContent } from './check-content';
import { formatProblem } from './problem';
import { planSchema } from './schemas/plan';

let content: BrokenContent;

beforeEach(() => {
  content = copyContent();
});

afterEach(() => content.remove());

const path = (file: string) => content.path(file);
const replace: BrokenContent['replace'] = (...change) => content.replace(...change);
const lineOf: BrokenContent['lineOf'] = (...place) => content.lineOf(...place);

/** The mistakes without what their fields are for, which one test looks at. */
const messages = (): string[] =>
  checkContent(content.root).map(({ purpose, ...problem }) => formatProblem(problem));

it('finds nothing wrong with the content of the site', () => {
  expect(messages()).toEqual([]);
});

describe('a record', () => {
  it('with a missing language names the field and the language, at the line of the field', () => {
    replace('plans/pro.json', /\n {4}"nl": "Pro",/, '');
    expect(messages()).toEqual([
      `content/plans/pro.json:${lineOf('plans/pro.json', '"name"')}  name.nl: the Dutch is missing; the English is "Pro".`,
    ]);
  });

  it('says at the end what the field is for', () => {
    replace('plans/pro.json', '"bestValue": true', '"bestValue": "yes"');
    expect(checkContent(content.root).map(formatProblem)).toEqual([
      `content/plans/pro.json:${lineOf('plans/pro.json', '"bestValue"')}  bestValue: expected true or false, without quotes, found "yes". (${planSchema.shape.bestValue.description})`,
    ]);
  });

  it('with an unknown category lists the allowed ones', () => {
    replace('projects/halyard.json', '"ecommerce"', '"e-commerce"');
    expect(messages()).toEqual([
      `content/projects/halyard.json:${lineOf('projects/halyard.json', '"category"')}  category: expected one of events, business-clubs, ecommerce, medical, tech, restaurants, found "e-commerce"; did you mean "ecommerce"?`,
    ]);
  });

  it('with a wrong type says what stands there and what was expected', () => {
    replace('skills/data-analytics.json', '88', '"88"');
    replace('plans/pro.json', '1600', '"1600"');
    expect(messages()).toEqual([
      `content/plans/pro.json:${lineOf('plans/pro.json', '"1600"')}  price.monthly: expected a number, found "1600"; write 1600, without quotes.`,
      `content/skills/data-analytics.json:${lineOf('skills/data-analytics.json', '"88"')}  percent: expected a number, found "88"; write 88, without quotes.`,
    ]);
  });

  it('with an unknown field points at that field', () => {
    replace('values/ai-integration.json', '"icon"', '"colour": "red",\n  "icon"');
    expect(messages()).toEqual([
      `content/values/ai-integration.json:${lineOf('values/ai-integration.json', '"colour"')}  colour: there is no such field here; check its spelling, or remove it.`,
    ]);
  });

  it('with an empty text asks for one', () => {
    replace('services/startup-advice.json', /"en": "Startup Advice"/, '"en": " "');
    expect(messages()).toEqual([
      `content/services/startup-advice.json:${lineOf('services/startup-advice.json', '"en": " "')}  title.en: expected a text that is not empty, found " ".`,
    ]);
  });

  it('with a picture that is not there names the picture', () => {
    rmSync(path('projects/vela.png'));
    expect(messages()).toEqual([
      `content/projects/vela.json:${lineOf('projects/vela.json', '"image"')}  image: there is no file ./vela.png beside this one; add it, or correct the name.`,
    ]);
  });

  it('that is not JSON says where it breaks', () => {
    replace('plans/free.json', '"line": "core",', '"line": "core"');
    expect(messages()).toEqual([
      'content/plans/free.json:3  this is not valid JSON: a comma is missing before this.',
    ]);
  });

  it('in a folder that no kind lives in is not passed over', () => {
    renameSync(path('plans'), path('prices'));
    expect(messages()).toContainEqual(
      expect.stringMatching(
        /^content\/prices\/pro\.json:1 {2}no kind of record lives here; expected a place such as .*plans\//,
      ),
    );
  });
});

describe('pages', () => {
  it('with one slug in the same language are told apart', () => {
    replace('pages/technology.json', '"nl": "technologie"', '"nl": "diensten"');
    const message = (name: string, other: string) =>
      `content/pages/${name}.json:${lineOf(`pages/${name}.json`, '"nl": "diensten"')}  slug.nl: the address "diensten" stands in content/pages/${other}.json too; choose another for the newer one of both.`;
    expect(messages()).toEqual([
      message('services', 'technology'),
      message('technology', 'services'),
    ]);
  });

  it('need a template, a slug, and all to be there', () => {
    renameSync(path('pages/about.json'), path('pages/team.json'));
    replace('pages/pricing.json', /"slug": \{[^}]+\},/, '');
    expect(messages()).toEqual([
      'content/pages/about.json  this file is missing; the site needs it.',
      'content/pages/pricing.json:1  slug is missing; only the home page has none.',
      'content/pages/team.json:1  there is no template for this page; the pages are home, services, about, projects, technology, pricing, contact, cases.',
    ]);
  });
});

describe('a case', () => {
  const folder = 'cases/recruitment-workflow';

  it('needs every language', () => {
    rmSync(path(`${folder}/es.md`));
    expect(messages()).toEqual([
      "content/cases/recruitment-workflow/es.md  the case is missing in Spanish; copy another language's file and translate it.",
    ]);
  });

  it('has its facts in English only, and as many results in each language', () => {
    replace(`${folder}/nl.md`, /\n {2}- label: minder no-shows/, '');
    replace(`${folder}/es.md`, 'slug: ', 'order: 1\nslug: ');
    expect(messages()).toEqual([
      'content/cases/recruitment-workflow/es.md:2  order: there is no such field here; check its spelling, or remove it.',
      `content/cases/recruitment-workflow/nl.md:${lineOf(`${folder}/nl.md`, 'results:') + 1}  results: expected 4 results as in en.md, found 3.`,
    ]);
  });

  it('that is not YAML says where it breaks', () => {
    replace(`${folder}/en.md`, 'heading: ', 'heading: "');
    expect(messages()).toEqual([
      expect.stringMatching(
        /^content\/cases\/recruitment-workflow\/en\.md:\d+ {2}this is not valid YAML: /,
      ),
    ]);
  });
});

describe('the words of the interface', () => {
  it('are the same in every language', () => {
    replace('locales/nl/hero.json', '"start"', '"begin"');
    const english = JSON.parse(content.read('locales/en/hero.json'));
    expect(messages()).toEqual([
      `content/locales/nl/hero.json:1  start: the Dutch is missing; in English it reads "${english.start}".`,
      'content/locales/nl/hero.json:2  begin: there is no such word in English; check its spelling, or remove it.',
    ]);
  });

  it('keep their placeholders', () => {
    replace('locales/es/common.json', '{{year}}', '2026');
    expect(messages()).toEqual([
      expect.stringMatching(
        /footer\.copyright: expected the placeholders \{\{brand\}\} \{\{year\}\}, found \{\{brand\}\}\.$/,
      ),
    ]);
  });
});
