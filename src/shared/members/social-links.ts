/** Sites a profile can link to, in display order. Postgres checks the same ids. */
export const socialSiteLabels = {
  linkedin: 'LinkedIn',
  facebook: 'Facebook',
  twitter: 'X (Twitter)',
  instagram: 'Instagram',
} as const;

export type SocialSite = keyof typeof socialSiteLabels;
export const socialSites = Object.keys(socialSiteLabels) as SocialSite[];

/** URLs by site; sites without a link are missing. */
export type SocialLinks = Partial<Record<SocialSite, string>>;

const maxLength = 300;

/** Same pattern as `private.is_web_address` in Postgres. */
const webAddress = /^https?:\/\/[^\s<>"'\\/]+\.[^\s<>"'\\]+$/i;

/**
 * A scheme other than http(s), such as 'javascript:'. Doesn't match the port in 'linkedin.com:443' because of the dot.
 */
const otherScheme = /^(?!https?:\/\/)[a-z][a-z\d+-]*:/i;

/** Whether the link is safe to store and open: an http(s) URL without a user name. */
export function isWebLink(link: string): boolean {
  if (!webAddress.test(link) || link.length > maxLength) return false;
  try {
    return new URL(link).username === '';
  } catch {
    return false;
  }
}

/**
 * Normalizes a typed link, adding 'https://' if it has no scheme. Returns '' for empty input and null for an invalid
 * URL.
 */
export function toLink(typed: string): string | null {
  const text = typed.trim();
  if (text === '') return '';
  if (otherScheme.test(text)) return null;
  const link = /^https?:\/\//i.test(text) ? text : `https://${text.replace(/^\/+/, '')}`;
  return isWebLink(link) ? link : null;
}

/** A link for display, without scheme, 'www.', or trailing slash. */
export function shortLink(link: string): string {
  return link.replace(/^https?:\/\/(?:www\.)?/i, '').replace(/\/$/, '');
}

/** The valid links of a stored profile; anything else is dropped. */
export function webLinks(stored: unknown): SocialLinks {
  const links = Object.entries(typeof stored === 'object' && stored ? stored : {});
  return Object.fromEntries(
    links.filter(
      ([site, link]) => socialSites.some((known) => known === site) && typeof link === 'string' && isWebLink(link),
    ),
  );
}
