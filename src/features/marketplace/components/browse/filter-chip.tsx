import { X } from 'lucide-react';

interface FilterChipProps {
  label: string;
  onRemove: () => void;
}

/** One thing that narrows the list; a press takes it away. */
export function FilterChip({ label, onRemove }: FilterChipProps) {
  return (
    <button
      type="button"
      aria-label={`Remove ${label}`}
      onClick={onRemove}
      className="numeric inline-flex min-h-8 max-w-full items-center gap-1.5 rounded-full bg-evergreen-soft py-1 pr-2.5 pl-3.5 text-sm font-medium text-evergreen-ink transition-colors hover:bg-evergreen hover:text-evergreen-on pointer-coarse:min-h-11"
    >
      <span className="truncate">{label}</span>
      <X aria-hidden className="size-3.5 shrink-0" />
    </button>
  );
}
