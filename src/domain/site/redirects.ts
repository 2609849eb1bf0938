import { paths } from './paths.ts';

/** Old paths without a parameter, and the current ones. The app's routes include them, before `/marketplace/:id`. */
export const legacyPaths: Readonly<Record<string, string>> = {
  '/marketplace/list': paths.submitListing,
  '/list-property': paths.submitListing,
};

/**
 * The current path for an old one: drops `/app`, maps `/community-app/…` to `/community/…`,
 * `/marketplace/property/{id}` to the listing, and each of `legacyPaths`. Null if the path is current.
 */
export function currentPath(pathname: string): string | null {
  const path = pathname
    .replace(/^(?:\/+app(?=\/|$))+/, '')
    // '/app//x' must not become '//x', which browsers read as another host.
    .replace(/^\/{2,}/, '/')
    .replace(/^\/community-app(?=\/|$)/, '/community')
    .replace(/^\/marketplace\/property\/(?=[^/])/, '/marketplace/');
  const current = legacyPaths[path.replace(/\/$/, '')] ?? path;
  if (current === pathname) return null;
  return current || '/';
}

/**
 * The path to open after signing in, from the `redirect` parameter. Returns the fallback for anything that a browser
 * could read as another origin (`//x`, `/\x`, `https:x`, `javascript:`), now or after decoding it again.
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
  // The URL parser has converted `\` to `/`. Our paths have no empty segments or encoded slashes.
  if (url.origin !== base || /\/\/|%2f|%5c/i.test(url.pathname)) return fallback;
  return (currentPath(url.pathname) ?? url.pathname) + url.search + url.hash;
}

/** Browsers drop tabs and newlines inside addresses, which would let `/\t/evil` become `//evil`. */
function hasControlCharacter(text: string): boolean {
  return Array.from(text).some((character) => character.charCodeAt(0) < 0x20);
}
