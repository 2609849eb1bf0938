import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { QueryError } from '@/platform/query/query-error';
import { Failure } from '@/platform/errors/failure';
import { defaultZone } from '@/kit/time/time-zones';
import { ZoneField } from '@/kit/ui/zone-field';
import { Field } from '@/kit/ui/field';
import { Input } from '@/kit/ui/input';
import { Skeleton } from '@/kit/ui/skeleton';
import { Switch } from '@/kit/ui/switch';
import { useSetQuietHours } from '../../api/push-mutations';
import { quietHoursQuery, type QuietHours } from '../../api/push-queries';

const usual = { starts_at: '22:00', ends_at: '07:00' };

/** When the member's devices get no notifications. Saves each change. */
export function QuietHoursFields({ userId }: { userId: string }) {
  const query = useQuery(quietHoursQuery(userId));
  const { data: hours, error } = query;
  const { mutate, error: failure } = useSetQuietHours(userId);
  const about = useId();
  if (hours === undefined) {
    if (!error) return <Skeleton className="h-11" />;
    return <QueryError inline query={query} title="We couldn’t load your quiet hours" />;
  }
  return (
    <div>
      <Switch
        label="Quiet hours"
        checked={hours !== null}
        describedBy={about}
        onChange={(on) => mutate(on ? { ...usual, time_zone: defaultZone() } : null)}
      />
      <p id={about} className="text-sm text-pretty text-muted">
        Push notifications wait until they end. What you’ve read by then isn’t sent.
      </p>
      {hours ? <Hours hours={hours} onChange={mutate} /> : null}
      <Failure error={failure} errors={{ failed: 'Your change wasn’t saved.' }} className="mt-2" />
    </div>
  );
}

function Hours({ hours, onChange }: { hours: QuietHours; onChange: (hours: QuietHours) => void }) {
  const { starts_at: from, ends_at: to, time_zone: zone } = hours;
  // While a time is being typed, it may be empty, or the same as the other.
  const change = (next: QuietHours) => {
    if (next.starts_at && next.ends_at && next.starts_at !== next.ends_at) onChange(next);
  };
  return (
    <div className="mt-3 grid grid-cols-2 gap-4 sm:grid-cols-[8rem_8rem_minmax(0,1fr)]">
      <Field label="From">
        <Input type="time" value={from} onChange={(event) => change({ ...hours, starts_at: event.target.value })} />
      </Field>
      <Field label="Until">
        <Input type="time" value={to} onChange={(event) => change({ ...hours, ends_at: event.target.value })} />
      </Field>
      <ZoneField
        value={zone}
        onChange={(time_zone) => change({ ...hours, time_zone })}
        className="col-span-2 sm:col-span-1"
      />
    </div>
  );
}
