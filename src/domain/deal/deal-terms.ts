/* The terms of a deal that are in force, beside those that were agreed first. */
import { formatDay, formatUsd } from '../../kit/formatting/format.ts';
import type { Database } from '../database.types.ts';
import { formatDeadline } from '../../kit/time/deadlines.ts';
import { summarizeTerms, termRows } from '../offer/offer-terms.ts';
import type { Side } from '../ledger/vocabulary.ts';

type Row = Database['public']['Functions']['deal_terms']['Returns'][number];
type Deadline = 'earnest_due_at' | 'inspection_due_at' | 'financing_due_at' | 'assignment_due_at';

/** Terms as `deal_terms` returns them. The generated types don't know that deadlines can be null. */
export type DealTerms = Omit<Row, Deadline | `agreed_${Deadline}` | 'deal_id'> &
  Record<Deadline | `agreed_${Deadline}`, string | null>;

/** A term that moved since it was agreed. */
interface MovedTerm {
  label: string;
  text: string;
  /** How it was agreed first. */
  agreed: string;
}

const deadlines: readonly (readonly [Deadline, string])[] = [
  ['earnest_due_at', 'Earnest money due'],
  ['inspection_due_at', 'Inspection until'],
  ['financing_due_at', 'Financing until'],
  ['assignment_due_at', 'Assignment until'],
];

/** The terms that moved, with how they were agreed first. Empty for terms as accepted. */
export function movedTerms(terms: DealTerms, now: number): MovedTerm[] {
  const deadline = (iso: string) => formatDeadline(iso, terms.time_zone, now);
  return [
    ...(terms.earnest_money === terms.agreed_earnest_money
      ? []
      : [
          {
            label: 'Earnest money',
            text: formatUsd(terms.earnest_money),
            agreed: formatUsd(terms.agreed_earnest_money),
          },
        ]),
    ...deadlines.flatMap(([key, label]) => {
      const [due, agreed] = [terms[key], terms[`agreed_${key}`]];
      if (due === null || agreed === null || Date.parse(due) === Date.parse(agreed)) return [];
      return [{ label, text: deadline(due), agreed: deadline(agreed) }];
    }),
    ...(terms.closing_on === terms.agreed_closing_on
      ? []
      : [{ label: 'Closing by', text: formatDay(terms.closing_on), agreed: formatDay(terms.agreed_closing_on) }]),
  ];
}

const hasMoved = (terms: DealTerms, key: Deadline) =>
  terms[key] !== null && Date.parse(terms[key]) !== Date.parse(terms[`agreed_${key}`] ?? '');

/** What the terms in force mean for a side, and below, what moved and how it was agreed first. */
export function summarizeDealTerms(terms: DealTerms, reader: Side, now: number): string[] {
  // A number of days or hours no longer says when a moved deadline is.
  const current = summarizeTerms(
    {
      ...terms,
      earnest_due_hours: hasMoved(terms, 'earnest_due_at') ? null : terms.earnest_due_hours,
      inspection_days: hasMoved(terms, 'inspection_due_at') ? null : terms.inspection_days,
      closing_on: terms.closing_on === terms.agreed_closing_on ? terms.closing_on : null,
      expires_at: null,
    },
    { reader, noun: '' },
  );
  const moved = movedTerms(terms, now).map(({ label, text, agreed }) => `${label} ${text} (agreed first: ${agreed}).`);
  return [...current, ...moved];
}

/** Every term as a row, as it's in force, with how it was agreed first if it moved. */
export function dealTermRows(terms: DealTerms, now: number): { label: string; text: string; agreed: string | null }[] {
  const moved = movedTerms(terms, now);
  const rows = termRows({ ...terms, expires_at: '' }).flatMap(({ key, label, text }) => {
    if (moved.some((term) => term.label === label)) return [];
    if (key === 'inspection_days' && hasMoved(terms, 'inspection_due_at')) return [];
    const withoutHours = key === 'earnest_money' && hasMoved(terms, 'earnest_due_at');
    return [{ label, text: withoutHours ? formatUsd(terms.earnest_money) : text, agreed: null }];
  });
  return [...rows, ...moved];
}
