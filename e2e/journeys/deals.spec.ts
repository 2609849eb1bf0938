import type { Page } from '@playwright/test';
import { expect, mailsTo, mailTo, test } from '../fixtures';
import { postListing } from '../listings';
import { agePrice, choose, demoMember, grantMembership, makeMember } from '../people';
import { carriedOut, openItem } from '../staff';
import { appUrl, publicUrl } from '../urls';

/** In a county that no other test and no demo listing is in. */
const fourplex = {
  description: 'Dry basement, new boiler, tenants month to month.',
  property_type: 'Multi Family',
  city: 'Burlington',
  state: 'VT',
  zip: '05401',
  bedrooms: 6,
  bathrooms: 3,
  sqft: 2900,
  lot_sqft: 5200,
  condition: 'Light Rehab',
  financing: 'Conventional',
  occupancy: 'occupied',
  off_market_contract: true,
  noi: 31_000,
};

const unread = (page: Page, count: number) =>
  page.getByRole('button', { name: count === 0 ? 'Notifications' : `Notifications, ${count} unread`, exact: true });

test('a saved buy box finds deals and announces each exactly once', async ({ page, newVisitor }) => {
  const [buyer, seller] = [await makeMember('Ada'), await makeMember('Ben')];
  await grantMembership(buyer.id);
  await buyer.enter(page, '/buybox');
  await expect(page.getByRole('heading', { level: 1, name: 'Investment Criteria' })).toBeVisible();
  await expect(page.getByText('Define your target markets and property preferences')).toBeVisible();
  await choose(page, 'States', 'VT', /Vermont/);
  await choose(page, 'Counties', 'Chitt', /Chittenden/);
  await page.getByRole('checkbox', { name: 'Multi Family' }).check();
  await page.getByRole('checkbox', { name: 'Light Rehab' }).check();
  await page.getByRole('textbox', { name: 'Minimum' }).fill('300000');
  await page.getByRole('textbox', { name: 'Maximum' }).fill('500000');
  await page.getByRole('checkbox', { name: 'BRRRR' }).check();
  await page.getByRole('checkbox', { name: /VIP alerts/ }).check();
  await page.locator('label', { hasText: 'Instantly' }).click();
  await expect(page.getByText(/listings? match(es)? now$/)).toBeVisible();
  await page.getByRole('button', { name: 'Save Investment Criteria' }).click();
  await expect(page).toHaveURL(`${appUrl}/dashboard`);
  await expect(unread(page, 0)).toBeVisible();

  // A new match appears in the bell and by email.
  const { id: listing, title } = await postListing(seller, 'Fourplex', { ...fourplex, price: 420_000 });
  await expect(unread(page, 1)).toBeVisible();
  const mail = await mailTo(buyer.email, /New match/);
  expect(mail.text).toContain(`${appUrl}/marketplace/${listing}`);
  await page.reload();
  await expect(
    page
      .getByRole('main')
      .getByRole('link', { name: new RegExp(title) })
      .first(),
  ).toBeVisible();

  // A changed title sends no alert; a lower price does, once.
  await seller.change(`properties?id=eq.${listing}`, { title: `${title}, corner lot` });
  await agePrice(listing);
  await seller.change(`properties?id=eq.${listing}`, { price: 395_000 });
  await expect(unread(page, 2)).toBeVisible();
  expect((await mailTo(buyer.email, /Price drop/)).text).toContain('$395,000');
  expect(await buyer.read('deal_alerts?select=event')).toHaveLength(2);
  expect(await mailsTo(buyer.email, /New match|Price drop/)).toHaveLength(2);

  // The bell links to the listing, which explains why it matches.
  await unread(page, 2).click();
  await page.getByRole('link', { name: /Price drop/ }).click();
  await expect(page).toHaveURL(new RegExp(`/marketplace/${listing}`));
  await expect(page.getByRole('heading', { name: 'Why this matches' })).toBeVisible();
  await expect(unread(page, 1)).toBeVisible();

  // The seller sees how many buy boxes match, but not whose.
  const other = await newVisitor();
  await seller.enter(other, `/marketplace/${listing}`);
  // Demo members buy in any state.
  await expect(other.getByText(/^Matches [1-9]\d* buy box(es)?$/)).toBeVisible();

  // The unsubscribe link in the email works signed out.
  const visitor = await newVisitor();
  const address = /https?:\/\/\S+\/unsubscribe\?token=[\w-]+/.exec(mail.text)?.[0] ?? '';
  await visitor.goto(address);
  await visitor.getByRole('button', { name: 'Unsubscribe from deal alerts' }).click();
  await expect(visitor.getByText('You’re unsubscribed from deal alerts.')).toBeVisible();
  await agePrice(listing);
  await seller.change(`properties?id=eq.${listing}`, { price: 380_000 });
  // The app still notifies.
  await expect(unread(page, 2)).toBeVisible();
  expect(await buyer.read('deal_alerts?select=event')).toHaveLength(3);
  expect(await mailsTo(buyer.email, /New match|Price drop/)).toHaveLength(2);
});

const pdf = Buffer.from(
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n' +
    '2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
);
const program = Buffer.concat([Buffer.from('MZ'), Buffer.alloc(512, 7)]);

test.describe('submitting a property with its contract', () => {
  // The program disguised as a PDF is rejected with 400.
  test.use({ expectedErrors: /register-upload/ });

  test('takes three steps, and staff turn it into a verified listing @phone-only', async ({ page, newVisitor }) => {
    const [member, staff] = [await makeMember('Eve'), await demoMember('staff')];
    const street = `7 ${member.name.split(' ')[1]} Ln`;
    await member.enter(page, '/submit-property');
    await expect(page).toHaveURL(`${appUrl}/submit-property/benefits`);
    await page.getByRole('link', { name: 'Get started' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Property information' })).toBeVisible();
    await page.getByLabel('Address').fill(`${street}, Houston, TX 77002`);
    await page.getByLabel('Property type').selectOption({ label: 'Single Family' });
    await page.getByLabel('Condition').selectOption({ label: 'Good' });
    await page.getByRole('textbox', { name: 'Sq ft', exact: true }).fill('1640');
    await page.getByLabel('Asking price').fill('265000');
    await page.getByRole('button', { name: 'Next' }).click();

    await expect(page.getByRole('heading', { level: 1, name: 'Upload Contract' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Submit Property' })).toBeDisabled();
    const files = page.locator('input[type=file]');
    await files.setInputFiles({ name: 'program.pdf', mimeType: 'application/pdf', buffer: program });
    await expect(page.getByText('This file is not a PDF or Word document.')).toBeVisible({ timeout: 60_000 });
    await files.setInputFiles({ name: 'contract.pdf', mimeType: 'application/pdf', buffer: pdf });
    await expect(page.getByText('Checked')).toBeVisible({ timeout: 60_000 });
    await expect(page.getByText('0.12 KB')).toBeVisible();
    // The file is on the server, so a reload shows it again.
    await page.reload();
    await expect(page.getByText('contract.pdf')).toBeVisible();
    await page.getByRole('button', { name: 'Submit Property' }).click();
    await page.getByRole('button', { name: 'Confirm and submit' }).click();
    await expect(page.getByRole('heading', { name: 'Property submission complete!' })).toBeVisible();
    await page.getByRole('link', { name: 'View status' }).click();
    await expect(page.getByRole('heading', { level: 1, name: new RegExp(street) })).toBeVisible();

    const other = await newVisitor();
    await staff.enter(other, '/staff/review?kind=submission');
    const pendingCard = await openItem(other, street);
    await pendingCard.getByRole('button', { name: 'Accept' }).click();
    const form = other.getByRole('dialog');
    const title = `Bungalow on ${street}`;
    await form.getByLabel('Title').fill(title);
    await form.getByLabel('Description').fill('New roof, old kitchen. The contract is with the owner.');
    await form.getByLabel('Street address').fill(street);
    await form.getByLabel('City').fill('Houston');
    await form.getByLabel('State').selectOption({ label: 'Texas' });
    await form.getByLabel('ZIP code').fill('77002');
    await form.getByLabel('Bedrooms').fill('3');
    await form.getByLabel('Bathrooms').fill('1.5');
    await form.getByLabel('Lot size').fill('5000');
    await form.getByLabel('Contract’s last day').fill('2099-12-31');
    await form.getByRole('button', { name: 'Accept and list' }).click();
    await expect(other.getByText('Accepted and listed')).toBeVisible();
    await expect(pendingCard).toHaveCount(0);
    await carriedOut(street);

    // The member’s open page updates.
    await page.getByRole('link', { name: 'View listing' }).click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.getByText('Verified').first()).toBeVisible();
  });
});

test('a deal analysis can be shared by its link @phone-only', async ({ page, newVisitor }) => {
  const seller = await makeMember('Finn');
  const elsewhere = { city: 'Rutland', zip: '05701' };
  const { id: listing } = await postListing(seller, 'Rental', { ...fourplex, ...elsewhere, price: 480_000 });
  await page.goto(`${publicUrl}/property/${listing}?deal=1_rental_r4000`);
  const analysis = page.getByRole('region', { name: 'Deal analysis' });
  const price = analysis.getByRole('textbox', { name: /price/i }).first();
  await expect(price).toHaveValue('480,000');
  await price.fill('400000');
  await price.blur();
  await expect(page).toHaveURL(/deal=[^&#]*p400000/);
  await analysis.getByRole('button', { name: 'Analyze' }).click();
  await expect(analysis.getByRole('button', { name: 'Analyze again' })).toBeVisible();
  const capRate = (shown: Page) =>
    shown
      .getByRole('region', { name: 'Deal analysis' })
      .getByText(/^\d+\.\d+%$/)
      .first();
  const shownCapRate = await capRate(page).textContent();

  const other = await newVisitor();
  await other.goto(page.url());
  await expect(capRate(other)).toHaveText(shownCapRate ?? '');
});
