import { CircleCheck, CircleDashed } from 'lucide-react';
import { clsx } from 'clsx';
import { formatMoment } from '@/kit/time/moments';
import { Badge, type BadgeTone } from '@/kit/ui/badge';
import { isKeyOf } from '@/domain/ledger/vocabulary';
import { partyRoles } from '@/domain/ledger/parties';
import { partyName, type DealPartProps } from '@/domain/deal/deal';
import { companyText } from '@/domain/offer/company';
import {
  agreementStatuses,
  isOutdated,
  signerName,
  type Agreement,
  type AgreementStatus,
  type Signature,
} from '../../agreements';
import { AgreementActions } from './agreement-actions';

interface AgreementItemProps extends DealPartProps {
  now: number;
  agreement: Agreement;
}

const tones: Readonly<Record<AgreementStatus, BadgeTone>> = {
  awaiting_signatures: 'attention',
  signed: 'verified',
  declined: 'danger',
  countered: 'neutral',
  withdrawn: 'neutral',
};

/** An agreement: its status, who has signed it, and what the viewer can do. */
export function AgreementItem({ deal, viewer, now, agreement }: AgreementItemProps) {
  const preparer = deal.parties.find(({ id }) => id === agreement.prepared_by);
  const when = formatMoment(agreement.created_at, deal.time_zone, now);
  return (
    <article>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h3 className="font-semibold">{agreement.title}</h3>
        <Badge tone={tones[agreement.status]}>{agreementStatuses[agreement.status]}</Badge>
      </div>
      <p className="numeric mt-0.5 text-sm wrap-anywhere text-muted">
        Prepared by {preparer?.id === viewer.id ? 'you' : partyName(preparer)} ·{' '}
        <time dateTime={agreement.created_at}>{when}</time>
        {agreement.version === null ? null : ` · ${agreement.state}, template version ${agreement.version}`}
      </p>
      {isOutdated(agreement, deal) ? (
        <p className="mt-2 rounded-control bg-amber-soft px-4 py-3 text-sm font-medium text-amber-ink">
          This was signed on earlier terms, which an amendment has changed since. Prepare a new one.
        </p>
      ) : null}
      <ul className="mt-3 flex flex-col gap-2">
        {agreement.signatures.map((signature) => (
          <Signer
            key={signature.party_id}
            signature={signature}
            viewerId={viewer.id}
            when={signature.signed_at && formatMoment(signature.signed_at, deal.time_zone, now)}
          />
        ))}
      </ul>
      <AgreementActions deal={deal} viewer={viewer} agreement={agreement} />
    </article>
  );
}

interface SignerProps {
  signature: Signature;
  viewerId: string;
  /** When they signed; null if they haven't. */
  when: string | null;
}

function Signer({ signature, viewerId, when }: SignerProps) {
  const { role, signed_name, other_name } = signature;
  const name = signerName(signature, viewerId);
  const company = companyText(signature);
  const Icon = when === null ? CircleDashed : CircleCheck;
  return (
    <li className="flex items-start gap-2.5 text-[15px]">
      <Icon
        aria-hidden
        className={clsx('mt-0.5 size-5 shrink-0', when === null ? 'text-muted' : 'text-evergreen-ink')}
      />
      <span className="min-w-0 wrap-anywhere">
        <span className="font-medium">{name}</span>
        <span className="text-muted">
          {' '}
          ({isKeyOf(partyRoles, role) ? partyRoles[role] : 'Party'}
          {company === null ? null : `, for ${company}`}){' '}
          {when === null ? `${name === 'You' ? 'haven’t' : 'hasn’t'} signed yet` : `signed ${when}`}
          {when !== null && signed_name ? ` as “${signed_name}”` : null}
          {when !== null && signed_name && other_name ? ' (not the account’s name)' : null}
        </span>
      </span>
    </li>
  );
}
