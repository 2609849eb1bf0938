import { z } from 'zod';
import type { EventPage } from './event';
import { instantsAt, wallTime } from './zones';

/** What stands in the form: kept over reload and Back. */
export const eventDraftSchema = z.object({
  /** Given at the first attempt to send: sent again it is the same event. */
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
  /** Which of two, for an hour that comes twice: '0' or '1'. */
  startFold: z.enum(['0', '1']),
  endFold: z.enum(['0', '1']),
  price: z.number().nullable(),
  capacity: z.number().nullable(),
  exclusive: z.boolean(),
});
export type EventDraft = z.infer<typeof eventDraftSchema>;

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
    capacity: null,
    exclusive: false,
  };
}

/** A stored event, to be changed: its times by the clocks of its zone. */
export function draftOf(event: EventPage): EventDraft {
  const [startDate = '', startTime = ''] = wallTime(new Date(event.starts_at), event.time_zone).split('T');
  const [endDate = '', endTime = ''] = wallTime(new Date(event.ends_at), event.time_zone).split('T');
  const fold = (iso: string) => {
    const instants = instantsAt(wallTime(new Date(iso), event.time_zone), event.time_zone);
    return instants[1]?.getTime() === Date.parse(iso) ? '1' : '0';
  };
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
    startFold: fold(event.starts_at),
    endFold: fold(event.ends_at),
    price: event.price_usd,
    capacity: event.capacity,
    exclusive: event.exclusive,
  };
}

type Edge = 'start' | 'end';

/** The instants that a time in the form can mean: two where the clocks show it twice, none where they skip it or it is not filled in. */
export function meaningsOf(draft: Pick<EventDraft, 'zone' | `${Edge}${'Date' | 'Time'}`>, edge: Edge): Date[] {
  return instantsAt(`${draft[`${edge}Date`]}T${draft[`${edge}Time`]}`, draft.zone);
}

/** The instant a time in the form means; null where it means none. */
function instantOf(draft: EventDraft, edge: Edge): Date | null {
  const [first = null, second] = meaningsOf(draft, edge);
  return draft[`${edge}Fold`] === '1' ? (second ?? first) : first;
}

const text = (most: number, missing: string) =>
  z
    .string()
    .trim()
    .min(1, missing)
    .max(most, `At most ${most.toLocaleString('en-US')} characters`);

const httpsAddress = /^https:\/\/[^\s/?#@]+\.[^\s/?#@]+([/?#]\S*)?$/;
const day = 24 * 60 * 60 * 1000;

/** What is sent: the arguments of `save_event`. */
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
  capacity?: number;
  link?: string;
}

interface Context {
  now: () => number;
  /** When it starts as it is stored, in milliseconds since 1970: that may have passed meanwhile. */
  storedStart: number | null;
}

/** Checks a draft, each message at its field, and makes of it what is sent. */
export function eventSchema({ now, storedStart }: Context) {
  return eventDraftSchema
    .extend({
      title: text(160, 'Give it a title'),
      description: text(5000, 'Say what it is about'),
      location: z.string().trim().max(200, 'At most 200 characters'),
      link: z.string().trim().max(500, 'At most 500 characters'),
      startDate: z.string().min(1, 'Choose a date'),
      startTime: z.string().min(1, 'Choose a time'),
      endDate: z.string().min(1, 'Choose a date'),
      endTime: z.string().min(1, 'Choose a time'),
      price: z.number().gt(0, 'More than 0, or leave it empty').max(999_999, 'At most $999,999').nullable(),
      capacity: z
        .number()
        .int('Whole places only')
        .min(1, 'At least 1, or leave it empty')
        .max(100_000, 'At most 100,000')
        .nullable(),
    })
    .transform((draft, check): SentEvent => {
      const wrong = (field: keyof EventDraft, message: string) =>
        check.addIssue({ code: 'custom', path: [field], message });
      if (draft.format === 'in_person' && draft.location === '') wrong('location', 'Say where it takes place');
      if (draft.format === 'online' && draft.link !== '' && !httpsAddress.test(draft.link))
        wrong('link', 'A full address that begins with https://');
      const [start, end] = [instantOf(draft, 'start'), instantOf(draft, 'end')];
      const skipped = 'On this day the clocks skip this time. Choose another';
      if (!start) wrong('startTime', skipped);
      if (!end) wrong('endTime', skipped);
      if (start && start.getTime() !== storedStart) {
        if (start.getTime() <= now()) wrong('startTime', 'It must start in the future');
        else if (start.getTime() > now() + 2 * 365 * day) wrong('startDate', 'Within the next two years');
      }
      if (start && end && end <= start) wrong('endTime', 'It must end after it starts');
      else if (start && end && end.getTime() - start.getTime() > 14 * day)
        wrong('endDate', 'At most 14 days after it starts');
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
        ...(draft.price !== null && { price_usd: draft.price }),
        ...(draft.capacity !== null && { capacity: draft.capacity }),
      };
    });
}
