import { tokenize } from 'linkifyjs';

/** Part of a text; `href` is set for links. */
export interface TextSegment {
  text: string;
  href?: string;
}

/** Top-level domains that a name without 'www.' needs: no extensions of files, and no words that begin a sentence. */
const clearDomain = /\.(?:com|net|org|edu|gov|io|co|biz|info|tv)$/i;
/** Domains that are extensions of files, too. */
const fileExtension = /\.(?:ai|app|bz|cab|cat|cc|md|mov|mp|pl|ps|py|rs|sh|so|zip)$/i;

/**
 * Whether a name that someone typed without 'https://' or 'www.' is an address, and not a file ('photos.zip') or the
 * end of a sentence ('LLC.In'). With a path, as in 'bit.ly/x', any lowercase domain is.
 */
function isAddress(text: string): boolean {
  const [, host = '', rest = ''] = /^([^/?#:]*)(?::\d+)?(.*)$/s.exec(text) ?? [];
  return clearDomain.test(host) || (/^\/./.test(rest) && host === host.toLowerCase() && !fileExtension.test(host));
}

/**
 * Splits a text into links and the text between them. Only http, https, and mailto URLs become links, and what is
 * clearly an address without one. This is the one place that decides what a link is in members' texts.
 */
export function findLinks(source: string): TextSegment[] {
  const segments: TextSegment[] = [];
  for (const token of tokenize(source)) {
    const text = token.toString();
    const isLink = token.isLink && (token.t !== 'url' || /^(?:[a-z]+:|www\.)/i.test(text) || isAddress(text));
    const href = isLink ? token.toHref('https') : '';
    const last = segments.at(-1);
    if (/^(?:https?:\/\/|mailto:)/i.test(href)) segments.push({ text, href });
    else if (last && last.href === undefined) last.text += text;
    else segments.push({ text });
  }
  return segments;
}
