import { Checkbox, Field, Input } from '@/shared/ui/field';
import type { BoxValues } from '../box';

interface ContactFieldsProps {
  values: Pick<BoxValues, 'phone' | 'vipAlerts'>;
  onChange: (change: Partial<BoxValues>) => void;
}

/** Whether and how a member hears of listings that match. */
export function ContactFields({ values: { phone, vipAlerts }, onChange }: ContactFieldsProps) {
  return (
    <div className="flex flex-col gap-6">
      <Field label="Phone" hint="Optional. No other member sees it." className="sm:max-w-xs">
        <Input
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          maxLength={40}
          placeholder="(555) 555-0100"
          value={phone}
          onChange={({ target }) => onChange({ phone: target.value })}
        />
      </Field>
      <Checkbox
        label="VIP alerts"
        hint="Hear at once of a listing that matches: a new one, a lower price, or one that is back on the market."
        checked={vipAlerts}
        onChange={({ target }) => onChange({ vipAlerts: target.checked })}
      />
    </div>
  );
}
