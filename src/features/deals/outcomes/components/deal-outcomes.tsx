import { useQuery } from '@tanstack/react-query';
import { useState, type SyntheticEvent } from 'react';
import { formatUsd } from '@/shared/formatting/format';
import type { NumberEntry } from '@/shared/numbers/parse-number';
import { useAuth } from '@/shared/session/auth-provider';
import { describeError } from '@/shared/supabase/describe-error';
import { Button } from '@/shared/ui/button';
import { ErrorState } from '@/shared/ui/error-state';
import { NumberField } from '@/shared/ui/number-field';
import { toast } from '@/shared/ui/toast';
import { useRecordOutcome } from '../api/mutations';
import { outcomesQuery } from '../api/queries';
import { outcomeKinds, outcomeText, type Outcome } from '../outcome';

interface DealOutcomesProps {
  dealId: string;
  /** Whether the viewer is the buyer, who reports them. */
  canReport: boolean;
}

/** On a closed deal: what the listing claimed, and what the buyer reports. Nothing if it claimed nothing. */
export function DealOutcomes({ dealId, canReport }: DealOutcomesProps) {
  const { user } = useAuth();
  return user ? <LoadedOutcomes userId={user.id} dealId={dealId} canReport={canReport} /> : null;
}

function LoadedOutcomes({ userId, dealId, canReport }: DealOutcomesProps & { userId: string }) {
  const { data, error, refetch, isFetching } = useQuery(outcomesQuery(userId, dealId));
  if (data?.length === 0 || (!data && !error)) return null;
  return (
    <section aria-labelledby="outcomes">
      <h2 id="outcomes" className="text-lg font-semibold">
        How it turned out
      </h2>
      {data ? (
        <>
          <p className="mt-1 text-[15px] text-muted">
            {canReport
              ? 'Report the actual figures when you know them. They count, without your name, toward the seller’s track ' +
                'record.'
              : 'Reported by the buyer, not checked by us.'}
          </p>
          <ul className="mt-3 flex flex-col gap-5">
            {data.map((outcome) => (
              <li key={outcome.kind}>
                <OutcomeRow outcome={outcome} userId={userId} dealId={dealId} canReport={canReport} />
              </li>
            ))}
          </ul>
        </>
      ) : (
        <ErrorState
          title="Couldn’t load how this deal turned out"
          text={describeError(error)}
          onRetry={() => void refetch()}
          retrying={isFetching}
          className="mt-3"
        />
      )}
    </section>
  );
}

const limits = { prefix: '$', min: 0, max: 100_000_000_000 } as const;

interface OutcomeRowProps extends DealOutcomesProps {
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
        <span className="font-medium">{outcomeKinds[kind]}:</span>{' '}
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
        label={outcomeKinds[kind]}
        hint={difference ? `${claim} ${difference}.` : claim}
        value={typed}
        onChange={setTyped}
        limits={limits}
        error={problem}
        className="w-full max-w-xs"
      />
      <Button type="submit" variant="secondary" busy={record.isPending} className="mt-7">
        Save {outcomeKinds[kind].toLowerCase()}
      </Button>
    </form>
  );
}
