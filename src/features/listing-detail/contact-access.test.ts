import { describe, expect, it } from 'vitest';
import { contactAccess } from './contact-access';

describe('contactAccess', () => {
  const withheld = { email: null, phone: null, profile_status: 'public' };

  it('locks contact details for visitors', () => {
    expect(contactAccess(false, withheld, false)).toBe('locked');
  });

  it('asks members without the entitlement to upgrade', () => {
    expect(contactAccess(true, withheld, undefined)).toBe('upgrade');
    expect(contactAccess(true, withheld, false)).toBe('upgrade');
  });

  it('shows any details the database returned', () => {
    expect(contactAccess(true, { ...withheld, email: 'a@b.test' }, false)).toBe('open');
    expect(contactAccess(true, { ...withheld, phone: '555' }, true)).toBe('open');
  });

  it('offers no plan for details that no membership includes', () => {
    expect(contactAccess(true, withheld, true)).toBe('connections');
    expect(contactAccess(true, { ...withheld, profile_status: 'private' }, false)).toBe('connections');
  });
});
