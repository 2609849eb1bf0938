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
}
