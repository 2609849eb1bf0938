import { zodResolver } from '@hookform/resolvers/zod';
import { ArrowLeft, Info } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useForm } from 'react-hook-form';
import { Link, useNavigate } from 'react-router-dom';
import { paths } from '@/domain/site/paths';
import { formatUsd } from '@/kit/formatting/format';
import { Page, PageHeading } from '@/platform/layout/page';
import { SideCard } from '@/kit/ui/side-card';
import { BillingAddressStep } from './billing-address-step';
import { demoPlans, type DemoChoice } from '../../demo-plans';
import { emptyPayment, paymentSchema, type PaymentValues } from '../../schema';
import { PaymentDetailsStep } from './payment-details-step';
import { usePaymentStep } from './use-payment-step';

const titles = { details: 'Payment Details', address: 'Billing Address' } as const;

/** A two-step payment form that charges nothing. What the user types is never stored or sent. */
export function DemoCheckout() {
  const { choice, step, toAddress, toDetails } = usePaymentStep();
  const navigate = useNavigate();
  const form = useForm<PaymentValues>({ resolver: zodResolver(paymentSchema), defaultValues: emptyPayment });
  const heading = useStepFocus(step);
  return (
    <Page narrow>
      <div ref={heading}>
        {step === 'details' ? (
          <Link to={paths.membership} className={backClass}>
            <ArrowLeft aria-hidden />
            Back to membership
          </Link>
        ) : (
          <button type="button" onClick={toDetails} className={backClass}>
            <ArrowLeft aria-hidden />
            Back to payment details
          </button>
        )}
        <PageHeading
          title={titles[step]}
          tab={`Payment: ${titles[step]}`}
          lead={`Step ${step === 'details' ? 1 : 2} of 2`}
        />
      </div>
      <DemoNotice />
      <div className="mt-6 grid items-start gap-6 md:grid-cols-[minmax(0,1fr)_18rem]">
        {step === 'details' ? (
          <PaymentDetailsStep form={form} onDone={toAddress} />
        ) : (
          <BillingAddressStep form={form} onDone={() => void navigate(paths.dashboard, { replace: true })} />
        )}
        <Summary choice={choice} />
      </div>
    </Page>
  );
}

const backClass =
  '-ml-1 mb-2 inline-flex min-h-11 items-center gap-1.5 rounded px-1 text-sm font-medium text-muted ' +
  'hover:text-ink [&_svg]:size-4';

function DemoNotice() {
  return (
    <div
      role="note"
      className="mt-5 flex items-start gap-3 rounded-card bg-amber-soft px-4 py-3.5 text-[15px] text-amber-ink"
    >
      <Info aria-hidden className="mt-0.5 size-5 shrink-0" />
      <p>
        <strong className="font-semibold">
          This is a demo: you won’t be charged, and nothing you type is sent or stored.
        </strong>{' '}
        Don’t enter a real card. To become a member,{' '}
        <Link to={paths.membership} className="font-semibold underline underline-offset-4">
          choose a plan
        </Link>
        .
      </p>
    </div>
  );
}

function Summary({ choice: { plan, billingCycle } }: { choice: DemoChoice }) {
  const { name, [billingCycle]: price } = demoPlans[plan];
  const interval = billingCycle === 'annual' ? 'year' : 'month';
  return (
    <SideCard title="Summary">
      <dl className="mt-3 flex flex-col gap-2 text-[15px]">
        <div className="flex justify-between gap-4">
          <dt>{`${name}, ${billingCycle}`}</dt>
          <dd className="numeric font-semibold">{`${formatUsd(price)} a ${interval}`}</dd>
        </div>
        <div className="flex justify-between gap-4 border-t border-line pt-2">
          <dt>Charged by this form</dt>
          <dd className="numeric font-semibold">{formatUsd(0)}</dd>
        </div>
      </dl>
    </SideCard>
  );
}

/** On a step change, scrolls to the top and focuses the heading. Not on arrival. */
function useStepFocus(step: string) {
  const box = useRef<HTMLDivElement>(null);
  const seen = useRef(step);
  useEffect(() => {
    if (seen.current === step) return;
    seen.current = step;
    window.scrollTo(0, 0);
    const heading = box.current?.querySelector('h1');
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  });
  return box;
}
