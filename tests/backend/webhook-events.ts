/** Runs SQL as the owner of the database. */
export type Query = <Row = Record<string, unknown>>(sql: string, params?: unknown[]) => Promise<Row[]>;

/** Has failed attempts repeated right away, and never given up. */
export async function hurry(query: Query): Promise<void> {
  await query(
    `create or replace function private.delivery_backoff(channel text, attempts integer) returns interval
     language sql volatile set search_path = '' as $$ select interval '10 milliseconds' $$`,
  );
}

const memberId = (name: string) => `md5('webhook member ${name}')::uuid`;

/** Adds a paid member with an endpoint for messages, and returns its secret. */
export async function addEndpoint(query: Query, name: string, url: string): Promise<string> {
  await addMember(query, name);
  await query(`update users set membership_tier = 'closer' where id = ${memberId(name)}`);
  const [added] = await query<{ secret: string }>(
    `with endpoint as (
       insert into webhook_endpoints (user_id, url, events) values (${memberId(name)}, $1, '{messages}') returning id
     )
     insert into private.webhook_secrets (endpoint_id, secret) select id, private.new_webhook_secret() from endpoint
     returning secret`,
    [url],
  );
  return added?.secret ?? '';
}

async function addMember(query: Query, name: string): Promise<void> {
  await query(
    `insert into auth.users (id, aud, role, email, email_confirmed_at, raw_user_meta_data, created_at, updated_at)
     values (${memberId(name)}, 'authenticated', 'authenticated', $1 || '@webhooks.example', now(),
       jsonb_build_object('name', 'Wendy'), now(), now())`,
    [name.replaceAll(' ', '-')],
  );
  await query(
    `insert into private.verified_emails (user_id, email)
     select id, email from auth.users where id = ${memberId(name)}`,
  );
}

/** Sends a member messages in several conversations, in turns. */
export async function exchangeMessages(
  query: Query,
  name: string,
  { conversations, messages }: { conversations: number; messages: number },
): Promise<void> {
  for (let nr = 0; nr < conversations; nr += 1) {
    const other = `${name} ${nr}`;
    await addMember(query, other);
    await query(
      `with pair as (select least(${memberId(name)}, ${memberId(other)}) as a, greatest(${memberId(name)},
         ${memberId(other)}) as b)
       insert into conversations (id, user_a_id, user_b_id) select ${memberId(`${other} chat`)}, a, b from pair`,
    );
    await query(
      `insert into conversation_members (conversation_id, user_id, other_id)
       values (${memberId(`${other} chat`)}, ${memberId(name)}, ${memberId(other)}),
         (${memberId(`${other} chat`)}, ${memberId(other)}, ${memberId(name)})`,
    );
  }
  // In one transaction each, as members send them.
  for (let nr = 0; nr < messages; nr += 1) {
    await query(
      `insert into messages (id, conversation_id, user_id, content, type, created_at)
       select gen_random_uuid(), s.conversation_id, s.other_id, 'Hi', 'text', clock_timestamp()
       from conversation_members s where s.user_id = ${memberId(name)}`,
    );
  }
}
