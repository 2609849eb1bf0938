import { clsx } from 'clsx';
import { Check, Minus } from 'lucide-react';
import { tierComparison } from '@/features/membership/plan-features';
import { HomeTiers } from './home-tiers';
import { SectionHeading } from './section-heading';

/** What each tier costs and includes. */
export function HomeMembership() {
  return (
    <section aria-labelledby="membership" className="mx-auto max-w-page px-4 py-14 sm:px-6 sm:py-20">
      <SectionHeading id="membership" className="max-w-2xl">
        Free to browse and post. Upgrade when you’re ready to call.
      </SectionHeading>
      <div className="mt-9 grid gap-5 lg:grid-cols-[minmax(0,23rem)_minmax(0,1fr)] lg:gap-8">
        <HomeTiers />
        <Comparison />
      </div>
    </section>
  );
}

function Comparison() {
  return (
    <div className="self-start overflow-hidden rounded-card border border-line bg-surface">
      <table className="w-full table-fixed text-left text-[15px]">
        <caption className="sr-only">What each membership includes</caption>
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
          {tierComparison.map(({ feature, free, closer }) => (
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
