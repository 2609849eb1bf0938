import type { Page } from '@playwright/test';
import { schemaProblems } from '../../tests/schema-org';
import { expect, readRows, test } from '../fixtures';
import { someone } from '../people';
import { appUrl, ports, publicUrl } from '../ports';

// What search engines and link previews find. A page's head is the same at every width.
test.skip(({ isMobile }) => isMobile, 'At 1440 alone');

const written = [
  '/',
  '/marketplace',
  '/membership',
  '/community',
  '/resources',
  '/about',
  '/contact',
  '/terms',
  '/privacy',
];

interface Head {
  title: string[];
  canonical: string[];
  robots: string[];
  description: string[];
  /** Open Graph and Twitter by name, each as often as it is there. */
  shared: Record<string, string[]>;
  jsonLd: string[];
}

function headOf(page: Page): Promise<Head> {
  return page.evaluate(() => {
    const all = (selector: string, attribute: string) =>
      [...document.querySelectorAll(selector)].map((tag) => tag.getAttribute(attribute) ?? '');
    const shared: Record<string, string[]> = {};
    for (const tag of document.querySelectorAll('meta[property], meta[name^="twitter:"]')) {
      const name = tag.getAttribute('property') ?? tag.getAttribute('name') ?? '';
      shared[name] = [...(shared[name] ?? []), tag.getAttribute('content') ?? ''];
    }
    return {
      title: [...document.querySelectorAll('head title')].map(({ textContent }) => textContent ?? ''),
      canonical: all('link[rel=canonical]', 'href'),
      robots: all('meta[name=robots]', 'content'),
      description: all('meta[name=description]', 'content'),
      shared,
      jsonLd: [...document.querySelectorAll('script[type="application/ld+json"]')].map(
        ({ textContent }) => textContent ?? '',
      ),
    };
  });
}

/** What is wrong with the head of a page that is to be found at this path. */
function problemsOf(head: Head, path: string): string[] {
  const address = publicUrl + path;
  const once = [
    'og:title',
    'og:description',
    'og:site_name',
    'og:type',
    'og:url',
    'og:image',
    'og:image:alt',
    'twitter:card',
    'twitter:image',
    'twitter:image:alt',
  ];
  const [data = '{}'] = head.jsonLd;
  const { '@context': context, '@graph': things } = JSON.parse(data) as { '@context'?: string; '@graph'?: unknown[] };
  return [
    ...(['title', 'description', 'canonical', 'jsonLd'] as const)
      .filter((name) => head[name].length !== 1 || head[name][0] === '')
      .map((name) => `${name}: ${head[name].length}`),
    ...once
      .filter((name) => head.shared[name]?.length !== 1 || head.shared[name][0] === '')
      .map((name) => `${name}: ${head.shared[name]?.length ?? 0}`),
    ...(head.canonical[0] === address && head.shared['og:url']?.[0] === address
      ? []
      : [`canonical: ${head.canonical[0]}`]),
    ...(head.title[0] === head.shared['og:title']?.[0] ? [] : [`title: ${head.title[0]}`]),
    ...(head.robots.length === 0 ? [] : [`robots: ${head.robots.join(', ')}`]),
    ...(context === 'https://schema.org' && things ? schemaProblems(things) : [`JSON-LD: ${data}`]),
  ];
}

async function expectFound(page: Page, path: string) {
  await expect(async () => expect(problemsOf(await headOf(page), path), path).toEqual([])).toPass({ timeout: 30_000 });
}

async function expectPassedOver(page: Page) {
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex', { timeout: 30_000 });
  await expect(page.locator('link[rel=canonical]')).toHaveCount(0);
}

/** Until the page that was written is at work. */
async function atWork(page: Page) {
  await expect(page.locator('html:not([data-waiting])')).toHaveCount(1, { timeout: 30_000 });
}

interface Resource {
  slug: string;
  title: string;
  premium: boolean;
}

async function resources(): Promise<{ all: Resource[]; free: string; premium: string }> {
  const all = await readRows<Resource>('resources?select=slug,title,premium&type=eq.guide&order=position');
  const pathOf = (premium: boolean) => `/resources/${all.find((resource) => resource.premium === premium)?.slug}`;
  return { all, free: pathOf(false), premium: pathOf(true) };
}

test('every written page says what it is, before scripts and after them', async ({ page, browser }) => {
  test.slow();
  const { free, premium } = await resources();
  const context = await browser.newContext({ javaScriptEnabled: false });
  const plain = await context.newPage();
  for (const path of [...written, free, premium]) {
    await plain.goto(publicUrl + path);
    await expectFound(plain, path);
    await page.goto(path);
    await atWork(page);
    await expectFound(page, path);
    expect(await headOf(page), path).toEqual(await headOf(plain));
  }
  // A guide is there to be read; of a premium one, what is in it and the way to it.
  await expect(plain.getByRole('region', { name: 'Premium Content' })).toBeVisible();
  await expect(plain.locator('.premium-text')).toHaveCount(1);
  await plain.goto(publicUrl + free);
  await expect(plain.getByRole('article').getByRole('heading', { level: 2 }).nth(2)).toBeVisible();
  await expect(plain.getByRole('region', { name: 'Read next' }).getByRole('link').first()).toBeVisible();
  await context.close();
});

test('a written guide is taken over as it stands, and leads on', async ({ page }) => {
  const { free, all } = await resources();
  let textsAsked = 0;
  page.on('request', (request) => {
    if (/\/assets\/markdown-/.test(request.url())) textsAsked += 1;
  });
  await page.goto('/about');
  await atWork(page);
  expect(textsAsked).toBe(0);
  // Marked when it is read and before any module runs: what is there afterwards is the same, not drawn again.
  await page.addInitScript(() => {
    document.addEventListener('readystatechange', () => {
      if (document.readyState === 'interactive') document.querySelector('article h2')?.setAttribute('data-seen', '');
    });
  });
  await page.goto(free);
  await atWork(page);
  await expect(page.locator('article h2[data-seen]')).toHaveCount(1);
  await page.getByRole('region', { name: 'Read next' }).getByRole('link').first().click();
  await expect(page).not.toHaveURL(publicUrl + free);
  const next = new URL(page.url()).pathname;
  if (all.some(({ slug }) => next.endsWith(slug))) await expectFound(page, next);
});

test('the marketplace is read as it was written, taken over as it stands, and brought up to date', async ({
  page,
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const plain = await context.newPage();
  await plain.goto(`${publicUrl}/marketplace`);
  await expect(plain.getByRole('main').getByRole('article')).toHaveCount(24);
  const names = await readRows<{ name: string }>('users?select=name');
  const text = await plain.getByRole('main').innerText();
  // Of a file that outlasts its listings.
  expect(names.filter(({ name }) => text.includes(name))).toEqual([]);
  await context.close();

  await page.addInitScript(() => {
    document.addEventListener('readystatechange', () => {
      if (document.readyState === 'interactive') document.querySelector('main ul')?.setAttribute('data-seen', '');
    });
  });
  const asked = page.waitForResponse(
    (response) => response.url().includes('/rpc/search_properties') && response.request().method() === 'POST',
  );
  await page.goto('/marketplace');
  const rows = (await (await asked).json()) as { title: string; seller: { name: string } | null }[];
  const named = rows.find(({ seller }) => seller !== null);
  await expect(page.locator('main ul[data-seen]')).toHaveCount(1);
  await expect(
    page
      .getByRole('article')
      .filter({ hasText: named?.title ?? '' })
      .first(),
  ).toContainText(named?.seller?.name ?? '');
});

test('a written marketplace is not shown when it is old', async ({ page }) => {
  await page.clock.setFixedTime(Date.now() + 2 * 24 * 60 * 60 * 1000);
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/rpc/search_properties**', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/marketplace');
  await expect(page.getByText('Loading listings')).toBeAttached();
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(0);
  await expect(page.locator('html')).not.toHaveAttribute('data-page');
  answer();
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
});

test.describe('a listing', () => {
  const anyListing = async () => {
    const [listing] = await readRows<{ id: string; title: string }>(
      'properties?select=id,title&status=eq.active&images=neq.{}&order=created_at.desc,id&limit=1',
    );
    return { ...listing, path: `/property/${listing?.id}` };
  };

  test('shows its first picture before its code is there', async ({ page }) => {
    // Never answered.
    await page.route('**/assets/*.js', () => undefined);
    const { path } = await anyListing();
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    const picture = page.locator('[data-first-picture] img');
    await expect(picture).toBeVisible();
    expect(
      await picture.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth)),
    ).toBeGreaterThan(300);
    await expect(page.getByRole('link', { name: 'Back to Marketplace' })).toBeVisible();
  });

  test('is asked for once: by a visitor with the page, by a member in the member’s name', async ({ page }) => {
    const { id, path, title = '' } = await anyListing();
    const tokens: (string | undefined)[] = [];
    page.on('request', (request) => {
      if (request.method() === 'GET' && request.url().includes(`description`) && request.url().includes(`id=eq.${id}`))
        tokens.push(request.headers()['authorization']);
    });
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Facts' })).toBeVisible();
    expect(tokens).toHaveLength(1);

    await (await someone('free@cornerlot.test', 'cornerlot-demo')).enter(page, '/dashboard');
    await page.goto(publicUrl + path);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(tokens).toHaveLength(2);
    expect(tokens[1]).not.toBe(tokens[0]);
  });

  test('leads back to the list it was opened from, also after a reload', async ({ page }) => {
    await page.goto('/marketplace?search=ohio');
    await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
    await expect(page.getByRole('region', { name: 'Facts' })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('region', { name: 'Facts' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Back to Marketplace' })).toHaveAttribute(
      'href',
      '/marketplace?search=ohio',
    );
  });
});

test('a listing says what it is and where; its picture is there', async ({ page }) => {
  const [listing] = await readRows<{ id: string; title: string; city: string; state: string; price: number }>(
    'properties?select=id,title,city,state,price&status=eq.active&images=neq.{}&cap_rate=not.is.null&order=created_at.desc,id&limit=1',
  );
  const path = `/property/${listing?.id}`;
  await page.goto(path);
  await expectFound(page, path);
  const { title, description, shared, jsonLd } = await headOf(page);
  expect(title[0]).toBe(`${listing?.title}, ${listing?.city}, ${listing?.state} · Cornerlot`);
  expect(description[0]).toContain(`$${listing?.price.toLocaleString('en-US')} · `);
  expect(description[0]).toContain('% cap rate');
  expect(JSON.parse(jsonLd[0] ?? '{}')).toMatchObject({
    '@graph': [{ '@type': 'RealEstateListing', offers: { price: listing?.price } }, { '@type': 'BreadcrumbList' }],
  });
  const picture = await page.request.get(shared['og:image']?.[0] ?? '');
  expect(picture.headers()['content-type']).toMatch(/^image\//);

  // What is asked of the marketplace makes no page of its own.
  await page.goto('/marketplace?search=tucson&sort=price-asc');
  await expectFound(page, '/marketplace');
  // From page to page within the app, each with its own head, and back.
  await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
  await expect(page).toHaveURL(/\/property\//);
  await expectFound(page, new URL(page.url()).pathname);
  await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click();
  await expect(page).toHaveURL(`${publicUrl}/about`);
  await expectFound(page, '/about');
  await page.goBack();
  await expectFound(page, new URL(page.url()).pathname);
});

test('what is not there, or for one visitor alone, is passed over', async ({ page }) => {
  for (const [path, title] of [
    ['/property/00000000-0000-4000-8000-000000000000', 'Property not found · Cornerlot'],
    ['/resources/no-such-guide', 'Resource not found · Cornerlot'],
    ['/nowhere-at-all', 'Page Not Found · Cornerlot'],
    ['/signin', /^Sign in/],
    ['/signup', /Cornerlot$/],
    ['/forgot-password', /Cornerlot$/],
    ['/reset-password', /Cornerlot$/],
    ['/payment', /Cornerlot$/],
  ] as const) {
    await page.goto(path);
    await expect(page, path).toHaveTitle(title);
    await expectPassedOver(page);
  }
});

test.describe('where the backend does not answer', () => {
  test.use({ expectedErrors: /Failed to load resource|ERR_FAILED/ });

  test('a listing says why in its title, and search engines keep what they have of it', async ({ page }) => {
    const [listing] = await readRows<{ id: string }>('properties?select=id&status=eq.active&limit=1');
    await page.route('**/rest/v1/properties**', (route) =>
      route.request().method() === 'OPTIONS' ? route.continue() : route.abort(),
    );
    await page.goto(`/property/${listing?.id}`);
    await expect(page).toHaveTitle('Failed to load property details · Cornerlot', { timeout: 20_000 });
    await expect(page.locator('meta[name="robots"]')).toHaveCount(0);
    await page.unroute('**/rest/v1/properties**');
    await page.getByRole('button', { name: 'Retry' }).click();
    await expectFound(page, `/property/${listing?.id}`);
  });
});

test('the app is passed over as a whole', async ({ page }) => {
  for (const path of ['/signin', '/about', '/marketplace', '/resources']) {
    await page.goto(appUrl + path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectPassedOver(page);
  }
});

test('robots and sitemap name what is to be found, and nothing else', async ({ request }) => {
  // By number: Node.js does not look up names under localhost.
  const site = `http://127.0.0.1:${ports.web}`;
  const robots = await request.get(`${site}/robots.txt`);
  expect(robots.headers()['content-type']).toContain('text/plain');
  expect(await robots.text()).toBe(`User-agent: *\nAllow: /\n\nSitemap: ${publicUrl}/sitemap.xml\n`);
  const sitemap = await (await request.get(`${site}/sitemap.xml`)).text();
  const named = new Set(
    [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address?.replace(publicUrl, '')),
  );
  const slugs = await readRows<{ slug: string }>('resources?select=slug');
  for (const path of [...written, ...slugs.map(({ slug }) => `/resources/${slug}`)]) expect([...named]).toContain(path);
  const [sold] = await readRows<{ id: string }>('properties?select=id&status=eq.sold&limit=1');
  expect(named.has(`/property/${sold?.id}`)).toBe(false);
  expect([...named].filter((path) => path?.startsWith('/property/')).length).toBeGreaterThan(400);
  expect(
    [...named].filter(
      (path) =>
        !/^\/(marketplace|membership|community|about|contact|terms|privacy|resources(\/[a-z0-9-]+)?|property\/[0-9a-f-]{36})?$/.test(
          path ?? '',
        ),
    ),
  ).toEqual([]);
});
