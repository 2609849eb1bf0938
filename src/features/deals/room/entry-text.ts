/* The record in plain sentences. */
import { formatDay, formatUsd, pluralize } from '@/shared/formatting/format';
import { dealEndReasonLabel, isKeyOf, offerEndReasons, partyRights, partyRoles, type MilestoneKind } from '../deal';
import { formatDeadline } from './deadlines';

/** A ledger entry. */
export interface Entry {
  id: string;
  seq: number;
  recorded_at: string;
  /** buyer, seller, system, or party: and an ID. */
  actor: string;
  kind: string;
  data: Readonly<Record<string, unknown>>;
  /** Names and free text by field; without those of deleted accounts. */
  texts: Readonly<Record<string, string>>;
}

export interface EntryRow extends Omit<Entry, 'data' | 'texts'> {
  content: string;
  texts: { field: string; text: string }[];
}

/** Reads an entry's canonical JSON. */
export function toEntry({ content, texts, ...row }: EntryRow): Entry {
  const { data = {} } = JSON.parse(content) as { data?: Record<string, unknown> };
  return { ...row, data, texts: Object.fromEntries(texts.map(({ field, text }) => [field, text])) };
}

/** What sentences need to know about the deal. */
export interface EntryContext {
  /** The name of an actor: buyer, seller, or a party's ID; 'You' for the viewer. */
  nameOf: (actor: string) => string;
  zone: string;
  now: number;
}

interface Told extends EntryContext {
  who: string;
  entry: Entry;
}

type Sentence = (told: Told) => string;

const text = ({ entry }: Told, key: string): string => {
  const value = entry.data[key];
  return typeof value === 'string' ? value : '';
};

const number = ({ entry }: Told, key: string): number | null => {
  const value = entry.data[key];
  return typeof value === 'number' ? value : null;
};

/** ' for $95,000' from the terms of an offer; empty without them. */
function priceOf({ entry }: Told, before: string): string {
  const terms = entry.data['terms'];
  const price: unknown = typeof terms === 'object' && terms !== null ? Reflect.get(terms, 'price_usd') : null;
  return typeof price === 'number' ? `${before}${formatUsd(price)}` : '';
}

/** How milestones are called within a sentence. */
const milestoneNames: Readonly<Record<MilestoneKind, string>> = {
  earnest_money: 'earnest money',
  inspection: 'inspection',
  financing: 'financing',
  assignment: 'assignment',
  closing: 'closing',
};

function milestoneOf(told: Told): string {
  const kind = text(told, 'milestone');
  return isKeyOf(milestoneNames, kind) ? milestoneNames[kind] : 'next step';
}

const dueOf = (told: Told) => formatDeadline(text(told, 'due_at'), told.zone, told.now);

function roleOf(told: Told): string {
  const role = text(told, 'role');
  return isKeyOf(partyRoles, role) ? ` (${partyRoles[role]})` : '';
}

const partyIn = (told: Told) => {
  const id = text(told, 'party');
  return id === '' ? 'someone' : lower(told.nameOf(`party:${id}`));
};

/** 'You' and 'A former member' within a sentence. */
function lower(name: string): string {
  return name === 'You' ? 'you' : name.replace(/^(The|A) /, (article) => article.toLowerCase());
}

function rightsOf({ entry }: Told): string {
  const rights = entry.data['rights'];
  const known = Array.isArray(rights) ? rights.filter((right) => isKeyOf(partyRights, String(right))) : [];
  return known.length === 0
    ? 'no rights'
    : known.map((right) => partyRights[right as keyof typeof partyRights].toLowerCase()).join(', ');
}

const done: Readonly<Record<string, string>> = {
  'declare earnest_money': 'reported the earnest money as paid',
  'declare assignment': 'reported the assignment as signed',
  'confirm earnest_money': 'confirmed that the earnest money arrived',
  'confirm assignment': 'confirmed the assignment',
  'reject earnest_money': 'said the earnest money hasn’t arrived',
  'reject assignment': 'said the assignment isn’t signed',
  'complete inspection': 'marked the inspection as done',
  'complete financing': 'marked the financing as approved',
  'waive inspection': 'waived the inspection',
  'waive financing': 'waived financing',
};

const milestoneMove =
  (action: string): Sentence =>
  (told) =>
    `${told.who} ${done[`${action} ${text(told, 'milestone')}`] ?? `updated the ${milestoneOf(told)}`}.`;

const splitMove =
  (verb: string): Sentence =>
  (told) =>
    `${told.who} ${verb} split ${number(told, 'version') ?? ''}.`;

/** What the author's terms are: sellers can only change and withdraw their counteroffer. */
const ownTerms = ({ entry }: Told) => (entry.actor === 'seller' ? 'counteroffer' : 'offer');

const offers: Readonly<Record<string, Sentence>> = {
  'offer.make': (told) =>
    `${told.who} made ${text(told, 'state') === 'sealed' ? 'a sealed' : 'an'} offer${priceOf(told, ' of ')}.`,
  'offer.revise': (told) => `${told.who} changed the ${ownTerms(told)}${priceOf(told, ' to ')}.`,
  'offer.counter': (told) => `${told.who} countered${priceOf(told, ' with ')}.`,
  'offer.accept': ({ who }) => `${who} accepted the offer.`,
  'offer.decline': ({ who }) => `${who} declined the offer.`,
  'offer.withdraw': (told) => `${told.who} withdrew the ${ownTerms(told)}.`,
  'offer.back_up': ({ who }) => `${who} kept the offer as a backup.`,
  'offer.open': () => 'The call for offers ended, and the sealed offer was opened.',
  'offer.promote': () => 'The other deal fell through, so this backup offer moved up.',
  'offer.expire': () => 'The offer expired.',
  'offer.cancel': (told) => {
    const reason = text(told, 'reason');
    return `The offer was canceled.${isKeyOf(offerEndReasons, reason) ? ` ${offerEndReasons[reason]}` : ''}`;
  },
};

const deals: Readonly<Record<string, Sentence>> = {
  'deal.open': ({ entry }) => {
    const milestones = entry.data['milestones'];
    const count = Array.isArray(milestones) ? milestones.length : 0;
    return `The deal opened${count > 0 ? ` with ${pluralize(count, 'deadline')}` : ''}.`;
  },
  'deal.close': (told) => `The deal closed${closedAt(told)}.`,
  'deal.fall_through': (told) => {
    const reason = text(told, 'reason');
    if (reason === 'account_deleted') return 'The deal fell through because a member deleted their account.';
    return `${told.who} ended the deal. Reason: ${dealEndReasonLabel(reason)}.`;
  },
  'closing.confirm': (told) => `${told.who} confirmed the closing${closedAt(told)}.`,
  'milestone.declare': milestoneMove('declare'),
  'milestone.confirm': milestoneMove('confirm'),
  'milestone.reject': milestoneMove('reject'),
  'milestone.complete': (told) =>
    told.entry.actor === 'system'
      ? `The ${milestoneOf(told)} is done, because everyone signed it.`
      : milestoneMove('complete')(told),
  'milestone.waive': milestoneMove('waive'),
  'extension.propose': (told) => `${told.who} proposed a new deadline for the ${milestoneOf(told)}: ${dueOf(told)}.`,
  'extension.agreed': (told) => `${told.who} agreed to the new deadline for the ${milestoneOf(told)}: ${dueOf(told)}.`,
  'extension.declined': (told) => `${told.who} declined the new deadline for the ${milestoneOf(told)}.`,
  'extension.withdrawn': (told) => `${told.who} withdrew the new deadline for the ${milestoneOf(told)}.`,
  'deadline.remind': (told) => `We sent a reminder: the ${milestoneOf(told)} is due ${dueOf(told)}.`,
  'outcome.record': (told) =>
    `${told.who} reported how the deal turned out: ${formatUsd(number(told, 'actual_usd') ?? 0)}, where the listing ` +
    `claimed ${formatUsd(number(told, 'claimed_usd') ?? 0)}.`,
  'deadline.miss': (told) => `The deadline for the ${milestoneOf(told)} passed (${dueOf(told)}).`,
};

function closedAt(told: Told): string {
  const [price, day] = [number(told, 'price_usd'), text(told, 'closed_on')];
  return `${price === null ? '' : ` at ${formatUsd(price)}`}${day === '' ? '' : ` on ${formatDay(day)}`}`;
}

const parties: Readonly<Record<string, Sentence>> = {
  'party.invite': (told) =>
    `${told.who} invited ${told.entry.texts['name'] ?? partyIn(told)}${roleOf(told)}: ${rightsOf(told)}.`,
  'party.join': (told) => `${told.who} joined the deal${roleOf(told)}.`,
  'party.revoke': (told) =>
    told.entry.actor === `party:${text(told, 'party')}`
      ? `${told.who} left the deal.`
      : `${told.who} ended ${possessive(partyIn(told))} access.`,
  'party.rights': (told) => `${told.who} changed ${possessive(partyIn(told))} rights: ${rightsOf(told)}.`,
  'split.propose': splitMove('proposed'),
  'split.approved': splitMove('approved'),
  'split.declined': splitMove('declined'),
  'split.withdrawn': splitMove('withdrew'),
  'split.agree': (told) => `Everyone agreed on split ${number(told, 'version') ?? ''}. It’s now in force.`,
};

/** 'assignment agreement' or 'JV agreement'. */
const agreementOf = (told: Told) => (text(told, 'kind') === 'jv' ? 'JV agreement' : 'assignment agreement');

/** Why the system withdrew an agreement. */
const withdrawals = {
  deal_ended: 'the deal ended',
  party_left: 'someone who had to sign it left the deal',
  account_deleted: 'a member deleted their account',
} as const;

const papers: Readonly<Record<string, Sentence>> = {
  'document.add': ({ who }) => `${who} added a document.`,
  'document.share': (told) => `${told.who} shared a document with ${partyIn(told)}.`,
  'document.unshare': (told) => `${told.who} stopped sharing a document with ${partyIn(told)}.`,
  'document.remove': ({ who }) => `${who} removed a document.`,
  'agreement.prepare': (told) => `${told.who} sent the ${agreementOf(told)} for signatures.`,
  'agreement.sign': (told) => {
    const name = told.entry.texts['signed_name'];
    return `${told.who} signed the ${agreementOf(told)}${name === undefined ? '' : ` as “${name}”`}.`;
  },
  'agreement.decline': (told) => `${told.who} declined the ${agreementOf(told)}.`,
  'agreement.withdraw': (told) => {
    if (told.entry.actor !== 'system') return `${told.who} withdrew the ${agreementOf(told)}.`;
    const reason = text(told, 'reason');
    return `The ${agreementOf(told)} was withdrawn${isKeyOf(withdrawals, reason) ? `: ${withdrawals[reason]}` : ''}.`;
  },
  'agreement.complete': (told) => `Everyone signed the ${agreementOf(told)}.`,
  'agreement.seal': (told) => `The signed ${agreementOf(told)} was sealed as a PDF.`,
};

const possessive = (name: string) => (name === 'you' ? 'your' : `${name}’s`);

const sentences: Readonly<Record<string, Sentence>> = { ...offers, ...deals, ...parties, ...papers };

/** Whether there's a sentence for a kind of entry. */
export function hasSentence(kind: string): boolean {
  return Object.hasOwn(sentences, kind);
}

/** An entry as a sentence. A kind without one reads 'Recorded: {kind}.' */
export function entryText(entry: Entry, context: EntryContext): string {
  const who = entry.actor === 'system' ? 'The system' : context.nameOf(entry.actor);
  const sentence = hasSentence(entry.kind) ? sentences[entry.kind] : undefined;
  return sentence ? sentence({ ...context, who, entry }) : `${who} recorded: ${entry.kind.replaceAll(/[._]/g, ' ')}.`;
}

/** The free text that came with an entry: a message, the reason for a new deadline, or a note. Null for none. */
export function entryQuote({ texts }: Entry): string | null {
  return texts['message'] ?? texts['reason'] ?? texts['note'] ?? null;
}
