import { quantiles } from '../../../src/domain/valuation/quantiles.ts';

/** Milliseconds of each valuation: on the clock, and of the processor, which other programs don't lengthen much. */
export interface Times {
  wall: number[];
  cpu: number[];
}

/** Runs `task` and adds its times. */
export function timed<T>({ wall, cpu }: Times, task: () => T): T {
  const [started, used] = [performance.now(), process.cpuUsage()];
  const result = task();
  const { user, system } = process.cpuUsage(used);
  wall.push(performance.now() - started);
  cpu.push((user + system) / 1000);
  return result;
}

/** 'p50 8.1 ms, p99 20.3 ms per valuation (processor: 7.9, 15.2)'. */
export function timesText({ wall, cpu }: Times): string {
  const [[p50, p99] = [], [cpu50, cpu99] = []] = [wall, cpu].map((times) =>
    quantiles(times, [0.5, 0.99]).map((time) => time.toFixed(1)),
  );
  return `p50 ${p50} ms, p99 ${p99} ms per valuation (processor: ${cpu50}, ${cpu99})`;
}
