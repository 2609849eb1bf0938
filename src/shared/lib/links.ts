import { tokenize } from 'linkifyjs';

/** A piece of plain text; `href` where it is an address. */
export interface LinkPiece {
  text: string;
  href?: string;
}

/** A text in pieces: web and mail addresses, and what stands between them. Only http, https and mailto ever become links. */
export function findLinks(text: string): LinkPiece[] {
  const pieces: LinkPiece[] = [];
  for (const token of tokenize(text)) {
    const written = token.toString();
    const href = token.isLink ? token.toHref('https') : '';
    const last = pieces.at(-1);
    if (/^(?:https?:\/\/|mailto:)/i.test(href)) pieces.push({ text: written, href });
    else if (last && last.href === undefined) last.text += written;
    else pieces.push({ text: written });
  }
  return pieces;
}
