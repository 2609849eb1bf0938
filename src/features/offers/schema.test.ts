import { describe, expect, it } from 'vitest';
import { draftFragment } from '@/domain/site/draft-links';
import {
  draftOfTerms,
  emptyOffer,
  expiryOf,
  linkedOffer,
  offerSchema,
  partialTerms,
  type OfferContext,
  type OfferDraft,
} from './schema';

const now = () => Date.parse('2026-11-25T12:00:30Z');
const context: OfferContext = { now, requiredShare: 0, sealedUntil: null };
const filled: OfferDraft = {
  ...emptyOffer('America/Chicago'),
  price: 212_000,
  seller_credit: 0,
  earnest_money: 3000,
  closing_on: '2026-12-18',
  financing: 'Cash',
};
const custom = (expiryDate: string, expiryTime: string, change: Partial<OfferDraft> = {}): OfferDraft => ({
  ...filled,
  expiry: 'custom',
  expiryDate,
  expiryTime,
  ...change,
});

const problems = (change: Partial<OfferDraft>, where: Partial<OfferContext> = {}) => {
  const result = offerSchema({ ...context, ...where }).safeParse({ ...filled, ...change });
  return result.success ? {} : Object.fromEntries(result.error.issues.map(({ path, message }) => [path[0], message]));
};

describe('offerSchema', () => {
  it('sends terms as the database stores them', () => {
    expect(offerSchema(context).parse({ ...filled, contingencies: ['title'], message: ' Hello ' })).toEqual({
      terms: {
        price: 212_000,
        seller_credit: 0,
        earnest_money: 3000,
        earnest_due_hours: 48,
        earnest_due_days: null,
        second_deposit: 0,
        second_deposit_days: null,
        earnest_refund_days: null,
        earnest_holder: null,
        extension_fee: 0,
        closing_on: '2026-12-18',
        financing: 'Cash',
        inspection_days: 7,
        contingencies: ['title'],
        jv_share_pct: 0,
        time_zone: 'America/Chicago',
        expires_at: '2026-11-27T12:01:00.000Z',
      },
      message: 'Hello',
      company: null,
    });
  });

  it('says which company a new offer is for, one from before or another', () => {
    const oak = { company: 'Oak LLC', company_state: 'TN', capacity: 'Manager' };
    const companyOf = (change: Partial<OfferDraft>) =>
      offerSchema({ ...context, companies: [oak] }).parse({ ...filled, ...change }).company;
    expect(companyOf({})).toBeNull();
    expect(companyOf({ who: 'Oak LLC (Tennessee), Manager' })).toEqual(oak);
    expect(companyOf({ ...oak, who: 'other', company: ' Elm  LLC' })).toEqual({ ...oak, company: 'Elm LLC' });
    expect(problems({ who: 'other', company: 'O' }, { companies: [] })).toEqual({
      company: 'Enter the company’s legal name',
      company_state: 'Choose the state it’s organized in',
      capacity: 'Enter your role in the company',
    });
    expect(problems({ who: 'Elm LLC (Tennessee), Manager' }, { companies: [oak] })).toEqual({
      who: 'Choose who you act for',
    });
  });

  it('asks for what is missing', () => {
    expect(
      problems({
        ...emptyOffer('America/Chicago'),
        earnest_due_hours: null,
        earnest_due_days: null,
        second_deposit: 0,
        second_deposit_days: null,
        earnest_refund_days: null,
        earnest_holder: null,
        extension_fee: 0,
        inspection_days: null,
        jv_share_pct: null,
      }),
    ).toEqual({
      price: 'Enter a price',
      earnest_money: 'Enter an amount, or 0 for none',
      closing_on: 'Choose a date',
      financing: 'Choose how the buyer pays',
      inspection_days: 'Enter a number of days, or 0 to waive it',
      jv_share_pct: 'Enter a percentage, or 0 for none',
    });
  });

  it('takes hours or business days for the earnest money', () => {
    const days = { earnest_due_hours: null, earnest_due_days: 3 };
    expect(offerSchema(context).parse({ ...filled, ...days }).terms).toMatchObject(days);
    expect(problems({ earnest_due_hours: null })).toMatchObject({ earnest_due_hours: 'Enter a number of hours' });
  });

  it.each<[Partial<OfferDraft>, string, string]>([
    [{ price: 0 }, 'price', 'Must be $1 or more.'],
    [{ seller_credit: 1_000_000 }, 'seller_credit', 'The credit can’t be more than the price'],
    [{ price: 'lots' }, 'price', 'Enter a number, like 212,000.'],
    [{ earnest_money: 212_001 }, 'earnest_money', 'Earnest money can’t be more than the price'],
    [
      { second_deposit: 209_001, second_deposit_days: 20 },
      'second_deposit',
      'Both deposits can’t be more than the price',
    ],
    [{ second_deposit: 5000 }, 'second_deposit_days', 'Enter a number of days'],
    [
      { earnest_money: 0, second_deposit: 5000, second_deposit_days: 20 },
      'second_deposit',
      'Enter earnest money, too: this is in addition',
    ],
    [{ earnest_due_hours: null, earnest_due_days: 31 }, 'earnest_due_days', 'Must be 30 or less.'],
    [{ earnest_due_days: 3 }, 'earnest_due_days', 'Choose hours or business days'],
    [{ earnest_holder: 'buyer' }, 'earnest_holder', 'Invalid option: expected one of "title"|"attorney"|"seller"'],
    [{ jv_share_pct: 101 }, 'jv_share_pct', 'Must be 100% or less.'],
    [{ message: 'x'.repeat(2001) }, 'message', 'At most 2,000 characters'],
    [{ closing_on: '2026-11-26' }, 'closing_on', 'Choose a date on or after the offer expires'],
    [{ closing_on: '2028-11-25' }, 'closing_on', 'Choose a date within two years'],
    [custom('', ''), 'expiryDate', 'Choose a date'],
    [
      custom('2026-11-26', '00:00'),
      'expiryTime',
      'For the end of the day, leave the time empty. For its start, choose 12:01 AM.',
    ],
    [custom('2026-11-25', '06:30'), 'expiryTime', 'Choose a time at least an hour from now'],
    [
      custom('2027-01-25', '06:30', { closing_on: '2027-03-01' }),
      'expiryDate',
      'Choose a date within the next 60 days',
    ],
  ])('refuses %j', (change, field, message) => {
    expect(problems(change)).toEqual({ [field]: message });
  });

  it('accepts the first and the last day to close', () => {
    expect(problems({ closing_on: '2026-11-27' })).toEqual({});
    expect(problems({ closing_on: '2028-11-24' })).toEqual({});
  });

  it('sends the share that the listing requires, whatever the field says', () => {
    const parsed = offerSchema({ ...context, requiredShare: 50 }).parse({ ...filled, jv_share_pct: null });
    expect(parsed.terms.jv_share_pct).toBe(50);
  });

  it('leaves a sealed offer open for an hour after the deadline', () => {
    const sealedUntil = '2026-12-01T23:00:00Z';
    expect(problems(custom('2026-12-01', '17:30'), { sealedUntil })).toEqual({
      expiryTime: 'Choose a time at least an hour after the call for offers ends',
    });
    expect(problems(custom('2026-12-01', '18:00'), { sealedUntil })).toEqual({});
    expect(offerSchema({ ...context, sealedUntil }).parse(filled).terms.expires_at).toBe('2026-12-03T23:00:00.000Z');
  });
});

describe('expiryOf', () => {
  it('tells the two occurrences of a repeated hour apart', () => {
    const draft = custom('2026-11-01', '01:30');
    expect(expiryOf(draft, context)?.toISOString()).toBe('2026-11-01T06:30:00.000Z');
    expect(expiryOf({ ...draft, expiryFold: '1' }, context)?.toISOString()).toBe('2026-11-01T07:30:00.000Z');
    // An hour that isn't repeated has only one.
    const once = custom('2026-11-30', '01:30', { expiryFold: '1' });
    expect(expiryOf(once, context)?.toISOString()).toBe('2026-11-30T07:30:00.000Z');
  });
});

describe('partialTerms', () => {
  it('returns null for terms that are missing or invalid', () => {
    expect(
      partialTerms({ ...custom('', ''), price: 'lots', closing_on: '', financing: '', jv_share_pct: null }, context),
    ).toEqual({
      price: null,
      seller_credit: 0,
      earnest_money: 3000,
      earnest_due_hours: 48,
      earnest_due_days: null,
      second_deposit: 0,
      second_deposit_days: null,
      earnest_refund_days: null,
      earnest_holder: null,
      extension_fee: 0,
      closing_on: null,
      financing: null,
      inspection_days: 7,
      contingencies: [],
      jv_share_pct: null,
      time_zone: 'America/Chicago',
      expires_at: null,
    });
    expect(partialTerms(filled, { ...context, requiredShare: 50 }).jv_share_pct).toBe(50);
  });
});

it('starts a change with the terms, without message and with a new expiration', () => {
  const { terms } = offerSchema(context).parse({ ...filled, contingencies: ['title', 'appraisal'], jv_share_pct: 20 });
  expect(draftOfTerms(terms)).toEqual({ ...filled, contingencies: ['title', 'appraisal'], jv_share_pct: 20 });
});

it('fills in the fields of a link, but neither its ID nor anything that isn’t a field', () => {
  const fields = { price: 190_000, closing_on: '2026-12-18' };
  expect(linkedOffer(draftFragment({ ...fields, id: 'chosen', buyer_id: 'someone' }))).toEqual(fields);
});

it.each(['', '#', '#draft={', draftFragment({ price: {} }), draftFragment({ expiry: 'never' })])(
  'takes nothing from %j',
  (fragment) => expect(linkedOffer(fragment)).toEqual({}),
);
