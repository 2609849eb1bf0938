import { describe, expect, it } from 'vitest';
import { pdfTexts } from '../../../tests/pdf-text';
import { momentText } from './moments';
import { outcomeText, splitRows } from './outcome';
import { actorName, partiesOf, partyName } from './parties';
import { receiptJson } from './receipt-json';
import { receiptParts, receiptPdf } from './receipt-pdf';
import { entriesOf, type DealRecord, type LedgerText } from './record';
import { movedDeadlines, termsOf, termsText } from './terms';
import { timelineOf, timeZoneOf } from './timeline';

const offerId = 'aaaaaaaa-0000-4000-8000-000000000001';
const terms = {
  version: 1,
  price: 95_000,
  seller_credit: 0,
  earnest_money: 3000,
  earnest_due_hours: 48,
  earnest_due_days: null,
  second_deposit: 0,
  second_deposit_days: null,
  earnest_refund_days: null,
  earnest_holder: null,
  extension_fee: 0,
  closing_on: '2026-12-24',
  financing: 'Cash',
  inspection_days: 7,
  contingencies: ['title', 'unknown_one'],
  jv_share_pct: 50,
  time_zone: 'America/Chicago',
  expires_at: '2026-11-28T00:00:00.000Z',
};
const made = {
  kind: 'offer.make',
  actor: 'buyer',
  data: {
    state: 'open',
    terms,
    message_sha256: 'x',
    buyer_name_sha256: 'x',
    title_sha256: 'x',
    address_sha256: 'x',
  },
};
const opened = {
  kind: 'deal.open',
  actor: 'system',
  data: { deal: 'dddddddd-0000-4000-8000-000000000001', version: 1, parties: { buyer: 'b', seller: 's' } },
};
const names: LedgerText[] = [
  { seq: 1, field: 'title', salt: '00', text: 'Brick ranch' },
  { seq: 1, field: 'address', salt: '01', text: '12 Oak St, Memphis, TN 38103' },
  { seq: 1, field: 'buyer_name', salt: '02', text: 'Ann Lee' },
  { seq: 1, field: 'message', salt: '03', text: 'As is.' },
];

interface TestStep {
  kind: string;
  actor: string;
  data?: Record<string, unknown>;
}

function recordOf(steps: TestStep[], fields: Partial<DealRecord> = {}): DealRecord {
  const entries = steps.map(({ kind, actor, data = {} }, index) => ({
    content: JSON.stringify({ actor, at: '2026-11-24T22:30:00.000Z', data, kind, seq: index + 1 }),
    hash: String(index + 1).repeat(64),
  }));
  return { offerId, entries, texts: names, proof: null, ...fields };
}

/** The sentence of one step after an offer and its deal. */
function sentenceOf(step: TestStep): string | undefined {
  return timelineOf(recordOf([made, opened, step])).at(-1)?.sentence;
}

describe('timelineOf', () => {
  it('says who did what, when, with what they wrote', () => {
    expect(timelineOf(recordOf([made]))[0]).toEqual({
      seq: 1,
      at: momentText('2026-11-24T22:30:00.000Z', 'America/Chicago'),
      sentence: 'Ann Lee (buyer) made an offer of $95,000 (version 1).',
      note: 'As is.',
    });
    expect(timelineOf(recordOf([made], { texts: [] }))[0]).toMatchObject({
      sentence: 'The buyer made an offer of $95,000 (version 1).',
      note: null,
    });
  });

  it.each([
    ['offer.accept', 'seller', { version: 2 }, 'The seller accepted the offer (version 2).'],
    ['split.approved', 'party:gone', { version: 2 }, 'A party approved split 2.'],
    ['document.add', 'buyer', { sha256: 'ab12' }, 'Ann Lee (buyer) added a document (SHA-256 ab12).'],
    ['document.glue', 'buyer', {}, 'Ann Lee (buyer) recorded: document glue.'],
  ])('puts %s by %s into words', (kind, actor, data, sentence) => {
    expect(sentenceOf({ kind, actor, data })).toBe(sentence);
  });

  it('names whom a party invited, and deadlines in the deal’s time zone', () => {
    const invite = {
      kind: 'party.invite',
      actor: 'buyer',
      data: { party: 'p', role: 'jv_partner', rights: ['terms', 'documents'], name_sha256: 'x' },
    };
    const texts = [...names, { seq: 3, field: 'name', salt: '05', text: 'Pat Poe' }];
    expect(timelineOf(recordOf([made, opened, invite], { texts })).at(-1)?.sentence).toBe(
      'Ann Lee (buyer) invited Pat Poe (JV partner): see the price and terms, see shared documents.',
    );
    const due = { milestone: 'inspection', due_at: '2026-12-02T06:00:00.000Z' };
    expect(sentenceOf({ kind: 'extension.agreed', actor: 'seller', data: due })).toMatch(
      /agreed to the new deadline for the inspection: end of Dec 1, 2026 CST\.$/,
    );
    expect(timeZoneOf(recordOf([opened]))).toBe('UTC');
    expect(momentText('never', 'UTC')).toBe('');
  });
});

it('partyName and actorName tell deleted names from missing ones', () => {
  const [buyer, seller] = partiesOf(recordOf([made], { texts: [] }));
  expect([buyer, seller].map((party) => party && partyName(party))).toEqual(['Name deleted', 'Not stated']);
  expect(actorName([], 'party:gone')).toBe('A party');
});

it('termsText states every term in one line', () => {
  expect(termsText(terms)).toBe(
    'Price: $95,000. Seller credit: None. Earnest money: $3,000 within 48 hours. ' +
      'Second deposit: None. Deposit refundable: As the contingencies say. Deposit held by: Not agreed. ' +
      'Financing: Cash. ' +
      'Inspection: 7 days. Contingencies: Clear title, unknown_one. Closing by: Dec 24, 2026. ' +
      'Seller’s profit share: 50%.',
  );
  const bare = { ...terms, earnest_money: 0, inspection_days: 0, contingencies: [], jv_share_pct: 0 };
  expect(termsText(bare)).toContain(
    'Deposit held by: Not agreed. Financing: Cash. Inspection: Waived. Contingencies: None.',
  );
  expect(termsOf({ data: {} })).toBeNull();
});

it('lists deadlines that moved, with the ones agreed first', () => {
  const milestones = [
    { kind: 'inspection', due_at: '2026-12-02T06:00:00.000Z' },
    { kind: 'closing', due_at: '2026-12-29T06:00:00.000Z' },
  ];
  const moved = (due_at: string) => ({
    kind: 'extension.agreed',
    actor: 'buyer',
    data: { milestone: 'closing', due_at },
  });
  const steps = [
    { kind: 'deal.open', actor: 'system', data: { milestones } },
    moved('2027-01-02T06:00:00.000Z'),
    moved('2027-01-05T06:00:00.000Z'),
  ];
  expect(movedDeadlines(entriesOf(recordOf(steps)), 'America/Chicago')).toEqual([
    'Closing: end of Jan 4, 2027 CST (agreed first: end of Dec 28, 2026 CST)',
  ]);
});

describe('outcome', () => {
  const closed = { kind: 'deal.close', actor: 'system', data: { price_usd: 95_000, closed_on: '2026-12-23' } };

  it.each([
    [[made], 'Not accepted yet.'],
    [[made, opened], 'Under contract. Not closed yet.'],
    [[made, opened, closed], 'Closed at $95,000 on Dec 23, 2026, as both sides confirmed.'],
    [[made, { kind: 'offer.decline', actor: 'seller' }], 'The seller declined the offer.'],
  ])('outcomeText of %# steps', (steps, outcome) => {
    expect(outcomeText(recordOf(steps))).toBe(outcome);
  });

  it('splitRows lists the agreed split with names', () => {
    const shares = [
      { party: 's', share_bps: 3333, amount_cents: 33_330 },
      { party: 'b', share_bps: 6667, amount_cents: 66_670 },
      { party: 'unknown', share_bps: 0, amount_cents: 0 },
    ];
    const propose = {
      kind: 'split.propose',
      actor: 'buyer',
      data: { split: 'x', version: 1, lines: { profit: { amount_cents: 100_000, shares } } },
    };
    expect(splitRows(recordOf([made, opened, propose]))).toEqual([]);
    const agreed = recordOf([made, opened, propose, { kind: 'split.agree', actor: 'system', data: { split: 'x' } }]);
    expect(splitRows(agreed)).toEqual([
      ['Profit', 'Total', '', '$1,000'],
      ['', 'Not stated (Seller)', '33.33%', '$333.30'],
      ['', 'Ann Lee (Buyer)', '66.67%', '$666.70'],
      ['', 'Not stated', '0.00%', '$0'],
    ]);
    expect(receiptParts(agreed).map(({ title }) => title)).toContain('Agreed split');
  });
});

describe('files', () => {
  const proof = {
    day: '2026-11-24',
    leaf: '1'.repeat(64),
    path: [`left:${'2'.repeat(64)}`, 'day:2026-11-24'],
    root: '3',
    token: null,
  };

  it('puts each entry on a line of its own, exactly as it was hashed', async () => {
    const record = recordOf([made, opened], { proof });
    const lines = (await receiptJson(record)).split('\n');
    for (const { content } of record.entries) expect(lines).toContain(content);
    expect(JSON.parse(await receiptJson(record))).toMatchObject({ path: proof.path, token: null });
    expect(JSON.parse(await receiptJson(recordOf([])))).toMatchObject({
      entries: [],
      head: null,
      path: [],
      root: null,
    });
  });

  it('orders texts by step and field, and has the hash of the last entry', async () => {
    const text = (seq: number, field: string) => ({ field, salt: '00', seq, text: field });
    const texts = [text(2, 'note'), text(1, 'title'), text(1, 'address')];
    expect(JSON.parse(await receiptJson(recordOf([made, opened], { texts })))).toMatchObject({
      texts: [text(1, 'address'), text(1, 'title'), text(2, 'note')],
      head: '2'.repeat(64),
    });
  });

  it('renders a PDF with parties, terms, timeline, hashes, and how to verify', async () => {
    const texts = (await pdfTexts(await receiptPdf(recordOf([made, opened], { proof })))).join(' ');
    for (const part of [
      'Deal receipt',
      'Brick ranch',
      '12 Oak St',
      'Ann Lee',
      'Price: $95,000',
      '1'.repeat(64),
      'sha256sum',
    ])
      expect(texts).toContain(part);
    const verify = (fields: Partial<DealRecord>) => receiptParts(recordOf([made], fields)).at(-1)?.text;
    expect(verify({ proof: null })).toContain('Download the receipt again then.');
    expect(verify({ proof })).toContain('It hasn’t been timestamped.');
    expect(verify({ proof: { ...proof, token: 'AAAA' } })).toContain('openssl ts -verify');
  });
});
