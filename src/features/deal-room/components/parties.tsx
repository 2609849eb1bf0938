import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import { formatMoment } from '@/kit/time/moments';
import { Button } from '@/kit/ui/button';
import { lazyDialog } from '@/kit/ui/lazy-dialogs';
import { principalSide, type Party } from '@/domain/deal/deal';
import { accessText, guestAccessEnds, hasAccess } from '../guest-access';
import type { RoomProps } from '../room-view';
import type { InviteDialogProps } from './invite-dialog';
import { PartyItem } from './party-item';
import { RoomSection } from '@/shared/deals/room-section';

const InviteDialog = lazyDialog<InviteDialogProps>(() =>
  import('./invite-dialog').then((module) => module.InviteDialog),
);

const order = ['seller', 'buyer', 'jv_partner', 'signer', 'title', 'lender', 'attorney'];

/** Who takes part, joined first, without those who lost access. */
function listed({ deal, now }: RoomProps): Party[] {
  const rank = (party: Party) => order.indexOf(party.role) + (party.joined_at === null ? order.length : 0);
  return deal.parties.filter((party) => hasAccess(party, deal, now)).toSorted((a, b) => rank(a) - rank(b));
}

/** Everyone in the deal, with what they may see and do. */
export function Parties(room: RoomProps & { className: string }) {
  const { deal, viewer, now, className } = room;
  const [inviting, setInviting] = useState(false);
  const canInvite = principalSide(viewer) !== null && deal.state === 'open';
  const ends = guestAccessEnds(deal);
  const access = ends === null ? null : accessText(deal, viewer, formatMoment(ends, deal.time_zone, now));
  return (
    <RoomSection
      title="People"
      actions={
        canInvite ? (
          <Button
            variant="secondary"
            size="sm"
            icon={<UserPlus aria-hidden />}
            aria-label="Invite someone"
            onClick={() => setInviting(true)}
          >
            Invite
          </Button>
        ) : null
      }
      className={className}
    >
      <ul className="flex flex-col gap-5">
        {listed(room).map((party) => (
          <PartyItem key={party.id} {...room} party={party} />
        ))}
      </ul>
      {canInvite ? (
        <p className="mt-5 text-sm text-muted">
          Bring in your title company, lender, attorney, a JV partner, or others who sign for your company. You choose
          what guests can see.
        </p>
      ) : null}
      {access ? <p className="mt-5 text-sm text-muted">{access}</p> : null}
      {inviting ? <InviteDialog deal={deal} viewer={viewer} open onOpenChange={setInviting} /> : null}
    </RoomSection>
  );
}
