-- Header search: places, listings, members, posts, topics, and resources, in one call.
--
-- Each kind follows the rules of its own page: marketplace, directory, community policies, library. Security definer
-- functions return only IDs; the content is read under the caller's policies.

create function private.newest_titles(source text, search_term text, hidden_ids uuid[], max_rows integer) returns uuid[]
language plpgsql stable security definer set search_path = ''
as $$
declare
  visibility_condition constant text := case hidden_ids when '{}' then ''
    else format(' and (p.user_id is null or p.user_id <> all (%L::uuid[]))', hidden_ids) end;
  page uuid[];
begin
  -- A scan of the newest finds common texts quickly. With fewer than 4 in 500, the text is rare enough for the index.
  execute format(
    'select array(
       select p.id from (select s.* from (%s) s order by s.created_at desc, s.id desc limit 500) p
       where true %s %s order by p.created_at desc, p.id desc limit $1
     )', source, private.text_condition(search_term, false), visibility_condition
  ) into page using max_rows;
  if cardinality(page) < max_rows then
    execute format(
      'with found as materialized (select p.id, p.created_at from (%s) p where true %s %s)
       select array(select f.id from found f order by f.created_at desc, f.id desc limit $1)',
      source, private.text_condition(search_term, true), visibility_condition
    ) into page using max_rows;
  end if;
  return page;
end;
$$;
comment on function private.newest_titles(text, text, uuid[], integer) is
  'IDs of the newest rows of a source whose search_text has the words of the text, without those of hidden members. '
  'source: SQL that returns id, user_id, created_at, and search_text.';

create function private.find_discussions(search text, max_rows integer)
  returns table (kind text, id uuid, created_at timestamptz)
-- The row estimate makes Postgres look each row up by key instead of scanning tables under their policies.
language plpgsql stable security definer set search_path = '' rows 4
as $$
declare
  search_term constant text := private.normalize_search(search);
  hidden_ids constant uuid[] := private.hidden_member_ids();
begin
  return query
    select * from (
      select 'post', p.id, p.created_at
      from unnest(private.newest_titles(
        'select x.id, x.user_id, x.created_at,
           private.fold_text(x.title || E''\n'' || coalesce(x.location, '''')) as search_text
         from public.feed_posts x where x.removed_at is null',
        search_term, hidden_ids, max_rows
      )) as found (post_id) join public.feed_posts p on p.id = found.post_id
      union all
      select 'topic', t.id, t.created_at
      from unnest(private.newest_titles(
        'select x.id, x.user_id, x.created_at, private.fold_text(x.title) as search_text from public.forum_topics x
         where x.removed_at is null',
        search_term, hidden_ids, max_rows
      )) as found (topic_id) join public.forum_topics t on t.id = found.topic_id
    ) as newest (kind, id, created_at)
    order by newest.created_at desc, newest.id limit max_rows;
end;
$$;
comment on function private.find_discussions(text, integer) is
  'Newest posts whose title or location, and topics whose title, has the words of the text, except across a block. For '
  'members.';

create function public.search_site(q text)
returns table (kind text, id uuid, title text, detail text, image text, price bigint, slug text, forum_id uuid)
language plpgsql stable set search_path = ''
as $$
declare
  max_rows constant integer := 4;
  words constant text[] := private.search_words(private.normalize_search(left(btrim(q), 200)));
begin
  if q is null or char_length(btrim(q)) <= 2 then
    return;
  end if;

  return query
    select 'place', null::uuid, p.name, p.kind, null::text, null::bigint, p.key, null::uuid
    from private.find_places(q, max_rows) p;

  return query
    select 'listing', p.id, p.title, p.city || ', ' || p.state, p.images[1], p.price, null::text, null::uuid
    from private.search_properties('{}', q, 'featured', null, max_rows) p;

  -- As in the directory; false for visitors.
  if private.email_confirmed() then
    return query
      select 'member', m.id, m.name, nullif(concat_ws(' · ', m.title, m.location), ''), m.profile_image_url,
        null::bigint, null::text, null::uuid
      from private.search_members(q, 'all', null, max_rows) m;
  end if;

  if (select auth.uid()) is not null then
    return query
      select found.kind, found.id, coalesce(p.title, t.title),
        coalesce('Topic in ' || f.title, concat_ws(' · ', concat_ws(' by ', 'Post', author.name), p.location)),
        null::text, null::bigint, null::text, f.id
      from private.find_discussions(q, max_rows) found
      left join public.feed_posts p on found.kind = 'post' and p.id = found.id
      left join public.users author on author.id = p.user_id
      left join public.forum_topics t on found.kind = 'topic' and t.id = found.id
      left join public.forums f on f.id = t.forum_id
      where p.id is not null or t.id is not null
      order by found.created_at desc, found.id;
  end if;

  return query
    select 'resource', r.id, r.title, initcap(r.type) || ' · ' || r.description, r.image, null::bigint, r.slug,
      null::uuid
    from public.resources r
    where (
      -- As in the library: every word, anywhere. fix_flip is Fix & Flip.
      select bool_and(strpos(private.fold_text(
        concat_ws(' ', r.title, r.description, r.type, replace(r.category, '_', ' & '))
      ), word) > 0)
      from unnest(words) as word
    )
    order by r.position, r.slug limit max_rows;
end;
$$;
comment on function public.search_site(text) is
  'Results of the header search: at most four each, in this order, of places (as in private.find_places), listings (as '
  'in search_properties, featured), members (as in search_members), posts and topics together (by title, and a post''s '
  'location; newest first), and resources (by title, description, type, and category). kind: place, listing, member, '
  'post, topic, or resource. detail: a line that tells it apart, null if there is none; for a place, its kind, and for '
  'a post, its author, if the caller can see them. image: a path in the images bucket for a listing, in avatars for a '
  'member, on the site for a resource. price (USD) for a listing, forum_id for a topic, slug for a resource, and for a '
  'place its key, as in public.places_in. Visitors find places, listings, and resources; only members with a confirmed '
  'email find members. Empty for a text of two characters or fewer.';

-- Grants ------------------------------------------------------------------------------------------
grant execute on function private.find_discussions(text, integer) to authenticated, service_role;
grant execute on function public.search_site(text) to anon, authenticated, service_role;
