-- Messages: conversations between two members, with attachments, unread counts and read marks. Members write none of these
-- tables themselves: public.send_message and public.mark_conversation_read do.

create table public.conversations (
  id uuid primary key default gen_random_uuid(),
  low_id uuid references public.users (id) on delete set null,
  high_id uuid references public.users (id) on delete set null,
  last_message_at timestamptz not null default clock_timestamp(),
  last_preview text check (char_length(last_preview) <= 140),
  last_user_id uuid references public.users (id) on delete set null,
  created_at timestamptz not null default now(),
  constraint conversations_pair unique (low_id, high_id),
  constraint conversations_order check (low_id < high_id)
);
comment on table public.conversations is
  'What two members write to each other: one conversation for the two, whoever began. For the two alone; it goes when both accounts have gone.';
comment on column public.conversations.low_id is 'The one of the two with the smaller id; null once that account is gone.';
comment on column public.conversations.high_id is 'The other of the two; null once that account is gone.';
comment on column public.conversations.last_preview is 'How the last message begins, or the names of what it carries.';
comment on column public.conversations.last_user_id is 'Who wrote the last message.';
create index conversations_high_idx on public.conversations (high_id);
create index conversations_last_user_idx on public.conversations (last_user_id);

create table public.conversation_members (
  id uuid primary key default gen_random_uuid(),
  conversation_id uuid not null references public.conversations (id) on delete cascade,
  user_id uuid not null references public.users (id) on delete cascade,
  other_id uuid references public.users (id) on delete set null,
  last_message_at timestamptz not null default clock_timestamp(),
  last_read_at timestamptz,
  unread integer not null default 0 check (unread >= 0),
  constraint conversation_members_once unique (conversation_id, user_id),
  constraint conversation_members_pair unique (user_id, other_id)
);
comment on table public.conversation_members is 'A member''s side of a conversation: what their inbox lists. Each reads their own.';
comment on column public.conversation_members.other_id is 'Whom they write with; null once that account is gone.';
comment on column public.conversation_members.last_message_at is 'As the conversation has it: the inbox is in this order.';
comment on column public.conversation_members.last_read_at is 'When the newest message that they have read was sent; null before the first.';
comment on column public.conversation_members.unread is 'How many of the other''s messages are newer than that.';
create index conversation_members_inbox_idx on public.conversation_members (user_id, last_message_at desc, id desc);
create index conversation_members_unread_idx on public.conversation_members (user_id) where unread > 0;
create index conversation_members_other_idx on public.conversation_members (other_id);

create table public.messages (
  id uuid primary key,
  conversation_id uuid not null references public.conversations (id) on delete cascade,
  user_id uuid references public.users (id) on delete set null,
  property_id uuid references public.properties (id) on delete set null,
  content text not null check (char_length(content) <= 4000),
  type text not null check (type in ('text', 'image', 'file')),
  created_at timestamptz not null,
  constraint messages_order unique (conversation_id, created_at),
  constraint messages_not_blank check (type <> 'text' or content ~ '\S')
);
comment on table public.messages is 'Messages, for the two of their conversation. Nobody edits one.';
comment on column public.messages.id is 'Chosen by the sender''s app: sent again, it is the same message.';
comment on column public.messages.user_id is 'Who sent it; null once that account is gone.';
comment on column public.messages.property_id is 'The listing it is about.';
comment on column public.messages.type is 'text: nothing attached; image: pictures alone; file: other files, too.';
comment on column public.messages.created_at is 'Later for each message of a conversation than for the one before: pages are cut by it alone.';
create index messages_user_idx on public.messages (user_id, conversation_id);
create index messages_property_idx on public.messages (property_id);

create table public.message_attachments (
  id uuid primary key default gen_random_uuid(),
  message_id uuid not null references public.messages (id) on delete cascade,
  position integer not null check (position between 1 and 5),
  path text constraint message_attachments_path unique,
  version text,
  name text not null check (char_length(name) <= 160 and name ~ '\S' and name !~ '[/\\[:cntrl:]\u202a-\u202e\u2066-\u2069]'),
  size bigint not null check (size >= 0),
  mime_type text not null,
  width integer check (width between 1 and 100000),
  height integer check (height between 1 and 100000),
  constraint message_attachments_position unique (message_id, position),
  -- A name is what the file is saved under: it must not make of it what its type is not.
  constraint message_attachments_type check (coalesce(lower(name) ~ case mime_type
    when 'image/jpeg' then '\.(jpe?g|jfif)$'
    when 'image/png' then '\.png$'
    when 'image/webp' then '\.webp$'
    when 'image/gif' then '\.gif$'
    when 'application/pdf' then '\.pdf$'
    when 'application/msword' then '\.doc$'
    when 'application/vnd.openxmlformats-officedocument.wordprocessingml.document' then '\.docx$'
    when 'application/vnd.ms-excel' then '\.xls$'
    when 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' then '\.xlsx$'
  end, false))
);
comment on table public.message_attachments is 'Files that messages carry, at most 5 each, in the order of position. For whoever may read the message.';
comment on column public.message_attachments.path is 'In the bucket message-attachments; null once the sender''s account is gone, and the file with it.';
comment on column public.message_attachments.version is
  'Of the file, when it was sent: what is put in its place after that, by an address signed for uploading, is not what was sent.';
comment on column public.message_attachments.name is 'As the sender named it.';
comment on column public.message_attachments.size is 'Bytes, as storage has them.';
comment on column public.message_attachments.width is 'Of a picture, in pixels, as the sender''s app gave it.';

create table public.message_settings (
  user_id uuid primary key references public.users (id) on delete cascade,
  read_marks boolean not null default true
);
comment on table public.message_settings is 'How a member wants messages to work. Without a row: as the defaults say.';
comment on column public.message_settings.read_marks is 'Whether others see what the member has read, and the member what others have.';

create trigger guard_columns before update on public.message_settings
  for each row execute function private.guard_columns('read_marks');

-- Who may write to whom -------------------------------------------------------------------------

create function private.has_written(member uuid) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select from public.conversation_members mine
    join public.messages m on m.conversation_id = mine.conversation_id and m.user_id = mine.other_id
    where mine.user_id = (select auth.uid()) and mine.other_id = member
  );
$$;
comment on function private.has_written(uuid) is 'Whether that member has ever written to the caller.';

create function private.message_refusal(member uuid) returns text
language plpgsql stable security definer set search_path = ''
as $$
declare
  me constant uuid := auth.uid();
begin
  if me = member then
    return 'You can''t write to yourself.';
  end if;
  -- The same words for a block, an account that is gone, and a profile the caller cannot see: otherwise one could tell.
  if (select count(*) from public.users u where u.id in (me, member)) < 2 or private.blocked_between(me, member) then
    return 'You can''t exchange messages with this member.';
  end if;
  if private.may_see_contact(member) or private.has_written(member) then
    return null;
  end if;
  if not private.known_to(member, me) then
    return 'You can''t exchange messages with this member.';
  end if;
  if private.is_paid() then
    return 'You can write to this member once you are connected.';
  end if;
  return 'Messages to members you are not connected to are for Pro and Partner members.';
end;
$$;
comment on function private.message_refusal(uuid) is 'Does the work of public.message_refusal.';

create function public.message_refusal(member_id uuid) returns text
language sql stable set search_path = ''
as $$ select private.message_refusal(member_id); $$;
comment on function public.message_refusal(uuid) is
  'Why the caller may not write to a member, to be shown as it is; null where they may: whoever may see the contact details, and whom the member has written to. Never across a block.';

-- Whoever writes to a member shows who they are.
alter policy "Public profiles for all, others for owner, connections, staff" on public.users
  using (
    id = (select auth.uid())
    or (
      id <> all ((select private.hidden_members())::uuid[])
      and (profile_status = 'public' or private.connected(id) or private.has_asked(id) or private.has_written(id))
    )
    or (select private.is_staff())
  );
comment on column public.users.profile_status is
  'private: only the owner, staff, connections, those the owner asks to connect and those they write to can read the row.';

create or replace function private.known_to(member uuid, reader uuid) returns boolean
language sql stable security definer set search_path = ''
as $$
  select not private.blocked_between(member, reader) and (
    exists (select from public.users u where u.id = member and u.profile_status = 'public')
    or exists (
      select from public.connections c
      where (c.sender_id = member and c.receiver_id = reader and c.status in ('accepted', 'pending'))
        or (c.sender_id = reader and c.receiver_id = member and c.status = 'accepted')
    )
    or exists (
      select from public.conversation_members theirs
      join public.messages m on m.conversation_id = theirs.conversation_id and m.user_id = theirs.other_id
      where theirs.user_id = reader and theirs.other_id = member
    )
  );
$$;

-- Attachments -----------------------------------------------------------------------------------

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values (
  'message-attachments', 'message-attachments', false, 10485760,
  array[
    'image/jpeg', 'image/png', 'image/webp', 'image/gif', 'application/pdf', 'application/msword',
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document', 'application/vnd.ms-excel',
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
  ]
)
on conflict (id) do update
set public = excluded.public,
    file_size_limit = excluded.file_size_limit,
    allowed_mime_types = excluded.allowed_mime_types;

create function private.is_carried(path text) returns boolean
language sql stable security definer set search_path = ''
as $$ select exists (select from public.message_attachments a where a.path = is_carried.path); $$;
comment on function private.is_carried(text) is 'Whether a message carries that file: then it stays as it is.';

create function private.may_attach(path text) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  if path !~ '^[0-9a-f-]{36}/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/[0-9]{1,16}-[A-Za-z0-9._-]{0,120}\.(jpe?g|jfif|png|webp|gif|pdf|docx?|xlsx?)$'
    or path like '%..%'
  then
    return false;
  end if;
  return private.message_refusal(split_part(path, '/', 2)::uuid) is null and not private.is_carried(path) and (
    select count(*) < 50 from storage.objects o
    where o.bucket_id = 'message-attachments' and starts_with(o.name, split_part(may_attach.path, '/', 1) || '/')
      and o.created_at > now() - interval '1 day' and not private.is_carried(o.name)
  );
end;
$$;
comment on function private.may_attach(text) is
  'Whether the caller may store a file there, in their own folder, to send it: {sender}/{recipient}/{a number}-{plain name}, to whom they may write, and never where one was sent. '
  'Not while 50 files of the last day wait in the folder: it is for sending, not for keeping.';

create function private.was_sent(path text, version text) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select from public.message_attachments a
    join public.messages m on m.id = a.message_id
    join public.conversation_members mine on mine.conversation_id = m.conversation_id
    where a.path = was_sent.path and a.version is not distinct from was_sent.version
      and mine.user_id = (select auth.uid()) and not private.blocked_between(mine.user_id, mine.other_id)
  );
$$;
comment on function private.was_sent(text, text) is
  'Whether a message of a conversation of the caller''s carries that file, in that version, and no block stands between the two.';

create policy "Attachments are for the sender, and once sent for the recipient"
  on storage.objects for select to authenticated
  using (
    bucket_id = 'message-attachments'
    and ((storage.foldername(name))[1] = (select auth.uid())::text or private.was_sent(name, version))
  );
create policy "Attachments are added to the sender's own folder"
  on storage.objects for insert to authenticated
  with check (
    bucket_id = 'message-attachments' and (storage.foldername(name))[1] = (select auth.uid())::text and private.may_attach(name)
  );
-- Nobody replaces one: what was sent stays what it was.
create policy "Attachments are removed by their sender before they are sent"
  on storage.objects for delete to authenticated
  using (
    bucket_id = 'message-attachments' and (storage.foldername(name))[1] = (select auth.uid())::text and not private.is_carried(name)
  );

-- Sending ---------------------------------------------------------------------------------------

insert into public.notification_kinds (kind, position) values ('message', 70);

create function private.attach(message uuid, folder text, attachments jsonb) returns void
language plpgsql volatile set search_path = ''
as $$
declare
  attached integer;
begin
  -- Type and size are what storage has seen, whatever the sender says of them.
  insert into public.message_attachments (message_id, position, path, version, name, size, mime_type, width, height)
  select message, given.place, o.name, o.version, btrim(given.name), (o.metadata ->> 'size')::bigint, o.metadata ->> 'mimetype', given.width, given.height
  from rows from (
    jsonb_to_recordset(attachments) as (path text, name text, width integer, height integer)
  ) with ordinality as given (path, name, width, height, place)
  join storage.objects o on o.bucket_id = 'message-attachments' and o.name = given.path
  where starts_with(given.path, folder) and not private.is_carried(given.path);
  get diagnostics attached = row_count;
  if attached < jsonb_array_length(attachments) then
    raise exception 'An attachment is not there any more. Please attach it again.' using errcode = 'P0001';
  end if;
end;
$$;
comment on function private.attach(uuid, text, jsonb) is
  'A new message carries these files: all of them stored in that folder, and sent by no other message (P0001).';

create function private.send_message(recipient uuid, message uuid, content text, property uuid, attachments jsonb) returns uuid
language plpgsql volatile security definer set search_path = ''
as $$
declare
  me constant uuid := auth.uid();
  written constant text := btrim(coalesce(content, ''), E' \t\r\n');
  files constant jsonb := coalesce(nullif(attachments, 'null'), '[]');
  talk public.conversations;
  known public.messages;
  refusal text;
  sent_at timestamptz;
begin
  if me is null then
    raise exception 'Only members write messages' using errcode = '42501';
  end if;
  if recipient is null or message is null or jsonb_typeof(files) <> 'array' then
    raise exception 'A message needs a recipient, an id, and a list of attachments' using errcode = '22023';
  end if;
  -- One at a time between two members, and none while one blocks the other. What is locked from here on comes in the order of
  -- everybody who deletes an account or marks as read: conversation, members, allowances, sides of the conversation.
  perform private.hold_pair(me, recipient);
  select * into talk from public.conversations c
  where c.low_id = least(me, recipient) and c.high_id = greatest(me, recipient) for no key update;

  select * into known from public.messages m where m.id = message;
  if known.id is not null then
    if known.user_id is distinct from me or known.conversation_id is distinct from talk.id or known.content <> written
      or array(select a.path from public.message_attachments a where a.message_id = known.id order by a.position)
        <> array(select given ->> 'path' from jsonb_array_elements(files) as given)
    then
      raise exception 'This id belongs to another message' using errcode = '23505';
    end if;
    return talk.id;
  end if;

  -- Asked once neither account can go any more.
  perform from public.users u where u.id in (me, recipient) order by u.id for key share;
  refusal := private.message_refusal(recipient);
  if refusal is not null then
    raise exception '%', refusal using errcode = 'P0001';
  end if;
  if written = '' and files = '[]' then
    raise exception 'Write a message, or attach a file.' using errcode = 'P0001';
  end if;
  if jsonb_array_length(files) > 5 then
    raise exception 'A message carries at most 5 files.' using errcode = 'P0001';
  end if;

  if talk.id is null then
    if private.is_new_member() then
      perform private.spend('conversation', 5, '1 day', 'New accounts can start 5 conversations a day. Please wait until tomorrow.');
    else
      perform private.spend('conversation', 30, '1 day', 'You can start 30 conversations a day. Please wait until tomorrow.');
    end if;
  end if;
  perform private.spend('message', 30, '1 minute', 'You can send 30 messages a minute. Please wait a moment.');
  if talk.id is null then
    insert into public.conversations (low_id, high_id) values (least(me, recipient), greatest(me, recipient)) returning * into talk;
    insert into public.conversation_members (conversation_id, user_id, other_id) values (talk.id, me, recipient), (talk.id, recipient, me);
    sent_at := talk.last_message_at;
  else
    sent_at := greatest(clock_timestamp(), talk.last_message_at + interval '1 microsecond');
  end if;

  insert into public.messages (id, conversation_id, user_id, property_id, content, type, created_at)
  values (message, talk.id, me, property, written, case when files = '[]' then 'text' else 'file' end, sent_at);
  if files <> '[]' then
    perform private.attach(message, me || '/' || recipient || '/', files);
    update public.messages m set type = 'image'
    where m.id = message
      and not exists (select from public.message_attachments a where a.message_id = message and not starts_with(a.mime_type, 'image/'));
  end if;

  update public.conversations c
  set last_message_at = sent_at, last_user_id = me,
    last_preview = left(regexp_replace(coalesce(
      nullif(written, ''), (select string_agg(a.name, ', ' order by a.position) from public.message_attachments a where a.message_id = message)
    ), '\s+', ' ', 'g'), 140)
  where c.id = talk.id;
  perform from public.conversation_members s where s.conversation_id = talk.id order by s.id for no key update;
  update public.conversation_members s set last_message_at = sent_at, unread = s.unread + (s.user_id = recipient)::integer
  where s.conversation_id = talk.id;

  perform private.notify(recipient, 'message', me, s.id)
  from public.conversation_members s where s.conversation_id = talk.id and s.user_id = recipient;
  perform private.tell(recipient, 'messages');
  perform private.tell(me, 'messages');
  return talk.id;
end;
$$;
comment on function private.send_message(uuid, uuid, text, uuid, jsonb) is 'Does the work of public.send_message.';

create function public.send_message(
  recipient_id uuid, message_id uuid, content text, property_id uuid default null, attachments jsonb default '[]'
) returns uuid
language sql volatile set search_path = ''
as $$
  -- A listing that the sender cannot see, or that has just gone, is left out: what they wrote still goes.
  select private.send_message(
    send_message.recipient_id, send_message.message_id, send_message.content,
    (select p.id from public.properties p where p.id = send_message.property_id), send_message.attachments
  );
$$;
comment on function public.send_message(uuid, uuid, text, uuid, jsonb) is
  'Sends a message, about a listing or not. message_id is chosen by the caller: sent again, whether the first answer was lost or not, it is the same message. content: at most 4,000 characters, without the blanks around it; blank only with attachments. '
  'attachments: at most 5 of {path, name, width, height}, each stored before under {caller}/{recipient}/ in the bucket message-attachments and sent by no other message. Returns the conversation''s id. '
  'The recipient is notified once until they read it (kind message, the subject is their side of the conversation), and both are told live (messages). '
  'P0001, to be shown as it is: for what public.message_refusal says, a blank message, an attachment that is not there, after 30 new conversations a day (5 for a new member) or 30 messages a minute. '
  '23505 for the id of another message, 23514 for a longer text or a name that does not fit a file''s type, 22023 for attachments that are no list.';

-- Reading -----------------------------------------------------------------------------------------

create function private.shows_read_marks(member uuid) returns boolean
language sql stable security definer set search_path = ''
as $$ select coalesce((select s.read_marks from public.message_settings s where s.user_id = member), true); $$;
comment on function private.shows_read_marks(uuid) is 'Whether a member lets others see what they have read.';

create function private.share_read_marks(one uuid, other uuid) returns boolean
language sql stable security definer set search_path = ''
as $$
  select private.shows_read_marks(one) and private.shows_read_marks(other) and not private.blocked_between(one, other);
$$;
comment on function private.share_read_marks(uuid, uuid) is 'Whether two members see what the other has read: both want it, and there is no block.';

create function private.mark_conversation_read(conversation uuid, read_until timestamptz) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  mine public.conversation_members;
  reached timestamptz;
  newer integer := 0;
begin
  select * into mine from public.conversation_members s
  where s.conversation_id = conversation and s.user_id = auth.uid() for no key update;
  if mine.id is null then
    raise exception 'Not a conversation of yours' using errcode = '42501';
  end if;
  reached := least(coalesce(read_until, mine.last_message_at), mine.last_message_at);
  if reached <= mine.last_read_at then
    return;
  end if;
  if reached < mine.last_message_at then
    select count(*) into newer from public.messages m
    where m.conversation_id = conversation and m.created_at > reached and m.user_id is distinct from mine.user_id;
  end if;
  update public.conversation_members s set last_read_at = reached, unread = newer where s.id = mine.id;
  if newer = 0 then
    perform private.forget_notifications(mine.id, '{message}');
  end if;
  perform private.tell(mine.user_id, 'messages');
  if mine.other_id is not null and private.share_read_marks(mine.user_id, mine.other_id) then
    perform private.tell(mine.other_id, 'messages');
  end if;
end;
$$;
comment on function private.mark_conversation_read(uuid, timestamptz) is 'Does the work of public.mark_conversation_read.';

create function public.mark_conversation_read(conversation_id uuid, read_until timestamptz default null) returns void
language sql volatile set search_path = ''
as $$ select private.mark_conversation_read(conversation_id, read_until); $$;
comment on function public.mark_conversation_read(uuid, timestamptz) is
  'The caller has read a conversation up to the message of that time, which is its created_at as it was given; null for all of it. Never takes back what was read. '
  'The notification of it goes once nothing is unread; the caller''s other tabs are told live, the other member where both show read marks. 42501 for a conversation of others.';

create function private.read_by_other(conversation uuid) returns timestamptz
language sql stable security definer set search_path = ''
as $$
  select theirs.last_read_at from public.conversation_members theirs
  where theirs.conversation_id = conversation and theirs.other_id = (select auth.uid())
    and private.share_read_marks(theirs.user_id, theirs.other_id);
$$;
comment on function private.read_by_other(uuid) is 'Does the work of public.other_read_at.';

create function public.other_read_at(public.conversations) returns timestamptz
language sql stable set search_path = ''
as $$ select private.read_by_other($1.id); $$;
comment on function public.other_read_at(public.conversations) is
  'Computed field: the created_at of the newest message that the other member has read; null for none, and unless both show read marks.';

-- Live ----------------------------------------------------------------------------------------------

create function private.talks_in(topic text) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select from public.conversation_members mine
    where mine.user_id = (select auth.uid()) and talks_in.topic = 'conversation:' || mine.conversation_id
      and not private.blocked_between(mine.user_id, mine.other_id)
  );
$$;
comment on function private.talks_in(text) is
  'Whether a channel, conversation:{id}, is that of a conversation of the caller''s, and no block stands between the two.';

-- For what is worth no row: that somebody types.
create policy "The two of a conversation hear each other"
  on realtime.messages for select to authenticated
  using (extension = 'broadcast' and (select private.talks_in((select realtime.topic()))));
create policy "The two of a conversation speak to each other"
  on realtime.messages for insert to authenticated
  with check (extension = 'broadcast' and (select private.talks_in((select realtime.topic()))));

-- An account that is deleted --------------------------------------------------------------------------

create function private.hold_conversations() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform from public.conversations c where old.id in (c.low_id, c.high_id) order by c.id for update;
  perform from public.conversation_members s where old.id in (s.user_id, s.other_id) order by s.id for update;
  update public.message_attachments a set path = null from public.messages m where m.id = a.message_id and m.user_id = old.id;
  return old;
end;
$$;
comment on function private.hold_conversations() is
  'Delete trigger on auth.users, before hold_relations: nobody sends or reads meanwhile, and the files that the account has sent are gone with it.';
create trigger hold_conversations before delete on auth.users for each row execute function private.hold_conversations();

create function private.drop_deserted() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from public.conversations c
  where c.id = old.conversation_id and not exists (select from public.conversation_members s where s.conversation_id = c.id);
  return null;
end;
$$;
comment on function private.drop_deserted() is 'Delete trigger on conversation_members: with both of the two, the conversation goes.';
create trigger drop_deserted after delete on public.conversation_members for each row execute function private.drop_deserted();

-- What members can download ---------------------------------------------------------------------------

create function private.exported_messages() returns jsonb
language sql stable set search_path = ''
as $$
  with me as materialized (select auth.uid() as id)
  select jsonb_build_object(
    'conversations', (
      select coalesce(jsonb_agg(
        to_jsonb(s) - 'id' - 'user_id' || jsonb_build_object('created_at', c.created_at) order by c.created_at, c.id
      ), '[]')
      from public.conversation_members s join public.conversations c on c.id = s.conversation_id where s.user_id = me.id
    ),
    'messages', (
      select coalesce(jsonb_agg(
        to_jsonb(m) || jsonb_build_object('attachments', (
          select coalesce(jsonb_agg(to_jsonb(a) - 'id' - 'message_id' - 'position' - 'version' order by a.position), '[]')
          from public.message_attachments a where a.message_id = m.id
        )) order by m.created_at, m.id
      ), '[]')
      from public.messages m join public.conversation_members s on s.conversation_id = m.conversation_id where s.user_id = me.id
    ),
    'message_settings', (select to_jsonb(s) - 'user_id' from public.message_settings s where s.user_id = me.id)
  )
  from me;
$$;
comment on function private.exported_messages() is 'Part of public.export_my_data: the caller''s conversations, with what both wrote in them, and settings.';

create or replace function public.export_my_data() returns jsonb
language sql stable set search_path = ''
as $$
  select private.exported_account() || private.exported_listings() || private.exported_notifications() || private.exported_network()
    || private.exported_feed() || private.exported_events() || private.exported_forums() || private.exported_messages()
  where (select auth.uid()) is not null;
$$;

-- Policies ------------------------------------------------------------------------------------------------

alter table public.conversations enable row level security;
alter table public.conversation_members enable row level security;
alter table public.messages enable row level security;
alter table public.message_attachments enable row level security;
alter table public.message_settings enable row level security;

create policy "Members read their own conversations"
  on public.conversations for select to authenticated
  using (low_id = (select auth.uid()) or high_id = (select auth.uid()));
create policy "Members read their own side of conversations"
  on public.conversation_members for select to authenticated using (user_id = (select auth.uid()));
create policy "Members read the messages of their conversations"
  on public.messages for select to authenticated
  using (exists (
    select from public.conversation_members mine
    where mine.conversation_id = messages.conversation_id and mine.user_id = (select auth.uid())
  ));
create policy "Whoever may read a message reads what it carries"
  on public.message_attachments for select to authenticated
  using (exists (select from public.messages m where m.id = message_id));

create policy "Members read their own message settings"
  on public.message_settings for select to authenticated using (user_id = (select auth.uid()));
create policy "Members make their own message settings"
  on public.message_settings for insert to authenticated with check (user_id = (select auth.uid()));
create policy "Members change their own message settings"
  on public.message_settings for update to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));

-- Grants: closed first, then what the policies are written for ----------------------------------------------

revoke all on
  public.conversations, public.conversation_members, public.messages, public.message_attachments, public.message_settings
  from anon, authenticated;
grant select on public.conversations, public.conversation_members, public.messages, public.message_attachments to authenticated;
grant select, insert, update on public.message_settings to authenticated;
grant all on
  public.conversations, public.conversation_members, public.messages, public.message_attachments, public.message_settings
  to service_role;

revoke execute on all functions in schema private from public;
-- The policy on users asks; nobody has written to visitors.
grant execute on function private.has_written(uuid) to anon, authenticated, service_role;
-- The policies on files and channels ask.
grant execute on function
  private.is_carried(text), private.may_attach(text), private.was_sent(text, text), private.talks_in(text)
  to authenticated, service_role;
grant execute on function
  private.message_refusal(uuid), private.send_message(uuid, uuid, text, uuid, jsonb),
  private.mark_conversation_read(uuid, timestamptz), private.read_by_other(uuid), private.exported_messages()
  to authenticated, service_role;
revoke execute on function
  public.message_refusal(uuid), public.send_message(uuid, uuid, text, uuid, jsonb), public.mark_conversation_read(uuid, timestamptz),
  public.other_read_at(public.conversations)
  from public, anon;
grant execute on function
  public.message_refusal(uuid), public.send_message(uuid, uuid, text, uuid, jsonb), public.mark_conversation_read(uuid, timestamptz),
  public.other_read_at(public.conversations)
  to authenticated, service_role;
