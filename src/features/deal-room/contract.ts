import { lastDay } from '@/kit/time/deadlines';
import type { Deal, Milestone } from './room';

/** What is wrong with the seller's own contract in an open deal: it ended, or ends before the closing. Else null. */
export function contractProblem(
  deal: Pick<Deal, 'state' | 'milestones'>,
  now: number,
): { contract: Milestone; closing: Milestone; hasEnded: boolean } | null {
  const [contract, closing] = (['seller_contract', 'closing'] as const).map((kind) =>
    deal.milestones.find((milestone) => milestone.kind === kind),
  );
  if (deal.state !== 'open' || !contract || !closing) return null;
  const [ends, closes] = [contract, closing].map(({ due_at }) => Date.parse(due_at)) as [number, number];
  return ends <= now || ends < closes ? { contract, closing, hasEnded: ends <= now } : null;
}

/** The last day (ISO) of the seller's own contract in the deal's zone; null without one. */
export function lastDayOfContract({ milestones, time_zone }: Pick<Deal, 'milestones' | 'time_zone'>): string | null {
  const contract = milestones.find(({ kind }) => kind === 'seller_contract');
  return contract ? lastDay(contract.due_at, time_zone) : null;
}
