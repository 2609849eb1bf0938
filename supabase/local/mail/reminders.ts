import { repeatCall } from './schedule.ts';

type Options = Parameters<typeof repeatCall>[2];

/** Does what a schedule does on a hosted backend: reminds members of events that start within a day. */
export function sendReminders(options: Options): Promise<() => Promise<void>> {
  return repeatCall('public.remind_of_events', 'Reminders of events wait', options);
}

/** As well: writes the daily letters about deals once it is noon, UTC. */
export function writeDigests(options: Options): Promise<() => Promise<void>> {
  return repeatCall('public.send_deal_digests', 'Daily letters about deals wait', options);
}
