import { Plus, Trash2 } from 'lucide-react';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { useController, useFormContext } from 'react-hook-form';
import { pluralize } from '@/kit/formatting/format';
import { validNumber } from '@/kit/numbers/parse-number';
import { Button, IconButton } from '@/kit/ui/button';
import { NumberField } from '@/kit/ui/number-field';
import { countUnits, maxUnitKinds, unitNumbers, type UnitNumber } from '@/domain/listing/unit-mix';
import { emptyUnitKind, type ListingDraft, type UnitKindDraft } from '@/domain/listing/listing-form';

const columns: readonly { name: UnitNumber; label: string; required: boolean }[] = [
  { name: 'units', label: 'How many', required: true },
  { name: 'bedrooms', label: 'Beds', required: true },
  { name: 'bathrooms', label: 'Baths', required: true },
  { name: 'sqft', label: 'Sqft each', required: false },
  { name: 'rent', label: 'Monthly rent', required: false },
];

/** The input to correct first: an invalid one, or a required one that's blank. */
function firstInvalid(list: HTMLElement): HTMLInputElement | undefined {
  return [...list.querySelectorAll('input')].find(
    (input) => input.matches('[aria-invalid=true]') || (input.matches('[aria-required=true]') && input.value === ''),
  );
}

/** The list of unit types, such as 2 units with 2 beds and 1 bath at $950. */
export function UnitMixField() {
  const { control } = useFormContext<ListingDraft>();
  const { field, formState } = useController({ control, name: 'unit_mix' });
  const list = useRef<HTMLUListElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const kinds = field.value;
  const errors = formState.errors.unit_mix;

  const add = () => {
    flushSync(() => field.onChange([...kinds, emptyUnitKind]));
    list.current?.lastElementChild?.querySelector('input')?.focus();
  };
  const remove = (index: number) => {
    flushSync(() => field.onChange(kinds.filter((_, at) => at !== index)));
    // The pressed button is gone.
    addButton.current?.focus();
  };
  const change = (index: number, kind: UnitKindDraft) => field.onChange(kinds.with(index, kind));

  return (
    <fieldset className="mt-5">
      <legend className="text-sm font-semibold">Unit mix</legend>
      <p className="mt-1 text-sm text-muted">One row for each type of unit, such as two 2-bed units at $950 each.</p>
      <ul
        ref={(element) => {
          list.current = element;
          field.ref(element && { focus: () => firstInvalid(element)?.focus() });
        }}
        className="mt-3 flex flex-col gap-4 empty:hidden"
      >
        {kinds.map((kind, index) => (
          // Rows have no identity but their position, and their inputs show the values they're given.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={index}>
            <UnitKindRow
              number={index + 1}
              kind={kind}
              errorOf={(name) => errors?.[index]?.[name]?.message}
              onChange={(next) => change(index, next)}
              onRemove={() => remove(index)}
            />
          </li>
        ))}
      </ul>
      <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-1">
        <Button
          ref={addButton}
          variant="secondary"
          size="sm"
          icon={<Plus aria-hidden />}
          disabled={kinds.length >= maxUnitKinds}
          onClick={add}
        >
          Add unit type
        </Button>
        <output className="numeric text-sm text-muted">{totalText(kinds)}</output>
      </div>
    </fieldset>
  );
}

/** '4 units in total'; blank until a number of units is filled in. */
function totalText(kinds: readonly UnitKindDraft[]): string {
  const total = countUnits(kinds.map(({ units }) => ({ units: validNumber(units, unitNumbers.units) ?? 0 })));
  return total === 0 ? '' : `${pluralize(total, 'unit')} in total`;
}

interface UnitKindRowProps {
  /** Position in the list, from 1. */
  number: number;
  kind: UnitKindDraft;
  errorOf: (name: UnitNumber) => string | undefined;
  onChange: (kind: UnitKindDraft) => void;
  onRemove: () => void;
}

function UnitKindRow({ number, kind, errorOf, onChange, onRemove }: UnitKindRowProps) {
  return (
    <fieldset className="rounded-control border border-line p-3">
      <legend className="sr-only">{`Unit type ${number}`}</legend>
      <div className="mb-2 flex items-center justify-between">
        <p aria-hidden className="text-sm font-medium text-muted">{`Unit type ${number}`}</p>
        <IconButton label={`Remove unit type ${number}`} className="-my-2 -mr-2" onClick={onRemove}>
          <Trash2 aria-hidden />
        </IconButton>
      </div>
      <div className="grid grid-cols-3 items-start gap-x-3 gap-y-4 sm:grid-cols-5">
        {columns.map(({ name, label, required }) => (
          <NumberField
            key={name}
            label={label}
            required={required}
            limits={unitNumbers[name]}
            value={kind[name]}
            onChange={(value) => onChange({ ...kind, [name]: value })}
            error={errorOf(name)}
          />
        ))}
      </div>
    </fieldset>
  );
}
