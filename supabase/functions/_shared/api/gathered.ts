// Calls of the database that belong together: while one is on its way, the next ones gather. Without it, 20 requests
// with one key wait for each other's row of the limit, and take three to eight times as long.

interface Waiting<T, R> {
  item: T;
  resolve(result: R): void;
  reject(error: unknown): void;
}

/** The most items in one call. */
const most = 100;

/**
 * A function that hands its items to `send`, which returns a result for each. Of a group, one call is on its way at a
 * time, and takes the items that came during the one before, and `delay` milliseconds before it. If it fails, all of
 * its items do.
 */
export function gathered<T, R>(
  groupOf: (item: T) => string,
  send: (items: T[]) => Promise<readonly R[]>,
  delay = 0,
): (item: T) => Promise<R> {
  const groups = new Map<string, Waiting<T, R>[]>();

  async function sendAll(group: string, waiting: Waiting<T, R>[]): Promise<void> {
    while (waiting.length > 0) {
      if (delay > 0) await new Promise((resolve) => setTimeout(resolve, delay));
      const some = waiting.splice(0, most);
      try {
        const results = await send(some.map(({ item }) => item));
        for (const [index, { resolve }] of some.entries()) resolve(results[index]!);
      } catch (error) {
        for (const { reject } of some) reject(error);
      }
    }
    groups.delete(group);
  }

  return (item) =>
    new Promise((resolve, reject) => {
      const group = groupOf(item);
      const waiting = groups.get(group);
      if (waiting) return void waiting.push({ item, resolve, reject });
      const started = [{ item, resolve, reject }];
      groups.set(group, started);
      void sendAll(group, started);
    });
}
