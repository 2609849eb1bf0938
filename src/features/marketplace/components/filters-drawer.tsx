import { useQuery } from '@tanstack/react-query';
import { useId, useMemo, useRef, useState, type FormEvent } from 'react';
import { flushSync } from 'react-dom';
import { useAfterPaint } from '@/kit/hooks/after-paint';
import { useDebounced } from '@/kit/hooks/use-debounced';
import { Button } from '@/kit/ui/button';
import { Drawer } from '@/kit/ui/drawer';
import { toast } from '@/kit/ui/toast';
import { FilterChip } from '@/shared/listing-filters/filter-chip';
import { FilterFields } from './filter-fields';
import { useResultCount } from './use-result-count';
import { facetsQuery } from '../api/queries';
import {
  choiceChips,
  clearDrawer,
  countActive,
  hasProblem,
  isFiltered,
  normalizeFilters,
  withoutProblems,
  type Filters,
} from '@/domain/filters/filters';

/** How long to wait after a change before counting the results and the options'. */
const debounceMs = 250;

export interface FiltersDrawerProps {
  open: boolean;
  /** The current search text. */
  search: string;
  filters: Filters;
  /** Called with the chosen filters, however the drawer is closed. */
  onClose: (filters: Filters) => void;
}

/**
 * The filter drawer, with a running count of results. Every way of closing it applies the choice as one history entry,
 * so a click outside loses nothing and Back undoes it. A filter with an error isn't applied.
 */
export function FiltersDrawer({ open, ...rest }: FiltersDrawerProps) {
  return open ? <OpenDrawer {...rest} /> : null;
}

function OpenDrawer({ search, filters, onClose }: Omit<FiltersDrawerProps, 'open'>) {
  const formId = useId();
  const [draft, setDraft] = useState(filters);
  const normalized = useMemo(() => normalizeFilters(draft), [draft]);
  const valid = useMemo(() => withoutProblems(normalized, filters), [normalized, filters]);
  const debounced = useDebounced(valid, debounceMs);
  const filtered = search !== '' || isFiltered(debounced);
  const facets = useQuery(facetsQuery(filtered ? { search, filters: debounced } : null));
  const chips = choiceChips(normalized);
  const invalid = hasProblem(draft);
  const form = useRef<HTMLFormElement>(null);
  const [tried, setTried] = useState(false);
  // The drawer opens first: its many fields take a slow phone a moment.
  const showFields = useAfterPaint();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!invalid) return onClose(normalized);
    // Rendered right away, so that the first field with an error can be found.
    flushSync(() => setTried(true));
    return form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  };
  const dismiss = () => {
    if (invalid && draft !== filters) {
      toast.info('Some filters weren’t changed', { description: 'A number or a range in them isn’t valid.' });
    }
    onClose(valid);
  };
  return (
    <Drawer
      open
      onOpenChange={dismiss}
      title="Filters"
      footer={
        <div className="flex min-w-0 flex-1 flex-col gap-3">
          <fieldset aria-label="Chosen" className="flex min-w-0 max-h-20 flex-wrap gap-2 overflow-y-auto empty:hidden">
            {chips.map(({ key, label, invalid: isInvalid, without }) => (
              <FilterChip key={key} label={label} invalid={isInvalid} onRemove={() => setDraft(without)} />
            ))}
          </fieldset>
          <div className="flex gap-2">
            {countActive(normalized) > 0 || invalid ? (
              <Button variant="ghost" className="min-h-12 px-3" onClick={() => setDraft(clearDrawer(draft))}>
                Clear all
              </Button>
            ) : null}
            <ShowButton formId={formId} search={search} filters={debounced} countable={!invalid} />
          </div>
        </div>
      }
    >
      <form ref={form} id={formId} noValidate className="-my-3" onSubmit={submit}>
        {showFields ? (
          <FilterFields
            filters={draft}
            onChange={(change) => setDraft({ ...draft, ...change })}
            facets={facets.data}
            showProblems={tried}
          />
        ) : null}
      </form>
    </Drawer>
  );
}

interface ShowButtonProps {
  formId: string;
  search: string;
  filters: Filters;
  /** False while a filter has an error. */
  countable: boolean;
}

/** 'Show N properties', updated while filters change. */
function ShowButton({ formId, search, filters, countable }: ShowButtonProps) {
  const count = useResultCount({ search, filters }, countable);
  return (
    <Button type="submit" form={formId} className="numeric min-h-12 min-w-0 flex-1 px-3">
      Show {(countable && count.text) || 'properties'}
    </Button>
  );
}
