import { checks } from '@/domain/listing/control';
import { Checkbox } from '@/kit/ui/checkbox';
import { Field } from '@/kit/ui/field';
import { Input } from '@/kit/ui/input';
import type { Findings } from '../use-findings';

/** What the reviewer checked. The badge states it, and ends with the contract. */
export function FindingsFields({ checked, validUntil, error, toggle, setValidUntil }: Findings) {
  return (
    <fieldset className="flex flex-col gap-4">
      <legend className="mb-3 text-sm font-semibold">What did you check? The badge will say so.</legend>
      {checks.map(({ id, label }) => (
        <Checkbox key={id} label={label} checked={checked.includes(id)} onChange={() => toggle(id)} />
      ))}
      {checked.includes('contract') ? (
        <Field label="Contract’s last day" hint="The badge ends with it." error={error} required className="max-w-60">
          <Input type="date" value={validUntil} onChange={(event) => setValidUntil(event.target.value)} />
        </Field>
      ) : null}
    </fieldset>
  );
}
