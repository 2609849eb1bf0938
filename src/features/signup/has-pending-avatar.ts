import { localStore } from '@/platform/storage/browser-storage';

/** Key in local storage. */
export const key = 'sign-up-picture-waiting';

/** Whether this browser holds a picture that still has to be uploaded, for any member. */
export const hasPendingAvatar = (): boolean => localStore.read(key) !== null;
