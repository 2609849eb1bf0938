import type { Page } from '@playwright/test';
import { expect } from '../fixtures';
import { appUrl, backendUrl, publicUrl, stripeUrl } from '../urls';

export interface FoundLink {
  href: string;
  /** Its label and page, for error messages. */
  name: string;
}

/** Returns all links of a page to our hosts. Fails for an invalid URL or a new tab without `noopener`. */
export async function linksOf(page: Page): Promise<FoundLink[]> {
  const links = await page.locator('a').evaluateAll((anchors) =>
    (anchors as HTMLAnchorElement[]).map((anchor) => ({
      href: anchor.hasAttribute('href') ? anchor.href : '',
      name: `"${(anchor.getAttribute('aria-label') ?? anchor.textContent).trim().slice(0, 60)}" on ${location.href}`,
      target: anchor.target,
      rel: anchor.rel,
      isFile: anchor.hasAttribute('download'),
    })),
  );
  for (const { href, name, target, rel } of links) {
    expect(URL.canParse(href), `${name} leads somewhere: ${href}`).toBe(true);
    const { protocol, origin } = new URL(href);
    if (protocol === 'mailto:') expect(href, name).toMatch(/^mailto:[^@\s?]+@[^@\s?]+\.[a-z]+(\?subject=[^\s]+)?$/i);
    else if (protocol === 'tel:') expect(href, name).toMatch(/^tel:\+?[\d-]{7,}$/);
    else if (protocol !== 'blob:' && protocol !== 'data:') {
      expect(protocol, name).toMatch(/^https?:$/);
      if (target === '_blank') expect(rel, name).toMatch(/noopener|noreferrer/);
      if (![publicUrl, appUrl, stripeUrl, backendUrl].includes(origin)) expect(protocol, name).toBe('https:');
    }
  }
  return links
    .filter(({ href, isFile }) => !isFile && [publicUrl, appUrl].includes(new URL(href).origin))
    .map(({ href, name }) => ({ href, name }));
}

/** Paths of the app that public pages link to on their own host. They redirect there. */
const inApp = /^\/(buybox|dashboard|messages\/.+|marketplace\/.+|property\/.+\/offer|community\/.+)$/;

/** What similar URLs have in common: the host and the path, with placeholders for IDs. */
export function patternOf(href: string): string {
  const { origin, pathname } = new URL(href);
  const path = pathname
    .replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27,}/g, '{id}')
    .replace(/^\/resources\/.+/, '/resources/{slug}')
    .replace(/^(\/community\/forums\/)[^/]+/, '$1{forum}');
  return (inApp.test(path) ? appUrl : origin) + path;
}
