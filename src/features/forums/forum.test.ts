import { expect, it } from 'vitest';
import { posingText } from '@/domain/text/staff-names';
import { forumSchema, topicTitleSchema } from './forum';

const forumError = (title: string, isStaff: boolean) =>
  forumSchema(isStaff).safeParse({ title, description: '' }).error?.issues[0]?.message;
const topicError = (title: string, isStaff: boolean) =>
  topicTitleSchema(isStaff).safeParse(title).error?.issues[0]?.message;

it('refuses titles that pose as staff, except by staff', () => {
  expect(forumError('Cornerlot Support', false)).toBe(posingText('title'));
  expect(topicError('Cornerlot Support: send your deposit', false)).toBe(posingText('title'));
  expect(topicError('Is Cornerlot down?', false)).toBeUndefined();
  expect(forumError('Cornerlot Support', true)).toBeUndefined();
  expect(topicError('Cornerlot Support: office hours', true)).toBeUndefined();
});
