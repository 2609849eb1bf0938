import { CircleCheck, Download } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '@/shared/config/paths';
import { useMember } from '@/shared/session/member';
import { Badge } from '@/shared/ui/badge';
import { Button, ButtonLink } from '@/shared/ui/button';
import type { Order } from '../../order';
import { cardText } from '../../receipt/card-text';
import { chargedText } from '../../receipt/charged';
import { ReceiptButton } from '../../receipt/receipt-button';
import { isActive, renewalText, statusLabel, statusTone, type Subscription } from '../../subscription';
import { PaymentOutcome } from './payment-outcome';

interface PaymentConfirmedProps {
  sessionId: string;
  subscription: Subscription;
  receipt: Order | null;
  /** There is none yet, but it is being asked for. */
  receiptComes: boolean;
}

/** The payment was made: what it gave, and its receipt. */
export function PaymentConfirmed({ sessionId, subscription, receipt, receiptComes }: PaymentConfirmedProps) {
  return (
    <PaymentOutcome
      icon={<CircleCheck aria-hidden />}
      tone="good"
      title="Payment Successful"
      text={
        isActive(subscription)
          ? `Welcome to ${subscription.productName ?? 'your membership'}: everything it opens is open now.`
          : 'Thank you.'
      }
      actions={
        <>
          <ButtonLink to={paths.dashboard} size="lg" full>
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
              disabled={!receiptComes}
              busy={receiptComes}
            >
              Download Receipt
            </Button>
          )}
          <p className="text-center text-sm text-pretty text-muted">
            <EmailNote /> Every receipt is kept under{' '}
            <Link to={paths.billing} className="font-semibold text-evergreen-ink underline underline-offset-4">
              Billing
            </Link>
            .
          </p>
        </>
      }
    >
      <dl className="mt-7 divide-y divide-line border-y border-line text-[15px]">
        {isActive(subscription) ? <SubscriptionFacts subscription={subscription} /> : null}
        {receipt ? <Fact name="Paid">{chargedText(receipt.amount_paid_cents, receipt.currency)}</Fact> : null}
        <Fact name="Transaction ID">{sessionId}</Fact>
      </dl>
    </PaymentOutcome>
  );
}

function SubscriptionFacts({ subscription }: { subscription: Subscription }) {
  const renewal = renewalText(subscription);
  const card = cardText(subscription.paymentMethodBrand, subscription.paymentMethodLast4);
  return (
    <>
      <Fact name="Plan">
        <span className="flex flex-wrap justify-end gap-x-2.5 gap-y-1">
          {subscription.productName ?? 'Membership'}
          <Badge tone={statusTone(subscription)}>{statusLabel(subscription.subscriptionStatus)}</Badge>
        </span>
      </Fact>
      {renewal ? <Fact name="Next">{renewal}</Fact> : null}
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

/** Mail about money goes to addresses that are confirmed, and to no others. */
function EmailNote() {
  const { data: member } = useMember();
  if (!member?.email) return null;
  if (member.email_confirmed) return `A confirmation email is on its way to ${member.email}.`;
  return `No confirmation email is sent to ${member.email}, which is not confirmed yet.`;
}
