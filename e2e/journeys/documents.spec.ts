import { readFile } from 'node:fs/promises';
import { expect, expectAccessible, expectNoSidewaysScroll, readRows, test } from '../fixtures';
import { signIn } from '../people';
import { appUrl } from '../urls';
import type { Page } from '@playwright/test';

const pdf = (name: string, text: string) => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from(`%PDF-1.4\n${text}\n`),
});

/** Downloads a document and returns its file name and text. */
async function download(page: Page, name: string) {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: `Download ${name}` }).click(),
  ]);
  return { name: file.suggestedFilename(), text: await readFile(await file.path(), 'utf8') };
}

test('a seller shares documents, publicly and on request, and answers a request', async ({ page, newVisitor }) => {
  test.setTimeout(240_000);
  const [listing] = await readRows<{ id: string; title: string }>(
    'properties?select=id,title,users!properties_user_id_fkey!inner(id),listing_documents(id)' +
      '&users.id=eq.de300000-0000-4000-8000-000000000003&status=eq.active&listing_documents=is.null&limit=1',
  );
  const address = `${appUrl}/marketplace/${listing?.id}`;

  await test.step('the seller adds them', async () => {
    await signIn(page, 'partner@cornerlot.test');
    await page.goto(`${appUrl}/edit-listing/${listing?.id}`);
    await page.getByRole('button', { name: 'Files' }).click();
    await page
      .getByLabel('Choose documents')
      .setInputFiles([pdf('Roof.pdf', 'Roof is fine'), pdf('Rents.pdf', 'Rents are high'), pdf('Notes.txt', 'x')]);
    await expect(page.getByText(/Notes\.txt isn’t supported/)).toBeVisible();
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(page.getByText('Choose what it is.')).toHaveCount(2);
    await expect(page.getByLabel('What is it? (Roof.pdf)')).toBeFocused();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await page.getByLabel('What is it? (Roof.pdf)').selectOption('Inspection report');
    await page.getByLabel('Who can download it? (Roof.pdf)').selectOption('public');
    await page.getByLabel('What is it? (Rents.pdf)').selectOption('Rent roll');
    await expect(page.getByRole('progressbar')).toHaveCount(0);
    // Nothing is lost on reload.
    page.once('dialog', (dialog) => void dialog.accept());
    await page.reload();
    await page.getByRole('button', { name: 'Files' }).click();
    await expect(page.getByLabel('What is it? (Rents.pdf)')).toHaveValue('Rent roll');
    await expect(page.getByLabel('Who can download it? (Roof.pdf)')).toHaveValue('public');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(page).not.toHaveURL(/edit-listing/);
  });

  const member = await newVisitor();
  await test.step('a visitor downloads the public one, and signs in to request the other', async () => {
    await member.goto(`/property/${listing?.id}`);
    await member.getByRole('heading', { name: 'Documents' }).scrollIntoViewIfNeeded();
    expect(await download(member, 'Roof.pdf')).toEqual({ name: 'Roof.pdf', text: '%PDF-1.4\nRoof is fine\n' });
    await expect(member.getByRole('button', { name: 'Download Rents.pdf' })).toHaveCount(0);
    await member.getByRole('button', { name: 'Request access' }).click();
    await expect(member.getByRole('dialog', { name: 'Request Documents' })).toBeVisible();
  });

  await test.step('a member requests it', async () => {
    await signIn(member, 'free@cornerlot.test');
    await member.goto(address);
    await member.getByRole('heading', { name: 'Documents' }).scrollIntoViewIfNeeded();
    await member.getByRole('button', { name: 'Request access' }).click();
    await member.getByLabel('Note to the seller').fill('Cash buyer, closing in two weeks.');
    await expectAccessible(member);
    await member.getByRole('button', { name: 'Send request' }).click();
    await expect(member.getByText(/You requested access on/)).toBeVisible();
    await expect(member.getByRole('button', { name: 'Download Rents.pdf' })).toHaveCount(0);
  });

  await test.step('the seller approves it, and the member downloads the file', async () => {
    await page.goto(`${address}#documents`);
    await expect(page.getByText('Cash buyer, closing in two weeks.')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: /^Approve / }).click();
    await expect(page.getByRole('heading', { name: 'Members with access' })).toBeVisible();
    // Without a reload.
    await expect(member.getByText('The seller gave you access')).toBeVisible();
    expect(await download(member, 'Rents.pdf')).toEqual({ name: 'Rents.pdf', text: '%PDF-1.4\nRents are high\n' });
  });

  await test.step('the seller takes the access back', async () => {
    await page.getByRole('button', { name: /^Remove access of / }).click();
    await expect(member.getByText(/You can ask again after/)).toBeVisible();
    await expect(member.getByRole('button', { name: 'Download Rents.pdf' })).toHaveCount(0);
  });
});
