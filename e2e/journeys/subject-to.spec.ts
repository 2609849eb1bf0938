import { confirm, confirmClosing, makeOffer } from '../deals';
import { expect, test } from '../fixtures';
import { postListing } from '../listings';
import { grantMembership, makeMember } from '../people';

test('a house is bought subject to its loan, from the listing to the closing', async ({ page, newVisitor }) => {
  const [seller, buyer] = await Promise.all([makeMember('Suki'), makeMember('Ben')]);
  await grantMembership(seller.id);
  const listing = await postListing(seller, 'Rental with its loan', {
    price: 190_000,
    financing: 'Subject To',
    monthly_rent: 1_900,
    existing_loan_balance: 150_000,
    existing_loan_rate: 3.25,
    existing_loan_months: 312,
  });
  const buyers = await newVisitor();
  await buyers.setViewportSize({ width: 390, height: 844 });

  await test.step('the first figures have the loan that stays', async () => {
    await buyer.enter(buyers, `/marketplace/${listing.id}#deal-analysis`);
    const analysis = buyers.getByRole('region', { name: 'Deal analysis' });
    await expect(analysis.getByRole('textbox', { name: 'Loan taken over', exact: true })).toHaveValue('150,000');
    await expect(analysis.getByRole('textbox', { name: 'Existing loan rate' })).toHaveValue('3.25');
    // The price less the loan, and 3% closing costs.
    await expect(analysis.getByRole('button', { name: 'Cash invested $45,700' })).toBeVisible();
  });

  await test.step('the buyer offers to take it over, and the seller accepts', async () => {
    await makeOffer(buyers, { price: 190_000, financing: 'Subject To' });
    await seller.enter(page, '/deals');
    await page.getByRole('link', { name: `Offer from ${buyer.name}` }).click();
    await expect(page.getByText('The buyer takes title subject to the existing loan.')).toBeVisible();
    await confirm(page, 'Accept offer');
    await page.getByRole('link', { name: 'Open deal room' }).click();
  });

  await test.step('both close, and the record has how it was paid', async () => {
    await buyers.getByRole('link', { name: 'Open deal room' }).click();
    await confirmClosing(buyers, 190_000);
    await confirmClosing(page, 190_000);
    await expect(page.getByText('Congratulations, this deal is closed.')).toBeVisible();
    await expect(page.getByText('The buyer takes title subject to the existing loan.').first()).toBeVisible();
  });
});
