import type { UseQueryResult } from '@tanstack/react-query';
import { KeyRound } from 'lucide-react';
import { pluralize } from '@/kit/formatting/format';
import { describeError } from '@/platform/errors/describe-error';
import { Button } from '@/kit/ui/button';

interface RecoveryCodesLeftProps {
  left: UseQueryResult<number>;
  onReplace: () => void;
}

/** How many recovery codes the member has, with the button to get new ones. */
export function RecoveryCodesLeft({ left, onReplace }: RecoveryCodesLeftProps) {
  const { data: count, error } = left;
  return (
    <div className="flex flex-wrap items-center gap-3 border-t border-line pt-4">
      <KeyRound aria-hidden className="size-5 shrink-0 text-muted" />
      <p className="min-w-0 flex-1 basis-48">
        <span className="block text-[15px] font-medium text-ink">Recovery codes</span>
        <span className="block text-sm text-pretty text-muted">
          {count === undefined
            ? error
              ? describeError(error, { failed: 'We couldn’t count your recovery codes.' })
              : 'Counting...'
            : count === 0
              ? 'You have none. Get some, so that you can sign in if you lose your phone.'
              : `${pluralize(count, 'code')} left`}
        </span>
      </p>
      <Button variant={count === 0 ? 'primary' : 'secondary'} size="sm" onClick={onReplace}>
        Get new recovery codes
      </Button>
    </div>
  );
}
