import postgres from 'postgres';
import { growTo } from '../listings.ts';

const listings = 20_000;

/** Adds listings, deals of the member's pipeline, and messages of their latest conversation. */
export async function addRows(databaseUrl: string): Promise<void> {
  const sql = postgres(databaseUrl, { onnotice: () => undefined });
  await growTo(sql, listings);
  await sql.begin(async (tx) => {
    await tx`set local session_replication_role = replica`;
    await tx`
      insert into storage.objects (bucket_id, name, owner, owner_id, metadata)
      select 'images', image, user_id, user_id::text, '{"mimetype": "image/webp", "cacheControl": "max-age=3600"}'
      from public.properties, unnest(images) as image on conflict (bucket_id, name) do nothing`;
    await tx`
      insert into public.pipeline_cards (user_id, property_id, title, price, stage, position)
      select m.id, p.id, p.title, p.price,
        (array['watching', 'watching', 'analyzing', 'analyzing', 'offered', 'under_contract'])[1 + p.n % 6], p.n
      from (select id from auth.users where email = 'closer@cornerlot.test') as m,
        (select id, title, price, (row_number() over (order by id))::int as n from public.properties
          where status = 'active' and price <= 100000000000 limit 120) as p
      on conflict do nothing`;
    await tx`
      insert into public.messages (id, conversation_id, user_id, content, type, created_at)
      select gen_random_uuid(), c.conversation_id, case when k % 3 = 0 then c.user_id else c.other_id end,
        'Roof from 2019, seller carries a third at six percent. '
          || repeat('The tenants stay and pay on the first. ', k % 5),
        'text', now() - interval '1 day' - k * interval '11 minutes'
      from (select m.* from public.conversation_members as m join auth.users as u on u.id = m.user_id
        where u.email = 'closer@cornerlot.test' order by m.last_message_at desc limit 1) as c,
        generate_series(1, 400) as k`;
  });
  await sql`vacuum analyze`;
  await sql.end();
}
