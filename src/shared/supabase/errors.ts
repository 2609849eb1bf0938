/** What a failed request means to a screen. Classified here and nowhere else. */
export type FailureKind =
  | 'offline'
  | 'signed-out'
  | 'forbidden'
  | 'not-found'
  | 'duplicate'
  | 'invalid'
  | 'rate-limited'
  | 'server';

/** A request that failed. `message` is the backend's; screens show their own text and may use this as detail. */
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
  /** storage-js gives the status as text. */
  statusCode?: string | undefined;
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

/** How browsers say that a request, or a part of the app, could not be fetched. */
const unreachable = /failed to fetch|fetch failed|network|load failed|aborted|importing a module script/i;

/** How storage, which has no code and says 403 for it, speaks of a token that has expired or is none. */
const badToken = /"exp" claim|\bjw[ts]\b/i;

function kindOf(error: BackendError, status: number): FailureKind {
  const byCode = error.code ? kindByCode[error.code] : undefined;
  if (byCode) return byCode;
  if (unreachable.test(error.message)) return 'offline';
  if (status === 401 || badToken.test(error.message)) return 'signed-out';
  if (status === 403) return 'forbidden';
  if (status === 404) return 'not-found';
  if (status === 429) return 'rate-limited';
  if (status === 400 || status === 413 || status === 415 || status === 422) return 'invalid';
  return 'server';
}

function isBackendError(error: unknown): error is BackendError {
  return typeof error === 'object' && error !== null && 'message' in error && typeof error.message === 'string';
}

/** Turns anything thrown or answered by supabase-js into a RequestFailure. */
export function toRequestFailure(error: unknown, status = 0): RequestFailure {
  if (error instanceof RequestFailure) return error;
  if (!isBackendError(error)) return new RequestFailure('server', String(error), null, error);
  const known = status || error.status || Number(error.statusCode ?? 0);
  return new RequestFailure(kindOf(error, known), error.message, error.code ?? null, error);
}

interface Answer {
  data: unknown;
  error: BackendError | null;
  status?: number;
}

/** What an answer of this type carries when it succeeded. */
type DataOf<A extends Answer> = Extract<A, { error: null }>['data'];

/** The data of a supabase-js answer; throws a RequestFailure when it carries an error. */
export function unwrap<A extends Answer>(answer: A): DataOf<A> {
  if (answer.error) throw toRequestFailure(answer.error, answer.status);
  return answer.data;
}

/** What a rule of the database says in words of its own, to be shown as they are; null for any other failure. */
export function refusalText(error: unknown): string | null {
  return error instanceof RequestFailure && error.code === 'P0001' ? error.message : null;
}

/** Seconds, at least one, after which the backend will take the request again, where it says so; else null. */
export function retryAfterSeconds(failure: RequestFailure): number | null {
  const seconds = failure.kind === 'rate-limited' ? /after (\d+) seconds?/i.exec(failure.message)?.[1] : undefined;
  // In the last second the backend says 0.
  return seconds ? Math.max(1, Number(seconds)) : null;
}
