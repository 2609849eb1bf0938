import { z } from 'zod';
import { line } from '@/domain/text/line';
import { wallTime } from '@/kit/time/time-zones';

export interface DealClock {
  /** IANA name of the deal's time zone. */
  zone: string;
  /** ISO time of the first possible moment. */
  openedAt: string;
  now: () => number;
}

/** A day between the acceptance, or another first moment, and today, in the deal's zone. */
export function dealDay(
  { zone, openedAt, now }: DealClock,
  tooEarly = 'Choose the day the offer was accepted or a later one',
) {
  const dayOf = (moment: Date) => wallTime(moment, zone).slice(0, 10);
  return z
    .string()
    .min(1, 'Choose a date')
    .refine((value) => value <= dayOf(new Date(now())), 'Choose today or an earlier date')
    .refine((value) => value >= dayOf(new Date(openedAt)), tooEarly);
}

/** The reference of a payment, like `private.payment_reference`. */
export function paymentReference() {
  const missing = 'Enter the number of the wire, check, or receipt';
  return line().min(1, missing).max(60, 'Use at most 60 characters').regex(/\d/, missing);
}
