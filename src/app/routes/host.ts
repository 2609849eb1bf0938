export type Host = 'app' | 'public';

/** Which host a name is: 'app.' in front makes it the signed-in app; any other name is the public site. */
export function hostFor(hostname: string): Host {
  return hostname.toLowerCase().startsWith('app.') ? 'app' : 'public';
}
