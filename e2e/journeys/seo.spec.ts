import type { Page } from '@playwright/test';
import { schemaProblems } from '../../tests/schema-org';
import { expect, readRows, test } from '../fixtures';
import { someone } from '../people';
import { appUrl, publicUrl, publicUrlByIp } from '../urls';

// Metadata for search engines and link previews, which is the same at every width.

const written = [
  '/',
  '/marketplace',
  '/membership',
  '/community',
  '/resources',
  '/about',
  '/contact',
  '/legal-notice',
  '/terms',
  '/privacy',
];

interface Head {
  title: string[];
  canonical: string[];
  robots: string[];
  description: string[];
  /** All Open Graph and Twitter tags by name. */
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

/** Returns the problems of the metadata of an indexable page at this path. */
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

async function expectIndexable(page: Page, path: string) {
  await expect(async () => expect(problemsOf(await headOf(page), path), path).toEqual([])).toPass({ timeout: 30_000 });
}

async function expectNotIndexed(page: Page) {
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex', { timeout: 30_000 });
  await expect(page.locator('link[rel=canonical]')).toHaveCount(0);
}

/** Waits until the prerendered page is hydrated. */
async function hydrated(page: Page) {
  await expect(page.locator('html:not([data-hydrating])')).toHaveCount(1, { timeout: 30_000 });
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

test('every prerendered page has the same metadata before and after scripts run', async ({ page, browser }) => {
  test.slow();
  const { free, premium } = await resources();
  const context = await browser.newContext({ javaScriptEnabled: false });
  const plain = await context.newPage();
  for (const path of [...written, free, premium]) {
    await plain.goto(publicUrl + path);
    await expectIndexable(plain, path);
    await page.goto(path);
    await hydrated(page);
    await expectIndexable(page, path);
    expect(await headOf(page), path).toEqual(await headOf(plain));
  }
  // Guides contain their text; premium ones contain a summary and how to unlock them.
  await expect(plain.getByRole('region', { name: 'Premium Content' })).toBeVisible();
  await expect(plain.locator('.premium-text')).toHaveCount(1);
  await plain.goto(publicUrl + free);
  await expect(plain.getByRole('article').getByRole('heading', { level: 2 }).nth(2)).toBeVisible();
  await expect(plain.getByRole('region', { name: 'Read next' }).getByRole('link').first()).toBeVisible();
  await context.close();
});

test('a prerendered guide is hydrated in place and links to the next', async ({ page }) => {
  const { free, all } = await resources();
  let markdownRequests = 0;
  page.on('request', (request) => {
    if (/\/assets\/markdown-/.test(request.url())) markdownRequests += 1;
  });
  await page.goto('/about');
  await hydrated(page);
  expect(markdownRequests).toBe(0);
  // Marks elements after parsing and before modules run: hydration must keep them instead of rendering again.
  await page.addInitScript(() => {
    document.addEventListener('readystatechange', () => {
      if (document.readyState === 'interactive') document.querySelector('article h2')?.setAttribute('data-seen', '');
    });
  });
  await page.goto(free);
  await hydrated(page);
  await expect(page.locator('article h2[data-seen]')).toHaveCount(1);
  await page.getByRole('region', { name: 'Read next' }).getByRole('link').first().click();
  await expect(page).not.toHaveURL(publicUrl + free);
  const next = new URL(page.url()).pathname;
  if (all.some(({ slug }) => next.endsWith(slug))) await expectIndexable(page, next);
});

test('the prerendered marketplace is hydrated in place and refreshed', async ({ page, browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const plain = await context.newPage();
  await plain.goto(`${publicUrl}/marketplace`);
  await expect(plain.getByRole('main').getByRole('article')).toHaveCount(24);
  const names = await readRows<{ name: string }>('users?select=name');
  const text = await plain.getByRole('main').innerText();
  // From a prerendered file older than its listings.
  expect(names.filter(({ name }) => text.includes(name))).toEqual([]);
  await context.close();

  await page.addInitScript(() => {
    document.addEventListener('readystatechange', () => {
      if (document.readyState === 'interactive') document.querySelector('main ul')?.setAttribute('data-seen', '');
    });
  });
  const refetched = page.waitForResponse(
    (response) => response.url().includes('/rpc/search_properties') && response.request().method() === 'POST',
  );
  await page.goto('/marketplace');
  const rows = (await (await refetched).json()) as { title: string; seller: { name: string } | null }[];
  const named = rows.find(({ seller }) => seller !== null);
  await expect(page.locator('main ul[data-seen]')).toHaveCount(1);
  await expect(
    page
      .getByRole('article')
      .filter({ hasText: named?.title ?? '' })
      .first(),
  ).toContainText(named?.seller?.name ?? '');
});

test('a stale prerendered marketplace is not shown', async ({ page }) => {
  await page.clock.setFixedTime(Date.now() + 2 * 24 * 60 * 60 * 1000);
  let respond = () => {};
  const responded = new Promise<void>((resolve) => {
    respond = resolve;
  });
  await page.route('**/rpc/search_properties**', async (route) => {
    await responded;
    await route.continue();
  });
  await page.goto('/marketplace');
  await expect(page.getByText('Loading listings')).toBeAttached();
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(0);
  await expect(page.locator('html')).not.toHaveAttribute('data-prerendered');
  respond();
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
});

test.describe('a listing', () => {
  const anyListing = async () => {
    const [listing] = await readRows<{ id: string; title: string }>(
      'properties?select=id,title&status=eq.active&images=neq.{}&order=created_at.desc,id&limit=1',
    );
    return { ...listing, path: `/property/${listing?.id}` };
  };

  test('shows its first picture before its code has loaded', async ({ page }) => {
    // Never responds.
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

  test('is requested once: anonymously for a visitor, with a token for a member', async ({ page }) => {
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

  test('links back to the list it was opened from, even after a reload', async ({ page }) => {
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

test('a listing has complete metadata and a sharing picture', async ({ page }) => {
  const [listing] = await readRows<{ id: string; title: string; city: string; state: string; price: number }>(
    'properties?select=id,title,city,state,price&status=eq.active&images=neq.{}&cap_rate=not.is.null' +
      '&order=created_at.desc,id&limit=1',
  );
  const path = `/property/${listing?.id}`;
  await page.goto(path);
  await expectIndexable(page, path);
  const { title, description, shared, jsonLd } = await headOf(page);
  expect(title[0]).toBe(`${listing?.title}, ${listing?.city}, ${listing?.state} · Cornerlot`);
  expect(description[0]).toContain(`$${listing?.price.toLocaleString('en-US')} · `);
  expect(description[0]).toContain('% cap rate');
  expect(JSON.parse(jsonLd[0] ?? '{}')).toMatchObject({
    '@graph': [{ '@type': 'RealEstateListing', offers: { price: listing?.price } }, { '@type': 'BreadcrumbList' }],
  });
  const picture = await page.request.get(shared['og:image']?.[0] ?? '');
  expect(picture.headers()['content-type']).toMatch(/^image\//);

  // Query parameters of the marketplace don’t create separate pages.
  await page.goto('/marketplace?search=tucson&sort=price-asc');
  await expectIndexable(page, '/marketplace');
  // Client-side navigation updates the metadata, and so does Back.
  await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
  await expect(page).toHaveURL(/\/property\//);
  await expectIndexable(page, new URL(page.url()).pathname);
  await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click();
  await expect(page).toHaveURL(`${publicUrl}/about`);
  await expectIndexable(page, '/about');
  await page.goBack();
  await expectIndexable(page, new URL(page.url()).pathname);
});

test('missing and personal pages are not indexed', async ({ page }) => {
  for (const [path, title] of [
    ['/property/00000000-0000-4000-8000-000000000000', 'Property not found · Cornerlot'],
    ['/resources/no-such-guide', 'Resource not found · Cornerlot'],
    ['/nowhere-at-all', 'Page Not Found · Cornerlot'],
    ['/signin', /^Sign in/],
    ['/signup', /Cornerlot$/],
    ['/forgot-password', /Cornerlot$/],
    ['/reset-password', /Cornerlot$/],
    ['/payment', /Cornerlot$/],
    ['/compare?ids=a,b', 'Compare listings · Cornerlot'],
  ] as const) {
    await page.goto(path);
    await expect(page, path).toHaveTitle(title);
    await expectNotIndexed(page);
  }
});

test.describe('when the backend fails', () => {
  test.use({ expectedErrors: /Failed to load resource|ERR_FAILED/ });

  test('a listing’s title says so, and search engines keep what they have indexed', async ({ page }) => {
    const [listing] = await readRows<{ id: string }>('properties?select=id&status=eq.active&limit=1');
    await page.route('**/rest/v1/properties**', (route) =>
      route.request().method() === 'OPTIONS' ? route.continue() : route.abort(),
    );
    await page.goto(`/property/${listing?.id}`);
    await expect(page).toHaveTitle('Failed to load property details · Cornerlot', { timeout: 20_000 });
    await expect(page.locator('meta[name="robots"]')).toHaveCount(0);
    await page.unroute('**/rest/v1/properties**');
    await page.getByRole('button', { name: 'Retry' }).click();
    await expectIndexable(page, `/property/${listing?.id}`);
  });
});

test('no app page is indexed', async ({ page }) => {
  for (const path of ['/signin', '/dashboard', '/marketplace', '/resources']) {
    await page.goto(appUrl + path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectNotIndexed(page);
  }
});

test('robots.txt and the sitemap list exactly the indexable pages', async ({ request }) => {
  const robots = await request.get(`${publicUrlByIp}/robots.txt`);
  expect(robots.headers()['content-type']).toContain('text/plain');
  expect(await robots.text()).toBe(`User-agent: *\nAllow: /\n\nSitemap: ${publicUrl}/sitemap.xml\n`);
  const sitemap = await (await request.get(`${publicUrlByIp}/sitemap.xml`)).text();
  const named = new Set(
    [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address?.replace(publicUrl, '')),
  );
  const slugs = await readRows<{ slug: string }>('resources?select=slug');
  for (const path of [...written, ...slugs.map(({ slug }) => `/resources/${slug}`)]) expect([...named]).toContain(path);
  const [sold] = await readRows<{ id: string }>('properties?select=id&status=eq.sold&limit=1');
  expect(named.has(`/property/${sold?.id}`)).toBe(false);
  expect([...named].filter((path) => path?.startsWith('/property/')).length).toBeGreaterThan(400);
  const indexable = [
    /^\/(marketplace|membership|community|about|contact|legal-notice|terms|privacy|resources)?$/,
    /^\/resources\/[a-z0-9-]+$/,
    /^\/property\/[0-9a-f-]{36}$/,
  ];
  expect([...named].filter((path) => !indexable.some((pattern) => pattern.test(path ?? '')))).toEqual([]);
});
