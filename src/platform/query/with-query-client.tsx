import { lazy, type ComponentType } from 'react';

/**
 * Loads a component together with React Query and wraps it in a QueryProvider, so that pages without queries download
 * neither. Rejects if either download fails.
 */
export async function withQueryClient<P extends object>(
  load: () => Promise<ComponentType<P>>,
): Promise<ComponentType<P>> {
  const [{ QueryProvider }, Component] = await Promise.all([import('./query-provider'), load()]);
  return function WithQueryClient(props: P) {
    return (
      <QueryProvider>
        <Component {...props} />
      </QueryProvider>
    );
  };
}

/** `lazy` for a component that uses queries. */
export function lazyWithQueryClient<P extends object>(load: () => Promise<ComponentType<P>>) {
  return lazy(async () => ({ default: await withQueryClient(load) }));
}
