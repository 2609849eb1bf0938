import type { ComponentProps } from 'react';
import { useLoaded } from '@/shared/ui/use-loaded';
import type { DailyBars } from './daily-bars';

const loadBars = () => import('./daily-bars').then((module) => module.DailyBars);

/** `DailyBars`, whose code comes when it is first shown. Where it cannot be had its place stays empty: the table says the same. */
export function DailyChart(props: ComponentProps<typeof DailyBars>) {
  const show = useLoaded(loadBars, true);
  return <div className="h-24">{show?.(props)}</div>;
}
