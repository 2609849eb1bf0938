import { BadgeCheck, Flame } from 'lucide-react';
import { Badge } from '@/shared/ui/badge';

interface ListingBadgesProps {
  verified: boolean;
  hot?: boolean;
  jvSharePct: number;
}

/** What sets a listing apart: Verified, HOT, and the joint venture it asks for. */
export function ListingBadges({ verified, hot = false, jvSharePct }: ListingBadgesProps) {
  return (
    <>
      {verified ? (
        <Badge tone="verified" icon={<BadgeCheck aria-hidden />}>
          Verified
        </Badge>
      ) : null}
      {hot ? (
        <Badge tone="attention" icon={<Flame aria-hidden />}>
          HOT
        </Badge>
      ) : null}
      {jvSharePct > 0 ? <Badge>{jvSharePct}% JV</Badge> : null}
    </>
  );
}
