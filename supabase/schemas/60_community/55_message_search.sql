-- Search in messages: in one's own conversations, and for members to write to.

create function private.has_words(content text, words text[]) returns boolean
language plpgsql immutable parallel safe set search_path = ''
as $$
declare
  folded constant text := private.fold_text(content);
  word text;
begin
  foreach word in array words loop
    if strpos(folded, word) > 0 is not true then
      return false;
    end if;
  end loop;
  return true;
end;
$$;
comment on function private.has_words(text, text[]) is
  'Whether a text has all words of private.search_words. False for null.';

-- With the rights of the caller, whose conversations the policies choose. Messages' texts have no index: one across all
-- members would find mostly those of others.
create function private.search_messages(search text, page_size integer default 20) returns setof public.messages
language sql stable set search_path = ''
as $$
  with search_term as materialized (
    select private.search_words(private.normalize_search(search)) as words
  )
  select found.*
  from search_term
  cross join public.conversation_members side
  left join public.users partner on partner.id = side.other_id
  cross join lateral (
    select m.* from public.messages m
    where m.conversation_id = side.conversation_id
      and (private.has_words(partner.name, search_term.words) or private.has_words(m.content, search_term.words))
    order by m.created_at desc limit 1
  ) as found
  where side.user_id = (select auth.uid())
  order by found.created_at desc, found.id limit least(greatest(coalesce(page_size, 20), 1), 100);
$$;
comment on function private.search_messages(text, integer) is
  'The newest message with all words of the text, in any order and case, and with or without accents, of each of the '
  'caller''s conversations, newest first. A conversation with a member whose name has the words has its last message. '
  'Every conversation for an empty text. page_size is clamped to 1 to 100.';
select private.expose('search_messages', 'authenticated');

create function private.member_ids_to_message(search text, max_rows integer) returns uuid[]
language plpgsql stable security definer set search_path = ''
as $$
declare
  me constant uuid := auth.uid();
  size constant integer := least(greatest(coalesce(max_rows, 8), 1), 24);
  search_term constant text := private.normalize_search(search);
  first_row private.directory;
  conditions text := private.text_condition(search_term, true);
  found uuid[] := '{}';
begin
  if search_term <> '' then
    first_row.rank := 0;
    first_row.sorted := '';
    first_row.user_id := '00000000-0000-0000-0000-000000000000';
    if not (private.has_entitlement('start_conversations') or private.is_staff()) then
      conditions := conditions
        || ' and exists (select from public.users u where u.id = p.user_id and u.open_to_messages)';
    end if;
    -- More than the page, because blocks and other refusals take some away.
    found := private.look_up_members(conditions, first_row, size + 24);
  end if;
  return array(
    select candidate.id
    from (
      select known.id, min(known.place) as place
      from (
        select s.other_id as id, 0 as place from public.conversation_members s where s.user_id = me
        union all
        select connected.id, 1 from private.connections_of(me) as connected (id)
      ) as known
      join public.users u on u.id = known.id
      where private.has_words(u.name, private.search_words(search_term))
      group by 1
      union all
      select listed.id, 1 + listed.ordinal from unnest(found) with ordinality as listed (id, ordinal)
    ) as candidate
    group by candidate.id
    having private.message_refusal(candidate.id) is null
    order by min(candidate.place), (
      select s.last_message_at from public.conversation_members s where s.user_id = me and s.other_id = candidate.id
    ) desc nulls last, candidate.id
    limit size
  );
end;
$$;
comment on function private.member_ids_to_message(text, integer) is 'Implements public.members_to_message.';

create function public.members_to_message(search text default '', max_rows integer default 8)
  returns setof public.users
language sql stable set search_path = ''
as $$
  select u.* from unnest(private.member_ids_to_message(search, max_rows)) with ordinality as found (id, ordinal)
  join public.users u on u.id = found.id order by found.ordinal;
$$;
comment on function public.members_to_message(text, integer) is
  'Members the caller may write to (private.message_refusal) whose name or, in the directory, title and location have '
  'all words of the text: those they have written with, latest first, their connections, then the directory in its '
  'order. Without a text, only the first two. max_rows is clamped to 1 to 24.';

-- Grants ------------------------------------------------------------------------------------------
grant execute on function private.has_words(text, text[]), private.member_ids_to_message(text, integer)
  to authenticated, service_role;
grant execute on function public.members_to_message(text, integer) to authenticated, service_role;
