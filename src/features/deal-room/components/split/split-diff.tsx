import { partyName } from '@/domain/deal/deal';
import type { RoomProps } from '../../room-view';
import { compareSplits, lineKinds, type ShareChange, type SplitLine } from '../../split';
import { formatBps, formatExactCents } from '../../split-text';

interface SplitDiffProps extends Omit<RoomProps, 'now'> {
  current: readonly SplitLine[];
  proposed: readonly SplitLine[];
}

/** What a proposal changes about the split in force. */
export function SplitDiff({ deal, viewer, current, proposed }: SplitDiffProps) {
  const changes = compareSplits(current, proposed);
  const nameOf = (id: string) => (id === viewer.id ? 'You' : partyName(deal.parties.find((party) => party.id === id)));
  if (changes.length === 0) return <p className="text-[15px]">It’s the same as the split in force.</p>;
  return (
    <div className="flex flex-col gap-4">
      {changes.map(({ kind, before, after, shares }) => (
        <table key={kind} className="numeric w-full text-[15px]">
          <caption className="pb-1 text-left text-sm font-medium text-muted">
            {lineKinds[kind]}: {total(before)} → {total(after)}
          </caption>
          <thead className="text-sm text-muted">
            <tr>
              <th scope="col" className="sr-only">
                Name
              </th>
              <th scope="col" className="w-28 py-1 text-right font-normal sm:w-36">
                Now
              </th>
              <th scope="col" className="w-28 py-1 text-right font-normal sm:w-36">
                Proposed
              </th>
            </tr>
          </thead>
          <tbody>
            {shares
              .filter((share) => share.before ?? share.after)
              .map((share) => (
                <tr key={share.party_id} className="border-t border-line">
                  <th scope="row" className="py-1.5 pr-3 text-left font-normal break-words">
                    {nameOf(share.party_id)}
                  </th>
                  <td className="py-1.5 text-right text-muted">{part(share.before)}</td>
                  <td className="py-1.5 pl-3 text-right font-medium">{part(share.after)}</td>
                </tr>
              ))}
          </tbody>
        </table>
      ))}
    </div>
  );
}

const total = (cents: number | null) => (cents === null ? 'not split' : formatExactCents(cents));

function part(value: ShareChange['before']) {
  return value ? (
    <>
      {formatExactCents(value.amount_cents)}
      <span className="block text-sm font-normal text-muted">{formatBps(value.share_bps)}</span>
    </>
  ) : (
    'Nothing'
  );
}
