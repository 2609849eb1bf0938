import type { Page } from '@playwright/test';
import { schemaProblems } from '../../tests/schema-org';
import { expect } from '../fixtures';
import { publicUrl } from '../urls';

/** Prerendered pages that search engines index, besides resources. */
export const indexedPages = [
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
  '/developers',
  '/developers/own-listings',
  '/developers/events',
  '/developers/objects',
  '/developers/changelog',
];

export interface Head {
  title: string[];
  canonical: string[];
  robots: string[];
  description: string[];
  /** All Open Graph and Twitter tags by name. */
  shared: Record<string, string[]>;
  jsonLd: string[];
}

/** Metadata of the page: as shown, or as it was sent, before scripts ran. */
export function headOf(page: Page, source: 'shown' | 'sent' = 'shown'): Promise<Head> {
  return page.evaluate(async (isSent) => {
    const html = isSent ? await (await fetch(window.location.href)).text() : '';
    const root = isSent ? new DOMParser().parseFromString(html, 'text/html') : document;
    const all = (selector: string, attribute: string) =>
      [...root.querySelectorAll(selector)].map((tag) => tag.getAttribute(attribute) ?? '');
    const texts = (selector: string) =>
      [...root.querySelectorAll(selector)].map(({ textContent }) => textContent ?? '');
    const shared: Record<string, string[]> = {};
    for (const tag of root.querySelectorAll('meta[property], meta[name^="twitter:"]')) {
      const name = tag.getAttribute('property') ?? tag.getAttribute('name') ?? '';
      shared[name] = [...(shared[name] ?? []), tag.getAttribute('content') ?? ''];
    }
    return {
      title: texts('head title'),
      canonical: all('link[rel=canonical]', 'href'),
      robots: all('meta[name=robots]', 'content'),
      description: all('meta[name=description]', 'content'),
      shared,
      jsonLd: texts('script[type="application/ld+json"]'),
    };
  }, source === 'sent');
}

const sharedOnce = [
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

/** Returns the problems of the metadata of an indexable page at this path. */
function problemsOf(head: Head, path: string): string[] {
  const address = publicUrl + path;
  const [data = '{}'] = head.jsonLd;
  const { '@context': context, '@graph': things } = JSON.parse(data) as { '@context'?: string; '@graph'?: unknown[] };
  return [
    ...(['title', 'description', 'canonical', 'jsonLd'] as const)
      .filter((name) => head[name].length !== 1 || head[name][0] === '')
      .map((name) => `${name}: ${head[name].length}`),
    ...sharedOnce
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

/** Waits until the page has all metadata of an indexable page at this path. */
export async function expectIndexable(page: Page, path: string) {
  // Again if a navigation ended the page while it was read.
  await expect(async () => expect(problemsOf(await headOf(page), path), path).toEqual([])).toPass();
}

/** Waits until the page tells search engines to skip it. */
export async function expectNotIndexed(page: Page) {
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await expect(page.locator('link[rel=canonical]')).toHaveCount(0);
  await expect(page).toHaveTitle(/\S/);
}

/** Checks the metadata of a screen on either host. A prerendered one is sent with the same. */
export async function expectMetadata(page: Page) {
  const { origin, pathname, search } = new URL(page.url());
  const isPrerendered = indexedPages.includes(pathname) || /^\/(resources|developers)\//.test(pathname);
  const isPublic = origin === publicUrl && (isPrerendered || pathname.startsWith('/property/'));
  const isMissing = await page.getByText(/^(Property|Resource|Page) not found$/i).count();
  if (!isPublic || isMissing > 0) return expectNotIndexed(page);
  await expectIndexable(page, pathname);
  if (isPrerendered && search === '') expect(await headOf(page), pathname).toEqual(await headOf(page, 'sent'));
}
