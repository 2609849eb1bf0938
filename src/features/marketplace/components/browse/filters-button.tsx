import { SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/shared/ui/button';
import { couldNotLoad } from '@/shared/ui/toast';
import { useLoaded } from '@/shared/ui/use-loaded';
import { countActive, type Filters } from '../../filters';

interface FiltersButtonProps {
  search: string;
  filters: Filters;
  onChange: (filters: Filters) => void;
}

const loadDrawer = () => import('./filters-drawer').then(({ FiltersDrawer }) => FiltersDrawer);

/** Fetches the drawer's code when the press that needs it is near. A failure shows at the press. */
function prepare() {
  loadDrawer().catch(() => undefined);
}

/** Opens the filters; says how many groups of them narrow the list. */
export function FiltersButton({ search, filters, onChange }: FiltersButtonProps) {
  const [open, setOpen] = useState(false);
  const show = useLoaded(loadDrawer, open, () => {
    setOpen(false);
    couldNotLoad();
  });
  const active = countActive(filters);
  return (
    <>
      <Button
        variant="secondary"
        className="min-h-11"
        icon={<SlidersHorizontal aria-hidden />}
        aria-haspopup="dialog"
        aria-expanded={open}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={() => setOpen(true)}
      >
        Filters{' '}
        {active > 0 ? (
          <span className="numeric -mr-1 inline-flex min-w-5 justify-center rounded-full bg-evergreen px-1.5 text-xs leading-5 text-evergreen-on">
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
