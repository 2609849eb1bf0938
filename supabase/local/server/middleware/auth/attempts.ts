import { setTimeout as delay } from 'node:timers/promises';
import type { HonoContext } from '@supabase/lite';
import type { Context, MiddlewareHandler } from 'hono';
import type { Counters } from './counters.ts';
import { Refusal } from './refusal.ts';

export interface AttemptLimits {
  /** Requests from one address, per route and window. GoTrue’s default is 30. */
  perAddress: number;
  /** Wrong passwords for one account, per window. */
  perAccount: number;
  /** Seconds. */
  window: number;
  /** Milliseconds that every refusal and every mail request takes at least, so that its time reveals no account. */
  shortest: number;
}

/** GoTrue’s limit for sign-ups and sign-ins, and ours for guessing one account’s password from many addresses. */
export const defaultAttemptLimits: AttemptLimits = { perAddress: 30, perAccount: 20, window: 300, shortest: 400 };

/** Requests that reach an account without a session. The links in our email are GET requests. */
const guarded = new Set(
  ['/token', '/signup', '/otp', '/magiclink', '/recover', '/resend', '/verify']
    .map((route) => `POST ${route}`)
    .concat('GET /verify'),
);

/** Seconds for which an address that a member used counts as theirs. */
const knownFor = 90 * 24 * 60 * 60;

/**
 * Limits attempts to sign in, sign up, and recover an account by address, and wrong passwords also by account. Guesses
 * from elsewhere lock nobody out: an address at which the member signed up or got a session, in whatever way, has its
 * own count for 90 days, and the emailed links still work. Wrong codes are counted where they’re compared (see
 * `wrong-codes.ts`). A hosted project limits by address only.
 */
export function attemptLimitsMiddleware(limits: AttemptLimits, counters: Counters): MiddlewareHandler<HonoContext> {
  const { perAddress, perAccount, window, shortest } = limits;
  const requests = counters('request', perAddress, window);
  const wrongPasswords = counters('password', perAccount, window);
  // Used up by the first success at an address.
  const known = counters('known', 1, knownFor);
  const learn = async (context: Context<HonoContext>, address: string) => {
    const email = await enteredAs(context);
    if (email !== null) await known.take(`${email} ${address}`);
  };
  return async (context, next) => {
    const route = context.req.path.replace('/auth/v1', '');
    const isRefresh = context.req.query('grant_type') === 'refresh_token';
    const address = context.req.header('x-forwarded-for') ?? '';
    if (!guarded.has(`${context.req.method} ${route}`) || isRefresh) {
      await next();
      return learn(context, address);
    }
    const started = performance.now();
    if (!(await requests.take(`${route} ${address}`))) return tooMany();
    const account = route === '/token' || route === '/signup' ? await emailOf(context) : null;
    const place = `${account} ${address}`;
    const counted = account !== null && (await known.isUsedUp(place)) ? place : account;
    if (route === '/token' && counted !== null && (await wrongPasswords.isUsedUp(counted))) return tooMany();
    await next();
    const hasFailed = context.res.status >= 400;
    if (route === '/token' && hasFailed && counted !== null) await wrongPasswords.take(counted);
    if (!hasFailed) await learn(context, address);
    const isSignIn = route === '/token' || route === '/verify';
    if (!isSignIn || hasFailed) await delay(Math.max(0, shortest - (performance.now() - started)));
  };
}

/**
 * The address of the account that a response gives a session for, in JSON or in a link’s redirect, or that it signed
 * up; else null.
 */
async function enteredAs({ req, res }: Context<HonoContext>): Promise<string | null> {
  if (!req.path.startsWith('/auth/v1/') || res.status >= 400) return null;
  const [, fragment] = (res.headers.get('location') ?? '').split('#');
  if (fragment !== undefined) return emailIn(new URLSearchParams(fragment).get('access_token'));
  const isJson = req.method === 'POST' && /\bjson\b/.test(res.headers.get('content-type') ?? '');
  const body: unknown = isJson
    ? await res
        .clone()
        .json()
        .catch(() => null)
    : null;
  if (typeof body !== 'object' || body === null) return null;
  const token: unknown = Reflect.get(body, 'access_token');
  if (typeof token === 'string') return emailIn(token);
  // An address that has an account already gets the same answer, without identities.
  const identities: unknown = Reflect.get(body, 'identities');
  const isNew = req.path === '/auth/v1/signup' && Array.isArray(identities) && identities.length > 0;
  const email: unknown = Reflect.get(body, 'email');
  return isNew && typeof email === 'string' ? email.toLowerCase() : null;
}

/** The email in an access token that this server has just made; null without one. */
function emailIn(token: string | null): string | null {
  const payload = token?.split('.')[1];
  const claims: unknown = payload ? JSON.parse(Buffer.from(payload, 'base64url').toString()) : null;
  const email: unknown = typeof claims === 'object' && claims !== null ? Reflect.get(claims, 'email') : null;
  return typeof email === 'string' && email !== '' ? email.toLowerCase() : null;
}

function tooMany(): Response {
  return new Refusal(429, 'over_request_rate_limit', 'Request rate limit reached').toResponse();
}

async function emailOf(context: Context<HonoContext>): Promise<string | null> {
  const body: unknown = await context.req.json().catch(() => null);
  const email: unknown = typeof body === 'object' && body !== null ? Reflect.get(body, 'email') : null;
  return typeof email === 'string' ? email.trim().toLowerCase() : null;
}
