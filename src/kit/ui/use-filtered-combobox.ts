import { useCombobox } from 'downshift';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useEscape } from '@/kit/hooks/use-escape';
import { exactMatch, matchingOptions, type ComboboxOption } from './combobox-options';
import { reduceMultiple, reduceSingle } from './combobox-state';
import { useFloatingList } from './use-floating-list';

interface FilteredComboboxOptions {
  options: readonly ComboboxOption[];
  /** Value of the selected option; '' for none. */
  value: string;
  onChange: (value: string) => void;
  readOnly: boolean;
  multiple: boolean;
  required: boolean;
  pending: boolean;
  onUnknown: ((text: string) => void) | undefined;
}

/**
 * downshift's combobox over the options that match the typed text, with a floating list. Call `filterBy` when the input
 * changes: downshift's own callback comes a render later, so an Enter right after a letter would select an option that
 * doesn't match any more.
 */
export function useFilteredCombobox({
  options,
  value,
  onChange,
  readOnly,
  multiple,
  required,
  pending,
  onUnknown,
}: FilteredComboboxOptions) {
  const selectedItem = options.find((option) => option.value === value) ?? null;
  const [typed, setTyped] = useState('');
  const selectedText = selectedItem?.label ?? '';
  // The unedited label of the selected option isn't a filter: show all options.
  const items = useMemo(
    () => matchingOptions(options, typed === selectedText ? '' : typed),
    [options, typed, selectedText],
  );
  const field = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);

  const combobox = useCombobox<ComboboxOption>({
    items,
    selectedItem,
    itemToString: (option) => option?.label ?? '',
    itemToKey: (option) => option?.value,
    defaultHighlightedIndex: 0,
    stateReducer: (state, change) => {
      if (readOnly) return { ...change.changes, isOpen: false };
      return multiple
        ? reduceMultiple(state, change, options, pending)
        : reduceSingle(state, change, options, { required, pending });
    },
    onInputValueChange: ({ inputValue }) => {
      setTyped(inputValue);
      onUnknown?.('');
    },
    onSelectedItemChange: ({ selectedItem: next }) => onChange(next?.value ?? ''),
  });
  const { isOpen, closeMenu, setInputValue } = combobox;
  useFloatingList(isOpen, field, list);
  // downshift misses an external reset if the pointer left the list while it closed.
  useEffect(() => setInputValue(selectedText), [selectedText, setInputValue]);
  // What was typed before the options were there, in a field that has been left since.
  const readKept = useEffectEvent(() => {
    if (typed.trim() === '' || typed === selectedText || field.current?.contains(document.activeElement)) return;
    const found = exactMatch(options, typed) ?? (multiple ? undefined : matchingOptions(options, typed)[0]);
    if (!found) return onUnknown?.(typed);
    onChange(found.value);
    if (multiple) setInputValue('');
  });
  useEffect(() => {
    if (!pending) readKept();
  }, [pending]);
  useEscape(isOpen, () => {
    closeMenu();
    setInputValue(selectedText);
  });
  return { ...combobox, items, filterBy: setTyped, field, list };
}
