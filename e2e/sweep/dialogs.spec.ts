import type { Locator, Page } from '@playwright/test';
import { expect, expectNoSidewaysScroll, freshEmail, readRows, test } from '../fixtures';
import { fillListing } from '../listings';
import { demoMember, fillAccount, fillFocus, makeMember } from '../people';
import { plainPicture } from '../pictures';
import { appUrl, publicUrl } from '../urls';
import { expectAccessible } from './axe';
import { checkScreen } from './visit';

test('every step of sign-up is accessible and as wide as the viewport @pictures', async ({ page }) => {
  await page.goto('/signup');
  await fillAccount(page, freshEmail('steps'), 'Stephanie Eps');
  await fillFocus(page, () => checkScreen(page));
  await page.getByLabel('Picture file').setInputFiles(await plainPicture('me.png'));
  await expect(page.getByRole('slider', { name: 'Zoom' })).toBeVisible();
  await checkScreen(page);
});

test('every step of a listing is accessible and as wide as the viewport @pictures', async ({ page }) => {
  await (await makeMember('Lisa')).enter(page, '/marketplace/submit');
  await fillListing(page, 'Steps of a listing', [await plainPicture('front.png')], () => checkScreen(page));
});

test('dialogs and menus are accessible and as wide as the viewport', async ({ page }) => {
  const open = async (address: string, opener: (page: Page) => Locator, opened = page.getByRole('dialog')) => {
    await page.goto(address);
    await expect(page.locator('html')).not.toHaveAttribute('data-hydrating');
    await opener(page).click();
    await expect(opened.first()).toBeVisible();
    await checkScreen(page);
  };
  const [listing] = await readRows<{ id: string }>('properties?select=id&order=created_at.desc&limit=1');
  await open(`${publicUrl}/marketplace`, () => page.getByRole('main').getByRole('button', { name: 'Filters' }));
  await open(`${publicUrl}/property/${listing?.id}`, () => page.getByRole('button', { name: 'Save', exact: true }));
  await (await demoMember('free')).signIn(page);
  await open(`${appUrl}/notifications`, () => page.getByRole('button', { name: /^Notifications/ }));
  await open(`${appUrl}/community`, () => page.getByRole('button', { name: 'Create Post' }).first());
});

test('the menu of a phone is accessible and leads to every page', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/about');
  await expect(page.locator('html')).not.toHaveAttribute('data-hydrating');
  const menu = page.getByRole('dialog');
  for (const [name, path] of [
    ['Community', '/community'],
    ['Marketplace', '/marketplace'],
    ['Resources', '/resources'],
    ['Membership', '/membership'],
    ['Join free', '/signup'],
  ] as const) {
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(menu).toBeVisible();
    if (name === 'Community') await expectAccessible(page);
    await menu.getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(publicUrl + path);
    await expect(menu).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  await page.goto('/about');
  await page.getByRole('banner').getByRole('button', { name: 'Search' }).click();
  await expect(page.getByRole('banner').getByRole('search')).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
});
