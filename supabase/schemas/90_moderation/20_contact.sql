-- Contact form messages and legal notices to staff from anyone, signed in or not. Senders can't read or change them
-- afterwards.

create function private.are_content_links(links text[]) returns boolean
language sql immutable set search_path = ''
as $$
  select coalesce(cardinality(links) between 1 and 10 and bool_and(
    coalesce(link ~ '^/(property|marketplace|community|resources)/[A-Za-z0-9/_-]{1,150}$', false)
  ), false)
  from unnest(links) as link;
$$;
comment on function private.are_content_links(text[]) is
  'Whether this is a list of 1 to 10 paths of our pages with content. Without queries and fragments, which could carry '
  'somebody else''s session. False for null.';

create table public.contact_messages (
  id uuid primary key default gen_random_uuid(),
  user_id uuid references public.users (id) on delete cascade,
  name text not null check (btrim(name) <> '' and length(name) <= 120),
  email text not null check (email ~ '^[^@[:space:]]+@[^@[:space:]]+$' and length(email) <= 254),
  company text check (btrim(company) <> '' and length(company) <= 120),
  subject text not null check (subject in (
    'general', 'membership', 'demo', 'partnership', 'support', 'other', 'copyright', 'fair_housing'
  )),
  message text not null check (btrim(message, E' \t\r\n') <> '' and length(message) <= 5000),
  website text check (website is null),
  created_at timestamptz not null default now(),
  resolved_at timestamptz,
  resolved_by uuid references public.users (id) on delete set null,
  note text check (btrim(note) <> '' and length(note) <= 1000),
  is_legal boolean not null default false,
  links text[],
  address text check (address ~ '\S' and length(address) <= 500),
  good_faith boolean,
  accurate boolean,
  signature text check (btrim(signature) <> '' and length(signature) <= 120),
  constraint contact_messages_resolved check (resolved_at is not null or (resolved_by is null and note is null)),
  constraint contact_messages_links check (
    case when subject in ('copyright', 'fair_housing') then private.are_content_links(links) else links is null end
  ),
  -- 17 U.S.C. § 512(c)(3)
  constraint contact_messages_statements check (
    case when subject = 'copyright'
      then coalesce(good_faith and accurate, false) and num_nulls(address, signature) = 0
      else num_nonnulls(address, good_faith, accurate, signature) = 0
    end
  )
);
comment on table public.contact_messages is
  'Contact form messages and legal notices. Anyone can send one; only staff can read it. Resolved ones are deleted '
  'after a year, legal notices after three, a member''s with their account.';
comment on column public.contact_messages.id is 'Chosen by the sender''s browser, so that sending is idempotent.';
comment on column public.contact_messages.user_id is 'The signed-in sender; null for visitors.';
comment on column public.contact_messages.email is 'Reply address, as typed and unverified.';
comment on column public.contact_messages.website is
  'Honeypot: hidden from people. A message that fills it in is dropped silently, so this is always null.';
comment on column public.contact_messages.message is
  'The message; in a copyright notice the work, in a fair housing notice what discriminates.';
comment on column public.contact_messages.note is 'Note by the staff member who resolved it.';
comment on column public.contact_messages.is_legal is
  'Whether it''s a legal notice, which staff see first. Set by private.prepare_contact_message.';
comment on column public.contact_messages.links is
  'Where the material is, as paths: 1 to 10 in legal notices, else null.';
comment on column public.contact_messages.address is 'Mailing address. This and the columns below: copyright only.';
comment on column public.contact_messages.good_faith is
  'The sender believes in good faith that the owner, its agent, or the law doesn''t permit the use. Always true.';
comment on column public.contact_messages.accurate is
  'The sender states that the notice is accurate and, under penalty of perjury, that they may act for the owner. '
  'Always true.';
comment on column public.contact_messages.signature is 'The sender''s typed name.';
create index contact_messages_open_idx on public.contact_messages (is_legal desc, created_at, id)
  where resolved_at is null;
create index contact_messages_resolved_idx on public.contact_messages (resolved_at, id) where resolved_at is not null;
create index contact_messages_user_idx on public.contact_messages (user_id);
create index contact_messages_resolved_by_idx on public.contact_messages (resolved_by);

-- Rate limits -------------------------------------------------------------------------------------

create table private.contact_senders (
  sender text primary key,
  sent_at timestamptz[] not null
);
comment on table private.contact_senders is
  'When messages of the last hour came from an email address, network address, or member, without the messages. '
  'Older entries are deleted with the next message.';

create function private.normalize_mailbox(email text) returns text
language sql immutable set search_path = ''
as $$ select regexp_replace(lower(email), '\+[^@]*|[^!-~]|\.+$', '', 'g'); $$;
comment on function private.normalize_mailbox(text) is
  'Email address in a canonical form: lower case, without the plus suffix, invisible characters, and a trailing '
  'dot. For rate limits only.';

create function private.prepare_contact_message() returns trigger
language plpgsql set search_path = ''
as $$
begin
  -- Honeypot: the bot gets the usual response, but nothing is counted or stored.
  if btrim(new.website) <> '' then
    return null;
  end if;
  new.website := null;
  new.is_legal := coalesce(new.subject in ('copyright', 'fair_housing'), false);
  if current_user in ('anon', 'authenticated') then
    new.user_id := auth.uid();
    new.created_at := now();
    new.resolved_at := null;
    new.resolved_by := null;
    new.note := null;
  end if;
  return new;
end;
$$;
comment on function private.prepare_contact_message() is
  'Insert trigger on contact_messages: drops bots'' messages, sets is_legal, and resets columns that senders can''t '
  'choose.';

create trigger prepare_contact_message before insert on public.contact_messages
  for each row execute function private.prepare_contact_message();

-- Staff -------------------------------------------------------------------------------------------

create function private.resolve_contact_message(message_id uuid, note text default null) returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  if not private.has_staff_role('moderator') then
    raise exception 'Only moderators can resolve messages' using errcode = '42501';
  end if;
  -- Claims of copyright can be brought for three years.
  delete from public.contact_messages m
  where m.resolved_at < now() - case when m.is_legal then interval '3 years' else interval '1 year' end;
  update public.contact_messages m
  set resolved_at = now(), resolved_by = auth.uid(), note = nullif(btrim(resolve_contact_message.note, E' \t\r\n'), '')
  where m.id = message_id and m.resolved_at is null;
  if not found then
    raise exception 'This message has already been resolved.' using errcode = 'P0001';
  end if;
end;
$$;
comment on function private.resolve_contact_message(uuid, text) is
  'For moderators: resolves a message, with an optional note of at most 1,000 characters. Raises 42501 for others, '
  'P0001 if it''s gone or already resolved, and 23514 for a longer note.';
select private.expose('resolve_contact_message', 'authenticated');

-- Limits ------------------------------------------------------------------------------------------

create function private.limit_contact_messages() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  since constant timestamptz := clock_timestamp() - interval '1 hour';
  highest_count integer;
begin
  if (select count(*) from sent) > 1 then
    raise exception 'Please send one message at a time.' using errcode = 'P0001';
  end if;
  with counted as (
    insert into private.contact_senders as s (sender, sent_at)
    select key.sender, array[clock_timestamp()]
    from sent,
      unnest(array['email ' || private.normalize_mailbox(sent.email), 'member ' || auth.uid(),
        'network ' || private.client_address()]) as key (sender)
    where key.sender is not null
    -- Ordered, to prevent deadlocks.
    order by key.sender
    on conflict on constraint contact_senders_pkey do update
      set sent_at = array(select past from unnest(s.sent_at) as past where past > since) || excluded.sent_at
    returning cardinality(s.sent_at) as recent_count
  )
  select max(c.recent_count) into highest_count from counted c;
  if highest_count > 5 then
    raise exception 'You’ve sent 5 messages in an hour. We have them; please wait a while before you send another.'
      using errcode = 'P0001';
  end if;
  -- Last, so that transactions holding these locks wait for nothing else.
  delete from private.contact_senders s where s.sender in (
    select past.sender from private.contact_senders past
    where past.sent_at[cardinality(past.sent_at)] <= since for update skip locked
  );
  return null;
end;
$$;
comment on function private.limit_contact_messages() is
  'Insert trigger on contact_messages, per statement: limits messages per email address, account, and network '
  'address. Raises P0001, to be shown as is, for the sixth of any within an hour, and for more than one message at '
  'a time. Serializes messages of one sender.';

create trigger limit_contact_messages after insert on public.contact_messages
  referencing new table as sent for each statement
  when (current_user in ('anon', 'authenticated'))
  execute function private.limit_contact_messages();

create function private.acknowledge_notice() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  -- Nothing that the sender wrote, because the address may be someone else's.
  insert into private.deliveries (channel, kind, subject_id, data)
  values ('mail', 'moderation', new.id, jsonb_build_object('notice', new.subject, 'id', new.id));
  return null;
end;
$$;
comment on function private.acknowledge_notice() is
  'Insert trigger on legal notices: emails the sender that it arrived, with its reference. limit_contact_messages '
  'limits how many an address can get.';

create trigger acknowledge_notice after insert on public.contact_messages
  for each row when (new.is_legal) execute function private.acknowledge_notice();

-- Policies ----------------------------------------------------------------------------------------

alter table public.contact_messages enable row level security;

create policy "Everyone can send contact messages"
  on public.contact_messages for insert to anon, authenticated
  with check (user_id is not distinct from (select auth.uid()));

create policy "Moderators can read contact messages"
  on public.contact_messages for select to authenticated
  using ((select private.has_staff_role('moderator')));

-- Grants ------------------------------------------------------------------------------------------

revoke all on public.contact_messages from anon, authenticated;
grant insert on public.contact_messages to anon, authenticated;
grant select on public.contact_messages to authenticated;
grant all on public.contact_messages to service_role;
grant execute on function private.are_content_links(text[]) to anon, authenticated, service_role;
