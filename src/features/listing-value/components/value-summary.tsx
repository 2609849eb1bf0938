import { useState } from 'react';
import { sourceText } from '@/domain/listing/data-source';
import type { Listing, ListingValue } from '@/domain/listing/listing';
import { claimOf, marketValue, roughly } from '@/domain/valuation/claim';
import { formatUsd } from '@/kit/formatting/format';
import { Button } from '@/kit/ui/button';
import { Warning } from '@/kit/ui/warning';
import { CompList } from './comp-list';

interface ValueSummaryProps {
  values: readonly ListingValue[];
  listing: Pick<Listing, 'arv' | 'monthly_rent'>;
}

const kinds = [
  { kind: 'sale', label: 'Value after repairs', unit: '', records: 'sales' },
  { kind: 'lease', label: 'Monthly rent after repairs', unit: ' a month', records: 'leases' },
] as const;

/** The value and rent with their ranges, against what the seller says, and the comps they're made of. */
export function ValueSummary({ values, listing }: ValueSummaryProps) {
  return (
    <div className="mt-3 flex flex-col divide-y divide-line rounded-card border border-line bg-surface">
      {kinds.map((kind) => {
        const value = marketValue(values, kind.kind);
        const stated = kind.kind === 'sale' ? listing.arv : listing.monthly_rent;
        return value ? <Estimate key={kind.kind} {...kind} value={value} stated={stated} /> : null;
      })}
    </div>
  );
}

type EstimateProps = (typeof kinds)[number] & { value: ListingValue; stated: number | null };

function Estimate({ label, unit, records, value: found, stated }: EstimateProps) {
  const [open, setOpen] = useState(false);
  const { value, low, high, why, comps, sources } = found;
  const claim = claimOf(stated, found);
  if (value === null)
    return (
      <div className="p-4 sm:p-5">
        <h3 className="text-sm text-muted">{label}</h3>
        <p className="mt-1 font-semibold">Not enough {records} to say</p>
        <p className="mt-1 text-sm text-muted">{why}</p>
      </div>
    );
  return (
    <div className="flex flex-col gap-3 p-4 sm:p-5">
      <div>
        <h3 className="text-sm text-muted">{label}</h3>
        <p className="numeric mt-1 text-2xl font-bold tracking-tight">{formatUsd(roughly(value))}</p>
        <p className="numeric mt-1 text-[15px] text-muted">
          {low === null || high === null
            ? `Too few like it were valued before their sale to say how far off this is.`
            : `8 in 10 such homes go for ${formatUsd(roughly(low))} to ${formatUsd(roughly(high))}${unit}.`}
        </p>
      </div>
      {claim?.verdict === 'fits' ? <p className="text-[15px]">{claim.text}</p> : null}
      <Warning>{claim && claim.verdict !== 'fits' ? claim.text : null}</Warning>
      <Button variant="secondary" size="sm" className="self-start" aria-expanded={open} onClick={() => setOpen(!open)}>
        {open ? `Hide the ${records}` : `See the ${comps.length} ${records}`}
      </Button>
      {open ? <CompList comps={comps} unit={unit} /> : null}
      <p className="text-sm text-muted">From {sources.map(sourceText).join(', ')}. Not an appraisal.</p>
    </div>
  );
}
