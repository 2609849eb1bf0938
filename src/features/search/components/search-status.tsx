import { CircleAlert } from 'lucide-react';
import { Skeleton } from '@/kit/ui/skeleton';

/** Placeholder while results load. */
export function SearchLoading() {
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

/** Shown when nothing matches, with what to try next. */
export function NoMatches({ text, isVisitor }: { text: string; isVisitor: boolean }) {
  return (
    <div className="shrink-0 px-4 pt-4 pb-2 text-sm">
      <p className="font-semibold break-words">No matches for “{text}”</p>
      <p className="mt-0.5 text-muted">
        {isVisitor
          ? 'Try a city, a ZIP code, or fewer words. Sign in to search members, posts, and topics.'
          : 'Try fewer words, a city, a ZIP code, or a name.'}
      </p>
    </div>
  );
}

/** Shown when the search failed. `text` says why. */
export function SearchFailed({ text }: { text: string }) {
  return (
    <div role="alert" className="flex shrink-0 gap-3 px-4 pt-4 pb-2 text-sm">
      <CircleAlert aria-hidden className="size-5 shrink-0 text-brick-ink" />
      <div>
        <p className="font-semibold">Search isn’t working right now</p>
        <p className="mt-0.5 text-muted">{text}</p>
      </div>
    </div>
  );
}
