-- The feed: posts, likes, comments. Whoever changes a count holds the post first, so that nobody waits in a circle.

create table public.feed_posts (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.users (id) on delete cascade,
  type text not null default 'discussion' check (type in ('discussion', 'investment', 'event')),
  subtype text check (subtype in ('joint_venture', 'boots_on_ground', 'private_money')),
  title text not null check (char_length(title) <= 160 and title ~ '\S'),
  content text not null check (char_length(content) <= 5000 and content ~ '\S'),
  tags text[] not null default '{}' check (cardinality(tags) <= 10 and private.short_list(tags, 40)),
  image text,
  image_width integer check (image_width between 1 and 20000),
  image_height integer check (image_height between 1 and 20000),
  location text check (char_length(location) <= 160 and location ~ '\S'),
  likes integer not null default 0 check (likes >= 0),
  comments integer not null default 0 check (comments >= 0),
  created_at timestamptz not null default now(),
  edited_at timestamptz,
  constraint feed_posts_own_image check (
    image like user_id::text || '/posts/_%' and image not like '%..%' and char_length(image) <= 300
  ),
  constraint feed_posts_image_size check (num_nulls(image, image_width, image_height) in (0, 3))
);
comment on table public.feed_posts is 'What members post in the community feed. For all members, but not across a block.';
comment on column public.feed_posts.subtype is 'What is looked for or offered, where it is one of three things; a filter of its own, whatever the type.';
comment on column public.feed_posts.content is 'Text, never markup, but for mentions: @[Name](id).';
comment on column public.feed_posts.tags is 'In the author''s order, each once whatever its case.';
comment on column public.feed_posts.image is 'Path in the bucket images, in the author''s own folder: {user id}/posts/...';
comment on column public.feed_posts.image_width is 'Pixels of the stored picture: its place on the screen is kept while it loads.';
comment on column public.feed_posts.likes is 'How many members like it. Kept by triggers.';
comment on column public.feed_posts.comments is 'How many comments it has, those the reader does not see included. Kept by triggers.';
comment on column public.feed_posts.edited_at is 'When its author last changed it; null while never.';
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
comment on table public.feed_likes is 'Who likes which post. Members read their own; all see the count.';
create index feed_likes_user_idx on public.feed_likes (user_id, created_at desc);

create table public.feed_comments (
  id uuid primary key default gen_random_uuid(),
  post_id uuid not null references public.feed_posts (id) on delete cascade,
  user_id uuid not null references public.users (id) on delete cascade,
  content text not null check (char_length(content) <= 2000 and content ~ '\S'),
  created_at timestamptz not null default now(),
  edited_at timestamptz
);
comment on table public.feed_comments is 'Comments on posts. For whoever may see the post, but not across a block.';
comment on column public.feed_comments.content is 'Text, never markup, but for mentions: @[Name](id).';
comment on column public.feed_comments.edited_at is 'When its author last changed it; null while never.';
create index feed_comments_oldest_idx on public.feed_comments (post_id, created_at, id);
create index feed_comments_user_idx on public.feed_comments (user_id, created_at desc, id desc);

-- Posts ---------------------------------------------------------------------------------------

create function private.start_feed_entry() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if current_user in ('anon', 'authenticated') then
    new := jsonb_populate_record(new, '{"edited_at": null, "likes": 0, "comments": 0}'::jsonb);
  end if;
  return new;
end;
$$;
comment on function private.start_feed_entry() is
  'Insert trigger on posts and comments: never edited, liked by nobody, without comments, whatever the caller says.';

create function private.limit_feed_posts() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if private.is_new_member() then
    perform private.spend('post', 5, interval '1 day', 'New accounts can write 5 posts a day. Please wait until tomorrow.');
  else
    perform private.spend('post', 20, interval '1 day', 'You have written 20 posts today. Please wait until tomorrow.');
  end if;
  return new;
end;
$$;
comment on function private.limit_feed_posts() is 'Insert trigger on feed_posts: 20 posts a day, 5 for new members (P0001).';

create function private.settle_feed_post() returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.title := btrim(new.title, E' \t\r\n');
  new.location := nullif(btrim(new.location, E' \t\r\n'), '');
  new.tags := array(
    select once.tag
    from (
      select distinct on (lower(trimmed.tag)) trimmed.tag, given.place
      from unnest(new.tags) with ordinality as given (tag, place)
      cross join lateral btrim(given.tag, E' \t\r\n') as trimmed (tag)
      where trimmed.tag <> ''
      order by lower(trimmed.tag), given.place
    ) as once
    order by once.place
  );
  return new;
end;
$$;
comment on function private.settle_feed_post() is
  'Trigger on feed_posts: no blanks around title, location and tags, no empty tags, and none twice.';

create function private.remember_edit() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if to_jsonb(new) <> to_jsonb(old) then
    new.edited_at := now();
  end if;
  return new;
end;
$$;
comment on function private.remember_edit() is
  'Update trigger on what members write, on the columns they may change and after those that settle them: remembers when one did change.';

create trigger a_own_row_only before insert on public.feed_posts
  for each row execute function private.own_row_only();
create trigger guard_columns before update on public.feed_posts
  for each row execute function private.guard_columns(
    'type', 'subtype', 'title', 'content', 'tags', 'image', 'image_width', 'image_height', 'location'
  );
create trigger limit_edits before update of content on public.feed_posts
  for each row execute function private.limited('feed_edit', '60', '1 hour', 'You have edited very often. Please wait an hour.');
create trigger limit_posts before insert on public.feed_posts
  for each row execute function private.limit_feed_posts();
create trigger settle_content before insert or update of content on public.feed_posts
  for each row execute function private.settle_content();
create trigger settle_post before insert or update of title, tags, location on public.feed_posts
  for each row execute function private.settle_feed_post();
create trigger start_entry before insert on public.feed_posts
  for each row execute function private.start_feed_entry();
-- After the others, which settle what is stored: triggers fire by name.
create trigger z_remember_edit before update of type, subtype, title, content, tags, image, location on public.feed_posts
  for each row execute function private.remember_edit();

create function private.follow_up_feed_post() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op = 'DELETE' then
    perform private.forget_notifications(old.id, '{mention}', old.user_id);
    return null;
  end if;
  perform private.notify_mentioned(
    new.content, case when tg_op = 'UPDATE' then private.mentioned_in(old.content) else '{}' end, new.user_id, new.id,
    jsonb_build_object('in', 'post', 'title', new.title, 'path', '/community/posts/' || new.id)
  );
  if tg_op = 'INSERT' then
    perform private.announce('feed', 'posts');
  end if;
  return null;
end;
$$;
comment on function private.follow_up_feed_post() is
  'Row trigger on feed_posts: notifies who is mentioned, in an edit those who were not before; on the channel feed, word of a new post. What was told goes with the post.';
create trigger follow_up_post after insert or delete or update of content on public.feed_posts
  for each row execute function private.follow_up_feed_post();

create policy "Members hear of new posts"
  on realtime.messages for select to authenticated
  using (extension = 'broadcast' and (select realtime.topic()) = 'feed');

create function public.excerpt(post public.feed_posts) returns text
language sql stable set search_path = ''
as $$
  select case
    when shown.text = post.content then post.content
    -- Not in the middle of a mention.
    else btrim(regexp_replace(shown.text, '@(\[[^][()\n]{0,120}(\](\([0-9a-f-]{0,36})?)?)?$', ''), E' \t\r\n') || '…'
  end
  from (select array_to_string((string_to_array(left(post.content, 600), E'\n'))[1:12], E'\n') as text) as shown;
$$;
comment on function public.excerpt(public.feed_posts) is
  'Computed field: the content, of a long one its beginning, at most 600 characters and 12 lines, and then an ellipsis. For lists.';

-- Likes ---------------------------------------------------------------------------------------

create function private.hold_feed_post(post_id uuid) returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform from public.feed_posts p
  where p.id = hold_feed_post.post_id and p.user_id <> all (private.hidden_members())
  for no key update;
  if not found then
    raise exception 'This post is not there any more.' using errcode = 'P0001';
  end if;
end;
$$;
comment on function private.hold_feed_post(uuid) is
  'Until the transaction ends, nobody else changes the counts of a post or deletes it. P0001 for one the caller cannot see.';

create function private.store_like(post_id uuid, liked boolean) returns integer
language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.hold_feed_post(store_like.post_id);
  perform private.spend('like', 120, interval '1 minute', 'That is a lot of likes at once. Please wait a minute.');
  if liked then
    insert into public.feed_likes (post_id, user_id) values (store_like.post_id, auth.uid())
    on conflict on constraint feed_likes_once do nothing;
  else
    delete from public.feed_likes l where l.post_id = store_like.post_id and l.user_id = auth.uid();
  end if;
  return (select p.likes from public.feed_posts p where p.id = store_like.post_id);
end;
$$;
comment on function private.store_like(uuid, boolean) is 'Does the work of public.like_post.';

create function public.like_post(post_id uuid, liked boolean) returns integer
language sql volatile set search_path = ''
as $$ select private.store_like(post_id, liked); $$;
comment on function public.like_post(uuid, boolean) is
  'The caller likes a post, or no longer does; the same again changes nothing. Returns how many like it now. P0001 for a post that is gone or that the caller cannot see, and after 120 in a minute; 23502 without a caller.';

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
comment on function private.count_like() is 'Row trigger on feed_likes: the post''s count.';
create trigger count_like after insert or delete on public.feed_likes
  for each row execute function private.count_like();

create function public.liked(post public.feed_posts) returns boolean
language sql stable set search_path = ''
as $$
  select exists (select from public.feed_likes l where l.post_id = post.id and l.user_id = (select auth.uid()));
$$;
comment on function public.liked(public.feed_posts) is 'Computed field: whether the caller likes the post.';

-- Comments ------------------------------------------------------------------------------------

create function private.hold_commented_post() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if current_user in ('anon', 'authenticated') then
    perform private.hold_feed_post(new.post_id);
  end if;
  return new;
end;
$$;
comment on function private.hold_commented_post() is
  'Insert trigger on feed_comments: holds the post before the member''s own row, as everybody does. P0001 for a post the caller cannot see.';

create trigger a_own_row_only before insert on public.feed_comments
  for each row execute function private.own_row_only();
create trigger b_hold_post before insert on public.feed_comments
  for each row execute function private.hold_commented_post();
create trigger guard_columns before update on public.feed_comments
  for each row execute function private.guard_columns('content');
create trigger limit_edits before update of content on public.feed_comments
  for each row execute function private.limited('feed_edit', '60', '1 hour', 'You have edited very often. Please wait an hour.');
create trigger limited_a_day before insert on public.feed_comments
  for each row execute function private.limited(
    'comment a day', '200', '1 day', 'You have written 200 comments today. Please wait until tomorrow.'
  );
create trigger limited_a_minute before insert on public.feed_comments
  for each row execute function private.limited('comment', '10', '1 minute', 'That is a lot of comments at once. Please wait a minute.');
create trigger settle_content before insert or update of content on public.feed_comments
  for each row execute function private.settle_content();
create trigger start_entry before insert on public.feed_comments
  for each row execute function private.start_feed_entry();
create trigger z_remember_edit before update of content on public.feed_comments
  for each row execute function private.remember_edit();

create function private.follow_up_feed_comment() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  post public.feed_posts;
begin
  if tg_op = 'DELETE' then
    update public.feed_posts p set comments = p.comments - 1 where p.id = old.post_id;
    perform private.forget_notifications(old.id, '{post_comment,mention}', old.user_id);
    return null;
  end if;
  if tg_op = 'INSERT' then
    update public.feed_posts p set comments = p.comments + 1 where p.id = new.post_id returning * into post;
    perform private.notify(
      post.user_id, 'post_comment', new.user_id, new.id, jsonb_build_object('post_id', post.id, 'title', post.title)
    );
  else
    select * into post from public.feed_posts p where p.id = new.post_id;
  end if;
  perform private.notify_mentioned(
    new.content,
    -- The post's author has heard of the comment; across a block from them, the post is not there.
    post.user_id || case when tg_op = 'UPDATE' then private.mentioned_in(old.content) else '{}' end
      || array(select m.id from unnest(private.mentioned_in(new.content)) as m (id) where private.blocked_between(m.id, post.user_id)),
    new.user_id, new.id,
    jsonb_build_object('in', 'comment', 'title', post.title, 'path', '/community/posts/' || post.id)
  );
  return null;
end;
$$;
comment on function private.follow_up_feed_comment() is
  'Row trigger on feed_comments: the post''s count; a notification of kind post_comment (data {post_id, title}) to its author, one to whom it mentions. Both go with the comment.';
create trigger follow_up_comment after insert or delete or update of content on public.feed_comments
  for each row execute function private.follow_up_feed_comment();

create function private.remove_comment(comment_id uuid) returns boolean
language plpgsql volatile security definer set search_path = ''
as $$
declare
  me constant uuid := auth.uid();
  comment public.feed_comments;
begin
  select * into comment from public.feed_comments c where c.id = remove_comment.comment_id;
  if comment.user_id <> me and not private.is_staff() then
    raise exception 'Only its author and staff delete a comment' using errcode = '42501';
  end if;
  perform from public.feed_posts p where p.id = comment.post_id for no key update;
  delete from public.feed_comments c where c.id = comment.id;
  return found;
end;
$$;
comment on function private.remove_comment(uuid) is 'Does the work of public.delete_comment.';

create function public.delete_comment(comment_id uuid) returns boolean
language sql volatile set search_path = ''
as $$
  select coalesce((select private.remove_comment(c.id) from public.feed_comments c where c.id = delete_comment.comment_id), false);
$$;
comment on function public.delete_comment(uuid) is
  'The author or staff delete a comment: here and not through the table, because the post is held first. Returns whether it was still there for the caller; 42501 for another''s.';

insert into public.notification_kinds (kind, position) values ('post_comment', 62);

-- An account that is deleted ------------------------------------------------------------------

create function private.hold_feed() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform from public.feed_posts p
  where p.id in (
    select own.id from public.feed_posts own where own.user_id = old.id
    union select l.post_id from public.feed_likes l where l.user_id = old.id
    union select c.post_id from public.feed_comments c where c.user_id = old.id
  )
  order by p.id for update;
  return old;
end;
$$;
comment on function private.hold_feed() is
  'Delete trigger on auth.users: posts whose counts change or that go with the account are held first and in one order, before the member''s own row.';
-- By its name before hold_relations, which locks the member.
create trigger hold_feed before delete on auth.users for each row execute function private.hold_feed();

-- What members can download -------------------------------------------------------------------

create function private.exported_feed() returns jsonb
language sql stable set search_path = ''
as $$
  with me as materialized (select auth.uid() as id)
  select jsonb_build_object(
    'feed_posts', (
      select coalesce(jsonb_agg(to_jsonb(p) - 'user_id' order by p.created_at), '[]')
      from public.feed_posts p where p.user_id = me.id
    ),
    'feed_comments', (
      select coalesce(jsonb_agg(to_jsonb(c) - 'user_id' order by c.created_at), '[]')
      from public.feed_comments c where c.user_id = me.id
    ),
    'feed_likes', (
      select coalesce(jsonb_agg(to_jsonb(l) - 'id' - 'user_id' order by l.created_at), '[]')
      from public.feed_likes l where l.user_id = me.id
    )
  )
  from me;
$$;
comment on function private.exported_feed() is 'Part of public.export_my_data: posts, comments and likes in the feed.';

create or replace function public.export_my_data() returns jsonb
language sql stable set search_path = ''
as $$
  select private.exported_account() || private.exported_listings() || private.exported_notifications() || private.exported_network()
    || private.exported_feed()
  where (select auth.uid()) is not null;
$$;

-- Policies ------------------------------------------------------------------------------------

alter table public.feed_posts enable row level security;
alter table public.feed_likes enable row level security;
alter table public.feed_comments enable row level security;

create policy "Members read posts"
  on public.feed_posts for select to authenticated
  using (user_id <> all ((select private.hidden_members())::uuid[]));
create policy "Members post in their own name"
  on public.feed_posts for insert to authenticated with check (user_id = (select auth.uid()));
create policy "Authors edit their posts"
  on public.feed_posts for update to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy "Authors and staff delete posts"
  on public.feed_posts for delete to authenticated
  using (user_id = (select auth.uid()) or (select private.is_staff()));

create policy "Members read what they like"
  on public.feed_likes for select to authenticated using (user_id = (select auth.uid()));

create policy "Members read comments on posts they can see, and their own"
  on public.feed_comments for select to authenticated
  using (
    user_id = (select auth.uid())
    or (
      user_id <> all ((select private.hidden_members())::uuid[])
      -- Without the offset, the ids of all posts are read for each page of comments.
      and exists (select from public.feed_posts p where p.id = post_id offset 0)
    )
  );
create policy "Members comment on posts they can see"
  on public.feed_comments for insert to authenticated
  with check (user_id = (select auth.uid()) and exists (select from public.feed_posts p where p.id = post_id));
create policy "Authors edit their comments on posts they can see"
  on public.feed_comments for update to authenticated
  using (user_id = (select auth.uid()) and exists (select from public.feed_posts p where p.id = post_id))
  with check (user_id = (select auth.uid()) and exists (select from public.feed_posts p where p.id = post_id));

-- Grants: closed first, then what the policies are written for --------------------------------

revoke all on public.feed_posts, public.feed_likes, public.feed_comments from anon, authenticated;
grant select, insert, update, delete on public.feed_posts to authenticated;
grant select on public.feed_likes to authenticated;
grant select, insert, update on public.feed_comments to authenticated;
grant all on public.feed_posts, public.feed_likes, public.feed_comments to service_role;

revoke execute on all functions in schema private from public;
-- A trigger on comments runs hold_feed_post in the writer's rights.
grant execute on function
  private.hold_feed_post(uuid), private.store_like(uuid, boolean), private.remove_comment(uuid), private.exported_feed()
  to authenticated, service_role;
revoke execute on function
  public.like_post(uuid, boolean), public.liked(public.feed_posts), public.excerpt(public.feed_posts), public.delete_comment(uuid)
  from public, anon;
grant execute on function
  public.like_post(uuid, boolean), public.liked(public.feed_posts), public.excerpt(public.feed_posts), public.delete_comment(uuid)
  to authenticated, service_role;
