import { CircleCheck, Download } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { continueLabel } from '@/domain/site/destinations';
import { paths } from '@/domain/site/paths';
import { savedDestination } from '@/platform/navigation/saved-destination';
import { useMember } from '@/platform/session/member';
import { Badge } from '@/kit/ui/badge';
import { Button, ButtonLink } from '@/kit/ui/button';
import type { Order } from '../../order';
import { cardLabel } from '../../card-label';
import { formatCents } from '@/kit/formatting/format-cents';
import { ReceiptButton } from '../receipt-button';
import type { Purchase } from '../../payment-state';
import { isActive, renewalText, statusLabel, statusTone } from '../../subscription';
import { PaymentOutcome } from './payment-outcome';

interface PaymentConfirmedProps {
  sessionId: string;
  purchase: Purchase;
  receipt: Order | null;
  /** The receipt isn't there yet but may still arrive. */
  receiptPending: boolean;
}

/** What the member chose the plan for; the dashboard if it was the plan itself. */
function destinationAfterPayment(): string {
  const saved = savedDestination(paths.dashboard);
  return saved.startsWith(paths.membership) ? paths.dashboard : saved;
}

/** A confirmed payment: what it bought, and its receipt. */
export function PaymentConfirmed({ sessionId, purchase, receipt, receiptPending }: PaymentConfirmedProps) {
  const [destination] = useState(destinationAfterPayment);
  const started = purchase.subscription && isActive(purchase.subscription);
  return (
    <PaymentOutcome
      icon={<CircleCheck aria-hidden />}
      tone="good"
      title="Payment Successful"
      text={started ? `Welcome to ${purchase.plan ?? 'your membership'}! You now have full access.` : 'Thank you.'}
      actions={
        <>
          {destination === paths.dashboard ? null : (
            <ButtonLink to={destination} size="lg" full>
              {continueLabel(destination)}
            </ButtonLink>
          )}
          <ButtonLink
            to={paths.dashboard}
            variant={destination === paths.dashboard ? 'primary' : 'secondary'}
            size="lg"
            full
          >
            Go to Dashboard
          </ButtonLink>
          {receipt ? (
            <ReceiptButton order={receipt} size="lg" full />
          ) : (
            <Button
              variant="secondary"
              size="lg"
              full
              icon={<Download aria-hidden />}
              disabled={!receiptPending}
              busy={receiptPending}
            >
              Download Receipt
            </Button>
          )}
          <p className="text-center text-sm text-pretty text-muted">
            <EmailNote /> Find all your receipts under{' '}
            <Link to={paths.billing} className="font-semibold text-evergreen-ink underline underline-offset-4">
              Billing
            </Link>
            .
          </p>
        </>
      }
    >
      <dl className="mt-7 divide-y divide-line border-y border-line text-[15px]">
        <PurchaseFacts purchase={purchase} receipt={receipt} />
        <Fact name="Transaction ID">{sessionId}</Fact>
      </dl>
    </PaymentOutcome>
  );
}

function PurchaseFacts({ purchase, receipt }: Pick<PaymentConfirmedProps, 'purchase' | 'receipt'>) {
  const { plan, subscription } = purchase;
  const active = subscription && isActive(subscription) ? subscription : null;
  const renewal = active && renewalText(active);
  const card = receipt
    ? cardLabel(receipt.payment_method_brand, receipt.payment_method_last4)
    : active && cardLabel(active.paymentMethodBrand, active.paymentMethodLast4);
  return (
    <>
      <Fact name="Plan">
        <span className="flex flex-wrap justify-end gap-x-2.5 gap-y-1">
          {plan ?? 'Membership'}
          {active ? <Badge tone={statusTone(active)}>{statusLabel(active.subscriptionStatus)}</Badge> : null}
        </span>
      </Fact>
      {receipt ? <Fact name="Paid">{formatCents(receipt.amount_paid_cents, receipt.currency)}</Fact> : null}
      {renewal ? <Fact name="Renewal">{renewal}</Fact> : null}
      {card ? <Fact name="Card">{card}</Fact> : null}
    </>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex justify-between gap-6 py-3">
      <dt className="shrink-0 text-muted">{name}</dt>
      <dd className="numeric min-w-0 text-right font-medium break-words [overflow-wrap:anywhere]">{children}</dd>
    </div>
  );
}

/** Billing emails go only to verified addresses. */
function EmailNote() {
  const { data: member } = useMember();
  if (!member?.email) return null;
  if (member.email_confirmed) return `A confirmation email is on its way to ${member.email}.`;
  return `Verify ${member.email} to get billing emails.`;
}
