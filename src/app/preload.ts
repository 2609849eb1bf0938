import type { ComponentType } from 'react';
import { storedMember } from '@/app/first-view/stored-member';
import { hostFor } from '@/app/routes/host';
import type { FirstReads } from '@/platform/query/first-reads';
import { componentsAt, type LoadComponent } from './routes/route-table';
import { routesFor } from './routes/routes-for';

/** The components of the routes that are loaded already. */
export type LoadedComponents = ReadonlyMap<LoadComponent, ComponentType>;

/**
 * Loads the layouts and the screen at this address, all at once, and a first visit's data. What can't be loaded is
 * missing in the result: the router tries again and shows the error.
 */
export async function preload({
  hostname,
  pathname,
}: Pick<Location, 'hostname' | 'pathname'>): Promise<LoadedComponents> {
  const loads = componentsAt(routesFor(hostFor(hostname)), pathname);
  const results = await Promise.allSettled(loads.map(async (load) => [load, await load()] as const));
  const loaded = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
  await readFirst(loaded.flatMap(([, { firstReads }]) => firstReads ?? []));
  return new Map(loaded.map(([load, module]) => [load, module.default]));
}

/** What would be drawn in the meantime would be replaced at once. */
const maxWaitMs = 100;

/** Reads what the screen shows first, if `startScreen` has requested it, so that the screen is drawn once. */
async function readFirst(reads: readonly FirstReads[]): Promise<void> {
  const member = globalThis.preloadedResponses && storedMember(window.location.hostname);
  if (!member || reads.length === 0) return;
  const { tabClient } = await import('@/platform/query/query-provider');
  const answers = Promise.allSettled(reads.flatMap((read) => read(tabClient(), member.user.id)));
  await Promise.race([answers, new Promise((resolve) => setTimeout(resolve, maxWaitMs))]);
}
