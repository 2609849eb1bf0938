import { useState } from 'react';
import { Button } from '@/kit/ui/button';
import { lazyDialog } from '@/kit/ui/lazy-dialogs';
import type { RoomProps } from '../room-view';
import type { EndDialogProps } from './end-dialog';
import { RoomSection } from '@/shared/deals/room-section';

const EndDialog = lazyDialog<EndDialogProps>(() => import('./end-dialog').then((module) => module.EndDialog));

/** Ends a deal that fell through. */
export function EndDeal({ deal, viewer, className }: RoomProps & { className: string }) {
  const [ending, setEnding] = useState(false);
  return (
    <RoomSection
      title="If the deal falls through"
      text="Either side can end it. The listing goes back on the market."
      className={className}
    >
      <Button variant="secondary" onClick={() => setEnding(true)}>
        End the deal
      </Button>
      {ending ? <EndDialog deal={deal} viewer={viewer} open onOpenChange={setEnding} /> : null}
    </RoomSection>
  );
}
