import { clsx } from 'clsx';
import { shortLink, socialSiteLabels, socialSites, type SocialLinks } from '@/domain/member/social-links';
import { SideCard } from '@/kit/ui/side-card';
import { SocialIcon } from './social-icon';

/** A member's links to other sites. Renders nothing without links. */
export function LinksCard({ links }: { links: SocialLinks }) {
  const given = socialSites.flatMap((site) => (links[site] ? [{ site, link: links[site] }] : []));
  if (given.length === 0) return null;
  return (
    <SideCard title="Elsewhere">
      <ul className="mt-2 flex flex-col">
        {given.map(({ site, link }) => (
          <li key={site}>
            <a
              href={link}
              target="_blank"
              rel="noopener noreferrer nofollow"
              className={clsx(
                '-mx-3 flex min-h-11 items-center gap-3 rounded-control px-3 py-1 hover:bg-sunken',
                '[&_svg]:size-5 [&_svg]:shrink-0 [&_svg]:text-muted',
              )}
            >
              <SocialIcon site={site} />
              <span className="min-w-0">
                <span className="block text-[15px] leading-snug font-medium text-ink">{socialSiteLabels[site]}</span>
                <span className="block truncate text-sm leading-snug text-muted">{shortLink(link)}</span>
                <span className="sr-only"> (opens in a new tab)</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </SideCard>
  );
}
