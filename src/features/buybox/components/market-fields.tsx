import { useQueries } from '@tanstack/react-query';
import { useMemo, useRef, useState } from 'react';
import { countText } from '@/shared/lib/format';
import { usStates } from '@/shared/lib/us-states';
import { countiesQuery } from '@/shared/supabase/counties';
import { Button } from '@/shared/ui/button';
import { Combobox } from '@/shared/ui/combobox';
import { Field } from '@/shared/ui/field';
import type { Markets } from '../box';
import {
  countiesIn,
  countyName,
  countyText,
  mostCounties,
  stateName,
  withCounty,
  withoutCounty,
  withoutState,
  withState,
} from '../rules';
import { Chosen } from './chosen';

interface MarketFieldsProps {
  value: Markets;
  onChange: (value: Markets) => void;
}

/** The states and counties a member buys in, chosen one after another. */
export function MarketFields({ value, onChange }: MarketFieldsProps) {
  const [news, setNews] = useState('');
  const states = useRef<HTMLDivElement>(null);
  const counties = useRef<HTMLDivElement>(null);
  const stateOptions = useMemo(
    () =>
      usStates.flatMap(([code, name]) =>
        value.states.includes(code) ? [] : [{ value: code, label: name, listed: `${code} - ${name}`, code }],
      ),
    [value.states],
  );
  const removeState = (state: string) => {
    const gone = countiesIn(value, state).length;
    onChange(withoutState(value, state));
    setNews(`${stateName(state)} removed${gone > 0 ? ` with ${countText(gone, 'county', 'counties')}` : ''}.`);
    focusField(states.current);
  };
  const removeCounty = (county: string) => {
    onChange(withoutCounty(value, county));
    setNews(`${countyName(county)} removed.`);
    focusField(counties.current);
  };
  return (
    <div className="grid items-start gap-x-6 gap-y-6 sm:grid-cols-2">
      <div ref={states} className="flex min-w-0 flex-col gap-3">
        <Field label="States">
          <Combobox
            adding
            options={stateOptions}
            value=""
            onChange={(state) => {
              if (state === '') return;
              onChange(withState(value, state));
              setNews(`${stateName(state)} added.`);
            }}
            listLabel="States"
            placeholder="Search by name or code"
            emptyText="No states found"
          />
        </Field>
        <Chosen
          label="Chosen states"
          items={value.states.map((state) => ({ value: state, name: stateName(state), note: stateNote(value, state) }))}
          onRemove={removeState}
        />
      </div>
      <div ref={counties} className="flex min-w-0 flex-col gap-3">
        <CountyAdder
          markets={value}
          onAdd={(county) => {
            onChange(withCounty(value, county));
            setNews(`${countyName(county)} added.`);
          }}
        />
        <Chosen
          label="Chosen counties"
          items={value.counties.map((county) => ({ value: county, name: countyName(county) }))}
          onRemove={removeCounty}
        />
      </div>
      <output className="sr-only">{news}</output>
    </div>
  );
}

/** Whether all of a state is wanted. */
function stateNote(markets: Markets, state: string): string {
  const chosen = countiesIn(markets, state).length;
  return chosen === 0 ? 'all of it' : countText(chosen, 'county', 'counties');
}

function focusField(part: HTMLElement | null) {
  part?.querySelector('input')?.focus();
}

/** Counties of the chosen states. Closed until there is one. */
function CountyAdder({ markets, onAdd }: { markets: Markets; onAdd: (county: string) => void }) {
  const { states, counties: chosen } = markets;
  // Only who comes to this field needs the lists.
  const [wanted, setWanted] = useState(false);
  const lists = useQueries({ queries: states.map((state) => ({ ...countiesQuery(state), enabled: wanted })) });
  const loading = lists.some(({ data, isFetching }) => isFetching && !data);
  const failed = lists.filter(({ data, isError, isFetching }) => isError && !data && !isFetching);
  const options = states.flatMap((state, index) =>
    (lists[index]?.data ?? []).flatMap((county) => {
      const value = countyText({ state, county });
      return chosen.includes(value) ? [] : [{ value, label: countyName(value) }];
    }),
  );
  const full = chosen.length >= mostCounties;
  return (
    // The focus of the field inside is heard.
    <div className="flex min-w-0 flex-col gap-2" onFocus={() => setWanted(states.length > 0)}>
      <Field label="Counties" error={full ? `A buy box takes ${mostCounties} counties at most.` : undefined}>
        <Combobox
          adding
          options={options}
          value=""
          onChange={(county) => {
            if (county !== '') onAdd(county);
          }}
          listLabel="Counties"
          closed={states.length === 0 || full}
          placeholder={states.length === 0 ? 'Choose a state first' : 'Search by name'}
          emptyText={loading ? 'Loading counties…' : 'No counties found'}
        />
      </Field>
      <div role="alert" className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-brick-ink empty:hidden">
        {failed.length > 0 ? (
          <>
            The counties could not be loaded.
            <Button variant="secondary" size="sm" onClick={() => failed.forEach(({ refetch }) => void refetch())}>
              Retry
            </Button>
          </>
        ) : null}
      </div>
    </div>
  );
}
