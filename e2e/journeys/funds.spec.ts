import { randomUUID } from 'node:crypto';
import { pdf } from '../../tests/backend/documents';
import { inDays } from '../deals';
import { expect, openFile, test } from '../fixtures';
import { postListing } from '../listings';
import { demoMember, makeMember } from '../people';
import { carriedOut, openItem } from '../staff';

const offerFor = (listingId: string) => ({
  offer_id: randomUUID(),
  property_id: listingId,
  terms: {
    price: 95_000,
    earnest_money: 2_000,
    closing_on: inDays(30),
    financing: 'Cash',
    jv_share_pct: 50,
    time_zone: 'America/Chicago',
    expires_at: `${inDays(3)}T18:00:00Z`,
  },
});

test('a buyer proves funds, staff verify them, and the seller takes the offer', async ({ page, newVisitor }) => {
  const [buyer, seller] = await Promise.all([makeMember('Bea'), makeMember('Sol')]);
  const { id: listingId } = await postListing(seller, 'Brick duplex', { price: 100_000 });
  await seller.post('listing_terms', { property_id: listingId, funds_required: true });
  const refusal = /This seller asks for verified funds of at least \$95,000\. Add proof of funds first\./;

  await test.step('the listing asks for proof of funds', async () => {
    await buyer.enter(page, `/marketplace/${listingId}`);
    await expect(page.getByRole('heading', { name: 'Proof of funds required' })).toBeVisible();
    await expect(buyer.post('rpc/make_offer', offerFor(listingId))).rejects.toThrow(refusal);
    await page.getByRole('link', { name: 'Your proof of funds' }).click();
    await expect(page.getByRole('heading', { name: 'No proof of funds yet' })).toBeVisible();
  });

  await test.step('the buyer uploads a statement', async () => {
    await page.getByRole('button', { name: 'Add proof of funds' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add proof of funds' });
    await dialog.getByLabel('What is it?').selectOption('Bank or brokerage statement');
    await dialog.getByLabel('Amount on the document').fill('120000');
    await dialog.getByLabel('Valid until').fill(inDays(90));
    await dialog.locator('input[type=file]').setInputFiles({
      name: 'Statement.pdf',
      mimeType: 'application/pdf',
      buffer: pdf(buyer.name),
    });
    await expect(dialog.getByText(/Uploaded/)).toBeVisible();
    await dialog.getByRole('button', { name: 'Submit for review' }).click();
    await expect(page.getByText('In review')).toBeVisible();
    await expect(buyer.post('rpc/make_offer', offerFor(listingId))).rejects.toThrow(refusal);
  });

  await test.step('staff open it and verify it', async () => {
    const staff = await newVisitor();
    await (await demoMember('staff')).enter(staff, '/staff/review?kind=funds');
    const card = await openItem(staff, buyer.name);
    await openFile(staff, card.getByRole('button', { name: 'Open Statement.pdf' }));
    await card.getByRole('button', { name: 'Verify' }).click();
    await staff.getByRole('alertdialog').getByRole('button', { name: 'Verify' }).click();
    await expect(staff.getByRole('alertdialog')).toHaveCount(0);
    await expect(staff.getByRole('list', { name: /^Queue of / }).getByText(buyer.name)).toHaveCount(0);
    await carriedOut(buyer.name);
  });

  await test.step('the buyer sees it live, with who opened it', async () => {
    await expect(page.getByText(/^Funds verified to \$120K until/)).toBeVisible();
    await page.getByRole('button', { name: 'Activity' }).click();
    await expect(page.getByText('Opened by our team')).toBeVisible();
  });

  await test.step('the listing takes the offer, and the buyer shares the document', async () => {
    await buyer.post('rpc/make_offer', offerFor(listingId));
    await page.getByRole('button', { name: 'Share', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Share this document' });
    await dialog.getByRole('button', { name: /^Share with the seller of/ }).click();
    await expect(dialog.getByRole('button', { name: /^Stop sharing/ })).toBeVisible();
    await dialog.getByRole('button', { name: 'Done' }).click();
    await expect(page.getByText(/Shared with 1 seller/)).toBeVisible();
  });

  await test.step('the seller opens the document, which the buyer sees', async () => {
    const other = await newVisitor();
    await seller.enter(other, '/account/funds');
    await openFile(other, other.getByRole('button', { name: `Open Statement.pdf of ${buyer.name}` }));
    await expect(page.getByText(`Opened by ${seller.name}`)).toBeVisible();
  });
});
