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

create function private.broadcast_notifications() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.broadcast_change(touched.user_id, 'notifications')
    from (select distinct t.user_id from touched t) as touched;
  return null;
end;
$$;
comment on function private.broadcast_notifications() is
  'Statement trigger on notifications: broadcasts once to each affected member.';

create trigger realtime_added after insert on public.notifications
  referencing new table as touched for each statement execute function private.broadcast_notifications();
create trigger realtime_changed after update on public.notifications
  referencing new table as touched for each statement execute function private.broadcast_notifications();
create trigger realtime_removed after delete on public.notifications
  referencing old table as touched for each statement execute function private.broadcast_notifications();

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

create function private.broadcast_listing() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.broadcast_to_topic('listing:' || old.id, 'listing');
  return null;
end;
$$;
comment on function private.broadcast_listing() is
  'Trigger on properties: tells everyone viewing the listing that it was edited, verified, paused, sold, or deleted.';

create trigger realtime_changed after update on public.properties
  for each row when (
    (old.updated_at, old.status, old.verified) is distinct from (new.updated_at, new.status, new.verified)
  )
  execute function private.broadcast_listing();
create trigger realtime_removed after delete on public.properties
  for each row execute function private.broadcast_listing();

-- Policies ----------------------------------------------------------------------------------------

create policy "Members can listen to their own channel"
  on realtime.messages for select to authenticated
  using (extension = 'broadcast' and (select realtime.topic()) = 'member:' || (select auth.uid())::text);

-- Not only for listings the reader can see: one that becomes invisible is news to anyone viewing it.
create policy "Everyone can listen for changes of a listing"
  on realtime.messages for select to anon, authenticated
  using (extension = 'broadcast' and (select realtime.topic()) like 'listing:%');

-- Grants ------------------------------------------------------------------------------------------

revoke execute on all functions in schema private from public;
