import { useQueries } from '@tanstack/react-query';
import { useMemo, useRef, useState } from 'react';
import { pluralize } from '@/kit/formatting/format';
import { usStates } from '@/domain/place/us-states';
import { countiesQuery } from '@/platform/supabase/counties';
import { Button } from '@/kit/ui/button';
import { Combobox } from '@/kit/ui/combobox';
import { Field } from '@/kit/ui/field';
import type { Markets } from '../box';
import {
  countiesIn,
  countyName,
  countyText,
  maxCounties,
  stateName,
  withCounty,
  withoutCounty,
  withoutState,
  withState,
} from '../markets';
import { ChosenItems } from './chosen-items';

interface MarketFieldsProps {
  value: Markets;
  onChange: (value: Markets) => void;
}

/** Fields to add the states and counties a member buys in. */
export function MarketFields({ value, onChange }: MarketFieldsProps) {
  const [announcement, setAnnouncement] = useState('');
  const states = useRef<HTMLDivElement>(null);
  const counties = useRef<HTMLDivElement>(null);
  const stateOptions = useMemo(
    () =>
      usStates.flatMap(([code, name]) =>
        value.states.includes(code) ? [] : [{ value: code, label: name, listLabel: `${code} - ${name}`, code }],
      ),
    [value.states],
  );
  const removeState = (state: string) => {
    const gone = countiesIn(value, state).length;
    onChange(withoutState(value, state));
    setAnnouncement(`${stateName(state)} removed${gone > 0 ? ` with ${pluralize(gone, 'county', 'counties')}` : ''}.`);
    focusField(states.current);
  };
  const removeCounty = (county: string) => {
    onChange(withoutCounty(value, county));
    setAnnouncement(`${countyName(county)} removed.`);
    focusField(counties.current);
  };
  return (
    <div className="grid items-start gap-x-6 gap-y-6 sm:grid-cols-2">
      <div ref={states} className="flex min-w-0 flex-col gap-3">
        <Field label="States">
          <Combobox
            multiple
            options={stateOptions}
            value=""
            onChange={(state) => {
              if (state === '') return;
              onChange(withState(value, state));
              setAnnouncement(`${stateName(state)} added.`);
            }}
            listLabel="States"
            placeholder="Search by name or code"
            emptyText="No states found"
          />
        </Field>
        <ChosenItems
          label="Selected states"
          items={value.states.map((state) => ({ value: state, name: stateName(state), note: stateNote(value, state) }))}
          onRemove={removeState}
        />
      </div>
      <div ref={counties} className="flex min-w-0 flex-col gap-3">
        <CountyAdder
          markets={value}
          onAdd={(county) => {
            onChange(withCounty(value, county));
            setAnnouncement(`${countyName(county)} added.`);
          }}
        />
        <ChosenItems
          label="Selected counties"
          items={value.counties.map((county) => ({ value: county, name: countyName(county) }))}
          onRemove={removeCounty}
        />
      </div>
      <output className="sr-only">{announcement}</output>
    </div>
  );
}

/** 'whole state', or the number of selected counties. */
function stateNote(markets: Markets, state: string): string {
  const chosen = countiesIn(markets, state).length;
  return chosen === 0 ? 'whole state' : pluralize(chosen, 'county', 'counties');
}

function focusField(part: HTMLElement | null) {
  part?.querySelector('input')?.focus();
}

/** Adds counties of the selected states. Disabled without a state. */
function CountyAdder({ markets, onAdd }: { markets: Markets; onAdd: (county: string) => void }) {
  const { states, counties: chosen } = markets;
  // Load the lists only once the field gets focus.
  const [opened, setOpened] = useState(false);
  const lists = useQueries({ queries: states.map((state) => ({ ...countiesQuery(state), enabled: opened })) });
  const loading = lists.some(({ data, isFetching }) => isFetching && !data);
  const failed = lists.filter(({ data, isError, isFetching }) => isError && !data && !isFetching);
  const options = states.flatMap((state, index) =>
    (lists[index]?.data ?? []).flatMap((county) => {
      const value = countyText({ state, county });
      return chosen.includes(value) ? [] : [{ value, label: countyName(value) }];
    }),
  );
  const full = chosen.length >= maxCounties;
  return (
    // Handles focus bubbling up from the field.
    <div className="flex min-w-0 flex-col gap-2" onFocus={() => setOpened(states.length > 0)}>
      <Field label="Counties" error={full ? `You can add up to ${maxCounties} counties.` : undefined}>
        <Combobox
          multiple
          options={options}
          value=""
          onChange={(county) => {
            if (county !== '') onAdd(county);
          }}
          listLabel="Counties"
          readOnly={states.length === 0 || full}
          pending={opened && lists.some(({ data }) => !data)}
          placeholder={states.length === 0 ? 'Choose a state first' : 'Search by name'}
          emptyText={loading ? 'Loading counties…' : 'No counties found'}
        />
      </Field>
      <div role="alert" className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-brick-ink empty:hidden">
        {failed.length > 0 ? (
          <>
            We couldn’t load the counties.
            <Button variant="secondary" size="sm" onClick={() => failed.forEach(({ refetch }) => void refetch())}>
              Retry
            </Button>
          </>
        ) : null}
      </div>
    </div>
  );
}
