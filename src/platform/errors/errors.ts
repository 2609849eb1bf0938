import { formatRetryTime } from '@/kit/formatting/format';

/** Kinds of request failures that screens tell apart. Errors are classified only here. */
export type FailureKind =
  /** The backend couldn’t be reached, or the connection broke before its answer. */
  | 'offline'
  /** Nothing answered in time. The request may have arrived. */
  | 'unknown'
  | 'signed-out'
  | 'forbidden'
  | 'not-found'
  | 'duplicate'
  | 'invalid'
  /** For another reason. The same request won’t succeed. */
  | 'refused'
  | 'rate-limited'
  /** A server behind the gateway is down, or asks to wait. */
  | 'unavailable'
  /** The operator’s mistake, such as keys that don’t belong to the project: see `npm run deploy:check`. */
  | 'misconfigured'
  | 'server';

/** A failed request. `message` is the backend's; screens show their own text. */
export class RequestFailure extends Error {
  readonly kind: FailureKind;
  readonly code: string | null;

  constructor(kind: FailureKind, message: string, code: string | null, cause: unknown) {
    super(message, { cause });
    this.name = 'RequestFailure';
    this.kind = kind;
    this.code = code;
  }
}

interface BackendError {
  message: string;
  code?: string | undefined;
  status?: number | undefined;
  /** storage-js has the status as a string. */
  statusCode?: string | undefined;
  hint?: string | null | undefined;
  details?: string | null | undefined;
}

const kindByCode: Readonly<Record<string, FailureKind>> = {
  PGRST116: 'not-found',
  PGRST301: 'signed-out',
  PGRST303: 'signed-out',
  '42501': 'forbidden',
  '23505': 'duplicate',
  '23502': 'invalid',
  '23514': 'invalid',
  '22P02': 'invalid',
  '22023': 'invalid',
  over_email_send_rate_limit: 'rate-limited',
  over_request_rate_limit: 'rate-limited',
};

/** Browsers' messages for a request that took longer than its `AbortSignal.timeout`. */
const timedOut = /timed? ?out/i;

/** Browsers' messages for a request or module that could not be fetched. */
const unreachable = /failed to fetch|fetch failed|network|load failed|aborted|importing a module script/i;

/** Storage answers an expired or malformed token with status 403 and no code, only a message. */
const badToken = /"exp" claim|\bjw[ts]\b/i;

/**
 * Data API, auth, storage, and gateway reject a key or token that was signed with another secret, and storage a bucket
 * that nobody created. A new session is worth a try: tokens from before a change of the secret fail, too.
 */
const wrongSetup = new RegExp(
  [
    'no suitable key',
    'JWSInvalidSignature',
    'signature verification failed',
    'unable to parse or verify signature',
    'invalid api key',
    'no api key found',
    'bucket not found',
  ].join('|'),
  'i',
);

function kindOf(error: BackendError, status: number): FailureKind {
  if (wrongSetup.test(error.message)) return 'misconfigured';
  const byCode = error.code ? kindByCode[error.code] : undefined;
  if (byCode) return byCode;
  if (status === 0 && timedOut.test(error.message)) return 'unknown';
  if (unreachable.test(error.message)) return 'offline';
  if (status === 401 || badToken.test(error.message)) return 'signed-out';
  if (status === 403) return 'forbidden';
  if (status === 404) return 'not-found';
  if (status === 429) return 'rate-limited';
  if (status === 502 || status === 503) return 'unavailable';
  if (status === 408 || status === 504) return 'unknown';
  if (status === 400 || status === 413 || status === 415 || status === 422) return 'invalid';
  return status >= 400 && status < 500 ? 'refused' : 'server';
}

/** Kinds that say nothing about the request itself, so that the same may succeed later. */
const transientKinds: ReadonlySet<FailureKind> = new Set([
  'offline',
  'unknown',
  'rate-limited',
  'unavailable',
  'misconfigured',
  'server',
]);

/** Whether the same request is worth sending again automatically, if sending it twice changes nothing. */
export function isTransient(error: unknown): boolean {
  return error instanceof RequestFailure && transientKinds.has(error.kind);
}

function isBackendError(error: unknown): error is BackendError {
  return typeof error === 'object' && error !== null && 'message' in error && typeof error.message === 'string';
}

/** Converts anything thrown or returned by supabase-js to a RequestFailure. */
export function toRequestFailure(error: unknown, status = 0): RequestFailure {
  if (error instanceof RequestFailure) return error;
  if (!isBackendError(error)) return new RequestFailure('server', String(error), null, error);
  const known = status || error.status || Number(error.statusCode ?? 0);
  return new RequestFailure(kindOf(error, known), error.message, error.code ?? null, error);
}

interface Response {
  data: unknown;
  error: BackendError | null;
  status?: number;
}

/** Type of the data in a successful response. */
type DataOf<R extends Response> = Extract<R, { error: null }>['data'];

/** Returns the data of a supabase-js response. Throws a RequestFailure if it has an error. */
export function unwrap<R extends Response>(response: R): DataOf<R> {
  if (response.error) throw toRequestFailure(response.error, response.status);
  return response.data;
}

/** What a restricted member must do first: set a new password, or enter the code of their authenticator app. */
export type Restriction = 'password' | 'code';

/** What the member must do first if private.check_request refused; null for any other error. */
export function restrictionOf({ code, cause }: RequestFailure): Restriction | null {
  if (code !== 'PT403') return null;
  const hint = textOf(cause, 'hint');
  return hint === 'password_required' ? 'password' : hint === 'code_required' ? 'code' : null;
}

/**
 * The message of a database rule (`raise exception`), written for the user, and for a rate limit when to try again.
 * Null for any other error.
 */
export function userMessage(error: unknown): string | null {
  if (!(error instanceof RequestFailure && error.code === 'P0001')) return null;
  if (textOf(error.cause, 'hint') !== 'rate_limit') return error.message;
  return `${error.message} Try again ${formatRetryTime(textOf(error.cause, 'details') ?? '')}.`;
}

/** The hint of a database rule, which tells the app what to do about it; null for none. */
export function errorHint(error: unknown): string | null {
  return error instanceof RequestFailure ? textOf(error.cause, 'hint') : null;
}

/** A text field of PostgREST's error. */
function textOf(cause: unknown, field: 'hint' | 'details'): string | null {
  const value: unknown = typeof cause === 'object' && cause !== null ? Reflect.get(cause, field) : null;
  return typeof value === 'string' ? value : null;
}

/** Seconds (at least 1) until the backend accepts the request again; null if it doesn't say. */
export function retryAfterSeconds(failure: RequestFailure): number | null {
  const seconds = failure.kind === 'rate-limited' ? /after (\d+) seconds?/i.exec(failure.message)?.[1] : undefined;
  // The backend returns 0 during the last second.
  return seconds ? Math.max(1, Number(seconds)) : null;
}
