-- Forums: topics in them, and posts that answer one another to any depth.

create table public.forums (
  id uuid primary key default gen_random_uuid(),
  user_id uuid references public.users (id) on delete set null,
  title text not null check (char_length(title) <= 100 and title ~ '\S'),
  description text not null default '' check (char_length(description) <= 500),
  topics integer not null default 0 check (topics >= 0),
  posts integer not null default 0 check (posts >= 0),
  last_activity_at timestamptz,
  created_at timestamptz not null default now()
);
comment on table public.forums is
  'Forums, for all members: a forum is a place where others talk, so a block hides what its founder writes, not the place.';
comment on column public.forums.user_id is 'Who created it; null when that account is gone.';
comment on column public.forums.posts is 'Posts of all its topics, the places of deleted ones included. Kept by trigger, as topics and last_activity_at.';
comment on column public.forums.last_activity_at is 'When the last post came; null while there is none.';
create unique index forums_title_idx on public.forums (lower(title));
create index forums_newest_idx on public.forums (created_at desc, id desc);
create index forums_user_idx on public.forums (user_id);

create table public.forum_topics (
  id uuid primary key default gen_random_uuid(),
  forum_id uuid not null references public.forums (id) on delete cascade,
  user_id uuid references public.users (id) on delete set null,
  title text not null check (char_length(title) <= 200 and title ~ '\S'),
  created_at timestamptz not null default now(),
  last_reply_at timestamptz not null default now(),
  posts integer not null default 0 check (posts >= 0),
  last_number integer not null default 0 check (last_number >= 0)
);
comment on table public.forum_topics is 'Topics of forums. Started with their first post by public.create_topic.';
comment on column public.forum_topics.user_id is 'Who started it; null when that account is gone.';
comment on column public.forum_topics.last_reply_at is 'When the last post came. Kept by trigger, as posts and last_number.';
comment on column public.forum_topics.posts is 'Its posts, the first one and the places of deleted ones included.';
comment on column public.forum_topics.last_number is 'The number of its newest post.';
create index forum_topics_latest_idx on public.forum_topics (forum_id, last_reply_at desc, id desc);
create index forum_topics_user_idx on public.forum_topics (user_id);

create table public.forum_posts (
  id uuid primary key default gen_random_uuid(),
  topic_id uuid not null references public.forum_topics (id) on delete cascade,
  user_id uuid references public.users (id) on delete set null,
  content text not null check (char_length(content) <= 10000),
  parent_post_id uuid references public.forum_posts (id),
  number integer not null default 0,
  path integer[] not null default '{}',
  created_at timestamptz not null default now(),
  edited_at timestamptz,
  deleted_at timestamptz,
  constraint forum_posts_number unique (topic_id, number),
  constraint forum_posts_said check ((deleted_at is null and content ~ '\S') or (deleted_at is not null and content = ''))
);
comment on table public.forum_posts is
  'Posts of topics. A deleted one keeps its row, without content: what answers it stays in its place.';
comment on column public.forum_posts.user_id is 'Who wrote it; null when that account is gone, and with it the content.';
comment on column public.forum_posts.content is 'Plain text with mentions; empty once deleted.';
comment on column public.forum_posts.parent_post_id is 'The post of the same topic that it answers; null for the first post and replies to the topic.';
comment on column public.forum_posts.number is '1, 2, 3 … in its topic, in the order of writing. Given by trigger.';
comment on column public.forum_posts.path is
  'Its place in the tree: the numbers of the posts above it, from the top, and its own; sorted by it, the topic reads as a tree. Below 100 levels all stand on the 100th.';
create index forum_posts_tree_idx on public.forum_posts (topic_id, path);
create index forum_posts_user_idx on public.forum_posts (user_id);
create index forum_posts_parent_idx on public.forum_posts (parent_post_id);

create table public.topic_follows (
  id uuid primary key default gen_random_uuid(),
  topic_id uuid not null references public.forum_topics (id) on delete cascade,
  user_id uuid not null references public.users (id) on delete cascade,
  created_at timestamptz not null default now(),
  constraint topic_follows_once unique (topic_id, user_id)
);
comment on table public.topic_follows is 'Who is told of new posts in a topic. Whoever writes in it follows it. Each member reads their own.';
create index topic_follows_user_idx on public.topic_follows (user_id);

create table public.topic_reads (
  id uuid primary key default gen_random_uuid(),
  topic_id uuid not null references public.forum_topics (id) on delete cascade,
  user_id uuid not null references public.users (id) on delete cascade,
  last_number integer not null check (last_number >= 0),
  constraint topic_reads_once unique (topic_id, user_id)
);
comment on table public.topic_reads is
  'Up to which number a member has seen a topic''s posts; later ones are new to them. Written by mark_topic_read and by writing. Each member reads their own.';
create index topic_reads_user_idx on public.topic_reads (user_id);

-- Writing ---------------------------------------------------------------------------------------
-- Everybody locks in one order: topic, forum, posts, members, notifications. Else two would wait for each other.

create function private.settle_title() returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.title := btrim(regexp_replace(new.title, '\s+', ' ', 'g'));
  return new;
end;
$$;
comment on function private.settle_title() is 'Trigger on forums and forum_topics: a title is one line without blanks around it.';

create function private.limit_forums() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if private.is_new_member() then
    perform private.spend('forum', 1, '1 day', 'New accounts can create one forum a day. Please wait until tomorrow.');
  else
    perform private.spend('forum', 3, '1 day', 'You can create 3 forums a day. Please wait until tomorrow.');
  end if;
  new.topics := 0;
  new.posts := 0;
  new.last_activity_at := null;
  return new;
end;
$$;
comment on function private.limit_forums() is 'Insert trigger on forums: 3 a day, 1 for new members, and each starts empty.';

create trigger a_own_row_only before insert on public.forums
  for each row execute function private.own_row_only();
create trigger limit_forums before insert on public.forums
  for each row execute function private.limit_forums();
create trigger guard_columns before update on public.forums
  for each row execute function private.guard_columns('title', 'description');
create trigger settle_title before insert or update of title on public.forums
  for each row execute function private.settle_title();
create trigger guard_columns before update on public.forum_topics
  for each row execute function private.guard_columns('title');
create trigger settle_title before insert or update of title on public.forum_topics
  for each row execute function private.settle_title();

create function private.open_topic(forum uuid, title text, topic uuid) returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.spend('topic', 10, '1 day', 'You can start 10 topics a day. Please wait until tomorrow.');
  -- It stays, but is not held: that comes when the first post is counted, after the writer's limits, as with every reply.
  perform from public.forums f where f.id = forum for key share;
  if not found then
    raise exception 'This forum is not there any more.' using errcode = 'P0001';
  end if;
  insert into public.forum_topics (id, forum_id, user_id, title) values (topic, forum, auth.uid(), open_topic.title);
end;
$$;
comment on function private.open_topic(uuid, text, uuid) is 'Adds a topic of the caller, without a post: part of public.create_topic.';

create function public.create_topic(forum_id uuid, title text, content text, topic_id uuid default gen_random_uuid()) returns uuid
language plpgsql volatile set search_path = ''
as $$
begin
  -- Sent again by an app that got no answer.
  if exists (select from public.forum_topics t where t.id = create_topic.topic_id and t.user_id = (select auth.uid())) then
    return create_topic.topic_id;
  end if;
  perform private.open_topic(create_topic.forum_id, create_topic.title, create_topic.topic_id);
  insert into public.forum_posts (topic_id, user_id, content) values (create_topic.topic_id, (select auth.uid()), create_topic.content);
  return create_topic.topic_id;
end;
$$;
comment on function public.create_topic(uuid, text, text, uuid) is
  'Starts a topic with its first post, both the caller''s, who follows it. topic_id may be chosen: the same again is the same topic. Returns its id. '
  'P0001 for a forum that is gone and after 10 a day; 23502 or 23514 for a title or content that is missing, blank or too long (200 and 10,000 characters).';

create function private.count_forum_topic() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update public.forums f
  set topics = f.topics - (old.posts > 0)::integer, posts = f.posts - old.posts,
      last_activity_at = (select max(t.last_reply_at) from public.forum_topics t where t.forum_id = old.forum_id)
  where f.id = old.forum_id;
  return null;
end;
$$;
comment on function private.count_forum_topic() is 'Trigger on forum_topics: one that goes is taken from the forum''s counts. It came to them with its first post.';
create trigger count_topic after delete on public.forum_topics
  for each row execute function private.count_forum_topic();

create function private.place_forum_post() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  topic public.forum_topics;
  parent public.forum_posts;
begin
  select * into topic from public.forum_topics t where t.id = new.topic_id for no key update;
  if topic.id is null or private.blocked_between(new.user_id, topic.user_id) then
    raise exception 'This topic is not available' using errcode = '42501';
  end if;
  if new.parent_post_id is not null then
    select * into parent from public.forum_posts p where p.id = new.parent_post_id and p.topic_id = topic.id;
    if parent.id is null or private.blocked_between(new.user_id, parent.user_id) then
      raise exception 'This post is not available' using errcode = '42501';
    end if;
  end if;
  -- Not from the topic's last_number: of several posts in one statement none is counted yet.
  select coalesce(max(p.number), 0) + 1 into new.number from public.forum_posts p where p.topic_id = topic.id;
  new.path := parent.path[1:99] || new.number;
  new.edited_at := null;
  new.deleted_at := null;
  return new;
end;
$$;
comment on function private.place_forum_post() is
  'Insert trigger on forum_posts: gives the post its number and place. One of a topic at a time. 42501 for a topic or parent that is gone, on the other side of a block, or a parent of another topic.';

create function private.count_forum_post() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  forum uuid;
begin
  update public.forum_topics t
  set last_number = greatest(t.last_number, new.number), posts = t.posts + 1, last_reply_at = greatest(t.last_reply_at, new.created_at)
  where t.id = new.topic_id returning t.forum_id into forum;
  update public.forums f
  set topics = f.topics + (new.number = 1)::integer, posts = f.posts + 1, last_activity_at = greatest(f.last_activity_at, new.created_at)
  where f.id = forum;
  return null;
end;
$$;
comment on function private.count_forum_post() is
  'Trigger on forum_posts, once the row is there: an insert that ends as nothing, or as a change of the row that is there, counts nothing.';

create function private.settle_forum_post() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if new.user_id is null and old.user_id is not null then
    -- The account is gone: the key has set it so.
    new.content := '';
    new.deleted_at := coalesce(old.deleted_at, now());
  elsif old.deleted_at is not null and new.content <> '' then
    raise exception 'This post was deleted.' using errcode = 'P0001';
  elsif new.deleted_at is null and new.content is distinct from old.content then
    new.edited_at := now();
  end if;
  return new;
end;
$$;
comment on function private.settle_forum_post() is
  'Update trigger on forum_posts: an edit is remembered, a deleted post stays deleted (P0001), and with its author''s account a post loses its content.';

create trigger a_own_row_only before insert on public.forum_posts
  for each row execute function private.own_row_only();
create trigger limit_day before insert on public.forum_posts
  for each row execute function private.limited('reply_day', '200', '1 day', 'You have written 200 posts today. Please wait until tomorrow.');
create trigger limit_edits before update of content on public.forum_posts
  for each row execute function private.limited('reply_edit', '60', '1 hour', 'You have edited very often. Please wait an hour.');
create trigger limit_minute before insert on public.forum_posts
  for each row execute function private.limited('reply', '10', '1 minute', 'You are writing very fast. Please wait a minute.');
create trigger place_post before insert on public.forum_posts
  for each row execute function private.place_forum_post();
create trigger count_post after insert on public.forum_posts
  for each row execute function private.count_forum_post();
create trigger guard_columns before update on public.forum_posts
  for each row execute function private.guard_columns('content');
create trigger settle_content before insert or update of content on public.forum_posts
  for each row execute function private.settle_content();
-- After guard_columns and settle_content, which look at what the caller wrote: triggers fire by name.
create trigger settle_post before update on public.forum_posts
  for each row execute function private.settle_forum_post();

create function private.remove_forum_post(post_id uuid) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  author uuid;
begin
  update public.forum_posts p set content = '', deleted_at = now()
  where p.id = post_id and p.deleted_at is null and (p.user_id = auth.uid() or private.is_staff())
  returning p.user_id into author;
  if found then
    perform private.forget_notifications(post_id, '{topic_reply,post_reply,mention}', author);
  elsif not exists (
    select from public.forum_posts p where p.id = post_id and p.deleted_at is not null and (p.user_id = auth.uid() or private.is_staff())
  ) then
    raise exception 'Only its author and staff delete a post' using errcode = '42501';
  end if;
end;
$$;
comment on function private.remove_forum_post(uuid) is 'Does the work of public.delete_forum_post.';

create function public.delete_forum_post(post_id uuid) returns void
language sql volatile set search_path = ''
as $$ select private.remove_forum_post(post_id); $$;
comment on function public.delete_forum_post(uuid) is
  'Its author or staff deletes a post: its content goes, its place and what answers it stay, and notifications of it go. Nothing for one that is deleted already, 42501 for others'' and for none.';

create function private.remove_forum(forum uuid) returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  if not private.is_staff() then
    raise exception 'Only staff remove a forum' using errcode = '42501';
  end if;
  -- Its topics before the forum itself, as those lock who reply.
  perform from public.forum_topics t where t.forum_id = forum order by t.id for update;
  delete from public.forums f where f.id = forum;
end;
$$;
comment on function private.remove_forum(uuid) is 'Does the work of public.delete_forum.';

create function public.delete_forum(forum_id uuid) returns void
language sql volatile set search_path = ''
as $$ select private.remove_forum(forum_id); $$;
comment on function public.delete_forum(uuid) is 'For staff: removes a forum with all its topics. 42501 for others; nothing for one that is gone.';

-- Following, reading --------------------------------------------------------------------------------

insert into public.notification_kinds (kind, position) values ('topic_reply', 64), ('post_reply', 65);

create function private.follow_up_forum_post() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  topic public.forum_topics;
  answered uuid;
  mentioned constant uuid[] := private.mentioned_in(new.content);
  followers uuid[] := '{}';
  there uuid[];
  data jsonb;
begin
  if new.user_id is null then
    return null;
  end if;
  select * into topic from public.forum_topics t where t.id = new.topic_id;
  if tg_op = 'INSERT' then
    insert into public.topic_follows (topic_id, user_id) values (topic.id, new.user_id) on conflict do nothing;
    -- Who had read all so far has read all still.
    insert into public.topic_reads as r (topic_id, user_id, last_number)
    values (topic.id, new.user_id, case when new.number = 1 then 1 else 0 end)
    on conflict (topic_id, user_id) do update set last_number = new.number where r.last_number = new.number - 1;
    select p.user_id into answered from public.forum_posts p where p.id = new.parent_post_id;
    followers := array(
      select f.user_id from public.topic_follows f
      where f.topic_id = topic.id and f.user_id <> new.user_id and f.user_id is distinct from answered and f.user_id <> all (mentioned)
    );
  end if;
  -- Who just now deletes their account is waited for here, before anything is written to them.
  there := array(
    select u.id from public.users u
    where u.id = any (followers || mentioned || answered) and not private.blocked_between(u.id, topic.user_id)
    order by u.id for key share
  );
  data := jsonb_build_object(
    'topic_id', topic.id, 'number', new.number, 'title', topic.title,
    'path', '/community/forums/' || topic.forum_id || '/topics/' || topic.id || '#post-' || new.number
  );
  if answered = any (there) then
    perform private.notify(answered, 'post_reply', new.user_id, new.id, data);
  end if;
  perform private.notify_mentioned(
    new.content,
    -- Not twice: whom it answers, whom it mentioned before it was edited. And not who is not there any more, or cannot see the topic.
    array_remove(
      array(select m from unnest(mentioned) as m where m <> all (there)) || answered
        || case when tg_op = 'UPDATE' then private.mentioned_in(old.content) else '{}' end,
      null
    ),
    new.user_id, new.id, data || '{"in": "topic"}'
  );
  -- One a topic until it is read, however many replies come meanwhile.
  perform private.notify(f.id, 'topic_reply', new.user_id, new.id, data)
  from unnest(followers) as f (id)
  where f.id = any (there) and not exists (
    select from public.notifications n
    where n.user_id = f.id and n.read_at is null and n.kind = 'topic_reply' and n.data ->> 'topic_id' = topic.id::text
  );
  return null;
end;
$$;
comment on function private.follow_up_forum_post() is
  'Trigger on forum_posts: its author follows the topic; whom it answers (post_reply), whom it mentions (mention) and who follows the topic (topic_reply, one until it is read) are notified, each once. An edit notifies whom it mentions anew. Data {topic_id, number, title, path: where it is in the app}.';
create trigger follow_up_post after insert or update of content on public.forum_posts
  for each row execute function private.follow_up_forum_post();

create function private.forget_forum_posts() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.forget_notifications(g.id, '{topic_reply,post_reply,mention}', g.user_id) from gone g where g.user_id is not null;
  return null;
end;
$$;
comment on function private.forget_forum_posts() is 'Statement trigger on forum_posts: notifications of posts go with the topic.';
create trigger forget_posts after delete on public.forum_posts
  referencing old table as gone for each statement execute function private.forget_forum_posts();

create trigger a_own_row_only before insert on public.topic_follows
  for each row execute function private.own_row_only();

create function private.mark_topic_read(topic uuid, number integer) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  me constant uuid := auth.uid();
begin
  insert into public.topic_reads as r (topic_id, user_id, last_number)
  select t.id, me, least(greatest(mark_topic_read.number, 0), t.last_number) from public.forum_topics t where t.id = mark_topic_read.topic
  on conflict (topic_id, user_id) do update set last_number = greatest(r.last_number, excluded.last_number);
  update public.notifications n set read_at = now()
  where n.user_id = me and n.read_at is null and exists (
    select from public.forum_posts p where p.id = n.subject_id and p.topic_id = mark_topic_read.topic and p.number <= mark_topic_read.number
  );
end;
$$;
comment on function private.mark_topic_read(uuid, integer) is 'Does the work of public.mark_topic_read.';

create function public.mark_topic_read(topic_id uuid, number integer) returns void
language sql volatile set search_path = ''
as $$ select private.mark_topic_read(t.id, mark_topic_read.number) from public.forum_topics t where t.id = mark_topic_read.topic_id; $$;
comment on function public.mark_topic_read(uuid, integer) is
  'The caller has seen a topic''s posts up to that number, never fewer than before; notifications of them are read, too. Nothing for a topic that is gone, or that the caller cannot see.';

create function public.topic_posts(
  topic_id uuid, after integer[] default null, before integer[] default null, at_number integer default null
) returns setof public.forum_posts
language plpgsql stable set search_path = ''
as $$
declare
  start integer[];
begin
  if topic_posts.before is not null then
    return query
      select (s.post).*
      from (
        select t.post, t.path, sum(t.size) over (order by t.path desc) - t.size as text_before
        from (
          select p as post, p.path, char_length(p.content) as size from public.forum_posts p
          where p.topic_id = topic_posts.topic_id and p.path < topic_posts.before order by p.path desc limit 50
        ) t
      ) s
      where s.text_before <= 20000 order by s.path;
    return;
  end if;
  select p.path into start from public.forum_posts p where p.topic_id = topic_posts.topic_id and p.number = at_number;
  -- One that stands on the first page anyway is shown there, below what it answers.
  if (
    select count(*) < 25 and coalesce(sum(above.size), 0) < 10000
    from (
      select char_length(p.content) as size from public.forum_posts p
      where p.topic_id = topic_posts.topic_id and p.path < start order by p.path limit 25
    ) above
  ) then
    start := null;
  end if;
  return query
    select (s.post).*
    from (
      select t.post, t.path, sum(t.size) over (order by t.path) - t.size as text_before
      from (
        select p as post, p.path, char_length(p.content) as size from public.forum_posts p
        where p.topic_id = topic_posts.topic_id and p.path >= coalesce(start, '{}') and p.path > coalesce(topic_posts.after, '{}')
        order by p.path limit 50
      ) t
    ) s
    where s.text_before <= 20000 order by s.path;
end;
$$;
comment on function public.topic_posts(uuid, integer[], integer[], integer) is
  'A page of a topic''s posts in the order of the tree: its beginning, or what comes after a path, before a path, or from the post of a number on (from the beginning where there is none, and for one of the first 25). '
  'At most 50, and fewer once they hold more than 20,000 characters: the last page is one that does neither.';

-- An account that is deleted ------------------------------------------------------------------------

create function private.hold_forums() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  -- What the account's keys will change, in the order of those who reply, who have locked a topic when they notify members.
  perform from public.forum_topics t where t.user_id = old.id order by t.id for no key update;
  perform from public.forums f where f.user_id = old.id order by f.id for no key update;
  perform from public.forum_posts p where p.user_id = old.id order by p.id for no key update;
  return old;
end;
$$;
comment on function private.hold_forums() is
  'Delete trigger on auth.users, before hold_relations locks the member: an account goes without a deadlock with those who reply in its topics.';
create trigger hold_forums before delete on auth.users for each row execute function private.hold_forums();

-- What members can download ------------------------------------------------------------------------------

create function private.exported_forums() returns jsonb
language sql stable set search_path = ''
as $$
  with me as materialized (select auth.uid() as id)
  select jsonb_build_object(
    'forums', (
      select coalesce(jsonb_agg(to_jsonb(f) - 'user_id' order by f.created_at), '[]') from public.forums f where f.user_id = me.id
    ),
    'forum_topics', (
      select coalesce(jsonb_agg(to_jsonb(t) - 'user_id' order by t.created_at), '[]') from public.forum_topics t where t.user_id = me.id
    ),
    'forum_posts', (
      select coalesce(jsonb_agg(to_jsonb(p) - 'user_id' - 'path' order by p.created_at), '[]')
      from public.forum_posts p where p.user_id = me.id
    ),
    'followed_topics', (
      select coalesce(jsonb_agg(to_jsonb(f) - 'user_id' - 'id' order by f.created_at), '[]')
      from public.topic_follows f where f.user_id = me.id
    ),
    'read_topics', (
      select coalesce(jsonb_agg(to_jsonb(r) - 'user_id' - 'id' order by r.topic_id), '[]')
      from public.topic_reads r where r.user_id = me.id
    )
  )
  from me;
$$;
comment on function private.exported_forums() is 'Part of public.export_my_data: forums, topics, posts, and which topics are followed and read.';

create or replace function public.export_my_data() returns jsonb
language sql stable set search_path = ''
as $$
  select private.exported_account() || private.exported_listings() || private.exported_notifications() || private.exported_network()
    || private.exported_feed() || private.exported_events() || private.exported_forums()
  where (select auth.uid()) is not null;
$$;

-- Policies -------------------------------------------------------------------------------------------------

alter table public.forums enable row level security;
alter table public.forum_topics enable row level security;
alter table public.forum_posts enable row level security;
alter table public.topic_follows enable row level security;
alter table public.topic_reads enable row level security;

create policy "Members read forums"
  on public.forums for select to authenticated using ((select auth.uid()) is not null);
create policy "Members create forums"
  on public.forums for insert to authenticated with check (user_id = (select auth.uid()));
create policy "Founders and staff rename forums"
  on public.forums for update to authenticated
  using (user_id = (select auth.uid()) or (select private.is_staff()))
  with check (user_id = (select auth.uid()) or (select private.is_staff()));

create policy "Members read topics, but across a block"
  on public.forum_topics for select to authenticated
  using (user_id is null or user_id <> all ((select private.hidden_members())::uuid[]));
create policy "Authors and staff rename topics"
  on public.forum_topics for update to authenticated
  using (user_id = (select auth.uid()) or (select private.is_staff()))
  with check (user_id = (select auth.uid()) or (select private.is_staff()));
create policy "Staff remove topics"
  on public.forum_topics for delete to authenticated using ((select private.is_staff()));

create policy "Members read posts of topics they see, but across a block"
  on public.forum_posts for select to authenticated
  using (
    user_id = (select auth.uid())
    or (
      (user_id is null or user_id <> all ((select private.hidden_members())::uuid[]))
      and exists (select from public.forum_topics t where t.id = topic_id)
    )
  );
create policy "Members write in topics they see"
  on public.forum_posts for insert to authenticated
  with check (user_id = (select auth.uid()) and exists (select from public.forum_topics t where t.id = topic_id));
create policy "Authors edit their posts"
  on public.forum_posts for update to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));

create policy "Members read which topics they follow"
  on public.topic_follows for select to authenticated using (user_id = (select auth.uid()));
create policy "Members follow topics they see"
  on public.topic_follows for insert to authenticated
  with check (user_id = (select auth.uid()) and exists (select from public.forum_topics t where t.id = topic_id));
create policy "Members unfollow topics"
  on public.topic_follows for delete to authenticated using (user_id = (select auth.uid()));

create policy "Members read how far they have read"
  on public.topic_reads for select to authenticated using (user_id = (select auth.uid()));

-- Grants: closed first, then what the policies are written for -----------------------------------------------

revoke all on public.forums, public.forum_topics, public.forum_posts, public.topic_follows, public.topic_reads from anon, authenticated;
grant select, insert, update on public.forums, public.forum_posts to authenticated;
grant select, update, delete on public.forum_topics to authenticated;
grant select, insert, delete on public.topic_follows to authenticated;
grant select on public.topic_reads to authenticated;
grant all on public.forums, public.forum_topics, public.forum_posts, public.topic_follows, public.topic_reads to service_role;

revoke execute on all functions in schema private from public;
grant execute on function
  private.open_topic(uuid, text, uuid), private.remove_forum_post(uuid), private.remove_forum(uuid), private.mark_topic_read(uuid, integer),
  private.exported_forums()
  to authenticated, service_role;
revoke execute on function
  public.create_topic(uuid, text, text, uuid), public.delete_forum_post(uuid), public.delete_forum(uuid),
  public.mark_topic_read(uuid, integer), public.topic_posts(uuid, integer[], integer[], integer)
  from public, anon;
grant execute on function
  public.create_topic(uuid, text, text, uuid), public.delete_forum_post(uuid), public.delete_forum(uuid),
  public.mark_topic_read(uuid, integer), public.topic_posts(uuid, integer[], integer[], integer)
  to authenticated, service_role;
