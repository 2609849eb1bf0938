import { formatDay, formatUsd, pluralize } from '../../kit/formatting/format.ts';
import { formatDeadline } from '../../kit/time/deadlines.ts';
import { companyText, type NamedCompany } from './company.ts';
import type { Side } from '../ledger/vocabulary.ts';
import { contingencyLabel, type OfferTerms } from './offer-terms.ts';

/** Terms that may be incomplete: null for what isn't entered yet, or is invalid. */
export type PartialTerms = { [K in keyof OfferTerms]: OfferTerms[K] | null };

interface SummaryOptions {
  /** Who reads it. */
  reader: Side;
  /** What the terms are called in the last sentence: 'Your offer', 'This counteroffer'. */
  noun: string;
  now?: number;
  /** The columns of the company that the buyer acts for; nulls or null for themselves. */
  company?: NamedCompany | null;
}

const lists = new Intl.ListFormat('en-US', { type: 'conjunction' });

/**
 * What terms mean, in plain sentences for the buyer or the seller. Leaves out sentences about terms that aren't known
 * yet; empty if none is.
 */
export function summarizeTerms(terms: PartialTerms, { reader, noun, now, company = null }: SummaryOptions): string[] {
  return [
    companySentence(company, reader),
    priceSentence(terms, reader),
    financingSentence(terms, reader),
    inspectionSentence(terms, reader),
    contingencySentence(terms),
    terms.closing_on ? `Closing by ${formatDay(terms.closing_on)}.` : null,
    shareSentence(terms, reader),
    terms.expires_at && terms.time_zone
      ? `${noun} expires ${formatDeadline(terms.expires_at, terms.time_zone, now).replace(/^end/, 'at the end')}.`
      : null,
  ].filter((sentence) => sentence !== null);
}

function companySentence(company: NamedCompany | null, reader: Side) {
  const named = company && companyText(company);
  return named ? `${reader === 'buyer' ? 'You act' : 'The buyer acts'} for ${named}.` : null;
}

function priceSentence({ price, earnest_money: earnest, earnest_due_hours: hours }: PartialTerms, reader: Side) {
  if (price === null) return null;
  const pays = `${reader === 'buyer' ? 'You pay' : 'The buyer pays'} ${formatUsd(price)}`;
  if (earnest === null) return `${pays}.`;
  if (earnest === 0) return `${pays}, without earnest money.`;
  const due = hours === null ? '' : ` due within ${pluralize(hours, 'hour')} of acceptance`;
  return `${pays}, with ${formatUsd(earnest)} earnest money${due}.`;
}

/** How each financing type completes 'You pay'. */
const means: Readonly<Record<string, string>> = {
  Cash: 'in cash',
  Conventional: 'with a conventional loan',
  'Hard Money': 'with a hard money loan',
  'Private Money': 'with private money',
  'Owner Financing': 'with owner financing',
  Creative: 'with creative financing',
};

function financingSentence({ financing }: PartialTerms, reader: Side) {
  if (!financing) return null;
  if (financing === 'Subject To')
    return `${reader === 'buyer' ? 'You take' : 'The buyer takes'} title subject to the existing loan.`;
  const how = means[financing] ?? `with ${financing}`;
  return `${reader === 'buyer' ? 'You pay' : 'The buyer pays'} ${how}.`;
}

function inspectionSentence({ inspection_days: days }: PartialTerms, reader: Side) {
  if (days === null) return null;
  if (days === 0) return `${reader === 'buyer' ? 'You waive' : 'The buyer waives'} the inspection.`;
  return `${reader === 'buyer' ? 'You have' : 'The buyer has'} ${pluralize(days, 'day')} to inspect.`;
}

/** How each contingency completes 'The deal depends on'. */
const conditions: Readonly<Record<string, string>> = {
  financing: 'financing',
  appraisal: 'the appraisal',
  title: 'clear title',
  partner_approval: 'partner approval',
  sale_of_property: 'the sale of another property',
};

function contingencySentence({ contingencies }: PartialTerms) {
  if (!contingencies || contingencies.length === 0) return null;
  const named = contingencies.map((each) => conditions[each] ?? contingencyLabel(each));
  return `The deal depends on ${lists.format(named)}.`;
}

function shareSentence({ jv_share_pct: share }: PartialTerms, reader: Side) {
  if (!share) return null;
  return `${reader === 'buyer' ? 'The seller gets' : 'You get'} ${share}% of the profit.`;
}
