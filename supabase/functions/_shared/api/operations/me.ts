import { operation } from '../operation.ts';
import { unwrap } from '../problem.ts';
import { object, refTo, resource, shape } from '../resource.ts';

const member = resource('Member', 'users', ['id', 'name', 'membership_tier', 'profile_image_url']);

const me = shape(
  'Me',
  object({
    member: refTo(member),
    key: object({
      id: { type: 'string', format: 'uuid' },
      scopes: { type: 'array', items: { type: 'string' } },
    }),
  }),
  [member],
);

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
