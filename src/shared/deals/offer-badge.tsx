import { Badge, type BadgeTone } from '@/shared/ui/badge';
import { offerStates, type OfferState } from './vocabulary';

const tones: Readonly<Partial<Record<OfferState, BadgeTone>>> = {
  open: 'attention',
  accepted: 'verified',
  declined: 'danger',
};

/** An offer's state as a badge. `expired`: nobody answered in time, even if it isn't recorded yet. */
export function OfferBadge({ state, expired = false }: { state: OfferState; expired?: boolean }) {
  const shown = expired ? 'expired' : state;
  return <Badge tone={tones[shown] ?? 'neutral'}>{offerStates[shown]}</Badge>;
}
