import { randomUUID } from 'node:crypto';
import type { HonoContext } from '@supabase/lite';
import type { Context, MiddlewareHandler } from 'hono';
import type { Database } from '../database.ts';
import { messageOf } from '../../failure.ts';
import { answerAdmin } from './auth/admin.ts';
import { mendAssurance } from './auth/assurance.ts';
import { answerFactors } from './auth/factors.ts';
import { refuseTooSoon, sendEmailChange } from './auth/mail.ts';
import { mendReauthenticate } from './auth/reauthenticate.ts';
import { refuseUnreadable } from './auth/readable.ts';
import { Refusal } from './auth/refusal.ts';
import type { AuthSettings, Service } from './auth/service.ts';
import { mendUpdateUser } from './auth/update-user.ts';
import { answerCode, answerLink } from './auth/verify.ts';

export interface AuthMiddlewareOptions extends AuthSettings {
  database: Database;
  /** Runs `work` so that links in email it sends lead to `redirectTo`. */
  withRedirect: <T>(redirectTo: string, work: () => Promise<T>) => Promise<T>;
}

/**
 * Runs inside the API library, before its auth routes. Fixes `redirect_to`, links in email and the interval between
 * emails, resending (which the library always refuses), and changing email or password. Adds second factors, and
 * account deletion to the admin API.
 */
export function authMiddleware(options: AuthMiddlewareOptions): MiddlewareHandler<HonoContext> {
  return async (context, next) => {
    if (!context.req.path.startsWith('/auth/v1/')) return next();
    mendUpdateUser(context.var.authService, options, async () => {
      const { nonce } = await readBody(context);
      return { sessionId: context.get('sessionId'), nonce: typeof nonce === 'string' ? nonce : '' };
    });
    mendReauthenticate(context.var.authService, options);
    mendAssurance(context.var.authService);
    const redirectTo = redirectTarget(context);
    return options.withRedirect(redirectTo, async () => {
      try {
        const answer = await answerHere(context, redirectTo, options).catch(throwUnexpected);
        if (answer) return answer;
        context.set('authService', withUnexpected(context.var.authService));
        await next();
      } catch (thrown) {
        if (thrown instanceof Refusal) {
          context.res = thrown.toResponse();
        } else if (thrown instanceof Unexpected) {
          options.log(`auth: ${messageOf(thrown.cause)}`);
          context.res = unexpectedFailure(context);
        } else {
          throw thrown;
        }
      }
    });
  };
}

/** Not an `Error`, for the same reason as `Refusal`. */
class Unexpected {
  constructor(readonly cause: unknown) {}
}

/** Returns the service with unexpected failures wrapped as `Unexpected`. */
function withUnexpected(service: Service): Service {
  return new Proxy(service, {
    get(target, name) {
      const member: unknown = Reflect.get(target, name);
      if (typeof member !== 'function') return member;
      return (...values: unknown[]): unknown => {
        const outcome: unknown = Reflect.apply(member, target, values);
        if (!(outcome instanceof Promise)) return outcome;
        return outcome.catch(throwUnexpected);
      };
    },
  });
}

function throwUnexpected(error: unknown): never {
  throw isAnswer(error) ? error : new Unexpected(error);
}

/** The library’s refusals carry their HTTP status. */
function isAnswer(error: unknown): boolean {
  return error instanceof Refusal || (error instanceof Error && typeof Reflect.get(error, 'status') === 'number');
}

/** GoTrue’s response when the database refuses, for example in a trigger on accounts. */
function unexpectedFailure(context: Context<HonoContext>): Response {
  const saving = context.req.path === '/auth/v1/signup' ? 'Database error saving new user' : 'Unexpected failure';
  return new Refusal(500, 'unexpected_failure', saving).toResponse();
}

/** Returns the query’s `redirect_to`, else the referring page, if it’s on the allow list; else the site. */
function redirectTarget(context: Context<HonoContext>): string {
  const service = context.var.authService;
  const site = service.resolveEmailRedirect(null);
  for (const requested of [context.req.query('redirect_to'), context.req.header('referer')]) {
    const allowed = service.resolveEmailRedirect(requested);
    if (requested && allowed === requested) return allowed;
  }
  return site;
}

/** Returns the response where it differs from the library’s; else undefined. Throws refusals. */
async function answerHere(
  context: Context<HonoContext>,
  redirectTo: string,
  options: AuthMiddlewareOptions,
): Promise<Response | undefined> {
  const { method } = context.req;
  const route = context.req.path.slice('/auth/v1'.length);
  if (method === 'POST' || method === 'PUT') refuseUnreadable(await readBody(context), route);
  if (route.startsWith('/admin/')) return answerAdmin(context, options.database, options.log);
  if (route.startsWith('/factors'))
    return answerFactors(context, await readBody(context), redirectTo, options.counters);
  // The library would treat HEAD as GET, so a mail scanner’s check would use up the link.
  if (route === '/verify' && method === 'HEAD') return context.body(null, 405, { Allow: 'GET, POST' });
  if (route === '/verify' && method === 'GET') return answerLink(context, redirectTo, options);
  if (method !== 'POST') return undefined;
  if (route === '/verify') return answerCode(context, await readBody(context), options);
  return answerMailRequest(context, route, options);
}

/** Returns the response to a request that sends email where it differs from the library’s; else undefined. */
async function answerMailRequest(
  context: Context<HonoContext>,
  route: string,
  options: AuthMiddlewareOptions,
): Promise<Response | undefined> {
  if (!['/resend', '/recover', '/otp', '/magiclink'].includes(route)) return undefined;
  const { authService: service } = context.var;
  const body = await readBody(context);
  const { email, type } = body;
  const user = typeof email === 'string' ? await service.repo.findUserByEmail(email) : null;
  if (!user && route === '/otp' && typeof email === 'string' && body['create_user'] !== false) {
    // As GoTrue does; the library's own drops the metadata.
    await service.signUp(email, randomUUID(), isObject(body['data']) ? body['data'] : undefined);
    return undefined;
  }
  if (!user) return answerUnknown(context, route, email, options);
  if (route !== '/resend') {
    refuseTooSoon(user.recovery_sent_at, options);
    return undefined;
  }
  if (type === 'email_change' && user.email_change) await sendEmailChange(service, user, user.email_change, options);
  else if (type !== 'signup' && type !== 'email_change') return undefined;
  return context.json({}, 200);
}

/** When a link was last requested for an address without an account, in milliseconds. */
const unknownRequests = new Map<string, number>();

/**
 * Answers for an address without an account as for one with, including the interval between emails. GoTrue would create
 * an account for `/magiclink`; nothing in the app signs up that way.
 */
function answerUnknown(
  context: Context<HonoContext>,
  route: string,
  email: unknown,
  options: AuthMiddlewareOptions,
): Response | undefined {
  if (route === '/resend' || typeof email !== 'string') return undefined;
  const key = email.trim().toLowerCase();
  const last = unknownRequests.get(key);
  refuseTooSoon(last === undefined ? null : new Date(last).toISOString(), options);
  if (unknownRequests.size > 10_000) unknownRequests.clear();
  unknownRequests.set(key, Date.now());
  return context.json({}, 200);
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Returns the JSON body, which the library reads again later. It refuses a malformed one. */
async function readBody(context: Context<HonoContext>): Promise<Record<string, unknown>> {
  try {
    const body: unknown = JSON.parse(await context.req.text());
    return typeof body === 'object' && body !== null ? { ...body } : {};
  } catch {
    return {};
  }
}
