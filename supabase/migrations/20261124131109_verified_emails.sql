set check_function_bodies = off;

drop trigger "secure_confirmed_account" on "auth"."users";

drop view "private"."personal_data";

drop function "private"."keep_password"(uuid);

drop function "private"."restore_password"(uuid);

drop function "private"."secure_account"(uuid, uuid);

drop function "private"."secure_confirmed_account"();

drop function "public"."keep_password"(uuid);

-- Only functions that this migration replaces read these two.
alter table "private"."suspended_passwords"
  -- squawk-ignore ban-drop-column
  drop column "encrypted_password";

alter table "private"."suspended_passwords"
  -- squawk-ignore ban-drop-column
  drop column "session_ids";

create table "private"."email_change_permits" (
  "user_id"      uuid                     not null,
  "email"        text                     not null,
  "permitted_at" timestamp with time zone not null default now(),
  constraint "email_change_permits_pkey" primary key (user_id)
);

create table "private"."verified_emails" (
  "user_id"     uuid                     not null,
  "email"       text                     not null,
  "verified_at" timestamp with time zone not null default now(),
  constraint "verified_emails_pkey" primary key (user_id)
);

create or replace function private.add_alerts (
  event   private.alert_events,
  listing public.properties,
  members uuid[]
)
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  occasion constant text := case event.kind when 'verified' then 'new' else event.kind end;
  before constant public.properties := jsonb_populate_record(null::public.properties, event.before);
  premium_tiers constant text[] := (select r.tiers from public.membership_rules r
    where r.entitlement = 'premium_alerts');
  payload constant jsonb := jsonb_build_object(
    'property_id', listing.id, 'title', listing.title, 'price', listing.price, 'city', listing.city,
    'state', listing.state
  );
begin
  with matching as (
    select
      box.user_id, null::uuid as search_id, null::timestamptz as search_date, box.alert_mail as mail,
      u.membership_tier = any (premium_tiers) as is_premium,
      case
        when u.membership_tier = any (premium_tiers) then occasion
        -- The first time a listing matches is news to every member.
        when event.before is null or not private.is_match(before, box) then 'new'
      end as event
    from private.matching_boxes(listing, members) box join public.users u on u.id = box.user_id
    where box.vip_alerts and (event.kind <> 'verified' or private.flag_filter(box.filters, 'verifiedOnly'))
    union all
    select s.user_id, s.search_id, s.created_at, s.mail, true, occasion
    from private.matching_searches(listing, members) s
    where s.verified_only or event.kind <> 'verified'
  ),
  wanted as (
    select
      m.user_id, m.event, bool_or(m.search_id is null) as in_buy_box,
      coalesce(
        array_agg(m.search_id order by m.search_date, m.search_id) filter (where m.search_id is not null), '{}'
      ) as search_ids,
      bool_or(m.mail <> 'off') as by_mail, bool_or(m.mail = 'instant' and m.is_premium) as is_instant
    from matching m
    -- Nobody can have been alerted of a listing that was just posted. Not `exists`, which may read all alerts of the
    -- listing for every batch.
    where m.event is not null and (m.event <> 'new' or event.kind = 'new' and event.before is null or (
      select 1 from public.deal_alerts sent where sent.user_id = m.user_id and sent.property_id = listing.id limit 1
    ) is null)
    group by m.user_id, m.event
  ),
  inserted as (
    insert into public.deal_alerts (
      user_id, property_id, event, price, previous_price, awaits_digest, mailed_at, in_buy_box, search_ids
    )
    select
      w.user_id, listing.id, w.event, listing.price, case when w.event <> 'new' then event.previous_price end,
      w.by_mail and not w.is_instant or mail.instant and not mail.has_room,
      case when mail.instant and mail.has_room then now() end, w.in_buy_box, w.search_ids
    from wanted w
    join public.users u on u.id = w.user_id
    cross join lateral (
      select
        w.is_instant and private.has_verified_email(w.user_id) as instant,
        -- Keeps sellers from flooding inboxes with tiny price cuts: the rest waits for the daily email.
        w.is_instant and (
          select count(*) < 20 from private.mail_queue q
          where q.user_id = w.user_id and q.kind = 'deal_alert' and q.created_at > now() - interval '1 hour'
        ) as has_room
    ) as mail
    -- Skips members whose account is being deleted.
    for key share of u
    on conflict on constraint deal_alerts_once do nothing
    returning id, user_id, mailed_at,
      payload || jsonb_build_object('event', deal_alerts.event, 'previous_price', deal_alerts.previous_price)
        || private.alert_reason(in_buy_box, search_ids) as data
  ),
  notified as (
    insert into public.notifications (user_id, kind, subject_id, data)
    select inserted.user_id, 'deal_alert', inserted.id, inserted.data
    from inserted
    left join public.notification_settings s on s.user_id = inserted.user_id and s.kind = 'deal_alert'
    where coalesce(s.in_app, true)
  )
  insert into private.mail_queue (user_id, kind, subject_id, data)
  select inserted.user_id, 'deal_alert', inserted.id, inserted.data || jsonb_build_object('unsubscribe', m.token)
  from inserted join private.alert_mail m on m.user_id = inserted.user_id
  where inserted.mailed_at is not null;
end;
$function$;

create or replace function private.arrived_by_link()
  returns boolean
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select (select auth.jwt()) -> 'amr' @> '[{"method": "otp"}]' and exists (
    select from auth.sessions s join auth.users a on a.id = s.user_id
    where s.id = ((select auth.jwt()) ->> 'session_id')::uuid and a.id = (select auth.uid())
      -- Later links replace earlier ones, and a change of address forgets when the last was sent.
      and s.created_at >= a.recovery_sent_at
  );
$function$;

create or replace function private.check_email_change()
  returns trigger
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
begin
  -- Members' own changes wait in email_change until a link confirms them. Others are an administrator's.
  if old.email_change = new.email then
    delete from private.email_change_permits p
    where p.user_id = new.id and p.email = lower(new.email) and p.permitted_at > now() - interval '1 day';
    if not found then
      raise exception 'The member didn''t permit this change of email' using errcode = '42501';
    end if;
  end if;
  -- With double_confirm_changes, a link is also sent to the old address, and either one changes it.
  new.recovery_sent_at := case
    when old.email_change = new.email and coalesce(old.email_change_token_current, '') = ''
      -- The auth server may count in milliseconds.
      then date_trunc('milliseconds', now())
  end;
  return new;
end;
$function$;

create or replace function private.check_email_verified()
  returns void
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
begin
  if exists (select from auth.users where id = (select auth.uid())) and not private.email_confirmed() then
    raise exception 'Verify your email address first.' using errcode = 'P0001', hint = 'verify_email';
  end if;
end;
$function$;

create or replace function private.check_request()
  returns void
  language plpgsql
  stable
  set search_path to ''
  AS $function$
declare
  refusal constant text := private.session_refusal();
begin
  if refusal is null then
    return;
  end if;
  if refusal = 'session_ended' then
    raise sqlstate 'PT401' using message = 'This session has ended', hint = refusal;
  end if;
  -- What a restricted member needs to become unrestricted.
  if current_setting('request.path', true) in ('/rpc/verify_email', '/rpc/session_status', '/rpc/use_recovery_code')
  then
    return;
  end if;
  raise sqlstate 'PT403' using
    message = case refusal
      when 'code_required' then 'Enter the code from your authenticator app first'
      else 'Set a new password first'
    end,
    hint = refusal;
end;
$function$;

create or replace function private.email_confirmed()
  returns boolean
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$ select private.has_verified_email((select auth.uid())); $function$;

create or replace function private.has_verified_email (
  member uuid
)
  returns boolean
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select exists (
    select from private.verified_emails v join auth.users a on a.id = v.user_id
    where v.user_id = member and v.email = a.email
  );
$function$;

create or replace function private.is_new_account (
  member uuid
)
  returns boolean
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select not private.has_verified_email(member) or not exists (
    select from auth.users a where a.id = member and a.created_at <= now() - interval '7 days'
  );
$function$;

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
  if member is null or member = actor or private.blocked_between(member, actor) then
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

create or replace function private.notify_always (
  member  uuid,
  kind    text,
  subject uuid,
  data    jsonb
)
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
begin
  perform private.notify(member, notify_always.kind, null, subject, notify_always.data);
  insert into private.mail_queue (user_id, kind, subject_id, data)
  select member, notify_always.kind, subject, notify_always.data
  where private.has_verified_email(member)
    and private.is_always_mailed(notify_always.kind, notify_always.data)
    and not exists (select from private.mail_queue q where q.subject_id = subject);
end;
$function$;

create or replace function private.own_account()
  returns jsonb
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select jsonb_build_object(
    'id', id, 'email', email, 'created_at', created_at, 'email_verified_at', (
      select v.verified_at from private.verified_emails v where v.user_id = u.id and v.email = u.email
    ),
    'last_sign_in_at', last_sign_in_at, 'metadata', raw_user_meta_data, 'authenticator_apps', (
      select coalesce(
        jsonb_agg(jsonb_build_object('name', f.friendly_name, 'created_at', f.created_at) order by f.created_at), '[]'
      )
      from auth.mfa_factors f where f.user_id = u.id
    )
  )
  from auth.users u where id = (select auth.uid());
$function$;

create or replace function private.permit_email_change (
  new_email text
)
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
begin
  if private.session_refusal() is not null or not exists (
    select from auth.sessions s
    where s.id = (auth.jwt() ->> 'session_id')::uuid and s.user_id = auth.uid()
      and s.created_at > now() - interval '10 minutes'
  ) then
    raise exception 'Sign in again to change your email.' using errcode = '42501', hint = 'sign_in_again';
  end if;
  insert into private.email_change_permits as p (user_id, email) values (auth.uid(), lower(btrim(new_email)))
  on conflict (user_id) do update set email = excluded.email, permitted_at = excluded.permitted_at;
end;
$function$;

create or replace function private.secure_account (
  member            uuid,
  verifying_session uuid,
  earlier_session   uuid
)
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
begin
  -- Only a browser that signed in can know its session's ID.
  if not exists (
    select from auth.sessions s where s.id = earlier_session and s.user_id = member and s.id <> verifying_session
  ) then
    insert into private.suspended_passwords (user_id)
    select a.id from auth.users a where a.id = member and a.encrypted_password <> ''
    on conflict (user_id) do nothing;
    update auth.users set encrypted_password = '' where id = member and encrypted_password <> '';
    delete from auth.mfa_factors f where f.user_id = member;
  end if;
  delete from auth.sessions s where s.user_id = member and s.id <> verifying_session;
end;
$function$;

create or replace function private.send_deal_digests (
  at timestamp with time zone
)
  returns integer
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  day constant date := (at at time zone 'UTC')::date;
  noon constant timestamptz := (day + time '12:00') at time zone 'UTC';
  queued_count integer;
begin
  if at < noon then
    return 0;
  end if;
  -- Alerts older than a week are no longer news.
  update public.deal_alerts a set awaits_digest = false
  where a.id in (
    select w.id from public.deal_alerts w where w.awaits_digest
      and w.created_at < noon - interval '7 days' for update skip locked
  );
  -- Skips locked rows (accounts being deleted, boxes being changed) until the next run, so this never waits.
  with due as materialized (
    select m.user_id, m.token
    from private.alert_mail m
    where (m.digest_on is null or m.digest_on < day)
      and private.has_verified_email(m.user_id)
      and exists (select from public.deal_alerts w where w.user_id = m.user_id and w.awaits_digest
        and w.created_at < noon and private.is_mail_wanted(w))
    for update of m skip locked
  ),
  pending as materialized (
    select w.*, due.token
    from due join public.deal_alerts w on w.user_id = due.user_id
    where w.awaits_digest and w.created_at < noon and private.is_mail_wanted(w)
    for update of w skip locked
  ),
  still_current as materialized (
    select
      w.id, w.user_id, w.token, w.created_at, p.id as property_id,
      jsonb_build_object(
        'property_id', p.id, 'title', p.title, 'event', w.event, 'price', p.price,
        'previous_price', case when p.price < w.previous_price then w.previous_price end, 'city', p.city, 'state',
          p.state
      ) || private.alert_reason(w.in_buy_box, w.search_ids) as payload
    from pending w join public.properties p on p.id = w.property_id
    where p.status = 'active' and not private.blocked_between(w.user_id, p.user_id)
      and (w.event <> 'price_drop' or p.price < w.previous_price)
      and (p.verified or not private.is_badge_alert(w.user_id, w.in_buy_box, w.search_ids))
  ),
  news as (
    select
      latest.*,
      row_number() over (partition by latest.user_id order by latest.created_at desc, latest.id) as ordinal
    from (
      select distinct on (s.user_id, s.property_id) s.* from still_current s order by s.user_id, s.property_id,
        s.created_at desc, s.id
    ) latest
  ),
  queued as (
    insert into private.mail_queue (user_id, kind, data)
    select n.user_id, 'deal_digest', jsonb_build_object(
      'count', count(*), 'deals', jsonb_agg(n.payload order by n.ordinal) filter (where n.ordinal <= 20), 'unsubscribe',
        n.token
    )
    from news n group by n.user_id, n.token
    returning user_id
  ),
  notified as (
    update public.deal_alerts a set awaits_digest = false, mailed_at = now() from still_current s where a.id = s.id
  ),
  dated as (
    update private.alert_mail m set digest_on = day from queued where m.user_id = queued.user_id
  )
  select count(*) into queued_count from queued;
  return queued_count;
end;
$function$;

create or replace function private.verify_email (
  earlier_session uuid
)
  returns boolean
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  me constant uuid := auth.uid();
  this_session constant uuid := (auth.jwt() ->> 'session_id')::uuid;
  address text;
  is_first boolean;
begin
  if private.session_refusal() = 'session_ended' then
    raise exception 'This session has ended' using errcode = '42501';
  end if;
  -- Two tabs take turns.
  select a.email into address from auth.users a where a.id = me for update;
  if not private.has_verified_email(me) then
    if not private.arrived_by_link() then
      raise exception 'Open the link we sent to verify your email address.' using errcode = '42501';
    end if;
    is_first := not exists (select from private.verified_emails v where v.user_id = me);
    insert into private.verified_emails as v (user_id, email) values (me, address)
    on conflict (user_id) do update set email = excluded.email, verified_at = excluded.verified_at;
    if is_first then
      perform private.secure_account(me, this_session, earlier_session);
    end if;
  end if;
  return not exists (select from private.suspended_passwords p where p.user_id = me);
end;
$function$;

create or replace function public.permit_email_change (
  new_email text
)
  returns void
  language sql
  set search_path to ''
  AS $function$ select private.permit_email_change(new_email); $function$;

revoke all on function "public"."permit_email_change"(text) from "anon";

create or replace function public.verify_email (
  earlier_session uuid
)
  returns boolean
  language sql
  set search_path to ''
  AS $function$ select private.verify_email(earlier_session); $function$;

revoke all on function "public"."verify_email"(uuid) from "anon";

alter table "private"."email_change_permits"
  add constraint "email_change_permits_email_check" check (char_length(email) <= 255);

alter table "private"."email_change_permits"
  add constraint "email_change_permits_user_id_fkey" foreign key (user_id) references auth.users(id)
    on delete cascade;

alter table "private"."verified_emails"
  add constraint "verified_emails_user_id_fkey" foreign key (user_id) references auth.users(id)
    on delete cascade;

create view "private"."personal_data" with (security_invoker=true) AS  SELECT table_name,
    member_columns,
    label,
    exported_as,
    on_deletion,
    note,
    copies
   FROM ( VALUES ('auth.users'::text,'{id}'::text[],'sign-in account'::text,'account'::text,'deleted'::text,NULL::text,'{}'::text[]), ('private.alert_mail'::text,'{user_id}'::text[],'date of your last daily digest'::text,'alert_mail'::text,'deleted'::text,NULL::text,'{}'::text[]), ('private.contact_senders'::text,'{}'::text[],'counts that limit contact messages'::text,NULL::text,'kept'::text,'counted per email address, account, and IP address for an hour, then deleted with the next message'::text,'{}'::text[]), ('private.directory'::text,'{user_id}'::text[],'entry in the member directory'::text,'directory'::text,'deleted'::text,NULL::text,'{}'::text[]), ('private.email_change_permits'::text,'{user_id}'::text[],'change of email you asked for'::text,NULL::text,'deleted'::text,'the new address, until you confirm it'::text,'{}'::text[]), ('private.listing_sources'::text,'{}'::text[],'where views of your listings come from'::text,'listing_sources'::text,'deleted'::text,NULL::text,'{}'::text[]), ('private.listing_viewers'::text,'{}'::text[],'hashes that count views of listings'::text,NULL::text,'kept'::text,'can’t be traced to anyone after a day, because their key is deleted'::text,'{}'::text[]), ('private.mail_queue'::text,'{user_id,actor_id}'::text[],'emails sent or waiting'::text,'mail_queue'::text,'deleted'::text,NULL::text,'{}'::text[]), ('private.member_standings'::text,'{user_id}'::text[],'restrictions of your account'::text,'moderation'::text,'deleted'::text,NULL::text,'{}'::text[]), ('private.rate_limits'::text,'{user_id}'::text[],'how often you did limited actions'::text,'rate_limits'::text,'deleted'::text,NULL::text,'{}'::text[]), ('private.recovery_codes'::text,'{user_id}'::text[],'recovery codes for two-factor authentication'::text,NULL::text,'deleted'::text,'hashes that can’t be turned back into codes'::text,'{}'::text[]), ('private.suspended_passwords'::text,'{user_id}'::text[],'whether you must set a new password'::text,NULL::text,'deleted'::text,'until you set it'::text,'{}'::text[]), ('private.stripe_events'::text,'{}'::text[],'notices from the payment provider'::text,NULL::text,'deleted'::text,'raw copies of what your orders and subscriptions say'::text,'{}'::text[]), ('private.verified_emails'::text,'{user_id}'::text[],'when you verified your email'::text,'account'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.buybox_profiles'::text,'{user_id}'::text[],'buy box'::text,'buy_box'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.connections'::text,'{sender_id,receiver_id}'::text[],'connections and requests'::text,'connections'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.contact_messages'::text,'{user_id,resolved_by}'::text[],'contact messages'::text,'contact_messages'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.conversation_members'::text,'{user_id,other_id}'::text[],'inbox'::text,'conversations'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.conversations'::text,'{user_a_id,user_b_id,last_user_id}'::text[],'conversations'::text,'conversations'::text,'anonymized'::text,'stay with the other person without your name, until they delete their account too'::text,'{}'::text[]), ('public.deal_alerts'::text,'{user_id}'::text[],'deal alerts'::text,'deal_alerts'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.event_links'::text,'{}'::text[],'links of your events'::text,'events'::text,'anonymized'::text,'stay with the event'::text,'{}'::text[]), ('public.event_registrations'::text,'{user_id}'::text[],'event registrations'::text,'event_registrations'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.events'::text,'{user_id}'::text[],'events you organized'::text,'events'::text,'anonymized'::text,'stay without your name, for the members who registered'::text,'{description}'::text[]), ('public.feed_comments'::text,'{user_id}'::text[],'comments'::text,'feed_comments'::text,'deleted'::text,NULL::text,'{content}'::text[]), ('public.feed_likes'::text,'{user_id}'::text[],'likes of posts'::text,'feed_likes'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.feed_posts'::text,'{user_id}'::text[],'posts'::text,'feed_posts'::text,'deleted'::text,NULL::text,'{content}'::text[]), ('public.follows'::text,'{follower_id,followed_id}'::text[],'follows'::text,'follows'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.forum_posts'::text,'{user_id}'::text[],'forum posts'::text,'forum_posts'::text,'anonymized'::text,'emptied, so that replies still make sense'::text,'{content}'::text[]), ('public.forum_topics'::text,'{user_id}'::text[],'forum topics'::text,'forum_topics'::text,'anonymized'::text,'stay without your name'::text,'{}'::text[]), ('public.forums'::text,'{user_id}'::text[],'forums'::text,'forums'::text,'anonymized'::text,'stay without your name'::text,'{}'::text[]), ('public.granted_tiers'::text,'{user_id}'::text[],'granted membership'::text,'granted_tier'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.held_content'::text,'{member_id}'::text[],'posts waiting for review'::text,'held_content'::text,'deleted'::text,NULL::text,'{snapshot}'::text[]), ('public.listing_days'::text,'{}'::text[],'daily figures of listings'::text,'listing_days'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.listing_document_requests'::text,'{member_id}'::text[],'requests for documents'::text,'document_requests'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.listing_documents'::text,'{}'::text[],'documents of your listings'::text,'listing_documents'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.listing_prices'::text,'{}'::text[],'price history'::text,'listing_prices'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.listing_reviews'::text,'{reviewer_id}'::text[],'reviews of listings by staff'::text,'listing_reviews'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.listing_terms'::text,'{}'::text[],'deal terms of your listings'::text,'listing_terms'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.member_activity'::text,'{user_id}'::text[],'how active you are'::text,'activity'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.member_blocks'::text,'{blocker_id,blocked_id}'::text[],'blocks'::text,'blocked'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.member_contacts'::text,'{user_id}'::text[],'contact details'::text,'contact'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.member_details'::text,'{user_id}'::text[],'sign-up answers'::text,'details'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.member_markets'::text,'{user_id}'::text[],'markets'::text,'markets'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.member_responses'::text,'{member_id}'::text[],'who answered you'::text,'responses'::text,'deleted'::text,NULL::text,'{responder_id}'::text[]), ('public.member_reviews'::text,'{author_id,member_id}'::text[],'reviews by and about you'::text,'reviews'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.member_stats'::text,'{user_id}'::text[],'counts on your profile'::text,'stats'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.message_attachments'::text,'{}'::text[],'attachments'::text,'messages'::text,'anonymized'::text,'names of files you sent stay in the conversation; the files are deleted'::text,'{}'::text[]), ('public.message_settings'::text,'{user_id}'::text[],'message settings'::text,'message_settings'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.messages'::text,'{user_id}'::text[],'messages'::text,'messages'::text,'anonymized'::text,'stay with the other person without your name, until they delete their account too'::text,'{}'::text[]), ('public.moderation_actions'::text,'{member_id,actor_id}'::text[],'decisions of moderators'::text,'moderation'::text,'anonymized'::text,'stay without names, as long as we need them to keep the service safe'::text,'{}'::text[]), ('public.moderation_appeals'::text,'{member_id,decided_by}'::text[],'appeals'::text,'moderation'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.notification_settings'::text,'{user_id}'::text[],'notification settings'::text,'notification_settings'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.notifications'::text,'{user_id,actor_id}'::text[],'notifications'::text,'notifications'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.profile_views'::text,'{member_id,viewer_id}'::text[],'profiles you viewed'::text,'profile_views'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.properties'::text,'{user_id}'::text[],'listings'::text,'listings'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.property_feedback'::text,'{user_id}'::text[],'likes and dislikes'::text,'listing_feedback'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.property_submissions'::text,'{user_id,reviewer_id}'::text[],'submissions'::text,'submissions'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.reports'::text,'{reporter_id,reported_id,handled_by}'::text[],'reports'::text,'reports'::text,'anonymized'::text,'stay without names, as long as we need them to keep the service safe'::text,'{snapshot,subject_id}'::text[]), ('public.saved_listings'::text,'{user_id}'::text[],'saved listings'::text,'saved_listings'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.saved_searches'::text,'{user_id}'::text[],'saved searches'::text,'saved_searches'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.search_alerts'::text,'{user_id}'::text[],'alerts of searches'::text,'search_alerts'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.staff'::text,'{user_id}'::text[],'staff role'::text,'staff'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.stripe_checkouts'::text,'{user_id}'::text[],'checkouts'::text,'checkouts'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.stripe_customers'::text,'{user_id}'::text[],'customer number'::text,'billing_customer'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.stripe_orders'::text,'{user_id}'::text[],'invoices'::text,'orders'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.stripe_subscriptions'::text,'{user_id}'::text[],'subscriptions'::text,'subscriptions'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.submission_files'::text,'{}'::text[],'contracts'::text,'submissions'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.submission_log'::text,'{actor_id}'::text[],'log of submissions'::text,'submission_log'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.topic_follows'::text,'{user_id}'::text[],'followed topics'::text,'followed_topics'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.topic_reads'::text,'{user_id}'::text[],'read topics'::text,'read_topics'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.users'::text,'{id}'::text[],'profile'::text,'profile'::text,'deleted'::text,NULL::text,'{}'::text[]), ('storage.objects'::text,'{}'::text[],'files'::text,'files'::text,'deleted'::text,NULL::text,'{}'::text[])) registry(table_name, member_columns, label, exported_as, on_deletion, note, copies);

create trigger check_email_change
  before update of email on auth.users
  for each row
  when (((new.email)::text IS DISTINCT FROM (old.email)::text))
  execute function private.check_email_change();

comment on function "private"."arrived_by_link"() is 'Whether the caller''s session began with a link or code that was sent to the account''s current address.';

comment on function "private"."check_email_change"() is 'Update trigger on auth.users: raises 42501 for a member''s own change to an address they didn''t permit, since a stolen session could ask for it. The link that changed the address counts as sent to it if it was the only one (see private.arrived_by_link); earlier links don''t.';

comment on function "private"."check_email_verified"() is 'Raises P0001 with the hint verify_email if the caller hasn''t verified their email.';

comment on function "private"."email_confirmed"() is 'Whether the caller has verified their email; false for visitors.';

comment on function "private"."has_verified_email"(uuid) is 'Whether a member has verified the account''s current address; false for null and for unknown members.';

comment on function "private"."is_new_account"(uuid) is 'Whether an account is less than 7 days old, unverified, or gone. It may store less.';

comment on function "private"."permit_email_change"(text) is 'Implements public.permit_email_change.';

comment on function "private"."secure_account"(uuid, uuid, uuid) is 'What happens when a member proves for the first time that they own the email: ends all their sessions except the one that verifies. Unless the browser that verifies held one of them, its earlier session, it also suspends the password and removes the second factors, all of which may be someone else''s.';

comment on function "private"."session_refusal"() is 'Why the caller may not use the API: session_ended (signed out, or ended by a verification or a new password), password_required (see private.suspended_passwords), or code_required (the member has a second factor, and the token isn''t aal2). Null if they may.';

comment on function "private"."verify_email"(uuid) is 'Implements public.verify_email.';

comment on function "public"."permit_email_change"(text) is 'Permits the auth server to change the caller''s email to this one, which the caller then asks it to do. Takes a session of the last 10 minutes; refreshing a token doesn''t make it younger. Raises 42501 with the hint sign_in_again otherwise, and 23514 for more than 255 characters.';

comment on function "public"."verify_email"(uuid) is 'Called by a browser that a link from our email led here, with the ID of the session it held before, or null: records that the caller owns the account''s current address. The first time, private.secure_account follows. Returns whether the password is valid; false means that the member must set a new one. Repeating a call that succeeded changes nothing. Raises 42501 for a session that didn''t begin with a link to this address, and for one that has ended.';

comment on table "private"."email_change_permits" is 'The address to which a member, who had just signed in, asked to change theirs. It''s valid for a day.';

comment on table "private"."suspended_passwords" is 'Members who must set a new password, because the person who created the account may not own its email. Until then, nobody can sign in.';

comment on table "private"."verified_emails" is 'The address that a member verified last. It counts while it''s the account''s address. No row means that the member has never verified any.';

comment on view "private"."personal_data" is 'Where data about members is: its section in public.export_my_data, and what deleting the account does with it. note says why it isn''t exported or isn''t deleted. copies are columns that hold names or IDs of other members.';

revoke all on function "private"."arrived_by_link"() from public;

revoke all on function "private"."check_email_change"() from public;

revoke all on function "private"."has_verified_email"(uuid) from public;

grant execute on function "private"."has_verified_email"(uuid) to "service_role";

revoke all on function "private"."permit_email_change"(text) from public;

grant execute on function "private"."permit_email_change"(text) to "authenticated", "service_role";

revoke all on function "private"."secure_account"(uuid, uuid, uuid) from public;

revoke all on function "private"."verify_email"(uuid) from public;

grant execute on function "private"."verify_email"(uuid) to "authenticated", "service_role";

revoke all on function "public"."permit_email_change"(text) from public;

grant execute on function "public"."permit_email_change"(text) to "authenticated";

grant execute on function "public"."permit_email_change"(text) to "service_role";

revoke all on function "public"."verify_email"(uuid) from public;

grant execute on function "public"."verify_email"(uuid) to "authenticated";

grant execute on function "public"."verify_email"(uuid) to "service_role";

reset check_function_bodies;

-- Until now, the auth server's own confirmations counted.
insert into private.verified_emails (user_id, email, verified_at)
select id, email, email_confirmed_at from auth.users where email_confirmed_at is not null and email is not null;
