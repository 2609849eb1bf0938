import {
  conditions,
  creativeFinancings,
  exitStrategies,
  financings,
  occupancies,
  searchablePropertyTypes,
  type Financing,
} from '@/domain/listing/property-vocabulary';
import { countOf, countText, financingCount, typeCount, type Counts, type Facets } from '../facets';
import { countActive, hasProblem, rangeLimits, type Filters } from '@/domain/filters/filters';
import { upperFirst } from '@/domain/filters/filter-labels';
import { Checkbox } from '@/kit/ui/checkbox';
import { ChoiceLabel, ChoiceList } from '@/shared/listing-filters/choice-list';
import { FilterSection } from '@/shared/listing-filters/filter-section';
import { RangeFields } from '@/shared/listing-filters/range-fields';
import { Ranges, type RangeName } from '@/shared/listing-filters/ranges';
import { PlaceFilter } from '@/shared/listing-filters/place-filter';
import { StateFilter } from './state-filter';

const searchableFinancings = financings.filter((kind) => !(creativeFinancings as readonly Financing[]).includes(kind));

interface FilterFieldsProps {
  filters: Filters;
  onChange: (change: Partial<Filters>) => void;
  /** Shows the number of listings beside each choice; undefined until it's loaded. */
  facets: Facets | undefined;
  /** Show all errors, even in a field that is being edited. */
  showProblems: boolean;
}

/** The drawer's controls, in collapsible sections. */
export function FilterFields({ filters, onChange, facets, showProblems }: FilterFieldsProps) {
  const { states, places, price, propertyType, financing, strategy } = filters;
  const active = (...names: (keyof Filters)[]) => countActive(filters, names);
  const invalid = (...names: (keyof Filters)[]) => hasProblem(filters, names);
  return (
    <>
      <FilterSection title="Location" startsOpen active={states.length + active('places')} invalid={invalid('places')}>
        <StateFilter states={states} onChange={(next) => onChange({ states: next })} counts={facets?.states} />
        <PlaceFilter places={places} onChange={(next) => onChange({ places: next })} />
      </FilterSection>
      <FilterSection title="Price Range" startsOpen active={active('price')} invalid={invalid('price')}>
        <RangeFields
          label="Price"
          labelHidden
          limits={rangeLimits.price}
          showProblem={showProblems}
          value={price}
          onChange={(next) => onChange({ price: next })}
        />
      </FilterSection>
      <FilterSection title="Property Type" startsOpen active={propertyType.length}>
        <ChoiceList
          label="Property Type"
          options={searchablePropertyTypes}
          chosen={propertyType}
          onChange={(next) => onChange({ propertyType: next })}
          countOf={(type) => countText(facets && typeCount(facets, type))}
        />
      </FilterSection>
      <FilterSection title="Property Details" active={active(...sizes)} invalid={invalid(...sizes)}>
        <Ranges names={sizes} filters={filters} onChange={onChange} showProblems={showProblems} />
      </FilterSection>
      <ConditionSection filters={filters} onChange={onChange} facets={facets} />
      <FilterSection title="Returns" active={active(...returns)} invalid={invalid(...returns)}>
        <Ranges names={returns} filters={filters} onChange={onChange} showProblems={showProblems} />
      </FilterSection>
      <FilterSection title="Financing" active={financing.length}>
        <ChoiceList
          label="Financing"
          options={searchableFinancings}
          chosen={financing}
          onChange={(next) => onChange({ financing: next })}
          countOf={(kind) => countText(facets && financingCount(facets, kind))}
        />
      </FilterSection>
      <FilterSection title="Strategy" active={strategy.length}>
        <ChoiceList
          label="Strategy"
          options={exitStrategies}
          chosen={strategy}
          onChange={(next) => onChange({ strategy: next })}
          countOf={counter(facets?.strategy)}
        />
      </FilterSection>
      <DealSection filters={filters} onChange={onChange} facets={facets} showProblems={showProblems} />
    </>
  );
}

const counter = (counts: Counts | undefined) => (value: string) => countText(counts && countOf(counts, value));

function ConditionSection({ filters, onChange, facets }: Omit<FilterFieldsProps, 'showProblems'>) {
  return (
    <FilterSection title="Condition" active={countActive(filters, ['condition', 'occupancy'])}>
      <ChoiceList
        label="Condition"
        options={conditions}
        chosen={filters.condition}
        onChange={(next) => onChange({ condition: next })}
        countOf={counter(facets?.condition)}
      />
      <hr className="my-2 border-edge/60" />
      <ChoiceList
        label="Occupancy"
        options={occupancies}
        labelOf={upperFirst}
        chosen={filters.occupancy}
        onChange={(next) => onChange({ occupancy: next })}
        countOf={counter(facets?.occupancy)}
      />
    </FilterSection>
  );
}

function DealSection({ filters, onChange, facets, showProblems }: FilterFieldsProps) {
  return (
    <FilterSection
      title="Deal"
      active={countActive(filters, ['noJv', 'priceDrop', 'age'])}
      invalid={hasProblem(filters, ['age'])}
    >
      <Checkbox
        checked={filters.noJv}
        onChange={({ target }) => onChange({ noJv: target.checked })}
        className="py-2 pointer-coarse:py-3 [&>div>div]:flex-1"
        label={<ChoiceLabel text="No JV required" count={countText(facets?.noJv)} />}
      />
      <Checkbox
        checked={filters.priceDrop}
        onChange={({ target }) => onChange({ priceDrop: target.checked })}
        className="mb-3 py-2 pointer-coarse:py-3 [&>div>div]:flex-1"
        label={<ChoiceLabel text="Price drop" count={countText(facets?.priceDrop)} />}
      />
      <Ranges names={['age']} filters={filters} onChange={onChange} showProblems={showProblems} />
    </FilterSection>
  );
}

const sizes = ['bedrooms', 'bathrooms', 'sqft', 'units', 'yearBuilt'] as const satisfies readonly RangeName[];
const returns = ['capRate', 'pricePerSqft', 'pricePerUnit'] as const satisfies readonly RangeName[];
