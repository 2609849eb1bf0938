import { CalendarDays, Handshake, Lock, MapPin } from 'lucide-react';
import type { ReactNode } from 'react';
import { dealsText, memberSince } from '../lib/member-texts';
import { tierBadge, tierLabel } from '../lib/tiers';
import { Avatar } from './avatar';
import { Badge } from './badge';
import { Fact, Facts } from './facts';

interface ProfilePictureProps {
  name: string;
  path: string | null;
  tier: string;
}

/** The picture on a profile, over the lower edge of the cover. */
export function ProfilePicture({ name, path, tier }: ProfilePictureProps) {
  return (
    <Avatar
      name={name}
      path={path}
      size={120}
      partner={tier === 'partner'}
      className="-mt-12 rounded-full ring-4 ring-surface sm:-mt-16"
    />
  );
}

interface ProfileNameProps {
  name: string;
  title: string | null;
  tier: string;
  isPrivate: boolean;
}

/** The screen's heading: a member's name, with tier and title. */
export function ProfileName({ name, title, tier, isPrivate }: ProfileNameProps) {
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <h1 className="min-w-0 text-2xl font-bold tracking-tight break-words sm:text-3xl">{name}</h1>
        <Badge tone={tierBadge(tier) === null ? 'neutral' : 'verified'}>{tierLabel(tier)}</Badge>
        {isPrivate ? (
          <Badge tone="attention" icon={<Lock aria-hidden />}>
            Private
          </Badge>
        ) : null}
      </div>
      {title ? <p className="mt-1 text-[17px] break-words text-ink">{title}</p> : null}
    </>
  );
}

interface ProfileFactsProps {
  profile: { location: string | null; created_at: string; past_deals: number };
  /** More of them. */
  children?: ReactNode;
}

/** Where a member is, since when they are one, and the deals they have closed. */
export function ProfileFacts({ profile: { location, created_at, past_deals }, children }: ProfileFactsProps) {
  const since = memberSince(created_at);
  const deals = dealsText(past_deals);
  return (
    <Facts>
      {location ? <Fact icon={<MapPin aria-hidden />}>{location}</Fact> : null}
      {since ? <Fact icon={<CalendarDays aria-hidden />}>Member since {since}</Fact> : null}
      {deals ? <Fact icon={<Handshake aria-hidden />}>{deals}</Fact> : null}
      {children}
    </Facts>
  );
}
