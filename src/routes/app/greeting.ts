import { firstNameOf } from './first-name';
import { dayMs } from '@/kit/time/durations';

/**
 * The dashboard's heading: 'Welcome, Quinn' on the day the account was created, on any device, then 'Welcome back,
 * Quinn'. `now` is in milliseconds since 1970.
 */
export function greeting(member: { name: string; created_at: string } | undefined, now: number): string {
  const isNew = member !== undefined && now - Date.parse(member.created_at) < dayMs;
  const firstName = firstNameOf(member?.name);
  return `Welcome${isNew ? '' : ' back'}${firstName && `, ${firstName}`}`;
}
