import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useDebounced } from '@/kit/hooks/use-debounced';
import { maxPlaces } from '@/domain/filters/place-kinds';
import { PlaceFilter } from '@/shared/listing-filters/place-filter';
import { placeKeyLabel } from '@/domain/place/place';
import { Combobox } from '@/kit/ui/combobox';
import { Field } from '@/kit/ui/field';
import { placesQuery } from '../api/queries';

const debounceMs = 200;

interface PlaceFieldsProps {
  /** Keys of places. */
  places: readonly string[];
  onChange: (places: string[]) => void;
}

/** Fields to add cities, counties, and ZIP codes, and choose how far around each to search. */
export function PlaceFields({ places, onChange }: PlaceFieldsProps) {
  const [announcement, setAnnouncement] = useState('');
  const [typed, setTyped] = useState('');
  const text = useDebounced(typed.trim(), debounceMs);
  const { data: found = [], isFetching, isError } = useQuery(placesQuery(text));
  const full = places.length >= maxPlaces;
  const say = (place: string, what: 'added' | 'removed') => setAnnouncement(`${placeKeyLabel(place)} ${what}.`);
  return (
    <div className="flex flex-col gap-3">
      {/* Handles typing in the field, which has no event for it. */}
      <div onInput={({ target }) => setTyped(target instanceof HTMLInputElement ? target.value : '')}>
        <Field
          label="Add a place"
          hint="Besides your target markets: a listing has to be in one of these, too."
          error={full ? `You can add up to ${maxPlaces} places.` : undefined}
        >
          <Combobox
            multiple
            // Whatever was found matches the text it was found for.
            options={found
              .filter((key) => !places.includes(key))
              .map((key) => ({ value: key, label: placeKeyLabel(key), code: text }))}
            value=""
            onChange={(key) => {
              if (key === '') return;
              onChange([...places, key]);
              say(key, 'added');
              setTyped('');
            }}
            listLabel="Places"
            readOnly={full}
            placeholder="Memphis, Shelby County, 38103"
            emptyText={emptyText(text, isFetching || text !== typed.trim(), isError)}
          />
        </Field>
      </div>
      <PlaceFilter
        places={places}
        onChange={(next) => {
          onChange([...next]);
          const removed = next.length < places.length && places.find((key) => !next.includes(key));
          if (removed) say(removed, 'removed');
        }}
      />
      <output className="sr-only">{announcement}</output>
    </div>
  );
}

function emptyText(text: string, searching: boolean, failed: boolean): string {
  if (failed && !searching) return 'We couldn’t search places. Try again.';
  if (text.length <= 2) return 'Type a city, a county, or a ZIP code';
  return searching ? 'Searching…' : 'No places found';
}
