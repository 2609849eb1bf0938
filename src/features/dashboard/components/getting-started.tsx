import { useQueryClient } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { ArrowRight, CircleCheck, Circle, X } from 'lucide-react';
import { useEffect, useId, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { IconButton } from '@/kit/ui/button';
import { Card } from '@/kit/ui/card';
import { useDismissGettingStarted } from '../api/mutations';
import { dashboardKeys } from '../api/keys';
import type { FirstStep } from '../getting-started';

interface GettingStartedProps {
  userId: string;
  steps: readonly FirstStep[];
  /** Sends the verification email again. */
  resend: ReactNode;
}

/** The checklist for new members, with their progress. */
export function GettingStarted({ userId, steps, resend }: GettingStartedProps) {
  const id = useId();
  const dismiss = useDismissGettingStarted(userId);
  useRefreshOnChange(userId);
  const done = steps.filter((step) => step.done).length;
  return (
    <Card className="p-4 sm:p-5">
      <section aria-labelledby={id}>
        <div className="flex items-start justify-between gap-4">
          <div className="min-w-0">
            <h2 id={id} className="text-lg font-semibold">
              Getting started
            </h2>
            <p className="numeric mt-0.5 text-sm text-muted">
              {done} of {steps.length} steps done
            </p>
          </div>
          <IconButton label="Dismiss the checklist" onClick={() => dismiss.mutate()}>
            <X aria-hidden />
          </IconButton>
        </div>
        <progress
          aria-labelledby={id}
          value={done}
          max={steps.length}
          className={clsx(
            'mt-3 block h-1.5 w-full overflow-hidden rounded-full bg-sunken',
            '[&::-moz-progress-bar]:bg-evergreen [&::-webkit-progress-bar]:bg-sunken',
            '[&::-webkit-progress-value]:bg-evergreen',
          )}
        />
        <ul className="mt-2 grid gap-x-6 sm:grid-cols-2 xl:grid-cols-3">
          {steps.map((step) => (
            <Step key={step.id} step={step} resend={resend} />
          ))}
        </ul>
      </section>
    </Card>
  );
}

function Step({ step: { label, reason, to, done }, resend }: { step: FirstStep; resend: ReactNode }) {
  const Icon = done ? CircleCheck : Circle;
  return (
    <li className="relative flex min-h-11 items-start gap-3 py-1.5">
      <Icon aria-hidden className={clsx('mt-0.5 size-5 shrink-0', done ? 'text-evergreen-ink' : 'text-muted')} />
      <div className="min-w-0 flex-1 text-[15px]">
        {done ? (
          <p className="text-muted line-through">
            {label} <span className="sr-only">(done)</span>
          </p>
        ) : (
          <>
            {to === null ? (
              <p className="font-semibold text-ink">{label}</p>
            ) : (
              <Link
                to={to}
                className={clsx(
                  'inline-flex items-center gap-1.5 rounded-control font-semibold text-ink hover:underline',
                  'after:absolute after:inset-0',
                )}
              >
                {label}
                <ArrowRight aria-hidden className="size-4 text-evergreen-ink" />
              </Link>
            )}
            <p className="text-sm text-muted max-sm:hidden">{reason}</p>
            {to === null ? resend : null}
          </>
        )}
      </div>
    </li>
  );
}

/** Any change on the dashboard, such as a saved listing, may be one of the steps. */
function useRefreshOnChange(userId: string): void {
  const queryClient = useQueryClient();
  useEffect(
    () =>
      queryClient.getMutationCache().subscribe((event) => {
        if (event.type === 'updated' && event.action.type === 'success')
          void queryClient.invalidateQueries({ queryKey: dashboardKeys.figures(userId) });
      }),
    [queryClient, userId],
  );
}
