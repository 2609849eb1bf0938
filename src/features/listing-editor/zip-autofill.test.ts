import { describe, expect, it } from 'vitest';
import { zipAutofill } from './zip-autofill';

describe('zipAutofill', () => {
  const austin = { city: 'Austin', state: 'TX', county: 'Travis' };
  const denver = { city: 'Denver', state: 'CO', county: 'Denver' };

  it('fills empty fields', () => {
    expect(zipAutofill({ city: '', state: '', county: ' ' }, {}, austin)).toEqual(austin);
  });
  it('replaces what an earlier ZIP code filled in', () => {
    expect(zipAutofill(austin, austin, denver)).toEqual(denver);
  });
  it('leaves edited fields', () => {
    expect(zipAutofill({ ...austin, city: 'West Lake Hills' }, austin, denver)).toEqual({
      state: 'CO',
      county: 'Denver',
    });
    expect(zipAutofill({ city: 'X', state: 'WA', county: 'Y' }, {}, austin)).toEqual({});
  });
});
