import { BadgeCheck } from 'lucide-react';
import { Badge } from '@/kit/ui/badge';
import { fundsText, type VerifiedFunds } from '@/domain/offer/verified-funds';

/** 'Funds verified to $250K until Mar 3', next to a buyer's name. */
export function FundsBadge({ funds }: { funds: VerifiedFunds }) {
  return (
    <Badge tone="verified" icon={<BadgeCheck aria-hidden />}>
      {fundsText(funds)}
    </Badge>
  );
}
