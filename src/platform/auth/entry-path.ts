import { isForNewcomers } from '@/domain/site/newcomers';
import { paths } from '@/domain/site/paths';
import { authStore } from './auth-store';

/**
 * Where a visitor enters on the way to a path of the app: signing in, or in a browser where nobody ever has, signing up
 * for what newcomers begin.
 */
export function entryPath(path: string): string {
  return isNewcomers(path) ? paths.signUpFor(path) : paths.signIn(path);
}

/** The label of a link there: 'Sign in to book', or 'Sign up to book'. */
export function entryLabel(path: string, act: string): string {
  return `Sign ${isNewcomers(path) ? 'up' : 'in'} to ${act}`;
}

const isNewcomers = (path: string) => isForNewcomers(path) && !authStore.hasSignedIn();
