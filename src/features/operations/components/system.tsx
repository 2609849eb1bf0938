import { Badge } from '@/kit/ui/badge';
import { SettingsSection } from '@/kit/ui/settings-section';
import { formatSize, type Operations } from '../operations';
import { Row, Rows } from './row';

/** The size of the database, and whether it checks sessions. */
export function System({ figures: { database_bytes, request_check } }: { figures: Operations }) {
  return (
    <SettingsSection title="Database" text="The request check refuses tokens of sessions that have ended.">
      <Rows empty="">
        {[
          <Row key="size" title="Size">
            {formatSize(database_bytes)}
          </Row>,
          <Row
            key="check"
            title="Request check"
            text={request_check ? null : 'Run “select private.install_request_check()” as postgres.'}
          >
            {request_check ? <Badge tone="verified">Installed</Badge> : <Badge tone="danger">Not installed</Badge>}
          </Row>,
        ]}
      </Rows>
    </SettingsSection>
  );
}
