export type Surface = 'app' | 'public';

/** Which presentation a host shows: names that start with 'app.' the signed-in app, all others the public site. */
export function surfaceFor(hostname: string): Surface {
  return hostname.toLowerCase().startsWith('app.') ? 'app' : 'public';
}
