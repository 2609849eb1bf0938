import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useDebounced } from '@/shared/hooks/use-debounced';
import { maxPlaces } from '@/shared/listing-filters/filter-kinds';
import { pluralize } from '@/shared/formatting/format';
import { parsePlace, placeKey, placeKeyLabel } from '@/shared/places/place';
import { Combobox } from '@/shared/ui/combobox';
import { Field } from '@/shared/ui/field';
import { Select } from '@/shared/ui/input';
import { placesQuery } from '../api/queries';
import { ChosenItems } from './chosen-items';

const debounceMs = 200;
/** In miles; 0 is the ZIP code's own area. */
const radii = [0, 5, 10, 25, 50, 100];

interface PlaceFieldsProps {
  /** Keys of places. */
  places: readonly string[];
  onChange: (places: string[]) => void;
}

/** Fields to add cities, counties, and ZIP codes, and the radius of each ZIP code. */
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
      <ChosenItems
        label="Selected places"
        items={places.map((key) => ({ value: key, name: placeKeyLabel(key) }))}
        onRemove={(removed) => {
          onChange(places.filter((key) => key !== removed));
          say(removed, 'removed');
        }}
      />
      {places.map((key, index) => (
        // By position: a new radius changes the key, and the field keeps its focus.
        <Radius
          key={index}
          place={key}
          onChange={(next) => onChange(places.map((other) => (other === key ? next : other)))}
        />
      ))}
      <output className="sr-only">{announcement}</output>
    </div>
  );
}

function emptyText(text: string, searching: boolean, failed: boolean): string {
  if (failed && !searching) return 'We couldn’t search places. Try again.';
  if (text.length <= 2) return 'Type a city, a county, or a ZIP code';
  return searching ? 'Searching…' : 'No places found';
}

/** How far around a ZIP code listings may be; nothing for other places. */
function Radius({ place: key, onChange }: { place: string; onChange: (place: string) => void }) {
  const place = parsePlace(key);
  if (place?.kind !== 'zip') return null;
  const miles = radii.includes(place.miles) ? radii : [...radii, place.miles].toSorted((a, b) => a - b);
  return (
    <Field label={`Radius of ${place.zip}`} className="sm:max-w-xs">
      <Select
        value={place.miles}
        onChange={({ target }) => onChange(placeKey({ ...place, miles: Number(target.value) }))}
      >
        {miles.map((each) => (
          <option key={each} value={each}>
            {each === 0 ? 'This ZIP code only' : `Within ${pluralize(each, 'mile', 'miles')}`}
          </option>
        ))}
      </Select>
    </Field>
  );
}
