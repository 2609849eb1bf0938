import type { ComponentProps } from 'react';
import { Field } from '@/kit/ui/field';
import { Select } from '@/kit/ui/input';
import { zoneName } from '@/kit/time/moments';

interface RepeatedHourFieldProps extends Omit<ComponentProps<'select'>, 'children'> {
  /** The instants that the time in the form can mean. */
  meanings: readonly Date[];
  zone: string;
  label?: string;
}

/** Asks which occurrence of a repeated hour is meant, on the day daylight saving ends; nothing for any other time. */
export function RepeatedHourField({
  meanings,
  zone,
  label = 'Which time?',
  className,
  ...rest
}: RepeatedHourFieldProps) {
  const [first, second] = meanings;
  if (!first || !second) return null;
  return (
    <Field label={label} hint="Daylight saving ends on this date, so this time occurs twice." className={className}>
      <Select {...rest}>
        <option value="0">The first ({zoneName(first, zone)})</option>
        <option value="1">The second ({zoneName(second, zone)})</option>
      </Select>
    </Field>
  );
}
