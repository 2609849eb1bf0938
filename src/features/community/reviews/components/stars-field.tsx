import { clsx } from 'clsx';
import { Star } from 'lucide-react';
import { useId, useState, type Ref } from 'react';
import { pluralize } from '@/kit/formatting/format';
import { ErrorText } from '@/kit/ui/field';
import { starValues } from '../ratings';

interface StarsFieldProps {
  label: string;
  /** Null until a rating is chosen. */
  value: number | null;
  onChange: (stars: number) => void;
  onBlur: () => void;
  error: string | undefined;
  /** The radio button to focus for the group. */
  ref: Ref<HTMLInputElement>;
}

/** One to five stars as a radio group: one tab stop, arrow keys move. */
export function StarsField({ label, value, onChange, onBlur, error, ref }: StarsFieldProps) {
  const id = useId();
  const [pointed, setPointed] = useState<number | null>(null);
  const shown = pointed ?? value ?? 0;
  return (
    <fieldset
      role="radiogroup"
      aria-required
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? `${id}-error` : undefined}
      className="min-w-0"
    >
      <legend className="text-sm font-medium">
        {label}
        <span aria-hidden className="text-brick-ink">
          {' *'}
        </span>
      </legend>
      <div className="-ml-2 flex flex-wrap items-center">
        {starValues.map((stars) => (
          <label
            key={stars}
            onPointerEnter={({ pointerType }) => pointerType === 'mouse' && setPointed(stars)}
            onPointerLeave={() => setPointed(null)}
            className={clsx(
              'relative flex size-11 cursor-pointer items-center justify-center rounded-control',
              'outline-offset-[-3px] outline-evergreen has-focus-visible:outline-2',
            )}
          >
            <input
              ref={stars === (value ?? 1) ? ref : undefined}
              type="radio"
              name={id}
              value={stars}
              checked={stars === value}
              onChange={() => onChange(stars)}
              onBlur={onBlur}
              className="absolute inset-0 cursor-pointer opacity-0"
            />
            <Star
              aria-hidden
              className={clsx(
                'size-7 transition-colors',
                stars <= shown ? 'fill-amber text-amber' : ['fill-transparent', error ? 'text-brick' : 'text-edge'],
              )}
            />
            <span className="sr-only">{pluralize(stars, 'star')}</span>
          </label>
        ))}
        <span aria-hidden className="numeric ml-2 text-[15px] text-muted">
          {shown > 0 ? pluralize(shown, 'star') : ''}
        </span>
      </div>
      <ErrorText id={`${id}-error`}>{error}</ErrorText>
    </fieldset>
  );
}
