import { expect, test } from '../fixtures';
import { fillListing } from '../listings';
import { makeMember } from '../people';
import { plainPicture } from '../pictures';

// What's missing is refused.
test.use({ expectedErrors: /status of 400/ });

test('a contract in a state with rules is posted only with what the state asks @rules', async ({
  page,
  newVisitor,
}) => {
  const seller = await makeMember('Olive');
  const title = `Contract of ${seller.id.slice(0, 8)}`;
  await seller.enter(page, '/marketplace/submit');
  await fillListing(page, title, [await plainPicture('front.png')]);

  const step = (name: string) =>
    page.getByRole('navigation', { name: 'Listing steps' }).getByRole('button', { name }).click();

  // The same house, under contract in Oklahoma.
  await step('Address');
  await page.getByLabel('Street address').fill('12 Main St');
  await page.getByLabel('ZIP code').fill('74103');
  await page.getByLabel('City').fill('Tulsa');
  await page.getByLabel('State').selectOption('OK');
  await page.getByLabel('County').fill('Tulsa');
  await step('Numbers');
  await page.getByRole('checkbox', { name: /under contract/i }).check();
  const rules = page.getByRole('region', { name: 'State rules' });
  await expect(rules.getByRole('heading', { name: 'Oklahoma asks for this' })).toBeVisible();
  await expect(rules.getByText(/SB 1075 \(2025\).*Not legal advice; have a lawyer sign off\./)).toBeVisible();

  // Without it, posting is refused, and says why beside the field.
  await step('Review');
  await page.getByRole('button', { name: 'Post listing' }).click();
  await expect(rules.getByText(/^Oklahoma requires a .* before a contract is listed:/)).toBeVisible();
  await rules.getByRole('button', { name: 'State number' }).click();
  await expect(rules.getByText('Enter the license number, in 2 to 40 letters and digits.')).toBeVisible();
  await rules.getByLabel('License or registration number').fill('182-44');
  await rules.getByRole('button', { name: 'State number' }).click();
  await expect(rules.getByText(/You stated your number/)).toBeVisible();

  await step('Review');
  await page.getByRole('button', { name: 'Post listing' }).click();
  await expect(rules.getByText(/^Oklahoma requires a disclosure before a contract is listed: SB 1075/)).toBeVisible();
  await rules.getByRole('checkbox', { name: 'I give this disclosure' }).check();
  await expect(rules.getByText(/It stays in the record\./)).toBeVisible();
  // What was given survives a reload.
  await page.reload();
  await expect(rules.getByRole('checkbox', { name: 'I give this disclosure' })).toBeChecked();

  await step('Review');
  await page.getByRole('button', { name: 'Post listing' }).click();
  await expect(page).toHaveURL(/sort=newest/);

  const buyer = await newVisitor();
  await buyer.goto(`/marketplace?search=${encodeURIComponent(title)}`);
  await buyer.getByRole('main').getByRole('article').first().getByRole('link').first().click();
  await expect(buyer.getByRole('heading', { name: 'State disclosures' })).toBeVisible();
  await expect(buyer.getByText(/The seller doesn’t own this property and offers rights/)).toBeVisible();
  await expect(buyer.getByText(/^Given by the seller on .*, for Oklahoma\.$/)).toBeVisible();
  await expect(buyer.getByText('182-44')).toHaveCount(0);
});
