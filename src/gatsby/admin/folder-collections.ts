import { folderKinds } from '../content/kinds';
import type { EditorCollection } from './editor-collection';
import { fieldsOf } from './fields';
import { labelOf } from './label';
import { listing } from './listing';
import { rulesOf } from './rules';

/** Pages have a template each, so none can be added or taken away by an editor. */
const fixedKinds = ['pages'];

/** @returns Every kind of JSON record that has a folder. */
export const recordCollections = (): EditorCollection[] =>
  Object.entries(folderKinds).map(([name, { schema }]) => {
    const fields = fieldsOf(rulesOf(schema), name);
    const isFree = !fixedKinds.includes(name);
    return {
      name,
      label: labelOf(name),
      folder: `content/${name}`,
      extension: 'json',
      format: name,
      create: isFree,
      delete: isFree,
      ...listing(fields),
      // A case has a folder of its own, with its stories and pictures.
      ...(name === 'cases' && { path: '{{slug}}/case' }),
      fields,
    };
  });
