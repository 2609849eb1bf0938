import { describe, expect, it } from 'vitest';
import { milestoneKinds, milestoneStates, type MilestoneKind, type MilestoneState } from '@/shared/deals/vocabulary';
import { actionText, isOpenMilestone, milestoneActions, milestoneTransitions, waitingText } from './milestones';

const party = (role: string, rights: string[], accepted_at: string | null = null) => ({
  id: role,
  role,
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
    ['assignment', 'declared', buyer, ['confirm', 'reject']],
    ['closing', 'pending', buyer, []],
  ] as const)('of %s, %s', (kind, state, acting, actions) =>
    expect(milestoneActions({ kind, state, confirmed_by: null, confirmed_at: null }, acting, now)).toEqual(actions),
  );

  it.each([
    [seller, 'title', 71, ['dispute']],
    [buyer, 'title', 71, ['dispute']],
    [buyer, 'seller', 71, ['dispute']],
    [seller, 'seller', 71, []],
    [holder, 'seller', 71, []],
    [partner, 'title', 71, []],
    [seller, 'title', 72, []],
  ] as const)('of a confirmation, for the other side and 72 hours', (acting, confirmed_by, hours, actions) =>
    expect(
      milestoneActions(
        {
          kind: 'earnest_money',
          state: 'done',
          confirmed_by,
          confirmed_at: new Date(now - hours * hour).toISOString(),
        },
        acting,
        now,
      ),
    ).toEqual(actions),
  );
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
