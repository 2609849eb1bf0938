// Reads and checks what a request sends: path, query, and body, each by the operation's schema.
import { z } from 'npm:zod@4.6.7';
import type { Operation, Upload } from './operation.ts';
import { type FieldError, invalid, Problem } from './problem.ts';
import { inWords } from './words.ts';

const maxJsonBytes = 256 * 1024;
const maxUploadBytes = 10 * 1024 * 1024;

/** The JSON Schema of what a caller sends. */
export function inputSchema(schema: z.ZodObject): Record<string, unknown> {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io: 'input', target: 'draft-2020-12' });
  return rest;
}

/** Checks a value, and refuses unknown fields and texts that can't be stored. */
export function check<S extends z.ZodObject>(schema: S, value: unknown, where: FieldError['in']): z.output<S> {
  const { success, data, error } = schema.safeParse(value, { error: inWords });
  const issues = success ? unreadable(data) : error.issues.flatMap(fieldsOf);
  if (success && issues.length === 0) return data;
  throw invalid(issues.slice(0, 20).map(({ path, message }) => fieldError(where, path, message)));
}

interface FieldIssue {
  path: readonly PropertyKey[];
  message: string;
}

const fieldsOf = (issue: z.core.$ZodIssue): FieldIssue[] =>
  issue.code === 'unrecognized_keys'
    ? issue.keys.map((key) => ({ path: [...issue.path, key], message: issue.message }))
    : [issue];

/** A refused field: its name, and in a body where exactly (RFC 9457, RFC 6901). */
export function fieldError(where: FieldError['in'], path: readonly PropertyKey[], message: string): FieldError {
  const names = path.map(String);
  if (where !== 'body') return { in: where, field: names[0] ?? '', message };
  const pointer = names.map((name) => `/${encodeURI(name.replaceAll('~', '~0').replaceAll('/', '~1'))}`).join('');
  return { in: where, field: names.join('.'), pointer: `#${pointer}`, message };
}

/** The texts in a value that Postgres can't store, or that lost something on the way here. */
function unreadable(value: unknown, path: readonly string[] = []): FieldIssue[] {
  if (typeof value === 'object' && value !== null) {
    return Object.entries(value).flatMap(([name, one]) => unreadable(one, [...path, name]));
  }
  if (typeof value !== 'string') return [];
  if (value.includes('\0')) return [{ path, message: 'Leave out the NUL character, which text can’t have.' }];
  if (value.isWellFormed() && !value.includes('\uFFFD')) return [];
  return [{ path, message: 'Part of a character is missing (an unpaired surrogate, or U+FFFD).' }];
}

interface Property {
  type?: string;
  items?: Property;
}

const properties = new WeakMap<z.ZodObject, Record<string, Property>>();

function propertiesOf(schema: z.ZodObject): Record<string, Property> {
  const known = properties.get(schema) ?? (inputSchema(schema)['properties'] as Record<string, Property>);
  properties.set(schema, known);
  return known;
}

/**
 * The query as values of the types that the schema names. A list is repeated parameters, with or without brackets, or
 * one with commas.
 */
export function readQuery(search: URLSearchParams, schema: z.ZodObject): Record<string, unknown> {
  const known = propertiesOf(schema);
  const read: Record<string, unknown> = {};
  for (const [param, text] of search) {
    const name = Object.hasOwn(known, param) ? param : param.replace(/\[\d*\]$/, '');
    const property = Object.hasOwn(known, name) ? known[name]! : {};
    const value = readValue(text, property);
    if (!Object.hasOwn(read, name)) read[name] = value;
    else if (property.type === 'array') (read[name] as unknown[]).push(...(value as unknown[]));
    else throw invalid([fieldError('query', [name], 'Send it once.')]);
  }
  return read;
}

function readValue(text: string, { type, items }: Property): unknown {
  if (type === 'array') return text === '' ? [] : text.split(/,(?! )/).map((item) => readValue(item, items ?? {}));
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
  if (body instanceof z.ZodObject) return check(body, await readJson(request, maxBytes), 'body');
  return { bytes: await readBytes(request, maxUploadBytes), mediaType } satisfies Upload;
}

/** The JSON that a request sends. */
export async function readJson(request: Request, maxBytes = maxJsonBytes): Promise<unknown> {
  const bytes = await readBytes(request, maxBytes);
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    throw new Problem('invalid-json', 'Send a JSON object in UTF-8.');
  }
}

/** The encodings of bodies that are read. */
const encodings = ['gzip', 'deflate'] as const;

function decoded({ headers, body }: Request): ReadableStream<Uint8Array<ArrayBuffer>> | null {
  const encoding = (headers.get('content-encoding') ?? 'identity').trim().toLowerCase();
  if (encoding === 'identity' || encoding === '') return body;
  const format = encodings.find((one) => encoding === one || encoding === `x-${one}`);
  if (format) return body?.pipeThrough(new DecompressionStream(format)) ?? null;
  throw new Problem('unsupported-media-type', `Compress the body with ${encodings.join(' or ')}, or not at all.`, {
    headers: { 'accept-encoding': encodings.join(', ') },
  });
}

/** The body's bytes, decompressed. Stops reading beyond the limit, whatever Content-Length says. */
export async function readBytes(request: Request, limit: number): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  try {
    for await (const part of decoded(request) ?? []) {
      size += part.length;
      if (size > limit) throw new Problem('too-large', `The body can have at most ${limit / 1024} KB.`);
      parts.push(part);
    }
  } catch (error) {
    // Of what isn't compressed as its header says.
    if (error instanceof TypeError) throw new Problem('invalid-request', 'The body can’t be decompressed.');
    throw error;
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer());
}
