import { countText, formatNumber, formatPercent, formatUsd, formatUsdCompact } from '@/shared/lib/format';
import type { PdfPart } from '@/shared/lib/pdf-sheet';
import { once } from '@/shared/lib/once';
import type { WeeklyReport } from './report';

/** How a figure stands to the one before: '+3 on the 7 days before', 'as many as in the 7 days before'. */
export function changeText(now: number, before: number): string {
  const change = now - before;
  if (change === 0) return 'as many as in the 7 days before';
  return `${change > 0 ? '+' : '-'}${formatNumber(Math.abs(change))} on the 7 days before`;
}

const day = once(
  () => new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', year: 'numeric', timeZone: 'UTC' }),
);

/** 'Nov 16, 2026 to Nov 22, 2026'. */
export function spanText({ from, to }: Pick<WeeklyReport, 'from' | 'to'>): string {
  return `${day().format(new Date(from))} to ${day().format(new Date(to))}`;
}

/** When an event begins, by the clock of its own zone. */
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

/** Everything the report says, in order. */
export function reportParts(report: WeeklyReport): PdfPart[] {
  return [market(report), matches(report), ...ownListings(report), events(report)];
}

function market({ figures }: WeeklyReport): PdfPart {
  return {
    title: 'The market',
    table: {
      columns: [
        { head: 'Figure', width: 0.3 },
        { head: 'Now', width: 0.2, right: true },
        { head: 'Of that', width: 0.5 },
      ],
      rows: [
        [
          'New listings',
          formatNumber(figures.new_listings),
          changeText(figures.new_listings, figures.new_listings_before),
        ],
        ['Active members', formatNumber(figures.active_members), 'signed in within 30 days'],
        [
          'Deal flow',
          formatUsdCompact(figures.deal_flow),
          `asked for ${formatNumber(figures.deal_flow_listings)} active listings of 30 days`,
        ],
        ['Following', formatNumber(figures.following), `${formatNumber(figures.followers)} follow you`],
      ],
    },
  };
}

function matches({ has_buy_box, matches: found, newest_matches }: WeeklyReport): PdfPart {
  const title = 'New listings matching your buy box';
  if (!has_buy_box) return { title, text: 'You have not set your investment criteria yet.' };
  if (found === 0) return { title, text: 'No new listings match your buy box criteria this week.' };
  return {
    title,
    // The database counts no further.
    text: `${found >= 100 ? '100 or more' : formatNumber(found)} this week${found > newest_matches.length ? `, the newest ${newest_matches.length} of them below` : ''}.`,
    table: {
      columns: [
        { head: 'Listing', width: 0.36 },
        { head: 'Type', width: 0.16 },
        { head: 'Place', width: 0.22 },
        { head: 'Price', width: 0.14, right: true },
        { head: 'Cap rate', width: 0.12, right: true },
      ],
      rows: newest_matches.map(({ title: name, property_type, city, state, price, cap_rate }) => [
        name,
        property_type,
        `${city}, ${state}`,
        formatUsd(price),
        cap_rate === null ? 'not stated' : formatPercent(cap_rate),
      ]),
    },
  };
}

function ownListings({ own_listings, views, saves, contacts, listings, price_changes }: WeeklyReport): PdfPart[] {
  if (own_listings === 0) return [{ title: 'Your listings', text: 'You have not posted a listing yet.' }];
  const own: PdfPart = {
    title: 'Your listings',
    text: `${countText(views, 'view')}, ${countText(saves, 'save')} and ${countText(contacts, 'contact')} this week.`,
    table: {
      columns: [
        { head: 'Listing', width: 0.38 },
        { head: 'Status', width: 0.12 },
        { head: 'Price', width: 0.17, right: true },
        { head: 'Views', width: 0.11, right: true },
        { head: 'Saves', width: 0.11, right: true },
        { head: 'Contacts', width: 0.11, right: true },
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
  if (price_changes.length === 0)
    return [own, { title: 'Price changes', text: 'None of your prices changed this week.' }];
  const changes: PdfPart = {
    title: 'Price changes',
    table: {
      columns: [
        { head: 'Listing', width: 0.4 },
        { head: 'Day', width: 0.2 },
        { head: 'From', width: 0.2, right: true },
        { head: 'To', width: 0.2, right: true },
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

function events(report: WeeklyReport): PdfPart {
  const title = 'Your next events';
  if (report.events.length === 0) return { title, text: 'You are not registered for any.' };
  return {
    title,
    table: {
      columns: [
        { head: 'Event', width: 0.4 },
        { head: 'When', width: 0.3 },
        { head: 'Where', width: 0.3 },
      ],
      rows: report.events.map((event) => [
        event.title,
        eventTime(event),
        event.format === 'online' ? 'Online' : (event.location ?? ''),
      ]),
    },
  };
}
