/* What the sentences about an entry are made of. The edge function that sends mail loads this, too. */
import { brand } from '../site/brand.ts';
import { formatDay, formatUsd } from '../../kit/formatting/format.ts';
import { numberValue, termValue, textValue, type LedgerEntry } from './ledger.ts';
import { isKeyOf } from './vocabulary.ts';
import { partyRights, partyRoles } from './parties.ts';
import { milestoneKinds } from './milestones.ts';

/** What sentences need to know about the place that shows them. */
export interface EntryContext {
  /** The name of an actor: buyer, seller, or a party's ID; 'You' for the viewer. */
  nameOf: (actor: string) => string;
  /** An ISO time in the deal's time zone. */
  timeText: (iso: string) => string;
}

/** The words of a sentence about an entry. */
export interface EntryDetails {
  entry: LedgerEntry;
  /** Who did it. */
  who: string;
  bySystem: boolean;
  /** The party that the entry is about, mid-sentence: 'you', 'Jo', 'a former member'. */
  party: string;
  /** ' (Title company)'; empty for unknown roles. */
  role: string;
  /** 'see shared documents, confirm earnest money', or 'no rights'. */
  rights: string;
  /** For who confirms money: ' (Title company, invited by the buyer, accepted by the seller)'; else empty. */
  vouched: string;
  milestone: string;
  due: string;
  /** The price of the terms: '$95,000'; empty for entries without. */
  price: string;
  /** ' at $95,000 on Dec 24, 2026', as far as the entry has it. */
  closing: string;
  /** 'split 2'. */
  split: string;
  /** 'counteroffer' for sellers, who can only change and withdraw theirs; else 'offer'. */
  ownTerms: string;
  agreement: string;
  /** 'Oak LLC (TN) as Manager'; empty without a company. */
  company: string;
  reason: string;
}

/** What a milestone is called mid-sentence; 'next step' for one that this code doesn't know. */
export function milestoneName(kind: string | null): string {
  return isKeyOf(milestoneKinds, kind) ? milestoneKinds[kind].toLowerCase() : 'next step';
}

/** 'assignment agreement', 'JV agreement', 'amendment', or 'release of the earnest money'. */
export function agreementName(kind: string | null): string {
  if (kind === 'amendment') return 'amendment';
  if (kind === 'release') return 'release of the earnest money';
  return kind === 'jv' ? 'JV agreement' : 'assignment agreement';
}

/** 'You', 'The buyer', and 'A former member' mid-sentence. */
function midSentence(name: string): string {
  return name === 'You' ? 'you' : name.replace(/^(The|A) /, (article) => article.toLowerCase());
}

function rightsText({ data }: LedgerEntry): string {
  const rights: unknown[] = Array.isArray(data['rights']) ? data['rights'] : [];
  const known = rights.flatMap((right) => {
    const key = String(right);
    return isKeyOf(partyRights, key) ? [partyRights[key].toLowerCase()] : [];
  });
  return known.join(', ') || 'no rights';
}

function vouchedText(entry: LedgerEntry): string {
  const [role, inviter, accepter] = ['role', 'invited_by', 'accepted_by'].map((field) => textValue(entry, field));
  return isKeyOf(partyRoles, role) && inviter && accepter
    ? ` (${partyRoles[role]}, invited by the ${inviter}, accepted by the ${accepter})`
    : '';
}

function companyOf(entry: LedgerEntry): string {
  const state = textValue(entry, 'company_state');
  if (state === '') return '';
  const { company, capacity } = entry.texts;
  return `${company ?? 'a company'} (${state})${capacity ? ` as ${capacity}` : ''}`;
}

function closingText(entry: LedgerEntry): string {
  const [price, day] = [numberValue(entry, 'price_usd'), textValue(entry, 'closed_on')];
  const late = entry.data['after_contract'] === true ? ', after the seller’s contract had ended' : '';
  return `${price === null ? '' : ` at ${formatUsd(price)}`}${day === '' ? '' : ` on ${formatDay(day)}`}${late}`;
}

/** The details of an entry, with names and times as its place shows them. */
export function entryDetails(entry: LedgerEntry, { nameOf, timeText }: EntryContext): EntryDetails {
  const bySystem = entry.actor === 'system';
  const [party, role] = [textValue(entry, 'party'), textValue(entry, 'role')];
  const price = termValue(entry, 'price');
  return {
    entry,
    who: bySystem ? brand.name : nameOf(entry.actor),
    bySystem,
    party: party === '' ? 'someone' : midSentence(nameOf(`party:${party}`)),
    role: isKeyOf(partyRoles, role) ? ` (${partyRoles[role]})` : '',
    rights: rightsText(entry),
    vouched: vouchedText(entry),
    milestone: milestoneName(textValue(entry, 'milestone')),
    due: timeText(textValue(entry, 'due_at') || textValue(entry, 'takes_effect_at')),
    price: price === null ? '' : formatUsd(price),
    closing: closingText(entry),
    split: `split ${numberValue(entry, 'version') ?? ''}`.trimEnd(),
    ownTerms: entry.actor === 'seller' ? 'counteroffer' : 'offer',
    agreement: agreementName(textValue(entry, 'kind')),
    company: companyOf(entry),
    reason: textValue(entry, 'reason'),
  };
}
