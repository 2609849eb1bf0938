import { Clock, LoaderCircle, SearchX } from 'lucide-react';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '@/domain/site/paths';
import { useUser } from '@/platform/auth/auth-provider';
import { describeError } from '@/platform/errors/describe-error';
import { Failure } from '@/platform/errors/failure';
import { Button, ButtonLink } from '@/kit/ui/button';
import { ErrorState } from '@/kit/ui/error-state';
import { focusHeading } from '@/platform/navigation/focus-heading';
import { Page, PageHeading } from '@/platform/layout/page';
import { Celebration } from '@/shared/celebration/celebration';
import { PaymentConfirmed } from './payment-confirmed';
import { PaymentOutcome } from './payment-outcome';
import type { PaymentState } from '../../payment-state';
import { usePayment } from './use-payment';

/** Where Stripe returns a member after paying. `sessionId` is Stripe's; null if the URL has none. */
export function PaymentSuccess({ sessionId }: { sessionId: string | null }) {
  const user = useUser();
  if (!sessionId) return <Unknown />;
  return <Payment key={sessionId} userId={user.id} sessionId={sessionId} />;
}

/** Waits for the webhook: returning to this page doesn't prove payment. */
function Payment({ userId, sessionId }: { userId: string; sessionId: string }) {
  const payment = usePayment(userId, sessionId);
  const { state, polling, error, retrying, checkAgain } = payment;
  const view = viewOf(state, polling, error);
  useEffect(() => (view === 'confirming' ? undefined : focusHeading()), [view]);
  return (
    <>
      <output className="sr-only">{view === 'confirmed' ? 'Payment Successful' : null}</output>
      {view === 'failed' ? <Failed error={error} onRetry={checkAgain} retrying={retrying} /> : null}
      {view === 'confirming' ? <Confirming /> : null}
      {view === 'unconfirmed' ? <Unconfirmed error={error} onCheckAgain={checkAgain} checking={retrying} /> : null}
      {view === 'expired' ? <Expired /> : null}
      {view === 'unknown' ? <Unknown /> : null}
      {view === 'confirmed' && payment.purchase ? (
        <>
          <PaymentConfirmed
            sessionId={sessionId}
            purchase={payment.purchase}
            receipt={payment.receipt}
            receiptPending={polling}
          />
          <Celebration id={sessionId} />
        </>
      ) : null}
    </>
  );
}

function viewOf(state: PaymentState | null, polling: boolean, error: Error | null) {
  if (state === null) return error ? 'failed' : 'confirming';
  if (state === 'unknown' || state === 'confirmed') return state;
  if (polling) return 'confirming';
  return state === 'expired' ? 'expired' : 'unconfirmed';
}

function Failed({ error, onRetry, retrying }: { error: unknown; onRetry: () => void; retrying: boolean }) {
  return (
    <Page narrow>
      <PageHeading title="Your payment" className="mb-6" />
      <ErrorState
        title="We couldn’t look up your payment"
        text={describeError(error)}
        onRetry={onRetry}
        retrying={retrying}
      />
    </Page>
  );
}

function Confirming() {
  return (
    <PaymentOutcome
      icon={<LoaderCircle aria-hidden className="animate-spin" />}
      tone="neutral"
      title="Confirming your payment"
      text="This takes a few seconds. Your membership will start automatically. You can leave this page."
    />
  );
}

interface UnconfirmedProps {
  error: unknown;
  onCheckAgain: () => void;
  checking: boolean;
}

function Unconfirmed({ error, onCheckAgain, checking }: UnconfirmedProps) {
  return (
    <PaymentOutcome
      icon={<Clock aria-hidden />}
      tone="attention"
      title="Your payment is still being confirmed"
      text={
        'This is taking longer than usual. You don’t need to pay again. ' +
        'Your membership starts once the payment is confirmed.'
      }
      actions={
        <>
          <Failure error={error} />
          <Button size="lg" full busy={checking} onClick={onCheckAgain}>
            Check again
          </Button>
          <ButtonLink to={paths.dashboard} variant="secondary" size="lg" full>
            Go to Dashboard
          </ButtonLink>
        </>
      }
    />
  );
}

function Expired() {
  return (
    <PaymentOutcome
      icon={<Clock aria-hidden />}
      tone="attention"
      title="This checkout has expired"
      text="You weren’t charged. You can start a new checkout."
      actions={<ToPlans label="View Plans" />}
    />
  );
}

function Unknown() {
  return (
    <PaymentOutcome
      icon={<SearchX aria-hidden />}
      tone="neutral"
      title="We couldn’t find this payment"
      text={
        <>
          The link may be incomplete, or you paid with another account. This account’s payments are under{' '}
          <Link to={paths.billing} className="font-semibold text-evergreen-ink underline underline-offset-4">
            Billing
          </Link>
          .
        </>
      }
      actions={<ToPlans label="Go to Membership" />}
    />
  );
}

function ToPlans({ label }: { label: string }) {
  return (
    <>
      <ButtonLink to={paths.membership} size="lg" full>
        {label}
      </ButtonLink>
      <ButtonLink to={paths.dashboard} variant="secondary" size="lg" full>
        Go to Dashboard
      </ButtonLink>
    </>
  );
}
