import { PenLine } from 'lucide-react';
import { useState } from 'react';
import { principalSide, type DealPartProps } from '@/domain/deal/deal';
import { Button } from '@/kit/ui/button';
import { AmendmentDialog } from './agreements/lazy-amendment-dialog';

/** "Change the terms" for the buyer and the seller of an open deal, or where the amendment is that waits. */
export function ChangeTerms({ deal, viewer }: DealPartProps) {
  const [changing, setChanging] = useState(false);
  if (deal.state !== 'open' || principalSide(viewer) === null) return null;
  if (deal.amending) {
    return (
      <p className="mt-3 text-sm text-muted">
        An amendment waits for signatures.{' '}
        <a href="#agreements" className="font-semibold text-evergreen-ink underline">
          See it under Agreements
        </a>
      </p>
    );
  }
  return (
    <>
      <Button
        variant="secondary"
        size="sm"
        icon={<PenLine aria-hidden />}
        className="mt-3"
        onClick={() => setChanging(true)}
      >
        Change the terms
      </Button>
      {changing ? <AmendmentDialog deal={deal} viewer={viewer} open onOpenChange={setChanging} /> : null}
    </>
  );
}
