import { rangeLimits, type Filters } from '@/domain/filters/filters';
import { RangeFields } from './range-fields';

export type RangeName = keyof typeof rangeLimits;

const rangeNames: Readonly<Record<RangeName, string>> = {
  price: 'Price',
  bedrooms: 'Bedrooms',
  bathrooms: 'Bathrooms',
  sqft: 'Square footage',
  units: 'Units',
  yearBuilt: 'Year built',
  capRate: 'Cap rate',
  pricePerSqft: 'Price per sqft',
  pricePerUnit: 'Price per unit',
  age: 'Days since posted',
};

interface RangesProps {
  names: readonly RangeName[];
  filters: Pick<Filters, RangeName>;
  onChange: (change: Partial<Filters>) => void;
  /** Show all errors, even in a field that is being edited. */
  showProblems: boolean;
}

/** The fields of several ranges. */
export function Ranges({ names, filters, onChange, showProblems }: RangesProps) {
  return (
    <div className="flex flex-col gap-5">
      {names.map((name) => (
        <RangeFields
          key={name}
          label={rangeNames[name]}
          limits={rangeLimits[name]}
          showProblem={showProblems}
          value={filters[name]}
          onChange={(next) => onChange({ [name]: next })}
        />
      ))}
    </div>
  );
}
