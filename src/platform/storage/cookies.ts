interface CookieOptions {
  domain: string | null;
  maxAgeSeconds: number;
}

/** All cookies of the page. */
export function readCookies(): Map<string, string> {
  const pairs = document.cookie.split('; ').filter(Boolean);
  return new Map(
    pairs.map((pair) => {
      const end = pair.indexOf('=');
      return [pair.slice(0, end), pair.slice(end + 1)];
    }),
  );
}

/**
 * Sets a cookie for the whole site. The value must not contain `;`, `,`, or whitespace. `maxAgeSeconds: 0` removes it.
 */
export function writeCookie(name: string, value: string, { domain, maxAgeSeconds }: CookieOptions): void {
  const attributes = [`${name}=${value}`, 'path=/', `max-age=${maxAgeSeconds}`, 'samesite=lax'];
  if (domain) attributes.push(`domain=${domain}`);
  if (window.location.protocol === 'https:') attributes.push('secure');
  document.cookie = attributes.join('; ');
}
