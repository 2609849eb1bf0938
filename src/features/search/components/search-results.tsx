/* oxlint-disable jsx-a11y/prefer-tag-over-role -- a native list can't hold pictures or links */
import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { RotateCw, UserPlus } from 'lucide-react';
import { useEffect, type ComponentProps, type ReactNode } from 'react';
import { paths } from '@/domain/site/paths';
import { cleanSearch, withSearch, withSentence } from '@/domain/filters/search-text';
import type { SuggestionsProps } from '@/shared/search/suggestions';
import { useAuth } from '@/platform/auth/auth-provider';
import { describeError } from '@/platform/errors/describe-error';
import { siteSearchQuery } from '../api/queries';
import { announcement, groupResults, type Target } from '../site-search';
import { ResultOption } from './result-option';
import { optionClass, SearchOption } from './search-option';
import { NoMatches, SearchFailed, SearchLoading } from './search-status';
import { SearchFor } from './search-for';
import { useUnderstood } from './use-understood';

interface SearchResultsProps extends Pick<SuggestionsProps, 'host' | 'kinds' | 'filters' | 'submits' | 'onLeave'> {
  /** Prefix of the option ids. */
  listId: string;
  /** The text in the field. */
  text: string;
  /** The text when typing last paused: what is searched for. */
  debouncedText: string;
  /** Id of the option highlighted by the arrow keys. */
  selected: string | null;
  onPlace: ((key: string) => void) | undefined;
  /** Called when the option that submits the form is chosen. */
  onSubmit: () => void;
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
  kinds,
  filters,
  submits = false,
  onLeave,
  onPlace,
  onSubmit,
  onAnnounce,
}: SearchResultsProps) {
  const { user } = useAuth();
  const { results, error, isStale, isFetching, refetch } = useSiteSearch(user?.id ?? null, {
    text,
    debouncedText,
    kinds,
  });
  const { understood, isReading } = useUnderstood(debouncedText, filters, kinds === undefined);
  const groups = groupResults(results ?? [], debouncedText);
  const state = (name: string) => ({ id: `${listId}-${name}`, selected: selected === `${listId}-${name}` });
  const option = (name: string) => ({ ...state(name), host, onLeave });

  const isKnown = results !== undefined && !isReading;
  const message = isKnown && !isStale ? announcement(results, debouncedText, understood) : '';
  useEffect(() => onAnnounce(message), [message, onAnnounce]);

  return (
    <>
      {error ? <SearchFailed text={describeError(error)} /> : null}
      {!error && (results === undefined || (results.length === 0 && isReading)) ? <SearchLoading /> : null}
      {results?.length === 0 && isKnown && !understood ? (
        <NoMatches text={debouncedText} isVisitor={user === null} />
      ) : null}
      <div
        id={listId}
        role="listbox"
        aria-label="Search results"
        aria-busy={isStale || undefined}
        className="min-h-0 scroll-py-12 overflow-y-auto overscroll-contain p-1.5"
      >
        {error ? (
          <ButtonOption {...state('retry')} onClick={() => void refetch()}>
            <RotateCw
              aria-hidden
              className={clsx('size-4 shrink-0 text-muted', isFetching && 'motion-safe:animate-spin')}
            />
            <span className="font-semibold">Retry</span>
          </ButtonOption>
        ) : null}
        {groups.map((group) => (
          <ResultGroup key={group.name} group={group} submits={submits} option={option} onPlace={onPlace} />
        ))}
        {submits ? (
          <ButtonOption {...state('submit')} onClick={onSubmit}>
            <SearchFor understood={understood}>Search for “{text}”</SearchFor>
          </ButtonOption>
        ) : null}
        {submits || (!understood && groups.some(({ more }) => isInMarketplace(more))) ? null : (
          <SearchOption
            target={{ path: withSentence(paths.marketplace, text), inApp: false }}
            {...option('marketplace')}
          >
            <SearchFor understood={understood}>Search the marketplace for “{text}”</SearchFor>
          </SearchOption>
        )}
        {host === 'public' && user === null ? <SignUpOption text={text} {...option('sign-up')} /> : null}
      </div>
      {host === 'app' || user !== null ? (
        <p className="shrink-0 border-t border-line px-4 py-2 text-xs text-muted">Powered by AI - Results may vary</p>
      ) : null}
    </>
  );
}

/** Invites visitors to sign up, always in view. */
function SignUpOption({ text, ...option }: { text: string } & Omit<OptionProps, 'target' | 'children'>) {
  return (
    <div className="sticky bottom-0 bg-surface">
      <SearchOption target={{ path: withSearch(paths.signUp, text), inApp: false }} {...option}>
        <UserPlus aria-hidden className="size-4 shrink-0 text-evergreen-ink" />
        <span className="font-semibold text-evergreen-ink">Sign up for full search results</span>
      </SearchOption>
    </div>
  );
}

type OptionProps = ComponentProps<typeof SearchOption>;

const isInMarketplace = (target: Target | null) => target?.path.startsWith(paths.marketplace) ?? false;

interface ResultGroupProps extends Pick<SearchResultsProps, 'submits' | 'onPlace'> {
  group: ReturnType<typeof groupResults>[number];
  /** What the option with this name needs besides its target. */
  option: (name: string) => Pick<OptionProps, 'id' | 'selected' | 'host' | 'onLeave'>;
}

/** Results of a kind under their heading. */
function ResultGroup({ group: { name, results, more }, submits, option, onPlace }: ResultGroupProps) {
  return (
    <div role="group" aria-label={name}>
      <p aria-hidden className="px-2.5 pt-2 pb-1 text-xs font-semibold text-muted">
        {name}
      </p>
      {results.map((result) => (
        <ResultOption
          key={result.id ?? result.slug}
          result={result}
          onChoose={onPlace && result.kind === 'place' ? () => onPlace(result.slug ?? '') : undefined}
          {...option(`${result.kind}-${result.id ?? result.slug?.replaceAll(/\W+/g, '-')}`)}
        />
      ))}
      {/* The form's own search finds all listings. */}
      {more && !(submits && isInMarketplace(more)) ? (
        <SearchOption target={more} {...option(`all-${name}`)}>
          <span className="font-medium text-evergreen-ink">{more.label}</span>
        </SearchOption>
      ) : null}
    </div>
  );
}

/** What matches the text when typing last paused, of the given kinds. `error` is null while earlier results remain. */
function useSiteSearch(
  readerId: string | null,
  { text, debouncedText, kinds }: Pick<SearchResultsProps, 'text' | 'debouncedText' | 'kinds'>,
) {
  const { data, error, isPlaceholderData, isFetching, refetch } = useQuery(
    siteSearchQuery(readerId, cleanSearch(debouncedText)),
  );
  const isStale = isPlaceholderData || debouncedText !== text;
  const found = kinds ? data?.filter(({ kind }) => kinds.includes(kind)) : data;
  return {
    // An empty result for earlier text says nothing about this one.
    results: isStale && found?.length === 0 ? undefined : found,
    error: data === undefined ? error : null,
    isStale,
    isFetching,
    refetch,
  };
}

interface ButtonOptionProps {
  id: string;
  selected: boolean;
  onClick: () => void;
  children: ReactNode;
}

/** An option that does something here, which the arrow keys reach, too. */
function ButtonOption({ id, selected, onClick, children }: ButtonOptionProps) {
  return (
    <button
      type="button"
      role="option"
      id={id}
      aria-selected={selected}
      tabIndex={-1}
      className={optionClass(selected)}
      onClick={onClick}
    >
      {children}
    </button>
  );
}
