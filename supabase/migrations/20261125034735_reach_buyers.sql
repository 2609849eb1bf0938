set check_function_bodies = off;

drop trigger "check_updated_columns" on "public"."buybox_profiles";

drop view "private"."action_limits";

drop view "private"."personal_data";

alter table "public"."reports"
  drop constraint "reports_subject_kind_check";

create table "public"."listing_answers" (
  "id"          uuid                     not null default gen_random_uuid(),
  "question_id" uuid                     not null,
  "user_id"     uuid                     not null,
  "content"     text                     not null,
  "created_at"  timestamp with time zone not null default now(),
  "edited_at"   timestamp with time zone,
  "removed_at"  timestamp with time zone,
  constraint "listing_answers_content_check"
    check (((char_length(content) <= 2000) AND (content ~ '\S'::text))),
  constraint "listing_answers_once" unique (question_id),
  constraint "listing_answers_pkey" primary key (id)
);

alter table "public"."listing_answers"
  enable row level security;

create table "public"."listing_invitations" (
  "id"          uuid                     not null default gen_random_uuid(),
  "property_id" uuid                     not null,
  "user_id"     uuid                     not null,
  "created_at"  timestamp with time zone not null default now(),
  constraint "listing_invitations_once" unique (property_id, user_id),
  constraint "listing_invitations_pkey" primary key (id)
);

alter table "public"."listing_invitations"
  enable row level security;

revoke all on table "public"."listing_invitations" from "anon";

create table "public"."listing_questions" (
  "id"          uuid                     not null,
  "property_id" uuid                     not null,
  "user_id"     uuid                     not null,
  "content"     text                     not null,
  "created_at"  timestamp with time zone not null default now(),
  "answered_at" timestamp with time zone,
  "hidden_at"   timestamp with time zone,
  "removed_at"  timestamp with time zone,
  constraint "listing_questions_content_check"
    check (((char_length(content) <= 500) AND (content ~ '\S'::text))),
  constraint "listing_questions_pkey" primary key (id)
);

alter table "public"."listing_questions"
  enable row level security;

create table "public"."listing_showing_notes" (
  "showing_id" uuid not null,
  "notes"      text not null,
  constraint "listing_showing_notes_notes_check"
    check (((char_length(notes) <= 1000) AND (notes ~ '\S'::text))),
  constraint "listing_showing_notes_pkey" primary key (showing_id)
);

alter table "public"."listing_showing_notes"
  enable row level security;

create table "public"."listing_showings" (
  "id"          uuid                     not null,
  "property_id" uuid                     not null,
  "starts_at"   timestamp with time zone not null,
  "ends_at"     timestamp with time zone not null,
  "time_zone"   text                     not null,
  "capacity"    integer                  not null,
  "booked"      integer                  not null default 0,
  "canceled_at" timestamp with time zone,
  "created_at"  timestamp with time zone not null default now(),
  constraint "listing_showings_booked_check" check ((booked >= 0)),
  constraint "listing_showings_booked" check ((booked <= capacity)),
  constraint "listing_showings_capacity_check" check (((capacity >= 1) AND (capacity <= 50))),
  constraint "listing_showings_pkey" primary key (id),
  constraint "listing_showings_times"
    check
    ((((ends_at - starts_at) >= '00:10:00'::interval) AND ((ends_at - starts_at) <=
    '08:00:00'::interval)))
);

alter table "public"."listing_showings"
  enable row level security;

create table "public"."showing_bookings" (
  "id"          uuid                     not null default gen_random_uuid(),
  "showing_id"  uuid                     not null,
  "user_id"     uuid                     not null,
  "created_at"  timestamp with time zone not null default now(),
  "reminded_at" timestamp with time zone,
  constraint "showing_bookings_once" unique (showing_id, user_id),
  constraint "showing_bookings_pkey" primary key (id)
);

alter table "public"."showing_bookings"
  enable row level security;

alter table "public"."buybox_profiles"
  add column "seller_invitations" boolean;

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
      where s.user_id = box.user_id and s.kind = 'listing_invitation' and not s.in_app and not s.mail
    );
$function$;

create or replace function private.answer_question (
  question_id uuid,
  content     text
)
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  question constant public.listing_questions := private.own_question(question_id);
  new_content constant text := btrim(answer_question.content, E' \t\r\n');
  answer public.listing_answers;
begin
  select a.* into answer from public.listing_answers a where a.question_id = question.id;
  if answer.content = new_content then
    return;
  end if;
  if answer.removed_at is not null then
    raise exception 'Your answer waits for review or was removed, so it can’t be changed.' using errcode = 'P0001';
  end if;
  perform private.consume_rate_limit('answer');
  if answer.id is null then
    insert into public.listing_answers (question_id, user_id, content) values (question.id, auth.uid(), new_content);
  else
    update public.listing_answers a set content = new_content, edited_at = now() where a.id = answer.id;
  end if;
end;
$function$;

create or replace function private.ask_question (
  question_id uuid,
  property_id uuid,
  content     text
)
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  me constant uuid := auth.uid();
  most_open constant integer := 3;
  listing public.properties;
begin
  select p.* into listing from public.properties p
  where p.id = ask_question.property_id and p.status = 'active' and p.user_id <> all (private.hidden_member_ids());
  if me is null or listing.id is null then
    raise exception 'This listing isn’t available' using errcode = '42501';
  end if;
  if listing.user_id = me then
    raise exception 'This is your own listing' using errcode = '42501';
  end if;
  perform private.check_email_verified();
  if exists (select from public.listing_questions q where q.id = ask_question.question_id and q.user_id = me) then
    return;
  end if;
  -- Serializes the member's questions.
  perform private.consume_rate_limit('question');
  if exists (select from public.listing_questions q where q.id = ask_question.question_id and q.user_id = me) then
    return;
  end if;
  if (
    select count(*) from public.listing_questions q
    where q.user_id = me and q.property_id = listing.id and q.answered_at is null
  ) >= most_open then
    raise exception 'You have % questions here without an answer. Wait for the seller, or delete one.', most_open
      using errcode = 'P0001';
  end if;
  insert into public.listing_questions (id, property_id, user_id, content)
  values (ask_question.question_id, listing.id, me, btrim(ask_question.content, E' \t\r\n'));
end;
$function$;

create or replace function private.best_invitees (
  listing  public.properties,
  max_rows integer
)
  returns SETOF uuid
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
declare
  most_boxes constant integer := 2000;
  most_a_day constant integer := 5;
  candidates constant uuid[] := array(
    select c.user_id from private.box_candidates(listing, '{t,f}') as c (user_id)
    where not exists (
      select from public.listing_invitations i where i.property_id = listing.id and i.user_id = c.user_id
    )
  );
begin
  return query
    with matching as materialized (
      select b as box from private.matching_boxes(listing, candidates, most_boxes) as b
      union all
      -- As in private.matching_buy_boxes.
      select b
      from public.member_blocks m join public.buybox_profiles b on b.user_id = m.blocked_id
      where m.blocker_id = listing.user_id and b.user_id = any (candidates) and private.is_match(listing, b)
        and not exists (select from public.member_blocks o where o.blocker_id = m.blocked_id
          and o.blocked_id = m.blocker_id)
    )
    select (m.box).user_id from matching m
    where private.accepts_invitations(m.box)
      and private.standing_of((m.box).user_id) not in ('suspended', 'banned')
      and not exists (
        select from public.deal_alerts a
        where a.user_id = (m.box).user_id and a.property_id = listing.id and a.created_at > now() - interval '1 day'
      )
      and (
        select count(*) < most_a_day from public.listing_invitations i
        where i.user_id = (m.box).user_id and i.created_at > now() - interval '1 day'
      )
      and not exists (
        select from public.listing_invitations i join public.properties p on p.id = i.property_id
        where i.user_id = (m.box).user_id and p.user_id = listing.user_id and i.created_at > now() - interval '7 days'
      )
    order by private.match_score(listing, m.box) desc, (m.box).updated_at desc, (m.box).user_id
    limit max_rows;
end;
$function$;

create or replace function private.book_showing (
  showing_id uuid
)
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  me constant uuid := auth.uid();
  showing public.listing_showings;
  listing public.properties;
  other_title text;
begin
  perform private.lock_bookings(me);
  select s.* into showing from public.listing_showings s where s.id = book_showing.showing_id for no key update;
  select p.* into listing from public.properties p
  where p.id = showing.property_id and p.status = 'active' and p.user_id <> all (private.hidden_member_ids());
  if me is null or listing.id is null then
    raise exception 'This showing isn’t available' using errcode = '42501';
  end if;
  if listing.user_id = me then
    raise exception 'This is your own listing' using errcode = '42501';
  end if;
  perform private.check_email_verified();
  if showing.canceled_at is not null then
    raise exception 'This showing was canceled.' using errcode = 'P0001';
  end if;
  if private.has_booked(showing.id) then
    return;
  end if;
  if showing.starts_at <= now() then
    raise exception 'This showing has already started.' using errcode = 'P0001';
  end if;
  if not private.profile_visible_to(me, listing.user_id) then
    raise exception '%', 'Your profile is private, so the seller couldn’t see who’s coming. Make it public, or '
      'connect with the seller first.' using errcode = 'P0001';
  end if;
  if showing.booked >= showing.capacity then
    raise exception 'This showing is fully booked.' using errcode = 'P0001';
  end if;
  select p.title into other_title
  from public.showing_bookings b
  join public.listing_showings s on s.id = b.showing_id
  join public.properties p on p.id = s.property_id
  where b.user_id = me and s.canceled_at is null and s.starts_at < showing.ends_at and s.ends_at > showing.starts_at
  limit 1;
  if found then
    raise exception 'You booked another showing at that time: %.', other_title using errcode = 'P0001';
  end if;
  perform private.consume_rate_limit('showing_booking');
  insert into public.showing_bookings (showing_id, user_id) values (showing.id, me);
  perform private.delete_notifications(showing.id, '{showing_booking}', me);
  perform private.notify_showing(listing.user_id, 'showing_booking', me, showing, '{"event": "booked"}');
end;
$function$;

create or replace function private.can_read_showing_notes (
  showing_id uuid
)
  returns boolean
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select private.is_showing_host(can_read_showing_notes.showing_id) or (
    private.has_booked(can_read_showing_notes.showing_id)
    and (select private.account_standing()) not in ('suspended', 'banned')
    and exists (
      select from public.listing_showings s
      where s.id = can_read_showing_notes.showing_id and s.canceled_at is null
        and s.ends_at > now() - interval '1 day'
    )
  );
$function$;

create or replace function private.cancel_booking (
  showing_id uuid
)
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  me constant uuid := auth.uid();
  showing public.listing_showings;
begin
  perform private.lock_bookings(me);
  select s.* into showing from public.listing_showings s
  where s.id = cancel_booking.showing_id and private.has_booked(s.id) for no key update;
  if not found then
    return;
  end if;
  if showing.starts_at <= now() and showing.canceled_at is null then
    raise exception 'This showing has already started.' using errcode = 'P0001';
  end if;
  delete from public.showing_bookings b where b.showing_id = showing.id and b.user_id = me;
  if showing.canceled_at is null then
    perform private.delete_notifications(showing.id, '{showing_booking}', me);
    perform private.notify_showing(p.user_id, 'showing_booking', me, showing, '{"event": "canceled"}')
    from public.properties p where p.id = showing.property_id;
  end if;
end;
$function$;

create or replace function private.cancel_showing (
  showing_id uuid
)
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  showing public.listing_showings;
begin
  select s.* into showing from public.listing_showings s
  where s.id = cancel_showing.showing_id and private.is_showing_host(s.id) for no key update;
  if not found then
    raise exception 'Not a showing of yours' using errcode = '42501';
  end if;
  if showing.canceled_at is not null then
    return;
  end if;
  if showing.starts_at <= now() then
    raise exception 'This showing has already started.' using errcode = 'P0001';
  end if;
  perform private.close_showing(showing.id);
end;
$function$;

create or replace function private.check_time_zone (
  time_zone text
)
  returns void
  language plpgsql
  stable
  set search_path to ''
  AS $function$
begin
  -- Only names that browsers know too: no abbreviations or offsets.
  if time_zone is null
    or time_zone !~ '^(Africa|America|Antarctica|Arctic|Asia|Atlantic|Australia|Europe|Indian|Pacific)/'
    or not exists (select from pg_catalog.pg_timezone_names z where z.name = check_time_zone.time_zone)
  then
    raise exception 'Choose a time zone from the list.' using errcode = 'P0001';
  end if;
end;
$function$;

create or replace function private.close_showing (
  showing_id uuid
)
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  showing public.listing_showings;
begin
  update public.listing_showings s set canceled_at = now()
  where s.id = close_showing.showing_id and s.canceled_at is null and s.starts_at > now()
  returning * into showing;
  if not found then
    return;
  end if;
  perform private.delete_notifications(showing.id, '{showing_reminder}');
  -- Without an actor, so that it also reaches members across a new block.
  perform private.notify_showing(b.user_id, 'showing_canceled', null, showing)
  from public.showing_bookings b where b.showing_id = showing.id order by b.user_id;
  perform private.broadcast_to_topic('listing:' || showing.property_id, 'showings');
end;
$function$;

create or replace function private.close_showings()
  returns trigger
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
begin
  perform private.close_showing(s.id)
  from (
    select c.id from public.listing_showings c
    where c.property_id = new.id and c.canceled_at is null and c.starts_at > now() order by c.id
  ) as s;
  return null;
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
    when 'question' then '/property/' || (content ->> 'property_id') || '#questions'
    when 'answer' then (
      select '/property/' || q.property_id from public.listing_questions q
      where q.id = (content_path.content ->> 'question_id')::uuid
    ) || '#questions'
    when 'reply' then (
      select '/community/forums/' || t.forum_id || '/topics/' || t.id from public.forum_topics t
      where t.id = (content ->> 'topic_id')::uuid
    ) || '#post-' || (content ->> 'number')
  end;
$function$;

create or replace function private.content_source (
  kind text
)
  returns text[]
  language sql
  immutable
  set search_path to ''
  AS $function$
  select case kind
    when 'profile' then '{users,id}'
    when 'review' then '{member_reviews,author_id}'
    when 'listing' then '{properties,user_id}'
    when 'post' then '{feed_posts,user_id}'
    when 'comment' then '{feed_comments,user_id}'
    when 'event' then '{events,user_id}'
    when 'forum' then '{forums,user_id}'
    when 'topic' then '{forum_topics,user_id}'
    when 'reply' then '{forum_posts,user_id}'
    when 'message' then '{messages,user_id}'
    when 'question' then '{listing_questions,user_id}'
    when 'answer' then '{listing_answers,user_id}'
  end::text[];
$function$;

create or replace function private.count_bookings()
  returns trigger
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  changed constant uuid := case when tg_op = 'DELETE' then old.showing_id else new.showing_id end;
  listing uuid;
begin
  update public.listing_showings s set booked = s.booked + case when tg_op = 'DELETE' then -1 else 1 end
  where s.id = changed returning s.property_id into listing;
  -- Bookings go with a deleted showing too, whose members still learn that it was canceled.
  if listing is null then
    return null;
  end if;
  if tg_op = 'DELETE' then
    delete from public.notifications n
    where n.subject_id = changed and n.kind = any ('{showing_reminder,showing_canceled}') and n.user_id = old.user_id;
    delete from private.mail_queue q
    where q.subject_id = changed and q.kind = 'showing_reminder' and q.user_id = old.user_id and q.claimed_at is null;
  end if;
  perform private.broadcast_to_topic('listing:' || listing, 'showings');
  return null;
end;
$function$;

create or replace function private.delete_showing_notifications()
  returns trigger
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
begin
  perform private.delete_notifications(old.id, '{showing_booking,showing_reminder}');
  return null;
end;
$function$;

create or replace function private.exported_invitations()
  returns jsonb
  language sql
  stable
  set search_path to ''
  AS $function$
  with me as materialized (select auth.uid() as id)
  select jsonb_build_object(
    'listing_invitations', (
      select coalesce(jsonb_agg(to_jsonb(i) - 'user_id' order by i.created_at, i.id), '[]')
      from public.listing_invitations i where i.user_id = me.id
    )
  )
  from me;
$function$;

create or replace function private.exported_questions()
  returns jsonb
  language sql
  stable
  set search_path to ''
  AS $function$
  with me as materialized (select auth.uid() as id)
  select jsonb_build_object(
    'listing_questions', (
      select coalesce(jsonb_agg(to_jsonb(q) - 'user_id' order by q.created_at, q.id), '[]')
      from public.listing_questions q where q.user_id = me.id
    ),
    'listing_answers', (
      select coalesce(jsonb_agg(to_jsonb(a) - 'user_id' order by a.created_at, a.id), '[]')
      from public.listing_answers a where a.user_id = me.id
    )
  )
  from me;
$function$;

create or replace function private.exported_showings()
  returns jsonb
  language sql
  stable
  set search_path to ''
  AS $function$
  with me as materialized (select auth.uid() as id)
  select jsonb_build_object(
    'listing_showings', (
      select coalesce(jsonb_agg(
        to_jsonb(s) || jsonb_build_object('notes',
          (select n.notes from public.listing_showing_notes n where n.showing_id = s.id))
        order by s.created_at, s.id
      ), '[]')
      from public.listing_showings s join public.properties p on p.id = s.property_id where p.user_id = me.id
    ),
    'showing_bookings', (
      select coalesce(jsonb_agg(
        to_jsonb(b) - 'user_id' || jsonb_build_object('starts_at', s.starts_at, 'time_zone', s.time_zone)
        order by b.created_at, b.id
      ), '[]')
      from public.showing_bookings b join public.listing_showings s on s.id = b.showing_id where b.user_id = me.id
    )
  )
  from me;
$function$;

create or replace function private.follow_up_answer()
  returns trigger
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  is_new constant boolean := tg_op = 'INSERT' or tg_op = 'UPDATE' and old.removed_at is not null;
begin
  if tg_op = 'DELETE' then
    perform private.delete_notifications(old.id, '{listing_answer}');
    update public.listing_questions q set answered_at = null where q.id = old.question_id;
  elsif new.removed_at is not null then
    update public.listing_questions q set answered_at = null
    where q.id = new.question_id and q.answered_at is not null;
  elsif is_new then
    update public.listing_questions q set answered_at = now() where q.id = new.question_id;
    perform private.record_response(q.user_id, new.user_id), private.notify(
      q.user_id, 'listing_answer', new.user_id, new.id, jsonb_build_object('property_id', p.id, 'title', p.title)
    )
    from public.listing_questions q join public.properties p on p.id = q.property_id
    where q.id = new.question_id;
  else
    perform private.broadcast_to_topic('listing:' || q.property_id, 'questions')
    from public.listing_questions q where q.id = new.question_id;
  end if;
  return null;
end;
$function$;

create or replace function private.follow_up_question()
  returns trigger
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  -- What was held or removed notifies when the seller can read it.
  is_new constant boolean := tg_op = 'INSERT' or old.removed_at is not null;
begin
  if tg_op = 'DELETE' then
    perform private.delete_notifications(old.id, '{listing_question}', old.user_id);
  elsif is_new and new.removed_at is null then
    perform private.notify(p.user_id, 'listing_question', new.user_id, new.id,
      jsonb_build_object('property_id', p.id, 'title', p.title))
    from public.properties p where p.id = new.property_id;
  end if;
  perform private.broadcast_to_topic(
    'listing:' || case when tg_op = 'DELETE' then old.property_id else new.property_id end, 'questions'
  );
  return null;
end;
$function$;

create or replace function private.free_showings()
  returns trigger
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  pair constant uuid[] := array[new.blocker_id, new.blocked_id];
begin
  -- Locked even without a booking, so that a concurrent one waits for the block, or the block for it.
  perform from public.listing_showings s
  where s.starts_at > now() and s.canceled_at is null
    and s.property_id in (select p.id from public.properties p where p.user_id = any (pair))
  order by s.id for no key update;
  delete from public.showing_bookings b using public.listing_showings s, public.properties p
  where s.id = b.showing_id and p.id = s.property_id and s.starts_at > now()
    and p.user_id = any (pair) and b.user_id = any (pair);
  return new;
end;
$function$;

create or replace function private.has_booked (
  showing_id uuid
)
  returns boolean
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select exists (
    select from public.showing_bookings b
    where b.showing_id = has_booked.showing_id and b.user_id = (select auth.uid())
  );
$function$;

create or replace function private.hide_question (
  question_id uuid,
  hidden      boolean
)
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  question constant public.listing_questions := private.own_question(question_id);
begin
  if (question.hidden_at is not null) = hidden then
    return;
  end if;
  perform private.consume_rate_limit('answer');
  update public.listing_questions q set hidden_at = case when hidden then now() end where q.id = question.id;
end;
$function$;

create or replace function private.invite_buyers (
  property_id uuid,
  max_count   integer
)
  returns integer
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  me constant uuid := auth.uid();
  size constant integer := least(greatest(coalesce(max_count, 10), 1), 25);
  listing public.properties;
  invitee uuid;
  invitation uuid;
  invited integer := 0;
begin
  select p.* into listing from public.properties p where p.id = invite_buyers.property_id and p.user_id = me;
  if not found then
    raise exception 'Not a listing of yours' using errcode = '42501';
  end if;
  perform private.check_email_verified();
  if listing.status <> 'active' then
    raise exception 'Only active listings can invite members.' using errcode = 'P0001';
  end if;
  -- Two calls at once must neither pick the same members nor share what is left of the day's limit.
  perform pg_advisory_xact_lock(hashtextextended('invitations ' || me, 0));
  for invitee in
    -- At least one, so that beyond the limit the caller is told.
    select b from private.best_invitees(
      listing, least(size, greatest(private.remaining_uses(me, 'listing_invitation'), 1))
    ) as b
  loop
    perform private.consume_rate_limit('listing_invitation');
    insert into public.listing_invitations (property_id, user_id)
    -- Skips members whose account is being deleted.
    select listing.id, u.id from public.users u where u.id = invitee for key share
    returning id into invitation;
    continue when not found;
    invited := invited + 1;
    perform private.notify(invitee, 'listing_invitation', me, invitation, jsonb_build_object(
      'property_id', listing.id, 'title', listing.title, 'price', listing.price, 'city', listing.city,
      'state', listing.state
    ));
  end loop;
  return invited;
end;
$function$;

create or replace function private.is_showing_host (
  showing_id uuid
)
  returns boolean
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select exists (
    select from public.listing_showings s join public.properties p on p.id = s.property_id
    where s.id = is_showing_host.showing_id and p.user_id = (select auth.uid())
  );
$function$;

create or replace function private.listing_reach (
  property_id uuid
)
  returns jsonb
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
declare
  listing public.properties;
begin
  select p.* into listing from public.properties p where p.id = listing_reach.property_id and p.user_id = auth.uid();
  if not found then
    raise exception 'Not a listing of yours' using errcode = '42501';
  end if;
  return jsonb_build_object(
    'views', listing.view_count,
    'saves', listing.saves,
    'askers', (
      select count(distinct q.user_id) from public.listing_questions q
      where q.property_id = listing.id and q.removed_at is null
    ),
    'invited', (select count(*) from public.listing_invitations i where i.property_id = listing.id),
    'invitations_left', private.remaining_uses(listing.user_id, 'listing_invitation'),
    'booked', (
      select count(distinct b.user_id)
      from public.listing_showings s join public.showing_bookings b on b.showing_id = s.id
      where s.property_id = listing.id and s.canceled_at is null
    )
  );
end;
$function$;

create or replace function private.lock_bookings (
  member uuid
)
  returns void
  language sql
  set search_path to ''
  AS $function$ select pg_advisory_xact_lock(hashtextextended('showing bookings ' || member, 0)); $function$;

create or replace function private.lock_listing_invitations()
  returns trigger
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
begin
  perform from public.listing_invitations i
  where i.user_id = old.id
    or i.property_id in (select p.id from public.properties p where p.user_id = old.id)
  order by i.id for update;
  return old;
end;
$function$;

create or replace function private.lock_listing_questions()
  returns trigger
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
begin
  perform from public.listing_questions q
  where q.user_id = old.id
    or q.property_id in (select p.id from public.properties p where p.user_id = old.id)
  order by q.id for update;
  return old;
end;
$function$;

create or replace function private.lock_showings()
  returns trigger
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
begin
  perform private.lock_bookings(old.id);
  perform from public.listing_showings s
  where s.property_id in (select p.id from public.properties p where p.user_id = old.id)
    or s.id in (select b.showing_id from public.showing_bookings b where b.user_id = old.id)
  order by s.id for no key update;
  return old;
end;
$function$;

create or replace function private.notify_of_deleted_showings()
  returns trigger
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
begin
  perform private.close_showing(s.id)
  from (
    select c.id from public.listing_showings c
    where c.property_id = old.id and c.canceled_at is null and c.starts_at > now() order by c.id
  ) as s;
  return old;
end;
$function$;

create or replace function private.notify_showing (
  member  uuid,
  kind    text,
  actor   uuid,
  showing public.listing_showings,
  extra   jsonb                   default '{}'::jsonb
)
  returns void
  language sql
  security definer
  set search_path to ''
  AS $function$
  select private.notify(member, kind, actor, showing.id, jsonb_build_object(
    'property_id', p.id, 'title', p.title, 'starts_at', showing.starts_at, 'time_zone', showing.time_zone
  ) || extra)
  from public.properties p where p.id = showing.property_id;
$function$;

create or replace function private.offer_showing (
  showing_id  uuid,
  property_id uuid,
  starts_at   timestamp with time zone,
  ends_at     timestamp with time zone,
  time_zone   text,
  capacity    integer,
  notes       text
)
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  most_coming constant integer := 50;
  known_notes constant text := nullif(btrim(offer_showing.notes, E' \t\r\n'), '');
  listing public.properties;
begin
  -- Locked, so that parallel calls see each other's showings.
  select p.* into listing from public.properties p
  where p.id = offer_showing.property_id and p.user_id = auth.uid() for no key update;
  if not found then
    raise exception 'Not a listing of yours' using errcode = '42501';
  end if;
  if exists (
    select from public.listing_showings s where s.id = offer_showing.showing_id and s.property_id = listing.id
  ) then
    return;
  end if;
  if listing.status <> 'active' then
    raise exception 'Only active listings can offer showings.' using errcode = 'P0001';
  end if;
  perform private.check_time_zone(offer_showing.time_zone);
  if offer_showing.starts_at <= now() then
    raise exception 'The showing must start in the future.' using errcode = 'P0001';
  end if;
  if offer_showing.starts_at > now() + interval '90 days' then
    raise exception 'The showing must start within 90 days.' using errcode = 'P0001';
  end if;
  if exists (
    select from public.listing_showings s
    where s.property_id = listing.id and s.canceled_at is null
      and s.starts_at < offer_showing.ends_at and s.ends_at > offer_showing.starts_at
  ) then
    raise exception 'You already offer a showing of this property at that time.' using errcode = 'P0001';
  end if;
  if (
    select count(*) from public.listing_showings s
    where s.property_id = listing.id and s.canceled_at is null and s.ends_at > now()
  ) >= most_coming then
    raise exception 'A listing can have % upcoming showings.', most_coming using errcode = 'P0001';
  end if;
  perform private.consume_rate_limit('showing');
  insert into public.listing_showings (id, property_id, starts_at, ends_at, time_zone, capacity)
  values (offer_showing.showing_id, listing.id, offer_showing.starts_at, offer_showing.ends_at,
    offer_showing.time_zone, offer_showing.capacity);
  if known_notes is not null then
    insert into public.listing_showing_notes (showing_id, notes) values (offer_showing.showing_id, known_notes);
  end if;
  perform private.broadcast_to_topic('listing:' || listing.id, 'showings');
end;
$function$;

create or replace function private.own_question (
  question_id uuid
)
  returns public.listing_questions
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  question public.listing_questions;
begin
  select q.* into question
  from public.listing_questions q join public.properties p on p.id = q.property_id
  where q.id = own_question.question_id and p.user_id = auth.uid() and q.removed_at is null
    and q.user_id <> all (private.hidden_member_ids())
  for no key update of q;
  if not found then
    raise exception 'Not a question to you' using errcode = '42501';
  end if;
  return question;
end;
$function$;

create or replace function private.remaining_uses (
  member uuid,
  action text
)
  returns integer
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
declare
  level constant smallint := private.trust_level(member);
begin
  return (
    select min(
      case level when 0 then l.new_max_uses when 1 then l.basic_max_uses else l.max_uses end
        - coalesce(r.used, 0)
    )
    from private.action_limits l
    left join private.rate_limits r on r.user_id = member and r.action = l.action and r.period = l.period
      and r.started_at > clock_timestamp() - r.period
    where l.action = remaining_uses.action
  );
end;
$function$;

create or replace function private.remind_of_showings()
  returns integer
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  showing public.listing_showings;
  booking record;
  reminder_count integer := 0;
begin
  for showing in
    select * from public.listing_showings s
    where s.canceled_at is null and s.starts_at > now() and s.starts_at <= now() + interval '24 hours'
      and exists (select from public.showing_bookings b where b.showing_id = s.id and b.reminded_at is null)
    order by s.id for no key update
  loop
    for booking in
      update public.showing_bookings b set reminded_at = now()
      where b.showing_id = showing.id and b.reminded_at is null returning b.user_id
    loop
      perform private.notify_showing(booking.user_id, 'showing_reminder', null, showing);
      reminder_count := reminder_count + 1;
    end loop;
  end loop;
  return reminder_count;
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
      subject, '{mention,post_comment,topic_reply,post_reply,review,review_answer,listing_question,listing_answer}',
      (content ->> 'owner_id')::uuid
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

create or replace function private.validate_event()
  returns trigger
  language plpgsql
  set search_path to ''
  AS $function$
declare
  by_member constant boolean := current_user in ('anon', 'authenticated');
  by_staff constant boolean := by_member and private.has_staff_role('reviewer');
begin
  new.title := btrim(new.title, E' \t\r\n');
  new.description := private.normalize_mentions(btrim(new.description, E' \t\r\n'));
  new.location := nullif(btrim(new.location, E' \t\r\n'), '');
  new.payment_instructions := case when new.price_usd is not null then
    nullif(btrim(new.payment_instructions, E' \t\r\n'), '') end;
  new.edited_at := now();
  perform private.check_time_zone(new.time_zone);
  if new.capacity < new.registered then
    raise exception '% members are already registered. Capacity can’t be lower.', new.registered
      using errcode = 'P0001';
  end if;
  if not by_member then
    return new;
  end if;
  if tg_op = 'INSERT' then
    new.status := 'proposed';
    new.reason := null;
    new.registered := 0;
    new.waitlisted := 0;
    new.removed_at := null;
  elsif old.status = 'canceled' then
    raise exception 'This event was canceled.' using errcode = 'P0001';
  elsif old.status = 'published' and old.ends_at <= now() then
    raise exception 'This event is over.' using errcode = 'P0001';
  elsif old.status = 'published' and not by_staff
    and (new.title, new.description, new.format, new.price_usd, new.payment_instructions, new.exclusive)
      is distinct from
        (old.title, old.description, old.format, old.price_usd, old.payment_instructions, old.exclusive)
  then
    raise exception 'Only the time, place, and capacity of a published event can change.' using errcode = 'P0001';
  elsif old.status = 'returned' and not by_staff then
    new.status := 'proposed';
    new.reason := null;
  end if;
  if new.exclusive and not by_staff and (tg_op = 'INSERT' or not old.exclusive)
    and not private.has_entitlement('exclusive_events') then
    raise exception 'Only Closer and Partner members can organize exclusive events.' using errcode = 'P0001';
  end if;
  if tg_op = 'INSERT' or new.starts_at <> old.starts_at then
    if new.starts_at <= now() then
      raise exception 'The event must start in the future.' using errcode = 'P0001';
    end if;
    if new.starts_at > now() + interval '2 years' then
      raise exception 'The event must start within two years.' using errcode = 'P0001';
    end if;
  end if;
  return new;
end;
$function$;

create or replace function private.withdraw_invitations()
  returns trigger
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
begin
  if tg_op = 'DELETE' then
    perform private.delete_notifications(old.id, '{listing_invitation}');
  else
    perform private.delete_notifications(i.id, '{listing_invitation}')
    from public.listing_invitations i where i.property_id = new.id order by i.id;
  end if;
  return null;
end;
$function$;

create or replace function public.answer_question (
  question_id uuid,
  content     text
)
  returns void
  language sql
  set search_path to ''
  AS $function$ select private.answer_question(question_id, content); $function$;

revoke all on function "public"."answer_question"(uuid, text) from "anon";

create or replace function public.ask_question (
  question_id uuid,
  property_id uuid,
  content     text
)
  returns void
  language sql
  set search_path to ''
  AS $function$ select private.ask_question(question_id, property_id, content); $function$;

revoke all on function "public"."ask_question"(uuid, uuid, text) from "anon";

create or replace function public.book_showing (
  showing_id uuid
)
  returns void
  language sql
  set search_path to ''
  AS $function$ select private.book_showing(showing_id); $function$;

revoke all on function "public"."book_showing"(uuid) from "anon";

create or replace function public.cancel_booking (
  showing_id uuid
)
  returns void
  language sql
  set search_path to ''
  AS $function$ select private.cancel_booking(showing_id); $function$;

revoke all on function "public"."cancel_booking"(uuid) from "anon";

create or replace function public.cancel_showing (
  showing_id uuid
)
  returns void
  language sql
  set search_path to ''
  AS $function$ select private.cancel_showing(showing_id); $function$;

revoke all on function "public"."cancel_showing"(uuid) from "anon";

create or replace function public.export_my_data()
  returns jsonb
  language sql
  stable
  set search_path to ''
  AS $function$
  select private.exported_account() || private.exported_listings() || private.exported_notifications()
    || private.exported_network()
    || private.exported_feed() || private.exported_events() || private.exported_forums() || private.exported_messages()
    || private.exported_alerts() || private.exported_submissions() || private.exported_billing()
      || private.exported_contact() || private.exported_questions() || private.exported_invitations()
      || private.exported_showings() || private.exported_moderation() || private.exported_system_data()
  where (select auth.uid()) is not null;
$function$;

create or replace function public.hide_question (
  question_id uuid,
  hidden      boolean
)
  returns void
  language sql
  set search_path to ''
  AS $function$ select private.hide_question(question_id, hidden); $function$;

revoke all on function "public"."hide_question"(uuid, boolean) from "anon";

create or replace function public.invite_buyers (
  property_id uuid,
  max_count   integer default 10
)
  returns integer
  language sql
  set search_path to ''
  AS $function$ select private.invite_buyers(property_id, max_count); $function$;

revoke all on function "public"."invite_buyers"(uuid, integer) from "anon";

create or replace function public.listing_reach (
  property_id uuid
)
  returns jsonb
  language sql
  stable
  set search_path to ''
  AS $function$ select private.listing_reach(property_id); $function$;

revoke all on function "public"."listing_reach"(uuid) from "anon";

create or replace function public.offer_showing (
  showing_id  uuid,
  property_id uuid,
  starts_at   timestamp with time zone,
  ends_at     timestamp with time zone,
  time_zone   text,
  capacity    integer                  default 1,
  notes       text                     default null::text
)
  returns void
  language sql
  set search_path to ''
  AS $function$
  select private.offer_showing(showing_id, property_id, starts_at, ends_at, time_zone, capacity, notes);
$function$;

revoke all
  on function "public"."offer_showing"(uuid, uuid, timestamp with time zone, timestamp
    with time zone, text, integer, text)
  from "anon";

create or replace function public.remind_of_events()
  returns integer
  language sql
  set search_path to ''
  AS $function$
  select private.record_job_run('remind-of-events');
  select private.remind_of_events() + private.remind_of_showings();
$function$;

alter table "public"."listing_answers"
  add constraint "listing_answers_user_id_fkey" foreign key (user_id) references public.users(id)
    on delete cascade;

alter table "public"."listing_invitations"
  add constraint "listing_invitations_property_id_fkey" foreign key (property_id)
    references public.properties(id) on delete cascade;

alter table "public"."listing_invitations"
  add constraint "listing_invitations_user_id_fkey" foreign key (user_id)
    references public.users(id) on delete cascade;

alter table "public"."listing_answers"
  add constraint "listing_answers_question_id_fkey" foreign key (question_id)
    references public.listing_questions(id) on delete cascade;

alter table "public"."listing_questions"
  add constraint "listing_questions_property_id_fkey" foreign key (property_id)
    references public.properties(id) on delete cascade;

alter table "public"."listing_questions"
  add constraint "listing_questions_user_id_fkey" foreign key (user_id) references public.users(id)
    on delete cascade;

alter table "public"."listing_showing_notes"
  add constraint "listing_showing_notes_showing_id_fkey" foreign key (showing_id)
    references public.listing_showings(id) on delete cascade;

alter table "public"."listing_showings"
  add constraint "listing_showings_property_id_fkey" foreign key (property_id)
    references public.properties(id) on delete cascade;

alter table "public"."reports"
  add constraint "reports_subject_kind_check"
    check
    ((subject_kind = ANY (ARRAY['profile'::text, 'review'::text, 'listing'::text, 'post'::text,
    'comment'::text,
    'event'::text,
    'forum'::text,
    'topic'::text, 'reply'::text, 'message'::text, 'question'::text, 'answer'::text])));

alter table "public"."showing_bookings"
  add constraint "showing_bookings_showing_id_fkey" foreign key (showing_id)
    references public.listing_showings(id) on delete cascade;

alter table "public"."showing_bookings"
  add constraint "showing_bookings_user_id_fkey" foreign key (user_id) references public.users(id)
    on delete cascade;

create view "private"."action_limits" with (security_invoker=true) AS  SELECT action,
    period,
    verb,
    noun,
    max_uses,
    basic_max_uses,
    new_max_uses
   FROM ( VALUES ('review'::text,'1 day'::interval,'write'::text,'review'::text,5,2,2), ('connection_request'::text,'1 day'::interval,'send'::text,'connection request'::text,50,20,10), ('follow'::text,'1 day'::interval,'follow'::text,'member'::text,100,40,20), ('conversation'::text,'1 day'::interval,'start'::text,'conversation'::text,30,10,3), ('message'::text,'00:01:00'::interval,'send'::text,'message'::text,30,30,30), ('listing'::text,'1 day'::interval,'post'::text,'listing'::text,50,10,5), ('submission'::text,'1 day'::interval,'start'::text,'submission'::text,20,10,5), ('submit'::text,'1 day'::interval,'submit'::text,'deal'::text,10,5,5), ('upload'::text,'01:00:00'::interval,'upload'::text,'file'::text,300,200,100), ('upload'::text,'1 day'::interval,'upload'::text,'file'::text,1000,400,200), ('post'::text,'1 day'::interval,'write'::text,'post'::text,20,10,5), ('comment'::text,'00:01:00'::interval,'write'::text,'comment'::text,10,10,10), ('comment'::text,'1 day'::interval,'write'::text,'comment'::text,200,100,50), ('feed_edit'::text,'01:00:00'::interval,'make'::text,'edit'::text,60,60,60), ('like'::text,'00:01:00'::interval,'change'::text,'like'::text,120,60,60), ('forum'::text,'1 day'::interval,'create'::text,'forum'::text,3,1,1), ('topic'::text,'1 day'::interval,'start'::text,'topic'::text,10,5,3), ('reply'::text,'00:01:00'::interval,'write'::text,'forum post'::text,10,10,10), ('reply'::text,'1 day'::interval,'write'::text,'forum post'::text,200,100,50), ('reply_edit'::text,'01:00:00'::interval,'make'::text,'edit'::text,60,60,60), ('event'::text,'1 day'::interval,'propose'::text,'event'::text,5,2,2), ('event_change'::text,'1 day'::interval,'change'::text,'published event'::text,10,10,10), ('event_registration'::text,'00:10:00'::interval,'register for'::text,'event'::text,30,30,30), ('document_request'::text,'1 day'::interval,'send'::text,'document request'::text,50,20,10), ('document_decision'::text,'1 day'::interval,'answer'::text,'document request'::text,300,100,50), ('question'::text,'1 day'::interval,'ask'::text,'question'::text,30,10,5), ('answer'::text,'1 day'::interval,'write'::text,'answer'::text,300,100,50), ('listing_invitation'::text,'1 day'::interval,'send'::text,'invitation'::text,25,10,5), ('showing'::text,'1 day'::interval,'offer'::text,'showing'::text,50,20,10), ('showing_booking'::text,'1 day'::interval,'book'::text,'showing'::text,30,15,5), ('report'::text,'1 day'::interval,'send'::text,'report'::text,20,10,10), ('open_portal'::text,'01:00:00'::interval,'open'::text,'billing page'::text,50,50,50), ('recovery_code'::text,'01:00:00'::interval,'try'::text,'recovery code'::text,10,10,10)) limits(action, period, verb, noun, max_uses, basic_max_uses, new_max_uses);

create view "private"."personal_data" with (security_invoker=true) AS  SELECT table_name,
    member_columns,
    label,
    exported_as,
    on_deletion,
    note,
    copies
   FROM ( VALUES ('auth.users'::text,'{id}'::text[],'sign-in account'::text,'account'::text,'deleted'::text,NULL::text,'{}'::text[]), ('private.alert_mail'::text,'{user_id}'::text[],'date of your last daily digest'::text,'alert_mail'::text,'deleted'::text,NULL::text,'{}'::text[]), ('private.contact_senders'::text,'{}'::text[],'counts that limit contact messages'::text,NULL::text,'kept'::text,'counted per email address, account, and IP address for an hour, then deleted with the next message'::text,'{}'::text[]), ('private.directory'::text,'{user_id}'::text[],'entry in the member directory'::text,'directory'::text,'deleted'::text,NULL::text,'{}'::text[]), ('private.email_change_permits'::text,'{user_id}'::text[],'change of email you asked for'::text,NULL::text,'deleted'::text,'the new address, until you confirm it'::text,'{}'::text[]), ('private.listing_sources'::text,'{}'::text[],'where views of your listings come from'::text,'listing_sources'::text,'deleted'::text,NULL::text,'{}'::text[]), ('private.listing_viewers'::text,'{}'::text[],'hashes that count views of listings'::text,NULL::text,'kept'::text,'can’t be traced to anyone after a day, because their key is deleted'::text,'{}'::text[]), ('private.mail_queue'::text,'{user_id,actor_id}'::text[],'emails sent or waiting'::text,'mail_queue'::text,'deleted'::text,NULL::text,'{}'::text[]), ('private.member_standings'::text,'{user_id}'::text[],'restrictions of your account'::text,'moderation'::text,'deleted'::text,NULL::text,'{}'::text[]), ('private.payment_corrections'::text,'{user_id}'::text[],'corrections of payments'::text,NULL::text,'deleted'::text,'which of your orders and subscriptions we updated late'::text,'{}'::text[]), ('private.rate_limits'::text,'{user_id}'::text[],'how often you did limited actions'::text,'rate_limits'::text,'deleted'::text,NULL::text,'{}'::text[]), ('private.recovery_codes'::text,'{user_id}'::text[],'recovery codes for two-factor authentication'::text,NULL::text,'deleted'::text,'hashes that can’t be turned back into codes'::text,'{}'::text[]), ('private.suspended_passwords'::text,'{user_id}'::text[],'whether you must set a new password'::text,NULL::text,'deleted'::text,'until you set it'::text,'{}'::text[]), ('private.stripe_events'::text,'{}'::text[],'notices from the payment provider'::text,NULL::text,'deleted'::text,'raw copies of what your orders and subscriptions say'::text,'{}'::text[]), ('private.verified_emails'::text,'{user_id}'::text[],'when you verified your email'::text,'account'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.buybox_profiles'::text,'{user_id}'::text[],'buy box'::text,'buy_box'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.connections'::text,'{sender_id,receiver_id}'::text[],'connections and requests'::text,'connections'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.contact_messages'::text,'{user_id,resolved_by}'::text[],'contact messages'::text,'contact_messages'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.conversation_members'::text,'{user_id,other_id}'::text[],'inbox'::text,'conversations'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.conversations'::text,'{user_a_id,user_b_id,last_user_id}'::text[],'conversations'::text,'conversations'::text,'anonymized'::text,'stay with the other person without your name, until they delete their account too'::text,'{}'::text[]), ('public.deal_alerts'::text,'{user_id}'::text[],'deal alerts'::text,'deal_alerts'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.event_links'::text,'{}'::text[],'links of your events'::text,'events'::text,'anonymized'::text,'stay with the event'::text,'{}'::text[]), ('public.event_registrations'::text,'{user_id}'::text[],'event registrations'::text,'event_registrations'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.events'::text,'{user_id}'::text[],'events you organized'::text,'events'::text,'anonymized'::text,'stay without your name, for the members who registered'::text,'{description}'::text[]), ('public.feed_comments'::text,'{user_id}'::text[],'comments'::text,'feed_comments'::text,'deleted'::text,NULL::text,'{content}'::text[]), ('public.feed_likes'::text,'{user_id}'::text[],'likes of posts'::text,'feed_likes'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.feed_posts'::text,'{user_id}'::text[],'posts'::text,'feed_posts'::text,'deleted'::text,NULL::text,'{content}'::text[]), ('public.follows'::text,'{follower_id,followed_id}'::text[],'follows'::text,'follows'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.forum_posts'::text,'{user_id}'::text[],'forum posts'::text,'forum_posts'::text,'anonymized'::text,'emptied, so that replies still make sense'::text,'{content}'::text[]), ('public.forum_topics'::text,'{user_id}'::text[],'forum topics'::text,'forum_topics'::text,'anonymized'::text,'stay without your name'::text,'{}'::text[]), ('public.forums'::text,'{user_id}'::text[],'forums'::text,'forums'::text,'anonymized'::text,'stay without your name'::text,'{}'::text[]), ('public.granted_tiers'::text,'{user_id}'::text[],'granted membership'::text,'granted_tier'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.held_content'::text,'{member_id}'::text[],'posts waiting for review'::text,'held_content'::text,'deleted'::text,NULL::text,'{snapshot}'::text[]), ('public.listing_answers'::text,'{user_id}'::text[],'answers to questions about your listings'::text,'listing_answers'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.listing_days'::text,'{}'::text[],'daily figures of listings'::text,'listing_days'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.listing_document_requests'::text,'{member_id}'::text[],'requests for documents'::text,'document_requests'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.listing_documents'::text,'{}'::text[],'documents of your listings'::text,'listing_documents'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.listing_invitations'::text,'{user_id}'::text[],'invitations to listings'::text,'listing_invitations'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.listing_prices'::text,'{}'::text[],'price history'::text,'listing_prices'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.listing_questions'::text,'{user_id}'::text[],'questions about listings'::text,'listing_questions'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.listing_reviews'::text,'{reviewer_id}'::text[],'reviews of listings by staff'::text,'listing_reviews'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.listing_showing_notes'::text,'{}'::text[],'notes for visitors of your showings'::text,'listing_showings'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.listing_showings'::text,'{}'::text[],'showings of your listings'::text,'listing_showings'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.listing_terms'::text,'{}'::text[],'deal terms of your listings'::text,'listing_terms'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.member_activity'::text,'{user_id}'::text[],'how active you are'::text,'activity'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.member_blocks'::text,'{blocker_id,blocked_id}'::text[],'blocks'::text,'blocked'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.member_contacts'::text,'{user_id}'::text[],'contact details'::text,'contact'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.member_details'::text,'{user_id}'::text[],'sign-up answers'::text,'details'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.member_markets'::text,'{user_id}'::text[],'markets'::text,'markets'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.member_responses'::text,'{member_id}'::text[],'who answered you'::text,'responses'::text,'deleted'::text,NULL::text,'{responder_id}'::text[]), ('public.member_reviews'::text,'{author_id,member_id}'::text[],'reviews by and about you'::text,'reviews'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.member_stats'::text,'{user_id}'::text[],'counts on your profile'::text,'stats'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.message_attachments'::text,'{}'::text[],'attachments'::text,'messages'::text,'anonymized'::text,'names of files you sent stay in the conversation; the files are deleted'::text,'{}'::text[]), ('public.message_settings'::text,'{user_id}'::text[],'message settings'::text,'message_settings'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.messages'::text,'{user_id}'::text[],'messages'::text,'messages'::text,'anonymized'::text,'stay with the other person without your name, until they delete their account too'::text,'{}'::text[]), ('public.moderation_actions'::text,'{member_id,actor_id}'::text[],'decisions of moderators'::text,'moderation'::text,'anonymized'::text,'stay without names, as long as we need them to keep the service safe'::text,'{}'::text[]), ('public.moderation_appeals'::text,'{member_id,decided_by}'::text[],'appeals'::text,'moderation'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.notification_settings'::text,'{user_id}'::text[],'notification settings'::text,'notification_settings'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.notifications'::text,'{user_id,actor_id}'::text[],'notifications'::text,'notifications'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.profile_views'::text,'{member_id,viewer_id}'::text[],'profiles you viewed'::text,'profile_views'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.properties'::text,'{user_id}'::text[],'listings'::text,'listings'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.property_feedback'::text,'{user_id}'::text[],'likes and dislikes'::text,'listing_feedback'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.property_submissions'::text,'{user_id,reviewer_id}'::text[],'submissions'::text,'submissions'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.reports'::text,'{reporter_id,reported_id,handled_by}'::text[],'reports'::text,'reports'::text,'anonymized'::text,'stay without names, as long as we need them to keep the service safe'::text,'{snapshot,subject_id}'::text[]), ('public.saved_listings'::text,'{user_id}'::text[],'saved listings'::text,'saved_listings'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.saved_searches'::text,'{user_id}'::text[],'saved searches'::text,'saved_searches'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.search_alerts'::text,'{user_id}'::text[],'alerts of searches'::text,'search_alerts'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.showing_bookings'::text,'{user_id}'::text[],'showings you booked'::text,'showing_bookings'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.staff'::text,'{user_id}'::text[],'staff role'::text,'staff'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.stripe_checkouts'::text,'{user_id}'::text[],'checkouts'::text,'checkouts'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.stripe_customers'::text,'{user_id}'::text[],'customer number'::text,'billing_customer'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.stripe_orders'::text,'{user_id}'::text[],'invoices'::text,'orders'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.stripe_reversals'::text,'{user_id}'::text[],'refunds and disputes'::text,'reversals'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.stripe_subscriptions'::text,'{user_id}'::text[],'subscriptions'::text,'subscriptions'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.submission_files'::text,'{}'::text[],'contracts'::text,'submissions'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.submission_log'::text,'{actor_id}'::text[],'log of submissions'::text,'submission_log'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.topic_follows'::text,'{user_id}'::text[],'followed topics'::text,'followed_topics'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.topic_reads'::text,'{user_id}'::text[],'read topics'::text,'read_topics'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.users'::text,'{id}'::text[],'profile'::text,'profile'::text,'deleted'::text,NULL::text,'{}'::text[]), ('storage.objects'::text,'{}'::text[],'files'::text,'files'::text,'deleted'::text,NULL::text,'{}'::text[])) registry(table_name, member_columns, label, exported_as, on_deletion, note, copies);

create index listing_answers_removed_idx on public.listing_answers using btree (removed_at)
  where (removed_at is not null);

create index listing_answers_user_idx on public.listing_answers using btree (user_id);

create index listing_invitations_user_idx on public.listing_invitations
  using btree (user_id, created_at);

create index listing_questions_hidden_idx on public.listing_questions using btree (hidden_at)
  where (hidden_at is not null);

create index listing_questions_property_idx on public.listing_questions
  using btree (property_id, created_at, id);

create index listing_questions_removed_idx on public.listing_questions using btree (removed_at)
  where (removed_at is not null);

create index listing_questions_unanswered_idx on public.listing_questions
  using btree (answered_at, property_id)
  where (answered_at is null);

create index listing_questions_user_idx on public.listing_questions
  using btree (user_id, property_id);

create index listing_showings_coming_idx on public.listing_showings using btree (starts_at)
  where (canceled_at is null);

create index listing_showings_property_idx on public.listing_showings
  using btree (property_id, starts_at, id);

create index showing_bookings_unreminded_idx on public.showing_bookings using btree (showing_id)
  where (reminded_at is null);

create index showing_bookings_user_idx on public.showing_bookings using btree (user_id);

create trigger lock_listing_invitations
  before delete on auth.users
  for each row
  execute function private.lock_listing_invitations();

create trigger lock_listing_questions
  before delete on auth.users
  for each row
  execute function private.lock_listing_questions();

create trigger lock_showings
  before delete on auth.users
  for each row
  execute function private.lock_showings();

create trigger check_updated_columns
  before update on public.buybox_profiles
  for each row
  execute function
    private.allow_update_columns('states', 'counties', 'property_types', 'conditions', 'min_price',
    'max_price',
    'financing',
    'investment_strategies', 'vip_alerts', 'alert_mail', 'phone', 'filters', 'seller_invitations');

create trigger a_check_standing
  before insert or delete or update on public.listing_answers
  for each STATEMENT
  execute function private.check_standing('public');

create trigger follow_up_answer
  after insert or delete or update of content, removed_at on public.listing_answers
  for each row
  execute function private.follow_up_answer();

create trigger release_deleted
  after delete on public.listing_answers
  for each row
  execute function private.release_deleted();

create trigger require_verified_email
  before insert or update on public.listing_answers
  for each STATEMENT
  execute function private.require_verified_email();

create trigger y_hold
  before insert or update of content on public.listing_answers
  for each row
  execute function private.hold_for_review('answer');

create trigger a_check_standing
  before insert or delete or update on public.listing_invitations
  for each STATEMENT
  execute function private.check_standing('public');

create trigger require_verified_email
  before insert or update on public.listing_invitations
  for each STATEMENT
  execute function private.require_verified_email();

create trigger withdraw_invitations
  after delete on public.listing_invitations
  for each row
  execute function private.withdraw_invitations();

create trigger a_check_standing
  before insert or delete or update on public.listing_questions
  for each STATEMENT
  execute function private.check_standing('public');

create trigger follow_up_question
  after insert or delete or update of hidden_at, removed_at, answered_at on public.listing_questions
  for each row
  execute function private.follow_up_question();

create trigger release_deleted
  after delete on public.listing_questions
  for each row
  execute function private.release_deleted();

create trigger require_verified_email
  before insert or update on public.listing_questions
  for each STATEMENT
  execute function private.require_verified_email();

create trigger y_hold
  before insert on public.listing_questions
  for each row
  execute function private.hold_for_review('question');

create trigger a_check_standing
  before insert or delete or update on public.listing_showing_notes
  for each STATEMENT
  execute function private.check_standing('public');

create trigger refuse_links
  before insert or update of notes on public.listing_showing_notes
  for each row
  execute function private.refuse_links('notes');

create trigger require_verified_email
  before insert or update on public.listing_showing_notes
  for each STATEMENT
  execute function private.require_verified_email();

create trigger a_check_standing
  before insert or delete or update on public.listing_showings
  for each STATEMENT
  execute function private.check_standing('public');

create trigger delete_showing_notifications
  after delete on public.listing_showings
  for each row
  execute function private.delete_showing_notifications();

create trigger require_verified_email
  before insert or update on public.listing_showings
  for each STATEMENT
  execute function private.require_verified_email();

create trigger free_showings
  before insert on public.member_blocks
  for each row
  execute function private.free_showings();

create trigger close_showings
  after update of status on public.properties
  for each row
  when (((old.status = 'active'::text) AND (new.status <> 'active'::text)))
  execute function private.close_showings();

create trigger notify_of_deleted_showings
  before delete on public.properties
  for each row
  execute function private.notify_of_deleted_showings();

create trigger withdraw_invitations
  after update of status on public.properties
  for each row
  when (((old.status = 'active'::text) AND (new.status <> 'active'::text)))
  execute function private.withdraw_invitations();

create trigger a_check_standing
  before insert or delete or update on public.showing_bookings
  for each STATEMENT
  execute function private.check_standing('public');

create trigger count_bookings
  after insert or delete on public.showing_bookings
  for each row
  execute function private.count_bookings();

create trigger require_verified_email
  before insert or update on public.showing_bookings
  for each STATEMENT
  execute function private.require_verified_email();

create policy "Everyone who can read a question can read its answer" on "public"."listing_answers"
  for select
  to "anon", "authenticated"
  using
    (((user_id = ( select auth.uid() as uid)) or ( select private.is_staff() as is_staff) or
    ((removed_at is null) AND (user_id <> all (( select private.hidden_member_ids() as
    hidden_member_ids)::uuid[])) AND (exists ( select
   from public.listing_questions q
  where (q.id = listing_answers.question_id))))));

create policy "Sellers can delete their answers" on "public"."listing_answers"
  for delete
  to "authenticated"
  using ((user_id = ( select auth.uid() as uid)));

create policy "Members can read their own invitations" on "public"."listing_invitations"
  for select
  to "authenticated"
  using ((user_id = ( select auth.uid() as uid)));

create policy "Askers can delete their unanswered questions" on "public"."listing_questions"
  for delete
  to "authenticated"
  using (((user_id = ( select auth.uid() as uid)) AND (answered_at is null)));

create policy "Everyone can read answered questions; askers and sellers, all o"
  on "public"."listing_questions"
  for select
  to "anon", "authenticated"
  using
    (((user_id = ( select auth.uid() as uid)) or ( select private.is_staff() as is_staff) or
    ((removed_at is null) AND (user_id <> all (( select private.hidden_member_ids() as
    hidden_member_ids)::uuid[])) AND (exists ( select
   from public.properties p
  where
    ((p.id = listing_questions.property_id) AND ((p.user_id = ( select auth.uid() as uid)) or
    ((listing_questions.answered_at is not null) AND (listing_questions.hidden_at is null)))))))));

create policy "Sellers and members who booked can read the notes"
  on "public"."listing_showing_notes"
  for select
  to "authenticated"
  using (private.can_read_showing_notes(showing_id));

create policy "Everyone who can read a listing, or booked, can read its showin"
  on "public"."listing_showings"
  for select
  to "anon", "authenticated"
  using (((exists ( select
   from public.properties p
  where (p.id = listing_showings.property_id))) or private.has_booked(id)));

create policy "Members can read their own bookings; sellers, those of their sh"
  on "public"."showing_bookings"
  for select
  to "authenticated"
  using
    (((user_id = ( select auth.uid() as uid)) or ((user_id <> all (( select
    private.hidden_member_ids() as hidden_member_ids)::uuid[])) AND
    private.is_showing_host(showing_id))));

comment on column "public"."buybox_profiles"."seller_invitations" is 'Whether sellers can invite the member to listings that match. Null, the default, means if deal alerts are on.';

comment on column "public"."listing_answers"."content" is 'Plain text.';

comment on column "public"."listing_answers"."edited_at" is 'When the seller last edited it; null if never.';

comment on column "public"."listing_answers"."removed_at" is 'When a moderator removed it, or since when it waits for review; null if not. Then only the seller and staff can read it.';

comment on column "public"."listing_answers"."user_id" is 'The seller.';

comment on column "public"."listing_invitations"."user_id" is 'The member invited. One whom the seller has blocked counts as invited, but isn''t notified: otherwise, comparing counts before and after a block would reveal their buy box.';

comment on column "public"."listing_questions"."answered_at" is 'Since when it has an answer that others can read; null without one. Kept by trigger.';

comment on column "public"."listing_questions"."content" is 'Plain text.';

comment on column "public"."listing_questions"."hidden_at" is 'When the seller hid it; null if not. Then only the asker, the seller, and staff can read it.';

comment on column "public"."listing_questions"."id" is 'Chosen by the asker''s app, so that asking is idempotent.';

comment on column "public"."listing_questions"."removed_at" is 'When a moderator removed it, or since when it waits for review; null if not. Then only the asker and staff can read it.';

comment on column "public"."listing_showings"."booked" is 'How many members booked it. Kept by trigger.';

comment on column "public"."listing_showings"."canceled_at" is 'When the seller canceled it, or the listing left the market; null if not. Its bookings stay.';

comment on column "public"."listing_showings"."capacity" is 'How many members can book it.';

comment on column "public"."listing_showings"."id" is 'Chosen by the seller''s app, so that offering is idempotent.';

comment on column "public"."listing_showings"."time_zone" is 'IANA name of the property''s time zone, such as America/New_York.';

comment on column "public"."showing_bookings"."reminded_at" is 'When the member was reminded; null if not yet.';

comment on function "private"."accepts_invitations"(public.buybox_profiles) is
  'Whether a member lets sellers invite them: seller_invitations of the buy box, by default whether deal alerts are on, and some way to be notified.';

comment on function "private"."answer_question"(uuid, text) is 'Implements public.answer_question.';

comment on function "private"."ask_question"(uuid, uuid, text) is 'Implements public.ask_question.';

comment on function "private"."best_invitees"(public.properties, integer) is
  'Members to invite to a listing: those whose buy box it matches, best score first, then the most recently updated box, of the first 2,000 that match. Not those who turned invitations off, blocked the seller, are suspended or banned, were ever invited to this listing, were alerted of it in the last day, were invited by this seller in the last 7 days, or got 5 invitations in the last day.';

comment on function "private"."book_showing"(uuid) is 'Implements public.book_showing.';

comment on function "private"."broadcast_removal"(text, jsonb) is 'Tells open pages that content was removed or restored. Listings, questions, and answers have their own trigger.';

comment on function "private"."can_read_showing_notes"(uuid) is 'Whether the caller is the seller, or booked the showing, which isn''t canceled or more than a day past. Never for suspended and banned members who booked.';

comment on function "private"."cancel_booking"(uuid) is 'Implements public.cancel_booking.';

comment on function "private"."cancel_showing"(uuid) is 'Implements public.cancel_showing.';

comment on function "private"."check_time_zone"(text) is 'Raises P0001, to be shown as is, unless this is the IANA name of a time zone, such as America/New_York.';

comment on function "private"."close_showing"(uuid) is 'Cancels a showing that hasn''t started, and notifies those who booked it (kind showing_canceled). Does nothing for any other.';

comment on function "private"."close_showings"() is 'Trigger on properties: cancels the upcoming showings of a listing that is paused, sold, or taken down.';

comment on function "private"."content_path"(text, jsonb) is 'The path in the app of a row of members'' content; null for messages, and for a reply or answer to what is gone.';

comment on function "private"."count_bookings"() is 'Trigger on showing_bookings: keeps the showing''s count, also when an account is deleted, deletes the notifications about a canceled booking, and tells open pages.';

comment on function "private"."delete_showing_notifications"() is 'Delete trigger on listing_showings: deletes the notifications about it, except that it was canceled.';

comment on function "private"."exported_invitations"() is 'Part of public.export_my_data: invitations the caller got. Those they sent would say whose buy boxes match.';

comment on function "private"."exported_questions"() is 'Part of public.export_my_data: the caller''s questions about listings, and answers to questions about theirs.';

comment on function "private"."exported_showings"() is 'Part of public.export_my_data: showings the caller offered or booked.';

comment on function "private"."follow_up_answer"() is 'Trigger on listing_answers: keeps answered_at of the question, whose trigger tells open pages, and notifies the asker once they can read the answer, which also counts for their trust level.';

comment on function "private"."follow_up_question"() is 'Trigger on listing_questions: notifies the seller once they can read it, deletes the notification with the question, and tells open pages.';

comment on function "private"."free_showings"() is 'Insert trigger on member_blocks, named to run before lock_blocked_pair: cancels both members'' bookings of each other''s showings, which they can no longer see.';

comment on function "private"."has_booked"(uuid) is 'Whether the caller booked the showing, which may be canceled by now.';

comment on function "private"."hide_question"(uuid, boolean) is 'Implements public.hide_question.';

comment on function "private"."invite_buyers"(uuid, integer) is 'Implements public.invite_buyers.';

comment on function "private"."is_showing_host"(uuid) is 'Whether the caller is the seller who offers the showing.';

comment on function "private"."listing_reach"(uuid) is 'Implements public.listing_reach.';

comment on function "private"."lock_bookings"(uuid) is 'Serializes a member''s bookings until the transaction ends. Taken before showings.';

comment on function "private"."lock_listing_invitations"() is 'Delete trigger on auth.users: locks the invitations of and by the member in one order, so that two accounts can be deleted at the same time.';

comment on function "private"."lock_listing_questions"() is 'Delete trigger on auth.users: locks the questions by and to the member in one order, so that two accounts can be deleted at the same time.';

comment on function "private"."lock_showings"() is 'Delete trigger on auth.users: locks the member''s showings, and those they booked, in one order, so that two accounts can be deleted at the same time.';

comment on function "private"."notify_of_deleted_showings"() is 'Delete trigger on properties: cancels upcoming showings first, so that those who booked learn of it.';

comment on function "private"."notify_showing"(uuid, text, uuid, public.listing_showings, jsonb) is
  'Notifies a member about a showing. Data of every kind: {property_id, title, starts_at, time_zone}, and extra.';

comment on function "private"."offer_showing"(uuid, uuid, timestamp with time zone, timestamp
  with time zone, text, integer, text) is 'Implements public.offer_showing.';

comment on function "private"."own_question"(uuid) is 'Locks a question about one of the caller''s listings. Raises 42501 for any other, for one that was removed or waits for review, and across a block.';

comment on function "private"."remaining_uses"(uuid, text) is 'How often a member may still do an action of private.action_limits now, as private.consume_rate_limit_for counts; null for an unknown action.';

comment on function "private"."remind_of_showings"() is 'Reminds each member who booked a showing that starts within 24 hours, once (kind showing_reminder). Returns the number of reminders.';

comment on function "private"."withdraw_invitations"() is 'Trigger on listing_invitations and properties: deletes the notifications of invitations to a listing that was deleted or left the market, and of a member whose account was deleted.';

comment on function "public"."answer_question"(uuid, text) is 'For sellers: answers a question about one of the caller''s listings with at most 2,000 characters, or edits the answer, and notifies the asker of a new one (kind listing_answer, data {property_id, title}). Does nothing for the same text. What new members write waits for review first. Raises 42501 for another''s listing, a question that was removed or waits for review, and across a block; P0001, to be shown as is, with an unconfirmed email, for an answer that was removed or waits for review, and beyond the limit of answers a day; and 23514 or 23502 for a blank, missing, or longer text.';

comment on function "public"."ask_question"(uuid, uuid, text) is 'Asks the seller of an active listing a question of at most 500 characters, under an ID chosen by the caller, and notifies them (kind listing_question, data {property_id, title}). Idempotent. What new members write waits for review first. Raises 42501 for visitors, one''s own listing, and one that isn''t active or that the caller can''t see; P0001, to be shown as is, with an unconfirmed email, with three unanswered questions on the listing, and beyond the limit of questions a day; 23514 or 23502 for a blank, missing, or longer text; and 23505 for the ID of someone else''s question.';

comment on function "public"."book_showing"(uuid) is 'Books a showing for the caller, and notifies the seller (kind showing_booking, event booked). Idempotent. Raises 42501 for visitors, one''s own listing, and one that isn''t active or that the caller can''t see; P0001, to be shown as is, with an unconfirmed email, for a showing that is canceled, fully booked, or has started, at the time of another one the caller booked, for a profile that the seller can''t see, and beyond the limit of bookings a day.';

comment on function "public"."cancel_booking"(uuid) is 'Cancels the caller''s booking of a showing that hasn''t started, and notifies the seller (kind showing_booking, event canceled). Does nothing without a booking. Raises P0001 for a showing that has started.';

comment on function "public"."cancel_showing"(uuid) is 'For sellers: cancels a showing that hasn''t started, and notifies those who booked it (kind showing_canceled). Idempotent. Raises 42501 for another''s, and P0001 for one that has started.';

comment on function "public"."hide_question"(uuid, boolean) is 'For sellers: hides a question about one of the caller''s listings, with its answer, from everyone but its asker and staff, or shows it again. Idempotent. Raises what public.answer_question does, except for texts.';

comment on function "public"."invite_buyers"(uuid, integer) is 'For sellers: invites up to 25 members whose buy box one of the caller''s active listings matches best (private.best_invitees), and notifies them (kind listing_invitation, data {property_id, title, price, city, state}). Returns how many, without saying whom; 0 if nobody is left to invite. Members the caller has blocked count, but aren''t notified. Raises 42501 for another''s listing; and P0001, to be shown as is, with an unconfirmed email, for a listing that isn''t active, and when the day''s limit, across all listings, is used up.';

comment on function "public"."listing_reach"(uuid) is 'How far one of the caller''s listings has reached: {views: as on the page, saves: members who saved it, askers: members who asked, invited: members, invitations_left: how many more the caller can send today, across listings, booked: members who booked a showing}. Counts only: members who view or save aren''t named to the seller; those who ask or book are, because they contact the seller. Raises 42501 for another''s listing.';

comment on function "public"."offer_showing"(uuid, uuid, timestamp with time zone, timestamp
  with time zone, text, integer, text) is 'Offers a showing of one of the caller''s active listings under an ID chosen by the caller, of 10 minutes to 8 hours, within 90 days, for 1 to 50 members. time_zone: IANA name of the property''s. notes: how to get in, at most 1,000 characters, for those who book. Idempotent. Raises 42501 for another''s listing; P0001, to be shown as is, with an unconfirmed email, for a listing that isn''t active, an unknown time zone, a start that is past or later, a time that overlaps another showing of the listing, more than 50 upcoming ones, links by new members, and beyond the limit of showings a day; 23514 or 23502 for another length, capacity, or longer notes; and 23505 for the ID of another listing''s showing.';

comment on function "public"."remind_of_events"() is 'For a schedule, every few minutes: reminds each registered member once (kind event_reminder) of an event that starts within 24 hours. Also gives free spots to waitlisted members whose tier has the event''s entitlement again. Reminds of showings too (private.remind_of_showings). Returns the number of reminders.';

comment on function "public"."report"(text, uuid, text, text) is 'Reports something the caller can see to staff, with a snapshot: profile, review, listing, post, comment, event, forum, topic, reply, message, question, or answer. reason: spam, scam, harassment, false_information, or other. details: at most 2,000 characters. Returns the report''s ID; repeating it while it''s open returns the same one. Raises 22023 for another kind, 42501 for the caller''s own content, 23514 for another reason or longer details, and P0001 for something the caller can''t see and beyond the limit of reports a day.';

comment on table "public"."listing_answers" is 'Sellers'' answers, at most one for each question, for those who can read it.';

comment on table "public"."listing_invitations" is 'Members who were invited to look at a listing, once each. Written by a function. Members read their own; the listing''s seller never does.';

comment on table "public"."listing_questions" is 'Questions about listings. Answered ones are for everyone who can read the listing, except across a block.';

comment on table "public"."listing_showing_notes" is 'How to get in, such as where to park or a lockbox code. For the seller, and members who booked the showing.';

comment on table "public"."listing_showings" is 'Times at which members can see a property. For everyone who can read the listing, and those who booked.';

comment on table "public"."showing_bookings" is 'Who booked which showing. For the member and the seller.';

comment on view "private"."action_limits" is 'How often a member may do what reaches others or costs us something, by trust level: the only place with these numbers.';

comment on view "private"."personal_data" is 'Where data about members is: its section in public.export_my_data, and what deleting the account does with it. note says why it isn''t exported or isn''t deleted. copies are columns that hold names or IDs of other members.';

revoke all on function "private"."accepts_invitations"(public.buybox_profiles) from public;

revoke all on function "private"."answer_question"(uuid, text) from public;

grant execute on function "private"."answer_question"(uuid, text) to "authenticated", "service_role";

revoke all on function "private"."ask_question"(uuid, uuid, text) from public;

grant execute
  on function "private"."ask_question"(uuid, uuid, text)
  to "authenticated", "service_role";

revoke all on function "private"."best_invitees"(public.properties, integer) from public;

revoke all on function "private"."book_showing"(uuid) from public;

grant execute on function "private"."book_showing"(uuid) to "authenticated", "service_role";

revoke all on function "private"."can_read_showing_notes"(uuid) from public;

grant execute
  on function "private"."can_read_showing_notes"(uuid)
  to "authenticated", "service_role";

revoke all on function "private"."cancel_booking"(uuid) from public;

grant execute on function "private"."cancel_booking"(uuid) to "authenticated", "service_role";

revoke all on function "private"."cancel_showing"(uuid) from public;

grant execute on function "private"."cancel_showing"(uuid) to "authenticated", "service_role";

revoke all on function "private"."check_time_zone"(text) from public;

grant execute on function "private"."check_time_zone"(text) to "authenticated", "service_role";

revoke all on function "private"."close_showing"(uuid) from public;

revoke all on function "private"."close_showings"() from public;

revoke all on function "private"."count_bookings"() from public;

revoke all on function "private"."delete_showing_notifications"() from public;

revoke all on function "private"."exported_invitations"() from public;

grant execute on function "private"."exported_invitations"() to "authenticated", "service_role";

revoke all on function "private"."exported_questions"() from public;

grant execute on function "private"."exported_questions"() to "authenticated", "service_role";

revoke all on function "private"."exported_showings"() from public;

grant execute on function "private"."exported_showings"() to "authenticated", "service_role";

revoke all on function "private"."follow_up_answer"() from public;

revoke all on function "private"."follow_up_question"() from public;

revoke all on function "private"."free_showings"() from public;

revoke all on function "private"."has_booked"(uuid) from public;

grant execute on function "private"."has_booked"(uuid) to "anon", "authenticated", "service_role";

revoke all on function "private"."hide_question"(uuid, boolean) from public;

grant execute
  on function "private"."hide_question"(uuid, boolean)
  to "authenticated", "service_role";

revoke all on function "private"."invite_buyers"(uuid, integer) from public;

grant execute
  on function "private"."invite_buyers"(uuid, integer)
  to "authenticated", "service_role";

revoke all on function "private"."is_showing_host"(uuid) from public;

grant execute on function "private"."is_showing_host"(uuid) to "authenticated", "service_role";

revoke all on function "private"."listing_reach"(uuid) from public;

grant execute on function "private"."listing_reach"(uuid) to "authenticated", "service_role";

revoke all on function "private"."lock_bookings"(uuid) from public;

revoke all on function "private"."lock_listing_invitations"() from public;

revoke all on function "private"."lock_listing_questions"() from public;

revoke all on function "private"."lock_showings"() from public;

revoke all on function "private"."notify_of_deleted_showings"() from public;

revoke all
  on function "private"."notify_showing"(uuid, text, uuid, public.listing_showings, jsonb)
  from public;

revoke all
  on function "private"."offer_showing"(uuid, uuid, timestamp with time zone, timestamp
    with time zone, text, integer, text)
  from public;

grant execute
  on function "private"."offer_showing"(uuid, uuid, timestamp with time zone, timestamp
    with time zone, text, integer, text)
  to "authenticated", "service_role";

revoke all on function "private"."own_question"(uuid) from public;

revoke all on function "private"."remaining_uses"(uuid, text) from public;

revoke all on function "private"."remind_of_showings"() from public;

grant execute on function "private"."remind_of_showings"() to "service_role";

revoke all on function "private"."withdraw_invitations"() from public;

revoke all on function "public"."answer_question"(uuid, text) from public;

grant execute on function "public"."answer_question"(uuid, text) to "authenticated";

grant execute on function "public"."answer_question"(uuid, text) to "service_role";

revoke all on function "public"."ask_question"(uuid, uuid, text) from public;

grant execute on function "public"."ask_question"(uuid, uuid, text) to "authenticated";

grant execute on function "public"."ask_question"(uuid, uuid, text) to "service_role";

revoke all on function "public"."book_showing"(uuid) from public;

grant execute on function "public"."book_showing"(uuid) to "authenticated";

grant execute on function "public"."book_showing"(uuid) to "service_role";

revoke all on function "public"."cancel_booking"(uuid) from public;

grant execute on function "public"."cancel_booking"(uuid) to "authenticated";

grant execute on function "public"."cancel_booking"(uuid) to "service_role";

revoke all on function "public"."cancel_showing"(uuid) from public;

grant execute on function "public"."cancel_showing"(uuid) to "authenticated";

grant execute on function "public"."cancel_showing"(uuid) to "service_role";

revoke all on function "public"."hide_question"(uuid, boolean) from public;

grant execute on function "public"."hide_question"(uuid, boolean) to "authenticated";

grant execute on function "public"."hide_question"(uuid, boolean) to "service_role";

revoke all on function "public"."invite_buyers"(uuid, integer) from public;

grant execute on function "public"."invite_buyers"(uuid, integer) to "authenticated";

grant execute on function "public"."invite_buyers"(uuid, integer) to "service_role";

revoke all on function "public"."listing_reach"(uuid) from public;

grant execute on function "public"."listing_reach"(uuid) to "authenticated";

grant execute on function "public"."listing_reach"(uuid) to "service_role";

revoke all
  on function "public"."offer_showing"(uuid, uuid, timestamp with time zone, timestamp
    with time zone, text, integer, text)
  from public;

grant execute
  on function "public"."offer_showing"(uuid, uuid, timestamp with time zone, timestamp
    with time zone, text, integer, text)
  to "authenticated";

grant execute
  on function "public"."offer_showing"(uuid, uuid, timestamp with time zone, timestamp
    with time zone, text, integer, text)
  to "service_role";

revoke all on table "public"."listing_answers" from "anon";

grant select on table "public"."listing_answers" to "anon";

revoke all on table "public"."listing_answers" from "authenticated";

grant delete, select on table "public"."listing_answers" to "authenticated";

grant all on table "public"."listing_answers" to "service_role";

revoke all on table "public"."listing_invitations" from "authenticated";

grant select on table "public"."listing_invitations" to "authenticated";

grant all on table "public"."listing_invitations" to "service_role";

revoke all on table "public"."listing_questions" from "anon";

grant select on table "public"."listing_questions" to "anon";

revoke all on table "public"."listing_questions" from "authenticated";

grant delete, select on table "public"."listing_questions" to "authenticated";

grant all on table "public"."listing_questions" to "service_role";

revoke all on table "public"."listing_showing_notes" from "anon";

grant select on table "public"."listing_showing_notes" to "anon";

revoke all on table "public"."listing_showing_notes" from "authenticated";

grant select on table "public"."listing_showing_notes" to "authenticated";

grant all on table "public"."listing_showing_notes" to "service_role";

revoke all on table "public"."listing_showings" from "anon";

grant select on table "public"."listing_showings" to "anon";

revoke all on table "public"."listing_showings" from "authenticated";

grant select on table "public"."listing_showings" to "authenticated";

grant all on table "public"."listing_showings" to "service_role";

revoke all on table "public"."showing_bookings" from "anon";

grant select on table "public"."showing_bookings" to "anon";

revoke all on table "public"."showing_bookings" from "authenticated";

grant select on table "public"."showing_bookings" to "authenticated";

grant all on table "public"."showing_bookings" to "service_role";

reset check_function_bodies;
