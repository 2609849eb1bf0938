import { CalendarDays, Handshake, Lock, MapPin } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatDealsClosed, formatMemberSince } from '@/domain/member/member-text';
import { tierBadge, tierLabel } from '@/domain/member/tiers';
import { Avatar } from '@/platform/pictures/avatar';
import { Badge } from '@/kit/ui/badge';
import { DescriptionItem, DescriptionList } from '@/kit/ui/description-list';

interface ProfilePictureProps {
  name: string;
  path: string | null;
  tier: string;
}

/** Profile picture, overlapping the cover. */
export function ProfilePicture({ name, path, tier }: ProfilePictureProps) {
  return (
    <Avatar
      name={name}
      path={path}
      size={120}
      tier={tier}
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

/** The screen's h1: the member's name, with tier and title. */
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
  /** More facts. */
  children?: ReactNode;
}

/** Location, join date, and closed deals. */
export function ProfileFacts({ profile: { location, created_at, past_deals }, children }: ProfileFactsProps) {
  const since = formatMemberSince(created_at);
  const deals = formatDealsClosed(past_deals);
  return (
    <DescriptionList>
      {location ? <DescriptionItem icon={<MapPin aria-hidden />}>{location}</DescriptionItem> : null}
      {since ? <DescriptionItem icon={<CalendarDays aria-hidden />}>Member since {since}</DescriptionItem> : null}
      {deals ? <DescriptionItem icon={<Handshake aria-hidden />}>{deals}</DescriptionItem> : null}
      {children}
    </DescriptionList>
  );
}
