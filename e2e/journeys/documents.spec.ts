import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { postListing } from '../listings';
import { makeMember } from '../people';
import { appUrl } from '../urls';

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
  const [seller, buyer] = [await makeMember('Sol'), await makeMember('Bea')];
  const { id } = await postListing(seller, 'House with files');
  const address = `${appUrl}/marketplace/${id}`;

  await test.step('the seller adds them', async () => {
    await seller.enter(page, `/edit-listing/${id}`);
    await page.getByRole('button', { name: 'Files' }).click();
    await page
      .getByLabel('Choose documents')
      .setInputFiles([pdf('Roof.pdf', 'Roof is fine'), pdf('Rents.pdf', 'Rents are high')]);
    await page.getByLabel('What is it? (Roof.pdf)').selectOption('Inspection report');
    await page.getByLabel('Who can download it? (Roof.pdf)').selectOption('public');
    await page.getByLabel('What is it? (Rents.pdf)').selectOption('Rent roll');
    await expect(page.getByRole('progressbar')).toHaveCount(0);
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(page).not.toHaveURL(/edit-listing/);
  });

  const member = await newVisitor();
  await test.step('a visitor downloads the public one, and signs in to request the other', async () => {
    await member.goto(`/property/${id}`);
    await member.getByRole('heading', { name: 'Documents' }).scrollIntoViewIfNeeded();
    expect(await download(member, 'Roof.pdf')).toEqual({ name: 'Roof.pdf', text: '%PDF-1.4\nRoof is fine\n' });
    await expect(member.getByRole('button', { name: 'Download Rents.pdf' })).toHaveCount(0);
    await member.getByRole('button', { name: 'Request access' }).click();
    await expect(member.getByRole('dialog', { name: 'Request Documents' })).toBeVisible();
  });

  await test.step('a member requests it', async () => {
    await buyer.enter(member, `/marketplace/${id}`);
    await member.getByRole('heading', { name: 'Documents' }).scrollIntoViewIfNeeded();
    await member.getByRole('button', { name: 'Request access' }).click();
    await member.getByLabel('Note to the seller').fill('Cash buyer, closing in two weeks.');
    await member.getByRole('button', { name: 'Send request' }).click();
    await expect(member.getByText(/You requested access on/)).toBeVisible();
    await expect(member.getByRole('button', { name: 'Download Rents.pdf' })).toHaveCount(0);
  });

  await test.step('the seller approves it, and the member downloads the file', async () => {
    await page.goto(`${address}#documents`);
    await expect(page.getByText('Cash buyer, closing in two weeks.')).toBeVisible();
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
