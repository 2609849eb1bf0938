import { clsx } from 'clsx';
import { useCallback, useRef, useState } from 'react';
import { cleanSentence } from '@/domain/filters/search-text';
import { placeKeyLabel } from '@/domain/place/place';
import type { SuggestionsProps } from '@/shared/search/suggestions';
import { useDebounced } from '@/kit/hooks/use-debounced';
import { hasTopLayer, useFloatingList } from '@/kit/ui/use-floating-list';
import { SearchResults } from './search-results';
import { useSearchCombobox } from './use-search-combobox';

const debounceMs = 200;
/** In CSS pixels. */
const maxHeight = 560;

/** Suggestions below a field while typing. The focus stays in the field. */
export function SearchDropdown({ input, anchor = input, listId, onPlace, ...rest }: SuggestionsProps) {
  const panel = useRef<HTMLDivElement>(null);
  const { text, open, selected, close } = useSearchCombobox(input, panel);
  const debouncedText = useDebounced(text, debounceMs);
  const [matches, setMatches] = useState('');
  const [added, setAdded] = useState('');
  useFloatingList(open, anchor, panel, maxHeight);
  const announce = useCallback((message: string) => {
    setMatches(message);
    setAdded('');
  }, []);
  const choosePlace = (key: string) => {
    close();
    setAdded(`Added ${placeKeyLabel(key)}`);
    onPlace?.(key);
  };
  const submit = () => {
    close();
    input.current?.form?.requestSubmit();
  };
  return (
    <>
      <div
        ref={panel}
        popover={hasTopLayer ? 'manual' : undefined}
        className={clsx(
          'absolute inset-auto z-50 m-0 max-h-[var(--list-height,35rem)] w-full flex-col overflow-hidden',
          'rounded-card border border-line bg-surface p-0 text-ink shadow-overlay sm:min-w-96',
          // From one edge to the other on phones.
          hasTopLayer && 'max-sm:left-4! max-sm:w-[calc(100vw-2rem)]!',
          open ? 'flex' : 'hidden',
        )}
      >
        {open ? (
          <SearchResults
            {...rest}
            listId={listId}
            text={cleanSentence(text)}
            debouncedText={cleanSentence(debouncedText)}
            selected={selected}
            onPlace={onPlace && choosePlace}
            onSubmit={submit}
            onAnnounce={announce}
          />
        ) : null}
      </div>
      <output className="sr-only">{open ? matches : added}</output>
    </>
  );
}
