-- The search in the header: listings, members, posts and topics of the community, and resources, in one call.
--
-- Each kind is found by the rule of the place where it is listed: the marketplace, the directory, the policies of the community, the
-- library. The titles of posts and topics are searched here for the first time; functions that run with their owner's rights
-- give their ids only, and what is shown of them is read under the caller's policies.

-- Texts with three letters in a row by trigrams, others by pairs.
create index feed_posts_title_idx on public.feed_posts
  using gin (lower(title || E'\n' || coalesce(location, '')) extensions.gin_trgm_ops) with (gin_pending_list_limit = 256);
create index feed_posts_title_pieces_idx on public.feed_posts
  using gin (private.pieces(lower(title || E'\n' || coalesce(location, '')))) with (gin_pending_list_limit = 256);
create index forum_topics_title_idx on public.forum_topics
  using gin (lower(title) extensions.gin_trgm_ops) with (gin_pending_list_limit = 256);
create index forum_topics_title_pieces_idx on public.forum_topics
  using gin (private.pieces(lower(title))) with (gin_pending_list_limit = 256);
create index forum_topics_newest_idx on public.forum_topics (created_at desc, id desc);

create function private.newest_titled(source text, wanted text, hidden uuid[], most integer) returns uuid[]
language plpgsql stable security definer set search_path = ''
as $$
declare
  seen constant text := case hidden when '{}' then '' else format(' and (p.user_id is null or p.user_id <> all (%L::uuid[]))', hidden) end;
  page uuid[];
begin
  -- A common text is soon met among the newest. What is not in 4 of 500, an index finds, and little of it.
  execute format(
    'select array(
       select p.id from (select s.* from (%s) s order by s.created_at desc, s.id desc limit 500) p
       where true %s %s order by p.created_at desc, p.id desc limit $1
     )', source, private.text_condition(wanted, false), seen
  ) into page using most;
  if cardinality(page) < most then
    execute format(
      'with found as materialized (select p.id, p.created_at from (%s) p where true %s %s)
       select array(select f.id from found f order by f.created_at desc, f.id desc limit $1)',
      source, private.text_condition(wanted, true), seen
    ) into page using most;
  end if;
  return page;
end;
$$;
comment on function private.newest_titled(text, text, uuid[], integer) is
  'The ids of the newest rows of a source whose search_text contains the text, without those of hidden members. source: SQL that gives id, user_id, created_at, search_text.';

create function private.find_talk(search text, most integer) returns table (kind text, id uuid, created_at timestamptz)
-- Told how few there are, Postgres looks each up by its key instead of reading whole tables under their policies.
language plpgsql stable security definer set search_path = '' rows 4
as $$
declare
  wanted constant text := private.wanted_text(search);
  hidden constant uuid[] := private.hidden_members();
begin
  return query
    select * from (
      select 'post', p.id, p.created_at
      from unnest(private.newest_titled(
        'select x.id, x.user_id, x.created_at, lower(x.title || E''\n'' || coalesce(x.location, '''')) as search_text from public.feed_posts x',
        wanted, hidden, most
      )) as found (post_id) join public.feed_posts p on p.id = found.post_id
      union all
      select 'topic', t.id, t.created_at
      from unnest(private.newest_titled(
        'select x.id, x.user_id, x.created_at, lower(x.title) as search_text from public.forum_topics x', wanted, hidden, most
      )) as found (topic_id) join public.forum_topics t on t.id = found.topic_id
    ) as newest (kind, id, created_at)
    order by newest.created_at desc, newest.id limit most;
end;
$$;
comment on function private.find_talk(text, integer) is
  'Posts whose title or place, and topics whose title contains the text: the newest of both together, none across a block. For members.';

create function public.search_site(q text)
returns table (kind text, id uuid, title text, detail text, image text, price bigint, slug text, forum_id uuid)
language plpgsql stable set search_path = ''
as $$
declare
  most constant integer := 4;
  words constant text[] := regexp_split_to_array(lower(left(btrim(q), 200)), '\s+');
begin
  if q is null or char_length(btrim(q)) <= 2 then
    return;
  end if;

  return query
    select 'listing', p.id, p.title, p.city || ', ' || p.state, p.images[1], p.price, null::text, null::uuid
    from private.find_properties('{}', q, 'featured', null, most) p;

  -- As the directory: false for visitors, too.
  if private.email_confirmed() then
    return query
      select 'member', m.id, m.name, nullif(concat_ws(' · ', m.title, m.location), ''), m.profile_image_url, null::bigint, null::text, null::uuid
      from private.find_members(q, 'all', null, most) m;
  end if;

  if (select auth.uid()) is not null then
    return query
      select found.kind, found.id, coalesce(p.title, t.title),
        coalesce('Topic in ' || f.title, concat_ws(' · ', concat_ws(' by ', 'Post', author.name), p.location)),
        null::text, null::bigint, null::text, f.id
      from private.find_talk(q, most) found
      left join public.feed_posts p on found.kind = 'post' and p.id = found.id
      left join public.users author on author.id = p.user_id
      left join public.forum_topics t on found.kind = 'topic' and t.id = found.id
      left join public.forums f on f.id = t.forum_id
      where p.id is not null or t.id is not null
      order by found.created_at desc, found.id;
  end if;

  return query
    select 'resource', r.id, r.title, initcap(r.type) || ' · ' || r.description, r.image, null::bigint, r.slug, null::uuid
    from public.resources r
    where (
      -- As the library searches: every word, wherever it stands. fix_flip is Fix & Flip.
      select bool_and(strpos(lower(concat_ws(' ', r.title, r.description, r.type, replace(r.category, '_', ' & '))), word) > 0)
      from unnest(words) as word
    )
    order by r.position, r.slug limit most;
end;
$$;
comment on function public.search_site(text) is
  'What the search in the header shows for a text: at most four each, in this order, of listings (as search_properties, featured), members (as search_members), '
  'posts and topics together (title, and the place of a post; the newest), and resources (title, description, type, category). '
  'kind: listing, member, post, topic, resource. detail: what tells it apart in one line, null where there is nothing to say; of a post its author, where the caller sees who it is. '
  'image: a path in the bucket images for a listing, in avatars for a member, on the site for a resource. price (USD) is a listing''s, slug a resource''s, forum_id a topic''s. '
  'Visitors find listings and resources; members with a confirmed email other members. Nothing for a text of two characters or fewer.';

revoke execute on all functions in schema private from public;
grant execute on function private.find_talk(text, integer) to authenticated, service_role;
revoke execute on function public.search_site(text) from public;
grant execute on function public.search_site(text) to anon, authenticated, service_role;
