import { clsx } from 'clsx';
import { Search } from 'lucide-react';
import { useEffect, useRef, type FormEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { brand } from '@/domain/site/brand';
import { paths } from '@/domain/site/paths';
import { cleanSentence, maxSentenceLength, withSentence } from '@/domain/filters/search-text';
import { Suggestions, useSuggestions, type Host } from '@/shared/search/suggestions';
import { focusHeading } from '@/platform/navigation/focus-heading';
import { scrollToTop } from '@/platform/navigation/scroll-positions';
import { loadSuggestions } from './load-suggestions';
import { useSearchShortcut } from './use-search-shortcut';
import { useTypedPlaceholder } from './use-typed-placeholder';

const prompts = [
  'Search properties, posts or people',
  'Ask any questions',
  'Find investor friendly title companies',
  'Boots on the ground in',
] as const;

interface HeaderSearchProps {
  host: Host;
  className?: string;
  /** Called on navigation, to close a panel that contains the search. */
  onLeave?: () => void;
  /** Focus the field on mount. */
  focusOnOpen?: boolean;
}

/**
 * The search in both headers. Enter searches the marketplace, unless the field is blank. The suggestions load on
 * first use.
 */
export function HeaderSearch({ host, className, onLeave, focusOnOpen = false }: HeaderSearchProps) {
  const { input, combobox, list } = useSuggestions(loadSuggestions);
  const navigate = useNavigate();
  useTypedPlaceholder(input, prompts);
  useSearchShortcut(input);
  useEffect(() => {
    if (focusOnOpen) input.current?.focus();
  }, [input, focusOnOpen]);

  // Any navigation ends the search.
  const { pathname } = useLocation();
  const lastPathname = useRef(pathname);
  useEffect(() => {
    if (lastPathname.current !== pathname) clear(input.current);
    lastPathname.current = pathname;
  }, [input, pathname]);

  const leave = (target: string) => {
    clear(input.current);
    input.current?.blur();
    onLeave?.();
    // Same path, new query: the router doesn't scroll or move the focus.
    if (target.split('?')[0] === pathname) {
      scrollToTop();
      focusHeading();
    }
  };
  const search = (event: FormEvent) => {
    event.preventDefault();
    const text = cleanSentence(input.current?.value ?? null);
    if (text === '') return;
    const target = withSentence(paths.marketplace, text);
    leave(target);
    void navigate(target);
  };

  return (
    <search className={className}>
      <form action={paths.marketplace} onSubmit={search} className="relative">
        <Search
          aria-hidden
          className="pointer-events-none absolute top-1/2 left-3.5 size-4 -translate-y-1/2 text-muted"
        />
        <input
          {...combobox}
          ref={input}
          type="search"
          name="search"
          aria-label={`Search ${brand.name}`}
          aria-keyshortcuts="Control+K Meta+K"
          placeholder={prompts[0]}
          enterKeyHint="search"
          maxLength={maxSentenceLength}
          className={clsx(
            'h-10 w-full rounded-full border border-edge/70 bg-sunken pr-4 pl-10 text-base text-ink',
            'transition-colors sm:text-sm pointer-coarse:h-11',
            'placeholder:text-muted hover:border-edge focus-visible:border-evergreen',
            'focus-visible:bg-surface focus-visible:outline-1 focus-visible:outline-offset-0',
          )}
        />
        <Suggestions {...list} host={host} onLeave={leave} />
      </form>
    </search>
  );
}

/** Clears the field and notifies its listeners. */
function clear(field: HTMLInputElement | null) {
  if (!field?.value) return;
  field.value = '';
  field.dispatchEvent(new Event('input'));
}
