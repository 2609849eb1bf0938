import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { countiesQuery } from '@/platform/supabase/counties';
import { Button } from '@/kit/ui/button';
import { Combobox } from '@/kit/ui/combobox';
import { Field } from '@/kit/ui/field';
import type { PlaceFieldProps } from './place-field-props';

/** Selects a county of `state` by its canonical name. Read-only without one; the caller clears it with the state. */
export function CountyField({ state, value, onChange, label = 'County', error }: PlaceFieldProps & { state: string }) {
  const counties = useQuery({ ...countiesQuery(state), enabled: state !== '' });
  // Shows a saved value while the list loads.
  const options = useMemo(
    () => (counties.data ?? (value ? [value] : [])).map((name) => ({ value: name, label: name })),
    [counties.data, value],
  );
  const [unknown, setUnknown] = useState('');
  const loading = state !== '' && counties.isFetching && !counties.data;
  return (
    <div className="flex min-w-0 flex-col gap-2">
      <Field label={label} error={unknown ? `We don’t know a county “${unknown}” in this state.` : error}>
        <Combobox
          options={options}
          value={value}
          onChange={onChange}
          listLabel="Counties"
          readOnly={state === ''}
          pending={state !== '' && !counties.data}
          onUnknown={setUnknown}
          placeholder={placeholderFor(state, loading)}
          emptyText={loading ? 'Loading counties…' : 'No counties found'}
        />
      </Field>
      <div role="alert" className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-brick-ink empty:hidden">
        {counties.isError && !loading ? (
          <>
            We couldn’t load the counties.
            <Button variant="secondary" size="sm" onClick={() => void counties.refetch()}>
              Retry
            </Button>
          </>
        ) : null}
      </div>
    </div>
  );
}

function placeholderFor(state: string, loading: boolean): string {
  if (state === '') return 'Choose a state first';
  return loading ? 'Loading counties…' : 'Search by name';
}
