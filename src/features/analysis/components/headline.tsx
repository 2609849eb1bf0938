import { figureSpec } from '../figures';
import type { Analysis } from '../model';
import { inWords } from '../texts';
import { GoalNote, valueText } from './metric-row';

/** The few results that decide, and what is missing for them. */
export function Headline({ analysis: { headline, missing } }: { analysis: Analysis }) {
  return (
    <>
      <Results headline={headline} />
      {missing.length > 0 ? (
        <p className="text-[15px] text-muted">Not known yet: {inWords(missing.map((id) => figureSpec(id).label))}.</p>
      ) : null}
    </>
  );
}

function Results({ headline }: Pick<Analysis, 'headline'>) {
  return (
    <div className="@container">
      {/* Two rows for each line of results, so that the values stand level whatever their names take. */}
      <dl className="grid grid-cols-2 gap-px overflow-hidden rounded-card border border-line bg-line @2xl:auto-cols-fr @2xl:grid-flow-col @2xl:grid-cols-none @2xl:grid-rows-[auto_1fr]">
        {headline.map(({ id, label, value, unit, goal }) => (
          <div
            key={id}
            className="row-span-2 grid min-w-0 grid-rows-subgrid gap-y-0.5 bg-surface px-4 py-3 last:odd:col-span-2 @2xl:last:odd:col-span-1"
          >
            <dt className="text-sm text-muted">{label}</dt>
            <dd className="flex min-w-0 flex-col gap-0.5">
              <span
                className={
                  value === null ? 'text-lg text-muted' : 'numeric text-xl font-bold tracking-tight break-words'
                }
              >
                {valueText(value, unit)}
              </span>
              {goal ? <GoalNote goal={goal} unit={unit} /> : null}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
