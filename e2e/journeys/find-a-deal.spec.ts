import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { postListing } from '../listings';
import { makeMember, tabTo } from '../people';

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
  await expect(page).toHaveURL(/[?&]drawn=-?[\d.]+,/);
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
