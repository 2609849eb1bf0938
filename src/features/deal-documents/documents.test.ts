import { describe, expect, it } from 'vitest';
import type { Party } from '@/domain/deal/deal';
import {
  documentAccess,
  documentStepText,
  possibleReaders,
  viewsText,
  visibilityText,
  type DealDocument,
} from './documents';

const party = (id: string, name: string, change: Partial<Party> = {}): Party => ({
  id,
  user_id: `user-${id}`,
  role: 'buyer',
  side: 'buyer',
  name,
  invitedEmail: null,
  rights: ['terms', 'documents'],
  invited_at: '',
  joined_at: '2026-01-01',
  revoked_at: null,
  accepted_at: null,
  company: null,
  company_state: null,
  capacity: null,
  picture: null,
  contact: { email: null, phone: null },
  ...change,
});
const me = party('me', 'Dana');
const cal = party('cal', 'Cal', { role: 'seller', side: 'seller' });
const tia = party('tia', 'Tia', { role: 'title', rights: ['documents'] });
const len = party('len', 'Len', { role: 'lender', rights: [] });
const invited = party('inv', 'Ivy', { role: 'attorney', user_id: null, joined_at: null });
const gone = party('gone', 'Gus', { role: 'title', revoked_at: '2026-02-01' });
const deal = { state: 'open' as const, parties: [me, cal, tia, len, invited, gone] };

const document = (change: Partial<DealDocument> = {}): DealDocument => ({
  id: 'd',
  added_by: 'me',
  kind: 'title',
  name: 'Title.pdf',
  size: 1,
  sha256: `3fa9c1d2${'0'.repeat(52)}b2e4`,
  created_at: '2026-11-24T00:00:00Z',
  readers: [],
  signers: [],
  log: [],
  ...change,
});

it('shares documents with parties who joined, take part, and have the right', () => {
  expect(possibleReaders(deal, me).map(({ name }) => name)).toEqual(['Cal', 'Tia']);
});

describe('what the viewer can do', () => {
  it.each([
    ['their own', document(), me, { canShare: true, canRemove: true, seesLog: true }],
    [
      'one shared with them',
      document({ added_by: 'cal', readers: ['me'] }),
      me,
      { canShare: false, canRemove: false, seesLog: false },
    ],
    [
      'a sealed agreement they signed',
      document({ added_by: null, readers: ['me', 'cal'], signers: ['me', 'cal'] }),
      me,
      { canShare: true, canRemove: false, seesLog: true },
    ],
    [
      'a sealed agreement shared with a guest',
      document({ added_by: null, readers: ['tia'] }),
      tia,
      { canShare: false, canRemove: false, seesLog: false },
    ],
  ])('lists what the viewer can do with %s', (_, each, viewer, access) => {
    expect(documentAccess(each, deal, viewer)).toEqual(access);
  });
});

it.each([
  ['Only visible to you', document()],
  ['Only visible to you', document({ readers: ['gone', 'len'] })],
  ['Visible to Cal and Tia', document({ readers: ['tia', 'cal'] })],
  ['Visible to you', document({ added_by: 'cal', readers: ['me'] })],
  ['Visible to you and Tia', document({ added_by: 'cal', readers: ['me', 'tia'] })],
])('says who sees it: %s', (text, each) => expect(visibilityText(each, deal, me)).toBe(text));

const nameOf = (id: string) => ({ me: 'You', cal: 'Cal' })[id] ?? null;
const step = (name: string, partyId: string | null, details: unknown = {}) => ({
  id: 1,
  party_id: partyId,
  step: name,
  details,
  created_at: '2026-11-24T10:00:00Z',
});

it.each([
  ['Cal stopped sharing it with you', step('unshared', 'cal', { party_id: 'me' })],
  ['Cal shared it with a former member', step('shared', 'cal', null)],
  ['A former member opened it', step('viewed', 'x')],
  ['Changed', step('melted', 'me')],
])('%s', (text, each) => expect(documentStepText(each, nameOf)).toBe(text));

it('says who opened it last', () => {
  const now = Date.parse('2026-11-24T12:00:00Z');
  const view = step('viewed', 'cal');
  expect(viewsText(document(), nameOf, now)).toBe('Nobody else has opened it yet.');
  expect(viewsText(document({ added_by: null }), nameOf, now)).toBe('Nobody has opened it yet.');
  expect(viewsText(document({ log: [view] }), nameOf, now)).toBe('Cal opened it 2 hours ago.');
  expect(viewsText(document({ log: [view, step('added', 'me'), view] }), nameOf, now)).toBe(
    'Cal opened it 2 hours ago. 2 views in all.',
  );
});
