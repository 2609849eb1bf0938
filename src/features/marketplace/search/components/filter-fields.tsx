import {
  creativeFinancings,
  financings,
  searchablePropertyTypes,
  type Financing,
} from '@/shared/config/property-vocabulary';
import { financingCount, typeCount, type Facets } from '../facets';
import { countActive, hasProblem, rangeLimits, type Filters } from '../filters';
import { ChoiceList } from './choice-list';
import { FilterSection } from './filter-section';
import { RangeFields } from './range-fields';
import { StateFilter } from './state-filter';

const searchableFinancings = financings.filter((kind) => !(creativeFinancings as readonly Financing[]).includes(kind));

interface FilterFieldsProps {
  filters: Filters;
  onChange: (change: Partial<Filters>) => void;
  /** Shows the number of listings beside each choice; undefined until it's loaded. */
  facets: Facets | undefined;
  formatCount: (count: number) => string;
  /** Show all errors, even in a field that is being edited. */
  showProblems: boolean;
}

/** The drawer's controls, in collapsible sections. */
export function FilterFields({ filters, onChange, facets, formatCount, showProblems }: FilterFieldsProps) {
  const { states, price, propertyType, bedrooms, bathrooms, sqft, financing } = filters;
  const countText = (count: number | undefined) => (count === undefined ? undefined : formatCount(count));
  const active = (...names: (keyof Filters)[]) => countActive(filters, names);
  const invalid = (...names: (keyof Filters)[]) => hasProblem(filters, names);
  return (
    <>
      <FilterSection title="Location" startsOpen active={states.length}>
        <StateFilter
          states={states}
          onChange={(next) => onChange({ states: next })}
          counts={facets?.states ?? null}
          formatCount={formatCount}
        />
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
      <FilterSection
        title="Property Details"
        active={active('bedrooms', 'bathrooms', 'sqft')}
        invalid={invalid('bedrooms', 'bathrooms', 'sqft')}
      >
        <div className="flex flex-col gap-5">
          <RangeFields
            label="Bedrooms"
            limits={rangeLimits.bedrooms}
            showProblem={showProblems}
            value={bedrooms}
            onChange={(next) => onChange({ bedrooms: next })}
          />
          <RangeFields
            label="Bathrooms"
            limits={rangeLimits.bathrooms}
            showProblem={showProblems}
            value={bathrooms}
            onChange={(next) => onChange({ bathrooms: next })}
          />
          <RangeFields
            label="Square Footage"
            limits={rangeLimits.sqft}
            showProblem={showProblems}
            value={sqft}
            onChange={(next) => onChange({ sqft: next })}
          />
        </div>
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
    </>
  );
}
