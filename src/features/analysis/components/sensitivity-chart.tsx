import { CartesianGrid, Line, LineChart, ReferenceDot, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';

interface ChartPoint {
  at: number;
  value: number | null;
  current: boolean;
}

interface SensitivityChartProps {
  points: readonly ChartPoint[];
  figureLabel: string;
  metricLabel: string;
  formatAt: (at: number) => string;
  formatValue: (value: number) => string;
}

const text = { fill: 'var(--muted)', fontSize: 12 };

/** A line chart of a result against a figure. The table shows the same values. */
export function SensitivityChart({ points, figureLabel, metricLabel, formatAt, formatValue }: SensitivityChartProps) {
  const now = points.find(({ current, value }) => current && value !== null);
  return (
    <ResponsiveContainer width="100%" height={240}>
      <LineChart
        data={[...points]}
        accessibilityLayer
        margin={{ top: 8, right: 16, bottom: 4, left: 4 }}
        title={`${metricLabel} by ${figureLabel}`}
      >
        <CartesianGrid stroke="var(--line)" vertical={false} />
        <XAxis
          dataKey="at"
          type="number"
          domain={['dataMin', 'dataMax']}
          ticks={points.map(({ at }) => at)}
          tickFormatter={formatAt}
          tick={text}
          stroke="var(--edge)"
          interval="preserveStartEnd"
          minTickGap={12}
        />
        <YAxis tickFormatter={formatValue} tick={text} stroke="var(--edge)" width={72} domain={['auto', 'auto']} />
        <Tooltip
          formatter={(value) => [typeof value === 'number' ? formatValue(value) : 'Not defined', metricLabel]}
          labelFormatter={(at) => `${figureLabel} ${formatAt(Number(at))}`}
          contentStyle={{
            background: 'var(--surface)',
            border: '1px solid var(--line)',
            borderRadius: 10,
            color: 'var(--ink)',
          }}
          itemStyle={{ color: 'var(--ink)' }}
        />
        <Line
          dataKey="value"
          name={metricLabel}
          stroke="var(--evergreen)"
          strokeWidth={2}
          dot={{ r: 3, fill: 'var(--evergreen)' }}
          isAnimationActive={false}
        />
        {now ? (
          <ReferenceDot x={now.at} y={now.value ?? 0} r={7} fill="none" stroke="var(--amber)" strokeWidth={3} />
        ) : null}
      </LineChart>
    </ResponsiveContainer>
  );
}
