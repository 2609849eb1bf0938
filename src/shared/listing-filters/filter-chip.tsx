import { clsx } from 'clsx';
import { X } from 'lucide-react';

interface FilterChipProps {
  label: string;
  /** The filter can't be applied. */
  invalid?: boolean;
  onRemove: () => void;
}

/** An active filter that a click removes. */
export function FilterChip({ label, invalid = false, onRemove }: FilterChipProps) {
  return (
    <button
      type="button"
      aria-label={`Remove ${label}`}
      onClick={onRemove}
      className={clsx(
        'numeric inline-flex min-h-8 max-w-full items-center gap-1.5 rounded-full',
        'py-1 pr-2.5 pl-3.5 text-sm font-medium transition-colors pointer-coarse:min-h-11',
        invalid
          ? 'bg-brick-soft text-brick-ink hover:bg-brick hover:text-brick-on'
          : 'bg-evergreen-soft text-evergreen-ink hover:bg-evergreen hover:text-evergreen-on',
      )}
    >
      <span className="truncate">{label}</span>
      <X aria-hidden className="size-3.5 shrink-0" />
    </button>
  );
}
