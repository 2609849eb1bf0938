-- Notifications: what others did that concerns a member. Triggers of each domain call private.notify; a new kind is a row
-- in notification_kinds and such a trigger, nothing else. Copies by mail wait in a queue.

create table public.notification_kinds (
  kind text primary key check (kind ~ '^[a-z_]+$'),
  position integer not null
);
comment on table public.notification_kinds is 'What members can be notified of, in the order in which settings show it.';

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
comment on table public.notifications is 'Notifications of members, written by triggers. Each member reads, marks and removes their own.';
comment on column public.notifications.actor_id is 'Who did it; null where nobody is named, as with decisions of staff.';
comment on column public.notifications.subject_id is 'What it is about: the row whose going takes the notification along. Null where it is the actor alone.';
comment on column public.notifications.data is 'What the text and the link need besides: as each kind says.';
create index notifications_newest_idx on public.notifications (user_id, created_at desc, id desc);
create index notifications_unread_idx on public.notifications (user_id) where read_at is null;
create index notifications_kind_idx on public.notifications (kind);
create index notifications_actor_idx on public.notifications (actor_id);
create index notifications_subject_idx on public.notifications (subject_id);

create table public.notification_settings (
  user_id uuid not null references public.users (id) on delete cascade,
  kind text not null references public.notification_kinds (kind),
  in_app boolean not null default true,
  mail boolean not null default false,
  primary key (user_id, kind)
);
comment on table public.notification_settings is 'How a member wants to hear of a kind. Without a row: in the app, not by mail.';
comment on column public.notification_settings.mail is 'A copy by mail, to a confirmed address only.';
create index notification_settings_kind_idx on public.notification_settings (kind);

create function private.read_now() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if new.read_at is not null and current_user in ('anon', 'authenticated') then
    new.read_at := coalesce(old.read_at, now());
  end if;
  return new;
end;
$$;
comment on function private.read_now() is 'Update trigger: what a member marks as read is read now, or stays read since then.';

create trigger guard_columns before update on public.notifications
  for each row execute function private.guard_columns('read_at');
create trigger read_now before update of read_at on public.notifications
  for each row execute function private.read_now();
create trigger guard_columns before update on public.notification_settings
  for each row execute function private.guard_columns('in_app', 'mail');

-- Live --------------------------------------------------------------------------------------

create function private.tell(member uuid, changed text) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform realtime.send(jsonb_build_object('changed', tell.changed), 'changed', 'member:' || member, true);
end;
$$;
comment on function private.tell(uuid, text) is
  'Broadcasts to a member''s own channel, member:{id}, that something of theirs changed: notifications, connections. It carries no content: the app asks for that, under the policies.';

create policy "Members hear what changes for them"
  on realtime.messages for select to authenticated
  using (extension = 'broadcast' and (select realtime.topic()) = 'member:' || (select auth.uid())::text);

create function private.tell_notified() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.tell(touched.user_id, 'notifications') from (select distinct t.user_id from touched t) as touched;
  return null;
end;
$$;
comment on function private.tell_notified() is 'Statement trigger on notifications: tells each member once that theirs changed.';

create trigger tell_added after insert on public.notifications
  referencing new table as touched for each statement execute function private.tell_notified();
create trigger tell_changed after update on public.notifications
  referencing new table as touched for each statement execute function private.tell_notified();
create trigger tell_removed after delete on public.notifications
  referencing old table as touched for each statement execute function private.tell_notified();

-- Mail --------------------------------------------------------------------------------------

create table private.mail_queue (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.users (id) on delete cascade,
  kind text not null references public.notification_kinds (kind),
  actor_id uuid references public.users (id) on delete cascade,
  subject_id uuid,
  data jsonb not null default '{}',
  created_at timestamptz not null default now(),
  due_at timestamptz not null default now(),
  attempts integer not null default 0,
  claimed_at timestamptz,
  sent_at timestamptz,
  given_up_at timestamptz,
  last_error text
);
comment on table private.mail_queue is
  'Copies of notifications that wait to be sent, and those that were, for 30 days. A row is claimed before it is sent and never claimed twice unless the attempt is known to have failed: after a crash in between nobody gets a second copy, and possibly none.';
create index mail_queue_due_idx on private.mail_queue (due_at) where claimed_at is null and given_up_at is null;
create index mail_queue_user_idx on private.mail_queue (user_id);
create index mail_queue_kind_idx on private.mail_queue (kind);
create index mail_queue_actor_idx on private.mail_queue (actor_id);
create index mail_queue_subject_idx on private.mail_queue (subject_id);

create function private.known_to(member uuid, reader uuid) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (select from public.users u where u.id = member and u.profile_status = 'public')
    and not private.blocked_between(member, reader);
$$;
comment on function private.known_to(uuid, uuid) is
  'Whether a member''s profile is one that the reader, who need not be the caller, may see.';

create function private.claim_mail(most integer)
returns table (id uuid, user_id uuid, email text, name text, kind text, actor_id uuid, actor_name text, data jsonb)
language plpgsql volatile security definer set search_path = ''
as $$
begin
  delete from private.mail_queue q where q.created_at < now() - interval '30 days';
  return query
    with claimed as (
      update private.mail_queue q set claimed_at = clock_timestamp(), attempts = q.attempts + 1
      where q.id in (
        select w.id from private.mail_queue w
        where w.claimed_at is null and w.given_up_at is null and w.due_at <= now()
        order by w.due_at for update skip locked limit least(greatest(coalesce(most, 20), 1), 100)
      )
      returning q.*
    )
    select c.id, c.user_id, contact.email, reader.name, c.kind, shown.id, shown.name, c.data
    from claimed c
    join public.users reader on reader.id = c.user_id
    join public.member_contacts contact on contact.user_id = c.user_id
    left join public.users shown on shown.id = c.actor_id and private.known_to(shown.id, reader.id)
    order by c.due_at;
end;
$$;
comment on function private.claim_mail(integer) is 'Does the work of public.claim_mail.';

create function public.claim_mail(most integer default 20)
returns table (id uuid, user_id uuid, email text, name text, kind text, actor_id uuid, actor_name text, data jsonb)
language sql volatile set search_path = ''
as $$ select * from private.claim_mail(most); $$;
comment on function public.claim_mail(integer) is
  'For the function that sends mail: up to 100 waiting copies, which nobody else gets from now on. Report each with settle_mail. actor_id and actor_name are null where nobody is named, and for a member whose profile the reader may not see.';

create function private.settle_mail(mail_id uuid, error text) returns void
language sql volatile security definer set search_path = ''
as $$
  update private.mail_queue q
  set sent_at = case when error is null then clock_timestamp() end,
      last_error = left(error, 500),
      -- Again after 1, 4, 9 and 16 minutes.
      claimed_at = case when error is null or q.attempts >= 5 then q.claimed_at end,
      due_at = now() + q.attempts * q.attempts * interval '1 minute',
      given_up_at = case when error is not null and q.attempts >= 5 then clock_timestamp() end
  where q.id = mail_id and q.claimed_at is not null and q.sent_at is null and q.given_up_at is null;
$$;
comment on function private.settle_mail(uuid, text) is 'Does the work of public.settle_mail.';

create function public.settle_mail(mail_id uuid, error text default null) returns void
language sql volatile set search_path = ''
as $$ select private.settle_mail(mail_id, error); $$;
comment on function public.settle_mail(uuid, text) is
  'For the function that sends mail: a claimed copy was sent, or was refused with that error, which puts it back until the fifth time. Nothing for any other.';

-- Notifying -----------------------------------------------------------------------------------

create function private.notify(member uuid, kind text, actor uuid, subject uuid, data jsonb default '{}') returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  wish public.notification_settings;
  added integer;
begin
  if member is null or member = actor or private.blocked_between(member, actor) then
    return;
  end if;
  select * into wish from public.notification_settings s where s.user_id = member and s.kind = notify.kind;
  if coalesce(wish.in_app, true) then
    insert into public.notifications as n (user_id, kind, actor_id, subject_id, data)
    values (member, notify.kind, actor, subject, notify.data)
    on conflict on constraint notifications_once
    do update set created_at = now(), read_at = null, data = excluded.data where n.created_at < now() - interval '1 day';
    get diagnostics added = row_count;
    if added = 0 then
      return;
    end if;
  end if;
  -- With mail alone, the copies tell what has been told.
  if coalesce(wish.mail, false)
    and exists (select from auth.users a where a.id = member and a.email_confirmed_at is not null)
    and not exists (
      select from private.mail_queue q
      where q.user_id = member and q.kind = notify.kind and q.actor_id is not distinct from actor and q.data = notify.data
        and q.created_at > now() - interval '1 day'
    )
  then
    insert into private.mail_queue (user_id, kind, actor_id, subject_id, data) values (member, notify.kind, actor, subject, notify.data);
  end if;
end;
$$;
comment on function private.notify(uuid, text, uuid, uuid, jsonb) is
  'Notifies a member as they have set it: in the app, by mail, or not. Never of what they did themselves, nor across a block. The same again counts once a day, so that switching back and forth fills nobody''s list.';

create function private.forget_notifications(subject uuid) returns void
language sql volatile security definer set search_path = ''
as $$
  delete from public.notifications n where n.subject_id = subject;
  delete from private.mail_queue q where q.subject_id = subject and q.claimed_at is null;
$$;
comment on function private.forget_notifications(uuid) is
  'Removes the notifications about something that is gone or settled, and their copies that were not sent yet.';

create function private.drop_unwanted_mail() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from private.mail_queue q where q.user_id = new.user_id and q.kind = new.kind and q.claimed_at is null;
  return null;
end;
$$;
comment on function private.drop_unwanted_mail() is 'Trigger on notification_settings: whoever wants no more mail of a kind gets none that waits.';

create trigger drop_unwanted_mail after update of mail on public.notification_settings
  for each row when (old.mail and not new.mail) execute function private.drop_unwanted_mail();

-- Decisions of staff on listings ----------------------------------------------------------------

insert into public.notification_kinds (kind, position) values ('listing_decision', 50);

create function private.notify_decision() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.notify(
    p.user_id, 'listing_decision', null, new.id,
    jsonb_build_object('property_id', p.id, 'title', p.title, 'decision', new.decision)
  )
  from public.properties p where p.id = new.property_id;
  return null;
end;
$$;
comment on function private.notify_decision() is
  'Trigger on listing_reviews: tells the poster what staff decided. Kind listing_decision, data {property_id, title, decision: approved or returned}.';

create trigger notify_decision after update of decision on public.listing_reviews
  for each row when (old.decision is null and new.decision is not null) execute function private.notify_decision();

create function private.forget_decision() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.forget_notifications(old.id);
  return null;
end;
$$;
comment on function private.forget_decision() is 'Trigger on listing_reviews: the notification of a decision goes with the listing.';

create trigger forget_decision after delete on public.listing_reviews
  for each row when (old.decision is not null) execute function private.forget_decision();

-- What members can download ------------------------------------------------------------------------

create function private.exported_notifications() returns jsonb
language sql stable set search_path = ''
as $$
  with me as materialized (select auth.uid() as id)
  select jsonb_build_object(
    'notifications', (
      select coalesce(jsonb_agg(to_jsonb(n) - 'user_id' order by n.created_at), '[]')
      from public.notifications n where n.user_id = me.id
    ),
    'notification_settings', (
      select coalesce(jsonb_agg(to_jsonb(s) - 'user_id' order by s.kind), '[]')
      from public.notification_settings s where s.user_id = me.id
    )
  )
  from me;
$$;
comment on function private.exported_notifications() is 'Part of public.export_my_data: notifications and their settings.';

create or replace function public.export_my_data() returns jsonb
language sql stable set search_path = ''
as $$
  select private.exported_account() || private.exported_listings() || private.exported_notifications()
  where (select auth.uid()) is not null;
$$;

-- Policies -------------------------------------------------------------------------------------------

alter table public.notification_kinds enable row level security;
alter table public.notifications enable row level security;
alter table public.notification_settings enable row level security;

create policy "Members read the kinds there are"
  on public.notification_kinds for select to authenticated using (true);

create policy "Members read their own notifications"
  on public.notifications for select to authenticated using (user_id = (select auth.uid()));
create policy "Members mark their own notifications"
  on public.notifications for update to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy "Members remove their own notifications"
  on public.notifications for delete to authenticated using (user_id = (select auth.uid()));

create policy "Members read their own settings"
  on public.notification_settings for select to authenticated using (user_id = (select auth.uid()));
create policy "Members make their own settings"
  on public.notification_settings for insert to authenticated with check (user_id = (select auth.uid()));
create policy "Members change their own settings"
  on public.notification_settings for update to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));

revoke all on public.notification_kinds, public.notifications, public.notification_settings from anon, authenticated;
grant select on public.notification_kinds to authenticated;
grant select, update, delete on public.notifications to authenticated;
grant select, insert, update on public.notification_settings to authenticated;
grant all on public.notification_kinds, public.notifications, public.notification_settings to service_role;
revoke all on private.mail_queue from public;

revoke execute on all functions in schema private from public;
grant execute on function private.exported_notifications() to authenticated, service_role;
grant execute on function private.claim_mail(integer), private.settle_mail(uuid, text) to service_role;
revoke execute on function public.claim_mail(integer), public.settle_mail(uuid, text) from public, anon, authenticated;
grant execute on function public.claim_mail(integer), public.settle_mail(uuid, text) to service_role;
