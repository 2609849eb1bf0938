/** A JSON Schema of the description. */
interface Schema {
  $ref?: string;
  anyOf?: Schema[];
  type?: string | string[];
  enum?: (string | null)[];
  const?: string;
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: boolean | Schema;
  description?: string;
}

interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required: boolean;
  description?: string;
  schema: Schema;
}

interface Described {
  operationId: string;
  summary: string;
  description: string;
  parameters: Parameter[];
  requestBody?: { content: Record<string, { schema: Schema }> };
  responses: Record<string, { content?: Record<string, { schema: Schema }> }>;
}

/** What is used of an OpenAPI description. */
export interface Description {
  info: { title: string; version: string };
  paths: Record<string, Record<string, Described>>;
  components: { schemas: Record<string, Schema> };
}

/** The typed client for a description: one file without imports, for browsers, Deno, and Node.js. */
export function clientModule({ info, paths, components }: Description): string {
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => operationText(method.toUpperCase(), path, operation)),
  );
  const types = Object.entries(components.schemas).map(
    ([name, schema]) => `${comment(schema.description, '')}export type ${name} = ${typeText(schema, '')};\n`,
  );
  return [
    `// A client of the ${info.title} (v${info.version}). Written by \`npm run api:client\` from its description.\n`,
    runtime,
    `/** Calls the API with a key. \`baseUrl\` ends with \`/functions/v1/api\`. */
export function createApi(settings: Settings) {
  const send = sender(settings);
  return {
${operations.join('\n')}
  };
}
`,
    ...types,
  ].join('\n');
}

function operationText(method: string, path: string, operation: Described): string {
  const { parameters, requestBody, responses } = operation;
  const inPath = parameters.filter((parameter) => parameter.in === 'path');
  const inQuery = parameters.filter((parameter) => parameter.in === 'query');
  const body = requestBody && Object.entries(requestBody.content);
  const isJson = body?.[0]?.[0] === 'application/json';
  const inputs = [
    ...inPath.map(({ name }) => `${name}: string`),
    ...(body ? [isJson ? `body: ${typeText(body[0]?.[1].schema ?? {}, '    ')}` : 'body: Blob'] : []),
    ...(inQuery.length > 0
      ? [`query: ${fieldsText(inQuery, '    ')}${inQuery.some(({ required }) => required) ? '' : ' = {}'}`]
      : []),
    'options: RequestOptions = {}',
  ];
  const content = Object.entries(responses).find(([status]) => status !== 'default')?.[1].content;
  const result = content?.['application/json'] ? typeText(content['application/json'].schema, '    ') : 'null';
  const sent = [
    `method: '${method}'`,
    `path: \`${path.replaceAll(/\{(\w+)\}/g, (_, name: string) => `\${encodeURIComponent(${name})}`)}\``,
    ...(inQuery.length > 0 ? ['query'] : []),
    ...(body ? ['body'] : []),
    'options',
  ];
  const text = `${operation.summary}. ${operation.description}`;
  return (
    `${comment(text, '    ')}    ${operation.operationId}: (${inputs.join(', ')}) =>\n` +
    `      send<${result}>({ ${sent.join(', ')} }),`
  );
}

function fieldsText(parameters: readonly Parameter[], indent: string): string {
  return typeText(
    {
      type: 'object',
      properties: Object.fromEntries(
        parameters.map(({ name, schema, description }) => [name, { ...schema, ...(description && { description }) }]),
      ),
      required: parameters.filter(({ required }) => required).map(({ name }) => name),
    },
    indent,
  );
}

/** The TypeScript type of a schema. */
function typeText(schema: Schema, indent: string): string {
  if (schema.$ref) return schema.$ref.split('/').at(-1) ?? '';
  if (schema.anyOf) return schema.anyOf.map((one) => typeText(one, indent)).join(' | ');
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (Array.isArray(schema.type)) return schema.type.map((type) => typeText({ ...schema, type }, indent)).join(' | ');
  switch (schema.type) {
    case 'integer':
      return 'number';
    case 'string':
    case 'number':
    case 'boolean':
    case 'null':
      return schema.type;
    case 'array': {
      const item = typeText(schema.items ?? {}, indent);
      return /[ |]/.test(item) ? `(${item})[]` : `${item}[]`;
    }
    case 'object':
      return objectText(schema, indent);
    default:
      return 'unknown';
  }
}

function objectText({ properties, required = [], additionalProperties }: Schema, indent: string): string {
  if (!properties) {
    const value = typeof additionalProperties === 'object' ? typeText(additionalProperties, indent) : 'unknown';
    return `Record<string, ${value}>`;
  }
  const inner = `${indent}  `;
  const fields = Object.entries(properties).map(
    ([name, schema]) =>
      `${comment(schema.description, inner)}${inner}${/^\w+$/.test(name) ? name : JSON.stringify(name)}` +
      `${required.includes(name) ? '' : '?'}: ${typeText(schema, inner)};\n`,
  );
  return `{\n${fields.join('')}${indent}}`;
}

function comment(text: string | undefined, indent: string): string {
  return text ? `${indent}/** ${text.replaceAll('*/', '*\\/').replaceAll(/\s+/g, ' ').trim()} */\n` : '';
}

const runtime = `interface Settings {
  baseUrl: string;
  key: string;
  fetch?: typeof fetch;
}

interface RequestOptions {
  /** Makes repeating the request harmless for 24 hours. */
  idempotencyKey?: string;
  /** The ETag of what you have seen: fails with 412 if it has changed since. */
  ifMatch?: string;
  signal?: AbortSignal;
}

interface Sent {
  method: string;
  path: string;
  query?: object;
  body?: unknown;
  options: RequestOptions;
}

/** What the API answered. */
export interface Answer<T> {
  data: T;
  status: number;
  etag: string | null;
}

/** An error of the API: problem details (RFC 9457). */
export class ApiError extends Error {
  readonly problem: Problem;
  constructor(problem: Problem) {
    super(problem.detail);
    this.name = 'ApiError';
    this.problem = problem;
  }
}

function sender({ baseUrl, key, fetch: call = fetch }: Settings) {
  return async <T>({ method, path, query = {}, body, options }: Sent): Promise<Answer<T>> => {
    const search = new URLSearchParams();
    for (const [name, value] of Object.entries(query)) {
      if (value !== undefined && value !== null) search.set(name, String(value));
    }
    const isFile = body instanceof Blob;
    const response = await call(\`\${baseUrl}\${path}\${search.size > 0 ? \`?\${search}\` : ''}\`, {
      method,
      headers: {
        authorization: \`Bearer \${key}\`,
        ...(body !== undefined && { 'content-type': isFile ? body.type : 'application/json' }),
        ...(options.idempotencyKey && { 'idempotency-key': options.idempotencyKey }),
        ...(options.ifMatch && { 'if-match': options.ifMatch }),
      },
      ...(body !== undefined && { body: isFile ? body : JSON.stringify(body) }),
      ...(options.signal && { signal: options.signal }),
    });
    const text = await response.text();
    const data: unknown = text === '' ? null : JSON.parse(text);
    if (!response.ok) throw new ApiError(data as Problem);
    return { data: data as T, status: response.status, etag: response.headers.get('etag') };
  };
}
`;
