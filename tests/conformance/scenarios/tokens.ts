import { equal, ok } from 'node:assert/strict';
import { tokenOf } from '../../backend/client.ts';
import { password } from '../project.ts';
import type { Scenario } from '../scenario.ts';

/** Forged and stolen tokens. */
export const tokenScenarios: Scenario[] = [
  {
    name: 'forged and altered tokens are refused by every server',
    check: async ({ project, ann, bob }) => {
      const token = await tokenOf(ann.client);
      const [head = '', payload = '', signature = ''] = token.split('.');
      const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
      const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as object;
      const forged = [
        ...[
          { ...claims, sub: bob.id },
          { ...claims, role: 'service_role' },
        ].flatMap((changed) => [
          `${head}.${encode(changed)}.${signature}`,
          `${encode({ alg: 'none', typ: 'JWT' })}.${encode(changed)}.`,
        ]),
        'nonsense',
      ];
      for (const bad of forged) {
        for (const path of ['/rest/v1/member_contacts', '/auth/v1/user', '/storage/v1/bucket']) {
          const { status } = await project.fetch(path, bad);
          ok([400, 401, 403].includes(status), `${path} returned ${status}`);
        }
      }
    },
  },
  {
    name: 'a new password ends every other session and its tokens',
    check: async ({ project }) => {
      const { client, email, id } = await project.signUp();
      const thief = project.visitor();
      equal((await thief.auth.signInWithPassword({ email, password })).error, null);
      const stolen = await tokenOf(thief);
      equal((await project.fetch(`/rest/v1/users?select=id&id=eq.${id}`, stolen)).status, 200);
      equal((await client.auth.updateUser({ password: 'another long password' })).error, null);
      equal((await project.fetch(`/rest/v1/users?select=id&id=eq.${id}`, stolen)).status, 401);
      ok((await thief.auth.refreshSession()).error);
    },
  },
];
