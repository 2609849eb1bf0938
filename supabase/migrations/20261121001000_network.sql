-- Members to members: connections, follows, profile views, reviews, the directory, suggestions, reports.

create table public.member_stats (
  user_id uuid primary key references public.users (id) on delete cascade,
  followers integer not null default 0 check (followers >= 0),
  following integer not null default 0 check (following >= 0),
  connections integer not null default 0 check (connections >= 0),
  profile_views integer not null default 0 check (profile_views >= 0),
  ratings integer[] not null default '{0,0,0,0,0}' check (cardinality(ratings) = 5)
);
comment on table public.member_stats is 'Counts of a member, kept by triggers. For whoever may see the member.';
comment on column public.member_stats.profile_views is 'How often others opened the profile, each once a day (UTC).';
comment on column public.member_stats.ratings is 'How many reviews gave 1, 2, 3, 4 and 5 stars.';

insert into public.member_stats (user_id) select id from public.users;

create function private.create_stats() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into public.member_stats (user_id) values (new.id);
  return null;
end;
$$;
comment on function private.create_stats() is 'Insert trigger on users: a member''s counts start at zero.';
create trigger create_stats after insert on public.users for each row execute function private.create_stats();

-- Connections ---------------------------------------------------------------------------------

create table public.connections (
  id uuid primary key default gen_random_uuid(),
  sender_id uuid not null references public.users (id) on delete cascade,
  receiver_id uuid not null references public.users (id) on delete cascade,
  status text not null default 'pending' check (status in ('pending', 'accepted', 'rejected')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint connections_other check (sender_id <> receiver_id)
);
comment on table public.connections is
  'Requests to connect and what became of them: at most one row for two members, whoever asked. For the two alone.';
create unique index connections_pair_idx on public.connections (least(sender_id, receiver_id), greatest(sender_id, receiver_id));
create index connections_sender_idx on public.connections (sender_id, status, updated_at desc, id desc);
create index connections_receiver_idx on public.connections (receiver_id, status, updated_at desc, id desc);

create function private.request_connection() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  known public.connections;
begin
  perform private.hold_pair(new.sender_id, new.receiver_id);
  if private.blocked_between(new.sender_id, new.receiver_id) then
    raise exception 'This member is not available' using errcode = '42501';
  end if;
  new.updated_at := new.created_at;
  select * into known from public.connections c
  where least(c.sender_id, c.receiver_id) = least(new.sender_id, new.receiver_id)
    and greatest(c.sender_id, c.receiver_id) = greatest(new.sender_id, new.receiver_id)
  for update;
  if known.status = 'rejected' then
    -- Declined is not for ever: either may ask again.
    delete from public.connections where id = known.id;
  elsif known.status = 'pending' and known.sender_id = new.receiver_id then
    -- Both have asked: that is an answer.
    update public.connections set status = 'accepted' where id = known.id;
    return null;
  elsif known.id is not null then
    raise exception 'You have already sent a connection request to this user' using errcode = '23505';
  end if;
  return new;
end;
$$;
comment on function private.request_connection() is
  'Insert trigger on connections: a request to somebody who has asked already accepts theirs, and adds no row; 23505 for one that is made already, 42501 across a block.';

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
    raise exception 'A connection request is answered once, by whom it was sent to' using errcode = '42501';
  end if;
  new.updated_at := case when new.status = old.status then old.updated_at else now() end;
  return new;
end;
$$;
comment on function private.answer_connection() is 'Trigger on connections: members insert requests only; only the receiver answers, and only what is pending (42501).';

create trigger a_own_name_only before insert on public.connections
  for each row execute function private.own_name_only('sender_id', 'receiver_id');
create trigger request_connection before insert on public.connections
  for each row execute function private.request_connection();
create trigger guard_columns before update on public.connections
  for each row execute function private.guard_columns('status', 'updated_at');
create trigger answer_connection before insert or update on public.connections
  for each row execute function private.answer_connection();

create function private.count_connection(one uuid, other uuid, change integer) returns void
language plpgsql volatile set search_path = ''
as $$
begin
  -- In one order, so that two who change at once do not wait for each other.
  perform from public.member_stats s where s.user_id in (one, other) order by s.user_id for no key update;
  update public.member_stats s set connections = s.connections + change where s.user_id in (one, other);
end;
$$;
comment on function private.count_connection(uuid, uuid, integer) is 'Adds to the number of connections of both members.';

create function private.follow_up_connection() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  now_is public.connections := case when tg_op = 'DELETE' then old else new end;
begin
  if tg_op = 'UPDATE' and new.status = old.status then
    return null;
  end if;
  if tg_op = 'INSERT' and new.status = 'pending' then
    perform private.notify(new.receiver_id, 'connection_request', new.sender_id, new.id);
  elsif tg_op = 'UPDATE' then
    perform private.forget_notifications(new.id);
    if new.status = 'accepted' then
      perform private.notify(new.sender_id, 'connection_accepted', new.receiver_id, new.id);
    end if;
  elsif tg_op = 'DELETE' then
    perform private.forget_notifications(old.id);
  end if;
  if tg_op <> 'INSERT' and old.status = 'accepted' and (tg_op = 'DELETE' or new.status <> 'accepted') then
    perform private.count_connection(old.sender_id, old.receiver_id, -1);
  end if;
  if tg_op <> 'DELETE' and new.status = 'accepted' and (tg_op = 'INSERT' or old.status <> 'accepted') then
    perform private.count_connection(new.sender_id, new.receiver_id, 1);
  end if;
  perform private.tell(now_is.sender_id, 'connections');
  perform private.tell(now_is.receiver_id, 'connections');
  return null;
end;
$$;
comment on function private.follow_up_connection() is
  'Row trigger on connections: counts, notifications (connection_request to the receiver, connection_accepted to the sender, gone with the connection), and word to both live.';
create trigger follow_up_connection after insert or update or delete on public.connections
  for each row execute function private.follow_up_connection();

create function private.connected(member uuid) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select from public.connections c
    where c.status = 'accepted'
      and ((c.sender_id = member and c.receiver_id = (select auth.uid())) or (c.receiver_id = member and c.sender_id = (select auth.uid())))
  );
$$;
comment on function private.connected(uuid) is 'Whether that member and the caller are connected.';

create function private.has_asked(member uuid) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select from public.connections c where c.status = 'pending' and c.sender_id = member and c.receiver_id = (select auth.uid())
  );
$$;
comment on function private.has_asked(uuid) is 'Whether that member waits for the caller''s answer to a connection request.';

-- Who is seen by whom: connections see private profiles and contact details. --------------------

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
  );
$$;

alter policy "Public profiles for all, private ones for owner and staff" on public.users
  using (
    id = (select auth.uid())
    or (
      id <> all ((select private.hidden_members())::uuid[])
      and (profile_status = 'public' or private.connected(id) or private.has_asked(id))
    )
    or (select private.is_staff())
  );
alter policy "Public profiles for all, private ones for owner and staff" on public.users
  rename to "Public profiles for all, others for owner, connections, staff";
comment on column public.users.profile_status is
  'private: only the owner, staff, connections, and those the owner asks to connect can read the row.';

create or replace function private.may_see_contact(member uuid) returns boolean
language sql stable security definer set search_path = ''
as $$
  select member = (select auth.uid())
    or private.is_staff()
    or private.connected(member)
    or (
      private.is_paid()
      and exists (select 1 from public.users where id = member and profile_status = 'public')
      and not private.blocked_between(member, (select auth.uid()))
    );
$$;
comment on function private.may_see_contact(uuid) is
  'Whether the caller may read that member''s email and phone: the owner, staff, connections, and paid members for public profiles. False for an unknown member, and across a block.';

create or replace function private.visible_details(member uuid) returns setof public.member_details
language sql stable security definer set search_path = '' rows 1
as $$
  select details.*
  from public.member_details as details
  join public.users as profile on profile.id = details.user_id
  where details.user_id = member
    and (
      member = (select auth.uid())
      or (select private.is_staff())
      or (
        details.shown
        and (profile.profile_status = 'public' or private.connected(member))
        and member <> all (private.hidden_members())
      )
    );
$$;
comment on function private.visible_details(uuid) is
  'That member''s details, or no row when the caller may not see roles and industries: the owner, staff, and where the member shows them, everybody for a public profile and connections for a private one.';

-- Follows -------------------------------------------------------------------------------------

create table public.follows (
  id uuid primary key default gen_random_uuid(),
  follower_id uuid not null references public.users (id) on delete cascade,
  followed_id uuid not null references public.users (id) on delete cascade,
  created_at timestamptz not null default now(),
  constraint follows_once unique (follower_id, followed_id),
  constraint follows_other check (follower_id <> followed_id)
);
comment on table public.follows is 'Who follows whom. For members who may see both.';
create index follows_followed_idx on public.follows (followed_id, created_at desc, id desc);
create index follows_newest_idx on public.follows (follower_id, created_at desc, id desc);

create function private.hold_follow() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.hold_pair(new.follower_id, new.followed_id);
  if private.blocked_between(new.follower_id, new.followed_id) then
    raise exception 'This member is not available' using errcode = '42501';
  end if;
  return new;
end;
$$;
comment on function private.hold_follow() is 'Insert trigger on follows: 42501 across a block, also one that is made at this moment.';

create function private.follow_up_follow() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  link public.follows := case when tg_op = 'DELETE' then old else new end;
  change constant integer := case when tg_op = 'DELETE' then -1 else 1 end;
begin
  perform from public.member_stats s where s.user_id in (link.follower_id, link.followed_id) order by s.user_id for no key update;
  update public.member_stats s set following = s.following + change where s.user_id = link.follower_id;
  update public.member_stats s set followers = s.followers + change where s.user_id = link.followed_id;
  if tg_op = 'INSERT' and private.known_to(link.follower_id, link.followed_id) then
    perform private.notify(link.followed_id, 'follow', link.follower_id, null);
  end if;
  return null;
end;
$$;
comment on function private.follow_up_follow() is
  'Row trigger on follows: counts of both, and a notification of kind follow to whom is followed, if they may see who follows them.';

create trigger a_own_name_only before insert on public.follows
  for each row execute function private.own_name_only('follower_id', 'followed_id');
create trigger hold_follow before insert on public.follows
  for each row execute function private.hold_follow();
create trigger follow_up_follow after insert or delete on public.follows
  for each row execute function private.follow_up_follow();

create function public.follow_member(user_id uuid, member_id uuid) returns void
language plpgsql volatile set search_path = ''
as $$
begin
  if follow_member.user_id is distinct from (select auth.uid()) then
    raise exception 'Not allowed in another member''s name' using errcode = '42501';
  end if;
  insert into public.follows (follower_id, followed_id) values (follow_member.user_id, follow_member.member_id)
  on conflict (follower_id, followed_id) do nothing;
end;
$$;
comment on function public.follow_member(uuid, uuid) is
  'The caller, user_id, follows member_id; nothing where they do already. 42501 in another''s name or for a member the caller cannot see, 23514 for oneself.';

create function public.unfollow_member(user_id uuid, member_id uuid) returns void
language plpgsql volatile set search_path = ''
as $$
begin
  if unfollow_member.user_id is distinct from (select auth.uid()) then
    raise exception 'Not allowed in another member''s name' using errcode = '42501';
  end if;
  delete from public.follows f where f.follower_id = unfollow_member.user_id and f.followed_id = unfollow_member.member_id;
end;
$$;
comment on function public.unfollow_member(uuid, uuid) is
  'The caller, user_id, no longer follows member_id; nothing where they do not. 42501 in another''s name.';

-- Profile views ---------------------------------------------------------------------------------

create table public.profile_views (
  id bigint generated always as identity primary key,
  member_id uuid not null references public.users (id) on delete cascade,
  viewer_id uuid not null references public.users (id) on delete cascade,
  viewed_on date not null default (now() at time zone 'utc')::date,
  constraint profile_views_once unique (member_id, viewer_id, viewed_on)
);
comment on table public.profile_views is 'Who opened whose profile on which day (UTC). Only the viewer can read it; the member has the count.';
create index profile_views_viewer_idx on public.profile_views (viewer_id, viewed_on desc);

create function private.count_profile_view(member_id uuid) returns integer
language plpgsql volatile security definer set search_path = ''
as $$
declare
  me constant uuid := auth.uid();
begin
  if me is not null and me <> count_profile_view.member_id then
    insert into public.profile_views (member_id, viewer_id) values (count_profile_view.member_id, me)
    on conflict on constraint profile_views_once do nothing;
    if found then
      update public.member_stats s set profile_views = s.profile_views + 1 where s.user_id = count_profile_view.member_id;
    end if;
  end if;
  return (select s.profile_views from public.member_stats s where s.user_id = count_profile_view.member_id);
end;
$$;
comment on function private.count_profile_view(uuid) is 'Does the work of public.record_profile_view, for a member the caller may see.';

create function public.record_profile_view(member_id uuid) returns integer
language sql volatile set search_path = ''
as $$ select private.count_profile_view(u.id) from public.users u where u.id = record_profile_view.member_id; $$;
comment on function public.record_profile_view(uuid) is
  'Counts that the caller looks at a member''s profile, once a day; not their own. Returns the count as it is then, null for a member the caller cannot see.';

-- Reviews -----------------------------------------------------------------------------------------

create table public.member_reviews (
  id uuid primary key default gen_random_uuid(),
  author_id uuid not null references public.users (id) on delete cascade,
  member_id uuid not null references public.users (id) on delete cascade,
  rating integer not null check (rating between 1 and 5),
  text text not null check (char_length(text) <= 2000 and text ~ '\S'),
  created_at timestamptz not null default now(),
  edited_at timestamptz,
  answer text check (char_length(answer) <= 2000 and answer ~ '\S'),
  answered_at timestamptz,
  constraint member_reviews_once unique (author_id, member_id),
  constraint member_reviews_other check (author_id <> member_id),
  constraint member_reviews_answer check ((answer is null) = (answered_at is null))
);
comment on table public.member_reviews is 'What members think of one another: one review an author and member, with one answer.';
comment on column public.member_reviews.rating is 'Stars, 1 to 5.';
comment on column public.member_reviews.edited_at is 'When its author last changed it; null while never.';
comment on column public.member_reviews.answer is 'The reviewed member''s answer, given once.';
create index member_reviews_newest_idx on public.member_reviews (member_id, created_at desc, id desc);

create function private.start_review() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.hold_pair(new.author_id, new.member_id);
  if private.blocked_between(new.author_id, new.member_id) then
    raise exception 'This member is not available' using errcode = '42501';
  end if;
  new.edited_at := null;
  new.answer := null;
  new.answered_at := null;
  return new;
end;
$$;
comment on function private.start_review() is 'Insert trigger on member_reviews: without an answer, and not across a block (42501).';

create function private.edit_review() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if (new.rating, new.text) is distinct from (old.rating, old.text) then
    new.edited_at := now();
  end if;
  return new;
end;
$$;
comment on function private.edit_review() is 'Update trigger on member_reviews: remembers when stars or text changed.';

create trigger a_own_name_only before insert on public.member_reviews
  for each row execute function private.own_name_only('author_id', 'member_id');
create trigger start_review before insert on public.member_reviews
  for each row execute function private.start_review();
create trigger guard_columns before update on public.member_reviews
  for each row execute function private.guard_columns('rating', 'text');
-- After guard_columns, which would take what it writes for the caller's: triggers fire by name.
create trigger note_edit before update of rating, text on public.member_reviews
  for each row execute function private.edit_review();

create function private.follow_up_review() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op <> 'INSERT' then
    update public.member_stats s set ratings[old.rating] = s.ratings[old.rating] - 1 where s.user_id = old.member_id;
  end if;
  if tg_op <> 'DELETE' then
    update public.member_stats s set ratings[new.rating] = s.ratings[new.rating] + 1 where s.user_id = new.member_id;
  end if;
  if tg_op = 'INSERT' then
    perform private.notify(new.member_id, 'review', new.author_id, new.id, jsonb_build_object('rating', new.rating));
  elsif tg_op = 'UPDATE' then
    update public.notifications n set data = jsonb_build_object('rating', new.rating) where n.subject_id = new.id and n.kind = 'review';
    update private.mail_queue q set data = jsonb_build_object('rating', new.rating)
    where q.subject_id = new.id and q.kind = 'review' and q.claimed_at is null;
  else
    perform private.forget_notifications(old.id);
  end if;
  return null;
end;
$$;
comment on function private.follow_up_review() is
  'Row trigger on member_reviews: the member''s count of each rating, and a notification of kind review (data {rating}) that is kept right and goes with the review.';
create trigger follow_up_review after insert or delete or update of rating on public.member_reviews
  for each row execute function private.follow_up_review();

create function private.store_answer(review_id uuid, answer text) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  review public.member_reviews;
begin
  select * into review from public.member_reviews r where r.id = store_answer.review_id;
  if review.member_id is distinct from (select auth.uid()) then
    raise exception 'Only the reviewed member answers a review' using errcode = '42501';
  end if;
  -- Before the review, as when one is written. It may be gone or answered by then.
  perform private.hold_pair(review.author_id, review.member_id);
  select * into review from public.member_reviews r where r.id = store_answer.review_id for update;
  if review.answer is not null then
    raise exception 'You have answered this review already.' using errcode = 'P0001';
  end if;
  if private.blocked_between(review.author_id, review.member_id) then
    raise exception 'This member is not available' using errcode = '42501';
  end if;
  update public.member_reviews r set answer = btrim(store_answer.answer, E' \t\r\n'), answered_at = now() where r.id = review.id;
  perform private.notify(
    review.author_id, 'review_answer', review.member_id, review.id, jsonb_build_object('member_id', review.member_id)
  );
end;
$$;
comment on function private.store_answer(uuid, text) is 'Does the work of public.answer_review.';

create function public.answer_review(review_id uuid, answer text) returns void
language sql volatile set search_path = ''
as $$ select private.store_answer(review_id, answer); $$;
comment on function public.answer_review(uuid, text) is
  'The reviewed member answers a review, once; its author is notified (kind review_answer). P0001 for a second answer, 42501 for anybody else, 23502 or 23514 for an answer that is blank or longer than 2,000 characters.';

insert into public.notification_kinds (kind, position) values
  ('connection_request', 10), ('connection_accepted', 20), ('follow', 30), ('review', 40), ('review_answer', 45);

-- A block ends what stood between two members -----------------------------------------------------

create function private.hold_block() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.hold_pair(new.blocker_id, new.blocked_id);
  -- And what stands there is not changed meanwhile. Rows before members, members before counts: in this order everybody
  -- locks, or two would wait for each other.
  perform from public.connections c
  where (c.sender_id, c.receiver_id) in ((new.blocker_id, new.blocked_id), (new.blocked_id, new.blocker_id)) order by c.id for update;
  perform from public.follows f
  where (f.follower_id, f.followed_id) in ((new.blocker_id, new.blocked_id), (new.blocked_id, new.blocker_id)) order by f.id for update;
  return new;
end;
$$;
comment on function private.hold_block() is
  'Insert trigger on member_blocks: nothing comes to stand between the two meanwhile, and nothing of it is answered or taken back.';

create function private.end_relations() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  pair constant uuid[] := array[new.blocker_id, new.blocked_id];
begin
  delete from public.connections c where c.sender_id = any (pair) and c.receiver_id = any (pair);
  delete from public.follows f where f.follower_id = any (pair) and f.followed_id = any (pair);
  delete from public.notifications n where n.user_id = any (pair) and n.actor_id = any (pair);
  delete from private.mail_queue q where q.user_id = any (pair) and q.actor_id = any (pair) and q.sent_at is null;
  perform private.tell(new.blocker_id, 'blocks');
  perform private.tell(new.blocked_id, 'blocks');
  return null;
end;
$$;
comment on function private.end_relations() is
  'Trigger on member_blocks: connection, follows and notifications between the two go, and both apps look again. Reviews stay for others to read.';

create function private.tell_unblocked() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.tell(old.blocker_id, 'blocks');
  perform private.tell(old.blocked_id, 'blocks');
  return null;
end;
$$;
comment on function private.tell_unblocked() is 'Delete trigger on member_blocks: both apps look again, for they may see each other now.';

create trigger hold_block before insert on public.member_blocks for each row execute function private.hold_block();
create trigger end_relations after insert on public.member_blocks for each row execute function private.end_relations();
create trigger tell_unblocked after delete on public.member_blocks for each row execute function private.tell_unblocked();

-- An account that is deleted ------------------------------------------------------------------------

create function private.hold_relations() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  others uuid[];
begin
  -- Deleting the rows changes the counts of everybody at the other end, in any order. So all of it is locked first, in the
  -- order of everybody else: rows, member, counts.
  perform from public.connections c where old.id in (c.sender_id, c.receiver_id) order by c.id for update;
  perform from public.follows f where old.id in (f.follower_id, f.followed_id) order by f.id for update;
  perform from public.member_reviews r where old.id in (r.author_id, r.member_id) order by r.id for update;
  perform from public.users u where u.id = old.id for update;
  others := array(
    select case when c.sender_id = old.id then c.receiver_id else c.sender_id end
    from public.connections c where old.id in (c.sender_id, c.receiver_id)
    union select case when f.follower_id = old.id then f.followed_id else f.follower_id end
    from public.follows f where old.id in (f.follower_id, f.followed_id)
    union select r.member_id from public.member_reviews r where r.author_id = old.id
    union select old.id
  );
  perform from public.member_stats s where s.user_id = any (others) order by s.user_id for no key update;
  return old;
end;
$$;
comment on function private.hold_relations() is
  'Delete trigger on auth.users: an account goes in one piece, without waiting for those who just then connect, follow or review, while they wait for it.';

create trigger hold_relations before delete on auth.users for each row execute function private.hold_relations();

create function private.blocked_by_me() returns setof public.users
language sql stable security definer set search_path = ''
as $$
  select u.* from public.member_blocks b join public.users u on u.id = b.blocked_id
  where b.blocker_id = (select auth.uid()) order by b.created_at desc, b.id;
$$;
comment on function private.blocked_by_me() is 'Does the work of public.blocked_members.';

create function public.blocked_members() returns table (id uuid, name text, profile_image_url text)
language sql stable set search_path = ''
as $$ select u.id, u.name, case when u.profile_status = 'public' then u.profile_image_url end from private.blocked_by_me() as u; $$;
comment on function public.blocked_members() is
  'Whom the caller has blocked, newest first: otherwise they could not be found again to be unblocked. A private profile has its name alone.';

-- Computed fields -----------------------------------------------------------------------------------

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
    and ((c.sender_id = $1.id and c.receiver_id = (select auth.uid())) or (c.receiver_id = $1.id and c.sender_id = (select auth.uid())));
$$;
comment on function public.connection(public.users) is
  'Computed field: what stands between the caller and the member, {id, state}: sent or received for a request by the caller or the member, connected; null for nothing, a declined request, oneself, and visitors.';

create function public.followed(public.users) returns boolean
language sql stable set search_path = ''
as $$
  select exists (select from public.follows f where f.follower_id = (select auth.uid()) and f.followed_id = $1.id);
$$;
comment on function public.followed(public.users) is 'Computed field: whether the caller follows the member.';

create function public.followers(public.users) returns uuid[]
language sql stable set search_path = ''
as $$ select array(select f.follower_id from public.follows f where f.followed_id = $1.id order by f.created_at desc, f.id desc limit 1000); $$;
comment on function public.followers(public.users) is 'Computed field: ids of those who follow the member and whom the caller may see, newest first, at most 1,000.';

create function public.following(public.users) returns uuid[]
language sql stable set search_path = ''
as $$ select array(select f.followed_id from public.follows f where f.follower_id = $1.id order by f.created_at desc, f.id desc limit 1000); $$;
comment on function public.following(public.users) is 'Computed field: ids of those whom the member follows and the caller may see, newest first, at most 1,000.';

create function private.buy_box_summary(member uuid) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object('states', b.states, 'counties', b.counties, 'property_types', b.property_types)
  from public.buybox_profiles b where b.user_id = member;
$$;
comment on function private.buy_box_summary(uuid) is 'Does the work of public.buy_box, for a member the caller may see.';

create function public.buy_box(public.users) returns jsonb
language sql stable set search_path = ''
as $$ select private.buy_box_summary(u.id) from public.users u where u.id = $1.id; $$;
comment on function public.buy_box(public.users) is
  'Computed field: states, counties and property types of the member''s buy box, for whoever may see the member; null without one. Prices, strategies and phone stay the member''s own.';

-- Directory -----------------------------------------------------------------------------------------

create function private.tier_rank(tier text) returns integer
language sql immutable parallel safe set search_path = ''
as $$ select case tier when 'partner' then 0 when 'pro' then 1 when 'closer' then 1 else 2 end; $$;
comment on function private.tier_rank(text) is 'Place of a tier in the directory: partners, then the other paid ones, then everybody else.';

-- A table of its own: narrow, and its text in lower case already. With 50,000 members every page and search takes 1 to 5 times as
-- long as a member's lookup by key (npm run bench:members); over the profiles themselves a first name took 13 times as long.
-- And saving a profile's other fields touches none of these indexes.
create table private.directory (
  user_id uuid primary key references public.users (id) on delete cascade,
  rank integer not null,
  sorted text not null,
  search_text text not null,
  created_at timestamptz not null
);
comment on table private.directory is 'The public profiles as the directory sorts and searches them. Kept by trigger.';
create index directory_order_idx on private.directory (rank, sorted, user_id) include (search_text);
create index directory_newest_idx on private.directory (rank, created_at desc, user_id);
-- Texts with three letters in a row by trigrams, others by pairs.
create index directory_search_idx on private.directory
  using gin (search_text extensions.gin_trgm_ops) with (gin_pending_list_limit = 256);
create index directory_pieces_idx on private.directory
  using gin (private.pieces(search_text)) with (gin_pending_list_limit = 256);

create function private.list_member() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from private.directory d where d.user_id = new.id;
  if new.profile_status = 'public' then
    insert into private.directory (user_id, rank, sorted, search_text, created_at)
    values (
      new.id, private.tier_rank(new.membership_tier), lower(new.name),
      lower(new.name || E'\n' || coalesce(new.title, '') || E'\n' || coalesce(new.location, '')), new.created_at
    );
  end if;
  return null;
end;
$$;
comment on function private.list_member() is 'Trigger on users: a public profile stands in the directory as it is now, a private one does not.';

create trigger list_member after insert on public.users for each row execute function private.list_member();
create trigger relist_member after update of name, title, location, membership_tier, profile_status on public.users
  for each row when (
    (old.name, old.title, old.location, old.membership_tier, old.profile_status)
      is distinct from (new.name, new.title, new.location, new.membership_tier, new.profile_status)
  )
  execute function private.list_member();

insert into private.directory (user_id, rank, sorted, search_text, created_at)
select u.id, private.tier_rank(u.membership_tier), lower(u.name),
  lower(u.name || E'\n' || coalesce(u.title, '') || E'\n' || coalesce(u.location, '')), u.created_at
from public.users u where u.profile_status = 'public';

create function private.walk_members(conditions text, last_seen private.directory, size integer, furthest integer) returns uuid[]
language plpgsql stable security definer set search_path = ''
as $$
declare
  page uuid[];
begin
  execute format(
    'select array(
       select p.user_id
       from (
         select p.rank, p.sorted, p.user_id, p.search_text from private.directory p
         where (p.rank, p.sorted, p.user_id) > ($1.rank, $1.sorted, $1.user_id) order by p.rank, p.sorted, p.user_id limit $3
       ) p
       where true %s order by p.rank, p.sorted, p.user_id limit $2
     )', conditions
  ) into page using last_seen, size, furthest;
  return page;
end;
$$;
comment on function private.walk_members(text, private.directory, integer, integer) is
  'The ids of a page among the next members in the directory''s order, so many of them at most; fewer than asked for when those hold no more.';

create function private.look_up_members(conditions text, last_seen private.directory, size integer) returns uuid[]
language plpgsql stable security definer set search_path = ''
as $$
declare
  page uuid[];
begin
  execute format(
    'with found as materialized (select p.rank, p.sorted, p.user_id from private.directory p where true %s)
     select array(
       select p.user_id from found p where (p.rank, p.sorted, p.user_id) > ($1.rank, $1.sorted, $1.user_id)
       order by p.rank, p.sorted, p.user_id limit $2
     )', conditions
  ) into page using last_seen, size;
  return page;
end;
$$;
comment on function private.look_up_members(text, private.directory, integer) is
  'The ids of a page, from everybody whom an index of texts finds: for a text so rare that these are few.';

create function private.find_members(search text, tier text, after jsonb, page_size integer) returns setof public.users
language plpgsql stable security definer set search_path = ''
as $$
declare
  size constant integer := least(greatest(coalesce(page_size, 24), 1), 100);
  wanted constant text := private.wanted_text(search);
  hidden constant uuid[] := private.hidden_members();
  wanted_rank constant integer := case tier when 'partner' then 0 when 'pro' then 1 end;
  last_seen private.directory;
  conditions text := '';
  page uuid[];
begin
  if tier not in ('all', 'partner', 'pro') then
    raise exception 'Unknown tier filter %', tier using errcode = '22023';
  end if;
  if (wanted <> '' or wanted_rank is not null) and not private.email_confirmed() then
    raise exception 'Please confirm your email address to use search and filter features.' using errcode = '42501';
  end if;
  if jsonb_typeof(after) = 'object' then
    if after ->> 'membership_tier' is null or after ->> 'name' is null or after ->> 'id' is null then
      raise exception 'Not a row to go on from' using errcode = '22023', hint = '"after" needs membership_tier, name and id.';
    end if;
    last_seen.rank := private.tier_rank(after ->> 'membership_tier');
    last_seen.sorted := lower(after ->> 'name');
    last_seen.user_id := (after ->> 'id')::uuid;
  elsif jsonb_typeof(after) <> 'null' then
    raise exception 'Not a row to go on from' using errcode = '22023';
  end if;
  -- A first page begins before everybody there can be, and a tier's page at that tier: it is the next in the order until it ends.
  if last_seen.rank is null or last_seen.rank < wanted_rank then
    last_seen.rank := coalesce(wanted_rank, 0);
    last_seen.sorted := '';
    last_seen.user_id := '00000000-0000-0000-0000-000000000000';
  end if;

  if wanted = '' and wanted_rank is null and hidden = '{}' then
    -- What most people see, with a plan that Postgres keeps.
    page := array(
      select d.user_id from private.directory d
      where (d.rank, d.sorted, d.user_id) > (last_seen.rank, last_seen.sorted, last_seen.user_id)
      order by d.rank, d.sorted, d.user_id limit size
    );
  else
    if wanted_rank is not null then
      conditions := format(' and p.rank = %s', wanted_rank);
    end if;
    if hidden <> '{}' then
      conditions := conditions || format(' and p.user_id <> all (%L::uuid[])', hidden);
    end if;
    -- Without a text, whoever is left out is one of the hidden, or everybody from where the tier ends. A common text is soon
    -- met on the way; what is not in 24 of 1,500, an index finds, and little of it.
    page := private.walk_members(conditions || private.text_condition(wanted, false), last_seen, size, 1500 + cardinality(hidden));
    if wanted <> '' and cardinality(page) < size then
      page := private.look_up_members(conditions || private.text_condition(wanted, true), last_seen, size);
    end if;
  end if;
  return query
    select u.* from unnest(page) with ordinality as found (id, place) join public.users u on u.id = found.id order by found.place;
end;
$$;
comment on function private.find_members(text, text, jsonb, integer) is 'Does the work of public.search_members.';

create function public.search_members(
  search text default '', tier text default 'all', after jsonb default null, page_size integer default 24
) returns setof public.users
language plpgsql stable set search_path = ''
as $$
begin
  return query select * from private.find_members(search, tier, after, page_size);
end;
$$;
comment on function public.search_members(text, text, jsonb, integer) is
  'A page of the members with a public profile whose name, title or location contain the text, case-insensitive: partners first, then the other paid ones, each by name. '
  'tier: all, partner, or pro (pro and closer). after: the last row of the page before ({membership_tier, name, id}), null for the first page. page_size is held between 1 and 100. '
  '42501 for a search or filter by a member whose email is not confirmed, 22023 for another tier or an after that lacks what it needs, 22P02 for one that holds something else.';

create function private.suggested_ids(most integer) returns uuid[]
language plpgsql stable security definer set search_path = ''
as $$
declare
  me constant uuid := auth.uid();
  size constant integer := least(greatest(coalesce(most, 4), 1), 24);
  passed_over uuid[] := private.hidden_members() || me || array(select f.followed_id from public.follows f where f.follower_id = me);
  page uuid[];
begin
  page := array(
    select d.user_id
    from (
      select theirs.user_id, count(*) as shared
      from public.member_markets mine
      join public.member_markets theirs on theirs.state = mine.state and theirs.county = mine.county
      where mine.user_id = me group by 1
    ) as sharing
    join private.directory d on d.user_id = sharing.user_id
    where d.user_id <> all (passed_over)
    order by sharing.shared desc, d.rank, d.created_at desc, d.user_id limit size
  );
  if cardinality(page) < size then
    passed_over := passed_over || page;
    page := page || array(
      select d.user_id from private.directory d where d.user_id <> all (passed_over)
      order by d.rank, d.created_at desc, d.user_id limit size - cardinality(page)
    );
  end if;
  return page;
end;
$$;
comment on function private.suggested_ids(integer) is 'Does the work of public.suggested_members.';

create function public.suggested_members(most integer default 4) returns setof public.users
language sql stable set search_path = ''
as $$
  select u.* from unnest(private.suggested_ids(most)) with ordinality as found (id, place)
  join public.users u on u.id = found.id order by found.place;
$$;
comment on function public.suggested_members(integer) is
  'Members to follow: public profiles, never the caller nor those they follow, those with most of the caller''s markets first, then partners and other paid members, then the newest. Between 1 and 24 of them.';

create function private.connections_of(member uuid) returns setof uuid
language sql stable security definer set search_path = ''
as $$
  select c.receiver_id from public.connections c where c.sender_id = member and c.status = 'accepted'
  union all
  select c.sender_id from public.connections c where c.receiver_id = member and c.status = 'accepted';
$$;
comment on function private.connections_of(uuid) is 'Members connected to that one.';

create function private.mutual_ids(member uuid, most integer) returns uuid[]
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
    order by 1 limit least(greatest(coalesce(most, 12), 1), 100)
  );
end;
$$;
comment on function private.mutual_ids(uuid, integer) is 'Does the work of public.mutual_connections, for a member the caller may see.';

create function public.mutual_connections(member_id uuid, most integer default 12) returns setof public.users
language sql stable set search_path = ''
as $$
  select known.* from public.users as member
  cross join lateral unnest(private.mutual_ids(member.id, most)) as found (id)
  join public.users as known on known.id = found.id
  where member.id = mutual_connections.member_id
  order by known.name, known.id;
$$;
comment on function public.mutual_connections(uuid, integer) is
  'Members connected both to the caller and to that member, by name; none for oneself or a member the caller cannot see. Between 1 and 100 of them.';

-- Reports ---------------------------------------------------------------------------------------------

create table public.reports (
  id uuid primary key default gen_random_uuid(),
  reporter_id uuid references public.users (id) on delete set null,
  reported_id uuid references public.users (id) on delete set null,
  subject_kind text not null check (subject_kind in ('profile', 'review', 'listing')),
  subject_id uuid not null,
  reason text not null check (reason in ('spam', 'scam', 'harassment', 'false_information', 'other')),
  details text check (char_length(details) <= 2000 and details ~ '\S'),
  snapshot jsonb not null,
  created_at timestamptz not null default now(),
  handled_at timestamptz,
  handled_by uuid references public.users (id) on delete set null,
  outcome text check (char_length(outcome) <= 1000 and outcome ~ '\S'),
  constraint reports_handled check ((handled_at is null) = (outcome is null))
);
comment on table public.reports is 'What members report to staff, with what was reported as the reporter saw it. For staff; reporters read their own.';
comment on column public.reports.reported_id is 'Whose profile, review or listing it is.';
comment on column public.reports.snapshot is 'The reported row as the reporter saw it when reporting.';
comment on column public.reports.outcome is 'What staff did about it.';
create index reports_open_idx on public.reports (created_at, id) where handled_at is null;
create unique index reports_once_idx on public.reports (reporter_id, subject_kind, subject_id) where handled_at is null;
create index reports_reported_idx on public.reports (reported_id);
create index reports_handled_by_idx on public.reports (handled_by);

create function private.file_report(kind text, subject uuid, reported uuid, reason text, details text, snapshot jsonb) returns uuid
language plpgsql volatile security definer set search_path = ''
as $$
declare
  me constant uuid := auth.uid();
  filed uuid;
begin
  if reported = me then
    raise exception 'That is your own' using errcode = '42501';
  end if;
  perform from public.users u where u.id = me for no key update;
  select r.id into filed from public.reports r
  where r.reporter_id = me and r.subject_kind = kind and r.subject_id = subject and r.handled_at is null;
  if filed is not null then
    return filed;
  end if;
  if (select count(*) from public.reports r where r.reporter_id = me and r.created_at > now() - interval '1 day') >= 20 then
    raise exception 'You have sent 20 reports today. Please wait until tomorrow, or write to us.' using errcode = 'P0001';
  end if;
  insert into public.reports (reporter_id, reported_id, subject_kind, subject_id, reason, details, snapshot)
  values (me, reported, kind, subject, reason, nullif(btrim(details, E' \t\r\n'), ''), snapshot)
  returning id into filed;
  return filed;
end;
$$;
comment on function private.file_report(text, uuid, uuid, text, text, jsonb) is
  'Stores a report of the caller: does the work of public.report, which has found the subject under the caller''s policies.';

create function public.report(subject_kind text, subject_id uuid, reason text, details text default null) returns uuid
language plpgsql volatile set search_path = ''
as $$
declare
  reported uuid;
  snapshot jsonb;
begin
  case report.subject_kind
    when 'profile' then
      select u.id, to_jsonb(u) into reported, snapshot from public.users u where u.id = report.subject_id;
    when 'review' then
      select r.author_id, to_jsonb(r) into reported, snapshot from public.member_reviews r where r.id = report.subject_id;
    when 'listing' then
      select p.user_id, to_jsonb(p) - 'search_text' into reported, snapshot from public.properties p where p.id = report.subject_id;
    else
      raise exception 'Nothing that can be reported: %', report.subject_kind using errcode = '22023';
  end case;
  if reported is null then
    raise exception 'It is not there any more, so there is nothing to report.' using errcode = 'P0001';
  end if;
  return private.file_report(report.subject_kind, report.subject_id, reported, report.reason, report.details, snapshot);
end;
$$;
comment on function public.report(text, uuid, text, text) is
  'Reports a profile, review or listing to staff, with a snapshot of it. reason: spam, scam, harassment, false_information or other; details: at most 2,000 characters. '
  'Returns the report''s id; the same again while it is open is the same report. 22023 for another kind, 42501 for one''s own, 23514 for another reason or longer details, P0001 for what the caller cannot see and after 20 in a day.';

create function private.close_report(report_id uuid, outcome text) returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  if not private.is_staff() then
    raise exception 'Only staff handle reports' using errcode = '42501';
  end if;
  if exists (select from public.reports r where r.id = report_id and r.reported_id = auth.uid()) then
    raise exception 'A report about you is for somebody else to handle' using errcode = '42501';
  end if;
  update public.reports r
  set handled_at = now(), handled_by = auth.uid(), outcome = btrim(close_report.outcome, E' \t\r\n')
  where r.id = report_id and r.handled_at is null;
  if not found then
    raise exception 'This report was handled already, or is gone.' using errcode = 'P0001';
  end if;
end;
$$;
comment on function private.close_report(uuid, text) is 'Does the work of public.handle_report.';

create function public.handle_report(report_id uuid, outcome text) returns void
language sql volatile set search_path = ''
as $$ select private.close_report(report_id, outcome); $$;
comment on function public.handle_report(uuid, text) is
  'For staff: closes a report with what was done about it (1 to 1,000 characters). 42501 for others and for a report about oneself, P0001 for one that is closed or gone, 23502 or 23514 for a missing, blank or longer outcome.';

-- What members can download ------------------------------------------------------------------------------

create function private.exported_network() returns jsonb
language sql stable set search_path = ''
as $$
  with me as materialized (select auth.uid() as id)
  select jsonb_build_object(
    'stats', (select to_jsonb(s) - 'user_id' from public.member_stats s where s.user_id = me.id),
    'connections', (
      select coalesce(jsonb_agg(to_jsonb(c) order by c.created_at), '[]')
      from public.connections c where me.id in (c.sender_id, c.receiver_id)
    ),
    'follows', (
      select coalesce(jsonb_agg(to_jsonb(f) - 'id' order by f.created_at), '[]')
      from public.follows f where me.id in (f.follower_id, f.followed_id)
    ),
    'blocked', (
      select coalesce(jsonb_agg(to_jsonb(b) - 'id' - 'blocker_id' order by b.created_at), '[]')
      from public.member_blocks b where b.blocker_id = me.id
    ),
    'profile_views', (
      select coalesce(jsonb_agg(to_jsonb(v) - 'id' - 'viewer_id' order by v.viewed_on, v.id), '[]')
      from public.profile_views v where v.viewer_id = me.id
    ),
    'reviews', (
      select coalesce(jsonb_agg(to_jsonb(r) order by r.created_at), '[]')
      from public.member_reviews r where me.id in (r.author_id, r.member_id)
    ),
    'reports', (
      select coalesce(jsonb_agg(to_jsonb(r) - 'reporter_id' - 'handled_by' order by r.created_at), '[]')
      from public.reports r where r.reporter_id = me.id
    )
  )
  from me;
$$;
comment on function private.exported_network() is 'Part of public.export_my_data: connections, follows, blocks, views, reviews and reports.';

create or replace function public.export_my_data() returns jsonb
language sql stable set search_path = ''
as $$
  select private.exported_account() || private.exported_listings() || private.exported_notifications() || private.exported_network()
  where (select auth.uid()) is not null;
$$;

-- Policies -------------------------------------------------------------------------------------------------

alter table public.member_stats enable row level security;
alter table public.connections enable row level security;
alter table public.follows enable row level security;
alter table public.profile_views enable row level security;
alter table public.member_reviews enable row level security;
alter table public.reports enable row level security;

create policy "Whoever may see a member reads their counts"
  on public.member_stats for select to authenticated
  using (exists (select from public.users u where u.id = user_id));

create policy "Members read their own connections"
  on public.connections for select to authenticated
  using (sender_id = (select auth.uid()) or receiver_id = (select auth.uid()));
create policy "Members ask those they can see"
  on public.connections for insert to authenticated
  with check (sender_id = (select auth.uid()) and exists (select from public.users u where u.id = receiver_id));
create policy "Members answer requests to them"
  on public.connections for update to authenticated
  using (receiver_id = (select auth.uid())) with check (receiver_id = (select auth.uid()));
create policy "Members end their own connections"
  on public.connections for delete to authenticated
  using (sender_id = (select auth.uid()) or receiver_id = (select auth.uid()));

create policy "Members read follows between those they can see"
  on public.follows for select to authenticated
  using (
    follower_id = (select auth.uid())
    or (
      exists (select from public.users u where u.id = follower_id)
      and exists (select from public.users u where u.id = followed_id)
    )
  );
create policy "Members follow those they can see"
  on public.follows for insert to authenticated
  with check (follower_id = (select auth.uid()) and exists (select from public.users u where u.id = followed_id));
create policy "Members unfollow"
  on public.follows for delete to authenticated using (follower_id = (select auth.uid()));

create policy "Members read which profiles they viewed"
  on public.profile_views for select to authenticated using (viewer_id = (select auth.uid()));

create policy "Members read reviews of those they can see"
  on public.member_reviews for select to authenticated
  using (
    author_id = (select auth.uid())
    or (
      author_id <> all ((select private.hidden_members())::uuid[])
      and exists (select from public.users u where u.id = member_id)
    )
  );
create policy "Members review those they can see"
  on public.member_reviews for insert to authenticated
  with check (author_id = (select auth.uid()) and exists (select from public.users u where u.id = member_id));
create policy "Authors edit their reviews of those they can see"
  on public.member_reviews for update to authenticated
  using (author_id = (select auth.uid()) and exists (select from public.users u where u.id = member_id))
  with check (author_id = (select auth.uid()) and exists (select from public.users u where u.id = member_id));
create policy "Authors and staff remove reviews"
  on public.member_reviews for delete to authenticated
  using (author_id = (select auth.uid()) or (select private.is_staff()));

create policy "Staff read reports, reporters their own"
  on public.reports for select to authenticated
  using (reporter_id = (select auth.uid()) or (select private.is_staff()));

-- Grants: closed first, then what the policies are written for -----------------------------------------------

revoke all on
  public.member_stats, public.connections, public.follows, public.profile_views, public.member_reviews, public.reports
  from anon, authenticated;
grant select on public.member_stats, public.profile_views, public.reports to authenticated;
grant select, insert, update, delete on public.connections, public.member_reviews to authenticated;
grant select, insert, delete on public.follows to authenticated;
grant all on
  public.member_stats, public.connections, public.follows, public.profile_views, public.member_reviews, public.reports
  to service_role;

revoke all on private.directory from public;
revoke execute on all functions in schema private from public;
-- The policies on users ask; visitors have no connections.
grant execute on function private.connected(uuid), private.has_asked(uuid) to anon, authenticated, service_role;
grant execute on function
  private.count_profile_view(uuid), private.store_answer(uuid, text), private.blocked_by_me(), private.buy_box_summary(uuid),
  private.find_members(text, text, jsonb, integer), private.suggested_ids(integer), private.mutual_ids(uuid, integer),
  private.file_report(text, uuid, uuid, text, text, jsonb), private.close_report(uuid, text), private.exported_network()
  to authenticated, service_role;
revoke execute on function
  public.follow_member(uuid, uuid), public.unfollow_member(uuid, uuid), public.record_profile_view(uuid), public.answer_review(uuid, text),
  public.blocked_members(), public.connection(public.users), public.followed(public.users), public.followers(public.users),
  public.following(public.users), public.buy_box(public.users), public.search_members(text, text, jsonb, integer),
  public.suggested_members(integer), public.mutual_connections(uuid, integer), public.report(text, uuid, text, text),
  public.handle_report(uuid, text)
  from public, anon;
grant execute on function
  public.follow_member(uuid, uuid), public.unfollow_member(uuid, uuid), public.record_profile_view(uuid), public.answer_review(uuid, text),
  public.blocked_members(), public.connection(public.users), public.followed(public.users), public.followers(public.users),
  public.following(public.users), public.buy_box(public.users), public.search_members(text, text, jsonb, integer),
  public.suggested_members(integer), public.mutual_connections(uuid, integer), public.report(text, uuid, text, text),
  public.handle_report(uuid, text)
  to authenticated, service_role;
