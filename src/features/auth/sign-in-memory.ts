import type { SignInFailure } from './rules';
import { signInTexts } from './rules';

/** A failed attempt, kept so that a reload shows it again. */
export interface RememberedFailure {
  email: string;
  failure: SignInFailure;
}

const key = 'sign-in-failure';
/** After that it is another visit, perhaps another person's. */
const lifetimeMs = 30 * 60 * 1000;

/** Keeps a failed attempt in local storage; the password is never part of it. */
export function rememberFailure(attempt: RememberedFailure): void {
  localStorage.setItem(key, JSON.stringify({ ...attempt, at: Date.now() }));
}

/** The last failed attempt of the past half hour, or null. */
export function recallFailure(): RememberedFailure | null {
  try {
    const kept = JSON.parse(localStorage.getItem(key) ?? 'null') as Partial<RememberedFailure & { at: number }> | null;
    if (!kept || typeof kept.email !== 'string' || !kept.failure || !Object.hasOwn(signInTexts, kept.failure))
      return null;
    if (typeof kept.at !== 'number' || Date.now() - kept.at > lifetimeMs) return null;
    return { email: kept.email, failure: kept.failure };
  } catch {
    return null;
  }
}

/** Forgets it: the member is in. */
export function forgetFailure(): void {
  localStorage.removeItem(key);
}
