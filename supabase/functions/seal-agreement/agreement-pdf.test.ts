import { equal, ok } from 'node:assert/strict';
import { PDF } from 'npm:@libpdf/core@0.4.2';
import { missingLettersNote } from '../../../src/domain/documents/pdf-text.ts';
import { agreementPdf } from './agreement-pdf.ts';
import { isComplete, type Sealable } from './sealable.ts';

const signer = {
  party_id: 'p',
  role: 'buyer',
  name: 'Ağa Łukasz',
  signed_at: '2026-11-25T22:00:00Z',
  other_name: true,
  company: 'Oak Street LLC',
  company_state: 'TN',
  capacity: 'Managing member',
  email: 'aga@example.com',
  signed_from: '203.0.113.7',
};
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

Deno.test('shows names as they are, and characters that its fonts don’t have by their number', async () => {
  const textOf = async (body: string, name: string) => {
    const pdf = await agreementPdf(sealable(body, name), 'Example', new Date('2026-11-25T22:01:00Z'));
    const saved = await PDF.load(await pdf.save({ subsetFonts: true }));
    return saved
      .extractText()
      .map(({ text }) => text)
      .join('\n');
  };
  const plain = await textOf('Ελλάς', 'Łukasz Żak');
  for (const part of [
    'For Oak Street LLC (organized in TN) as Managing member',
    'Email: aga@example.com',
    'Signed 2026-11-25 22:00:00 UTC from 203.0.113.7',
  ])
    ok(plain.includes(part), part);
  for (const part of ['Ελλάς', 'Łukasz Żak', 'Ağa Łukasz', 'The typed name isn’t the name of the account.'])
    ok(plain.includes(part), part);
  ok(!plain.includes(missingLettersNote));
  const marked = await textOf('王 🏡', '王小明');
  for (const part of ['[U+738B] [U+1F3E1]', '[U+738B][U+5C0F][U+660E]', missingLettersNote])
    ok(marked.includes(part), part);
});

Deno.test('refuses agreements without everyone’s name and signature', () => {
  const { agreement, signers } = sealable('Between Oak Street LLC, acting through Ağa Łukasz, and Jo.', 'Aga');
  const jo = { ...signer, party_id: 'q', name: 'Jo', signed_name: 'Jo', company: null };
  const isSealed = (change: Record<string, unknown>) =>
    isComplete({ agreement, signers: [...signers, Object.assign({}, jo, change)] });
  ok(isSealed({}));
  for (const value of [null, '', '\u200b', '\u200d\u200d\u200d', '\u3164\u3164', '\u2800'])
    for (const field of ['name', 'signed_name']) ok(!isSealed({ [field]: value }), JSON.stringify([field, value]));
  ok(!isSealed({ name: 'Joe' }));
  ok(!isSealed({ company: 'Elm LP' }));
  ok(!isSealed({ signed_at: null }));
  ok(!isComplete({ agreement, signers }));
});
