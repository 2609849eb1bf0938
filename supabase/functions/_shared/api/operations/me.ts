import { me } from '../answers/member.ts';
import { operation } from '../operation.ts';

export const meOperations = [
  operation({
    id: 'getMe',
    method: 'GET',
    path: '/v1/me',
    scope: null,
    tag: 'Account',
    summary: 'Whose key this is, and what it can do',
    response: me,
    run: ({ member, key }) => Promise.resolve({ member, key }),
  }),
];
