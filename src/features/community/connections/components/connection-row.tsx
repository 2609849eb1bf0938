import { Check, UserMinus, X } from 'lucide-react';
import { useState } from 'react';
import { formatRelativeDate } from '@/kit/formatting/format';
import { Button } from '@/kit/ui/button';
import { FormError } from '@/kit/ui/field';
import { toast } from '@/kit/ui/toast';
import { describeError } from '@/platform/errors/describe-error';
import type { ConnectionEntry, ConnectionSide } from '../api/queries';
import { useConnect } from '../api/mutations';
import { connectErrors, isConnectionConflict, type ConnectAction } from '../connections';
import { RemoveConnection } from './remove-connection';
import { PersonRow } from './person-row';

interface ConnectionRowProps {
  entry: ConnectionEntry;
  side: ConnectionSide;
  userId: string;
  /** Called before an action that may remove the row. */
  onAct: () => void;
}

const since: Readonly<Record<ConnectionSide, string>> = { received: 'Received', sent: 'Sent', connected: 'Connected' };

/** A request or a connection with its actions and errors. */
export function ConnectionRow({ entry, side, userId, onAct }: ConnectionRowProps) {
  const { run, pending } = useConnect(userId, entry.otherId);
  const [problem, setProblem] = useState<string | null>(null);
  const [removing, setRemoving] = useState(false);
  const name = entry.person?.name ?? 'this member';

  const perform = async (action: ConnectAction) => {
    setProblem(null);
    onAct();
    const done = await run(action, entry.id);
    if (done && action === 'accept') toast.success(`You and ${name} are connected`);
  };
  const act = (action: ConnectAction) => {
    perform(action).catch((error: unknown) => {
      // After a conflict the row leaves the list, so an error in it would be lost.
      const show = isConnectionConflict(error) ? toast.error : setProblem;
      show(describeError(error, connectErrors[action]));
    });
  };
  const of = (action: ConnectAction) => ({
    busy: pending === action,
    'aria-disabled': pending !== null || undefined,
    size: 'sm' as const,
  });
  const srName = <span className="sr-only">{name}</span>;

  const actions = {
    received: (
      <>
        <Button {...of('accept')} busyLabel="Accepting..." icon={<Check aria-hidden />} onClick={() => act('accept')}>
          Accept {srName}
        </Button>
        <Button
          {...of('decline')}
          busyLabel="Declining..."
          variant="secondary"
          icon={<X aria-hidden />}
          onClick={() => act('decline')}
        >
          Decline {srName}
        </Button>
      </>
    ),
    sent: (
      <Button
        {...of('withdraw')}
        busyLabel="Withdrawing..."
        variant="secondary"
        icon={<X aria-hidden />}
        onClick={() => act('withdraw')}
      >
        Withdraw <span className="sr-only">request to {name}</span>
      </Button>
    ),
    connected: (
      <Button
        {...of('remove')}
        busyLabel="Removing..."
        variant="secondary"
        icon={<UserMinus aria-hidden />}
        onClick={() => setRemoving(true)}
      >
        Remove {srName}
      </Button>
    ),
  };

  return (
    <>
      <PersonRow
        person={entry.person}
        when={`${since[side]} ${formatRelativeDate(entry.since)}`}
        note={side === 'connected' ? null : entry.note}
        actions={actions[side]}
        wideActions={side === 'received'}
      />
      <FormError className="pb-4">{problem}</FormError>
      <RemoveConnection name={name} open={removing} onOpenChange={setRemoving} onRemove={() => perform('remove')} />
    </>
  );
}
