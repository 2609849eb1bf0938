import { Lock } from 'lucide-react';
import { useId, useState } from 'react';
import { useCan } from '@/shared/entitlements/entitlements';
import { UpgradeLink } from '@/shared/entitlements/upgrade-link';
import { Checkbox } from '@/kit/ui/checkbox';
import { Field } from '@/kit/ui/field';
import { Input } from '@/kit/ui/input';
import { Segmented } from '@/kit/ui/segmented';
import type { BoxValues } from '../box';
import { alertMailLabels, alertMails, type AlertMail } from '../vocabulary';

interface ContactFieldsProps {
  values: Pick<BoxValues, 'phone' | 'vipAlerts' | 'alertMail' | 'sellerInvitations' | 'shown'>;
  phoneProblem: string | undefined;
  onPhoneLeave: () => void;
  onChange: (change: Partial<BoxValues>) => void;
}

/** The phone number, the alert settings, and whether others see the buy box. */
export function ContactFields({ values, phoneProblem, onPhoneLeave, onChange }: ContactFieldsProps) {
  const { phone, vipAlerts, alertMail, sellerInvitations, shown } = values;
  const allowed = useCan('premium_alerts');
  return (
    <div className="flex flex-col gap-6">
      <Field label="Phone" hint="Optional. Only you can see it." error={phoneProblem} className="sm:max-w-xs">
        <Input
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          maxLength={40}
          placeholder="(555) 555-0100"
          value={phone}
          onBlur={onPhoneLeave}
          onChange={({ target }) => onChange({ phone: target.value })}
        />
      </Field>
      <Checkbox
        label="VIP alerts"
        hint={
          allowed === false
            ? 'Get notified right away about new matches. Paid members also hear about price drops and matches back ' +
              'on the market.'
            : 'Get notified right away about new matches, price drops, and matches back on the market.'
        }
        checked={vipAlerts}
        onChange={({ target }) => onChange({ vipAlerts: target.checked })}
      />
      <EmailAlerts
        value={alertMail}
        onChange={(chosen) => onChange({ alertMail: chosen })}
        disabled={!vipAlerts}
        instantLocked={allowed === false}
      />
      <Checkbox
        label="Invitations from sellers"
        hint="Sellers can invite you to listings that match. They never see whose buy box it is."
        checked={sellerInvitations ?? vipAlerts}
        onChange={({ target }) => onChange({ sellerInvitations: target.checked })}
      />
      <Checkbox
        label="Show my buy box summary on my profile"
        hint="Your states, counties, and property types, for members with a verified email. Only you can see the rest."
        checked={shown}
        onChange={({ target }) => onChange({ shown: target.checked })}
      />
    </div>
  );
}

interface EmailAlertsProps {
  value: AlertMail;
  onChange: (value: AlertMail) => void;
  disabled: boolean;
  /** The member's plan has no instant email: a choice made on an earlier plan is kept, but has no effect. */
  instantLocked: boolean;
}

function EmailAlerts({ value, onChange, disabled, instantLocked }: EmailAlertsProps) {
  const hint = useId();
  const [asked, setAsked] = useState(false);
  const choose = (chosen: AlertMail) => {
    const locked = instantLocked && chosen === 'instant';
    setAsked(locked);
    if (!locked) onChange(chosen);
  };
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
      <div className="min-w-0 flex-1 basis-60">
        <p aria-hidden className="text-sm font-medium">
          Email alerts
        </p>
        <p id={hint} className="text-sm text-muted">
          {disabled
            ? 'Turn VIP alerts on to choose.'
            : 'Sent to your email address once it’s verified. Alerts in the app are instant.'}
        </p>
      </div>
      <Segmented
        label="Email alerts"
        value={value}
        options={alertMails.map((mail) => ({
          value: mail,
          label: alertMailLabels[mail],
          icon: instantLocked && mail === 'instant' ? <Lock aria-hidden /> : null,
        }))}
        onChange={choose}
        disabled={disabled}
        describedBy={hint}
      />
      <output className="w-full text-sm text-amber-ink empty:hidden">
        {instantLocked && (asked || value === 'instant') ? <InstantLocked isChosen={value === 'instant'} /> : null}
      </output>
    </div>
  );
}

function InstantLocked({ isChosen }: { isChosen: boolean }) {
  return (
    <>
      {isChosen
        ? 'Your plan no longer includes instant email, so we email you once a day. We’ll keep your choice.'
        : 'Instant email comes with a paid plan.'}{' '}
      <UpgradeLink />
    </>
  );
}
