import { clsx } from 'clsx';
import { CalendarClock, CreditCard } from 'lucide-react';
import type { ReactNode } from 'react';
import { planName } from '@/domain/member/tiers';
import { Badge } from '@/kit/ui/badge';
import { cardLabel } from '../card-label';
import {
  isOngoing,
  periodEndDate,
  renewalText,
  subscriptionProblem,
  statusLabel,
  statusTone,
  needlessText,
  noSubscriptionText,
  type Subscription,
} from '../subscription';

interface SubscriptionStateProps {
  tier: string;
  /** Null if there never was one. */
  subscription: Subscription | null;
}

/** Plan, status, and renewal. */
export function SubscriptionState({ tier, subscription }: SubscriptionStateProps) {
  const living = subscription !== null && isOngoing(subscription);
  return (
    <>
      <p className="mt-2 flex flex-wrap items-center gap-x-2.5 gap-y-1 text-lg font-semibold text-ink">
        {living ? (subscription.productName ?? 'Membership') : planName(tier)}
        {subscription ? (
          <Badge tone={statusTone(subscription)}>{statusLabel(subscription.subscriptionStatus)}</Badge>
        ) : null}
      </p>
      {living ? (
        <Terms tier={tier} subscription={subscription} />
      ) : (
        <p className="mt-1 text-[15px] text-muted">{noSubscriptionText(tier, subscription)}</p>
      )}
    </>
  );
}

function Terms({ tier, subscription }: { tier: string; subscription: Subscription }) {
  const renewal = renewalText(subscription);
  const card = cardLabel(subscription.paymentMethodBrand, subscription.paymentMethodLast4);
  const end = periodEndDate(subscription);
  const problem = subscriptionProblem(subscription);
  const needless = needlessText(tier, subscription);
  return (
    <>
      <ul className="numeric mt-2 flex flex-col gap-1.5 text-[15px] text-muted empty:hidden">
        {renewal ? <Term icon={<CalendarClock aria-hidden />}>{renewal}</Term> : null}
        {card ? <Term icon={<CreditCard aria-hidden />}>{card}</Term> : null}
      </ul>
      {subscription.cancelAtPeriodEnd && end ? <Notice>Your subscription will cancel on {end}</Notice> : null}
      {needless ? <Notice>{needless}</Notice> : null}
      {problem ? <Notice urgent>{problem}</Notice> : null}
    </>
  );
}

function Term({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li className="flex items-center gap-2 [&_svg]:size-4 [&_svg]:shrink-0">
      {icon}
      {children}
    </li>
  );
}

function Notice({ urgent = false, children }: { urgent?: boolean; children: ReactNode }) {
  return (
    <p
      className={clsx(
        'numeric mt-4 rounded-control px-4 py-3 text-sm font-medium',
        urgent ? 'bg-brick-soft text-brick-ink' : 'bg-amber-soft text-amber-ink',
      )}
    >
      {children}
    </p>
  );
}
