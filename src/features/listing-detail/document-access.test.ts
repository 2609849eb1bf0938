import { describe, expect, it } from 'vitest';
import { canAskAgainAt, canDownload } from './document-access';

describe('canDownload', () => {
  const other = { isOwner: false, isStaff: false, request: null };
  it('lets every reader download public documents', () => {
    expect(canDownload({ access: 'public' }, other)).toBe(true);
  });

  it('lets only the owner, staff, and approved members download documents on request', () => {
    const onRequest = { access: 'on_request' };
    expect(canDownload(onRequest, other)).toBe(false);
    expect(canDownload(onRequest, { ...other, request: { status: 'pending' } })).toBe(false);
    expect(canDownload(onRequest, { ...other, request: { status: 'declined' } })).toBe(false);
    expect(canDownload(onRequest, { ...other, request: { status: 'approved' } })).toBe(true);
    expect(canDownload(onRequest, { ...other, isOwner: true })).toBe(true);
    expect(canDownload(onRequest, { ...other, isStaff: true })).toBe(true);
  });
});

it('canAskAgainAt is 30 days after the decision, and null from then on', () => {
  const declined = { decided_at: '2026-03-01T12:00:00Z' };
  const again = Date.parse('2026-03-31T12:00:00Z');
  expect(canAskAgainAt(declined, again - 1)).toBe(again);
  expect(canAskAgainAt(declined, again)).toBeNull();
  expect(canAskAgainAt({ decided_at: null }, again)).toBeNull();
});
