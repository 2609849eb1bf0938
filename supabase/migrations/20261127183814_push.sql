set check_function_bodies = off;

drop trigger "check_updated_columns" on "public"."notification_settings";

drop view "private"."action_limits";

drop view "private"."jobs";

drop view "private"."personal_data";

create table "private"."push_queue" (
  "notification_id" uuid                     not null,
  "subscription_id" uuid                     not null,
  "due_at"          timestamp with time zone not null default now(),
  "attempts"        integer                  not null default 0,
  "sent_at"         timestamp with time zone,
  constraint "push_queue_pkey" primary key (notification_id, subscription_id)
);

create table "public"."push_subscriptions" (
  "id"              uuid                     not null default gen_random_uuid(),
  "user_id"         uuid                     not null,
  "session_id"      uuid                     not null,
  "endpoint"        text                     not null,
  "p256dh"          text                     not null,
  "auth"            text                     not null,
  "device"          text                     not null,
  "created_at"      timestamp with time zone not null default now(),
  "last_success_at" timestamp with time zone,
  "failing_since"   timestamp with time zone,
  constraint "push_subscriptions_auth_check" check ((auth ~ '^[A-Za-z0-9_-]{22}$'::text)),
  constraint "push_subscriptions_device_check"
    check (((char_length(device) >= 1) AND (char_length(device) <= 100))),
  constraint "push_subscriptions_endpoint_check"
    check
    (((char_length(endpoint) <= 1000) AND (endpoint ~*
    '^https://([a-z0-9.-]+|\[[0-9a-f:.]+\])(:[0-9]{1,5})?/[!-~]*$'::text) AND
    (endpoint !~~ '%#%'::text))),
  constraint "push_subscriptions_endpoint_key" unique (endpoint),
  constraint "push_subscriptions_p256dh_check" check ((p256dh ~ '^[A-Za-z0-9_-]{87}$'::text)),
  constraint "push_subscriptions_pkey" primary key (id)
);

alter table "public"."push_subscriptions"
  enable row level security;

revoke all on table "public"."push_subscriptions" from "anon";

create table "public"."quiet_hours" (
  "user_id"   uuid                   not null,
  "starts_at" time without time zone not null,
  "ends_at"   time without time zone not null,
  "time_zone" text                   not null,
  constraint "quiet_hours_pkey" primary key (user_id),
  constraint "quiet_hours_some" check ((starts_at <> ends_at))
);

alter table "public"."quiet_hours"
  enable row level security;

revoke all on table "public"."quiet_hours" from "anon";

alter table "public"."notification_kinds"
  add column "push" boolean not null default false;

alter table "public"."notification_settings"
  add column "push" boolean;

create or replace function private.check_quiet_hours()
  returns trigger
  language plpgsql
  set search_path to ''
  AS $function$
begin
  perform private.check_time_zone(new.time_zone);
  return new;
end;
$function$;

create or replace function private.claim_mail (
  max_rows integer
)
  returns table (
    id            uuid,
    user_id       uuid,
    email         text,
    name          text,
    kind          text,
    actor_id      uuid,
    actor_name    text,
    actor_trusted boolean,
    title_trusted boolean,
    place         text,
    data          jsonb
  )
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
begin
  delete from private.mail_queue q where q.created_at < now() - interval '30 days';
  return query
    with claimed as (
      update private.mail_queue q set claimed_at = clock_timestamp(), attempts = q.attempts + 1
      where q.id in (
        select w.id from private.mail_queue w
        where w.claimed_at is null and w.given_up_at is null and w.due_at <= now()
        order by w.due_at for update skip locked limit least(greatest(coalesce(max_rows, 20), 1), 100)
      )
      returning q.*
    )
    select c.id, c.user_id, contact.email, reader.name, c.kind, f.actor_id, f.actor_name, f.actor_trusted,
      f.title_trusted, f.place,
      c.data || jsonb_strip_nulls(jsonb_build_object('words',
        case when c.kind in ('offer', 'deal') then private.words_of_entry(c.subject_id, c.user_id) end))
    from claimed c
    join public.users reader on reader.id = c.user_id
    join public.member_contacts contact on contact.user_id = c.user_id
    cross join lateral private.notification_facts(c.user_id, c.kind, c.actor_id, c.data) f
    union all
    -- Invitations that were neither used nor withdrawn.
    select c.id, null, invitee.email, '', c.kind, inviter.id, inviter.name, private.trust_level(c.actor_id) > 0, true,
      null, c.data || private.issue_invitation_link(guest.id)
    from claimed c
    join public.deal_parties guest on guest.id = c.subject_id
    join public.deal_invitees invitee on invitee.party_id = guest.id
    join public.deals d on d.id = guest.deal_id and d.state = 'open'
    join public.users inviter on inviter.id = c.actor_id
    where c.user_id is null
    union all
    -- Acknowledgments of legal notices.
    select c.id, null, notice.email, '', c.kind, null, null, false, false, null, c.data
    from claimed c join public.contact_messages notice on notice.id = c.subject_id
    where c.user_id is null;
end;
$function$;

create or replace function private.claim_pushes (
  max_rows      integer,
  lease_seconds integer
)
  returns table (
    notification_id uuid,
    subscription_id uuid,
    attempt         integer,
    endpoint        text,
    p256dh          text,
    auth            text,
    user_id         uuid,
    kind            text,
    actor_id        uuid,
    actor_name      text,
    actor_trusted   boolean,
    title_trusted   boolean,
    place           text,
    data            jsonb
  )
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
begin
  delete from private.push_queue q where q.sent_at < now() - interval '1 day';
  return query
    with due as (
      select q.notification_id, q.subscription_id, private.quiet_until(n.user_id, now()) as held_until,
        n.read_at is null and n.user_id = s.user_id and private.wants_push(n.user_id, n.kind) and exists (
          select from auth.sessions a
          where a.id = s.session_id and a.user_id = s.user_id and (a.not_after is null or a.not_after > now())
        ) as is_wanted
      from private.push_queue q
      join public.notifications n on n.id = q.notification_id
      join public.push_subscriptions s on s.id = q.subscription_id
      where q.sent_at is null and q.due_at <= clock_timestamp()
      order by q.due_at limit least(greatest(max_rows, 1), 100)
      for update of q skip locked
    ),
    dropped as (
      delete from private.push_queue q using due d
      where q.notification_id = d.notification_id and q.subscription_id = d.subscription_id and not d.is_wanted
    ),
    moved as (
      update private.push_queue q
      set due_at = coalesce(d.held_until, clock_timestamp() + make_interval(secs => lease_seconds)),
        attempts = q.attempts + (d.held_until is null)::integer
      from due d
      where q.notification_id = d.notification_id and q.subscription_id = d.subscription_id and d.is_wanted
      returning q.*, d.held_until
    )
    select m.notification_id, m.subscription_id, m.attempts, s.endpoint, s.p256dh, s.auth, n.user_id, n.kind,
      f.actor_id, f.actor_name, f.actor_trusted, f.title_trusted, f.place, n.data
    from moved m
    join public.notifications n on n.id = m.notification_id
    join public.push_subscriptions s on s.id = m.subscription_id
    cross join lateral private.notification_facts(n.user_id, n.kind, n.actor_id, n.data) f
    where m.held_until is null;
end;
$function$;

create or replace function private.complete_push (
  notification_id uuid,
  subscription_id uuid,
  attempt         integer,
  outcome         text
)
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_variable
declare
  device public.push_subscriptions;
begin
  select * into device from public.push_subscriptions s where s.id = subscription_id;
  -- An account that's being deleted has no use for it.
  if not found or not private.keep_account(device.user_id) then
    return;
  end if;
  if outcome = 'gone' or outcome = 'failed' and device.failing_since < now() - interval '3 days' then
    delete from public.push_subscriptions s where s.id = subscription_id;
    return;
  end if;
  update public.push_subscriptions s
  set last_success_at = case outcome when 'sent' then clock_timestamp() else s.last_success_at end,
    failing_since = case outcome when 'failed' then coalesce(s.failing_since, clock_timestamp()) end
  where s.id = subscription_id;
  -- Not if its lease ended and it was claimed again.
  update private.push_queue q
  set sent_at = case outcome when 'sent' then clock_timestamp() end,
    due_at = clock_timestamp() + attempt * attempt * interval '1 minute'
  where q.notification_id = notification_id and q.subscription_id = subscription_id
    and q.attempts = attempt and q.sent_at is null;
  if outcome = 'failed' and attempt >= 5 then
    delete from private.push_queue q
    where q.notification_id = notification_id and q.subscription_id = subscription_id and q.attempts = attempt;
  end if;
end;
$function$;

create or replace function private.complete_pushes (
  results jsonb
)
  returns void
  language sql
  security definer
  set search_path to ''
  AS $function$
  select private.complete_push(r.notification_id, r.subscription_id, r.attempt, r.outcome)
  from (
    select r.* from jsonb_to_recordset(results) as r (
      notification_id uuid, subscription_id uuid, attempt integer, outcome text
    )
    order by r.subscription_id, r.notification_id offset 0
  ) as r;
$function$;

create or replace function private.exported_push()
  returns jsonb
  language sql
  stable
  set search_path to ''
  AS $function$
  with me as materialized (select auth.uid() as id)
  select jsonb_build_object(
    -- Who has the endpoint and the keys could send to the device.
    'push_subscriptions', (
      select coalesce(
        jsonb_agg(to_jsonb(s) - '{user_id,session_id,endpoint,p256dh,auth}'::text[] order by s.created_at, s.id), '[]'
      )
      from public.push_subscriptions s where s.user_id = me.id
    ),
    'quiet_hours', (select to_jsonb(h) - 'user_id' from public.quiet_hours h where h.user_id = me.id)
  )
  from me;
$function$;

create or replace function private.notification_facts (
  reader uuid,
  kind   text,
  actor  uuid,
  data   jsonb
)
  returns table (
    actor_id      uuid,
    actor_name    text,
    actor_trusted boolean,
    title_trusted boolean,
    place         text
  )
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
begin
  return query
    select shown.id, coalesce(shown.name, party.name),
      coalesce(party.id is not null or private.trust_level(actor) > 0, false),
      notification_facts.kind = 'deal'
        or coalesce(listing.user_id = reader or private.trust_level(listing.user_id) > 0, false),
      z.city || ', ' || z.state
    from (select) as one
    left join public.users shown on shown.id = actor and private.profile_visible_to(shown.id, reader)
    -- As public.by_name. Who is in a deal was let in by its buyer and seller.
    left join public.deal_parties party on notification_facts.kind = 'deal'
      and party.deal_id = (notification_facts.data ->> 'deal_id')::uuid
      and notification_facts.data ->> 'by' in (party.role, 'party:' || party.id)
    left join public.properties listing on listing.id = (notification_facts.data ->> 'property_id')::uuid
    left join public.zip_codes z
      on z.zip = coalesce(listing.zip, right(notification_facts.data ->> 'address', 5));
end;
$function$;

create or replace function private.queue_pushes()
  returns trigger
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  news uuid[];
begin
  if tg_op = 'INSERT' then
    news := array(select t.id from touched t);
  else
    -- Not those that were only read.
    news := array(
      select t.id from touched t join before b on b.id = t.id where t.created_at > b.created_at and t.read_at is null
    );
  end if;
  insert into private.push_queue as q (notification_id, subscription_id)
  select n.id, s.id
  from public.push_subscriptions s join public.notifications n on n.user_id = s.user_id
  where n.id = any (news) and private.wants_push(n.user_id, n.kind)
    -- Keeps sellers from flooding devices with tiny price cuts, as in private.add_alerts.
    and (n.kind <> 'deal_alert' or (
      select count(*) < 20
      from private.push_queue earlier join public.notifications alert on alert.id = earlier.notification_id
      where earlier.subscription_id = s.id and alert.kind = 'deal_alert'
        and alert.created_at > now() - interval '1 hour'
    ))
  on conflict (notification_id, subscription_id) do update set sent_at = null, due_at = now(), attempts = 0
    where q.sent_at < now() - interval '1 hour';
  if found then
    perform pg_notify('pushes', '');
  end if;
  return null;
end;
$function$;

create or replace function private.quiet_until (
  member uuid,
  moment timestamp with time zone
)
  returns timestamp with time zone
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
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
$function$;

create or replace function private.release_pushes()
  returns trigger
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
begin
  update private.push_queue q set due_at = now()
  from public.push_subscriptions s
  where s.id = q.subscription_id and s.user_id = coalesce(new.user_id, old.user_id)
    and q.sent_at is null and q.attempts = 0 and q.due_at > now();
  return null;
end;
$function$;

create or replace function private.restore_sections (
  archive jsonb
)
  returns jsonb
  language plpgsql
  set search_path to ''
  AS $function$
declare
  result jsonb := '{}';
  listing_gone constant text := 'The listing is no longer available.';
  kept constant text := 'It’s already set in this account.';
  denied constant text := 'It isn’t available to you.';
  step record;
begin
  -- Each after what it belongs to. What changes the counts of listings comes first: everything locks rows before
  -- members.
  for step in
    select s.section, s.statement, s.missing from (values
      (1, 'listing_feedback', $sql$
        insert into public.property_feedback (user_id, property_id, feedback_type)
        select auth.uid(), r.property_id, r.feedback_type
        from jsonb_to_recordset($1) as r (property_id uuid, feedback_type text)
      $sql$, listing_gone),
      (2, 'saved_listings', $sql$
        insert into public.saved_listings (user_id, property_id)
        select auth.uid(), r.property_id from jsonb_to_recordset($1) as r (property_id uuid)
      $sql$, listing_gone),
      (3, 'profile', $sql$
        select public.save_profile(i.item) from jsonb_array_elements($1) as i (item)
      $sql$, denied),
      (4, 'buy_box', $sql$
        insert into public.buybox_profiles (
          user_id, states, counties, property_types, conditions, min_price, max_price, financing,
          investment_strategies, vip_alerts, phone, alert_mail, filters, seller_invitations, shown
        )
        select auth.uid(), r.states, r.counties, r.property_types, r.conditions, r.min_price, r.max_price, r.financing,
          r.investment_strategies, r.vip_alerts, r.phone, r.alert_mail, r.filters, r.seller_invitations, r.shown
        from jsonb_populate_recordset(null::public.buybox_profiles, $1) as r
        on conflict (user_id) do update set
          states = excluded.states, counties = excluded.counties, property_types = excluded.property_types,
          conditions = excluded.conditions, min_price = excluded.min_price, max_price = excluded.max_price,
          financing = excluded.financing, investment_strategies = excluded.investment_strategies,
          vip_alerts = excluded.vip_alerts, phone = excluded.phone, alert_mail = excluded.alert_mail,
          filters = excluded.filters, seller_invitations = excluded.seller_invitations, shown = excluded.shown
      $sql$, denied),
      (5, 'notification_settings', $sql$
        insert into public.notification_settings (user_id, kind, in_app, mail, push)
        select auth.uid(), r.kind, r.in_app, r.mail, r.push
        from jsonb_to_recordset($1) as r (kind text, in_app boolean, mail boolean, push boolean)
        on conflict (user_id, kind) do nothing
      $sql$, kept),
      (5, 'quiet_hours', $sql$
        insert into public.quiet_hours (user_id, starts_at, ends_at, time_zone)
        select auth.uid(), r.starts_at, r.ends_at, r.time_zone
        from jsonb_to_recordset($1) as r (starts_at time, ends_at time, time_zone text)
        on conflict (user_id) do nothing
      $sql$, kept),
      (6, 'message_settings', $sql$
        insert into public.message_settings (user_id, read_receipts)
        select auth.uid(), r.read_receipts from jsonb_to_recordset($1) as r (read_receipts boolean)
        on conflict (user_id) do nothing
      $sql$, kept),
      (7, 'blocked', $sql$
        insert into public.member_blocks (blocker_id, blocked_id)
        select auth.uid(), r.blocked_id from jsonb_to_recordset($1) as r (blocked_id uuid)
      $sql$, 'The member is no longer available.'),
      (8, 'followed_topics', $sql$
        insert into public.topic_follows (user_id, topic_id)
        select auth.uid(), r.topic_id from jsonb_to_recordset($1) as r (topic_id uuid)
      $sql$, 'The topic is no longer available.'),
      (9, 'saved_searches', $sql$
        insert into public.saved_searches (id, user_id, name, query)
        select r.id, auth.uid(), r.name, r.query from jsonb_to_recordset($1) as r (id uuid, name text, query text)
      $sql$, denied),
      (10, 'search_alerts', $sql$
        insert into public.search_alerts (search_id, user_id, filters, search, mail)
        select r.search_id, auth.uid(), r.filters, r.search, r.mail
        from jsonb_to_recordset($1) as r (search_id uuid, filters jsonb, search text, mail text)
      $sql$, 'Your plan doesn’t include alerts for saved searches.'),
      -- A deal whose listing is gone stays as a deal from elsewhere.
      (11, 'pipeline', $sql$
        insert into public.pipeline_cards (id, user_id, property_id, title, address, price, stage, notes)
        select r.id, auth.uid(), (select p.id from public.properties p where p.id = r.property_id), r.title, r.address,
          r.price, r.stage, r.notes
        from jsonb_to_recordset($1) as r (
          id uuid, property_id uuid, title text, address text, price bigint, stage text, notes text
        )
      $sql$, denied),
      (12, 'pipeline_tasks', $sql$
        insert into public.pipeline_tasks (id, user_id, card_id, title, due_on, due_at, done_at)
        select r.id, auth.uid(), r.card_id, r.title, r.due_on, r.due_at, r.done_at
        from jsonb_to_recordset($1) as r (
          id uuid, card_id uuid, title text, due_on date, due_at timestamptz, done_at timestamptz
        )
      $sql$, 'Its deal wasn’t restored.'),
      (13, 'saved_analyses', $sql$
        insert into public.saved_analyses (id, user_id, card_id, name, inputs)
        select r.id, auth.uid(), r.card_id, r.name, r.inputs
        from jsonb_to_recordset($1) as r (id uuid, card_id uuid, name text, inputs jsonb)
      $sql$, 'Its deal wasn’t restored.')
    ) as s (place, section, statement, missing)
    where archive ? s.section order by s.place
  loop
    result := result || jsonb_build_object(
      step.section, private.restore_rows(archive -> step.section, step.statement, step.missing)
    );
  end loop;
  if archive ? 'listing_drafts' then
    result := result || jsonb_build_object('listing_drafts', private.restore_drafts(archive -> 'listing_drafts'));
  end if;
  -- The card has what the listing says now. The member's own copy is older.
  perform private.restore_rows(coalesce(archive -> 'pipeline', '[]'), $sql$
    update public.pipeline_cards c set title = r.title, address = r.address, price = r.price
    from jsonb_to_recordset($1) as r (id uuid, title text, address text, price bigint)
    where c.id = r.id and c.user_id = auth.uid()
      and (c.title, c.address, c.price) is distinct from (r.title, r.address, r.price)
  $sql$);
  return result;
end;
$function$;

create or replace function private.save_push_subscription (
  endpoint text,
  p256dh   text,
  auth     text,
  device   text
)
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  me constant uuid := auth.uid();
begin
  perform private.require_own_session();
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
    auth = excluded.auth, device = excluded.device, failing_since = null
  where s.user_id = me;
  delete from public.push_subscriptions s where s.user_id = me and (
    not exists (select from auth.sessions a where a.id = s.session_id and a.user_id = me)
    or s.id in (
      select o.id from public.push_subscriptions o where o.user_id = me
      order by o.endpoint = save_push_subscription.endpoint desc, coalesce(o.last_success_at, o.created_at) desc
      offset 10
    )
  );
end;
$function$;

create or replace function private.wants_push (
  member uuid,
  kind   text
)
  returns boolean
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
begin
  return coalesce((
    select coalesce(s.push, k.push)
      -- As instant email.
      and (k.kind <> 'deal_alert' or private.tier_has_entitlement(u.membership_tier, 'premium_alerts'))
    from public.notification_kinds k
    join public.users u on u.id = member
    left join public.notification_settings s on s.user_id = member and s.kind = k.kind
    where k.kind = wants_push.kind
  ), false);
end;
$function$;

create or replace function public.claim_pushes (
  max_rows      integer,
  lease_seconds integer
)
  returns table (
    notification_id uuid,
    subscription_id uuid,
    attempt         integer,
    endpoint        text,
    p256dh          text,
    auth            text,
    user_id         uuid,
    kind            text,
    actor_id        uuid,
    actor_name      text,
    actor_trusted   boolean,
    title_trusted   boolean,
    place           text,
    data            jsonb
  )
  language sql
  set search_path to ''
  AS $function$
  select private.record_job_run('send-push');
  select * from private.claim_pushes(max_rows, lease_seconds);
$function$;

create or replace function public.complete_pushes (
  results jsonb
)
  returns void
  language sql
  set search_path to ''
  AS $function$ select private.complete_pushes(results); $function$;

create or replace function public.export_my_data()
  returns jsonb
  language sql
  stable
  set search_path to ''
  AS $function$
  select private.exported_account() || private.exported_listings() || private.exported_notifications()
    || private.exported_network()
    || private.exported_feed() || private.exported_events() || private.exported_forums() || private.exported_messages()
    || private.exported_offers() || private.exported_deals() || private.exported_funds()
    || private.exported_documents()
    || private.exported_alerts() || private.exported_submissions() || private.exported_billing()
    || private.exported_contact() || private.exported_pipeline() || private.exported_questions()
    || private.exported_invitations() || private.exported_showings() || private.exported_moderation()
    || private.exported_api() || private.exported_webhooks() || private.exported_push() || private.exported_imports()
    || private.exported_feeds() || private.exported_system_data()
  where (select auth.uid()) is not null;
$function$;

create or replace function public.restore_my_data (
  archive jsonb,
  preview boolean default false
)
  returns jsonb
  language plpgsql
  set search_path to ''
  AS $function$
declare
  me constant uuid := auth.uid();
  sections constant text[] := array[
    'listing_feedback', 'saved_listings', 'profile', 'buy_box', 'notification_settings', 'quiet_hours',
    'message_settings', 'blocked', 'followed_topics', 'saved_searches', 'search_alerts', 'pipeline', 'pipeline_tasks',
    'saved_analyses', 'listing_drafts'
  ];
  unknown text;
  filled jsonb;
  result jsonb := '{}';
begin
  if me is null or private.is_api_key() then
    raise exception 'Sign in to restore your data' using errcode = '42501';
  end if;
  if private.account_standing() <> 'active' then
    raise exception 'Your account can’t restore data now.' using errcode = 'P0001';
  end if;
  if jsonb_typeof(archive) is distinct from 'object' then
    raise exception 'An archive is an object' using errcode = '22023';
  end if;
  select string_agg(s.key, ', ' order by s.key) into unknown from jsonb_each(archive) as s
  where s.key <> all (sections) or jsonb_typeof(s.value) <> 'array';
  if unknown is not null then
    raise exception 'Can’t be restored: %', unknown using errcode = '22023';
  end if;
  if pg_column_size(archive) > 20000000 then
    raise exception 'This archive has more than 20 MB of data, which is too much to restore at once.'
      using errcode = 'P0001';
  end if;
  perform private.consume_rate_limit('restore');
  -- Two tabs would each find the account empty.
  perform pg_advisory_xact_lock(hashtextextended('restore ' || me, 0));
  filled := private.filled_sections();
  if filled = '{}' then
    begin
      perform private.restores(true);
      result := private.restore_sections(archive);
      perform private.restores(false);
      if coalesce(preview, true) then
        raise sqlstate 'PVIEW';
      end if;
    exception
      when sqlstate 'PVIEW' then null;
    end;
  elsif not preview then
    raise exception 'This account isn’t empty. An archive is restored into a new one.'
      using errcode = 'P0001', hint = 'not_empty';
  end if;
  return jsonb_build_object('filled', filled, 'sections', result);
end;
$function$;

create or replace function public.save_push_subscription (
  endpoint text,
  p256dh   text,
  auth     text,
  device   text
)
  returns void
  language sql
  set search_path to ''
  AS $function$ select private.save_push_subscription(endpoint, p256dh, auth, device); $function$;

alter table "private"."push_queue"
  add constraint "push_queue_notification_id_fkey" foreign key (notification_id)
    references public.notifications(id) on delete cascade;

alter table "private"."push_queue"
  add constraint "push_queue_subscription_id_fkey" foreign key (subscription_id)
    references public.push_subscriptions(id) on delete cascade;

alter table "public"."push_subscriptions"
  add constraint "push_subscriptions_user_id_fkey" foreign key (user_id) references public.users(id)
    on delete cascade;

alter table "public"."quiet_hours"
  add constraint "quiet_hours_user_id_fkey" foreign key (user_id) references public.users(id)
    on delete cascade;

create view "private"."action_limits" with (security_invoker=true) AS  SELECT action,
    period,
    verb,
    noun,
    max_uses,
    basic_max_uses,
    new_max_uses
   FROM ( VALUES ('review'::text,'1 day'::interval,'write'::text,'review'::text,5,2,2), ('connection_request'::text,'1 day'::interval,'send'::text,'connection request'::text,50,20,10), ('follow'::text,'1 day'::interval,'follow'::text,'member'::text,100,40,20), ('conversation'::text,'1 day'::interval,'start'::text,'conversation'::text,30,10,3), ('message'::text,'00:01:00'::interval,'send'::text,'message'::text,30,30,30), ('listing'::text,'1 day'::interval,'post'::text,'listing'::text,50,10,5), ('listing_import'::text,'1 day'::interval,'start'::text,'import'::text,20,10,5), ('listing_draft'::text,'1 day'::interval,'save'::text,'draft'::text,500,200,100), ('photo_import'::text,'01:00:00'::interval,'fetch photos of'::text,'listing'::text,200,100,50), ('submission'::text,'1 day'::interval,'start'::text,'submission'::text,20,10,5), ('submit'::text,'1 day'::interval,'submit'::text,'deal'::text,10,5,5), ('upload'::text,'01:00:00'::interval,'upload'::text,'file'::text,300,200,100), ('upload'::text,'1 day'::interval,'upload'::text,'file'::text,1000,400,200), ('post'::text,'1 day'::interval,'write'::text,'post'::text,20,10,5), ('comment'::text,'00:01:00'::interval,'write'::text,'comment'::text,10,10,10), ('comment'::text,'1 day'::interval,'write'::text,'comment'::text,200,100,50), ('feed_edit'::text,'01:00:00'::interval,'make'::text,'edit'::text,60,60,60), ('like'::text,'00:01:00'::interval,'change'::text,'like'::text,120,60,60), ('forum'::text,'1 day'::interval,'create'::text,'forum'::text,3,1,1), ('topic'::text,'1 day'::interval,'start'::text,'topic'::text,10,5,3), ('reply'::text,'00:01:00'::interval,'write'::text,'forum post'::text,10,10,10), ('reply'::text,'1 day'::interval,'write'::text,'forum post'::text,200,100,50), ('reply_edit'::text,'01:00:00'::interval,'make'::text,'edit'::text,60,60,60), ('event'::text,'1 day'::interval,'propose'::text,'event'::text,5,2,2), ('event_change'::text,'1 day'::interval,'change'::text,'published event'::text,10,10,10), ('event_registration'::text,'00:10:00'::interval,'register for'::text,'event'::text,30,30,30), ('document_request'::text,'1 day'::interval,'send'::text,'document request'::text,50,20,10), ('document_decision'::text,'1 day'::interval,'answer'::text,'document request'::text,300,100,50), ('offer'::text,'1 day'::interval,'make'::text,'offer'::text,50,20,5), ('offer_change'::text,'1 day'::interval,'change'::text,'offer'::text,200,100,50), ('call_for_offers'::text,'1 day'::interval,'call for offers'::text,'time'::text,20,10,5), ('proof_of_funds'::text,'1 day'::interval,'upload'::text,'document'::text,10,5,3), ('proof_share'::text,'1 day'::interval,'share'::text,'document'::text,50,20,10), ('proof_view'::text,'01:00:00'::interval,'open'::text,'file'::text,200,100,50), ('deal_invitation'::text,'1 day'::interval,'invite'::text,'person'::text,30,20,10), ('outcome'::text,'1 day'::interval,'report'::text,'outcome'::text,50,50,50), ('deal_step'::text,'01:00:00'::interval,'make'::text,'deal change'::text,60,40,30), ('deal_step'::text,'1 day'::interval,'make'::text,'deal change'::text,200,150,80), ('deal_document'::text,'1 day'::interval,'add'::text,'document'::text,100,50,20), ('deal_document_share'::text,'1 day'::interval,'share'::text,'document'::text,200,100,50), ('deal_document_view'::text,'01:00:00'::interval,'open'::text,'file'::text,200,100,50), ('agreement'::text,'1 day'::interval,'prepare'::text,'agreement'::text,50,20,10), ('pipeline_item'::text,'1 day'::interval,'add'::text,'pipeline item'::text,500,300,200), ('pipeline_change'::text,'00:01:00'::interval,'make'::text,'pipeline change'::text,120,120,120), ('pipeline_change'::text,'1 day'::interval,'make'::text,'pipeline change'::text,5000,3000,2000), ('question'::text,'1 day'::interval,'ask'::text,'question'::text,30,10,5), ('answer'::text,'1 day'::interval,'write'::text,'answer'::text,300,100,50), ('listing_invitation'::text,'1 day'::interval,'send'::text,'invitation'::text,25,10,5), ('showing'::text,'1 day'::interval,'offer'::text,'showing'::text,50,20,10), ('showing_booking'::text,'1 day'::interval,'book'::text,'showing'::text,30,15,5), ('report'::text,'1 day'::interval,'send'::text,'report'::text,20,10,10), ('open_portal'::text,'01:00:00'::interval,'open'::text,'billing page'::text,50,50,50), ('email_change'::text,'1 day'::interval,'change your'::text,'email'::text,5,5,3), ('webhook_change'::text,'01:00:00'::interval,'make'::text,'webhook change'::text,60,60,60), ('recovery_code'::text,'01:00:00'::interval,'try'::text,'recovery code'::text,10,10,10), ('api_key'::text,'1 day'::interval,'create'::text,'API key'::text,20,20,20), ('feed_address'::text,'1 day'::interval,'make'::text,'address'::text,20,20,20), ('push_subscription'::text,'01:00:00'::interval,'turn on notifications for'::text,'device'::text,30,30,30), ('restore'::text,'1 day'::interval,'check or restore'::text,'archive'::text,30,20,20)) limits(action, period, verb, noun, max_uses, basic_max_uses, new_max_uses);

create view "private"."jobs" with (security_invoker=true) AS  SELECT scheduled.job,
    NULLIF(r.ran_at, '-infinity'::timestamp with time zone) AS ran_at,
    (GREATEST(r.ran_at, pg_postmaster_start_time()) < (now() - '00:15:00'::interval)) AS is_late
   FROM (unnest(ARRAY['send-mail'::text, 'remind-of-events'::text, 'send-deal-alerts'::text, 'send-deal-digests'::text, 'suspend-swapped-pictures'::text, 'reconcile-payments'::text, 'advance-deals'::text, 'seal-ledger'::text, 'send-webhooks'::text, 'send-push'::text, 'stamp-ledger'::text]) scheduled(job)
     LEFT JOIN private.job_runs r USING (job))
  WHERE ((scheduled.job <> ALL (ARRAY['send-push'::text, 'stamp-ledger'::text])) OR (r.job IS NOT NULL));

create view "private"."personal_data" with (security_invoker=true) AS  SELECT registry.table_name,
    registry.member_columns,
    registry.label,
    registry.exported_as,
    registry.on_deletion,
    registry.note,
    registry.copies,
    kept.kept_for
   FROM (( VALUES ('auth.users'::text,'{id}'::text[],'sign-in account'::text,'account'::text,'deleted'::text,NULL::text,'{}'::text[]), ('private.alert_mail'::text,'{user_id}'::text[],'date of your last daily digest'::text,'alert_mail'::text,'deleted'::text,NULL::text,'{}'::text[]), ('private.api_idempotency'::text,'{}'::text[],'answers to repeated API requests'::text,NULL::text,'deleted'::text,'kept for a day'::text,'{}'::text[]), ('private.api_key_secrets'::text,'{}'::text[],'API keys'::text,NULL::text,'deleted'::text,'hashes that can’t be turned back into keys'::text,'{}'::text[]), ('private.contact_senders'::text,'{}'::text[],'counts that limit contact messages'::text,NULL::text,'kept'::text,'counted per email address, account, and IP address for an hour, then deleted with the next message'::text,'{}'::text[]), ('private.deal_invitation_links'::text,'{}'::text[],'links of invitations to your deals'::text,NULL::text,'deleted'::text,'hashes that can’t be turned back into links'::text,'{}'::text[]), ('private.directory'::text,'{user_id}'::text[],'entry in the member directory'::text,'directory'::text,'deleted'::text,NULL::text,'{}'::text[]), ('private.email_change_permits'::text,'{user_id}'::text[],'change of email you asked for'::text,NULL::text,'deleted'::text,'the new address, until you verify it'::text,'{}'::text[]), ('private.feed_secrets'::text,'{}'::text[],'secrets of your calendar and feed addresses'::text,NULL::text,'deleted'::text,'hashes that can’t be turned back into addresses'::text,'{}'::text[]), ('private.listing_sources'::text,'{}'::text[],'where views of your listings come from'::text,'listing_sources'::text,'deleted'::text,NULL::text,'{}'::text[]), ('private.listing_viewers'::text,'{}'::text[],'hashes that count views of listings'::text,NULL::text,'kept'::text,'can’t be traced to anyone after a day, because their key is deleted'::text,'{}'::text[]), ('private.mail_queue'::text,'{user_id,actor_id}'::text[],'emails sent or waiting'::text,'mail_queue'::text,'deleted'::text,NULL::text,'{}'::text[]), ('private.member_standings'::text,'{user_id}'::text[],'restrictions of your account'::text,'moderation'::text,'deleted'::text,NULL::text,'{}'::text[]), ('private.payment_corrections'::text,'{user_id}'::text[],'corrections of payments'::text,NULL::text,'deleted'::text,'which of your orders and subscriptions we updated late'::text,'{}'::text[]), ('private.push_queue'::text,'{}'::text[],'which notifications your devices get'::text,NULL::text,'deleted'::text,'until a day after they’re sent'::text,'{}'::text[]), ('private.rate_limits'::text,'{user_id}'::text[],'how often you did limited actions'::text,'rate_limits'::text,'deleted'::text,NULL::text,'{}'::text[]), ('private.recovery_codes'::text,'{user_id}'::text[],'recovery codes for two-factor authentication'::text,NULL::text,'deleted'::text,'hashes that can’t be turned back into codes'::text,'{}'::text[]), ('private.recovered_sessions'::text,'{user_id}'::text[],'sessions you entered a recovery code in'::text,NULL::text,'deleted'::text,'until they end'::text,'{}'::text[]), ('private.report_networks'::text,'{}'::text[],'network address of your open reports'::text,NULL::text,'deleted'::text,'until our moderators have decided'::text,'{}'::text[]), ('private.showing_codes'::text,'{}'::text[],'access codes of your showings'::text,'listing_showings'::text,'deleted'::text,NULL::text,'{}'::text[]), ('private.suspended_passwords'::text,'{user_id}'::text[],'whether you must set a new password'::text,NULL::text,'deleted'::text,'until you set it'::text,'{}'::text[]), ('private.stripe_events'::text,'{}'::text[],'notices from the payment provider'::text,NULL::text,'deleted'::text,'raw copies of what your orders and subscriptions say'::text,'{}'::text[]), ('private.verified_emails'::text,'{user_id}'::text[],'when you verified your email'::text,'account'::text,'deleted'::text,NULL::text,'{}'::text[]), ('private.webhook_queues'::text,'{}'::text[],'which of your webhooks have events to send'::text,NULL::text,'deleted'::text,'until they’re sent'::text,'{}'::text[]), ('private.webhook_secrets'::text,'{}'::text[],'signing secrets of your webhooks'::text,NULL::text,'deleted'::text,'shown to you once'::text,'{}'::text[]), ('public.agreement_signatures'::text,'{}'::text[],'your signatures of agreements, with your email and IP address'::text,'agreements'::text,'anonymized'::text,'stay with the agreement if everyone signed it'::text,'{}'::text[]), ('public.agreements'::text,'{}'::text[],'agreements in your deals'::text,'agreements'::text,'anonymized'::text,'stay with the others who signed, and your name in them; the texts of those that weren’t signed by everyone are deleted'::text,'{}'::text[]), ('public.api_keys'::text,'{user_id}'::text[],'API keys'::text,'api_keys'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.api_requests'::text,'{user_id}'::text[],'requests with your API keys'::text,'api_requests'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.buybox_profiles'::text,'{user_id}'::text[],'buy box'::text,'buy_box'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.connections'::text,'{sender_id,receiver_id}'::text[],'connections and requests'::text,'connections'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.contact_messages'::text,'{user_id,resolved_by}'::text[],'contact messages'::text,'contact_messages'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.conversation_members'::text,'{user_id,other_id}'::text[],'inbox'::text,'conversations'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.conversations'::text,'{user_a_id,user_b_id,last_user_id}'::text[],'conversations'::text,'conversations'::text,'anonymized'::text,'stay with the other person without your name'::text,'{}'::text[]), ('public.deal_alerts'::text,'{user_id}'::text[],'deal alerts'::text,'deal_alerts'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.calls_for_offers'::text,'{}'::text[],'calls for offers on your listings'::text,NULL::text,'deleted'::text,'deadlines everyone can see'::text,'{}'::text[]), ('public.deal_closings'::text,'{}'::text[],'closings of your deals'::text,'deals'::text,'anonymized'::text,'stay with the deal'::text,'{}'::text[]), ('public.deal_endings'::text,'{}'::text[],'what you said about deals that fell through'::text,'deals'::text,'anonymized'::text,'stays with the deal'::text,'{}'::text[]), ('public.deal_document_log'::text,'{}'::text[],'log of documents in your deals'::text,'deal_document_log'::text,'anonymized'::text,'your views of others’ documents stay without your name'::text,'{}'::text[]), ('public.deal_document_readers'::text,'{}'::text[],'who can see documents you added to deals'::text,'deal_documents'::text,'anonymized'::text,'stays with the documents'::text,'{}'::text[]), ('public.deal_documents'::text,'{}'::text[],'documents you added to deals'::text,'deal_documents'::text,'anonymized'::text,'those you shared stay with the people you shared them with; the others are deleted'::text,'{}'::text[]), ('public.deal_earnest_money'::text,'{}'::text[],'earnest money of your deals'::text,'deals'::text,'anonymized'::text,'stays with the deal'::text,'{}'::text[]), ('public.deal_extensions'::text,'{}'::text[],'extensions of deadlines'::text,NULL::text,'anonymized'::text,'are in the ledger of the offer'::text,'{}'::text[]), ('public.deal_invitees'::text,'{}'::text[],'addresses you invited to deals'::text,NULL::text,'deleted'::text,'shown in the deal until they join'::text,'{}'::text[]), ('public.deal_milestones'::text,'{}'::text[],'milestones of your deals'::text,'deals'::text,'anonymized'::text,'stay with the deal'::text,'{}'::text[]), ('public.deal_outcomes'::text,'{}'::text[],'how your deals turned out'::text,'deals'::text,'anonymized'::text,'stay with the deal'::text,'{}'::text[]), ('public.deal_parties'::text,'{user_id}'::text[],'your part in deals'::text,'deals'::text,'anonymized'::text,'stays for the other side, with your name'::text,'{}'::text[]), ('public.deal_split_approvals'::text,'{}'::text[],'splits you approved'::text,NULL::text,'anonymized'::text,'are in the ledger of the offer'::text,'{}'::text[]), ('public.deal_split_lines'::text,'{}'::text[],'splits of your deals'::text,NULL::text,'anonymized'::text,'are in the ledger of the offer'::text,'{}'::text[]), ('public.deal_split_shares'::text,'{}'::text[],'your shares'::text,NULL::text,'anonymized'::text,'are in the ledger of the offer'::text,'{}'::text[]), ('public.deal_splits'::text,'{}'::text[],'splits you proposed'::text,'deals'::text,'anonymized'::text,'stay with the deal'::text,'{}'::text[]), ('public.deals'::text,'{seller_id,buyer_id}'::text[],'deals'::text,'deals'::text,'anonymized'::text,'stay for the other side'::text,'{}'::text[]), ('public.event_links'::text,'{}'::text[],'links of your events'::text,'events'::text,'anonymized'::text,'stay with the event'::text,'{}'::text[]), ('public.event_registrations'::text,'{user_id}'::text[],'event registrations'::text,'event_registrations'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.events'::text,'{user_id}'::text[],'events you organized'::text,'events'::text,'anonymized'::text,'stay without your name, for the members who registered'::text,'{description}'::text[]), ('public.feed_addresses'::text,'{user_id}'::text[],'calendar and feed addresses'::text,'feed_addresses'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.feed_comments'::text,'{user_id}'::text[],'comments'::text,'feed_comments'::text,'deleted'::text,NULL::text,'{content}'::text[]), ('public.feed_likes'::text,'{user_id}'::text[],'likes of posts'::text,'feed_likes'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.feed_posts'::text,'{user_id}'::text[],'posts'::text,'feed_posts'::text,'deleted'::text,NULL::text,'{content}'::text[]), ('public.follows'::text,'{follower_id,followed_id}'::text[],'follows'::text,'follows'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.forum_posts'::text,'{user_id}'::text[],'forum posts'::text,'forum_posts'::text,'anonymized'::text,'emptied, so that replies still make sense'::text,'{content}'::text[]), ('public.forum_topics'::text,'{user_id}'::text[],'forum topics'::text,'forum_topics'::text,'anonymized'::text,'stay without your name'::text,'{}'::text[]), ('public.forums'::text,'{user_id}'::text[],'forums'::text,'forums'::text,'anonymized'::text,'stay without your name'::text,'{}'::text[]), ('public.granted_tiers'::text,'{user_id}'::text[],'granted membership'::text,'granted_tier'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.held_content'::text,'{member_id}'::text[],'posts waiting for review'::text,'held_content'::text,'deleted'::text,NULL::text,'{snapshot}'::text[]), ('public.listing_answers'::text,'{user_id}'::text[],'answers to questions about your listings'::text,'listing_answers'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.listing_days'::text,'{}'::text[],'daily figures of listings'::text,'listing_days'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.listing_document_requests'::text,'{member_id}'::text[],'requests for documents'::text,'document_requests'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.listing_documents'::text,'{}'::text[],'documents of your listings'::text,'listing_documents'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.listing_drafts'::text,'{user_id}'::text[],'drafts of listings'::text,'listing_drafts'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.listing_import_mappings'::text,'{user_id}'::text[],'columns of files you imported'::text,'listing_import_mappings'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.listing_imports'::text,'{user_id}'::text[],'imports of listings'::text,'listing_imports'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.listing_invitations'::text,'{user_id}'::text[],'invitations to listings'::text,'listing_invitations'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.listing_prices'::text,'{}'::text[],'price history'::text,'listing_prices'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.listing_questions'::text,'{user_id}'::text[],'questions about listings'::text,'listing_questions'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.listing_reviews'::text,'{reviewer_id}'::text[],'reviews of listings by staff'::text,'listing_reviews'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.listing_showing_notes'::text,'{}'::text[],'notes for visitors of your showings'::text,'listing_showings'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.listing_showings'::text,'{}'::text[],'showings of your listings'::text,'listing_showings'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.listing_terms'::text,'{}'::text[],'deal terms of your listings'::text,'listing_terms'::text,'deleted'::text,NULL::text,'{}'::text[]), ('private.ledger_nodes'::text,'{}'::text[],'hashes of your ledgers'::text,NULL::text,'anonymized'::text,'are hashes of the ledger, and prove it for the other side'::text,'{}'::text[]), ('public.ledger_entries'::text,'{}'::text[],'ledger of your offers and deals'::text,'offers'::text,'anonymized'::text,'names no one, and stays for the other side'::text,'{}'::text[]), ('public.ledger_texts'::text,'{author_id}'::text[],'names and messages in the ledger'::text,'ledger_texts'::text,'anonymized'::text,'stay for the other side of a deal; those of offers that led to none are deleted'::text,'{}'::text[]), ('public.member_activity'::text,'{user_id}'::text[],'how active you are'::text,'activity'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.member_blocks'::text,'{blocker_id,blocked_id}'::text[],'blocks'::text,'blocked'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.member_contacts'::text,'{user_id}'::text[],'contact details'::text,'contact'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.member_details'::text,'{user_id}'::text[],'sign-up answers'::text,'details'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.member_markets'::text,'{user_id}'::text[],'markets'::text,'markets'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.member_responses'::text,'{member_id}'::text[],'who answered you'::text,'responses'::text,'deleted'::text,NULL::text,'{responder_id}'::text[]), ('public.member_reviews'::text,'{author_id,member_id}'::text[],'reviews by and about you'::text,'reviews'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.member_stats'::text,'{user_id}'::text[],'counts on your profile'::text,'stats'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.message_attachments'::text,'{}'::text[],'attachments'::text,'messages'::text,'anonymized'::text,'names of files you sent stay in the conversation; the files are deleted'::text,'{}'::text[]), ('public.message_settings'::text,'{user_id}'::text[],'message settings'::text,'message_settings'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.messages'::text,'{user_id}'::text[],'messages'::text,'messages'::text,'anonymized'::text,'stay with the other person without your name'::text,'{}'::text[]), ('public.moderation_actions'::text,'{member_id,actor_id}'::text[],'decisions of moderators'::text,'moderation'::text,'anonymized'::text,'stay without names'::text,'{}'::text[]), ('public.moderation_appeals'::text,'{member_id,decided_by}'::text[],'appeals'::text,'moderation'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.notification_settings'::text,'{user_id}'::text[],'notification settings'::text,'notification_settings'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.notifications'::text,'{user_id,actor_id}'::text[],'notifications'::text,'notifications'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.offer_versions'::text,'{}'::text[],'terms of your offers'::text,'offers'::text,'anonymized'::text,'stay with the offer'::text,'{}'::text[]), ('public.offers'::text,'{seller_id,buyer_id}'::text[],'offers'::text,'offers'::text,'anonymized'::text,'stay for the other side, without your name unless they led to a deal'::text,'{}'::text[]), ('public.pipeline_cards'::text,'{user_id}'::text[],'deals in your pipeline'::text,'pipeline'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.pipeline_files'::text,'{user_id}'::text[],'files in your pipeline'::text,'pipeline_files'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.pipeline_tasks'::text,'{user_id}'::text[],'tasks in your pipeline'::text,'pipeline_tasks'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.profile_views'::text,'{member_id,viewer_id}'::text[],'profiles you viewed'::text,'profile_views'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.proof_log'::text,'{actor_id}'::text[],'log of proofs of funds'::text,'proof_log'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.proof_shares'::text,'{}'::text[],'proofs of funds you share with sellers'::text,'proofs_of_funds'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.proofs_of_funds'::text,'{user_id,reviewer_id}'::text[],'proofs of funds'::text,'proofs_of_funds'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.properties'::text,'{user_id}'::text[],'listings'::text,'listings'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.property_feedback'::text,'{user_id}'::text[],'likes and dislikes'::text,'listing_feedback'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.property_submissions'::text,'{user_id,reviewer_id}'::text[],'submissions'::text,'submissions'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.push_subscriptions'::text,'{user_id}'::text[],'devices that get your notifications'::text,'push_subscriptions'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.quiet_hours'::text,'{user_id}'::text[],'quiet hours'::text,'quiet_hours'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.reports'::text,'{reporter_id,reported_id,handled_by}'::text[],'reports'::text,'reports'::text,'anonymized'::text,'stay without names'::text,'{snapshot,subject_id}'::text[]), ('public.saved_analyses'::text,'{user_id}'::text[],'saved analyses'::text,'saved_analyses'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.saved_listings'::text,'{user_id}'::text[],'saved listings'::text,'saved_listings'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.saved_searches'::text,'{user_id}'::text[],'saved searches'::text,'saved_searches'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.search_alerts'::text,'{user_id}'::text[],'alerts of searches'::text,'search_alerts'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.showing_bookings'::text,'{user_id}'::text[],'showings you booked'::text,'showing_bookings'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.staff'::text,'{user_id}'::text[],'staff role'::text,'staff'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.stripe_checkouts'::text,'{user_id}'::text[],'checkouts'::text,'checkouts'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.stripe_customers'::text,'{user_id}'::text[],'customer number'::text,'billing_customer'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.stripe_orders'::text,'{user_id}'::text[],'invoices'::text,'orders'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.stripe_reversals'::text,'{user_id}'::text[],'refunds and disputes'::text,'reversals'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.stripe_subscriptions'::text,'{user_id}'::text[],'subscriptions'::text,'subscriptions'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.submission_files'::text,'{}'::text[],'contracts'::text,'submissions'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.submission_log'::text,'{actor_id}'::text[],'log of submissions'::text,'submission_log'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.topic_follows'::text,'{user_id}'::text[],'followed topics'::text,'followed_topics'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.topic_reads'::text,'{user_id}'::text[],'read topics'::text,'read_topics'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.users'::text,'{id}'::text[],'profile'::text,'profile'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.webhook_deliveries'::text,'{}'::text[],'events sent to your webhooks'::text,'webhooks'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.webhook_endpoints'::text,'{user_id}'::text[],'webhooks'::text,'webhooks'::text,'deleted'::text,NULL::text,'{}'::text[]), ('storage.objects'::text,'{}'::text[],'files'::text,'files'::text,'deleted'::text,NULL::text,'{}'::text[])) registry(table_name, member_columns, label, exported_as, on_deletion, note, copies)
     LEFT JOIN ( VALUES (((('for '::text || EXTRACT(year FROM private.record_retention())) || ' years after the deal ended, or until the other side '::text) || 'deletes its account, too'::text),ARRAY['public.deal_document_log'::text, 'public.deal_document_readers'::text, 'public.deal_documents'::text, 'public.deal_parties'::text, 'public.ledger_texts'::text]), ('as long as the record they’re part of, which can’t be shortened'::text,ARRAY['private.ledger_nodes'::text, 'public.deal_closings'::text, 'public.deal_earnest_money'::text, 'public.deal_endings'::text, 'public.deal_extensions'::text, 'public.deal_milestones'::text, 'public.deal_outcomes'::text, 'public.deal_split_approvals'::text, 'public.deal_split_lines'::text, 'public.deal_split_shares'::text, 'public.deal_splits'::text, 'public.deals'::text, 'public.ledger_entries'::text, 'public.offer_versions'::text, 'public.offers'::text]), ('until everyone who signed has deleted their account'::text,ARRAY['public.agreement_signatures'::text, 'public.agreements'::text]), ('until the other person deletes their account, too'::text,ARRAY['public.conversations'::text, 'public.message_attachments'::text, 'public.messages'::text]), ('as long as other members use them'::text,ARRAY['public.event_links'::text, 'public.events'::text, 'public.forum_posts'::text, 'public.forum_topics'::text, 'public.forums'::text]), ('as long as we need them to keep the service safe'::text,ARRAY['public.moderation_actions'::text, 'public.reports'::text]), ('for about an hour'::text,ARRAY['private.contact_senders'::text]), ('without a time limit'::text,ARRAY['private.listing_viewers'::text])) kept(kept_for, tables) ON ((registry.table_name = ANY (kept.tables))));

create index push_queue_due_idx on private.push_queue using btree (due_at)
  where (sent_at is null);

create index push_queue_sent_idx on private.push_queue using btree (sent_at)
  where (sent_at is not null);

create index push_queue_subscription_idx on private.push_queue using btree (subscription_id);

create index push_subscriptions_user_idx on public.push_subscriptions using btree (user_id);

create trigger check_updated_columns
  before update on public.notification_settings
  for each row
  execute function private.allow_update_columns('in_app', 'mail', 'push');

create trigger push_added
  after insert on public.notifications referencing NEW table as touched
  for each STATEMENT
  execute function private.queue_pushes();

create trigger push_renewed
  after update on public.notifications referencing OLD table as
  before NEW table as touched
  for each STATEMENT
  execute function private.queue_pushes();

create trigger a_check_standing
  before insert or delete or update on public.push_subscriptions
  for each STATEMENT
  execute function private.check_standing('private');

create trigger a_check_standing
  before insert or delete or update on public.quiet_hours
  for each STATEMENT
  execute function private.check_standing('private');

create trigger check_quiet_hours
  before insert or update on public.quiet_hours
  for each row
  execute function private.check_quiet_hours();

create trigger release_pushes
  after delete or update on public.quiet_hours
  for each row
  execute function private.release_pushes();

create policy "Members can read their own devices" on "public"."push_subscriptions"
  for select
  to "authenticated"
  using ((user_id = ( select auth.uid() as uid)));

create policy "Members can remove their own devices" on "public"."push_subscriptions"
  for delete
  to "authenticated"
  using ((user_id = ( select auth.uid() as uid)));

create policy "Members can delete their own quiet hours" on "public"."quiet_hours"
  for delete
  to "authenticated"
  using ((user_id = ( select auth.uid() as uid)));

create policy "Members can insert their own quiet hours" on "public"."quiet_hours"
  for insert
  to "authenticated"
  with check ((user_id = ( SELECT auth.uid() AS uid)));

create policy "Members can read their own quiet hours" on "public"."quiet_hours"
  for select
  to "authenticated"
  using ((user_id = ( select auth.uid() as uid)));

create policy "Members can update their own quiet hours" on "public"."quiet_hours"
  for update
  to "authenticated"
  using ((user_id = ( select auth.uid() as uid)))
  with check ((user_id = ( SELECT auth.uid() AS uid)));

comment on column "private"."push_queue"."due_at" is 'When the next attempt may begin. A claim moves it to the end of its lease, so that another run takes over from one that was killed; quiet hours move it to their end.';

comment on column "public"."notification_kinds"."push" is 'Whether members'' devices get it until they choose.';

comment on column "public"."notification_settings"."push" is 'Whether it''s sent to the member''s devices, if it''s in the app; null if they haven''t chosen.';

comment on column "public"."push_subscriptions"."auth" is 'The secret that messages are encrypted with, too (base64url).';

comment on column "public"."push_subscriptions"."device" is 'What the member''s settings call it: "Chrome on Android".';

comment on column "public"."push_subscriptions"."endpoint" is 'Where the browser''s push service takes messages for the device. Who knows it and the keys can send some.';

comment on column "public"."push_subscriptions"."failing_since" is 'The first failure since the last success; null after a success.';

comment on column "public"."push_subscriptions"."p256dh" is 'The browser''s public key (P-256, base64url).';

comment on column "public"."push_subscriptions"."session_id" is 'The session it was saved in. Nothing is sent once that has ended.';

comment on column "public"."quiet_hours"."ends_at" is 'On the next day if it''s before starts_at.';

comment on column "public"."quiet_hours"."time_zone" is 'IANA name, such as America/New_York.';

comment on function "private"."check_quiet_hours"() is 'Trigger on quiet_hours: raises P0001, to be shown as is, for an unknown time zone.';

comment on function "private"."claim_pushes"(integer, integer) is 'Implements public.claim_pushes.';

comment on function "private"."complete_push"(uuid, uuid, integer, text) is
  'Records what came of an attempt. sent: it''s done. failed: retried after 1, 4, 9, and 16 minutes, then given up, and a device that has only failed for three days is removed. gone: the device is removed.';

comment on function "private"."complete_pushes"(jsonb) is 'For the send-push function: records what came of claimed pushes, [{notification_id, subscription_id, attempt, outcome}], as private.complete_push.';

comment on function "private"."exported_push"() is 'Part of public.export_my_data: devices that get notifications, without their keys, and quiet hours.';

comment on function "private"."notification_facts"(uuid, text, uuid, jsonb) is
  'What the text of a notification needs outside the app, in one row. actor_id and actor_name: null if nobody is named or the reader can''t see the actor''s profile; a step of a deal has only the name, as the deal shows it. actor_trusted: whether the actor may message strangers (trust level 1), or is in the reader''s deal. title_trusted: whether the title in data is of a listing of the reader''s own or of someone who may message strangers, or what a deal calls its property. place: where the listing is, by its ZIP code: "Columbus, OH"; null without one.';

comment on function "private"."queue_pushes"() is 'Statement trigger on notifications: queues those that are new, and those that are news again, for the member''s devices, and notifies the channel pushes. The same one is sent again after an hour at the earliest, and at most 20 deal alerts an hour.';

comment on function "private"."quiet_until"(uuid, timestamp
  with time zone) is 'When the quiet hours end that a member has at this moment; null if they have none then.';

comment on function "private"."release_pushes"() is 'Trigger on quiet_hours: has pushes that were held until the old end looked at again.';

comment on function "private"."save_push_subscription"(text, text, text, text) is
  'Has a browser get the caller''s notifications, and nobody else''s: a PushSubscription''s endpoint and keys (base64url), and what to call the device. Removes devices whose session has ended, and beyond 10 those that got nothing for longest. Raises 42501 as private.require_own_session, 23514 for an endpoint that isn''t https or keys that can''t be, 23502 without a name, and P0001 beyond the limit an hour.';

comment on function "private"."wants_push"(uuid, text) is 'Whether a member''s devices get notifications of a kind: as they set it, else as the kind says. Deal alerts take the entitlement premium_alerts. False for null and for an unknown kind or member.';

comment on function "public"."claim_mail"(integer) is 'For the send-mail function: claims up to 100 due emails. Report each with complete_mail. user_id is null for acknowledgments of legal notices, and for invitations to deals, whose data has the token of their link. actor_id, actor_name, actor_trusted, title_trusted, and place are those of private.notification_facts. words in data: what came with a step of an offer or a deal (private.words_of_entry).';

comment on function "public"."claim_pushes"(integer, integer) is 'For the send-push function: claims up to 100 due pushes. After lease_seconds without public.complete_pushes, they can be claimed again. Holds those of members in their quiet hours, and drops those that were read, turned off, or whose device''s session has ended. The columns about the notification are those of public.claim_mail.';

comment on function "public"."complete_pushes"(jsonb) is 'For the send-push function: records what came of claimed pushes, [{notification_id, subscription_id, attempt, outcome}], as private.complete_push.';

comment on function "public"."save_push_subscription"(text, text, text, text) is
  'Has a browser get the caller''s notifications, and nobody else''s: a PushSubscription''s endpoint and keys (base64url), and what to call the device. Removes devices whose session has ended, and beyond 10 those that got nothing for longest. Raises 42501 as private.require_own_session, 23514 for an endpoint that isn''t https or keys that can''t be, 23502 without a name, and P0001 beyond the limit an hour.';

comment on table "private"."push_queue" is 'Notifications for devices: those to send, and for a day those that were sent.';

comment on table "public"."notification_settings" is 'How a member gets a kind of notification. Without a row: in the app, and by email and on devices as the kind says.';

comment on table "public"."push_subscriptions" is 'Devices that get members'' notifications, at most 10 each. Members add them through save_push_subscription.';

comment on table "public"."quiet_hours" is 'When a member gets no push notifications, every day; they follow at the end. Without a row, never.';

comment on view "private"."action_limits" is 'How often a member may do what reaches others or costs us something, by trust level: the only place with these numbers.';

comment on view "private"."jobs" is 'The jobs that docs/deploying.md schedules, every 5 minutes or more often. ran_at: the last success, null without one. is_late: no success for 15 minutes. send-push and stamp-ledger are among them once they have succeeded.';

comment on view "private"."personal_data" is 'Where data about members is: its section in public.export_my_data, and what deleting the account does with it. note says why it isn''t exported or isn''t deleted, and kept_for how long it stays; null if it''s deleted. copies are columns that hold names or IDs of other members.';

revoke all on function "private"."check_quiet_hours"() from public;

revoke all on function "private"."claim_pushes"(integer, integer) from public;

grant execute on function "private"."claim_pushes"(integer, integer) to "service_role";

revoke all on function "private"."complete_push"(uuid, uuid, integer, text) from public;

revoke all on function "private"."complete_pushes"(jsonb) from public;

grant execute on function "private"."complete_pushes"(jsonb) to "service_role";

revoke all on function "private"."exported_push"() from public;

grant execute on function "private"."exported_push"() to "authenticated";

grant execute on function "private"."exported_push"() to "service_role";

revoke all on function "private"."notification_facts"(uuid, text, uuid, jsonb) from public;

revoke all on function "private"."queue_pushes"() from public;

revoke all on function "private"."quiet_until"(uuid, timestamp with time zone) from public;

revoke all on function "private"."release_pushes"() from public;

revoke all on function "private"."save_push_subscription"(text, text, text, text) from public;

grant execute
  on function "private"."save_push_subscription"(text, text, text, text)
  to "authenticated";

grant execute
  on function "private"."save_push_subscription"(text, text, text, text)
  to "service_role";

revoke all on function "private"."wants_push"(uuid, text) from public;

revoke all on function "public"."claim_pushes"(integer, integer) from public;

grant execute on function "public"."claim_pushes"(integer, integer) to "service_role";

revoke all on function "public"."complete_pushes"(jsonb) from public;

grant execute on function "public"."complete_pushes"(jsonb) to "service_role";

revoke all on function "public"."save_push_subscription"(text, text, text, text) from public;

grant execute
  on function "public"."save_push_subscription"(text, text, text, text)
  to "authenticated";

grant execute
  on function "public"."save_push_subscription"(text, text, text, text)
  to "service_role";

revoke all on table "public"."push_subscriptions" from "authenticated";

grant delete, select on table "public"."push_subscriptions" to "authenticated";

grant all on table "public"."push_subscriptions" to "service_role";

revoke all on table "public"."quiet_hours" from "authenticated";

grant delete, insert, select, update on table "public"."quiet_hours" to "authenticated";

grant all on table "public"."quiet_hours" to "service_role";

reset check_function_bodies;
