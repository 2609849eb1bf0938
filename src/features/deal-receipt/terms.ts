import { z } from 'zod';
import type { LedgerEntry } from '@/domain/ledger/ledger';
import { textValue } from '@/domain/ledger/ledger';
import { isKeyOf, milestoneKinds } from '@/domain/ledger/vocabulary';
import { formatDay, formatUsd, pluralize } from '@/kit/formatting/format';
import { contingencies } from '@/domain/offer/offer-terms';
import { formatDeadline } from '@/kit/time/deadlines';

const termsSchema = z.object({
  version: z.number(),
  price_usd: z.number(),
  earnest_money_usd: z.number(),
  earnest_due_hours: z.number(),
  closing_on: z.string(),
  financing: z.string(),
  inspection_days: z.number(),
  contingencies: z.array(z.string()),
  jv_share_pct: z.number(),
  time_zone: z.string(),
  expires_at: z.string(),
});

/** A version of an offer's terms. */
export type Terms = z.infer<typeof termsSchema>;

/** The terms an entry brought; null if it brought none. */
export function termsOf({ data }: Pick<LedgerEntry, 'data'>): Terms | null {
  return data['terms'] === undefined ? null : termsSchema.parse(data['terms']);
}

/** One line: 'Price $95,000. Earnest money $3,000, due within 48 hours of acceptance. …' */
export function termsText(terms: Terms): string {
  const depends = terms.contingencies.map((one) =>
    isKeyOf(contingencies, one) ? contingencies[one].toLowerCase() : one.replaceAll('_', ' '),
  );
  return [
    `Price ${formatUsd(terms.price_usd)}.`,
    terms.earnest_money_usd > 0
      ? `Earnest money ${formatUsd(terms.earnest_money_usd)}, due within ` +
        `${pluralize(terms.earnest_due_hours, 'hour')} of acceptance.`
      : 'No earnest money.',
    `Closing by ${formatDay(terms.closing_on)}.`,
    `Financing: ${terms.financing}.`,
    terms.inspection_days > 0
      ? `Inspection within ${pluralize(terms.inspection_days, 'day')} of acceptance.`
      : 'Inspection waived.',
    depends.length > 0 ? `Contingent on ${depends.join(', ')}.` : 'No other contingencies.',
    ...(terms.jv_share_pct > 0 ? [`The seller’s side gets ${terms.jv_share_pct}% of the profit.`] : []),
  ].join(' ');
}

const plannedSchema = z.array(z.object({ kind: z.string(), due_at: z.string() }));

/** The deadlines that moved: 'Closing: end of Jan 4, 2027 CST (agreed first: end of Dec 28, 2026 CST)'. */
export function movedDeadlines(entries: readonly LedgerEntry[], zone: string): string[] {
  const opened = entries.find(({ kind }) => kind === 'deal.open');
  const planned = plannedSchema.catch([]).parse(opened?.data['milestones']);
  return planned.flatMap(({ kind, due_at }) => {
    const last = entries.findLast(
      (entry) => ['extension.agreed', 'contract.extend'].includes(entry.kind) && textValue(entry, 'milestone') === kind,
    );
    const due = last ? textValue(last, 'due_at') : due_at;
    if (due === due_at) return [];
    const [now, first] = [due, due_at].map((iso) => formatDeadline(iso, zone, 0));
    return [`${isKeyOf(milestoneKinds, kind) ? milestoneKinds[kind] : kind}: ${now} (agreed first: ${first})`];
  });
}
