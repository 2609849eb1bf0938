import { clsx } from 'clsx';
import { SlidersHorizontal } from 'lucide-react';
import { useState, type Ref } from 'react';
import { Button } from '@/kit/ui/button';
import { toastLoadError } from '@/kit/ui/toast';
import { useLazyComponent } from '@/kit/ui/use-lazy-component';
import { countActive, type Filters } from '@/domain/filters/filters';

interface FiltersButtonProps {
  ref: Ref<HTMLButtonElement>;
  search: string;
  filters: Filters;
  onChange: (filters: Filters) => void;
}

const loadDrawer = () => import('./filters-drawer').then(({ FiltersDrawer }) => FiltersDrawer);

/** Loads the drawer's code ahead of the click. Errors surface on the click itself. */
function preload() {
  loadDrawer().catch(() => undefined);
}

/** Opens the filter drawer; a badge shows how many filters are active. Only an icon on phones. */
export function FiltersButton({ ref, search, filters, onChange }: FiltersButtonProps) {
  const [open, setOpen] = useState(false);
  const show = useLazyComponent(loadDrawer, open, () => {
    setOpen(false);
    toastLoadError();
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
        onPointerEnter={preload}
        onFocus={preload}
        onClick={() => setOpen(true)}
      >
        <span className="max-sm:sr-only">Filters</span>{' '}
        {active > 0 ? (
          <span
            className={clsx(
              'numeric inline-flex max-sm:absolute max-sm:-top-1.5 max-sm:-right-1.5 max-sm:ring-2',
              'max-sm:ring-paper sm:-mr-1 min-w-5 justify-center rounded-full bg-evergreen px-1.5',
              'text-xs leading-5 text-evergreen-on',
            )}
          >
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
