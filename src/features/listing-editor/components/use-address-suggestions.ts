import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useDebounced } from '@/shared/hooks/use-debounced';
import { marketplaceKeys } from '@/shared/listings/api/keys';
import type { CompletedFields } from '../google-address';
import type { ListingDraft } from '../schema';
import type { AddressSuggestion, Suggest } from './google-address-search';

/** Shorter texts match too many addresses. */
const minLength = 4;

/** Google's suggestions for the typed text; none before `enable`, or for the text of a chosen suggestion. */
export function useAddressSuggestions({ setValue }: Pick<UseFormReturn<ListingDraft>, 'setValue'>, value: string) {
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
