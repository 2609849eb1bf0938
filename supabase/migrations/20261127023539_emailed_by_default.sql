set check_function_bodies = off;

drop trigger "cancel_unwanted_mail" on "public"."notification_settings";

alter table "public"."notification_settings"
  alter column "mail" drop default;

alter table "public"."notification_kinds"
  add column "mail" boolean not null default false;

alter table "public"."notification_settings"
  -- squawk-ignore ban-drop-not-null
  alter column "mail" drop not null;

-- The app saves only the channel that was switched, and the other one got its default. So these members chose to have
-- no notifications in the app, and nothing about email. Rows with in_app and without mail were turned off as such.
update public.notification_settings set mail = null where not in_app and not mail;

create or replace function private.accepts_invitations (
  box public.buybox_profiles
)
  returns boolean
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select coalesce(box.seller_invitations, box.vip_alerts)
    and not exists (
      select from public.notification_settings s
      where s.user_id = box.user_id and s.kind = 'listing_invitation' and not s.in_app and s.mail is not true
    );
$function$;

create or replace function private.notify (
  member  uuid,
  kind    text,
  actor   uuid,
  subject uuid,
  data    jsonb  default '{}'::jsonb,
  same    text[] default null::text[]
)
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  settings public.notification_settings;
  added integer;
  repeated constant jsonb := (
    select jsonb_object_agg(key, notify.data -> key) from unnest(same) as key where notify.data ? key
  );
begin
  -- An account that's being deleted may lose its profile before what it would be notified of.
  if member is null or member = actor or private.blocked_between(member, actor)
    or not exists (select from public.users u where u.id = member) then
    return;
  end if;
  select * into settings from public.notification_settings s where s.user_id = member and s.kind = notify.kind;
  if coalesce(settings.in_app, true) then
    update public.notifications n set created_at = now(), subject_id = subject, data = notify.data
    where n.id = (
      select u.id from public.notifications u
      where u.user_id = member and u.read_at is null and u.kind = notify.kind
        and u.actor_id is not distinct from actor and u.data @> repeated
      order by u.created_at desc limit 1
    );
    if not found then
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
  end if;
  -- Without notifications in the app, the queued emails show what was already sent.
  if coalesce(settings.mail, (select k.mail from public.notification_kinds k where k.kind = notify.kind), false)
    and private.has_verified_email(member) then
    update private.mail_queue q set subject_id = subject, data = notify.data
    where q.user_id = member and q.kind = notify.kind and q.actor_id is not distinct from actor
      and q.data @> repeated and q.claimed_at is null and q.given_up_at is null;
    if found or exists (
      select from private.mail_queue q
      where q.user_id = member and q.kind = notify.kind and q.actor_id is not distinct from actor
        and case when repeated is null then q.data = notify.data and q.created_at > now() - interval '1 day'
          else q.data @> repeated and q.created_at > now() - interval '1 hour' end
    ) then
      return;
    end if;
    insert into private.mail_queue (user_id, kind, actor_id, subject_id, data) values (member, notify.kind, actor,
      subject, notify.data);
  end if;
end;
$function$;

create trigger cancel_unwanted_mail
  after insert or update of mail on public.notification_settings
  for each row
  when ((NOT new.mail))
  execute function private.cancel_unwanted_mail();

comment on column "public"."notification_kinds"."mail" is 'Whether members are emailed a copy until they choose: about what has a deadline or needs an answer.';

comment on column "public"."notification_settings"."mail" is 'Whether to email a copy; null if they haven''t chosen, for what the kind says. Sent only to a confirmed address.';

comment on table "public"."notification_settings" is 'How a member gets a kind of notification. Without a row: in the app, and by email as the kind says.';

reset check_function_bodies;
