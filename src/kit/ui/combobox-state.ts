import { useCombobox, type UseComboboxState, type UseComboboxStateChangeOptions } from 'downshift';
import { exactMatch, type ComboboxOption } from './combobox-options';

type State = UseComboboxState<ComboboxOption>;

/**
 * Overrides downshift's defaults so that a closed field always shows the label of the selected option. A `required` one
 * keeps its option when it's left empty, or with a text that no option matches. While the options are `pending`, it
 * keeps the text.
 */
export function reduceSingle(
  state: State,
  { type, changes }: UseComboboxStateChangeOptions<ComboboxOption>,
  options: readonly ComboboxOption[],
  { required = false, pending = false } = {},
): Partial<State> {
  const kinds = useCombobox.stateChangeTypes;
  const selectedText = state.selectedItem?.label ?? '';
  const without = required ? state.selectedItem : null;
  if (type === kinds.InputClick)
    return {
      ...changes,
      isOpen: true,
      highlightedIndex: state.isOpen ? state.highlightedIndex : (changes.highlightedIndex ?? -1),
    };
  // Highlight nothing in an emptied field, so that leaving it clears the selection.
  if (type === kinds.InputChange && changes.inputValue === '') return { ...changes, highlightedIndex: -1 };
  // Ignore Escape here: useEscape closes an open list, and otherwise the key is for a surrounding dialog.
  if (type === kinds.InputKeyDownEscape) return state;
  const isLeaving =
    type === kinds.InputBlur || (type === kinds.InputKeyDownEnter && changes.inputValue === state.inputValue);
  if (!isLeaving) return changes;
  if (state.inputValue.trim() === '') return { ...changes, selectedItem: without, inputValue: without?.label ?? '' };
  // The text wasn't edited, so leaving must not select the highlighted option.
  if (state.inputValue === selectedText)
    return { ...changes, selectedItem: state.selectedItem, inputValue: selectedText };
  const found = exactMatch(options, state.inputValue) ?? changes.selectedItem;
  if (!found && pending) return { ...changes, selectedItem: state.selectedItem, inputValue: state.inputValue };
  const selected = found ?? without;
  return { ...changes, selectedItem: selected, inputValue: selected?.label ?? '' };
}

/**
 * Like `reduceSingle`, but empties the field after each selection. Leaving it selects only an exact match, and keeps
 * the text while the options are pending.
 */
export function reduceMultiple(
  state: State,
  change: UseComboboxStateChangeOptions<ComboboxOption>,
  options: readonly ComboboxOption[],
  pending = false,
): Partial<State> {
  // The field was already emptied. Emptying it again would drop the first letter typed since.
  if (change.type === useCombobox.stateChangeTypes.ControlledPropUpdatedSelectedItem) return state;
  if (change.type === useCombobox.stateChangeTypes.InputBlur) {
    const found = exactMatch(options, state.inputValue);
    return { ...change.changes, selectedItem: found, inputValue: found || !pending ? '' : state.inputValue };
  }
  const next = reduceSingle(state, change, options, { pending });
  return next.selectedItem ? { ...next, inputValue: '' } : next;
}
