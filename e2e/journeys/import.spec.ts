import { readFileSync } from 'node:fs';
import { utils, write } from '@e965/xlsx';
import { expect, test } from '../fixtures';
import { makeMember } from '../people';
import { appUrl } from '../urls';
import { randomWord } from '../words';

const columns = [
  'Address',
  'Unit #',
  'City',
  'State',
  'Zip',
  'County',
  'APN',
  'Owner Occupied',
  'Owner 1 First Name',
  'Mailing Address',
  'Property Type',
  'Bedrooms',
  'Total Bathrooms',
  'Building Sqft',
  'Lot Size Sqft',
  'Effective Year Built',
  'Est. Value',
  'Est. Equity',
  'My Number',
  'HOA Fee',
  'Photo Links',
];

/** A row of an export; row 1 has the most. */
function row(number: number, street: string): string[] {
  const start = [`${number} ${street}`, '', 'Memphis', 'TN', '38103', 'Shelby', '', 'No', 'Pat', '1 Elsewhere Rd'];
  const facts = ['SFR', '3', '2', '1,450', '6000', '1955', '180000', '90000'];
  const photos = number === 2 ? 'http://127.0.0.1/photo.jpg' : '';
  return [...start, ...facts, number <= 4 ? `$${120 + number}k` : '', '250', photos];
}

/** 200 rows as PropStream exports them, three of which can't be imported, below their names. */
function propStreamRows(street: string): string[][] {
  const rows = Array.from({ length: 200 }, (_, index) => row(index + 1, street));
  rows[4]?.splice(0, 1, '');
  rows[8]?.push('one too many');
  rows[11]?.splice(8, 1, 'x'.repeat(20_000));
  return [columns, ...rows];
}

function csvFile(rows: readonly string[][]): Buffer {
  const quoted = rows.map((cells) => cells.map((cell) => `"${cell}"`).join(','));
  return Buffer.from(`\ufeff${quoted.join('\r\n')}\r\n`);
}

test('a wholesaler imports a PropStream export, corrects it, and publishes three listings', async ({ page }) => {
  const seller = await makeMember('Iris');
  // What other tests listed isn't there.
  const street = `${randomWord()} Pl`;
  await seller.enter(page, '/my-listings');
  await page.getByRole('link', { name: 'Import listings' }).click();
  await page.getByLabel('Choose a file').setInputFiles({
    name: 'export.csv',
    mimeType: 'text/csv',
    buffer: csvFile(propStreamRows(street)),
  });

  await expect(page.getByText('200 rows, matched as an export from PropStream')).toBeVisible();
  await expect(page.getByLabel('Bathrooms', { exact: true })).toHaveValue('Total Bathrooms');
  // What the owner's house may be worth isn't what the wholesaler asks for.
  await expect(page.getByLabel('Asking price')).toHaveValue('');
  await page.getByLabel('Asking price').selectOption('My Number');
  // Its owner doesn't live there; whether a tenant does is for the wholesaler to say.
  await page.getByLabel('Occupancy for every row').selectOption('vacant');
  await page.getByLabel('Description for every row').fill('Off market in Memphis. Call us for the rent roll.');
  await page.getByRole('button', { name: 'Preview drafts' }).click();
  await expect(page.getByText('Choose the period of HOA dues.')).toBeVisible();
  await page.getByLabel('Period of HOA dues').selectOption('Per month');
  await page.getByRole('button', { name: 'Preview drafts' }).click();

  await expect(page.getByText('200 rows: 197 drafts, 3 rejected')).toBeVisible();
  await page.locator('label', { hasText: 'Rejected 3' }).click();
  await expect(page.getByText('There’s no street address.')).toBeVisible();
  await expect(page.getByText('“Owner 1 First Name” has 20,000 characters. The limit is 10,000.')).toBeVisible();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download rejected rows' }).click(),
  ]);
  expect(readFileSync(await download.path(), 'utf8')).toContain('10,This row has more cells than there are columns.');
  await page.locator('label', { hasText: 'Ready 4' }).click();
  await page.getByRole('button', { name: 'Import 197 drafts' }).click();

  await expect(page.getByText('We imported 197 drafts.')).toBeVisible();
  const draft = (number: number) =>
    page.getByRole('listitem').filter({ hasText: new RegExp(`^${number} ${street}, Memphis`) });
  await draft(1).getByRole('button', { name: 'Publish' }).click();
  await expect(draft(1)).toHaveCount(0);

  // A photo at a private address isn't fetched, and the listing isn't posted without it unless the seller says so.
  await draft(2).getByRole('button', { name: 'Publish' }).click();
  await expect(draft(2).getByText('127.0.0.1 isn’t on the public internet.')).toBeVisible();
  await draft(2).getByRole('button', { name: 'Publish without the missing photos' }).click();
  await expect(draft(2)).toHaveCount(0);

  // The third is corrected in the posting form first, which saves the draft.
  await draft(3).getByRole('link', { name: 'Continue' }).click();
  const form = page.locator('form').filter({ has: page.getByRole('navigation', { name: 'Listing steps' }) });
  await form.getByLabel('Title').fill('Brick ranch by the river');
  await expect(page.getByText('Draft saved')).toBeVisible();
  await page.goBack();
  await draft(3).getByRole('link', { name: 'Continue' }).click();
  await expect(form.getByLabel('Title')).toHaveValue('Brick ranch by the river');
  for (let step = 0; step < 3; step += 1) await form.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('button', { name: 'Post listing' }).click();
  await expect(page.getByText('Listing posted')).toBeVisible();

  // The same columns are matched as before, also of a workbook, and what's listed or drafted is skipped.
  const sheet = utils.aoa_to_sheet(propStreamRows(street));
  const workbook = write({ SheetNames: ['Export'], Sheets: { Export: sheet } }, { type: 'array', bookType: 'xlsx' });
  await page.goto(`${appUrl}/my-listings/import`);
  await page.getByLabel('Choose a file').setInputFiles({
    name: 'again.xlsx',
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer: Buffer.from(workbook),
  });
  await expect(page.getByText('200 rows, matched like the last file with these columns')).toBeVisible();
  await page.getByRole('button', { name: 'Preview drafts' }).click();
  await expect(page.getByLabel('Skip 197 rows whose address is already listed')).toBeChecked();
  await page.getByRole('button', { name: 'Choose another file' }).click();

  await page.getByRole('button', { name: 'Undo import' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Undo import' }).click();
  await expect(page.getByText('Import undone')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Your drafts' })).toHaveCount(0);
  const posted = await seller.read(`properties?select=price,annual_expenses&user_id=eq.${seller.id}&order=price`);
  const dues = { annual_expenses: { hoa: 3000 } };
  expect(posted).toEqual([121_000, 122_000, 123_000].map((price) => ({ price, ...dues })));
});
