import { clsx } from 'clsx';
import { useId, useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '@/domain/site/paths';
import { formatNumber } from '@/kit/formatting/format';
import { Card } from '@/kit/ui/card';
import { Disclosure } from '@/kit/ui/disclosure';
import { LazyDailyChart } from '../components/lazy-daily-chart';
import { dayText } from '../months';
import {
  comparedText,
  everyDayBetween,
  shareText,
  sourceLabel,
  reachSteps,
  type ListingResult,
  type SellerAnalytics,
} from './seller-analytics';

/** What a paid membership adds to the totals. */
export function AnalyticsDetails({ analytics }: { analytics: SellerAnalytics }) {
  const { days = [], sources = [], listings = [] } = analytics;
  return (
    <>
      <Section title="Day by day">
        <div className="grid gap-x-8 gap-y-6 sm:grid-cols-2">
          {reachSteps.slice(0, 2).map(({ key, label }) => (
            <div key={key} className="min-w-0">
              <p className="text-sm font-medium text-muted">{label}</p>
              <LazyDailyChart
                days={everyDayBetween(analytics)}
                measure={key === 'saves' ? 'saves' : 'views'}
                label={label}
              />
            </div>
          ))}
        </div>
        <DayTable days={days} />
      </Section>
      <Section title="Where people found your listings">
        <Sources sources={sources} />
      </Section>
      <Section title="Listing by listing">
        <ListingTable listings={listings} />
      </Section>
    </>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Card className="p-4 sm:p-6">
      <section aria-labelledby={id} className="flex flex-col gap-4">
        <h2 id={id} className="text-lg font-semibold">
          {title}
        </h2>
        {children}
      </section>
    </Card>
  );
}

function DayTable({ days }: { days: NonNullable<SellerAnalytics['days']> }) {
  const [open, setOpen] = useState(false);
  return (
    <Disclosure title="Show as a table" open={open} onToggle={setOpen}>
      <Table
        caption="Views, saves, contacts, and messages by day"
        head={['Day (UTC)', ...reachSteps.map(({ label }) => label)]}
        rows={days.toReversed().map((day) => ({
          key: day.day,
          name: dayText(day.day),
          cells: reachSteps.map(({ key }) => formatNumber(day[key])),
        }))}
      />
    </Disclosure>
  );
}

function Sources({ sources }: { sources: NonNullable<SellerAnalytics['sources']> }) {
  const total = sources.reduce((sum, { views }) => sum + views, 0);
  if (total === 0) return <p className="text-[15px] text-muted">No views in this period yet.</p>;
  return (
    <Table
      caption="Views by source"
      head={['Source', 'Views', 'Share']}
      rows={sources.map(({ source, views }) => ({
        key: source,
        name: (
          <>
            {sourceLabel(source)}
            <span aria-hidden className="mt-1 block h-1.5 rounded-full bg-sunken">
              <span className="block h-full rounded-full bg-evergreen" style={{ width: `${(views / total) * 100}%` }} />
            </span>
          </>
        ),
        cells: [formatNumber(views), shareText(views, total)],
      }))}
    />
  );
}

function ListingTable({ listings }: { listings: readonly ListingResult[] }) {
  return (
    <Table
      stacked
      caption="Views, saves, contacts, and messages by listing"
      head={['Listing', ...reachSteps.map(({ label }) => label)]}
      rows={listings.map((listing) => ({
        key: listing.id,
        name: (
          <>
            <Link to={paths.listing(listing.id)} className="rounded font-medium hover:underline">
              {listing.title}
            </Link>
            <span className="mt-0.5 block text-sm text-muted">{comparison(listing)}</span>
          </>
        ),
        cells: [
          formatNumber(listing.views),
          ...reachSteps.slice(1).map(({ key }) => (
            <>
              {formatNumber(listing[key])}
              <span className="block text-xs text-muted">{shareText(listing[key], listing.views)}</span>
            </>
          )),
        ],
      }))}
    />
  );
}

const statusNames: Readonly<Record<string, string>> = { sold: 'Sold', under_contract: 'Under contract' };

/** 'Views per day: 2.1× similar · Saves per day: same as similar (14 listings)'. */
function comparison({ similar, status, ...own }: ListingResult): string {
  if (status !== 'active') return statusNames[status] ?? 'Paused';
  if (!similar) return 'Too few similar listings to compare';
  const compared = [
    ['Views per day', comparedText(own.views_per_day, similar.views_per_day)],
    ['saves per day', comparedText(own.saves_per_day, similar.saves_per_day)],
  ].flatMap(([what, text]) => (text ? [`${what}: ${text}`] : []));
  return compared.length === 0 ? 'Similar listings have no views yet' : `${compared.join(' · ')} (${similar.count})`;
}

interface TableProps {
  caption: string;
  /** On phones, puts the four figures below the name instead of next to it. */
  stacked?: boolean;
  head: readonly string[];
  rows: readonly { key: string; name: ReactNode; cells: readonly ReactNode[] }[];
}

function Table({ caption, stacked = false, head: [first, ...others], rows }: TableProps) {
  const row = clsx('border-b border-line', stacked && 'max-sm:grid max-sm:grid-cols-4');
  const figure = clsx('py-2 pl-2 text-right', stacked && 'max-sm:pl-0 max-sm:text-left');
  return (
    <table className="w-full text-[15px]">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr className={clsx(row, 'text-sm text-muted')}>
          <th scope="col" className={clsx('py-2 pr-3 text-left font-medium', stacked && 'max-sm:sr-only')}>
            {first}
          </th>
          {others.map((label) => (
            <th key={label} scope="col" className={clsx(figure, 'font-medium sm:w-24')}>
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, name, cells }) => (
          <tr key={key} className={clsx(row, 'align-top last:border-0')}>
            <th
              scope="row"
              className={clsx(
                'py-2 pr-3 text-left font-normal wrap-anywhere text-ink',
                stacked && 'max-sm:col-span-4 max-sm:pr-0',
              )}
            >
              {name}
            </th>
            {others.map((label, at) => (
              <td key={label} className={clsx(figure, 'numeric text-ink')}>
                {cells[at]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
