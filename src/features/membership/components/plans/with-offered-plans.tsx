import { useQuery } from '@tanstack/react-query';
import { Tags } from 'lucide-react';
import type { ReactNode } from 'react';
import { QueryError } from '@/platform/query/query-error';
import { EmptyState } from '@/kit/ui/empty-state';
import { plansQuery } from '../../api/queries';
import { offeredPlans, type Plan } from '../../plans';

interface WithOfferedPlansProps {
  /** Shown while the plans load. */
  fallback: ReactNode;
  children: (plans: readonly [Plan, ...Plan[]]) => ReactNode;
}

/** Loads the plans that can be bought and renders them. */
export function WithOfferedPlans({ fallback, children }: WithOfferedPlansProps) {
  const query = useQuery({ ...plansQuery, select: offeredPlans });
  const { data, error } = query;
  if (data === undefined) {
    if (!error) return fallback;
    return <QueryError query={query} title="We couldn’t load the plans" />;
  }
  const [first, ...others] = data;
  if (!first)
    return <EmptyState icon={<Tags />} title="No plans available" text="Paid plans aren’t on sale right now." />;
  return children([first, ...others]);
}
