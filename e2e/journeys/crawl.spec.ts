import type { Locator, Page } from '@playwright/test';
import { expect, readRows, scrollThrough, test } from '../fixtures';
import { makeMember, someone } from '../people';
import { appUrl, publicUrl } from '../urls';

const fixedPages = [
  '/',
  '/about',
  '/contact',
  '/legal-notice',
  '/terms',
  '/privacy',
  '/community',
  '/resources',
  '/marketplace',
  '/compare',
  '/membership',
  '/payment',
  '/signin',
  '/signup',
  '/forgot-password',
  '/reset-password',
  '/confirm-email',
  '/unsubscribe?token=none',
];

const appPages = [
  '/dashboard',
  '/marketplace',
  '/community',
  '/community/events',
  '/community/forums',
  '/community/members',
  '/community/connections',
  '/resources',
  '/deals',
  '/deals?view=ended',
  '/messages',
  '/notifications',
  '/profile',
  '/profile?edit',
  '/my-listings',
  '/pipeline',
  '/saved',
  '/compare',
  '/buybox',
  '/account',
  '/account/billing',
  '/membership',
  '/membership/select',
  '/payment',
  '/payment/cancel',
  '/marketplace/submit',
  '/submit-property',
];

/** These redirect signed-in members. */
const forVisitors = /^\/(signin|signup|forgot-password|reset-password)$/;

/** App paths that public pages link to. */
const inApp = /^\/(buybox|dashboard|messages\/.+|marketplace\/.+|property\/.+\/offer|community\/.+)$/;
const isInApp = ({ origin, pathname }: URL) => origin === publicUrl && inApp.test(pathname);

/** A resource of each type, a listing, and a comparison. */
async function somePages(): Promise<string[]> {
  const kinds = ['guide', 'article', 'video', 'template', 'calculator'];
  const resources = await Promise.all(
    kinds.map((type) =>
      readRows<{ slug: string }>(`resources?select=slug&type=eq.${type}&premium=is.false&order=position&limit=1`),
    ),
  );
  const premium = await readRows<{ slug: string }>('resources?select=slug&premium=is.true&order=position&limit=1');
  const [listing] = await listings();
  const compared = (await listings(3)).map(({ id }) => id).join(',');
  return [
    ...[...resources.flat(), ...premium].map(({ slug }) => `/resources/${slug}`),
    `/property/${listing?.id}`,
    `/compare?ids=${compared}`,
  ];
}

/** Listings whose views no other journey counts. */
const listings = (count = 1) =>
  readRows<{ id: string }>(
    `properties?select=id&city=neq.Columbus&city=neq.Tucson&order=created_at.desc&limit=${count}`,
  );

/** Opens a URL on either host and waits until the page is hydrated and fully loaded. */
async function open(page: Page, address: string) {
  await page.goto(address, { waitUntil: 'domcontentloaded' });
  await expect(page.locator('html')).not.toHaveAttribute('data-hydrating');
  // An open dialog hides it from assistive technology.
  await expect(page.getByRole('heading', { level: 1, includeHidden: true })).toHaveCount(1, { timeout: 60_000 });
  // Repeat: hydrated parts may load more when they come into view.
  await expect(async () => {
    await scrollThrough(page);
    await expect(page.locator('[aria-busy=true], .skeleton')).toHaveCount(0, { timeout: 5000 });
  }).toPass({ timeout: 60_000 });
}

interface FoundLink {
  href: string;
  /** Its label, for error messages. */
  name: string;
  /** URL of the page with the link. */
  on: string;
}

/** Returns all links of a page as absolute URLs. Fails for an invalid URL or a new tab without `noopener`. */
async function linksOf(page: Page): Promise<FoundLink[]> {
  const links = await page.locator('a').evaluateAll((anchors) =>
    (anchors as HTMLAnchorElement[]).map((anchor) => ({
      href: anchor.hasAttribute('href') ? anchor.href : '',
      name: (anchor.getAttribute('aria-label') ?? anchor.textContent).trim().slice(0, 60),
      target: anchor.target,
      rel: anchor.rel,
      file: anchor.hasAttribute('download'),
    })),
  );
  const on = page.url();
  for (const { href, name, target, rel } of links) {
    const which = `"${name}" on ${on}`;
    expect(URL.canParse(href), `${which} leads somewhere: ${href}`).toBe(true);
    const { protocol, origin } = new URL(href);
    if (protocol === 'mailto:') expect(href, which).toMatch(/^mailto:[^@\s?]+@[^@\s?]+\.[a-z]+(\?subject=[^\s]+)?$/i);
    else if (protocol === 'tel:') expect(href, which).toMatch(/^tel:\+?[\d-]{7,}$/);
    else if (protocol !== 'blob:' && protocol !== 'data:') {
      expect(protocol, which).toMatch(/^https?:$/);
      if (target === '_blank') expect(rel, which).toMatch(/noopener|noreferrer/);
      if (![publicUrl, appUrl].includes(origin)) expect(protocol, which).toBe('https:');
    }
  }
  return links.filter(({ href, file }) => !file && /^https?:/.test(href)).map(({ href, name }) => ({ href, name, on }));
}

/** The pattern of similar URLs: ids are replaced, and only the names of query parameters remain. */
function patternOf({ origin, pathname, searchParams }: URL): string {
  const path = pathname
    .replace(/[0-9a-f]{8}-[0-9a-f-]{27,}/g, '{id}')
    .replace(/^\/resources\/.+/, '/resources/{slug}')
    .replace(/^(\/community\/forums\/)[^/]+/, '$1{forum}');
  return `${origin}${path}?${[...searchParams.keys()].sort().join('&')}`;
}

interface Walk {
  /** Follows links on this host. Pages on the other host are visited, but their links aren’t followed. */
  host: string;
  /** Paths to start from. */
  from: string[];
  /** Where a URL may redirect. */
  leads?: (target: URL) => RegExp | null;
}

/**
 * Visits the pages, then one page of each new pattern that they link to, and so on. Each must load without errors at
 * the linked URL. Returns the number of URLs found.
 */
async function walk(page: Page, errors: string[], { host, from, leads }: Walk): Promise<number> {
  const patterns = new Set<string>();
  const known = new Set<string>();
  const anchors = new Map<string, FoundLink>();
  const queue: FoundLink[] = [];
  const add = (found: FoundLink, { isStart = false } = {}) => {
    const url = new URL(found.href);
    if (![publicUrl, appUrl].includes(url.origin)) return;
    const { hash, href } = url;
    url.hash = '';
    const kind = patternOf(url);
    if (hash && (known.has(url.href) || !patterns.has(kind))) anchors.set(href, found);
    if (known.has(url.href) || (patterns.has(kind) && !isStart)) return;
    known.add(url.href);
    patterns.add(kind);
    queue.push({ ...found, href: url.href });
  };
  for (const path of from) add({ href: host + path, name: 'start', on: 'the list' }, { isStart: true });
  for (let next = queue.shift(); next; next = queue.shift()) {
    const which = `"${next.name}" on ${next.on}, to ${next.href}`;
    await test.step(which, async () => {
      const target = new URL(next.href);
      if (/\.[a-z]{2,4}$/.test(target.pathname)) {
        const response = await page.request.get(next.href);
        expect(response.status(), which).toBe(200);
        expect((await response.body()).length, which).toBeGreaterThan(0);
        return;
      }
      await open(page, next.href);
      await expect(page, which).toHaveURL(
        leads?.(target) ?? ((url) => url.origin === target.origin && url.pathname === target.pathname),
      );
      await expect(page.getByRole('heading', { level: 1, includeHidden: true }), which).not.toHaveText(/not found/i);
      expect(await page.title(), which).not.toMatch(/not found|^\s*$/i);
      expect(errors, which).toEqual([]);
      const links = await linksOf(page);
      if (new URL(page.url()).origin === host) links.forEach((link) => add(link));
      await checkAnchors(page, anchors, next.href);
    });
  }
  // Anchors found after their page was visited.
  for (const [href] of anchors) {
    if (!anchors.has(href)) continue;
    const address = href.replace(/#.*/, '');
    await open(page, address);
    await checkAnchors(page, anchors, address);
  }
  return known.size;
}

/** Checks that each anchor on this page exists or opens a dialog. */
async function checkAnchors(page: Page, anchors: Map<string, FoundLink>, address: string) {
  for (const [href, found] of anchors) {
    if (href.replace(/#.*/, '') !== address) continue;
    anchors.delete(href);
    const which = `${href}, linked as "${found.name}" on ${found.on}`;
    const place = page.locator(`[id="${decodeURIComponent(new URL(href).hash.slice(1))}"]`);
    expect(await place.count(), which).toBeLessThan(2);
    if ((await place.count()) === 1) continue;
    // In a part of a long list that isn’t rendered, or in a dialog: reload to arrive from elsewhere.
    await page.goto('about:blank');
    await page.goto(href);
    await expect(place.or(page.getByRole('dialog')), which).toBeVisible();
  }
}

// Slow, and the same at both widths. Links that only phones show are tested below.
test.describe('every link', () => {
  test.beforeEach(() => test.slow());

  test('on the public site leads a visitor to the right page', async ({ page, errors }) => {
    const visited = await walk(page, errors, {
      host: publicUrl,
      from: [...fixedPages, ...(await somePages())],
      // Member-only pages redirect to sign-in and keep the path.
      leads: (target) =>
        isInApp(target) || (target.origin === appUrl && !forVisitors.test(target.pathname))
          ? new RegExp(`^${appUrl}/signin\\?redirect=${encodeURIComponent(target.pathname)}`)
          : null,
    });
    expect(visited).toBeGreaterThan(20);
    await page.goto(`${publicUrl}/no-such-page`);
    await expect(page.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible();
    await page.getByRole('link', { name: 'Return Home' }).click();
    await expect(page).toHaveURL(`${publicUrl}/`);
  });

  test('on the public site leads a member to the right page', async ({ page, errors }) => {
    const member = await makeMember('Wanda');
    await member.enter(page, '/dashboard');
    const from = [...fixedPages.filter((path) => !forVisitors.test(path)), ...(await somePages())];
    const visited = await walk(page, errors, { host: publicUrl, from, leads: memberRedirect });
    expect(visited).toBeGreaterThan(20);
  });

  test('in the app leads a member to the right page', async ({ page, errors }) => {
    const partner = await someone('partner@cornerlot.test', 'cornerlot-demo');
    await partner.enter(page, '/dashboard');
    const visited = await walk(page, errors, { host: appUrl, from: appPages, leads: memberRedirect });
    expect(visited).toBeGreaterThan(40);
  });
});

/** Where a URL redirects a member: past sign-in, to the host with the page, and from legacy to current paths. */
function memberRedirect(target: URL): RegExp | null {
  const { origin, pathname } = target;
  if (origin === appUrl && /^\/(about|contact|terms|privacy|legal-notice)$/.test(pathname))
    return new RegExp(`^${publicUrl}${pathname}$`);
  if (isInApp(target)) return new RegExp(`^${appUrl}${pathname}$`);
  if (forVisitors.test(pathname)) return new RegExp(`^${appUrl}/(dashboard)?$`);
  if (pathname === '/submit-property') return new RegExp(`^${appUrl}/submit-property/benefits$`);
  return null;
}

/** Everything a click can change, as text, except for the animated placeholder of the header search. */
function stateOf(page: Page): Promise<string> {
  return page.evaluate(() => {
    const root = document.documentElement;
    const typed = [...document.querySelectorAll<HTMLInputElement>('input, textarea, select')].map(
      ({ value, checked }) => `${value}${checked}`,
    );
    // Ignore the focus that a click leaves on the button itself.
    const focus = document.activeElement?.matches('body, button, summary') ? '' : document.activeElement?.outerHTML;
    return [
      window.location.href,
      window.scrollY,
      root.dataset['theme'],
      focus,
      ...typed,
      document.body.innerHTML.replaceAll(/ placeholder="[^"]*"/g, ''),
    ].join('\n');
  });
}

/** Returns whether a click has a visible effect, opens something, or starts a download. */
async function hasEffect(page: Page, button: Locator, timeout: number): Promise<boolean> {
  // Ignore effects of scrolling into view and of animations.
  await button.scrollIntoViewIfNeeded();
  let before = '';
  await expect
    .poll(async () => {
      const last = before;
      before = await stateOf(page);
      return before === last;
    })
    .toBe(true);
  let left = false;
  const leave = () => {
    left = true;
  };
  for (const way of ['download', 'filechooser', 'popup'] as const) page.once(way as 'popup', leave);
  await button.click();
  try {
    await expect.poll(async () => left || (await stateOf(page)) !== before, { timeout }).toBe(true);
    return true;
  } catch {
    return false;
  }
}

/** Excludes buttons that sign out or are already selected. */
const pressable = (within: string) =>
  `${within} :is(button, summary):visible` +
  ':not(:disabled, [aria-disabled=true], [aria-selected=true], [aria-current], :text("Sign out"))';

/** Enabled buttons of a page, one of each kind, with their index among all buttons. */
function buttonsOf(page: Page, within: string) {
  return page.locator(pressable(within)).evaluateAll((buttons) => {
    const kinds = new Map<string, number>();
    for (const [index, button] of buttons.entries()) {
      const name = (button.getAttribute('aria-label') ?? button.textContent).trim();
      // Treat all hearts as one kind, all buttons to compare, and all picture dots.
      const kind = name.replace(/^(Save|Compare) .+/, '$1').replaceAll(/[\d,]+/g, '0');
      if (!kinds.has(kind)) kinds.set(kind, index);
    }
    return [...kinds];
  });
}

/** Clicks each button of these pages and returns the names of those without an effect. */
async function pressAll(page: Page, addresses: string[], within = 'main') {
  const idle: string[] = [];
  let pressed = 0;
  for (const address of addresses) {
    // What the last click started, such as a download, can cancel the first attempt.
    const reopen = () => expect(() => open(page, publicUrl + address)).toPass();
    await reopen();
    const url = page.url();
    const buttons = await buttonsOf(page, within);
    for (const [name] of buttons) {
      await test.step(`"${name}" on ${address}`, async () => {
        // Reload if a click changed the buttons or left the page.
        const same = JSON.stringify(await buttonsOf(page, within)) === JSON.stringify(buttons);
        const opened = page.locator('[role=dialog], [role=menu], [aria-haspopup][aria-expanded=true]');
        if (page.url() !== url || !same || (await opened.count()) > 0) await reopen();
        const index = new Map(await buttonsOf(page, within)).get(name);
        // The button may be gone because the list loaded more on scroll.
        if (index === undefined) return;
        if (!(await hasEffect(page, page.locator(pressable(within)).nth(index), 8000)))
          idle.push(`"${name}" on ${address}`);
        pressed += 1;
      });
    }
  }
  expect(idle, 'buttons that did nothing').toEqual([]);
  return pressed;
}

test.describe('every button', () => {
  test.beforeEach(() => test.slow());

  test('on public pages has an effect for a visitor', async ({ page }) => {
    expect(await pressAll(page, [...fixedPages, '/?account=deleted'])).toBeGreaterThan(30);
    expect(await pressAll(page, ['/about'], 'body')).toBeGreaterThan(0);
  });

  test('on a listing and each type of resource has an effect for a visitor', async ({ page }) => {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    expect(await pressAll(page, await somePages())).toBeGreaterThan(6);
  });

  test('on public pages has an effect for a member', async ({ page }) => {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    const member = await makeMember('Petra');
    await member.enter(page, '/dashboard');
    expect(
      await pressAll(page, ['/', '/contact', '/marketplace', '/membership', '/payment', ...(await somePages())]),
    ).toBeGreaterThan(20);
    expect(await pressAll(page, ['/about'], 'body')).toBeGreaterThan(1);
  });

  test('without an effect is detected', async ({ page }) => {
    await open(page, `${publicUrl}/about`);
    await page
      .getByRole('main')
      .evaluate((main) => main.append(Object.assign(document.createElement('button'), { textContent: 'Idle' })));
    expect(await hasEffect(page, page.getByRole('button', { name: 'Idle' }), 1500)).toBe(false);
  });
});

test.describe('on a phone', () => {
  test('each link in the menu leads to the right page @phone-only', async ({ page }) => {
    for (const [name, path] of [
      ['Community', '/community'],
      ['Marketplace', '/marketplace'],
      ['Resources', '/resources'],
      ['Membership', '/membership'],
      ['Sign in', '/signin'],
      ['Join free', '/signup'],
    ] as const) {
      await open(page, `${publicUrl}/about`);
      await page.getByRole('button', { name: 'Menu' }).click();
      await page.getByRole('dialog').getByRole('link', { name, exact: true }).click();
      await expect(page).toHaveURL(publicUrl + path);
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    }
    await open(page, `${publicUrl}/about`);
    expect(await pressAll(page, ['/about'], 'header')).toBeGreaterThan(1);
  });
});
