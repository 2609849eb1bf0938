import { apiUrl, clientWith, connectedProgram, keyOf, mcpOf, signToken } from './api-keys.ts';
import { clientFor, tokenOf, type newMember } from './client.ts';
import { annual } from './payments.ts';
import type { Backend } from '../../supabase/local/backend.ts';

type Member = Awaited<ReturnType<typeof newMember>>;

/** All answers if they agree; otherwise, what each says. */
const agreed = (answers: (boolean | string | undefined)[]) =>
  new Set(answers).size === 1 ? answers[0] : String(answers);

/** Gives an account every kind of access, and returns whether each works. */
export async function giveAll(backend: Backend, { client, id, email }: Member, password: string) {
  const { url } = backend;
  const query = <T = Record<string, unknown>>(sql: string, ...params: unknown[]) =>
    backend.database.query<T & object>(sql, params);
  const exists = async (sql: string, ...params: unknown[]) => (await query(sql, ...params)).length > 0;
  const customer = `cus_${id}`;
  await query('insert into stripe_customers (user_id, customer_id) values ($1, $2)', id, customer);
  await query(
    `insert into stripe_subscriptions (subscription_id, user_id, customer_id, status, price_id, created_at)
     values ('sub_' || $1::uuid, $1::uuid, $2, 'active', $3, now())`,
    id,
    customer,
    annual,
  );
  const key = await keyOf(backend, id);
  const program = await connectedProgram(backend, id);
  let accessToken = '';
  /** Whether the program gets tokens, or what it got before still works. */
  const connects = async () => {
    const body = new URLSearchParams({ ...program, grant_type: 'refresh_token' });
    const response = await fetch(`${url}/functions/v1/mcp/token`, { method: 'POST', body });
    const tokens = (await response.json()) as { access_token?: string; refresh_token: string };
    if (tokens.access_token !== undefined) {
      accessToken = tokens.access_token;
      program.refresh_token = tokens.refresh_token;
    }
    const answer = await mcpOf(backend, accessToken)('getMe', {});
    return agreed([response.ok, answer.problem === undefined]);
  };
  const [{ id: keyId } = { id: '' }] = await query<{ id: string }>(
    'select id from api_keys where user_id = $1 and client_id is null',
    id,
  );
  const byKey = clientWith(backend, await signToken(id, { api_key: keyId }));
  const secret = (kind: string) => Buffer.from(kind.padEnd(16) + id.slice(0, 16)).toString('hex');
  for (const kind of ['calendar', 'matches'])
    await query(
      `with made as (insert into feed_addresses (user_id, kind) values ($1, $2) returning id)
       insert into private.feed_secrets (address_id, secret_hash)
       select id, sha256(convert_to($3, 'utf8')) from made`,
      id,
      kind,
      secret(kind),
    );
  await query(
    `with endpoint as (
       insert into webhook_endpoints (user_id, url, events) values ($1, 'https://hooks.example/', '{messages}')
       returning id
     ), secret as (
       insert into private.webhook_secrets (endpoint_id, secret) select id, private.new_webhook_secret() from endpoint
     )
     select private.add_webhook(id, 'webhook.tested', gen_random_uuid(), '{"url": "/v1/me"}') from endpoint`,
    id,
  );
  await query(`insert into private.email_change_permits (user_id, email) values ($1, 'thief@evil.example')`, id);
  const token = await tokenOf(client);
  await query(
    `insert into push_subscriptions (user_id, session_id, endpoint, p256dh, auth, device)
     select user_id, id, 'https://push.example/' || user_id, repeat('B', 87), repeat('a', 22), 'Phone'
     from auth.sessions where user_id = $1 order by created_at desc limit 1`,
    id,
  );
  const works: Record<string, () => Promise<boolean | string | undefined>> = {
    api_keys: async () => {
      const api = await fetch(`${apiUrl(backend)}/v1/me`, { headers: { authorization: `Bearer ${key}` } });
      const assistant = await mcpOf(backend, key)('getMe', {});
      const direct = await byKey.from('member_contacts').select('email');
      return agreed([api.ok, assistant.problem === undefined, direct.error === null, await connects()]);
    },
    feed_addresses: async () => {
      const files = [`${secret('calendar')}.ics`, `${secret('matches')}.json`];
      const answers = files.map(async (file) => (await fetch(`${url}/functions/v1/calendar/${file}`)).ok);
      return agreed(await Promise.all(answers));
    },
    webhooks: () =>
      exists(
        `select from webhook_endpoints e join private.deliveries d on d.endpoint_id = e.id and d.state = 'pending'
         where e.user_id = $1 and e.disabled_at is null and private.can_use_webhooks(e.user_id)`,
        id,
      ),
    email_changes: () => exists('select from private.email_change_permits where user_id = $1', id),
    payments: () => exists('select where private.paid_tier($1) is not null', id),
    sessions: async () => {
      const response = await fetch(`${url}/rest/v1/member_contacts?select=email`, {
        headers: { apikey: backend.anonKey, authorization: `Bearer ${token}` },
      });
      return response.ok;
    },
    devices: () => exists('select from push_subscriptions where user_id = $1', id),
    passwords: async () => (await clientFor(backend).auth.signInWithPassword({ email, password })).error === null,
  };
  return works;
}
