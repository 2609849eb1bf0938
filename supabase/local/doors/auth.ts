import { randomUUID } from 'node:crypto';
import type { HonoContext } from '@supabase/lite';
import type { Context, MiddlewareHandler } from 'hono';
import type { Database } from '../database.ts';
import { messageOf } from '../failure.ts';
import { answerAdmin } from './auth/admin.ts';
import { refuseTooSoon, sendConfirmation, sendEmailChange } from './auth/mail.ts';
import { Refusal } from './auth/refusal.ts';
import type { AuthSettings, Service, User } from './auth/service.ts';
import { mendUpdateUser } from './auth/update-user.ts';
import { answerCode, answerLink } from './auth/verify.ts';

export interface AuthDoorOptions extends AuthSettings {
  database: Database;
  /** Runs `work` so that the links of mail written meanwhile lead to `redirectTo`. */
  withRedirect: <T>(redirectTo: string, work: () => Promise<T>) => Promise<T>;
}

/**
 * Stands inside the API library, before its auth routes, with the request's own `authService` at hand.
 * Mends: sign-in before the email is confirmed; `redirect_to`; the links of mail, and the interval between mails;
 * resending, which the library always refuses; signing up again with a known address; changing email and password.
 * Adds the part of the admin API that deletes an account.
 */
export function authDoor(options: AuthDoorOptions): MiddlewareHandler<HonoContext> {
  return async (context, next) => {
    if (!context.req.path.startsWith('/auth/v1/')) return next();
    allowUnconfirmedSignIn(context.var.authService);
    mendUpdateUser(context.var.authService, options, () => context.get('sessionId'));
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

/**
 * The library refuses a password sign-in when the user it has just read is not confirmed. The first user
 * that this request reads is therefore shown to it as confirmed, in memory only: the row is never written so,
 * no trigger sees it, and the session that follows is made from a second reading, so the answer tells the truth.
 */
function allowUnconfirmedSignIn(service: Service): void {
  const signIn = service.signInWithPassword.bind(service);
  service.signInWithPassword = async (email, password) => {
    const { repo } = service;
    const parse = repo.parseUserJson.bind(repo);
    repo.parseUserJson = (user) => {
      repo.parseUserJson = parse;
      const parsed = parse(user);
      return { ...parsed, confirmed_at: parsed.confirmed_at ?? new Date().toISOString() };
    };
    return signIn(email, password);
  };
}

/** No `Error`, for the reason that `Refusal` is none. */
class Unexpected {
  constructor(readonly cause: unknown) {}
}

/** The same service, with all that goes wrong in it and is no answer to the client wrapped as `Unexpected`. */
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

/** The library's refusals know the status that they are answered with. */
function isAnswer(error: unknown): boolean {
  return error instanceof Refusal || (error instanceof Error && typeof Reflect.get(error, 'status') === 'number');
}

/** GoTrue's answer when the database refuses, as a failing trigger on accounts does. */
function unexpectedFailure(context: Context<HonoContext>): Response {
  const saving = context.req.path === '/auth/v1/signup' ? 'Database error saving new user' : 'Unexpected failure';
  return new Refusal(500, 'unexpected_failure', saving).toResponse();
}

/** `redirect_to` of the query, else the page that asked, whichever is on the allow list; else the site. */
function redirectTarget(context: Context<HonoContext>): string {
  const service = context.var.authService;
  const site = service.resolveEmailRedirect(null);
  for (const wanted of [context.req.query('redirect_to'), context.req.header('referer')]) {
    const allowed = service.resolveEmailRedirect(wanted);
    if (wanted && allowed === wanted) return allowed;
  }
  return site;
}

/** The answer where it differs from the library's; else undefined. Throws refusals. */
async function answerHere(
  context: Context<HonoContext>,
  redirectTo: string,
  options: AuthDoorOptions,
): Promise<Response | undefined> {
  const { method } = context.req;
  const route = context.req.path.slice('/auth/v1'.length);
  if (route.startsWith('/admin/')) return answerAdmin(context, options.database, options.log);
  // The library would take HEAD for GET: a mail scanner's look at the link would use it up.
  if (route === '/verify' && method === 'HEAD') return context.body(null, 405, { Allow: 'GET, POST' });
  if (route === '/verify' && method === 'GET') return answerLink(context, redirectTo, options);
  if (method !== 'POST') return undefined;
  if (route === '/verify') return answerCode(context, await readBody(context), options);
  return answerMailRequest(context, route, options);
}

/** The answer to a request that leads to mail, where it differs from the library's; else undefined. */
async function answerMailRequest(
  context: Context<HonoContext>,
  route: string,
  options: AuthDoorOptions,
): Promise<Response | undefined> {
  if (!['/signup', '/resend', '/recover', '/otp', '/magiclink'].includes(route)) return undefined;
  const { authService: service } = context.var;
  const body = await readBody(context);
  const { email, type } = body;
  const user = typeof email === 'string' ? await service.repo.findUserByEmail(email) : null;
  if (!user) return undefined;
  if (route === '/signup') return answerRepeatedSignUp(context, user, body, options);
  if (route !== '/resend') {
    refuseTooSoon(user.recovery_sent_at, options);
    return undefined;
  }
  if (type === 'signup' && !user.email_confirmed_at) await sendConfirmation(service, user, options);
  else if (type === 'email_change' && user.email_change)
    await sendEmailChange(service, user, user.email_change, options);
  else if (type !== 'signup' && type !== 'email_change') return undefined;
  return context.json({}, 200);
}

/**
 * With confirmations on, GoTrue does not tell a stranger that an address is taken: for a confirmed one it
 * answers with a user that does not exist and has no identities; for an unconfirmed one it mails again.
 */
async function answerRepeatedSignUp(
  context: Context<HonoContext>,
  user: User,
  body: Record<string, unknown>,
  options: AuthDoorOptions,
): Promise<Response | undefined> {
  if (!options.confirmationsEnabled || typeof body['password'] !== 'string') return undefined;
  const { authService: service } = context.var;
  if (!user.email_confirmed_at) {
    await sendConfirmation(service, user, options);
    return context.json(await service.getUser(user.id), 200);
  }
  const now = new Date().toISOString();
  return context.json(
    {
      id: randomUUID(),
      aud: 'authenticated',
      role: '',
      email: user.email,
      phone: '',
      confirmation_sent_at: now,
      app_metadata: { provider: 'email', providers: ['email'] },
      user_metadata: body['data'] ?? {},
      identities: [],
      created_at: now,
      updated_at: now,
      is_anonymous: false,
    },
    200,
  );
}

/** The JSON body, which the library reads again later; an unreadable one is left for it to refuse. */
async function readBody(context: Context<HonoContext>): Promise<Record<string, unknown>> {
  try {
    const body: unknown = JSON.parse(await context.req.text());
    return typeof body === 'object' && body !== null ? { ...body } : {};
  } catch {
    return {};
  }
}
