import { describe, expect, it } from 'vitest';
import { attentionTexts, errorText, type Operations } from './operations';

const clear: Operations = {
  database_bytes: 1,
  request_check: true,
  payment_count: 0,
  payments: [],
  payment_problems: [],
  open_disputes: 0,
  reversals: [],
  corrections: [],
  mail: [],
  jobs: [{ job: 'send-mail', ran_at: null, is_late: false }],
  errors: [],
  queries: null,
};
const at = '2026-11-23T12:00:00Z';

describe('attentionTexts', () => {
  it('asks for no attention if all is clear, also with emails that may have been sent and old errors', () => {
    const mail = [{ problem: 'unknown' as const, error: null, count: 3, oldest: at }];
    const errors = [{ source: 'mail' as const, kind: '550', count: 1, last_at: at }];
    expect(attentionTexts({ ...clear, mail, errors })).toEqual([]);
  });

  it('counts what needs attention', () => {
    expect(
      attentionTexts({
        ...clear,
        request_check: false,
        payment_count: 1,
        payment_problems: ['No such price'],
        open_disputes: 2,
        mail: [
          { problem: 'dead', error: '550', count: 2, oldest: at },
          { problem: 'dead', error: null, count: 1, oldest: at },
          { problem: 'late', error: null, count: 4, oldest: at },
        ],
        jobs: [{ job: 'send-mail', ran_at: at, is_late: true }],
      }),
    ).toEqual([
      'The request check isn’t installed',
      '1 unhandled payment event',
      '1 payment problem',
      '2 disputes without a response',
      '1 late scheduled job',
      '4 delayed emails',
      '3 undelivered emails',
    ]);
  });
});

it.each([
  ['mail', '550', 'Email: Mail server replied 550'],
  ['payment', 'invoice.paid', 'Payment event: invoice.paid'],
  ['payment', null, 'Payment event: unknown'],
] as const)('errorText names a %s error of kind %s', (source, kind, text) => {
  expect(errorText({ source, kind, count: 1, last_at: at })).toBe(text);
});
