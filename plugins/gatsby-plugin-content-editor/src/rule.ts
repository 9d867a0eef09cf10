/** The subset of JSON Schema from which the editor's fields are derived. */
export interface Rule {
  type?: string;
  title?: string;
  description?: string;
  enum?: string[];
  const?: string;
  /** What a new record has. */
  default?: string;
  properties?: Record<string, Rule>;
  required?: string[];
  items?: Rule;
  anyOf?: Rule[];
  format?: string;
  pattern?: string;
  /** Message for a value that does not match the pattern; by default, one with `expected`. */
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
