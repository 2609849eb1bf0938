-- Mentions of members in content.

-- Stored as @[Name](id), the only markup in members' content.
create function private.mentioned_members(content text) returns uuid[]
language sql immutable parallel safe set search_path = ''
as $$
  select array(
    select found.mention[1]::uuid
    from regexp_matches(
      content, '@\[[^][()\n]{1,120}\]\(([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})\)', 'g'
    ) with ordinality as found (mention, ordinal)
    group by 1 order by min(found.ordinal) limit 10
  );
$$;
comment on function private.mentioned_members(text) is 'IDs of the members mentioned in a text, in order, at most 10.';

create function private.normalize_mentions(content text) returns text
language plpgsql stable set search_path = ''
as $$
declare
  result text := content;
  previous text;
  mention text[];
  real_name text;
begin
  -- Too long for any column, whose check will refuse it.
  if char_length(content) > 20000 then
    return content;
  end if;
  -- Repeats while something changes, because the rest of one mention may complete another.
  while result is distinct from previous loop
    previous := result;
    for mention in
      select distinct piece.parts from regexp_matches(
        previous, '(@\[([^][()\n]{1,120})\]\(([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})\))', 'g'
      ) as piece (parts)
    loop
      select translate(u.name, '[]()' || E'\n', '') into real_name from public.users u where u.id = mention[3]::uuid;
      result := replace(
        result, mention[1],
        case when real_name ~ '\S' then '@[' || real_name || '](' || mention[3] || ')' else '@' || mention[2] end
      );
    end loop;
  end loop;
  return result;
end;
$$;
comment on function private.normalize_mentions(text) is
  'The text with every mention under the member''s real name. Mentions of members the caller can''t see become '
  'plain text.';

create function private.normalize_content() returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.content := private.normalize_mentions(btrim(new.content, E' \t\r\n'));
  return new;
end;
$$;
comment on function private.normalize_content() is
  'Trigger on tables with a content column, with the writer''s rights: trims it and normalizes its mentions.';

create function private.notify_mentioned(content text, excluded_ids uuid[], actor uuid, subject uuid, data jsonb)
  returns void
language sql volatile security definer set search_path = ''
as $$
  select private.notify(mentioned.id, 'mention', actor, subject, data)
  from unnest(private.mentioned_members(content)) as mentioned (id)
  join public.users u on u.id = mentioned.id
  where mentioned.id <> all (excluded_ids) and private.profile_visible_to(actor, mentioned.id);
$$;
comment on function private.notify_mentioned(text, uuid[], uuid, uuid, jsonb) is
  'Notifies the members a text mentions, except excluded_ids and those who can''t see the writer. Kind '
  'mention, data {in: post, comment, topic; title; path: its path in the app}.';

-- Grants ------------------------------------------------------------------------------------------
grant execute on function private.normalize_mentions(text) to authenticated, service_role;
