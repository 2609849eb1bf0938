interface HostLocation {
  protocol: string;
  hostname: string;
  port: string;
}

const originOf = ({ protocol, port }: HostLocation, hostname: string) =>
  `${protocol}//${hostname}${port ? `:${port}` : ''}`;

/** The host name without a leading 'app.' or 'www.'. */
export function baseHostname(hostname: string): string {
  return hostname.toLowerCase().replace(/^(app|www)\./, '');
}

/** Origin of the public site, from either host. */
export function publicOrigin(location: HostLocation): string {
  return originOf(location, baseHostname(location.hostname));
}

/** False for IP addresses, which can't have an 'app.' subdomain. */
export function canHaveAppHost(hostname: string): boolean {
  return !isIpAddress(baseHostname(hostname));
}

/** Origin of the signed-in app, from either host; the same origin for IP addresses. */
export function appOrigin(location: HostLocation): string {
  const base = baseHostname(location.hostname);
  return originOf(location, isIpAddress(base) ? base : `app.${base}`);
}

/**
 * Cookie domain shared by both hosts. Null if browsers don't accept one: for IP addresses and hosts without a dot
 * (`localhost`).
 */
export function sharedCookieDomain(hostname: string): string | null {
  const base = baseHostname(hostname);
  return base.includes('.') && !isIpAddress(base) ? base : null;
}

/** Matches IPv4, and IPv6 in brackets as in `location.hostname`. */
function isIpAddress(hostname: string): boolean {
  return /^[\d.]+$/.test(hostname) || hostname.includes(':');
}
