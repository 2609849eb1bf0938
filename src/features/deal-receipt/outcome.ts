import { z } from 'zod';
import { numberValue, textValue } from '@/domain/ledger/ledger';
import { formatDay, formatPercent, formatUsd } from '@/kit/formatting/format';
import { formatCents } from '@/kit/formatting/format-cents';
import { partiesOf, partyName, roleLabel, type Party } from './parties';
import { entriesOf, type DealRecord } from './record';
import { timelineOf } from './timeline';

const splitSchema = z.record(
  z.string(),
  z.object({
    amount_cents: z.number(),
    shares: z.array(z.object({ party: z.string(), share_bps: z.number(), amount_cents: z.number() })),
  }),
);

const lines: Readonly<Record<string, string>> = {
  assignment_fee: 'Assignment fee',
  purchase: 'Purchase money',
  costs: 'Costs',
  profit: 'Profit',
};

/** The split in force as rows of line, party, share, and amount; empty if none was agreed on. */
export function splitRows(record: DealRecord): string[][] {
  const steps = entriesOf(record);
  const agreed = steps.findLast(({ kind }) => kind === 'split.agree');
  const proposal =
    agreed && steps.find(({ kind, data }) => kind === 'split.propose' && data['split'] === agreed.data['split']);
  if (!proposal) return [];
  const parties = partiesOf(record);
  return Object.entries(splitSchema.parse(proposal.data['lines'])).flatMap(([kind, { amount_cents, shares }]) => [
    [lines[kind] ?? kind, 'Total', '', formatCents(amount_cents, 'USD')],
    ...shares.map(({ party, share_bps, amount_cents: amount }) => [
      '',
      sharerName(parties, party),
      formatPercent(share_bps / 100, 2),
      formatCents(amount, 'USD'),
    ]),
  ]);
}

/** 'Ann Lee (Buyer)'. */
function sharerName(parties: readonly Party[], id: string): string {
  const known = parties.find((party) => party.id === id);
  return known ? `${partyName(known)} (${roleLabel(known.role)})` : 'Not stated';
}

/** How it ended: 'Closed at $95,000 on Dec 24, 2026.', or the sentence of the last step that decided something. */
export function outcomeText(record: DealRecord): string {
  const steps = entriesOf(record);
  const closed = steps.find(({ kind }) => kind === 'deal.close');
  if (closed) {
    const price = formatUsd(numberValue(closed, 'price_usd') ?? 0);
    return `Closed at ${price} on ${formatDay(textValue(closed, 'closed_on'))}, as both sides confirmed.`;
  }
  const final = steps.findLast(({ kind }) =>
    ['deal.fall_through', 'offer.decline', 'offer.withdraw', 'offer.expire', 'offer.cancel'].includes(kind),
  );
  const ending = final && timelineOf(record).find(({ seq }) => seq === final.seq);
  if (ending) return ending.sentence;
  return steps.some(({ kind }) => kind === 'deal.open') ? 'Under contract. Not closed yet.' : 'Not accepted yet.';
}
