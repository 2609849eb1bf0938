import { describe, expect, it } from 'vitest';
import { firstSteps, type GettingStarted } from './getting-started';

const nothing: GettingStarted = {
  email_confirmed: false,
  photo: false,
  buy_box: false,
  saved_listing: false,
  connection: false,
};

describe('firstSteps', () => {
  it('lists every step with what is done', () => {
    const steps = firstSteps({ ...nothing, buy_box: true });
    expect(steps.map(({ id, done }) => [id, done])).toEqual([
      ['email_confirmed', false],
      ['photo', false],
      ['buy_box', true],
      ['saved_listing', false],
      ['connection', false],
    ]);
  });

  it('is empty once everything is done, and without a checklist', () => {
    const taken = { email_confirmed: true, photo: true, buy_box: true, saved_listing: true, connection: true };
    expect(firstSteps(taken)).toEqual([]);
    expect(firstSteps(null)).toEqual([]);
  });
});
