import { clsx } from 'clsx';
import { Link } from 'react-router-dom';
import { paths } from '@/domain/site/paths';
import { useCan } from '@/shared/entitlements/entitlements';
import { UpgradeLink } from '@/shared/entitlements/upgrade-link';
import { Failure } from '@/platform/errors/failure';
import { Switch } from '@/kit/ui/switch';
import { useSetting } from '../../api/mutations';
import { notificationKinds } from '@/domain/notification/catalog';
import type { Setting } from '../../notification';

interface SettingRowProps {
  setting: Setting;
  userId: string;
  /** Id of the text that explains why no email is sent yet; undefined once the email is verified. */
  emailNote: string | undefined;
  /** Whether the member has devices that get notifications. */
  hasDevices: boolean;
}

/** One notification kind with a switch for each channel. */
export function SettingRow({ setting: { kind, in_app, mail, push }, userId, emailNote, hasDevices }: SettingRowProps) {
  const { mutate, error } = useSetting(userId);
  const { label, description, emailInBuyBox, alwaysEmailed } = notificationKinds[kind];
  return (
    <fieldset className="py-3 first:pt-0 last:pb-0">
      <legend className="sr-only">{label}</legend>
      <div className="flex flex-wrap items-center justify-between gap-x-6">
        <div className="min-w-0 grow basis-52">
          <p aria-hidden className="text-[15px] font-medium text-ink">
            {label}
          </p>
          <p className="text-sm text-pretty text-muted">{description}</p>
          {emailInBuyBox ? <DealAlertPlan /> : null}
        </div>
        <div className="flex flex-wrap items-center gap-x-5">
          <Switch label="In app" checked={in_app} onChange={(on) => mutate({ kinds: [kind], channel: 'in_app', on })} />
          {hasDevices ? (
            <Switch
              label="Push"
              checked={push && in_app}
              disabled={!in_app}
              onChange={(on) => mutate({ kinds: [kind], channel: 'push', on })}
            />
          ) : null}
          {emailInBuyBox ? <EmailInBuyBox /> : null}
          {alwaysEmailed === true ? <p className="text-sm text-muted">Email: can’t be turned off</p> : null}
          {emailInBuyBox || alwaysEmailed === true ? null : (
            <Switch
              label="Email"
              checked={mail}
              describedBy={emailNote}
              onChange={(on) => mutate({ kinds: [kind], channel: 'mail', on })}
            />
          )}
        </div>
      </div>
      <Failure error={error} errors={{ failed: 'Your change wasn’t saved.' }} className="mt-2" />
    </fieldset>
  );
}

/** What a plan without premium alerts leaves out, whatever the settings say. */
function DealAlertPlan() {
  if (useCan('premium_alerts') !== false) return null;
  return (
    <p className="text-sm text-pretty text-amber-ink">
      Your plan includes new matches in the app and one email a day. Instant email and push, price drops, listings back
      on the market, and alerts for saved searches come with a paid plan, and your settings for them apply then.{' '}
      <UpgradeLink />
    </p>
  );
}

function EmailInBuyBox() {
  return (
    <p className="text-sm text-muted">
      Email: set in your{' '}
      <Link
        to={paths.buyBox}
        className={clsx(
          'inline-flex items-center font-medium text-evergreen-ink underline-offset-4 hover:underline',
          'pointer-coarse:min-h-11',
        )}
      >
        buy box
      </Link>{' '}
      and{' '}
      <Link
        to={paths.saved}
        className={clsx(
          'inline-flex items-center font-medium text-evergreen-ink underline-offset-4 hover:underline',
          'pointer-coarse:min-h-11',
        )}
      >
        saved searches
      </Link>
    </p>
  );
}
