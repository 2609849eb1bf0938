import { useEffect, useId, useRef, useState, type ComponentType, type RefObject } from 'react';
import type { Filters } from '@/domain/filters/filters';
import { useLazyComponent } from '@/kit/ui/use-lazy-component';

/** The host a search field is on. */
export type Host = 'app' | 'public';

/** What can be suggested while typing. */
export type SuggestionKind = 'place' | 'listing' | 'member' | 'post' | 'topic' | 'resource';

export interface SuggestionsProps {
  host: Host;
  input: RefObject<HTMLInputElement | null>;
  /** The field's `aria-controls`. */
  listId: string;
  /** The list is below it and as wide; by default, the field. */
  anchor?: RefObject<HTMLElement | null>;
  /** Suggests nothing else; by default, everything, and what the text means as a search of the marketplace. */
  kinds?: readonly SuggestionKind[] | undefined;
  /** The filters that the search is added to; by default, none. */
  filters?: Filters;
  /** Whether the option that searches for the text submits the field's form. By default, it opens the marketplace. */
  submits?: boolean;
  /** Called with the target's path when an option is opened. */
  onLeave?: ((target: string) => void) | undefined;
  /** Called with the key of a chosen place. By default, it opens in the marketplace. */
  onPlace?: (key: string) => void;
}

/** Downloads the list of suggestions. Features that don't have it get it from their route. */
export type LoadSuggestions = () => Promise<ComponentType<SuggestionsProps>>;

const loadNothing: LoadSuggestions = () => new Promise(() => undefined);

/**
 * Makes a field a combobox whose suggestions are downloaded on first use. Returns its ref and attributes, and what
 * `Suggestions` needs. The field works without them.
 */
export function useSuggestions(load: LoadSuggestions | undefined) {
  const input = useRef<HTMLInputElement>(null);
  const listId = useId();
  // A counter, so that each use retries a failed download.
  const [uses, setUses] = useState(0);
  const show = useLazyComponent(load ?? loadNothing, load ? uses : 0);
  const use = () => setUses((count) => count + 1);
  useEffect(() => {
    // The visitor may have focused the prerendered field before hydration.
    if (document.activeElement === input.current) setUses((count) => count + 1);
  }, []);
  const combobox = {
    role: 'combobox',
    'aria-autocomplete': 'list',
    'aria-controls': listId,
    // The list updates this once it has loaded.
    'aria-expanded': false,
    autoComplete: 'off',
    onFocus: use,
    onPointerEnter: use,
  } as const;
  return { input, combobox, list: { show, input, listId } };
}

/** The suggestions, once they have been downloaded. */
export function Suggestions({
  show,
  ...rest
}: SuggestionsProps & { show: ReturnType<typeof useLazyComponent<SuggestionsProps>> }) {
  return show?.(rest) ?? null;
}
