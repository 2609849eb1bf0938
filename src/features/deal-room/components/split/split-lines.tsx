import { partyName } from '@/domain/deal/deal';
import type { RoomProps } from '../../room-view';
import type { SplitLine } from '../../split';
import { formatBps, formatExactCents, lineTitle } from '../../split-text';

interface SplitLinesProps extends Omit<RoomProps, 'now'> {
  lines: readonly SplitLine[];
}

/** The lines of a split with everyone's share and amount. */
export function SplitLines({ deal, viewer, lines }: SplitLinesProps) {
  const nameOf = (id: string) => (id === viewer.id ? 'You' : partyName(deal.parties.find((party) => party.id === id)));
  return (
    <div className="flex flex-col gap-4">
      {lines.map(({ kind, amount_cents, shares }) => (
        <table key={kind} className="numeric w-full text-[15px]">
          <caption className="pb-1 text-left text-sm font-medium text-muted">{lineTitle(kind, amount_cents)}</caption>
          <thead className="sr-only">
            <tr>
              <th scope="col">Name</th>
              <th scope="col">Share</th>
              <th scope="col">Amount</th>
            </tr>
          </thead>
          <tbody>
            {shares
              .filter(({ share_bps }) => share_bps > 0)
              .map((share) => (
                <tr key={share.party_id} className="border-t border-line">
                  <th scope="row" className="py-1.5 pr-3 text-left font-normal break-words">
                    {nameOf(share.party_id)}
                  </th>
                  <td className="w-20 py-1.5 text-right text-muted">{formatBps(share.share_bps)}</td>
                  <td className="w-36 py-1.5 text-right font-medium">{formatExactCents(share.amount_cents)}</td>
                </tr>
              ))}
          </tbody>
        </table>
      ))}
    </div>
  );
}
