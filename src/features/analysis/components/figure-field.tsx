import { RotateCcw } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { Field, NumberInput } from '@/shared/ui/field';
import { settledFigure } from '../figures';
import type { Figure, FigureSpec, Unit } from '../model';
import { figureText } from '../texts';
import { OriginBadge } from './origin-badge';

/** What stands around the number in its field. */
const affixes: Readonly<Record<Unit, { prefix?: string; suffix?: string }>> = {
  usd: { prefix: '$' },
  usd_per_month: { prefix: '$', suffix: '/mo' },
  usd_per_year: { prefix: '$', suffix: '/yr' },
  usd_per_sqft: { prefix: '$', suffix: '/sqft' },
  percent: { suffix: '%' },
  ratio: {},
  months: { suffix: 'mo' },
  years: { suffix: 'years' },
  sqft: { suffix: 'sqft' },
};

interface FigureFieldProps {
  spec: FigureSpec;
  figure: Figure;
  /** Null: the reader's own value is taken back, and what is stated or assumed counts again. */
  onChange: (value: number | null) => void;
  /** Who states what is stated, where it is not a seller. */
  statedBy?: string;
}

/** One figure: what counts now, whose it is, and the way to put another in its place and back. */
export function FigureField({ spec, figure, onChange, statedBy }: FigureFieldProps) {
  const { id, label, hint, unit, min, max, decimals } = spec;
  /** What stands in the field but does not count: null while it is empty, a number while it is out of bounds. */
  const [typed, setTyped] = useState<number | null>();
  const [why, setWhy] = useState(false);
  const whyId = useId();
  const input = useRef<HTMLInputElement>(null);
  const enter = (value: number | null) => {
    const settled = value === null ? null : settledFigure(id, value);
    setTyped(settled === null ? value : undefined);
    onChange(settled);
  };
  const reset = () => {
    setTyped(undefined);
    onChange(null);
    // The button goes; the focus stays at its figure.
    input.current?.focus();
  };
  const wrong = typeof typed === 'number';
  const bounds = `Use ${figureText(min, unit)} to ${figureText(max, unit)}.`;
  const explained = figure.origin === 'assumed' && figure.basis !== '';
  return (
    <div className="relative">
      <Field
        label={<span className="block pr-24">{label}</span>}
        hint={hint}
        error={
          wrong
            ? `${bounds}${figure.value === null ? '' : ` Until then ${figureText(figure.value, unit)} counts.`}`
            : undefined
        }
      >
        <NumberInput
          ref={input}
          {...affixes[unit]}
          decimals={decimals}
          signed={min < 0}
          value={typed === undefined ? figure.value : typed}
          placeholder={typed === null && figure.value !== null ? figureText(figure.value, unit) : undefined}
          onChange={enter}
          // An empty field shows what counts instead.
          onBlur={() => typed === null && setTyped(undefined)}
        />
      </Field>
      <div className="absolute top-0 right-0 flex h-5 items-center gap-1">
        {figure.origin === 'yours' || wrong ? (
          <button
            type="button"
            aria-label={`Reset ${label}`}
            title="Back to what is stated or assumed"
            onClick={reset}
            className="relative inline-flex size-6 items-center justify-center rounded text-muted after:absolute after:-inset-2 hover:text-ink"
          >
            <RotateCcw aria-hidden className="size-3.5" />
          </button>
        ) : null}
        {explained ? (
          <button
            type="button"
            aria-expanded={why}
            aria-controls={whyId}
            aria-label={`${figure.value === null ? 'Not known' : 'Assumed'}: why for ${label}`}
            onClick={() => setWhy(!why)}
            className="relative flex rounded-full after:absolute after:-inset-2.5 hover:[&>span]:text-ink"
          >
            <OriginBadge origin={figure.origin} missing={figure.value === null} />
          </button>
        ) : (
          <OriginBadge origin={figure.origin} missing={figure.value === null} statedBy={statedBy} />
        )}
      </div>
      <p id={whyId} hidden={!explained || !why} className="mt-1.5 text-sm text-muted">
        {figure.basis}
      </p>
    </div>
  );
}
