import { clsx } from 'clsx';
import { Check } from 'lucide-react';
import type { ComponentProps } from 'react';
import type { ComboboxOption } from './combobox-options';

interface ComboboxItemProps extends ComponentProps<'li'> {
  option: ComboboxOption;
  highlighted: boolean;
  selected: boolean;
}

/** One option in the list of a combobox. Accepts downshift's `getItemProps(...)`. */
export function ComboboxItem({ option, highlighted, selected, ...rest }: ComboboxItemProps) {
  return (
    <li
      {...rest}
      className={clsx(
        'flex min-h-9 cursor-pointer items-center justify-between gap-3 rounded-md px-2.5 py-1.5',
        'text-[15px] pointer-coarse:min-h-11',
        highlighted && 'bg-evergreen-soft text-evergreen-ink',
        selected && 'font-medium',
      )}
    >
      <span className="min-w-0">{option.listLabel ?? option.label}</span>
      {option.detail ? (
        <>
          {/* Separates the two for screen readers. */ ' '}
          <span className="numeric ml-auto text-sm text-muted">{option.detail}</span>
        </>
      ) : null}
      {selected ? <Check aria-hidden className="size-4 shrink-0" /> : null}
    </li>
  );
}
