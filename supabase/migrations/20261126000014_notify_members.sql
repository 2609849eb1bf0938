set check_function_bodies = off;

create or replace function private.notify (
  member  uuid,
  kind    text,
  actor   uuid,
  subject uuid,
  data    jsonb default '{}'::jsonb
)
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  settings public.notification_settings;
  added integer;
begin
  -- An account that's being deleted may lose its profile before what it would be notified of.
  if member is null or member = actor or private.blocked_between(member, actor)
    or not exists (select from public.users u where u.id = member) then
    return;
  end if;
  select * into settings from public.notification_settings s where s.user_id = member and s.kind = notify.kind;
  if coalesce(settings.in_app, true) then
    insert into public.notifications as n (user_id, kind, actor_id, subject_id, data)
    values (member, notify.kind, actor, subject, notify.data)
    on conflict on constraint notifications_once
    do update set created_at = now(), read_at = null, data = excluded.data
      where n.created_at < now() - interval '1 day';
    get diagnostics added = row_count;
    if added = 0 then
      return;
    end if;
  end if;
  -- Without notifications in the app, the queued emails show what was already sent.
  if coalesce(settings.mail, false)
    and private.has_verified_email(member)
    and not exists (
      select from private.mail_queue q
      where q.user_id = member and q.kind = notify.kind and q.actor_id is not distinct from actor
        and q.data = notify.data
        and q.created_at > now() - interval '1 day'
    )
  then
    insert into private.mail_queue (user_id, kind, actor_id, subject_id, data) values (member, notify.kind, actor,
      subject, notify.data);
  end if;
end;
$function$;

reset check_function_bodies;
