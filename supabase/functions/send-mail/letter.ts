/* What the letters are made of: text that members wrote, safe in a header and in HTML, and the page around it. */

/** A copy of a notification, as `claim_mail` hands it out. */
export interface Claimed {
  id: string;
  /** Whom it is for. */
  user_id: string;
  email: string;
  name: string;
  kind: string;
  /** Who did it; null where nobody is named, or the reader may not see who. */
  actor_id: string | null;
  actor_name: string | null;
  data: unknown;
}

/** What happened, in one sentence, and where to go about it. */
export interface News {
  sentence: string;
  /** A path of the app. */
  link: string;
  /** What the link does. */
  action: string;
}

export interface Letter {
  subject: string;
  text: string;
  html: string;
}

/** A field of what a copy carries; undefined where it has none. */
export function fieldOf(data: unknown, name: string): unknown {
  return typeof data === 'object' && data !== null ? Reflect.get(data, name) : undefined;
}

/** A text that a copy carries; null where it has none of that name. */
export function textOf(data: unknown, name: string): string | null {
  const value = fieldOf(data, name);
  return typeof value === 'string' && value !== '' ? value : null;
}

/** What members wrote, without line breaks, control characters and changes of direction: nobody adds lines or headers to another's mail. */
export function oneLine(text: string): string {
  return text.replaceAll(/[\p{Cc}\p{Cs}\p{Z}\u202A-\u202E\u2066-\u2069]+/gu, ' ').trim();
}

/** Text made safe for element content and quoted attributes. */
export function escape(text: string): string {
  const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
  return text.replaceAll(/[&<>"']/g, (character) => entities[character] ?? character);
}

/** HTML in a paragraph, with so many pixels below it. */
export function paragraph(html: string, below = 16): string {
  return `<p style="margin:0 0 ${below}px">${html}</p>`;
}

/** A link that is what the letter is for. */
export function button(label: string, address: string): string {
  return `<p style="margin:0"><a href="${escape(address)}" style="display:inline-block;padding:12px 20px;background:#1f5c4a;color:#ffffff;border-radius:8px;text-decoration:none">${escape(label)}</a></p>`;
}

/** A link in a text. */
export function textLink(label: string, address: string): string {
  return `<a href="${escape(address)}" style="color:#1f5c4a">${escape(label)}</a>`;
}

/** HTML at the foot of a letter. */
export function footnote(html: string): string {
  return `<p style="margin:24px 0 0;font-size:14px;color:#52606d">${html}</p>`;
}

/** A letter as HTML: its paragraphs, which are HTML already. */
export function page(title: string, paragraphs: string[]): string {
  return `<!doctype html>
<html lang="en">
  <head><meta charset="utf-8"><title>${escape(title)}</title></head>
  <body style="margin:0;padding:32px 16px;background:#f6f4ef;color:#1f2933;font:16px/1.6 system-ui,-apple-system,'Segoe UI',sans-serif">
    <div style="max-width:520px;margin:0 auto;padding:32px;background:#ffffff;border-radius:12px">
      ${paragraphs.join('\n      ')}
    </div>
  </body>
</html>
`;
}
