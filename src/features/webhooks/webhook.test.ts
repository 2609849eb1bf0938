import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { webhookTopics } from '@/domain/integrations/webhook-topics';
import { ledgerSteps } from '@/domain/deal/step-text';
import { deliveryDetail, deliveryStatus, offReason, topicRefusal } from './webhook';

describe('webhookTopics', () => {
  const sql = readFileSync('supabase/schemas/87_integrations/20_webhooks.sql', 'utf8');
  const [view = ''] = /create view private\.webhook_events.*?;/s.exec(sql) ?? [];
  const rows = [...view.matchAll(/\('([a-z_.]+)', (?:null|'([a-z_.]+)')\)/g)];

  it('names the types of events that the database knows, as object.past_participle', () => {
    const types = Object.values(webhookTopics).flatMap((topic) => topic.types);
    expect(new Set(rows.map(([, type]) => type))).toEqual(new Set(types));
    expect(
      types.filter((type) => !/^[a-z]+\.(?:[a-z]+_)?[a-z]*(?:ed|en|wn|de|ld)(?:_(?:up|through))?$/.test(type)),
    ).toEqual([]);
  });

  it('names an event for every step of the ledger', () => {
    const entries = rows.flatMap(([, , entry]) => entry ?? []);
    expect(new Set(entries)).toEqual(new Set(Object.keys(ledgerSteps)));
  });
});

const key = { name: 'Zapier', scopes: ['webhooks', 'deals'], revoked_at: null, expires_at: '2027-01-01T00:00:00Z' };

describe('topicRefusal', () => {
  it('leaves topics to other webhooks that its key may not read', () => {
    expect(topicRefusal({ key }, 'messages')).toMatch(/^The API key Zapier doesn’t have the scope messages/);
    expect(topicRefusal({ key }, 'offers')).toBeNull();
    expect(topicRefusal({ key: null }, 'messages')).toBeNull();
  });
});

describe('offReason', () => {
  const now = Date.parse('2026-12-01T00:00:00Z');

  it.each([
    [{}, null],
    [{ revoked_at: '2026-11-30T00:00:00Z' }, /ended/],
    [{ expires_at: '2026-12-01T00:00:00Z' }, /ended/],
  ])('explains the end of its key: %o', (change, expected) => {
    const reason = offReason({ disabled_reason: null, key: { ...key, ...change } }, now);
    if (expected === null) expect(reason).toBeNull();
    else expect(reason).toMatch(expected);
  });

  it.each([
    [null, null],
    ['failing', /three days/],
    ['gone', /410/],
    ['secured', /turn it on again/],
    ['member', /aren’t recorded/],
  ])('explains %s', (disabled_reason, expected) => {
    const reason = offReason({ disabled_reason, key: null }, now);
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
