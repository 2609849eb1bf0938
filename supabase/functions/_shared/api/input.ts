// Reads and checks what a request sends: path, query, and body, each by the operation's schema.
import { z } from 'npm:zod@4.6.7';
import { jsonProblem } from '../../../../src/kit/network/json-problem.ts';
import type { Operation, Upload } from './operation.ts';
import { type FieldError, Problem } from './problem.ts';

const maxJsonBytes = 256 * 1024;
const maxUploadBytes = 10 * 1024 * 1024;

/** The JSON Schema of what a caller sends. */
export function inputSchema(schema: z.ZodObject): Record<string, unknown> {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io: 'input', target: 'draft-2020-12' });
  return rest;
}

/** Checks a value, and refuses unknown fields. */
export function check<S extends z.ZodObject>(schema: S, value: unknown, where: FieldError['in']): z.output<S> {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const errors = result.error.issues.flatMap((issue) => fieldErrors(issue, where)).slice(0, 20);
  const [first] = errors;
  throw new Problem('invalid-request', first?.field ? `${first.field}: ${first.message}` : (first?.message ?? ''), {
    errors,
  });
}

function fieldErrors(issue: z.core.$ZodIssue, where: FieldError['in']): FieldError[] {
  const path = issue.path.map(String);
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => ({ in: where, field: [...path, key].join('.'), message: 'Unknown field.' }));
  }
  return [{ in: where, field: path.join('.'), message: issue.message }];
}

/** The query as values of the types that the schema names. Lists are separated by commas. */
export function readQuery(search: URLSearchParams, schema: z.ZodObject | undefined): Record<string, unknown> {
  const { properties = {} } = (schema ? inputSchema(schema) : {}) as { properties?: Record<string, Property> };
  const read: Record<string, unknown> = {};
  for (const [name, text] of search) {
    if (Object.hasOwn(read, name)) {
      throw new Problem('invalid-request', `${name}: Send it once.`, {
        errors: [{ in: 'query', field: name, message: 'Send it once.' }],
      });
    }
    read[name] = readValue(text, Object.hasOwn(properties, name) ? properties[name] : undefined);
  }
  return read;
}

interface Property {
  type?: string;
  items?: Property;
}

function readValue(text: string, { type, items }: Property = {}): unknown {
  if (type === 'array') return text === '' ? [] : text.split(/,(?! )/).map((item) => readValue(item, items));
  if ((type === 'number' || type === 'integer') && /^-?\d+(\.\d+)?$/.test(text)) return Number(text);
  if (type === 'boolean' && (text === 'true' || text === 'false')) return text === 'true';
  return text;
}

/** The body that the operation takes; undefined if it takes none. */
export async function readBody(request: Request, { body, maxBytes = maxJsonBytes }: Operation): Promise<unknown> {
  if (!body) return undefined;
  const mediaType = (request.headers.get('content-type') ?? '').split(';')[0]!.trim().toLowerCase();
  const accepted = body instanceof z.ZodObject ? ['application/json'] : body;
  if (!accepted.includes(mediaType)) {
    throw new Problem('unsupported-media-type', `Send ${accepted.join(' or ')}.`);
  }
  const bytes = await readBytes(request, body instanceof z.ZodObject ? maxBytes : maxUploadBytes);
  if (!(body instanceof z.ZodObject)) return { bytes, mediaType } satisfies Upload;
  return parseJson(bytes);
}

/** The JSON that a request sends. */
export async function readJson(request: Request): Promise<unknown> {
  return parseJson(await readBytes(request, maxJsonBytes));
}

function parseJson(bytes: Uint8Array): unknown {
  let problem: string | null;
  try {
    const json = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    problem = jsonProblem(json);
    if (problem === null) return JSON.parse(json);
  } catch {
    throw new Problem('invalid-json', 'Send a JSON object in UTF-8.');
  }
  throw new Problem('invalid-request', `${problem}.`);
}

/** The body's bytes. Stops reading beyond the limit, whatever Content-Length says. */
async function readBytes(request: Request, limit: number): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of request.body ?? []) {
    size += part.length;
    if (size > limit) throw new Problem('too-large', `The body can have at most ${limit / 1024} KB.`);
    parts.push(part);
  }
  const bytes = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
}
