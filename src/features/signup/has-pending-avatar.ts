/** Key in local storage. */
export const key = 'sign-up-picture-waiting';

/** Whether this browser holds a picture that still has to be uploaded, for any member. */
export function hasPendingAvatar(): boolean {
  try {
    return localStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}
