import { clsx } from 'clsx';
import { X } from 'lucide-react';
import { useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { paths } from '@/domain/site/paths';
import { scenarioParameter } from '@/domain/site/scenario-parameter';
import { contentId } from '@/platform/layout/skip-link';
import { Button, ButtonLink } from '@/kit/ui/button';
import { ListingPicture } from '@/shared/listings/listing-picture';
import { clearChoices, maxCompared, removeChoice, useChoices, type Choice } from '@/shared/comparison/choices';
import { toCompareQuery } from '../compare-query';

/**
 * The chosen listings at the bottom of the screen, above the tab bar. As a `chip`, screens without a second column show
 * only the link to the comparison, above the bar that's there already.
 */
export function CompareBar({ chip = false }: { chip?: boolean }) {
  const choices = useChoices();
  const { search } = useLocation();
  const bar = useRef<HTMLElement>(null);
  const deal = new URLSearchParams(search).get(scenarioParameter);
  const query = toCompareQuery(
    { ids: choices.map(({ id }) => id), from: '' },
    // The reader's figures on a listing's page.
    deal === null ? undefined : new URLSearchParams({ [scenarioParameter]: deal }),
  );
  // The button that was pressed disappears, and with the last one the bar.
  const moveFocus = (isLast: boolean) =>
    (isLast ? document.getElementById(contentId) : bar.current)?.focus({ preventScroll: true });
  const remove = (id: string) => {
    moveFocus(choices.length === 1);
    removeChoice(id);
  };
  const count = `Compare (${choices.length} of ${maxCompared})`;
  return (
    <>
      {chip ? (
        <ButtonLink
          to={paths.compare(query)}
          size="sm"
          className={clsx(
            'fixed right-3 bottom-[calc(var(--bottom-bar)+var(--offer-bar)+0.75rem)] z-20 shadow-overlay lg:hidden',
          )}
        >
          {count}
        </ButtonLink>
      ) : null}
      <section
        ref={bar}
        tabIndex={-1}
        data-compare-bar={chip ? 'wide' : 'all'}
        aria-label="Comparison"
        className={clsx(
          'sheet fixed inset-x-0 bottom-[var(--bottom-bar)] z-20 border-t border-line bg-surface outline-none',
          'shadow-[0_-6px_24px_rgb(0_0_0/0.08)] lg:in-[.app-shell]:left-60 print:hidden',
          chip && 'max-lg:hidden',
        )}
      >
        <div className="mx-auto flex h-[var(--compare-bar)] max-w-page items-center gap-2 px-3 sm:gap-4 sm:px-6">
          <output className="numeric font-semibold whitespace-nowrap max-md:sr-only">{count}</output>
          <ul className="flex min-w-0 flex-1 gap-3 sm:gap-2">
            {choices.map((choice) => (
              <li key={choice.id} className="min-w-0 md:max-w-52">
                <ChosenListing choice={choice} onRemove={remove} />
              </li>
            ))}
          </ul>
          <Button
            variant="ghost"
            className="max-md:hidden"
            onClick={() => {
              moveFocus(true);
              clearChoices();
            }}
          >
            Clear
          </Button>
          {choices.length > 1 ? (
            <ButtonLink to={paths.compare(query)}>
              <span className="md:hidden">{count}</span>
              <span className="max-md:hidden">Compare</span>
            </ButtonLink>
          ) : (
            <p className="text-sm text-muted">Choose another listing to compare.</p>
          )}
        </div>
      </section>
    </>
  );
}

/** A press removes it. Phones show only the picture. */
function ChosenListing({ choice: { id, title, image }, onRemove }: { choice: Choice; onRemove: (id: string) => void }) {
  return (
    <button
      type="button"
      aria-label={`Remove ${title} from the comparison`}
      title={title}
      onClick={() => onRemove(id)}
      className={clsx(
        'relative flex max-w-full items-center gap-2 rounded-control md:border md:border-line md:pr-2',
        'max-md:after:absolute max-md:after:-inset-x-0.5 max-md:after:-inset-y-1 md:hover:bg-sunken',
      )}
    >
      <span className="block h-10 w-10 shrink-0 overflow-hidden rounded-control bg-sunken md:w-13 md:rounded-r-none">
        <ListingPicture path={image ?? undefined} alt="" sizes="52px" eager />
      </span>
      <span className="min-w-0 flex-1 truncate text-left text-sm max-md:hidden">{title}</span>
      <span
        className={clsx(
          'flex size-6 shrink-0 items-center justify-center rounded-full text-muted',
          'max-md:absolute max-md:-top-2 max-md:-right-2 max-md:border max-md:border-line max-md:bg-surface',
        )}
      >
        <X aria-hidden className="size-4" />
      </span>
    </button>
  );
}
