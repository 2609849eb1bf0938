import { Bar, BarChart, Tooltip, XAxis } from 'recharts';
import type { Analytics, Engagement } from '../analytics';
import { dayText } from '../months';

interface DailyChartProps {
  /** Every day shown, in order. */
  days: Analytics['days'];
  measure: keyof Engagement;
  label: string;
}

/** A bar chart of one measure by day. The table shows the same figures. */
export function DailyChart({ days, measure, label }: DailyChartProps) {
  return (
    <BarChart
      responsive
      data={days}
      margin={{ top: 4, right: 0, bottom: 0, left: 0 }}
      title={`${label} by day`}
      className="size-full"
    >
      <XAxis
        dataKey="day"
        tickFormatter={dayText}
        interval="preserveStartEnd"
        minTickGap={40}
        tickLine={false}
        axisLine={{ stroke: 'var(--line)' }}
        tick={{ fill: 'var(--muted)', fontSize: 12 }}
      />
      <Tooltip
        cursor={{ fill: 'var(--sunken)' }}
        isAnimationActive={false}
        labelFormatter={(day) => (typeof day === 'string' ? dayText(day) : '')}
        contentStyle={{ background: 'var(--surface)', border: '1px solid var(--line)', borderRadius: 10, fontSize: 14 }}
        labelStyle={{ color: 'var(--muted)' }}
        itemStyle={{ color: 'var(--ink)' }}
      />
      <Bar
        dataKey={measure}
        name={label}
        fill="var(--evergreen)"
        radius={[2, 2, 0, 0]}
        isAnimationActive={false}
        minPointSize={(value) => (value ? 2 : 0)}
      />
    </BarChart>
  );
}
