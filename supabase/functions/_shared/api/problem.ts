// What went wrong, as problem details (RFC 9457): `type` and `code` for programs, `detail` for people.
import { variable } from '../project.ts';

/** Every code with its HTTP status and title. Codes are stable within /v1. */
export const problemKinds = {
  'invalid-json': [400, 'The body isn’t valid JSON'],
  'invalid-request': [400, 'The request is invalid'],
  'invalid-cursor': [400, 'The cursor is invalid'],
  'key-required': [401, 'An API key is required'],
  'key-refused': [401, 'The API key can’t be used'],
  'membership-required': [403, 'The plan doesn’t include the API'],
  'account-restricted': [403, 'The account is restricted'],
  'scope-required': [403, 'The key lacks a scope'],
  forbidden: [403, 'You can’t do this'],
  'not-found': [404, 'Not found'],
  'method-not-allowed': [405, 'Method not allowed'],
  conflict: [409, 'It can’t be done now'],
  'in-progress': [409, 'The same request is in progress'],
  'changed-since': [412, 'It has changed'],
  'too-large': [413, 'The body is too large'],
  'unsupported-media-type': [415, 'The media type isn’t supported'],
  'idempotency-key-reused': [422, 'The Idempotency-Key was used for another request'],
  'rate-limited': [429, 'Too many requests'],
  'server-error': [500, 'Something went wrong'],
} as const satisfies Record<string, readonly [number, string]>;

export type ProblemCode = keyof typeof problemKinds;

/** A field of the request that was refused. */
export interface FieldError {
  in: 'path' | 'query' | 'body' | 'header';
  /** Such as `price`, or `unit_mix.0.units`. Empty for all of it. */
  field: string;
  /** Where it is in a body, as a JSON pointer (RFC 6901) in a fragment: `#/unit_mix/0/units`. */
  pointer?: string;
  message: string;
}

/** An error for the caller. Throw it anywhere in an operation. */
export class Problem extends Error {
  constructor(
    readonly code: ProblemCode,
    detail: string,
    readonly more: { errors?: FieldError[]; headers?: Record<string, string> } = {},
  ) {
    super(detail);
  }
}

/** The HTTP status of a problem. */
export const statusOf = ({ code }: Problem): number => problemKinds[code][0];

/** The problem of a request with these fields. */
export function invalid(errors: FieldError[]): Problem {
  const [first] = errors;
  return new Problem('invalid-request', first?.field ? `${first.field}: ${first.message}` : (first?.message ?? ''), {
    errors,
  });
}

/** A problem as JSON. */
export function problemDetails({ code, message, more }: Problem, requestId: string | null) {
  const [status, title] = problemKinds[code];
  return {
    type: `${variable('SITE_URL').replace(/\/+$/, '')}/developers#${code}`,
    title,
    status,
    detail: message,
    code,
    ...(requestId !== null && { request_id: requestId }),
    ...(more.errors && { errors: more.errors }),
  };
}

/** The response for a problem. */
export function problemResponse(problem: Problem, requestId: string): Response {
  const details = problemDetails(problem, requestId);
  return new Response(JSON.stringify(details), {
    status: details.status,
    headers: { 'content-type': 'application/problem+json', 'cache-control': 'no-store', ...problem.more.headers },
  });
}

/** The problem that an error is for the caller. Others than problems are logged. */
export function problemOf(error: unknown): Problem {
  if (error instanceof Problem) return error;
  console.error(error instanceof Error ? `${error.name}: ${error.message}` : 'Not an error object');
  return new Problem('server-error', 'Please try again.');
}

export interface DatabaseError {
  message: string;
  code?: string | undefined;
  details?: string | null | undefined;
  hint?: string | null | undefined;
  /** storage-js has the status as a string. */
  statusCode?: string | undefined;
}

interface Answer<T> {
  data: T;
  error: DatabaseError | null;
  status?: number;
}

/** The data of a response from the database. Throws the problem that its error means for the caller. */
export function unwrap<T>({ data, error, status }: Answer<T>): T {
  if (error) throw toProblem(error, status ?? Number(error.statusCode ?? 0));
  return data;
}

/** What an error of the database means for the caller. Others are returned as they are, to be logged. */
function toProblem(error: DatabaseError, status: number): Error {
  const { code = '', message, details, hint } = error;
  if (code === 'P0001' && hint === 'rate_limit') return rateLimited(message, details);
  if (code === 'P0001') return fieldOf(error) ? invalidValue(error) : new Problem('conflict', message);
  if (code === 'PT401' || status === 401) return new Problem('key-refused', 'This key has been revoked.');
  if (code === 'PT412') return new Problem('changed-since', 'It has changed since you read it. Read it again.');
  if (code === 'PT403') return new Problem('account-restricted', 'Sign in to the app to continue.');
  // What row-level security says is about our tables, not about the request.
  if (code === '42501') return new Problem('forbidden', /policy|permission denied/.test(message) ? plain : message);
  if (status === 403) return new Problem('forbidden', plain);
  if (code === 'PGRST116' || code === '23503' || status === 404) return new Problem('not-found', 'This doesn’t exist.');
  if (code === '23505') return new Problem('conflict', 'This already exists.');
  if (code.startsWith('22') || code.startsWith('23')) return invalidValue(error);
  // Storage says what is wrong with a file, without a code.
  if (code === '' && status === 413) return new Problem('too-large', message);
  if (code === '' && status >= 400 && status < 500) return new Problem('invalid-request', message);
  return new Error(`${code} ${message}`);
}

const plain = 'You don’t have the rights to do this.';

/** A limit of private.action_limits; `until` is when the action works again. */
function rateLimited(message: string, until: string | null | undefined): Problem {
  const seconds = Math.ceil((Date.parse(until ?? '') - Date.now()) / 1000);
  return new Problem('rate-limited', message, {
    headers: { 'retry-after': String(Number.isFinite(seconds) ? Math.max(seconds, 1) : 60) },
  });
}

/** The field that an error of the database is about: our functions name it in DETAIL, Postgres in its message. */
function fieldOf({ message, details }: DatabaseError): string | undefined {
  if (details && /^[a-z][a-z_]*$/.test(details)) return details;
  const [, table, constraint] = /relation "(\w+)" violates check constraint "(\w+)"/.exec(message) ?? [];
  if (constraint) return constraint.replace(`${table}_`, '').replace(/_check\d*$/, '');
  return /null value in column "(\w+)"/.exec(message)?.[1];
}

/** Says what our functions say; what Postgres says itself is about its types and constraints. */
function invalidValue(error: DatabaseError): Problem {
  const { code = '', message, hint } = error;
  const field = fieldOf(error);
  const isOurs = ['P0001', '22023', '23514'].includes(code) && !/violates|constraint/.test(message);
  const said = isOurs
    ? // A word is for programs.
      [message, hint?.includes(' ') ? hint : null]
        .filter(Boolean)
        .map((text) => text!.replace(/\.?$/, '.'))
        .join(' ')
    : null;
  const text = said ?? (code === '23502' ? 'It’s required.' : 'It isn’t allowed.');
  if (field === undefined) return new Problem('invalid-request', said ?? 'A value isn’t allowed.');
  return new Problem('invalid-request', said ?? `${field}: ${text}`, {
    errors: [{ in: 'body', field, pointer: `#/${field}`, message: text }],
  });
}
