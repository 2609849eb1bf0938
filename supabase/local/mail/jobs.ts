import { repeatCall } from './schedule.ts';

type Options = Parameters<typeof repeatCall>[2];

/** Reminds members of events that start within a day, like the cron job of a hosted project. */
export function remindOfEvents(options: Options): Promise<() => Promise<void>> {
  return repeatCall('public.remind_of_events', 'Couldn’t remind members of events', options);
}

/** Sends listings with swapped pictures back to review, like the cron job of a hosted project. */
export function suspendSwappedPictures(options: Options): Promise<() => Promise<void>> {
  return repeatCall('public.suspend_swapped_pictures', 'Couldn’t check the pictures of listings', options);
}

/** Queues the daily deal alert emails from noon UTC, like the cron job of a hosted project. */
export function sendDealDigests(options: Options): Promise<() => Promise<void>> {
  return repeatCall('public.send_deal_digests', 'Couldn’t queue the daily deal emails', options);
}
