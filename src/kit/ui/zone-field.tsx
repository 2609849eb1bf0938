import { useMemo, type ReactNode } from 'react';
import { Combobox } from '@/kit/ui/combobox';
import { Field } from '@/kit/ui/field';
import { otherZones, usZones, zoneLabel } from '@/kit/time/time-zones';

interface ZoneFieldProps {
  value: string;
  onChange: (zone: string) => void;
  hint?: ReactNode;
  error?: string | undefined;
  className?: string;
}

/** Selects a time zone: one of the United States from a short list, or any other by its name. Never empty. */
export function ZoneField({ value, onChange, hint, error, className }: ZoneFieldProps) {
  const options = useMemo(() => zoneOptions(value), [value]);
  return (
    <Field label="Time zone" hint={hint} error={error} className={className} required>
      <Combobox
        options={options}
        value={value}
        onChange={onChange}
        required
        listLabel="Zones"
        emptyText="No time zones found. Try a large city."
      />
    </Field>
  );
}

/** The zones of the United States, and the chosen one; others only for a search. */
function zoneOptions(chosen: string) {
  const others = otherZones().map((option) => ({ ...option, searchOnly: option.zone !== chosen }));
  const listed = [...usZones, ...others];
  const missing = { zone: chosen, label: zoneLabel(chosen) };
  const shown = listed.some(({ zone }) => zone === chosen) ? listed : [...listed, missing];
  return shown.map(({ zone, ...option }) => ({ value: zone, ...option }));
}
