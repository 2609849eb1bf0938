import { clsx } from 'clsx';
import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import type { Metric } from '@/domain/analysis/model';
import { BeforeShare } from './before-share';
import { GoalNote } from './goal-note';
import { Result } from './result';
import { valueText } from './value-text';

/** A result that opens to show its formula, numbers, notes, and variants. */
export function MetricRow({ metric }: { metric: Metric }) {
  const { label, value, unit, formula, substituted, note, goal, variants } = metric;
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <li className="border-b border-line last:border-b-0">
      <button
        type="button"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
        className="flex min-h-11 w-full items-center justify-between gap-3 py-1.5 text-left text-[15px]"
      >
        <span className="flex min-w-0 flex-wrap items-baseline gap-x-3">
          <span className="text-ink">{label}</span>
          {goal ? <GoalNote goal={goal} unit={unit} /> : null}
          <BeforeShare variants={variants} unit={unit} />
        </span>
        <span className="flex shrink-0 items-center gap-2">
          <span className={value === null ? 'text-muted' : 'numeric font-semibold'}>
            <Result {...metric} />
          </span>
          <ChevronDown aria-hidden className={clsx('size-4 text-muted transition-transform', open && 'rotate-180')} />
        </span>
      </button>
      <div id={id} hidden={!open} className="pb-4 text-sm">
        <Formula formula={formula} substituted={substituted} />
        <p className="mt-2 text-muted">{note}</p>
        {variants.length > 0 ? (
          <ul className="mt-3 flex flex-col gap-3 border-l-2 border-line pl-3">
            {variants.map((variant) => (
              <li key={variant.id}>
                <p className="flex justify-between gap-3 font-medium">
                  {variant.label} <span>{valueText(variant.value, unit)}</span>
                </p>
                <Formula formula={variant.formula} substituted={variant.substituted} />
              </li>
            ))}
          </ul>
        ) : null}
      </div>
    </li>
  );
}

function Formula({ formula, substituted }: { formula: string; substituted: string }) {
  return (
    <>
      <p className="text-muted">{formula}</p>
      <p className="mt-0.5 break-words">{substituted}</p>
    </>
  );
}
