/* Documents of a deal: what they're called, who sees them, and what the viewer can do with each. */
import { joinWords } from '@/kit/formatting/join-words';
import { formatRelativeDate, pluralize } from '@/kit/formatting/format';
import { isKeyOf } from '@/domain/ledger/vocabulary';
import { holdsMoney, partyName, principalSide, type DealBasics, type Party } from '@/domain/deal/deal';

/** Kinds of documents, in the order of the form. Must match `deal_documents.kind`. */
export const documentKinds = {
  purchase_contract: 'Purchase contract',
  assignment: 'Assignment',
  jv_agreement: 'JV agreement',
  amendment: 'Amendment',
  release: 'Release of earnest money',
  inspection: 'Inspection report',
  title: 'Title document',
  closing_statement: 'Closing statement',
  authority: 'Who may sign for a company',
  other: 'Other document',
} as const;
export type DocumentKind = keyof typeof documentKinds;

/** A kind's label; a newer kind's is 'Document'. */
export function documentKindLabel(kind: string): string {
  return isKeyOf(documentKinds, kind) ? documentKinds[kind] : 'Document';
}

/** A step of a document, or a view of it. */
export interface DocumentStep {
  id: number;
  /** Who did it; null for the service. */
  party_id: string | null;
  step: string;
  details: unknown;
  created_at: string;
}

export interface DealDocument {
  id: string;
  /** The party who added it; null for a sealed agreement. */
  added_by: string | null;
  kind: string;
  name: string;
  /** Bytes. */
  size: number;
  /** Hexadecimal. */
  sha256: string;
  created_at: string;
  /** IDs of the parties it's shared with. */
  readers: string[];
  /** IDs of the parties who signed it, if it's a sealed agreement of the viewer. */
  signers: string[];
  /** Newest first: all for the adder and signers, the viewer's own views for others. */
  log: DocumentStep[];
}

/** The other parties that a document can be shared with: those who joined with the right to documents. */
export function possibleReaders({ parties }: Pick<DealBasics, 'parties'>, viewer: Party): Party[] {
  return parties.filter(
    (party) => party.id !== viewer.id && party.user_id !== null && canSeeDocuments(party) && party.joined_at !== null,
  );
}

/** Whether a party has the right to documents and still takes part. */
export function canSeeDocuments({ rights, revoked_at }: Pick<Party, 'rights' | 'revoked_at'>): boolean {
  return revoked_at === null && rights.includes('documents');
}

/** What the viewer can do with a document, as Postgres decides it. */
export function documentAccess(document: DealDocument, deal: Pick<DealBasics, 'state'>, viewer: Party) {
  const own = document.added_by === viewer.id;
  const sealed = document.added_by === null;
  const canShareSealed = sealed && principalSide(viewer) !== null && document.readers.includes(viewer.id);
  return {
    canShare: (own || canShareSealed) && deal.state !== 'fell_through',
    canRemove: own,
    /** Whether the log has everyone's views. */
    seesLog: own || document.signers.includes(viewer.id),
  };
}

/** Who can open a document: 'Only visible to you', 'Visible to you and Ann'. Its adder is named elsewhere. */
export function visibilityText(document: DealDocument, deal: Pick<DealBasics, 'parties'>, viewer: Party): string {
  const readsRelease = (party: Party) =>
    document.kind === 'release' && document.added_by === null && party.revoked_at === null && holdsMoney(party);
  const readers = deal.parties.filter(
    (party) => document.readers.includes(party.id) && (canSeeDocuments(party) || readsRelease(party)),
  );
  const others = readers.filter(({ id }) => id !== viewer.id).map(partyName);
  const seesIt = readers.length > others.length;
  if (others.length === 0 && document.added_by === viewer.id) return 'Only visible to you';
  return `Visible to ${joinWords(seesIt ? ['you', ...others] : others)}`;
}

/** The name of a party of the deal; 'You' for the viewer, null for an unknown one. */
export type NameOf = (partyId: string) => string | null;

/** Parties’ display names in a document’s log. */
export function namesIn(deal: Pick<DealBasics, 'parties'>, viewer: Pick<Party, 'id'>): NameOf {
  return (partyId) => {
    const party = deal.parties.find(({ id }) => id === partyId);
    if (!party) return null;
    return party.id === viewer.id ? 'You' : partyName(party);
  };
}

/** A log entry as text: 'Bob opened it'. */
export function documentStepText({ step, party_id, details }: DocumentStep, nameOf: NameOf): string {
  const who = party_id === null ? null : (nameOf(party_id) ?? 'A former member');
  const other = sharedWith(details, nameOf);
  switch (step) {
    case 'added':
      return who === null ? 'Sealed and added' : `${who} added it`;
    case 'shared':
      return `${who ?? 'Someone'} shared it with ${other}`;
    case 'unshared':
      return `${who ?? 'Someone'} stopped sharing it with ${other}`;
    case 'viewed':
      return `${who ?? 'Someone'} opened it`;
    case 'removed':
      return `${who ?? 'Someone'} removed it`;
    default:
      return 'Changed';
  }
}

function sharedWith(details: unknown, nameOf: NameOf): string {
  const id: unknown = typeof details === 'object' && details ? Reflect.get(details, 'party_id') : null;
  const name = typeof id === 'string' ? nameOf(id) : null;
  return name === null ? 'a former member' : name === 'You' ? 'you' : name;
}

/** Who opened a document last and how many times it was opened, for its owner. */
export function viewsText({ log, added_by }: DealDocument, nameOf: NameOf, now: number): string {
  const views = log.filter(({ step }) => step === 'viewed');
  const [last] = views;
  if (!last) return `Nobody ${added_by === null ? '' : 'else '}has opened it yet.`;
  const count = views.length > 1 ? ` ${pluralize(views.length, 'view')} in all.` : '';
  return `${documentStepText(last, nameOf)} ${formatRelativeDate(last.created_at, now)}.${count}`;
}

/** The beginning and end of a hash, to compare at a glance: '3fa9c1d2…b2e4'. */
export function shortHash(sha256: string): string {
  return `${sha256.slice(0, 8)}…${sha256.slice(-4)}`;
}
