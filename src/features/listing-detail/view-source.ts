/** Where a visit to a listing came from: the sources of `private.view_sources` that a URL can tell. */
export type ViewSource =
  | 'search'
  | 'map'
  | 'home'
  | 'dashboard'
  | 'alert'
  | 'saved'
  | 'similar'
  | 'profile'
  | 'feed'
  | 'message'
  | 'direct'
  | 'other_site'
  | 'other';

const screens: readonly (readonly [pattern: RegExp, source: ViewSource])[] = [
  [/^\/(property|marketplace)\/[0-9a-f-]{36}$/, 'similar'],
  [/^\/marketplace$/, 'search'],
  [/^\/$/, 'home'],
  [/^\/dashboard$/, 'dashboard'],
  [/^\/notifications$/, 'alert'],
  [/^\/saved$/, 'saved'],
  [/^\/community\/members\//, 'profile'],
  [/^\/community/, 'feed'],
  [/^\/messages/, 'message'],
];

/**
 * The source of a visit to `current`. `previous` is the page of this site that was open before in this tab, or null;
 * `referrer` is the document's, which may be empty.
 */
export function viewSource(current: URL, previous: string | null, referrer: string): ViewSource {
  // Links in deal alerts say so, because they lead here from anywhere.
  if (current.searchParams.get('source') === 'alert') return 'alert';
  const from = previous ?? referrer;
  if (!from) return 'direct';
  const { hostname, pathname, searchParams } = new URL(from);
  if (siteOf(hostname) !== siteOf(current.hostname)) return 'other_site';
  // Browsers only tell the public site from the app by their hosts.
  if (hostname !== current.hostname) return 'other';
  const source = screens.find(([pattern]) => pattern.test(pathname))?.[1] ?? 'other';
  return source === 'search' && searchParams.get('view') === 'map' ? 'map' : source;
}

function siteOf(hostname: string): string {
  return hostname.replace(/^app\./, '');
}

/** The page of this site that was open before in this tab; null if there was none or the browser doesn't tell. */
export function previousPage(): string | null {
  const history: { currentEntry: { index: number } | null; entries: () => { url: string | null }[] } | undefined =
    Reflect.get(window, 'navigation');
  const at = history?.currentEntry?.index ?? 0;
  return at > 0 ? (history?.entries()[at - 1]?.url ?? null) : null;
}
