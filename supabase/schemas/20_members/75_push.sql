-- The devices that members turned on push for, and when these are left alone. 88_deliveries/30_push.sql queues copies
-- of notifications for them.
--
-- docs/decisions/0035-push.md has the reasons.

create table public.push_subscriptions (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.users (id) on delete cascade,
  session_id uuid not null,
  endpoint text not null unique check (
    char_length(endpoint) <= 1000 and endpoint ~* '^https://([a-z0-9.-]+|\[[0-9a-f:.]+\])(:[0-9]{1,5})?/[!-~]*$'
      and endpoint not like '%#%'
  ),
  p256dh text not null check (p256dh ~ '^[A-Za-z0-9_-]{87}$'),
  auth text not null check (auth ~ '^[A-Za-z0-9_-]{22}$'),
  device text not null check (char_length(device) between 1 and 100),
  created_at timestamptz not null default now(),
  last_success_at timestamptz,
  failing_since timestamptz,
  refused_at timestamptz
);
comment on table public.push_subscriptions is
  'Devices that get members'' notifications, at most 10 each. Members add them through save_push_subscription.';
comment on column public.push_subscriptions.session_id is
  'The session it was saved in, with which it''s deleted.';
comment on column public.push_subscriptions.endpoint is
  'Where the browser''s push service takes messages for the device. Who knows it and the keys can send some.';
comment on column public.push_subscriptions.p256dh is 'The browser''s public key (P-256, base64url).';
comment on column public.push_subscriptions.auth is 'The secret that messages are encrypted with, too (base64url).';
comment on column public.push_subscriptions.device is 'What the member''s settings call it: "Chrome on Android".';
comment on column public.push_subscriptions.failing_since is
  'The first failure since the last success; null after a success.';
comment on column public.push_subscriptions.refused_at is
  'When its push service refused it, or had failed for three days. Nothing is sent to it then. Its app renews it at '
  'the next start, but not one that isn''t here anymore, because the member turned it off.';
create index push_subscriptions_user_idx on public.push_subscriptions (user_id);

create table public.quiet_hours (
  user_id uuid primary key references public.users (id) on delete cascade,
  starts_at time not null,
  ends_at time not null,
  time_zone text not null,
  constraint quiet_hours_some check (starts_at <> ends_at)
);
comment on table public.quiet_hours is
  'When a member gets no push notifications, every day; they follow at the end. Without a row, never.';
comment on column public.quiet_hours.ends_at is 'On the next day if it''s before starts_at.';
comment on column public.quiet_hours.time_zone is 'IANA name, such as America/New_York.';

-- Quiet hours -------------------------------------------------------------------------------------

create function private.quiet_until(member uuid, moment timestamptz) returns timestamptz
language plpgsql stable security definer set search_path = ''
as $$
declare
  quiet public.quiet_hours;
  local_time timestamp;
  next_end timestamp;
  its_start timestamp;
begin
  select * into quiet from public.quiet_hours h where h.user_id = member;
  local_time := moment at time zone quiet.time_zone;
  next_end := local_time::date + quiet.ends_at;
  if next_end <= local_time then
    next_end := next_end + interval '1 day';
  end if;
  its_start := next_end::date + quiet.starts_at;
  if its_start > next_end then
    its_start := its_start - interval '1 day';
  end if;
  return case when local_time >= its_start then next_end at time zone quiet.time_zone end;
end;
$$;
comment on function private.quiet_until(uuid, timestamptz) is
  'When the quiet hours end that a member has at this moment; null if they have none then.';

create function private.check_quiet_hours() returns trigger
language plpgsql set search_path = ''
as $$
begin
  perform private.check_time_zone(new.time_zone);
  return new;
end;
$$;
comment on function private.check_quiet_hours() is
  'Trigger on quiet_hours: raises P0001, to be shown as is, for an unknown time zone.';

create trigger check_quiet_hours before insert or update on public.quiet_hours
  for each row execute function private.check_quiet_hours();
-- Members' functions ------------------------------------------------------------------------------

create function private.save_push_subscription(endpoint text, p256dh text, auth text, device text) returns void
language plpgsql volatile security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  me constant uuid := auth.uid();
begin
  perform private.require_own_session(false);
  perform private.check_email_verified();
  perform private.consume_rate_limit('push_subscription');
  -- With what's queued for the member who used the browser before.
  delete from public.push_subscriptions s
  where s.endpoint = save_push_subscription.endpoint and s.user_id <> me;
  insert into public.push_subscriptions as s (user_id, session_id, endpoint, p256dh, auth, device)
  values (
    me, (auth.jwt() ->> 'session_id')::uuid, save_push_subscription.endpoint, save_push_subscription.p256dh,
    save_push_subscription.auth, private.clean_line(save_push_subscription.device)
  )
  on conflict (endpoint) do update set session_id = excluded.session_id, p256dh = excluded.p256dh,
    auth = excluded.auth, device = excluded.device, failing_since = null, refused_at = null
  where s.user_id = me;
  delete from public.push_subscriptions s where s.user_id = me and (
    not exists (select from auth.sessions a where a.id = s.session_id and a.user_id = me)
    or s.id in (
      select o.id from public.push_subscriptions o where o.user_id = me
      order by o.endpoint = save_push_subscription.endpoint desc, o.refused_at nulls first,
        coalesce(o.last_success_at, o.created_at) desc
      offset 10
    )
  );
end;
$$;
comment on function private.save_push_subscription(text, text, text, text) is
  'Has a browser get the caller''s notifications, and nobody else''s: a PushSubscription''s endpoint and keys '
  '(base64url), and what to call the device. Removes devices whose session has ended, and beyond 10 those that got '
  'nothing for longest. Raises 42501 as private.require_own_session, 23514 for an endpoint that isn''t https or keys '
  'that can''t be, 23502 without a name, and P0001, to be shown as is, without a verified email and beyond the limit '
  'an hour.';
select private.expose('save_push_subscription', 'authenticated');

-- Policies ----------------------------------------------------------------------------------------

alter table public.push_subscriptions enable row level security;
alter table public.quiet_hours enable row level security;

create policy "Members can read their own devices; API keys can't"
  on public.push_subscriptions for select to authenticated
  using (user_id = (select auth.uid()) and not (select private.is_api_key()));

create policy "Members can remove their own devices; API keys can't"
  on public.push_subscriptions for delete to authenticated
  using (user_id = (select auth.uid()) and not (select private.is_api_key()));

create policy "Members can read their own quiet hours"
  on public.quiet_hours for select to authenticated using (user_id = (select auth.uid()));

create policy "Members can insert their own quiet hours"
  on public.quiet_hours for insert to authenticated with check (user_id = (select auth.uid()));

create policy "Members can update their own quiet hours"
  on public.quiet_hours for update to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));

create policy "Members can delete their own quiet hours"
  on public.quiet_hours for delete to authenticated using (user_id = (select auth.uid()));

-- Grants ------------------------------------------------------------------------------------------

revoke all on public.push_subscriptions, public.quiet_hours from anon, authenticated;
grant select, delete on public.push_subscriptions to authenticated;
grant select, insert, update, delete on public.quiet_hours to authenticated;
grant all on public.push_subscriptions, public.quiet_hours to service_role;
