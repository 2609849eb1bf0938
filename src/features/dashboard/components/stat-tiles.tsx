import { clsx } from 'clsx';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '@/shared/config/paths';
import { pluralize, formatNumber, formatUsdCompact } from '@/shared/formatting/format';
import { Skeleton } from '@/shared/ui/skeleton';
import { figuresQuery } from '../api/queries';
import { SectionError } from './section-error';

/** Four figures about the market and the member's network. */
export function StatTiles({ userId }: { userId: string }) {
  const query = useQuery(figuresQuery(userId));
  const { data: figures, error } = query;
  if (error && !figures) {
    return <SectionError query={query} title="We couldn’t load the figures." />;
  }
  return (
    <ul className="grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-4">
      <StatTile
        to={`${paths.marketplace}?sort=newest`}
        label="New Listings"
        figure={figures && formatNumber(figures.new_listings)}
        note={figures && `in the last 7 days · ${formatNumber(figures.new_listings_before)} in the 7 days before`}
      />
      <StatTile
        to={paths.members}
        label="Active Members"
        figure={figures && formatNumber(figures.active_members)}
        note="in the last 30 days"
      />
      <StatTile
        to={paths.marketplace}
        label="Deal Flow"
        figure={figures && formatUsdCompact(figures.deal_flow)}
        note={figures && `${pluralize(figures.deal_flow_listings, 'listing')} in 30 days`}
      />
      {figures?.following === 0 ? (
        <StatTile to={paths.members} label="Following" figure="0" note="Browse Members" />
      ) : (
        <StatTile
          to={`${paths.connections}?tab=following`}
          label="Following"
          figure={figures && formatNumber(figures.following)}
          note={figures && `${pluralize(figures.followers, 'member follows', 'members follow')} you`}
        />
      )}
    </ul>
  );
}

interface StatTileProps {
  to: string;
  label: string;
  /** Undefined while loading, like the note. */
  figure: string | undefined;
  note: ReactNode;
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
        <span className="numeric mt-1 text-2xl font-bold tracking-tight text-ink sm:text-3xl">
          {figure ?? <Skeleton className="my-1 h-7 w-20 sm:h-8" />}
        </span>{' '}
        <span className="numeric mt-1 text-sm text-pretty text-muted">
          {note ?? <Skeleton className="h-4 w-32 max-w-full" />}
        </span>
      </Link>
    </li>
  );
}
