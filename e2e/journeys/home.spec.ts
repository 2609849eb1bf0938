import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { someone, tabTo } from '../people';
import { appUrl, publicUrl } from '../ports';

const tabs = ['Properties', 'People', 'Resources', 'Opportunities', 'Discussions'] as const;

const main = (page: Page) => page.getByRole('main');

/** Opens the front page and goes by Tab to the chosen tab of its search box. */
async function toTabs(page: Page) {
  await page.goto(publicUrl);
  await expect(page.locator('html')).not.toHaveAttribute('data-waiting');
  await tabTo(page, main(page).getByRole('tab', { selected: true }));
}

/** Searches for a text under a tab, with the keyboard alone. */
async function searchUnder(page: Page, tab: (typeof tabs)[number], text: string) {
  await toTabs(page);
  for (let steps = tabs.indexOf(tab); steps > 0; steps -= 1) await page.keyboard.press('ArrowRight');
  await expect(main(page).getByRole('tab', { name: tab, selected: true })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(main(page).getByRole('searchbox', { name: `Search ${tab.toLowerCase()}` })).toBeFocused();
  await page.keyboard.type(text);
  await page.keyboard.press('Enter');
}

test('a visitor searches from the front page by keyboard: what only members see is joined first', async ({ page }) => {
  await toTabs(page);
  // One stop for all five; arrows go round, Home and End to either end.
  await page.keyboard.press('ArrowLeft');
  await expect(main(page).getByRole('tab', { name: 'Discussions', selected: true })).toBeFocused();
  await page.keyboard.press('Home');
  await expect(main(page).getByRole('tab', { name: 'Properties', selected: true })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.type('   ');
  await page.keyboard.press('Enter');
  await expect(main(page).getByRole('searchbox')).toBeFocused();
  await expect(page).toHaveURL(`${publicUrl}/`);

  const targets = {
    Properties: '/marketplace',
    People: '/signup',
    Resources: '/resources',
    Opportunities: '/signup',
    Discussions: '/signup',
  };
  for (const tab of tabs) {
    await searchUnder(page, tab, '  land in ohio ');
    await expect(page, tab).toHaveURL(`${publicUrl}${targets[tab]}?search=land+in+ohio`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  await page.goBack();
  await expect(page).toHaveURL(`${publicUrl}/`);
});

test('a member searches from the front page by keyboard, and arrives where it is shown', async ({ page }) => {
  await (await someone('free@cornerlot.test', 'cornerlot-demo')).enter(page, '/dashboard');
  const targets = {
    Properties: `${publicUrl}/marketplace`,
    People: `${appUrl}/community/members`,
    Resources: `${publicUrl}/resources`,
    Opportunities: `${appUrl}/community`,
    Discussions: `${appUrl}/community/forums`,
  };
  for (const tab of tabs) {
    await searchUnder(page, tab, 'ohio');
    await expect(page, tab).toHaveURL(`${targets[tab]}?search=ohio`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
});

test('while the page waits for its scripts, a visitor is asked to join, and a member is not', async ({ page }) => {
  const joining = page.getByRole('banner').getByRole('link', { name: 'Join free' });
  const openWithoutScripts = async () => {
    // Never answered.
    await page.route('**/assets/*.js', () => undefined);
    await page.goto(publicUrl, { waitUntil: 'domcontentloaded' });
    await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('data-waiting');
  };
  await openWithoutScripts();
  await expect(joining).toBeVisible();
  await page.unroute('**/assets/*.js');
  await (await someone('free@cornerlot.test', 'cornerlot-demo')).enter(page, '/dashboard');
  await openWithoutScripts();
  await expect(joining).toBeHidden();
});
