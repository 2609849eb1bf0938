import { clsx } from 'clsx';
import { RotateCcw } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import type { NumberEntry } from '@/kit/numbers/parse-number';
import { roundHalfAway } from '@/kit/numbers/rounding';
import { NumberField } from '@/kit/ui/number-field';
import { assumptionBasis } from '@/domain/analysis/assumption-basis';
import { figureLimits } from '@/domain/analysis/figure-limits';
import type { Figure, FigureSpec } from '@/domain/analysis/model';
import { figureText } from '@/domain/analysis/numbers/format';
import { OriginBadge } from './origin-badge';

interface FigureFieldProps {
  spec: FigureSpec;
  figure: Figure;
  /** The invalid entry, which is shown in place of the value. */
  rejected: number | string | undefined;
  /** Null restores the stated or assumed value. */
  onChange: (entry: NumberEntry) => void;
  /** Label for stated values if not 'Seller'. */
  statedBy?: string;
  /** Says nothing of a blank field, which nobody has had the chance to fill in. */
  first?: boolean;
  /** How it compares with the sales around the property. */
  claim?: string | undefined;
  /** Why it's needed. */
  error?: string | undefined;
}

/** A figure's field with its origin, explanation, and reset button. */
export function FigureField(props: FigureFieldProps) {
  const { spec, figure, rejected, onChange, statedBy, first = false, claim, error } = props;
  const { id, label, hint, unit, decimals } = spec;
  /** Cleared, and still being edited. */
  const [blank, setBlank] = useState(false);
  const [why, setWhy] = useState(false);
  const whyId = useId();
  const input = useRef<HTMLInputElement>(null);
  const wrong = rejected !== undefined;
  // Assumed values are computed, and have more decimals than are shown.
  const shown = figure.value === null ? null : roundHalfAway(figure.value, decimals);
  const enter = (entry: NumberEntry) => {
    setBlank(entry === null);
    onChange(entry);
  };
  const reset = () => {
    setBlank(false);
    onChange(null);
    // The button disappears, so focus the field.
    input.current?.focus();
  };
  const explained = figure.origin === 'assumed';
  return (
    <div className="relative">
      <NumberField
        ref={input}
        label={<span className="block pr-24">{label}</span>}
        hint={claim ?? hint}
        error={error}
        limits={figureLimits(id)}
        value={rejected ?? (blank ? null : shown)}
        placeholder={blank && figure.value !== null ? figureText(figure.value, unit) : undefined}
        onChange={enter}
        // On blur, an empty field shows the effective value again.
        onBlur={() => setBlank(false)}
      />
      <div className="absolute top-0 right-0 flex h-5 items-center gap-1">
        {figure.origin === 'yours' || wrong ? (
          <button
            type="button"
            aria-label={`Reset ${label}`}
            title="Restore the original value"
            onClick={reset}
            className={clsx(
              'relative inline-flex size-6 items-center justify-center rounded text-muted after:absolute',
              'after:-inset-2 hover:text-ink',
            )}
          >
            <RotateCcw aria-hidden className="size-3.5" />
          </button>
        ) : null}
        {first && figure.value === null ? null : explained ? (
          <button
            type="button"
            aria-expanded={why}
            aria-controls={whyId}
            aria-label={`${figure.value === null ? 'Not known' : 'Assumed'}: explain ${label}`}
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
        {explained ? assumptionBasis[id] : null}
      </p>
    </div>
  );
}
