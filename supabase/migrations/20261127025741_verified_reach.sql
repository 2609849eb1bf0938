set check_function_bodies = off;

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
  perform private.check_email_verified();
  perform private.consume_rate_limit('answer');
  if answer.id is null then
    insert into public.listing_answers (question_id, user_id, content) values (question.id, auth.uid(), new_content);
  else
    update public.listing_answers a set content = new_content, edited_at = now() where a.id = answer.id;
  end if;
end;
$function$;

create or replace function private.cancel_event (
  event_id uuid,
  reason   text default null::text
)
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  said constant text := nullif(btrim(reason, E' \t\r\n'), '');
  event public.events;
begin
  select * into event from public.events e where e.id = cancel_event.event_id for no key update;
  if (event.user_id is null or event.user_id is distinct from auth.uid()) and not private.is_staff() then
    raise exception 'Only the organizer and staff can cancel an event' using errcode = '42501';
  end if;
  if event.status is distinct from 'published' then
    raise exception 'This event is already canceled or isn’t published.' using errcode = 'P0001';
  end if;
  if event.ends_at <= now() then
    raise exception 'This event is over.' using errcode = 'P0001';
  end if;
  -- Canceling is always possible, but words reach others.
  if said is not null then
    perform private.check_email_verified();
  end if;
  update public.events e set status = 'canceled', reason = said where e.id = event.id returning * into event;
  perform private.delete_event_notifications(event.id, '{event_reminder,event_waitlist_promotion,event_changed}');
  perform private.notify_event(r.user_id, 'event_canceled', event)
  from public.event_registrations r where r.event_id = event.id order by r.user_id;
  if event.user_id is distinct from auth.uid() then
    perform private.notify_event(event.user_id, 'event_canceled', event);
  end if;
end;
$function$;

create or replace function private.decide_document_request (
  request_id uuid,
  decision   text
)
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  request public.listing_document_requests;
  listing public.properties;
begin
  select p.* into listing
  from public.listing_document_requests r join public.properties p on p.id = r.property_id
  where r.id = request_id and p.user_id = auth.uid() and r.member_id <> all (private.hidden_member_ids());
  if listing.id is null then
    raise exception 'Not a request to you' using errcode = '42501';
  end if;
  if decision is null or decision not in ('approved', 'declined') then
    raise exception 'Unknown decision: %', decision using errcode = '22023';
  end if;
  -- Access can be taken back at any time.
  if decision = 'approved' then
    perform private.check_email_verified();
  end if;
  select r.* into request from public.listing_document_requests r where r.id = request_id for update;
  -- Decided in another tab, or withdrawn with its member's account.
  if request.id is null or request.status = decision then
    return;
  end if;
  perform private.consume_rate_limit('document_decision');
  update public.listing_document_requests r set status = decision, decided_at = clock_timestamp()
  where r.id = request_id;
  perform private.delete_notifications(request_id, '{document_request,document_decision}');
  perform private.notify(request.member_id, 'document_decision', listing.user_id, request_id, jsonb_build_object(
    'property_id', listing.id, 'title', listing.title,
    'decision', case when request.status = 'approved' then 'revoked' else decision end
  ));
  perform private.broadcast_change(request.member_id, 'documents');
  perform private.broadcast_change(listing.user_id, 'documents');
end;
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
  if not hidden then
    perform private.check_email_verified();
  end if;
  perform private.consume_rate_limit('answer');
  update public.listing_questions q set hidden_at = case when hidden then now() end where q.id = question.id;
end;
$function$;

comment on function "private"."cancel_event"(uuid, text) is 'Cancels a published event that isn''t over, for its organizer and staff. Notifies everyone registered or waitlisted, and the organizer (kind event_canceled). Raises 42501 for others, 23514 for a reason of more than 1,000 characters, and P0001 for other events and for a reason before the email is verified.';

comment on function "private"."decide_document_request"(uuid, text) is 'For sellers: approves or declines a request for the documents of one of the caller''s listings, or revokes an approved one by declining it, and notifies the member (kind document_decision, data {property_id, title, decision: approved, declined, or revoked}). Does nothing if that''s already decided. Raises 42501 for another''s listing and across a block, 22023 for another decision, and P0001 beyond the limit of decisions a day and, to approve, before the email is verified.';

comment on function "private"."hide_question"(uuid, boolean) is 'For sellers: hides a question about one of the caller''s listings, with its answer, from everyone but its asker and staff, or shows it again. Idempotent. Raises what public.answer_question does, except for texts; hiding takes no verified email.';

comment on function "public"."cancel_event"(uuid, text) is 'Cancels a published event that isn''t over, for its organizer and staff. Notifies everyone registered or waitlisted, and the organizer (kind event_canceled). Raises 42501 for others, 23514 for a reason of more than 1,000 characters, and P0001 for other events and for a reason before the email is verified.';

comment on function "public"."decide_document_request"(uuid, text) is 'For sellers: approves or declines a request for the documents of one of the caller''s listings, or revokes an approved one by declining it, and notifies the member (kind document_decision, data {property_id, title, decision: approved, declined, or revoked}). Does nothing if that''s already decided. Raises 42501 for another''s listing and across a block, 22023 for another decision, and P0001 beyond the limit of decisions a day and, to approve, before the email is verified.';

comment on function "public"."hide_question"(uuid, boolean) is 'For sellers: hides a question about one of the caller''s listings, with its answer, from everyone but its asker and staff, or shows it again. Idempotent. Raises what public.answer_question does, except for texts; hiding takes no verified email.';

reset check_function_bodies;
