import type { Page } from '@playwright/test';
import type { CaughtPush } from '../../supabase/local/push/push-service';
import { expect, test } from '../fixtures';
import { makeMember } from '../people';
import { appUrl, mailUrl } from '../urls';

test.use({
  serviceWorkers: 'allow',
  permissions: ['notifications'],
  // Browser contexts of tests have no push service. Signing out ends the session while requests are under way, such as
  // the one that deletes its device's row, or that counts what's unread after the message was read.
  expectedErrors: /Push API in incognito|status of 401/,
});

/** What arrived at the embedded push service about a screen. */
async function arrivedAbout(page: Page, path: string): Promise<string[]> {
  const caught = (await (await page.request.get(`${mailUrl}/api/push`)).json()) as CaughtPush[];
  return caught.map(({ message }) => JSON.stringify(message)).filter((text) => text.includes(path));
}

/** Hands a message to the service worker as the browser's push service would. */
async function deliver(page: Page, data: string) {
  const devTools = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    devTools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [first] }) => {
      if (first) resolve(first.registrationId);
    });
  });
  await devTools.send('ServiceWorker.enable');
  await devTools.send('ServiceWorker.deliverPushMessage', { origin: appUrl, registrationId: await registered, data });
}

test('a message reaches a device, opens when it’s pressed, and no more come after signing out', async ({ page }) => {
  const [ada, ben] = [await makeMember('Ada'), await makeMember('Ben')];
  await ada.post('connections', { sender_id: ada.id, receiver_id: ben.id });
  await ben.post('connections', { sender_id: ben.id, receiver_id: ada.id });
  // Headless Chromium grants the permission on request, but always says that it's denied.
  await page.addInitScript(() => Object.defineProperty(Notification, 'permission', { get: () => 'granted' }));
  await ada.enter(page, '/account/notifications');
  await page.getByRole('switch', { name: 'Push notifications on this device' }).click();
  await expect(page.getByRole('switch', { name: 'Push notifications on this device' })).toBeChecked();
  await page.getByRole('button', { name: 'Customize Messages and people' }).click();
  await expect(
    page.getByRole('group', { name: 'Messages', exact: true }).getByRole('switch', { name: 'Push' }),
  ).toBeChecked();

  const path = `/messages/${ben.id}`;
  await ben.post('rpc/send_message', { recipient_id: ada.id, message_id: crypto.randomUUID(), content: 'Hello' });
  await expect.poll(() => arrivedAbout(page, path)).toHaveLength(1);

  // It shows no notifications, either.
  const [worker] = page.context().serviceWorkers();
  await worker?.evaluate(() => {
    const { registration } = self as unknown as { registration: object };
    const showNotification = async (title: string, options: object) =>
      void Object.assign(self, { shown: { title, ...options } });
    Object.assign(registration, { showNotification });
  });
  await deliver(page, (await arrivedAbout(page, path))[0] ?? '');
  const shown = () => worker?.evaluate(() => (self as unknown as { shown?: Record<string, unknown> }).shown);
  await expect.poll(shown).toMatchObject({ title: 'Messages', body: `${ben.name} sent you a message.`, tag: path });

  await worker?.evaluate(() => {
    const { shown: notification } = self as unknown as { shown: { data: unknown } };
    const press = Object.assign(new Event('notificationclick'), {
      notification: { data: notification.data, close: () => undefined },
      // Only a real press may focus the tab.
      waitUntil: (work: Promise<void>) => void work.catch(() => undefined),
    });
    self.dispatchEvent(press);
  });
  await expect(page).toHaveURL(`${appUrl}${path}`);
  await expect(page.getByText('Hello').last()).toBeVisible();

  await page.getByRole('button', { name: 'Your account' }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await page.waitForURL((url) => url.origin !== appUrl);
  await page.goto(`${appUrl}/signin`);
  expect(await page.evaluate(() => localStorage.getItem('push-device'))).toBeNull();
});
