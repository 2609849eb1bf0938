/** Of the picture in local storage. */
export const key = 'sign-up-picture-waiting';

/** Whether any picture waits in this browser, whoever's it is. */
export function isPictureKept(): boolean {
  try {
    return localStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}
