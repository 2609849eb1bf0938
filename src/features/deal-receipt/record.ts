import { textValue, toEntry, type LedgerEntry } from '@/domain/ledger/ledger';

/** A step as stored: canonical JSON and its SHA-256. */
export interface StoredEntry {
  content: string;
  hash: string;
}

/** A name or free text of a step. The step has the SHA-256 of salt and text put together. */
export interface LedgerText {
  seq: number;
  field: string;
  salt: string;
  text: string;
}

/** That a day's root commits to a ledger. */
export interface LedgerProof {
  /** UTC day. */
  day: string;
  /** Hash of the ledger's last step of that day. */
  leaf: string;
  /** From the leaf up: 'left:hash' or 'right:hash', then 'day:2026-11-26'. */
  path: string[];
  root: string;
  /** RFC 3161 token, DER in base64; null if the root hasn't been timestamped. */
  token: string | null;
}

/** The ledger of an offer and its deal, as its readers get it. */
export interface DealRecord {
  offerId: string;
  /** In order. */
  entries: readonly StoredEntry[];
  /** Without those of deleted accounts. */
  texts: readonly LedgerText[];
  /** Null until the first day is over. */
  proof: LedgerProof | null;
}

/** The entries of a record with their texts, in order. */
export function entriesOf({ entries, texts }: DealRecord): LedgerEntry[] {
  return entries.map(({ content }, index) =>
    toEntry(
      content,
      texts.filter(({ seq }) => seq === index + 1),
    ),
  );
}

/** The ID of the deal; null for an offer that never became one. */
export function dealIdOf(record: DealRecord): string | null {
  const opened = entriesOf(record).find(({ kind }) => kind === 'deal.open');
  return opened ? textValue(opened, 'deal') : null;
}
