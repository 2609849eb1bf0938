import type { PushMessage } from '@/domain/notification/push-message';
import type { PageMessage } from '@/platform/worker/page-message';

declare const self: ServiceWorkerGlobalScope;

/** Shows what arrived. It replaces what the device still shows about the same thing. */
export async function showPush(data: PushMessageData | null): Promise<void> {
  if (!data) return;
  const { title, body, path, tag } = data.json() as PushMessage;
  const options: NotificationOptions & { renotify: boolean } = {
    body,
    tag,
    renotify: true,
    data: { path },
    icon: '/icons/192.png',
    badge: '/icons/badge-96.png',
  };
  await self.registration.showNotification(title, options);
}

/** Opens what a notification is about: in a tab of the app if there is one, without reloading it. */
export async function openPush(notification: Notification): Promise<void> {
  notification.close();
  const { path } = notification.data as { path: string };
  const [client] = await self.clients.matchAll({ type: 'window' });
  if (!client) {
    await self.clients.openWindow(path);
    return;
  }
  tell(client, { kind: 'open', path });
  await client.focus();
}

/** The browser has replaced its subscription. Saving it takes a session, which only a page has. */
export async function renewSubscription({
  oldSubscription,
  newSubscription,
}: PushSubscriptionChangeEvent): Promise<void> {
  if (!newSubscription && oldSubscription)
    // The page renews it otherwise.
    await self.registration.pushManager.subscribe(oldSubscription.options).catch(() => undefined);
  for (const client of await self.clients.matchAll({ type: 'window' })) tell(client, { kind: 'resubscribed' });
}

const tell = (client: Client, message: PageMessage) => client.postMessage(message, []);
