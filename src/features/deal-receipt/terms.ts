import { z } from 'zod';
import type { LedgerEntry } from '@/domain/ledger/ledger';
import { textValue } from '@/domain/ledger/ledger';
import { isKeyOf } from '@/domain/ledger/vocabulary';
import { milestoneKinds } from '@/domain/ledger/milestones';
import type { OfferTerms } from '@/domain/offer/fields';
import { termRows } from '@/domain/offer/offer-terms';
import { formatDeadline } from '@/kit/time/deadlines';

/** A version of an offer's terms, as the ledger has them: by the names of their columns. */
export type Terms = OfferTerms & { version: number };

const termsSchema = z.looseObject({ version: z.number(), price: z.number(), contingencies: z.array(z.string()) });

/** The terms an entry brought; null if it brought none. */
export function termsOf({ data }: Pick<LedgerEntry, 'data'>): Terms | null {
  return data['terms'] === undefined ? null : (termsSchema.parse(data['terms']) as unknown as Terms);
}

/** One line: 'Price: $95,000. Earnest money: $3,000 within 48 hours. …' */
export function termsText(terms: Terms): string {
  return termRows(terms)
    .map(({ label, text }) => `${label}: ${text}.`)
    .join(' ');
}

const plannedSchema = z.array(z.object({ kind: z.string(), due_at: z.string() }));

/** The deadlines that moved: 'Closing: end of Jan 4, 2027 CST (agreed first: end of Dec 28, 2026 CST)'. */
export function movedDeadlines(entries: readonly LedgerEntry[], zone: string): string[] {
  const opened = entries.find(({ kind }) => kind === 'deal.open');
  const planned = plannedSchema.catch([]).parse(opened?.data['milestones']);
  return planned.flatMap(({ kind, due_at }) => {
    const due = entries.map((entry) => movedTo(entry, kind)).findLast((moved) => moved !== null) ?? due_at;
    if (due === due_at) return [];
    const [now, first] = [due, due_at].map((iso) => formatDeadline(iso, zone, 0));
    return [`${isKeyOf(milestoneKinds, kind) ? milestoneKinds[kind] : kind}: ${now} (agreed first: ${first})`];
  });
}

/** Where an entry moved a deadline; null if it didn't. */
function movedTo(entry: LedgerEntry, milestone: string): string | null {
  if (entry.kind === 'terms.amend') {
    const planned = plannedSchema.catch([]).parse(entry.data['milestones']);
    return planned.find(({ kind }) => kind === milestone)?.due_at ?? null;
  }
  const moves = ['extension.agreed', 'contract.extend'].includes(entry.kind);
  return moves && textValue(entry, 'milestone') === milestone ? textValue(entry, 'due_at') : null;
}
