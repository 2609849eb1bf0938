import { clsx } from 'clsx';
import { ChevronDown } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { Button } from './button';

interface SettingsRowProps {
  /** Its anchor: an address that ends in it opens the row. */
  id: string;
  title: string;
  text: ReactNode;
  /** What there is, such as '2 keys'. */
  status?: string | undefined;
  children: ReactNode;
}

/** A section of a settings page that's one row until its button unfolds the rest, which isn't rendered before. */
export function SettingsRow({ id, title, text, status, children }: SettingsRowProps) {
  const { hash, key } = useLocation();
  const isTarget = hash === `#${id}`;
  const [isOpen, setIsOpen] = useState(isTarget);
  // A change of the hash by hand keeps the key, and a second press of a link the hash.
  const address = `${key}${hash}`;
  const [seen, setSeen] = useState(address);
  if (address !== seen) {
    setSeen(address);
    if (isTarget) setIsOpen(true);
  }
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="border-t border-line py-6 outline-none first:border-t-0"
    >
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="min-w-0 flex-1 basis-64">
          <h2 id={`${id}-title`} tabIndex={-1} className="text-base font-semibold text-ink outline-none">
            {title}
          </h2>
          <p className="mt-1 text-sm text-pretty text-muted">{text}</p>
          {status ? <p className="mt-1 text-sm font-medium text-ink">{status}</p> : null}
        </div>
        <Button
          variant="secondary"
          aria-expanded={isOpen}
          aria-controls={`${id}-details`}
          onClick={() => setIsOpen(!isOpen)}
        >
          Manage <span className="sr-only">{title}</span>
          <ChevronDown aria-hidden className={clsx('transition-transform', isOpen && 'rotate-180')} />
        </Button>
      </div>
      <div id={`${id}-details`} hidden={!isOpen} className="mt-5">
        {isOpen ? children : null}
      </div>
    </section>
  );
}
