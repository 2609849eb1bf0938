import { cleanLine } from '../../../src/kit/formatting/plain-line.ts';

/** What public.agreement_to_seal returns. Times are ISO 8601. */
export interface Sealable {
  /** The sealed document; null until there is one. */
  document: unknown;
  agreement: {
    id: string;
    kind: string;
    title: string;
    /** Two-letter code. */
    state: string;
    body: string;
    body_sha256: string;
    prepared_at: string;
    signed_at: string;
    template_id: string;
    template_version: number;
  };
  deal: { id: string; address: string };
  signers: Signer[];
  /** The latest entry of the deal's ledger. */
  ledger: { id: string; seq: number; hash: string; recorded_at: string };
}

export interface Signer {
  party_id: string;
  role: string;
  /** The account's name. */
  name: string;
  /** As they typed it. */
  signed_name: string;
  signed_at: string;
  /** Whether they confirmed that the typed name isn't their account's. */
  other_name: boolean;
  /** The company they sign for, with the two-letter code of its state; null for themselves. */
  company: string | null;
  company_state: string | null;
  capacity: string | null;
  /** The account's verified address when they signed; null for what was signed before it was recorded. */
  email: string | null;
  /** IP address; null as `email`, and if the request had none. */
  signed_from: string | null;
}

/**
 * Whether the text names every signer and the companies they sign for, and all have signed with a name that can be
 * seen.
 */
export function isComplete({ agreement, signers }: Pick<Sealable, 'agreement' | 'signers'>): boolean {
  return (
    signers.length > 1 &&
    signers.every(
      ({ name, signed_name, signed_at, company }: Partial<Record<keyof Signer, unknown>>) =>
        isName(name) &&
        agreement.body.includes(name) &&
        (company === null || (isName(company) && agreement.body.includes(company))) &&
        isName(signed_name) &&
        typeof signed_at === 'string',
    )
  );
}

const isName = (text: unknown): text is string => typeof text === 'string' && cleanLine(text) !== '';
