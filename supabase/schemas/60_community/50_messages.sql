-- Messages: conversations between two members, with attachments, unread counts, and read receipts. Members write none
-- of these tables directly; public.send_message and public.mark_conversation_read do.

create table public.conversations (
  id uuid primary key default gen_random_uuid(),
  user_a_id uuid references public.users (id) on delete set null,
  user_b_id uuid references public.users (id) on delete set null,
  last_message_at timestamptz not null default clock_timestamp(),
  last_preview text check (char_length(last_preview) <= 140),
  last_user_id uuid references public.users (id) on delete set null,
  created_at timestamptz not null default now(),
  constraint conversations_pair unique (user_a_id, user_b_id),
  constraint conversations_order check (user_a_id < user_b_id)
);
comment on table public.conversations is
  'Conversations: one per pair of members, readable only by them. Deleted once both accounts are.';
comment on column public.conversations.user_a_id is
  'The member with the smaller ID; null once that account is deleted.';
comment on column public.conversations.user_b_id is 'The member with the larger ID; null once that account is deleted.';
comment on column public.conversations.last_preview is
  'The beginning of the last message, or the names of its attachments.';
comment on column public.conversations.last_user_id is 'Who sent the last message.';
create index conversations_user_b_idx on public.conversations (user_b_id);
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
comment on table public.conversation_members is
  'A member''s side of a conversation, as listed in their inbox. Each reads their own.';
comment on column public.conversation_members.other_id is 'The other member; null once that account is deleted.';
comment on column public.conversation_members.last_message_at is
  'Same as the conversation''s. The inbox is sorted by it.';
comment on column public.conversation_members.last_read_at is
  'When the newest message they have read was sent; null before the first.';
comment on column public.conversation_members.unread is 'Number of the other member''s messages since then.';
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
  removed_at timestamptz,
  constraint messages_order unique (conversation_id, created_at),
  constraint messages_not_blank check (type <> 'text' or content ~ '\S')
);
comment on table public.messages is 'Messages, readable by the two members of their conversation. Never edited.';
comment on column public.messages.id is 'Chosen by the sender''s app, so that sending is idempotent.';
comment on column public.messages.user_id is 'Who sent it; null once that account is deleted.';
comment on column public.messages.property_id is 'The listing it is about.';
comment on column public.messages.type is 'text: no attachments. image: only images. file: also other files.';
comment on column public.messages.created_at is
  'Strictly increasing within a conversation, because it''s the only page cursor.';
comment on column public.messages.removed_at is
  'When a moderator removed it; null if not. Then only its sender can read it.';
create index messages_removed_idx on public.messages (removed_at) where removed_at is not null;
create index messages_user_idx on public.messages (user_id, conversation_id);

create table public.message_attachments (
  id uuid primary key default gen_random_uuid(),
  message_id uuid not null references public.messages (id) on delete cascade,
  position integer not null check (position between 1 and 5),
  path text constraint message_attachments_path unique,
  version text,
  name text not null check (char_length(name) <= 160 and name ~ '\S'
    and name !~ '[/\\[:cntrl:]\u202a-\u202e\u2066-\u2069]'),
  size bigint not null check (size >= 0),
  mime_type text not null,
  width integer check (width between 1 and 100000),
  height integer check (height between 1 and 100000),
  constraint message_attachments_position unique (message_id, position),
  -- The file is saved under this name, so its extension must fit its type.
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
comment on table public.message_attachments is
  'Attachments, at most 5 per message, in the order of position. For everyone who can read the message.';
comment on column public.message_attachments.path is
  'Path in the message-attachments bucket; null once the sender''s account, and with it the file, is deleted.';
comment on column public.message_attachments.version is
  'Version of the file when it was sent. A file replaced later, through a signed upload URL, isn''t what was sent.';
comment on column public.message_attachments.name is 'File name given by the sender.';
comment on column public.message_attachments.size is 'Bytes, as recorded by storage.';
comment on column public.message_attachments.width is 'Width of an image in pixels, as reported by the sender''s app.';

create table public.message_settings (
  user_id uuid primary key references public.users (id) on delete cascade,
  read_receipts boolean not null default true,
  hide_push_details boolean not null default false
);
comment on table public.message_settings is
  'A member''s settings for messages and push notifications. Without a row, the defaults apply.';
comment on column public.message_settings.hide_push_details is
  'Whether push notifications say only of what kind they are, because others may see the lock screen.';
comment on column public.message_settings.read_receipts is 'Whether read receipts are shared, in both directions.';

create trigger check_updated_columns before update on public.message_settings
  for each row execute function private.allow_update_columns('read_receipts', 'hide_push_details');

-- Permission to message ---------------------------------------------------------------------------

create function private.message_refusal(member uuid) returns text
language plpgsql stable security definer set search_path = ''
as $$
declare
  me constant uuid := auth.uid();
  is_public boolean;
  is_open boolean;
begin
  if me = member then
    return 'You can’t message yourself.';
  end if;
  -- The same words for a block, a deleted account, and a hidden profile, so that they can't be told apart.
  if (select count(*) from public.users u where u.id in (me, member)) < 2 or private.blocked_between(me, member) then
    return 'You can’t message this member.';
  end if;
  if not private.email_confirmed() then
    return 'Verify your email to message this member.';
  end if;
  if private.is_staff() or private.has_messaged(member) or private.in_deal_with(member) then
    return null;
  end if;
  if not private.connected(member) then
    if not private.profile_visible_to(member, me) then
      return 'You can’t message this member.';
    end if;
    select u.profile_status = 'public', u.open_to_messages into is_public, is_open
    from public.users u where u.id = member;
    if not (private.has_entitlement('start_conversations') or is_public and is_open) then
      return 'Messages to members you’re not connected to are for Closer and Partner members.';
    end if;
    if not is_public then
      return 'You can message this member once you’re connected.';
    end if;
  end if;
  if exists (select from public.held_content h where h.member_id = me and h.reason = 'reports') then
    return 'Members reported you. You can write to new people once our team has looked at it.';
  end if;
  -- Some members accept every request, also those of spammers.
  if private.trust_level(me) = 0 and not exists (
    select from public.connections c where c.sender_id = member and c.receiver_id = me and c.status = 'accepted'
  ) then
    return 'You can start conversations once our team has approved something you posted, or a member has answered it.';
  end if;
  return null;
end;
$$;
comment on function private.message_refusal(uuid) is
  'Why the caller may not message a member, to be shown as is; null if they may: members who have messaged them or '
  'asked to connect, the people in their deals, everyone for staff, and from trust level 1 other '
  'connections and public profiles, with the '
  'start_conversations entitlement or if they are open to messages. Never across a block or with an unverified email. '
  'While reported content of the caller''s is held, only members who have messaged them or are in their deals.';
select private.expose('message_refusal', 'authenticated', '{member_id}');

-- Attachments -------------------------------------------------------------------------------------

create function private.is_attached(path text) returns boolean
language sql stable security definer set search_path = ''
as $$ select exists (select from public.message_attachments a where a.path = is_attached.path); $$;
comment on function private.is_attached(text) is 'Whether a message has this file, which then can''t change.';

create function private.can_upload_attachment(path text) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  if path !~ (
      '^[0-9a-f-]{36}/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}'
      || '/[0-9]{1,16}-[A-Za-z0-9._-]{0,120}\.(jpe?g|jfif|png|webp|gif|pdf|docx?|xlsx?)$'
    )
    or path like '%..%'
  then
    return false;
  end if;
  return private.message_refusal(split_part(path, '/', 2)::uuid) is null and not private.is_attached(path) and (
    select count(*) < 50 from storage.objects o
    where o.bucket_id = 'message-attachments'
      and starts_with(o.name, split_part(can_upload_attachment.path, '/', 1) || '/')
      and o.created_at > now() - interval '1 day' and not private.is_attached(o.name)
  );
end;
$$;
comment on function private.can_upload_attachment(text) is
  'Whether the caller may upload a file to this path, in their own folder, to send it: {sender}/{recipient}/{a '
  'number}-{plain name}, for a recipient they may message, and not over a sent file. False while 50 unsent files '
  'from the last day are in the folder.';

create function private.open_attachments(paths text[]) returns setof text
language sql stable security definer set search_path = ''
as $$
  select a.path
  from public.message_attachments a
  join public.messages m on m.id = a.message_id
  join public.conversation_members mine
    on mine.conversation_id = m.conversation_id and mine.user_id = (select auth.uid())
  join storage.objects o
    on o.bucket_id = 'message-attachments' and o.name = a.path and o.version is not distinct from a.version
  where a.path = any (paths[1:100]) and not private.is_infected('message-attachments', a.path) and (
    m.user_id = mine.user_id or (m.removed_at is null and not private.blocked_between(mine.user_id, mine.other_id))
  );
$$;
comment on function private.open_attachments(text[]) is
  'Those of up to 100 files in the bucket message-attachments that the caller can read, for the open-file function to '
  'sign: of messages they sent, and of those in their conversations that weren''t removed, unless there''s a block '
  'between the two. Only the version of a file that was sent, and none that''s infected.';
select private.expose('open_attachments', 'authenticated');

-- Sending -----------------------------------------------------------------------------------------

create function private.add_attachments(message uuid, folder text, attachments jsonb) returns void
language plpgsql volatile set search_path = ''
as $$
declare
  added integer;
begin
  -- Type and size come from storage, not from the sender.
  insert into public.message_attachments (message_id, position, path, version, name, size, mime_type, width, height)
  select message, input.ordinal, o.name, o.version, btrim(input.name), (o.metadata ->> 'size')::bigint,
    o.metadata ->> 'mimetype', input.width, input.height
  from rows from (
    jsonb_to_recordset(attachments) as (path text, name text, width integer, height integer)
  ) with ordinality as input (path, name, width, height, ordinal)
  join storage.objects o on o.bucket_id = 'message-attachments' and o.name = input.path
  where starts_with(input.path, folder) and not private.is_attached(input.path);
  get diagnostics added = row_count;
  if added < jsonb_array_length(attachments) then
    raise exception 'An attachment is no longer available. Please attach it again.' using errcode = 'P0001';
  end if;
  update public.messages m set type = 'image'
  where m.id = message
    and not exists (select from public.message_attachments a where a.message_id = message
      and not starts_with(a.mime_type, 'image/'));
end;
$$;
comment on function private.add_attachments(uuid, text, jsonb) is
  'Adds files to a new message, and makes its type image if all of them are. Raises P0001 unless all are stored in the '
  'folder and not part of another message.';

create function private.notify_message(side public.conversation_members, sender uuid) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  deal constant public.deals := private.open_deal_between(side.user_id, sender);
  kind constant text := case when deal.id is null then 'message' else 'deal_message' end;
begin
  -- One for a conversation, also when a deal has opened or ended since.
  perform private.delete_notifications(side.id, array[case kind when 'message' then 'deal_message' else 'message' end]);
  perform private.notify(side.user_id, kind, sender, side.id, jsonb_strip_nulls(
    jsonb_build_object('deal_id', deal.id, 'title', deal.address)
  ));
end;
$$;
comment on function private.notify_message(public.conversation_members, uuid) is
  'Notifies a member of a message: kind deal_message, data {deal_id, title: its property}, from someone with whom they '
  'write in an open deal; else kind message. The subject is their side of the conversation, so it''s one notification '
  'until they read it.';

create function private.is_sent(message uuid, conversation uuid, content text, attachments jsonb) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
declare
  existing public.messages;
begin
  select * into existing from public.messages m where m.id = message;
  if existing.id is null then
    return false;
  end if;
  if existing.user_id is distinct from auth.uid() or existing.conversation_id is distinct from conversation
    or existing.content <> is_sent.content
    or array(select a.path from public.message_attachments a where a.message_id = existing.id order by a.position)
      <> array(select file ->> 'path' from jsonb_array_elements(attachments) as file)
  then
    raise exception 'This id belongs to another message' using errcode = '23505';
  end if;
  return true;
end;
$$;
comment on function private.is_sent(uuid, uuid, text, jsonb) is
  'Whether the caller has sent this message before. Raises 23505 if the ID is another message''s.';

create function private.start_conversation(recipient uuid) returns public.conversations
language plpgsql volatile security definer set search_path = ''
as $$
declare
  me constant uuid := auth.uid();
  started public.conversations;
begin
  insert into public.conversations (user_a_id, user_b_id)
  values (least(me, recipient), greatest(me, recipient)) returning * into started;
  insert into public.conversation_members (conversation_id, user_id, other_id)
  values (started.id, me, recipient), (started.id, recipient, me);
  return started;
end;
$$;
comment on function private.start_conversation(uuid) is 'Adds a conversation of the caller with a member.';

create function private.deliver_message(message public.messages, recipient uuid) returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  update public.conversations c
  set last_message_at = message.created_at, last_user_id = message.user_id,
    last_preview = left(regexp_replace(coalesce(
      nullif(message.content, ''),
      (select string_agg(a.name, ', ' order by a.position) from public.message_attachments a
        where a.message_id = message.id)
    ), '\s+', ' ', 'g'), 140)
  where c.id = message.conversation_id;
  perform from public.conversation_members s where s.conversation_id = message.conversation_id order by s.id
  for no key update;
  update public.conversation_members s set last_message_at = message.created_at,
    unread = s.unread + (s.user_id = recipient)::integer
  where s.conversation_id = message.conversation_id;

  if private.has_messaged(recipient) then
    perform private.record_response(recipient, message.user_id);
  end if;
  perform private.notify_message(s, message.user_id)
  from public.conversation_members s where s.conversation_id = message.conversation_id and s.user_id = recipient;
  perform private.broadcast_change(recipient, 'messages');
  perform private.broadcast_change(message.user_id, 'messages');
end;
$$;
comment on function private.deliver_message(public.messages, uuid) is
  'What follows from a message: its conversation shows it last and, to the recipient, as unread; the recipient is '
  'notified; and both refetch.';

create function private.send_message(recipient uuid, message uuid, content text, property uuid, attachments jsonb)
  returns uuid
language plpgsql volatile security definer set search_path = ''
as $$
declare
  me constant uuid := auth.uid();
  trimmed_content constant text := coalesce(private.clean_text(content), '');
  files constant jsonb := coalesce(nullif(attachments, 'null'), '[]');
  conversation public.conversations;
  sent public.messages;
  refusal text;
begin
  if me is null then
    raise exception 'Only members can send messages' using errcode = '42501';
  end if;
  if recipient is null or message is null or jsonb_typeof(files) <> 'array' then
    raise exception 'A message needs a recipient, an id, and a list of attachments' using errcode = '22023';
  end if;
  -- Serializes messages and blocks between two members. Locks in the same order as deleting an account and marking as
  -- read: conversation, members, rate limits, sides of the conversation.
  perform private.lock_member_pair(me, recipient);
  select * into conversation from public.conversations c
  where c.user_a_id = least(me, recipient) and c.user_b_id = greatest(me, recipient) for no key update;

  if private.is_sent(message, conversation.id, trimmed_content, files) then
    return conversation.id;
  end if;

  -- Checked once neither account can be deleted anymore.
  perform from public.users u where u.id in (me, recipient) order by u.id for key share;
  refusal := private.message_refusal(recipient);
  if refusal is not null then
    raise exception '%', refusal using errcode = 'P0001';
  end if;
  if trimmed_content = '' and files = '[]' then
    raise exception 'Write a message, or attach a file.' using errcode = 'P0001';
  end if;
  if jsonb_array_length(files) > 5 then
    raise exception 'A message can have at most 5 files.' using errcode = 'P0001';
  end if;

  perform private.check_first_message(recipient, trimmed_content, files <> '[]', message);
  -- It limits how many strangers hear from a member.
  if conversation.id is null and not private.in_deal_with(recipient) then
    perform private.consume_rate_limit('conversation');
  end if;
  perform private.consume_rate_limit('message');
  sent.created_at := greatest(clock_timestamp(), conversation.last_message_at + interval '1 microsecond');
  if conversation.id is null then
    conversation := private.start_conversation(recipient);
    sent.created_at := conversation.last_message_at;
  end if;

  insert into public.messages (id, conversation_id, user_id, property_id, content, type, created_at)
  values (message, conversation.id, me, property, trimmed_content, case when files = '[]' then 'text' else 'file' end,
    sent.created_at)
  returning * into sent;
  if files <> '[]' then
    perform private.add_attachments(message, me || '/' || recipient || '/', files);
  end if;
  perform private.deliver_message(sent, recipient);
  return conversation.id;
end;
$$;
comment on function private.send_message(uuid, uuid, text, uuid, jsonb) is 'Implements public.send_message.';

create function public.send_message(
  recipient_id uuid, message_id uuid, content text, property_id uuid default null, attachments jsonb default '[]'
) returns uuid
language sql volatile set search_path = ''
as $$
  -- A listing that is gone or hidden from the sender is left out; the message is still sent.
  select private.send_message(
    send_message.recipient_id, send_message.message_id, send_message.content,
    (select p.id from public.properties p where p.id = send_message.property_id), send_message.attachments
  );
$$;
comment on function public.send_message(uuid, uuid, text, uuid, jsonb) is
  'Sends a message, optionally about a listing. message_id is chosen by the caller, so that retries are idempotent. '
  'content: at most 4,000 characters, trimmed; blank only with attachments. attachments: at most 5 of {path, name, '
  'width, height}, each uploaded under {caller}/{recipient}/ in the message-attachments bucket and not sent before. '
  'Returns the conversation''s ID. Notifies the recipient (private.notify_message), and broadcasts to both (messages). '
  'Raises P0001, to be shown as is, for a reason of public.message_refusal or private.check_first_message, a blank '
  'message, a missing attachment, and beyond the limits of private.action_limits; 23505 for the ID of another message; '
  '23514 for a longer text or a file name that doesn''t fit its type; and 22023 for attachments that aren''t a list.';

-- Reading -----------------------------------------------------------------------------------------

create function private.shows_read_receipts(member uuid) returns boolean
language sql stable security definer set search_path = ''
as $$ select coalesce((select s.read_receipts from public.message_settings s where s.user_id = member), true); $$;
comment on function private.shows_read_receipts(uuid) is 'Whether a member shares read receipts.';

create function private.share_read_receipts(member_a uuid, member_b uuid) returns boolean
language sql stable security definer set search_path = ''
as $$
  select private.shows_read_receipts(member_a) and private.shows_read_receipts(member_b)
    and not private.blocked_between(member_a, member_b);
$$;
comment on function private.share_read_receipts(uuid, uuid) is
  'Whether two members see each other''s read receipts: both share them, and there''s no block.';

create function private.mark_conversation_read(conversation uuid, read_until timestamptz default null) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  own_side public.conversation_members;
  reached timestamptz;
  unread_count integer := 0;
begin
  select * into own_side from public.conversation_members s
  where s.conversation_id = conversation and s.user_id = auth.uid() for no key update;
  if own_side.id is null then
    raise exception 'Not a conversation of yours' using errcode = '42501';
  end if;
  reached := least(coalesce(read_until, own_side.last_message_at), own_side.last_message_at);
  if reached <= own_side.last_read_at then
    return;
  end if;
  if reached < own_side.last_message_at then
    select count(*) into unread_count from public.messages m
    where m.conversation_id = conversation and m.created_at > reached and m.user_id is distinct from own_side.user_id;
  end if;
  update public.conversation_members s set last_read_at = reached, unread = unread_count where s.id = own_side.id;
  if unread_count = 0 then
    perform private.delete_notifications(own_side.id, '{message,deal_message}');
  end if;
  perform private.broadcast_change(own_side.user_id, 'messages');
  if own_side.other_id is not null and private.share_read_receipts(own_side.user_id, own_side.other_id) then
    perform private.broadcast_change(own_side.other_id, 'messages');
  end if;
end;
$$;
comment on function private.mark_conversation_read(uuid, timestamptz) is
  'Marks a conversation as read up to the message with this created_at, or all of it for null. Never goes back. '
  'Deletes its notification once nothing is unread, and broadcasts to the caller''s other tabs and, if both share '
  'read receipts, to the other member. Raises 42501 for someone else''s conversation.';
select private.expose('mark_conversation_read', 'authenticated', '{conversation_id,read_until}');

create function private.other_read_at(conversation uuid) returns timestamptz
language sql stable security definer set search_path = ''
as $$
  select theirs.last_read_at from public.conversation_members theirs
  where theirs.conversation_id = conversation and theirs.other_id = (select auth.uid())
    and private.share_read_receipts(theirs.user_id, theirs.other_id);
$$;
comment on function private.other_read_at(uuid) is 'Implements public.other_read_at.';

create function public.other_read_at(public.conversations) returns timestamptz
language sql stable set search_path = ''
as $$ select private.other_read_at($1.id); $$;
comment on function public.other_read_at(public.conversations) is
  'Computed field: created_at of the newest message the other member has read; null if none, or unless both share '
  'read receipts.';

-- Realtime ----------------------------------------------------------------------------------------

create function private.can_join_conversation_topic(topic text) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
declare
  me constant uuid := auth.uid();
  one uuid;
  other uuid;
begin
  if topic !~ '^conversation(:[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}){2}$' then
    return false;
  end if;
  one := split_part(topic, ':', 2)::uuid;
  other := split_part(topic, ':', 3)::uuid;
  return coalesce(me in (one, other) and one < other and not private.blocked_between(one, other), false);
end;
$$;
comment on function private.can_join_conversation_topic(text) is
  'Whether a topic, conversation:{smaller member ID}:{larger member ID}, is the caller''s with another member, without '
  'a block between the two. They may not have written to each other yet. False for any other topic.';

-- Account deletion --------------------------------------------------------------------------------

create function private.delete_empty_conversation() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from public.conversations c
  where c.id = old.conversation_id and not exists (select from public.conversation_members s
    where s.conversation_id = c.id);
  return null;
end;
$$;
comment on function private.delete_empty_conversation() is
  'Delete trigger on conversation_members: deletes the conversation with its last member.';

create trigger delete_empty_conversation after delete on public.conversation_members
  for each row execute function private.delete_empty_conversation();

-- Daily figures of a listing ----------------------------------------------------------------------

create index messages_property_idx on public.messages (property_id, user_id);

-- Policies ----------------------------------------------------------------------------------------

alter table public.conversations enable row level security;
alter table public.conversation_members enable row level security;
alter table public.messages enable row level security;
alter table public.message_attachments enable row level security;
alter table public.message_settings enable row level security;

create policy "Senders see the attachments in their own folder"
  on storage.objects for select to authenticated
  using (bucket_id = 'message-attachments' and (storage.foldername(name))[1] = (select auth.uid())::text);

create policy "Senders can upload attachments to their own folder"
  on storage.objects for insert to authenticated
 
  with check (
    bucket_id = 'message-attachments' and (storage.foldername(name))[1] = (select auth.uid())::text
      and private.can_upload_attachment(name) and (select private.account_standing()) = 'active'
  );

-- No update policy: sent files never change.
create policy "Senders can delete attachments before they are sent"
  on storage.objects for delete to authenticated
 
  using (
    bucket_id = 'message-attachments' and (storage.foldername(name))[1] = (select auth.uid())::text
      and not private.is_attached(name) and (select private.account_standing()) not in ('suspended', 'banned')
  );

-- For typing indicators, which aren't stored.
create policy "Two members can listen to each other"
  on realtime.messages for select to authenticated
  using (extension = 'broadcast' and (select private.can_join_conversation_topic((select realtime.topic()))));

create policy "Two members can broadcast to each other"
  on realtime.messages for insert to authenticated
  with check (
    extension = 'broadcast' and (select private.account_standing()) = 'active'
    and (select private.can_join_conversation_topic((select realtime.topic())))
  );

create policy "Members can read their own conversations"
  on public.conversations for select to authenticated
  using (user_a_id = (select auth.uid()) or user_b_id = (select auth.uid()));

create policy "Members can read their own side of conversations"
  on public.conversation_members for select to authenticated using (user_id = (select auth.uid()));

create policy "Members can read the messages of their conversations"
  on public.messages for select to authenticated
  using (
    (removed_at is null or user_id = (select auth.uid()))
    and exists (
      select from public.conversation_members mine
      where mine.conversation_id = messages.conversation_id and mine.user_id = (select auth.uid())
    )
  );

create policy "Everyone who can read a message can read its attachments"
  on public.message_attachments for select to authenticated
  using (exists (select from public.messages m where m.id = message_id));

create policy "Members can read their own message settings"
  on public.message_settings for select to authenticated using (user_id = (select auth.uid()));

create policy "Members can insert their own message settings"
  on public.message_settings for insert to authenticated with check (user_id = (select auth.uid()));

create policy "Members can update their own message settings"
  on public.message_settings for update to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));

-- Grants ------------------------------------------------------------------------------------------

revoke all on
  public.conversations, public.conversation_members, public.messages, public.message_attachments,
  public.message_settings
  from anon, authenticated;
grant select on
  public.conversations, public.conversation_members, public.messages, public.message_attachments
  to authenticated;
grant select, insert, update on public.message_settings to authenticated;
grant all on
  public.conversations, public.conversation_members, public.messages, public.message_attachments,
  public.message_settings
  to service_role;
grant execute on function
  private.is_attached(text), private.can_upload_attachment(text),
  private.send_message(uuid, uuid, text, uuid, jsonb), private.other_read_at(uuid),
  private.can_join_conversation_topic(text)
  to authenticated, service_role;
grant execute on function
  public.send_message(uuid, uuid, text, uuid, jsonb), public.other_read_at(public.conversations)
  to authenticated, service_role;
