import { Clock, LoaderCircle, SearchX } from 'lucide-react';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '@/shared/config/paths';
import { useAuth } from '@/shared/session/auth-provider';
import { explainFailure } from '@/shared/supabase/explain-failure';
import { Button, ButtonLink } from '@/shared/ui/button';
import { ErrorState } from '@/shared/ui/error-state';
import { FormError } from '@/shared/ui/field';
import { focusHeading } from '@/shared/ui/focus-heading';
import { Page, PageHeading } from '@/shared/ui/page';
import { Celebration } from './celebration';
import { PaymentConfirmed } from './payment-confirmed';
import { PaymentOutcome } from './payment-outcome';
import type { PaymentState } from './payment-state';
import { usePayment } from './use-payment';

/** Where the card provider sends a member back to who has paid. `sessionId` is the provider's; null where the address has none. */
export function PaymentSuccess({ sessionId }: { sessionId: string | null }) {
  const { user } = useAuth();
  if (!sessionId || !user) return <Unknown />;
  return <Payment key={sessionId} userId={user.id} sessionId={sessionId} />;
}

/** Waits for what the provider tells us: that the browser came back here proves nothing. */
function Payment({ userId, sessionId }: { userId: string; sessionId: string }) {
  const payment = usePayment(userId, sessionId);
  const { state, asking, error, retrying, askAgain } = payment;
  const view = viewOf(state, asking, error);
  useEffect(() => (view === 'confirming' ? undefined : focusHeading()), [view]);
  return (
    <>
      <output className="sr-only">{view === 'confirmed' ? 'Payment Successful' : null}</output>
      {view === 'failed' ? <Failed error={error} onRetry={askAgain} retrying={retrying} /> : null}
      {view === 'confirming' ? <Confirming /> : null}
      {view === 'unconfirmed' ? <Unconfirmed error={error} onAskAgain={askAgain} asking={retrying} /> : null}
      {view === 'expired' ? <Expired /> : null}
      {view === 'unknown' ? <Unknown /> : null}
      {view === 'confirmed' && payment.subscription ? (
        <>
          <PaymentConfirmed
            sessionId={sessionId}
            subscription={payment.subscription}
            receipt={payment.receipt}
            receiptComes={asking}
          />
          <Celebration sessionId={sessionId} />
        </>
      ) : null}
    </>
  );
}

function viewOf(state: PaymentState | null, asking: boolean, error: Error | null) {
  if (state === null) return error ? 'failed' : 'confirming';
  if (state === 'unknown' || state === 'confirmed') return state;
  if (asking) return 'confirming';
  return state === 'expired' ? 'expired' : 'unconfirmed';
}

function Failed({ error, onRetry, retrying }: { error: unknown; onRetry: () => void; retrying: boolean }) {
  return (
    <Page narrow>
      <PageHeading title="Your payment" className="mb-6" />
      <ErrorState
        title="Your payment could not be looked up"
        text={explainFailure(error)}
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
      text="This takes a few seconds. Your membership starts by itself, also if you leave this page."
    />
  );
}

function Unconfirmed({ error, onAskAgain, asking }: { error: unknown; onAskAgain: () => void; asking: boolean }) {
  return (
    <PaymentOutcome
      icon={<Clock aria-hidden />}
      tone="attention"
      title="Your payment is still being confirmed"
      text="It takes longer than usual. You need not pay again: your membership starts by itself once your card’s payment is confirmed."
      actions={
        <>
          <FormError>{error ? explainFailure(error) : null}</FormError>
          <Button size="lg" full busy={asking} onClick={onAskAgain}>
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
      text="It was closed before anything was paid, and nothing was charged by it. You can begin another."
      actions={<ToPlans label="View Plans" />}
    />
  );
}

function Unknown() {
  return (
    <PaymentOutcome
      icon={<SearchX aria-hidden />}
      tone="neutral"
      title="We could not find this payment"
      text={
        <>
          The link may not be complete, or the payment was made with another account. What this account has paid is
          listed under{' '}
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
