import { clsx } from 'clsx';
import { X } from 'lucide-react';

interface ChosenItemsProps {
  /** For screen readers. */
  label: string;
  items: readonly { value: string; name: string; note?: string }[];
  onRemove: (value: string) => void;
}

/** The selected items, each with a remove button. */
export function ChosenItems({ label, items, onRemove }: ChosenItemsProps) {
  if (items.length === 0) return null;
  return (
    <ul aria-label={label} className="flex max-h-64 flex-wrap gap-2 overflow-y-auto">
      {items.map(({ value, name, note }) => (
        <li
          key={value}
          className={clsx(
            'numeric flex min-w-0 items-center rounded-full border border-line bg-surface pl-3.5',
            'text-sm font-medium text-ink',
          )}
        >
          <span className="min-w-0">
            {name}
            {note ? <span className="font-normal text-muted"> · {note}</span> : null}
          </span>
          <button
            type="button"
            aria-label={`Remove ${name}`}
            onClick={() => onRemove(value)}
            className={clsx(
              'flex size-9 shrink-0 items-center justify-center rounded-full text-muted hover:text-ink',
              'pointer-coarse:size-11',
            )}
          >
            <X aria-hidden className="size-4" />
          </button>
        </li>
      ))}
    </ul>
  );
}
