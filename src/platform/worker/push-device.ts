import { localStore } from '@/platform/storage/browser-storage';

/** Whose notifications this browser gets. */
export interface PushDevice {
  userId: string;
  /** The session it was saved in, with which it ends. */
  sessionId: string | null;
  endpoint: string;
}

const key = 'push-device';

/** What `rememberPushDevice` stored; null if nothing. */
export function readPushDevice(): PushDevice | null {
  try {
    return JSON.parse(localStore.read(key) ?? 'null') as PushDevice | null;
  } catch {
    return null;
  }
}

export function rememberPushDevice(device: PushDevice): void {
  localStore.write(key, JSON.stringify(device));
}

/** Ends notifications in this browser, if it has them. Never rejects. */
export async function forgetPushDevice(): Promise<void> {
  if (!readPushDevice()) return;
  localStore.write(key, null);
  try {
    const registration = await navigator.serviceWorker.getRegistration();
    await (await registration?.pushManager.getSubscription())?.unsubscribe();
  } catch {
    // Nothing is sent after the session has ended.
  }
}
