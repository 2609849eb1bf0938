import { Checkbox } from '@/kit/ui/checkbox';
import { partyRights, type PartyRight } from '@/domain/ledger/parties';
import { rightHints } from '../rights';

const names = Object.keys(partyRights) as PartyRight[];

interface RightsFieldsProps {
  value: readonly PartyRight[];
  onChange: (rights: PartyRight[]) => void;
}

/** What a guest may see and do. */
export function RightsFields({ value, onChange }: RightsFieldsProps) {
  return (
    <fieldset className="flex flex-col gap-4">
      <legend className="mb-1.5 text-sm font-medium">What they can see and do</legend>
      <p className="-mt-1 text-sm text-muted">
        Guests always see the property, the people, and the deadlines. They never see splits, messages between others,
        or the record.
      </p>
      {names.map((right) => (
        <Checkbox
          key={right}
          label={partyRights[right]}
          hint={rightHints[right]}
          checked={value.includes(right)}
          onChange={({ target }) =>
            onChange(names.filter((name) => (name === right ? target.checked : value.includes(name))))
          }
        />
      ))}
    </fieldset>
  );
}
