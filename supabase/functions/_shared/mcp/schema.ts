/** A JSON Schema, as far as those of tools go. */
export interface Schema {
  type?: string;
  description?: string;
  enum?: readonly unknown[];
  items?: Schema;
  anyOf?: readonly Schema[];
  properties?: Readonly<Record<string, Schema>>;
  required?: readonly string[];
  additionalProperties?: Schema | boolean;
  propertyNames?: Schema;
  format?: string;
  pattern?: string;
}

/**
 * A schema in the words that every provider of models takes: types, descriptions, choices, lists, and properties.
 * Others refuse defaults, patterns, formats, unions, and names of properties that aren't listed; what's checked beyond
 * this is explained in an error. Values by name are a list of pairs. Every property has a description.
 */
export function flatSchema(schema: Schema, name = ''): Schema {
  const { anyOf, description = anyOf?.find((one) => one.description)?.description } = schema;
  const known = anyOf?.find((one) => one.type !== 'null') ?? schema;
  const { type, enum: choices, items, properties, required, propertyNames, format } = known;
  const said = [
    description?.replace(leftOut, '.') ?? (name && `${capital(name.replaceAll('_', ' '))}.`),
    format === 'date' && 'As YYYY-MM-DD.',
  ];
  const text = said.filter(Boolean).join(' ');
  const flat = { type, ...(text && { description: text }) };
  // Nobody needs a list of the states.
  if (choices) return choices.includes('TX') ? flat : { ...flat, enum: choices };
  if (items) return { ...flat, items: flatSchema(items) };
  if (propertyNames) return { ...flat, type: 'array', items: pair(propertyNames) };
  if (!properties) return flat;
  const each = Object.entries(properties).map(([of, value]) => [of, flatSchema(value, of)] as const);
  return { ...flat, properties: Object.fromEntries(each), ...(required?.length && { required }) };
}

/** What a tool leaves out needn't be null. */
const leftOut = /[;.] null if not stated\./i;

const pair = ({ enum: choices }: Schema): Schema => ({
  type: 'object',
  properties: {
    name: { type: 'string', description: 'Which one.', enum: choices },
    value: { type: 'number', description: 'Its value.' },
  },
  required: ['name', 'value'],
});

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
