import { Share2, Trash2, BadgeCheck, CalendarX, Clock, TriangleAlert, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { formatDay, formatUsd, pluralize } from '@/kit/formatting/format';
import { Button } from '@/kit/ui/button';
import { Card } from '@/kit/ui/card';
import { ConfirmDialog } from '@/platform/forms/confirm-dialog';
import { Disclosure } from '@/kit/ui/disclosure';
import { toast } from '@/kit/ui/toast';
import { OpenFile } from '@/platform/uploads/open-file';
import { signProof } from '../api/files';
import { useWithdrawProof } from '../api/mutations';
import type { Proof } from '../api/queries';
import { isoToday, kindLabel, proofState, type ProofState, expiryText } from '../funds';
import { ProofActivity } from './proof-activity';
import { ShareProof } from './share-proof';
import { Badge, type BadgeTone } from '@/kit/ui/badge';

const explanations: Readonly<Record<ProofState, string | null>> = {
  pending: 'Our team checks it and notifies you.',
  verified: null,
  expiring: 'Upload a current document to stay verified.',
  expired: 'It no longer counts. Upload a current document.',
  rejected: null,
  withdrawn: null,
};

interface ProofCardProps {
  proof: Proof;
  /** Called after it was removed; its card, with the focus, is about to disappear. */
  onRemoved: () => void;
}

/** One of the member's own proofs of funds: its state, its document, and who has seen it. */
export function ProofCard({ proof, onRemoved }: ProofCardProps) {
  const [dialog, setDialog] = useState<'share' | 'remove' | null>(null);
  const [showLog, setShowLog] = useState(false);
  const withdraw = useWithdrawProof();
  const today = isoToday();
  const state = proofState(proof, today);
  const shareable = state === 'verified' || state === 'expiring';
  const sellers = proof.shares.filter(({ revoked_at }) => revoked_at === null).length;
  const sellerOf = (offerId: string) =>
    proof.shares.find(({ offer_id }) => offer_id === offerId)?.offer.seller_name ?? null;
  const remove = async () => {
    await withdraw.mutateAsync(proof.id);
    toast.success('Document removed');
    onRemoved();
  };
  return (
    <Card className="p-5 sm:p-6">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <div className="min-w-0">
          <h3 className="numeric text-xl font-bold">{formatUsd(proof.amount)}</h3>
          <p className="text-[15px] text-muted">
            {kindLabel(proof.kind)} · Valid until {formatDay(proof.expires_on)}
          </p>
        </div>
        <ProofBadge state={state} expiresOn={proof.expires_on} today={today} />
      </div>
      {explanations[state] ? <p className="mt-3 text-[15px]">{explanations[state]}</p> : null}
      {state === 'rejected' ? <Reason text={proof.reason} /> : null}
      <div className="mt-4 flex flex-wrap items-center justify-between gap-3">
        <p className="min-w-0 text-sm break-words text-muted">
          {proof.name}
          {shareable && sellers > 0 ? ` · Shared with ${pluralize(sellers, 'seller')}` : null}
        </p>
        <div className="flex flex-wrap gap-2">
          <OpenFile sign={() => signProof(proof.id)} name={proof.name} />
          {shareable ? (
            <Button variant="secondary" size="sm" icon={<Share2 aria-hidden />} onClick={() => setDialog('share')}>
              Share
            </Button>
          ) : null}
          <Button
            variant="ghost"
            size="sm"
            icon={<Trash2 aria-hidden />}
            aria-label={`Remove ${proof.name}`}
            onClick={() => setDialog('remove')}
          >
            Remove
          </Button>
        </div>
      </div>
      <Disclosure
        title="Activity"
        text="Everyone who opened this document is listed here."
        open={showLog}
        onToggle={setShowLog}
        className="mt-4 border-t border-line pt-2"
      >
        <ProofActivity log={proof.log} sellerOf={sellerOf} />
      </Disclosure>
      {dialog === 'share' ? <ShareProof proof={proof} onClose={() => setDialog(null)} /> : null}
      <ConfirmDialog
        open={dialog === 'remove'}
        onOpenChange={(open) => setDialog(open ? 'remove' : null)}
        title="Remove this document?"
        description="It stops counting as verified funds, sellers can no longer open it, and we delete the file."
        confirmLabel="Remove document"
        busyLabel="Removing..."
        errors={{ failed: 'We couldn’t remove it.' }}
        onConfirm={remove}
      />
    </Card>
  );
}

function Reason({ text }: { text: string | null }) {
  return (
    <div className="mt-3 rounded-control bg-brick-soft px-4 py-3 text-[15px] text-brick-ink">
      <p className="font-semibold">Why we couldn’t verify it</p>
      <p className="mt-0.5 break-words whitespace-pre-line">{text}</p>
    </div>
  );
}

const looks: Readonly<Record<ProofState, { label: string; tone: BadgeTone; icon: typeof Clock }>> = {
  pending: { label: 'In review', tone: 'attention', icon: Clock },
  verified: { label: 'Verified', tone: 'verified', icon: BadgeCheck },
  expiring: { label: '', tone: 'attention', icon: TriangleAlert },
  expired: { label: 'Expired', tone: 'neutral', icon: CalendarX },
  rejected: { label: 'Not verified', tone: 'danger', icon: Undo2 },
  withdrawn: { label: 'Removed', tone: 'neutral', icon: Undo2 },
};

/** The state of a proof of funds; an expiring one says when it expires. */
function ProofBadge({ state, expiresOn, today }: { state: ProofState; expiresOn: string; today: string }) {
  const { label, tone, icon: Icon } = looks[state];
  return (
    <Badge tone={tone} icon={<Icon aria-hidden />}>
      {label || expiryText(expiresOn, today)}
    </Badge>
  );
}
