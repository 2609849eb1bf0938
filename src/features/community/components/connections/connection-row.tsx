import { Check, UserMinus, X } from 'lucide-react';
import { useState } from 'react';
import { formatRelativeDate } from '@/shared/lib/format';
import { Button } from '@/shared/ui/button';
import { FormError } from '@/shared/ui/field';
import { toast } from '@/shared/ui/toast';
import type { ConnectionEntry, ConnectionSide } from '../../api/connection-lists';
import { useConnect } from '../../api/connections';
import { connectProblem, isOvertaken, type ConnectAction } from '../../connection-rules';
import { RemoveConnection } from '../connect/remove-connection';
import { PersonRow } from './person-row';

interface ConnectionRowProps {
  entry: ConnectionEntry;
  side: ConnectionSide;
  userId: string;
  /** Something is done about it, which may take it out of the list. */
  onAct: () => void;
}

const since: Readonly<Record<ConnectionSide, string>> = { received: 'Asked', sent: 'Sent', connected: 'Connected' };

/** A request or a connection, and what can be done about it. What goes wrong is said here. */
export function ConnectionRow({ entry, side, userId, onAct }: ConnectionRowProps) {
  const { run, pending } = useConnect(userId, entry.otherId);
  const [problem, setProblem] = useState<string | null>(null);
  const [removing, setRemoving] = useState(false);
  const name = entry.person?.name ?? 'this member';

  const carryOut = async (action: ConnectAction) => {
    setProblem(null);
    onAct();
    const done = await run(action, entry.id);
    if (done && action === 'accept') toast.success(`You and ${name} are connected`);
  };
  const act = (action: ConnectAction) => {
    carryOut(action).catch((error: unknown) => {
      const why = connectProblem(action, error);
      // What was overtaken leaves the list, and what is said in its row with it.
      if (isOvertaken(error)) toast.error(why);
      else setProblem(why);
    });
  };
  const of = (action: ConnectAction) => ({
    busy: pending === action,
    'aria-disabled': pending !== null || undefined,
    size: 'sm' as const,
  });
  const whom = <span className="sr-only">{name}</span>;

  const actions = {
    received: (
      <>
        <Button {...of('accept')} busyLabel="Accepting..." icon={<Check aria-hidden />} onClick={() => act('accept')}>
          Accept {whom}
        </Button>
        <Button
          {...of('decline')}
          busyLabel="Declining..."
          variant="secondary"
          icon={<X aria-hidden />}
          onClick={() => act('decline')}
        >
          Decline {whom}
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
        Remove {whom}
      </Button>
    ),
  };

  return (
    <>
      <PersonRow
        person={entry.person}
        when={`${since[side]} ${formatRelativeDate(entry.since)}`}
        actions={actions[side]}
        wideActions={side === 'received'}
      />
      <FormError className="pb-4">{problem}</FormError>
      <RemoveConnection name={name} open={removing} onOpenChange={setRemoving} onRemove={() => carryOut('remove')} />
    </>
  );
}
