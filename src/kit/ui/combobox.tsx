import { clsx } from 'clsx';
import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { ComboboxItem } from './combobox-item';
import type { ComboboxOption } from './combobox-options';
import { FloatingList } from './floating-list';
import { Input } from './input';
import { useFilteredCombobox } from './use-filtered-combobox';

interface ComboboxProps extends Pick<ComponentProps<'input'>, 'placeholder' | 'className'> {
  options: readonly ComboboxOption[];
  /** Value of the selected option; '' for none. */
  value: string;
  /** Called with '' when the field is cleared. */
  onChange: (value: string) => void;
  /** Accessible name of the list, such as 'States'. */
  listLabel: string;
  /** Shown in the list if no option matches or there are none. */
  emptyText: string;
  /** Read-only for now. Stays in the tab order, because leaving the previous field may enable it. */
  readOnly?: boolean;
  /** For selecting several, one at a time: `value` stays '', and the field is emptied after each selection. */
  multiple?: boolean;
  /** One is always selected: a field left empty keeps its option. */
  required?: boolean;
  /** The options aren't there yet. A text typed until then stays, and selects the first match once they are. */
  pending?: boolean;
  /** Called with such a text if no option matches it, and with '' once the text changes. */
  onUnknown?: (text: string) => void;
}

/** A select with a text filter. Put it in a Field, which provides the label and error. */
export function Combobox({
  options,
  value,
  onChange,
  listLabel,
  emptyText,
  readOnly = false,
  multiple = false,
  required = false,
  pending = false,
  onUnknown,
  className,
  ...rest
}: ComboboxProps) {
  const { items, filterBy, field, list, isOpen, highlightedIndex, getInputProps, getMenuProps, getItemProps } =
    useFilteredCombobox({ options, value, onChange, readOnly, multiple, required, pending, onUnknown });
  return (
    <div ref={field} className={clsx('relative', className)}>
      <Input
        {...getInputProps({
          ...rest,
          readOnly,
          'aria-disabled': readOnly || undefined,
          // The Field sets these.
          id: undefined,
          'aria-labelledby': undefined,
          onFocus: (event) => event.currentTarget.select(),
          onChange: (event) => filterBy(event.currentTarget.value),
        })}
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        className="pr-10 text-ellipsis aria-disabled:cursor-default aria-disabled:bg-sunken aria-disabled:text-muted"
      />
      <ChevronDown
        aria-hidden
        className={clsx(
          'pointer-events-none absolute top-3.5 right-3 size-4 text-muted transition-transform',
          isOpen && 'rotate-180',
        )}
      />
      <FloatingList ref={list} open={isOpen}>
        <ul
          {...getMenuProps({ 'aria-label': listLabel })}
          className={clsx(
            'max-h-[var(--list-height,20rem)] overflow-y-auto overscroll-contain p-1',
            items.length === 0 && 'hidden',
          )}
        >
          {isOpen
            ? items.map((item, index) => (
                <ComboboxItem
                  key={item.value}
                  {...getItemProps({ item, index, 'aria-selected': item.value === value })}
                  option={item}
                  highlighted={index === highlightedIndex}
                  selected={item.value === value}
                />
              ))
            : null}
        </ul>
        <output className={items.length === 0 ? 'block px-3.5 py-3 text-[15px] text-muted' : 'sr-only'}>
          {isOpen ? announcement(items.length, emptyText) : null}
        </output>
      </FloatingList>
    </div>
  );
}

function announcement(count: number, emptyText: string): string {
  if (count === 0) return emptyText;
  return count === 1 ? '1 choice' : `${count} choices`;
}
