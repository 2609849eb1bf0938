import type { Page } from '@playwright/test';
import { countEffort } from '../effort';
import { codeIn, expect, freshEmail, mailTo, readRows, test } from '../fixtures';
import { postListing } from '../listings';
import { fillAccount, fillFocus, makeMember, tabTo } from '../people';
import { plainPicture } from '../pictures';
import { appUrl } from '../urls';

const sentence = 'memphis tn duplex under 200k';
const chipNames = ['Memphis, TN', 'Multi Family', 'Under $200K', '2 units'];

const filterChips = (page: Page) => page.getByRole('group', { name: 'Active filters' }).getByRole('button');
const cards = (page: Page) => page.getByRole('main').getByRole('article');
const map = (page: Page) => page.getByRole('region', { name: 'Map', exact: true });
const pins = (page: Page) =>
  map(page)
    .getByRole('list', { name: 'Listings on the map' })
    .getByRole('button', { name: /\$|listings/ });

const duplex = {
  property_type: 'Multi Family',
  address: '12 Beale St',
  city: 'Memphis',
  state: 'TN',
  zip: '38103',
  units: 2,
  bedrooms: 4,
  bathrooms: 2,
  sqft: 1900,
  condition: 'Light Rehab',
  noi: 12_000,
};

/** Draws a rectangle over most of the map. */
async function drawArea(page: Page, press: (x: number, y: number) => Promise<void>) {
  await map(page).getByRole('button', { name: 'Draw an area' }).click();
  await expect(
    map(page)
      .getByText(/to add corners/)
      .filter({ visible: true }),
  ).toBeVisible();
  const canvas = map(page).getByRole('application');
  await canvas.scrollIntoViewIfNeeded();
  const box = await canvas.boundingBox();
  if (!box) throw new Error('The map has no size.');
  const corners = [
    [0.15, 0.25],
    [0.75, 0.25],
    [0.75, 0.75],
    [0.15, 0.75],
  ] as const;
  for (const [x, y] of [...corners, corners[0]]) await press(box.x + box.width * x, box.y + box.height * y);
  await expect(page).toHaveURL(/[?&]shape=-?[\d.]+,/);
}

test('a visitor types what they buy, draws an area, opens a deal, and compares three @phone', async ({
  page,
  newVisitor,
  isMobile,
}) => {
  const seller = await makeMember('Mel');
  const prices = [120_000, 150_000, 180_000];
  for (const price of prices) await postListing(seller, `Duplex at ${price} of ${seller.name}`, { ...duplex, price });

  await page.goto('/');
  await expect(page.locator('html')).not.toHaveAttribute('data-hydrating');
  const field = page.getByRole('combobox', { name: 'Search properties' });
  await field.fill(sentence);
  await field.press('Enter');
  await expect(filterChips(page)).toContainText(chipNames);
  await expect(cards(page).first()).toContainText('Memphis, TN');

  await page.getByTitle('Map', { exact: true }).click();
  await expect(pins(page).first()).toBeVisible();
  await drawArea(page, async (x, y) => {
    if (isMobile) return page.touchscreen.tap(x, y);
    await page.mouse.move(x, y, { steps: 5 });
    await page.mouse.click(x, y);
  });
  await expect(page.getByRole('button', { name: 'Remove Drawn area' })).toBeVisible();
  await expect(cards(page).filter({ hasText: seller.name })).toHaveCount(3);
  const search = page.url();

  // What the map shows is also a list, which works by keyboard.
  const title = page.getByRole('link', { name: `Duplex at 150000 of ${seller.name}` });
  if (isMobile) await title.click();
  else {
    await tabTo(page, title);
    await page.keyboard.press('Enter');
  }
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Duplex at 150000');
  await page.goBack();
  await expect(page).toHaveURL(search);

  for (const price of prices) {
    await cards(page)
      .filter({ hasText: `Duplex at ${price} of ${seller.name}` })
      .getByRole('button', { name: /^Compare / })
      .click();
  }
  await page
    .getByRole('region', { name: 'Comparison', exact: true })
    .getByRole('link', { name: /^Compare/ })
    .click();
  await expect(page.getByRole('table', { name: 'Comparison of 3 listings' })).toBeVisible();

  // Another browser sees the same by either link.
  const other = await newVisitor();
  await other.goto(page.url());
  await expect(other.getByRole('table', { name: 'Comparison of 3 listings' })).toBeVisible();
  await other.goto(search);
  await expect(filterChips(other)).toContainText(['Drawn area', ...chipNames]);
  await expect(cards(other).filter({ hasText: seller.name })).toHaveCount(3);
});

test('a newcomer searches, signs up with a picture, verifies the email, and sends an offer @pictures', async ({
  page,
}) => {
  const seller = await makeMember('Sal');
  // Cheaper than any other listing in Memphis, which may fill the first page.
  const cheap = { address: '142 Poplar Ave', price: 41_500, noi: 9000 };
  const listing = await postListing(seller, 'Duplex', { ...duplex, ...cheap });
  const email = freshEmail('buyer');
  const effort = await countEffort(page);

  await page.goto('/');
  await expect(page.locator('html')).not.toHaveAttribute('data-hydrating');
  const field = page.getByRole('combobox', { name: 'Search properties' });
  await field.fill('Memphis, under $42k, cap rate at least 8%');
  await field.press('Enter');
  await cards(page).getByRole('link', { name: listing.title }).first().click();
  await page.getByRole('link', { name: 'Make an offer' }).click();
  await expect(page.getByText('Create a free account to make an offer on 142 Poplar Ave.')).toBeVisible();
  await fillAccount(page, email, 'Wanda Izard');
  await fillFocus(page);
  await page.getByLabel('Picture file').setInputFiles(await plainPicture('me.png'));
  await page.getByRole('button', { name: 'Crop & Upload' }).click();
  await expect(page.getByRole('button', { name: 'Remove Image' })).toBeVisible();
  await page.getByRole('button', { name: 'Create Account' }).click();

  // The plans come first, with a way on.
  await expect(page).toHaveURL(new RegExp(`^${appUrl}/membership\\?redirect=`));
  await page.getByRole('link', { name: 'Continue to your offer' }).click();
  await expect(page.getByText('Please verify your email address to make an offer.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Verify your email to send' })).toBeDisabled();
  await page.getByRole('textbox', { name: 'Code from the email' }).fill(codeIn(await mailTo(email, /verify/i)));
  await expect(page.getByRole('button', { name: 'Send offer' })).toBeEnabled();
  await page.getByRole('textbox', { name: 'Price' }).fill('40000');
  await page.getByRole('textbox', { name: 'Earnest money' }).fill('2000');
  await page.getByRole('combobox', { name: 'Financing' }).selectOption('Cash');
  await page.getByRole('button', { name: 'Send offer' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Send offer' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your offer' })).toBeVisible();
  // One of them for the picture, which can wait.
  expect(effort.clicks, 'clicks to a sent offer').toBeLessThanOrEqual(17);
  expect(effort.fields, 'fields to a sent offer').toBeLessThanOrEqual(12);
  // A new member can't write to the seller, but can ask in public.
  await page.getByRole('link', { name: 'Ask a public question' }).click();
  await expect(page.getByLabel('Ask the seller')).toBeVisible();

  // The wizard's answers are saved, and private ones are hidden.
  const [profile] = await readRows<{ profile_image_url: string }>(
    'users?select=location,roles,email,phone,profile_image_url&name=eq.Wanda Izard&order=created_at.desc&limit=1',
  );
  expect(profile).toMatchObject({ location: 'Travis, TX', roles: ['wholesaler'], email: null, phone: null });
  expect(profile?.profile_image_url).toMatch(/\.jpg$/);
});
