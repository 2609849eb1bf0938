import { useQuery } from '@tanstack/react-query';
import { useState, type SyntheticEvent } from 'react';
import { formatUsd } from '@/kit/formatting/format';
import type { NumberEntry } from '@/kit/numbers/parse-number';
import { useUser } from '@/platform/auth/auth-provider';
import { QueryError } from '@/platform/query/query-error';
import { describeError } from '@/platform/errors/describe-error';
import { Button } from '@/kit/ui/button';
import { NumberField } from '@/kit/ui/number-field';
import { toast } from '@/kit/ui/toast';
import { useRecordOutcome } from '../api/mutations';
import { RoomSection } from '@/shared/deals/room-section';
import { outcomesQuery } from '../api/queries';
import { claimKinds } from '@/domain/ledger/vocabulary';
import { outcomeText, type Outcome } from '../outcome';

interface OutcomeProps {
  dealId: string;
  /** Whether the viewer is the buyer, who reports them. */
  canReport: boolean;
}

/** On a closed deal: what the listing claimed, and what the buyer reports. Nothing if it claimed nothing. */
export function DealOutcomes(props: OutcomeProps) {
  const user = useUser();
  return <LoadedOutcomes userId={user.id} {...props} />;
}

function LoadedOutcomes({ userId, dealId, canReport }: OutcomeProps & { userId: string }) {
  const query = useQuery(outcomesQuery(userId, dealId));
  const { data, error } = query;
  if (data?.length === 0 || (!data && !error)) return null;
  return (
    <RoomSection title="How it turned out" text={canReport ? reportHint : readHint}>
      {data ? (
        <ul className="flex flex-col gap-5">
          {data.map((outcome) => (
            <li key={outcome.kind}>
              <OutcomeRow outcome={outcome} userId={userId} dealId={dealId} canReport={canReport} />
            </li>
          ))}
        </ul>
      ) : (
        <QueryError query={query} title="We couldn’t load how this deal turned out" />
      )}
    </RoomSection>
  );
}

const reportHint =
  'Report the actual figures when you know them. Without your name, they count toward the seller’s track record.';
const readHint = 'Reported by the buyer, not checked by us.';

const limits = { prefix: '$', min: 0, max: 100_000_000_000 } as const;

interface OutcomeRowProps extends OutcomeProps {
  outcome: Outcome;
  userId: string;
}

function OutcomeRow({ outcome, userId, dealId, canReport }: OutcomeRowProps) {
  const { kind, claimed, actual } = outcome;
  const record = useRecordOutcome(userId, dealId);
  const [typed, setTyped] = useState<NumberEntry>(actual);
  const [problem, setProblem] = useState<string>();
  const difference = outcomeText(outcome);
  const claim = `The listing said ${formatUsd(claimed)}.`;
  if (!canReport) {
    return (
      <p className="numeric text-[15px]">
        <span className="font-medium">{claimKinds[kind]}:</span>{' '}
        {actual === null ? 'Not reported yet' : formatUsd(actual)}. {claim}
        {difference ? ` ${difference}.` : ''}
      </p>
    );
  }
  const save = (event: SyntheticEvent) => {
    event.preventDefault();
    if (typeof typed !== 'number') {
      setProblem('Enter an amount.');
      return;
    }
    setProblem(undefined);
    record.mutate(
      { kind, actual: typed },
      { onSuccess: () => toast.success('Outcome saved'), onError: (error) => setProblem(describeError(error)) },
    );
  };
  return (
    <form onSubmit={save} noValidate className="flex flex-wrap items-start gap-3">
      <NumberField
        label={claimKinds[kind]}
        hint={difference ? `${claim} ${difference}.` : claim}
        value={typed}
        onChange={setTyped}
        limits={limits}
        error={problem}
        className="w-full max-w-xs"
      />
      <Button type="submit" variant="secondary" busy={record.isPending} className="mt-7">
        Save {claimKinds[kind].toLowerCase()}
      </Button>
    </form>
  );
}
