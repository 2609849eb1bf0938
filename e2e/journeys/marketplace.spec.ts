import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expect, readRows, test } from '../fixtures';
import { filesOf, fillListing, postListing } from '../listings';
import { choose, demoMember, makeMember } from '../people';
import { hasExif, heavyPhoto, photoWithExif, plainPicture, type Picture } from '../pictures';
import { carriedOut, openItem } from '../staff';
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
  await choose(page, 'State', 'ohio', /Ohio/);
  await choose(page, 'State', 'FL', /Florida/);
  const price = drawer.getByRole('group', { name: 'Price' });
  await price.getByLabel('Minimum').fill('100000');
  await price.getByLabel('Maximum').fill('900000');
  await drawer.getByRole('button', { name: 'Property Details' }).click();
  await drawer.getByRole('group', { name: 'Bedrooms' }).getByLabel('Minimum').fill('2');
  await drawer.getByRole('button', { name: /^Show \d+ propert/ }).click();
  await expect(drawer).toBeHidden();
}

test('filters and sort order persist on the map, after Back, and in another browser', async ({ page, newVisitor }) => {
  await page.goto('/marketplace');
  await expect(cards(page).first()).toBeVisible();
  await filter(page);
  await page.getByLabel('Sort by').selectOption('cap-rate');
  await expect(page).toHaveURL(/states=FL,OH&price=100000-900000&bedrooms=2-&sort=cap-rate/);
  await loaded(page);

  const rows = await readRows<{ id: string }>(
    'properties?select=id&status=eq.active&state=in.(OH,FL)&price=gte.100000&price=lte.900000&bedrooms=gte.2' +
      '&order=cap_rate.desc.nullslast,id.desc&limit=24',
  );
  expect(rows.length).toBeGreaterThan(2);
  const expected = rows.map(({ id }) => id);
  await expect.poll(() => found(page)).toEqual(expected);
  await expect(page.getByText(/^Showing [\d,]+ propert/)).toBeVisible();

  await page.getByTitle('Map', { exact: true }).click();
  await expect(page).toHaveURL(/view=map/);
  const pin = await anyPin(page);
  await loaded(page);
  const address = page.url();
  // Pins may overlap, so open this one by keyboard.
  await pin.focus();
  await page.keyboard.press('Enter');
  const details = page.getByRole('link', { name: /View Details/ }).first();
  await expect(details).toBeVisible();
  // Clicking the pin scrolls its card into view. Back must return to the position after that.
  const scrolled = () => page.evaluate(() => window.scrollY);
  let last = -1;
  await expect
    .poll(async () => {
      const previous = last;
      last = await scrolled();
      return last === previous;
    })
    .toBe(true);
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
  // Other tests post cheaper listings at the same time.
  await page.goto('/marketplace?sort=price-desc');
  await expect(cards(page).first()).toBeVisible();
  await expect(async () => {
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    expect(await cards(page).count()).toBeGreaterThan(60);
  }).toPass();
  const card = cards(page).nth(55);
  await card.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => window.scrollY);
  const link = card.getByRole('link').first();
  // Not its inner text, which is empty until the card is drawn.
  const [title, path] = [(await link.textContent()) ?? '', await link.getAttribute('href')];
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await page.getByRole('link', { name: 'Back to Marketplace' }).click();
  // Not by its place among the cards: those far from it aren't drawn before they're near.
  await expect(page.locator(`h3 a[href="${path}"]`)).toBeInViewport();
  await expect.poll(async () => Math.abs((await page.evaluate(() => window.scrollY)) - before)).toBeLessThan(200);
});

test('the maps zoom, lead to the listing, and request nothing from third parties', async ({ page }) => {
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

  await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
  const location = page.getByRole('region', { name: 'Location' });
  await location.scrollIntoViewIfNeeded();
  await expect(location.getByRole('region', { name: /^Map of / })).toBeVisible();
  await expect(location.getByRole('link', { name: /^Directions/ })).toHaveAttribute(
    'href',
    /^https:\/\/www\.google\.com\/maps\/dir\/\?api=1&destination=-?\d/,
  );
  expect([...hosts].filter((host) => host !== '' && !/^(127\.0\.0\.1|(.+\.)?localhost)$/.test(host))).toEqual([]);
});

test('pictures lose their location, can be edited, and are deleted with their listing @pictures', async ({
  page,
  newVisitor,
}) => {
  const seller = await makeMember('Terry');
  await seller.enter(page, '/marketplace');
  const title = `Pictures of ${seller.name}`;
  const pictures: Picture[] = [
    { name: 'phone.jpg', mimeType: 'image/jpeg', buffer: await photoWithExif(2600, 1800) },
    { name: 'heavy.jpg', mimeType: 'image/jpeg', buffer: await heavyPhoto(2000, 1400) },
    await plainPicture('kitchen.png'),
    await plainPicture('yard.png', '#0e6b4e'),
  ];
  await page
    .getByRole('main')
    .getByRole('button', { name: 'Submit Listing' })
    .or(page.getByRole('main').getByRole('link', { name: 'Submit Listing' }))
    .first()
    .click();
  await fillListing(page, title, pictures);
  await page.getByRole('button', { name: 'Post listing' }).click();
  await expect(page).toHaveURL(/sort=newest/);
  // Not always the first: other tests post at the same time.
  await expect(cards(page).filter({ hasText: title })).toBeVisible();

  const imagesOf = async () =>
    (await readRows<{ id: string; images: string[] }>(`properties?select=id,images&user_id=eq.${seller.id}`))[0];
  const row = await imagesOf();
  expect(row?.images).toHaveLength(4);
  const stored = await filesOf(seller.id);
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
  await page.getByRole('button', { name: 'Save changes' }).first().click();
  await expect(page).not.toHaveURL(/edit-listing/);
  const other = await newVisitor();
  await other.goto(`/marketplace?search=${encodeURIComponent(title)}`);
  await expect(cards(other).first()).toContainText('$395,000');
  // The higher price wasn’t public for 72 hours, so this isn’t a price drop.
  await expect(cards(other).first()).not.toContainText('Price dropped');
  const kept = [row?.images[1], row?.images[0], row?.images[3]];
  expect((await imagesOf())?.images).toEqual(kept);
  const storedPaths = async () => inOrder((await filesOf(seller.id)).map(({ path }) => path));
  await expect.poll(storedPaths).toEqual(inOrder(kept));

  await page.goto(`${appUrl}/my-listings`);
  await page.getByRole('button', { name: `Actions for ${title}` }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByText(title)).toHaveCount(0);
  expect(await imagesOf()).toBeUndefined();
  await expect.poll(storedPaths).toEqual([]);
});

test('a listing is paused, returned by staff, and approved', async ({ page, newVisitor }) => {
  const seller = await makeMember('Robin');
  const { id, title } = await postListing(seller, 'Reviewed');
  await seller.signIn(page);
  const act = async (action: string) => {
    await page.goto(`${appUrl}/my-listings`);
    await page.getByRole('button', { name: `Actions for ${title}` }).click();
    await page.getByRole('menuitem', { name: action }).click();
  };

  const other = await newVisitor();
  await other.goto(`/property/${id}`);
  await expect(other.getByRole('heading', { level: 1 })).toHaveText(title);
  await act('Pause');
  await expect.poll(() => readRows(`properties?select=id&id=eq.${id}`)).toEqual([]);
  await other.reload();
  await expect(other.getByText('Property not found')).toBeVisible();

  const staff = await newVisitor();
  await (await demoMember('staff')).signIn(staff);
  const decide = async () => {
    await staff.goto(`${appUrl}/staff/review?kind=listing`);
    return openItem(staff, title);
  };
  await (await decide()).getByRole('button', { name: /Return/ }).click();
  await staff.getByRole('dialog').getByRole('textbox').fill('The contract names another address.');
  await staff
    .getByRole('dialog')
    .getByRole('button', { name: /Return/ })
    .click();
  await expect(staff.getByRole('dialog')).toHaveCount(0);
  await carriedOut(title);

  await act('Activate');
  await page.goto(`${appUrl}/my-listings`);
  await expect(page.getByText('The contract names another address.')).toBeVisible();
  await page.getByRole('button', { name: /Submit for review again/ }).click();
  await expect(page.getByText('The contract names another address.')).toHaveCount(0);
  await (await decide()).getByRole('button', { name: /Approve/ }).click();
  await carriedOut(title);
  await expect.poll(() => readRows(`properties?select=verified&id=eq.${id}`)).toEqual([{ verified: true }]);
  await other.goto(`/property/${id}`);
  await expect(other.getByText('Verified').first()).toBeVisible();
});

test('a member saves a listing and a search', async ({ page }) => {
  await page.goto('/marketplace?property_type=multi-family');
  await cards(page)
    .first()
    .getByRole('button', { name: /^Save / })
    .click();
  await expect(page.getByRole('dialog', { name: 'Save to Favorites' })).toBeVisible();

  await (await makeMember('Kim')).enter(page, '/marketplace?property_type=multi-family');
  const heart = cards(page)
    .first()
    .getByRole('button', { name: /^Save / });
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  const title = await cards(page).first().getByRole('link').first().innerText();
  await page.getByRole('button', { name: 'Save search' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Save', exact: true }).click();
  const toast = page.getByText('Search saved');
  await expect(toast).toBeVisible();
  // Neither the closed dialog nor the toast takes the presses around it.
  const second = cards(page)
    .nth(1)
    .getByRole('button', { name: /^Save / });
  await second.click();
  await expect(second).toHaveAttribute('aria-pressed', 'true');
  await expect(toast).toBeVisible();
  await page.goto(`${appUrl}/saved`);
  await expect(page.getByText(title).first()).toBeVisible();
  await expect(
    page
      .getByRole('main')
      .getByRole('link', { name: /multi family/i })
      .first(),
  ).toHaveAttribute('href', /property_type=multi-family/);
});
