-- Who sees whom: what the policies of every domain check about the caller and another member.

create table private.security_settings (
  staff_need_second_factor boolean not null default false,
  private_webhook_hosts text[] not null default '{}',
  is_only_row boolean primary key default true check (is_only_row)
);
comment on table private.security_settings is 'One row of settings, for operators. No row means the defaults.';
comment on column private.security_settings.staff_need_second_factor is
  'Whether staff rights take a session that was verified with a second factor (aal2).';
comment on column private.security_settings.private_webhook_hosts is
  'Hosts, as host:port, that webhooks may go to although they''re private: for trying them on one machine, together '
  'with ALLOWED_PRIVATE_HOSTS.';

create function private.lacks_second_factor() returns boolean
language sql stable security definer set search_path = ''
as $$
  select (select auth.jwt()) ->> 'aal' is distinct from 'aal2'
    and exists (select from private.security_settings where staff_need_second_factor);
$$;
comment on function private.lacks_second_factor() is
  'Whether private.security_settings requires a second factor of staff that the caller''s session doesn''t have.';

create function private.is_api_key() returns boolean
language sql stable set search_path = ''
as $$ select coalesce((select auth.jwt()) ? 'api_key', false); $$;
comment on function private.is_api_key() is 'Whether the request was made with an API key instead of a session.';

create function private.reads_own() returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  return not private.is_api_key() or exists (
    select from public.api_keys k
    where k.id = (auth.jwt() ->> 'api_key')::uuid and k.scopes && '{own:read,own:write}'
  );
end;
$$;
comment on function private.reads_own() is
  'Whether the caller reads what only the member sees of their listings and drafts: anyone but an API key without the '
  'scopes own:read and own:write, whose answers have what was changed.';

create function private.is_staff() returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  return exists (select from public.staff s where s.user_id = (select auth.uid()))
    and not private.lacks_second_factor() and not private.is_api_key()
    and private.account_standing() not in ('suspended', 'banned');
end;
$$;
comment on function private.is_staff() is
  'True when the caller is staff; false for visitors, with an API key, without a second factor if '
  'private.security_settings requires one, and while suspended or banned.';

create function private.has_staff_role(role text) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  return private.is_staff() and exists (
    select from public.staff s where s.user_id = (select auth.uid()) and s.role in ('admin', has_staff_role.role)
  );
end;
$$;
comment on function private.has_staff_role(text) is
  'Whether the caller has a staff role: moderator, reviewer, or admin. Admins have all of them. False for visitors, '
  'and as in private.is_staff.';

create function private.can_edit_held(subject uuid) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  return exists (
    select from public.held_content h
    where h.subject_id = subject and h.subject_kind = 'listing' and h.reason <> 'reports'
  );
end;
$$;
comment on function private.can_edit_held(uuid) is
  'Whether content is a listing that waits for review although nobody reported it, so that its seller can still edit '
  'it. False for null, and for what was taken down.';

create function private.protect_removed() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if current_user in ('anon', 'authenticated') then
    if tg_table_name = 'properties' and private.can_edit_held(old.id)
      and to_jsonb(new) ->> 'status' = to_jsonb(old) ->> 'status'
    then
      return new;
    end if;
    if exists (select from public.held_content h where h.subject_id = old.id) then
      raise exception 'This is waiting for review, so it can’t be changed yet.' using errcode = 'P0001';
    end if;
    raise exception 'This was removed by our team, so it can’t be changed. You can appeal in Account standing.'
      using errcode = 'P0001';
  end if;
  return new;
end;
$$;
comment on function private.protect_removed() is
  'Update trigger on removed and held content: raises P0001 for API callers, except for an edit that '
  'private.can_edit_held allows.';

create function private.hidden_member_ids() returns uuid[]
language plpgsql stable security definer set search_path = ''
as $$
declare
  me constant uuid := auth.uid();
begin
  if me is null or private.is_staff() then
    return '{}';
  end if;
  return array(
    select b.blocked_id from public.member_blocks b where b.blocker_id = me
    union
    select b.blocker_id from public.member_blocks b where b.blocked_id = me
  );
end;
$$;
comment on function private.hidden_member_ids() is
  'Members hidden from the caller by a block in either direction. Empty for visitors and staff.';

create function private.blocked_between(member_a uuid, member_b uuid) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  return exists (
    select from public.member_blocks
    where (blocker_id = member_a and blocked_id = member_b) or (blocker_id = member_b and blocked_id = member_a)
  );
end;
$$;
comment on function private.blocked_between(uuid, uuid) is 'Whether either of two members has blocked the other.';

create function private.profile_visible_to(member uuid, reader uuid) returns boolean
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
    or private.deal_opens_messages(member, reader)
  );
$$;
comment on function private.profile_visible_to(uuid, uuid) is
  'Whether the reader, who isn''t necessarily the caller, can see a member''s profile.';

create function private.connected(member uuid) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select from public.connections c
    where c.status = 'accepted'
      and ((c.sender_id = member and c.receiver_id = (select auth.uid()))
        or (c.receiver_id = member and c.sender_id = (select auth.uid())))
  );
$$;
comment on function private.connected(uuid) is 'Whether the member and the caller are connected.';

create function private.has_requested_connection(member uuid) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select from public.connections c where c.status = 'pending' and c.sender_id = member
      and c.receiver_id = (select auth.uid())
  );
$$;
comment on function private.has_requested_connection(uuid) is
  'Whether the member is waiting for the caller to answer a connection request.';

create function private.has_messaged(member uuid) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select from public.conversation_members mine
    join public.messages m on m.conversation_id = mine.conversation_id and m.user_id = mine.other_id
    where mine.user_id = (select auth.uid()) and mine.other_id = member
  );
$$;
comment on function private.has_messaged(uuid) is 'Whether the member has ever sent the caller a message.';

create function private.in_deal_with(member uuid) returns boolean
language sql stable security definer set search_path = ''
as $$ select private.deal_opens_messages((select auth.uid()), member); $$;
comment on function private.in_deal_with(uuid) is
  'Whether the caller and the member write to each other in a deal (private.deal_opens_messages). Then they see each '
  'other''s profile, whether or not it''s public.';

-- Grants ------------------------------------------------------------------------------------------
grant execute on function
  private.is_staff(), private.has_staff_role(text), private.hidden_member_ids(), private.reads_own(),
  private.connected(uuid), private.has_requested_connection(uuid), private.has_messaged(uuid),
  private.in_deal_with(uuid)
  to anon, authenticated, service_role;
grant execute on function private.can_edit_held(uuid), private.is_api_key() to authenticated, service_role;
