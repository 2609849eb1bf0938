import { expect, test } from '../fixtures';
import { filesOf } from '../listings';
import { makeMember } from '../people';
import { heavyPhoto } from '../pictures';

test('a picture of a draft continues uploading after a reload, and is stored once @pictures', async ({ page }) => {
  const seller = await makeMember('Rae');
  await seller.enter(page, '/marketplace/submit');
  const draftKey = `listing_draft_${seller.id}`;
  await page.getByLabel('Title').fill('Slow upload');
  await expect.poll(() => page.evaluate((key) => window.localStorage.getItem(key), draftKey)).toContain('Slow upload');
  await page.evaluate((key) => {
    const draft = JSON.parse(window.localStorage.getItem(key) ?? '{}') as object;
    window.localStorage.setItem(key, JSON.stringify({ ...draft, step: 'pictures', furthest: 'pictures' }));
  }, draftKey);
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
