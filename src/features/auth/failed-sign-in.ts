import { localStore } from '@/platform/storage/browser-storage';
import type { SignInFailure } from './errors';
import { signInTexts } from './errors';

/** A failed sign-in, saved so that it survives a reload. */
export interface FailedSignIn {
  email: string;
  failure: SignInFailure;
}

const key = 'sign-in-failure';
/** Later visits may be someone else's. */
const maxAgeMs = 30 * 60 * 1000;

/** Saves a failed sign-in to local storage, without the password. */
export function saveFailedSignIn(attempt: FailedSignIn): void {
  localStore.write(key, JSON.stringify({ ...attempt, at: Date.now() }));
}

/** The last failed sign-in within 30 minutes, or null. */
export function loadFailedSignIn(): FailedSignIn | null {
  try {
    const saved = JSON.parse(localStore.read(key) ?? 'null') as Partial<FailedSignIn & { at: number }> | null;
    if (!saved || typeof saved.email !== 'string' || !saved.failure || !Object.hasOwn(signInTexts, saved.failure))
      return null;
    if (typeof saved.at !== 'number' || Date.now() - saved.at > maxAgeMs) return null;
    return { email: saved.email, failure: saved.failure };
  } catch {
    return null;
  }
}

/** Removes it after a successful sign-in. */
export function clearFailedSignIn(): void {
  localStore.write(key, null);
}
