import { describe, expect, it } from 'vitest';
import { firstSteps } from './getting-started';

describe('firstSteps', () => {
  it('lists no first steps once everything is done, or without a checklist', () => {
    const taken = { email_confirmed: true, photo: true, buy_box: true, saved_listing: true, connection: true };
    expect(firstSteps(taken)).toEqual([]);
    expect(firstSteps(null)).toEqual([]);
  });
});
