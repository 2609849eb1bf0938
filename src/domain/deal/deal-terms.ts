/* The terms of a deal that are in force, beside those that were agreed first. */
import { formatUsd } from '../../kit/formatting/format.ts';
import { formatDeadline } from '../../kit/time/deadlines.ts';
import type { OfferTerms, Term } from '../offer/fields.ts';
import { summarizeTerms, termRows, type TermRow } from '../offer/offer-terms.ts';
import type { Side } from '../ledger/vocabulary.ts';

type Deadline = `${'earnest' | 'second' | 'refund' | 'inspection' | 'financing' | 'assignment'}_due_at`;

/** Terms as `deal_terms` returns them, with deadlines that are null for steps that the deal doesn't have. */
export type DealTerms = Pick<OfferTerms, Term | 'time_zone'> &
  Record<Deadline | `agreed_${Deadline}`, string | null> & {
    /** The terms that were accepted first. */
    agreed: Pick<OfferTerms, Term>;
  };

/** A term that moved since it was agreed. */
interface MovedTerm {
  label: string;
  text: string;
  /** How it was agreed first. */
  agreed: string;
}

const deadlines: readonly (readonly [Deadline, string])[] = [
  ['earnest_due_at', 'Earnest money due'],
  ['second_due_at', 'Second deposit due'],
  ['refund_due_at', 'Deposit refundable until'],
  ['inspection_due_at', 'Inspection until'],
  ['financing_due_at', 'Financing until'],
  ['assignment_due_at', 'Assignment until'],
];

/** Every term as a row, as it's in force. A number of days or hours no longer says when a moved deadline is. */
function rowsInForce(terms: DealTerms): { key: Term; label: string; text: string; agreed: string }[] {
  const isShort = hasMoved(terms, 'earnest_due_at') || terms.earnest_money !== terms.agreed.earnest_money;
  const isShortSecond = hasMoved(terms, 'second_due_at');
  const read = (row: TermRow, from: Pick<OfferTerms, Term>) => {
    if (row.key === 'earnest_money' && isShort && from.earnest_money > 0) return formatUsd(from.earnest_money);
    return row.key === 'second_deposit' && isShortSecond ? formatUsd(from.second_deposit) : row.text;
  };
  const agreed = { ...terms.agreed, time_zone: terms.time_zone, expires_at: '' };
  const before = new Map(termRows(agreed).map((row) => [row.key, read(row, agreed)]));
  return termRows({ ...terms, expires_at: '' }).flatMap((row) =>
    (row.key === 'inspection_days' && hasMoved(terms, 'inspection_due_at')) ||
    (row.key === 'earnest_refund_days' && hasMoved(terms, 'refund_due_at'))
      ? []
      : [{ ...row, text: read(row, terms), agreed: before.get(row.key) ?? 'None' }],
  );
}

/** The terms that moved, with how they were agreed first. Empty for terms as accepted. */
export function movedTerms(terms: DealTerms, now: number): MovedTerm[] {
  const deadline = (iso: string) => formatDeadline(iso, terms.time_zone, now);
  return [
    ...rowsInForce(terms).flatMap(({ label, text, agreed }) => (text === agreed ? [] : [{ label, text, agreed }])),
    ...deadlines.flatMap(([key, label]) => {
      const [due, agreed] = [terms[key], terms[`agreed_${key}`]];
      if (due === null || agreed === null || !hasMoved(terms, key)) return [];
      return [{ label, text: deadline(due), agreed: deadline(agreed) }];
    }),
  ];
}

function hasMoved(terms: DealTerms, key: Deadline): boolean {
  const [due, agreed] = [terms[key], terms[`agreed_${key}`]];
  return due !== null && agreed !== null && Date.parse(due) !== Date.parse(agreed);
}

/** What a row says of a term that isn't part of the deal. */
const unset = ['None', 'Not agreed', 'As the contingencies say'];

/**
 * What the terms in force mean for a side, and below, what moved and how it was agreed first. A term that's new has a
 * sentence already.
 */
export function summarizeDealTerms(terms: DealTerms, reader: Side, now: number): string[] {
  const current = summarizeTerms(
    {
      ...terms,
      earnest_due_hours: hasMoved(terms, 'earnest_due_at') ? null : terms.earnest_due_hours,
      earnest_due_days: hasMoved(terms, 'earnest_due_at') ? null : terms.earnest_due_days,
      second_deposit_days: hasMoved(terms, 'second_due_at') ? null : terms.second_deposit_days,
      inspection_days: hasMoved(terms, 'inspection_due_at') ? null : terms.inspection_days,
      earnest_refund_days: hasMoved(terms, 'refund_due_at') ? null : terms.earnest_refund_days,
      closing_on: terms.closing_on === terms.agreed.closing_on ? terms.closing_on : null,
      expires_at: null,
    },
    { reader, noun: '' },
  );
  const moved = movedTerms(terms, now)
    .filter(({ agreed }) => !unset.includes(agreed))
    .map(({ label, text, agreed }) => `${label} ${text} (agreed first: ${agreed}).`);
  return [...current, ...moved];
}

/** Every term as a row, as it's in force, with how it was agreed first if it moved. */
export function dealTermRows(terms: DealTerms, now: number): { label: string; text: string; agreed: string | null }[] {
  const moved = movedTerms(terms, now);
  const rows = rowsInForce(terms).filter(({ label }) => !moved.some((term) => term.label === label));
  return [...rows.map(({ label, text }) => ({ label, text, agreed: null })), ...moved];
}
