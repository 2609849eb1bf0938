-- Contact: messages to staff from anybody, signed in or not. Whoever writes can neither read nor change what was sent.

create table public.contact_messages (
  id uuid primary key default gen_random_uuid(),
  user_id uuid references public.users (id) on delete cascade,
  name text not null check (btrim(name) <> '' and length(name) <= 120),
  email text not null check (email ~ '^[^@[:space:]]+@[^@[:space:]]+$' and length(email) <= 254),
  company text check (btrim(company) <> '' and length(company) <= 120),
  subject text not null check (subject in ('general', 'membership', 'demo', 'partnership', 'support', 'other')),
  message text not null check (btrim(message, E' \t\r\n') <> '' and length(message) <= 5000),
  website text check (website is null),
  created_at timestamptz not null default now(),
  settled_at timestamptz,
  settled_by uuid references public.users (id) on delete set null,
  note text check (btrim(note) <> '' and length(note) <= 1000),
  constraint contact_messages_settled check (settled_at is not null or (settled_by is null and note is null))
);
comment on table public.contact_messages is
  'What was written to us through the contact form. Anybody sends, nobody but staff reads. A settled one goes a year later, one sent by a member with the account.';
comment on column public.contact_messages.id is 'Chosen by the sender''s browser: sent again, it is the same message.';
comment on column public.contact_messages.user_id is 'Who was signed in when sending; null for visitors.';
comment on column public.contact_messages.email is 'Where to answer, as typed: nobody has shown that it is theirs.';
comment on column public.contact_messages.website is 'A field people do not see and bots fill in: a message with it is dropped, and the bot told nothing. Always null.';
comment on column public.contact_messages.note is 'What staff noted when they settled it.';
create index contact_messages_open_idx on public.contact_messages (created_at, id) where settled_at is null;
create index contact_messages_settled_idx on public.contact_messages (settled_at, id) where settled_at is not null;
create index contact_messages_user_idx on public.contact_messages (user_id);
create index contact_messages_settled_by_idx on public.contact_messages (settled_by);

-- The limit -------------------------------------------------------------------------------------

create table private.contact_senders (
  sender text primary key,
  sent_at timestamptz[] not null
);
comment on table private.contact_senders is
  'When messages of the last hour came from an email address, a network address and a member, apart from the messages. What is older goes with the next message.';

create function private.network_address() returns text
language plpgsql stable set search_path = ''
as $$
declare
  headers constant json := nullif(current_setting('request.headers', true), '')::json;
  address inet;
begin
  -- The edge of a hosted project sets the first; anybody can write the other, and a limit that it evades is still one by email.
  address := btrim(coalesce(headers ->> 'cf-connecting-ip', split_part(headers ->> 'x-forwarded-for', ',', 1)));
  -- Whoever has one IPv6 address has 2^64 of them.
  return case family(address) when 6 then network(set_masklen(address, 64))::text else host(address) end;
exception
  when invalid_text_representation then
    return null;
end;
$$;
comment on function private.network_address() is
  'Where the request comes from, as the headers say: an IPv4 address or the network of an IPv6 one. Null where they do not say, or nothing that is one.';

create function private.mailbox(email text) returns text
language sql immutable set search_path = ''
as $$ select regexp_replace(lower(email), '\+[^@]*|[^!-~]|\.+$', '', 'g'); $$;
comment on function private.mailbox(text) is
  'What the ways to write one address have in common: small letters, without what follows a plus, what is not seen and a dot at the end. For counting only.';

create function private.count_contact_message(email text) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  since constant timestamptz := clock_timestamp() - interval '1 hour';
  -- In this order for everybody, so that no two wait for each other.
  senders constant text[] := array['email ' || private.mailbox(email), 'member ' || auth.uid(), 'network ' || private.network_address()];
  one text;
  lately integer;
begin
  delete from private.contact_senders s where s.sender in (
    select past.sender from private.contact_senders past
    where past.sent_at[cardinality(past.sent_at)] <= since for update skip locked
  );
  foreach one in array senders loop
    continue when one is null;
    insert into private.contact_senders as s (sender, sent_at) values (one, array[clock_timestamp()])
    on conflict on constraint contact_senders_pkey do update
      set sent_at = array(select past from unnest(s.sent_at) as past where past > since) || excluded.sent_at
    returning cardinality(s.sent_at) into lately;
    if lately > 5 then
      raise exception 'You have sent 5 messages within an hour. We have them; please wait a while before you send another.' using errcode = 'P0001';
    end if;
  end loop;
end;
$$;
comment on function private.count_contact_message(text) is
  'Counts one message of the caller for the email address it gives, for the caller''s account and for the network address: P0001, in words to be shown, for the sixth of any within an hour. Messages of one sender wait for each other.';

create function private.receive_contact_message() returns trigger
language plpgsql set search_path = ''
as $$
begin
  -- Whoever fills this in is thanked like anybody. Nothing is counted or kept.
  if btrim(new.website) <> '' then
    return null;
  end if;
  new.website := null;
  if current_user in ('anon', 'authenticated') then
    new.user_id := auth.uid();
    new.created_at := now();
    new.settled_at := null;
    new.settled_by := null;
    new.note := null;
    perform private.count_contact_message(new.email);
  end if;
  return new;
end;
$$;
comment on function private.receive_contact_message() is
  'Insert trigger on contact_messages: drops what a bot has sent, writes what is not the sender''s to say, and holds the limit.';

create trigger receive_contact_message before insert on public.contact_messages
  for each row execute function private.receive_contact_message();

-- Staff -----------------------------------------------------------------------------------------

create function private.close_contact_message(message_id uuid, note text) returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  if not private.is_staff() then
    raise exception 'Only staff settle messages' using errcode = '42501';
  end if;
  delete from public.contact_messages m where m.settled_at < now() - interval '1 year';
  update public.contact_messages m
  set settled_at = now(), settled_by = auth.uid(), note = nullif(btrim(close_contact_message.note, E' \t\r\n'), '')
  where m.id = message_id and m.settled_at is null;
  if not found then
    raise exception 'This message was settled already, or is gone.' using errcode = 'P0001';
  end if;
end;
$$;
comment on function private.close_contact_message(uuid, text) is
  'Does the work of public.settle_contact_message, and removes what was settled more than a year ago.';

create function public.settle_contact_message(message_id uuid, note text default null) returns void
language sql volatile set search_path = ''
as $$ select private.close_contact_message(message_id, note); $$;
comment on function public.settle_contact_message(uuid, text) is
  'For staff: a message needs nothing more, with a note of at most 1,000 characters for staff, or without. 42501 for others, P0001 for one that is settled or gone, 23514 for a longer note.';

-- What members can download ------------------------------------------------------------------------

create function private.exported_contact() returns jsonb
language sql stable security definer set search_path = ''
as $$
  with me as materialized (select auth.uid() as id)
  select jsonb_build_object(
    'contact_messages', (
      select coalesce(jsonb_agg(
        jsonb_build_object(
          'name', m.name, 'email', m.email, 'company', m.company, 'subject', m.subject, 'message', m.message,
          'created_at', m.created_at, 'settled_at', m.settled_at
        ) order by m.created_at
      ), '[]')
      from public.contact_messages m where m.user_id = me.id
    )
  )
  from me;
$$;
comment on function private.exported_contact() is
  'Part of public.export_my_data: what the caller has sent through the contact form while signed in. With its owner''s rights, as the table is for staff to read; without what staff noted.';

create or replace function public.export_my_data() returns jsonb
language sql stable set search_path = ''
as $$
  select private.exported_account() || private.exported_listings() || private.exported_notifications() || private.exported_network()
    || private.exported_feed() || private.exported_events() || private.exported_forums() || private.exported_messages()
    || private.exported_alerts() || private.exported_submissions() || private.exported_billing() || private.exported_contact()
  where (select auth.uid()) is not null;
$$;

-- Policies ------------------------------------------------------------------------------------------

alter table public.contact_messages enable row level security;

create policy "Anybody writes to us"
  on public.contact_messages for insert to anon, authenticated
  with check (user_id is not distinct from (select auth.uid()));
create policy "Staff read what was written"
  on public.contact_messages for select to authenticated
  using ((select private.is_staff()));

-- Grants: closed first, then what the policies are written for -----------------------------------------

revoke all on public.contact_messages from anon, authenticated;
grant insert on public.contact_messages to anon, authenticated;
grant select on public.contact_messages to authenticated;
grant all on public.contact_messages to service_role;

revoke execute on all functions in schema private from public;
-- The insert trigger asks.
grant execute on function private.count_contact_message(text) to anon, authenticated, service_role;
grant execute on function private.close_contact_message(uuid, text), private.exported_contact() to authenticated, service_role;
revoke execute on function public.settle_contact_message(uuid, text) from public, anon;
grant execute on function public.settle_contact_message(uuid, text) to authenticated, service_role;
