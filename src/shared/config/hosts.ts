interface Place {
  protocol: string;
  hostname: string;
  port: string;
}

const originOf = ({ protocol, port }: Place, hostname: string) =>
  `${protocol}//${hostname}${port ? `:${port}` : ''}`;

/** The host name both presentations share: without a leading 'app.' or 'www.'. */
export function baseHostname(hostname: string): string {
  return hostname.toLowerCase().replace(/^(app|www)\./, '');
}

/** Origin of the public site, seen from either host. */
export function publicOrigin(place: Place): string {
  return originOf(place, baseHostname(place.hostname));
}

/** Origin of the signed-in app, seen from either host. */
export function appOrigin(place: Place): string {
  return originOf(place, `app.${baseHostname(place.hostname)}`);
}

/**
 * Domain on which a cookie reaches both hosts. Null where browsers refuse one: a host without a dot
 * (`localhost`) or an IP address.
 */
export function sharedCookieDomain(hostname: string): string | null {
  const base = baseHostname(hostname);
  const isAddress = /^[\d.]+$/.test(base) || base.includes(':');
  return base.includes('.') && !isAddress ? base : null;
}
