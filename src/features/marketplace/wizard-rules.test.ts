import { describe, expect, it } from 'vitest';
import { RequestFailure } from '@/shared/supabase/errors';
import {
  deleteProblem,
  filledByZip,
  isUnknownZip,
  nothingToDeleteText,
  picturesProblem,
  postingGate,
  saveProblem,
} from './wizard-rules';

const refused = (code: string, message: string) => new RequestFailure('invalid', message, code, null);

it('tells an unknown ZIP code from other refusals', () => {
  expect(isUnknownZip(refused('23514', 'ZIP code 00000 is not known'))).toBe(true);
  expect(isUnknownZip(refused('23514', 'violates check constraint "properties_price_check"'))).toBe(false);
  expect(isUnknownZip(new Error('ZIP code 00000 is not known'))).toBe(false);
});

it('counts the pictures that are missing', () => {
  expect(picturesProblem(0)).toBeNull();
  expect(picturesProblem(1)).toMatch(/^A picture did not upload/);
  expect(picturesProblem(3)).toMatch(/^3 pictures did not upload/);
});

it('says why nothing was deleted or saved', () => {
  expect(deleteProblem(new Error(nothingToDeleteText))).toBe('Authentication error or listing ID missing.');
  expect(deleteProblem(refused('x', 'y'))).toBe('Failed to delete listing. Please try again.');
  expect(saveProblem(new RequestFailure('offline', 'Failed to fetch', null, null))).toMatch(
    /^Failed to update listing\. The connection/,
  );
});

it('lets confirmed members post, free ones with the JV note', () => {
  expect(postingGate(undefined)).toBe('checking');
  expect(postingGate({ email_confirmed: false, gates: ['no_jv_requirement'] })).toBe('unconfirmed');
  expect(postingGate({ email_confirmed: null, gates: ['no_jv_requirement'] })).toBe('unconfirmed');
  expect(postingGate({ email_confirmed: true, gates: [] })).toBe('jv');
  expect(postingGate({ email_confirmed: true, gates: ['fast_review'] })).toBe('jv');
  expect(postingGate({ email_confirmed: true, gates: ['no_jv_requirement'] })).toBe('open');
});

describe('filling the address from a ZIP code', () => {
  const austin = { city: 'Austin', state: 'TX', county: 'Travis' };
  const denver = { city: 'Denver', state: 'CO', county: 'Denver' };

  it('fills what is empty', () => {
    expect(filledByZip({ city: '', state: '', county: ' ' }, {}, austin)).toEqual(austin);
  });
  it('replaces what an earlier ZIP filled', () => {
    expect(filledByZip(austin, austin, denver)).toEqual(denver);
  });
  it('leaves corrections alone', () => {
    expect(filledByZip({ ...austin, city: 'West Lake Hills' }, austin, denver)).toEqual({
      state: 'CO',
      county: 'Denver',
    });
    expect(filledByZip({ city: 'X', state: 'WA', county: 'Y' }, {}, austin)).toEqual({});
  });
});
