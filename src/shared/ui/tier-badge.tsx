import { Star } from 'lucide-react';
import { tierBadge } from '@/shared/lib/tiers';
import { Badge } from './badge';

/** The badge of a member who pays: a star for partners. Nothing for others. */
export function TierBadge({ tier }: { tier: string }) {
  const label = tierBadge(tier);
  if (label === null) return null;
  return (
    <Badge tone="verified" icon={label === 'Partner' ? <Star aria-hidden className="fill-current" /> : undefined}>
      {label}
    </Badge>
  );
}
