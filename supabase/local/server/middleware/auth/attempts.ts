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
 * from elsewhere lock nobody out: an address at which the member signed up or in has its own count, and the emailed
 * links still work. Wrong codes are counted where they’re compared (see `wrong-codes.ts`).
 */
export function attemptLimitsMiddleware(limits: AttemptLimits, counters: Counters): MiddlewareHandler<HonoContext> {
  const { perAddress, perAccount, window, shortest } = limits;
  const requests = counters('request', perAddress, window);
  const wrongPasswords = counters('password', perAccount, window);
  // Used up by the first success at an address.
  const known = counters('known', 1, knownFor);
  return async (context, next) => {
    const route = context.req.path.replace('/auth/v1', '');
    const isRefresh = context.req.query('grant_type') === 'refresh_token';
    if (!guarded.has(`${context.req.method} ${route}`) || isRefresh) return next();
    const started = performance.now();
    const address = context.req.header('x-forwarded-for') ?? '';
    if (!(await requests.take(`${route} ${address}`))) return tooMany();
    const account = route === '/token' || route === '/signup' ? await emailOf(context) : null;
    const place = `${account} ${address}`;
    const counted = account !== null && (await known.isUsedUp(place)) ? place : account;
    if (route === '/token' && counted !== null && (await wrongPasswords.isUsedUp(counted))) return tooMany();
    await next();
    const hasFailed = context.res.status >= 400;
    if (route === '/token' && hasFailed && counted !== null) await wrongPasswords.take(counted);
    if (account !== null && !hasFailed) await known.take(place);
    const isSignIn = route === '/token' || route === '/verify';
    if (!isSignIn || hasFailed) await delay(Math.max(0, shortest - (performance.now() - started)));
  };
}

function tooMany(): Response {
  return new Refusal(429, 'over_request_rate_limit', 'Request rate limit reached').toResponse();
}

async function emailOf(context: Context<HonoContext>): Promise<string | null> {
  const body: unknown = await context.req.json().catch(() => null);
  const email: unknown = typeof body === 'object' && body !== null ? Reflect.get(body, 'email') : null;
  return typeof email === 'string' ? email.trim().toLowerCase() : null;
}
