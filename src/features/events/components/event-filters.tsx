import { ListFilter } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Button } from '@/kit/ui/button';
import { Dialog } from '@/kit/ui/dialog';
import { Segmented } from '@/kit/ui/segmented';
import { Switch } from '@/kit/ui/switch';
import {
  defaultFilters,
  filterCount,
  formatFilters,
  mineFilters,
  whenFilters,
  type EventFilterState,
} from '../event-filters';

interface EventFiltersProps {
  view: EventFilterState;
  onChange: (changes: Partial<EventFilterState>) => void;
}

const stretched = 'w-full [&>label]:flex-1 [&>label]:px-1 [&>label]:text-center';

/** The button and dialog for filters, which apply immediately. */
export function EventFilters({ view, onChange }: EventFiltersProps) {
  const [open, setOpen] = useState(false);
  const count = filterCount(view);
  const { search: _, ...none } = defaultFilters;
  return (
    <>
      <Button
        variant="secondary"
        className="h-11"
        icon={<ListFilter aria-hidden />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        Filters
        {count > 0 ? (
          <>
            <span
              aria-hidden
              className="numeric min-w-5 rounded-full bg-evergreen px-1.5 text-xs leading-5 text-evergreen-on"
            >
              {count}
            </span>
            <span className="sr-only">, {count} set</span>
          </>
        ) : null}
      </Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title="Filters"
        size="sm"
        footer={
          <>
            <Button variant="secondary" disabled={count === 0} onClick={() => onChange(none)}>
              Clear filters
            </Button>
            <Button onClick={() => setOpen(false)}>Show events</Button>
          </>
        }
      >
        <FilterFields view={view} onChange={onChange} />
      </Dialog>
    </>
  );
}

function FilterFields({ view, onChange }: EventFiltersProps) {
  return (
    <div className="flex flex-col gap-5">
      <Choice label="When">
        <Segmented
          label="When"
          value={view.when}
          options={whenFilters}
          onChange={(when) => onChange({ when })}
          className={stretched}
        />
      </Choice>
      <Choice label="Format">
        <Segmented
          label="Format"
          value={view.format}
          options={formatFilters}
          onChange={(format) => onChange({ format })}
          className={stretched}
        />
      </Choice>
      <Choice label="Mine">
        <Segmented
          label="Mine"
          value={view.mine}
          options={mineFilters}
          onChange={(mine) => onChange({ mine })}
          className={stretched}
        />
      </Choice>
      <div className="flex flex-col">
        <Switch label="Free events only" checked={view.free} onChange={(free) => onChange({ free })} />
        <Switch
          label="Exclusive events only"
          checked={view.exclusive}
          onChange={(exclusive) => onChange({ exclusive })}
        />
      </div>
    </div>
  );
}

function Choice({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex min-w-0 flex-col gap-1.5">
      <span aria-hidden className="text-sm font-medium text-ink">
        {label}
      </span>
      {children}
    </div>
  );
}
