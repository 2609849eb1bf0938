import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { postListing } from '../listings';
import { makeMember } from '../people';
import { appUrl } from '../urls';

const column = (page: Page, stage: string) => page.getByRole('region', { name: new RegExp(`^${stage}`) });
/** Adding and moving deals are stored in the background. */
const stored = (page: Page, path: string) =>
  page.waitForResponse((response) => response.url().includes(path) && response.request().method() === 'POST');

test('a member works a deal from a listing to the pipeline', async ({ page }) => {
  const [buyer, seller] = [await makeMember('Pia'), await makeMember('Sol')];
  const { id: listingId, title } = await postListing(seller, 'Birch duplex', {
    address: '9 Birch Ave',
    city: 'Keene',
    state: 'NH',
    zip: '03431',
    price: 240_000,
    monthly_rent: 2600,
  });

  // From the listing, with an analysis.
  await buyer.enter(page, `/marketplace/${listingId}`);
  await page.getByRole('button', { name: 'Add to pipeline' }).click();
  const inPipeline = page.getByRole('link', { name: 'Pipeline: Watching' });
  await expect(inPipeline).toBeVisible();
  await page.goto(`${appUrl}/marketplace/${listingId}?deal=1_rental_p210000#deal-analysis`);
  const rent = page.getByLabel('Rent', { exact: true });
  await rent.fill('2750');
  await page.getByRole('button', { name: 'Save analysis' }).click();
  const save = page.getByRole('dialog', { name: 'Save analysis' });
  await save.getByRole('textbox', { name: 'Name' }).fill('At 210');
  await save.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(save).toBeHidden();

  // The seller changes the listing; the analysis opens as it was.
  await seller.change(`properties?id=eq.${listingId}`, { monthly_rent: 1000, condition: 'Heavy Rehab' });
  await inPipeline.click();
  const card = page.getByRole('dialog', { name: title });
  await card.getByRole('link', { name: 'At 210' }).click();
  await expect(page).toHaveURL(/deal=1_rental_p210000.*_r2750/);
  await expect(rent).toHaveValue('2,750');
  await page.goBack();

  // Notes survive a reload; a task is due today.
  await card.getByRole('textbox', { name: 'Notes' }).fill('Call after 5 PM');
  await expect(card.getByText('Saved', { exact: true })).toBeVisible();
  await card.getByRole('button', { name: 'Add task' }).click();
  const form = card.getByRole('form', { name: 'New task' });
  await form.getByRole('textbox', { name: 'What to do' }).fill('=Call Sol');
  const today = await page.evaluate(() => new Date().toLocaleDateString('en-CA'));
  await form.getByLabel('Due date').fill(today);
  await form.getByRole('button', { name: 'Add task' }).click();
  await expect(card.getByText('Due today')).toBeVisible();
  await card
    .locator('input[type=file]')
    .setInputFiles({ name: 'rents.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4 rents') });
  await expect(card.getByRole('button', { name: 'Download rents.pdf' })).toBeVisible();
  await page.reload();
  await expect(card.getByRole('textbox', { name: 'Notes' })).toHaveValue('Call after 5 PM');
  await card.getByRole('button', { name: 'Close' }).click();

  await page.goto(`${appUrl}/dashboard`);
  const due = page.getByRole('region', { name: 'Needs you' });
  await expect(due.getByText('=Call Sol')).toBeVisible();
  await due.getByRole('link', { name: title }).click();
  await expect(card).toBeVisible();
  await page.keyboard.press('Escape');

  // A deal from elsewhere.
  await page.getByRole('button', { name: 'Add deal' }).click();
  const add = page.getByRole('dialog', { name: 'Add a deal' });
  await add.getByRole('textbox', { name: 'Name' }).fill('Tax sale lot');
  await add.getByRole('textbox', { name: 'Price' }).fill('15k');
  await add.getByRole('button', { name: 'Add deal' }).click();
  const lot = page.getByRole('link', { name: 'Tax sale lot' });
  await expect(column(page, 'Watching').getByRole('link')).toHaveText(['Tax sale lot', title]);

  // Moves, by keyboard and by drag.
  let moved = stored(page, '/rpc/move_pipeline_card');
  await lot.focus();
  await page.keyboard.press('Shift+ArrowRight');
  await expect(column(page, 'Analyzing').getByRole('link', { name: 'Tax sale lot' })).toBeFocused();
  await expect(page.getByText('Tax sale lot moved to Analyzing, 1 of 1.')).toBeAttached();
  await moved;
  moved = stored(page, '/rpc/move_pipeline_card');
  await page.getByRole('link', { name: title }).dragTo(lot, { targetPosition: { x: 20, y: 1 } });
  await moved;
  await page.reload();
  await expect(column(page, 'Analyzing').getByRole('link')).toHaveText([title, 'Tax sale lot']);

  // The list and the export.
  await page.locator('label', { hasText: 'List' }).click();
  await expect(page).toHaveURL(/view=list/);
  await expect(page.getByRole('table').getByRole('link')).toHaveCount(2);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'More for pipeline' }).click();
  await page.getByRole('menuitem', { name: 'Download CSV' }).click();
  const csv = await readFile(await (await download).path(), 'utf8');
  expect(csv).toContain(
    `Analyzing,${title},"9 Birch Ave, Keene, NH 03431",240000,,,'=Call Sol (Today),,Call after 5 PM,`,
  );
  expect(csv).toContain('Analyzing,Tax sale lot,,15000,');
});
