/** @jest-environment node */
import { Kind, parse, print, type FieldDefinitionNode } from 'gatsby/graphql';
import { z } from 'zod';
import { enumValue } from './content/enum-value';
import { bare, isTranslated, shapeOf } from './content/fields';
import { folderKinds, singleKinds } from './content/kinds';
import { fileEndings } from './content/schemas/files';
import { typeDefs } from './type-defs';

const { definitions } = parse(typeDefs);

const fieldsOfType = (name: string): readonly FieldDefinitionNode[] =>
  definitions.flatMap((definition) =>
    definition.kind === Kind.OBJECT_TYPE_DEFINITION && definition.name.value === name
      ? [...(definition.fields ?? [])]
      : [],
  );

const valuesOfEnum = (name: string): string[] | undefined =>
  definitions
    .flatMap((definition) =>
      definition.kind === Kind.ENUM_TYPE_DEFINITION && definition.name.value === name
        ? [(definition.values ?? []).map(({ name: { value } }) => value)]
        : [],
    )
    .at(0);

/** What Gatsby and the build add to what stands in the files. */
const added: Record<string, readonly string[]> = {
  Page: ['path'],
  PlanPrice: ['monthlyLabel', 'yearlyLabel'],
  Case: ['path', 'body', 'iconMasks', 'swell'],
};
const identity = ['id', 'parent', 'children', 'internal', 'key', 'language'];

const scalarOf = (schema: z.core.$ZodType): string => {
  if (schema instanceof z.ZodNumber) return schema.format ? 'Int' : 'Float';
  if (schema instanceof z.ZodBoolean) return 'Boolean';
  return fileEndings.has(schema) ? 'File' : 'String';
};

/** What is wrong with one field of a type, in words; nothing when both agree. */
const disagreements = (
  given: z.core.$ZodType,
  field: FieldDefinitionNode,
  at: string,
): string[] => {
  const { schema, optional, nullable } = bare(given);
  const written = print(field.type);
  const name = written.replace(/[^\w]/g, '');
  const list = (inner: z.core.$ZodType): boolean => bare(inner).schema instanceof z.ZodArray;

  // One language is picked for a node, so a set of translations is its one value.
  const shape = shapeOf(schema);
  if (shape && isTranslated(shape) && !list(schema)) {
    const one = shape.en ?? schema;
    const left = optional ? z.optional(one) : one;
    return disagreements(left, field, at);
  }
  // A price that is agreed with the client is null.
  const canBeNull =
    optional ||
    nullable ||
    (schema instanceof z.ZodUnion && schema.options.some((one) => one instanceof z.ZodLiteral));
  const wrong: string[] = [];
  const expect = (whole: string) => {
    const type = `${list(schema) ? `[${whole}!]` : whole}${canBeNull ? '' : '!'}`;
    if (written !== type) wrong.push(`${at} is ${written}, and its schema says ${type}`);
  };

  const entry = schema instanceof z.ZodArray ? bare(schema.element).schema : schema;
  const inner = shapeOf(entry);
  if (inner && !isTranslated(inner)) {
    expect(name);
    return [...wrong, ...compare(inner, name)];
  }
  if (entry instanceof z.ZodEnum) {
    const ids = entry.options.map(String);
    const values = valuesOfEnum(name);
    const told = field.description?.value ?? '';
    expect(values ? name : 'String');
    if (values && values.join() !== ids.map(enumValue).join())
      wrong.push(`${name} has the values ${values.join()}, and the schema of ${at} ${ids.join()}`);
    const silent = values ? [] : ids.filter((id) => !told.includes(id));
    if (silent.length > 0) wrong.push(`the description of ${at} lacks ${silent.join(', ')}`);
    return wrong;
  }
  expect(scalarOf(inner?.en ?? entry));
  return wrong;
};

const compare = (shape: Record<string, z.core.$ZodType>, type: string): string[] => {
  const fields = fieldsOfType(type);
  const names = fields.map(({ name }) => name.value);
  const known = [...Object.keys(shape), ...identity, ...(added[type] ?? [])];
  return [
    ...names.filter((name) => !known.includes(name)).map((name) => `${type}.${name} has no schema`),
    ...Object.entries(shape).flatMap(([name, schema]) => {
      const field = fields.find((one) => one.name.value === name);
      return field
        ? disagreements(schema, field, `${type}.${name}`)
        : [`${type} lacks the field ${name}`];
    }),
  ];
};

const kinds: [string, z.core.$ZodType][] = [
  ...[...Object.values(folderKinds), ...Object.values(singleKinds)].map(
    ({ type, schema }): [string, z.core.$ZodType] => [type, schema],
  ),
];

it.each(kinds)(
  '%s has the fields of its schema, as optional as there, with the same values',
  (type, schema) => {
    expect(compare(shapeOf(schema) ?? {}, type)).toEqual([]);
  },
);

it('notices a field that only one of both has, and one that may be missing in one of them', () => {
  const shape = shapeOf(folderKinds.skills?.schema ?? z.never()) ?? {};
  const { percent, ...others } = shape;
  expect(compare(others, 'Skill')).toEqual(['Skill.percent has no schema']);
  expect(compare({ ...shape, colour: z.string() }, 'Skill')).toEqual([
    'Skill lacks the field colour',
  ]);
  expect(compare({ ...others, percent: z.optional(percent ?? z.never()) }, 'Skill')).toEqual([
    'Skill.percent is Int!, and its schema says Int',
  ]);
  expect(compare({ ...others, percent: z.enum(['low', 'high']) }, 'Skill')).toEqual([
    'Skill.percent is Int!, and its schema says String!',
    'the description of Skill.percent lacks low, high',
  ]);
});
