import { countActive, financingCount, noFilters, typeCount, type Facets, type Filters } from '../../filters';
import { offeredFinancings, offeredTypes } from '../../vocabulary';
import { ChoiceList } from './choice-list';
import { FilterSection } from './filter-section';
import { RangeFields } from './range-fields';
import { StateFilter } from './state-filter';

interface FilterFieldsProps {
  filters: Filters;
  onChange: (change: Partial<Filters>) => void;
  /** Undefined while they are not known: then no counts stand beside the choices. */
  facets: Facets | undefined;
}

/** The fields of the filters, in sections. */
export function FilterFields({ filters, onChange, facets }: FilterFieldsProps) {
  const { states, price, propertyType, bedrooms, bathrooms, sqft, financing } = filters;
  return (
    <>
      <FilterSection title="Location" startsOpen active={states.length}>
        <StateFilter states={states} onChange={(next) => onChange({ states: next })} counts={facets?.states} />
      </FilterSection>
      <FilterSection title="Price Range" startsOpen active={countActive({ ...noFilters, price })}>
        <RangeFields
          label="Price"
          labelHidden
          prefix="$"
          value={price}
          onChange={(next) => onChange({ price: next })}
        />
      </FilterSection>
      <FilterSection title="Property Type" startsOpen active={propertyType.length}>
        <ChoiceList
          label="Property Type"
          offered={offeredTypes}
          chosen={propertyType}
          onChange={(next) => onChange({ propertyType: next })}
          countOf={facets && ((type) => typeCount(facets, type))}
        />
      </FilterSection>
      <FilterSection title="Property Details" active={countActive({ ...noFilters, bedrooms, bathrooms, sqft })}>
        <div className="flex flex-col gap-5">
          <RangeFields label="Bedrooms" value={bedrooms} onChange={(next) => onChange({ bedrooms: next })} />
          <RangeFields
            label="Bathrooms"
            decimals={1}
            value={bathrooms}
            onChange={(next) => onChange({ bathrooms: next })}
          />
          <RangeFields
            label="Square Footage"
            suffix="sqft"
            value={sqft}
            onChange={(next) => onChange({ sqft: next })}
          />
        </div>
      </FilterSection>
      <FilterSection title="Financing" active={financing.length}>
        <ChoiceList
          label="Financing"
          offered={offeredFinancings}
          chosen={financing}
          onChange={(next) => onChange({ financing: next })}
          countOf={facets && ((kind) => financingCount(facets, kind))}
        />
      </FilterSection>
    </>
  );
}
