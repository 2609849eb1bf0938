import { useState } from 'react';
import { Card } from '@/shared/ui/card';
import { Disclosure } from '@/shared/ui/disclosure';
import type { Side } from '@/shared/deals/vocabulary';
import type { OfferVersion } from '@/shared/deals/offer-terms';
import { versionTitle } from '../negotiation';
import { TermList } from './current-terms';

interface EarlierVersionsProps {
  /** Newest first, without the latest. */
  versions: readonly OfferVersion[];
  side: Side;
  other: string;
}

/** The versions before the latest, each with what it changed. */
export function EarlierVersions({ versions, side, other }: EarlierVersionsProps) {
  const [open, setOpen] = useState(false);
  return (
    <Card className="px-5 py-3 sm:px-7">
      <Disclosure title={`Earlier versions (${versions.length})`} open={open} onToggle={setOpen}>
        <ol className="flex flex-col gap-6">
          {versions.map((version, index) => (
            <li key={version.version}>
              <h4 className="mb-2 text-sm font-medium">{versionTitle(version, side, other)}</h4>
              <TermList version={version} previous={versions[index + 1] ?? null} />
            </li>
          ))}
        </ol>
      </Disclosure>
    </Card>
  );
}
