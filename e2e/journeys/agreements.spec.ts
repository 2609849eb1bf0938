import type { Page } from '@playwright/test';
import { pdf } from '../../tests/backend/documents';
import { agreementsOf, inDays, openDeal, prepareAssignment, proposeAmendment, signAgreement } from '../deals';
import { expect, openFile, test } from '../fixtures';
import { demoMember, makeMember, type Someone } from '../people';

const assignment = 'Assignment of purchase contract';

const documentsOf = (page: Page) => page.getByRole('region', { name: 'Documents' });
const recordOf = (page: Page) => page.getByRole('region', { name: 'Record' });

test('a seller adds a document that only the buyer can open', async ({ page, newVisitor }) => {
  const [seller, buyer] = await Promise.all([makeMember('Sol'), makeMember('Bea')]);
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
    await dialog.getByRole('button', { name: 'Add document' }).click();
    await expect(documentsOf(page).getByText(`Added by you. Visible to ${buyer.name}.`)).toBeVisible();
    await expect(documentsOf(page).getByText('Nobody else has opened it yet.')).toBeVisible();
  });

  await test.step('the buyer opens it, which the seller sees', async () => {
    await buyer.enter(other, `/deals/${deal.id}#documents`);
    await expect(documentsOf(other).getByText(`Added by ${seller.name}. Visible to you.`)).toBeVisible();
    await openFile(other, documentsOf(other).getByRole('button', { name: 'Open Contract.pdf' }));
    await expect(documentsOf(page).getByText(new RegExp(`^${buyer.name} opened it .+`))).toBeVisible();
    await page.getByRole('button', { name: 'Activity of Contract.pdf' }).click();
    await expect(documentsOf(page).getByText(`You shared it with ${buyer.name}`)).toBeVisible();
  });

  await test.step('the record tells that a document was added, but not which', async () => {
    await expect(recordOf(page).getByText('You added a document.')).toBeVisible();
    await expect(recordOf(page).getByText('Contract.pdf')).toHaveCount(0);
  });
});

/** The buyer acts for a company, for which someone else signs, too. */
async function actForCompany(dealId: string, buyer: Someone, cosigner: Someone) {
  const company = { company: 'Oak Street LLC', company_state: 'TX', capacity: 'Managing member' };
  await buyer.post('rpc/set_party_company', { deal_id: dealId, ...company });
  const partyId = await buyer.post('rpc/invite_party', {
    deal_id: dealId,
    email: cosigner.email,
    name: cosigner.name,
    role: 'signer',
    capacity: 'Member',
  });
  await cosigner.post('rpc/join_deal', { party_id: partyId });
}

test('the price is cut after the inspection, and three sign it and a new assignment', async ({ page, newVisitor }) => {
  const [seller, buyer, cosigner] = await Promise.all([makeMember('Sid'), makeMember('Bo'), makeMember('Kim')]);
  const deal = await openDeal(seller, buyer);
  await actForCompany(deal.id, buyer, cosigner);
  const [other, third] = [await newVisitor(), await newVisitor()];
  for (const phone of [other, third]) await phone.setViewportSize({ width: 390, height: 844 });
  const termsOf = (of: Page) => of.getByRole('region', { name: 'Agreed terms' });
  const signAll = async (title: string) => {
    await signAgreement(other, seller.name, title);
    await signAgreement(third, cosigner.name, title);
    await signAgreement(page, buyer.name, title);
  };

  await seller.enter(other, `/deals/${deal.id}#agreements`);
  await cosigner.enter(third, `/deals/${deal.id}#agreements`);
  await prepareAssignment(other, { owner: 'Olga Muñoz', contractOn: inDays(-20), fee: 15_000 });
  await buyer.enter(page, `/deals/${deal.id}#agreements`);
  await signAll(assignment);

  await proposeAmendment(page, { 'Price *': '185,000' });
  await expect(termsOf(page).getByText('An amendment waits for signatures.')).toBeVisible();

  await proposeAmendment(other, { 'Price *': '192,000', 'Seller credit *': '2,000' }, { answers: true });
  await expect(agreementsOf(other).getByText('Countered')).toBeVisible();
  await signAgreement(other, seller.name);
  await signAgreement(page, buyer.name);
  await expect(termsOf(other).getByText(/^The buyer pays \$200,000/)).toBeVisible();
  await signAgreement(third, cosigner.name);
  await expect(termsOf(page).getByText('Price $192,000 (agreed first: $200,000).')).toBeVisible();
  await expect(
    recordOf(page).getByText(/^Amendment 1 is in force: price \$192,000 instead of \$200,000/),
  ).toBeVisible();
  await expect(termsOf(other).getByText('You credit the buyer $2,000 at closing.')).toBeVisible();

  const outdated = agreementsOf(page).getByText(/^This was signed on earlier terms/);
  await expect(outdated).toBeVisible();
  await prepareAssignment(other, { owner: 'Olga Muñoz', contractOn: inDays(-20), fee: 12_000 });
  await signAll(assignment);
  await expect(agreementsOf(page).getByText('Signed', { exact: true })).toHaveCount(3);
});

test('an admin revokes the approval of a template for a state, and approves it again', async ({ page }) => {
  const admin = await demoMember('staff');
  await admin.enter(page, '/staff/agreements');
  await page.getByRole('button', { name: `Full text of ${assignment}` }).click();
  await expect(page.getByText(/^This agreement is made on \{\{date\}\}/).first()).toBeVisible();
  // The header covers parts of the buttons below it.
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  const revoke = page
    .getByRole('list', { name: `States approved for ${assignment}` })
    .getByRole('button', { name: 'Revoke approval for Vermont' });
  await revoke.click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke approval' }).click();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await expect(revoke).toHaveCount(0);
  await page.getByRole('button', { name: `Approve for states: ${assignment}, version 1` }).click();
  const dialog = page.getByRole('dialog', { name: 'Approve for states' });
  await dialog.getByRole('checkbox', { name: 'Vermont' }).check();
  await dialog.getByRole('button', { name: 'Approve for 1 state' }).click();
  await expect(revoke).toBeVisible();
});
