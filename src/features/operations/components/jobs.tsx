import { formatDateTime, formatRelativeDate } from '@/kit/formatting/format';
import { Badge } from '@/kit/ui/badge';
import { SettingsSection } from '@/kit/ui/settings-section';
import { jobName, type Job } from '../operations';
import { Row, Rows } from './row';

/** The scheduled jobs and when each last succeeded. */
export function Jobs({ jobs }: { jobs: readonly Job[] }) {
  return (
    <SettingsSection title="Scheduled jobs" text="A job is late when it hasn’t succeeded for 15 minutes.">
      <Rows empty="No jobs are defined.">
        {jobs.map(({ job, ran_at, is_late }) => (
          <Row
            key={job}
            title={jobName(job)}
            text={
              ran_at ? (
                <time dateTime={ran_at} title={formatDateTime(ran_at)}>
                  Last success {formatRelativeDate(ran_at)}
                </time>
              ) : (
                'Never ran'
              )
            }
          >
            {is_late ? (
              <Badge tone="danger">Late</Badge>
            ) : (
              <Badge tone="verified">{ran_at ? 'On time' : 'Starting'}</Badge>
            )}
          </Row>
        ))}
      </Rows>
    </SettingsSection>
  );
}
