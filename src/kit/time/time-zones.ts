import { dayMs } from './durations.ts';

/** The time zones of the United States, most used first, under their common names. */
export const usZones = [
  { zone: 'America/New_York', label: 'Eastern Time (New York)' },
  { zone: 'America/Chicago', label: 'Central Time (Chicago)' },
  { zone: 'America/Denver', label: 'Mountain Time (Denver)' },
  { zone: 'America/Phoenix', label: 'Arizona Time (Phoenix)' },
  { zone: 'America/Los_Angeles', label: 'Pacific Time (Los Angeles)' },
  { zone: 'America/Anchorage', label: 'Alaska Time (Anchorage)' },
  { zone: 'Pacific/Honolulu', label: 'Hawaii Time (Honolulu)' },
  { zone: 'America/Puerto_Rico', label: 'Atlantic Time (Puerto Rico)' },
  { zone: 'Pacific/Guam', label: 'Chamorro Time (Guam)' },
] as const;

/** Outdated zone names that browsers still use, with the current names that databases know. */
const renamed: Readonly<Record<string, string>> = {
  'America/Buenos_Aires': 'America/Argentina/Buenos_Aires',
  'America/Catamarca': 'America/Argentina/Catamarca',
  'America/Coral_Harbour': 'America/Atikokan',
  'America/Cordoba': 'America/Argentina/Cordoba',
  'America/Godthab': 'America/Nuuk',
  'America/Indianapolis': 'America/Indiana/Indianapolis',
  'America/Jujuy': 'America/Argentina/Jujuy',
  'America/Louisville': 'America/Kentucky/Louisville',
  'America/Mendoza': 'America/Argentina/Mendoza',
  'Asia/Calcutta': 'Asia/Kolkata',
  'Asia/Katmandu': 'Asia/Kathmandu',
  'Asia/Rangoon': 'Asia/Yangon',
  'Asia/Saigon': 'Asia/Ho_Chi_Minh',
  'Atlantic/Faeroe': 'Atlantic/Faroe',
  'Europe/Kiev': 'Europe/Kyiv',
  'Pacific/Enderbury': 'Pacific/Kanton',
  'Pacific/Ponape': 'Pacific/Pohnpei',
  'Pacific/Truk': 'Pacific/Chuuk',
};

const regions = /^(Africa|America|Antarctica|Arctic|Asia|Atlantic|Australia|Europe|Indian|Pacific)\//;

/** Every other zone the browser supports, by name; empty if it can't list them. */
export function otherZones(known: readonly string[] = knownZones()): { zone: string; label: string }[] {
  const us = new Set<string>(usZones.map(({ zone }) => zone));
  const zones = new Set(
    known.map((zone) => renamed[zone] ?? zone).filter((zone) => regions.test(zone) && !us.has(zone)),
  );
  return [...zones].toSorted().map((zone) => ({ zone, label: zone.replaceAll('_', ' ').replaceAll('/', ' / ') }));
}

function knownZones(): string[] {
  return 'supportedValuesOf' in Intl ? Intl.supportedValuesOf('timeZone') : [];
}

/** A zone under its common name, or its own: 'Central Time (Chicago)', 'Europe/London'. */
export function zoneLabel(zone: string): string {
  return usZones.find((each) => each.zone === zone)?.label ?? zone.replaceAll('_', ' ');
}

/** The viewer's zone, or New York's if the database doesn't accept it. */
export function defaultZone(zone: string = Intl.DateTimeFormat().resolvedOptions().timeZone): string {
  const current = renamed[zone] ?? zone;
  return regions.test(current) ? current : usZones[0].zone;
}

/** The zone, or UTC if the browser doesn't support it. */
export function supportedZone(zone: string): string {
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: zone }).resolvedOptions().timeZone;
  } catch {
    return 'UTC';
  }
}

const clocks = new Map<string, Intl.DateTimeFormat>();

function clockOf(zone: string): Intl.DateTimeFormat {
  const known = clocks.get(zone);
  if (known) return known;
  const clock = new Intl.DateTimeFormat('en-US', {
    timeZone: supportedZone(zone),
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  });
  clocks.set(zone, clock);
  return clock;
}

/** The local time of a zone at an instant, as '2026-03-08T14:30'; empty for an invalid date. */
export function wallTime(instant: Date, zone: string): string {
  if (Number.isNaN(instant.getTime())) return '';
  const part = Object.fromEntries(
    clockOf(zone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, value]),
  );
  return `${part['year']}-${part['month']}-${part['day']}T${part['hour']}:${part['minute']}`;
}

/** The zone of most of each state; Eastern Time for those not listed. */
const zoneOfStates: Readonly<Record<string, string>> = {
  ...inZone('America/Chicago', 'AL AR IA IL KS LA MN MO MS ND NE OK SD TN TX WI'),
  ...inZone('America/Denver', 'CO ID MT NM UT WY'),
  ...inZone('America/Phoenix', 'AZ'),
  ...inZone('America/Los_Angeles', 'CA NV OR WA'),
  ...inZone('America/Anchorage', 'AK'),
  ...inZone('Pacific/Honolulu', 'HI'),
  ...inZone('America/Puerto_Rico', 'PR VI'),
  ...inZone('Pacific/Guam', 'GU MP'),
  ...inZone('Pacific/Pago_Pago', 'AS'),
};

function inZone(zone: string, states: string): Record<string, string> {
  return Object.fromEntries(states.split(' ').map((state) => [state, zone]));
}

/** The zone of most of a state, by its two-letter code. Some states have two, so people can choose another. */
export function zoneOfState(state: string): string {
  return zoneOfStates[state] ?? usZones[0].zone;
}

/**
 * The instants of a local time such as '2026-03-08T14:30': usually one, none for an hour that daylight saving skips,
 * two (earlier first) for an hour that it repeats, and none for an invalid time.
 */
export function instantsAt(wall: string, zone: string): Date[] {
  const asUtc = Date.parse(`${wall}:00Z`);
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(wall) || Number.isNaN(asUtc)) return [];
  // Offsets change at most once in two days, so it's the offset of the day before or of the day after.
  const offsets = [asUtc - dayMs, asUtc + dayMs].map(
    (near) => Date.parse(`${wallTime(new Date(near), zone)}:00Z`) - near,
  );
  return [...new Set(offsets)]
    .map((offset) => new Date(asUtc - offset))
    .filter((instant) => wallTime(instant, zone) === wall)
    .toSorted((one, other) => one.getTime() - other.getTime());
}
