-- Blocks hide two members from each other. Everything that shows members or their content checks
-- private.hidden_member_ids.

create table public.member_blocks (
  id uuid primary key default gen_random_uuid(),
  blocker_id uuid not null references public.users (id) on delete cascade,
  blocked_id uuid not null references public.users (id) on delete cascade,
  created_at timestamptz not null default now(),
  constraint member_blocks_once unique (blocker_id, blocked_id),
  constraint member_blocks_other check (blocker_id <> blocked_id)
);
comment on table public.member_blocks is
  'Who has blocked whom. Only the blocker can read the row; it hides both members from each other.';
create index member_blocks_blocked_idx on public.member_blocks (blocked_id);

create function private.lock_member_pair(member_a uuid, member_b uuid) returns void
language sql volatile set search_path = ''
as $$
  select pg_advisory_xact_lock(
    hashtextextended('members ' || least(member_a, member_b) || ' ' || greatest(member_a, member_b), 0)
  );
$$;
comment on function private.lock_member_pair(uuid, uuid) is
  'Until the transaction ends, serializes changes to the relationship of two members: blocks, connections, follows.';

create trigger "10_require_own_relationship" before insert on public.member_blocks
  for each row execute function private.require_own_relationship('blocker_id', 'blocked_id');

-- Effects of a block ---------------------------------------------------------------------------------

create function private.lock_blocked_pair() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.lock_member_pair(new.blocker_id, new.blocked_id);
  -- Lock existing relationships too. To prevent deadlocks, everything locks rows before members, and members before
  -- counts.
  perform from public.connections c
  where (c.sender_id, c.receiver_id) in ((new.blocker_id, new.blocked_id), (new.blocked_id, new.blocker_id))
    order by c.id for update;
  perform from public.follows f
  where (f.follower_id, f.followed_id) in ((new.blocker_id, new.blocked_id), (new.blocked_id, new.blocker_id))
    order by f.id for update;
  return new;
end;
$$;
comment on function private.lock_blocked_pair() is
  'Insert trigger on member_blocks: keeps the relationship of the two members from changing until the block is in '
  'place.';

create function private.end_relationships() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  pair constant uuid[] := array[new.blocker_id, new.blocked_id];
begin
  -- A declined request stays: blocking and unblocking must not let its sender ask again right away.
  delete from public.connections c
  where c.sender_id = any (pair) and c.receiver_id = any (pair) and c.status <> 'rejected';
  delete from public.follows f where f.follower_id = any (pair) and f.followed_id = any (pair);
  delete from public.notifications n where n.user_id = any (pair) and n.actor_id = any (pair);
  delete from private.deliveries d
  where d.user_id = any (pair) and d.actor_id = any (pair) and d.state <> 'delivered';
  perform private.broadcast_change(new.blocker_id, 'blocks');
  perform private.broadcast_change(new.blocked_id, 'blocks');
  return null;
end;
$$;
comment on function private.end_relationships() is
  'Trigger on member_blocks: deletes the connection, follows, and notifications between the two members, and makes '
  'both apps refresh. Reviews stay.';

create function private.broadcast_unblock() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.broadcast_change(old.blocker_id, 'blocks');
  perform private.broadcast_change(old.blocked_id, 'blocks');
  return null;
end;
$$;
comment on function private.broadcast_unblock() is
  'Delete trigger on member_blocks: makes both apps refresh, because the members may see each other again.';

create trigger lock_blocked_pair before insert on public.member_blocks
  for each row execute function private.lock_blocked_pair();
create trigger end_relationships after insert on public.member_blocks
  for each row execute function private.end_relationships();
create trigger realtime_unblock after delete on public.member_blocks
  for each row execute function private.broadcast_unblock();

-- Blocked members ---------------------------------------------------------------------------------

create function private.blocked_members() returns setof public.users
language sql stable security definer set search_path = ''
as $$
  select u.* from public.member_blocks b join public.users u on u.id = b.blocked_id
  where b.blocker_id = (select auth.uid()) order by b.created_at desc, b.id;
$$;
comment on function private.blocked_members() is 'Implements public.blocked_members.';

create function public.blocked_members() returns table (id uuid, name text, profile_image_url text)
language sql stable set search_path = ''
as $$ select u.id, u.name, case when u.profile_status = 'public' then u.profile_image_url end
  from private.blocked_members() as u; $$;
comment on function public.blocked_members() is
  'Members the caller has blocked, newest first, so they can be unblocked. A private profile shows only its name.';

-- Policies ----------------------------------------------------------------------------------------

alter table public.member_blocks enable row level security;

create policy "Members can read their own blocks"
  on public.member_blocks for select to authenticated using (blocker_id = (select auth.uid()));

create policy "Members can block members they can see"
  on public.member_blocks for insert to authenticated
  with check (blocker_id = (select auth.uid()) and exists (select from public.users u where u.id = blocked_id));

create policy "Members can remove their own blocks"
  on public.member_blocks for delete to authenticated using (blocker_id = (select auth.uid()));

-- Grants ------------------------------------------------------------------------------------------

revoke all on public.member_blocks from anon, authenticated;
grant select, insert, delete on public.member_blocks to authenticated;
grant all on public.member_blocks to service_role;
grant execute on function private.blocked_members() to authenticated, service_role;
grant execute on function public.blocked_members() to authenticated, service_role;
