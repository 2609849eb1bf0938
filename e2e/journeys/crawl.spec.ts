import type { Locator, Page } from '@playwright/test';
import { expect, readRows, scrollThrough, test } from '../fixtures';
import { makeMember, someone } from '../people';
import { appUrl, publicUrl } from '../ports';

const fixedPages = [
  '/',
  '/about',
  '/contact',
  '/terms',
  '/privacy',
  '/community',
  '/resources',
  '/marketplace',
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
  '/messages',
  '/notifications',
  '/profile',
  '/profile?edit',
  '/my-listings',
  '/saved',
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

/** Whoever is signed in already is led past these. */
const forVisitors = /^\/(signin|signup|forgot-password|reset-password)$/;

/** What public pages link to and only the app has. */
const isInApp = ({ origin, pathname }: URL) =>
  origin === publicUrl && /^\/(buybox|dashboard|messages\/.+|marketplace\/.+|community\/.+)$/.test(pathname);

/** Some page of every kind that has one address for each of its things. */
async function somePages(): Promise<string[]> {
  const kinds = ['guide', 'article', 'video', 'template', 'calculator'];
  const resources = await Promise.all(
    kinds.map((type) =>
      readRows<{ slug: string }>(`resources?select=slug&type=eq.${type}&premium=is.false&order=position&limit=1`),
    ),
  );
  const premium = await readRows<{ slug: string }>('resources?select=slug&premium=is.true&order=position&limit=1');
  const [listing] = await listings();
  return [...[...resources.flat(), ...premium].map(({ slug }) => `/resources/${slug}`), `/property/${listing?.id}`];
}

/** Listings whose views no other journey counts. */
const listings = () =>
  readRows<{ id: string }>('properties?select=id&city=neq.Columbus&city=neq.Tucson&order=created_at.desc&limit=1');

/** Opens an address of either host and waits until the page is at work and nothing of it is still to come. */
async function open(page: Page, address: string) {
  await page.goto(address);
  await expect(page.locator('html')).not.toHaveAttribute('data-waiting');
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1, { timeout: 60_000 });
  // Anew until all is there: what gets to work meanwhile asks for its part when it is near.
  await expect(async () => {
    await scrollThrough(page);
    await expect(page.locator('[aria-busy=true], .skeleton')).toHaveCount(0, { timeout: 5000 });
  }).toPass({ timeout: 60_000 });
}

interface Found {
  href: string;
  /** What it is called by, for the report. */
  name: string;
  /** The page it stands on. */
  on: string;
}

/** All links of a page, as absolute addresses. Fails for one that has none, is no address, or opens another window without `noopener`. */
async function linksOf(page: Page): Promise<Found[]> {
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

/** What addresses of one kind have in common: the path with a word for each id, and the names of what is asked. */
function kindOf({ origin, pathname, searchParams }: URL): string {
  const path = pathname
    .replace(/[0-9a-f]{8}-[0-9a-f-]{27,}/g, '{id}')
    .replace(/^\/resources\/.+/, '/resources/{slug}')
    .replace(/^(\/community\/forums\/)[^/]+/, '$1{forum}');
  return `${origin}${path}?${[...searchParams.keys()].sort().join('&')}`;
}

interface Walk {
  /** The pages of this host are searched for links. Those of the other are looked at only: its own walk goes on from them. */
  host: string;
  /** Paths to begin with. */
  from: string[];
  /** Of the addresses of one kind, so many are visited. */
  most: number;
  /** Where an address may lead instead of itself. */
  leads?: (target: URL) => RegExp | null;
}

/** Visits the pages, then what they link to, and so on, until there is nothing new. Each must be a page, in order, and the one that was meant. */
async function walk(page: Page, errors: string[], { host, from, most, leads }: Walk): Promise<number> {
  const visits = new Map<string, number>();
  const known = new Set<string>();
  const anchors = new Map<string, Found>();
  const queue: Found[] = [];
  const add = (found: Found) => {
    const url = new URL(found.href);
    if (![publicUrl, appUrl].includes(url.origin)) return;
    const { hash, href } = url;
    url.hash = '';
    const kind = kindOf(url);
    if (hash && (known.has(url.href) || (visits.get(kind) ?? 0) < most)) anchors.set(href, found);
    if (known.has(url.href) || (visits.get(kind) ?? 0) >= most) return;
    known.add(url.href);
    visits.set(kind, (visits.get(kind) ?? 0) + 1);
    queue.push({ ...found, href: url.href });
  };
  for (const path of from) add({ href: host + path, name: 'start', on: 'the list' });
  for (let next = queue.shift(); next; next = queue.shift()) {
    const which = `"${next.name}" on ${next.on}, to ${next.href}`;
    await test.step(which, async () => {
      const target = new URL(next.href);
      if (/\.[a-z]{2,4}$/.test(target.pathname)) {
        const answer = await page.request.get(next.href);
        expect(answer.status(), which).toBe(200);
        expect((await answer.body()).length, which).toBeGreaterThan(0);
        return;
      }
      await open(page, next.href);
      await expect(page, which).toHaveURL(
        leads?.(target) ?? ((url) => url.origin === target.origin && url.pathname === target.pathname),
      );
      await expect(page.getByRole('heading', { level: 1 }), which).not.toHaveText(/not found/i);
      expect(await page.title(), which).not.toMatch(/not found|^\s*$/i);
      expect(errors, which).toEqual([]);
      const links = await linksOf(page);
      if (new URL(page.url()).origin === host) links.forEach(add);
      await anchorsLead(page, anchors, next.href);
    });
  }
  // Those found after their page was left.
  for (const [href] of anchors) {
    if (!anchors.has(href)) continue;
    const address = href.replace(/#.*/, '');
    await open(page, address);
    await anchorsLead(page, anchors, address);
  }
  return known.size;
}

/** Each link to a place on this page leads to one, or opens a window over it. */
async function anchorsLead(page: Page, anchors: Map<string, Found>, address: string) {
  for (const [href, found] of anchors) {
    if (href.replace(/#.*/, '') !== address) continue;
    anchors.delete(href);
    const which = `${href}, linked as "${found.name}" on ${found.on}`;
    const place = page.locator(`[id="${decodeURIComponent(new URL(href).hash.slice(1))}"]`);
    expect(await place.count(), which).toBeLessThan(2);
    if ((await place.count()) === 1) continue;
    // In another part of a long list, or what opens over the page: as it is when one comes from elsewhere.
    await page.goto('about:blank');
    await page.goto(href);
    await expect(place.or(page.getByRole('dialog')), which).toBeVisible();
  }
}

// Each walk takes its time, and finds the same at both widths: the links that only a phone has are tried below.
test.describe('every link', () => {
  test.skip(({ isMobile }) => isMobile, 'The links are the same at both widths.');
  test.beforeEach(() => test.slow());

  test('of the public site leads a visitor to what it says', async ({ page, errors }) => {
    const visited = await walk(page, errors, {
      host: publicUrl,
      from: [...fixedPages, ...(await somePages())],
      most: 2,
      // What only members see asks who they are, and remembers where they wanted to go.
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

  test('of the public site leads a member to what it says', async ({ page, errors }) => {
    const member = await makeMember('Wanda');
    await member.enter(page, '/dashboard');
    const from = [...fixedPages.filter((path) => !forVisitors.test(path)), ...(await somePages())];
    const visited = await walk(page, errors, { host: publicUrl, from, most: 1, leads: leadsMember });
    expect(visited).toBeGreaterThan(20);
  });

  test('of the app leads a member to what it says', async ({ page, errors }) => {
    const partner = await someone('partner@cornerlot.test', 'cornerlot-demo');
    await partner.enter(page, '/dashboard');
    const visited = await walk(page, errors, { host: appUrl, from: appPages, most: 1, leads: leadsMember });
    expect(visited).toBeGreaterThan(40);
  });
});

/** Whoever is signed in needs no way in. What one host alone has is there; what the app keeps under an older address, under the newer one. */
function leadsMember(target: URL): RegExp | null {
  const { origin, pathname } = target;
  if (origin === appUrl && /^\/(about|contact|terms|privacy)$/.test(pathname))
    return new RegExp(`^${publicUrl}${pathname}$`);
  if (isInApp(target)) return new RegExp(`^${appUrl}${pathname}$`);
  if (forVisitors.test(pathname)) return new RegExp(`^${appUrl}/(dashboard)?$`);
  if (pathname === '/submit-property') return new RegExp(`^${appUrl}/submit-property/benefits$`);
  return null;
}

/** All that a press can change, as one text. Without what the search box of the header types by itself. */
function stateOf(page: Page): Promise<string> {
  return page.evaluate(() => {
    const root = document.documentElement;
    const typed = [...document.querySelectorAll<HTMLInputElement>('input, textarea, select')].map(
      ({ value, checked }) => `${value}${checked}`,
    );
    // A press leaves the focus on what was pressed: that is no effect of it.
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

/** Whether pressing it does anything that can be seen, heard or found in the downloads. */
async function doesSomething(page: Page, button: Locator, timeout: number): Promise<boolean> {
  // Coming into view is no effect of the press, nor is what moves by itself.
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

/** Not what ends the session, nor what is chosen already. */
const pressable = (within: string) =>
  `${within} :is(button, summary):visible:not(:disabled, [aria-disabled=true], [aria-selected=true], [aria-current], :text("Sign out"))`;

/** The buttons of a page that can be pressed, one of each kind, with their place among all. */
function buttonsOf(page: Page, within: string) {
  return page.locator(pressable(within)).evaluateAll((buttons) => {
    const kinds = new Map<string, number>();
    for (const [index, button] of buttons.entries()) {
      const name = (button.getAttribute('aria-label') ?? button.textContent).trim();
      // One heart, one picture's dot.
      const kind = name.replace(/^Save .+/, 'Save').replaceAll(/[\d,]+/g, '0');
      if (!kinds.has(kind)) kinds.set(kind, index);
    }
    return [...kinds];
  });
}

/** Presses each button of these pages; the names of those that did nothing. */
async function pressAll(page: Page, addresses: string[], within = 'main') {
  const idle: string[] = [];
  let pressed = 0;
  for (const address of addresses) {
    await open(page, publicUrl + address);
    const url = page.url();
    const buttons = await buttonsOf(page, within);
    for (const [name] of buttons) {
      await test.step(`"${name}" on ${address}`, async () => {
        // A press that has changed what there is to press, or led elsewhere: the page anew.
        const same = JSON.stringify(await buttonsOf(page, within)) === JSON.stringify(buttons);
        if (page.url() !== url || !same || (await page.locator('[role=dialog], [role=menu]').count()) > 0)
          await open(page, publicUrl + address);
        const index = new Map(await buttonsOf(page, within)).get(name);
        // A list that loads more by itself needs no button for it in the end.
        if (index === undefined) return;
        if (!(await doesSomething(page, page.locator(pressable(within)).nth(index), 8000)))
          idle.push(`"${name}" on ${address}`);
        pressed += 1;
      });
    }
  }
  expect(idle, 'buttons that did nothing').toEqual([]);
  return pressed;
}

test.describe('every button', () => {
  test.skip(({ isMobile }) => isMobile, 'The pages have the same buttons at both widths.');
  test.beforeEach(() => test.slow());

  test('of the fixed public pages does something for a visitor', async ({ page }) => {
    expect(await pressAll(page, [...fixedPages, '/?account=deleted'])).toBeGreaterThan(30);
    expect(await pressAll(page, ['/about'], 'body')).toBeGreaterThan(0);
  });

  test('of a listing and of each type of resource does something for a visitor', async ({ page }) => {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    expect(await pressAll(page, await somePages())).toBeGreaterThan(6);
  });

  test('of the public pages does something for a member', async ({ page }) => {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    const member = await makeMember('Petra');
    await member.enter(page, '/dashboard');
    expect(
      await pressAll(page, ['/', '/contact', '/marketplace', '/membership', '/payment', ...(await somePages())]),
    ).toBeGreaterThan(20);
    expect(await pressAll(page, ['/about'], 'body')).toBeGreaterThan(1);
  });

  test('that does nothing is noticed', async ({ page }) => {
    await open(page, `${publicUrl}/about`);
    await page
      .getByRole('main')
      .evaluate((main) => main.append(Object.assign(document.createElement('button'), { textContent: 'Idle' })));
    expect(await doesSomething(page, page.getByRole('button', { name: 'Idle' }), 1500)).toBe(false);
  });
});

test.describe('on a phone', () => {
  test.skip(({ isMobile }) => !isMobile, 'Only phones have the menu.');

  test('each link of the menu leads to what it says', async ({ page }) => {
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
