import { lazy, type ComponentType } from 'react';

/**
 * A component that asks the backend, loaded together with the query client it needs. Pages that ask for nothing, like the front page
 * until its listings come near, pay for neither. Rejects when either cannot be downloaded.
 */
export async function withQueries<P extends object>(load: () => Promise<ComponentType<P>>): Promise<ComponentType<P>> {
  const [{ QueryProvider }, Component] = await Promise.all([import('./query-provider'), load()]);
  return function WithQueries(props: P) {
    return (
      <QueryProvider>
        <Component {...props} />
      </QueryProvider>
    );
  };
}

/** `lazy` for a component that asks the backend. */
export function lazyWithQueries<P extends object>(load: () => Promise<ComponentType<P>>) {
  return lazy(async () => ({ default: await withQueries(load) }));
}
