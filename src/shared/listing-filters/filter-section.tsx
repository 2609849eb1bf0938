import { clsx } from 'clsx';
import { ChevronDown } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';
import { Badge } from '@/kit/ui/badge';

interface FilterSectionProps {
  title: string;
  startsOpen?: boolean;
  /** The number of active filters inside, shown while it's collapsed. */
  active: number;
  /** A field inside has an error, which is never hidden. */
  invalid?: boolean;
  children: ReactNode;
}

/** A collapsible section of the drawer, drawn when it's first opened. */
export function FilterSection({ title, startsOpen = false, active, invalid = false, children }: FilterSectionProps) {
  const [opened, setOpen] = useState(startsOpen);
  const open = opened || invalid;
  // Most sections stay closed. Once opened, one keeps what was typed.
  const [isNeeded, setNeeded] = useState(open);
  if (open && !isNeeded) setNeeded(true);
  const id = useId();
  return (
    <section aria-labelledby={`${id}-title`} className="border-b border-line last:border-b-0">
      <h3>
        <button
          id={`${id}-title`}
          type="button"
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
          className={clsx(
            'flex min-h-13 w-full items-center gap-2 rounded-control text-left text-[15px]',
            'font-semibold text-ink',
          )}
        >
          {title} {active > 0 && !open ? <Badge tone="verified">{active} active</Badge> : null}
          <ChevronDown
            aria-hidden
            className={clsx('ml-auto size-5 text-muted transition-transform', open && 'rotate-180')}
          />
        </button>
      </h3>
      <div id={id} hidden={!open} className="pb-5">
        {isNeeded ? children : null}
      </div>
    </section>
  );
}
