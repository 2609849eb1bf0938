import { describe, expect, it } from 'vitest';
import { milestoneKinds, milestoneStates, type MilestoneKind, type MilestoneState } from '@/domain/ledger/milestones';
import { isPartlyReceived } from './earnest-money';
import { actionText, isOpenMilestone, milestoneActions, milestoneTransitions, waitingText } from './milestones';

const party = (role: string, rights: string[], accepted_at: string | null = null) => ({
  id: role,
  role,
  side: role === 'seller' ? 'seller' : 'buyer',
  rights,
  accepted_at,
});
const buyer = party('buyer', ['terms', 'documents']);
const seller = party('seller', ['terms', 'documents']);
const partner = party('jv_partner', ['terms', 'documents']);
const holder = party('title', ['earnest_money'], '2026-11-25T10:00:00Z');
const unaccepted = party('title', ['earnest_money']);
const lender = party('lender', ['terms']);
const now = Date.parse('2026-11-26T10:00:00Z');
const hour = 60 * 60 * 1000;

describe('milestoneActions', () => {
  it.each([
    ['earnest_money', 'pending', buyer, ['declare']],
    ['earnest_money', 'pending', seller, ['confirm']],
    ['earnest_money', 'declared', seller, ['confirm', 'reject']],
    ['earnest_money', 'declared', holder, ['confirm', 'reject']],
    ['earnest_money', 'declared', unaccepted, []],
    ['earnest_money', 'pending', unaccepted, []],
    ['earnest_money', 'declared', buyer, []],
    ['earnest_money', 'declared', partner, []],
    ['earnest_money', 'declared', lender, []],
    ['earnest_money', 'done', seller, []],
    ['inspection', 'pending', buyer, ['complete', 'waive']],
    ['inspection', 'pending', seller, []],
    ['financing', 'waived', buyer, []],
    ['assignment', 'pending', seller, ['declare']],
    ['funding', 'pending', lender, ['declare']],
    ['funding', 'pending', { ...lender, side: 'seller' }, []],
    ['funding', 'pending', buyer, ['waive']],
    ['funding', 'declared', holder, ['confirm', 'reject']],
    ['purchase', 'pending', seller, []],
    ['assignment', 'declared', buyer, ['confirm', 'reject']],
    ['closing', 'pending', buyer, []],
  ] as const)('offers the right actions on %s, %s', (kind, state, acting, actions) =>
    expect(milestoneActions({ kind, state }, acting, { earnest: null, now })).toEqual(actions),
  );

  it.each([
    ['done', seller, 'title', 71, ['dispute']],
    ['done', buyer, 'title', 71, ['dispute']],
    ['done', buyer, 'seller', 71, ['dispute']],
    ['done', seller, 'seller', 71, []],
    ['done', holder, 'seller', 71, []],
    ['done', partner, 'title', 71, []],
    ['done', seller, 'title', 72, []],
    ['pending', seller, 'title', 71, ['confirm', 'accept', 'dispute']],
    ['pending', seller, 'seller', 71, ['confirm', 'accept']],
    ['pending', holder, 'seller', 71, ['confirm']],
    ['declared', buyer, 'title', 71, ['dispute']],
  ] as const)('acts on %s earnest money, part of which arrived: %#', (state, acting, party_id, hours, actions) => {
    const recorded_at = new Date(now - hours * hour).toISOString();
    const receipt = { id: 'r', party_id, amount: 1, received_on: '2026-11-26', reference: '1', recorded_at };
    const earnest = (disputed_at: string | null) => ({
      due: 5000,
      first_due: 5000,
      needed: 5000,
      first_needed: 5000,
      amount: disputed_at === null ? 1 : null,
      accepted: null,
      receipts: [{ ...receipt, disputed_at }],
    });
    const found = (disputed_at: string | null) =>
      milestoneActions({ kind: 'earnest_money', state }, acting, { earnest: earnest(disputed_at), now });
    expect(found(null)).toEqual(actions);
    expect(found(recorded_at)).not.toContain('dispute');
    expect(found(recorded_at)).not.toContain('accept');
  });
});

describe('two deposits', () => {
  const earnest = (amount: number | null) => ({
    due: 8000,
    first_due: 3000,
    needed: 8000,
    first_needed: 3000,
    accepted: null,
    amount,
    receipts: [],
  });
  it.each([
    [null, [], []],
    [2999, ['accept'], []],
    [3000, [], []],
    [3001, [], ['accept']],
    [8000, [], []],
  ] as const)('lets the seller accept less of the one that partly arrived: %s', (amount, first, second) => {
    const accepts = (kind: 'earnest_money' | 'second_deposit') =>
      milestoneActions({ kind, state: 'pending' }, seller, { earnest: earnest(amount), now }).filter(
        (action) => action === 'accept',
      );
    expect([accepts('earnest_money'), accepts('second_deposit')]).toEqual([first, second]);
    expect(isPartlyReceived(earnest(amount), 'second_deposit')).toBe(amount === 3001);
  });
});

it('every action of a party has a button, and asks before it enters the permanent record', () => {
  for (const [kind, , action, actor] of milestoneTransitions) {
    if (actor === 'system' || action === 'close') continue;
    const { label, question } = actionText(kind, action);
    expect(label).not.toBe(action);
    expect(question.title).toMatch(/^(?!Change this step).+\?$/);
    expect(question.text).toMatch(/record/);
  }
});

it('every open milestone says what has to happen', () => {
  const open = milestoneTransitions.filter(([, state]) => isOpenMilestone({ state }));
  const reachable = new Set(open.map(([kind, state]) => `${kind}.${state}`));
  for (const kind of Object.keys(milestoneKinds) as MilestoneKind[])
    for (const state of Object.keys(milestoneStates) as MilestoneState[])
      expect(waitingText(kind, state) !== null).toBe(reachable.has(`${kind}.${state}`));
  expect(isOpenMilestone({ state: 'declared' })).toBe(true);
  expect(isOpenMilestone({ state: 'waived' })).toBe(false);
});
