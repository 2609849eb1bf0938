/** Sites a profile links to, in the order shown. The ids are those Postgres checks. */
export const siteLabels = {
  linkedin: 'LinkedIn',
  facebook: 'Facebook',
  twitter: 'X (Twitter)',
  instagram: 'Instagram',
} as const;

export type Site = keyof typeof siteLabels;
export const sites = Object.keys(siteLabels) as Site[];

/** Web addresses by site; sites without one are missing. */
export type Links = Partial<Record<Site, string>>;

const longest = 300;

/** As `private.valid_social_links` in Postgres. */
const webAddress = /^https?:\/\/[^\s<>"'\\/]+\.[^\s<>"'\\]+$/i;

/** Another scheme than http: 'javascript:', 'mailto:'. Not the port of 'linkedin.com:443', which has a point before it. */
const otherScheme = /^(?!https?:\/\/)[a-z][a-z\d+-]*:/i;

/** Whether a link may be stored, and opened by a reader: a web address that names no user before its host. */
function isWebLink(link: string): boolean {
  if (!webAddress.test(link) || link.length > longest) return false;
  try {
    return new URL(link).username === '';
  } catch {
    return false;
  }
}

/** What was typed as a link to store: with 'https://' where no scheme was typed. Empty stays empty; what is no web address becomes null. */
export function toLink(typed: string): string | null {
  const text = typed.trim();
  if (text === '') return '';
  if (otherScheme.test(text)) return null;
  const link = /^https?:\/\//i.test(text) ? text : `https://${text.replace(/^\/+/, '')}`;
  return isWebLink(link) ? link : null;
}

/** A link as a reader wants to see it: where it leads, without scheme, 'www.' and closing slash. */
export function shortLink(link: string): string {
  return link.replace(/^https?:\/\/(?:www\.)?/i, '').replace(/\/$/, '');
}

/** The links of a stored profile that may be shown as links. */
export function webLinks(stored: unknown): Links {
  const links = Object.entries(typeof stored === 'object' && stored ? stored : {});
  return Object.fromEntries(
    links.filter(
      ([site, link]) => sites.some((known) => known === site) && typeof link === 'string' && isWebLink(link),
    ),
  );
}
