import { clsx } from 'clsx';
import { useCombobox, type UseComboboxState, type UseComboboxStateChangeOptions } from 'downshift';
import { useRef, useState } from 'react';
import { useController, useFormContext, type UseFormReturn } from 'react-hook-form';
import { useEscape } from '@/kit/hooks/use-escape';
import { FloatingList } from '@/kit/ui/floating-list';
import { Input } from '@/kit/ui/input';
import { useFloatingList } from '@/kit/ui/use-floating-list';
import { useLazyComponent } from '@/kit/ui/use-lazy-component';
import { clearCoordinates } from '../clear-coordinates';
import type { ListingDraft } from '@/domain/listing/listing-form';
import type { AddressSuggestion, Suggest } from './google-address-search';
import { useQuery } from '@tanstack/react-query';
import { useDebounced } from '@/kit/hooks/use-debounced';
import { marketplaceKeys } from '@/shared/listings/api/keys';
import type { CompletedFields } from '../google-address';

const loadGoogle = () => import('./google-address-search').then(({ GoogleAddressSearch }) => GoogleAddressSearch);

/** Leaving the field and Escape only close the list: the text stays as typed. */
function keepTypedText(
  state: UseComboboxState<AddressSuggestion>,
  { type, changes }: UseComboboxStateChangeOptions<AddressSuggestion>,
) {
  const kinds = useCombobox.stateChangeTypes;
  if (type === kinds.ItemClick || type === kinds.InputKeyDownEnter) return changes;
  return { ...changes, selectedItem: null, ...(type !== kinds.InputChange && { inputValue: state.inputValue }) };
}

/** The street address, with Google's suggestions that fill in the other fields. A plain input without them. */
export function AddressAutocomplete({ apiKey }: { apiKey: string }) {
  const form = useFormContext<ListingDraft>();
  const { field } = useController({ control: form.control, name: 'address' });
  const { items, enable, choose } = useAddressSuggestions(form, field.value);
  const [wantsList, setWantsList] = useState(false);
  const google = useLazyComponent(loadGoogle, true);

  // Without suggestions there is no list, and Enter submits as in any field.
  const open = wantsList && items.length > 0;
  const { highlightedIndex, getInputProps, getMenuProps, getItemProps, closeMenu } = useCombobox<AddressSuggestion>({
    items,
    isOpen: open,
    onIsOpenChange: ({ isOpen }) => setWantsList(isOpen),
    inputValue: field.value,
    selectedItem: null,
    itemToString: (item) => item?.text ?? '',
    itemToKey: (item) => item?.id,
    stateReducer: keepTypedText,
    onSelectedItemChange: ({ selectedItem }) => selectedItem && void choose(selectedItem),
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
            clearCoordinates(form);
          },
        })}
        maxLength={200}
      />
      <FloatingList ref={list} open={open}>
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
                    'flex min-h-9 cursor-pointer items-center rounded-md px-2.5 py-1.5 text-[15px]',
                    'pointer-coarse:min-h-11',
                    index === highlightedIndex && 'bg-evergreen-soft text-evergreen-ink',
                  )}
                >
                  {item.text}
                </li>
              ))
            : null}
        </ul>
      </FloatingList>
      {google?.({ apiKey, onReady: enable })}
    </div>
  );
}

/** Shorter texts match too many addresses. */
const minLength = 4;

/** Google's suggestions for the typed text; none before `enable`, or for the text of a chosen suggestion. */
function useAddressSuggestions({ setValue }: Pick<UseFormReturn<ListingDraft>, 'setValue'>, value: string) {
  const [suggest, setSuggest] = useState<Suggest | null>(null);
  const [chosen, setChosen] = useState<string | null>(value);
  const text = useDebounced(value.trim(), 250);
  const enabled = suggest !== null && text.length >= minLength && text !== chosen;
  const { data } = useQuery({
    queryKey: marketplaceKeys.addresses(text),
    queryFn: () => suggest?.(text) ?? [],
    enabled,
    retry: false,
    staleTime: Infinity,
  });
  /** Fills in the form's address fields. */
  const choose = async (suggestion: AddressSuggestion) => {
    // On failure keep what was typed.
    const fields = await suggestion.resolve().catch((): CompletedFields => ({}));
    setChosen(fields.address ?? null);
    for (const [name, next] of Object.entries(fields)) {
      setValue(name as keyof CompletedFields, next, { shouldDirty: true, shouldTouch: true, shouldValidate: true });
    }
  };
  return {
    items: enabled && text === value.trim() ? (data ?? []) : [],
    enable: (ready: Suggest) => setSuggest(() => ready),
    choose,
  };
}
