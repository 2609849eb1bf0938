/* Reads entries of the ledger. No dependencies: the edge function that sends mail loads this, too. */

/** A step of an offer or a deal, as the ledger has it. */
export interface LedgerEntry {
  seq: number;
  /** ISO time. */
  at: string;
  /** 'buyer', 'seller', 'system', or 'party:' and the party's ID. */
  actor: string;
  kind: string;
  data: Readonly<Record<string, unknown>>;
  /** Names and free text by field; without those of deleted accounts. */
  texts: Readonly<Record<string, string>>;
}

/** An entry from its canonical JSON and the texts that belong to it. */
export function toEntry(content: string, texts: readonly { field: string; text: string }[]): LedgerEntry {
  const entry = JSON.parse(content) as Omit<LedgerEntry, 'texts'>;
  return { ...entry, texts: Object.fromEntries(texts.map(({ field, text }) => [field, text])) };
}

/** A text in an entry's data; '' if it has none. */
export function textValue({ data }: Pick<LedgerEntry, 'data'>, field: string): string {
  const value = data[field];
  return typeof value === 'string' ? value : '';
}

/** A number in an entry's data; null if it has none. */
export function numberValue({ data }: Pick<LedgerEntry, 'data'>, field: string): number | null {
  const value = data[field];
  return typeof value === 'number' ? value : null;
}

/** A number in the terms that an entry brought, such as the price; null if it brought none. */
export function termValue({ data }: Pick<LedgerEntry, 'data'>, field: string): number | null {
  const terms = data['terms'];
  const value: unknown = typeof terms === 'object' && terms !== null ? Reflect.get(terms, field) : null;
  return typeof value === 'number' ? value : null;
}

/** A name or free text of an entry: '' if it never had one, null if it was deleted with its author's account. */
export function freeText({ data, texts }: Pick<LedgerEntry, 'data' | 'texts'>, field: string): string | null {
  return texts[field] ?? (data[`${field}_sha256`] === undefined ? '' : null);
}

/** What authors write into, besides names and the listing. */
const notes = ['message', 'reason', 'note'];

/** What the author of an entry wrote with it: '' for nothing, null if it was deleted with their account. */
export function noteOf(entry: LedgerEntry): string | null {
  const field = notes.find((name) => freeText(entry, name) !== '');
  return field === undefined ? '' : freeText(entry, field);
}
