import { openClauses } from '@/domain/deal/open-items';
import { Warning } from '@/kit/ui/warning';
import type { Deal } from '../room';

/** Before a deal is closed or ended: what is still open, which the record will say. Nothing if nothing is. */
export function OpenItems({ deal }: { deal: Pick<Deal, 'open_items'> }) {
  const clauses = openClauses(deal.open_items);
  return (
    <Warning>
      {clauses.length === 0 ? null : (
        <>
          <p className="font-medium">Still open, as the record will say:</p>
          <ul className="mt-1 list-disc pl-5">
            {clauses.map((clause) => (
              <li key={clause}>{clause.charAt(0).toUpperCase() + clause.slice(1)}</li>
            ))}
          </ul>
        </>
      )}
    </Warning>
  );
}
