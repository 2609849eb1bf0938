import { z } from 'zod';

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
  /** From the leaf up: 'left:hash' or 'right:hash'. */
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

const stepSchema = z.object({
  /** 'buyer', 'seller', 'system', or 'party:' and the party's ID. */
  actor: z.string(),
  at: z.string(),
  kind: z.string(),
  seq: z.number(),
  data: z.record(z.string(), z.unknown()),
});

/** A step of the ledger. */
export type Step = z.infer<typeof stepSchema>;

/** The steps of a record, in order. */
export function stepsOf({ entries }: DealRecord): Step[] {
  return entries.map(({ content }) => stepSchema.parse(JSON.parse(content)));
}

/** A step's value as text; null if it has none. */
export function textValue({ data }: Step, field: string): string | null {
  const value = data[field];
  return typeof value === 'string' ? value : null;
}

/** A step's value as a number; null if it has none. */
export function numberValue({ data }: Step, field: string): number | null {
  const value = data[field];
  return typeof value === 'number' ? value : null;
}

/**
 * The name or free text of a step: '' if it never had one, null if it was deleted with its author's account.
 */
export function freeText(record: DealRecord, step: Step, field: string): string | null {
  if (step.data[`${field}_sha256`] === undefined) return '';
  return record.texts.find((one) => one.seq === step.seq && one.field === field)?.text ?? null;
}

/** The ID of the deal; null for an offer that never became one. */
export function dealIdOf(record: DealRecord): string | null {
  const opened = stepsOf(record).find(({ kind }) => kind === 'deal.open');
  return opened ? textValue(opened, 'deal') : null;
}
