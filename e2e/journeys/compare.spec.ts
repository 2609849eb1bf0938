import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectNoSidewaysScroll, readRows, test } from '../fixtures';
import { makeMember, tabTo } from '../people';
import { appUrl, publicUrl } from '../urls';

const bar = (page: Page) => page.getByRole('region', { name: 'Comparison', exact: true });
const toggles = (page: Page) => page.getByRole('main').getByRole('button', { name: /^Compare / });

/** The text of every cell, row by row. */
async function valuesOf(page: Page) {
  await expect(page.getByRole('table')).toBeVisible();
  return page.getByRole('row').allInnerTexts();
}

/** Checks the page in both themes. */
async function expectSound(page: Page) {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await expectAccessible(page, colorScheme === 'light' ? 'everything' : 'colors');
  }
  await expectNoSidewaysScroll(page);
}

test('listings are compared, and a copied link shows the same to a visitor @phone', async ({ page, newVisitor }) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  // Listings with income, so that there is something to analyze.
  await page.goto(`${publicUrl}/marketplace?cap=4-`);
  for (let chosen = 0; chosen < 3; chosen += 1) await toggles(page).nth(chosen).click();
  await expect(bar(page).getByRole('status')).toHaveText('Compare (3 of 4)');
  await expectSound(page);
  // The choices survive a reload.
  await page.reload();
  await bar(page)
    .getByRole('link', { name: /^Compare/ })
    .click();
  await expect(page).toHaveURL(/\/compare\?ids=[\da-f-]{36}(,[\da-f-]{36}){2}$/);
  await expect(page.getByRole('table', { name: 'Comparison of 3 listings' })).toBeVisible();
  await expect(page.getByRole('columnheader').getByRole('link')).toHaveCount(3);
  await expectSound(page);

  await page.getByRole('radio', { name: 'Rental' }).check();
  const before = await valuesOf(page);
  await page.getByRole('button', { name: 'Edit assumptions' }).click();
  await page.getByRole('textbox', { name: /^Interest rate/ }).fill('4.25');
  await expect(page.getByText('at 4.25% over 30 years')).toBeVisible();
  await page.getByRole('textbox', { name: 'Measure distance from a ZIP code' }).fill('78701');
  await expect(page.getByRole('rowheader', { name: 'Distance from 78701' })).toBeVisible();
  await expectSound(page);
  const values = await valuesOf(page);
  expect(values).not.toEqual(before);
  expect(values.join()).toMatch(/\(best\)/);

  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByText('Link copied')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toContain(`${publicUrl}/compare?ids=`);
  const visitor = await newVisitor();
  await visitor.goto(link);
  await expect(visitor.getByRole('rowheader', { name: 'Distance from 78701' })).toBeVisible();
  await expect(visitor.getByText('at 4.25% over 30 years')).toBeVisible();
  await expect.poll(() => valuesOf(visitor)).toEqual(values);
  await expect(bar(visitor)).toHaveCount(0);

  // A phone scrolls the columns under the names of the rows.
  const name = page.getByRole('rowheader', { name: 'Asking price' });
  const initial = await name.boundingBox();
  await page.getByRole('row').filter({ has: name }).getByRole('cell').last().scrollIntoViewIfNeeded();
  expect((await name.boundingBox())?.x).toBe(initial?.x);
  await expect(name).toBeInViewport({ ratio: 0.9 });
  await expectNoSidewaysScroll(page);
});

test('listings are chosen and compared by keyboard', async ({ page }) => {
  await page.goto(`${publicUrl}/marketplace`);
  await expect(page.locator('html')).not.toHaveAttribute('data-hydrating');
  for (const index of [0, 1]) {
    await tabTo(page, toggles(page).nth(index));
    await expect(toggles(page).nth(index)).toHaveCSS('opacity', '1');
    await page.keyboard.press('Enter');
    await expect(toggles(page).nth(index)).toHaveAttribute('aria-pressed', 'true');
  }
  await bar(page).getByRole('button').first().focus();
  await tabTo(page, bar(page).getByRole('link', { name: 'Compare' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('table', { name: 'Comparison of 2 listings' })).toBeVisible();
  const heading = page.getByRole('heading', { level: 1, name: 'Compare listings' });
  await expect(heading).toBeFocused();
  await tabTo(page, page.getByRole('button', { name: /^Remove / }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Add another listing to compare' })).toBeVisible();
  await expect(heading).toBeFocused();
});

test('a member compares what visitors can’t see, and the bar stays clear of the tab bar @phone', async ({
  page,
  newVisitor,
  isMobile,
}) => {
  const member = await makeMember('Cora');
  const own = crypto.randomUUID();
  await member.post('properties', {
    id: own,
    user_id: member.id,
    title: `Paused house of ${member.name}`,
    description: 'Vacant, keys at the title company.',
    property_type: 'Single Family',
    address: '5 Elm St',
    city: 'Boise',
    state: 'ID',
    zip: '83702',
    price: 310_000,
    bedrooms: 3,
    bathrooms: 2,
    sqft: 1500,
    images: [],
    status: 'paused',
  });
  const others = await readRows<{ id: string }>('properties?select=id&status=eq.active&order=created_at.desc&limit=2');
  const query = `compare?ids=${[own, ...others.map(({ id }) => id)].join(',')}`;
  await member.enter(page, `/${query}`);
  await expect(page.getByRole('table', { name: 'Comparison of 3 listings' })).toBeVisible();
  await expectAccessible(page);
  const visitor = await newVisitor();
  await visitor.goto(`${publicUrl}/${query}`);
  await expect(visitor.getByText(/^This listing isn’t available/)).toBeVisible();
  await expect(visitor.getByRole('table', { name: 'Comparison of 2 listings' })).toBeVisible();
  await expect(visitor.getByText(member.name)).toHaveCount(0);

  await page.goto(`${appUrl}/marketplace`);
  await toggles(page).first().click();
  await expect(bar(page)).toBeVisible();
  await expectAccessible(page);
  if (!isMobile) return;
  const tabs = await page.getByRole('navigation', { name: 'Tabs' }).boundingBox();
  const box = await bar(page).boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual((tabs?.y ?? 0) + 1);
});
