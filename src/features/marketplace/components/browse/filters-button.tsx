import { SlidersHorizontal } from 'lucide-react';
import { useState, type Ref } from 'react';
import { Button } from '@/shared/ui/button';
import { couldNotLoad } from '@/shared/ui/toast';
import { useLoaded } from '@/shared/ui/use-loaded';
import { countActive, type Filters } from '../../filters';

interface FiltersButtonProps {
  ref: Ref<HTMLButtonElement>;
  search: string;
  filters: Filters;
  onChange: (filters: Filters) => void;
}

const loadDrawer = () => import('./filters-drawer').then(({ FiltersDrawer }) => FiltersDrawer);

/** Fetches the drawer's code when the press that needs it is near. A failure shows at the press. */
function prepare() {
  loadDrawer().catch(() => undefined);
}

/** Opens the filters; says how many groups of them narrow the list. An icon on phones. */
export function FiltersButton({ ref, search, filters, onChange }: FiltersButtonProps) {
  const [open, setOpen] = useState(false);
  const show = useLoaded(loadDrawer, open, () => {
    setOpen(false);
    couldNotLoad();
  });
  const active = countActive(filters);
  return (
    <>
      <Button
        ref={ref}
        variant="secondary"
        className="relative min-h-11 max-sm:w-11 max-sm:px-0"
        icon={<SlidersHorizontal aria-hidden />}
        aria-haspopup="dialog"
        aria-expanded={open}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={() => setOpen(true)}
      >
        <span className="max-sm:sr-only">Filters</span>{' '}
        {active > 0 ? (
          <span className="numeric inline-flex max-sm:absolute max-sm:-top-1.5 max-sm:-right-1.5 max-sm:ring-2 max-sm:ring-paper sm:-mr-1 min-w-5 justify-center rounded-full bg-evergreen px-1.5 text-xs leading-5 text-evergreen-on">
            {active} <span className="sr-only">active</span>
          </span>
        ) : null}
      </Button>
      {show?.({
        open,
        search,
        filters,
        onClose: (chosen) => {
          setOpen(false);
          onChange(chosen);
        },
      })}
    </>
  );
}
