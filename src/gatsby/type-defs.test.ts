/** @jest-environment node */
import { Kind, parse } from 'gatsby/graphql';
import { typeDefs } from './type-defs';

const types = parse(typeDefs).definitions.flatMap((definition) =>
  definition.kind === Kind.OBJECT_TYPE_DEFINITION ? [definition] : [],
);

it('describes every type and every field', () => {
  const silent = types.flatMap((type) => [
    ...(type.description ? [] : [type.name.value]),
    ...(type.fields ?? [])
      .filter((field) => !field.description)
      .map((field) => `${type.name.value}.${field.name.value}`),
  ]);

  expect(types.length).toBeGreaterThan(10);
  expect(silent).toEqual([]);
});

it('leaves nothing to be inferred from whatever the files hold', () => {
  const inferred = types.filter(
    (type) => !type.directives?.some((directive) => directive.name.value === 'dontInfer'),
  );
  expect(inferred.map((type) => type.name.value)).toEqual([]);
});
