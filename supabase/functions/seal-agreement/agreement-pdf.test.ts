import { deepEqual, equal, ok } from 'node:assert/strict';
import { agreementPdf } from './agreement-pdf.ts';
import { linesOf } from './pages.ts';
import type { Sealable } from './sealable.ts';

/** Every character is one point wide at size 1. */
const font = { widthOfTextAtSize: (text: string, size: number) => text.length * size };

Deno.test('breaks lines at spaces, and words that are longer than a line', () => {
  deepEqual(linesOf('one two three', font, 1, 7), ['one two', 'three']);
  deepEqual(linesOf('a hash: 0123456789', font, 1, 8), ['a hash:', '01234567', '89']);
  deepEqual(linesOf('', font, 1, 8), ['']);
});

const signer = { party_id: 'p', role: 'buyer', name: 'Ağa Łukasz', signed_at: '2026-11-25T22:00:00Z' };
const sealable = (body: string, signedName: string): Sealable => ({
  document: null,
  agreement: {
    id: 'a',
    kind: 'assignment',
    title: 'Assignment',
    state: 'NY',
    body,
    body_sha256: 'ab'.repeat(32),
    prepared_at: '2026-11-25T20:00:00Z',
    signed_at: '2026-11-25T22:00:00Z',
    template_id: 't',
    template_version: 1,
  },
  deal: { id: 'd', address: '12 Oak St' },
  signers: [{ ...signer, signed_name: signedName }],
  ledger: { id: 'l', seq: 1, hash: 'cd'.repeat(32), recorded_at: '2026-11-25T22:00:00Z' },
});

Deno.test('puts the certificate on a page of its own, after as many as the text takes', async () => {
  const now = new Date('2026-11-25T22:01:00Z');
  equal((await agreementPdf(sealable('Short.', 'Ωmega'), 'Example', now)).getPageCount(), 2);
  const long = '## Heading\n\n- Item\n\nWords and words. '.repeat(100);
  ok((await agreementPdf(sealable(long, 'Житомир'), 'Example', now)).getPageCount() > 4);
});

Deno.test('takes characters that its fonts don’t have', async () => {
  const pdf = await agreementPdf(sealable('王 🏡', '王小明'), 'Example', new Date('2026-11-25T22:01:00Z'));
  ok((await pdf.save()).length > 1000);
});
