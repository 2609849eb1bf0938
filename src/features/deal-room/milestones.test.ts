import { describe, expect, it } from 'vitest';
import { milestoneKinds, milestoneStates, type MilestoneKind, type MilestoneState } from '@/shared/deals/vocabulary';
import { actionText, isOpenMilestone, milestoneActions, milestoneTransitions, waitingText } from './milestones';

const buyer = { role: 'buyer', rights: ['terms', 'documents'] };
const seller = { role: 'seller', rights: ['terms', 'documents'] };
const partner = { role: 'jv_partner', rights: ['terms', 'documents'] };
const holder = { role: 'title', rights: ['earnest_money'] };
const lender = { role: 'lender', rights: ['terms'] };

describe('milestoneActions', () => {
  it.each([
    ['earnest_money', 'pending', buyer, ['declare']],
    ['earnest_money', 'pending', seller, ['confirm']],
    ['earnest_money', 'declared', seller, ['confirm', 'reject']],
    ['earnest_money', 'declared', holder, ['confirm', 'reject']],
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
  ] as const)('of %s, %s', (kind, state, party, actions) =>
    expect(milestoneActions({ kind, state }, party)).toEqual(actions),
  );
});

it('every action of a party has a button, and every final one asks first', () => {
  for (const [kind, , action, actor, next] of milestoneTransitions) {
    if (actor === 'system' || action === 'close') continue;
    const { label, question } = actionText(kind, action);
    expect(label).not.toBe(action);
    expect(question === null).toBe(next !== 'done' && next !== 'waived');
  }
});

it('every open milestone says what has to happen', () => {
  const reachable = new Set(milestoneTransitions.map(([kind, state]) => `${kind}.${state}`));
  for (const kind of Object.keys(milestoneKinds) as MilestoneKind[])
    for (const state of Object.keys(milestoneStates) as MilestoneState[])
      expect(waitingText(kind, state) !== null).toBe(reachable.has(`${kind}.${state}`));
  expect(isOpenMilestone({ state: 'declared' })).toBe(true);
  expect(isOpenMilestone({ state: 'waived' })).toBe(false);
});
