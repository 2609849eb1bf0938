import { z } from 'zod';
import { line, unposingTitle } from '@/domain/text/line';
import { isWebLink } from '@/domain/member/social-links';
import { numberEntry, optionalNumber } from '@/kit/numbers/number-schema';
import type { NumberLimits } from '@/kit/numbers/parse-number';
import type { EventDetail } from './event';
import { foldOf } from '@/kit/time/deadlines';
import { instantsAt, wallTime } from '@/kit/time/time-zones';
import { dayMs } from '@/kit/time/durations';

/** What the number fields accept, like the checks of the table `events`. */
export const eventNumbers = {
  price: { min: 0.01, max: 999_999, decimals: 2, prefix: '$', example: '25' },
  capacity: { min: 1, max: 100_000, example: '40' },
} satisfies Record<string, NumberLimits>;

/** The unvalidated form fields, stored as a draft. */
export const eventDraftSchema = z.object({
  /** Set on the first attempt to send, so that a retry can't create a second event. */
  id: z.string(),
  title: z.string(),
  description: z.string(),
  format: z.enum(['in_person', 'online']),
  location: z.string(),
  link: z.string(),
  startDate: z.string(),
  startTime: z.string(),
  endDate: z.string(),
  endTime: z.string(),
  zone: z.string(),
  /** For a repeated hour: '0' for its first, '1' for its second occurrence. */
  startFold: z.enum(['0', '1']),
  endFold: z.enum(['0', '1']),
  price: numberEntry,
  /** When and how attendees pay; ignored without a price. */
  payment: z.string(),
  capacity: numberEntry,
  exclusive: z.boolean(),
});
export type EventDraft = z.infer<typeof eventDraftSchema>;

/** The fields of a new event. */
export function emptyEvent(zone: string): EventDraft {
  return {
    id: '',
    title: '',
    description: '',
    format: 'in_person',
    location: '',
    link: '',
    startDate: '',
    startTime: '',
    endDate: '',
    endTime: '',
    zone,
    startFold: '0',
    endFold: '0',
    price: null,
    payment: '',
    capacity: null,
    exclusive: false,
  };
}

/** The fields of a stored event, with times in its own zone. */
export function toEventDraft(event: EventDetail): EventDraft {
  const [startDate = '', startTime = ''] = wallTime(new Date(event.starts_at), event.time_zone).split('T');
  const [endDate = '', endTime = ''] = wallTime(new Date(event.ends_at), event.time_zone).split('T');
  return {
    id: event.id,
    title: event.title,
    description: event.description,
    format: event.format,
    location: event.location ?? '',
    link: event.link ?? '',
    startDate,
    startTime,
    endDate,
    endTime,
    zone: event.time_zone,
    startFold: foldOf(event.starts_at, event.time_zone),
    endFold: foldOf(event.ends_at, event.time_zone),
    price: event.price_usd,
    payment: event.payment_instructions ?? '',
    capacity: event.capacity,
    exclusive: event.exclusive,
  };
}

type Edge = 'start' | 'end';

/** The instants that a time in the form can mean: two for a repeated hour, none for a skipped or incomplete one. */
export function meaningsOf(draft: Pick<EventDraft, 'zone' | `${Edge}${'Date' | 'Time'}`>, edge: Edge): Date[] {
  return instantsAt(`${draft[`${edge}Date`]}T${draft[`${edge}Time`]}`, draft.zone);
}

/** The instant of a time in the form, or null. */
function instantOf(draft: EventDraft, edge: Edge): Date | null {
  const [first = null, second] = meaningsOf(draft, edge);
  return draft[`${edge}Fold`] === '1' ? (second ?? first) : first;
}

const text = (most: number, missing: string, base = z.string().trim()) =>
  base.min(1, missing).max(most, `At most ${most.toLocaleString('en-US')} characters`);

/** Same as the check of `event_links` in Postgres. */
const isEventLink = (link: string) => link.startsWith('https://') && isWebLink(link, 500);

/** The arguments of `save_event`. */
export interface SentEvent {
  event_id: string;
  title: string;
  description: string;
  starts_at: string;
  ends_at: string;
  time_zone: string;
  format: string;
  exclusive: boolean;
  location?: string;
  price_usd?: number;
  payment_instructions?: string;
  capacity?: number;
  link?: string;
}

interface Context {
  now: () => number;
  /** The stored start in milliseconds since 1970. It may be in the past, unlike a new one. */
  storedStart: number | null;
  /** Staff may say who they are in the title. */
  isStaff: boolean;
}

/** Validates a draft, with an error per field, and transforms it into the arguments of `save_event`. */
export function eventSchema({ now, storedStart, isStaff }: Context) {
  return eventDraftSchema
    .extend({
      title: unposingTitle({ max: 160, missing: 'Enter a title', tooLong: 'At most 160 characters', isStaff }),
      description: text(5000, 'Describe the event'),
      location: line().max(200, 'At most 200 characters'),
      link: z.string().trim().max(500, 'At most 500 characters'),
      startDate: z.string().min(1, 'Choose a date'),
      startTime: z.string().min(1, 'Choose a time'),
      endDate: z.string().min(1, 'Choose a date'),
      endTime: z.string().min(1, 'Choose a time'),
      price: optionalNumber(eventNumbers.price),
      payment: z.string().trim().max(300, 'At most 300 characters'),
      capacity: optionalNumber(eventNumbers.capacity),
    })
    .transform((draft, check): SentEvent => {
      const wrong = (field: keyof EventDraft, message: string) =>
        check.addIssue({ code: 'custom', path: [field], message });
      if (draft.format === 'in_person' && draft.location === '') wrong('location', 'Enter the address');
      if (draft.format === 'online' && draft.link !== '' && !isEventLink(draft.link))
        wrong('link', 'Enter a full URL that starts with https://');
      if (draft.price !== null && draft.payment === '') wrong('payment', 'Say when and how attendees pay');
      const [start, end] = [instantOf(draft, 'start'), instantOf(draft, 'end')];
      const skipped = 'That time doesn’t exist on this date (daylight saving). Choose another.';
      if (!start) wrong('startTime', skipped);
      if (!end) wrong('endTime', skipped);
      if (start && start.getTime() !== storedStart) {
        if (start.getTime() <= now()) wrong('startTime', 'The event must start in the future');
        else if (start.getTime() > now() + 2 * 365 * dayMs)
          wrong('startDate', 'Choose a date within the next two years');
      }
      if (start && end && end <= start) wrong('endTime', 'The event must end after it starts');
      else if (start && end && end.getTime() - start.getTime() > 14 * dayMs)
        wrong('endDate', 'Events can last up to 14 days');
      return {
        event_id: draft.id,
        title: draft.title,
        description: draft.description,
        starts_at: start?.toISOString() ?? '',
        ends_at: end?.toISOString() ?? '',
        time_zone: draft.zone,
        format: draft.format,
        exclusive: draft.exclusive,
        ...(draft.format === 'in_person' && { location: draft.location }),
        ...(draft.format === 'online' && draft.link !== '' && { link: draft.link }),
        ...(draft.price !== null && { price_usd: draft.price, payment_instructions: draft.payment }),
        ...(draft.capacity !== null && { capacity: draft.capacity }),
      };
    });
}
