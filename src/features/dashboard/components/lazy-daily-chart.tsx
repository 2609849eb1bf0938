import type { ComponentProps } from 'react';
import { useLazyComponent } from '@/kit/ui/use-lazy-component';
import type { DailyChart } from './daily-chart';

const loadChart = () => import('./daily-chart').then((module) => module.DailyChart);

/** `DailyChart`, loaded on demand. Stays empty if it can't be loaded: the table shows the same figures. */
export function LazyDailyChart(props: ComponentProps<typeof DailyChart>) {
  const show = useLazyComponent(loadChart, true);
  return <div className="h-24">{show?.(props)}</div>;
}
