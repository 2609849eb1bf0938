import { clsx } from 'clsx';
import type { UseQueryResult } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { paths } from '@/domain/site/paths';
import { pluralize, formatNumber, formatUsdCompact } from '@/kit/formatting/format';
import { Skeleton } from '@/kit/ui/skeleton';
import type { Figures } from '../figures';
import { SectionError } from './section-error';

/** Four figures about the market and the member's network, with a retry if they can't be loaded. */
export function StatTiles({ query }: { query: UseQueryResult<Figures> }) {
  const { data: figures, error } = query;
  if (!figures)
    return error ? (
      <SectionError query={query} title="We couldn’t load the figures." />
    ) : (
      <Skeleton className="h-28 rounded-card" />
    );
  return (
    <ul className="grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-4">
      <StatTile
        to={`${paths.marketplace}?sort=newest`}
        label="New Listings"
        figure={formatNumber(figures.new_listings)}
        note={`in the last 7 days · ${formatNumber(figures.new_listings_before)} in the 7 days before`}
      />
      <StatTile
        to={paths.members}
        label="Active Members"
        figure={formatNumber(figures.active_members)}
        note="in the last 30 days"
      />
      <StatTile
        to={paths.marketplace}
        label="Deal Flow"
        figure={formatUsdCompact(figures.deal_flow)}
        note={`${pluralize(figures.deal_flow_listings, 'listing')} in 30 days`}
      />
      {figures.following === 0 ? (
        <StatTile to={paths.members} label="Following" figure="0" note="Browse Members" />
      ) : (
        <StatTile
          to={`${paths.connections}?tab=following`}
          label="Following"
          figure={formatNumber(figures.following)}
          note={`${pluralize(figures.followers, 'member follows', 'members follow')} you`}
        />
      )}
    </ul>
  );
}

interface StatTileProps {
  to: string;
  label: string;
  figure: string;
  note: string;
}

function StatTile({ to, label, figure, note }: StatTileProps) {
  return (
    <li className="min-w-0">
      <Link
        to={to}
        className={clsx(
          'flex h-full flex-col rounded-card border border-line bg-surface p-4 transition-colors',
          'hover:border-edge sm:p-5',
        )}
      >
        <span className="text-sm font-medium text-muted">{label}</span>{' '}
        <span className="numeric mt-1 text-2xl font-bold tracking-tight text-ink sm:text-3xl">{figure}</span>{' '}
        <span className="numeric mt-1 text-sm text-pretty text-muted">{note}</span>
      </Link>
    </li>
  );
}
