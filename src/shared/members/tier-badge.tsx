import { Star } from 'lucide-react';
import { hasStar, tierBadge } from '@/domain/member/tiers';
import { Badge } from '@/kit/ui/badge';

/** Badge of a paid tier, with a star for partners. Renders nothing for unpaid tiers. */
export function TierBadge({ tier }: { tier: string }) {
  const label = tierBadge(tier);
  if (label === null) return null;
  return (
    <Badge tone="verified" icon={hasStar(tier) ? <Star aria-hidden className="fill-current" /> : undefined}>
      {label}
    </Badge>
  );
}
