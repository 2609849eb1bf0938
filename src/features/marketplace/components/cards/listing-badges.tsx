import { BadgeCheck, Flame, Target, TrendingDown } from 'lucide-react';
import { formatUsd } from '@/shared/lib/format';
import { Badge } from '@/shared/ui/badge';
import type { Listing } from '../../listing';

interface ListingBadgesProps extends Pick<Listing, 'status' | 'verified' | 'jv_share_pct'> {
  hot?: boolean | undefined;
  /** By how many USD the price fell of late; null or missing for not at all. */
  dropped?: number | null | undefined;
  /** How well it suits the reader's buy box, 0 to 100; null or missing where that is not known. */
  match_score?: number | null | undefined;
}

/** What sets a listing apart: Sold, or the fallen price; how well it matches; Verified, HOT, and the joint venture it asks for. */
export function ListingBadges({
  status,
  verified,
  jv_share_pct,
  hot = false,
  dropped = null,
  match_score = null,
}: ListingBadgesProps) {
  return (
    <>
      {status === 'sold' ? <Badge tone="strong">Sold</Badge> : null}
      {match_score === null ? null : (
        <Badge tone="strong" icon={<Target aria-hidden />} className="numeric">
          {match_score}% match
        </Badge>
      )}
      {verified ? (
        <Badge tone="verified" icon={<BadgeCheck aria-hidden />}>
          Verified
        </Badge>
      ) : null}
      {hot && status === 'active' ? (
        <Badge tone="attention" icon={<Flame aria-hidden />}>
          HOT
        </Badge>
      ) : null}
      {dropped === null ? null : (
        <Badge tone="verified" icon={<TrendingDown aria-hidden />} className="numeric">
          Price dropped {formatUsd(dropped)}
        </Badge>
      )}
      {jv_share_pct > 0 ? <Badge>{jv_share_pct}% JV</Badge> : null}
    </>
  );
}
