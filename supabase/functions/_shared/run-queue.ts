/** Stop claiming after this many milliseconds: the platform ends a function some time after a minute. */
const maxRunMs = 40_000;
/** What's delivered at the same time. */
const maxRunning = 50;
/** Milliseconds to wait for more results before they're reported. */
const batchMs = 25;

interface Queue<T, R> {
  /** Claims at most `room` of what's due. `running` is what was claimed before and isn't over. */
  claim: (room: number, running: readonly T[]) => Promise<T[]>;
  /** Never rejects. */
  deliver: (claimed: T) => Promise<R>;
  report: (results: R[]) => Promise<void>;
  /** Stop claiming after this many, because a hosted run gets 2 seconds of CPU time. */
  maxPerRun: number;
}

/** Works off a queue in the database until nothing is due or the time is up. What's slow doesn't hold up the rest. */
export async function runQueue<T, R>({ claim, deliver, report, maxPerRun }: Queue<T, R>): Promise<void> {
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
    const claimed = isOver ? [] : await claim(room, [...running.keys()]);
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

/** Waits for one to end, and a moment for others, to report them together. */
async function someEnded(all: readonly Promise<void>[]): Promise<void> {
  await Promise.race(all);
  await Promise.race([Promise.all(all), new Promise((resolve) => setTimeout(resolve, batchMs))]);
}
