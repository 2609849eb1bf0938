import { expect, it } from 'vitest';
import { openToMessages } from './message-access';

const member = { profile_status: 'public', open_to_messages: true };
const reader = { email_confirmed: true };

it('lets readers with a confirmed email message members who are open to it', () => {
  expect(openToMessages(member, reader)).toBe('open');
  expect(openToMessages(member, { email_confirmed: false })).toBe('verify');
});

it('returns null for visitors, private profiles, and members who aren’t open to messages', () => {
  expect(openToMessages(member, undefined)).toBeNull();
  expect(openToMessages({ ...member, profile_status: 'private' }, reader)).toBeNull();
  expect(openToMessages({ ...member, open_to_messages: false }, reader)).toBeNull();
});
