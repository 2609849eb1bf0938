const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", '#34': '"', '#43': '+' };

/**
 * The text of one of our own HTML emails: a paragraph for each block, and links as their label and address. Not for
 * HTML by others.
 */
export function htmlText(html: string): string {
  const body = /<body[^>]*>([^]*)<\/body>/.exec(html)?.[1] ?? html;
  return body
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/<a [^>]*href="([^"]*)"[^>]*>(.*?)<\/a>/g, (_, url: string, label: string) => `${label}: ${url}`)
    .split(/<\/(?:p|h1)>/)
    .map((block) =>
      block
        .replaceAll(/\s*<br>\s*/g, '\n')
        .replaceAll(/<[^>]*>/g, '')
        .replaceAll(/&(#?\w+);/g, (whole, name: string) => entities[name] ?? whole)
        .trim(),
    )
    .filter((block) => block !== '')
    .join('\n\n')
    .concat('\n');
}
