/* Reads what a notification carries in `data`. The edge function that sends mail loads this, too. */
import { formatUsd } from '../../kit/formatting/format.ts';
import { formatDeadline } from '../../kit/time/deadlines.ts';

/** What the catalog needs to know about a notification, in the app or in an email. */
export interface NotificationInput {
  /** Member who caused it; null when it names nobody. */
  actor_id: string | null;
  /** The same member as far as the reader may see them; null otherwise. */
  actor: { id: string; name: string } | null;
  /** The party of a deal that caused it, as the deal shows it; null or missing if there's none. */
  by_name?: string | null;
  /** Values for the message and the link; each kind defines its own. */
  data: unknown;
}

function field({ data }: NotificationInput, name: string): unknown {
  return typeof data === 'object' && data !== null ? Reflect.get(data, name) : undefined;
}

/** A string in the notification's data; null if it is missing or empty. */
export function text(notification: NotificationInput, name: string): string | null {
  const value = field(notification, name);
  return typeof value === 'string' && value !== '' ? value : null;
}

/** The strings of a list in the notification's data; none if it is missing. */
export function texts(notification: NotificationInput, name: string): string[] {
  const value = field(notification, name);
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];
}

/** A number in the notification's data; null if it is missing. */
export function number(notification: NotificationInput, name: string): number | null {
  const value = field(notification, name);
  return typeof value === 'number' ? value : null;
}

/** An amount in cents in the data, as '$5,000' or '$5,000.50'; null if it is missing. */
export function centsText(notification: NotificationInput, name: string): string | null {
  const cents = number(notification, name);
  return cents === null ? null : dollars(cents / 100);
}

function dollars(amount: number): string {
  return amount.toLocaleString('en-US', {
    style: 'currency',
    currency: 'USD',
    trailingZeroDisplay: 'stripIfInteger',
  });
}

/** Whether something in the notification's data is true. */
export function flag(notification: NotificationInput, name: string): boolean {
  return field(notification, name) === true;
}

/** A path in the notification's data; null unless it stays on the app's own host. */
export function ownPath(notification: NotificationInput): string | null {
  const path = text(notification, 'path');
  return path !== null && /^\/(?![/\\])/.test(path) ? path : null;
}

/** The `price` or `previous_price` in the data: whole USD as '$95,000'; null if it is missing. */
function price(notification: NotificationInput, name: 'price' | 'previous_price'): string | null {
  const amount = number(notification, name);
  return amount === null ? null : formatUsd(amount);
}

const dealEvents: ReadonlyMap<string | null, string> = new Map([
  ['new', 'New match'],
  ['price_drop', 'Price drop'],
  ['back_on_market', 'Back on the market'],
]);

/** What a deal alert says about a listing. Texts the data lacks are null. */
export interface DealSummary {
  /** 'Price drop', and which saved search it matches unless it's in the buy box. */
  event: string;
  title: string | null;
  /** '$95,000'. */
  price: string | null;
  previousPrice: string | null;
  /** 'Columbus, OH'. */
  place: string | null;
}

/** Reads the data of a deal alert, or of one deal in a digest. */
export function dealSummary(notification: NotificationInput): DealSummary {
  const [city, state] = [text(notification, 'city'), text(notification, 'state')];
  const event = dealEvents.get(text(notification, 'event')) ?? 'For your buy box';
  const search = text(notification, 'search');
  return {
    event: search ? `${event} for “${search}”` : event,
    title: text(notification, 'title'),
    price: price(notification, 'price'),
    previousPrice: price(notification, 'previous_price'),
    place: city && state ? `${city}, ${state}` : null,
  };
}

/** A date in the data, in the given time zone or the reader's: 'Mar 7, 2027'. Empty if it is missing or invalid. */
export function dateText(notification: NotificationInput, name: string, timeZone?: string): string {
  const date = new Date(text(notification, name) ?? '');
  if (Number.isNaN(date.getTime())) return '';
  return date.toLocaleDateString('en-US', { year: 'numeric', month: 'short', day: 'numeric', timeZone });
}

/** What an event costs and how to pay, as a sentence after a space. Empty for a free event. */
export function eventPayment(notification: NotificationInput): string {
  const amount = number(notification, 'price_usd');
  const how = text(notification, 'payment_instructions')?.replace(/[\s.]+$/, '');
  if (amount === null || !how) return '';
  return ` The organizer charges ${dollars(amount)}: ${how}.`;
}

/**
 * A moment in the data's `time_zone`: 'Nov 24, 4:30 PM CST', with `options` added. Null if the data has no valid time.
 */
export function momentText(
  notification: NotificationInput,
  name: string,
  options?: Intl.DateTimeFormatOptions,
): string | null {
  const [moment, timeZone] = [text(notification, name), text(notification, 'time_zone')];
  if (!moment || !timeZone) return null;
  try {
    return new Intl.DateTimeFormat('en-US', {
      month: 'short',
      day: 'numeric',
      hour: 'numeric',
      minute: '2-digit',
      timeZone,
      timeZoneName: 'short',
      ...options,
    })
      .format(new Date(moment))
      .replaceAll('\u202F', ' ');
  } catch {
    // This runtime doesn't know the time zone, or the time is invalid.
    return null;
  }
}

/**
 * A deadline in the data's `time_zone`: 'Nov 24, 4:30 PM CST', or 'end of Dec 8 CST' at the midnight that ends a day.
 * Null if the data has no valid time, or this runtime doesn't know the zone.
 */
export function deadlineText(notification: NotificationInput, name: string): string | null {
  const [moment, timeZone] = [text(notification, name), text(notification, 'time_zone')];
  return moment && timeZone ? formatDeadline(moment, timeZone) || null : null;
}

/** Start of an event or showing in its own time zone: 'Sat, Mar 7, 2:00 PM EST'. Null if the data has no valid time. */
export function eventStart(notification: NotificationInput): string | null {
  return momentText(notification, 'starts_at', { weekday: 'short' });
}
