import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { usStates } from '@/shared/lib/us-states';
import { countiesQuery } from '@/shared/supabase/counties';
import { Button } from './button';
import { Combobox } from './combobox';
import { Field } from './field';

interface PlaceFieldProps {
  /** '' for none. */
  value: string;
  onChange: (value: string) => void;
  label?: string;
  error?: string | undefined;
}

const stateOptions = usStates.map(([code, name]) => ({ value: code, label: name, listed: `${code} - ${name}`, code }));

/** A state, DC or a territory, found by name or code. Its value is the code. */
export function StateField({ value, onChange, label = 'State', error }: PlaceFieldProps) {
  return (
    <Field label={label} error={error}>
      <Combobox
        options={stateOptions}
        value={value}
        onChange={onChange}
        listLabel="States"
        placeholder="Search by name or code"
        emptyText="No states found"
      />
    </Field>
  );
}

/** A county of `state`, by its canonical name. Closed until a state is chosen. Clearing it with the state is the caller's. */
export function CountyField({ state, value, onChange, label = 'County', error }: PlaceFieldProps & { state: string }) {
  const counties = useQuery({ ...countiesQuery(state), enabled: state !== '' });
  // A choice kept from before can be shown while the list is on its way.
  const options = useMemo(
    () => (counties.data ?? (value ? [value] : [])).map((name) => ({ value: name, label: name })),
    [counties.data, value],
  );
  const loading = state !== '' && counties.isFetching && !counties.data;
  return (
    <div className="flex min-w-0 flex-col gap-2">
      <Field label={label} error={error}>
        <Combobox
          options={options}
          value={value}
          onChange={onChange}
          listLabel="Counties"
          closed={state === ''}
          placeholder={placeholderFor(state, loading)}
          emptyText={loading ? 'Loading counties…' : 'No counties found'}
        />
      </Field>
      <div role="alert" className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-brick-ink empty:hidden">
        {counties.isError && !loading ? (
          <>
            The counties could not be loaded.
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
