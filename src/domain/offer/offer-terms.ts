import { formatDay, formatUsd, pluralize } from '../../kit/formatting/format.ts';
import type { Database } from '../database.types.ts';

/**
 * What an offer can depend on, besides the inspection, in the order of `private.contingencies`. A test compares them.
 */
export const contingencies = {
  financing: 'Financing',
  appraisal: 'Appraisal',
  title: 'Clear title',
  partner_approval: 'Partner approval',
  sale_of_property: 'Sale of another property',
} as const;
export type Contingency = keyof typeof contingencies;

/** Terms of an offer as stored: amounts in whole USD, times as ISO, and dates that end at midnight of `time_zone`. */
export type OfferTerms = Pick<
  Database['public']['Tables']['offer_versions']['Row'],
  | 'price'
  | 'earnest_money'
  | 'earnest_due_hours'
  | 'closing_on'
  | 'financing'
  | 'inspection_days'
  | 'contingencies'
  | 'jv_share_pct'
  | 'time_zone'
  | 'expires_at'
>;

/** One version of an offer. */
export type OfferVersion = OfferTerms &
  Pick<Database['public']['Tables']['offer_versions']['Row'], 'version' | 'author' | 'created_at' | 'claims'>;

/** A term as the offer page lists it. */
export interface TermRow {
  key: 'price' | 'earnest_money' | 'closing_on' | 'financing' | 'inspection_days' | 'contingencies' | 'jv_share_pct';
  label: string;
  text: string;
}

/** The label of a contingency; the value itself for an unknown one. */
export function contingencyLabel(value: string): string {
  return Object.hasOwn(contingencies, value) ? contingencies[value as Contingency] : value;
}

/** '$3,000 within 48 hours', or 'None'. */
export function earnestText({
  earnest_money,
  earnest_due_hours,
}: Pick<OfferTerms, 'earnest_money' | 'earnest_due_hours'>): string {
  return earnest_money === 0 ? 'None' : `${formatUsd(earnest_money)} within ${pluralize(earnest_due_hours, 'hour')}`;
}

/** '7 days', or 'Waived'. */
export function inspectionText(days: number): string {
  return days === 0 ? 'Waived' : pluralize(days, 'day');
}

/** 'Financing, Clear title', or 'None'. */
export function contingenciesText(values: readonly string[]): string {
  return values.length === 0 ? 'None' : values.map(contingencyLabel).join(', ');
}

/** Every term with its label, except when the offer expires. */
export function termRows(terms: OfferTerms): TermRow[] {
  return [
    { key: 'price', label: 'Price', text: formatUsd(terms.price) },
    { key: 'earnest_money', label: 'Earnest money', text: earnestText(terms) },
    { key: 'closing_on', label: 'Closing by', text: formatDay(terms.closing_on) },
    { key: 'financing', label: 'Financing', text: terms.financing },
    { key: 'inspection_days', label: 'Inspection', text: inspectionText(terms.inspection_days) },
    { key: 'contingencies', label: 'Contingencies', text: contingenciesText(terms.contingencies) },
    {
      key: 'jv_share_pct',
      label: 'Seller’s profit share',
      text: terms.jv_share_pct === 0 ? 'None' : `${terms.jv_share_pct}%`,
    },
  ];
}

/** What a term read in the version before, by its key; only terms that changed. Empty without a version before. */
export function changedTerms(terms: OfferTerms, before: OfferTerms | null): ReadonlyMap<TermRow['key'], string> {
  if (!before) return new Map();
  const texts = new Map(termRows(before).map(({ key, text }) => [key, text]));
  return new Map(
    termRows(terms).flatMap(({ key, text }) => {
      const old = texts.get(key) ?? '';
      return old === text ? [] : [[key, old] as const];
    }),
  );
}
