import { tokenize } from 'linkifyjs';

/** Part of a text; `href` is set for links. */
export interface TextSegment {
  text: string;
  href?: string;
}

/** Splits a text into links and the text between them. Only http, https, and mailto URLs become links. */
export function findLinks(source: string): TextSegment[] {
  const segments: TextSegment[] = [];
  for (const token of tokenize(source)) {
    const text = token.toString();
    const href = token.isLink ? token.toHref('https') : '';
    const last = segments.at(-1);
    if (/^(?:https?:\/\/|mailto:)/i.test(href)) segments.push({ text, href });
    else if (last && last.href === undefined) last.text += text;
    else segments.push({ text });
  }
  return segments;
}
