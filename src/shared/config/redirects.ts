/**
 * Where an address of an older shape points today: `/app/…` without the prefix, `/community-app/…` as
 * `/community/…`, `/marketplace/list` and `/marketplace/property/{id}` as their screens. Null when the path is current.
 */
export function currentPath(pathname: string): string | null {
  const path = pathname
    .replace(/^(?:\/+app(?=\/|$))+/, '')
    // '/app//x' must not become '//x', which browsers read as another host.
    .replace(/^\/{2,}/, '/')
    .replace(/^\/community-app(?=\/|$)/, '/community')
    .replace(/^\/marketplace\/list\/?$/, '/marketplace/submit')
    .replace(/^\/(?:list-property)\/?$/, '/marketplace/submit')
    .replace(/^\/marketplace\/property\/(?=[^/])/, '/marketplace/');
  if (path === pathname) return null;
  return path || '/';
}

/**
 * The path to go to after signing in, from the `redirect` parameter. Only paths of our own are honoured:
 * anything a browser could read as another address (`//x`, `/\x`, `https:x`, `javascript:`), now or after it has
 * been decoded once more, gives the fallback.
 */
export function safeRedirect(requested: string | null, fallback: string): string {
  if (!requested?.startsWith('/') || hasControlCharacter(requested)) return fallback;
  const base = 'http://own.invalid';
  let url: URL;
  try {
    url = new URL(requested, base);
  } catch {
    return fallback;
  }
  // The parser has turned `\` into `/` by now. No path of ours holds an empty segment or an encoded slash.
  if (url.origin !== base || /\/\/|%2f|%5c/i.test(url.pathname)) return fallback;
  return (currentPath(url.pathname) ?? url.pathname) + url.search + url.hash;
}

/** Browsers drop tabs and newlines inside addresses, which would let `/\t/evil` become `//evil`. */
function hasControlCharacter(text: string): boolean {
  return Array.from(text).some((character) => character.charCodeAt(0) < 0x20);
}
