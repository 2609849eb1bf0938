import { setTimeout as delay } from 'node:timers/promises';
import type { HonoContext } from '@supabase/lite';
import type { Context, MiddlewareHandler } from 'hono';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { Refusal } from './refusal.ts';

export interface AttemptLimits {
  /** Requests from one address, per route and window. GoTrue’s default is 30. */
  perAddress: number;
  /** Wrong passwords and codes for one account, per window. */
  perAccount: number;
  /** Seconds. */
  window: number;
  /** Milliseconds that every refusal and every mail request takes at least, so that its time reveals no account. */
  shortest: number;
}

/** GoTrue’s limit for sign-ups and sign-ins, and ours for guessing one account’s password from many addresses. */
export const defaultAttemptLimits: AttemptLimits = { perAddress: 30, perAccount: 20, window: 300, shortest: 400 };

/** Routes that reach an account by its email, without a session. */
const guarded = ['/token', '/signup', '/otp', '/magiclink', '/recover', '/resend', '/verify'];

/** Limits attempts to sign in, sign up, and recover an account, by address and by account. */
export function attemptLimitsMiddleware(limits: AttemptLimits): MiddlewareHandler<HonoContext> {
  const { perAddress, perAccount, window, shortest } = limits;
  const addresses = new RateLimiterMemory({ points: perAddress, duration: window });
  const failures = new RateLimiterMemory({ points: perAccount, duration: window });
  // Guesses from elsewhere don’t lock out a member at an address they’ve signed in from: it has its own count.
  const known = new Set<string>();
  return async (context, next) => {
    const route = context.req.path.replace('/auth/v1', '');
    const isRefresh = context.req.query('grant_type') === 'refresh_token';
    if (context.req.method !== 'POST' || !guarded.includes(route) || isRefresh) return next();
    const started = performance.now();
    const address = context.req.header('x-forwarded-for') ?? '';
    const account = await emailOf(context);
    const counted = known.has(`${account} ${address}`) ? `${account} ${address}` : account;
    try {
      await addresses.consume(`${route} ${address}`);
      if (counted && ((await failures.get(counted))?.remainingPoints ?? 1) <= 0) return tooMany();
    } catch (refused) {
      if (!(refused instanceof RateLimiterRes)) throw refused;
      return tooMany();
    }
    await next();
    const isGuess = route === '/token' || route === '/verify';
    const hasFailed = context.res.status >= 400;
    if (isGuess && hasFailed && counted) await failures.penalty(counted);
    if (isGuess && !hasFailed && account) known.add(`${account} ${address}`);
    if (!isGuess || hasFailed) await delay(Math.max(0, shortest - (performance.now() - started)));
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
