import { useNavigate } from 'react-router-dom';
import { paths } from '@/domain/site/paths';
import { formatRelativeDate } from '@/kit/formatting/format';
import { Button } from '@/kit/ui/button';
import { Card } from '@/kit/ui/card';
import { toast } from '@/kit/ui/toast';
import { useJoinDeal } from '@/shared/deals/api/mutations';
import type { Invitation } from '../api/queries';
import { isKeyOf } from '@/domain/ledger/vocabulary';
import { partyRights, partyRoles } from '@/domain/ledger/parties';
import { joinWords } from '@/kit/formatting/join-words';
import { Failure } from '@/platform/errors/failure';
import { offerErrors } from '@/shared/deals/errors';
import { DealsListSection } from './deals-list-section';

/** Deals that the member is invited to. */
export function Invitations({ invitations }: { invitations: readonly Invitation[] }) {
  return (
    <DealsListSection title="Invitations" count={invitations.length}>
      <ul className="flex flex-col gap-3">
        {invitations.map((invitation) => (
          <li key={invitation.party_id}>
            <InvitationCard invitation={invitation} />
          </li>
        ))}
      </ul>
    </DealsListSection>
  );
}

function InvitationCard({ invitation }: { invitation: Invitation }) {
  const { party_id, title, address, role, side, rights, invited_by, invited_at } = invitation;
  const join = useJoinDeal();
  const navigate = useNavigate();
  const known = rights.filter((right) => isKeyOf(partyRights, right)).map((right) => partyRights[right].toLowerCase());
  return (
    <Card className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 px-5 py-4">
      <div className="min-w-0 flex-1 basis-64">
        <h3 className="font-medium wrap-anywhere">{title}</h3>
        <p className="text-sm text-muted">{address}</p>
        <p className="mt-1 text-[15px]">
          {invited_by ?? 'A former member'}, the {side}, invited you as{' '}
          {isKeyOf(partyRoles, role) ? partyRoles[role].toLowerCase().replace('jv', 'JV') : 'a guest'}
          {invited_at ? `, ${formatRelativeDate(invited_at)}` : ''}.
          {known.length > 0 ? ` You can ${joinWords(known)}.` : ''}
        </p>
      </div>
      <Button
        busy={join.isPending}
        busyLabel="Joining..."
        aria-label={`Accept the invitation to the deal on ${title}`}
        onClick={() =>
          join.mutate(party_id, {
            onSuccess: (dealId) => {
              toast.success('You joined the deal');
              void navigate(paths.deal(dealId));
            },
          })
        }
      >
        Accept
      </Button>
      <Failure error={join.error} errors={offerErrors} className="basis-full" />
    </Card>
  );
}
