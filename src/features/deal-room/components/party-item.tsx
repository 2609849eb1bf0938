import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { paths } from '@/domain/site/paths';
import { ContactLinks } from '@/shared/members/contact-links';
import { Avatar } from '@/platform/pictures/avatar';
import { Badge } from '@/kit/ui/badge';
import { Button } from '@/kit/ui/button';
import { ConfirmDialog } from '@/platform/forms/confirm-dialog';
import { lazyDialog } from '@/kit/ui/lazy-dialogs';
import { toast } from '@/kit/ui/toast';
import { isKeyOf } from '@/domain/ledger/vocabulary';
import { partyRights } from '@/domain/ledger/parties';
import { useAcceptParty, useResendInvitation, useRevokeParty } from '../api/mutations';
import { describeError } from '@/platform/errors/describe-error';
import { dealErrors } from '@/shared/deals/errors';
import { isGuest, isPartner, partyName, principalSide, roleText, type Party } from '@/domain/deal/deal';
import { companyText } from '@/domain/offer/company';
import { disputeHours } from '../earnest-money';
import { accepts, awaitsAcceptance, manages } from '../rights';
import type { RoomProps } from '../room-view';
import { Authority } from './authority';
import type { CompanyDialogProps } from './company-dialog';
import type { RightsDialogProps } from './rights-dialog';

const CompanyDialog = lazyDialog<CompanyDialogProps>(() =>
  import('./company-dialog').then((module) => module.CompanyDialog),
);
const RightsDialog = lazyDialog<RightsDialogProps>(() =>
  import('./rights-dialog').then((module) => module.RightsDialog),
);

interface PartyItemProps extends RoomProps {
  party: Party;
}

/** Someone in the deal: who they are, what they may see, and what the viewer can change about it. */
export function PartyItem({ deal, viewer, now, party }: PartyItemProps) {
  const own = party.id === viewer.id;
  const name = partyName(party);
  const company = companyText(party);
  return (
    <li className="flex items-start gap-3">
      <Avatar name={name} path={party.picture} size={40} />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          {party.user_id && !own ? (
            <Link to={paths.member(party.user_id)} className="font-semibold break-words hover:underline">
              {name}
            </Link>
          ) : (
            <span className="font-semibold break-words">{own ? `${name} (you)` : name}</span>
          )}
          {party.joined_at === null ? <Badge tone="attention">Invited</Badge> : null}
        </p>
        <p className="text-sm text-muted">{roleText(party)}</p>
        {company === null ? null : (
          <p className="text-sm wrap-anywhere text-muted">
            {isGuest(party) ? company : `${party.role === 'signer' ? 'Signs' : 'Acting'} for ${company}`}
          </p>
        )}
        <Authority deal={deal} viewer={viewer} now={now} party={party} />
        {own && deal.state === 'open' && isPartner(party) ? <CompanyButton deal={deal} viewer={viewer} /> : null}
        {party.invitedEmail ? <p className="text-sm wrap-anywhere text-muted">{party.invitedEmail}</p> : null}
        {own ? null : <ContactLinks {...party.contact} website={null} />}
        {isGuest(party) ? <p className="mt-1 text-sm text-muted">{rightsText(party.rights)}</p> : null}
        {awaitsAcceptance(party) ? (
          <p className="mt-1 text-sm text-muted">
            {own ? 'You can' : 'Can'} confirm earnest money once the {party.side === 'buyer' ? 'seller' : 'buyer'}{' '}
            accepts {own ? 'you' : 'them'}.
          </p>
        ) : null}
        {deal.state === 'open' && accepts(viewer, party) ? <AcceptButton deal={deal} party={party} /> : null}
        <PartyActions deal={deal} viewer={viewer} now={now} party={party} />
      </div>
    </li>
  );
}

/** Opens the choice of the company that the viewer acts for. */
function CompanyButton({ deal, viewer }: Pick<PartyItemProps, 'deal' | 'viewer'>) {
  const [choosing, setChoosing] = useState(false);
  return (
    <>
      <Button variant="ghost" size="sm" className="-ml-3" onClick={() => setChoosing(true)}>
        {viewer.company === null ? 'Act for a company' : 'Change company'}
      </Button>
      {choosing ? <CompanyDialog deal={deal} viewer={viewer} open onOpenChange={setChoosing} /> : null}
    </>
  );
}

/** Accepts a guest of the other side, after a question. */
function AcceptButton({ deal, party }: Pick<PartyItemProps, 'deal' | 'party'>) {
  const accept = useAcceptParty();
  const [asking, setAsking] = useState(false);
  const name = partyName(party);
  return (
    <>
      <Button
        variant="secondary"
        size="sm"
        className="mt-2"
        aria-label={`Accept ${name} for earnest money`}
        onClick={() => setAsking(true)}
      >
        Accept for earnest money
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={`Accept ${name} for earnest money?`}
        description={
          `The ${party.side} invited them. Once you accept, they can confirm that the earnest money arrived. ` +
          `You can dispute that for ${disputeHours} hours.`
        }
        confirmLabel="Accept"
        busyLabel="Accepting..."
        danger={false}
        errors={dealErrors}
        onConfirm={async () => {
          await accept.mutateAsync(party.id);
          toast.success(`${name} can confirm the earnest money now`, { description: deal.title });
        }}
      />
    </>
  );
}

function rightsText(rights: readonly string[]): string {
  const known = rights.filter((right) => isKeyOf(partyRights, right)).map((right) => partyRights[right]);
  return known.length > 0 ? known.join(' · ') : 'Can only see the property, people, and deadlines';
}

/** What removing someone, or leaving, means. Nobody comes back to a deal that has ended. */
function removalText(leaves: boolean, isOpen: boolean): string {
  if (leaves) {
    return isOpen
      ? 'You’ll lose access right away. Only the person who invited you can let you back in. Agreed amounts stay.'
      : 'You’ll lose access right away, and can’t come back. What you added or signed stays yours.';
  }
  return isOpen
    ? 'They lose access right away. You can invite them again.'
    : 'They lose access right away, and can’t come back.';
}

/** Send again, rights, remove, and leave, where the viewer may. */
function PartyActions({ deal, viewer, party }: PartyItemProps) {
  const revoke = useRevokeParty();
  const resend = useResendInvitation();
  const navigate = useNavigate();
  const [asking, setAsking] = useState(false);
  const [changing, setChanging] = useState(false);
  const name = partyName(party);
  const leaves = party.id === viewer.id && principalSide(viewer) === null;
  const managed = manages(viewer, party);
  const isOpen = deal.state === 'open';
  if (!leaves && !managed) return null;
  const remove = async () => {
    await revoke.mutateAsync(party.id);
    if (leaves) {
      toast.info('You left the deal', { description: deal.title });
      void navigate(paths.deals);
    } else toast.success(`${name} no longer has access`);
  };
  return (
    <div className="mt-1 -ml-3 flex flex-wrap">
      {isOpen && managed && party.joined_at === null ? (
        <Button
          variant="ghost"
          size="sm"
          aria-label={`Send the invitation to ${name} again`}
          busy={resend.isPending}
          busyLabel="Sending..."
          onClick={() =>
            resend.mutate(party.id, {
              onSuccess: () => toast.success('Invitation sent again', { description: party.invitedEmail ?? undefined }),
              onError: (error) => toast.error(describeError(error, dealErrors)),
            })
          }
        >
          Send again
        </Button>
      ) : null}
      {isOpen && managed && isGuest(party) ? (
        <Button variant="ghost" size="sm" aria-label={`Change rights of ${name}`} onClick={() => setChanging(true)}>
          Change rights
        </Button>
      ) : null}
      <Button
        variant="ghost"
        size="sm"
        aria-label={leaves ? 'Leave deal' : `Remove ${name}`}
        onClick={() => setAsking(true)}
      >
        {leaves ? 'Leave deal' : 'Remove'}
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={leaves ? 'Leave this deal?' : `Remove ${name}?`}
        description={removalText(leaves, isOpen)}
        confirmLabel={leaves ? 'Leave deal' : 'Remove'}
        busyLabel={leaves ? 'Leaving...' : 'Removing...'}
        errors={dealErrors}
        onConfirm={remove}
      />
      {changing ? <RightsDialog deal={deal} viewer={viewer} party={party} open onOpenChange={setChanging} /> : null}
    </div>
  );
}
