/** A JSON Schema, as far as the editor's fields are derived from it. */
export interface Rule {
  type?: string;
  title?: string;
  description?: string;
  enum?: string[];
  const?: string;
  properties?: Record<string, Rule>;
  required?: string[];
  items?: Rule;
  anyOf?: Rule[];
  format?: string;
  pattern?: string;
  /** The message for a value that does not match the pattern; without it, what was expected. */
  patternErrorMessage?: string;
  expected?: string;
  /** Extensions of the files that the value may name. */
  endings?: readonly string[];
  minimum?: number;
  exclusiveMinimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
}
