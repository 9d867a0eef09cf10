import { shapeKey, type EditorField } from '../editor-types';

type Values = Record<string, unknown>;

const isValues = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isFileField = ({ widget }: EditorField): boolean => widget === 'image' || widget === 'file';

const isEmpty = (value: unknown): boolean => value === undefined || value === null || value === '';

const itemField = ({ field, fields, ...list }: EditorField): EditorField =>
  field ?? { ...list, widget: 'object', fields };

/** The editor knows only groups, so a fixed word in place of a group becomes a group without fields. */
const toEditorShape = (value: unknown, { types = [] }: EditorField): unknown => {
  if (!isValues(value)) return typeof value === 'string' ? { [shapeKey]: value } : value;
  const shape = types.find(({ fields = [] }) => fields.some(({ name }) => name in value));
  return { [shapeKey]: shape?.name, ...value };
};

const toFileShape = (value: unknown, { types = [] }: EditorField): unknown => {
  if (!isValues(value)) return value;
  const shape = types.find(({ name }) => name === value[shapeKey]);
  return shape?.fields ? toFileGroup(value, shape.fields) : shape?.name;
};

const toEditorValue = (value: unknown, field: EditorField): unknown => {
  if (field.types) return toEditorShape(value, field);
  if (Array.isArray(value)) return value.map((item) => toEditorValue(item, itemField(field)));
  return isValues(value) && field.fields ? toEditorValues(value, field.fields) : value;
};

/** Converts the values of a file into those that the editor edits. */
export const toEditorValues = (record: Values, fields: readonly EditorField[]): Values => {
  const known = new Map(fields.map((field) => [field.name, field]));
  return Object.fromEntries(
    Object.entries(record).map(([name, value]) => {
      const field = known.get(name);
      return [name, field ? toEditorValue(value, field) : value];
    }),
  );
};

/** Files beside a record start with `./`, which the editor leaves out when it offers an existing one. */
const toFilePath = (value: string): string => (/^[./]/.test(value) ? value : `./${value}`);

const toFileValue = (value: unknown, field: EditorField): unknown => {
  if (field.types) return toFileShape(value, field);
  if (isFileField(field) && typeof value === 'string' && value !== '') return toFilePath(value);
  if (Array.isArray(value)) {
    const items = value.map((item) => toFileValue(item, itemField(field)));
    return items.length > 0 || field.required !== false ? items : undefined;
  }
  if (isValues(value) && field.fields) return toFileGroup(value, field.fields);
  return isEmpty(value) && field.required === false ? undefined : value;
};

/** A group without values is left out. */
const toFileGroup = (group: Values, fields: readonly EditorField[]): Values | undefined => {
  const closed = toFileValues(group, fields);
  return Object.keys(closed).length > 0 ? closed : undefined;
};

/** Converts the editor's values into those of a file: fields in the order of their kind, without empty optional ones. */
export const toFileValues = (values: Values, fields: readonly EditorField[]): Values =>
  Object.fromEntries(
    fields.flatMap((field) => {
      const { required, empty } = field;
      const value =
        toFileValue(values[field.name], field) ?? (required === false ? empty : undefined);
      return value === undefined ? [] : [[field.name, value]];
    }),
  );
