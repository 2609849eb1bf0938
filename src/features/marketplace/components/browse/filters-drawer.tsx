import { useQuery } from '@tanstack/react-query';
import { useId, useMemo, useState } from 'react';
import { useDebounced } from '@/shared/lib/use-debounced';
import { Button } from '@/shared/ui/button';
import { Drawer } from '@/shared/ui/drawer';
import { facetsQuery } from '../../api/queries';
import { choiceChips } from '../../filter-texts';
import { countActive, settledFilters, withoutDrawer, type Filters } from '../../filters';
import { FilterChip } from './filter-chip';
import { FilterFields } from './filter-fields';
import { useFound } from './use-found';

/** How long a choice must stand before it is counted. */
const pauseMs = 250;

export interface FiltersDrawerProps {
  open: boolean;
  /** The search that stands beside the filters. */
  search: string;
  filters: Filters;
  /** Called with the filters chosen, however the drawer is closed. */
  onClose: (filters: Filters) => void;
}

/**
 * The filters, chosen at leisure with a running count of what they find. Every way of closing keeps the choice, as one step
 * in the history: nothing chosen is lost by a press beside the drawer, and Back takes it back.
 */
export function FiltersDrawer({ open, ...rest }: FiltersDrawerProps) {
  return open ? <OpenDrawer {...rest} /> : null;
}

function OpenDrawer({ search, filters, onClose }: Omit<FiltersDrawerProps, 'open'>) {
  const formId = useId();
  const [draft, setDraft] = useState(filters);
  const settled = useMemo(() => settledFilters(draft), [draft]);
  const facets = useQuery(facetsQuery());
  const chips = choiceChips(settled);
  return (
    <Drawer
      open
      onOpenChange={() => onClose(settled)}
      title="Filters"
      footer={
        <div className="flex min-w-0 flex-1 flex-col gap-3">
          <fieldset aria-label="Chosen" className="flex min-w-0 max-h-20 flex-wrap gap-2 overflow-y-auto empty:hidden">
            {chips.map(({ key, label, without }) => (
              <FilterChip key={key} label={label} onRemove={() => setDraft(without)} />
            ))}
          </fieldset>
          <div className="flex gap-2">
            {countActive(settled) > 0 ? (
              <Button variant="ghost" className="min-h-12 px-3" onClick={() => setDraft(withoutDrawer(draft))}>
                Clear all
              </Button>
            ) : null}
            <ShowButton formId={formId} search={search} filters={settled} />
          </div>
        </div>
      }
    >
      <form
        id={formId}
        noValidate
        className="-my-3"
        onSubmit={(event) => {
          event.preventDefault();
          onClose(settled);
        }}
      >
        <FilterFields filters={draft} onChange={(change) => setDraft({ ...draft, ...change })} facets={facets.data} />
      </form>
    </Drawer>
  );
}

/** 'Show N properties', with the number that the filters find now. */
function ShowButton({ formId, search, filters }: { formId: string; search: string; filters: Filters }) {
  const asked = useDebounced(filters, pauseMs);
  const found = useFound({ search, filters: asked });
  return (
    <Button type="submit" form={formId} className="numeric min-h-12 min-w-0 flex-1 px-3">
      Show {found.text ?? 'properties'}
    </Button>
  );
}
