import { formatDate } from '@/kit/formatting/format';
import { Badge } from '@/kit/ui/badge';
import { SettingsSection } from '@/kit/ui/settings-section';
import { reversalTitle, stripeWords, type Reversal } from '../operations';
import { Row, Rows } from './row';

/** The newest refunds and disputes. They're decided in Stripe. */
export function Reversals({ reversals }: { reversals: readonly Reversal[] }) {
  return (
    <SettingsSection
      title="Refunds and disputes"
      text="Made in Stripe. A full refund or a lost dispute ends the membership; an open dispute pauses it."
    >
      <Rows empty="No refunds or disputes.">
        {reversals.map((reversal) => (
          <Row key={reversal.id} title={reversalTitle(reversal)} text={<Details reversal={reversal} />}>
            <Badge tone={toneOf(reversal)}>{stripeWords(reversal.status)}</Badge>
          </Row>
        ))}
      </Rows>
    </SettingsSection>
  );
}

function Details({ reversal: { id, invoice, reason, created_at, evidence_due_at } }: { reversal: Reversal }) {
  return (
    <>
      <span className="block">
        {formatDate(created_at)} · Invoice {invoice} · {id}
      </span>
      {reason ? <span className="block">Reason: {stripeWords(reason)}</span> : null}
      {evidence_due_at ? <span className="block">Evidence is due by {formatDate(evidence_due_at)}</span> : null}
    </>
  );
}

function toneOf({ kind, status }: Reversal) {
  if (status.endsWith('needs_response')) return 'danger';
  if (status === 'won' || status === 'prevented') return 'verified';
  return kind === 'refund' && status !== 'succeeded' ? 'attention' : 'neutral';
}
