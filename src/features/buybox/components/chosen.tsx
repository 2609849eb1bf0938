import { X } from 'lucide-react';

interface ChosenProps {
  /** Names the list for those who do not see where it stands. */
  label: string;
  items: readonly { value: string; name: string; note?: string }[];
  onRemove: (value: string) => void;
}

/** What was chosen so far, each to be taken back. */
export function Chosen({ label, items, onRemove }: ChosenProps) {
  if (items.length === 0) return null;
  return (
    <ul aria-label={label} className="flex max-h-64 flex-wrap gap-2 overflow-y-auto">
      {items.map(({ value, name, note }) => (
        <li
          key={value}
          className="numeric flex min-w-0 items-center rounded-full border border-line bg-surface pl-3.5 text-sm font-medium text-ink"
        >
          <span className="min-w-0">
            {name}
            {note ? <span className="font-normal text-muted"> · {note}</span> : null}
          </span>
          <button
            type="button"
            aria-label={`Remove ${name}`}
            onClick={() => onRemove(value)}
            className="flex size-9 shrink-0 items-center justify-center rounded-full text-muted hover:text-ink pointer-coarse:size-11"
          >
            <X aria-hidden className="size-4" />
          </button>
        </li>
      ))}
    </ul>
  );
}
