import { LockKeyhole } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { brand } from '@/domain/site/brand';
import { formatUsd } from '@/kit/formatting/format';
import { Card } from '@/kit/ui/card';
import type { Plan } from '../../plans';

/** What is due today and later, with the payment button as `children`. */
export function CheckoutSummary({ plan, children }: { plan: Plan; children: ReactNode }) {
  const id = useId();
  const price = formatUsd(plan.amount);
  return (
    <Card className="p-5 sm:p-6">
      <section aria-labelledby={id}>
        <h2 id={id} className="text-lg font-semibold">
          Summary
        </h2>
        <dl className="numeric mt-4 text-[15px]">
          <div className="flex justify-between gap-4">
            <dt className="text-ink">{plan.name}</dt>
            <dd className="font-medium">{price}</dd>
          </div>
          <div className="mt-4 flex items-baseline justify-between gap-4 border-t border-line pt-4 font-semibold">
            <dt>Due today</dt>
            <dd className="text-2xl font-bold tracking-tight">{price}</dd>
          </div>
        </dl>
        <p className="mt-2 text-sm text-muted">
          Then {price} every {plan.interval} until you cancel. Prices in USD.
        </p>
        {children}
        <p className="mt-4 flex gap-2.5 text-sm text-pretty text-muted">
          <LockKeyhole aria-hidden className="mt-0.5 size-4 shrink-0" />
          You pay on our payment provider’s own page. Card numbers never reach {brand.name}.
        </p>
      </section>
    </Card>
  );
}
