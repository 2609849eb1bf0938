/** Proofs of funds of demo members: the closer's is verified, the free sign-in's is in review. */
import { createHash } from 'node:crypto';
import { pdfOf } from './document.ts';
import { proofPath } from './ids.ts';

interface DemoProof {
  /** From 1. */
  readonly number: number;
  readonly member: number;
  readonly kind: 'bank_statement' | 'lender_letter';
  /** Whole USD. */
  readonly amount: number;
  /** Days after seeding. */
  readonly validDays: number;
  readonly name: string;
  /** Minutes before seeding. */
  readonly submittedAge: number;
  /** Null while pending. */
  readonly decidedAge: number | null;
  readonly path: string;
  readonly body: Uint8Array;
  readonly sha256: string;
}

type ProofInput = Omit<DemoProof, 'number' | 'path' | 'body' | 'sha256'> & { readonly lines: readonly string[] };

const HOUR = 60;
const DAY = 24 * HOUR;

const PROOFS: readonly ProofInput[] = [
  {
    member: 2,
    kind: 'bank_statement',
    amount: 400_000,
    validDays: 100,
    name: 'Business checking statement.pdf',
    submittedAge: 6 * DAY,
    decidedAge: 5 * DAY + 3 * HOUR,
    lines: ['ACCOUNT STATEMENT', '', 'Account:  business checking, ending in 0000', 'Balance:  $412,618.07'],
  },
  {
    member: 1,
    kind: 'lender_letter',
    amount: 250_000,
    validDays: 60,
    name: 'Preapproval letter.pdf',
    submittedAge: 7 * HOUR,
    decidedAge: null,
    lines: ['PREAPPROVAL LETTER', '', 'Purchase of residential investment property', 'Up to $250,000, 12 months'],
  },
];

/** All demo proofs of funds. */
export const demoProofs: readonly DemoProof[] = PROOFS.map(({ lines, ...proof }, at) => {
  const body = pdfOf([...lines, '', 'Demo document. No such account or loan exists.']);
  const sha256 = createHash('sha256').update(body).digest('hex');
  return { ...proof, number: at + 1, body, sha256, path: proofPath(proof.member, at + 1, sha256) };
});

/** Returns the file at a path in the bucket `proofs-of-funds`; null if the demo has none there. */
export function renderProof(path: string): { body: Uint8Array; contentType: string } | null {
  const found = demoProofs.find((one) => one.path === path);
  return found ? { body: found.body, contentType: 'application/pdf' } : null;
}
