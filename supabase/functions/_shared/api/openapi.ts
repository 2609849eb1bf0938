// The description of the API (OpenAPI 3.1), made from its operations.
import { z } from 'npm:zod@4.6.7';
import { brand } from '../../../../src/domain/site/brand.ts';
import { variable } from '../project.ts';
import { inputSchema } from './input.ts';
import { apiScopes } from '../../../../src/domain/integrations/api-scopes.ts';
import type { Operation } from './operation.ts';
import { operations } from './operations.ts';
import { problemKinds } from './problem.ts';
import { object, refTo, type Resource, type Schema } from './resource.ts';
import { eventResources, webhookItems } from './webhooks.ts';

let made: Schema | undefined;

/** The address before the paths. */
export const apiUrl = () => `${variable('SUPABASE_URL').replace(/\/+$/, '')}/functions/v1/api`;

/** The description. The same for everyone, so that clients can be generated from it. */
export function openApi(): Schema {
  return (made ??= {
    openapi: '3.1.0',
    info: {
      title: `${brand.name} API`,
      version: '1',
      description:
        'Your key acts as you: it sees what you see, and can do what you can do in the app. Errors are problem ' +
        'details (RFC 9457). Lists are paged with cursors. Money is whole USD, area is square feet, and times are ' +
        'UTC. A list in a query is a repeated parameter, or one with commas.',
    },
    servers: [{ url: apiUrl() }],
    security: [{ key: [] }],
    tags: [...new Set(operations.map(({ tag }) => tag))].map((name) => ({ name })),
    paths: pathItems(),
    webhooks: webhookItems,
    'x-problems': Object.entries(problemKinds).map(([code, [status, title]]) => ({ code, status, title })),
    components: {
      securitySchemes: {
        key: { type: 'http', scheme: 'bearer', description: 'An API key from your account settings.' },
      },
      schemas: { ...resources(), Problem: problemSchema },
      responses: { Problem: { description: 'What went wrong.', content: problemContent } },
    },
  });
}

const problemSchema: Schema = object(
  {
    type: { type: 'string', format: 'uri', description: 'Explains the code.' },
    title: { type: 'string' },
    status: { type: 'integer' },
    detail: { type: 'string', description: 'What went wrong and what to do next.' },
    code: { type: 'string', enum: Object.keys(problemKinds) },
    request_id: { type: 'string', description: 'Names the request in your log. Tell us when you ask about it.' },
    errors: {
      type: 'array',
      items: object(
        {
          in: { type: 'string', enum: ['path', 'query', 'body', 'header'] },
          field: { type: 'string', description: 'Its name, such as price or unit_mix.0.units.' },
          pointer: { type: 'string', description: 'In a body: a JSON pointer to it, such as #/unit_mix/0/units.' },
          message: { type: 'string', description: 'What to send instead.' },
        },
        ['pointer'],
      ),
    },
  },
  ['errors', 'request_id'],
);
const problemContent = { 'application/problem+json': { schema: refTo({ name: 'Problem' }) } };

function pathItems(): Schema {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const operation of operations) {
    (paths[operation.path] ??= {})[operation.method.toLowerCase()] = describe(operation);
  }
  return paths;
}

function describe(operation: Operation): Schema {
  const { id, tag, scope, summary, description, status = 200, response } = operation;
  const notes = [
    description,
    scope === null ? null : `Takes the scope \`${scope}\`: ${lowerFirst(apiScopes[scope].text)}.`,
  ];
  return {
    operationId: id,
    tags: [tag],
    summary,
    description: notes.filter(Boolean).join(' '),
    ...(scope !== null && { 'x-scope': scope }),
    ...(operation.example && { 'x-example': operation.example }),
    parameters: [
      ...parametersOf('path', operation.params),
      ...parametersOf('query', operation.query),
      ...headersOf(operation),
    ],
    ...(operation.body && { requestBody: { required: true, content: contentOf(operation.body) } }),
    responses: {
      [response ? status : 204]: response
        ? { description: 'Done.', content: { 'application/json': { schema: refTo(response) } } }
        : { description: 'Done.' },
      default: { $ref: '#/components/responses/Problem' },
    },
  };
}

const lowerFirst = (text: string) => text[0]!.toLowerCase() + text.slice(1);

function parametersOf(where: 'path' | 'query', schema: z.ZodObject | undefined): Schema[] {
  if (!schema) return [];
  const { properties, required = [] } = inputSchema(schema) as {
    properties: Record<string, Schema>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, { description, ...rest }]) => ({
    name,
    in: where,
    required: where === 'path' || required.includes(name),
    ...(description !== undefined && { description }),
    schema: rest,
  }));
}

function headersOf({ method, takesIfMatch }: Operation): Schema[] {
  const header = (name: string, description: string) => ({
    name,
    in: 'header',
    required: false,
    description,
    schema: { type: 'string', maxLength: 255 },
  });
  if (method === 'GET') return [header('If-None-Match', 'An ETag. Answers 304 if nothing has changed since.')];
  return [
    ...(method === 'DELETE'
      ? []
      : [
          header(
            'Idempotency-Key',
            'Makes repeating the request harmless for 24 hours: a second one gets the first answer.',
          ),
        ]),
    ...(takesIfMatch ? [header('If-Match', 'ETags. Answers 412 if it has changed since.')] : []),
  ];
}

function contentOf(body: NonNullable<Operation['body']>): Schema {
  if (body instanceof z.ZodObject) return { 'application/json': { schema: inputSchema(body) } };
  return Object.fromEntries(body.map((mediaType) => [mediaType, { schema: { type: 'string', format: 'binary' } }]));
}

/** Every resource that a response or an event refers to. */
function resources(): Record<string, Schema> {
  const found: Record<string, Schema> = {};
  const add = ({ name, schema, parts }: Resource): void => {
    if (found[name] === schema) return;
    if (found[name]) throw new Error(`Two resources are called ${name}`);
    found[name] = schema;
    parts.forEach(add);
  };
  for (const { response } of operations) if (response) add(response);
  eventResources.forEach(add);
  return Object.fromEntries(Object.entries(found).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}
