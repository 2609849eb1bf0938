import { formatNumber, pluralize } from '@/kit/formatting/format';
import { SettingsSection } from '@/kit/ui/settings-section';
import type { SlowQuery } from '../operations';
import { Row, Rows } from './row';

/** The queries that take the most time, where the database measures it. */
export function Queries({ queries }: { queries: readonly SlowQuery[] | null }) {
  return (
    <SettingsSection
      title="Slow queries"
      text="Those that take 100 ms or more on average, by total time since the statistics were reset."
    >
      <Rows empty={queries ? 'No slow queries.' : 'Not available: this database doesn’t have pg_stat_statements.'}>
        {(queries ?? []).map(({ query, calls, mean_ms, max_ms }) => (
          <Row
            key={query}
            title={<code className="line-clamp-3 font-mono text-xs font-normal">{query}</code>}
            text={`${pluralize(calls, 'call')}, at most ${formatNumber(max_ms)} ms`}
          >
            {formatNumber(mean_ms)} ms
          </Row>
        ))}
      </Rows>
    </SettingsSection>
  );
}
