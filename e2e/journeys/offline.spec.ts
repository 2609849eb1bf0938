import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { makeMember, signOutByMenu } from '../people';
import { appUrl, publicUrl } from '../urls';

test.use({ serviceWorkers: 'allow' });

/** What the app's host keeps in this browser, as text: its database, and what its caches have of other hosts. */
function keptIn(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const request = indexedDB.open('member');
    // Without a version, opening would create it.
    request.addEventListener('upgradeneeded', () => request.transaction?.abort());
    const database = await new Promise<IDBDatabase | null>((resolve) => {
      request.addEventListener('success', () => resolve(request.result));
      request.addEventListener('error', () => resolve(null));
    });
    const all = database?.transaction('kept').objectStore('kept').getAll();
    const values = await new Promise((resolve) => {
      if (all) all.addEventListener('success', () => resolve(all.result));
      else resolve([]);
    });
    database?.close();
    const cached = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
    const urls = cached.flat().map(({ url }) => url);
    return JSON.stringify([values, urls.filter((url) => !url.startsWith(location.origin))]);
  });
}

const nothing = JSON.stringify([[], []]);

test('what one member loaded is gone once another signs in, and after signing out', async ({ page }) => {
  const [ada, ben] = [await makeMember('Ada'), await makeMember('Ben')];
  await ada.post('pipeline_cards', { user_id: ada.id, title: `Deal of ${ada.name}`, stage: 'watching' });
  await ada.enter(page, '/marketplace');
  await expect.poll(() => keptIn(page)).toContain('/storage/v1/render/image/public/images/');
  await page.goto(`${appUrl}/pipeline`);
  await expect.poll(() => keptIn(page)).toContain(`Deal of ${ada.name}`);

  await ben.enter(page, '/pipeline');
  await expect.poll(() => keptIn(page)).toContain(ben.id);
  expect(await keptIn(page)).not.toContain(ada.id);
  expect(await keptIn(page)).not.toContain(ada.name);
  expect(await keptIn(page)).not.toContain('/storage/');

  await page.goto(`${publicUrl}/about`);
  await signOutByMenu(page);
  await expect(page).toHaveURL(`${publicUrl}/`);
  await page.goto(`${appUrl}/manifest.json`);
  expect(await keptIn(page)).toBe(nothing);
});
