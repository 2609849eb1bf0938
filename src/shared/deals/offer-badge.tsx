import { Badge, type BadgeTone } from '@/kit/ui/badge';
import { offerStates, type OfferState } from '@/domain/ledger/vocabulary';

const tones: Readonly<Partial<Record<OfferState, BadgeTone>>> = {
  open: 'attention',
  accepted: 'verified',
  declined: 'danger',
};

interface OfferBadgeProps {
  state: OfferState;
  /** Nobody answered in time, even if it isn't recorded yet. */
  expired?: boolean;
  /** It waits for a decision of moderators about the listing. */
  held?: boolean;
}

/** An offer's state as a badge. */
export function OfferBadge({ state, expired = false, held = false }: OfferBadgeProps) {
  if (held) return <Badge>On hold</Badge>;
  const shown = expired ? 'expired' : state;
  return <Badge tone={tones[shown] ?? 'neutral'}>{offerStates[shown]}</Badge>;
}
