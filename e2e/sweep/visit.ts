import type { Page } from '@playwright/test';
import { expect, expectNoSidewaysScroll, test } from '../fixtures';
import { expectAccessible } from './axe';
import { expectMetadata } from './head';
import { linksOf, patternOf, type FoundLink } from './links';

const [wide, narrow] = [
  { width: 1440, height: 900 },
  // 1280 px at 400% zoom.
  { width: 320, height: 844 },
];

/** Opens a URL on either host and waits until the page is hydrated and fully loaded. */
export async function open(page: Page, address: string) {
  // Not until every picture has loaded.
  await page.goto(address, { waitUntil: 'domcontentloaded' });
  // Addresses without a file of their own are sent the home page, hidden, whose heading isn't the screen's.
  await expect(page.locator('html:not([data-hydrating], [data-stale-prerender])')).toBeAttached();
  // An open dialog hides it from assistive technology.
  await expect(page.getByRole('heading', { level: 1, includeHidden: true })).toHaveCount(1);
  await scrollThrough(page);
  // Parts that are hydrated after they were scrolled past load more.
  await expect(async () => {
    const busy = page.locator('[aria-busy=true], .skeleton');
    if ((await busy.count()) > 0) await busy.first().scrollIntoViewIfNeeded({ timeout: 500 });
    await expect(busy).toHaveCount(0, { timeout: 1000 });
  }).toPass({ timeout: 20_000 });
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
}

/** Scrolls to the end of the page: some parts load when they come into view. */
async function scrollThrough(page: Page) {
  await page.evaluate(async () => {
    for (let screens = 0; screens < 30; screens += 1) {
      window.scrollBy({ top: window.innerHeight * 0.8, behavior: 'instant' });
      // Two frames, so that intersection observers report each part even on a busy machine.
      for (let frames = 0; frames < 2; frames += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
      if (window.scrollY + window.innerHeight >= document.documentElement.scrollHeight - 2) break;
    }
  });
}

/** Checks what is on the screen: accessible in the theme it has, without sideways scroll at 320 px. */
export async function checkScreen(page: Page) {
  await expectAccessible(page);
  await page.setViewportSize(narrow);
  await expectNoSidewaysScroll(page);
  await page.setViewportSize(wide);
}

/**
 * Visits each screen once and checks everything that every screen must fulfill, then that their links resolve. Every
 * second screen is dark: they share their components, so that two checks of colors on each would find little more.
 */
export async function sweep(page: Page, errors: string[], addresses: readonly string[], known: readonly string[]) {
  const patterns = new Set([...known, ...addresses].map(patternOf));
  const further = new Map<string, FoundLink>();
  for (const [index, address] of addresses.entries()) {
    await test.step(address, async () => {
      await page.emulateMedia({ colorScheme: index % 2 === 0 ? 'light' : 'dark' });
      await open(page, address);
      await expectMetadata(page);
      for (const link of await linksOf(page)) {
        const pattern = patternOf(link.href);
        const isMissing = await lacksAnchor(page, link);
        if (isMissing || !patterns.has(pattern)) further.set(pattern, link);
      }
      await checkScreen(page);
      expect(errors, address).toEqual([]);
    });
  }
  for (const link of further.values()) await test.step(`${link.name}, to ${link.href}`, () => followLink(page, link));
}

/** Whether a link leads to a part of its own page that isn’t there, such as a dialog or a post far below. */
async function lacksAnchor(page: Page, { href }: FoundLink): Promise<boolean> {
  const [address, id = ''] = href.split('#');
  if (id === '' || address !== page.url().split('#')[0]) return false;
  return (await page.locator(`[id="${decodeURIComponent(id)}"]`).count()) === 0;
}

/** Follows a link to a file, a page that isn’t one of the screens, or a part of one that isn’t shown at first. */
async function followLink(page: Page, { href }: FoundLink) {
  const { pathname, hash } = new URL(href);
  if (/\.[a-z]{2,4}$/.test(pathname)) {
    const response = await page.request.get(href);
    expect(response.status()).toBe(200);
    expect((await response.body()).length).toBeGreaterThan(0);
    return;
  }
  // To arrive from elsewhere.
  await page.goto('about:blank');
  await page.goto(href, { waitUntil: 'domcontentloaded' });
  const heading = page.getByRole('heading', { level: 1, includeHidden: true });
  await expect(heading).toHaveCount(1);
  await expect(heading).not.toHaveText(/not found/i);
  if (!hash) return;
  const part = page.locator(`[id="${decodeURIComponent(hash.slice(1))}"]`);
  await expect(part.or(page.getByRole('dialog')).first()).toBeAttached();
}
