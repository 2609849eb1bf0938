import type { ComponentType } from 'react';
import { hostFor } from '@/app/routes/host';
import { componentsAt, type LoadComponent } from './routes/route-table';
import { routesFor } from './routes/routes-for';

/** The components of the routes that are loaded already. */
export type LoadedComponents = ReadonlyMap<LoadComponent, ComponentType>;

/**
 * Loads the layouts and the screen at this address, all at once. What can't be loaded is missing in the result:
 * the router tries again and shows the error.
 */
export async function preload({
  hostname,
  pathname,
}: Pick<Location, 'hostname' | 'pathname'>): Promise<LoadedComponents> {
  const loads = componentsAt(routesFor(hostFor(hostname)), pathname);
  const results = await Promise.allSettled(loads.map(async (load) => [load, (await load()).default] as const));
  return new Map(results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : [])));
}
