import { useId } from 'react';
import { Checkbox, Field, Input } from '@/shared/ui/field';
import { Segmented } from '@/shared/ui/segmented';
import type { BoxValues } from '../box';
import { alertMailLabels, alertMails } from '../vocabulary';

const mailOptions = alertMails.map((value) => ({ value, label: alertMailLabels[value] }));

interface ContactFieldsProps {
  values: Pick<BoxValues, 'phone' | 'vipAlerts' | 'alertMail'>;
  onChange: (change: Partial<BoxValues>) => void;
}

/** Whether and how a member hears of listings that match. */
export function ContactFields({ values: { phone, vipAlerts, alertMail }, onChange }: ContactFieldsProps) {
  const mailHint = useId();
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
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <div className="min-w-0 flex-1 basis-60">
          <p aria-hidden className="text-sm font-medium">
            Alerts by mail
          </p>
          <p id={mailHint} className="text-sm text-muted">
            {vipAlerts
              ? 'To your email address, once it is confirmed. In the app they come at once.'
              : 'Turn VIP alerts on to choose.'}
          </p>
        </div>
        <Segmented
          label="Alerts by mail"
          value={alertMail}
          options={mailOptions}
          onChange={(chosen) => onChange({ alertMail: chosen })}
          disabled={!vipAlerts}
          describedBy={mailHint}
        />
      </div>
    </div>
  );
}
