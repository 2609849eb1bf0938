import { describe, expect, it } from 'vitest';
import { describeError } from '@/platform/errors/describe-error';
import {
  actedBy,
  actionName,
  actionOptions,
  decisionTitle,
  loggedActions,
  moderationErrors,
  standingText,
} from './moderation';

const values = (...args: Parameters<typeof actionOptions>) => actionOptions(...args).map(({ value }) => value);
const onMember = ['warn', 'restrict', 'suspend', 'ban'];

describe('actionOptions', () => {
  it('offers to take down a listing, and to remove its badge if it has one', () => {
    expect(values('listing')).toEqual(['remove', ...onMember]);
    expect(values('listing', { verified: true })).toEqual(['remove', 'remove_badge', ...onMember]);
  });

  it('offers no removal of profiles and forums', () => {
    expect(values('profile')).toEqual(onMember);
    expect(values('forum')).toEqual(onMember);
  });

  it('offers to close several reports without action', () => {
    expect(values('listing', { isBulk: true, verified: true })).toEqual(['dismiss', 'remove', ...onMember]);
  });
});

it('names every logged action, and keeps an unknown one', () => {
  for (const action of loggedActions) expect(actionName(action)).not.toBe(action);
  expect(actionName('new_action')).toBe('new_action');
});

it('says who acted', () => {
  expect(actedBy({ action: 'ban', actor: { name: 'Ann' } })).toBe('by Ann');
  expect(actedBy({ action: 'ban', actor: null })).toBe('by a former member');
  expect(actedBy({ action: 'hold', actor: null })).toBe('after reports by members');
});

it.each([
  ['take_down', 'listing', 'Your listing was taken down'],
  ['hold', 'listing', 'Your listing was hidden after reports'],
  ['warn', 'post', 'You received a warning'],
])('tells a member about %s of a %s', (action, subject_kind, title) => {
  expect(decisionTitle({ action, subject_kind })).toBe(title);
});

it('explains every standing but a good one', () => {
  expect(standingText('active', null)).toBeNull();
  expect(standingText('read_only', null)?.title).toBe('Your account is read-only');
  expect(standingText('suspended', '2026-01-08T12:00:00Z')?.title).toMatch(/until Jan(uary)? 8, 2026/);
  expect(standingText('suspended', null)?.title).toBe('Your account is suspended');
  expect(standingText('banned', null)?.title).toBe('Your account is banned');
});

it('shows the database’s words for a refusal, and says that nothing changed otherwise', () => {
  expect(describeError(new Error('boom'), moderationErrors)).toMatch(/^Nothing changed\. /);
});
