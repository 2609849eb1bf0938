import { BadgeCheck, CalendarX, Clock, TriangleAlert, Undo2 } from 'lucide-react';
import { Badge, type BadgeTone } from '@/shared/ui/badge';
import { expiryText, type ProofState } from '../funds';

const looks: Readonly<Record<ProofState, { label: string; tone: BadgeTone; icon: typeof Clock }>> = {
  pending: { label: 'In review', tone: 'attention', icon: Clock },
  verified: { label: 'Verified', tone: 'verified', icon: BadgeCheck },
  expiring: { label: '', tone: 'attention', icon: TriangleAlert },
  expired: { label: 'Expired', tone: 'neutral', icon: CalendarX },
  rejected: { label: 'Not verified', tone: 'danger', icon: Undo2 },
  withdrawn: { label: 'Removed', tone: 'neutral', icon: Undo2 },
};

/** Where a proof of funds stands; an expiring one says when it expires. */
export function ProofBadge({ state, expiresOn, today }: { state: ProofState; expiresOn: string; today: string }) {
  const { label, tone, icon: Icon } = looks[state];
  return (
    <Badge tone={tone} icon={<Icon aria-hidden />}>
      {label || expiryText(expiresOn, today)}
    </Badge>
  );
}
