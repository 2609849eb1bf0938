import { clsx } from 'clsx';
import { Search } from 'lucide-react';
import { useEffect, useId, useRef, useState, type FormEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { brand } from '@/shared/config/brand';
import { paths } from '@/shared/config/paths';
import { cleanSearch, withSearch } from '@/shared/lib/search-text';
import { withQueries } from '@/shared/lib/with-queries';
import { focusHeading } from '@/shared/ui/focus-heading';
import { scrollToTop } from '@/shared/ui/scroll-positions';
import { useLoaded } from '@/shared/ui/use-loaded';
import type { Host } from '../rules';
import type { SearchDropdownProps } from './search-dropdown';
import { useSearchShortcut } from './use-search-shortcut';
import { useTypedPlaceholder } from './use-typed-placeholder';

const prompts = [
  'Search properties, posts or people',
  'Ask any questions',
  'Find investor friendly title companies',
  'Boots on the ground in',
] as const;

const loadDropdown = () => withQueries(() => import('./search-dropdown').then(({ SearchDropdown }) => SearchDropdown));

interface HeaderSearchProps {
  host: Host;
  className?: string;
  /** Called when the search is left for somewhere else, to close what the box stands in. */
  onLeave?: () => void;
  /** The box was opened by a press and takes the focus. */
  focusOnOpen?: boolean;
}

/**
 * The search of both headers: Enter goes to the marketplace with the text; nothing but white space does nothing. What is found while
 * typing is shown by a part that comes with the first use: it listens to this very field, which works without it, too.
 */
export function HeaderSearch({ host, className, onLeave, focusOnOpen = false }: HeaderSearchProps) {
  const input = useRef<HTMLInputElement>(null);
  const listId = useId();
  const navigate = useNavigate();
  // Counted: each use asks again for a part that could not be downloaded.
  const [uses, setUses] = useState(0);
  const show = useLoaded(loadDropdown, uses);
  useTypedPlaceholder(input, prompts);
  useSearchShortcut(input);
  useEffect(() => {
    if (focusOnOpen) input.current?.focus();
    // Also who was faster than the page: what was written at build time can be typed into.
    if (document.activeElement === input.current) setUses((count) => count + 1);
  }, [focusOnOpen]);

  // Whatever led elsewhere, the search is over.
  const { pathname } = useLocation();
  const shownAt = useRef(pathname);
  useEffect(() => {
    if (shownAt.current !== pathname) empty(input.current);
    shownAt.current = pathname;
  }, [pathname]);

  const use = () => setUses(uses + 1);
  const leave = (target: string) => {
    empty(input.current);
    input.current?.blur();
    onLeave?.();
    // What only the query tells apart from this screen is a new screen to who searched, but not to the router.
    if (target.split('?')[0] === pathname) {
      scrollToTop();
      focusHeading();
    }
  };
  const search = (event: FormEvent) => {
    event.preventDefault();
    const text = cleanSearch(input.current?.value ?? null);
    if (text === '') return;
    const target = withSearch(paths.marketplace, text);
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
          ref={input}
          type="search"
          name="search"
          role="combobox"
          aria-label={`Search ${brand.name}`}
          aria-autocomplete="list"
          aria-controls={listId}
          // That it is open, and which option is chosen, the list says itself once it is there.
          aria-expanded="false"
          aria-keyshortcuts="Control+K Meta+K"
          placeholder={prompts[0]}
          enterKeyHint="search"
          autoComplete="off"
          maxLength={200}
          onFocus={use}
          onPointerEnter={use}
          className={clsx(
            'h-10 w-full rounded-full border border-edge/70 bg-sunken pr-4 pl-10 text-base text-ink transition-colors sm:text-sm pointer-coarse:h-11',
            'placeholder:text-muted hover:border-edge focus-visible:border-evergreen focus-visible:bg-surface focus-visible:outline-1 focus-visible:outline-offset-0',
          )}
        />
        <Dropdown show={show} host={host} input={input} listId={listId} onLeave={leave} />
      </form>
    </search>
  );
}

/** Takes the text out of the field, and lets whoever listens know. */
function empty(field: HTMLInputElement | null) {
  if (!field?.value) return;
  field.value = '';
  field.dispatchEvent(new Event('input'));
}

/** The part that is loaded, once it is. */
function Dropdown({
  show,
  ...rest
}: SearchDropdownProps & { show: ReturnType<typeof useLoaded<SearchDropdownProps>> }) {
  return show?.(rest) ?? null;
}
