import { callDatabase, serviceClient } from './project.ts';
import { runQueue } from './run-queue.ts';

/** A claimed delivery, as public.claim_deliveries returns it. */
export interface Claimed<Content> {
  /** The same in every attempt. */
  id: string;
  attempt: number;
  /** Whether the last attempt at the receiver failed. */
  is_failing: boolean;
  content: Content;
}

/** What came of an attempt, as public.complete_deliveries takes it. */
export interface Outcome {
  /** gone: the receiver doesn't exist anymore. */
  outcome: 'delivered' | 'failed' | 'gone';
  /** HTTP status; null or missing without an answer. */
  status?: number | null;
  /** Null or missing if it was delivered. */
  error?: string | null;
  /** The beginning of the answer. */
  response?: string | null;
  /** Seconds before which the receiver wants no other attempt; null or missing if it didn't say. */
  retry_after?: number | null;
}

interface Channel<Content> {
  channel: 'mail' | 'push' | 'webhooks';
  /** Never rejects. Null: it may or may not have been delivered, and stays claimed. */
  deliver: (claimed: Claimed<Content>) => Promise<Outcome | null>;
  leaseSeconds: number;
  maxPerRun: number;
  maxRunning?: number;
}

/** Claims and delivers what's due of a channel, and returns how many were delivered and how many weren't. */
export async function sendDeliveries<Content>({ channel, deliver, leaseSeconds, ...limits }: Channel<Content>) {
  const service = serviceClient();
  const count = { delivered: 0, failed: 0 };
  await runQueue({
    ...limits,
    claim: (room) =>
      callDatabase<Claimed<Content>[]>(service, 'claim_deliveries', {
        channel,
        max_rows: room,
        lease_seconds: leaseSeconds,
      }),
    deliver: async (claimed: Claimed<Content>) => ({
      id: claimed.id,
      attempt: claimed.attempt,
      result: await deliver(claimed),
    }),
    report: async (all) => {
      for (const { result } of all) count[result?.outcome === 'delivered' ? 'delivered' : 'failed'] += 1;
      const results = all.flatMap(({ result, ...claimed }) => (result ? [{ ...claimed, ...result }] : []));
      const { error } = await service.rpc('complete_deliveries', { results });
      // They can be claimed again when their leases end, except mail.
      if (error) console.error(`complete_deliveries: ${error.code} ${error.message}`);
    },
  });
  return count;
}
