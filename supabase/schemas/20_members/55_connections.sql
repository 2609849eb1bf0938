-- Connections, follows, profile views, and the counts on profiles.

create table public.member_stats (
  user_id uuid primary key references public.users (id) on delete cascade,
  followers integer not null default 0 check (followers >= 0),
  following integer not null default 0 check (following >= 0),
  connections integer not null default 0 check (connections >= 0),
  profile_views integer not null default 0 check (profile_views >= 0),
  ratings integer[] not null default '{0,0,0,0,0}' check (cardinality(ratings) = 5)
);
comment on table public.member_stats is
  'Counts shown on a member''s profile, kept by triggers. Readable by everyone who can see the member.';
comment on column public.member_stats.profile_views is 'Profile views by others, at most one per viewer and UTC day.';
comment on column public.member_stats.ratings is 'Number of reviews with 1, 2, 3, 4, and 5 stars.';

create function private.create_stats() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into public.member_stats (user_id) values (new.id);
  return null;
end;
$$;
comment on function private.create_stats() is 'Insert trigger on users: starts the member''s counts at zero.';

create trigger create_stats after insert on public.users for each row execute function private.create_stats();

-- Connections -------------------------------------------------------------------------------------

create table public.connections (
  id uuid primary key default gen_random_uuid(),
  sender_id uuid not null references public.users (id) on delete cascade,
  receiver_id uuid not null references public.users (id) on delete cascade,
  status text not null default 'pending' check (status in ('pending', 'accepted', 'rejected')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  note text check (char_length(note) <= 300),
  constraint connections_other check (sender_id <> receiver_id)
);
comment on table public.connections is
  'Connection requests and their outcome: at most one row per pair of members. Readable only by the two.';
comment on column public.connections.note is
  'What the sender wrote to the receiver with the request; null for nothing.';
create unique index connections_pair_idx on public.connections (least(sender_id, receiver_id),
  greatest(sender_id, receiver_id));
create index connections_sender_idx on public.connections (sender_id, status, updated_at desc, id desc);
create index connections_receiver_idx on public.connections (receiver_id, status, updated_at desc, id desc);

create function private.request_connection() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  existing public.connections;
begin
  perform private.lock_member_pair(new.sender_id, new.receiver_id);
  if private.blocked_between(new.sender_id, new.receiver_id) then
    raise exception 'This member is not available' using errcode = '42501';
  end if;
  new.updated_at := new.created_at;
  new.note := nullif(btrim(new.note, E' \t\r\n'), '');
  select * into existing from public.connections c
  where least(c.sender_id, c.receiver_id) = least(new.sender_id, new.receiver_id)
    and greatest(c.sender_id, c.receiver_id) = greatest(new.sender_id, new.receiver_id)
  for update;
  if existing.status = 'rejected' and existing.sender_id = new.sender_id
    and existing.updated_at > now() - interval '30 days'
  then
    raise exception 'You asked to connect with this member recently. You can ask again after %.',
      to_char((existing.updated_at + interval '30 days') at time zone 'utc', 'FMMonth FMDD, YYYY')
      using errcode = 'P0001';
  elsif existing.status = 'rejected' then
    delete from public.connections where id = existing.id;
  elsif existing.status = 'pending' and existing.sender_id = new.receiver_id then
    -- Both have asked, so they are connected.
    update public.connections set status = 'accepted' where id = existing.id;
    return null;
  elsif existing.id is not null then
    raise exception 'You have already sent a connection request to this user' using errcode = '23505';
  end if;
  return new;
end;
$$;
comment on function private.request_connection() is
  'Insert trigger on connections: a request to a member who has already asked accepts theirs and adds no row. '
  'A declined member may ask again after 30 days, or once the other member asks. Trims the note. Raises P0001 '
  'before that, 23505 for a repeated request, and 42501 across a block.';

create function private.answer_connection() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if tg_op = 'INSERT' then
    if current_user in ('anon', 'authenticated') and new.status <> 'pending' then
      raise exception 'A connection starts as a request' using errcode = '42501';
    end if;
    return new;
  end if;
  if current_user in ('anon', 'authenticated') and new.status is distinct from old.status
    and (old.status <> 'pending' or old.receiver_id is distinct from (select auth.uid()) or new.status = 'pending')
  then
    raise exception 'A connection request is answered once, by its recipient' using errcode = '42501';
  end if;
  new.updated_at := case when new.status = old.status then old.updated_at else now() end;
  return new;
end;
$$;
comment on function private.answer_connection() is
  'Trigger on connections: members may only insert requests, and only the receiver may answer, once. Raises 42501 '
  'otherwise.';

create trigger "10_require_own_relationship" before insert on public.connections
  for each row execute function private.require_own_relationship('sender_id', 'receiver_id');
create trigger limit_requests before insert on public.connections
  for each row execute function private.enforce_rate_limit('connection_request');
create trigger request_connection before insert on public.connections
  for each row execute function private.request_connection();
create trigger check_updated_columns before update on public.connections
  for each row execute function private.allow_update_columns('status', 'updated_at');
create trigger answer_connection before insert or update on public.connections
  for each row execute function private.answer_connection();

create function private.count_connection(member_a uuid, member_b uuid, change integer) returns void
language plpgsql volatile set search_path = ''
as $$
begin
  -- Ordered, to prevent deadlocks.
  perform from public.member_stats s where s.user_id in (member_a, member_b) order by s.user_id for no key update;
  update public.member_stats s set connections = s.connections + change where s.user_id in (member_a, member_b);
end;
$$;
comment on function private.count_connection(uuid, uuid, integer) is
  'Adds `change` to both members'' number of connections.';

create function private.follow_up_connection() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  connection public.connections := case when tg_op = 'DELETE' then old else new end;
begin
  if tg_op = 'UPDATE' and new.status = old.status then
    return null;
  end if;
  if tg_op = 'INSERT' and new.status = 'pending' then
    perform private.notify(new.receiver_id, 'connection_request', new.sender_id, new.id);
  elsif tg_op = 'UPDATE' then
    perform private.delete_notifications(new.id, '{connection_request,connection_accepted}');
    if new.status = 'accepted' then
      perform private.notify(new.sender_id, 'connection_accepted', new.receiver_id, new.id);
    end if;
  elsif tg_op = 'DELETE' then
    perform private.delete_notifications(old.id, '{connection_request,connection_accepted}');
  end if;
  if tg_op <> 'INSERT' and old.status = 'accepted' and (tg_op = 'DELETE' or new.status <> 'accepted') then
    perform private.count_connection(old.sender_id, old.receiver_id, -1);
  end if;
  if tg_op <> 'DELETE' and new.status = 'accepted' and (tg_op = 'INSERT' or old.status <> 'accepted') then
    perform private.count_connection(new.sender_id, new.receiver_id, 1);
  end if;
  perform private.broadcast_change(connection.sender_id, 'connections');
  perform private.broadcast_change(connection.receiver_id, 'connections');
  return null;
end;
$$;
comment on function private.follow_up_connection() is
  'Row trigger on connections: updates counts, notifies (connection_request to the receiver, connection_accepted to '
  'the sender, both deleted with the connection), and broadcasts the change to both.';

create trigger follow_up_connection after insert or update or delete on public.connections
  for each row execute function private.follow_up_connection();

create table public.follows (
  id uuid primary key default gen_random_uuid(),
  follower_id uuid not null references public.users (id) on delete cascade,
  followed_id uuid not null references public.users (id) on delete cascade,
  created_at timestamptz not null default now(),
  constraint follows_once unique (follower_id, followed_id),
  constraint follows_other check (follower_id <> followed_id)
);
comment on table public.follows is 'Who follows whom. Readable by members who can see both.';
create index follows_followed_idx on public.follows (followed_id, created_at desc, id desc);
create index follows_newest_idx on public.follows (follower_id, created_at desc, id desc);

create function private.lock_followed_pair() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.lock_member_pair(new.follower_id, new.followed_id);
  if private.blocked_between(new.follower_id, new.followed_id) then
    raise exception 'This member is not available' using errcode = '42501';
  end if;
  return new;
end;
$$;
comment on function private.lock_followed_pair() is
  'Insert trigger on follows: raises 42501 across a block, including one being created concurrently.';

create function private.follow_up_follow() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  follow public.follows := case when tg_op = 'DELETE' then old else new end;
  change constant integer := case when tg_op = 'DELETE' then -1 else 1 end;
begin
  perform from public.member_stats s where s.user_id in (follow.follower_id, follow.followed_id)
    order by s.user_id for no key update;
  update public.member_stats s set following = s.following + change where s.user_id = follow.follower_id;
  update public.member_stats s set followers = s.followers + change where s.user_id = follow.followed_id;
  if tg_op = 'INSERT' and private.profile_visible_to(follow.follower_id, follow.followed_id) then
    perform private.notify(follow.followed_id, 'follow', follow.follower_id, null);
  end if;
  return null;
end;
$$;
comment on function private.follow_up_follow() is
  'Row trigger on follows: updates both counts and notifies the followed member (kind follow) if they can see the '
  'follower.';

create trigger "10_require_own_relationship" before insert on public.follows
  for each row execute function private.require_own_relationship('follower_id', 'followed_id');
create trigger limit_follows before insert on public.follows
  for each row execute function private.enforce_rate_limit('follow');
create trigger lock_followed_pair before insert on public.follows
  for each row execute function private.lock_followed_pair();
create trigger follow_up_follow after insert or delete on public.follows
  for each row execute function private.follow_up_follow();

create function public.follow_member(user_id uuid, member_id uuid) returns void
language plpgsql volatile set search_path = ''
as $$
begin
  if follow_member.user_id is distinct from (select auth.uid()) then
    raise exception 'Not allowed on behalf of another member' using errcode = '42501';
  end if;
  insert into public.follows (follower_id, followed_id) values (follow_member.user_id, follow_member.member_id)
  on conflict (follower_id, followed_id) do nothing;
end;
$$;
comment on function public.follow_member(uuid, uuid) is
  'The caller (user_id) follows member_id; does nothing if they already do. Raises 42501 for another user_id or a '
  'member the caller can''t see, and 23514 for oneself.';

create function public.unfollow_member(user_id uuid, member_id uuid) returns void
language plpgsql volatile set search_path = ''
as $$
begin
  if unfollow_member.user_id is distinct from (select auth.uid()) then
    raise exception 'Not allowed on behalf of another member' using errcode = '42501';
  end if;
  delete from public.follows f where f.follower_id = unfollow_member.user_id
    and f.followed_id = unfollow_member.member_id;
end;
$$;
comment on function public.unfollow_member(uuid, uuid) is
  'The caller (user_id) unfollows member_id; does nothing if they don''t follow. Raises 42501 for another user_id.';

create table public.profile_views (
  id bigint generated always as identity primary key,
  member_id uuid not null references public.users (id) on delete cascade,
  viewer_id uuid not null references public.users (id) on delete cascade,
  viewed_on date not null default (now() at time zone 'utc')::date,
  constraint profile_views_once unique (member_id, viewer_id, viewed_on)
);
comment on table public.profile_views is
  'Who viewed whose profile on which UTC date. Only the viewer can read the row; the member sees the count.';
create index profile_views_viewer_idx on public.profile_views (viewer_id, viewed_on desc);

create function private.record_profile_view(member_id uuid) returns integer
language plpgsql volatile security definer set search_path = ''
as $$
declare
  me constant uuid := auth.uid();
begin
  if me is not null and me <> record_profile_view.member_id and private.account_standing() = 'active' then
    insert into public.profile_views (member_id, viewer_id) values (record_profile_view.member_id, me)
    on conflict on constraint profile_views_once do nothing;
    if found then
      perform private.record_activity(me, 1);
      update public.member_stats s set profile_views = s.profile_views + 1
        where s.user_id = record_profile_view.member_id;
    end if;
  end if;
  return (select s.profile_views from public.member_stats s where s.user_id = record_profile_view.member_id);
end;
$$;
comment on function private.record_profile_view(uuid) is
  'Implements public.record_profile_view, for a member the caller may see.';

create function public.record_profile_view(member_id uuid) returns integer
language sql volatile set search_path = ''
as $$ select private.record_profile_view(u.id) from public.users u where u.id = record_profile_view.member_id; $$;
comment on function public.record_profile_view(uuid) is
  'Counts a view of a member''s profile by the caller, at most once a day and never of their own. Returns the '
  'current count; null for a member the caller can''t see.';

-- Computed fields ---------------------------------------------------------------------------------

create function public.connection(public.users) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object('id', c.id, 'state', case
    when c.status = 'accepted' then 'connected'
    when c.sender_id = $1.id then 'received'
    else 'sent'
  end)
  from public.connections c
  where c.status in ('accepted', 'pending')
    and ((c.sender_id = $1.id and c.receiver_id = (select auth.uid()))
      or (c.receiver_id = $1.id and c.sender_id = (select auth.uid())));
$$;
comment on function public.connection(public.users) is
  'Computed field: the caller''s relationship with the member, {id, state}. State is sent, received, or connected. '
  'Null without one, after a declined request, for oneself, and for visitors.';

create function public.followed(public.users) returns boolean
language sql stable set search_path = ''
as $$
  select exists (select from public.follows f where f.follower_id = (select auth.uid()) and f.followed_id = $1.id);
$$;
comment on function public.followed(public.users) is 'Computed field: whether the caller follows the member.';

create function public.followers(public.users) returns uuid[]
language sql stable set search_path = ''
as $$ select array(select f.follower_id from public.follows f where f.followed_id = $1.id order by f.created_at desc,
  f.id desc limit 1000); $$;
comment on function public.followers(public.users) is
  'Computed field: IDs of the member''s followers that the caller can see, newest first, at most 1,000.';

create function public.following(public.users) returns uuid[]
language sql stable set search_path = ''
as $$ select array(select f.followed_id from public.follows f where f.follower_id = $1.id order by f.created_at desc,
  f.id desc limit 1000); $$;
comment on function public.following(public.users) is
  'Computed field: IDs of the members followed by the member that the caller can see, newest first, at most 1,000.';

-- Directory ---------------------------------------------------------------------------------------

create function private.connections_of(member uuid) returns setof uuid
language sql stable security definer set search_path = ''
as $$
  select c.receiver_id from public.connections c where c.sender_id = member and c.status = 'accepted'
  union all
  select c.sender_id from public.connections c where c.receiver_id = member and c.status = 'accepted';
$$;
comment on function private.connections_of(uuid) is 'IDs of the members connected to a member.';

create function private.mutual_connection_ids(member uuid, max_rows integer) returns uuid[]
language plpgsql stable security definer set search_path = ''
as $$
declare
  me constant uuid := auth.uid();
begin
  if member = me then
    return '{}';
  end if;
  return array(
    select theirs from private.connections_of(member) as theirs
    intersect
    select mine from private.connections_of(me) as mine
    order by 1 limit least(greatest(coalesce(max_rows, 12), 1), 100)
  );
end;
$$;
comment on function private.mutual_connection_ids(uuid, integer) is
  'Implements public.mutual_connections, for a member the caller may see.';

create function public.mutual_connections(member_id uuid, max_rows integer default 12) returns setof public.users
language sql stable set search_path = ''
as $$
  select mutual.* from public.users as member
  cross join lateral unnest(private.mutual_connection_ids(member.id, max_rows)) as found (id)
  join public.users as mutual on mutual.id = found.id
  where member.id = mutual_connections.member_id
  order by mutual.name, mutual.id;
$$;
comment on function public.mutual_connections(uuid, integer) is
  'Members connected to both the caller and the given member, by name. Empty for oneself or a member the caller '
  'can''t see. `max_rows` is clamped to 1 to 100.';

-- Policies ----------------------------------------------------------------------------------------

alter table public.member_stats enable row level security;
alter table public.connections enable row level security;
alter table public.follows enable row level security;
alter table public.profile_views enable row level security;

create policy "Members who can see a member can read their counts"
  on public.member_stats for select to authenticated
  using (exists (select from public.users u where u.id = user_id));

create policy "Members can read their own connections"
  on public.connections for select to authenticated
  using (sender_id = (select auth.uid()) or receiver_id = (select auth.uid()));

create policy "Members can send requests to members they can see"
  on public.connections for insert to authenticated
  with check (sender_id = (select auth.uid()) and exists (select from public.users u where u.id = receiver_id));

create policy "Members can answer requests they received"
  on public.connections for update to authenticated
  using (receiver_id = (select auth.uid())) with check (receiver_id = (select auth.uid()));

-- A declined request stays, so that its sender can't ask again right away.
create policy "Members can delete their own connections"
  on public.connections for delete to authenticated
  using (receiver_id = (select auth.uid()) or (sender_id = (select auth.uid()) and status <> 'rejected'));

create policy "Members can read follows between members they can see"
  on public.follows for select to authenticated
  using (
    follower_id = (select auth.uid())
    or (
      exists (select from public.users u where u.id = follower_id)
      and exists (select from public.users u where u.id = followed_id)
    )
  );

create policy "Members can follow members they can see"
  on public.follows for insert to authenticated
  with check (follower_id = (select auth.uid()) and exists (select from public.users u where u.id = followed_id));

create policy "Members can delete their own follows"
  on public.follows for delete to authenticated using (follower_id = (select auth.uid()));

create policy "Members can read their own profile views"
  on public.profile_views for select to authenticated using (viewer_id = (select auth.uid()));

-- Grants ------------------------------------------------------------------------------------------

revoke all on public.member_stats, public.connections, public.follows, public.profile_views from anon, authenticated;
grant select on public.member_stats, public.profile_views to authenticated;
grant select, insert, update, delete on public.connections to authenticated;
grant select, insert, delete on public.follows to authenticated;
grant all on public.member_stats, public.connections, public.follows, public.profile_views to service_role;
grant execute on function
  private.record_profile_view(uuid), private.mutual_connection_ids(uuid, integer)
  to authenticated, service_role;
grant execute on function
  public.follow_member(uuid, uuid), public.unfollow_member(uuid, uuid), public.record_profile_view(uuid),
  public.connection(public.users), public.followed(public.users), public.followers(public.users),
  public.following(public.users), public.mutual_connections(uuid, integer)
  to authenticated, service_role;
