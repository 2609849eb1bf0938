import { clsx } from 'clsx';
import { Check, Minus } from 'lucide-react';
import type { ReactNode } from 'react';
import { annualSaving, freeFeatures, planHighlights, plans } from '@/features/membership/plans';
import { paths } from '@/shared/config/paths';
import { formatUsd } from '@/shared/lib/format';
import { useAuth } from '@/shared/session/auth-provider';
import { Badge } from '@/shared/ui/badge';
import { ButtonLink } from '@/shared/ui/button';
import { Card } from '@/shared/ui/card';
import { comparison } from './home-copy';
import { SectionHeading } from './section-heading';

const annual = plans.find(({ interval }) => interval === 'year') ?? plans[0];
const quarterly = plans.find(({ interval }) => interval === 'quarter') ?? plans[0];

/** The tiers, and what is in each. */
export function HomeMembership() {
  return (
    <section aria-labelledby="membership" className="mx-auto max-w-page px-4 py-14 sm:px-6 sm:py-20">
      <SectionHeading id="membership" className="max-w-2xl">
        Free to look and to post. Paid when the phone number is worth it.
      </SectionHeading>
      <div className="mt-9 grid gap-5 lg:grid-cols-[minmax(0,23rem)_minmax(0,1fr)] lg:gap-8">
        <Tiers />
        <Comparison />
      </div>
    </section>
  );
}

function Tiers() {
  const isMember = useAuth().status === 'authenticated';
  return (
    <ul className="grid gap-5 sm:max-lg:grid-cols-2">
      <Tier name="Free" price={formatUsd(0)} interval="forever" features={freeFeatures}>
        {isMember ? null : (
          <ButtonLink to={paths.signUp} variant="secondary" full size="lg">
            Join free
          </ButtonLink>
        )}
      </Tier>
      <Tier
        name="Closer"
        price={formatUsd(annual.amount)}
        interval={`a year, or ${formatUsd(quarterly.amount)} a quarter`}
        features={planHighlights}
        note={`Save ${formatUsd(annualSaving)} with Annual Plan`}
      >
        <ButtonLink to={paths.membership} full size="lg">
          See membership
        </ButtonLink>
      </Tier>
    </ul>
  );
}

interface TierProps {
  name: string;
  price: string;
  interval: string;
  features: readonly string[];
  /** Marks the tier. */
  note?: string;
  children: ReactNode;
}

function Tier({ name, price, interval, features, note, children }: TierProps) {
  return (
    <li className="flex">
      <Card className={clsx('flex w-full flex-col p-6', note && 'border-evergreen')}>
        <div className="flex min-h-7 flex-wrap items-center justify-between gap-2">
          <h3 className="font-semibold">{name}</h3>
          {note ? <Badge tone="attention">{note}</Badge> : null}
        </div>
        <p className="mt-2 flex flex-wrap items-baseline gap-x-1.5">
          <span className="numeric text-4xl font-bold tracking-tight">{price}</span>
          <span className="numeric text-[15px] text-muted">{interval}</span>
        </p>
        <ul className="mt-4 mb-6 flex flex-col gap-2 border-t border-line pt-4">
          {features.map((feature) => (
            <li key={feature} className="flex gap-2.5 text-[15px]">
              <Check aria-hidden className="mt-1 size-4 shrink-0 text-evergreen-ink" />
              {feature}
            </li>
          ))}
        </ul>
        <div className="mt-auto">{children}</div>
      </Card>
    </li>
  );
}

function Comparison() {
  return (
    <div className="self-start overflow-hidden rounded-card border border-line bg-surface">
      <table className="w-full table-fixed text-left text-[15px]">
        <caption className="sr-only">What is in each membership</caption>
        <thead>
          <tr className="bg-sunken text-sm">
            <th scope="col" className="w-[38%] px-4 py-3.5 font-semibold sm:w-[44%] sm:px-6">
              Feature
            </th>
            <th scope="col" className="px-2 py-3.5 font-semibold sm:px-4">
              Free
            </th>
            <th scope="col" className="px-2 py-3.5 font-semibold text-evergreen-ink sm:px-4">
              Closer
            </th>
          </tr>
        </thead>
        <tbody>
          {comparison.map(({ feature, free, closer }) => (
            <tr key={feature} className="border-t border-line align-top">
              <th scope="row" className="px-4 py-3 font-medium hyphens-auto sm:px-6">
                {feature}
              </th>
              <Cell given={free} />
              <Cell given={closer} strong />
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Cell({ given, strong = false }: { given: boolean | string; strong?: boolean }) {
  if (typeof given === 'string')
    return <td className={clsx('px-2 py-3 max-sm:text-sm sm:px-4', !strong && 'text-muted')}>{given}</td>;
  const Icon = given ? Check : Minus;
  return (
    <td className="px-2 py-3 sm:px-4">
      <Icon aria-hidden className={clsx('mt-0.5 size-5', given ? 'text-evergreen-ink' : 'text-muted')} />
      <span className="sr-only">{given ? 'Included' : 'Not included'}</span>
    </td>
  );
}
