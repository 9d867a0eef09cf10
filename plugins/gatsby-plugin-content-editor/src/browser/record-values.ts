import { shapeKey, type EditorField } from '../editor-types';

type Values = Record<string, unknown>;

const isValues = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isFileField = ({ widget }: EditorField): boolean => widget === 'image' || widget === 'file';

const isEmpty = (value: unknown): boolean => value === undefined || value === null || value === '';

const itemField = ({ field, fields, ...list }: EditorField): EditorField =>
  field ?? { ...list, widget: 'object', fields };

/** The editor knows only groups, so a fixed word in place of a group becomes a group without fields. */
const openShape = (value: unknown, { types = [] }: EditorField): unknown => {
  if (!isValues(value)) return typeof value === 'string' ? { [shapeKey]: value } : value;
  const shape = types.find(({ fields = [] }) => fields.some(({ name }) => name in value));
  return { [shapeKey]: shape?.name, ...value };
};

const closeShape = (value: unknown, { types = [] }: EditorField): unknown => {
  if (!isValues(value)) return value;
  const shape = types.find(({ name }) => name === value[shapeKey]);
  return shape?.fields ? closeGroup(value, shape.fields) : shape?.name;
};

const open = (value: unknown, field: EditorField): unknown => {
  if (field.types) return openShape(value, field);
  if (Array.isArray(value)) return value.map((item) => open(item, itemField(field)));
  return isValues(value) && field.fields ? openRecord(value, field.fields) : value;
};

/** Converts the values of a file into those that the editor edits. */
export const openRecord = (record: Values, fields: readonly EditorField[]): Values => {
  const known = new Map(fields.map((field) => [field.name, field]));
  return Object.fromEntries(
    Object.entries(record).map(([name, value]) => {
      const field = known.get(name);
      return [name, field ? open(value, field) : value];
    }),
  );
};

/** Files beside a record start with `./`, which the editor leaves out when it offers an existing one. */
const closeFile = (value: string): string => (/^[./]/.test(value) ? value : `./${value}`);

const close = (value: unknown, field: EditorField): unknown => {
  if (field.types) return closeShape(value, field);
  if (isFileField(field) && typeof value === 'string' && value !== '') return closeFile(value);
  if (Array.isArray(value)) {
    const items = value.map((item) => close(item, itemField(field)));
    return items.length > 0 || field.required !== false ? items : undefined;
  }
  if (isValues(value) && field.fields) return closeGroup(value, field.fields);
  return isEmpty(value) && field.required === false ? undefined : value;
};

/** A group without values is left out. */
const closeGroup = (group: Values, fields: readonly EditorField[]): Values | undefined => {
  const closed = closeRecord(group, fields);
  return Object.keys(closed).length > 0 ? closed : undefined;
};

/** Converts the editor's values into those of a file: fields in the order of their kind, without empty optional ones. */
export const closeRecord = (values: Values, fields: readonly EditorField[]): Values =>
  Object.fromEntries(
    fields.flatMap((field) => {
      const value = close(values[field.name], field) ?? emptyValue(field);
      return value === undefined ? [] : [[field.name, value]];
    }),
  );

const emptyValue = ({ required, empty }: EditorField): unknown =>
  required === false ? empty : undefined;
