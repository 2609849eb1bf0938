import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { useCombobox } from 'downshift';
import { useRef, useState } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { useDebounced } from '@/shared/lib/use-debounced';
import { Input } from '@/shared/ui/field';
import { useEscape } from '@/shared/ui/use-escape';
import { hasTopLayer, useFloatingList } from '@/shared/ui/use-floating-list';
import { useLoaded } from '@/shared/ui/use-loaded';
import { marketplaceKeys } from '../../api/keys';
import type { CompletedFields } from '../../address-parts';
import { unplace } from '../../lib/unplace';
import type { ListingDraft } from '../../schema';
import type { AddressSuggestion, Suggest } from './google-addresses';

/** Shorter texts begin too many addresses. */
const leastLength = 4;
const loadGoogle = () => import('./google-addresses').then(({ GoogleAddresses }) => GoogleAddresses);

/** The street address with suggestions from Google, which fill in the rest. Without Google's answer an ordinary field. */
export function CompletedAddress({ apiKey }: { apiKey: string }) {
  const form = useFormContext<ListingDraft>();
  const { control, setValue } = form;
  const { field } = useController({ control, name: 'address' });
  const [suggest, setSuggest] = useState<Suggest | null>(null);
  /** The text that was put there by a choice, and needs no completing. */
  const [chosen, setChosen] = useState<string | null>(field.value);
  const [wantsList, setWantsList] = useState(false);
  const text = useDebounced(field.value.trim(), 250);
  const wanted = suggest !== null && text.length >= leastLength && text !== chosen;
  const { data } = useQuery({
    queryKey: marketplaceKeys.addresses(text),
    queryFn: () => suggest?.(text) ?? [],
    enabled: wanted,
    retry: false,
    staleTime: Infinity,
  });
  const items = wanted && text === field.value.trim() ? (data ?? []) : [];
  const google = useLoaded(loadGoogle, true);

  const fill = async (suggestion: AddressSuggestion) => {
    // Refused: what was typed stays.
    const fields = await suggestion.resolve().catch((): CompletedFields => ({}));
    setChosen(fields.address ?? null);
    for (const [name, value] of Object.entries(fields)) {
      setValue(name as keyof CompletedFields, value, { shouldDirty: true, shouldTouch: true, shouldValidate: true });
    }
  };

  // With nothing to offer there is no list, and Enter goes on as in any field.
  const open = wantsList && items.length > 0;
  const { highlightedIndex, getInputProps, getMenuProps, getItemProps, closeMenu } = useCombobox<AddressSuggestion>({
    items,
    isOpen: open,
    onIsOpenChange: ({ isOpen }) => setWantsList(isOpen),
    inputValue: field.value,
    selectedItem: null,
    itemToString: (item) => item?.text ?? '',
    itemToKey: (item) => item?.id,
    stateReducer: (state, { type, changes }) => {
      const kinds = useCombobox.stateChangeTypes;
      const choice = type === kinds.ItemClick || type === kinds.InputKeyDownEnter;
      // The text is the member's own: leaving the field and Escape only close the list.
      return choice
        ? changes
        : { ...changes, selectedItem: null, ...(type !== kinds.InputChange && { inputValue: state.inputValue }) };
    },
    onSelectedItemChange: ({ selectedItem }) => selectedItem && void fill(selectedItem),
  });
  const anchor = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);
  useFloatingList(open, anchor, list);
  useEscape(open, closeMenu);

  return (
    <div ref={anchor} className="relative">
      <Input
        {...getInputProps({
          id: undefined,
          'aria-labelledby': undefined,
          ref: field.ref,
          name: field.name,
          onBlur: field.onBlur,
          onChange: (event) => {
            field.onChange(event.currentTarget.value);
            setWantsList(true);
            unplace(form);
          },
        })}
        maxLength={200}
      />
      <div
        ref={list}
        popover={hasTopLayer ? 'manual' : undefined}
        className={clsx(
          'absolute inset-auto z-50 m-0 w-full overflow-hidden rounded-control border border-line bg-surface p-0 text-ink shadow-overlay',
          !open && 'hidden',
        )}
      >
        <ul
          {...getMenuProps({ 'aria-label': 'Addresses' })}
          className="max-h-[var(--list-height,20rem)] overflow-y-auto p-1"
        >
          {open
            ? items.map((item, index) => (
                <li
                  key={item.id}
                  {...getItemProps({ item, index })}
                  className={clsx(
                    'flex min-h-9 cursor-pointer items-center rounded-md px-2.5 py-1.5 text-[15px] pointer-coarse:min-h-11',
                    index === highlightedIndex && 'bg-evergreen-soft text-evergreen-ink',
                  )}
                >
                  {item.text}
                </li>
              ))
            : null}
        </ul>
      </div>
      {google?.({ apiKey, onReady: (ready) => setSuggest(() => ready) })}
    </div>
  );
}
