/* Agreements of a deal: what they're called, and what the viewer can do with each. */
import { isKeyOf } from '@/domain/ledger/vocabulary';
import { principalSide, type DealBasics, type Party } from '@/domain/deal/deal';
import type { TermsDraft } from '@/shared/deals/terms-draft';

/** Kinds of agreements. Must match `agreements.kind`. */
export const agreementKinds = {
  assignment: 'Assignment',
  jv: 'JV agreement',
  amendment: 'Amendment',
  release: 'Release of earnest money',
} as const;
export type AgreementKind = keyof typeof agreementKinds;

/** The kinds that are prepared under Agreements. Amendments and releases have a place and a form of their own. */
export type PreparedKind = Exclude<AgreementKind, 'amendment' | 'release'>;

/** A kind's label; a newer kind's is 'Agreement'. */
export function agreementKindLabel(kind: string): string {
  return isKeyOf(agreementKinds, kind) ? agreementKinds[kind] : 'Agreement';
}

export const agreementStatuses = {
  awaiting_signatures: 'Awaiting signatures',
  signed: 'Signed',
  declined: 'Declined',
  countered: 'Countered',
  withdrawn: 'Withdrawn',
} as const;
export type AgreementStatus = keyof typeof agreementStatuses;

/** Who has to sign, and whether they have. */
export interface Signature {
  party_id: string;
  role: string;
  /** As the text has it; null once the account was deleted. */
  name: string | null;
  signed_name: string | null;
  signed_at: string | null;
  /** Whether they confirmed that they sign with a name other than their account's. */
  other_name: boolean;
  /** The company they sign for, as the text has it; null for themselves. */
  company: string | null;
  company_state: string | null;
  capacity: string | null;
}

export interface Agreement {
  id: string;
  kind: string;
  title: string;
  /** Two-letter code. */
  state: string;
  /** Null once a party deleted their account, unless everyone had signed. */
  body: string | null;
  body_sha256: string;
  status: AgreementStatus;
  /** The party who prepared it. */
  prepared_by: string;
  created_at: string;
  ended_at: string | null;
  /** Of the template; null if the viewer can't read it anymore. */
  version: number | null;
  /** In the order of the text. */
  signatures: Signature[];
  /** The sealed PDF; null until it's made. */
  document: { id: string; name: string } | null;
  /** The version of the deal's terms that it was prepared on. */
  deal_version: number;
  /** What an amendment changes, by term; null for other kinds. */
  changes: Partial<TermsDraft> | null;
}

/** What the viewer can do with an agreement, as Postgres decides it. */
export function agreementAccess(
  agreement: Agreement,
  deal: Pick<DealBasics, 'state'>,
  viewer: Pick<Party, 'id' | 'role'>,
) {
  const waits =
    agreement.status === 'awaiting_signatures' &&
    deal.state === (agreement.kind === 'release' ? 'fell_through' : 'open');
  const own = agreement.signatures.find(({ party_id }) => party_id === viewer.id);
  return {
    canSign: waits && own !== undefined && own.signed_at === null,
    canDecline: waits && own !== undefined,
    canWithdraw: waits && agreement.prepared_by === viewer.id,
    canCounter:
      waits &&
      (agreement.kind === 'amendment' || agreement.kind === 'release') &&
      principalSide(viewer) !== null &&
      agreement.prepared_by !== viewer.id,
  };
}

/** Whether an agreement was signed on terms that an amendment has changed since, so that a new one is needed. */
export function isOutdated(
  { kind, status, deal_version }: Pick<Agreement, 'kind' | 'status' | 'deal_version'>,
  deal: Pick<DealBasics, 'state' | 'version'>,
): boolean {
  return status === 'signed' && kind !== 'amendment' && deal.state === 'open' && deal_version < deal.version;
}

/** Whether a signed agreement still has no sealed PDF. */
export function lacksPdf({ status, document }: Pick<Agreement, 'status' | 'document'>): boolean {
  return status === 'signed' && document === null;
}

/** The kinds that the viewer can prepare: for buyer and seller of an open deal, one of each kind at a time. */
export function kindsToPrepare(
  deal: Pick<DealBasics, 'state' | 'double_close'>,
  viewer: Pick<Party, 'role'>,
  agreements: readonly Pick<Agreement, 'kind' | 'status'>[],
): PreparedKind[] {
  if (deal.state !== 'open' || principalSide(viewer) === null) return [];
  return (['assignment', 'jv'] as const).filter(
    (kind) =>
      !agreements.some((other) => other.kind === kind && other.status === 'awaiting_signatures') &&
      // In a double close, nothing is assigned.
      !(kind === 'assignment' && deal.double_close?.part === 'resale'),
  );
}

/** A signer’s display name: 'You', the name in the text, or 'A former member'. */
export function signerName({ party_id, name }: Pick<Signature, 'party_id' | 'name'>, viewerId: string): string {
  return party_id === viewerId ? 'You' : (name ?? 'A former member');
}

/** What an agreement that can't be signed anymore says to its reader; null while it can. */
export function endedText({ status }: Pick<Agreement, 'status'>): string | null {
  const texts: Readonly<Record<AgreementStatus, string | null>> = {
    awaiting_signatures: null,
    signed: 'Everyone has signed this agreement.',
    declined: 'This agreement was declined. It isn’t in force.',
    countered: 'The other side proposed something else. This isn’t in force.',
    withdrawn: 'This agreement was withdrawn. It isn’t in force.',
  };
  return texts[status];
}

/** The sentence that signers agree to. */
export const consentSentence = 'I agree to sign electronically. My typed name is my signature.';

/** A part of an agreement's text. */
export type TextBlock =
  | { kind: 'heading'; text: string }
  | { kind: 'paragraph'; text: string }
  | { kind: 'list'; items: string[] };

/**
 * Reads the text of an agreement or template: `## ` before headings, `- ` before list items, and an empty line between
 * paragraphs. The sealed PDF reads it the same way.
 */
export function readAgreement(body: string): TextBlock[] {
  return body
    .split(/\n\s*\n/)
    .map((block) => block.trim())
    .filter((block) => block !== '')
    .map((block) => {
      const lines = block.split('\n');
      if (lines.every((line) => line.startsWith('- ')))
        return { kind: 'list', items: lines.map((line) => line.slice(2)) };
      return block.startsWith('## ')
        ? { kind: 'heading', text: block.slice(3) }
        : { kind: 'paragraph', text: lines.join(' ') };
    });
}
