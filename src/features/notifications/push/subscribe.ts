import { registerWorker } from '@/platform/worker/register';

/** What the server needs to send to this browser. */
export interface Subscription {
  endpoint: string;
  p256dh: string;
  auth: string;
}

/** The browser's own subscription; null without one. */
export async function currentSubscription(): Promise<Subscription | null> {
  const registration = await navigator.serviceWorker.getRegistration();
  const found = await registration?.pushManager.getSubscription();
  return found ? read(found.toJSON()) : null;
}

/**
 * Subscribes this browser again. `testService` is the embedded backend's, for browsers that have no push service.
 * Rejects with a DOMException if the browser refuses.
 */
export async function subscribe(key: string, testService: string | null): Promise<Subscription> {
  await registerWorker();
  const { pushManager } = await navigator.serviceWorker.ready;
  // It may be another member's, or for another key.
  await (await pushManager.getSubscription())?.unsubscribe();
  try {
    return read((await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })).toJSON());
  } catch (error) {
    if (testService === null) throw error;
    const response = await fetch(testService, { method: 'POST', body: JSON.stringify({ key }) });
    return read((await response.json()) as PushSubscriptionJSON);
  }
}

function read({ endpoint = '', keys = {} }: PushSubscriptionJSON): Subscription {
  return { endpoint, p256dh: keys['p256dh'] ?? '', auth: keys['auth'] ?? '' };
}
