-- Realtime broadcasts. They say that something changed, never what: the app then reads it under its policies.

create function private.broadcast_change(member uuid, changed text) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform realtime.send(jsonb_build_object('changed', broadcast_change.changed), 'changed', 'member:' || member, true);
end;
$$;
comment on function private.broadcast_change(uuid, text) is
  'Broadcasts to the member''s own channel, member:{id}, that something of theirs changed, such as notifications.';

create function private.broadcast_touched() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.broadcast_change(touched.user_id, tg_argv[0])
    from (select distinct t.user_id from touched t) as touched;
  return null;
end;
$$;
comment on function private.broadcast_touched() is
  'Statement trigger on what belongs to members, with its transition table named touched: broadcasts its argument once '
  'to each affected member, whose tabs then read it again.';

create function private.broadcast_to_topic(topic text, changed text) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform realtime.send(jsonb_build_object('changed', broadcast_to_topic.changed), 'changed', broadcast_to_topic.topic,
    true);
end;
$$;
comment on function private.broadcast_to_topic(text, text) is
  'Broadcasts to everyone on a private channel that something changed.';

-- Policies ----------------------------------------------------------------------------------------

create policy "Members can listen to their own channel"
  on realtime.messages for select to authenticated
  using (extension = 'broadcast' and (select realtime.topic()) = 'member:' || (select auth.uid())::text);

-- Not only for listings the reader can see: one that becomes invisible is news to anyone viewing it.
create policy "Everyone can listen for changes of a listing"
  on realtime.messages for select to anon, authenticated
  using (extension = 'broadcast' and (select realtime.topic()) like 'listing:%');
