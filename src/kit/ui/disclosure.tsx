import { clsx } from 'clsx';
import { ChevronDown } from 'lucide-react';
import { useId, type ReactNode } from 'react';

interface DisclosureProps {
  title: ReactNode;
  /** A line below the title, visible while closed. */
  text?: ReactNode;
  open: boolean;
  onToggle: (open: boolean) => void;
  className?: string;
  children: ReactNode;
}

/** A collapsible section. Its content stays mounted while closed. */
export function Disclosure({ title, text, open, onToggle, className, children }: DisclosureProps) {
  const id = useId();
  return (
    <section aria-labelledby={`${id}-title`} className={className}>
      <h3 id={`${id}-title`}>
        <button
          type="button"
          aria-expanded={open}
          aria-controls={id}
          onClick={() => onToggle(!open)}
          className={clsx(
            'flex min-h-11 w-full items-center justify-between gap-3 rounded-control text-left',
            'text-[15px] font-semibold text-ink',
          )}
        >
          <span className="min-w-0">{title}</span>
          <ChevronDown
            aria-hidden
            className={clsx('size-5 shrink-0 text-muted transition-transform print:hidden', open && 'rotate-180')}
          />
        </button>
      </h3>
      {text ? <p className="-mt-1 pb-2 text-sm text-muted">{text}</p> : null}
      <div id={id} hidden={!open} className="pt-2 pb-4">
        {children}
      </div>
    </section>
  );
}
