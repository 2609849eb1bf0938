import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { formatRelativeDate } from '@/kit/formatting/format';
import { QueryError } from '@/platform/query/query-error';
import { Failure } from '@/platform/errors/failure';
import { Button } from '@/kit/ui/button';
import { FormError } from '@/kit/ui/field';
import { Skeleton } from '@/kit/ui/skeleton';
import { Switch } from '@/kit/ui/switch';
import { useHideDetails, useRemoveDevice, useTurnPush } from '../../api/push-mutations';
import { devicesQuery, hidesDetailsQuery, isThisBrowser, type Device } from '../../api/push-queries';
import { thisBrowser, type PushSupport } from '../../push/push-support';
import { pushProblem } from '../../push/push-problem';
import { QuietHoursFields } from './quiet-hours-fields';

/** Push notifications: in this browser, on the member's other devices, and when they're quiet. */
export function PushSettings({ userId }: { userId: string }) {
  const query = useQuery(devicesQuery(userId));
  const { data: devices, error } = query;
  return (
    <div className="flex flex-col gap-4">
      {devices === undefined ? (
        <Placeholder failed={error !== null} query={query} />
      ) : (
        <>
          <ThisBrowser userId={userId} devices={devices} />
          <OtherDevices userId={userId} devices={devices} />
          {devices.length > 0 ? (
            <>
              <LockScreen userId={userId} />
              <QuietHoursFields userId={userId} />
            </>
          ) : null}
        </>
      )}
    </div>
  );
}

function Placeholder({ failed, query }: { failed: boolean; query: Parameters<typeof QueryError>[0]['query'] }) {
  if (!failed) return <Skeleton className="h-11" />;
  return <QueryError inline query={query} title="We couldn’t load your push notifications" />;
}

/** What a member can do about a browser that can't. */
const advice: Record<Exclude<PushSupport, 'supported'>, string> = {
  blocked:
    'You blocked notifications from this site. To allow them, select the icon beside the address, set Notifications ' +
    'to Allow, and reload this page. In the installed app, do it in your device’s settings.',
  'needs-home-screen':
    'Add Cornerlot to your Home Screen first: tap Share, then Add to Home Screen. Open it from there, and turn on ' +
    'notifications here.',
  unsupported: 'This browser doesn’t support push notifications. Try an up-to-date Chrome, Edge, Firefox, or Safari.',
};

function ThisBrowser({ userId, devices }: { userId: string; devices: readonly Device[] }) {
  const turn = useTurnPush(userId);
  const [support, setSupport] = useState(thisBrowser);
  const about = useId();
  const isOn = devices.some(isThisBrowser);
  const change = (on: boolean) => turn.mutate(on, { onSettled: () => setSupport(thisBrowser()) });
  return (
    <div>
      <Switch
        label="Push notifications on this device"
        checked={turn.isPending ? turn.variables : isOn}
        disabled={turn.isPending || (support !== 'supported' && !isOn)}
        describedBy={about}
        onChange={change}
      />
      <p id={about} className="text-sm text-pretty text-muted">
        {support === 'supported'
          ? 'Messages, offers, deadlines, and matches reach you while Cornerlot is closed. Signing out turns them off.'
          : advice[support]}
      </p>
      <FormError className="mt-2">{pushProblem(turn, support)}</FormError>
    </div>
  );
}

/** Whether prices, addresses, and names are on the lock screen. */
function LockScreen({ userId }: { userId: string }) {
  const { data: hides } = useQuery(hidesDetailsQuery(userId));
  const { mutate, error } = useHideDetails(userId);
  const about = useId();
  return (
    <div>
      <Switch
        label="Hide details on the lock screen"
        checked={hides ?? false}
        disabled={hides === undefined}
        describedBy={about}
        onChange={(on) => mutate(on)}
      />
      <p id={about} className="text-sm text-pretty text-muted">
        Push notifications say what kind of news it is, without names, prices, or addresses.
      </p>
      <Failure error={error} errors={{ failed: 'Your change wasn’t saved.' }} className="mt-2" />
    </div>
  );
}

function stateText({ last_success_at: last, refused_at: refused }: Pick<Device, 'last_success_at' | 'refused_at'>) {
  if (refused !== null) return 'Stopped. Open the app there to continue.';
  return last === null ? 'No notifications yet' : `Last notified ${formatRelativeDate(last)}`;
}

function OtherDevices({ userId, devices }: { userId: string; devices: readonly Device[] }) {
  const { mutate, isPending, variables, error } = useRemoveDevice(userId);
  const others = devices.filter((device) => !isThisBrowser(device));
  if (others.length === 0) return null;
  return (
    <div>
      <h3 className="text-sm font-medium text-ink">Other devices</h3>
      <ul className="divide-y divide-line">
        {others.map(({ id, device, ...state }) => (
          <li key={id} className="flex items-center justify-between gap-4 py-1">
            <span className="min-w-0 text-sm break-words text-ink">
              {device}
              <span className="block text-muted">{stateText(state)}</span>
            </span>
            <Button
              variant="ghost"
              size="sm"
              disabled={isPending && variables === id}
              aria-label={`Turn off on ${device}`}
              onClick={() => mutate(id)}
            >
              Turn off
            </Button>
          </li>
        ))}
      </ul>
      <Failure error={error} errors={{ failed: 'It wasn’t turned off.' }} className="mt-2" />
    </div>
  );
}
