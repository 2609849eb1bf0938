set check_function_bodies = off;

drop policy "Everyone can read profiles that are visible to them" on "public"."users";

create or replace function private.can_see_contact (
  member uuid
)
  returns boolean
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select member = (select auth.uid())
    or private.is_staff()
    or private.connected(member)
    or (
      private.deal_opens_contact(member, (select auth.uid()))
      and not private.blocked_between(member, (select auth.uid()))
      and private.account_standing() not in ('suspended', 'banned')
    )
    or (
      private.has_entitlement('seller_contact')
      and exists (select 1 from public.users where id = member and profile_status = 'public')
      and not private.blocked_between(member, (select auth.uid()))
    );
$function$;

create or replace function private.deal_opens_contact (
  member_a uuid,
  member_b uuid
)
  returns boolean
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select exists (
    select from public.deals d
    where ((d.buyer_id = member_a and d.seller_id = member_b) or (d.buyer_id = member_b and d.seller_id = member_a))
      and (d.ended_at is null or d.ended_at > now() - private.guest_access())
  );
$function$;

create or replace function private.deal_opens_messages (
  member_a uuid,
  member_b uuid
)
  returns boolean
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select exists (
    select from public.deal_parties one
    join public.deal_parties other on other.deal_id = one.deal_id and other.user_id = member_b
    join public.deals d on d.id = one.deal_id
    where one.user_id = member_a and private.writes_in_deal(one) and private.writes_in_deal(other)
      and (one.role in ('buyer', 'seller') or other.role in ('buyer', 'seller'))
      and (d.ended_at is null or d.ended_at > now() - private.guest_access())
  );
$function$;

create or replace function private.deal_rights()
  returns text[]
  language sql
  immutable
  parallel safe
  set search_path to ''
  AS $function$ select array['terms', 'documents', 'earnest_money', 'messages']; $function$;

create or replace function private.in_deal_with (
  member uuid
)
  returns boolean
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$ select private.deal_opens_messages((select auth.uid()), member); $function$;

create or replace function private.message_refusal (
  member uuid
)
  returns text
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
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
$function$;

create or replace function private.profile_visible_to (
  member uuid,
  reader uuid
)
  returns boolean
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
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
    or private.deal_opens_messages(member, reader)
  );
$function$;

create or replace function private.send_message (
  recipient   uuid,
  message     uuid,
  content     text,
  property    uuid,
  attachments jsonb
)
  returns uuid
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  me constant uuid := auth.uid();
  trimmed_content constant text := btrim(coalesce(content, ''), E' \t\r\n');
  files constant jsonb := coalesce(nullif(attachments, 'null'), '[]');
  conversation public.conversations;
  existing public.messages;
  refusal text;
  sent_at timestamptz;
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

  select * into existing from public.messages m where m.id = message;
  if existing.id is not null then
    if existing.user_id is distinct from me or existing.conversation_id is distinct from conversation.id
      or existing.content <> trimmed_content
      or array(select a.path from public.message_attachments a where a.message_id = existing.id order by a.position)
        <> array(select file ->> 'path' from jsonb_array_elements(files) as file)
    then
      raise exception 'This id belongs to another message' using errcode = '23505';
    end if;
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

  perform private.check_first_message(recipient, trimmed_content, files <> '[]');
  -- It limits how many strangers hear from a member.
  if conversation.id is null and not private.in_deal_with(recipient) then
    perform private.consume_rate_limit('conversation');
  end if;
  perform private.consume_rate_limit('message');
  if conversation.id is null then
    insert into public.conversations (user_a_id, user_b_id)
    values (least(me, recipient), greatest(me, recipient)) returning * into conversation;
    insert into public.conversation_members (conversation_id, user_id, other_id)
    values (conversation.id, me, recipient), (conversation.id, recipient, me);
    sent_at := conversation.last_message_at;
  else
    sent_at := greatest(clock_timestamp(), conversation.last_message_at + interval '1 microsecond');
  end if;

  insert into public.messages (id, conversation_id, user_id, property_id, content, type, created_at)
  values (message, conversation.id, me, property, trimmed_content, case when files = '[]' then 'text' else 'file' end,
    sent_at);
  if files <> '[]' then
    perform private.add_attachments(message, me || '/' || recipient || '/', files);
    update public.messages m set type = 'image'
    where m.id = message
      and not exists (select from public.message_attachments a where a.message_id = message
        and not starts_with(a.mime_type, 'image/'));
  end if;

  update public.conversations c
  set last_message_at = sent_at, last_user_id = me,
    last_preview = left(regexp_replace(coalesce(
      nullif(trimmed_content, ''),
      (select string_agg(a.name, ', ' order by a.position) from public.message_attachments a
        where a.message_id = message)
    ), '\s+', ' ', 'g'), 140)
  where c.id = conversation.id;
  perform from public.conversation_members s where s.conversation_id = conversation.id order by s.id for no key update;
  update public.conversation_members s set last_message_at = sent_at,
    unread = s.unread + (s.user_id = recipient)::integer
  where s.conversation_id = conversation.id;

  if private.has_messaged(recipient) then
    perform private.record_response(recipient, me);
  end if;
  perform private.notify(recipient, 'message', me, s.id)
  from public.conversation_members s where s.conversation_id = conversation.id and s.user_id = recipient;
  perform private.broadcast_change(recipient, 'messages');
  perform private.broadcast_change(me, 'messages');
  return conversation.id;
end;
$function$;

create or replace function private.writes_in_deal (
  party public.deal_parties
)
  returns boolean
  language sql
  immutable
  set search_path to ''
  AS $function$
  select party.joined_at is not null and party.revoked_at is null
    and (party.role in ('buyer', 'seller', 'jv_partner') or 'messages' = any (party.rights));
$function$;

create policy "Everyone can read profiles that are visible to them" on "public"."users"
  for select
  to "anon", "authenticated"
  using
    (((id = ( select auth.uid() as uid)) or ((id <> all (( select private.hidden_member_ids() as
    hidden_member_ids)::uuid[])) AND
    ((profile_status = 'public'::text) or private.connected(id) or
    private.has_requested_connection(id) or private.has_messaged(id) or private.in_deal_with(id)))
    or ( select private.is_staff() as is_staff)));

comment on column "public"."deal_parties"."rights" is 'terms: price, terms, milestones'' amounts, and outcome. documents: shared documents. earnest_money: to learn of it, and to confirm its receipt once accepted. messages: to write to the buyer and the seller, and to hear from them. Buyer, seller, and JV partners have terms and documents, and write messages without a right.';

comment on function "private"."can_see_contact"(uuid) is 'Whether the caller can see a member''s email, phone, and website: the owner, staff, and connections can; the other side of a deal (private.deal_opens_contact), unless the caller is suspended; and for public profiles, everyone with the seller_contact entitlement. None of these two across a block. False for an unknown member.';

comment on function "private"."deal_opens_contact"(uuid, uuid) is 'Whether two members are the buyer and the seller of a deal, until private.guest_access after it ended, so that they see each other''s contact details. Says nothing about blocks.';

comment on function "private"."deal_opens_messages"(uuid, uuid) is 'Whether two members have a deal in which they write to each other: one is its buyer or seller, and both may (private.writes_in_deal). Until private.guest_access after it ended, because money and papers may still be open. Says nothing about blocks.';

comment on function "private"."in_deal_with"(uuid) is 'Whether the caller and the member write to each other in a deal (private.deal_opens_messages). Then they see each other''s profile, whether or not it''s public.';

comment on function "private"."message_refusal"(uuid) is 'Why the caller may not message a member, to be shown as is; null if they may: members who have messaged them or asked to connect, the people in their deals, everyone for staff, and from trust level 1 other connections and public profiles, with the start_conversations entitlement or if they are open to messages. Never across a block or with an unverified email. While reported content of the caller''s is held, only members who have messaged them or are in their deals.';

comment on function "private"."writes_in_deal"(public.deal_parties) is 'Whether a party writes messages in the deal: buyer, seller, JV partners, and guests with the right messages.';

comment on function "public"."message_refusal"(uuid) is 'Why the caller may not message a member, to be shown as is; null if they may: members who have messaged them or asked to connect, the people in their deals, everyone for staff, and from trust level 1 other connections and public profiles, with the start_conversations entitlement or if they are open to messages. Never across a block or with an unverified email. While reported content of the caller''s is held, only members who have messaged them or are in their deals.';

revoke all on function "private"."deal_opens_contact"(uuid, uuid) from public;

revoke all on function "private"."deal_opens_messages"(uuid, uuid) from public;

revoke all on function "private"."in_deal_with"(uuid) from public;

grant execute on function "private"."in_deal_with"(uuid) to "anon", "authenticated";

grant execute on function "private"."in_deal_with"(uuid) to "service_role";

revoke all on function "private"."writes_in_deal"(public.deal_parties) from public;

reset check_function_bodies;
