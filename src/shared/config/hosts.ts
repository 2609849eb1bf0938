interface Place {
  protocol: string;
  hostname: string;
  port: string;
}

const originOf = ({ protocol, port }: Place, hostname: string) => `${protocol}//${hostname}${port ? `:${port}` : ''}`;

/** The host name both presentations share: without a leading 'app.' or 'www.'. */
export function baseHostname(hostname: string): string {
  return hostname.toLowerCase().replace(/^(app|www)\./, '');
}

/** Origin of the public site, seen from either host. */
export function publicOrigin(place: Place): string {
  return originOf(place, baseHostname(place.hostname));
}

/** False for an IP address, which no 'app.' can stand before. */
export function canHaveAppHost(hostname: string): boolean {
  return !isAddress(baseHostname(hostname));
}

/** Origin of the signed-in app, seen from either host; a host that cannot have one answers with its own origin. */
export function appOrigin(place: Place): string {
  const base = baseHostname(place.hostname);
  return originOf(place, isAddress(base) ? base : `app.${base}`);
}

/**
 * Domain on which a cookie reaches both hosts. Null where browsers refuse one: a host without a dot
 * (`localhost`) or an IP address.
 */
export function sharedCookieDomain(hostname: string): string | null {
  const base = baseHostname(hostname);
  return base.includes('.') && !isAddress(base) ? base : null;
}

/** IPv4, or IPv6 as the browser writes it, in brackets. */
function isAddress(hostname: string): boolean {
  return /^[\d.]+$/.test(hostname) || hostname.includes(':');
}
