import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { filesOf } from '../listings';
import { makeMember } from '../people';
import { heavyPhoto } from '../pictures';

/** Moves a listing's draft in the member's database to a step. Returns its text; empty without one. */
function atStep(page: Page, name: string, step: string): Promise<string> {
  return page.evaluate(
    async ([at, to]) => {
      const result = <T>(request: IDBRequest<T>) =>
        new Promise<T>((resolve) => request.addEventListener('success', () => resolve(request.result)));
      const database = await result(indexedDB.open('member'));
      const all = database.transaction('kept', 'readwrite').objectStore('kept');
      const [key, text] = (await result<[string, string] | undefined>(all.get(at))) ?? ['', ''];
      if (text) await result(all.put([key, JSON.stringify({ ...JSON.parse(text), step: to, furthest: to })], at));
      database.close();
      return text;
    },
    [name, step] as const,
  );
}

test('a picture of a draft continues uploading after a reload, and is stored once @pictures', async ({ page }) => {
  const seller = await makeMember('Rae');
  await seller.enter(page, '/marketplace/submit');
  await page.getByLabel('Title').fill('Slow upload');
  const draft = `draft:listing:${seller.id}:new`;
  await expect.poll(() => atStep(page, draft, 'property')).toContain('Slow upload');
  await atStep(page, draft, 'review');
  await page.reload();

  const network = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: 60_000 };
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', network);
  const buffer = await heavyPhoto(1400, 1000);
  await page.locator('input[type=file]').first().setInputFiles({ name: 'porch.jpg', mimeType: 'image/jpeg', buffer });
  const progress = page.getByRole('progressbar', { name: 'Uploading porch.jpg' });
  await expect.poll(() => progress.evaluate((bar: HTMLProgressElement) => bar.value)).toBeGreaterThan(0.3);

  // Where the server says it can continue.
  const continued = page.waitForResponse(
    (response) => response.request().method() === 'HEAD' && response.url().includes('/upload/resumable/'),
  );
  await page.reload();
  expect(Number((await continued).headers()['upload-offset'])).toBeGreaterThan(0);
  await devtools.send('Network.emulateNetworkConditions', { ...network, uploadThroughput: -1 });
  await expect(page.getByRole('img', { name: 'porch.jpg' })).toBeVisible();
  await expect(progress).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Retry porch.jpg' })).toHaveCount(0);
  expect(await filesOf(seller.id)).toHaveLength(1);

  // It's the draft's now, and nothing is left to continue.
  await page.reload();
  await expect(page.getByRole('img', { name: 'porch.jpg' })).toHaveCount(1);
});
