import { clsx } from 'clsx';
import { useState } from 'react';
import { Field } from '@/kit/ui/field';
import { parseZip } from '@/domain/place/zip';
import { Input } from '@/kit/ui/input';

interface DistanceFieldProps {
  /** The ZIP code in the URL; '' for the first listing. */
  from: string;
  start: 'known' | 'unknown' | 'failed';
  onChange: (from: string) => void;
}

/** The ZIP code that distances are measured from. */
export function DistanceField({ from, start, onChange }: DistanceFieldProps) {
  const [typed, setTyped] = useState(from);
  const [left, setLeft] = useState(false);
  const error = () => {
    if (typed.trim() !== '' && parseZip(typed) === null) return left ? 'Enter a five-digit ZIP code.' : undefined;
    if (start === 'unknown') return 'We don’t know this ZIP code.';
    return start === 'failed' ? 'We couldn’t look up this ZIP code. Try again.' : undefined;
  };
  return (
    <Field
      label="Measure distance from a ZIP code"
      hint="Blank measures from the first listing."
      error={error()}
      className={clsx(
        'sm:grid! sm:grid-cols-[auto_8rem] sm:justify-start sm:gap-x-4 sm:gap-y-1 sm:[&>*]:col-start-1',
        // The input beside its label and hint.
        'sm:[&>input]:col-start-2! sm:[&>input]:row-span-2 sm:[&>input]:row-start-1 sm:[&>p]:mt-0',
      )}
    >
      <Input
        inputMode="numeric"
        autoComplete="postal-code"
        placeholder="78701"
        value={typed}
        onFocus={() => setLeft(false)}
        onBlur={() => setLeft(true)}
        onChange={({ target }) => {
          setTyped(target.value);
          onChange(parseZip(target.value) ?? '');
        }}
      />
    </Field>
  );
}
