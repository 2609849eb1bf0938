import { clsx } from 'clsx';
import { useId, useState, type Dispatch, type SetStateAction } from 'react';
import type { StoredComp } from '@/domain/valuation/records';
import type { Feature } from '@/domain/valuation/terms';
import { formatDay, formatNumber, formatPercent, formatUsd } from '@/kit/formatting/format';
import type { NumberLimits } from '@/kit/numbers/parse-number';
import { Button } from '@/kit/ui/button';
import { NumberField } from '@/kit/ui/number-field';
import { adjusted, changed, entered, entryOf, toggled, type Changes } from '../changed-comps';

interface CompItemProps {
  comp: StoredComp;
  changes: Changes;
  onChange: Dispatch<SetStateAction<Changes>>;
}

const features: Readonly<Record<Feature, string>> = {
  time: 'Since the sale',
  size: 'Living area',
  lot: 'Lot',
  age: 'Year built',
  beds: 'Bedrooms',
  baths: 'Bathrooms',
  garage: 'Parking',
  type: 'Type',
  condition: 'Condition',
  construction: 'Construction',
};

const limits: NumberLimits = { min: -100_000_000, max: 100_000_000, prefix: '$' };
const metersPerMile = 1609.344;

/** A sale, with its adjustments below on demand. */
export function CompItem({ comp, changes, onChange }: CompItemProps) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const own = changed(comp, changes);
  const isOut = own.weight === 0;
  return (
    <li className={clsx('py-3', isOut && 'text-muted')}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <p className="min-w-0 font-medium">{comp.address ?? comp.property_type ?? 'A home'}</p>
        <p className={clsx('numeric', isOut && 'line-through')}>
          {formatUsd(comp.price)} <span aria-hidden>→</span>
          <span className="sr-only"> adjusted to </span> <strong>{formatUsd(Math.round(adjusted(own)))}</strong>
        </p>
      </div>
      <p className="numeric mt-0.5 text-sm text-muted">{facts(comp)}</p>
      <div className="-ml-3 mt-1 flex flex-wrap gap-2">
        <Button variant="ghost" size="sm" aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
          {open ? 'Hide adjustments' : 'Adjustments'}
        </Button>
        <Button variant="ghost" size="sm" onClick={() => onChange((before) => toggled(before, comp.id))}>
          {isOut ? 'Count it again' : 'Leave out'}
        </Button>
      </div>
      <div id={id} hidden={!open} className="mt-2 grid gap-3 sm:grid-cols-2">
        {(Object.keys(comp.adjustments) as Feature[]).map((feature) => (
          <NumberField
            key={feature}
            label={features[feature]}
            limits={limits}
            value={entryOf(comp, feature, changes)}
            onChange={(entry) => onChange((before) => entered(before, comp.id, feature, entry))}
          />
        ))}
      </div>
    </li>
  );
}

function facts({ sold_on, meters, sqft, year_built, bedrooms, bathrooms, condition, weight }: StoredComp): string {
  return [
    formatDay(sold_on),
    `${(meters / metersPerMile).toFixed(1)} mi`,
    sqft && `${formatNumber(sqft)} sqft`,
    bedrooms !== null && `${bedrooms} bd`,
    bathrooms !== null && `${bathrooms} ba`,
    year_built && `built ${year_built}`,
    condition,
    `counts ${formatPercent(weight * 100, 0)}`,
  ]
    .filter(Boolean)
    .join(' · ');
}
