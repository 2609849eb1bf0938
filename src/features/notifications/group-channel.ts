import { notificationKinds, type NotificationKindId } from '@/domain/notification/catalog';
import type { Channel, Setting } from './notification';

/** Whether a kind's switch for the channel does something. Push needs the notification in the app. */
function canSwitch({ kind, in_app }: Setting, channel: Channel): boolean {
  if (channel === 'in_app') return true;
  if (channel === 'push') return in_app;
  const { emailInBuyBox, alwaysEmailed } = notificationKinds[kind];
  return !emailInBuyBox && alwaysEmailed !== true;
}

/** The kinds of a group that a channel's switch changes, and for how many of them the channel is on. */
export function groupChannel(
  settings: readonly Setting[],
  channel: Channel,
): { kinds: NotificationKindId[]; on: number } {
  const switched = settings.filter((setting) => canSwitch(setting, channel));
  return { kinds: switched.map(({ kind }) => kind), on: switched.filter((setting) => setting[channel]).length };
}
