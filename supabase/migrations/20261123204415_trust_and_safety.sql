set check_function_bodies = off;

drop trigger "follow_up_comment" on "public"."feed_comments";

drop trigger "follow_up_post" on "public"."feed_posts";

drop trigger "follow_up_post" on "public"."forum_posts";

drop trigger "realtime_added" on "public"."forum_posts";

drop index "public"."contact_messages_open_idx";

drop view "private"."action_limits";

drop view "private"."personal_data";

alter table "public"."contact_messages"
  drop constraint "contact_messages_subject_check";

alter table "public"."moderation_actions"
  drop constraint "moderation_actions_action_check";

drop function "private"."close_reports"(text, uuid, text);

drop function "private"."notify_membership"(uuid, text, text, timestamp with time zone);

drop function "private"."take_down_listings"(uuid, uuid, text);

create table "private"."job_runs" (
  "job"    text                     not null,
  "ran_at" timestamp with time zone not null default '-infinity'::timestamp with time zone,
  constraint "job_runs_pkey" primary key (job)
);

create table "private"."recovery_codes" (
  "user_id"   uuid                     not null,
  "code_hash" bytea                    not null,
  "used_at"   timestamp with time zone,
  constraint "recovery_codes_pkey" primary key (user_id, code_hash)
);

create table "public"."held_content" (
  "subject_id"   uuid                     not null,
  "subject_kind" text                     not null,
  "member_id"    uuid                     not null,
  "reason"       text                     not null,
  "snapshot"     jsonb                    not null,
  "previous"     jsonb                    not null default '{}'::jsonb,
  "created_at"   timestamp with time zone not null default now(),
  constraint "held_content_pkey" primary key (subject_id),
  constraint "held_content_reason_check"
    check
    ((reason = ANY (ARRAY['first_post'::text, 'link'::text, 'image'::text, 'reports'::text]))),
  constraint "held_content_subject_kind_check" check ((private.content_source(subject_kind) IS
    NOT NULL))
);

alter table "public"."held_content"
  enable row level security;

revoke all on table "public"."held_content" from "anon";

create table "public"."member_activity" (
  "user_id"        uuid    not null,
  "days_active"    integer not null default 0,
  "last_active_on" date,
  "reads"          integer not null default 0,
  constraint "member_activity_days_active_check" check ((days_active >= 0)),
  constraint "member_activity_pkey" primary key (user_id),
  constraint "member_activity_reads_check" check ((reads >= 0))
);

alter table "public"."member_activity"
  enable row level security;

revoke all on table "public"."member_activity" from "anon";

create table "public"."member_responses" (
  "member_id"    uuid not null,
  "responder_id" uuid not null,
  constraint "member_responses_pkey" primary key (member_id, responder_id)
);

alter table "public"."member_responses"
  enable row level security;

revoke all on table "public"."member_responses" from "anon";

alter table "public"."contact_messages"
  add column "is_legal" boolean not null default false;

alter table "public"."contact_messages"
  add column "links" text[];

alter table "public"."contact_messages"
  add column "address" text;

alter table "public"."contact_messages"
  add column "good_faith" boolean;

alter table "public"."contact_messages"
  add column "accurate" boolean;

alter table "public"."contact_messages"
  add column "signature" text;

alter table "public"."reports"
  add column "upheld" boolean;

create or replace function private.account_standing()
  returns text
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$ select private.standing_of((select auth.uid())); $function$;

create or replace function private.approve_content (
  kind    text,
  subject uuid
)
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  content jsonb;
  held public.held_content;
begin
  perform private.require_authority(null);
  content := private.lock_content(kind, subject);
  delete from public.held_content h where h.subject_id = subject and h.subject_kind = kind returning * into held;
  if held.subject_id is null or content is null then
    raise exception 'This is no longer waiting for review.' using errcode = 'P0001';
  end if;
  perform private.require_authority(held.member_id);
  if kind = 'post' and held.reason <> 'reports' then
    -- New for everyone else, so it's at the top.
    update public.feed_posts p set created_at = now() where p.id = subject and p.edited_at is null;
  end if;
  perform private.restore_content(kind, subject, held.previous);
  perform private.close_reports(kind, subject, 'Reviewed and kept', false);
  perform private.record_response(held.member_id, auth.uid());
  insert into public.moderation_actions (action, subject_kind, subject_id, title, member_id, actor_id, reason)
  values ('approve', kind, subject, private.content_title(held.snapshot), held.member_id, auth.uid(), 'Approved');
  perform private.notify(held.member_id, 'content_approved', null, subject, jsonb_build_object(
    'subject_kind', kind, 'title', private.content_title(held.snapshot),
    'path', private.content_path(kind, held.snapshot)
  ));
end;
$function$;

create or replace function private.are_content_links (
  links text[]
)
  returns boolean
  language sql
  immutable
  set search_path to ''
  AS $function$
  select coalesce(cardinality(links) between 1 and 10 and bool_and(
    coalesce(link ~ '^/(property|marketplace|community|resources)/[A-Za-z0-9/_-]{1,150}$', false)
  ), false)
  from unnest(links) as link;
$function$;

create or replace function private.check_first_message (
  recipient uuid,
  content   text,
  has_files boolean
)
  returns void
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
declare
  me constant uuid := auth.uid();
begin
  if private.has_messaged(recipient) or private.trust_level(me) >= 2 then
    return;
  end if;
  if has_files or private.links(content) <> '{}' then
    raise exception 'New members can’t send links or files to members who haven’t written to them.'
      using errcode = 'P0001';
  end if;
  if exists (select from public.held_content h where h.member_id = me and h.reason = 'reports') then
    raise exception 'Members reported you. You can write to new people once our team has looked at it.'
      using errcode = 'P0001';
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
  if current_setting('request.path', true) in ('/rpc/keep_password', '/rpc/session_status', '/rpc/use_recovery_code')
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

create or replace function private.close_reports (
  kind    text,
  subject uuid,
  outcome text,
  upheld  boolean
)
  returns void
  language sql
  security definer
  set search_path to ''
  AS $function$
  update public.reports r
  set handled_at = now(), handled_by = auth.uid(), outcome = close_reports.outcome, upheld = close_reports.upheld
  where r.subject_id = close_reports.subject and r.subject_kind = close_reports.kind and r.handled_at is null;
$function$;

create or replace function private.complete_mail (
  mail_id uuid,
  error   text
)
  returns void
  language sql
  security definer
  set search_path to ''
  AS $function$
  update private.mail_queue q
  set sent_at = case when error is null then clock_timestamp() end,
      last_error = left(error, 500),
      -- Not claimed once it's given up, so that it's withdrawn like any other unsent email.
      claimed_at = case when error is null then q.claimed_at end,
      -- Retries after 1, 4, 9, and 16 minutes.
      due_at = now() + q.attempts * q.attempts * interval '1 minute',
      given_up_at = case when error is not null and q.attempts >= 5 then clock_timestamp() end
  where q.id = mail_id and q.claimed_at is not null and q.sent_at is null and q.given_up_at is null;
$function$;

create or replace function private.consume_rate_limit_for (
  member uuid,
  action text
)
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  level constant smallint := private.trust_level(member);
  allowed record;
  period_started_at timestamptz;
  used_count integer;
begin
  if not private.keep_account(member) then
    raise exception 'This account is being deleted.' using errcode = 'P0001';
  end if;
  for allowed in
    select l.period, l.verb, l.noun, l.max_uses as usual_max_uses,
      case level when 0 then l.new_max_uses when 1 then l.basic_max_uses else l.max_uses end as max_uses
    from private.action_limits l where l.action = consume_rate_limit_for.action order by l.period
  loop
    -- Locks the row, so parallel requests count one after the other.
    insert into private.rate_limits as r (user_id, action, period, started_at, used)
    values (member, consume_rate_limit_for.action, allowed.period, clock_timestamp(), 1)
    on conflict on constraint rate_limits_pkey do update set
      started_at = case when r.started_at <= clock_timestamp() - r.period then clock_timestamp() else r.started_at end,
      used = case when r.started_at <= clock_timestamp() - r.period then 1 else r.used + 1 end
    returning r.started_at, r.used into period_started_at, used_count;
    if used_count > allowed.max_uses then
      raise exception '% can % % % %.',
        case when allowed.max_uses < allowed.usual_max_uses then 'New members' else 'You' end, allowed.verb,
        allowed.max_uses,
        allowed.noun || case when allowed.max_uses = 1 then '' else 's' end,
        case allowed.period
          when interval '1 day' then 'a day'
          when interval '1 hour' then 'an hour'
          when interval '1 minute' then 'a minute'
          else 'in ' || extract(epoch from allowed.period)::integer / 60 || ' minutes'
        end
        using errcode = 'P0001', hint = 'rate_limit',
          detail = to_char((period_started_at + allowed.period) at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS"Z"');
    end if;
  end loop;
  if not found then
    raise exception 'No limit is defined for %', action;
  end if;
  perform private.record_activity(member, 0);
end;
$function$;

create or replace function private.content_path (
  kind    text,
  content jsonb
)
  returns text
  language sql
  stable
  set search_path to ''
  AS $function$
  select case kind
    when 'post' then '/community/posts/' || (content ->> 'id')
    when 'comment' then '/community/posts/' || (content ->> 'post_id')
    when 'topic' then '/community/forums/' || (content ->> 'forum_id') || '/topics/' || (content ->> 'id')
    when 'review' then '/community/members/' || (content ->> 'member_id')
    when 'event' then '/community/events/' || (content ->> 'id')
    when 'listing' then '/property/' || (content ->> 'id')
    when 'reply' then (
      select '/community/forums/' || t.forum_id || '/topics/' || t.id from public.forum_topics t
      where t.id = (content ->> 'topic_id')::uuid
    ) || '#post-' || (content ->> 'number')
  end;
$function$;

create or replace function private.exported_contact()
  returns jsonb
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  with me as materialized (select auth.uid() as id)
  select jsonb_build_object(
    'contact_messages', (
      select coalesce(jsonb_agg(
        jsonb_build_object(
          'name', m.name, 'email', m.email, 'company', m.company, 'subject', m.subject, 'message', m.message,
          'links', m.links, 'address', m.address, 'good_faith', m.good_faith, 'accurate', m.accurate,
          'signature', m.signature, 'created_at', m.created_at, 'resolved_at', m.resolved_at
        ) order by m.created_at
      ), '[]')
      from public.contact_messages m where m.user_id = me.id
    )
  )
  from me;
$function$;

create or replace function private.exported_system_data()
  returns jsonb
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  with me as materialized (select auth.uid() as id)
  select jsonb_build_object(
    -- Anyone with the token could unsubscribe the member.
    'alert_mail', (select to_jsonb(a) - 'user_id' - 'token' from private.alert_mail a where a.user_id = me.id),
    'directory', (select to_jsonb(d) - 'user_id' from private.directory d where d.user_id = me.id),
    'listing_sources', (
      select coalesce(jsonb_agg(to_jsonb(s) order by s.property_id, s.day, s.source), '[]')
      from private.listing_sources s join public.properties p on p.id = s.property_id where p.user_id = me.id
    ),
    'mail_queue', (
      select coalesce(jsonb_agg(to_jsonb(q) - 'user_id' - 'last_error' order by q.created_at, q.id), '[]')
      from private.mail_queue q where q.user_id = me.id
    ),
    'activity', (select to_jsonb(a) - 'user_id' from public.member_activity a where a.user_id = me.id),
    'held_content', (
      select coalesce(jsonb_agg(to_jsonb(h) - 'member_id' order by h.created_at, h.subject_id), '[]')
      from public.held_content h where h.member_id = me.id
    ),
    'responses', (
      select coalesce(jsonb_agg(p.responder_id order by p.responder_id), '[]')
      from public.member_responses p where p.member_id = me.id
    ),
    'rate_limits', (
      select coalesce(jsonb_agg(to_jsonb(r) - 'user_id' order by r.action, r.period), '[]')
      from private.rate_limits r where r.user_id = me.id
    )
  )
  from me;
$function$;

create or replace function private.failed_jobs()
  returns table (
    kind    text,
    count   bigint,
    last_at timestamp with time zone
  )
  language plpgsql
  stable
  set search_path to ''
  AS $function$
begin
  if to_regclass('cron.job_run_details') is null then
    return;
  end if;
  return query execute $query$
    select j.jobname::text, count(*), max(d.start_time)
    from cron.job_run_details d join cron.job j using (jobid)
    where d.status = 'failed' and d.start_time > now() - interval '1 day'
    group by j.jobname
  $query$;
exception
  when insufficient_privilege then
    return;
end;
$function$;

create or replace function private.file_report (
  kind     text,
  subject  uuid,
  reported uuid,
  reason   text,
  details  text,
  snapshot jsonb
)
  returns uuid
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  me constant uuid := auth.uid();
  report_id uuid;
begin
  if reported = me then
    raise exception 'That is your own' using errcode = '42501';
  end if;
  perform from public.users u where u.id = me for no key update;
  select r.id into report_id from public.reports r
  where r.reporter_id = me and r.subject_kind = kind and r.subject_id = subject and r.handled_at is null;
  if report_id is not null then
    return report_id;
  end if;
  perform private.consume_rate_limit('report');
  insert into public.reports (reporter_id, reported_id, subject_kind, subject_id, reason, details, snapshot)
  values (me, reported, kind, subject, reason, nullif(btrim(details, E' \t\r\n'), ''), snapshot)
  returning id into report_id;
  perform private.hold_reported(kind, subject);
  return report_id;
end;
$function$;

create or replace function private.follow_up_feed_comment()
  returns trigger
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  post public.feed_posts;
  is_new constant boolean := tg_op = 'INSERT' or old.removed_at is not null;
begin
  if tg_op = 'DELETE' then
    update public.feed_posts p set comments = p.comments - 1 where p.id = old.post_id;
    perform private.delete_notifications(old.id, '{post_comment,mention}', old.user_id);
    return null;
  end if;
  if tg_op = 'INSERT' then
    update public.feed_posts p set comments = p.comments + 1 where p.id = new.post_id returning * into post;
  else
    select * into post from public.feed_posts p where p.id = new.post_id;
  end if;
  if new.removed_at is not null then
    return null;
  end if;
  if is_new then
    perform private.notify(
      post.user_id, 'post_comment', new.user_id, new.id, jsonb_build_object('post_id', post.id, 'title', post.title)
    );
    perform private.record_response(post.user_id, new.user_id);
  end if;
  perform private.notify_mentioned(
    new.content,
    -- The author was already notified of the comment, and members across a block from them can't see the post.
    post.user_id || case when is_new then '{}' else private.mentioned_members(old.content) end
      || array(select m.id from unnest(private.mentioned_members(new.content)) as m (id)
        where private.blocked_between(m.id, post.user_id)),
    new.user_id, new.id,
    jsonb_build_object('in', 'comment', 'title', post.title, 'path', '/community/posts/' || post.id)
  );
  return null;
end;
$function$;

create or replace function private.follow_up_feed_post()
  returns trigger
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  -- What was held or removed notifies when others can read it.
  is_new constant boolean := tg_op = 'INSERT' or old.removed_at is not null;
begin
  if tg_op = 'DELETE' then
    perform private.delete_notifications(old.id, '{mention}', old.user_id);
    return null;
  end if;
  if new.removed_at is null then
    perform private.notify_mentioned(
      new.content, case when is_new then '{}' else private.mentioned_members(old.content) end, new.user_id, new.id,
      jsonb_build_object('in', 'post', 'title', new.title, 'path', '/community/posts/' || new.id)
    );
    if is_new then
      perform private.broadcast_to_topic('feed', 'posts');
    end if;
  end if;
  return null;
end;
$function$;

create or replace function private.follow_up_forum_post()
  returns trigger
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  topic public.forum_topics;
  parent_author uuid;
  mentioned constant uuid[] := private.mentioned_members(new.content);
  followers uuid[] := '{}';
  recipients uuid[];
  data jsonb;
  -- What was held or removed notifies when others can read it.
  is_new constant boolean := tg_op = 'INSERT' or old.removed_at is not null;
begin
  if new.user_id is null then
    return null;
  end if;
  select * into topic from public.forum_topics t where t.id = new.topic_id;
  if tg_op = 'INSERT' then
    insert into public.topic_follows (topic_id, user_id) values (topic.id, new.user_id) on conflict do nothing;
    -- A member who had read everything still has.
    insert into public.topic_reads as r (topic_id, user_id, last_number)
    values (topic.id, new.user_id, case when new.number = 1 then 1 else 0 end)
    on conflict (topic_id, user_id) do update set last_number = new.number where r.last_number = new.number - 1;
  end if;
  if new.removed_at is not null then
    return null;
  end if;
  if is_new then
    select p.user_id into parent_author from public.forum_posts p where p.id = new.parent_post_id;
    followers := array(
      select f.user_id from public.topic_follows f
      where f.topic_id = topic.id and f.user_id <> new.user_id and f.user_id is distinct from parent_author
        and f.user_id <> all (mentioned)
    );
    perform private.record_response(coalesce(parent_author, topic.user_id), new.user_id);
  end if;
  -- Waits for accounts being deleted before writing to their members.
  recipients := array(
    select u.id from public.users u
    where u.id = any (followers || mentioned || parent_author) and not private.blocked_between(u.id, topic.user_id)
    order by u.id for key share
  );
  data := jsonb_build_object(
    'topic_id', topic.id, 'number', new.number, 'title', topic.title,
    'path', '/community/forums/' || topic.forum_id || '/topics/' || topic.id || '#post-' || new.number
  );
  if parent_author = any (recipients) then
    perform private.notify(parent_author, 'post_reply', new.user_id, new.id, data);
  end if;
  perform private.notify_mentioned(
    new.content,
    -- Except the member it replies to, those it mentioned before an edit, and those who can't see the topic.
    array_remove(
      array(select m from unnest(mentioned) as m where m <> all (recipients)) || parent_author
        || case when is_new then '{}' else private.mentioned_members(old.content) end,
      null
    ),
    new.user_id, new.id, data || '{"in": "topic"}'
  );
  -- One per topic until it's read, however many replies arrive.
  perform private.notify(f.id, 'topic_reply', new.user_id, new.id, data)
  from unnest(followers) as f (id)
  where f.id = any (recipients) and not exists (
    select from public.notifications n
    where n.user_id = f.id and n.read_at is null and n.kind = 'topic_reply' and n.data ->> 'topic_id' = topic.id::text
  );
  return null;
end;
$function$;

create or replace function private.follow_up_review()
  returns trigger
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
begin
  if tg_op <> 'INSERT' and old.removed_at is null then
    update public.member_stats s set ratings[old.rating] = s.ratings[old.rating] - 1 where s.user_id = old.member_id;
  end if;
  if tg_op <> 'DELETE' and new.removed_at is null then
    update public.member_stats s set ratings[new.rating] = s.ratings[new.rating] + 1 where s.user_id = new.member_id;
  end if;
  -- A review that was held notifies when others can read it.
  if tg_op <> 'DELETE' and new.removed_at is null and (tg_op = 'INSERT' or old.removed_at is not null) then
    perform private.notify(new.member_id, 'review', new.author_id, new.id, jsonb_build_object('rating', new.rating));
  elsif tg_op = 'UPDATE' then
    update public.notifications n set data = jsonb_build_object('rating', new.rating) where n.subject_id = new.id
      and n.kind = 'review';
    update private.mail_queue q set data = jsonb_build_object('rating', new.rating)
    where q.subject_id = new.id and q.kind = 'review' and q.claimed_at is null;
  else
    perform private.delete_notifications(old.id, '{review,review_answer}');
  end if;
  return null;
end;
$function$;

create or replace function private.generate_recovery_codes()
  returns text[]
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  me constant uuid := auth.uid();
  claims constant jsonb := auth.jwt();
  codes constant text[] := array(select private.new_recovery_code() from generate_series(1, 10));
begin
  if claims ->> 'aal' is distinct from 'aal2'
    or not exists (select from auth.mfa_factors f where f.user_id = me and f.status = 'verified')
    or not exists (
      select from jsonb_array_elements(claims -> 'amr') as method
      where method ->> 'method' = 'totp'
        and to_timestamp((method ->> 'timestamp')::bigint) > now() - interval '10 minutes'
    )
  then
    raise exception 'Enter a code from your authenticator app first' using errcode = '42501';
  end if;
  delete from private.recovery_codes r where r.user_id = me;
  insert into private.recovery_codes (user_id, code_hash)
  select me, private.recovery_code_hash(code) from unnest(codes) as code;
  return codes;
end;
$function$;

create or replace function private.handle_removed_factors()
  returns trigger
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  member uuid;
  was_recovery boolean;
begin
  -- A deleted account has nobody to notify.
  for member in
    select distinct r.user_id from removed r join auth.users a on a.id = r.user_id where r.status = 'verified'
  loop
    if exists (select from auth.mfa_factors f where f.user_id = member and f.status = 'verified') then
      perform private.notify_two_factor(member, 'app_removed');
    else
      with deleted as (delete from private.recovery_codes r where r.user_id = member returning r.used_at)
      select count(d.used_at) > 0 into was_recovery from deleted d;
      perform private.notify_two_factor(member, case when was_recovery then 'recovered' else 'off' end);
    end if;
  end loop;
  return null;
end;
$function$;

create or replace function private.handle_report (
  report_id uuid,
  outcome   text
)
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  report public.reports;
begin
  if not private.has_staff_role('moderator') then
    raise exception 'Only moderators can handle reports' using errcode = '42501';
  end if;
  if exists (select from public.reports r where r.id = report_id and r.reported_id = auth.uid()) then
    raise exception 'Someone else must handle a report about you' using errcode = '42501';
  end if;
  update public.reports r
  set handled_at = now(), handled_by = auth.uid(), outcome = btrim(handle_report.outcome, E' \t\r\n'), upheld = false
  where r.id = report_id and r.handled_at is null
  returning r.* into report;
  if not found then
    raise exception 'This report has already been handled.' using errcode = 'P0001';
  end if;
  insert into public.moderation_actions
    (action, subject_kind, subject_id, title, member_id, actor_id, reason, report_id)
  values ('dismiss', report.subject_kind, report.subject_id, private.content_title(report.snapshot),
    report.reported_id, auth.uid(), report.outcome, report.id);
end;
$function$;

create or replace function private.handle_verified_factor()
  returns trigger
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
begin
  -- Not in the trigger's WHEN, where migrations would name the type of the status: text here, an enum when hosted.
  if new.status <> 'verified' or old.status = 'verified' then
    return null;
  end if;
  if exists (
    select from auth.mfa_factors f where f.user_id = new.user_id and f.status = 'verified' and f.id <> new.id
  ) then
    perform private.notify_two_factor(new.user_id, 'app_added');
  else
    delete from private.recovery_codes r where r.user_id = new.user_id;
    perform private.notify_two_factor(new.user_id, 'on');
  end if;
  return null;
end;
$function$;

create or replace function private.hold_for_review()
  returns trigger
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  kind text := tg_argv[0];
  content jsonb := to_jsonb(new);
  reason text;
begin
  -- Not for the service role, staff, what follows from a deletion, and what is hidden already.
  if auth.uid() is distinct from (content ->> (private.content_source(kind))[2])::uuid or auth.uid() is null
    or content ->> 'removed_at' is not null
  then
    return new;
  end if;
  if tg_op = 'INSERT' and kind = 'reply' and content ->> 'number' = '1' then
    kind := 'topic';
    content := private.lock_content(kind, (content ->> 'topic_id')::uuid)
      || jsonb_build_object('content', content ->> 'content');
  end if;
  reason := private.hold_reason(auth.uid(), case when tg_op = 'UPDATE' then to_jsonb(old) end, content);
  if reason is not null then
    if tg_op = 'INSERT' and kind = 'topic' then
      update public.forum_topics t set removed_at = now() where t.id = (content ->> 'id')::uuid;
    end if;
    new.removed_at := now();
    insert into public.held_content (subject_id, subject_kind, member_id, reason, snapshot)
    values ((content ->> 'id')::uuid, kind, auth.uid(), reason, content - 'owner_id');
  end if;
  return new;
end;
$function$;

create or replace function private.hold_reason (
  member      uuid,
  before_edit jsonb,
  content     jsonb
)
  returns text
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
declare
  level constant smallint := private.trust_level(member);
begin
  return case
    when level >= 2 then null
    -- An edit may keep what was approved.
    when not private.links(private.visible_text(content)) <@ private.links(private.visible_text(before_edit))
      then 'link'
    when content ->> 'image' <> coalesce(before_edit ->> 'image', '') then 'image'
    when level = 0 and before_edit is null then 'first_post'
  end;
end;
$function$;

create or replace function private.hold_reported (
  kind    text,
  subject uuid
)
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  content jsonb;
  author uuid;
begin
  if kind in ('profile', 'forum')
    or exists (select from public.moderation_actions a where a.subject_id = subject and a.action = 'hold')
  then
    return;
  end if;
  content := private.lock_content(kind, subject);
  author := (content ->> 'owner_id')::uuid;
  if author is null or content ->> 'removed_at' is not null
    or exists (select from public.staff s where s.user_id = author)
    or (
      select sum(weighed.weight) from (
        select max(private.report_weight(r.reporter_id)) as weight from public.reports r
        where r.reported_id = author and r.subject_kind = kind and r.handled_at is null
          -- Only one member can report a message, so those of the same author add up.
          and (r.subject_id = subject or kind = 'message')
        group by r.reporter_id
      ) as weighed
    ) < 2 + 4 * private.trust_level(author)
  then
    return;
  end if;
  insert into public.held_content (subject_id, subject_kind, member_id, reason, snapshot, previous)
  values (
    subject, kind, author, 'reports', content - '{owner_id,search_text}'::text[], private.remove_content(kind, content)
  );
  insert into public.moderation_actions (action, subject_kind, subject_id, title, member_id, reason)
  values ('hold', kind, subject, private.content_title(content), author, 'Hidden after reports, until decided');
end;
$function$;

create or replace function private.is_always_mailed (
  kind text,
  data jsonb
)
  returns boolean
  language sql
  immutable
  set search_path to ''
  AS $function$
  select kind in ('moderation', 'appeal_decision', 'two_factor')
    or kind = 'membership' and coalesce(data ->> 'event' in ('started', 'payment_failed', 'ended'), false);
$function$;

create or replace function private.is_request_check_installed()
  returns boolean
  language sql
  stable
  set search_path to ''
  AS $function$
  select coalesce((
    select setting = 'pgrst.db_pre_request=private.check_request'
    from pg_catalog.pg_db_role_setting s cross join unnest(s.setconfig) as setting
    where s.setrole = to_regrole('authenticator') and setting like 'pgrst.db_pre_request=%'
      and s.setdatabase in (0, (select d.oid from pg_catalog.pg_database d where d.datname = current_database()))
    -- Settings of the database win over those of all databases.
    order by s.setdatabase desc limit 1
  ), false);
$function$;

create or replace function private.is_staff()
  returns boolean
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select exists (select 1 from public.staff where user_id = (select auth.uid()))
    and not private.lacks_second_factor();
$function$;

create or replace function private.keep_account (
  member uuid
)
  returns boolean
  language sql
  set search_path to ''
  AS $function$ select pg_try_advisory_xact_lock_shared(hashtextextended('rate limits ' || member, 0)); $function$;

create or replace function private.keep_password (
  earlier_session uuid
)
  returns boolean
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  me constant uuid := auth.uid();
  refusal constant text := private.session_refusal();
begin
  -- The refusal is session_ended for a token whose session the confirmation ended, even if nothing checks requests.
  if refusal is distinct from 'password_required' then
    return refusal is distinct from 'session_ended';
  end if;
  if exists (
    select from private.suspended_passwords p where p.user_id = me and earlier_session = any (p.session_ids)
  ) then
    perform private.restore_password(me);
    return true;
  end if;
  return false;
end;
$function$;

create or replace function private.lacks_second_factor()
  returns boolean
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select (select auth.jwt()) ->> 'aal' is distinct from 'aal2'
    and exists (select from private.security_settings where staff_need_second_factor);
$function$;

create or replace function private.links (
  content text
)
  returns text[]
  language sql
  immutable
  parallel safe
  set search_path to ''
  AS $function$
  select array(
    select distinct found.match[1]
    from regexp_matches(
      -- "example dot com" and "example[.]com"
      regexp_replace(
        regexp_replace(
          -- Full-width letters, then characters nobody sees.
          regexp_replace(lower(normalize(content, nfkc)), '[\u00ad\u200b-\u200f\u2060\ufeff]', '', 'g'),
          '\s*[[({<]\s*(dot|\.)\s*[])}>]\s*', '.', 'g'
        ),
        '\s+dot\s+(com|net|org|info|biz|io|co|xyz|me)\M', '.\1', 'g'
      ),
      '((?:https?|hxxps?|ftp):/+[^\s<>"]+|\mwww\.[^\s<>"]+|[^\s@<>"]+@[a-z0-9.-]+\.[a-z]{2,}'
        '|\m[a-z0-9.-]+\.(?:com|net|org|info|biz|io|co|us|uk|ca|ru|cn|xyz|top|site|online|club|app|dev|me|ly|gg|tv|cc'
        '|ai|vip)\M(?:/[^\s<>"]*)?|\m[a-z0-9.-]+\.[a-z]{2,}/[^\s<>"]+)',
      'g'
    ) as found (match)
    order by 1
  );
$function$;

create or replace function private.mark_topic_read (
  topic  uuid,
  number integer
)
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  me constant uuid := auth.uid();
begin
  insert into public.topic_reads as r (topic_id, user_id, last_number)
  select t.id, me, least(greatest(mark_topic_read.number, 0), t.last_number) from public.forum_topics t
    where t.id = mark_topic_read.topic
  on conflict (topic_id, user_id) do update set last_number = excluded.last_number
    where excluded.last_number > r.last_number;
  if found then
    perform private.record_activity(me, 1);
  end if;
  update public.notifications n set read_at = now()
  where n.user_id = me and n.read_at is null and exists (
    select from public.forum_posts p where p.id = n.subject_id and p.topic_id = mark_topic_read.topic
      and p.number <= mark_topic_read.number
  );
end;
$function$;

create or replace function private.message_refusal (
  member uuid
)
  returns text
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
declare
  me constant uuid := auth.uid();
  is_public boolean;
  is_open boolean;
begin
  if me = member then
    return 'You can’t message yourself.';
  end if;
  -- The same words for a block, a deleted account, and a hidden profile, so that they can't be told apart.
  if (select count(*) from public.users u where u.id in (me, member)) < 2 or private.blocked_between(me, member) then
    return 'You can’t message this member.';
  end if;
  if not private.email_confirmed() then
    return 'Verify your email to message this member.';
  end if;
  if private.is_staff() or private.connected(member) or private.has_messaged(member) then
    return null;
  end if;
  if not private.profile_visible_to(member, me) then
    return 'You can’t message this member.';
  end if;
  select u.profile_status = 'public', u.open_to_messages into is_public, is_open
  from public.users u where u.id = member;
  if not (private.has_entitlement('start_conversations') or is_public and is_open) then
    return 'Messages to members you’re not connected to are for Closer and Partner members.';
  end if;
  if not is_public then
    return 'You can message this member once you’re connected.';
  end if;
  if private.trust_level(me) = 0 then
    return 'New members can message people they’re connected to. Send a connection request first.';
  end if;
  return null;
end;
$function$;

create or replace function private.moderate (
  action  text,
  kind    text,
  subject uuid,
  reason  text,
  note    text,
  until   timestamp with time zone,
  report  uuid
)
  returns uuid
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  content jsonb;
  member uuid;
  stored public.moderation_actions;
  previous jsonb := '{}';
begin
  perform private.require_authority(null);
  if coalesce(action, '') not in ('remove', 'remove_badge', 'warn', 'restrict', 'suspend', 'ban') then
    raise exception 'Unknown action %', action using errcode = '22023';
  end if;
  content := private.lock_content(kind, subject);
  member := coalesce((content ->> 'owner_id')::uuid, (
    select r.reported_id from public.reports r
    where r.id = report and r.subject_kind = moderate.kind and r.subject_id = moderate.subject
  ));
  perform private.require_authority(member);
  perform from public.users u where u.id = member for no key update;
  if not found then
    raise exception 'This member no longer has an account.' using errcode = 'P0001';
  end if;
  if action in ('restrict', 'suspend', 'ban') and exists (
    select from private.member_standings s where s.user_id = member and s.standing = 'banned'
  ) then
    raise exception 'This member is already banned.' using errcode = 'P0001';
  end if;
  if action = 'remove' then
    previous := private.remove_content(kind, content);
  elsif action = 'remove_badge' then
    previous := private.remove_badge(kind, content, btrim(reason, E' \t\r\n'));
  elsif action = 'ban' then
    previous := (select jsonb_build_object('profile_status', u.profile_status) from public.users u where u.id = member);
    update public.users u set profile_status = 'private' where u.id = member;
  end if;
  insert into public.moderation_actions
    (action, subject_kind, subject_id, title, member_id, actor_id, reason, note, report_id, until, previous)
  values (
    case when action <> 'remove' then action when kind = 'listing' then 'take_down' else 'hide' end,
    kind, subject, private.content_title(content), member, auth.uid(), btrim(moderate.reason, E' \t\r\n'),
    nullif(btrim(moderate.note, E' \t\r\n'), ''), report, moderate.until, previous
  ) returning * into stored;
  if action in ('restrict', 'suspend', 'ban') then
    perform private.set_standing(member, stored.id, action, until);
  end if;
  if action = 'ban' then
    perform private.remove_of_banned(member, stored.id, stored.reason);
  end if;
  perform private.close_reports(kind, subject, private.action_outcome(stored.action), true);
  perform private.notify_moderation(stored);
  return stored.id;
end;
$function$;

create or replace function private.my_trust()
  returns jsonb
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select jsonb_build_object(
    'level', private.trust_level(u.id), 'days_active', coalesce(a.days_active, 0), 'reads', coalesce(a.reads, 0),
    'people', (select count(*) from public.member_responses p where p.member_id = u.id), 'connections', s.connections,
    'next', (
      select jsonb_build_object(
        'days_active', r.days_active, 'reads', r.reads, 'connections', r.connections,
        'people', case when u.membership_tier in ('pro', 'partner', 'closer') then r.paid_people else r.people end
      )
      from private.trust_requirements r where r.level = private.trust_level(u.id) + 1
    )
  )
  from public.users u
  join public.member_stats s on s.user_id = u.id
  left join public.member_activity a on a.user_id = u.id
  where u.id = (select auth.uid());
$function$;

create or replace function private.new_recovery_code()
  returns text
  language sql
  set search_path to ''
  AS $function$
  -- Crockford's alphabet: no I, L, O, or U.
  select string_agg(
    substr('0123456789abcdefghjkmnpqrstvwxyz', (get_byte(random.bytes, i) & 31) + 1, 1)
      || case when i in (3, 7, 11) then '-' else '' end,
    '' order by i
  )
  from (select extensions.gen_random_bytes(16) as bytes) as random, generate_series(0, 15) as i;
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
  select a.id, notify_always.kind, subject, notify_always.data from auth.users a
  where a.id = member and a.email_confirmed_at is not null
    and private.is_always_mailed(notify_always.kind, notify_always.data)
    and not exists (select from private.mail_queue q where q.subject_id = subject);
end;
$function$;

create or replace function private.notify_membership (
  member uuid,
  event  text,
  plan   text,
  date   timestamp with time zone
)
  returns void
  language sql
  security definer
  set search_path to ''
  AS $function$
  select private.notify_always(
    member, 'membership', gen_random_uuid(), jsonb_build_object('event', event, 'plan', plan, 'date', date)
  );
$function$;

create or replace function private.notify_moderation (
  action public.moderation_actions
)
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  kind constant text := case when action.action in ('uphold', 'reverse') then 'appeal_decision' else 'moderation' end;
  facts constant jsonb := jsonb_strip_nulls(jsonb_build_object(
    'action', action.action, 'subject_kind', action.subject_kind, 'title', action.title, 'reason', action.reason,
    'until', action.until
  ));
begin
  perform private.notify_always(action.member_id, kind, action.id, facts);
end;
$function$;

create or replace function private.notify_two_factor (
  member uuid,
  event  text
)
  returns void
  language sql
  security definer
  set search_path to ''
  AS $function$ select private.notify_always(member, 'two_factor', gen_random_uuid(), jsonb_build_object('event', event)); $function$;

create or replace function private.operations()
  returns jsonb
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
begin
  if not private.has_staff_role('admin') then
    raise exception 'Only admins can see operations' using errcode = '42501';
  end if;
  return jsonb_build_object(
    'database_bytes', pg_database_size(current_database()),
    'request_check', private.is_request_check_installed(),
    'payment_count', (select count(*) from private.stripe_events e where e.handled_at is null),
    'payments', (
      select coalesce(jsonb_agg(to_jsonb(oldest) order by oldest.received_at), '[]')
      from (
        select e.id, e.type, e.received_at, e.deliveries,
          regexp_replace(e.last_error, '[^\s<>]+@[^\s<>]+', '[email]', 'g') as error
        from private.stripe_events e where e.handled_at is null order by e.received_at, e.id limit 20
      ) oldest
    ),
    'mail', (
      select coalesce(jsonb_agg(to_jsonb(grouped) order by grouped.problem, grouped.oldest), '[]')
      from (
        select p.problem, p.error, count(*) as count, min(p.since) as oldest
        from private.mail_problems p group by p.problem, p.error
      ) grouped
    ),
    'jobs', (select jsonb_agg(to_jsonb(j) order by j.job) from private.jobs j),
    'errors', (
      select coalesce(jsonb_agg(to_jsonb(e) order by e.count desc, e.source, e.kind), '[]')
      from private.recent_errors() e
    ),
    'queries', private.slow_queries()
  );
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
    'id', id, 'email', email, 'created_at', created_at, 'email_confirmed_at', email_confirmed_at,
    'last_sign_in_at', last_sign_in_at, 'metadata', raw_user_meta_data, 'authenticator_apps', (
      select coalesce(
        jsonb_agg(jsonb_build_object('name', f.friendly_name, 'created_at', f.created_at) order by f.created_at), '[]'
      )
      from auth.mfa_factors f where f.user_id = u.id
    )
  )
  from auth.users u where id = (select auth.uid());
$function$;

create or replace function private.prepare_contact_message()
  returns trigger
  language plpgsql
  set search_path to ''
  AS $function$
begin
  -- Honeypot: the bot gets the usual response, but nothing is counted or stored.
  if btrim(new.website) <> '' then
    return null;
  end if;
  new.website := null;
  new.is_legal := coalesce(new.subject in ('copyright', 'fair_housing'), false);
  if current_user in ('anon', 'authenticated') then
    new.user_id := auth.uid();
    new.created_at := now();
    new.resolved_at := null;
    new.resolved_by := null;
    new.note := null;
  end if;
  return new;
end;
$function$;

create or replace function private.protect_removed()
  returns trigger
  language plpgsql
  set search_path to ''
  AS $function$
begin
  if current_user in ('anon', 'authenticated') then
    if exists (select from public.held_content h where h.subject_id = old.id) then
      raise exception 'This is waiting for review, so it can’t be changed yet.' using errcode = 'P0001';
    end if;
    raise exception 'This was removed by our moderators, so it can’t be changed. You can appeal in Account standing.'
      using errcode = 'P0001';
  end if;
  return new;
end;
$function$;

create or replace function private.recent_errors()
  returns table (
    source  text,
    kind    text,
    count   bigint,
    last_at timestamp with time zone
  )
  language sql
  stable
  set search_path to ''
  AS $function$
  select 'mail', substring(q.last_error from '\m[45][0-9][0-9]\M'), count(*), max(failed.at)
  -- When the last attempt was: private.complete_mail.
  from private.mail_queue q cross join lateral (select q.due_at - q.attempts * q.attempts * interval '1 minute' as at)
    failed
  where q.last_error is not null and failed.at > now() - interval '1 day'
  group by 2
  union all
  select 'payment', e.type, count(*), max(e.received_at)
  from private.stripe_events e
  where e.last_error is not null and e.received_at > now() - interval '1 day'
  group by 2
  union all
  select 'job', f.kind, f.count, f.last_at from private.failed_jobs() f;
$function$;

create or replace function private.record_activity (
  member uuid,
  reads  integer
)
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  today constant date := private.utc_day(now());
begin
  if reads = 0 and exists (
    select from public.member_activity a where a.user_id = member and a.last_active_on = today
  ) then
    return;
  end if;
  -- Never waits, because it's called with any other locks held. Parallel requests count as one.
  if not private.keep_account(member) or not pg_try_advisory_xact_lock(hashtextextended('activity ' || member, 0)) then
    return;
  end if;
  insert into public.member_activity as a (user_id, days_active, last_active_on, reads)
  select u.id, 1, today, record_activity.reads from public.users u where u.id = member
  on conflict on constraint member_activity_pkey do update set
    days_active = a.days_active + (a.last_active_on is distinct from today)::integer,
    last_active_on = today,
    reads = least(
      a.reads + record_activity.reads, 40 * (a.days_active + (a.last_active_on is distinct from today)::integer)
    )
    where record_activity.reads > 0 or a.last_active_on is distinct from today;
end;
$function$;

create or replace function private.record_job_run (
  job text
)
  returns boolean
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
begin
  insert into private.job_runs (job) values (record_job_run.job) on conflict do nothing;
  update private.job_runs r set ran_at = clock_timestamp()
  where r.job in (
    select l.job from private.job_runs l
    where l.job = record_job_run.job and l.ran_at < clock_timestamp() - interval '1 minute'
    -- Runs that overlap don't wait for each other.
    for update skip locked
  );
  return true;
end;
$function$;

create or replace function private.record_profile_view (
  member_id uuid
)
  returns integer
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  me constant uuid := auth.uid();
begin
  if me is not null and me <> record_profile_view.member_id and private.account_standing() = 'active' then
    insert into public.profile_views (member_id, viewer_id) values (record_profile_view.member_id, me)
    on conflict on constraint profile_views_once do nothing;
    if found then
      perform private.record_activity(me, 1);
      update public.member_stats s set profile_views = s.profile_views + 1
        where s.user_id = record_profile_view.member_id;
    end if;
  end if;
  return (select s.profile_views from public.member_stats s where s.user_id = record_profile_view.member_id);
end;
$function$;

create or replace function private.record_property_view (
  property_id uuid,
  source      text
)
  returns integer
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  today constant date := private.utc_day(now());
  browser constant text := nullif(current_setting('request.headers', true), '')::json ->> 'user-agent';
  address constant text := coalesce(private.client_address(), 'unknown');
  listing record;
  key bytea;
  viewer_hash bytea;
  network_hash bytea;
begin
  select p.user_id, p.view_count into listing from public.properties p
  where p.id = record_property_view.property_id and p.status <> 'paused';
  if not found then
    return null;
  end if;
  if listing.user_id = auth.uid() or private.is_staff() or private.account_standing() <> 'active' then
    return listing.view_count;
  end if;
  key := private.view_key();
  if private.email_confirmed() then
    viewer_hash := extensions.hmac(convert_to('member ' || auth.uid(), 'utf8'), key, 'sha256');
  else
    network_hash := extensions.hmac(convert_to('network ' || address, 'utf8'), key, 'sha256');
    viewer_hash := extensions.hmac(convert_to(concat_ws(' ', 'visitor', address, browser), 'utf8'), key, 'sha256');
  end if;
  if exists (
    select from private.listing_viewers v
    where v.day = today and v.property_id = record_property_view.property_id and v.viewer = viewer_hash
  ) then
    return listing.view_count;
  end if;
  -- Locked, so that concurrent calls from one address can't exceed its limit.
  select p.view_count into listing.view_count from public.properties p
  where p.id = record_property_view.property_id for no key update;
  if not found then
    return null;
  end if;
  -- A browser's name is easily changed, so an address has at most three browsers per listing and 300 views in all.
  if network_hash is not null and (
    select count(*) >= 300 or count(*) filter (where v.property_id = record_property_view.property_id) >= 3
    from private.listing_viewers v where v.network = network_hash and v.day = today
  ) then
    return listing.view_count;
  end if;
  insert into private.listing_viewers (day, property_id, viewer, network)
  values (today, record_property_view.property_id, viewer_hash, network_hash) on conflict do nothing;
  if not found then
    return listing.view_count;
  end if;
  perform private.record_activity(auth.uid(), 1);
  update public.properties p set view_count = p.view_count + 1
  where p.id = record_property_view.property_id returning p.view_count into listing.view_count;
  insert into public.listing_days as d (property_id, day, views) values (record_property_view.property_id, today, 1)
  on conflict on constraint listing_days_pkey do update set views = d.views + 1;
  insert into private.listing_sources as s (property_id, day, source, views)
  values (
    record_property_view.property_id, today,
    case when record_property_view.source = any (private.view_sources()) then record_property_view.source
      else 'other' end, 1
  )
  on conflict on constraint listing_sources_pkey do update set views = s.views + 1;
  -- Every view deletes more old rows than it adds, without waiting for others that do the same.
  delete from private.listing_viewers v where (v.day, v.property_id, v.viewer) in (
    select past.day, past.property_id, past.viewer from private.listing_viewers past
    where past.day < today limit 20 for update skip locked
  );
  return listing.view_count;
end;
$function$;

create or replace function private.record_response (
  member    uuid,
  responder uuid
)
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
begin
  if member is null or member = responder or private.trust_level(responder) = 0
    or exists (
      select from public.member_responses r
      where r.member_id = record_response.member and r.responder_id = record_response.responder
    )
    -- Never waits, like record_activity.
    or not private.keep_account(member)
    or not pg_try_advisory_xact_lock(hashtextextended('answer ' || member || responder, 0))
  then
    return;
  end if;
  insert into public.member_responses (member_id, responder_id) values (member, responder) on conflict do nothing;
end;
$function$;

create or replace function private.recovery_code_hash (
  code text
)
  returns bytea
  language sql
  immutable
  set search_path to ''
  AS $function$
  select sha256(convert_to(translate(lower(regexp_replace(code, '[^0-9A-Za-z]', '', 'g')), 'oil', '011'), 'utf8'));
$function$;

create or replace function private.recovery_codes_left()
  returns integer
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select count(*)::integer from private.recovery_codes r where r.user_id = (select auth.uid()) and r.used_at is null;
$function$;

create or replace function private.refuse_links()
  returns trigger
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
begin
  if auth.uid() is not null and private.trust_level(auth.uid()) < 2 and private.links(
    (select string_agg(to_jsonb(new) ->> field.name, ' ') from unnest(tg_argv[0:]) as field (name))
  ) <> '{}' then
    raise exception 'New members can’t use links here yet.' using errcode = 'P0001';
  end if;
  return new;
end;
$function$;

create or replace function private.refuse_note()
  returns trigger
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
begin
  if new.note ~ '\S' and auth.uid() is not null and private.trust_level(auth.uid()) = 0 then
    raise exception 'New members can’t add a note yet. Send the request without one.' using errcode = 'P0001';
  end if;
  return new;
end;
$function$;

create or replace function private.release_deleted()
  returns trigger
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
begin
  delete from public.held_content h where h.subject_id = old.id;
  return null;
end;
$function$;

create or replace function private.remove_content (
  kind    text,
  content jsonb
)
  returns jsonb
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  held public.held_content;
begin
  if kind in ('profile', 'forum') then
    raise exception 'A % can’t be removed.', kind using errcode = '22023';
  end if;
  if content is null then
    raise exception 'This content no longer exists.' using errcode = 'P0001';
  end if;
  -- Hidden already, until somebody decided.
  delete from public.held_content h where h.subject_id = (content ->> 'id')::uuid returning * into held;
  if held.subject_id is not null then
    return held.previous;
  end if;
  if content ->> 'removed_at' is not null then
    raise exception 'This has already been removed.' using errcode = 'P0001';
  end if;
  if kind = 'listing' then
    update public.properties p set removed_at = now(), status = 'paused' where p.id = (content ->> 'id')::uuid;
    delete from public.listing_reviews r where r.property_id = (content ->> 'id')::uuid and r.decision is null;
    perform private.broadcast_to_topic('listing:' || (content ->> 'id'), 'listing');
    return jsonb_build_object('status', content ->> 'status');
  end if;
  perform private.set_removed(kind, content, now());
  return '{}';
end;
$function$;

create or replace function private.remove_of_banned (
  member uuid,
  ban    uuid,
  reason text
)
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  subject record;
  content jsonb;
begin
  for subject in
    select 'listing' as kind, p.id from public.properties p where p.user_id = member and p.removed_at is null
    union all select h.subject_kind, h.subject_id from public.held_content h where h.member_id = member
    order by 2
  loop
    content := private.lock_content(subject.kind, subject.id);
    insert into public.moderation_actions
      (action, subject_kind, subject_id, title, member_id, actor_id, reason, parent_id, previous)
    values (case subject.kind when 'listing' then 'take_down' else 'hide' end, subject.kind, subject.id,
      private.content_title(content), member, auth.uid(), remove_of_banned.reason, ban,
      private.remove_content(subject.kind, content));
  end loop;
end;
$function$;

create or replace function private.report_weight (
  reporter uuid
)
  returns numeric
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select r.report_weight * (
    select (count(*) filter (where p.upheld) + 1)::numeric / (count(*) + 1)
    from public.reports p where p.reporter_id = reporter and p.handled_at > now() - interval '180 days'
  )
  from private.trust_requirements r where r.level = private.trust_level(reporter);
$function$;

create or replace function private.resolve_contact_message (
  message_id uuid,
  note       text
)
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
begin
  if not private.has_staff_role('moderator') then
    raise exception 'Only moderators can resolve messages' using errcode = '42501';
  end if;
  -- Claims of copyright can be brought for three years.
  delete from public.contact_messages m
  where m.resolved_at < now() - case when m.is_legal then interval '3 years' else interval '1 year' end;
  update public.contact_messages m
  set resolved_at = now(), resolved_by = auth.uid(), note = nullif(btrim(resolve_contact_message.note, E' \t\r\n'), '')
  where m.id = message_id and m.resolved_at is null;
  if not found then
    raise exception 'This message has already been resolved.' using errcode = 'P0001';
  end if;
end;
$function$;

create or replace function private.retry_mail (
  error text
)
  returns integer
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  retried integer;
begin
  if not private.has_staff_role('admin') then
    raise exception 'Only admins can retry email' using errcode = '42501';
  end if;
  update private.mail_queue q
  set given_up_at = null, claimed_at = null, attempts = 0, last_error = null, due_at = now()
  where q.given_up_at is not null and q.id in (
    select p.id from private.mail_problems p where p.problem = 'dead' and p.error is not distinct from retry_mail.error
  );
  get diagnostics retried = row_count;
  return retried;
end;
$function$;

create or replace function private.secure_account (
  member             uuid,
  confirming_session uuid default null::uuid
)
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
begin
  insert into private.suspended_passwords (user_id, encrypted_password, session_ids)
  select a.id, a.encrypted_password, array(
    select s.id from auth.sessions s where s.user_id = a.id and s.id is distinct from confirming_session
  )
  from auth.users a
  where a.id = member and a.encrypted_password <> ''
  on conflict (user_id) do update set
    encrypted_password = excluded.encrypted_password, session_ids = excluded.session_ids, suspended_at = now();
  update auth.users set encrypted_password = '' where id = member and encrypted_password <> '';
  delete from auth.mfa_factors f where f.user_id = member;
  delete from auth.sessions s where s.user_id = member and s.id is distinct from confirming_session;
end;
$function$;

create or replace function private.send_message (
  recipient   uuid,
  message     uuid,
  content     text,
  property    uuid,
  attachments jsonb
)
  returns uuid
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  me constant uuid := auth.uid();
  trimmed_content constant text := btrim(coalesce(content, ''), E' \t\r\n');
  files constant jsonb := coalesce(nullif(attachments, 'null'), '[]');
  conversation public.conversations;
  existing public.messages;
  refusal text;
  sent_at timestamptz;
begin
  if me is null then
    raise exception 'Only members can send messages' using errcode = '42501';
  end if;
  if recipient is null or message is null or jsonb_typeof(files) <> 'array' then
    raise exception 'A message needs a recipient, an id, and a list of attachments' using errcode = '22023';
  end if;
  -- Serializes messages and blocks between two members. Locks in the same order as deleting an account and marking as
  -- read: conversation, members, rate limits, sides of the conversation.
  perform private.lock_member_pair(me, recipient);
  select * into conversation from public.conversations c
  where c.user_a_id = least(me, recipient) and c.user_b_id = greatest(me, recipient) for no key update;

  select * into existing from public.messages m where m.id = message;
  if existing.id is not null then
    if existing.user_id is distinct from me or existing.conversation_id is distinct from conversation.id
      or existing.content <> trimmed_content
      or array(select a.path from public.message_attachments a where a.message_id = existing.id order by a.position)
        <> array(select file ->> 'path' from jsonb_array_elements(files) as file)
    then
      raise exception 'This id belongs to another message' using errcode = '23505';
    end if;
    return conversation.id;
  end if;

  -- Checked once neither account can be deleted anymore.
  perform from public.users u where u.id in (me, recipient) order by u.id for key share;
  refusal := private.message_refusal(recipient);
  if refusal is not null then
    raise exception '%', refusal using errcode = 'P0001';
  end if;
  if trimmed_content = '' and files = '[]' then
    raise exception 'Write a message, or attach a file.' using errcode = 'P0001';
  end if;
  if jsonb_array_length(files) > 5 then
    raise exception 'A message can have at most 5 files.' using errcode = 'P0001';
  end if;

  perform private.check_first_message(recipient, trimmed_content, files <> '[]');
  if conversation.id is null then
    perform private.consume_rate_limit('conversation');
  end if;
  perform private.consume_rate_limit('message');
  if conversation.id is null then
    insert into public.conversations (user_a_id, user_b_id)
    values (least(me, recipient), greatest(me, recipient)) returning * into conversation;
    insert into public.conversation_members (conversation_id, user_id, other_id)
    values (conversation.id, me, recipient), (conversation.id, recipient, me);
    sent_at := conversation.last_message_at;
  else
    sent_at := greatest(clock_timestamp(), conversation.last_message_at + interval '1 microsecond');
  end if;

  insert into public.messages (id, conversation_id, user_id, property_id, content, type, created_at)
  values (message, conversation.id, me, property, trimmed_content, case when files = '[]' then 'text' else 'file' end,
    sent_at);
  if files <> '[]' then
    perform private.add_attachments(message, me || '/' || recipient || '/', files);
    update public.messages m set type = 'image'
    where m.id = message
      and not exists (select from public.message_attachments a where a.message_id = message
        and not starts_with(a.mime_type, 'image/'));
  end if;

  update public.conversations c
  set last_message_at = sent_at, last_user_id = me,
    last_preview = left(regexp_replace(coalesce(
      nullif(trimmed_content, ''),
      (select string_agg(a.name, ', ' order by a.position) from public.message_attachments a
        where a.message_id = message)
    ), '\s+', ' ', 'g'), 140)
  where c.id = conversation.id;
  perform from public.conversation_members s where s.conversation_id = conversation.id order by s.id for no key update;
  update public.conversation_members s set last_message_at = sent_at,
    unread = s.unread + (s.user_id = recipient)::integer
  where s.conversation_id = conversation.id;

  if private.has_messaged(recipient) then
    perform private.record_response(recipient, me);
  end if;
  perform private.notify(recipient, 'message', me, s.id)
  from public.conversation_members s where s.conversation_id = conversation.id and s.user_id = recipient;
  perform private.broadcast_change(recipient, 'messages');
  perform private.broadcast_change(me, 'messages');
  return conversation.id;
end;
$function$;

create or replace function private.set_removed (
  kind       text,
  content    jsonb,
  removed_at timestamp with time zone
)
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  subject constant uuid := (content ->> 'id')::uuid;
begin
  execute format('update public.%I s set removed_at = $2 where s.id = $1', (private.content_source(kind))[1])
    using subject, removed_at;
  -- A held topic's first post is hidden with it.
  if kind = 'topic' and removed_at is null then
    update public.forum_posts p set removed_at = null
    where p.topic_id = subject and p.number = 1 and p.removed_at = (set_removed.content ->> 'removed_at')::timestamptz;
  end if;
  if removed_at is not null then
    perform private.delete_notifications(
      subject, '{mention,post_comment,topic_reply,post_reply,review,review_answer}', (content ->> 'owner_id')::uuid
    );
  end if;
  if kind = 'message' then
    update public.conversations c
    set last_preview = case when removed_at is null then
      left(regexp_replace(coalesce(nullif(content ->> 'content', ''), 'Attachment'), '\s+', ' ', 'g'), 140)
      else 'Message removed' end
    where c.id = (content ->> 'conversation_id')::uuid
      and c.last_message_at = (content ->> 'created_at')::timestamptz;
  end if;
  perform private.broadcast_removal(kind, content);
end;
$function$;

create or replace function private.slow_queries()
  returns jsonb
  language plpgsql
  stable
  set search_path to ''
  AS $function$
declare
  installed_in constant text := (
    select n.nspname from pg_catalog.pg_extension e join pg_catalog.pg_namespace n on n.oid = e.extnamespace
    where e.extname = 'pg_stat_statements'
  );
  found jsonb;
begin
  if installed_in is null then
    return null;
  end if;
  execute format(
    -- Only statements whose values the extension replaces.
    $query$
      select coalesce(jsonb_agg(to_jsonb(slow) order by slow.total_ms desc), '[]')
      from (
        select left(s.query, 300) as query, s.calls, round(s.mean_exec_time) as mean_ms,
          round(s.max_exec_time) as max_ms, round(s.total_exec_time) as total_ms
        from %I.pg_stat_statements s
        where s.dbid = (select d.oid from pg_catalog.pg_database d where d.datname = current_database())
          and s.mean_exec_time >= 100 and s.query ~* '^\s*(with|select|insert|update|delete)\M'
        order by s.total_exec_time desc limit 10
      ) slow
    $query$, installed_in
  ) into found;
  return found;
exception
  when insufficient_privilege or object_not_in_prerequisite_state or undefined_column then
    return null;
end;
$function$;

create or replace function private.standing_of (
  member uuid
)
  returns text
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select coalesce((
    select s.standing from private.member_standings s
    where s.user_id = member and (s.until is null or s.until > now())
  ), 'active');
$function$;

create or replace function private.trust_level (
  member uuid
)
  returns smallint
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
declare
  earned record;
  violated_at timestamptz;
begin
  if exists (select from public.staff s where s.user_id = member) then
    return 3;
  end if;
  -- Until moderators have looked at the reports.
  if exists (select from public.held_content h where h.member_id = member and h.reason = 'reports') then
    return 0;
  end if;
  select u.membership_tier in ('pro', 'partner', 'closer') as is_paid, s.connections,
    coalesce(a.days_active, 0) as days_active, coalesce(a.reads, 0) as reads, (
      select count(*) from public.member_responses p where p.member_id = u.id
    ) as people
  into earned
  from public.users u
  join public.member_stats s on s.user_id = u.id
  left join public.member_activity a on a.user_id = u.id
  where u.id = member;
  select max(m.created_at) into violated_at from public.moderation_actions m
  where m.member_id = member and m.action in ('take_down', 'hide', 'warn', 'restrict', 'suspend', 'ban')
    and not exists (select from public.moderation_actions v where v.parent_id = m.id and v.action = 'reverse');
  return coalesce((
    select max(r.level) from private.trust_requirements r
    where earned.days_active >= r.days_active and earned.reads >= r.reads and earned.connections >= r.connections
      and earned.people >= case when earned.is_paid then r.paid_people else r.people end
      and coalesce(violated_at < now() - r.clean_for, true)
  ), 0);
end;
$function$;

create or replace function private.undo_action (
  undone public.moderation_actions,
  reason text
)
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  child public.moderation_actions;
  stored public.moderation_actions;
begin
  if undone.action in ('take_down', 'hide') then
    perform private.restore_content(undone.subject_kind, undone.subject_id, undone.previous);
  elsif undone.action = 'remove_badge' then
    delete from public.listing_reviews r where r.property_id = undone.subject_id and r.decided_at = (
      select max(l.decided_at) from public.listing_reviews l where l.property_id = undone.subject_id
    ) and r.decision = 'returned' and r.reason = undone.reason;
    -- Not if it was edited since in a way that needs another review.
    update public.properties p set verified = private.is_approved(p.id) or u.membership_tier = 'partner'
    from public.users u where p.id = undone.subject_id and u.id = p.user_id;
  end if;
  insert into public.moderation_actions
    (action, subject_kind, subject_id, title, member_id, actor_id, reason, parent_id)
  values ('reverse', undone.subject_kind, undone.subject_id, undone.title, undone.member_id, auth.uid(),
    undo_action.reason, undone.id)
  returning * into stored;
  if undone.action in ('restrict', 'suspend', 'ban') then
    perform private.recompute_standing(undone.member_id);
  end if;
  if undone.action = 'ban' then
    update public.users u set profile_status = undone.previous ->> 'profile_status' where u.id = undone.member_id;
    for child in
      select * from public.moderation_actions a where a.parent_id = undone.id and a.action in ('take_down', 'hide')
        and not exists (select from public.moderation_actions r where r.parent_id = a.id and r.action = 'reverse')
      order by a.subject_id
    loop
      perform private.undo_action(child, undo_action.reason);
    end loop;
  end if;
  if undone.parent_id is null then
    perform private.notify_moderation(stored);
  end if;
end;
$function$;

create or replace function private.use_recovery_code (
  code text
)
  returns boolean
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  me constant uuid := auth.uid();
begin
  if private.session_refusal() is distinct from 'code_required' then
    return false;
  end if;
  -- Wrong codes don't raise an error, which would undo the count. Staff are counted, too.
  perform private.consume_rate_limit_for(me, 'recovery_code');
  update private.recovery_codes r set used_at = now()
  where r.user_id = me and r.code_hash = private.recovery_code_hash(code) and r.used_at is null;
  if not found then
    return false;
  end if;
  delete from auth.mfa_factors f where f.user_id = me;
  delete from auth.sessions s where s.user_id = me and s.id <> (auth.jwt() ->> 'session_id')::uuid;
  return true;
end;
$function$;

create or replace function private.visible_text (
  content jsonb
)
  returns text
  language sql
  immutable
  set search_path to ''
  AS $function$
  select concat_ws(
    ' ', content ->> 'title', content ->> 'content', content ->> 'text', content ->> 'tags', content ->> 'location'
  );
$function$;

create or replace function public.approve_content (
  subject_kind text,
  subject_id   uuid
)
  returns void
  language sql
  set search_path to ''
  AS $function$ select private.approve_content(subject_kind, subject_id); $function$;

revoke all on function "public"."approve_content"(text, uuid) from "anon";

create or replace function public.claim_checkout (
  member      uuid,
  price       text,
  success_url text,
  cancel_url  text
)
  returns jsonb
  language plpgsql
  set search_path to ''
  AS $function$
declare
  tier text;
  existing public.stripe_checkouts;
  is_same boolean;
begin
  -- Locked, so that double clicks and other tabs wait here.
  select u.membership_tier into tier from public.users u where u.id = member for no key update;
  if tier is null then
    raise exception 'Not a member' using errcode = '22023';
  elsif not exists (select from public.membership_plans p where p.price_id = price and p.offered) then
    raise exception 'Not a price that is offered' using errcode = '22023';
  elsif private.standing_of(member) in ('suspended', 'banned') then
    raise exception 'Your account is %.', private.standing_of(member) using errcode = 'P0001';
  elsif tier = 'partner' then
    raise exception 'Your Partner membership includes everything.' using errcode = 'P0001';
  elsif exists (
    select from public.stripe_subscriptions s where s.user_id = member
      and s.status in ('active', 'trialing', 'past_due', 'unpaid', 'paused')
  ) then
    raise exception 'You already have a membership. Change it under Billing.' using errcode = 'P0001';
  elsif exists (
    select from public.stripe_checkouts c
    where c.user_id = member and c.status = 'complete' and c.closed_at > clock_timestamp() - interval '10 minutes'
      and not exists (select from public.stripe_subscriptions s where s.user_id = member
        and s.updated_at >= c.closed_at)
  ) then
    raise exception 'Your payment is being confirmed. Please wait a moment.' using errcode = 'P0001';
  end if;

  select * into existing from public.stripe_checkouts c where c.user_id = member
    and c.status in ('opening', 'open') for update;
  is_same := (existing.price_id, existing.success_url, existing.cancel_url) = (price, claim_checkout.success_url,
    claim_checkout.cancel_url);
  if existing.status = 'open' and is_same and existing.expires_at > clock_timestamp() + interval '5 minutes' then
    return jsonb_build_object('checkout_id', existing.id, 'state', 'open', 'session_id', existing.session_id, 'url',
      existing.url);
  elsif existing.status = 'opening' and existing.created_at > clock_timestamp() - interval '60 seconds' then
    if not is_same then
      return jsonb_build_object('state', 'busy');
    end if;
  else
    if (select count(*) from public.stripe_checkouts c where c.user_id = member
      and c.created_at > clock_timestamp() - interval '1 hour') >= 50 then
      raise exception 'You’ve opened 50 payment pages in an hour. Please wait a while.' using errcode = 'P0001';
    end if;
    update public.stripe_checkouts c set status = 'expired' where c.id = existing.id;
    insert into public.stripe_checkouts (user_id, price_id, success_url, cancel_url)
    values (member, price, claim_checkout.success_url, claim_checkout.cancel_url)
    returning * into existing;
  end if;
  return jsonb_build_object('checkout_id', existing.id, 'state', 'opening', 'expire', (
    select c.session_id from public.stripe_checkouts c
    where c.user_id = member and c.status = 'expired' and c.closed_at is null and c.expires_at > clock_timestamp()
    order by c.created_at desc limit 1
  ));
end;
$function$;

create or replace function public.claim_mail (
  max_rows integer default 20
)
  returns table (
    id         uuid,
    user_id    uuid,
    email      text,
    name       text,
    kind       text,
    actor_id   uuid,
    actor_name text,
    data       jsonb
  )
  language sql
  set search_path to ''
  AS $function$
  select private.record_job_run('send-mail');
  select * from private.claim_mail(max_rows);
$function$;

create or replace function public.generate_recovery_codes()
  returns text[]
  language sql
  set search_path to ''
  AS $function$ select private.generate_recovery_codes(); $function$;

revoke all on function "public"."generate_recovery_codes"() from "anon";

create or replace function public.lacks_second_factor (
  staff public.staff
)
  returns boolean
  language sql
  stable
  set search_path to ''
  AS $function$ select private.lacks_second_factor(); $function$;

revoke all on function "public"."lacks_second_factor"(public.staff) from "anon";

create or replace function public.my_trust()
  returns jsonb
  language sql
  stable
  set search_path to ''
  AS $function$ select private.my_trust(); $function$;

revoke all on function "public"."my_trust"() from "anon";

create or replace function public.operations()
  returns jsonb
  language sql
  stable
  set search_path to ''
  AS $function$ select private.operations(); $function$;

revoke all on function "public"."operations"() from "anon";

create or replace function public.recovery_codes_left()
  returns integer
  language sql
  stable
  set search_path to ''
  AS $function$ select private.recovery_codes_left(); $function$;

revoke all on function "public"."recovery_codes_left"() from "anon";

create or replace function public.remind_of_events()
  returns integer
  language sql
  set search_path to ''
  AS $function$
  select private.record_job_run('remind-of-events');
  select private.remind_of_events();
$function$;

create or replace function public.retry_mail (
  error text default null::text
)
  returns integer
  language sql
  set search_path to ''
  AS $function$ select private.retry_mail(error); $function$;

revoke all on function "public"."retry_mail"(text) from "anon";

create or replace function public.send_deal_digests (
  at timestamp with time zone default now()
)
  returns integer
  language sql
  set search_path to ''
  AS $function$
  select private.record_job_run('send-deal-digests');
  select private.send_deal_digests(at);
$function$;

create or replace function public.suspend_swapped_pictures()
  returns integer
  language sql
  set search_path to ''
  AS $function$
  select private.record_job_run('suspend-swapped-pictures');
  select private.suspend_swapped_pictures();
$function$;

create or replace function public.use_recovery_code (
  code text
)
  returns boolean
  language sql
  set search_path to ''
  AS $function$ select private.use_recovery_code(code); $function$;

revoke all on function "public"."use_recovery_code"(text) from "anon";

alter table "private"."recovery_codes"
  add constraint "recovery_codes_user_id_fkey" foreign key (user_id) references public.users(id)
    on delete cascade;

alter table "public"."contact_messages"
  add constraint "contact_messages_address_check"
    check (((address ~ '\S'::text) AND (length(address) <= 500)));

alter table "public"."contact_messages"
  add constraint "contact_messages_signature_check"
    check (((btrim(signature) <> ''::text) AND (length(signature) <= 120)));

alter table "public"."contact_messages"
  add constraint "contact_messages_statements" check (
CASE
    WHEN (subject = 'copyright'::text) THEN
      (COALESCE((good_faith AND accurate), false) AND (num_nulls(address, signature) = 0))
    ELSE (num_nonnulls(address, good_faith, accurate, signature) = 0)
END);

alter table "public"."contact_messages"
  add constraint "contact_messages_subject_check"
    check
    ((subject = ANY (ARRAY['general'::text, 'membership'::text, 'demo'::text, 'partnership'::text,
    'support'::text, 'other'::text, 'copyright'::text, 'fair_housing'::text])));

alter table "public"."held_content"
  add constraint "held_content_member_id_fkey" foreign key (member_id) references public.users(id)
    on delete cascade;

alter table "public"."member_activity"
  add constraint "member_activity_user_id_fkey" foreign key (user_id) references public.users(id)
    on delete cascade;

alter table "public"."member_responses"
  add constraint "member_responses_member_id_fkey" foreign key (member_id)
    references public.users(id) on delete cascade;

alter table "public"."moderation_actions"
  add constraint "moderation_actions_action_check"
    check
    ((action = ANY (ARRAY['take_down'::text, 'hide'::text, 'remove_badge'::text, 'warn'::text,
    'restrict'::text,
    'suspend'::text,
    'ban'::text,
    'dismiss'::text,
    'uphold'::text, 'reverse'::text, 'change_role'::text, 'hold'::text, 'approve'::text])));

create view "private"."action_limits" with (security_invoker=true) AS  SELECT action,
    period,
    verb,
    noun,
    max_uses,
    basic_max_uses,
    new_max_uses
   FROM ( VALUES ('review'::text,'1 day'::interval,'write'::text,'review'::text,5,2,2), ('connection_request'::text,'1 day'::interval,'send'::text,'connection request'::text,50,20,10), ('follow'::text,'1 day'::interval,'follow'::text,'member'::text,100,40,20), ('conversation'::text,'1 day'::interval,'start'::text,'conversation'::text,30,10,1), ('message'::text,'00:01:00'::interval,'send'::text,'message'::text,30,30,30), ('listing'::text,'1 day'::interval,'post'::text,'listing'::text,50,10,5), ('submission'::text,'1 day'::interval,'start'::text,'submission'::text,20,10,5), ('submit'::text,'1 day'::interval,'submit'::text,'deal'::text,10,5,5), ('upload'::text,'01:00:00'::interval,'upload'::text,'file'::text,300,200,100), ('upload'::text,'1 day'::interval,'upload'::text,'file'::text,1000,400,200), ('post'::text,'1 day'::interval,'write'::text,'post'::text,20,10,5), ('comment'::text,'00:01:00'::interval,'write'::text,'comment'::text,10,10,10), ('comment'::text,'1 day'::interval,'write'::text,'comment'::text,200,100,50), ('feed_edit'::text,'01:00:00'::interval,'make'::text,'edit'::text,60,60,60), ('like'::text,'00:01:00'::interval,'change'::text,'like'::text,120,60,60), ('forum'::text,'1 day'::interval,'create'::text,'forum'::text,3,1,1), ('topic'::text,'1 day'::interval,'start'::text,'topic'::text,10,5,3), ('reply'::text,'00:01:00'::interval,'write'::text,'forum post'::text,10,10,10), ('reply'::text,'1 day'::interval,'write'::text,'forum post'::text,200,100,50), ('reply_edit'::text,'01:00:00'::interval,'make'::text,'edit'::text,60,60,60), ('event'::text,'1 day'::interval,'propose'::text,'event'::text,5,2,2), ('event_change'::text,'1 day'::interval,'change'::text,'published event'::text,10,10,10), ('event_registration'::text,'00:10:00'::interval,'register for'::text,'event'::text,30,30,30), ('report'::text,'1 day'::interval,'send'::text,'report'::text,20,10,10), ('open_portal'::text,'01:00:00'::interval,'open'::text,'billing page'::text,50,50,50), ('recovery_code'::text,'01:00:00'::interval,'try'::text,'recovery code'::text,10,10,10)) limits(action, period, verb, noun, max_uses, basic_max_uses, new_max_uses);

create view "private"."jobs" with (security_invoker=true) AS  SELECT scheduled.job,
    NULLIF(r.ran_at, '-infinity'::timestamp with time zone) AS ran_at,
    (GREATEST(r.ran_at, pg_postmaster_start_time()) < (now() - '00:15:00'::interval)) AS is_late
   FROM (unnest(ARRAY['send-mail'::text, 'remind-of-events'::text, 'send-deal-digests'::text, 'suspend-swapped-pictures'::text]) scheduled(job)
     LEFT JOIN private.job_runs r USING (job));

create view "private"."mail_problems" with (security_invoker=true) AS  SELECT id,
        CASE
            WHEN (given_up_at IS NOT NULL) THEN 'dead'::text
            WHEN (claimed_at IS NOT NULL) THEN 'unknown'::text
            ELSE 'late'::text
        END AS problem,
    "substring"(last_error, '\m[45][0-9][0-9]\M'::text) AS error,
    COALESCE(given_up_at, claimed_at, due_at) AS since
   FROM private.mail_queue q
  WHERE ((sent_at IS NULL) AND ((given_up_at IS NOT NULL) OR (COALESCE(claimed_at, due_at) < (now() - '00:15:00'::interval))));

create view "private"."personal_data" with (security_invoker=true) AS  SELECT table_name,
    member_columns,
    label,
    exported_as,
    on_deletion,
    note,
    copies
   FROM ( VALUES ('auth.users'::text,'{id}'::text[],'sign-in account'::text,'account'::text,'deleted'::text,NULL::text,'{}'::text[]), ('private.alert_mail'::text,'{user_id}'::text[],'date of your last daily digest'::text,'alert_mail'::text,'deleted'::text,NULL::text,'{}'::text[]), ('private.contact_senders'::text,'{}'::text[],'counts that limit contact messages'::text,NULL::text,'kept'::text,'counted per email address, account, and IP address for an hour, then deleted with the next message'::text,'{}'::text[]), ('private.directory'::text,'{user_id}'::text[],'entry in the member directory'::text,'directory'::text,'deleted'::text,NULL::text,'{}'::text[]), ('private.listing_sources'::text,'{}'::text[],'where views of your listings come from'::text,'listing_sources'::text,'deleted'::text,NULL::text,'{}'::text[]), ('private.listing_viewers'::text,'{}'::text[],'hashes that count views of listings'::text,NULL::text,'kept'::text,'can’t be traced to anyone after a day, because their key is deleted'::text,'{}'::text[]), ('private.mail_queue'::text,'{user_id,actor_id}'::text[],'emails sent or waiting'::text,'mail_queue'::text,'deleted'::text,NULL::text,'{}'::text[]), ('private.member_standings'::text,'{user_id}'::text[],'restrictions of your account'::text,'moderation'::text,'deleted'::text,NULL::text,'{}'::text[]), ('private.rate_limits'::text,'{user_id}'::text[],'how often you did limited actions'::text,'rate_limits'::text,'deleted'::text,NULL::text,'{}'::text[]), ('private.recovery_codes'::text,'{user_id}'::text[],'recovery codes for two-factor authentication'::text,NULL::text,'deleted'::text,'hashes that can’t be turned back into codes'::text,'{}'::text[]), ('private.suspended_passwords'::text,'{user_id}'::text[],'password from before you confirmed your email'::text,NULL::text,'deleted'::text,'a hash that no one can sign in with'::text,'{}'::text[]), ('private.stripe_events'::text,'{}'::text[],'notices from the payment provider'::text,NULL::text,'deleted'::text,'raw copies of what your orders and subscriptions say'::text,'{}'::text[]), ('public.buybox_profiles'::text,'{user_id}'::text[],'buy box'::text,'buy_box'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.connections'::text,'{sender_id,receiver_id}'::text[],'connections and requests'::text,'connections'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.contact_messages'::text,'{user_id,resolved_by}'::text[],'contact messages'::text,'contact_messages'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.conversation_members'::text,'{user_id,other_id}'::text[],'inbox'::text,'conversations'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.conversations'::text,'{user_a_id,user_b_id,last_user_id}'::text[],'conversations'::text,'conversations'::text,'anonymized'::text,'stay with the other person without your name, until they delete their account too'::text,'{}'::text[]), ('public.deal_alerts'::text,'{user_id}'::text[],'deal alerts'::text,'deal_alerts'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.event_links'::text,'{}'::text[],'links of your events'::text,'events'::text,'anonymized'::text,'stay with the event'::text,'{}'::text[]), ('public.event_registrations'::text,'{user_id}'::text[],'event registrations'::text,'event_registrations'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.events'::text,'{user_id}'::text[],'events you organized'::text,'events'::text,'anonymized'::text,'stay without your name, for the members who registered'::text,'{description}'::text[]), ('public.feed_comments'::text,'{user_id}'::text[],'comments'::text,'feed_comments'::text,'deleted'::text,NULL::text,'{content}'::text[]), ('public.feed_likes'::text,'{user_id}'::text[],'likes of posts'::text,'feed_likes'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.feed_posts'::text,'{user_id}'::text[],'posts'::text,'feed_posts'::text,'deleted'::text,NULL::text,'{content}'::text[]), ('public.follows'::text,'{follower_id,followed_id}'::text[],'follows'::text,'follows'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.forum_posts'::text,'{user_id}'::text[],'forum posts'::text,'forum_posts'::text,'anonymized'::text,'emptied, so that replies still make sense'::text,'{content}'::text[]), ('public.forum_topics'::text,'{user_id}'::text[],'forum topics'::text,'forum_topics'::text,'anonymized'::text,'stay without your name'::text,'{}'::text[]), ('public.forums'::text,'{user_id}'::text[],'forums'::text,'forums'::text,'anonymized'::text,'stay without your name'::text,'{}'::text[]), ('public.granted_tiers'::text,'{user_id}'::text[],'granted membership'::text,'granted_tier'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.held_content'::text,'{member_id}'::text[],'posts waiting for review'::text,'held_content'::text,'deleted'::text,NULL::text,'{snapshot}'::text[]), ('public.listing_days'::text,'{}'::text[],'daily figures of listings'::text,'listing_days'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.listing_prices'::text,'{}'::text[],'price history'::text,'listing_prices'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.listing_reviews'::text,'{reviewer_id}'::text[],'reviews of listings by staff'::text,'listing_reviews'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.member_activity'::text,'{user_id}'::text[],'how active you are'::text,'activity'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.member_blocks'::text,'{blocker_id,blocked_id}'::text[],'blocks'::text,'blocked'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.member_contacts'::text,'{user_id}'::text[],'contact details'::text,'contact'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.member_details'::text,'{user_id}'::text[],'sign-up answers'::text,'details'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.member_markets'::text,'{user_id}'::text[],'markets'::text,'markets'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.member_responses'::text,'{member_id}'::text[],'who answered you'::text,'responses'::text,'deleted'::text,NULL::text,'{responder_id}'::text[]), ('public.member_reviews'::text,'{author_id,member_id}'::text[],'reviews by and about you'::text,'reviews'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.member_stats'::text,'{user_id}'::text[],'counts on your profile'::text,'stats'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.message_attachments'::text,'{}'::text[],'attachments'::text,'messages'::text,'anonymized'::text,'names of files you sent stay in the conversation; the files are deleted'::text,'{}'::text[]), ('public.message_settings'::text,'{user_id}'::text[],'message settings'::text,'message_settings'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.messages'::text,'{user_id}'::text[],'messages'::text,'messages'::text,'anonymized'::text,'stay with the other person without your name, until they delete their account too'::text,'{}'::text[]), ('public.moderation_actions'::text,'{member_id,actor_id}'::text[],'decisions of moderators'::text,'moderation'::text,'anonymized'::text,'stay without names, as long as we need them to keep the service safe'::text,'{}'::text[]), ('public.moderation_appeals'::text,'{member_id,decided_by}'::text[],'appeals'::text,'moderation'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.notification_settings'::text,'{user_id}'::text[],'notification settings'::text,'notification_settings'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.notifications'::text,'{user_id,actor_id}'::text[],'notifications'::text,'notifications'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.profile_views'::text,'{member_id,viewer_id}'::text[],'profiles you viewed'::text,'profile_views'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.properties'::text,'{user_id}'::text[],'listings'::text,'listings'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.property_feedback'::text,'{user_id}'::text[],'likes and dislikes'::text,'listing_feedback'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.property_submissions'::text,'{user_id,reviewer_id}'::text[],'submissions'::text,'submissions'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.reports'::text,'{reporter_id,reported_id,handled_by}'::text[],'reports'::text,'reports'::text,'anonymized'::text,'stay without names, as long as we need them to keep the service safe'::text,'{snapshot,subject_id}'::text[]), ('public.saved_listings'::text,'{user_id}'::text[],'saved listings'::text,'saved_listings'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.saved_searches'::text,'{user_id}'::text[],'saved searches'::text,'saved_searches'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.search_alerts'::text,'{user_id}'::text[],'alerts of searches'::text,'search_alerts'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.staff'::text,'{user_id}'::text[],'staff role'::text,'staff'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.stripe_checkouts'::text,'{user_id}'::text[],'checkouts'::text,'checkouts'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.stripe_customers'::text,'{user_id}'::text[],'customer number'::text,'billing_customer'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.stripe_orders'::text,'{user_id}'::text[],'invoices'::text,'orders'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.stripe_subscriptions'::text,'{user_id}'::text[],'subscriptions'::text,'subscriptions'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.submission_files'::text,'{}'::text[],'contracts'::text,'submissions'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.submission_log'::text,'{actor_id}'::text[],'log of submissions'::text,'submission_log'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.topic_follows'::text,'{user_id}'::text[],'followed topics'::text,'followed_topics'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.topic_reads'::text,'{user_id}'::text[],'read topics'::text,'read_topics'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.users'::text,'{id}'::text[],'profile'::text,'profile'::text,'deleted'::text,NULL::text,'{}'::text[]), ('storage.objects'::text,'{}'::text[],'files'::text,'files'::text,'deleted'::text,NULL::text,'{}'::text[])) registry(table_name, member_columns, label, exported_as, on_deletion, note, copies);

create view "private"."trust_requirements" with (security_invoker=true) AS  SELECT level,
    days_active,
    reads,
    people,
    paid_people,
    connections,
    clean_for,
    report_weight
   FROM ( VALUES (0,0,0,0,0,0,'00:00:00'::interval,0), (1,0,0,1,0,0,'14 days'::interval,1), (2,7,30,3,1,0,'60 days'::interval,2), (3,30,200,15,15,5,'180 days'::interval,4)) requirements(level, days_active, reads, people, paid_people, connections, clean_for, report_weight);

create index contact_messages_open_idx on public.contact_messages
  using btree (is_legal desc, created_at, id)
  where (resolved_at is null);

create index held_content_member_idx on public.held_content using btree (member_id);

create index held_content_queue_idx on public.held_content using btree (created_at, subject_id);

create index reports_reporter_idx on public.reports using btree (reporter_id, handled_at);

create trigger handle_removed_factors
  after delete on auth.mfa_factors referencing OLD table as removed
  for each STATEMENT
  execute function private.handle_removed_factors();

create trigger handle_verified_factor
  after update of status on auth.mfa_factors
  for each row
  execute function private.handle_verified_factor();

create trigger refuse_links
  before insert on public.connections
  for each row
  execute function private.refuse_links('note');

create trigger refuse_note
  before insert on public.connections
  for each row
  execute function private.refuse_note();

create trigger release_deleted
  after delete on public.events
  for each row
  execute function private.release_deleted();

create trigger follow_up_comment
  after insert or delete or update of content, removed_at on public.feed_comments
  for each row
  execute function private.follow_up_feed_comment();

create trigger release_deleted
  after delete on public.feed_comments
  for each row
  execute function private.release_deleted();

create trigger y_hold
  before insert or update of content on public.feed_comments
  for each row
  execute function private.hold_for_review('comment');

create trigger follow_up_post
  after insert or delete or update of content, removed_at on public.feed_posts
  for each row
  execute function private.follow_up_feed_post();

create trigger release_deleted
  after delete on public.feed_posts
  for each row
  execute function private.release_deleted();

create trigger y_hold
  before insert or update of title, content, tags, image, location on public.feed_posts
  for each row
  execute function private.hold_for_review('post');

create trigger follow_up_post
  after insert or update of content, removed_at on public.forum_posts
  for each row
  execute function private.follow_up_forum_post();

create trigger realtime_added
  after insert on public.forum_posts
  for each row
  when ((new.removed_at IS NULL))
  execute function private.broadcast_forum_post();

create trigger release_deleted
  after delete on public.forum_posts
  for each row
  execute function private.release_deleted();

create trigger release_emptied
  after update of deleted_at on public.forum_posts
  for each row
  when ((new.deleted_at IS NOT NULL))
  execute function private.release_deleted();

create trigger y_hold
  before insert or update of content on public.forum_posts
  for each row
  execute function private.hold_for_review('reply');

create trigger release_deleted
  after delete on public.forum_topics
  for each row
  execute function private.release_deleted();

create trigger y_hold
  before update of title on public.forum_topics
  for each row
  execute function private.hold_for_review('topic');

create trigger refuse_links
  before insert or update of title, description on public.forums
  for each row
  execute function private.refuse_links('title', 'description');

create trigger a_check_standing
  before insert or delete or update on public.held_content
  for each STATEMENT
  execute function private.check_standing('public');

create trigger a_check_standing
  before insert or delete or update on public.member_activity
  for each STATEMENT
  execute function private.check_standing('private');

create trigger a_check_standing
  before insert or delete or update on public.member_responses
  for each STATEMENT
  execute function private.check_standing('private');

create trigger release_deleted
  after delete on public.member_reviews
  for each row
  execute function private.release_deleted();

create trigger y_hold
  before insert or update of text on public.member_reviews
  for each row
  execute function private.hold_for_review('review');

create trigger release_deleted
  after delete on public.messages
  for each row
  execute function private.release_deleted();

create trigger release_deleted
  after delete on public.properties
  for each row
  execute function private.release_deleted();

create policy "Authors and moderators can read what waits for review" on "public"."held_content"
  for select
  to "authenticated"
  using
    (((member_id = ( select auth.uid() as uid)) or ( select
    private.has_staff_role('moderator'::text) as has_staff_role)));

create policy "Members can read their own activity" on "public"."member_activity"
  for select
  to "authenticated"
  using ((user_id = ( select auth.uid() as uid)));

create policy "Members can read who answered them" on "public"."member_responses"
  for select
  to "authenticated"
  using ((member_id = ( select auth.uid() as uid)));

comment on column "private"."recovery_codes"."code_hash" is 'SHA-256. A code has 80 random bits, so it can''t be found by trying.';

comment on column "private"."recovery_codes"."used_at" is 'Set in the transaction that removes the factors and with them the codes, so that the notice can say why.';

comment on column "public"."contact_messages"."accurate" is 'The sender states that the notice is accurate and, under penalty of perjury, that they may act for the owner. Always true.';

comment on column "public"."contact_messages"."address" is 'Mailing address. This and the columns below: copyright only.';

comment on column "public"."contact_messages"."good_faith" is 'The sender believes in good faith that the owner, its agent, or the law doesn''t permit the use. Always true.';

comment on column "public"."contact_messages"."is_legal" is 'Whether it''s a legal notice, which staff see first. Set by private.prepare_contact_message.';

comment on column "public"."contact_messages"."links" is 'Where the material is, as paths: 1 to 10 in legal notices, else null.';

comment on column "public"."contact_messages"."message" is 'The message; in a copyright notice the work, in a fair housing notice what discriminates.';

comment on column "public"."contact_messages"."signature" is 'The sender''s typed name.';

comment on column "public"."held_content"."previous" is 'What approval restores, from private.remove_content.';

comment on column "public"."held_content"."reason" is 'first_post: of a new member. link and image: by a member below level 2. reports: enough reports by trusted members.';

comment on column "public"."held_content"."snapshot" is 'The held row. It can''t be edited while it waits.';

comment on column "public"."member_activity"."days_active" is 'Number of UTC days on which the member wrote something, or read a topic, listing, or profile.';

comment on column "public"."member_activity"."reads" is 'Topics, listings, and profiles read, at most 40 for each active day, so that a script gains little.';

comment on column "public"."member_responses"."responder_id" is 'Not a reference: what a member earned stays when the other account is deleted, which replaces this ID.';

comment on column "public"."reports"."upheld" is 'Whether staff acted on it; null until handled. private.report_weight counts it for or against the reporter.';

comment on function "private"."account_standing"() is 'The caller''s account standing, as private.standing_of. Active for visitors.';

comment on function "private"."approve_content"(text, uuid) is 'Implements public.approve_content.';

comment on function "private"."are_content_links"(text[]) is 'Whether this is a list of 1 to 10 paths of our pages with content. Without queries and fragments, which could carry somebody else''s session. False for null.';

comment on function "private"."check_first_message"(uuid, text, boolean) is
  'For members who haven''t written to the caller: raises P0001, to be shown as is, if the caller is below level 2 and sends a link or a file, or anything while reported content of theirs is held.';

comment on function "private"."close_reports"(text, uuid, text, boolean) is
  'Closes all open reports about something as upheld or not.';

comment on function "private"."content_path"(text, jsonb) is 'The path in the app of a row of members'' content; null for messages, and for a reply whose topic is gone.';

comment on function "private"."failed_jobs"() is 'Failed runs of scheduled jobs in the last 24 hours, by job. Empty where pg_cron isn''t installed.';

comment on function "private"."generate_recovery_codes"() is 'Implements public.generate_recovery_codes.';

comment on function "private"."handle_removed_factors"() is 'Delete trigger on auth.mfa_factors: notifies the member, and deletes the recovery codes with the last factor.';

comment on function "private"."handle_verified_factor"() is 'Update trigger on auth.mfa_factors, for a factor whose first code was entered: notifies the member.';

comment on function "private"."hold_for_review"() is 'Insert and update trigger on members'' content, after those that normalize it: holds what a member below level 2 writes with a new link or image, and everything new at level 0. Its argument is the kind. A topic is held with its first post.';

comment on function "private"."hold_reason"(uuid, jsonb, jsonb) is 'Why a member''s new or edited content has to wait, a reason of held_content; null if it doesn''t. before_edit: null for new content.';

comment on function "private"."hold_reported"(text, uuid) is 'Holds reported content once the open reports weigh 2, plus 4 for each trust level of the author: one report by a member of level 2 hides what a new member wrote. Never content by staff, profiles, forums, and what was held for reports before. Logs it.';

comment on function "private"."is_always_mailed"(text, jsonb) is 'Whether a notification is emailed to a confirmed address regardless of settings: when a membership starts or ends, or is about to, for moderators'' decisions, and for changes of two-factor authentication.';

comment on function "private"."is_new_account"(uuid) is 'Whether an account is less than 7 days old, unconfirmed, or gone. It may store less.';

comment on function "private"."is_request_check_installed"() is 'Whether PostgREST calls private.check_request: see private.install_request_check.';

comment on function "private"."keep_account"(uuid) is 'Makes deleting the account wait for this transaction (private.lock_rate_limits). Never waits itself; returns false if the account is already being deleted.';

comment on function "private"."keep_password"(uuid) is 'Restores the caller''s suspended password if they know the ID of a session that the confirmation ended. Returns whether the password is valid now; false means that a new one is required.';

comment on function "private"."lacks_second_factor"() is 'Whether private.security_settings requires a second factor of staff that the caller''s session doesn''t have.';

comment on function "private"."links"(text) is 'The web and email addresses in a text, lowercase, also without http and spelled out ("example dot com"). Empty for none and for null.';

comment on function "private"."my_trust"() is 'Implements public.my_trust.';

comment on function "private"."new_recovery_code"() is 'A random recovery code of 80 bits, such as 7kq2-x0mv-9ptd-c4ze.';

comment on function "private"."notify_always"(uuid, text, uuid, jsonb) is 'Like private.notify without an actor, and by email regardless of settings if private.is_always_mailed says so. The subject is unique to the occurrence, so every one notifies, even twice a day.';

comment on function "private"."notify_membership"(uuid, text, text, timestamp
  with time zone) is 'Notifies of a membership event. Kind membership, data {event: started, renewed, payment_failed, canceling, resumed or ended; plan: its name, null if unknown; date: paid until, or when it ends or ended}. Some are emailed regardless of settings.';

comment on function "private"."notify_two_factor"(uuid, text) is 'Notifies a member that two-factor authentication changed, always by email too. Kind two_factor, data {event: on, off, recovered (turned off with a recovery code), app_added, or app_removed}.';

comment on function "private"."operations"() is 'Implements public.operations.';

comment on function "private"."prepare_contact_message"() is 'Insert trigger on contact_messages: drops bots'' messages, sets is_legal, and resets columns that senders can''t choose.';

comment on function "private"."protect_removed"() is 'Update trigger on removed and held content: raises P0001 for API callers.';

comment on function "private"."recent_errors"() is 'Errors of the last 24 hours that the database knows of: emails by reply code (null without one), payment events that aren''t handled by type, and scheduled jobs by name. Errors of requests and browsers are only in logs.';

comment on function "private"."record_activity"(uuid, integer) is 'Counts today as active, and adds things the member read. Does nothing for an unknown member, while the account is being deleted, and while another request does it.';

comment on function "private"."record_job_run"(text) is 'Called by the scheduled functions: a run that fails rolls it back. Writes once a minute at most. Returns true.';

comment on function "private"."record_response"(uuid, uuid) is 'Records that someone answered a member. Does nothing for oneself, for nobody, and if the other is at level 0.';

comment on function "private"."recovery_code_hash"(text) is 'The hash of a recovery code, ignoring case and separators; O counts as 0, and I and L as 1. Null for null.';

comment on function "private"."recovery_codes_left"() is 'Implements public.recovery_codes_left.';

comment on function "private"."refuse_links"() is 'Trigger on what can''t be held: raises P0001 for links by members below level 2. Its arguments are the columns.';

comment on function "private"."refuse_note"() is 'Insert trigger on connections: raises P0001 for a note by a member at level 0, which any stranger would read.';

comment on function "private"."release_deleted"() is 'Trigger on content: what its author deleted no longer waits.';

comment on function "private"."remove_of_banned"(uuid, uuid, text) is 'Takes down all listings of a banned member, and removes what waits for review.';

comment on function "private"."report_weight"(uuid) is 'How much a member''s report weighs: by trust level, times the share of their reports in 180 days that staff acted on. One more is counted as acted on, so a first report has full weight.';

comment on function "private"."resolve_contact_message"(uuid, text) is 'Implements public.resolve_contact_message, and deletes messages resolved more than a year ago, and legal notices resolved more than three years ago.';

comment on function "private"."retry_mail"(text) is 'Implements public.retry_mail.';

comment on function "private"."secure_account"(uuid, uuid) is 'What happens when a member proves for the first time that they own the email: ends all their sessions, except the one that confirms, suspends the password, and removes the second factors, all of which may be someone else''s.';

comment on function "private"."slow_queries"() is 'The ten queries with a mean of 100 ms or more that took the most time: [{query, calls, mean_ms, max_ms, total_ms}], without values. Null if pg_stat_statements isn''t available.';

comment on function "private"."standing_of"(uuid) is 'A member''s account standing: active, read_only, suspended, or banned. Active for null.';

comment on function "private"."trust_level"(uuid) is 'A member''s trust level by private.trust_requirements: 0 new, 1 basic, 2 member, 3 trusted. Staff have 3. 0 for an unknown member, and while content of theirs that others reported is held.';

comment on function "private"."use_recovery_code"(text) is 'Implements public.use_recovery_code.';

comment on function "private"."visible_text"(jsonb) is 'Everything written in a row of members'' content; empty for null.';

comment on function "public"."approve_content"(text, uuid) is 'For moderators: publishes held content, which notifies those it concerns, closes its reports as not upheld, and notifies the author (kind content_approved, data {subject_kind, title, path}). public.moderate removes it instead. Raises 42501 for others and about oneself, 22023 for an unknown kind, and P0001 if it isn''t waiting.';

comment on function "public"."claim_checkout"(uuid, text, text, text) is 'For the service role: a member wants to pay for a plan. Returns {checkout_id, state: ''open'', session_id, url} for an existing session of the same plan that lasts 5 more minutes; {checkout_id, state: ''opening'', expire} if one must be created, with checkout_id as idempotency key, after expiring the session in expire, unless null, in Stripe (if that one turns out to be paid, call close_checkout and create none): then call open_checkout, or drop_checkout if it failed; or {state: ''busy''} while another is being created, for at most a minute. Raises 22023 for a price that isn''t offered or an unknown member, and P0001, to be shown as is, for a member who has a membership, is paying right now, or is suspended or banned, and after 50 new sessions an hour.';

comment on function "public"."generate_recovery_codes"() is 'Replaces the caller''s recovery codes and returns the ten new ones, which can''t be read again. Raises 42501 unless the caller has a second factor and entered a code in the last 10 minutes.';

comment on function "public"."lacks_second_factor"(public.staff) is 'Computed field, for the caller''s own row: whether they must turn on two-factor authentication to use their role.';

comment on function "public"."message_refusal"(uuid) is 'Why the caller may not message a member, to be shown as is; null if they may: connections, members who have messaged them, everyone for staff, and from trust level 1 public profiles, with the start_conversations entitlement or if they are open to messages. Never across a block or with an unverified email.';

comment on function "public"."my_trust"() is 'The caller''s {level, days_active, reads, people, connections} and what the next level takes, next {days_active, reads, people, connections}, null at level 3. Null for visitors.';

comment on function "public"."operations"() is 'For admins, without personal data: {database_bytes, request_check, payment_count, payments: the 20 oldest events that aren''t handled [{id, type, received_at, deliveries, error}], mail: [{problem, error, count, oldest}] as private.mail_problems, jobs: [{job, ran_at, is_late}], errors: [{source, kind, count, last_at}] as private.recent_errors, queries: as private.slow_queries}. Raises 42501 for others.';

comment on function "public"."recovery_codes_left"() is 'How many recovery codes the caller has; 0 without any.';

comment on function "public"."retry_mail"(text) is 'For admins: queues the emails again that were given up with this reply code, or without one for null. Returns how many. Raises 42501 for others.';

comment on function "public"."send_message"(uuid, uuid, text, uuid, jsonb) is
  'Sends a message, optionally about a listing. message_id is chosen by the caller, so that retries are idempotent. content: at most 4,000 characters, trimmed; blank only with attachments. attachments: at most 5 of {path, name, width, height}, each uploaded under {caller}/{recipient}/ in the message-attachments bucket and not sent before. Returns the conversation''s ID. Notifies the recipient once until they read it (kind message, the subject is their side of the conversation), and broadcasts to both (messages). Raises P0001, to be shown as is, for a reason of public.message_refusal or private.check_first_message, a blank message, a missing attachment, and beyond the limits of private.action_limits; 23505 for the ID of another message; 23514 for a longer text or a file name that doesn''t fit its type; and 22023 for attachments that aren''t a list.';

comment on function "public"."use_recovery_code"(text) is 'For members who have to enter a code and can''t: turns off their two-factor authentication and ends their other sessions. Returns false, and changes nothing, for a wrong or used code. Raises P0001 after too many.';

comment on table "private"."job_runs" is 'When each scheduled job last succeeded, to the minute.';

comment on table "private"."recovery_codes" is 'Hashes of the codes that turn off a member''s two-factor authentication. Deleted with the member''s last factor.';

comment on table "public"."contact_messages" is 'Contact form messages and legal notices. Anyone can send one; only staff can read it. Resolved ones are deleted after a year, legal notices after three, a member''s with their account.';

comment on table "public"."held_content" is 'Content waiting for a moderator. It also has removed_at, so only its author and staff can read it. Authors read their own rows, moderators all.';

comment on table "public"."member_activity" is 'How active members are, for private.trust_level. Written by functions; members read their own.';

comment on table "public"."member_responses" is 'Who answered a member in public or in a message, or approved their content, once per person. Only people who had earned level 1 themselves count, so that new accounts can''t vouch for each other.';

comment on view "private"."action_limits" is 'How often a member may do what reaches others or costs us something, by trust level: the only place with these numbers.';

comment on view "private"."jobs" is 'The jobs that docs/deploying.md schedules, every 5 minutes or more often. ran_at: the last success, null without one. is_late: no success for 15 minutes.';

comment on view "private"."mail_problems" is 'Emails to look at. problem: dead (given up), unknown (the mail server may have taken it, so it''s never sent again), or late. error: the mail server''s reply code, such as 550; null without one.';

comment on view "private"."personal_data" is 'Where data about members is: its section in public.export_my_data, and what deleting the account does with it. note says why it isn''t exported or isn''t deleted. copies are columns that hold names or IDs of other members.';

comment on view "private"."trust_requirements" is 'What each trust level takes, and how much a report by its members weighs: the only place with these numbers.';

revoke all on function "private"."approve_content"(text, uuid) from public;

grant execute on function "private"."approve_content"(text, uuid) to "authenticated", "service_role";

revoke all on function "private"."are_content_links"(text[]) from public;

grant execute
  on function "private"."are_content_links"(text[])
  to "anon", "authenticated", "service_role";

revoke all on function "private"."check_first_message"(uuid, text, boolean) from public;

revoke all on function "private"."close_reports"(text, uuid, text, boolean) from public;

revoke all on function "private"."content_path"(text, jsonb) from public;

revoke all on function "private"."failed_jobs"() from public;

revoke all on function "private"."generate_recovery_codes"() from public;

grant execute on function "private"."generate_recovery_codes"() to "authenticated", "service_role";

revoke all on function "private"."handle_removed_factors"() from public;

revoke all on function "private"."handle_verified_factor"() from public;

revoke all on function "private"."hold_for_review"() from public;

revoke all on function "private"."hold_reason"(uuid, jsonb, jsonb) from public;

revoke all on function "private"."hold_reported"(text, uuid) from public;

revoke all on function "private"."is_request_check_installed"() from public;

revoke all on function "private"."keep_account"(uuid) from public;

revoke all on function "private"."lacks_second_factor"() from public;

grant execute on function "private"."lacks_second_factor"() to "authenticated", "service_role";

revoke all on function "private"."links"(text) from public;

revoke all on function "private"."my_trust"() from public;

grant execute on function "private"."my_trust"() to "authenticated", "service_role";

revoke all on function "private"."new_recovery_code"() from public;

revoke all on function "private"."notify_always"(uuid, text, uuid, jsonb) from public;

revoke all
  on function "private"."notify_membership"(uuid, text, text, timestamp with time zone)
  from public;

revoke all on function "private"."notify_two_factor"(uuid, text) from public;

revoke all on function "private"."operations"() from public;

grant execute on function "private"."operations"() to "authenticated", "service_role";

revoke all on function "private"."recent_errors"() from public;

revoke all on function "private"."record_activity"(uuid, integer) from public;

revoke all on function "private"."record_job_run"(text) from public;

grant execute on function "private"."record_job_run"(text) to "service_role";

revoke all on function "private"."record_response"(uuid, uuid) from public;

revoke all on function "private"."recovery_code_hash"(text) from public;

revoke all on function "private"."recovery_codes_left"() from public;

grant execute on function "private"."recovery_codes_left"() to "authenticated", "service_role";

revoke all on function "private"."refuse_links"() from public;

revoke all on function "private"."refuse_note"() from public;

revoke all on function "private"."release_deleted"() from public;

revoke all on function "private"."remove_of_banned"(uuid, uuid, text) from public;

revoke all on function "private"."report_weight"(uuid) from public;

revoke all on function "private"."retry_mail"(text) from public;

grant execute on function "private"."retry_mail"(text) to "authenticated", "service_role";

revoke all on function "private"."slow_queries"() from public;

revoke all on function "private"."standing_of"(uuid) from public;

grant execute on function "private"."standing_of"(uuid) to "service_role";

revoke all on function "private"."trust_level"(uuid) from public;

revoke all on function "private"."use_recovery_code"(text) from public;

grant execute on function "private"."use_recovery_code"(text) to "authenticated", "service_role";

revoke all on function "private"."visible_text"(jsonb) from public;

revoke all on function "public"."approve_content"(text, uuid) from public;

grant execute on function "public"."approve_content"(text, uuid) to "authenticated";

grant execute on function "public"."approve_content"(text, uuid) to "service_role";

revoke all on function "public"."generate_recovery_codes"() from public;

grant execute on function "public"."generate_recovery_codes"() to "authenticated";

grant execute on function "public"."generate_recovery_codes"() to "service_role";

revoke all on function "public"."lacks_second_factor"(public.staff) from public;

grant execute on function "public"."lacks_second_factor"(public.staff) to "authenticated";

grant execute on function "public"."lacks_second_factor"(public.staff) to "service_role";

revoke all on function "public"."my_trust"() from public;

grant execute on function "public"."my_trust"() to "authenticated";

grant execute on function "public"."my_trust"() to "service_role";

revoke all on function "public"."operations"() from public;

grant execute on function "public"."operations"() to "authenticated";

grant execute on function "public"."operations"() to "service_role";

revoke all on function "public"."recovery_codes_left"() from public;

grant execute on function "public"."recovery_codes_left"() to "authenticated";

grant execute on function "public"."recovery_codes_left"() to "service_role";

revoke all on function "public"."retry_mail"(text) from public;

grant execute on function "public"."retry_mail"(text) to "authenticated";

grant execute on function "public"."retry_mail"(text) to "service_role";

revoke all on function "public"."use_recovery_code"(text) from public;

grant execute on function "public"."use_recovery_code"(text) to "authenticated";

grant execute on function "public"."use_recovery_code"(text) to "service_role";

revoke all on table "public"."held_content" from "authenticated";

grant select on table "public"."held_content" to "authenticated";

grant all on table "public"."held_content" to "service_role";

revoke all on table "public"."member_activity" from "authenticated";

grant select on table "public"."member_activity" to "authenticated";

grant all on table "public"."member_activity" to "service_role";

revoke all on table "public"."member_responses" from "authenticated";

grant select on table "public"."member_responses" to "authenticated";

grant all on table "public"."member_responses" to "service_role";

alter table "public"."contact_messages"
  add constraint "contact_messages_links" check (
CASE
    WHEN (subject = ANY (ARRAY['copyright'::text, 'fair_housing'::text])) THEN
      private.are_content_links(links)
    ELSE (links IS NULL)
END);

reset check_function_bodies;
