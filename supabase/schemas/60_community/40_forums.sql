-- Forums: topics, and posts that reply to each other at any depth.

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
comment on table public.forums is 'Forums, for all members. A block hides what the founder writes, not the forum.';
comment on column public.forums.user_id is 'Who created it; null once their account is deleted.';
comment on column public.forums.posts is
  'Number of posts in its topics, including deleted ones. Kept by trigger, like topics and last_activity_at.';
comment on column public.forums.last_activity_at is 'When the last post was written; null if there are none.';
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
  last_number integer not null default 0 check (last_number >= 0),
  removed_at timestamptz
);
comment on table public.forum_topics is 'Topics. public.create_topic creates one with its first post.';
comment on column public.forum_topics.user_id is 'Who started it; null once their account is deleted.';
comment on column public.forum_topics.last_reply_at is
  'When the last post was written. Kept by trigger, like posts and last_number.';
comment on column public.forum_topics.posts is 'Number of posts, including the first one and deleted ones.';
comment on column public.forum_topics.last_number is 'Number of its newest post.';
comment on column public.forum_topics.removed_at is
  'When a moderator removed it; null if not. Then only its author and staff can read it.';
create index forum_topics_removed_idx on public.forum_topics (removed_at) where removed_at is not null;
create index forum_topics_latest_idx on public.forum_topics (forum_id, last_reply_at desc, id desc);

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
  removed_at timestamptz,
  constraint forum_posts_number unique (topic_id, number),
  constraint forum_posts_content check ((deleted_at is null and content ~ '\S')
    or (deleted_at is not null and content = ''))
);
comment on table public.forum_posts is
  'Posts. A deleted one keeps its row without content, so that its replies keep their place.';
comment on column public.forum_posts.user_id is
  'Who wrote it; null once their account, and with it the content, is deleted.';
comment on column public.forum_posts.content is 'Plain text with mentions; empty once deleted.';
comment on column public.forum_posts.parent_post_id is
  'The post of the same topic it replies to; null for the first post and for replies to the topic.';
comment on column public.forum_posts.number is '1, 2, 3, … within its topic, in order of writing. Set by trigger.';
comment on column public.forum_posts.path is
  'Position in the tree: the numbers of its ancestors, from the top, and its own. Sorting by it gives the tree. '
  'Everything deeper than 100 levels is on the 100th.';
comment on column public.forum_posts.removed_at is
  'When a moderator removed it; null if not. Then only its author and staff can read it.';
create index forum_posts_removed_idx on public.forum_posts (removed_at) where removed_at is not null;
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
comment on table public.topic_follows is
  'Who is notified of new posts in a topic. Writing in a topic follows it. Members read their own.';
create index topic_follows_user_idx on public.topic_follows (user_id);

create table public.topic_reads (
  id uuid primary key default gen_random_uuid(),
  topic_id uuid not null references public.forum_topics (id) on delete cascade,
  user_id uuid not null references public.users (id) on delete cascade,
  last_number integer not null check (last_number >= 0),
  constraint topic_reads_once unique (topic_id, user_id)
);
comment on table public.topic_reads is
  'Number of the last post of a topic that a member has seen. Written by mark_topic_read and when posting. Members '
  'read their own.';
create index topic_reads_user_idx on public.topic_reads (user_id);

-- Writing -----------------------------------------------------------------------------------------

-- To prevent deadlocks, everything locks in this order: topic, forum, posts, members, notifications.
create function private.normalize_title() returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.title := btrim(regexp_replace(new.title, '\s+', ' ', 'g'));
  return new;
end;
$$;
comment on function private.normalize_title() is
  'Trigger on forums and forum_topics: makes the title a single trimmed line.';

create function private.limit_forums() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.consume_rate_limit('forum');
  new.topics := 0;
  new.posts := 0;
  new.last_activity_at := null;
  return new;
end;
$$;
comment on function private.limit_forums() is
  'Insert trigger on forums: limits how many a member creates, and starts each with zero counts.';

create trigger "10_require_own_row" before insert on public.forums
  for each row execute function private.require_own_row();
create trigger limit_forums before insert on public.forums
  for each row execute function private.limit_forums();
create trigger check_updated_columns before update on public.forums
  for each row execute function private.allow_update_columns('title', 'description');
create trigger normalize_title before insert or update of title on public.forums
  for each row execute function private.normalize_title();
create trigger check_updated_columns before update on public.forum_topics
  for each row execute function private.allow_update_columns('title');
create trigger normalize_title before insert or update of title on public.forum_topics
  for each row execute function private.normalize_title();

create function private.create_topic(forum uuid, title text, topic uuid) returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.consume_rate_limit('topic');
  -- Keeps the forum from being deleted without locking its counts, which happens when the first post is counted.
  perform from public.forums f where f.id = forum for key share;
  if not found then
    raise exception 'This forum no longer exists.' using errcode = 'P0001';
  end if;
  insert into public.forum_topics (id, forum_id, user_id, title) values (topic, forum, auth.uid(), create_topic.title);
end;
$$;
comment on function private.create_topic(uuid, text, uuid) is
  'Adds a topic by the caller without a post: part of public.create_topic.';

create function public.create_topic(forum_id uuid, title text, content text, topic_id uuid default gen_random_uuid())
  returns uuid
language plpgsql volatile set search_path = ''
as $$
begin
  -- A retry by an app that got no response.
  if exists (select from public.forum_topics t where t.id = create_topic.topic_id
    and t.user_id = (select auth.uid())) then
    return create_topic.topic_id;
  end if;
  perform private.create_topic(create_topic.forum_id, create_topic.title, create_topic.topic_id);
  insert into public.forum_posts (topic_id, user_id, content) values (create_topic.topic_id, (select auth.uid()),
    create_topic.content);
  return create_topic.topic_id;
end;
$$;
comment on function public.create_topic(uuid, text, text, uuid) is
  'Creates a topic with its first post by the caller, who follows it. Idempotent if the caller chooses topic_id. '
  'Returns its ID. Raises P0001 for a forum that is gone and after 10 a day, and 23502 or 23514 for a missing, '
  'blank, or too long title (200 characters) or content (10,000).';

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
comment on function private.count_forum_topic() is
  'Trigger on forum_topics: subtracts a deleted topic from the forum''s counts. It''s added with its first post.';

create trigger count_topic after delete on public.forum_topics
  for each row execute function private.count_forum_topic();

create function private.number_forum_post() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  topic public.forum_topics;
  parent public.forum_posts;
begin
  select * into topic from public.forum_topics t where t.id = new.topic_id for no key update;
  if topic.id is null or topic.removed_at is not null or private.blocked_between(new.user_id, topic.user_id) then
    raise exception 'This topic is not available' using errcode = '42501';
  end if;
  if new.parent_post_id is not null then
    select * into parent from public.forum_posts p where p.id = new.parent_post_id and p.topic_id = topic.id;
    if parent.id is null or parent.removed_at is not null or private.blocked_between(new.user_id, parent.user_id) then
      raise exception 'This post is not available' using errcode = '42501';
    end if;
  end if;
  -- Not from last_number, which doesn't count other posts of the same statement yet.
  select coalesce(max(p.number), 0) + 1 into new.number from public.forum_posts p where p.topic_id = topic.id;
  new.path := parent.path[1:99] || new.number;
  new.edited_at := null;
  new.deleted_at := null;
  new.removed_at := null;
  return new;
end;
$$;
comment on function private.number_forum_post() is
  'Insert trigger on forum_posts: sets the post''s number and path, one post per topic at a time. Raises 42501 for '
  'a topic or parent that is gone, removed, or across a block, or a parent in another topic.';

create function private.count_forum_post() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  forum uuid;
begin
  update public.forum_topics t
  set last_number = greatest(t.last_number, new.number), posts = t.posts + 1,
    last_reply_at = greatest(t.last_reply_at, new.created_at)
  where t.id = new.topic_id returning t.forum_id into forum;
  update public.forums f
  set topics = f.topics + (new.number = 1)::integer, posts = f.posts + 1,
    last_activity_at = greatest(f.last_activity_at, new.created_at)
  where f.id = forum;
  return null;
end;
$$;
comment on function private.count_forum_post() is
  'Trigger on forum_posts: updates counts after the insert, so that one that ends in a conflict counts nothing.';

create function private.validate_forum_post() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if new.user_id is null and old.user_id is not null then
    -- Set by the foreign key when the account is deleted.
    new.content := '';
    new.deleted_at := coalesce(old.deleted_at, now());
  elsif old.deleted_at is not null and new.content <> '' then
    raise exception 'This post was deleted.' using errcode = 'P0001';
  elsif new.deleted_at is null and new.content is distinct from old.content and pg_trigger_depth() = 1 then
    new.edited_at := now();
  end if;
  return new;
end;
$$;
comment on function private.validate_forum_post() is
  'Update trigger on forum_posts: sets edited_at, keeps a deleted post deleted (P0001), and clears the content of a '
  'deleted account.';

create trigger "10_require_own_row" before insert on public.forum_posts
  for each row execute function private.require_own_row();
create trigger limit_edits before update of content on public.forum_posts
  for each row execute function private.enforce_rate_limit('reply_edit');
create trigger limit_posts before insert on public.forum_posts
  for each row execute function private.enforce_rate_limit('reply');
create trigger lock_and_number_post before insert on public.forum_posts
  for each row execute function private.number_forum_post();
create trigger count_post after insert on public.forum_posts
  for each row execute function private.count_forum_post();
create trigger check_updated_columns before update on public.forum_posts
  for each row execute function private.allow_update_columns('content');
create trigger normalize_content before insert or update of content on public.forum_posts
  for each row execute function private.normalize_content();
-- Named to run after check_updated_columns and normalize_content, which look at the caller's input.
create trigger validate_post before update on public.forum_posts
  for each row execute function private.validate_forum_post();

create function private.delete_forum_post(post_id uuid) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  author uuid;
begin
  update public.forum_posts p set content = '', deleted_at = now()
  where p.id = post_id and p.deleted_at is null and (p.user_id = auth.uid() or private.has_staff_role('moderator'))
  returning p.user_id into author;
  if found then
    perform private.delete_notifications(post_id, '{topic_reply,post_reply,mention}', author);
  elsif not exists (
    select from public.forum_posts p where p.id = post_id and p.deleted_at is not null
      and (p.user_id = auth.uid() or private.has_staff_role('moderator'))
  ) then
    raise exception 'Only the author and moderators can delete a post' using errcode = '42501';
  end if;
end;
$$;
comment on function private.delete_forum_post(uuid) is
  'Deletes the content and notifications of a post by the caller, or any for moderators; its place and replies stay. '
  'Does nothing if it''s already deleted. Raises 42501 for another member''s and for none.';
select private.expose('delete_forum_post', 'authenticated');

create function private.delete_forum(forum uuid) returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  if not private.has_staff_role('moderator') then
    raise exception 'Only moderators can delete a forum' using errcode = '42501';
  end if;
  -- Topics before the forum, as when replying.
  perform from public.forum_topics t where t.forum_id = forum order by t.id for update;
  delete from public.forums f where f.id = forum;
end;
$$;
comment on function private.delete_forum(uuid) is
  'For staff: deletes a forum with all its topics. Does nothing if it''s gone. Raises 42501 for others.';
select private.expose('delete_forum', 'authenticated', '{forum_id}');

create function private.broadcast_forum_post() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.broadcast_to_topic('topic:' || new.topic_id, 'posts');
  perform private.broadcast_to_topic('forum:' || t.forum_id, 'topics')
    from public.forum_topics t where t.id = new.topic_id;
  return null;
end;
$$;
comment on function private.broadcast_forum_post() is
  'Trigger on forum_posts: tells everyone reading the topic, or its forum''s list, that there is a new post.';

create trigger realtime_added after insert on public.forum_posts
  for each row when (new.removed_at is null) execute function private.broadcast_forum_post();

-- Following and reading ---------------------------------------------------------------------------

create function private.follow_up_forum_post() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  topic public.forum_topics;
  parent_author uuid;
  mentioned constant uuid[] := private.mentioned_members(new.content);
  followers uuid[] := '{}';
  recipients uuid[];
  data jsonb;
  -- What was held or removed notifies when others can read it.
  is_new constant boolean := tg_op = 'INSERT' or old.removed_at is not null;
begin
  if new.user_id is null then
    return null;
  end if;
  select * into topic from public.forum_topics t where t.id = new.topic_id;
  if tg_op = 'INSERT' then
    insert into public.topic_follows (topic_id, user_id) values (topic.id, new.user_id) on conflict do nothing;
    -- A member who had read everything still has.
    insert into public.topic_reads as r (topic_id, user_id, last_number)
    values (topic.id, new.user_id, case when new.number = 1 then 1 else 0 end)
    on conflict (topic_id, user_id) do update set last_number = new.number where r.last_number = new.number - 1;
  end if;
  if new.removed_at is not null then
    return null;
  end if;
  if is_new then
    select p.user_id into parent_author from public.forum_posts p where p.id = new.parent_post_id;
    followers := array(
      select f.user_id from public.topic_follows f
      where f.topic_id = topic.id and f.user_id <> new.user_id and f.user_id is distinct from parent_author
        and f.user_id <> all (mentioned)
    );
    perform private.record_response(coalesce(parent_author, topic.user_id), new.user_id);
  end if;
  -- Waits for accounts being deleted before writing to their members.
  recipients := array(
    select u.id from public.users u
    where u.id = any (followers || mentioned || parent_author) and not private.blocked_between(u.id, topic.user_id)
    order by u.id for key share
  );
  data := jsonb_build_object(
    'topic_id', topic.id, 'number', new.number, 'title', topic.title,
    'path', '/community/forums/' || topic.forum_id || '/topics/' || topic.id || '#post-' || new.number
  );
  if parent_author = any (recipients) then
    perform private.notify(parent_author, 'post_reply', new.user_id, new.id, data);
  end if;
  perform private.notify_mentioned(
    new.content,
    -- Except the member it replies to, those it mentioned before an edit, and those who can't see the topic.
    array_remove(
      array(select m from unnest(mentioned) as m where m <> all (recipients)) || parent_author
        || case when is_new then '{}' else private.mentioned_members(old.content) end,
      null
    ),
    new.user_id, new.id, data || '{"in": "topic"}'
  );
  perform private.notify(f.id, 'topic_reply', new.user_id, new.id, data, '{topic_id}')
  from unnest(followers) as f (id) where f.id = any (recipients);
  return null;
end;
$$;
comment on function private.follow_up_forum_post() is
  'Trigger on forum_posts: makes the author follow the topic and notifies, once each, the member it replies to '
  '(post_reply), members it mentions (mention), and followers (topic_reply, one until it''s read). After an edit, '
  'notifies newly mentioned members. Data {topic_id, number, title, path: its path in the app}.';

create trigger follow_up_post after insert or update of content, removed_at on public.forum_posts
  for each row execute function private.follow_up_forum_post();

create function private.delete_forum_notifications() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.delete_notifications(g.id, '{topic_reply,post_reply,mention}', g.user_id) from gone g
    where g.user_id is not null;
  return null;
end;
$$;
comment on function private.delete_forum_notifications() is
  'Statement trigger on forum_posts: deletes the posts'' notifications with the topic.';

create trigger delete_forum_notifications after delete on public.forum_posts
  referencing old table as gone for each statement execute function private.delete_forum_notifications();
create trigger "10_require_own_row" before insert on public.topic_follows
  for each row execute function private.require_own_row();

create function private.mark_topic_read(topic uuid, number integer) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  me constant uuid := auth.uid();
begin
  insert into public.topic_reads as r (topic_id, user_id, last_number)
  select t.id, me, least(greatest(mark_topic_read.number, 0), t.last_number) from public.forum_topics t
    where t.id = mark_topic_read.topic
  on conflict (topic_id, user_id) do update set last_number = excluded.last_number
    where excluded.last_number > r.last_number;
  if found then
    perform private.record_activity(me, 1);
  end if;
  update public.notifications n set read_at = now()
  where n.user_id = me and n.read_at is null and exists (
    select from public.forum_posts p where p.id = n.subject_id and p.topic_id = mark_topic_read.topic
      and p.number <= mark_topic_read.number
  );
end;
$$;
comment on function private.mark_topic_read(uuid, integer) is 'Implements public.mark_topic_read.';

create function public.mark_topic_read(topic_id uuid, number integer) returns void
language sql volatile set search_path = ''
as $$ select private.mark_topic_read(t.id, mark_topic_read.number) from public.forum_topics t
  where t.id = mark_topic_read.topic_id; $$;
comment on function public.mark_topic_read(uuid, integer) is
  'Records that the caller has seen a topic''s posts up to a number, and marks their notifications as read. Never '
  'goes back. Does nothing for a topic that is gone or hidden from the caller.';

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
  -- A post on the first page is shown there, in context.
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
        where p.topic_id = topic_posts.topic_id and p.path >= coalesce(start, '{}')
          and p.path > coalesce(topic_posts.after, '{}')
        order by p.path limit 50
      ) t
    ) s
    where s.text_before <= 20000 order by s.path;
end;
$$;
comment on function public.topic_posts(uuid, integer[], integer[], integer) is
  'A page of a topic''s posts in tree order: from the beginning, after a path, before a path, or from the post with '
  'a number (from the beginning if there is none, or it''s one of the first 25). At most 50 posts, or fewer once '
  'they exceed 20,000 characters; the last page has neither.';

-- Activity feed -----------------------------------------------------------------------------------

create index forum_topics_user_idx on public.forum_topics (user_id, created_at desc, id desc);
create index forum_topics_title_idx on public.forum_topics
  using gin (private.fold_text(title) extensions.gin_trgm_ops) with (gin_pending_list_limit = 256);
create index forum_topics_title_bigrams_idx on public.forum_topics
  using gin (private.bigrams(private.fold_text(title))) with (gin_pending_list_limit = 256);
create index forum_topics_newest_idx on public.forum_topics (created_at desc, id desc);

-- Policies ----------------------------------------------------------------------------------------

alter table public.forums enable row level security;
alter table public.forum_topics enable row level security;
alter table public.forum_posts enable row level security;
alter table public.topic_follows enable row level security;
alter table public.topic_reads enable row level security;

create policy "Members can listen for new forum posts"
  on realtime.messages for select to authenticated
  using (extension = 'broadcast' and (select realtime.topic()) ~ '^(topic|forum):');

create policy "Members can read forums"
  on public.forums for select to authenticated using ((select auth.uid()) is not null);

create policy "Members can create forums"
  on public.forums for insert to authenticated with check (user_id = (select auth.uid()));

create policy "Founders and moderators can rename forums"
  on public.forums for update to authenticated
  using (user_id = (select auth.uid()) or (select private.has_staff_role('moderator')))
  with check (user_id = (select auth.uid()) or (select private.has_staff_role('moderator')));

create policy "Members can read topics, except across a block"
  on public.forum_topics for select to authenticated
  using (
    (user_id is null or user_id <> all ((select private.hidden_member_ids())::uuid[]))
    and (removed_at is null or user_id = (select auth.uid()) or (select private.is_staff()))
  );

create policy "Authors and moderators can rename topics"
  on public.forum_topics for update to authenticated
  using (user_id = (select auth.uid()) or (select private.has_staff_role('moderator')))
  with check (user_id = (select auth.uid()) or (select private.has_staff_role('moderator')));

create policy "Moderators can delete topics"
  on public.forum_topics for delete to authenticated using ((select private.has_staff_role('moderator')));

create policy "Members can read posts, except across a block"
  on public.forum_posts for select to authenticated
  using (
    user_id = (select auth.uid())
    or (
      (user_id is null or user_id <> all ((select private.hidden_member_ids())::uuid[]))
      and (removed_at is null or (select private.is_staff()))
      and exists (select from public.forum_topics t where t.id = topic_id)
    )
  );

create policy "Members can post in topics they can see"
  on public.forum_posts for insert to authenticated
  with check (user_id = (select auth.uid()) and exists (select from public.forum_topics t where t.id = topic_id));

create policy "Authors can update their posts"
  on public.forum_posts for update to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));

create policy "Members can read their own topic follows"
  on public.topic_follows for select to authenticated using (user_id = (select auth.uid()));

create policy "Members can follow topics they can see"
  on public.topic_follows for insert to authenticated
  with check (user_id = (select auth.uid()) and exists (select from public.forum_topics t where t.id = topic_id));

create policy "Members can unfollow topics"
  on public.topic_follows for delete to authenticated using (user_id = (select auth.uid()));

create policy "Members can read their own topic reads"
  on public.topic_reads for select to authenticated using (user_id = (select auth.uid()));

-- Grants ------------------------------------------------------------------------------------------

revoke all on
  public.forums, public.forum_topics, public.forum_posts, public.topic_follows, public.topic_reads
  from anon, authenticated;
grant select, insert, update on public.forums, public.forum_posts to authenticated;
grant select, update, delete on public.forum_topics to authenticated;
grant select, insert, delete on public.topic_follows to authenticated;
grant select on public.topic_reads to authenticated;
grant all on
  public.forums, public.forum_topics, public.forum_posts, public.topic_follows, public.topic_reads
  to service_role;
grant execute on function
  private.create_topic(uuid, text, uuid), private.mark_topic_read(uuid, integer)
  to authenticated, service_role;
grant execute on function
  public.create_topic(uuid, text, text, uuid), public.mark_topic_read(uuid, integer),
  public.topic_posts(uuid, integer[], integer[], integer)
  to authenticated, service_role;
