import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { pdf } from '../../tests/backend/documents';
import { expectGood, openDeal } from '../deals';
import { expect, expectAccessible, test } from '../fixtures';
import { makeMember, someone } from '../people';

const assignment = 'Assignment of purchase contract';
const template = 'a9e00000-0000-4000-8000-000000000001';

const documentsOf = (page: Page) => page.getByRole('region', { name: 'Documents' });
const agreementsOf = (page: Page) => page.getByRole('region', { name: 'Agreements' });
const recordOf = (page: Page) => page.getByRole('region', { name: 'Record' });

/** Reads an agreement to its end and signs it. */
async function sign(page: Page, name: string) {
  await agreementsOf(page)
    .getByRole('button', { name: `Review and sign: ${assignment}` })
    .click();
  const dialog = page.getByRole('dialog', { name: assignment });
  await expect(dialog.getByRole('heading', { name: '9. General terms' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Sign agreement' }).click();
  await expect(dialog.getByText('Check the box to sign')).toBeVisible();
  await dialog.getByLabel('Your full name').fill(name);
  await dialog.getByRole('checkbox', { name: /^I agree to sign electronically/ }).check();
  await dialog.getByRole('button', { name: 'Sign agreement' }).click();
  await expect(dialog).toHaveCount(0);
}

test('a document for the buyer, and an assignment that both sign @phone', async ({ page, newVisitor }) => {
  const [seller, buyer, admin] = await Promise.all([
    makeMember('Sol'),
    makeMember('Bea'),
    someone('staff@cornerlot.test', 'cornerlot-demo'),
  ]);
  await admin.post('rpc/approve_template', { template_id: template, states: ['TX'] });
  const deal = await openDeal(seller, buyer);
  const other = await newVisitor();

  await test.step('the seller adds the contract for the buyer only', async () => {
    await seller.enter(page, `/deals/${deal.id}#documents`);
    await documentsOf(page).getByRole('button', { name: 'Add document' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add a document' });
    await dialog.locator('input[type=file]').setInputFiles({
      name: 'Contract.pdf',
      mimeType: 'application/pdf',
      buffer: pdf(seller.name),
    });
    await expect(dialog.getByText(/Uploaded/)).toBeVisible();
    await dialog.getByLabel('What is it?').selectOption('Purchase contract');
    await dialog.getByRole('checkbox', { name: buyer.name }).check();
    await expectGood(page);
    await dialog.getByRole('button', { name: 'Add document' }).click();
    await expect(documentsOf(page).getByText(`Added by you. Visible to ${buyer.name}.`)).toBeVisible();
    await expect(documentsOf(page).getByText('Nobody else has opened it yet.')).toBeVisible();
    await expectGood(page);
  });

  await test.step('the buyer opens it, which the seller sees', async () => {
    await buyer.enter(other, `/deals/${deal.id}#documents`);
    await expect(documentsOf(other).getByText(`Added by ${seller.name}. Visible to you.`)).toBeVisible();
    const popup = other.waitForEvent('popup');
    await documentsOf(other).getByRole('button', { name: 'Open Contract.pdf' }).click();
    await (await popup).close();
    await expect(documentsOf(page).getByText(new RegExp(`^${buyer.name} opened it .+`))).toBeVisible();
    await page.getByRole('button', { name: 'Activity of Contract.pdf' }).click();
    await expect(documentsOf(page).getByText(`You shared it with ${buyer.name}`)).toBeVisible();
  });

  await test.step('the seller prepares an assignment and signs it', async () => {
    await agreementsOf(page).getByRole('button', { name: 'Prepare agreement' }).click();
    const form = page.getByRole('dialog', { name: 'Prepare an agreement' });
    await form.getByLabel('Seller in the original contract').fill('Olga Owner');
    await form.getByLabel('Date of the original contract').fill('2025-10-01');
    await form.getByLabel('Assignment fee').fill('15000');
    await expectAccessible(page);
    await form.getByRole('button', { name: 'Review the text' }).click();
    const preview = page.getByRole('dialog', { name: assignment });
    await expect(preview.getByText(/an assignment fee of \$15,000/)).toBeVisible();
    await expectAccessible(page);
    await preview.getByRole('button', { name: 'Send for signatures' }).click();
    await expect(agreementsOf(page).getByText('Awaiting signatures')).toBeVisible();
    await sign(page, seller.name);
  });

  await test.step('the buyer signs it, and downloads the sealed PDF', async () => {
    await other.getByRole('link', { name: 'Review and sign' }).click();
    await sign(other, 'Bea B. Buyer');
    const download = other.waitForEvent('download');
    await agreementsOf(other)
      .getByRole('button', { name: `Download PDF: ${assignment}.pdf` })
      .click({ timeout: 60_000 });
    const file = await (await download).path();
    expect((await readFile(file)).subarray(0, 5).toString()).toBe('%PDF-');
    await expect(documentsOf(other).getByText(`Sealed agreement. Visible to you and ${seller.name}.`)).toBeVisible();
  });

  await test.step('the record has each step', async () => {
    for (const text of [
      'You added a document.',
      'You sent the assignment agreement for signatures.',
      `You signed the assignment agreement as “${seller.name}”.`,
      `${buyer.name} signed the assignment agreement as “Bea B. Buyer”.`,
      'Everyone signed the assignment agreement.',
      'The signed assignment agreement was sealed as a PDF.',
    ])
      await expect(recordOf(page).getByText(text)).toBeVisible();
    // It tells nothing about what the document is.
    await expect(recordOf(page).getByText('Contract.pdf')).toHaveCount(0);
  });
});

test('an admin revokes the approval of a template for a state, and approves it again', async ({ page }) => {
  const admin = await someone('staff@cornerlot.test', 'cornerlot-demo');
  await admin.enter(page, '/staff/agreements');
  await page.getByRole('button', { name: `Full text of ${assignment}` }).click();
  await expect(page.getByText(/^This agreement is made on \{\{date\}\}/).first()).toBeVisible();
  // The header covers parts of the buttons below it.
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await expectAccessible(page);
  const revoke = page
    .getByRole('list', { name: `States approved for ${assignment}` })
    .getByRole('button', { name: 'Revoke approval for Vermont' });
  await revoke.click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke approval' }).click();
  await expect(revoke).toHaveCount(0);
  await page.getByRole('button', { name: `Approve for states: ${assignment}, version 1` }).click();
  const dialog = page.getByRole('dialog', { name: 'Approve for states' });
  await dialog.getByRole('checkbox', { name: 'Vermont' }).check();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Approve for 1 state' }).click();
  await expect(revoke).toBeVisible();
});
