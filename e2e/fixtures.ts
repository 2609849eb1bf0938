import {
  test as base,
  expect,
  type Browser,
  type BrowserContextOptions,
  type Locator,
  type Page,
} from '@playwright/test';
import { anonKey } from '../supabase/local/server/keys';
import { backendUrl, mailUrl } from './urls';

interface Fixtures {
  /** Console errors that the test causes on purpose and that don’t fail it. */
  expectedErrors: RegExp | null;
  /** Opens a page in a new browser context, without a session. */
  newVisitor: () => Promise<Page>;
}

/** A console error or an uncaught error fails the test, unless `expectedErrors` matches it. */
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
  newVisitor: async (
    { browser, errors, contextOptions, viewport, isMobile, hasTouch, baseURL, serviceWorkers },
    use,
  ) => {
    const opened: Page[] = [];
    const options: BrowserContextOptions = {
      ...contextOptions,
      viewport,
      isMobile,
      hasTouch,
      serviceWorkers,
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

/** Fails when the page is wider than the viewport. */
export async function expectNoSidewaysScroll(page: Page) {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, 'pixels of sideways scroll').toBeLessThanOrEqual(0);
}

/** Presses a button that opens a private file in a new tab, and closes the tab once the file’s address has arrived. */
export async function openFile(page: Page, button: Locator) {
  const [popup] = await Promise.all([
    page.waitForEvent('popup', { timeout: 60_000 }),
    page.waitForResponse((response) => response.url().endsWith('/open-file') && response.ok(), { timeout: 60_000 }),
    button.click(),
  ]);
  await popup.close();
}

interface Mail {
  subject: string;
  html: string;
  text: string;
}

/** Emails sent to an address whose subject matches, newest first. */
export async function mailsTo(address: string, subject: RegExp): Promise<Mail[]> {
  const response = await fetch(`${mailUrl}/api/messages?to=${encodeURIComponent(address)}`);
  const messages = (await response.json()) as (Partial<Mail> & { subject: string })[];
  return messages
    .filter((message) => subject.test(message.subject))
    .map((message) => ({ html: '', text: '', ...message }));
}

/** Waits for an email to an address whose subject matches, and returns the newest. */
export async function mailTo(address: string, subject: RegExp): Promise<Mail> {
  let found: Mail | undefined;
  await expect(async () => {
    [found] = await mailsTo(address, subject);
    expect(found, `email to ${address}`).toBeDefined();
  }).toPass();
  if (!found) throw new Error(`No email to ${address}`);
  return found;
}

/** Returns the first link in an email; throws if there is none. */
export function linkIn(mail: { html: string; text: string }): string {
  const link = /href="([^"]+)"/.exec(mail.html)?.[1]?.replaceAll('&amp;', '&') ?? /https?:\/\/\S+/.exec(mail.text)?.[0];
  if (!link) throw new Error('The email has no link.');
  return link;
}

/** Reads rows from the API as a visitor, or as the member whose token is given. */
export async function readRows<T>(query: string, token: string = anonKey): Promise<T[]> {
  const response = await fetch(`${backendUrl}/rest/v1/${query}`, {
    headers: { apikey: anonKey, authorization: `Bearer ${token}` },
  });
  return (await response.json()) as T[];
}

/** Returns the code in an email; throws if there is none. */
export function codeIn(mail: { html: string }): string {
  const code = />(\d{6,10})</.exec(mail.html)?.[1];
  if (!code) throw new Error('The email has no code.');
  return code;
}

let serial = 0;

/** Returns an email address that no other test uses. */
export function freshEmail(prefix: string): string {
  serial += 1;
  return `${prefix}-${process.pid}-${Date.now()}-${serial}@example.test`;
}

export { expect };
