-- Notifications, and which of them are emailed (88_deliveries sends them). Triggers of each domain call private.notify.
-- To add a kind, add it to the app's catalog (src/domain/notification/catalog.ts), run npm run
-- reference:notifications, and emit it in a trigger.

create table public.notification_kinds (
  kind text primary key check (kind ~ '^[a-z_]+$'),
  mail boolean not null default false,
  push boolean not null default false
);
comment on table public.notification_kinds is
  'Kinds of notifications. Generated from the app''s catalog, src/domain/notification/catalog.ts, by npm run '
  'reference:notifications.';
comment on column public.notification_kinds.mail is
  'Whether members are emailed a copy until they choose: about what has a deadline or needs an answer.';
comment on column public.notification_kinds.push is 'Whether members'' devices get it until they choose.';

create table public.notifications (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.users (id) on delete cascade,
  kind text not null references public.notification_kinds (kind),
  actor_id uuid references public.users (id) on delete cascade,
  subject_id uuid,
  data jsonb not null default '{}' check (jsonb_typeof(data) = 'object'),
  created_at timestamptz not null default now(),
  read_at timestamptz,
  constraint notifications_once unique nulls not distinct (user_id, kind, actor_id, subject_id)
);
comment on table public.notifications is
  'Members'' notifications, written by triggers. Members read, mark, and delete their own.';
comment on column public.notifications.actor_id is 'Who did it; null if nobody is named, as for staff decisions.';
comment on column public.notifications.subject_id is
  'The row it''s about; deleting that row deletes the notification. Null if it''s about the actor alone.';
comment on column public.notifications.data is 'What the text and the link need besides, depending on the kind.';
create index notifications_newest_idx on public.notifications (user_id, created_at desc, id desc);
create index notifications_unread_idx on public.notifications (user_id) where read_at is null;
create index notifications_kind_idx on public.notifications (kind);
create index notifications_actor_idx on public.notifications (actor_id);
create index notifications_subject_idx on public.notifications (subject_id);

create table public.notification_settings (
  user_id uuid not null references public.users (id) on delete cascade,
  kind text not null references public.notification_kinds (kind),
  in_app boolean not null default true,
  mail boolean,
  push boolean,
  primary key (user_id, kind)
);
comment on table public.notification_settings is
  'How a member gets a kind of notification. Without a row: in the app, and by email and on devices as the kind says.';
comment on column public.notification_settings.mail is
  'Whether to email a copy; null if they haven''t chosen, for what the kind says. Sent only to a confirmed address.';
comment on column public.notification_settings.push is
  'Whether it''s sent to the member''s devices, if it''s in the app; null if they haven''t chosen.';
create index notification_settings_kind_idx on public.notification_settings (kind);

create function private.stamp_read_at() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if new.read_at is not null and current_user in ('anon', 'authenticated') then
    new.read_at := coalesce(old.read_at, now());
  end if;
  return new;
end;
$$;
comment on function private.stamp_read_at() is
  'Update trigger: sets read_at to now for API callers; a notification stays read.';

create trigger check_updated_columns before update on public.notifications
  for each row execute function private.allow_update_columns('read_at');
create trigger stamp_read_at before update of read_at on public.notifications
  for each row execute function private.stamp_read_at();
create trigger check_updated_columns before update on public.notification_settings
  for each row execute function private.allow_update_columns('in_app', 'mail', 'push');

create function private.notification_facts(reader uuid, kind text, actor uuid, data jsonb)
returns table (actor_id uuid, actor_name text, actor_trusted boolean, title_trusted boolean, place text)
language plpgsql stable security definer set search_path = ''
as $$
begin
  return query
    select coalesce(shown.id, party.user_id), coalesce(shown.name, party.name),
      coalesce(party.id is not null or private.trust_level(actor) > 0, false),
      notification_facts.kind in ('deal', 'deal_message')
        or coalesce(listing.user_id = reader or private.trust_level(listing.user_id) > 0, false),
      z.city || ', ' || z.state
    from (select) as one
    left join public.users shown on shown.id = actor and private.profile_visible_to(shown.id, reader)
    -- As public.by_name. Who is in a deal was let in by its buyer and seller.
    left join public.deal_parties party on notification_facts.kind in ('deal', 'deal_message')
      and party.deal_id = (notification_facts.data ->> 'deal_id')::uuid
      and (notification_facts.data ->> 'by' in (party.role, 'party:' || party.id) or party.user_id = actor)
    left join public.properties listing on listing.id = (notification_facts.data ->> 'property_id')::uuid
    left join public.zip_codes z
      on z.zip = coalesce(listing.zip, right(notification_facts.data ->> 'address', 5))
    -- Not what parties of a deal lost the right to since it was queued. Who is invited isn't one yet.
    where notification_facts.kind <> 'deal' or data ->> 'step' = 'invited' or exists (
      select from public.deal_parties own
      where own.deal_id = (data ->> 'deal_id')::uuid and own.user_id = reader and private.takes_part(own)
        and (not data ? 'price' or 'terms' = any (own.rights))
        and (not data ? 'due' or own.rights && '{terms,earnest_money}')
        and (not data ? 'callback' or private.reads_instructions(own))
    );
end;
$$;
comment on function private.notification_facts(uuid, text, uuid, jsonb) is
  'What the text of a notification needs outside the app, in one row; none if the reader lost the right to it. '
  'actor_id and actor_name: null if nobody is named or the reader can''t see the actor''s profile; a step of a deal '
  'has only the name, as the deal shows it. actor_trusted: whether the actor may message strangers (trust level 1), or '
  'is in the reader''s deal. title_trusted: whether the title in data is of a listing of the reader''s own or of '
  'someone who may message strangers, or what a deal calls its property. place: where the listing is, by its ZIP code: '
  '"Columbus, OH"; null without one.';

-- Notifying ---------------------------------------------------------------------------------------

create function private.notification_setting(member uuid, kind text) returns public.notification_settings
language sql stable security definer set search_path = ''
as $$
  select * from public.notification_settings s
  where s.user_id = member and (s.kind = notification_setting.kind
    or s.kind = 'message' and notification_setting.kind = 'deal_message')
  order by s.kind = notification_setting.kind desc limit 1;
$$;
comment on function private.notification_setting(uuid, text) is
  'What a member chose for a kind; nulls if nothing. Until they choose for deal_message, what they chose for message.';

create function private.is_on_every_channel(kind text, data jsonb) returns boolean
language sql immutable parallel safe set search_path = ''
as $$ select kind = 'deal' and coalesce(data ->> 'step' = 'instructions.change', false); $$;
comment on function private.is_on_every_channel(text, jsonb) is
  'Whether a notification is sent in the app, by email, and to devices regardless of settings: a change of a deal''s '
  'payment instructions, which may be fraud.';

create function private.add_notification(
  member uuid, kind text, actor uuid, subject uuid, data jsonb, repeated jsonb
) returns boolean
language plpgsql volatile security definer set search_path = ''
as $$
begin
  update public.notifications n set created_at = now(), actor_id = actor, subject_id = subject,
    data = add_notification.data
  where n.id = (
    select u.id from public.notifications u
    where u.user_id = member and u.read_at is null and u.kind = add_notification.kind and u.data @> repeated
    order by u.created_at desc limit 1
  );
  if not found then
    insert into public.notifications as n (user_id, kind, actor_id, subject_id, data)
    values (member, add_notification.kind, actor, subject, add_notification.data)
    on conflict on constraint notifications_once
    do update set created_at = now(), read_at = null, data = excluded.data
      where n.subject_id is not null or n.created_at < now() - interval '1 day';
  end if;
  return found;
end;
$$;
comment on function private.add_notification(uuid, text, uuid, uuid, jsonb, jsonb) is
  'Adds a notification in the app, or renews the one about the same thing: it''s unread, and the newest. Two are about '
  'the same thing if they have the same kind, actor, and subject, or the same repeated values in data. About nothing '
  'but the actor, once a day, so that toggling something doesn''t flood the list. Returns whether it''s news.';

create function private.queue_mail(
  member uuid, kind text, actor uuid, subject uuid, data jsonb, repeated jsonb
) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  is_message constant boolean := kind in ('message', 'deal_message');
  earlier private.deliveries;
begin
  if not private.is_always_mailed(queue_mail.kind, queue_mail.data) then
    select * into earlier from private.deliveries d
    where d.channel = 'mail' and d.user_id = member and d.kind = queue_mail.kind and case
      when repeated is not null then d.data @> repeated
      when is_message then d.subject_id = subject
      else d.actor_id is not distinct from actor and (d.subject_id = subject or d.data = queue_mail.data)
    end and (d.state = 'pending' and d.claimed_until is null
      or d.created_at > now() - case when subject is null then interval '1 day' else interval '1 hour' end)
    order by d.created_at desc, d.due_at desc limit 1;
  end if;
  if earlier.state = 'pending' and earlier.claimed_until is null then
    update private.deliveries d set actor_id = actor, subject_id = subject, data = queue_mail.data
    where d.id = earlier.id;
  elsif earlier.id is null or subject is not null then
    insert into private.deliveries (channel, user_id, kind, actor_id, subject_id, data, created_at, due_at)
    select 'mail', member, queue_mail.kind, actor, subject, queue_mail.data, due.at,
      due.at + case when is_message then interval '20 seconds' else interval '0' end
    from (select greatest(now(), earlier.created_at + interval '1 hour') as at) as due;
  end if;
end;
$$;
comment on function private.queue_mail(uuid, text, uuid, uuid, jsonb, jsonb) is
  'Queues the email of a notification. It replaces one about the same thing, as in private.add_notification, that '
  'hasn''t been sent yet, and follows one that was an hour later at the earliest; about nothing but the actor, once a '
  'day. Emails of messages wait a moment, because reading the conversation withdraws them. Those that are always sent '
  'never wait.';

create function private.notify(
  member uuid, kind text, actor uuid, subject uuid, data jsonb default '{}', same text[] default null
) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  settings public.notification_settings;
  every_channel constant boolean := private.is_on_every_channel(notify.kind, notify.data);
  repeated constant jsonb := (
    select jsonb_object_agg(key, notify.data -> key) from unnest(same) as key where notify.data ? key
  );
begin
  -- An account that's being deleted may lose its profile before what it would be notified of.
  if member is null or member = actor or private.blocked_between(member, actor)
    or not exists (select from public.users u where u.id = member) then
    return;
  end if;
  settings := private.notification_setting(member, notify.kind);
  if (every_channel or coalesce(settings.in_app, true))
    and not private.add_notification(member, notify.kind, actor, subject, notify.data, repeated) then
    return;
  end if;
  if (every_channel
      or coalesce(settings.mail, (select k.mail from public.notification_kinds k where k.kind = notify.kind), false))
    and private.has_verified_email(member) then
    perform private.queue_mail(member, notify.kind, actor, subject, notify.data, repeated);
  end if;
end;
$$;
comment on function private.notify(uuid, text, uuid, uuid, jsonb, text[]) is
  'Notifies a member as they have set it: in the app, by email, or not at all; of what private.is_on_every_channel '
  'says, in any case. Never about their own actions or '
  'across a block. News about the same thing are one notification (private.add_notification) that is news again each '
  'time; devices (private.queue_pushes) and emails (private.queue_mail) follow at intervals. same: the keys of data in '
  'which news are about the same thing, no matter who caused them.';

create function private.notify_always(member uuid, kind text, subject uuid, data jsonb) returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.notify(member, notify_always.kind, null, subject, notify_always.data);
  insert into private.deliveries (channel, user_id, kind, subject_id, data)
  select 'mail', member, notify_always.kind, subject, notify_always.data
  where private.has_verified_email(member)
    and private.is_always_mailed(notify_always.kind, notify_always.data)
    and not exists (select from private.deliveries d where d.channel = 'mail' and d.subject_id = subject);
end;
$$;
comment on function private.notify_always(uuid, text, uuid, jsonb) is
  'Like private.notify without an actor, and by email regardless of settings if private.is_always_mailed says so. The '
  'subject is unique to the occurrence, so every one notifies, even twice a day.';

create function private.cancel_unwanted_mail() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from private.unsent_mail q
  where q.user_id = new.user_id and q.kind = new.kind
    and not private.is_always_mailed(q.kind, q.data);
  return null;
end;
$$;
comment on function private.cancel_unwanted_mail() is
  'Trigger on notification_settings: discards unsent emails of a kind the member turned off.';

create trigger cancel_unwanted_mail after insert or update of mail on public.notification_settings
  for each row when (not new.mail) execute function private.cancel_unwanted_mail();

-- Realtime ----------------------------------------------------------------------------------------

create trigger realtime_added after insert on public.notifications
  referencing new table as touched for each statement execute function private.broadcast_touched('notifications');
create trigger realtime_changed after update on public.notifications
  referencing new table as touched for each statement execute function private.broadcast_touched('notifications');
create trigger realtime_removed after delete on public.notifications
  referencing old table as touched for each statement execute function private.broadcast_touched('notifications');

-- Deleting notifications --------------------------------------------------------------------------

create function private.delete_notifications(
  subject uuid, kinds text[], actor uuid default null, member uuid default null
) returns void
language sql volatile security definer set search_path = ''
as $$
  delete from public.notifications n
  where n.subject_id = subject and n.kind = any (kinds)
    and (delete_notifications.actor is null or n.actor_id = delete_notifications.actor)
    and (member is null or n.user_id = member);
  delete from private.unsent_mail q
  where q.subject_id = subject and q.kind = any (kinds)
    and (delete_notifications.actor is null or q.actor_id = delete_notifications.actor)
    and (member is null or q.user_id = member);
$$;
comment on function private.delete_notifications(uuid, text[], uuid, uuid) is
  'Deletes the notifications of these kinds about a subject, and their unsent emails, for everyone or one member. '
  'Members choose the IDs of their content, and could choose an existing one, so kinds about rows of several tables '
  'need the actor.';

create function private.delete_notifications_about() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.delete_notifications(old.id, tg_argv);
  return null;
end;
$$;
comment on function private.delete_notifications_about() is
  'Delete trigger: deletes the notifications about the row, of the kinds that its arguments name.';

-- Counts ------------------------------------------------------------------------------------------

create function public.unread_counts() returns table (notifications integer, messages integer, requests integer)
language sql stable set search_path = ''
as $$
  with me as materialized (select auth.uid() as id)
  select
    (select count(*) from public.notifications n where n.user_id = me.id and n.read_at is null)::integer,
    (select count(*) from public.conversation_members s where s.user_id = me.id and s.unread > 0)::integer,
    (select count(*) from public.connections c where c.receiver_id = me.id and c.status = 'pending')::integer
  from me;
$$;
comment on function public.unread_counts() is
  'The caller''s unread notifications, conversations with unread messages, and pending connection requests, in one '
  'row.';

-- Policies ----------------------------------------------------------------------------------------

alter table public.notification_kinds enable row level security;
alter table public.notifications enable row level security;
alter table public.notification_settings enable row level security;

create policy "Members can read notification kinds"
  on public.notification_kinds for select to authenticated using (true);

create policy "Members can read their own notifications"
  on public.notifications for select to authenticated using (user_id = (select auth.uid()));

create policy "Members can mark their own notifications"
  on public.notifications for update to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));

create policy "Members can delete their own notifications"
  on public.notifications for delete to authenticated using (user_id = (select auth.uid()));

create policy "Members can read their own notification settings"
  on public.notification_settings for select to authenticated using (user_id = (select auth.uid()));

create policy "Members can insert their own notification settings"
  on public.notification_settings for insert to authenticated with check (user_id = (select auth.uid()));

create policy "Members can update their own notification settings"
  on public.notification_settings for update to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));

-- Grants ------------------------------------------------------------------------------------------

revoke all on public.notification_kinds, public.notifications, public.notification_settings from anon, authenticated;
grant select on public.notification_kinds to authenticated;
grant select, update, delete on public.notifications to authenticated;
grant select, insert, update on public.notification_settings to authenticated;
grant all on public.notification_kinds, public.notifications, public.notification_settings to service_role;
grant execute on function public.unread_counts() to authenticated, service_role;
