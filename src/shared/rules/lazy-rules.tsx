import { useLazyComponent } from '@/kit/ui/use-lazy-component';
import type { AskedRulesProps } from './asked-rules';
import type { GivenDisclosuresProps } from './given-disclosures';

const loadAsked = async () => (await import('./asked-rules')).AskedRulesNow;
const loadGiven = async () => (await import('./given-disclosures')).GivenDisclosuresNow;

/** What a state requires of a member for a step, each to be given in place. Nothing if it requires nothing. */
export function AskedRules(props: AskedRulesProps) {
  return useLazyComponent(loadAsked, true)?.(props);
}

/** The disclosures given about a listing, offer, or deal, with their texts. Nothing without any. */
export function GivenDisclosures(props: GivenDisclosuresProps) {
  return useLazyComponent(loadGiven, true)?.(props);
}
