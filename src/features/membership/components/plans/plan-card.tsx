import { clsx } from 'clsx';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { Card } from '@/kit/ui/card';
import { PlanPrice } from './plan-price';

interface PlanCardProps {
  name: string;
  /** Whole USD. */
  amount: number;
  interval: string;
  /** The price over another interval. */
  note: string;
  text: string;
  /** A label on the upper edge that makes the card stand out. */
  flag?: string;
  /** Heading of the feature list. */
  lead: string;
  features: readonly string[];
  action: ReactNode;
}

/** A plan with its price, button, and features. */
export function PlanCard({ name, amount, interval, note, text, flag, lead, features, action }: PlanCardProps) {
  return (
    <li className={clsx('relative flex', flag && 'max-lg:mt-3')}>
      <Card className={clsx('flex w-full flex-col p-6 sm:p-7', flag && 'border-evergreen! ring-1 ring-evergreen')}>
        {flag ? (
          <p className="absolute inset-x-0 -top-3.5 flex justify-center">
            <span className="rounded-full bg-evergreen px-4 py-1 text-[13px] font-semibold text-evergreen-on">
              {flag}
            </span>
          </p>
        ) : null}
        <h2 className="text-lg font-semibold">{name}</h2>
        <p className="mt-1 text-[15px] text-muted lg:min-h-12">{text}</p>
        <div className="mt-6">
          <PlanPrice amount={amount} interval={interval} />
          <p className="numeric mt-2 text-sm text-muted">{note}</p>
        </div>
        <div className="mt-6">{action}</div>
        <p className="mt-7 border-t border-line pt-6 text-sm font-semibold text-ink">{lead}</p>
        <ul className="mt-3.5 flex flex-1 flex-col gap-3">
          {features.map((feature) => (
            <li key={feature} className="flex gap-3 text-[15px]">
              <Check aria-hidden className="mt-1 size-4 shrink-0 text-evergreen-ink" />
              {feature}
            </li>
          ))}
        </ul>
      </Card>
    </li>
  );
}
