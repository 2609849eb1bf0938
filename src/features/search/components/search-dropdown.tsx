import { clsx } from 'clsx';
import { useRef, useState, type RefObject } from 'react';
import { cleanSearch } from '@/shared/search/search-text';
import { useDebounced } from '@/shared/hooks/use-debounced';
import { hasTopLayer, useFloatingList } from '@/shared/ui/use-floating-list';
import type { Host } from '../site-search';
import { SearchResults } from './search-results';
import { useSearchCombobox } from './use-search-combobox';

const debounceMs = 200;
/** In CSS pixels. */
const maxHeight = 560;

export interface SearchDropdownProps {
  host: Host;
  /** The header's field. */
  input: RefObject<HTMLInputElement | null>;
  /** The field's `aria-controls`. */
  listId: string;
  /** Called with the target's path when an option is opened. */
  onLeave: (target: string) => void;
}

/** Search results below the header's field while typing. The focus stays in the field. */
export function SearchDropdown({ host, input, listId, onLeave }: SearchDropdownProps) {
  const panel = useRef<HTMLDivElement>(null);
  const { text, open, selected } = useSearchCombobox(input, panel);
  const debouncedText = useDebounced(text, debounceMs);
  const [announcement, setAnnouncement] = useState('');
  useFloatingList(open, input, panel, maxHeight);
  return (
    <>
      <div
        ref={panel}
        popover={hasTopLayer ? 'manual' : undefined}
        className={clsx(
          'absolute inset-auto z-50 m-0 max-h-[var(--list-height,35rem)] w-full flex-col overflow-hidden',
          'rounded-card border border-line bg-surface p-0 text-ink shadow-overlay sm:min-w-96',
          open ? 'flex' : 'hidden',
        )}
      >
        {open ? (
          <SearchResults
            listId={listId}
            host={host}
            text={cleanSearch(text)}
            debouncedText={cleanSearch(debouncedText)}
            selected={selected}
            onLeave={onLeave}
            onAnnounce={setAnnouncement}
          />
        ) : null}
      </div>
      <output className="sr-only">{open ? announcement : ''}</output>
    </>
  );
}
