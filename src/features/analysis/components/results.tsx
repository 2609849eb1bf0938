import { clsx } from 'clsx';
import type { Metric } from '@/domain/analysis/model';
import { BeforeShare } from './before-share';
import { GoalNote } from './goal-note';
import { Result } from './result';

/** The key results side by side. */
export function Results({ metrics }: { metrics: readonly Metric[] }) {
  return (
    <div className="@container">
      {/* Subgrid keeps values aligned when labels wrap. */}
      <dl
        className={clsx(
          'grid grid-cols-2 gap-px overflow-hidden rounded-card border border-line bg-line',
          '@2xl:auto-cols-fr @2xl:grid-flow-col @2xl:grid-cols-none @2xl:grid-rows-[auto_1fr]',
        )}
      >
        {metrics.map(({ id, label, value, unit, goal, variants }) => (
          <div
            key={id}
            className={clsx(
              'row-span-2 grid min-w-0 grid-rows-subgrid gap-y-0.5 bg-surface px-4 py-3 last:odd:col-span-2',
              '@2xl:last:odd:col-span-1',
            )}
          >
            <dt className="text-sm text-muted">{label}</dt>
            <dd className="flex min-w-0 flex-col gap-0.5">
              <span
                className={
                  value === null ? 'text-lg text-muted' : 'numeric text-xl font-bold tracking-tight break-words'
                }
              >
                <Result id={id} value={value} unit={unit} />
              </span>
              <BeforeShare variants={variants} unit={unit} />
              {goal ? <GoalNote goal={goal} unit={unit} /> : null}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
