import { BadgeCheck, Flame, Target, TrendingDown } from 'lucide-react';
import { formatUsd } from '@/kit/formatting/format';
import { Badge } from '@/kit/ui/badge';
import type { Listing } from '@/domain/listing/listing';

interface ListingBadgesProps extends Pick<Listing, 'status' | 'verified' | 'jv_share_pct'> {
  hot?: boolean | undefined;
  /** The recent price drop in USD; null or missing for none. */
  dropped?: number | null | undefined;
  /** How well it fits the reader's buy box, 0 to 100; null or missing if unknown. */
  match_score?: number | null | undefined;
}

/** Sold, under contract, match score, Verified, HOT, price drop and joint venture share. */
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
      {status === 'under_contract' ? <Badge tone="strong">Under contract</Badge> : null}
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
