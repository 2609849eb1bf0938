import { equal, ok } from 'node:assert/strict';
import { tokenOf } from '../../backend/client.ts';
import { CannotCheck, type Cast, type Scenario } from '../scenario.ts';

/** Calls an edge function, and gives up with `CannotCheck` where it isn’t deployed. */
async function call({ project }: Cast, name: string, token: string, body: object = {}): Promise<Response> {
  const response = await project.fetch(`/functions/v1/${name}`, token, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const isMissing = response.status === 404 && /not found|not_found/i.test(await response.clone().text());
  if (isMissing) throw new CannotCheck(`The function ${name} isn’t deployed`);
  return response;
}

/** Edge functions: deployed, and closed to strangers. */
export const functionScenarios: Scenario[] = [
  {
    name: 'payments, account deletion, uploads, and seals refuse visitors',
    check: async (cast) => {
      for (const name of ['checkout', 'billing-portal', 'delete-account', 'register-upload', 'seal-agreement']) {
        const response = await call(cast, name, cast.project.target.anonKey);
        equal(response.status, 401, `${name} returned ${response.status}`);
      }
    },
  },
  {
    name: 'private files are opened for visitors only if everyone can read them',
    check: async (cast) => {
      const body = { bucket: 'contracts', files: '00000000-0000-4000-8000-000000000000' };
      const response = await call(cast, 'open-file', cast.project.target.anonKey, body);
      equal(response.status, 403);
    },
  },
  {
    name: 'email is sent for the service role only',
    check: async (cast) => {
      const response = await call(cast, 'send-mail', await tokenOf(cast.ann.client));
      ok([401, 403].includes(response.status), `It returned ${response.status}`);
    },
  },
  {
    name: 'a webhook without Stripe’s signature is refused',
    check: async (cast) => {
      const response = await call(cast, 'stripe-webhook', cast.project.target.anonKey, { type: 'x' });
      equal(response.status, 400);
    },
  },
];
