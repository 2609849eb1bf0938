import { formatRelativeDate, pluralize } from '@/kit/formatting/format';
import { SettingsSection } from '@/kit/ui/settings-section';
import { errorText, type RecentError } from '../operations';
import { Row, Rows } from './row';

/** The errors of the last 24 hours that the database knows of. */
export function Errors({ errors }: { errors: readonly RecentError[] }) {
  return (
    <SettingsSection
      title="Errors in the last 24 hours"
      text="Email, payments, and scheduled jobs. Request and browser errors are only in the logs."
    >
      <Rows empty="No errors.">
        {errors.map((error) => (
          <Row
            key={`${error.source} ${error.kind}`}
            title={errorText(error)}
            text={`Last ${formatRelativeDate(error.last_at)}`}
          >
            {pluralize(error.count, 'error')}
          </Row>
        ))}
      </Rows>
    </SettingsSection>
  );
}
