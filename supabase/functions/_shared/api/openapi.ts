// The description of the API (OpenAPI 3.1), made from its operations.
import { z } from 'npm:zod@4.6.7';
import { createDocument, type ZodOpenApiOperationObject, type ZodOpenApiPathsObject } from 'npm:zod-openapi@6.0.2';
import { brand } from '../../../../src/domain/site/brand.ts';
import { apiGroups } from '../../../../src/domain/integrations/api-pages.ts';
import { apiScopes } from '../../../../src/domain/integrations/api-scopes.ts';
import { problem } from './answers/problem.ts';
import { exampleOf } from './examples.ts';
import { apiUrl, siteUrl } from './links.ts';
import type { Operation } from './operation.ts';
import { operations } from './operations.ts';
import { problemKinds } from './problem.ts';
import { eventSchemas, webhookItems } from './webhooks.ts';

let made: object | undefined;

/** The description. The same for everyone, so that clients can be generated from it. */
export function openApi(): object {
  return (made ??= describeAll());
}

function describeAll(): object {
  const document = createDocument(
    {
      openapi: '3.1.0',
      info: {
        title: `${brand.name} API`,
        version: '1',
        description:
          'Your key acts as you: it sees what you see, and can do what you can do in the app. Errors are problem ' +
          'details (RFC 9457). Lists are paged with cursors. Money is whole USD, area is square feet, and times are ' +
          'UTC. A list in a query is a repeated parameter, or one with commas. New fields, operations, and values of ' +
          'a vocabulary may appear at any time: ignore those that you don’t know.',
        contact: { name: brand.name, url: siteUrl('/contact') },
        license: { name: 'Terms of service', url: siteUrl('/terms') },
      },
      servers: [{ url: apiUrl() }],
      security: [{ key: [] }],
      tags: Object.entries(apiGroups).map(([name, description]) => ({ name, description })),
      paths: pathItems(),
      webhooks: webhookItems as never,
      'x-problems': Object.entries(problemKinds).map(([code, [status, title]]) => ({ code, status, title })),
      components: {
        securitySchemes: {
          key: { type: 'http', scheme: 'bearer', description: 'An API key from your account settings.' },
        },
        schemas: { ...eventSchemas, Problem: problem.schema } as never,
        responses: Object.fromEntries(statuses.map((status) => [`Problem${status}`, problemResponse(status)])),
      },
    },
    { override: ({ jsonSchema, io }) => plainly(jsonSchema as Schema, io === 'output') },
  );
  // What describes a value describes its parameter: tools show only that.
  for (const { parameters = [] } of Object.values(document.paths ?? {}).flatMap((methods) => Object.values(methods)))
    for (const parameter of parameters) parameter.description ??= parameter.schema.description;
  return document;
}

interface Schema {
  [keyword: string]: unknown;
  anyOf?: Schema[];
}

/** Writes a schema as people do: without what zod adds to check it. Answers may have more fields one day. */
function plainly(schema: Schema, isAnswer: boolean): void {
  if (isAnswer && schema['additionalProperties'] === false) delete schema['additionalProperties'];
  if (['uuid', 'date', 'date-time', 'uri'].includes(String(schema['format']))) delete schema['pattern'];
  if (schema['maximum'] === Number.MAX_SAFE_INTEGER) delete schema['maximum'];
  if (schema['minimum'] === Number.MIN_SAFE_INTEGER) delete schema['minimum'];
  delete schema['propertyNames'];
  const [value, none, ...more] = schema.anyOf ?? [];
  if (more.length > 0 || none?.['type'] !== 'null' || typeof value?.['type'] !== 'string') return;
  delete schema.anyOf;
  const { type, enum: choices, description = '', ...rest } = value;
  const enumeration = choices !== undefined && { enum: [...(choices as unknown[]), null] };
  Object.assign(schema, { description, ...schema }, rest, { type: [type, 'null'], ...enumeration });
}

/** Those that operations answer with: 405 is for methods that aren't described. */
const statuses = [...new Set(operations.flatMap(problemStatuses))];

function problemResponse(status: number) {
  const [[code, [, title]] = ['server-error', [500, '']], ...others] = Object.entries(problemKinds).filter(
    ([, kind]) => kind[0] === status,
  );
  const description = [title, ...others.map(([, [, other]]) => other)].join('. ');
  const example = { type: siteUrl(`/developers#${code}`), title, status, detail: `${title}.`, code };
  return {
    description: `${description}.`,
    content: { 'application/problem+json': { schema: problem.schema, example } },
  };
}

/** The problems that an operation can answer with. */
function problemStatuses({ method, scope, params, body, takesIfMatch }: Operation): number[] {
  const isRead = method === 'GET';
  return [
    400,
    401,
    403,
    ...(params || scope === 'own:read' ? [404] : []),
    ...(isRead ? [] : [409]),
    ...(takesIfMatch ? [412] : []),
    ...(body ? [413, 415] : []),
    ...(isRead || method === 'DELETE' ? [] : [422]),
    429,
    500,
  ];
}

function pathItems(): ZodOpenApiPathsObject {
  const paths: ZodOpenApiPathsObject = {};
  for (const operation of operations) {
    (paths[operation.path] ??= {})[operation.method.toLowerCase() as 'get'] = describe(operation);
  }
  return paths;
}

const lowerFirst = (text: string) => text[0]!.toLowerCase() + text.slice(1);

/** An operation as the description has it. */
export function describe(operation: Operation): ZodOpenApiOperationObject {
  const { id, tag, scope, summary, description, params, query, example, deprecated } = operation;
  const notes = [
    description ?? `${summary}.`,
    scope === null ? null : `Takes the scope ${scope}: ${lowerFirst(apiScopes[scope].text)}.`,
    deprecated && `Ends on ${deprecated.ends}${deprecated.use ? `: use ${deprecated.use}` : ''}.`,
  ];
  return {
    operationId: id,
    tags: [tag],
    summary,
    ...(deprecated && { deprecated: true }),
    description: notes.filter(Boolean).join(' '),
    ...(scope !== null && { 'x-scope': scope }),
    ...(example && { 'x-example': example }),
    requestParams: { ...(params && { path: params }), ...(query && { query }), header: headersOf(operation) },
    ...(operation.body && { requestBody: { required: true, content: contentOf(operation) } }),
    responses: {
      ...successOf(operation),
      ...Object.fromEntries(
        problemStatuses(operation).map((status) => [status, { $ref: `#/components/responses/Problem${status}` }]),
      ),
    },
  };
}

const header = (about: string) => z.string().max(255).optional().describe(about);

function headersOf({ method, takesIfMatch }: Operation) {
  if (method === 'GET') {
    return z.object({ 'If-None-Match': header('An ETag. Answers 304 if nothing has changed since.') });
  }
  return z.object({
    ...(method !== 'DELETE' && {
      'Idempotency-Key': header(
        'Makes repeating the request harmless for 24 hours: a second one gets the first answer.',
      ),
    }),
    ...(takesIfMatch && { 'If-Match': header('ETags. Answers 412 if it has changed since.') }),
  });
}

function contentOf({ body, example }: Operation) {
  if (body instanceof z.ZodObject) {
    return { 'application/json': { schema: body, ...(example?.body && { example: filledIn(example.body) }) } };
  }
  return Object.fromEntries(
    (body ?? []).map((mediaType) => [mediaType, { schema: { type: 'string', format: 'binary' } as const }]),
  );
}

/** An example with an ID for each $VARIABLE. */
const filledIn = (body: object) =>
  JSON.parse(JSON.stringify(body).replaceAll(/"\$\w+"/g, '"1b9d6bcd-bbfd-4b2d-9b5d-ab8dfbbd4bed"')) as object;

function successOf({ method, response, status }: Operation): ZodOpenApiOperationObject['responses'] {
  const headers = {
    'X-Request-Id': { description: 'Names the request in your log.', schema: { type: 'string' as const } },
  };
  if (!response) return { 204: { description: 'Done. The answer is empty.', headers } };
  const content = { schema: response.schema, example: exampleOf(response.schema) };
  return {
    [status ?? 200]: {
      description: status === 201 ? 'Created.' : 'Done.',
      headers,
      content: { 'application/json': content },
    },
    ...(method === 'GET' && { 304: { description: 'Nothing has changed since.' } }),
  } as ZodOpenApiOperationObject['responses'];
}
