import * as fc from 'fast-check';
import { z } from 'zod';

/** A JSON Schema as far as the description of the API uses it. */
interface Schema {
  $ref?: string;
  anyOf?: Schema[];
  type?: string | string[];
  enum?: unknown[];
  items?: Schema;
  minItems?: number;
  maxItems?: number;
  minLength?: number;
  maxLength?: number;
  pattern?: string;
  format?: string;
  minimum?: number;
  maximum?: number;
  multipleOf?: number;
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: boolean | Schema;
}

interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required: boolean;
  schema: Schema;
}

interface DescribedOperation {
  operationId: string;
  'x-example'?: { query?: Record<string, unknown>; body?: Record<string, unknown> };
  parameters: Parameter[];
  requestBody?: { content: Record<string, { schema: Schema }> };
  responses: Record<string, { content?: Record<string, { schema: Schema }> }>;
}

export interface ApiDescription {
  paths: Record<string, Record<string, DescribedOperation>>;
  webhooks: Record<string, { post: Pick<DescribedOperation, 'requestBody'> }>;
  components: { schemas: Record<string, Schema> };
}

/** Checks values against schemas of the description. */
export function schemaChecks({ components }: ApiDescription): (schema: Schema) => z.ZodType {
  // Zod wants definitions at the top, and takes only UTC without an offset as a date-time.
  const localize = (text: string): Record<string, unknown> =>
    JSON.parse(
      text
        .replaceAll('#/components/schemas/', '#/$defs/')
        .replaceAll('"format":"date-time"', String.raw`"pattern":"^\\d{4}-\\d\\d-\\d\\dT[\\d:.]+\\+00:00$"`),
    ) as Record<string, unknown>;
  const $defs = localize(JSON.stringify(components.schemas));
  const made = new Map<string, z.ZodType>();
  return (schema) => {
    const text = JSON.stringify(schema);
    const check =
      made.get(text) ?? z.fromJSONSchema({ ...localize(text), $defs } as Parameters<typeof z.fromJSONSchema>[0]);
    made.set(text, check);
    return check;
  };
}

const oddTexts = [
  '',
  ' ',
  '\u0000',
  '\ud800',
  '🏚️',
  "'; drop table users --",
  '%',
  '\\',
  'null',
  '../..',
  'a'.repeat(300),
];

/** Values that fit a schema, mostly; some don't. */
function anyOfSchema(schema: Schema): fc.Arbitrary<unknown> {
  return fc.oneof({ weight: 9, arbitrary: fitting(schema) }, { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 2 }) });
}

function fitting(schema: Schema): fc.Arbitrary<unknown> {
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map(fitting));
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const { minimum = -1000, maximum = 1000 } = schema;
  switch (Array.isArray(schema.type) ? schema.type[0] : schema.type) {
    case 'string':
      return schema.format === 'uuid'
        ? fc.uuid()
        : fc.oneof(fc.string({ maxLength: Math.min(schema.maxLength ?? 60, 60) }), fc.constantFrom(...oddTexts));
    case 'integer':
      return fc.oneof(fc.integer({ min: minimum, max: Math.min(maximum, minimum + 2 ** 40) }), fc.constant(maximum));
    case 'number':
      return fc.oneof(fc.double({ min: minimum, max: maximum, noNaN: true }), fc.constantFrom(minimum, maximum, 0.25));
    case 'boolean':
      return fc.boolean();
    case 'array':
      return fc.array(anyOfSchema(schema.items ?? {}), { maxLength: 3 });
    case 'object':
      return fc.record(
        Object.fromEntries(Object.entries(schema.properties ?? {}).map(([name, one]) => [name, anyOfSchema(one)])),
        { requiredKeys: schema.required ?? [] },
      );
    default:
      return fc.jsonValue({ maxDepth: 2 });
  }
}

/** Random input for an operation; some of the IDs exist. */
export function inputOf({ parameters, requestBody }: DescribedOperation, ids: readonly string[]) {
  const some = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined });
  const values = (where: 'path' | 'query') =>
    fc.record(
      Object.fromEntries(
        parameters
          .filter((parameter) => parameter.in === where)
          .map(({ name, schema }) => [
            name,
            where === 'path'
              ? fc.oneof(fc.constantFrom(...ids), fc.string({ minLength: 1 }))
              : some(anyOfSchema(schema)),
          ]),
      ),
    );
  const [type, content] = Object.entries(requestBody?.content ?? {})[0] ?? [];
  const body =
    type === undefined
      ? fc.constant(null)
      : type === 'application/json'
        ? anyOfSchema(content?.schema ?? {}).map((value) => ({ type, content: JSON.stringify(value) }))
        : fc.uint8Array({ maxLength: 20 }).map((bytes) => ({ type, content: new Uint8Array(bytes) }));
  return fc.record({ params: values('path'), query: values('query'), body }).map(({ params, query, body: sent }) => {
    const search = new URLSearchParams();
    for (const [name, value] of Object.entries(query)) {
      if (value !== undefined) search.set(name, typeof value === 'string' ? value : asText(value));
    }
    return { params: params as Record<string, string>, search, body: sent };
  });
}

const asText = (value: unknown): string => (Array.isArray(value) ? value.join(',') : JSON.stringify(value));
