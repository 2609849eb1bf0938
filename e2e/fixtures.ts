import { AxeBuilder } from '@axe-core/playwright';
import { test as base, expect, type Browser, type BrowserContextOptions, type Page } from '@playwright/test';
import { anonKey } from '../supabase/local/keys';
import { backendUrl, mailUrl } from './ports';

interface Fixtures {
  /** Console errors that the test provokes on purpose: those that match do not fail it. */
  expectedErrors: RegExp | null;
  /** A page in a browser of its own, with no session. */
  newVisitor: () => Promise<Page>;
}

/** Everything a page complains about fails the test that opened it, unless the test says it expects it. */
function watchErrors(page: Page, errors: string[]) {
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(`${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', (error) => errors.push(error.message));
}

export const test = base.extend<Fixtures & { errors: string[] }>({
  expectedErrors: [null, { option: true }],
  errors: [
    async ({ expectedErrors }, use) => {
      const errors: string[] = [];
      await use(errors);
      const unexpected = errors.filter((error) => !expectedErrors?.test(error));
      expect(unexpected, 'errors on the console').toEqual([]);
    },
    { auto: true },
  ],
  page: async ({ page, errors }, use) => {
    watchErrors(page, errors);
    await use(page);
  },
  newVisitor: async ({ browser, errors, contextOptions, viewport, isMobile, hasTouch, baseURL }, use) => {
    const opened: Page[] = [];
    const options: BrowserContextOptions = {
      ...contextOptions,
      viewport,
      isMobile,
      hasTouch,
      ...(baseURL && { baseURL }),
    };
    await use(async () => {
      const page = await openIn(browser, options);
      watchErrors(page, errors);
      opened.push(page);
      return page;
    });
    for (const page of opened) await page.context().close();
  },
});

async function openIn(browser: Browser, options: BrowserContextOptions): Promise<Page> {
  const context = await browser.newContext(options);
  return context.newPage();
}

/**
 * Fails with a readable list when axe finds a violation of WCAG 2.2 A or AA on the page as it stands. `colours`: of the rules that
 * another theme can break, alone.
 */
export async function expectAccessible(page: Page, asked: 'everything' | 'colours' = 'everything') {
  // What is checked is the page, not the moment before it.
  // A window over the page hides the page's heading from assistive technology.
  await expect(
    page
      .getByRole('dialog')
      .or(page.getByRole('alertdialog'))
      .or(page.getByRole('heading', { level: 1 }))
      .first(),
  ).toBeVisible();
  // What is off the screen may still have the colours of the theme before.
  await page.evaluate(() => {
    for (const element of document.querySelectorAll('*')) getComputedStyle(element).getPropertyValue('color');
  });
  const axe = new AxeBuilder({ page });
  const { violations } = await (
    asked === 'colours'
      ? axe.withRules(['color-contrast', 'link-in-text-block'])
      : axe.withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
  ).analyze();
  const readable = violations.map(
    ({ id, help, nodes }) => `${id}: ${help}\n  ${nodes.map(({ html }) => html).join('\n  ')}`,
  );
  expect(readable, 'accessibility violations').toEqual([]);
}

/** Fails when the page is wider than its window. */
export async function expectNoSidewaysScroll(page: Page) {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, 'pixels of sideways scroll').toBeLessThanOrEqual(0);
}

/** Down the page and up again: some parts load when they come near. */
export async function scrollThrough(page: Page) {
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  for (let screens = 0; screens < 30; screens += 1) {
    const atEnd = await page.evaluate(() => {
      window.scrollBy({ top: window.innerHeight * 0.8, behavior: 'instant' });
      return window.scrollY + window.innerHeight >= document.documentElement.scrollHeight - 2;
    });
    if (atEnd) break;
  }
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
}

interface Mail {
  subject: string;
  html: string;
  text: string;
}

/** All caught mail to an address whose subject matches, the newest first. */
export async function mailsTo(address: string, subject: RegExp): Promise<Mail[]> {
  const response = await fetch(`${mailUrl}/api/messages?to=${encodeURIComponent(address)}`);
  const messages = (await response.json()) as (Partial<Mail> & { subject: string })[];
  return messages
    .filter((message) => subject.test(message.subject))
    .map((message) => ({ html: '', text: '', ...message }));
}

/** The newest caught mail to an address whose subject matches; waits for it. */
export async function mailTo(address: string, subject: RegExp): Promise<Mail> {
  let found: Mail | undefined;
  await expect(async () => {
    [found] = await mailsTo(address, subject);
    expect(found, `mail to ${address}`).toBeDefined();
  }).toPass({ timeout: 20_000 });
  if (!found) throw new Error(`No mail to ${address}`);
  return found;
}

/** The first link in a mail. */
export function linkIn(mail: { html: string; text: string }): string {
  const link = /href="([^"]+)"/.exec(mail.html)?.[1]?.replaceAll('&amp;', '&') ?? /https?:\/\/\S+/.exec(mail.text)?.[0];
  if (!link) throw new Error('The mail holds no link.');
  return link;
}

/** Rows as a visitor may read them, or a member with their token, for choosing what to open. */
export async function readRows<T>(query: string, token: string = anonKey): Promise<T[]> {
  const response = await fetch(`${backendUrl}/rest/v1/${query}`, {
    headers: { apikey: anonKey, authorization: `Bearer ${token}` },
  });
  return (await response.json()) as T[];
}

let serial = 0;

/** An address that no other test uses. */
export function freshEmail(prefix: string): string {
  serial += 1;
  return `${prefix}-${process.pid}-${Date.now()}-${serial}@example.test`;
}

export { expect };
