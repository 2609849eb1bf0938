/**
 * Sends the deal alerts that are due, as the schedule does, until none is left: not even in a batch that another worker
 * has. `query` runs a statement as the owner.
 */
export async function sendDueAlerts(query: (sql: string) => PromiseLike<unknown[]>): Promise<void> {
  for (;;) {
    await query('select public.send_deal_alerts()');
    if ((await query('select from private.alert_events limit 1')).length === 0) return;
  }
}
