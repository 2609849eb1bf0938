import { AsyncLocalStorage } from 'node:async_hooks';
import type { Connection, HonoContext } from '@supabase/lite';
import type { MiddlewareHandler } from 'hono';
import { codeOf, messageOf } from '../../failure.ts';
import { storageError } from './storage-upload.ts';

/** Set while a request to the data API or storage is handled. */
const request = new AsyncLocalStorage<{ api: 'rest' | 'storage'; isVisitor: boolean }>();

/** Codes the library handles correctly, because it knows the tables and the request. */
const left = /^(PGRST|42P01|42883|42703)$/;

/** Carries a finished response out of the library, whose router returns an error’s response without logging it. */
export class AnsweredError extends Error {
  constructor(private readonly response: Response) {
    super('answered');
  }

  getResponse(): Response {
    return this.response;
  }
}

/**
 * Gives Postgres errors the status and shape PostgREST gives them. The library turns codes it doesn’t know (checks,
 * `raise exception`, exclusion, timeouts) into a bare 500 and logs each error with its stack. In storage, an object
 * without bytes is a 404. Call it once per connection, and put the returned middleware before the routes.
 */
export function apiErrors(connection: Connection, log: (line: string) => void): MiddlewareHandler<HonoContext> {
  const normalize = connection.normalizeDbError.bind(connection);
  connection.normalizeDbError = (thrown) => {
    // The storage routes normalize an error twice.
    if (thrown instanceof AnsweredError) throw thrown;
    const error: unknown = normalize(thrown);
    const context = request.getStore();
    if (!context) return error;
    const code = codeOf(error);
    if (context.api === 'storage') {
      // What a trigger on storage.objects raises.
      if (code === 'P0001') {
        const body = { statusCode: '500', error: 'DatabaseError', code: 'DatabaseError', message: messageOf(error) };
        throw new AnsweredError(Response.json(body, { status: 500 }));
      }
      if (code !== 'ENOENT') return withoutContext(error);
      log(`storage: ${messageOf(error)}`);
      throw new AnsweredError(storageError(404, 'not_found', 'Object not found'));
    }
    if (code === undefined && messageOf(error).startsWith('Missing closing quote')) {
      const message = 'failed to parse select parameter';
      throw new AnsweredError(
        Response.json({ code: 'PGRST100', details: messageOf(error), hint: null, message }, { status: 400 }),
      );
    }
    if (code === undefined || !/^[0-9A-Z]{5}$/.test(code)) return quiet(error);
    if (left.test(code)) return withoutContext(error);
    const status = statusOf(code, messageOf(error), context.isVisitor);
    if (status >= 500) log(`server error: ${code} ${messageOf(error)}`);
    throw new AnsweredError(
      Response.json(
        { code, details: textOf(error, 'detail'), hint: textOf(error, 'hint'), message: messageOf(error) },
        { status },
      ),
    );
  };
  return async (context, next) => {
    const api = /^\/(rest|storage)\/v1\//.exec(context.req.path)?.[1];
    if (api !== 'rest' && api !== 'storage') return next();
    const role = tokenRole(context.req.header('authorization'));
    return request.run({ api, isVisitor: role === null || role === 'anon' }, next);
  };
}

/** The library logs every error it gets; this reduces the log to one line. */
function quiet(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  error.stack = `${error.name}: ${error.message}`;
  for (const field of Object.keys(error)) Object.defineProperty(error, field, { enumerable: false });
  return error;
}

/** The same for a Postgres error, hiding what the response is built from. */
function withoutContext(error: unknown): unknown {
  const slim = new Error(messageOf(error));
  for (const field of ['code', 'detail', 'hint']) {
    Object.defineProperty(slim, field, { value: textOf(error, field) ?? undefined });
  }
  return quiet(slim);
}

/** PostgREST’s mapping from SQLSTATE to HTTP status. */
function statusOf(code: string, message: string, isVisitor: boolean): number {
  if (/^PT\d{3}$/.test(code)) return Number(code.slice(2));
  if (code === '42501') return isVisitor ? 401 : 403;
  if (code === '23503' || code === '23505') return 409;
  if (code === '25006') return 405;
  if (code === '21000') return message.endsWith('requires a WHERE clause') ? 400 : 500;
  if (code === '42P17') return 500;
  if (code === '53400') return 500;
  if (code === 'P0001') return 400;
  const group = code.slice(0, 2);
  if (['08', '53'].includes(group) || code === '57P01') return 503;
  if (['0L', '0P', '28'].includes(group)) return 403;
  const ours = ['09', '25', '2D', '38', '39', '3B', '40', '54', '55', '57', '58', 'F0', 'HV', 'P0', 'XX'];
  return ours.includes(group) ? 500 : 400;
}

/** Returns the role in a token without verifying it; the library has done so before an error can occur. */
function tokenRole(authorization: string | undefined): string | null {
  const payload = authorization?.split('.')[1];
  if (!payload) return null;
  try {
    const claims: unknown = JSON.parse(Buffer.from(payload, 'base64url').toString());
    const role: unknown = typeof claims === 'object' && claims !== null ? Reflect.get(claims, 'role') : null;
    return typeof role === 'string' ? role : null;
  } catch {
    return null;
  }
}

function textOf(error: unknown, field: string): string | null {
  const value: unknown = typeof error === 'object' && error !== null ? Reflect.get(error, field) : null;
  return typeof value === 'string' ? value : null;
}
