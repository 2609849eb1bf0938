import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { someone, tabTo } from '../people';
import { appUrl, publicUrl } from '../urls';

const tabs = ['Properties', 'People', 'Resources', 'Opportunities', 'Discussions'] as const;

const main = (page: Page) => page.getByRole('main');

/** Opens the home page and tabs to the selected tab of its search box. */
async function toTabs(page: Page) {
  await page.goto(publicUrl);
  await expect(page.locator('html')).not.toHaveAttribute('data-hydrating');
  await tabTo(page, main(page).getByRole('tab', { selected: true }));
}

/** Searches for a text in a tab by keyboard. */
async function searchUnder(page: Page, tab: (typeof tabs)[number], text: string) {
  await toTabs(page);
  for (let steps = tabs.indexOf(tab); steps > 0; steps -= 1) await page.keyboard.press('ArrowRight');
  await expect(main(page).getByRole('tab', { name: tab, selected: true })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(main(page).getByRole('combobox', { name: `Search ${tab.toLowerCase()}` })).toBeFocused();
  await page.keyboard.type(text);
  await page.keyboard.press('Enter');
}

test('a visitor searches the home page by keyboard and is asked to join for member content', async ({ page }) => {
  await toTabs(page);
  // All five tabs are one Tab stop; arrow keys wrap around, and Home and End go to either end.
  await page.keyboard.press('ArrowLeft');
  await expect(main(page).getByRole('tab', { name: 'Discussions', selected: true })).toBeFocused();
  await page.keyboard.press('Home');
  await expect(main(page).getByRole('tab', { name: 'Properties', selected: true })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.type('   ');
  await page.keyboard.press('Enter');
  await expect(main(page).getByRole('combobox')).toBeFocused();
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
    // The marketplace turns the sentence into filters.
    const query = tab === 'Properties' ? 'states=OH&types=land' : 'search=land+in+ohio';
    await expect(page, tab).toHaveURL(`${publicUrl}${targets[tab]}?${query}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  await page.goBack();
  await expect(page).toHaveURL(`${publicUrl}/`);
});

test('a member searches the home page by keyboard and lands on the results', async ({ page }) => {
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
    await expect(page, tab).toHaveURL(`${targets[tab]}?${tab === 'Properties' ? 'states=OH' : 'search=ohio'}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
});

test('before scripts load, the header invites visitors to join but not members', async ({ page }) => {
  const joining = page.getByRole('banner').getByRole('link', { name: 'Join free' });
  const openWithoutScripts = async () => {
    // Never responds.
    await page.route('**/assets/*.js', () => undefined);
    await page.goto(publicUrl, { waitUntil: 'domcontentloaded' });
    await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('data-hydrating');
  };
  await openWithoutScripts();
  await expect(joining).toBeVisible();
  await page.unroute('**/assets/*.js');
  await (await someone('free@cornerlot.test', 'cornerlot-demo')).enter(page, '/dashboard');
  await openWithoutScripts();
  await expect(joining).toBeHidden();
});
