import { useState } from 'react';
import type { StoredComp } from '@/domain/valuation/records';
import { roughly } from '@/domain/valuation/claim';
import { formatUsd } from '@/kit/formatting/format';
import { Button } from '@/kit/ui/button';
import { changedValue, noChanges } from '../changed-comps';
import { CompItem } from './comp-item';

/** The sales that a value is made of. Leaving one out, or changing an adjustment, shows the reader's own value. */
export function CompList({ comps, unit }: { comps: readonly StoredComp[]; unit: string }) {
  const [changes, setChanges] = useState(noChanges);
  const value = changedValue(comps, changes);
  return (
    <div className="flex flex-col gap-2">
      <p className="text-sm text-muted">
        Each price is adjusted in dollars to this home, repaired, today. The value is the middle one, by weight.
      </p>
      <ul className="flex flex-col divide-y divide-line">
        {comps.map((comp) => (
          <CompItem key={comp.id} comp={comp} changes={changes} onChange={setChanges} />
        ))}
      </ul>
      <div aria-live="polite" className="empty:hidden">
        {changes === noChanges ? null : (
          <p className="numeric flex flex-wrap items-center gap-x-4 gap-y-1 font-semibold">
            {value === null ? 'No sale is left.' : `With your changes: ${formatUsd(roughly(value))}${unit}`}
            <Button variant="ghost" size="sm" onClick={() => setChanges(noChanges)}>
              Undo them
            </Button>
          </p>
        )}
      </div>
    </div>
  );
}
