import { brand } from '@/shared/config/brand';

/** What a page tells search engines, and whoever shares it. */
export interface PageHead {
  /** As the browser's tab says it, without the brand; null for the brand and what it is. */
  title: string | null;
  /** One or two sentences. */
  description: string;
  /** The page's own path, without a query. */
  path: string;
  /** A picture's address, absolute or from the root. */
  image?: string | undefined;
  /** What it is, in the words of schema.org. */
  jsonLd?: Readonly<Record<string, unknown>> | undefined;
}

interface Tag {
  name: 'meta' | 'link' | 'script';
  attributes: Readonly<Record<string, string>>;
  text?: string;
}

/** Marks the tags that belong to one page: the next page takes them away. */
const mark = 'data-page-head';

/** 'Title · Brand'; without a title the brand and what it is. */
export function fullTitle(title: string | null): string {
  return title === null ? `${brand.name}: ${brand.tagline}` : `${title} · ${brand.name}`;
}

/** The tags of a page, its title aside. Without an origin, those are left out that need a whole address. */
function tagsOf({ title, description, path, image, jsonLd }: PageHead, origin: string | null): Tag[] {
  const address = origin === null ? null : origin + path;
  const picture = image === undefined || origin === null ? null : new URL(image, origin).href;
  const meta = (attributes: Record<string, string>): Tag => ({ name: 'meta', attributes });
  return [
    meta({ name: 'description', content: description }),
    meta({ property: 'og:title', content: fullTitle(title) }),
    meta({ property: 'og:site_name', content: brand.name }),
    meta({ property: 'og:description', content: description }),
    meta({ property: 'og:type', content: 'website' }),
    meta({ name: 'twitter:card', content: picture ? 'summary_large_image' : 'summary' }),
    ...(address ? [{ name: 'link', attributes: { rel: 'canonical', href: address } } as const, meta({ property: 'og:url', content: address })] : []),
    ...(picture ? [meta({ property: 'og:image', content: picture })] : []),
    ...(jsonLd
      ? [
          {
            name: 'script',
            attributes: { type: 'application/ld+json' },
            text: JSON.stringify({ '@context': 'https://schema.org', ...(address && { url: address }), ...jsonLd }).replaceAll('<', '\\u003c'),
          } as const,
        ]
      : []),
  ];
}

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** The head of a page as HTML. */
export function headHtml(head: PageHead, origin: string | null): string {
  const tags = tagsOf(head, origin).map(({ name, attributes, text }) => {
    const all = Object.entries({ ...attributes, [mark]: '' }).map(([key, value]) => (value ? `${key}="${escape(value)}"` : key));
    return `<${name} ${all.join(' ')}>${text === undefined ? '' : `${text}</${name}>`}`;
  });
  return [`<title>${escape(fullTitle(head.title))}</title>`, ...tags].join('\n    ');
}

/** Puts a page's tags into the document, in the place of those there are; null takes them away. The title is the screen's own affair. */
export function applyHead(head: PageHead | null, origin: string): void {
  for (const old of document.head.querySelectorAll(`[${mark}]`)) old.remove();
  if (!head) return;
  for (const { name, attributes, text } of tagsOf(head, origin)) {
    const element = document.createElement(name);
    for (const [key, value] of Object.entries({ ...attributes, [mark]: '' })) element.setAttribute(key, value);
    // As a node: what is set as a script's text is asked for its trust under a strict policy.
    if (text !== undefined) element.append(document.createTextNode(text));
    document.head.append(element);
  }
}
