import { me, member } from '../answers/member.ts';
import { operation } from '../operation.ts';
import { unwrap } from '../problem.ts';

export const meOperations = [
  operation({
    id: 'getMe',
    method: 'GET',
    path: '/v1/me',
    scope: null,
    tag: 'Account',
    summary: 'Whose key this is, and what it can do',
    response: me,
    run: async ({ client, memberId, key }) => ({
      member: unwrap(await client.from('users').select(member.select).eq('id', memberId).single()),
      key,
    }),
  }),
];
