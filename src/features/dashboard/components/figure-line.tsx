import { clsx } from 'clsx';
import type { UseQueryResult } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { paths } from '@/domain/site/paths';
import { pluralize, formatNumber, formatUsdCompact } from '@/kit/formatting/format';
import { Skeleton } from '@/kit/ui/skeleton';
import type { Figures } from '../figures';
import { SectionError } from './section-error';

/** Four figures about the market and the member's network in one line, with a retry if they can't be loaded. */
export function FigureLine({ query }: { query: UseQueryResult<Figures> }) {
  const { data: figures, error } = query;
  if (!figures)
    return error ? (
      <SectionError query={query} title="We couldn’t load the figures." />
    ) : (
      <Skeleton className="h-20 rounded-card" />
    );
  return (
    <ul className="grid grid-cols-4 divide-x divide-line rounded-card border border-line bg-surface">
      <Figure
        to={`${paths.marketplace}?sort=newest`}
        label="New Listings"
        figure={formatNumber(figures.new_listings)}
        note={`in the last 7 days · ${formatNumber(figures.new_listings_before)} in the 7 days before`}
      />
      <Figure
        to={paths.members}
        label="Active Members"
        figure={formatNumber(figures.active_members)}
        note="in the last 30 days"
      />
      <Figure
        to={paths.marketplace}
        label="Deal Flow"
        figure={formatUsdCompact(figures.deal_flow)}
        note={`${pluralize(figures.deal_flow_listings, 'listing')} in 30 days`}
      />
      {figures.following === 0 ? (
        <Figure to={paths.members} label="Following" figure="0" note="Browse Members" />
      ) : (
        <Figure
          to={`${paths.connections}?tab=following`}
          label="Following"
          figure={formatNumber(figures.following)}
          note={`${pluralize(figures.followers, 'member follows', 'members follow')} you`}
        />
      )}
    </ul>
  );
}

interface FigureProps {
  to: string;
  label: string;
  figure: string;
  /** Only wide screens have room for it; elsewhere, it's read aloud. */
  note: string;
}

function Figure({ to, label, figure, note }: FigureProps) {
  return (
    <li className="min-w-0">
      <Link
        to={to}
        className={clsx(
          'flex h-full flex-col justify-between gap-x-3 p-2.5 transition-colors hover:bg-sunken sm:px-5 sm:py-3',
          'lg:flex-row lg:flex-wrap lg:items-baseline lg:justify-start',
        )}
      >
        <span className="text-xs font-medium text-muted sm:text-sm">{label}</span>{' '}
        <span className="numeric text-lg font-bold tracking-tight text-ink sm:text-2xl">{figure}</span>{' '}
        <span className="numeric text-sm text-pretty text-muted max-lg:sr-only lg:basis-full">{note}</span>
      </Link>
    </li>
  );
}
