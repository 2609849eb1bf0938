import { describe, expect, it } from 'vitest';
import { agreementAccess, kindsToPrepare, lacksPdf, type Agreement, readAgreement } from './agreements';
import { assignmentSchema, emptyPreparation, jvSchema, signatureDraft, signatureSchema } from './agreement-schema';

const signature = (party: string, signedAt: string | null = null) => ({
  party_id: party,
  role: 'buyer',
  name: 'Ann',
  signed_name: null,
  other_name: false,
  company: null,
  company_state: null,
  capacity: null,
  signed_at: signedAt,
});
const agreement = (change: Partial<Agreement> = {}): Agreement => ({
  id: 'a',
  kind: 'assignment',
  title: 'Assignment',
  state: 'TX',
  body: 'Text',
  body_sha256: 'ab',
  status: 'awaiting_signatures',
  prepared_by: 'cal',
  created_at: '',
  ended_at: null,
  version: 1,
  signatures: [signature('cal', '2026-01-01'), signature('me')],
  document: null,
  deal_version: 1,
  changes: null,
  ...change,
});
const open = { state: 'open', double_close: null } as const;

describe('what the viewer can do', () => {
  it.each([
    ['who has to sign', 'me', agreement(), open, [true, true, false, false]],
    ['who has signed and prepared it', 'cal', agreement(), open, [false, true, true, false]],
    ['who doesn’t sign', 'jo', agreement(), open, [false, false, false, false]],
    ['once the deal closed', 'cal', agreement(), { state: 'closed' } as const, [false, false, false, false]],
    ['the other side of an amendment', 'me', agreement({ kind: 'amendment' }), open, [true, true, false, true]],
  ])('%s', (_, id, each, deal, [canSign, canDecline, canWithdraw, canCounter]) => {
    const access = { canSign, canDecline, canWithdraw, canCounter };
    expect(agreementAccess(each, deal, { id, role: 'buyer' })).toEqual(access);
  });

  it('prepares one of each kind at a time, as buyer or seller of an open deal', () => {
    const buyer = { role: 'buyer' };
    expect(kindsToPrepare(open, buyer, [])).toEqual(['assignment', 'jv']);
    expect(kindsToPrepare(open, buyer, [agreement()])).toEqual(['jv']);
    expect(kindsToPrepare(open, buyer, [agreement({ status: 'signed' })])).toEqual(['assignment', 'jv']);
    expect(kindsToPrepare({ ...open, state: 'closed' }, buyer, [])).toEqual([]);
    expect(kindsToPrepare(open, { role: 'jv_partner' }, [])).toEqual([]);
    expect(kindsToPrepare({ ...open, double_close: { part: 'resale', other: null } }, buyer, [])).toEqual(['jv']);
  });
});

it('lacks a PDF once it’s signed, until it’s sealed', () => {
  expect(lacksPdf(agreement())).toBe(false);
  expect(lacksPdf(agreement({ status: 'signed' }))).toBe(true);
  expect(lacksPdf(agreement({ status: 'signed', document: { id: 'd', name: 'A.pdf' } }))).toBe(false);
});

it('reads headings, paragraphs, and lists', () => {
  const body = 'This is\nmade by {{a}}.\n\n## 1. Terms\n\n- one - two\n- three\n\n\n- not a list\nbut text\n';
  expect(readAgreement(body)).toEqual([
    { kind: 'paragraph', text: 'This is made by {{a}}.' },
    { kind: 'heading', text: '1. Terms' },
    { kind: 'list', items: ['one - two', 'three'] },
    { kind: 'paragraph', text: '- not a list but text' },
  ]);
});

const problems = (result: { error?: { issues: { path: PropertyKey[]; message: string }[] } }) =>
  result.error?.issues.map(({ path, message }) => `${String(path[0])}: ${message}`);
const now = new Date(2026, 10, 24);

describe('the inputs of an assignment', () => {
  const draft = { ...emptyPreparation, originalSeller: ' Olga Owner ', contractDate: '2026-11-24', fee: 15_000 };

  it('become those of preview_agreement', () => {
    expect(assignmentSchema(now).parse(draft)).toEqual({
      original_seller: 'Olga Owner',
      original_contract_date: '2026-11-24',
      assignment_fee_usd: 15_000,
    });
  });

  it.each([
    [{ contractDate: '' }, 'contractDate: Enter the date of the original contract'],
    [{ contractDate: '2026-11-25' }, 'contractDate: Choose today or an earlier date'],
    [{ fee: null }, 'fee: Enter the assignment fee; 0 for none'],
  ])('refuses %o', (change, problem) => {
    expect(problems(assignmentSchema(now).safeParse({ ...draft, ...change }))).toContain(problem);
  });
});

describe('the inputs of a JV agreement', () => {
  const draft = { ...emptyPreparation, contributions: 'Ann: $20,000\nBob: work', endsOn: '2026-11-25' };

  it('become those of preview_agreement', () => {
    expect(jvSchema(now).parse(draft)).toEqual({ contributions: draft.contributions, ends_on: '2026-11-25' });
  });

  it('refuses an end that isn’t in the future', () => {
    const result = jvSchema(now).safeParse({ ...draft, endsOn: '2026-11-24' });
    expect(problems(result)).toContain('endsOn: Choose a date in the future');
  });
});

it('a signature needs a name and the consent, which no stored draft has', () => {
  expect(problems(signatureSchema.safeParse({ name: 'A ', consent: false, confirmed: false }))).toEqual([
    'name: Type your full name',
    'consent: Check the box to sign',
  ]);
  for (const name of ['\u200d\u200d\u200d', '\u3164\u3164', '\u00ad\u00ad'])
    expect(problems(signatureSchema.safeParse({ name, consent: true, confirmed: true }))).toEqual([
      'name: Type your full name',
    ]);
  const sent = { name: 'Ann Lee', consent: true, confirmed: true };
  expect(signatureSchema.parse({ ...sent, name: ' Ann\u200b Lee ' })).toEqual(sent);
  expect(signatureDraft.parse(sent)).toEqual({ name: 'Ann Lee', consent: false, confirmed: false });
});
