/* What an amendment changed, as the ledger has it. The edge function that sends mail loads this, too. */
import { joinWords } from '../../kit/formatting/join-words.ts';
import { formatDay, formatUsd, pluralize } from '../../kit/formatting/format.ts';
import type { LedgerEntry } from '../ledger/ledger.ts';
import { contingencyLabel, earnestDueText, termFields, termNames, type Term, type TermField } from '../offer/fields.ts';

const lower = (letter: string) => letter.toLowerCase();

/** A term's value in the ledger. */
type TermValue = string | number | string[] | null;

/** The value of a term: '$95,000', '7 days', 'Dec 24, 2026', 'Financing and Clear title', or 'none'. */
function valueText(term: Term, value: TermValue): string {
  const field: TermField = termFields[term];
  if (value === null) return field.unset ?? 'none';
  if (term === 'earnest_refund_days' && value === 0) return 'not at all';
  if (Array.isArray(value)) return value.length === 0 ? 'none' : joinWords(value.map(contingencyLabel));
  if (field.kind === 'choice' && field.words) return (field.words[value] ?? String(value)).replace(/^[A-Z]/, lower);
  if (typeof value !== 'number') return term === 'closing_on' ? formatDay(value) : value;
  const { prefix, suffix: unit = '' } = field.kind === 'number' ? field.limits : {};
  if (prefix) return formatUsd(value);
  return unit === '%' ? `${value}%` : pluralize(value, unit.replace(/s$/, ''));
}

/** 'price $90,000 instead of $95,000, and closing by Dec 24, 2026 instead of Dec 18, 2026'. */
export function amendedText({ data }: LedgerEntry): string {
  const changes = termNames.flatMap((term) => {
    const [now, before] = [valueOf(data['terms'], term), valueOf(data['before'], term)];
    if (now === undefined || before === undefined) return [];
    if (term === 'earnest_due_hours' || term === 'earnest_due_days') {
      // If one replaces the other, one clause says both.
      return now === null
        ? []
        : [`earnest money due within ${dueText(data['terms'])} instead of ${dueText(data['before'])}`];
    }
    const label = termFields[term].label.replace(/^[A-Z]/, lower);
    return [`${label} ${valueText(term, now)} instead of ${valueText(term, before)}`];
  });
  return joinWords(changes) || 'new terms';
}

/** '48 hours' or '3 business days', as terms have it. */
function dueText(terms: unknown): string {
  const [hours, days] = (['earnest_due_hours', 'earnest_due_days'] as const).map((term) => {
    const value = valueOf(terms, term);
    return typeof value === 'number' ? value : null;
  });
  return earnestDueText({ earnest_due_hours: hours ?? null, earnest_due_days: days ?? null }) ?? 'none';
}

function valueOf(terms: unknown, term: Term): TermValue | undefined {
  return typeof terms === 'object' && terms !== null
    ? (Object.entries(terms) as [string, TermValue][]).find(([key]) => key === term)?.[1]
    : undefined;
}
