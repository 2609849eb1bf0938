import { clsx } from 'clsx';
import { useRef, useState, type RefObject } from 'react';
import { cleanSearch } from '@/shared/lib/search-text';
import { useDebounced } from '@/shared/lib/use-debounced';
import { hasTopLayer, useFloatingList } from '@/shared/ui/use-floating-list';
import type { Host } from '../rules';
import { SearchResults } from './search-results';
import { useSearchField } from './use-search-field';

const pauseMs = 200;
/** Pixels. */
const tallest = 560;

export interface SearchDropdownProps {
  host: Host;
  /** The header's field. */
  input: RefObject<HTMLInputElement | null>;
  /** The id that the field knows the list by. */
  listId: string;
  /** Called with the address when something was chosen. */
  onLeave: (target: string) => void;
}

/** What the header's field finds while it is typed into, below the field. Nothing in it takes the focus from the field. */
export function SearchDropdown({ host, input, listId, onLeave }: SearchDropdownProps) {
  const panel = useRef<HTMLDivElement>(null);
  const { text, open, chosen } = useSearchField(input, panel);
  const settled = useDebounced(text, pauseMs);
  const [said, say] = useState('');
  useFloatingList(open, input, panel, tallest);
  return (
    <>
      <div
        ref={panel}
        popover={hasTopLayer ? 'manual' : undefined}
        className={clsx(
          'absolute inset-auto z-50 m-0 max-h-[var(--list-height,35rem)] w-full flex-col overflow-hidden rounded-card border border-line bg-surface p-0 text-ink shadow-overlay sm:min-w-96',
          open ? 'flex' : 'hidden',
        )}
      >
        {open ? (
          <SearchResults
            listId={listId}
            host={host}
            text={cleanSearch(text)}
            settled={cleanSearch(settled)}
            chosen={chosen}
            onLeave={onLeave}
            onSay={say}
          />
        ) : null}
      </div>
      <output className="sr-only">{open ? said : ''}</output>
    </>
  );
}
