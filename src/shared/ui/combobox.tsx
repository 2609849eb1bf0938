import { clsx } from 'clsx';
import { useCombobox, type UseComboboxState, type UseComboboxStateChangeOptions } from 'downshift';
import { Check, ChevronDown } from 'lucide-react';
import { useEffect, useMemo, useRef, useState, type ComponentProps } from 'react';
import { matchingOptions, optionTyped, type ComboboxOption } from './combobox-rules';
import { Input } from './field';
import { useEscape } from './use-escape';
import { hasTopLayer, useFloatingList } from './use-floating-list';

interface ComboboxProps extends Pick<ComponentProps<'input'>, 'placeholder' | 'className'> {
  options: readonly ComboboxOption[];
  /** Value of the chosen option; '' for none. */
  value: string;
  /** Called with '' when the field was emptied. */
  onChange: (value: string) => void;
  /** Names the list for those who do not see it, such as 'States'. */
  listLabel: string;
  /** Shown in the list when nothing matches, or while there is nothing to choose from. */
  emptyText: string;
  /** Nothing can be chosen yet. The field keeps its place in the order of Tab: leaving the field before it may open it. */
  closed?: boolean;
  /** For choosing several, one after another: `value` stays '', and what was chosen leaves the field. */
  adding?: boolean;
}

/** One choice out of many, found by typing. Stands in a Field, which gives it its label and error. */
export function Combobox({
  options,
  value,
  onChange,
  listLabel,
  emptyText,
  closed = false,
  adding = false,
  className,
  ...rest
}: ComboboxProps) {
  const selectedItem = options.find((option) => option.value === value) ?? null;
  const [typed, setTyped] = useState('');
  const chosenText = selectedItem?.label ?? '';
  // An untouched choice is no search: the whole list is open to it.
  const items = useMemo(
    () => matchingOptions(options, typed === chosenText ? '' : typed),
    [options, typed, chosenText],
  );
  const field = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);

  const { isOpen, highlightedIndex, getInputProps, getMenuProps, getItemProps, closeMenu, setInputValue } =
    useCombobox<ComboboxOption>({
      items,
      selectedItem,
      itemToString: (option) => option?.label ?? '',
      itemToKey: (option) => option?.value,
      defaultHighlightedIndex: 0,
      stateReducer: (state, change) => {
        if (closed) return { ...change.changes, isOpen: false };
        return adding ? settleAdding(state, change, options) : settle(state, change, options);
      },
      onInputValueChange: ({ inputValue }) => setTyped(inputValue),
      onSelectedItemChange: ({ selectedItem: chosen }) => onChange(chosen?.value ?? ''),
    });
  useFloatingList(isOpen, field, list);
  // downshift misses a choice taken back from outside when the pointer left the list as it closed.
  useEffect(() => setInputValue(chosenText), [chosenText, setInputValue]);
  useEscape(isOpen, () => {
    closeMenu();
    setInputValue(chosenText);
  });

  return (
    <div ref={field} className={clsx('relative', className)}>
      <Input
        {...getInputProps({
          ...rest,
          readOnly: closed,
          'aria-disabled': closed || undefined,
          // Named by the Field.
          id: undefined,
          'aria-labelledby': undefined,
          onFocus: (event) => event.currentTarget.select(),
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
      <div
        ref={list}
        popover={hasTopLayer ? 'manual' : undefined}
        className={clsx(
          'absolute inset-auto z-50 m-0 w-full overflow-hidden rounded-control border border-line bg-surface p-0 text-ink shadow-overlay',
          !isOpen && 'hidden',
        )}
      >
        <ul
          {...getMenuProps({ 'aria-label': listLabel })}
          className={clsx(
            'max-h-[var(--list-height,20rem)] overflow-y-auto overscroll-contain p-1',
            items.length === 0 && 'hidden',
          )}
        >
          {isOpen
            ? items.map((item, index) => (
                <li
                  key={item.value}
                  {...getItemProps({ item, index, 'aria-selected': item.value === value })}
                  className={clsx(
                    'flex min-h-9 cursor-pointer items-center justify-between gap-3 rounded-md px-2.5 py-1.5 text-[15px] pointer-coarse:min-h-11',
                    index === highlightedIndex && 'bg-evergreen-soft text-evergreen-ink',
                    item.value === value && 'font-medium',
                  )}
                >
                  <span className="min-w-0">{item.listed ?? item.label}</span>
                  {item.note ? (
                    <>
                      {/* Keeps the two apart where the line is read out. */ ' '}
                      <span className="numeric ml-auto text-sm text-muted">{item.note}</span>
                    </>
                  ) : null}
                  {item.value === value ? <Check aria-hidden className="size-4 shrink-0" /> : null}
                </li>
              ))
            : null}
        </ul>
        <output className={items.length === 0 ? 'block px-3.5 py-3 text-[15px] text-muted' : 'sr-only'}>
          {isOpen ? announcement(items.length, emptyText) : null}
        </output>
      </div>
    </div>
  );
}

function announcement(count: number, emptyText: string): string {
  if (count === 0) return emptyText;
  return count === 1 ? '1 choice' : `${count} choices`;
}

type State = UseComboboxState<ComboboxOption>;

/** Where our manners differ from downshift's: the text in the field is always that of the choice once the list is closed. */
function settle(
  state: State,
  { type, changes }: UseComboboxStateChangeOptions<ComboboxOption>,
  options: readonly ComboboxOption[],
): Partial<State> {
  const kinds = useCombobox.stateChangeTypes;
  const chosenText = state.selectedItem?.label ?? '';
  if (type === kinds.InputClick)
    return {
      ...changes,
      isOpen: true,
      highlightedIndex: state.isOpen ? state.highlightedIndex : (changes.highlightedIndex ?? -1),
    };
  // Emptied: nothing is offered first, so that leaving the field clears it.
  if (type === kinds.InputChange && changes.inputValue === '') return { ...changes, highlightedIndex: -1 };
  // With the list closed, Escape is for what stands around the field.
  if (type === kinds.InputKeyDownEscape) return state;
  const leaves =
    type === kinds.InputBlur || (type === kinds.InputKeyDownEnter && changes.inputValue === state.inputValue);
  if (!leaves) return changes;
  if (state.inputValue.trim() === '') return { ...changes, selectedItem: null, inputValue: '' };
  // Only looked at: Tab does not choose what happened to be highlighted.
  if (state.inputValue === chosenText) return { ...changes, selectedItem: state.selectedItem, inputValue: chosenText };
  const chosen = optionTyped(options, state.inputValue) ?? changes.selectedItem ?? null;
  return { ...changes, selectedItem: chosen, inputValue: chosen?.label ?? '' };
}

/** As `settle`, for a field that is empty again after each choice. Leaving it chooses only what was typed in full. */
function settleAdding(
  state: State,
  change: UseComboboxStateChangeOptions<ComboboxOption>,
  options: readonly ComboboxOption[],
): Partial<State> {
  // The choice has left the field long since: taking it out once more would take the first letter of the next one with it.
  if (change.type === useCombobox.stateChangeTypes.ControlledPropUpdatedSelectedItem) return state;
  if (change.type === useCombobox.stateChangeTypes.InputBlur) {
    return { ...change.changes, selectedItem: optionTyped(options, state.inputValue), inputValue: '' };
  }
  const settled = settle(state, change, options);
  return settled.selectedItem ? { ...settled, inputValue: '' } : settled;
}
