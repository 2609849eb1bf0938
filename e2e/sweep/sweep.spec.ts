import type { Locator } from '@playwright/test';
import { expect, test } from '../fixtures';
import { demoMember } from '../people';
import { appUrl } from '../urls';
import { allScreens, type Screens } from './screens';
import { checkScreen, open, sweep } from './visit';

const groups: { name: keyof Screens; title: string; as: 'free' | 'closer' | 'staff' | null }[] = [
  { name: 'closer', title: 'a member’s own screens', as: 'closer' },
  { name: 'deals', title: 'offers, deals, payments, and public pages for a member', as: 'closer' },
  { name: 'community', title: 'the community and messages', as: 'free' },
  { name: 'visitor', title: 'the public site', as: null },
  { name: 'library', title: 'resources, a listing, and a comparison', as: null },
  { name: 'staff', title: 'staff screens', as: 'staff' },
];

for (const { name, title, as } of groups) {
  test(`${title}: accessible, as wide as the viewport, with metadata and working links`, async ({ page, errors }) => {
    const screens = await allScreens();
    if (as) await (await demoMember(as)).signIn(page);
    await sweep(page, errors, screens[name], Object.values(screens).flat());
  });
}

test('shows a listing, the wizard’s Next, and on a phone what has the focus, with nothing over them', async ({
  page,
}) => {
  await (await demoMember('closer')).signIn(page);
  // 1280 × 1024 at 400%.
  await page.setViewportSize({ width: 320, height: 256 });
  const visit = async (path: string, seen: Locator) => {
    await page.goto(appUrl + path);
    await seen.scrollIntoViewIfNeeded();
    await expect(seen).toBeInViewport({ ratio: 1 });
    const covering = await page.evaluate(() =>
      [...document.querySelectorAll('body *')]
        .filter((each) => ['fixed', 'sticky'].includes(getComputedStyle(each).position))
        .filter((each) => each.getBoundingClientRect().height > 1)
        .map((each) => each.outerHTML.slice(0, 120)),
    );
    expect(covering, path).toEqual([]);
  };
  await visit('/marketplace', page.getByRole('main').getByRole('article').first().getByRole('heading'));
  await visit('/marketplace/submit', page.getByRole('button', { name: 'Next' }));

  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Next' }).focus();
  // Back to the first field, which the header was over, and forward, where the bar with Next was.
  for (const key of [...Array<string>(10).fill('Shift+Tab'), ...Array<string>(9).fill('Tab')]) {
    await page.keyboard.press(key);
    const covering = await page.evaluate(() => {
      const focused = document.activeElement ?? document.body;
      const { left, top, width, height } = focused.getBoundingClientRect();
      const shown = [0.1, 0.5].map((part) => document.elementFromPoint(left + width / 2, top + height * part));
      return shown.some((each) => !each || !focused.contains(each)) ? focused.outerHTML.slice(0, 120) : null;
    });
    expect(covering, key).toBeNull();
  }
});

test('a screen with problems is detected', async ({ page }) => {
  await open(page, '/about');
  await page.getByRole('main').evaluate((main) => main.insertAdjacentHTML('beforeend', '<input>'));
  await expect(checkScreen(page)).rejects.toThrow('label: ');
});
