/** A JSON Schema, as far as the reference shows it. */
export interface Schema {
  $ref?: string;
  anyOf?: Schema[];
  type?: string | string[];
  format?: string;
  enum?: (string | null)[];
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
  description?: string;
}

interface Parameter {
  name: string;
  in: string;
  required: boolean;
  description?: string;
  schema: Schema;
}

/** An operation of the description. */
export interface Described {
  operationId: string;
  tags: string[];
  summary: string;
  description: string;
  'x-example'?: { query?: Record<string, unknown>; body?: Record<string, unknown> };
  parameters: Parameter[];
  requestBody?: { content: Record<string, { schema: Schema }> };
  responses: Record<string, { content?: Record<string, { schema: Schema }> }>;
}

interface DescribedEvent {
  summary: string;
  description: string;
  requestBody: { content: { 'application/json': { schema: Schema; example: unknown } } };
}

/** An operation with its address. */
export interface Operation extends Described {
  method: string;
  path: string;
}

/** The API's description (OpenAPI 3.1), as it's served. */
export interface Description {
  paths: Record<string, Record<string, Described>>;
  webhooks: Record<string, { post: DescribedEvent }>;
  components: { schemas: Record<string, Schema> };
  'x-problems': { code: string; status: number; title: string }[];
}

/** What webhooks send about a topic. */
export interface WebhookEvent {
  topic: string;
  title: string;
  text: string;
  types: string[];
  fields: ShownField[];
  /** JSON. */
  example: string;
}

/** Every operation, in the order of the description. */
export const operationsOf = ({ paths }: Description): Operation[] =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ ...operation, method: method.toUpperCase(), path })),
  );

/** What webhooks send, by topic. */
export function eventsOf({ webhooks, components }: Description): WebhookEvent[] {
  return Object.entries(webhooks).map(([topic, { post }]) => {
    const { schema, example } = post.requestBody.content['application/json'];
    const { type, data } = components.schemas[typeText(schema)]?.properties ?? {};
    return {
      topic,
      title: post.summary,
      text: post.description,
      types: (type?.enum ?? []).filter((one) => one !== null),
      fields: objectFields(data ?? {}),
      example: JSON.stringify(example, null, 2),
    };
  });
}

/** A field of a request or an object. */
export interface ShownField {
  name: string;
  type: string;
  required: boolean;
  text: string;
}

/** The fields of a request: path, query, and body. Headers are explained once for all. */
export function requestFields({ parameters, requestBody }: Operation): ShownField[] {
  const body = requestBody?.content['application/json']?.schema;
  return [
    ...parameters
      .filter((parameter) => parameter.in !== 'header')
      .map(({ name, schema, required, description: text = '' }) => ({ name, type: typeText(schema), required, text })),
    ...(body ? objectFields(body) : []),
  ];
}

/** The fields of an object. */
export function objectFields({ properties = {}, required = [] }: Schema): ShownField[] {
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    type: typeText(schema),
    required: required.includes(name),
    text: schema.description ?? '',
  }));
}

/** A type in a few words, such as 'list of strings' or 'integer or null'. */
export function typeText(schema: Schema): string {
  if (schema.$ref) return schema.$ref.split('/').at(-1) ?? '';
  if (schema.anyOf) return schema.anyOf.map(typeText).join(' or ');
  const choices = schema.enum?.filter((choice) => choice !== null);
  const types = [schema.type ?? 'any'].flat();
  return types
    .map((type) => {
      if (type === 'array') return `list of ${typeText(schema.items ?? {})}`;
      if (type !== 'string') return type;
      if (choices && choices.length <= 8) return choices.map((choice) => `“${choice}”`).join(', ');
      return schema.format ?? type;
    })
    .join(' or ');
}

/** The name of the object that a successful response has; null if it's empty. */
export function responseName({ responses }: Operation): string | null {
  const [, success] = Object.entries(responses).find(([status]) => status !== 'default') ?? [];
  const schema = success?.content?.['application/json']?.schema;
  return schema ? typeText(schema) : null;
}

/** A curl command for an operation, for a shell that has $API, $API_KEY, and the IDs. */
export function curlOf({
  method,
  path,
  requestBody,
  'x-example': example,
}: Pick<Operation, 'method' | 'path' | 'requestBody' | 'x-example'>): string {
  const query = Object.entries(example?.query ?? {}).map(
    ([name, value]) => `${name}=${encodeURIComponent(String(value)).replaceAll('%2C', ',')}`,
  );
  const url = `$API${path.replaceAll(/\{(\w+)\}/g, (_, name: string) => `$${name.toUpperCase()}`)}`;
  const isFile = requestBody !== undefined && !requestBody.content['application/json'];
  const lines = [
    `curl ${method === 'GET' ? '' : `-X ${method} `}"${url}${query.length > 0 ? `?${query.join('&')}` : ''}"`,
    '-H "Authorization: Bearer $API_KEY"',
    ...(method === 'POST' ? ['-H "Idempotency-Key: $(uuidgen)"'] : []),
    ...(example?.body ? ['-H "Content-Type: application/json"', `-d ${quoted(example.body)}`] : []),
    ...(isFile ? ['-H "Content-Type: image/jpeg"', '--data-binary @picture.jpg'] : []),
  ];
  return lines.join(' \\\n  ');
}

/** JSON for a shell, in which $VARIABLES are filled in. */
function quoted(body: Record<string, unknown>): string {
  const json = JSON.stringify(body, null, 2).replaceAll('\n', '\n  ');
  return json.includes('$') ? `"${json.replaceAll('"', String.raw`\"`)}"` : `'${json}'`;
}
