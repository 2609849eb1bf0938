import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { demoMember } from '../people';
import { publicUrl } from '../urls';

const bar = (page: Page) => page.getByRole('region', { name: 'Comparison', exact: true });
const toggles = (page: Page) => page.getByRole('main').getByRole('button', { name: /^Compare / });

/** The text of every cell, row by row. */
async function valuesOf(page: Page) {
  await expect(page.getByRole('table')).toBeVisible();
  return page.getByRole('row').allInnerTexts();
}

test('a member compares listings, and a copied link shows the same to a visitor @phone-only', async ({
  page,
  newVisitor,
}) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  // Listings with income, so that there is something to analyze.
  await (await demoMember('free')).enter(page, '/marketplace?cap_rate=4-');
  for (let chosen = 0; chosen < 3; chosen += 1) await toggles(page).nth(chosen).click();
  await expect(bar(page).getByRole('status')).toHaveText('Compare (3 of 4)');
  // The bar stays clear of the tab bar.
  const [tabs, box] = [
    await page.getByRole('navigation', { name: 'Tabs' }).boundingBox(),
    await bar(page).boundingBox(),
  ];
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual((tabs?.y ?? 0) + 1);
  await bar(page)
    .getByRole('link', { name: /^Compare/ })
    .click();
  await expect(page).toHaveURL(/\/compare\?ids=[\da-f-]{36}(,[\da-f-]{36}){2}$/);
  await expect(page.getByRole('table', { name: 'Comparison of 3 listings' })).toBeVisible();
  await expect(page.getByRole('columnheader').getByRole('link')).toHaveCount(3);

  // Phones show the table first.
  await expect(page.getByRole('rowheader', { name: 'Asking price' })).toBeInViewport();
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('radio', { name: 'Rental' }).check();
  const before = await valuesOf(page);
  await page.getByRole('button', { name: 'Edit assumptions' }).click();
  await page.getByRole('textbox', { name: /^Interest rate/ }).fill('4.25');
  await expect(page.getByText('at 4.25% over 30 years')).toBeVisible();
  await page.getByRole('textbox', { name: 'Measure distance from a ZIP code' }).fill('78701');
  await expect(page.getByRole('rowheader', { name: 'Distance from 78701' })).toBeVisible();
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
  await visitor.getByRole('button', { name: 'Settings' }).click();
  await expect(visitor.getByText('at 4.25% over 30 years')).toBeVisible();
  await expect.poll(() => valuesOf(visitor)).toEqual(values);
  await expect(bar(visitor)).toHaveCount(0);

  // A phone scrolls the columns under the names of the rows.
  const name = page.getByRole('rowheader', { name: 'Asking price' });
  const initial = await name.boundingBox();
  await page.getByRole('row').filter({ has: name }).getByRole('cell').last().scrollIntoViewIfNeeded();
  expect((await name.boundingBox())?.x).toBe(initial?.x);
  await expect(name).toBeInViewport({ ratio: 0.9 });
});
