import { apiPages } from '@/domain/integrations/api-pages';
import { paths } from '@/domain/site/paths';

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
  required?: boolean;
  description?: string;
  schema: Schema;
}

interface Content {
  schema: Schema;
  example?: unknown;
}

interface Response {
  description: string;
  content?: Record<string, Content>;
}

/** An operation of the description. */
interface Described {
  operationId: string;
  tags: string[];
  summary: string;
  description: string;
  'x-example'?: { query?: Record<string, unknown>; body?: Record<string, unknown> };
  parameters: Parameter[];
  requestBody?: { content: Record<string, Content> };
  responses: Record<string, Response | { $ref: string }>;
}

/** An operation with its address. */
export interface Operation extends Described {
  method: string;
  path: string;
}

interface Problem {
  code: string;
  status: number;
  title: string;
}

/** The API's description (OpenAPI 3.1), as it's served. */
export interface Description {
  paths: Record<string, Record<string, Described>>;
  webhooks: Record<string, { post: Pick<Described, 'summary' | 'description' | 'requestBody'> }>;
  components: { schemas: Record<string, Schema>; responses: Record<string, Response> };
  'x-problems': Problem[];
}

/** Every operation, in the order of the description. */
export const operationsOf = ({ paths: described }: Description): Operation[] =>
  Object.entries(described).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ ...operation, method: method.toUpperCase(), path })),
  );

/** What webhooks send about a topic. */
export interface WebhookEvent {
  topic: string;
  title: string;
  text: string;
  types: string[];
  fields: ShownField[];
  example: unknown;
}

/** What webhooks send, by topic. */
export function eventsOf({ webhooks, components }: Description): WebhookEvent[] {
  return Object.entries(webhooks).map(([topic, { post }]) => {
    const { schema = {}, example } = post.requestBody?.content['application/json'] ?? {};
    const { type, data } = components.schemas[typeText(schema)]?.properties ?? {};
    return {
      topic,
      title: post.summary,
      text: post.description,
      types: (type?.enum ?? []).filter((one) => one !== null),
      fields: objectFields(data),
      example,
    };
  });
}

/** A field of a request or an object. */
export interface ShownField {
  name: string;
  type: string;
  /** The object that it has, or a list of them; null for a plain value. */
  object: string | null;
  required: boolean;
  text: string;
}

const shown = (name: string, schema: Schema, required: boolean, text = schema.description ?? ''): ShownField => ({
  name,
  type: typeText(schema),
  object: objectOf(schema),
  required,
  text,
});

/** The parameters in the path and the query. Headers are explained once for all. */
export const parameterFields = ({ parameters }: Operation): ShownField[] =>
  parameters
    .filter((parameter) => parameter.in !== 'header')
    .map(({ name, schema, required = false, description }) => shown(name, schema, required, description));

/** The fields of a body in JSON; none without one. */
export const bodyFields = ({ requestBody }: Operation): ShownField[] =>
  objectFields(requestBody?.content['application/json']?.schema);

/** The fields of an object. */
export const objectFields = ({ properties = {}, required = [] }: Schema = {}): ShownField[] =>
  Object.entries(properties).map(([name, schema]) => shown(name, schema, required.includes(name)));

/** The object that a schema is, or a list of; null for a plain value. */
function objectOf({ $ref, items, anyOf = [] }: Schema): string | null {
  if ($ref) return $ref.split('/').at(-1) ?? null;
  return [...(items ? [items] : []), ...anyOf].map(objectOf).find((name) => name !== null) ?? null;
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

/** A status that an operation answers with. */
interface Status {
  status: string;
  /** What it means. */
  text: string;
  /** The codes of its problems; none for a success. */
  codes: string[];
}

/** The statuses that an operation answers with, in order. */
export const statusesOf = ({ responses }: Operation, { components, 'x-problems': problems }: Description): Status[] =>
  Object.entries(responses).map(([status, response]) => ({
    status,
    text:
      ('$ref' in response ? components.responses[response.$ref.split('/').at(-1) ?? ''] : response)?.description ?? '',
    codes: problems.filter((problem) => String(problem.status) === status).map(({ code }) => code),
  }));

/** What an operation answers with when it succeeds: the object's name, and an example; null if that's empty. */
export function successOf({ responses }: Operation): { object: string; example: unknown } | null {
  const [success] = Object.values(responses);
  const json = success && 'content' in success ? success.content?.['application/json'] : undefined;
  return json ? { object: typeText(json.schema), example: json.example } : null;
}

/** Where an operation is explained. */
export const operationPath = ({ tags: [group], operationId }: Operation) =>
  `${paths.developersPage(apiPages.find(({ name }) => name === group)?.slug ?? '')}#${operationId}`;

/** Where an object is explained. */
export const objectPath = (name: string) => `${paths.developersPage('objects')}#object-${name}`;

/** Where events about a topic are explained. */
export const eventPath = (topic: string) => `${paths.developersPage('events')}#event-${topic}`;

/** Where the code of a problem is explained. */
export const problemPath = (code: string) => `${paths.developers}#${code}`;

/** Where an anchor of the first page is now; null if it's still there, or not known without the description. */
export function movedAnchor(anchor: string, description: Description | undefined): string | null {
  if (apiPages.some(({ slug }) => slug === anchor)) return paths.developersPage(anchor);
  const [, kind, name = ''] = /^(object|event)-(.+)$/.exec(anchor) ?? [];
  if (kind !== undefined) return kind === 'object' ? objectPath(name) : eventPath(name);
  const operation = description && operationsOf(description).find(({ operationId }) => operationId === anchor);
  return operation ? operationPath(operation) : null;
}
