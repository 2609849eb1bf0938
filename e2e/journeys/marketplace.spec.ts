import type { Page } from '@playwright/test';
import sharp from 'sharp';
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  scrollThrough,
  freshEmail,
  readRows,
  test,
} from '../fixtures';
import { filesOf, fillListing, type Picture } from '../listings';
import { choose, enterAs, makeMember, png } from '../people';
import { heavyPhoto, photoWithExif, hasExif } from '../pictures';
import { appUrl } from '../urls';

const cards = (page: Page) => page.getByRole('main').getByRole('article');
const found = (page: Page) =>
  page.evaluate(() =>
    Array.from(document.querySelectorAll('main article h3 a, main article h2 a'), (link) =>
      link.getAttribute('href')?.split('/').at(-1),
    ),
  );
const inOrder = (texts: readonly (string | undefined)[] = []) => texts.toSorted((a = '', b = '') => a.localeCompare(b));
const loaded = (page: Page) => expect(page.locator('main [aria-busy=true], main .skeleton')).toHaveCount(0);

/** Returns the first pin of a single listing, opening clusters by keyboard until there is one. */
async function anyPin(page: Page) {
  const pin = page.getByRole('button', { name: /erified listing, \$/ }).first();
  const cluster = page.getByRole('button', { name: /^[\d,]+ listings/ }).first();
  await expect(async () => {
    await expect(pin.or(cluster).first()).toBeVisible({ timeout: 1000 });
    if (await pin.isVisible()) return;
    await cluster.press('Enter', { timeout: 1000 });
    await expect(pin).toBeVisible({ timeout: 1500 });
  }).toPass();
  return pin;
}

/** Filters by states in which no other test posts listings. */
async function filter(page: Page) {
  await page.getByRole('button', { name: /^Filters/ }).click();
  const drawer = page.getByRole('dialog', { name: 'Filters' });
  await choose(page, 'State', 'tenn', /Tennessee/);
  await choose(page, 'State', 'FL', /Florida/);
  const price = drawer.getByRole('group', { name: 'Price' });
  await price.getByLabel('Minimum').fill('100000');
  await price.getByLabel('Maximum').fill('900000');
  await drawer.getByRole('button', { name: 'Property Details' }).click();
  await drawer.getByRole('group', { name: 'Bedrooms' }).getByLabel('Minimum').fill('2');
  await drawer.getByRole('button', { name: /^Show \d+ propert/ }).click();
  await expect(drawer).toBeHidden();
}

test('filters and sort order persist on the map, after Back, and in another browser @phone', async ({
  page,
  newVisitor,
}) => {
  await page.goto('/marketplace');
  await expect(cards(page).first()).toBeVisible();
  await filter(page);
  await page.getByLabel('Sort by').selectOption('cap-rate');
  await expect(page).toHaveURL(/states=FL,TN&price=100000-900000&beds=2-&sort=cap-rate/);
  await loaded(page);

  const rows = await readRows<{ id: string }>(
    'properties?select=id&status=eq.active&state=in.(TN,FL)&price=gte.100000&price=lte.900000&bedrooms=gte.2' +
      '&order=cap_rate.desc.nullslast,id.desc&limit=24',
  );
  expect(rows.length).toBeGreaterThan(5);
  const expected = rows.map(({ id }) => id);
  await expect.poll(() => found(page)).toEqual(expected);
  await expect(page.getByText(/^Showing [\d,]+ propert/)).toBeVisible();

  await page.getByTitle('Map', { exact: true }).click();
  await expect(page).toHaveURL(/view=map/);
  const pin = await anyPin(page);
  await loaded(page);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  const address = page.url();
  // Pins may overlap, so open this one by keyboard.
  await pin.focus();
  await page.keyboard.press('Enter');
  const details = page.getByRole('link', { name: /View Details/ }).first();
  await expect(details).toBeVisible();
  // Clicking the pin scrolls its card into view. Back must return to the position after that.
  const scrolled = () => page.evaluate(() => window.scrollY);
  await expect(async () => {
    const before = await scrolled();
    await page.waitForTimeout(500);
    expect(await scrolled()).toBe(before);
  }).toPass();
  const scroll = await scrolled();
  await details.click();
  await expect(page).toHaveURL(/\/property\//);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(address);
  await expect(pin).toBeVisible();
  await expect.poll(async () => Math.abs((await scrolled()) - scroll)).toBeLessThan(10);

  const other = await newVisitor();
  await other.goto(address);
  await expect.poll(() => found(other)).toEqual(expected);
  await expect(other.getByRole('radio', { name: 'Map' })).toBeChecked();
  await expect(other.getByLabel('Sort by')).toHaveValue('cap-rate');
});

test('Back returns to the same card deep in a long list', async ({ page }) => {
  await page.goto('/marketplace?sort=newest');
  await expect(cards(page).first()).toBeVisible();
  await expect(async () => {
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    expect(await cards(page).count()).toBeGreaterThan(60);
  }).toPass();
  const card = cards(page).nth(55);
  await card.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => window.scrollY);
  const link = card.getByRole('link').first();
  const title = await link.innerText();
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await page.getByRole('link', { name: 'Back to Marketplace' }).click();
  await expect(card.getByRole('link').first()).toHaveText(title);
  await expect.poll(async () => Math.abs((await page.evaluate(() => window.scrollY)) - before)).toBeLessThan(200);
  await expect(card).toBeInViewport();
});

test('the marketplace shows a list whatever the URL contains', async ({ page }) => {
  const queries = [
    '%',
    '_',
    '\\',
    "'",
    '"',
    ',',
    '(',
    ')',
    '🏠',
    'NaN',
    '-5',
    '1e308',
    '900000-1',
    '<img src=x onerror=alert(1)>',
    'x'.repeat(1500),
  ];
  for (const text of queries) {
    const value = encodeURIComponent(text);
    await page.goto(
      `/marketplace?search=${value}&states=${value}&types=${value}&financing=${value}` +
        `&price=${value}&beds=${value}&area=${value}&sort=${value}&view=${value}`,
    );
    await expect(page.getByRole('heading', { level: 1, name: 'Marketplace' })).toBeVisible();
    await loaded(page);
    await expect(page.getByText(/^Showing [\d,+]+ propert/)).toBeVisible();
    await expect(page.getByText('Failed to fetch listings')).toHaveCount(0);
  }
});

test('Verified Only asks visitors to sign in and free members to upgrade, and works for paid members', async ({
  page,
  newVisitor,
}) => {
  await page.goto('/marketplace');
  await page.getByRole('button', { name: 'Verified Only' }).click();
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Sign in' })).toBeVisible();
  await expectAccessible(page);

  await enterAs(page, 'free@cornerlot.test');
  await page.goto(`${appUrl}/marketplace?verified=1`);
  await expect(
    page.getByText('Verified listings are exclusively available to Closer and Partner members'),
  ).toBeVisible();
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Upgrade' })).toHaveAttribute('href', '/membership');

  const paid = await newVisitor();
  await enterAs(paid, 'closer@cornerlot.test');
  await paid.goto(`${appUrl}/marketplace`);
  await paid.getByRole('button', { name: 'Verified Only' }).click();
  await expect(paid).toHaveURL(/verified=1/);
  await loaded(paid);
  // Cards outside the viewport aren’t laid out, but their text exists.
  for (const text of await cards(paid).allTextContents()) expect(text).toContain('Verified');
});

test('filters, card pictures, and the map work with the keyboard alone', async ({ page }) => {
  await page.goto('/marketplace');
  await expect(cards(page).first()).toBeVisible();
  await page.getByLabel('Search listings').focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  const drawer = page.getByRole('dialog', { name: 'Filters' });
  await expect(drawer).toBeVisible();
  await drawer.getByRole('combobox', { name: 'State' }).focus();
  await page.keyboard.type('tex');
  await expect(drawer.getByRole('option', { name: /Texas/ })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(drawer.getByRole('button', { name: /Remove Texas|Texas/ }).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(page).toHaveURL(/states=TX/);
  await expect(page.getByRole('button', { name: /^Filters/ })).toBeFocused();
  // Until then, the list shows what was found before.
  const texan = cards(page).filter({ hasText: /, TX \d{5}/ });
  await expect.poll(async () => (await cards(page).count()) === (await texan.count())).toBe(true);
  await loaded(page);

  const card = cards(page).filter({ hasText: 'use the left and right arrow keys' }).first();
  await card.getByRole('link').first().focus();
  await page.keyboard.press('ArrowRight');
  await expect(card.getByText(/^Picture 2 of \d+$/)).toBeAttached();
  await page.keyboard.press('ArrowLeft');
  await expect(card.getByText(/^Picture 1 of \d+$/)).toBeAttached();

  await page.getByRole('radio', { name: 'Grid' }).focus();
  await page.keyboard.press('ArrowLeft');
  await expect(page).toHaveURL(/view=map/);
  await expect(page.getByRole('button', { name: /listing, \$|listings/ }).first()).toBeVisible();
  await (await anyPin(page)).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: /View Details/ }).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('link', { name: /View Details/ })).toHaveCount(0);
});

test('the maps zoom, lead to the listing, and request nothing from third parties @phone', async ({ page }) => {
  const hosts = new Set<string>();
  page.on('request', (request) => hosts.add(new URL(request.url()).hostname));
  await page.goto('/marketplace?states=TX&view=map');
  await expect(page.getByText(/listings on the map/)).toBeAttached();
  const zoom = async () => Number(await page.locator('[data-zoom]').getAttribute('data-zoom'));
  const before = await zoom();
  await page.getByRole('application', { name: 'Map of the listings' }).focus();
  await page.keyboard.press('+');
  await expect.poll(zoom).toBeGreaterThan(before);
  await expect(page.getByRole('button', { name: 'Search this area' })).toBeVisible();

  await page.goto('/property/de300000-0000-4000-9000-000000000021');
  await scrollThrough(page);
  const location = page.getByRole('region', { name: 'Location' });
  await location.scrollIntoViewIfNeeded();
  await expect(location.getByRole('region', { name: /^Map of / })).toBeVisible();
  await expect(location.getByRole('link', { name: /^Directions/ })).toHaveAttribute(
    'href',
    /^https:\/\/www\.google\.com\/maps\/dir\/\?api=1&destination=-?\d/,
  );
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  expect([...hosts].filter((host) => host !== '' && !/^(127\.0\.0\.1|(.+\.)?localhost)$/.test(host))).toEqual([]);
});

test.describe('a listing with ten pictures', () => {
  test.use({ expectedErrors: /Failed to load resource/ });

  test('is posted after a failed upload, edited, and deleted with its files @phone', async ({ page, newVisitor }) => {
    test.slow();
    await (await makeMember('Terry')).enter(page, '/marketplace');
    const title = `Ten pictures of ${freshEmail('ten')}`;
    const pictures: Picture[] = [
      { name: 'phone.jpg', mimeType: 'image/jpeg', buffer: await photoWithExif(2600, 1800) },
      { name: 'heavy.jpg', mimeType: 'image/jpeg', buffer: await heavyPhoto(2400, 1600) },
      ...Array.from({ length: 8 }, (_, index) => ({
        name: `room ${index + 1}.png`,
        mimeType: 'image/png',
        buffer: png([20 * index, 107, 78]),
      })),
    ];
    let refused = 0;
    await page.route('**/storage/v1/object/images/**', (route) => {
      if (route.request().method() !== 'POST' || refused > 0) return route.continue();
      refused += 1;
      return route.fulfill({
        status: 500,
        json: { statusCode: '500', error: 'Internal', message: 'The disk is full' },
      });
    });

    await page
      .getByRole('main')
      .getByRole('button', { name: 'Submit Listing' })
      .or(page.getByRole('main').getByRole('link', { name: 'Submit Listing' }))
      .first()
      .click();
    await fillListing(page, title, pictures, async () => {
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
    });
    await page.getByRole('button', { name: 'Post listing' }).click();
    await expect(page.getByText(/failed to upload/)).toBeVisible({ timeout: 60_000 });
    await page.getByRole('button', { name: 'Files' }).first().click();
    await page.getByRole('button', { name: /^Retry / }).click();
    await expect(page.getByText('Failed to upload image.')).toHaveCount(0);
    await page.getByRole('button', { name: 'Next' }).click();
    await page.getByRole('button', { name: /Post listing|Retry/ }).click();
    await expect(page).toHaveURL(/sort=newest/, { timeout: 60_000 });
    await expect(cards(page).first()).toContainText(title);

    const [row] = await readRows<{ id: string; user_id: string; images: string[] }>(
      `properties?select=id,user_id,images&title=eq.${encodeURIComponent(title)}`,
    );
    expect(row?.images).toHaveLength(10);
    const stored = await filesOf(row?.user_id ?? '');
    expect(inOrder(stored.map(({ path }) => path))).toEqual(inOrder(row?.images));
    for (const { path, body } of stored) {
      const { width, height } = await sharp(body).metadata();
      expect({
        path,
        tells: hasExif(body),
        small: body.length <= 1_048_576,
        fits: Math.max(width, height) <= 1920,
      }).toEqual({ path, tells: false, small: true, fits: true });
    }
    // Taken sideways, shown upright: red on top, blue at the bottom.
    const upright = stored.find(({ path }) => path === row?.images[0]);
    const { data, info } = await sharp(upright?.body).raw().toBuffer({ resolveWithObject: true });
    expect(info.height).toBeGreaterThan(info.width);
    expect(data[0]).toBeGreaterThan(data[2] ?? 255);

    await page.goto(`${appUrl}/edit-listing/${row?.id}`);
    await page.getByRole('button', { name: 'Numbers' }).first().click();
    await page.getByLabel('Asking price').fill('395000');
    await page.getByRole('button', { name: 'Files' }).first().click();
    await page.getByRole('button', { name: 'Remove picture 3' }).click();
    await page.getByRole('button', { name: 'Move picture 2 forward' }).click();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Save changes' }).first().click();
    await expect(page).not.toHaveURL(/edit-listing/);
    const other = await newVisitor();
    await other.goto(`/marketplace?search=${encodeURIComponent(title)}`);
    await expect(cards(other).first()).toContainText('$395,000');
    // The higher price wasn’t public for 72 hours, so this isn’t a price drop.
    await expect(cards(other).first()).not.toContainText('Price dropped');
    const [edited] = await readRows<{ images: string[] }>(`properties?select=images&id=eq.${row?.id}`);
    const kept = [row?.images[1], row?.images[0], ...(row?.images.slice(3) ?? [])];
    expect(edited?.images).toEqual(kept);
    await expect
      .poll(async () => inOrder((await filesOf(row?.user_id ?? '')).map(({ path }) => path)))
      .toEqual(inOrder(kept));

    await page.goto(`${appUrl}/my-listings`);
    await page.getByRole('button', { name: `Actions for ${title}` }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await expect(
      page.getByText('Are you sure you want to delete this listing? This action cannot be undone.'),
    ).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await expect(page.getByText(title)).toHaveCount(0);
    expect(await readRows(`properties?select=id&id=eq.${row?.id}`)).toEqual([]);
    await expect
      .poll(async () => (await filesOf(row?.user_id ?? '')).map(({ path }) => path), { timeout: 30_000 })
      .toEqual([]);
  });
});

test('a listing is paused, sold, returned by staff, and approved', async ({ page, newVisitor }) => {
  await (await makeMember('Robin')).enter(page, '/marketplace');
  const title = `Reviewed ${freshEmail('review')}`;
  await page.goto(`${appUrl}/marketplace/submit`);
  await fillListing(page, title, [{ name: 'front.png', mimeType: 'image/png', buffer: png([14, 107, 78]) }]);
  await page.getByRole('button', { name: 'Post listing' }).click();
  await expect(page).toHaveURL(/sort=newest/, { timeout: 30_000 });
  const [row] = await readRows<{ id: string }>(`properties?select=id&title=eq.${encodeURIComponent(title)}`);
  const act = async (action: string) => {
    await page.goto(`${appUrl}/my-listings`);
    await page.getByRole('button', { name: `Actions for ${title}` }).click();
    await page.getByRole('menuitem', { name: action }).click();
  };

  const other = await newVisitor();
  await other.goto(`/property/${row?.id}`);
  await expect(other.getByRole('heading', { level: 1 })).toHaveText(title);
  await act('Pause');
  await expect.poll(() => readRows(`properties?select=id&id=eq.${row?.id}`)).toEqual([]);
  await other.reload();
  await expect(other.getByText('Property not found')).toBeVisible();

  const staff = await newVisitor();
  await enterAs(staff, 'staff@cornerlot.test');
  const decide = async () => {
    await staff.goto(`${appUrl}/staff/listings`);
    const card = staff.getByRole('article').filter({ hasText: title });
    await expect(async () => {
      await staff.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
      await expect(card).toBeVisible({ timeout: 500 });
    }).toPass();
    return card;
  };
  await (await decide()).getByRole('button', { name: /Return/ }).click();
  await expectAccessible(staff);
  await staff.getByRole('dialog').getByRole('textbox').fill('The contract names another address.');
  await staff
    .getByRole('dialog')
    .getByRole('button', { name: /Return/ })
    .click();
  await expect(staff.getByRole('dialog')).toHaveCount(0);

  await page.goto(`${appUrl}/my-listings?status=paused`);
  await page.goto(`${appUrl}/my-listings`);
  await act('Activate');
  await page.goto(`${appUrl}/my-listings`);
  await expect(page.getByText('The contract names another address.')).toBeVisible();
  await page.getByRole('button', { name: /Submit for review again/ }).click();
  await expect(page.getByText('The contract names another address.')).toHaveCount(0);
  await (await decide()).getByRole('button', { name: /Approve/ }).click();
  await expect.poll(() => readRows(`properties?select=verified&id=eq.${row?.id}`)).toEqual([{ verified: true }]);
  await other.goto(`/property/${row?.id}`);
  await expect(other.getByText('Verified').first()).toBeVisible();
});

test('a member saves a listing and a search @phone', async ({ page }) => {
  await page.goto('/marketplace?search=denver');
  await cards(page)
    .first()
    .getByRole('button', { name: /^Save / })
    .click();
  await expect(page.getByRole('dialog', { name: 'Save to Favorites' })).toBeVisible();

  await (await makeMember('Kim')).enter(page, '/marketplace?search=denver');
  const heart = cards(page)
    .first()
    .getByRole('button', { name: /^Save / });
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  const title = await cards(page).first().getByRole('link').first().innerText();
  await page.getByRole('button', { name: 'Save search' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Search saved')).toBeVisible();
  await page.goto(`${appUrl}/saved`);
  await expect(page.getByText(title).first()).toBeVisible();
  await expect(
    page
      .getByRole('main')
      .getByRole('link', { name: /denver/i })
      .first(),
  ).toHaveAttribute('href', /search=denver/);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});
