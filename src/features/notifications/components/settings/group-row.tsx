import { ChevronDown } from 'lucide-react';
import { clsx } from 'clsx';
import { useId, useState } from 'react';
import { notificationGroups, type NotificationGroupId } from '@/domain/notification/groups';
import { Failure } from '@/platform/errors/failure';
import { Button } from '@/kit/ui/button';
import { Switch } from '@/kit/ui/switch';
import { useSetting } from '../../api/mutations';
import { groupChannel } from '../../group-channel';
import type { Channel, Setting } from '../../notification';
import { SettingRow } from './setting-row';

interface GroupRowProps {
  group: NotificationGroupId;
  /** Of the group's kinds. */
  settings: readonly Setting[];
  userId: string;
  /** Id of the text that explains why no email is sent yet; undefined once the email is verified. */
  emailNote: string | undefined;
  /** Whether the member has devices that get notifications. */
  hasDevices: boolean;
}

const channels: readonly [Channel, string][] = [
  ['in_app', 'In app'],
  ['push', 'Push'],
  ['mail', 'Email'],
];

/** A group of notification kinds with a switch for each channel of all of them, and each kind's own on demand. */
export function GroupRow({ group, settings, userId, emailNote, hasDevices }: GroupRowProps) {
  const { mutate, error } = useSetting(userId);
  const [isOpen, setIsOpen] = useState(false);
  const details = useId();
  const { label, description } = notificationGroups[group];
  return (
    <fieldset className="py-4 first:pt-0 last:pb-0">
      <legend className="sr-only">{label}</legend>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
        <div className="min-w-0 grow basis-52">
          <h3 className="text-[15px] font-medium text-ink">{label}</h3>
          <p className="text-sm text-pretty text-muted">{description}</p>
        </div>
        <div className="flex flex-wrap items-center gap-x-5">
          {channels.map(([channel, name]) => {
            if (channel === 'push' && !hasDevices) return null;
            const { kinds, on } = groupChannel(settings, channel);
            const mixed = on > 0 && on < kinds.length;
            return (
              <Switch
                key={channel}
                label={mixed ? `${name}, ${on} of ${kinds.length}` : name}
                checked={on > 0 && !mixed}
                mixed={mixed}
                disabled={kinds.length === 0}
                describedBy={channel === 'mail' ? emailNote : undefined}
                onChange={(value) => mutate({ kinds, channel, on: value })}
              />
            );
          })}
        </div>
      </div>
      <Button
        variant="ghost"
        size="sm"
        className="-ml-3 text-muted"
        aria-expanded={isOpen}
        aria-controls={details}
        onClick={() => setIsOpen(!isOpen)}
      >
        Customize <span className="sr-only">{label}</span>
        <ChevronDown aria-hidden className={clsx('transition-transform', isOpen && 'rotate-180')} />
      </Button>
      <Failure error={error} errors={{ failed: 'Your change wasn’t saved.' }} className="mt-2" />
      <div id={details} hidden={!isOpen} className="mt-2 border-l-2 border-line pl-4">
        {isOpen
          ? settings.map((setting) => (
              <SettingRow
                key={setting.kind}
                setting={setting}
                userId={userId}
                emailNote={emailNote}
                hasDevices={hasDevices}
              />
            ))
          : null}
      </div>
    </fieldset>
  );
}
