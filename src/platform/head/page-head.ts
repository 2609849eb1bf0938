import { brand } from '@/domain/site/brand';

/** What a page tells search engines and link previews. */
export interface PageHead {
  /** As in the browser tab, without the brand. */
  title: string;
  /** One or two sentences. */
  description: string;
  /** The page's own path, without a query. */
  path: string;
  /** The brand's picture by default. */
  picture?: HeadPicture | undefined;
  /** Publication date or time of an article, in ISO 8601. */
  published?: string | undefined;
  /** Structured data: the page itself first. */
  things: readonly [Thing, ...Thing[]];
}

/** The picture of a link preview. */
export interface HeadPicture {
  /** Absolute, or from the root. */
  src: string;
  alt: string;
  /** Pixels, where known. */
  size?: { width: number; height: number };
}

/** An item of schema.org. URLs in it may start at the root. */
export interface Thing {
  '@type': string;
  [property: string]: unknown;
}

export const brandPicture: HeadPicture = {
  src: '/social.png',
  alt: `${brand.name}: ${brand.claim}.`,
  size: { width: 1200, height: 630 },
};

/** Name and path of each page above this one, the page itself last. */
export function breadcrumbs(...trail: readonly (readonly [name: string, path: string])[]): Thing {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(([name, item], index) => ({ '@type': 'ListItem', position: index + 1, name, item })),
  };
}

/** Properties of schema.org whose values are URLs. */
const urlProperties: ReadonlySet<string> = new Set([
  'url',
  'item',
  'image',
  'logo',
  'contentUrl',
  'thumbnailUrl',
  'urlTemplate',
]);

/** The page's JSON-LD, safe inside a `<script>`. Without an origin, relative URLs are left out. */
export function structuredData({ things: [page, ...others], path }: PageHead, origin: string | null): string {
  const graph = { '@context': 'https://schema.org', '@graph': [{ url: path, ...page }, ...others] };
  const absolute = (key: string, value: unknown) => {
    if (typeof value !== 'string' || !value.startsWith('/') || !urlProperties.has(key)) return value;
    return origin === null ? undefined : origin + value;
  };
  return JSON.stringify(graph, absolute).replaceAll('<', String.raw`\u003c`);
}
