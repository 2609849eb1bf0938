/* Building blocks of HTML emails. Labels and addresses are escaped here; `html` parameters must be escaped already. */

/** Text made safe for element content and quoted attributes. */
export function escapeHtml(text: string): string {
  const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
  return text.replaceAll(/[&<>"']/g, (character) => entities[character] ?? character);
}

/** A paragraph with `marginBottom` pixels below it. */
export function paragraph(html: string, marginBottom = 16): string {
  return `<p style="margin:0 0 ${marginBottom}px">${html}</p>`;
}

/** A list with bullets. */
export function list(items: readonly string[]): string {
  const entries = items.map((item) => `<li>${escapeHtml(item)}</li>`).join('');
  return `<ul style="margin:0 0 16px;padding-left:20px">${entries}</ul>`;
}

const buttonStyle =
  'display:inline-block;padding:12px 20px;background:#1f5c4a;color:#ffffff;border-radius:8px;text-decoration:none';

/** The main link of an email. */
export function button(label: string, url: string): string {
  return `<p style="margin:0"><a href="${escapeHtml(url)}" style="${buttonStyle}">${escapeHtml(label)}</a></p>`;
}

/** A link within text. */
export function textLink(label: string, url: string): string {
  return `<a href="${escapeHtml(url)}" style="color:#1f5c4a">${escapeHtml(label)}</a>`;
}

/** Small print at the end of an email. */
export function footnote(html: string): string {
  return `<p style="margin:24px 0 0;font-size:14px;color:#52606d">${html}</p>`;
}

const bodyStyle =
  'margin:0;padding:32px 16px;background:#f6f4ef;color:#1f2933;' +
  "font:16px/1.6 system-ui,-apple-system,'Segoe UI',sans-serif";
const cardStyle = 'max-width:520px;margin:0 auto;padding:32px;background:#ffffff;border-radius:12px';

/** A whole email made of the given blocks. */
export function page(title: string, blocks: string[]): string {
  return `<!doctype html>
<html lang="en">
  <head><meta charset="utf-8"><title>${escapeHtml(title)}</title></head>
  <body style="${bodyStyle}">
    <div style="${cardStyle}">
      ${blocks.join('\n      ')}
    </div>
  </body>
</html>
`;
}
