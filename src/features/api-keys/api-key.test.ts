import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { apiScopeIds } from '@/domain/integrations/api-scopes';
import { keyStateOf } from './api-key';
import { apiKeySchema } from './schema';

const now = Date.parse('2026-11-27T12:00:00Z');
const expiry = (expires_at: string) => ({ expires_at, revoked_at: null, replaced_by: null });

describe('an API key', () => {
  it('counts a key as live until it expires or is revoked', () => {
    expect(keyStateOf(expiry('2026-11-27T12:00:01Z'), now)).toBe('live');
    expect(keyStateOf({ ...expiry('2026-11-27T12:00:01Z'), replaced_by: 'k2' }, now)).toBe('replaced');
    expect(keyStateOf(expiry('2026-11-27T12:00:00Z'), now)).toBe('expired');
    expect(keyStateOf({ ...expiry('2027-01-01T00:00:00Z'), revoked_at: '2026-11-01T00:00:00Z' }, now)).toBe('revoked');
  });

  it('lists the scopes of the database', () => {
    const sql = readFileSync('supabase/schemas/87_integrations/10_api_keys.sql', 'utf8');
    const [, list = ''] = /is_list_of\(scopes, array\[([^\]]+)\]/.exec(sql) ?? [];
    expect([...list.matchAll(/'([^']+)'/g)].map(([, scope]) => scope)).toEqual(apiScopeIds);
  });

  it('takes a name and a scope', () => {
    const messages = (fields: object) =>
      apiKeySchema.safeParse({ name: 'Sheet', scopes: ['deals'], days: '30', ...fields }).error?.issues[0]?.message;
    expect(messages({})).toBeUndefined();
    expect(messages({ name: ' ' })).toBe('Name the key after what uses it');
    expect(messages({ scopes: [] })).toBe('Choose what the key can do');
  });
});
