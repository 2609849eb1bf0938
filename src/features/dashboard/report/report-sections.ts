import { pluralize, formatNumber, formatUsd, formatUsdCompact } from '@/kit/formatting/format';
import { capRateText } from '@/domain/listing/plausible';
import type { PdfSection } from '@/platform/export/pdf-sheet';
import { lazyValue } from '@/kit/formatting/lazy-value';
import type { WeeklyReport } from './report';

/** The change of a figure: '+3 vs. the 7 days before' or 'same as the 7 days before'. */
export function changeText(now: number, before: number): string {
  const change = now - before;
  if (change === 0) return 'same as the 7 days before';
  return `${change > 0 ? '+' : '-'}${formatNumber(Math.abs(change))} vs. the 7 days before`;
}

const day = lazyValue(
  () => new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', year: 'numeric', timeZone: 'UTC' }),
);

/** 'Nov 16, 2026 to Nov 22, 2026'. */
export function periodText({ from, to }: Pick<WeeklyReport, 'from' | 'to'>): string {
  return `${day().format(new Date(from))} to ${day().format(new Date(to))}`;
}

/** Event start in its own time zone. */
function eventTime({ starts_at, time_zone }: WeeklyReport['events'][number]): string {
  return new Intl.DateTimeFormat('en-US', {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone: time_zone,
    timeZoneName: 'short',
  }).format(new Date(starts_at));
}

/** The sections of the report, in order. */
export function reportSections(report: WeeklyReport): PdfSection[] {
  return [market(report), matches(report), ...ownListings(report), events(report)];
}

function market({ figures }: WeeklyReport): PdfSection {
  return {
    title: 'The market',
    table: {
      columns: [
        { heading: 'Figure', width: 0.3 },
        { heading: 'Now', width: 0.2, alignRight: true },
        { heading: 'Details', width: 0.5 },
      ],
      rows: [
        [
          'New listings',
          formatNumber(figures.new_listings),
          changeText(figures.new_listings, figures.new_listings_before),
        ],
        ['Active members', formatNumber(figures.active_members), 'signed in during the last 30 days'],
        [
          'Deal flow',
          formatUsdCompact(figures.deal_flow),
          `asking prices of ${formatNumber(figures.deal_flow_listings)} active listings from 30 days`,
        ],
        ['Following', formatNumber(figures.following), `${formatNumber(figures.followers)} follow you`],
      ],
    },
  };
}

function matches({ has_buy_box, matches: found, newest_matches }: WeeklyReport): PdfSection {
  const title = 'New listings matching your buy box';
  if (!has_buy_box) return { title, text: 'You have no investment criteria yet.' };
  if (found === 0) return { title, text: 'No new listings match your buy box criteria this week.' };
  // The database stops counting at 100.
  const count = found >= 100 ? '100 or more' : formatNumber(found);
  const rest = found > newest_matches.length ? `; the newest ${newest_matches.length} are listed below` : '';
  return {
    title,
    text: `${count} this week${rest}.`,
    table: {
      columns: [
        { heading: 'Listing', width: 0.36 },
        { heading: 'Type', width: 0.16 },
        { heading: 'Location', width: 0.22 },
        { heading: 'Price', width: 0.14, alignRight: true },
        { heading: 'Cap rate', width: 0.12, alignRight: true },
      ],
      rows: newest_matches.map(({ title: name, property_type, city, state, price, cap_rate }) => [
        name,
        property_type,
        `${city}, ${state}`,
        formatUsd(price),
        cap_rate === null ? 'Not stated' : capRateText(cap_rate, price),
      ]),
    },
  };
}

function ownListings({ own_listings, views, saves, contacts, listings, price_changes }: WeeklyReport): PdfSection[] {
  if (own_listings === 0) return [{ title: 'Your listings', text: 'You have no listings yet.' }];
  const own: PdfSection = {
    title: 'Your listings',
    text: `${pluralize(views, 'view')}, ${pluralize(saves, 'save')}, and ${pluralize(contacts, 'contact')} this week.`,
    table: {
      columns: [
        { heading: 'Listing', width: 0.38 },
        { heading: 'Status', width: 0.12 },
        { heading: 'Price', width: 0.17, alignRight: true },
        { heading: 'Views', width: 0.11, alignRight: true },
        { heading: 'Saves', width: 0.11, alignRight: true },
        { heading: 'Contacts', width: 0.11, alignRight: true },
      ],
      rows: listings.map((listing) => [
        listing.title,
        listing.status,
        formatUsd(listing.price),
        formatNumber(listing.views),
        formatNumber(listing.saves),
        formatNumber(listing.contacts),
      ]),
    },
  };
  if (price_changes.length === 0) return [own, { title: 'Price changes', text: 'No price changes this week.' }];
  const changes: PdfSection = {
    title: 'Price changes',
    table: {
      columns: [
        { heading: 'Listing', width: 0.4 },
        { heading: 'Day', width: 0.2 },
        { heading: 'From', width: 0.2, alignRight: true },
        { heading: 'To', width: 0.2, alignRight: true },
      ],
      rows: price_changes.map(({ title, changed_at, previous_price, price }) => [
        title,
        day().format(new Date(changed_at)),
        formatUsd(previous_price),
        formatUsd(price),
      ]),
    },
  };
  return [own, changes];
}

function events(report: WeeklyReport): PdfSection {
  const title = 'Your upcoming events';
  if (report.events.length === 0) return { title, text: 'You have no upcoming events.' };
  return {
    title,
    table: {
      columns: [
        { heading: 'Event', width: 0.4 },
        { heading: 'When', width: 0.3 },
        { heading: 'Where', width: 0.3 },
      ],
      rows: report.events.map((event) => [
        event.title,
        eventTime(event),
        event.format === 'online' ? 'Online' : (event.location ?? ''),
      ]),
    },
  };
}
