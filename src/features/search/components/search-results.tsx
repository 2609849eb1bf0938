/* oxlint-disable jsx-a11y/prefer-tag-over-role -- a native list can't hold pictures or links */
import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { RotateCw, Search, UserPlus } from 'lucide-react';
import { useEffect } from 'react';
import { paths } from '@/shared/config/paths';
import { withSearch, withSentence } from '@/shared/search/search-text';
import { useAuth } from '@/shared/session/auth-provider';
import { describeError } from '@/shared/supabase/describe-error';
import { siteSearchQuery } from '../api/queries';
import { announcement, groupResults, type Host } from '../site-search';
import { ResultOption } from './result-option';
import { optionClass, SearchOption } from './search-option';
import { NoMatches, SearchFailed, SearchLoading } from './search-status';

interface SearchResultsProps {
  /** Prefix of the option ids. */
  listId: string;
  host: Host;
  /** The text in the field. */
  text: string;
  /** The text when typing last paused: what is searched for. */
  debouncedText: string;
  /** Id of the option highlighted by the arrow keys. */
  selected: string | null;
  onLeave: (target: string) => void;
  /** Called with the text for screen readers. */
  onAnnounce: (message: string) => void;
}

/** Results by group with links to full lists, or the loading, empty, or error state. */
export function SearchResults({
  listId,
  host,
  text,
  debouncedText,
  selected,
  onLeave,
  onAnnounce,
}: SearchResultsProps) {
  const { user } = useAuth();
  const { data, error, isPlaceholderData, isFetching, refetch } = useQuery(
    siteSearchQuery(user?.id ?? null, debouncedText),
  );
  const isStale = isPlaceholderData || debouncedText !== text;
  // An empty result for earlier text says nothing about this one.
  const results = isStale && data?.length === 0 ? undefined : data;
  const groups = groupResults(results ?? [], debouncedText);
  const failed = error !== null && data === undefined;
  const state = (name: string) => ({ id: `${listId}-${name}`, selected: selected === `${listId}-${name}` });
  const option = (name: string) => ({ ...state(name), host, onLeave });

  const message = results && !isStale ? announcement(results, debouncedText) : '';
  useEffect(() => onAnnounce(message), [message, onAnnounce]);

  return (
    <>
      {failed ? <SearchFailed text={describeError(error)} /> : null}
      {results === undefined && !failed ? <SearchLoading /> : null}
      {results?.length === 0 ? <NoMatches text={debouncedText} isVisitor={user === null} /> : null}
      <div
        id={listId}
        role="listbox"
        aria-label="Search results"
        aria-busy={isStale || undefined}
        className="min-h-0 scroll-py-12 overflow-y-auto overscroll-contain p-1.5"
      >
        {failed ? <RetryOption {...state('retry')} retrying={isFetching} onRetry={() => void refetch()} /> : null}
        {groups.map(({ name, results: own, more }) => (
          <div key={name} role="group" aria-label={name}>
            <p aria-hidden className="px-2.5 pt-2 pb-1 text-xs font-semibold text-muted">
              {name}
            </p>
            {own.map((result) => (
              <ResultOption
                key={result.id ?? result.slug}
                result={result}
                {...option(`${result.kind}-${result.id ?? result.slug?.replaceAll(/\W+/g, '-')}`)}
              />
            ))}
            {more ? (
              <SearchOption target={more} {...option(`all-${name}`)}>
                <span className="font-medium text-evergreen-ink">{more.label}</span>
              </SearchOption>
            ) : null}
          </div>
        ))}
        {groups.some(({ more }) => more?.path.startsWith(paths.marketplace)) ? null : (
          <SearchOption
            target={{ path: withSentence(paths.marketplace, text), inApp: false }}
            {...option('marketplace')}
          >
            <Search aria-hidden className="size-4 shrink-0 text-muted" />
            <span className="min-w-0 truncate">Search the marketplace for “{text}”</span>
          </SearchOption>
        )}
        {host === 'public' && user === null ? (
          <div className="sticky bottom-0 bg-surface">
            <SearchOption target={{ path: withSearch(paths.signUp, text), inApp: false }} {...option('sign-up')}>
              <UserPlus aria-hidden className="size-4 shrink-0 text-evergreen-ink" />
              <span className="font-semibold text-evergreen-ink">Sign up for full search results</span>
            </SearchOption>
          </div>
        ) : null}
      </div>
      {host === 'app' || user !== null ? (
        <p className="shrink-0 border-t border-line px-4 py-2 text-xs text-muted">Powered by AI - Results may vary</p>
      ) : null}
    </>
  );
}

interface RetryOptionProps {
  id: string;
  selected: boolean;
  retrying: boolean;
  onRetry: () => void;
}

/** Repeats a failed search. An option, so that the arrow keys reach it. */
function RetryOption({ id, selected, retrying, onRetry }: RetryOptionProps) {
  return (
    <button
      type="button"
      role="option"
      id={id}
      aria-selected={selected}
      tabIndex={-1}
      className={optionClass(selected)}
      onClick={onRetry}
    >
      <RotateCw aria-hidden className={clsx('size-4 shrink-0 text-muted', retrying && 'motion-safe:animate-spin')} />
      <span className="font-semibold">Retry</span>
    </button>
  );
}
