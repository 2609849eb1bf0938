import { Search } from 'lucide-react';
import type { ReactNode } from 'react';
import { notUnderstood } from '@/domain/search/note-text';
import type { Understood } from '../site-search';

/** The content of the option that searches: what the text is understood as, or the children if it's only a text. */
export function SearchFor({ understood, children }: { understood: Understood | null; children: ReactNode }) {
  return (
    <>
      <Search aria-hidden className="size-4 shrink-0 text-muted" />
      {understood ? (
        <span className="min-w-0">
          <span className="line-clamp-2 font-medium break-words">Search: {understood.parts.join(' · ')}</span>{' '}
          <span className="numeric block text-[13px] break-words text-muted">
            {understood.count ?? 'Search the marketplace'}
            {understood.unknown.length > 0 ? ` · ${notUnderstood(understood.unknown)}` : null}
          </span>
        </span>
      ) : (
        <span className="min-w-0 truncate">{children}</span>
      )}
    </>
  );
}
