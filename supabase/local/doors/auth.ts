import { createHash, randomInt, randomUUID } from 'node:crypto';
import type { App, HonoContext } from '@supabase/lite';
import type { Context, MiddlewareHandler } from 'hono';
import type { Database } from '../database.ts';
import { messageOf } from '../failure.ts';

type Mailer = NonNullable<App['_mailer']>;

export interface AuthDoorOptions {
  database: Database;
  mailer: Mailer;
  otpLength: number;
  confirmationsEnabled: boolean;
  /** Seconds between two mails of one kind to one address; 0 switches the limit off. */
  mailInterval: number;
  /** Receives one line per unexpected failure. */
  log: (line: string) => void;
  /** Runs `work` so that the links of mail written meanwhile lead to `redirectTo`. */
  withRedirect: <T>(redirectTo: string, work: () => Promise<T>) => Promise<T>;
}

interface User {
  id: string;
  email: string;
  email_confirmed_at: string | null;
  confirmation_sent_at: string | null;
  recovery_sent_at: string | null;
  email_change: string | null;
  email_change_sent_at: string | null;
}

/**
 * Stands inside the API library, before its auth routes, with the request's own `authService` at hand.
 * Mends: sign-in before the email is confirmed; `redirect_to`; the interval between mails; resending, which
 * the library always refuses; signing up again with a known address.
 */
export function authDoor(options: AuthDoorOptions): MiddlewareHandler<HonoContext> {
  return async (context, next) => {
    if (!context.req.path.startsWith('/auth/v1/')) return next();
    allowUnconfirmedSignIn(context.var.authService);
    return options.withRedirect(redirectTarget(context), async () => {
      const answer = context.req.method === 'POST' ? await answerMailRequest(context, options) : undefined;
      if (answer) return answer;
      context.set('authService', withUnexpected(context.var.authService));
      try {
        await next();
      } catch (thrown) {
        if (!(thrown instanceof Unexpected)) throw thrown;
        options.log(`auth: ${messageOf(thrown.cause)}`);
        context.res = unexpectedFailure(context);
      }
    });
  };
}

/**
 * The library refuses a password sign-in when the user it has just read is not confirmed. The first user
 * that this request reads is therefore shown to it as confirmed, in memory only: the row is never written so,
 * no trigger sees it, and the session that follows is made from a second reading, so the answer tells the truth.
 */
function allowUnconfirmedSignIn(service: HonoContext['Variables']['authService']): void {
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

/** No `Error`, so that it passes the library's handler, which prints every error that is not its own with its stack. */
class Unexpected {
  constructor(readonly cause: unknown) {}
}

/** The same service, with all that goes wrong in it and is no answer to the client wrapped as `Unexpected`. */
function withUnexpected<Service extends object>(service: Service): Service {
  return new Proxy(service, {
    get(target, name) {
      const member: unknown = Reflect.get(target, name);
      if (typeof member !== 'function') return member;
      return (...values: unknown[]): unknown => {
        const outcome: unknown = Reflect.apply(member, target, values);
        if (!(outcome instanceof Promise)) return outcome;
        return outcome.catch((error: unknown) => {
          throw isAnswer(error) ? error : new Unexpected(error);
        });
      };
    },
  });
}

/** The library's refusals know the status that they are answered with. */
function isAnswer(error: unknown): boolean {
  return error instanceof Error && typeof Reflect.get(error, 'status') === 'number';
}

/** GoTrue's answer when the database refuses, as a failing trigger on accounts does. */
function unexpectedFailure(context: Context<HonoContext>): Response {
  const saving = context.req.path === '/auth/v1/signup' ? 'Database error saving new user' : 'Unexpected failure';
  return context.json({ code: 500, error_code: 'unexpected_failure', msg: saving }, 500, {
    'X-Sb-Error-Code': 'unexpected_failure',
  });
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

/** The answer to a request that leads to mail, where it differs from the library's; else undefined. */
async function answerMailRequest(
  context: Context<HonoContext>,
  options: AuthDoorOptions,
): Promise<Response | undefined> {
  const route = context.req.path.slice('/auth/v1'.length);
  if (!['/signup', '/resend', '/recover', '/otp', '/magiclink'].includes(route)) return undefined;
  const body = await readBody(context);
  const user = await findUser(options.database, body['email']);
  if (!user) return undefined;
  if (route === '/recover' || route === '/otp' || route === '/magiclink') {
    return tooSoon(context, user.recovery_sent_at, options);
  }
  if (route === '/signup') return answerRepeatedSignUp(context, user, body, options);
  if (body['type'] === 'signup') {
    if (user.email_confirmed_at) return context.json({}, 200);
    return tooSoon(context, user.confirmation_sent_at, options) ?? (await sendConfirmation(user, options), context.json({}, 200));
  }
  if (body['type'] === 'email_change' && user.email_change) {
    return tooSoon(context, user.email_change_sent_at, options) ?? (await sendEmailChange(user, user.email_change, options), context.json({}, 200));
  }
  return undefined;
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
  if (!user.email_confirmed_at) {
    const refused = tooSoon(context, user.confirmation_sent_at, options);
    if (refused) return refused;
    await sendConfirmation(user, options);
    return context.json(await context.var.authService.getUser(user.id), 200);
  }
  const now = new Date().toISOString();
  return context.json(
    {
      id: randomUUID(), aud: 'authenticated', role: '', email: user.email, phone: '',
      confirmation_sent_at: now, app_metadata: { provider: 'email', providers: ['email'] },
      user_metadata: {}, identities: [], created_at: now, updated_at: now, is_anonymous: false,
    },
    200,
  );
}

function tooSoon(context: Context<HonoContext>, sentAt: string | null, options: AuthDoorOptions): Response | undefined {
  if (!sentAt) return undefined;
  const wait = Math.ceil(Date.parse(sentAt) / 1000 + options.mailInterval - Date.now() / 1000);
  if (wait <= 0) return undefined;
  const code = 'over_email_send_rate_limit';
  return context.json(
    { code: 429, error_code: code, msg: `For security purposes, you can only request this after ${wait} seconds.` },
    429,
    { 'X-Sb-Error-Code': code },
  );
}

async function sendConfirmation(user: User, { database, mailer, otpLength }: AuthDoorOptions): Promise<void> {
  const { otp, hash } = oneTimeCode(user.email, otpLength);
  await database.query(
    'update auth.users set confirmation_token = $2, confirmation_sent_at = now(), updated_at = now() where id = $1',
    [user.id, hash],
  );
  await mailer.sendConfirmation(user.email, hash, otp);
}

async function sendEmailChange(user: User, newEmail: string, { database, mailer, otpLength }: AuthDoorOptions): Promise<void> {
  const { otp, hash } = oneTimeCode(newEmail, otpLength);
  await database.query(
    'update auth.users set email_change_token_new = $2, email_change_sent_at = now(), updated_at = now() where id = $1',
    [user.id, hash],
  );
  await mailer.sendEmailChange(newEmail, hash, otp, { currentEmail: user.email, newEmail });
}

/** A code and its stored form, as the library's verification computes it. */
function oneTimeCode(email: string, length: number): { otp: string; hash: string } {
  const otp = Array.from({ length }, () => randomInt(10)).join('');
  return { otp, hash: createHash('sha256').update(email.toLowerCase() + otp).digest('hex') };
}

async function findUser(database: Database, email: unknown): Promise<User | undefined> {
  if (typeof email !== 'string') return undefined;
  const [user] = await database.query<User>(
    `select id, email, email_confirmed_at, confirmation_sent_at, recovery_sent_at, email_change, email_change_sent_at
     from auth.users where email = $1 and not is_sso_user`,
    [email.toLowerCase()],
  );
  return user;
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
