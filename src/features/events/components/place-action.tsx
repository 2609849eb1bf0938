import { CircleCheck, Hourglass, Lock } from 'lucide-react';
import { useState, type MouseEvent } from 'react';
import { gateTexts } from '@/shared/lib/membership-gates';
import { useRereadMember } from '@/shared/session/member';
import { refusalText } from '@/shared/supabase/errors';
import { explainFailure } from '@/shared/supabase/explain-failure';
import { Button, type ButtonSize } from '@/shared/ui/button';
import { ConfirmDialog } from '@/shared/ui/dialog';
import { FormError } from '@/shared/ui/field';
import { toast } from '@/shared/ui/toast';
import { UpgradeDialog } from '@/shared/ui/upgrade-dialog';
import { useChangePlace } from '../api/places';
import type { EventCard } from '../event';
import type { Standing } from '../event-rules';

interface PlaceActionProps {
  event: EventCard;
  standing: Standing;
  size?: ButtonSize;
  /** Takes the width it is given. */
  full?: boolean;
}

const actions = {
  open: { label: 'Register Now', busy: 'Registering...' },
  locked: { label: 'Register Now', busy: 'Registering...' },
  full: { label: 'Join waiting list', busy: 'Joining...' },
  registered: { label: 'Cancel registration', busy: 'Cancelling...' },
  waiting: { label: 'Leave waiting list', busy: 'Leaving...' },
} as const;

/** Registers for an event, or gives the place back; says how the reader stands to it. Nothing for whom there is nothing to do. */
export function PlaceAction({ event, standing, size = 'md', full = false }: PlaceActionProps) {
  const change = useChangePlace(event);
  const [asking, setAsking] = useState(false);
  const [barred, setBarred] = useState(false);
  const reread = useRereadMember();
  const has = standing === 'registered' || standing === 'waiting';

  const send = async (wanted: 'register' | 'cancel') => {
    const place = await change.mutateAsync(wanted);
    if (place === 'registered') toast.success('You are registered', { description: event.title });
    else if (place === 'waiting') toast.info('You are on the waiting list', { description: event.title });
    else
      toast.info(standing === 'waiting' ? 'You are no longer waiting' : 'Registration cancelled', {
        description: event.title,
      });
  };
  const press = ({ detail }: MouseEvent) => {
    // The second of a double click is not meant for what the button has become meanwhile.
    if (detail > 1 || change.isPending) return;
    if (standing === 'locked') setBarred(true);
    else if (standing === 'registered') setAsking(true);
    else void send(has ? 'cancel' : 'register').catch(refused);
  };
  // What failed is said below the button, but for what another membership opens.
  const refused = (error: unknown) => {
    if (!isForMembersOnly(error)) return;
    change.reset();
    setBarred(true);
    reread();
  };

  if (!(standing in actions)) return null;
  const action = actions[standing as keyof typeof actions];
  const problem = change.error && !asking ? problemText(change.error) : null;
  return (
    <div className="flex min-w-0 flex-col">
      {/* Stands before it has something to say, so that it is read out. */}
      <output className="flex items-center gap-2 text-sm font-semibold text-evergreen-ink not-empty:mb-2 [&_svg]:size-4">
        {standing === 'registered' ? (
          <>
            <CircleCheck aria-hidden />
            You are registered
          </>
        ) : null}
        {standing === 'waiting' ? (
          <>
            <Hourglass aria-hidden />
            You are on the waiting list
          </>
        ) : null}
      </output>
      <Button
        variant={standing === 'open' ? 'primary' : 'secondary'}
        size={size}
        full={full}
        icon={standing === 'locked' ? <Lock aria-hidden /> : undefined}
        busy={change.isPending && !asking}
        busyLabel={change.variables === 'register' ? actions.open.busy : action.busy}
        onClick={press}
      >
        {action.label}
      </Button>
      <FormError className="mt-2">{problem}</FormError>
      <UpgradeDialog gate="exclusive_events" open={barred} onClose={() => setBarred(false)} />
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title="Cancel your registration?"
        description={
          event.waiting > 0
            ? 'Your place goes to the first member on the waiting list. If you register again, you wait behind the others.'
            : 'Your place is free for somebody else then.'
        }
        confirmLabel="Cancel registration"
        cancelLabel="Keep my place"
        busyLabel="Cancelling..."
        failedText={(error) => `You are still registered. ${problemText(error)}`}
        onConfirm={() => send('cancel')}
      />
    </div>
  );
}

function isForMembersOnly(error: unknown): boolean {
  return refusalText(error) === gateTexts.exclusive_events;
}

/** What Postgres says in words is for the reader. */
export function problemText(error: unknown): string {
  return refusalText(error) ?? explainFailure(error);
}
