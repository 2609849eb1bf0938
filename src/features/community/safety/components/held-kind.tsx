import { Badge } from '@/kit/ui/badge';
import { reviewKind } from '@/shared/moderation/review-kind';
import { readHeld } from '../api/queries';
import { heldSubject } from '../report-snapshot';
import { kindNames, waitingReason } from '../reports';
import { HeldCard } from './held-card';

/** What nobody else sees until it's approved: new members' first posts, links, images, and what was reported. */
export const heldKind = reviewKind({
  noun: 'Held',
  read: readHeld,
  renderRow: (item) => {
    const { kind, name } = heldSubject(item);
    return {
      title: name,
      detail: `${kindNames[kind]} by ${item.member.name}`,
      at: item.created_at,
      badge: <Badge tone={item.reason === 'reports' ? 'danger' : 'attention'}>{waitingReason(item.reason)}</Badge>,
    };
  },
  renderCard: (item, actions) => <HeldCard item={item} {...actions} />,
});
