import { clsx } from 'clsx';
import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Sort } from '@/domain/filters/sorts';
import { ariaSort, listColumns, sortAfter, type ListColumn } from './list-columns';

export interface Sorting {
  sort: Sort;
  onSort: (sort: Sort) => void;
}

/** The list view: aligned columns whose headers sort, or compact rows where those don't fit. Has `ListingRow`s. */
export function ListingTable({ sort, onSort, children }: Sorting & { children: ReactNode }) {
  return (
    <div className="@container">
      <table className="w-full table-fixed border-collapse @max-4xl:block">
        <thead className="@max-4xl:hidden">
          <tr className="border-b border-line text-left text-[13px] text-muted">
            {listColumns.map((column) => (
              <th
                key={column.label}
                scope="col"
                aria-sort={ariaSort(column, sort)}
                className={clsx('py-1 font-medium', column.isNumber && 'pl-3 text-right', column.width)}
              >
                <Header column={column} sort={sort} onSort={onSort} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line @max-4xl:block">{children}</tbody>
      </table>
    </div>
  );
}

const arrows = { ascending: ArrowUp, descending: ArrowDown, none: ArrowUpDown } as const;

function Header({ column, sort, onSort }: Sorting & { column: ListColumn }) {
  const state = ariaSort(column, sort);
  const next = sortAfter(column, sort);
  if (!state || !next) return column.label;
  const Arrow = arrows[state];
  return (
    <button
      type="button"
      onClick={() => onSort(next)}
      className={clsx(
        'inline-flex min-h-9 items-center gap-1 rounded-control whitespace-nowrap hover:text-ink',
        'pointer-coarse:min-h-11',
        state !== 'none' && 'font-semibold text-ink',
      )}
    >
      {column.label}
      <Arrow aria-hidden className={clsx('size-3.5 shrink-0', state === 'none' && 'opacity-60')} />
    </button>
  );
}
