-- Blocks: two members between whom one stands are not there for each other. Whatever shows members, or what they post,
-- asks private.hidden_members: listings from here on, profiles and contact details where connections come (1000).

create table public.member_blocks (
  id uuid primary key default gen_random_uuid(),
  blocker_id uuid not null references public.users (id) on delete cascade,
  blocked_id uuid not null references public.users (id) on delete cascade,
  created_at timestamptz not null default now(),
  constraint member_blocks_once unique (blocker_id, blocked_id),
  constraint member_blocks_other check (blocker_id <> blocked_id)
);
comment on table public.member_blocks is 'Who has blocked whom. Only the blocker can read it; it hides each from the other.';
create index member_blocks_blocked_idx on public.member_blocks (blocked_id);

create function private.hidden_members() returns uuid[]
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
comment on function private.hidden_members() is
  'Members who are not there for the caller: those they have blocked, and those who have blocked them. Empty for visitors and staff.';

create function private.blocked_between(one uuid, other uuid) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select from public.member_blocks
    where (blocker_id = one and blocked_id = other) or (blocker_id = other and blocked_id = one)
  );
$$;
comment on function private.blocked_between(uuid, uuid) is 'Whether either of two members has blocked the other.';

create function private.hold_pair(one uuid, other uuid) returns void
language sql volatile set search_path = ''
as $$
  select pg_advisory_xact_lock(hashtextextended('members ' || least(one, other) || ' ' || greatest(one, other), 0));
$$;
comment on function private.hold_pair(uuid, uuid) is
  'Until the transaction ends, nobody else changes what stands between two members: a block, a connection, a follow.';

create function private.own_name_only() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if current_user in ('anon', 'authenticated') then
    if to_jsonb(new) ->> tg_argv[0] is distinct from (select auth.uid())::text then
      raise exception 'Not allowed in another member''s name' using errcode = '42501';
    end if;
    -- Asked here, with the caller's rights: whoever is private, gone, or on the other side of a block is refused in the same words.
    if not exists (select from public.users u where u.id = (to_jsonb(new) ->> tg_argv[1])::uuid) then
      raise exception 'This member is not available' using errcode = '42501';
    end if;
    new.created_at := now();
  end if;
  return new;
end;
$$;
comment on function private.own_name_only() is
  'Insert trigger. Its arguments name the column that must hold the caller and the one of a member whom the caller can see: 42501 for anybody else''s, before any other trigger acts on the row. The time is now, whatever the caller says.';

create trigger a_own_name_only before insert on public.member_blocks
  for each row execute function private.own_name_only('blocker_id', 'blocked_id');

-- Policies, grants ------------------------------------------------------------------------------

alter table public.member_blocks enable row level security;

create policy "Members read whom they have blocked"
  on public.member_blocks for select to authenticated using (blocker_id = (select auth.uid()));
create policy "Members block those they can see"
  on public.member_blocks for insert to authenticated
  with check (blocker_id = (select auth.uid()) and exists (select from public.users u where u.id = blocked_id));
create policy "Members take a block of theirs back"
  on public.member_blocks for delete to authenticated using (blocker_id = (select auth.uid()));

revoke all on public.member_blocks from anon, authenticated;
grant select, insert, delete on public.member_blocks to authenticated;
grant all on public.member_blocks to service_role;

revoke execute on all functions in schema private from public;
-- The policies on members and listings ask.
grant execute on function private.hidden_members() to anon, authenticated, service_role;
