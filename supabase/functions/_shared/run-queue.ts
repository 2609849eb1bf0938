/** Stop claiming after this many milliseconds: the platform ends a function some time after a minute. */
const maxRunMs = 40_000;
/** Milliseconds to wait for more results before they're reported. */
const batchMs = 25;
/** Milliseconds after which what's new is claimed, too, although nothing ended. */
const lookMs = 500;

interface Queue<T, R> {
  /**
   * Claims at most `room` of what's due. The database decides whose: each member has a share of what's in progress, in
   * all runs together, so that what's slow holds up only them.
   */
  claim: (room: number) => Promise<T[]>;
  /** Never rejects. */
  deliver: (claimed: T) => Promise<R>;
  report: (results: R[]) => Promise<void>;
  /** Stop claiming after this many, because a hosted run gets 2 seconds of CPU time. */
  maxPerRun: number;
  /** What's delivered at the same time. */
  maxRunning?: number;
}

/** Works off a queue in the database until nothing is due or the time is up. What's slow doesn't hold up the rest. */
export async function runQueue<T, R>({
  claim,
  deliver,
  report,
  maxPerRun,
  maxRunning = 50,
}: Queue<T, R>): Promise<void> {
  const started = Date.now();
  const running = new Map<T, Promise<void>>();
  let results: R[] = [];
  let count = 0;
  while (true) {
    const ended = results;
    results = [];
    if (ended.length > 0) await report(ended);
    const room = Math.min(maxRunning - running.size, maxPerRun - count);
    const isOver = Date.now() - started > maxRunMs || room <= 0;
    const claimed = isOver ? [] : await claim(room);
    count += claimed.length;
    for (const item of claimed) {
      const delivery = deliver(item).then((result) => {
        running.delete(item);
        results.push(result);
      });
      running.set(item, delivery);
    }
    if (running.size > 0) await someEnded([...running.values()]);
    else if (results.length === 0) return;
  }
}

/** Waits for one to end, but not long, and a moment for others, to report them together. */
async function someEnded(all: readonly Promise<void>[]): Promise<void> {
  await within(lookMs, Promise.race(all));
  await within(batchMs, Promise.all(all));
}

async function within(milliseconds: number, work: Promise<unknown>): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const end = new Promise<void>((resolve) => (timer = setTimeout(resolve, milliseconds)));
  await Promise.race([work, end]);
  clearTimeout(timer);
}

/** Milliseconds to wait for an answer: fewer of a receiver that gave none last time. */
export function patience(timeout: number, isFailing: boolean): number {
  return isFailing ? Math.ceil(timeout / 3) : timeout;
}
