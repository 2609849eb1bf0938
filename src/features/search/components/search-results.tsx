/* oxlint-disable jsx-a11y/prefer-tag-over-role -- the browser's own list takes neither pictures nor links */
import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { CircleAlert, RotateCw, Search, UserPlus } from 'lucide-react';
import { useEffect } from 'react';
import { paths } from '@/shared/config/paths';
import { withSearch } from '@/shared/lib/search-text';
import { useAuth } from '@/shared/session/auth-provider';
import { explainFailure } from '@/shared/supabase/explain-failure';
import { Skeleton } from '@/shared/ui/skeleton';
import { siteSearchQuery } from '../api/queries';
import { announcement, grouped, type Host } from '../rules';
import { FoundOption } from './found-option';
import { optionClass, SearchOption } from './search-option';

interface SearchResultsProps {
  /** Its options' ids begin with it. */
  listId: string;
  host: Host;
  /** What stands in the field. */
  text: string;
  /** What stood there when typing last paused: what is asked for. */
  settled: string;
  /** Id of the option that is chosen by the arrows. */
  chosen: string | null;
  onLeave: (target: string) => void;
  /** Called with what is to be read out. */
  onSay: (said: string) => void;
}

/** What was found, by group, and where to go on from there; while it is asked for, where nothing was, and where it could not be asked. */
export function SearchResults({ listId, host, text, settled, chosen, onLeave, onSay }: SearchResultsProps) {
  const { user } = useAuth();
  const { data, error, isPlaceholderData, isFetching, refetch } = useQuery(siteSearchQuery(user?.id ?? null, settled));
  const outdated = isPlaceholderData || settled !== text;
  // What an earlier text did not find says nothing of this one.
  const found = outdated && data?.length === 0 ? undefined : data;
  const groups = grouped(found ?? [], settled);
  const failed = error !== null && data === undefined;
  const state = (name: string) => ({ id: `${listId}-${name}`, selected: chosen === `${listId}-${name}` });
  const option = (name: string) => ({ ...state(name), host, onLeave });
  const retry = state('retry');

  const said = found && !outdated ? announcement(found, settled) : '';
  useEffect(() => onSay(said), [said, onSay]);

  return (
    <>
      {failed ? <Failed text={explainFailure(error)} /> : null}
      {found === undefined && !failed ? <Waiting /> : null}
      {found?.length === 0 ? <NothingFound text={settled} isVisitor={user === null} /> : null}
      <div
        id={listId}
        role="listbox"
        aria-label="Search results"
        aria-busy={outdated || undefined}
        className="min-h-0 scroll-py-12 overflow-y-auto overscroll-contain p-1.5"
      >
        {failed ? (
          <button
            type="button"
            role="option"
            id={retry.id}
            aria-selected={retry.selected}
            tabIndex={-1}
            className={optionClass(retry.selected)}
            onClick={() => void refetch()}
          >
            <RotateCw
              aria-hidden
              className={clsx('size-4 shrink-0 text-muted', isFetching && 'motion-safe:animate-spin')}
            />
            <span className="font-semibold">Retry</span>
          </button>
        ) : null}
        {groups.map(({ name, found: own, more }) => (
          <div key={name} role="group" aria-label={name}>
            <p aria-hidden className="px-2.5 pt-2 pb-1 text-xs font-semibold text-muted">
              {name}
            </p>
            {own.map((one) => (
              <FoundOption key={one.id} found={one} {...option(`${one.kind}-${one.id}`)} />
            ))}
            {more ? (
              <SearchOption target={more} {...option(`all-${name}`)}>
                <span className="font-medium text-evergreen-ink">{more.label}</span>
              </SearchOption>
            ) : null}
          </div>
        ))}
        {groups.some(({ more }) => more?.path.startsWith(paths.marketplace)) ? null : (
          <SearchOption target={{ path: withSearch(paths.marketplace, text), inApp: false }} {...option('marketplace')}>
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

function Waiting() {
  return (
    <div className="shrink-0 space-y-3 px-4 pt-4 pb-2">
      <span className="sr-only">Searching…</span>
      {[1, 2, 3].map((row) => (
        <div key={row} className="flex items-center gap-3">
          <Skeleton className="size-10 shrink-0" />
          <div className="flex-1 space-y-2">
            <Skeleton className="h-3.5 w-3/5" />
            <Skeleton className="h-3 w-2/5" />
          </div>
        </div>
      ))}
    </div>
  );
}

function NothingFound({ text, isVisitor }: { text: string; isVisitor: boolean }) {
  return (
    <div className="shrink-0 px-4 pt-4 pb-2 text-sm">
      <p className="font-semibold break-words">No matches for “{text}”</p>
      <p className="mt-0.5 text-muted">
        {isVisitor
          ? 'Try a city, a ZIP or fewer words. Members, posts and topics are found by members.'
          : 'Try fewer words, a city, a ZIP or a name.'}
      </p>
    </div>
  );
}

function Failed({ text }: { text: string }) {
  return (
    <div role="alert" className="flex shrink-0 gap-3 px-4 pt-4 pb-2 text-sm">
      <CircleAlert aria-hidden className="size-5 shrink-0 text-brick-ink" />
      <div>
        <p className="font-semibold">The search did not work</p>
        <p className="mt-0.5 text-muted">{text}</p>
      </div>
    </div>
  );
}
