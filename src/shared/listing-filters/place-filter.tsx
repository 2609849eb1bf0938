import { clsx } from 'clsx';
import { X } from 'lucide-react';
import { pluralize } from '@/kit/formatting/format';
import { parsePlace, placeKey, placeLabel, placeProblem, type Place } from '@/domain/place/place';
import { IconButton } from '@/kit/ui/button';
import { Field } from '@/kit/ui/field';
import { Select } from '@/kit/ui/input';

/** In miles. */
const radii = [5, 10, 25, 50, 100];

interface PlaceFilterProps {
  /** Keys of places. */
  places: readonly string[];
  onChange: (places: readonly string[]) => void;
}

/** The chosen places, each with how far around it to search. */
export function PlaceFilter({ places, onChange }: PlaceFilterProps) {
  if (places.length === 0) return null;
  return (
    <ul aria-label="Chosen places" className="mt-4 flex flex-col gap-3">
      {places.map((key, index) => {
        const place = parsePlace(key);
        return place ? (
          <PlaceRow
            // Without the miles: the select keeps the focus when they change.
            key={`${index} ${place.name}`}
            place={place}
            onChange={(miles) =>
              onChange(places.map((other) => (other === key ? placeKey({ ...place, miles }) : other)))
            }
            onRemove={() => onChange(places.filter((other) => other !== key))}
          />
        ) : null;
      })}
    </ul>
  );
}

interface PlaceRowProps {
  place: Place;
  onChange: (miles: number | null) => void;
  onRemove: () => void;
}

/** A place with its radius and a button to remove it. A county has no radius. */
function PlaceRow({ place, onChange, onRemove }: PlaceRowProps) {
  const { kind, miles } = place;
  const name = placeLabel({ ...place, miles: null });
  const options = miles === null || radii.includes(miles) ? radii : [...radii, miles].toSorted((a, b) => a - b);
  const remove = (
    <IconButton label={`Remove ${name}`} className={clsx('size-11', kind !== 'county' && 'mt-6.5')} onClick={onRemove}>
      <X aria-hidden />
    </IconButton>
  );
  if (kind === 'county') {
    return (
      <li className="flex items-center justify-between gap-2 text-[15px]">
        {name} {remove}
      </li>
    );
  }
  return (
    <li className="flex items-start gap-1">
      <Field label={`Distance from ${name}`} error={placeProblem(place)} className="flex-1">
        <Select
          value={miles ?? ''}
          onChange={({ target }) => onChange(target.value === '' ? null : Number(target.value))}
        >
          <option value="">Exact</option>
          {options.map((distance) => (
            <option key={distance} value={distance}>
              {`Within ${pluralize(distance, 'mile')}`}
            </option>
          ))}
        </Select>
      </Field>
      {remove}
    </li>
  );
}
