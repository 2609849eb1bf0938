import type { Facets } from '@/domain/filters/facets';
import { drawerSections } from '@/domain/filters/filter-kinds';
import { countActive, hasProblem, inDrawer, isChoices, type FilterName, type Filters } from '@/domain/filters/filters';
import { FilterControls } from '@/shared/listing-filters/filter-controls';
import { FilterSection } from '@/shared/listing-filters/filter-section';
import { PlaceFilter } from '@/shared/listing-filters/place-filter';
import { StateFilter } from './state-filter';

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
  return drawerSections.map((section) => {
    const names = inDrawer(section);
    return (
      <FilterSection
        key={section}
        title={section}
        startsOpen={startOpen.has(section)}
        active={countChosen(filters, names)}
        invalid={hasProblem(filters, names)}
      >
        {section === 'Location' ? (
          <>
            <StateFilter states={filters.states} onChange={(states) => onChange({ states })} counts={facets?.states} />
            <PlaceFilter places={filters.places} onChange={(places) => onChange({ places })} />
          </>
        ) : (
          <FilterControls
            names={names}
            filters={filters}
            onChange={onChange}
            facets={facets}
            showProblems={showProblems}
          />
        )}
      </FilterSection>
    );
  });
}

const startOpen: ReadonlySet<string> = new Set(drawerSections.slice(0, 3));

/** How many of these filters are set; of a list, how many choices. */
function countChosen(filters: Filters, names: readonly FilterName[]): number {
  return names.reduce(
    (total, name) => total + (isChoices(name) ? filters[name].length : countActive(filters, [name])),
    0,
  );
}
