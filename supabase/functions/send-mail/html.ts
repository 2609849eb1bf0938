/* An email as blocks, from which both its parts are made, so that they say the same. */
import { brand } from '../../../src/domain/site/brand.ts';
import { escapeHtml } from '../../../src/kit/formatting/escape-html.ts';

/** A line of text, emphasized or not, or a link. */
type Line = string | { strong: string } | { label: string; url: string };

export type Block =
  /** Lines of one paragraph; `small` for notes at the end of an email. */
  { lines: Line[]; small?: boolean } /** The main link of the email. */ | { button: string; url: string };

/** The text part: links are their label and address. */
export function toText(blocks: Block[]): string {
  const paragraphs = blocks.map((block) =>
    'button' in block ? `${block.button}: ${block.url}` : block.lines.map(lineText).join('\n'),
  );
  return `${[brand.name, ...paragraphs].join('\n\n')}\n`;
}

function lineText(line: Line): string {
  if (typeof line === 'string') return line;
  return 'strong' in line ? line.strong : `${line.label}: ${line.url}`;
}

/* Mail programs keep inline styles. Those that are dark and keep this, too, use it instead of inverting colors. */
const darkStyle =
  'body{background:#14201c!important;color:#e8e6e0!important}.card{background:#1c2a25!important}' +
  '.small{color:#b4bfb9!important}.link,.brand{color:#8fd0b5!important}.button{background:#2f7a63!important}';
const bodyStyle =
  'margin:0;padding:32px 16px;background:#f6f4ef;color:#1f2933;' +
  "font:16px/1.6 system-ui,-apple-system,'Segoe UI',sans-serif";
const cardStyle =
  'max-width:520px;margin:0 auto;padding:32px;background:#ffffff;border-radius:12px;overflow-wrap:anywhere';
const buttonStyle =
  'display:inline-block;padding:12px 20px;background:#1f5c4a;color:#ffffff;border-radius:8px;text-decoration:none';

/** The HTML part. supabase/templates has the same frame. */
export function toHtml(title: string, blocks: Block[]): string {
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width">
    <meta name="color-scheme" content="light dark">
    <title>${escapeHtml(title)}</title>
    <style>@media (prefers-color-scheme:dark){${darkStyle}}</style>
  </head>
  <body style="${bodyStyle}">
    <div class="card" style="${cardStyle}">
      <p class="brand" style="margin:0 0 24px;font-weight:600;color:#1f5c4a">${brand.name}</p>
      ${blocks.map(blockHtml).join('\n      ')}
    </div>
  </body>
</html>
`;
}

function blockHtml(block: Block): string {
  if ('button' in block) {
    const link = `<a class="button" href="${escapeHtml(block.url)}" style="${buttonStyle}">`;
    return `<p style="margin:24px 0 0">${link}${escapeHtml(block.button)}</a></p>`;
  }
  const lines = block.lines.map(lineHtml).join('<br>');
  return block.small
    ? `<p class="small" style="margin:24px 0 0;font-size:14px;color:#52606d">${lines}</p>`
    : `<p style="margin:0 0 16px">${lines}</p>`;
}

function lineHtml(line: Line): string {
  if (typeof line === 'string') return escapeHtml(line);
  if ('strong' in line) return `<strong>${escapeHtml(line.strong)}</strong>`;
  return `<a class="link" href="${escapeHtml(line.url)}" style="color:#1f5c4a">${escapeHtml(line.label)}</a>`;
}
