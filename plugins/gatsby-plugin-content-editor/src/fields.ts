/** The subset of JSON Schema from which fields are derived. */
export interface JsonSchema {
  type?: string;
  title?: string;
  description?: string;
  enum?: readonly string[];
  default?: unknown;
  format?: string;
  pattern?: string;
  /** Message for a value that does not match the pattern. */
  patternErrorMessage?: string;
  /** Extensions of the files that the value may name. */
  endings?: readonly string[];
  /** The folder of the entries that the value may name. */
  collection?: string;
  /** Largest sides in pixels and size of a picture that is saved. */
  picture?: { width: number; height: number; kilobytes: number };
  minimum?: number;
  minItems?: number;
  maxItems?: number;
  properties?: Readonly<Record<string, JsonSchema>>;
  required?: readonly string[];
  items?: JsonSchema;
}

export interface FieldOptions {
  /** English name of each language by its code, the default language first. */
  languages: Readonly<Record<string, string>>;
  /** Names of fields whose texts need more than a line. */
  multiline: readonly string[];
}

/** A field of Sveltia CMS. */
export interface EditorField {
  name: string;
  label: string;
  widget: string;
  fields?: EditorField[];
  [option: string]: unknown;
}

type Widget = Pick<EditorField, 'widget'> & Record<string, unknown>;

/**
 * Turns a name such as `bestValue` or `business-clubs` into a label such as `Best value` or
 * `Business clubs`.
 */
export const labelOf = (name: string): string => {
  const label = name
    .replaceAll(/([A-Z])/g, ' $1')
    .replaceAll(/[-_]/g, ' ')
    .toLowerCase();
  return label.charAt(0).toUpperCase() + label.slice(1);
};

const formats: Record<string, Widget> = {
  uri: { widget: 'string', type: 'url' },
  email: { widget: 'string', type: 'email' },
  date: { widget: 'datetime', type: 'date', format: 'YYYY-MM-DD' },
};

const fileWidget = (endings: readonly string[], picture: JsonSchema['picture']): Widget => ({
  widget: picture ? 'image' : 'file',
  accept: endings.map((ending) => `.${ending}`).join(),
  choose_url: false,
  // A picture becomes WebP, upright and no larger than needed; one that is smaller stays as large
  // as it is.
  ...(picture && {
    media_libraries: {
      default: {
        config: {
          slugify_filename: true,
          max_file_size: picture.kilobytes * 1000,
          transformations: {
            raster_image: { format: 'webp', width: picture.width, height: picture.height },
          },
        },
      },
    },
  }),
});

/**
 * Derives the widget of a value; throws if there is none. `name` is its field, or that of its
 * translations.
 */
const widgetOf = (schema: JsonSchema, name: string, options: FieldOptions): Widget => {
  const {
    type,
    format = '',
    pattern,
    patternErrorMessage,
    endings,
    collection,
    picture,
    minimum: min,
  } = schema;
  if (schema.properties) return { widget: 'object', fields: editorFields(schema, name, options) };
  if (schema.items?.collection)
    return { widget: 'relation', collection: schema.items.collection, multiple: true };
  if (schema.items) {
    const { widget, fields, ...item } = widgetOf(schema.items, name, options);
    const content = fields
      ? { fields }
      : { field: { name, label: labelOf(name), widget, ...item } };
    return { widget: 'list', min: schema.minItems, max: schema.maxItems, ...content };
  }
  if (schema.enum) return { widget: 'select', options: schema.enum, default: schema.default };
  if (collection) return { widget: 'relation', collection };
  if (endings) return fileWidget(endings, picture);
  if (type === 'boolean') return { widget: 'boolean' };
  if (type === 'integer') return { widget: 'number', value_type: 'int', min };
  if (type === 'number') return { widget: 'number', value_type: 'float', min };
  if (type !== 'string') throw new Error(`The editor has no field for "${name}".`);
  return (
    formats[format] ?? {
      widget: options.multiline.includes(name) ? 'text' : 'string',
      ...(pattern && { pattern: [pattern, patternErrorMessage ?? `Expected ${pattern}`] }),
    }
  );
};

/**
 * Derives the editor's fields from the JSON Schema of an object; a translation has the widget of
 * the field `topic`.
 */
export const editorFields = (
  { properties = {}, required = [] }: JsonSchema,
  topic: string,
  options: FieldOptions,
): EditorField[] =>
  Object.entries(properties).map(([name, schema]) => ({
    name,
    label: options.languages[name] ?? labelOf(name),
    hint: schema.description,
    required: required.includes(name),
    ...widgetOf(schema, name in options.languages ? topic : name, options),
  }));
