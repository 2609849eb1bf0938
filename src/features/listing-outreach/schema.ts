import { z } from 'zod';
import { numberEntry, requiredNumber } from '@/kit/numbers/number-schema';
import type { NumberLimits } from '@/kit/numbers/parse-number';
import { instantsAt } from '@/kit/time/time-zones';
import { dayMs, minuteMs } from '@/kit/time/durations';

/** What the capacity field accepts, like the table `listing_showings`. */
export const capacityLimits: NumberLimits = { min: 1, max: 50, example: '5' };

export const maxNotesLength = 1000;
export const maxCodeLength = 20;

/** Lengths of a showing in minutes, with their labels. */
export const lengths = [
  ['15', '15 minutes'],
  ['30', '30 minutes'],
  ['45', '45 minutes'],
  ['60', '1 hour'],
  ['90', '1 hour 30 minutes'],
  ['120', '2 hours'],
  ['180', '3 hours'],
] as const;

/** The unvalidated form fields, stored as a draft. */
export const showingDraftSchema = z.object({
  /** Set on the first attempt to send, so that a retry can't offer a second showing. */
  id: z.string(),
  date: z.string(),
  time: z.string(),
  minutes: z.string(),
  zone: z.string(),
  /** For a repeated hour: '0' for its first, '1' for its second occurrence. */
  fold: z.enum(['0', '1']),
  capacity: numberEntry,
  notes: z.string(),
  code: z.string().default(''),
});
export type ShowingDraft = z.infer<typeof showingDraftSchema>;

/** The fields of a new showing of a property in this zone. */
export function emptyShowing(zone: string): ShowingDraft {
  return { id: '', date: '', time: '', minutes: '30', zone, fold: '0', capacity: 1, notes: '', code: '' };
}

/** The instants that the time in the form can mean: two for a repeated hour, none for a skipped or incomplete one. */
export function meaningsOf({ date, time, zone }: Pick<ShowingDraft, 'date' | 'time' | 'zone'>): Date[] {
  return instantsAt(`${date}T${time}`, zone);
}

/** The arguments of `offer_showing`, without the listing. */
export interface SentShowing {
  showing_id: string;
  starts_at: string;
  ends_at: string;
  time_zone: string;
  capacity: number;
  notes?: string;
  access_code?: string;
}

/** Validates a draft, with an error per field, and transforms it into the arguments of `offer_showing`. */
export function showingSchema(now: () => number) {
  return showingDraftSchema
    .extend({
      date: z.string().min(1, 'Choose a date'),
      time: z.string().min(1, 'Choose a time'),
      capacity: requiredNumber(capacityLimits, 'Enter how many members can come'),
      notes: z.string().trim().max(maxNotesLength, 'At most 1,000 characters'),
      code: z
        .string()
        .trim()
        .regex(new RegExp(`^[A-Za-z0-9#*-]{0,${maxCodeLength}}$`), 'Up to 20 letters, digits, #, *, and -'),
    })
    .transform((draft, check): SentShowing => {
      const wrong = (field: keyof ShowingDraft, message: string) =>
        check.addIssue({ code: 'custom', path: [field], message });
      const [first = null, second] = meaningsOf(draft);
      const start = draft.fold === '1' ? (second ?? first) : first;
      if (!start) wrong('time', 'That time doesn’t exist on this date (daylight saving). Choose another.');
      else if (start.getTime() <= now()) wrong('time', 'The showing must start in the future');
      else if (start.getTime() > now() + 90 * dayMs) wrong('date', 'Choose a date within the next 90 days');
      const end = new Date((start?.getTime() ?? 0) + Number(draft.minutes) * minuteMs);
      return {
        showing_id: draft.id,
        starts_at: start?.toISOString() ?? '',
        ends_at: end.toISOString(),
        time_zone: draft.zone,
        capacity: draft.capacity,
        ...(draft.notes !== '' && { notes: draft.notes }),
        ...(draft.code !== '' && { access_code: draft.code }),
      };
    });
}
