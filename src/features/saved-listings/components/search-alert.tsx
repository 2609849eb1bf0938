import { useId, useState } from 'react';
import { useCan } from '@/shared/entitlements/entitlements';
import { UpgradeDialog } from '@/shared/entitlements/upgrade-dialog';
import { UpgradeLink } from '@/shared/entitlements/upgrade-link';
import { FormError } from '@/kit/ui/field';
import { Segmented } from '@/kit/ui/segmented';
import { Switch } from '@/kit/ui/switch';
import { describeError } from '@/platform/errors/describe-error';
import { useSearchAlert } from '../api/mutations';
import type { SavedSearch } from '../api/queries';
import { searchAlertErrors } from '../saved-search';

const mails = [
  { value: 'instant', label: 'Instantly' },
  { value: 'daily', label: 'Once a day' },
  { value: 'off', label: 'Off' },
] as const;

/** The alert switch of a saved search. Without the entitlement it explains what a paid plan adds. */
export function SearchAlert({ search, userId }: { search: SavedSearch; userId: string }) {
  const { mutate, error, isPending, variables } = useSearchAlert(userId, search);
  const allowed = useCan('premium_alerts');
  const [asked, setAsked] = useState(false);
  const paused = useId();
  const stored = search.alert?.mail ?? null;
  const mail = isPending ? variables : stored;
  const isPaused = allowed === false && mail !== null;
  const toggle = (on: boolean) => {
    if (on && allowed === false) setAsked(true);
    else if (!isPending) mutate(on ? 'daily' : null);
  };
  return (
    <div className="relative w-full">
      <div className="flex flex-wrap items-center gap-x-6 gap-y-1">
        <Switch
          label={
            <span>
              Alert me <span className="sr-only">about {search.name}</span>
            </span>
          }
          checked={mail !== null}
          onChange={toggle}
          describedBy={isPaused ? paused : undefined}
        />
        {mail === null || isPaused ? null : (
          <div className="flex flex-wrap items-center gap-x-2.5 text-sm text-muted">
            <span aria-hidden>Email</span>
            <Segmented
              label={`Email about ${search.name}`}
              value={mails.find(({ value }) => value === mail)?.value ?? 'daily'}
              options={mails}
              onChange={(chosen) => mutate(chosen)}
            />
          </div>
        )}
      </div>
      {isPaused ? (
        <p id={paused} className="text-sm text-amber-ink">
          Paused: alerts for saved searches come with a paid plan. <UpgradeLink />
        </p>
      ) : null}
      {error ? <FormError className="mt-1">{describeError(error, searchAlertErrors)}</FormError> : null}
      <UpgradeDialog entitlement="premium_alerts" open={asked} onClose={() => setAsked(false)} />
    </div>
  );
}
