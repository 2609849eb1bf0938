import { occupancies } from '@/domain/listing/property-vocabulary';
import { lockedMessages } from '@/shared/entitlements/entitlements';
import { UpgradeLink } from '@/shared/entitlements/upgrade-link';
import { ChoiceList } from '@/shared/listing-filters/choice-list';
import { upperFirst } from '@/domain/filters/filter-labels';
import { FilterSection } from '@/shared/listing-filters/filter-section';
import { hasProblem } from '@/domain/filters/filters';
import { Ranges, type RangeName } from '@/shared/listing-filters/ranges';
import { Checkbox } from '@/kit/ui/checkbox';
import { asFilters, countSet, type FurtherCriteria, type FurtherCriterion } from '../further-criteria';
import { PlaceFields } from './place-fields';

interface FurtherFieldsProps {
  value: FurtherCriteria;
  onChange: (value: FurtherCriteria) => void;
  /** Whether the member's plan has Verified Only; undefined until it's known. */
  canVerify: boolean | undefined;
  /** Show all errors, even in a field that is being edited. */
  showProblems: boolean;
}

const sizes = ['bedrooms', 'bathrooms', 'sqft', 'units', 'yearBuilt'] as const satisfies readonly RangeName[];
const returns = ['capRate', 'pricePerSqft', 'pricePerUnit'] as const satisfies readonly RangeName[];
const terms = ['occupancy', 'noJv', 'verifiedOnly'] as const satisfies readonly FurtherCriterion[];

/** The search filters of a buy box, in sections that are collapsed when empty. */
export function FurtherFields({ value, onChange, canVerify, showProblems }: FurtherFieldsProps) {
  const filters = asFilters(value);
  const section = (title: string, names: readonly FurtherCriterion[]) => ({
    title,
    active: countSet(value, names),
    startsOpen: countSet(value, names) > 0,
    invalid: hasProblem(filters, names),
  });
  const ranges = (names: readonly RangeName[]) => (
    <Ranges
      names={names}
      filters={filters}
      onChange={(change) => onChange({ ...value, ...change })}
      showProblems={showProblems}
    />
  );
  return (
    <div className="-my-3">
      <FilterSection {...section('Cities, counties, and ZIP codes', ['places'])}>
        <PlaceFields places={value.places} onChange={(places) => onChange({ ...value, places })} />
      </FilterSection>
      <FilterSection {...section('Size and year built', sizes)}>{ranges(sizes)}</FilterSection>
      <FilterSection {...section('Returns', returns)}>{ranges(returns)}</FilterSection>
      <FilterSection {...section('Occupancy and terms', terms)}>
        <ChoiceList
          label="Occupancy"
          options={occupancies}
          labelOf={upperFirst}
          chosen={value.occupancy}
          onChange={(occupancy) => onChange({ ...value, occupancy })}
        />
        <hr className="my-2 border-edge/60" />
        <Checkbox
          label="No JV required"
          checked={value.noJv}
          onChange={({ target }) => onChange({ ...value, noJv: target.checked })}
          className="py-2 pointer-coarse:py-3"
        />
        <VerifiedOnly
          checked={value.verifiedOnly}
          onChange={(verifiedOnly) => onChange({ ...value, verifiedOnly })}
          locked={canVerify === false}
        />
      </FilterSection>
    </div>
  );
}

interface VerifiedOnlyProps {
  checked: boolean;
  onChange: (checked: boolean) => void;
  /** The member's plan doesn't have it: it can only be turned off. */
  locked: boolean;
}

const withoutEffect = 'Your plan no longer includes this, so it has no effect.';

function VerifiedOnly({ checked, onChange, locked }: VerifiedOnlyProps) {
  return (
    <Checkbox
      label="Verified only"
      hint={
        locked ? (
          <>
            {checked ? withoutEffect : `${lockedMessages.verified_only}.`} <UpgradeLink />
          </>
        ) : null
      }
      checked={checked}
      disabled={locked && !checked}
      onChange={({ target }) => onChange(target.checked)}
      className="py-2 pointer-coarse:py-3"
    />
  );
}
