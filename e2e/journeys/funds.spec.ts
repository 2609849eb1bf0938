import { randomUUID } from 'node:crypto';
import { pdf } from '../../tests/backend/documents';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../fixtures';
import { makeMember, signIn } from '../people';
import { appUrl } from '../urls';

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

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

test('a buyer proves funds, staff verify them, and the seller takes the offer @phone', async ({ page, newVisitor }) => {
  const [buyer, seller] = await Promise.all([makeMember('Bea'), makeMember('Sol')]);
  const listingId = randomUUID();
  await seller.post('properties', {
    id: listingId,
    user_id: seller.id,
    title: 'Brick duplex with alley access',
    description: 'Two units.',
    property_type: 'Multi Family',
    address: '812 Lavaca St',
    city: 'Austin',
    state: 'TX',
    zip: '78701',
    price: 100_000,
  });
  await seller.post('listing_terms', { property_id: listingId, funds_required: true });
  const refusal = /This seller asks for verified funds of at least \$95,000\. Add proof of funds first\./;

  await test.step('the listing asks for proof of funds', async () => {
    await buyer.enter(page, `/marketplace/${listingId}`);
    await expect(page.getByRole('heading', { name: 'Proof of funds required' })).toBeVisible();
    await expect(buyer.post('rpc/make_offer', offerFor(listingId))).rejects.toThrow(refusal);
    await page.getByRole('link', { name: 'Your proof of funds' }).click();
    await expect(page.getByRole('heading', { name: 'No proof of funds yet' })).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('the buyer uploads a statement', async () => {
    await page.getByRole('button', { name: 'Add proof of funds' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add proof of funds' });
    await dialog.getByRole('button', { name: 'Submit for review' }).click();
    await expect(dialog.getByText('Choose what it is.')).toBeVisible();
    await expect(dialog.getByText('Choose the document.')).toBeVisible();
    await dialog.getByLabel('What is it?').selectOption('Bank or brokerage statement');
    await dialog.getByLabel('Amount it shows').fill('120000');
    await dialog.getByLabel('Valid until').fill(inDays(90));
    await dialog.locator('input[type=file]').setInputFiles({
      name: 'Statement.txt',
      mimeType: 'text/plain',
      buffer: Buffer.from('Lots of money'),
    });
    await expect(dialog.getByText('Statement.txt isn’t supported. Choose a PDF, JPG, or PNG.')).toBeVisible();
    await dialog.locator('input[type=file]').setInputFiles({
      name: 'Statement.pdf',
      mimeType: 'application/pdf',
      buffer: pdf(buyer.name),
    });
    await expect(dialog.getByText(/Uploaded/)).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await dialog.getByRole('button', { name: 'Submit for review' }).click();
    await expect(page.getByText('In review')).toBeVisible();
    await expectAccessible(page);
    await expect(buyer.post('rpc/make_offer', offerFor(listingId))).rejects.toThrow(refusal);
  });

  await test.step('staff open it and verify it', async () => {
    const staff = await newVisitor();
    await signIn(staff, 'staff@cornerlot.test');
    await staff.goto(`${appUrl}/staff/funds`);
    const card = staff.getByRole('article').filter({ hasText: buyer.name });
    const popup = staff.waitForEvent('popup');
    await card.getByRole('button', { name: 'Open Statement.pdf' }).click();
    await (await popup).close();
    await expectAccessible(staff);
    await expectNoSidewaysScroll(staff);
    await card.getByRole('button', { name: 'Verify' }).click();
    await staff.getByRole('alertdialog').getByRole('button', { name: 'Verify' }).click();
    await expect(card).toHaveCount(0);
  });

  await test.step('the buyer sees it live, with who opened it', async () => {
    await expect(page.getByText(/^Funds verified to \$120K until/)).toBeVisible();
    await page.getByRole('button', { name: 'Activity' }).click();
    await expect(page.getByText('Opened by our reviewers')).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  });

  await test.step('the listing takes the offer, and the buyer shares the document', async () => {
    await buyer.post('rpc/make_offer', offerFor(listingId));
    await page.getByRole('button', { name: 'Share', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Share this document' });
    await dialog.getByRole('button', { name: /^Share with the seller of/ }).click();
    await expect(dialog.getByRole('button', { name: /^Stop sharing/ })).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Done' }).click();
    await expect(page.getByText(/Shared with 1 seller/)).toBeVisible();
  });

  await test.step('the seller opens the document, which the buyer sees', async () => {
    const other = await newVisitor();
    await seller.enter(other, '/account/funds');
    const popup = other.waitForEvent('popup');
    await other.getByRole('button', { name: `Open Statement.pdf of ${buyer.name}` }).click();
    await (await popup).close();
    await expectAccessible(other);
    await expect(page.getByText(`Opened by ${seller.name}`)).toBeVisible();
  });
});
