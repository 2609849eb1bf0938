import { brand } from '@/shared/config/brand';
import { headMark, removeHead } from './head-tags';

/** A picture that stands for a page where it is shared. */
export interface HeadPicture {
  /** Its address, whole or from the root. */
  src: string;
  alt: string;
  /** Pixels, where they are known. */
  size?: { width: number; height: number };
}

/** Something a page is or tells of, in the words of schema.org. Addresses in it may begin at the root. */
export interface Thing {
  '@type': string;
  [property: string]: unknown;
}

/** What a page tells search engines, and whoever shares it. */
export interface PageHead {
  /** As the browser's tab says it, without the brand. */
  title: string;
  /** One or two sentences. */
  description: string;
  /** The page's own path, without a query. */
  path: string;
  /** Absent: the brand's. */
  picture?: HeadPicture | undefined;
  /** Day or time since when an article is there, in ISO 8601. */
  published?: string | undefined;
  /** The page itself first. */
  things: readonly [Thing, ...Thing[]];
}

interface Tag {
  name: 'meta' | 'link' | 'script';
  attributes: Readonly<Record<string, string>>;
  text?: string;
}

const brandPicture: HeadPicture = {
  src: '/social.png',
  alt: `${brand.name}: ${brand.claim}.`,
  size: { width: 1200, height: 630 },
};

const withBrand = (title: string) => `${title} · ${brand.name}`;

/** Where a page stands among those above it: name and path of each, the page itself last. */
export function breadcrumbs(...trail: readonly (readonly [name: string, path: string])[]): Thing {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(([name, item], index) => ({ '@type': 'ListItem', position: index + 1, name, item })),
  };
}

const meta = (attributes: Record<string, string>): Tag => ({ name: 'meta', attributes });

/** The tags of a page, its title aside. Without an origin, those are left out that need a whole address. */
function tagsOf(
  { title, description, path, picture = brandPicture, published, things }: PageHead,
  origin: string | null,
): Tag[] {
  const address = origin === null ? null : origin + path;
  return [
    meta({ name: 'description', content: description }),
    meta({ property: 'og:title', content: withBrand(title) }),
    meta({ property: 'og:site_name', content: brand.name }),
    meta({ property: 'og:description', content: description }),
    meta({ property: 'og:type', content: published === undefined ? 'website' : 'article' }),
    ...(published === undefined ? [] : [meta({ property: 'article:published_time', content: published })]),
    ...(address
      ? [
          { name: 'link', attributes: { rel: 'canonical', href: address } } as const,
          meta({ property: 'og:url', content: address }),
        ]
      : []),
    ...(origin === null ? [meta({ name: 'twitter:card', content: 'summary' })] : pictureTags(picture, origin)),
    { name: 'script', attributes: { type: 'application/ld+json' }, text: jsonLd(things, path, origin) },
  ];
}

function pictureTags({ src, alt, size }: HeadPicture, origin: string): Tag[] {
  const address = new URL(src, origin).href;
  return [
    meta({ name: 'twitter:card', content: 'summary_large_image' }),
    meta({ property: 'og:image', content: address }),
    meta({ property: 'og:image:alt', content: alt }),
    ...(size
      ? [
          meta({ property: 'og:image:width', content: String(size.width) }),
          meta({ property: 'og:image:height', content: String(size.height) }),
        ]
      : []),
    meta({ name: 'twitter:image', content: address }),
    meta({ name: 'twitter:image:alt', content: alt }),
  ];
}

/** Properties of schema.org whose values are addresses. */
const addressed: ReadonlySet<string> = new Set([
  'url',
  'item',
  'image',
  'logo',
  'contentUrl',
  'thumbnailUrl',
  'urlTemplate',
]);

function jsonLd([page, ...others]: PageHead['things'], path: string, origin: string | null): string {
  const graph = { '@context': 'https://schema.org', '@graph': [{ url: path, ...page }, ...others] };
  const whole = (key: string, value: unknown) =>
    typeof value === 'string' && value.startsWith('/') && addressed.has(key)
      ? origin === null
        ? undefined
        : origin + value
      : value;
  return JSON.stringify(graph, whole).replaceAll('<', '\\u003c');
}

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** The head of a page as HTML. */
export function headHtml(head: PageHead, origin: string | null): string {
  const tags = tagsOf(head, origin).map(({ name, attributes, text }) => {
    const all = Object.entries({ ...attributes, [headMark]: '' }).map(([key, value]) =>
      value ? `${key}="${escape(value)}"` : key,
    );
    return `<${name} ${all.join(' ')}>${text === undefined ? '' : `${text}</${name}>`}`;
  });
  return [`<title>${escape(withBrand(head.title))}</title>`, ...tags].join('\n    ');
}

/**
 * Puts a page's tags into the document, in the place of those there are; 'noindex' for a page that search engines should pass over.
 * The title is the screen's own affair.
 */
export function applyHead(head: PageHead | 'noindex', origin: string): void {
  removeHead();
  const tags = head === 'noindex' ? [meta({ name: 'robots', content: 'noindex' })] : tagsOf(head, origin);
  for (const { name, attributes, text } of tags) {
    const element = document.createElement(name);
    for (const [key, value] of Object.entries({ ...attributes, [headMark]: '' })) element.setAttribute(key, value);
    // As a node: what is set as a script's text is asked for its trust under a strict policy.
    if (text !== undefined) element.append(document.createTextNode(text));
    document.head.append(element);
  }
}
