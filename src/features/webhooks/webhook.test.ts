import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { webhookTopicNames } from '@/domain/integrations/webhook-topics';
import { deliveryDetail, deliveryStatus, offReason } from './webhook';

describe('topics', () => {
  it('are those the database allows', () => {
    const sql = readFileSync('supabase/schemas/87_integrations/20_webhooks.sql', 'utf8');
    const [, list = ''] = /events <@ array\[([^\]]*)\]/.exec(sql) ?? [];
    expect(list.split(', ').map((name) => name.replaceAll("'", ''))).toEqual(webhookTopicNames);
  });
});

describe('offReason', () => {
  it.each([
    [null, null],
    ['failing', /three days/],
    ['gone', /410/],
    ['secured', /turn it on again/],
    ['member', /aren’t recorded/],
  ])('explains %s', (disabled_reason, expected) => {
    const reason = offReason({ disabled_reason });
    if (expected === null) expect(reason).toBeNull();
    else expect(reason).toMatch(expected);
  });
});

describe('deliveryStatus', () => {
  it.each([
    ['delivered', 1, 'Delivered'],
    ['pending', 2, 'Retrying'],
    ['pending', 0, 'Pending'],
  ])('calls %s after %i attempts %s', (state, attempts, label) => {
    expect(deliveryStatus({ state, attempts }).label).toBe(label);
  });
});

describe('deliveryDetail', () => {
  it('says the error, else the status, and nothing before the first answer', () => {
    expect(deliveryDetail({ state: 'pending', error: 'It answered 500.', status: 500 })).toBe('It answered 500.');
    expect(deliveryDetail({ state: 'delivered', error: null, status: 204 })).toBe('It answered 204.');
    expect(deliveryDetail({ state: 'pending', error: null, status: null })).toBeNull();
    expect(deliveryDetail({ state: 'withheld', error: null, status: null })).toMatch(/no longer see/);
  });
});
