import postgres from 'postgres';
import { expect } from 'vitest';
import { kill, startCommand, whenReady, type RunningCommand } from './start-command.ts';
import { createDatabase } from './test-databases.ts';
import type { Query } from './webhook-events.ts';

interface Options<Measured> {
  folder: string;
  /** Variables of the backend. */
  env: Record<string, string>;
  /** Adds what's to be sent. */
  prepare: (query: Query) => Promise<void>;
  measure: (query: Query) => Promise<Measured>;
}

/**
 * Sends webhooks with a backend of its own, and kills it after one, two, and three fifths of them. Returns figures once
 * all are delivered.
 */
export async function killRepeatedly<Measured extends object>({ folder, env, prepare, measure }: Options<Measured>) {
  const databaseUrl = await createDatabase('migrated');
  const sql = postgres(databaseUrl, { max: 2, onnotice: () => undefined });
  const query: Query = async <Row>(text: string, params: unknown[] = []) =>
    (await sql.unsafe(text, params as never[])) as unknown as Row[];
  const count = async (condition: string) => {
    const [row] = await query<{ count: number }>(
      `select count(*)::integer as count from private.deliveries where channel = 'webhooks' and ${condition}`,
    );
    return row?.count ?? 0;
  };
  const start = () =>
    startCommand(folder, ['--migrations', 'supabase/migrations'], { ...env, DATABASE_URL: databaseUrl });
  let backend: RunningCommand | undefined;
  try {
    await prepare(query);
    const events = await count('true');
    const started = performance.now();
    backend = start();
    await whenReady(backend);
    let kills = 0;
    for (const part of [0.2, 0.4, 0.6]) {
      await expect
        .poll(() => count(`state = 'delivered'`), { timeout: 1_800_000, interval: 500 })
        .toBeGreaterThan(part * events);
      await kill(backend.child, 'SIGKILL');
      backend = start();
      await whenReady(backend);
      kills += 1;
    }
    await expect.poll(() => count(`state = 'delivered'`), { timeout: 1_800_000, interval: 500 }).toBe(events);
    const seconds = Math.round((performance.now() - started) / 1000);
    return { events, delivered: await count(`state = 'delivered'`), seconds, kills, ...(await measure(query)) };
  } finally {
    if (backend) await kill(backend.child, 'SIGKILL');
    await sql.end();
  }
}
