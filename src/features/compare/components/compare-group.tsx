import { clsx } from 'clsx';
import { BestMark } from '@/shared/comparison/best-mark';
import { bestCells, type ComparedGroup, type ComparedRow } from '@/domain/comparison/comparison';
import type { Listing } from '@/domain/listing/listing';

/** Stays in view while the columns scroll sideways. */
export const rowHeadClass = 'sticky left-0 z-1 bg-paper pl-0! print:static';

/** Related rows with their title. */
export function CompareGroup({ group, listings }: { group: ComparedGroup; listings: readonly Listing[] }) {
  return (
    <tbody>
      <tr>
        <th
          scope="rowgroup"
          className={clsx(
            rowHeadClass,
            'border-b border-line pt-7 pb-2 text-left text-base font-semibold text-ink',
            'print:pt-3 print:pb-1 print:text-[10pt]',
          )}
        >
          {group.title}
        </th>
        {/* The heads of the columns have scrolled away on phones. */}
        {listings.map(({ id, address }) => (
          <td
            key={id}
            aria-hidden
            className="truncate border-b border-line px-2.5 pt-7 pb-2 align-bottom text-sm text-muted lg:px-4 print:p-0"
          >
            <span className="lg:hidden print:hidden">{address}</span>
          </td>
        ))}
      </tr>
      {group.rows.map((row) => (
        <Row key={row.label} row={row} unknown={group.unknown} />
      ))}
    </tbody>
  );
}

function Row({ row, unknown }: { row: ComparedRow; unknown: string }) {
  const best = bestCells(row);
  return (
    <tr>
      <th
        scope="row"
        className={clsx(
          rowHeadClass,
          'border-b border-line py-2.5 pr-2 text-left align-top text-sm font-normal text-muted',
          'print:py-0.5 print:text-[8.5pt]',
        )}
      >
        {row.label}
      </th>
      {row.cells.map(({ text, note }, index) => (
        <td
          // eslint-disable-next-line react/no-array-index-key -- One cell per column.
          key={index}
          className={clsx(
            'numeric border-b border-line px-2.5 py-2.5 text-left align-top font-normal break-words lg:px-4',
            'print:py-0.5',
          )}
        >
          {best.has(index) ? (
            <BestMark text={text ?? ''} />
          ) : (
            <span className={text === null ? 'text-muted' : 'text-ink'}>{text ?? unknown}</span>
          )}
          {note ? <span className="block text-sm text-muted print:text-[7.5pt]">{note}</span> : null}
        </td>
      ))}
    </tr>
  );
}
