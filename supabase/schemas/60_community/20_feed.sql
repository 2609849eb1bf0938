-- The community feed: posts, likes, comments. To prevent deadlocks, changing a count locks the post first.

create table public.feed_posts (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.users (id) on delete cascade,
  type text not null default 'discussion' check (type in ('discussion', 'investment', 'event')),
  subtype text check (subtype in ('joint_venture', 'boots_on_ground', 'private_money')),
  title text not null check (char_length(title) <= 160 and title ~ '\S'),
  content text not null check (char_length(content) <= 5000 and content ~ '\S'),
  tags text[] not null default '{}' check (cardinality(tags) <= 10 and private.is_short_text_list(tags, 40)),
  image text,
  image_width integer check (image_width between 1 and 20000),
  image_height integer check (image_height between 1 and 20000),
  location text check (char_length(location) <= 160 and location ~ '\S'),
  likes integer not null default 0 check (likes >= 0),
  comments integer not null default 0 check (comments >= 0),
  created_at timestamptz not null default now(),
  edited_at timestamptz,
  removed_at timestamptz,
  constraint feed_posts_own_image check (
    image like user_id::text || '/posts/_%' and image not like '%..%' and char_length(image) <= 300
  ),
  constraint feed_posts_image_size check (num_nulls(image, image_width, image_height) in (0, 3))
);
comment on table public.feed_posts is 'Posts in the community feed. For all members, except across a block.';
comment on column public.feed_posts.subtype is
  'What the author is looking for or offering; a separate filter, independent of type.';
comment on column public.feed_posts.content is 'Plain text with mentions: @[Name](id).';
comment on column public.feed_posts.tags is 'In the author''s order, without duplicates, ignoring case.';
comment on column public.feed_posts.image is
  'Path in the images bucket, in the author''s own folder: {user id}/posts/...';
comment on column public.feed_posts.image_width is 'Pixels of the stored image, to reserve its space while it loads.';
comment on column public.feed_posts.likes is 'Number of members who like it. Kept by triggers.';
comment on column public.feed_posts.comments is
  'Number of comments, including those hidden from the reader. Kept by triggers.';
comment on column public.feed_posts.edited_at is 'When the author last edited it; null if never.';
comment on column public.feed_posts.removed_at is
  'When a moderator removed it; null if not. Then only its author and staff can read it.';
create index feed_posts_removed_idx on public.feed_posts (removed_at) where removed_at is not null;
create index feed_posts_newest_idx on public.feed_posts (created_at desc, id desc);
create index feed_posts_type_idx on public.feed_posts (type, created_at desc, id desc);
create index feed_posts_subtype_idx on public.feed_posts (subtype, created_at desc, id desc) where subtype is not null;
create index feed_posts_user_idx on public.feed_posts (user_id, created_at desc, id desc);

create table public.feed_likes (
  id uuid primary key default gen_random_uuid(),
  post_id uuid not null references public.feed_posts (id) on delete cascade,
  user_id uuid not null references public.users (id) on delete cascade,
  created_at timestamptz not null default now(),
  constraint feed_likes_once unique (post_id, user_id)
);
comment on table public.feed_likes is 'Who likes which post. Members read their own; everyone sees the count.';
create index feed_likes_user_idx on public.feed_likes (user_id, created_at desc);

create table public.feed_comments (
  id uuid primary key default gen_random_uuid(),
  post_id uuid not null references public.feed_posts (id) on delete cascade,
  user_id uuid not null references public.users (id) on delete cascade,
  content text not null check (char_length(content) <= 2000 and content ~ '\S'),
  created_at timestamptz not null default now(),
  edited_at timestamptz,
  removed_at timestamptz
);
comment on table public.feed_comments is 'Comments on posts. For members who can see the post, except across a block.';
comment on column public.feed_comments.content is 'Plain text with mentions: @[Name](id).';
comment on column public.feed_comments.edited_at is 'When the author last edited it; null if never.';
comment on column public.feed_comments.removed_at is
  'When a moderator removed it; null if not. Then only its author and staff can read it.';
create index feed_comments_removed_idx on public.feed_comments (removed_at) where removed_at is not null;
create index feed_comments_oldest_idx on public.feed_comments (post_id, created_at, id);
create index feed_comments_user_idx on public.feed_comments (user_id, created_at desc, id desc);

-- Posts -------------------------------------------------------------------------------------------

create function private.reset_feed_counts() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if current_user in ('anon', 'authenticated') then
    new := jsonb_populate_record(new, '{"edited_at": null, "removed_at": null, "likes": 0, "comments": 0}'::jsonb);
  end if;
  return new;
end;
$$;
comment on function private.reset_feed_counts() is
  'Insert trigger on posts and comments: API callers can''t choose edited_at, removed_at, or the counts.';

create function private.normalize_feed_post() returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.title := btrim(new.title, E' \t\r\n');
  new.location := nullif(btrim(new.location, E' \t\r\n'), '');
  new.tags := array(
    select distinct_tags.tag
    from (
      select distinct on (lower(trimmed.tag)) trimmed.tag, input.ordinal
      from unnest(new.tags) with ordinality as input (tag, ordinal)
      cross join lateral btrim(input.tag, E' \t\r\n') as trimmed (tag)
      where trimmed.tag <> ''
      order by lower(trimmed.tag), input.ordinal
    ) as distinct_tags
    order by distinct_tags.ordinal
  );
  return new;
end;
$$;
comment on function private.normalize_feed_post() is
  'Trigger on feed_posts: trims title, location, and tags, and removes empty and duplicate tags.';

create trigger "10_require_own_row" before insert on public.feed_posts
  for each row execute function private.require_own_row();
create trigger check_updated_columns before update on public.feed_posts
  for each row execute function private.allow_update_columns(
    'type', 'subtype', 'title', 'content', 'tags', 'image', 'image_width', 'image_height', 'location'
  );
create trigger limit_edits before update of content on public.feed_posts
  for each row execute function private.enforce_rate_limit('feed_edit');
create trigger limit_posts before insert on public.feed_posts
  for each row execute function private.enforce_rate_limit('post');
create trigger normalize_content before insert or update of content on public.feed_posts
  for each row execute function private.normalize_content();
create trigger normalize_post before insert or update of title, tags, location on public.feed_posts
  for each row execute function private.normalize_feed_post();
create trigger reset_counts before insert on public.feed_posts
  for each row execute function private.reset_feed_counts();
-- Named to run after the triggers that normalize the row.
create trigger z95_stamp_edited_at before update of type, subtype, title, content, tags, image,
  location on public.feed_posts
  for each row execute function private.stamp_edited_at();

create function private.follow_up_feed_post() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  -- What was held or removed notifies when others can read it.
  is_new constant boolean := tg_op = 'INSERT' or old.removed_at is not null;
begin
  if tg_op = 'DELETE' then
    perform private.delete_notifications(old.id, '{mention}', old.user_id);
    return null;
  end if;
  if new.removed_at is null then
    perform private.notify_mentioned(
      new.content, case when is_new then '{}' else private.mentioned_members(old.content) end, new.user_id, new.id,
      jsonb_build_object('in', 'post', 'title', new.title, 'path', '/community/posts/' || new.id)
    );
    if is_new then
      perform private.broadcast_to_topic('feed', 'posts');
    end if;
  end if;
  return null;
end;
$$;
comment on function private.follow_up_feed_post() is
  'Row trigger on feed_posts: notifies members it mentions (after an edit, only new ones), broadcasts new posts on '
  'the topic feed, and deletes notifications with the post.';

create trigger follow_up_post after insert or delete or update of content, removed_at on public.feed_posts
  for each row execute function private.follow_up_feed_post();

create function public.excerpt(post public.feed_posts) returns text
language sql stable set search_path = ''
as $$
  select case
    when shown.text = post.content then post.content
    -- Doesn't cut a mention in half.
    else btrim(regexp_replace(shown.text, '@(\[[^][()\n]{0,120}(\](\([0-9a-f-]{0,36})?)?)?$', ''), E' \t\r\n') || '…'
  end
  from (select array_to_string((string_to_array(left(post.content, 600), E'\n'))[1:12], E'\n') as text) as shown;
$$;
comment on function public.excerpt(public.feed_posts) is
  'Computed field: the content, cut to 600 characters and 12 lines with an ellipsis. For lists.';

-- Likes -------------------------------------------------------------------------------------------

create function private.lock_feed_post(post_id uuid) returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform from public.feed_posts p
  where p.id = lock_feed_post.post_id and p.user_id <> all (private.hidden_member_ids()) and p.removed_at is null
  for no key update;
  if not found then
    raise exception 'This post no longer exists.' using errcode = 'P0001';
  end if;
end;
$$;
comment on function private.lock_feed_post(uuid) is
  'Locks a post''s counts, and keeps it from being deleted, until the transaction ends. Raises P0001 for a post the '
  'caller can''t see.';

create function private.like_post(post_id uuid, liked boolean) returns integer
language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.lock_feed_post(like_post.post_id);
  perform private.consume_rate_limit('like');
  if liked then
    insert into public.feed_likes (post_id, user_id) values (like_post.post_id, auth.uid())
    on conflict on constraint feed_likes_once do nothing;
  else
    delete from public.feed_likes l where l.post_id = like_post.post_id and l.user_id = auth.uid();
  end if;
  return (select p.likes from public.feed_posts p where p.id = like_post.post_id);
end;
$$;
comment on function private.like_post(uuid, boolean) is
  'Sets whether the caller likes a post; idempotent. Returns the new number of likes. Raises P0001 for a post that '
  'is gone or that the caller can''t see, and after 120 a minute, and 23502 without a caller.';
select private.expose('like_post', 'authenticated');

create function private.count_like() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op = 'INSERT' then
    update public.feed_posts p set likes = p.likes + 1 where p.id = new.post_id;
  else
    update public.feed_posts p set likes = p.likes - 1 where p.id = old.post_id;
  end if;
  return null;
end;
$$;
comment on function private.count_like() is 'Row trigger on feed_likes: keeps the post''s count.';
create trigger count_like after insert or delete on public.feed_likes
  for each row execute function private.count_like();

create function public.liked(post public.feed_posts) returns boolean
language sql stable set search_path = ''
as $$
  select exists (select from public.feed_likes l where l.post_id = post.id and l.user_id = (select auth.uid()));
$$;
comment on function public.liked(public.feed_posts) is 'Computed field: whether the caller likes the post.';

-- Comments ----------------------------------------------------------------------------------------

create function private.lock_commented_post() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if current_user in ('anon', 'authenticated') then
    perform private.lock_feed_post(new.post_id);
  end if;
  return new;
end;
$$;
comment on function private.lock_commented_post() is
  'Insert trigger on feed_comments: locks the post before the member''s row, in the usual order. Raises P0001 for a '
  'post the caller can''t see.';

create trigger "10_require_own_row" before insert on public.feed_comments
  for each row execute function private.require_own_row();
create trigger "20_lock_post" before insert on public.feed_comments
  for each row execute function private.lock_commented_post();
create trigger check_updated_columns before update on public.feed_comments
  for each row execute function private.allow_update_columns('content');
create trigger limit_edits before update of content on public.feed_comments
  for each row execute function private.enforce_rate_limit('feed_edit');
create trigger limit_comments before insert on public.feed_comments
  for each row execute function private.enforce_rate_limit('comment');
create trigger normalize_content before insert or update of content on public.feed_comments
  for each row execute function private.normalize_content();
create trigger reset_counts before insert on public.feed_comments
  for each row execute function private.reset_feed_counts();
create trigger z95_stamp_edited_at before update of content on public.feed_comments
  for each row execute function private.stamp_edited_at();

create function private.follow_up_feed_comment() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  post public.feed_posts;
  is_new constant boolean := tg_op = 'INSERT' or old.removed_at is not null;
begin
  if tg_op = 'DELETE' then
    update public.feed_posts p set comments = p.comments - 1 where p.id = old.post_id;
    perform private.delete_notifications(old.id, '{post_comment,mention}', old.user_id);
    return null;
  end if;
  if tg_op = 'INSERT' then
    update public.feed_posts p set comments = p.comments + 1 where p.id = new.post_id returning * into post;
  else
    select * into post from public.feed_posts p where p.id = new.post_id;
  end if;
  if new.removed_at is not null then
    return null;
  end if;
  if is_new then
    perform private.notify(
      post.user_id, 'post_comment', new.user_id, new.id, jsonb_build_object('post_id', post.id, 'title', post.title)
    );
    perform private.record_response(post.user_id, new.user_id);
  end if;
  perform private.notify_mentioned(
    new.content,
    -- The author was already notified of the comment, and members across a block from them can't see the post.
    post.user_id || case when is_new then '{}' else private.mentioned_members(old.content) end
      || array(select m.id from unnest(private.mentioned_members(new.content)) as m (id)
        where private.blocked_between(m.id, post.user_id)),
    new.user_id, new.id,
    jsonb_build_object('in', 'comment', 'title', post.title, 'path', '/community/posts/' || post.id)
  );
  return null;
end;
$$;
comment on function private.follow_up_feed_comment() is
  'Row trigger on feed_comments: keeps the post''s count, notifies its author (kind post_comment, data {post_id, '
  'title}) and members it mentions, and deletes both notifications with the comment.';

create trigger follow_up_comment after insert or delete or update of content, removed_at on public.feed_comments
  for each row execute function private.follow_up_feed_comment();

create function private.delete_comment(comment_id uuid) returns boolean
language plpgsql volatile security definer set search_path = ''
as $$
declare
  me constant uuid := auth.uid();
  comment public.feed_comments;
begin
  select * into comment from public.feed_comments c where c.id = delete_comment.comment_id;
  if comment.user_id <> me and not private.has_staff_role('moderator') then
    raise exception 'Only the author and moderators can delete a comment' using errcode = '42501';
  end if;
  perform from public.feed_posts p where p.id = comment.post_id for no key update;
  delete from public.feed_comments c where c.id = comment.id;
  return found;
end;
$$;
comment on function private.delete_comment(uuid) is 'Implements public.delete_comment.';

create function public.delete_comment(comment_id uuid) returns boolean
language sql volatile set search_path = ''
as $$
  select coalesce((select private.delete_comment(c.id) from public.feed_comments c
    where c.id = delete_comment.comment_id), false);
$$;
comment on function public.delete_comment(uuid) is
  'Deletes a comment by the caller, or any for moderators. A function, because the post must be locked first. Returns '
  'whether the comment existed for the caller. Raises 42501 for another member''s.';

create index feed_posts_title_idx on public.feed_posts
  using gin (private.fold_text(title || E'\n' || coalesce(location, ''))
    extensions.gin_trgm_ops) with (gin_pending_list_limit = 256);
create index feed_posts_title_bigrams_idx on public.feed_posts
  using gin (private.bigrams(private.fold_text(title || E'\n' || coalesce(location, ''))))
  with (gin_pending_list_limit = 256);

-- Policies ----------------------------------------------------------------------------------------

alter table public.feed_posts enable row level security;
alter table public.feed_likes enable row level security;
alter table public.feed_comments enable row level security;

create policy "Members can listen for new posts"
  on realtime.messages for select to authenticated
  using (extension = 'broadcast' and (select realtime.topic()) = 'feed');

create policy "Members can read posts"
  on public.feed_posts for select to authenticated
  using (
    user_id <> all ((select private.hidden_member_ids())::uuid[])
    and (removed_at is null or user_id = (select auth.uid()) or (select private.is_staff()))
  );

create policy "Members can insert their own posts"
  on public.feed_posts for insert to authenticated with check (user_id = (select auth.uid()));

create policy "Authors can update their posts"
  on public.feed_posts for update to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));

create policy "Authors and moderators can delete posts"
  on public.feed_posts for delete to authenticated
  using (user_id = (select auth.uid()) or (select private.has_staff_role('moderator')));

create policy "Members can read their own likes"
  on public.feed_likes for select to authenticated using (user_id = (select auth.uid()));

create policy "Members can read comments on posts they can see, and their own"
  on public.feed_comments for select to authenticated
  using (
    user_id = (select auth.uid())
    or (
      user_id <> all ((select private.hidden_member_ids())::uuid[])
      and (removed_at is null or (select private.is_staff()))
      -- Without the offset, Postgres reads the IDs of all posts for each page of comments.
      and exists (select from public.feed_posts p where p.id = post_id offset 0)
    )
  );

create policy "Members can comment on posts they can see"
  on public.feed_comments for insert to authenticated
  with check (user_id = (select auth.uid()) and exists (select from public.feed_posts p where p.id = post_id));

create policy "Authors can update their comments on posts they can see"
  on public.feed_comments for update to authenticated
  using (user_id = (select auth.uid()) and exists (select from public.feed_posts p where p.id = post_id))
  with check (user_id = (select auth.uid()) and exists (select from public.feed_posts p where p.id = post_id));

-- Grants ------------------------------------------------------------------------------------------

revoke all on public.feed_posts, public.feed_likes, public.feed_comments from anon, authenticated;
grant select, insert, update, delete on public.feed_posts to authenticated;
grant select on public.feed_likes to authenticated;
grant select, insert, update on public.feed_comments to authenticated;
grant all on public.feed_posts, public.feed_likes, public.feed_comments to service_role;
grant execute on function
  private.lock_feed_post(uuid), private.delete_comment(uuid)
  to authenticated, service_role;
grant execute on function
  public.excerpt(public.feed_posts), public.liked(public.feed_posts), public.delete_comment(uuid)
  to authenticated, service_role;
