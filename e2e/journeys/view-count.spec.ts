import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { postListing } from '../listings';
import { makeMember } from '../people';

const viewCount = async (page: Page) => Number((await page.getByTestId('view-count').innerText()).replaceAll(',', ''));

/** Opens a listing and waits for its Realtime channel. */
async function openLive(page: Page, address: string) {
  const connected = page.waitForEvent('websocket').then((socket) =>
    socket.waitForEvent('framereceived', {
      predicate: ({ payload }) => payload.toString().includes('Subscribed to PostgreSQL'),
    }),
  );
  await page.goto(address);
  await expect(page.getByTestId('view-count')).toBeVisible();
  await connected;
}

test('a visit raises the view count by exactly one for everyone viewing the listing', async ({ page, newVisitor }) => {
  const { id } = await postListing(await makeMember('Vi'), 'Viewed house');
  const address = `/property/${id}`;
  const witness = await newVisitor();
  await witness.setExtraHTTPHeaders({ 'user-agent': 'Browser of another person' });
  await openLive(witness, address);
  // The witness’s own visit counts, too. It has been counted once the session remembers it.
  await expect
    .poll(() => witness.evaluate((key) => sessionStorage.getItem(key), `property_viewed_${id}`))
    .not.toBeNull();
  const before = await viewCount(witness);

  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(() => viewCount(witness)).toBe(before + 1);
  await expect.poll(() => viewCount(page)).toBe(before + 1);

  await page.reload();
  await expect.poll(() => viewCount(page)).toBe(before + 1);
  expect(await viewCount(witness)).toBe(before + 1);
});
