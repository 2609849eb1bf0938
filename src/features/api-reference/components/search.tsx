import { Search } from 'lucide-react';
import { useEffect, useMemo, useRef } from 'react';
import { Link } from 'react-router-dom';
import { isTyping } from '@/kit/hooks/is-typing';
import { pluralize } from '@/kit/formatting/format';
import { EmptyState } from '@/kit/ui/empty-state';
import { Input } from '@/kit/ui/input';
import { KeyHint } from '@/kit/ui/key-hint';
import type { Description } from '../description';
import { entriesOf, find } from '../search';

const resultsId = 'reference-results';

/** The most results that are shown. */
const maxShown = 50;

interface SearchFieldProps {
  value: string;
  onChange: (search: string) => void;
}

/** Searches the reference. The key / focuses it, Enter opens the first result, and Escape clears it. */
export function SearchField({ value, onChange }: SearchFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      event.preventDefault();
      field.current?.focus();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
  return (
    <search>
      <form
        className="relative max-w-xl"
        onSubmit={(event) => {
          event.preventDefault();
          document.querySelector<HTMLAnchorElement>(`#${resultsId} a`)?.click();
        }}
      >
        <Search aria-hidden className="pointer-events-none absolute top-3.5 left-3.5 size-4 text-muted" />
        <Input
          ref={field}
          type="search"
          aria-label="Search the API reference"
          aria-keyshortcuts="/"
          placeholder="Operations, fields, events, errors"
          value={value}
          onChange={(event) => onChange(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Escape') onChange('');
          }}
          className="pl-10"
        />
        {value ? null : <KeyHint className="absolute top-3 right-3.5 text-muted max-sm:hidden">/</KeyHint>}
      </form>
    </search>
  );
}

interface ResultsProps {
  search: string;
  description: Description;
  /** A result was opened. */
  onLeave: () => void;
}

/** What a search finds in the reference. */
export function Results({ search, description, onLeave }: ResultsProps) {
  const entries = useMemo(() => entriesOf(description), [description]);
  const found = find(entries, search);
  return (
    <div id={resultsId} className="flex flex-col gap-3">
      <output className="text-sm text-muted">
        {found.length > maxShown
          ? `The first ${maxShown} of ${found.length} results`
          : pluralize(found.length, 'result')}
      </output>
      {found.length === 0 ? (
        <EmptyState title="Nothing found" text="Search for an operation, a field, an event, or the code of an error." />
      ) : (
        <ul className="divide-y divide-line rounded-card border border-line bg-surface px-5">
          {found.slice(0, maxShown).map(({ name, about, to }) => (
            <li key={to + name}>
              <Link to={to} onClick={onLeave} className="group flex min-h-11 flex-col justify-center py-2">
                <span className="font-medium break-all group-hover:underline">{name}</span>
                <span className="text-sm break-words text-muted">{about}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
