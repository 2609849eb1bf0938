import { formatDateTime, formatRelativeDate, pluralize } from '@/kit/formatting/format';
import { SettingsSection } from '@/kit/ui/settings-section';
import type { PaymentEvent } from '../operations';
import { Row, Rows } from './row';

/** Payment events that aren't handled. Only Stripe can send one again, because it's signed. */
export function Payments({ total, events }: { total: number; events: readonly PaymentEvent[] }) {
  return (
    <SettingsSection
      title="Payment events"
      text="Stripe sends an event again for three days. After that, resend it in Stripe under Developers → Events."
    >
      <Rows empty="Every payment event is handled.">
        {events.map(({ id, type, received_at, deliveries, error }) => (
          <Row
            key={id}
            title={type}
            text={
              <>
                <span className="block">
                  {id} · {deliveries === 1 ? 'delivered once' : `delivered ${deliveries} times`}
                </span>
                {error ?? 'No error recorded'}
              </>
            }
          >
            <time dateTime={received_at} title={formatDateTime(received_at)}>
              {formatRelativeDate(received_at)}
            </time>
          </Row>
        ))}
      </Rows>
      {total > events.length ? (
        <p className="mt-3 text-sm text-muted">And {pluralize(total - events.length, 'newer event')}.</p>
      ) : null}
    </SettingsSection>
  );
}
