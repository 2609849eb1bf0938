/** Sites a profile can link to, in display order. Postgres checks the same ids. */
export const socialSiteLabels = {
  linkedin: 'LinkedIn',
  facebook: 'Facebook',
  twitter: 'X (Twitter)',
  instagram: 'Instagram',
} as const;

export type SocialSite = keyof typeof socialSiteLabels;

/** A profile on each site, as typed. */
export const socialSiteExamples: Readonly<Record<SocialSite, string>> = {
  linkedin: 'linkedin.com/in/you',
  facebook: 'facebook.com/you',
  twitter: 'x.com/you',
  instagram: 'instagram.com/you',
};

export const socialSites = Object.keys(socialSiteLabels) as SocialSite[];

/** URLs by site; sites without a link are missing. */
export type SocialLinks = Partial<Record<SocialSite, string>>;

/** Same patterns as `private.is_web_address` in Postgres: a host in plain letters, and no user name before it. */
const webAddress =
  /^https?:\/\/(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}(?::[0-9]{1,5})?(?:[/?#][!#-&(-;=?-[\]-~]*)?$/i;
const encodedHost = /^https?:\/\/(?:[^/?#]*\.)?xn--/i;

/** Same as `private.valid_social_links` in Postgres, which also refuses phone numbers. */
const siteHosts: Record<SocialSite, string> = {
  linkedin: 'linkedin\\.com',
  facebook: 'facebook\\.com|fb\\.com',
  twitter: 'twitter\\.com|x\\.com',
  instagram: 'instagram\\.com',
};
/** Where a site redirects to. */
const innerAddress = /^https?:\/\/[^/]+\/.*(?:https?:|%3a|\/\/|%2f|www\.|l\.php|redir)/i;

/**
 * A scheme other than http(s), such as 'javascript:'. Doesn't match the port in 'linkedin.com:443' because of the dot.
 */
const otherScheme = /^(?!https?:\/\/)[a-z][a-z\d+-]*:/i;

/** Whether the link is safe to store and open: an http(s) URL whose host reads as what it is. */
export function isWebLink(link: string, maxLength = 300): boolean {
  return webAddress.test(link) && !encodedHost.test(link) && link.length <= maxLength && URL.canParse(link);
}

/** Whether the link leads to a page of this site, and nowhere from there. */
export function isSocialLink(site: SocialSite, link: string): boolean {
  const host = new RegExp(
    `^https?://(?:(?:www|m|mobile|web|[a-z]{2}|[a-z]{2}-[a-z]{2})\\.)?(?:${siteHosts[site]})(?:[/?#]|$)`,
    'i',
  );
  return isWebLink(link) && host.test(link) && !innerAddress.test(link);
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

/** The valid links of a stored profile, in display order; anything else is dropped. */
export function webLinks(stored: unknown): SocialLinks {
  const links = new Map<string, unknown>(Object.entries(typeof stored === 'object' && stored ? stored : {}));
  return Object.fromEntries(
    socialSites.flatMap((site) => {
      const link = links.get(site);
      return typeof link === 'string' && isSocialLink(site, link) ? [[site, link]] : [];
    }),
  );
}
