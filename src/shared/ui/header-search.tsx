import { clsx } from 'clsx';
import { Search } from 'lucide-react';
import { useEffect, useRef, type FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '@/shared/config/paths';
import { useTypedPlaceholder } from './use-typed-placeholder';

const prompts = [
  'Search properties, posts or people',
  'Ask any questions',
  'Find investor friendly title companies',
  'Boots on the ground in',
] as const;

interface HeaderSearchProps {
  className?: string;
  /** Called when a search has begun, to close what the box stands in. */
  onSearch?: () => void;
  /** The box was opened by a press and takes the focus. */
  focusOnOpen?: boolean;
}

/** The search of both headers: Enter goes to the marketplace with the text. Nothing but white space does nothing. */
export function HeaderSearch({ className, onSearch, focusOnOpen = false }: HeaderSearchProps) {
  const input = useRef<HTMLInputElement>(null);
  const navigate = useNavigate();
  useTypedPlaceholder(input, prompts);
  useEffect(() => {
    if (focusOnOpen) input.current?.focus();
  }, [focusOnOpen]);

  const search = (event: FormEvent) => {
    event.preventDefault();
    const text = input.current?.value.trim();
    if (!text || !input.current) return;
    input.current.value = '';
    input.current.blur();
    void navigate(`${paths.marketplace}?${new URLSearchParams({ search: text }).toString()}`);
    onSearch?.();
  };

  return (
    <search className={className}>
      <form onSubmit={search} className="relative">
        <Search aria-hidden className="pointer-events-none absolute top-1/2 left-3.5 size-4 -translate-y-1/2 text-muted" />
        <input
          ref={input}
          type="search"
          name="search"
          aria-label="Search the marketplace"
          placeholder={prompts[0]}
          enterKeyHint="search"
          autoComplete="off"
          maxLength={200}
          className={clsx(
            'h-10 w-full rounded-full border border-edge/70 bg-sunken pr-4 pl-10 text-base text-ink transition-colors sm:text-sm pointer-coarse:h-11',
            'placeholder:text-muted hover:border-edge focus-visible:border-evergreen focus-visible:bg-surface focus-visible:outline-1 focus-visible:outline-offset-0',
          )}
        />
      </form>
    </search>
  );
}
