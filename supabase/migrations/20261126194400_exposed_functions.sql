set check_function_bodies = off;

alter default privileges for role "postgres" in schema "public" revoke all on FUNCTIONS from "anon";

alter default privileges for role "postgres" in schema "public" revoke all on FUNCTIONS from
  "authenticated";

alter default privileges for role "postgres" in schema "public" revoke all on FUNCTIONS from
  "service_role";

drop function "private"."accept_submission"(uuid, jsonb, timestamp with time zone);

drop function "private"."answer_offer"(uuid, text, integer, jsonb, text);

drop function "private"."cancel_event"(uuid, text);

drop function "private"."complete_mail"(uuid, text);

drop function "private"."count_properties"(jsonb, text);

drop function "private"."decide_event"(uuid, text, text, timestamp with time zone);

drop function "private"."decide_listing_review"(uuid, text, text, timestamp with time zone);

drop function "private"."decide_proof"(uuid, text, text);

drop function "private"."decline_agreement"(uuid, text);

drop function "private"."decline_other_offers"(uuid, text);

drop function "private"."end_deal"(uuid, text, text);

drop function "private"."invite_buyers"(uuid, integer);

drop function "private"."invite_party"(uuid, text, text, text, text[]);

drop function "private"."make_offer"(uuid, uuid, jsonb, text);

drop function "private"."mark_conversation_read"(uuid, timestamp with time zone);

drop function "private"."moderate"(text, text, uuid, text, text, timestamp with time zone, uuid);

drop function "private"."offer_showing"(uuid, uuid, timestamp with time zone, timestamp
  with time zone, text, integer, text);

drop function "private"."property_facets"(jsonb, text);

drop function "private"."propose_extension"(uuid, timestamp with time zone, text);

drop function "private"."request_documents"(uuid, text);

drop function "private"."resolve_contact_message"(uuid, text);

drop function "private"."retry_mail"(text);

drop function "private"."return_submission"(uuid, text, timestamp with time zone);

drop function "private"."save_listing_documents"(uuid, jsonb, uuid[]);

drop function "private"."save_submission"(uuid, text, text, text, bigint, integer, integer);

drop function "private"."seller_analytics"(integer);

create or replace function private.accept_submission (
  submission          uuid,
  listing             jsonb,
  if_unmodified_since timestamp with time zone default null::timestamp with time zone
)
  returns uuid
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  pending public.property_submissions;
  input public.properties;
  unknown text;
  listing_id uuid;
begin
  pending := private.lock_pending_submission(submission, if_unmodified_since);
  if jsonb_typeof(listing) is distinct from 'object' then
    raise exception 'A listing is an object' using errcode = '22023';
  end if;
  select string_agg(key, ', ') into unknown from jsonb_object_keys(listing) as key
  where key <> all (array[
    'title', 'description', 'property_type', 'address', 'city', 'state', 'zip', 'county', 'price', 'bedrooms',
      'bathrooms',
    'sqft', 'lot_sqft', 'condition', 'financing', 'occupancy', 'noi'
  ]);
  if unknown is not null then
    raise exception 'Not part of a listing made of a submission: %', unknown using errcode = '22023';
  end if;
  input := jsonb_populate_record(null::public.properties, listing);
  insert into public.properties (
    user_id, title, description, property_type, address, city, state, zip, county, price, bedrooms, bathrooms,
    sqft, lot_sqft, condition, financing, occupancy, noi, off_market_contract
  ) values (
    pending.user_id, btrim(input.title, E' \t\r\n'), btrim(input.description, E' \t\r\n'), input.property_type,
      btrim(input.address), btrim(input.city),
    input.state, input.zip, input.county, input.price, coalesce(input.bedrooms, 0), coalesce(input.bathrooms, 0),
    coalesce(input.sqft, 0), coalesce(input.lot_sqft, 0), input.condition, input.financing,
      coalesce(input.occupancy, 'vacant'), input.noi, true
  ) returning id into listing_id;
  -- Staff have read the contract, which is the review a listing of an unpaid tier needs. Drops the request, so that the
  -- member is notified only once, of the submission.
  delete from public.listing_reviews r where r.property_id = listing_id;
  insert into public.listing_reviews (property_id, requested_at, decision, reviewer_id, decided_at)
  values (listing_id, pending.submitted_at, 'approved', auth.uid(), clock_timestamp());
  update public.properties p set verified = true where p.id = listing_id and not p.verified;
  perform private.decide_submission(submission, 'accepted', null, listing_id);
  return listing_id;
end;
$function$;

create or replace function private.answer_offer (
  offer_id uuid,
  action   text,
  version  integer,
  terms    jsonb   default null::jsonb,
  message  text    default null::text
)
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  me constant uuid := auth.uid();
  offer public.offers := private.lock_offer(offer_id);
  role constant text := case me when offer.buyer_id then 'buyer' when offer.seller_id then 'seller' end;
  other constant uuid := case role when 'buyer' then offer.seller_id else offer.buyer_id end;
  added public.offer_versions;
  note constant text := private.clean_text(message);
  data jsonb := '{}';
  entry uuid;
begin
  -- A seller can't act on what they can't read.
  if role is null or (role = 'seller' and offer.state = 'sealed') then
    raise exception 'This offer isn’t available to you.' using errcode = '42501';
  end if;
  perform private.check_email_verified();
  if action not in ('revise', 'counter', 'accept', 'decline', 'withdraw', 'back_up') then
    raise exception 'Unknown action %', action using errcode = '22023';
  end if;
  if offer.version is distinct from answer_offer.version then
    raise exception 'This offer has changed. Review the latest version.'
      using errcode = 'P0001', hint = 'offer_changed';
  end if;
  -- The job that expires offers may not have run yet.
  if offer.state in ('sealed', 'open') and offer.respond_by <= clock_timestamp() then
    raise exception 'This offer has expired.' using errcode = 'P0001', hint = 'offer_changed';
  end if;
  if action in ('revise', 'counter') then
    perform private.consume_rate_limit('offer_change');
    if offer.version >= 100 then
      raise exception 'This offer has been changed 100 times. Decline it and start over.' using errcode = 'P0001';
    end if;
    added := private.add_version(offer, role, offer.version + 1, terms);
    data := jsonb_build_object('terms', private.ledger_terms(added));
  elsif action = 'accept' then
    perform private.check_acceptance(offer);
  elsif action = 'back_up' and not exists (
    select from public.deals d where d.property_id = offer.property_id and d.state = 'open'
  ) then
    raise exception 'Keep an offer as a backup once you’ve accepted another one.' using errcode = 'P0001';
  end if;
  -- With these, the ledger of a deal has both names: sellers counter or accept.
  entry := private.move_offer(offer, action, role, data, jsonb_build_object('message', note) || case
    when action in ('accept', 'counter') then jsonb_build_object(role || '_name', case role when 'buyer' then
      offer.buyer_name else offer.seller_name end) else '{}' end);
  if added.version is not null then
    update public.offers o set version = added.version, proposer = role, respond_by = added.expires_at
    where o.id = offer.id;
  end if;
  if not (action = 'revise' and offer.state = 'sealed') then
    perform private.notify_offer(other, me, case
      when role = 'seller' and action in ('revise', 'withdraw') then action || '_counter' else action
    end, entry, offer);
  end if;
  if action = 'accept' then
    perform private.open_deal(offer.id);
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
  update public.events e
  set status = 'canceled', reason = nullif(btrim(cancel_event.reason, E' \t\r\n'), '')
    where e.id = event.id returning * into event;
  perform private.delete_event_notifications(event.id, '{event_reminder,event_waitlist_promotion,event_changed}');
  perform private.notify_event(r.user_id, 'event_canceled', event)
  from public.event_registrations r where r.event_id = event.id order by r.user_id;
  if event.user_id is distinct from auth.uid() then
    perform private.notify_event(event.user_id, 'event_canceled', event);
  end if;
end;
$function$;

create or replace function private.complete_mail (
  mail_id uuid,
  error   text default null::text
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

create or replace function private.count_properties (
  filters jsonb default '{}'::jsonb,
  search  text  default ''::text
)
  returns integer
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
declare
  parsed record := private.parse_filters(filters);
  search_term text := private.normalize_search(search);
  conditions text := private.state_and_type_condition(parsed.states, parsed.types) || parsed.conditions;
  found_rows integer;
begin
  if search_term <> '' then
    -- In at least one of 15 listings, a scan soon finds the first thousand.
    conditions := conditions
      || private.search_condition(search_term, private.matches_among_newest(search_term, 100) < 100);
  end if;
  if conditions = '' then
    return (select least(coalesce(sum(c.change), 0), 1001) from private.listing_changes c where c.facet = 'total');
  end if;
  execute format(
    'select count(*)::integer
     from (select from private.search_listings p where true %s limit 1001) as matching', conditions
  ) into found_rows;
  return found_rows;
end;
$function$;

create or replace function private.decide_event (
  event_id            uuid,
  decision            text,
  reason              text                     default null::text,
  if_unmodified_since timestamp with time zone default null::timestamp with time zone
)
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  event public.events;
begin
  if not private.has_staff_role('reviewer') then
    raise exception 'Only reviewers can review events' using errcode = '42501';
  end if;
  if coalesce(decision, '') not in ('published', 'returned') then
    raise exception 'Unknown decision %', decision using errcode = '22023';
  end if;
  if decision = 'returned' and coalesce(reason, '') !~ '\S' then
    raise exception 'Give the organizer a reason' using errcode = '22023';
  end if;
  select * into event from public.events e where e.id = decide_event.event_id for no key update;
  if event.status is distinct from 'proposed' then
    raise exception 'This event has already been reviewed.' using errcode = 'P0001';
  end if;
  if event.edited_at > if_unmodified_since then
    raise exception 'The event was edited since you opened it. Review it again.' using errcode = 'P0001';
  end if;
  if decision = 'published' and event.starts_at <= now() then
    raise exception 'This event’s start time has passed. Return it so the organizer can choose another.'
      using errcode = 'P0001';
  end if;
  update public.events e
  set status = decision, reason = case when decision = 'returned' then btrim(decide_event.reason, E' \t\r\n') end
  where e.id = event.id returning * into event;
  perform private.delete_event_notifications(event.id, '{event_decision}');
  perform private.notify_event(event.user_id, 'event_decision', event);
end;
$function$;

create or replace function private.decide_listing_review (
  review_id           uuid,
  decision            text,
  reason              text                     default null::text,
  if_unmodified_since timestamp with time zone default null::timestamp with time zone
)
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  me uuid := auth.uid();
  listing public.properties;
begin
  if not private.has_staff_role('reviewer') then
    raise exception 'Only reviewers can review listings' using errcode = '42501';
  end if;
  if coalesce(decision, '') not in ('approved', 'returned') then
    raise exception 'Unknown decision %', decision using errcode = '22023';
  end if;
  if decision = 'returned' and coalesce(reason, '') !~ '\S' then
    raise exception 'Give the seller a reason' using errcode = '22023';
  end if;
  -- Locks the listing before its review, as everywhere, so that neither its place nor its tier changes until this is
  -- done.
  select p.* into listing from public.properties p
  where p.id = (select r.property_id from public.listing_reviews r where r.id = review_id)
  for no key update;
  if listing.user_id = me then
    raise exception 'Someone else must review your own listing' using errcode = '42501';
  end if;
  if listing.removed_at is not null then
    raise exception 'This listing was taken down.' using errcode = 'P0001';
  end if;
  if listing.updated_at > if_unmodified_since then
    raise exception 'The listing was edited since you opened it. Review it again.' using errcode = 'P0001';
  end if;
  update public.listing_reviews r
  set decision = decide_listing_review.decision,
      reason = case when decide_listing_review.decision = 'returned' then
        btrim(decide_listing_review.reason, E' \t\r\n') end,
      reviewer_id = me, decided_at = clock_timestamp()
  where r.id = review_id and r.decision is null;
  if not found then
    raise exception 'This request has already been reviewed.' using errcode = 'P0001';
  end if;
  if decision = 'approved' then
    update public.properties set verified = true where id = listing.id;
  end if;
end;
$function$;

create or replace function private.decide_proof (
  proof_id uuid,
  decision text,
  reason   text default null::text
)
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  proof public.proofs_of_funds;
begin
  if not private.has_staff_role('reviewer') then
    raise exception 'Only reviewers can review proofs of funds' using errcode = '42501';
  end if;
  select * into proof from public.proofs_of_funds p where p.id = decide_proof.proof_id for no key update;
  if proof.user_id = auth.uid() then
    raise exception 'Someone else must review your own proof of funds' using errcode = '42501';
  end if;
  if proof.status is distinct from 'pending' then
    raise exception '%', case proof.status when 'withdrawn' then 'The member removed this document.'
      else 'This document has already been reviewed.' end using errcode = 'P0001';
  end if;
  if decision is null or decision not in ('verified', 'rejected') then
    raise exception 'Unknown decision: %', decision using errcode = '22023';
  end if;
  if decision = 'rejected' and coalesce(reason, '') !~ '\S' then
    raise exception 'Give the member a reason' using errcode = '22023';
  end if;
  if decision = 'verified' and proof.expires_on < private.funds_today() then
    raise exception 'This document has expired. Reject it.' using errcode = 'P0001';
  end if;
  update public.proofs_of_funds p set
    status = decision, reviewer_id = auth.uid(), decided_at = clock_timestamp(),
    reason = case decision when 'rejected' then btrim(decide_proof.reason, E' \t\r\n') end,
    -- The decision itself names the date.
    reminded_at = case when p.expires_on <= private.funds_today() + 14 then clock_timestamp() end
  where p.id = proof.id returning * into proof;
  perform private.log_proof_step(proof.id, auth.uid(), decision,
    case decision when 'rejected' then jsonb_build_object('reason', proof.reason) else '{}' end);
  perform private.notify_of_proof(proof, decision);
  perform private.broadcast_change(proof.user_id, 'deals');
end;
$function$;

create or replace function private.decline_agreement (
  agreement_id uuid,
  reason       text default null::text
)
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  locked constant record := private.lock_agreement(agreement_id);
  agreement constant public.agreements := locked.agreement;
  deal constant public.deals := locked.deal;
  party constant public.deal_parties := locked.party;
begin
  if agreement.status = 'declined' then
    return;
  end if;
  perform private.check_awaiting(agreement);
  if char_length(reason) > 1000 then
    raise exception 'Keep the reason to 1,000 characters.' using errcode = 'P0001';
  end if;
  update public.agreements a set status = 'declined', ended_at = clock_timestamp() where a.id = agreement.id;
  perform private.record_deal_step(deal, party, 'agreement.decline',
    jsonb_build_object('agreement', agreement.id, 'kind', agreement.kind),
    jsonb_build_object('reason', private.clean_text(reason)),
    recipients => private.agreement_parties(agreement.id));
end;
$function$;

create or replace function private.decline_other_offers (
  property_id uuid,
  message     text default null::text
)
  returns integer
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  me constant uuid := auth.uid();
  note constant text := private.clean_text(message);
  offer public.offers;
  declined integer := 0;
begin
  perform from public.properties p where p.id = decline_other_offers.property_id and p.user_id = me for no key update;
  if not found then
    raise exception 'Only the seller can decline offers.' using errcode = '42501';
  end if;
  perform private.check_email_verified();
  for offer in
    select * from public.offers o where o.property_id = decline_other_offers.property_id and o.state = 'open'
    order by o.id for no key update
  loop
    perform private.notify_offer(offer.buyer_id, me, case offer.proposer
      when 'seller' then 'withdraw_counter' else 'decline'
    end, private.move_offer(
      offer, case offer.proposer when 'seller' then 'withdraw' else 'decline' end, 'seller', '{}',
      jsonb_build_object('message', note)
    ), offer);
    declined := declined + 1;
  end loop;
  return declined;
end;
$function$;

create or replace function private.end_deal (
  deal_id uuid,
  reason  text,
  note    text default null::text
)
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  deal public.deals := private.lock_deal(deal_id);
  party public.deal_parties := private.acting_party(deal);
begin
  if party.role not in ('buyer', 'seller') then
    raise exception 'Only the buyer and the seller can end a deal.' using errcode = '42501';
  end if;
  if reason is null or reason <> all (private.deal_end_reasons()) then
    raise exception 'Choose a reason.' using errcode = 'P0001';
  end if;
  perform private.record_deal_step(deal, party, 'deal.fall_through', jsonb_build_object('reason', reason),
    jsonb_build_object('note', private.clean_text(note)));
  perform private.finish_deal(deal, 'fell_through', reason);
end;
$function$;

create or replace function private.expose (
  name           text,
  caller         text,
  argument_names text[] default null::text[]
)
  returns void
  language plpgsql
  set search_path to ''
  AS $function$
declare
  source constant regproc := format('private.%I', name)::regproc;
  callers constant text := case caller
    when 'anon' then 'anon, authenticated, service_role'
    when 'authenticated' then 'authenticated, service_role'
    when 'service_role' then 'service_role'
  end;
  called pg_catalog.pg_proc;
  arguments text;
  passed text;
  signature text;
begin
  select * into called from pg_catalog.pg_proc p where p.oid = source;
  select
    coalesce(string_agg(concat_ws(' ', quote_ident(a.name), a.type, 'default ' || a.value), ', ' order by a.nr), ''),
    coalesce(string_agg(quote_ident(a.name), ', ' order by a.nr), ''),
    format('public.%I(%s)', expose.name, coalesce(string_agg(a.type, ', ' order by a.nr), ''))
  into arguments, passed, signature
  from (
    select t.nr, coalesce(argument_names[t.nr], called.proargnames[t.nr]) as name, format_type(t.oid, null) as type,
      pg_get_function_arg_default(called.oid, t.nr::integer) as value
    from unnest(called.proargtypes::oid[]) with ordinality as t (oid, nr)
  ) as a;
  execute format(
    'create function public.%I(%s) returns %s language sql %s set search_path = %L as %L',
    name, arguments, pg_get_function_result(called.oid),
    case called.provolatile when 'i' then 'immutable' when 's' then 'stable' else 'volatile' end, '',
    format(
      ' select %sprivate.%I(%s); ',
      case when pg_get_function_result(called.oid) like 'TABLE(%' then '* from ' else '' end, name, passed
    )
  );
  execute format('comment on function %s is %L', signature, obj_description(called.oid, 'pg_proc'));
  execute format('grant execute on function %s, %s to %s', signature, called.oid::regprocedure, callers);
end;
$function$;

create or replace function private.invite_buyers (
  property_id uuid,
  max_count   integer default 10
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

create or replace function private.invite_party (
  deal_id uuid,
  email   text,
  name    text,
  role    text,
  rights  text[] default '{}'::text[]
)
  returns uuid
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  deal public.deals := private.lock_deal(deal_id);
  inviter public.deal_parties := private.acting_party(deal);
  address constant text := lower(private.clean_text(email));
  invited uuid;
  added public.deal_parties;
begin
  if inviter.role not in ('buyer', 'seller') then
    raise exception 'Only the buyer and the seller can invite.' using errcode = '42501';
  end if;
  if role not in ('jv_partner', 'title', 'lender', 'attorney') then
    raise exception 'Unknown role %', role using errcode = '22023';
  end if;
  if address is null or private.clean_text(name) is null then
    raise exception 'Enter a name and an email address.' using errcode = 'P0001';
  end if;
  if (select count(*) from public.deal_parties p where p.deal_id = deal.id and p.revoked_at is null) >= 20 then
    raise exception 'A deal can have up to 20 parties.' using errcode = 'P0001';
  end if;
  select v.user_id into invited from private.verified_emails v join auth.users a on a.id = v.user_id
    and a.email = v.email where v.email = address;
  if exists (
    select from public.deal_parties p
    where p.deal_id = deal.id and p.revoked_at is null and (p.email = address or p.user_id = invited)
  ) then
    raise exception 'This person is already part of the deal.' using errcode = 'P0001';
  end if;
  perform private.consume_rate_limit('deal_invitation');
  insert into public.deal_parties as p (deal_id, role, side, name, email, rights)
  values (deal.id, invite_party.role, inviter.side, private.clean_text(name), address,
    case invite_party.role when 'jv_partner' then '{terms,documents}' else invite_party.rights end)
  returning * into added;
  perform private.record_deal_step(deal, inviter, 'party.invite', jsonb_build_object(
    'party', added.id, 'role', added.role, 'side', added.side, 'rights', added.rights
  ), jsonb_build_object('name', added.name));
  perform private.notify(invited, 'deal', null, added.id, jsonb_build_object(
    'step', 'invited', 'deal_id', deal.id, 'title', deal.title, 'role', added.role
  ));
  return added.id;
end;
$function$;

create or replace function private.make_offer (
  offer_id    uuid,
  property_id uuid,
  terms       jsonb,
  message     text  default null::text
)
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  me constant uuid := auth.uid();
  property public.properties;
  offer public.offers;
  version public.offer_versions;
  entry uuid;
begin
  perform private.check_email_verified();
  select * into property from public.properties p where p.id = make_offer.property_id for no key update;
  if exists (select from public.offers o where o.id = make_offer.offer_id and o.buyer_id = me) then
    return;
  end if;
  if property.id is null or property.status not in ('active', 'under_contract')
    or property.user_id = any (private.hidden_member_ids())
  then
    raise exception 'This listing isn’t open for offers.' using errcode = 'P0001';
  end if;
  if property.user_id = me then
    raise exception 'This is your own listing.' using errcode = 'P0001';
  end if;
  if exists (
    select from public.offers o where o.property_id = property.id and o.buyer_id = me
      and o.state in ('sealed', 'open', 'backup')
  ) then
    raise exception 'You already have an offer on this listing.' using errcode = 'P0001', hint = 'offer_changed';
  end if;
  if exists (
    select from public.deals d where d.property_id = property.id and d.buyer_id = me and d.state = 'open'
  ) then
    raise exception 'You already have this listing under contract.' using errcode = 'P0001', hint = 'offer_changed';
  end if;
  perform private.consume_rate_limit('offer');
  perform private.open_call(c.id) from public.calls_for_offers c
  where c.property_id = property.id and c.state = 'running' and c.deadline <= clock_timestamp();
  offer.id := make_offer.offer_id;
  offer.property_id := property.id;
  offer.title := property.title;
  offer.address := property.address || ', ' || property.city || ', ' || property.state || ' ' || property.zip;
  offer.seller_id := property.user_id;
  offer.buyer_id := me;
  select u.name into offer.seller_name from public.users u where u.id = property.user_id;
  select u.name into offer.buyer_name from public.users u where u.id = me;
  offer.state := case when exists (
    select from public.calls_for_offers c where c.property_id = property.id and c.state = 'running'
  ) then 'sealed' else 'open' end;
  offer.version := 1;
  offer.proposer := 'buyer';
  offer.created_at := clock_timestamp();
  offer.changed_at := clock_timestamp();
  offer.opened_at := case when offer.state = 'open' then clock_timestamp() end;
  offer.respond_by := (terms ->> 'expires_at')::timestamptz;
  insert into public.offers select offer.*;
  version := private.add_version(offer, 'buyer', 1, terms);
  entry := private.append_entry(offer.id, 'buyer', 'offer.make',
    jsonb_build_object('state', offer.state, 'listing', property.id, 'terms', private.ledger_terms(version)),
    jsonb_build_object(
      'message', private.clean_text(message), 'buyer_name', offer.buyer_name, 'title', offer.title,
      'address', offer.address
    ), me);
  perform private.notify_offer(offer.seller_id, me, case offer.state when 'sealed' then 'sealed' else 'made' end, entry,
    offer);
end;
$function$;

create or replace function private.mark_conversation_read (
  conversation uuid,
  read_until   timestamp with time zone default null::timestamp with time zone
)
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  own_side public.conversation_members;
  reached timestamptz;
  unread_count integer := 0;
begin
  select * into own_side from public.conversation_members s
  where s.conversation_id = conversation and s.user_id = auth.uid() for no key update;
  if own_side.id is null then
    raise exception 'Not a conversation of yours' using errcode = '42501';
  end if;
  reached := least(coalesce(read_until, own_side.last_message_at), own_side.last_message_at);
  if reached <= own_side.last_read_at then
    return;
  end if;
  if reached < own_side.last_message_at then
    select count(*) into unread_count from public.messages m
    where m.conversation_id = conversation and m.created_at > reached and m.user_id is distinct from own_side.user_id;
  end if;
  update public.conversation_members s set last_read_at = reached, unread = unread_count where s.id = own_side.id;
  if unread_count = 0 then
    perform private.delete_notifications(own_side.id, '{message}');
  end if;
  perform private.broadcast_change(own_side.user_id, 'messages');
  if own_side.other_id is not null and private.share_read_receipts(own_side.user_id, own_side.other_id) then
    perform private.broadcast_change(own_side.other_id, 'messages');
  end if;
end;
$function$;

create or replace function private.moderate (
  action  text,
  kind    text,
  subject uuid,
  reason  text,
  note    text                     default null::text,
  until   timestamp with time zone default null::timestamp with time zone,
  report  uuid                     default null::uuid
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

create or replace function private.offer_showing (
  showing_id  uuid,
  property_id uuid,
  starts_at   timestamp with time zone,
  ends_at     timestamp with time zone,
  time_zone   text,
  capacity    integer                  default 1,
  notes       text                     default null::text
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

create or replace function private.property_facets (
  filters jsonb default '{}'::jsonb,
  search  text  default ''::text
)
  returns jsonb
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
declare
  parsed record := private.parse_filters(filters);
  search_term text := private.normalize_search(search);
  text_filter text := '';
  all_conditions text;
  own_conditions text;
  source private.facet_source;
  -- Facets that no filter narrows are counted together.
  together private.facet_source[] := '{}';
  counts jsonb;
begin
  if search_term <> '' then
    text_filter := private.search_condition(search_term, private.matches_among_newest(search_term, 100) < 100);
  end if;
  all_conditions := private.state_and_type_condition(parsed.states, parsed.types) || parsed.conditions || text_filter;
  if all_conditions = private.seller_condition() then
    counts := private.facet_totals(private.hidden_member_ids());
    counts := counts || jsonb_build_object('total', coalesce(counts -> 'total' -> '', '0'));
  else
    counts := jsonb_build_object('total', private.count_properties(filters, search));
    for source in select * from private.facet_sources() loop
      parsed := private.filter_conditions(filters - source.fields);
      own_conditions := private.state_and_type_condition(parsed.states, parsed.types) || private.seller_condition()
        || parsed.conditions || text_filter;
      if own_conditions = all_conditions then
        together := together || source;
      else
        counts := counts || private.count_options(array[source], own_conditions);
      end if;
    end loop;
    counts := counts || private.count_options(together, all_conditions);
  end if;
  return (
    select jsonb_object_agg(s.name, coalesce(
      case when s.is_switch then counts -> s.name -> 'true' else counts -> s.name end,
      case when s.is_switch then '0' else '{}' end::jsonb
    ))
    from private.facet_sources() as s
  ) || jsonb_build_object('total', counts -> 'total');
end;
$function$;

create or replace function private.propose_extension (
  milestone_id uuid,
  due_at       timestamp with time zone,
  reason       text                     default null::text
)
  returns uuid
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  milestone public.deal_milestones;
  deal public.deals;
  party public.deal_parties;
  added uuid;
begin
  select * into milestone from public.deal_milestones m where m.id = propose_extension.milestone_id;
  deal := private.lock_deal(milestone.deal_id);
  party := private.acting_party(deal);
  select * into milestone from public.deal_milestones m where m.id = milestone.id for no key update;
  if party.role not in ('buyer', 'seller') then
    raise exception 'Only the buyer and the seller can move deadlines.' using errcode = '42501';
  end if;
  if milestone.state in ('done', 'waived') then
    raise exception 'This step is done.' using errcode = 'P0001', hint = 'deal_changed';
  end if;
  if propose_extension.due_at is null or propose_extension.due_at <= now()
    or propose_extension.due_at > now() + interval '2 years' then
    raise exception 'Choose a new deadline in the future, within two years.' using errcode = 'P0001';
  end if;
  if exists (
    select from public.deal_extensions e where e.milestone_id = milestone.id and e.state = 'proposed'
  ) then
    raise exception 'An extension is already waiting for an answer.' using errcode = 'P0001', hint = 'deal_changed';
  end if;
  insert into public.deal_extensions (milestone_id, proposed_by, due_at)
  values (milestone.id, party.role, propose_extension.due_at) returning id into added;
  perform private.record_deal_step(deal, party, 'extension.propose', jsonb_build_object(
    'milestone', milestone.kind, 'due_at', private.utc_text(propose_extension.due_at), 'extension', added
  ), jsonb_build_object('reason', private.clean_text(reason)));
  return added;
end;
$function$;

create or replace function private.request_documents (
  property_id uuid,
  note        text default null::text
)
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  me constant uuid := auth.uid();
  listing public.properties;
  request public.listing_document_requests;
begin
  select p.* into listing from public.properties p
  where p.id = request_documents.property_id and p.status <> 'paused'
    and p.user_id <> all (private.hidden_member_ids());
  if me is null or listing.id is null then
    raise exception 'This listing isn’t available' using errcode = '42501';
  end if;
  if listing.user_id = me then
    raise exception 'This is your own listing' using errcode = '42501';
  end if;
  perform private.check_email_verified();
  if not private.profile_visible_to(me, listing.user_id) then
    raise exception '%', 'Your profile is private, so the seller couldn’t see who’s asking. Make it public, or '
      'connect with the seller first.' using errcode = 'P0001';
  end if;
  if not exists (
    select from public.listing_documents d where d.property_id = listing.id and d.access = 'on_request'
  ) then
    raise exception 'This listing no longer has documents on request.' using errcode = 'P0001';
  end if;
  select r.* into request from public.listing_document_requests r
  where r.property_id = listing.id and r.member_id = me for update;
  if request.status in ('pending', 'approved') then
    return;
  end if;
  if request.decided_at > now() - interval '30 days' then
    raise exception 'The seller declined your request. You can ask again after %.',
      to_char((request.decided_at + interval '30 days') at time zone 'utc', 'FMMonth FMDD, YYYY')
      using errcode = 'P0001';
  end if;
  perform private.consume_rate_limit('document_request');
  insert into public.listing_document_requests (property_id, member_id, note)
  values (listing.id, me, nullif(btrim(request_documents.note, E' \t\r\n'), ''))
  on conflict on constraint listing_document_requests_once do update
  set status = 'pending', note = excluded.note, requested_at = now(), decided_at = null
  returning * into request;
  perform private.notify(listing.user_id, 'document_request', me, request.id,
    jsonb_build_object('property_id', listing.id, 'title', listing.title));
  perform private.broadcast_change(listing.user_id, 'documents');
end;
$function$;

create or replace function private.resolve_contact_message (
  message_id uuid,
  note       text default null::text
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
  error text default null::text
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

create or replace function private.return_submission (
  submission          uuid,
  reason              text,
  if_unmodified_since timestamp with time zone default null::timestamp with time zone
)
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
begin
  perform private.lock_pending_submission(submission, if_unmodified_since);
  if coalesce(reason, '') !~ '\S' then
    raise exception 'Give the member a reason' using errcode = '22023';
  end if;
  perform private.decide_submission(submission, 'returned', btrim(reason, E' \t\r\n'), null);
end;
$function$;

create or replace function private.save_listing_documents (
  property_id uuid,
  documents   jsonb,
  known       uuid[] default null::uuid[]
)
  returns text[]
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  me constant uuid := auth.uid();
  most constant integer := 20;
  kept constant uuid[] := array(select (d ->> 'id')::uuid from jsonb_array_elements(documents) as d);
  removed text[];
  unavailable text;
begin
  if documents is null then
    raise exception 'Documents are a list' using errcode = '22023';
  end if;
  -- Locked, so that parallel calls count each other's documents.
  perform from public.properties p
  where p.id = save_listing_documents.property_id and p.user_id = me and p.removed_at is null for no key update;
  if not found then
    raise exception 'Not a listing of yours' using errcode = '42501';
  end if;
  with deleted as (
    delete from public.listing_documents d
    where d.property_id = save_listing_documents.property_id and d.id <> all (kept)
      and (known is null or d.id = any (known))
    returning d.path
  )
  select array_agg(deleted.path) into removed from deleted;

  -- Type and size come from storage, not from the seller.
  insert into public.listing_documents as stored
    (id, property_id, position, kind, access, path, version, name, size, mime_type)
  select input.id, save_listing_documents.property_id, input.ordinal, input.kind, input.access, o.name, o.version,
    btrim(input.name), (o.metadata ->> 'size')::bigint, o.metadata ->> 'mimetype'
  from rows from (
    jsonb_to_recordset(documents) as (id uuid, kind text, access text, path text, name text)
  ) with ordinality as input (id, kind, access, path, name, ordinal)
  join storage.objects o on o.bucket_id = 'documents' and o.name = input.path
  where starts_with(input.path, me || '/' || save_listing_documents.property_id || '/')
  on conflict on constraint listing_documents_pkey do update
  set kind = excluded.kind, access = excluded.access, position = excluded.position
  where stored.property_id = excluded.property_id and stored.path = excluded.path;

  select d ->> 'name' into unavailable from jsonb_array_elements(documents) as d
  where not exists (
    select from public.listing_documents s
    where s.property_id = save_listing_documents.property_id and s.id = (d ->> 'id')::uuid and s.path = d ->> 'path'
  ) limit 1;
  if found then
    raise exception '% is no longer available. Remove it and add it again.', coalesce(unavailable, 'A document')
      using errcode = 'P0001';
  end if;
  if (
    select count(*) from public.listing_documents d where d.property_id = save_listing_documents.property_id
  ) > most then
    raise exception 'A listing can have % documents.', most using errcode = 'P0001';
  end if;
  return coalesce(removed, '{}');
end;
$function$;

create or replace function private.save_submission (
  submission    uuid,
  address       text,
  property_type text,
  condition     text,
  price         bigint,
  sqft          integer,
  lot_sqft      integer default null::integer
)
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  me constant uuid := auth.uid();
  trimmed_address constant text := btrim(save_submission.address, E' \t\r\n');
begin
  if me is null then
    raise exception 'Only members can submit properties' using errcode = '42501';
  end if;
  insert into public.property_submissions (id, user_id, address, property_type, condition, price, sqft, lot_sqft)
  values (submission, me, trimmed_address, save_submission.property_type, save_submission.condition,
    save_submission.price, save_submission.sqft, save_submission.lot_sqft)
  on conflict on constraint property_submissions_pkey do nothing;
  if found then
    perform private.consume_rate_limit('submission');
    perform private.log_submission_step(submission, me, 'started');
    return;
  end if;
  perform private.open_submission(submission, me);
  update public.property_submissions s set
    address = trimmed_address, property_type = save_submission.property_type, condition = save_submission.condition,
    price = save_submission.price, sqft = save_submission.sqft, lot_sqft = save_submission.lot_sqft,
      updated_at = clock_timestamp()
  where s.id = submission
    and (s.address, s.property_type, s.condition, s.price, s.sqft, s.lot_sqft) is distinct from
      (trimmed_address, save_submission.property_type, save_submission.condition, save_submission.price,
        save_submission.sqft, save_submission.lot_sqft);
end;
$function$;

create or replace function private.seller_analytics (
  days integer default 30
)
  returns jsonb
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
declare
  me constant uuid := auth.uid();
  today constant date := private.utc_day(now());
  since constant date := today - days + 1;
  totals jsonb;
begin
  if days is null or days not in (30, 90) then
    raise exception 'Analytics cover 30 or 90 days' using errcode = '22023';
  end if;
  select jsonb_build_object(
    'since', since, 'until', today, 'detailed', private.has_entitlement('analytics'),
    'own_listings', (select count(*) from public.properties p where p.user_id = me),
    'views', coalesce(sum(d.views), 0), 'saves', coalesce(sum(d.saves), 0),
    'contacts', coalesce(sum(d.contacts), 0), 'messages', coalesce(sum(d.messages), 0)
  ) into totals from private.own_listing_days(since) as d;
  if not private.has_entitlement('analytics') then
    return totals;
  end if;
  return totals || jsonb_build_object(
    'days', (
      select coalesce(jsonb_agg(to_jsonb(s) order by s.day), '[]') from (
        select d.day, sum(d.views) as views, sum(d.saves) as saves, sum(d.contacts) as contacts,
          sum(d.messages) as messages
        from private.own_listing_days(since) as d group by 1
      ) as s
    ),
    'sources', (
      select coalesce(jsonb_agg(to_jsonb(s) order by s.views desc, s.source), '[]') from (
        select v.source, sum(v.views) as views
        from public.properties p join private.listing_sources v on v.property_id = p.id and v.day >= since
        where p.user_id = me group by 1
      ) as s
    ),
    'listings', (
      select coalesce(jsonb_agg(to_jsonb(l) order by l.views desc, l.id), '[]') from (
        select
          p.id, p.title, p.status, o.views, o.saves, o.contacts, o.messages,
          o.views / t.on_market as views_per_day, o.saves / t.on_market as saves_per_day,
          case when p.status = 'active' then (
            select to_jsonb(r) from private.similar_listing_rates(p, since) as r
          ) end as similar
        from public.properties p
        cross join lateral (
          select (today - greatest(since, private.utc_day(p.created_at)) + 1)::double precision as on_market
        ) as t
        cross join lateral (
          select coalesce(sum(d.views), 0) as views, coalesce(sum(d.saves), 0) as saves,
            coalesce(sum(d.contacts), 0) as contacts, coalesce(sum(d.messages), 0) as messages
          from public.listing_days d where d.property_id = p.id and d.day >= since
        ) as o
        where p.user_id = me
        order by o.views desc, p.id limit 25
      ) as l
    )
  );
end;
$function$;

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
  AS $function$ select private.offer_showing(showing_id, property_id, starts_at, ends_at, time_zone, capacity, notes); $function$;

create or replace function public.register_deal_document (
  member_id   uuid,
  document_id uuid,
  deal_id     uuid,
  kind        text,
  reader_ids  uuid[],
  name        text,
  size        bigint,
  mime_type   text,
  sha256      text,
  path        text
)
  returns public.deal_documents
  language sql
  set search_path to ''
  AS $function$ select private.register_deal_document(member_id, document_id, deal_id, kind, reader_ids, name, size, mime_type, sha256, path); $function$;

create or replace function public.register_proof (
  member_id  uuid,
  proof_id   uuid,
  kind       text,
  amount     bigint,
  expires_on date,
  name       text,
  size       bigint,
  mime_type  text,
  sha256     text,
  path       text
)
  returns public.proofs_of_funds
  language sql
  set search_path to ''
  AS $function$ select private.register_proof(member_id, proof_id, kind, amount, expires_on, name, size, mime_type, sha256, path); $function$;

comment on function "private"."accept_submission"(uuid, jsonb, timestamp
  with time zone) is 'For staff: turns a pending submission into an approved, verified, off-market listing of the member and returns its ID. listing: {title, description, property_type, address, city, state, zip, county, price, bedrooms, bathrooms, sqft, lot_sqft, condition, financing, occupancy, noi}. if_unmodified_since: its submitted_at when the reviewer loaded it; null skips the check. Raises 42501 for others and for one''s own, 22023 for other fields, 23502 or 23514 for invalid values, and P0001 if it''s gone, already reviewed, or resubmitted since then.';

comment on function "private"."add_pipeline_file"(uuid, uuid, text, text) is
  'Adds a file to one of the caller''s cards, uploaded to the pipeline bucket under {caller}/{card}/. Idempotent. Raises P0001, to be shown as is, for a card that isn''t the caller''s, a missing file, and beyond 10; 23502, 23505, or 23514 for a missing or invalid name, and a file or an ID that''s in use.';

comment on function "private"."agreement_to_seal"(uuid, uuid) is 'For the seal-agreement function: what the PDF of an agreement shows, for a member who signed it: {document: the sealed one, null until then, agreement: {id, kind, title, state, body, body_sha256, prepared_at, signed_at, template_id, template_version}, deal: {id, address}, signers: [{party_id, position, role, name, signed_name, signed_at}], ledger: {id, seq, hash, recorded_at} of the latest entry}. Raises 42501 for others, and P0001, to be shown as is, until everyone has signed.';

comment on function "private"."answer_extension"(uuid, text) is 'agreed or declined, for the other side, or withdrawn, for who proposed it. An agreed extension moves the deadline. Raises 42501 for others, and P0001, to be shown as is, if it was answered before.';

comment on function "private"."answer_offer"(uuid, text, integer, jsonb, text) is
  'For the buyer and the seller: revise or counter, with terms as in make_offer; accept, which opens a deal; decline, withdraw, or back_up, which keeps it as a backup of a listing under contract. version: the one the caller has seen. message: up to 2,000 characters. Raises 42501 for others, and P0001, to be shown as is, with the hint offer_changed if the offer isn''t what the caller has seen.';

comment on function "private"."answer_question"(uuid, text) is 'For sellers: answers a question about one of the caller''s listings with at most 2,000 characters, or edits the answer, and notifies the asker of a new one (kind listing_answer, data {property_id, title}). Does nothing for the same text. What new members write waits for review first. Raises 42501 for another''s listing, a question that was removed or waits for review, and across a block; P0001, to be shown as is, with an unconfirmed email, for an answer that was removed or waits for review, and beyond the limit of answers a day; and 23514 or 23502 for a blank, missing, or longer text.';

comment on function "private"."answer_review"(uuid, text) is 'The reviewed member answers a review, once. Notifies the author (kind review_answer). Raises P0001 for a second answer, 42501 for anyone else, and 23502 or 23514 for a blank answer or one longer than 2,000 characters.';

comment on function "private"."answer_split"(uuid, text) is 'approved or declined, for buyer, seller, and JV partners, or withdrawn, for who proposed it. Approved by all, the split is in force. Raises 42501 for others, and P0001, to be shown as is, once it''s settled.';

comment on function "private"."appeal"(uuid, text) is 'Appeals a moderation action about the caller, once, with 1 to 2,000 characters, whatever the caller''s standing. Returns the appeal''s ID. Raises 42501 for any other action, P0001 if it was reversed or already appealed, and 23502 or 23514 for a missing, blank, or longer message.';

comment on function "private"."approve_content"(text, uuid) is 'For moderators: publishes held content, which notifies those it concerns, closes its reports as not upheld, and notifies the author (kind content_approved, data {subject_kind, title, path}). public.moderate removes it instead. Raises 42501 for others and about oneself, 22023 for an unknown kind, and P0001 if it isn''t waiting.';

comment on function "private"."approve_template"(uuid, text[]) is 'For admins: approves the template of an agreement for states (two-letter codes), and logs it. Idempotent. Raises 42501 for others, and 22023 for an unknown template or state, and without a state.';

comment on function "private"."ask_question"(uuid, uuid, text) is 'Asks the seller of an active listing a question of at most 500 characters, under an ID chosen by the caller, and notifies them (kind listing_question, data {property_id, title}). Idempotent. What new members write waits for review first. Raises 42501 for visitors, one''s own listing, and one that isn''t active or that the caller can''t see; P0001, to be shown as is, with an unconfirmed email, with three unanswered questions on the listing, and beyond the limit of questions a day; 23514 or 23502 for a blank, missing, or longer text; and 23505 for the ID of someone else''s question.';

comment on function "private"."book_showing"(uuid) is 'Books a showing for the caller, and notifies the seller (kind showing_booking, event booked). Idempotent. Raises 42501 for visitors, one''s own listing, and one that isn''t active or that the caller can''t see; P0001, to be shown as is, with an unconfirmed email, for a showing that is canceled, fully booked, or has started, at the time of another one the caller booked, for a profile that the seller can''t see, and beyond the limit of bookings a day.';

comment on function "private"."call_for_offers"(uuid, timestamp
  with time zone, text) is 'For the seller of an active listing: new offers stay sealed until the deadline, 1 hour to 30 days from now. Returns the call''s ID. Raises 42501 for others, and P0001, to be shown as is.';

comment on function "private"."cancel_booking"(uuid) is 'Cancels the caller''s booking of a showing that hasn''t started, and notifies the seller (kind showing_booking, event canceled). Does nothing without a booking. Raises P0001 for a showing that has started.';

comment on function "private"."cancel_call"(uuid) is 'For the seller, before the deadline: ends a call for offers and cancels its sealed offers, which are never opened. Notifies their buyers. Raises 42501 for others, and P0001 after the deadline.';

comment on function "private"."cancel_event"(uuid, text) is 'Cancels a published event that isn''t over, for its organizer and staff. Notifies everyone registered or waitlisted, and the organizer (kind event_canceled). Raises 42501 for others, 23514 for a reason of more than 1,000 characters, and P0001 for other events.';

comment on function "private"."cancel_registration"(uuid) is 'Cancels the caller''s registration or waitlist spot. The first on the waitlist moves up and is notified. Does nothing without a registration.';

comment on function "private"."cancel_showing"(uuid) is 'For sellers: cancels a showing that hasn''t started, and notifies those who booked it (kind showing_canceled). Idempotent. Raises 42501 for another''s, and P0001 for one that has started.';

comment on function "private"."complete_mail"(uuid, text) is 'For the send-mail function: records that a claimed email was sent, or the error, which schedules a retry until the fifth attempt. Does nothing for any other email.';

comment on function "private"."confirm_closing"(uuid, bigint, date) is 'For the buyer and the seller: the final price (whole USD) and the date. Once both have confirmed the same, the deal is closed and the listing sold. Until then either can correct theirs. Returns whether it''s closed. Raises 42501 for others, and P0001, to be shown as is.';

comment on function "private"."count_matches"(jsonb) is 'Number of active listings that would match an unsaved buy box of the caller, counted up to 1,001; 1001 means more than 1,000. box, all optional: {states, counties, property_types, conditions, financing, investment_strategies: lists; min_price, max_price: whole USD; filters: as in buybox_profiles}. Raises 22023 if it isn''t a buy box, and 42501 for verifiedOnly without the entitlement.';

comment on function "private"."count_properties"(jsonb, text) is 'Number of listings search_properties would find, counted up to 1,001; 1001 means more than 1,000. Raises the same errors.';

comment on function "private"."deal_invitations"() is 'Invitations to open deals for the caller''s verified email, newest first, with what they need to decide: the property and who invited them. Empty without a verified email.';

comment on function "private"."decide_appeal"(uuid, text, text) is 'For moderators: decides an appeal, upheld or reversed (which restores what the action changed), with an answer of 1 to 1,000 characters that the member reads. Notifies the member (kind appeal_decision, always by email). Raises 42501 for others, who took the action, and the member; P0001 if it''s decided or gone; 22023 for another decision; and 23502 or 23514 for a missing, blank, or longer answer.';

comment on function "private"."decide_document_request"(uuid, text) is 'For sellers: approves or declines a request for the documents of one of the caller''s listings, or revokes an approved one by declining it, and notifies the member (kind document_decision, data {property_id, title, decision: approved, declined, or revoked}). Does nothing if that''s already decided. Raises 42501 for another''s listing and across a block, 22023 for another decision, and P0001 beyond the limit of decisions a day.';

comment on function "private"."decide_event"(uuid, text, text, timestamp
  with time zone) is 'For staff: publishes a proposed event, or returns it with a reason of at most 1,000 characters. Notifies the organizer (kind event_decision). if_unmodified_since: the event''s edited_at when the reviewer loaded it; null skips the check. Raises 42501 for others, 22023 for an unknown decision or a return without a reason, 23514 for a longer reason, and P0001 for an event that is gone, past, already reviewed, or edited since then.';

comment on function "private"."decide_listing_review"(uuid, text, text, timestamp
  with time zone) is 'For reviewers: approves a listing, which verifies it, or returns it to its seller with a reason of at most 1,000 characters. if_unmodified_since: the listing''s updated_at when the reviewer loaded it; null skips the check. Raises 42501 for others and for one''s own listing, 22023 for an unknown decision or a return without a reason, 23514 for a longer reason, and P0001 for a request that is gone or already decided, or a listing edited since then.';

comment on function "private"."decide_proof"(uuid, text, text) is 'For reviewers: decision is verified, or rejected with a reason of at most 1,000 characters, of a pending proof of funds. Notifies the member. Raises 42501 for others and for one''s own, 22023 for another decision or without a reason, 23514 for a longer one, and P0001, to be shown as is, if it''s already reviewed, withdrawn, or expired.';

comment on function "private"."decline_agreement"(uuid, text) is 'For who has to sign an agreement: declines it for everyone, with a reason of at most 1,000 characters for the ledger, until the last one has signed. Idempotent. Raises 42501 for others, and P0001, to be shown as is.';

comment on function "private"."decline_other_offers"(uuid, text) is 'For the seller, after accepting: declines all open offers on the listing and withdraws open counteroffers. Backups stay. Returns how many. Raises 42501 for others.';

comment on function "private"."delete_forum"(uuid) is 'For staff: deletes a forum with all its topics. Does nothing if it''s gone. Raises 42501 for others.';

comment on function "private"."delete_forum_post"(uuid) is 'Deletes the content and notifications of a post by the caller, or any for moderators; its place and replies stay. Does nothing if it''s already deleted. Raises 42501 for another member''s and for none.';

comment on function "private"."delete_submission_file"(uuid) is 'Removes a file from one of the caller''s editable submissions. Returns its path in the contracts bucket, for the caller to delete it there; null if it''s gone or wasn''t theirs. Raises P0001 once submitted.';

comment on function "private"."deployment_status"() is 'For npm run deploy:check, by the service role only: {migrations: the versions that were applied, null if none was recorded, request_check: whether PostgREST calls private.check_request, jobs: [{job, ran_at, is_late}]}.';

comment on function "private"."end_deal"(uuid, text, text) is 'For the buyer and the seller: the deal fell through, for a reason of private.deal_end_reasons. The listing goes back on the market and the first backup offer moves up. Raises 42501 for others, and P0001, to be shown as is.';

comment on function "private"."expose"(text, text, text[]) is 'Lets API roles call private.<name>: creates public.<name>, which calls it with the same arguments, by their names or those given, and has its comment. Callers are anon (everyone), authenticated (members and the service role), or service_role. docs/decisions/0029-exposed-functions.md has the reasons.';

comment on function "private"."generate_recovery_codes"() is 'Replaces the caller''s recovery codes and returns the ten new ones, which can''t be read again. Raises 42501 unless the caller has a second factor and entered a code in the last 10 minutes.';

comment on function "private"."handle_report"(uuid, text) is 'For moderators: closes a report without an action, with an outcome of 1 to 1,000 characters. Raises 42501 for others and for a report about oneself, P0001 for one that''s closed or gone, and 23502 or 23514 for a missing, blank, or longer outcome.';

comment on function "private"."hide_question"(uuid, boolean) is 'For sellers: hides a question about one of the caller''s listings, with its answer, from everyone but its asker and staff, or shows it again. Idempotent. Raises what public.answer_question does, except for texts.';

comment on function "private"."invite_buyers"(uuid, integer) is 'For sellers: invites up to 25 members whose buy box one of the caller''s active listings matches best (private.best_invitees), and notifies them (kind listing_invitation, data {property_id, title, price, city, state}). Returns how many, without saying whom; 0 if nobody is left to invite. Members the caller has blocked count, but aren''t notified. Raises 42501 for another''s listing; and P0001, to be shown as is, with an unconfirmed email, for a listing that isn''t active, and when the day''s limit, across all listings, is used up.';

comment on function "private"."invite_party"(uuid, text, text, text, text[]) is
  'For the buyer and the seller: invites a JV partner to their side, or a title company, lender, or attorney with rights (of private.deal_rights). They join with an account that verified the address; if there is one, it''s notified. Returns the party''s ID. Raises 42501 for others, 23514 for an invalid address, and P0001, to be shown as is.';

comment on function "private"."join_deal"(uuid) is 'Accepts an invitation to a deal, for the member whose verified email was invited. Idempotent. Returns the deal''s ID. Raises 42501 for others, and P0001 once the deal has ended.';

comment on function "private"."ledger_proof"(uuid) is 'For readers of a ledger: the latest day whose root commits to it, the step''s hash that is the leaf, the path to the root (left:hash or right:hash, from the leaf up; the side is the hash''s), the root, and its timestamp token, null without one. No row for others and before the first root.';

comment on function "private"."like_post"(uuid, boolean) is 'Sets whether the caller likes a post; idempotent. Returns the new number of likes. Raises P0001 for a post that is gone or that the caller can''t see, and after 120 a minute, and 23502 without a caller.';

comment on function "private"."listing_reach"(uuid) is 'How far one of the caller''s listings has reached: {views: as on the page, saves: members who saved it, askers: members who asked, invited: members, invitations_left: how many more the caller can send today, across listings, booked: members who booked a showing}. Counts only: members who view or save aren''t named to the seller; those who ask or book are, because they contact the seller. Raises 42501 for another''s listing.';

comment on function "private"."make_offer"(uuid, uuid, jsonb, text) is 'Makes an offer on a listing, sealed while the seller is calling for offers. offer_id: a new ID; the same one twice makes one offer. terms: price, earnest_money (whole USD), earnest_due_hours, closing_on, financing, inspection_days, contingencies, jv_share_pct, time_zone, and expires_at, as columns of offer_versions. Notifies the seller. Raises P0001, to be shown as is.';

comment on function "private"."map_properties"(jsonb, text, jsonb, double precision) is
  'Listings that search_properties would find in a map area ({west, south, east, north}, degrees): up to 500 individually, newest first; more are clustered in cells of `cell` degrees. A cluster has no id; it has the mean position, number, and lowest price (USD) of its listings, and whether any is verified. If about 10,000 or more of more than 40,000 listings match, clusters are estimated from a sample: their price is null, and small ones may be missing. Raises the errors of search_properties, and 22023 for a cell outside 0.0001 to 90.';

comment on function "private"."mark_conversation_read"(uuid, timestamp
  with time zone) is 'Marks a conversation as read up to the message with this created_at, or all of it for null. Never goes back. Deletes its notification once nothing is unread, and broadcasts to the caller''s other tabs and, if both share read receipts, to the other member. Raises 42501 for someone else''s conversation.';

comment on function "private"."matching_buy_boxes"(uuid) is 'Number of other members'' buy boxes that a listing matches, for its owner and staff, without saying whose. Counted up to 1,001; 1001 means more than 1,000. Members who blocked the owner don''t count; members the owner blocked do, so that blocking reveals nothing. Null while the listing isn''t active. Raises 42501 for anyone else and for an unknown listing.';

comment on function "private"."message_refusal"(uuid) is 'Why the caller may not message a member, to be shown as is; null if they may: members who have messaged them or asked to connect, everyone for staff, and from trust level 1 other connections and public profiles, with the start_conversations entitlement or if they are open to messages. Never across a block or with an unverified email. While reported content of the caller''s is held, only members who have messaged them.';

comment on function "private"."moderate"(text, text, uuid, text, text, timestamp
  with time zone, uuid) is 'For moderators: acts on content or its author, and closes the reports about it. action: remove (takes down a listing, hides other content), remove_badge, warn, restrict (to read-only), suspend (until a date), or ban (which also takes down the member''s listings and hides the profile). reason: what the member reads, 1 to 1,000 characters. note: for staff. Returns the action''s ID. Notifies the member (kind moderation, always by email). Raises 42501 for others, about oneself, and about staff unless the caller is an admin; P0001 for something that is gone or already removed; 22023 for another action; and 23502 or 23514 for a missing or longer reason.';

comment on function "private"."move_milestone"(uuid, text) is 'For parties: declare, confirm, reject, complete, or waive a milestone, as private.milestone_transitions allows. Notifies the others. Raises 42501 for non-parties, and P0001, to be shown as is, for a move that isn''t allowed.';

comment on function "private"."my_moderation"() is 'What moderators decided about the caller, latest first, with the reason and the caller''s appeal. Without the staff''s names and notes.';

comment on function "private"."my_trust"() is 'The caller''s {level, days_active, reads, people, connections} and what the next level takes, next {days_active, reads, people, connections}, null at level 3. Null for visitors.';

comment on function "private"."offer_showing"(uuid, uuid, timestamp with time zone, timestamp
  with time zone, text, integer, text) is 'Offers a showing of one of the caller''s active listings under an ID chosen by the caller, of 10 minutes to 8 hours, within 90 days, for 1 to 50 members. time_zone: IANA name of the property''s. notes: how to get in, at most 1,000 characters, for those who book. Idempotent. Raises 42501 for another''s listing; P0001, to be shown as is, with an unconfirmed email, for a listing that isn''t active, an unknown time zone, a start that is past or later, a time that overlaps another showing of the listing, more than 50 upcoming ones, links by new members, and beyond the limit of showings a day; 23514 or 23502 for another length, capacity, or longer notes; and 23505 for the ID of another listing''s showing.';

comment on function "private"."open_deal_document"(uuid) is 'For everyone who can read a document: the path of its file in the bucket deal-documents. Logs the view, unless the caller added it, and then lets them read the file for five minutes. Raises 42501 for others and for a removed document, and P0001 beyond the limit an hour.';

comment on function "private"."open_proof"(uuid) is 'For the owner, reviewers while it''s pending, and sellers it''s shared with: the path of the file in the bucket proofs-of-funds. Logs the view for the owner unless it''s their own, and then lets the caller read the file for five minutes. Raises 42501 for others, and P0001 beyond the limit an hour.';

comment on function "private"."operations"() is 'For admins, without personal data: {database_bytes, request_check, payment_count, payments: the 20 oldest events that aren''t handled [{id, type, received_at, deliveries, error}], payment_problems: what the reconciliation found [text], open_disputes: how many need a response, reversals: the 20 newest refunds and disputes [{id, kind, status, amount_cents, currency, reason, created_at, evidence_due_at, invoice}], corrections: the 20 newest [{id, kind, object_id, old_status, new_status, corrected_at}], mail: [{problem, error, count, oldest}] as private.mail_problems, jobs: [{job, ran_at, is_late}], errors: [{source, kind, count, last_at}] as private.recent_errors, queries: as private.slow_queries}. Raises 42501 for others.';

comment on function "private"."orphaned_agreement_files"(uuid) is 'For the delete-account function: paths of sealed agreements in the bucket deal-documents that nobody has access to once the member''s account is deleted.';

comment on function "private"."permit_email_change"(text) is 'Permits the auth server to change the caller''s email to this one, which the caller then asks it to do. Takes a session of the last 10 minutes; refreshing a token doesn''t make it younger. Raises 42501 with the hint sign_in_again otherwise, and 23514 for more than 255 characters.';

comment on function "private"."prepare_agreement"(uuid, uuid, text, jsonb, text) is
  'Sends the agreement of public.preview_agreement, with the same arguments, for signatures, and notifies the others who sign. agreement_id: a new ID; the same one twice makes one. body_sha256: of the text the caller read. Raises as the preview does; P0001 with the hint deal_changed if the text would differ now, or while another one of the kind waits for signatures.';

comment on function "private"."preview_agreement"(uuid, text, jsonb) is 'For buyer and seller of an open deal: the agreement that prepare_agreement would make now: {template_id, template_version, title, state, body, body_sha256, signers: [{party_id, name, role}]}. kind: assignment, with the inputs {original_seller, original_contract_date, assignment_fee_usd}, or jv, with {contributions, ends_on}. Dates are YYYY-MM-DD, the fee is whole USD. Raises 42501 for others, 22023 for an unknown kind, and P0001, to be shown as is: with the hint no_template if none is approved for the state, and no_split if the parties who share the profit aren''t settled.';

comment on function "private"."preview_listing_edit"(uuid, jsonb) is 'Which fields would send one of the caller''s verified listings back to review if it were updated with `changes`, an object of columns. Changes nothing. Empty for none, for a listing without the badge, and for one that isn''t the caller''s. Raises 22P02 for values of another type.';

comment on function "private"."property_facets"(jsonb, text) is 'Number of listings that search_properties would find, {total, states, propertyTypes, financing, condition, occupancy, strategy, noJv, priceDrop, verified}. total: up to 1,001, exact without text and filters. Others: how many it would find with only that value of its kind, or that switch, and all filters of other kinds: a number, {atLeast: number} if more than about 10,000 listings match, or null if not counted. Values without a listing are missing. Raises the same errors.';

comment on function "private"."propose_extension"(uuid, timestamp
  with time zone, text) is 'For the buyer and the seller: proposes a new deadline for an open milestone. It moves when the other side agrees. Returns the extension''s ID. Raises 42501 for others, and P0001, to be shown as is.';

comment on function "private"."propose_split"(uuid, uuid, jsonb) is 'For buyer, seller, and JV partners: proposes how to split a deal''s money. lines: by kind (assignment_fee, purchase, costs, profit), an object of amount_cents and shares, hundredths of a percent by party ID; others get 0. The seller''s side gets the agreed share of the profit if the deal has one. Counts as the caller''s approval. Raises 42501 for others, and P0001, to be shown as is, for shares that don''t add up or while another proposal is open.';

comment on function "private"."reconciliation_work"() is 'For the service role, what a run of the reconciliation starts from: {created_before: as in private.reconciliation, emails: [{customer_id, email}] that Stripe doesn''t have yet, invoices: [{reversal_id, customer_id, invoice_id, status}] of refunds and disputes that aren''t final and were last fetched an hour ago}.';

comment on function "private"."record_outcome"(uuid, text, bigint) is 'For the buyer of a closed deal: the actual repair_cost, arv (value after repair), or monthly_rent, whole USD, where the listing stated one. It can be corrected; the ledger keeps every report. Raises 42501 for others, 23514 for an impossible amount, and P0001, to be shown as is.';

comment on function "private"."recovery_codes_left"() is 'How many recovery codes the caller has; 0 without any.';

comment on function "private"."register_contract"(uuid, uuid, uuid, text, bigint, text, text, text)
  is 'For the register-contract function, once it has checked a file and stored it at {member}/{submission}/{sha256}.{extension}: adds it to the submission. Idempotent for the same bytes. Raises 42501 for another member''s submission; P0001, to be shown as is, once submitted and above 100 MB per submission or 200 files a day; 22023 for a missing file; and 23514 for a file name that doesn''t fit its type.';

comment on function
  "private"."register_deal_document"(uuid, uuid, uuid, text, uuid[], text, bigint, text, text, text)
  is 'For the register-deal-document function, once it has checked a file and stored it at {member}/{document}/{sha256}.{extension}: adds it to an open or closed deal, for a party with the right to documents, and shares it with reader_ids, parties with that right, who are notified. Idempotent for the same document. Raises 42501 for others and for another member''s ID; P0001, to be shown as is, for a reader without the right, an unverified email, a restricted account, a deal that fell through or has 200 documents, and beyond the limit a day; 22023 for a missing file; and 23502 or 23514 for invalid values.';

comment on function
  "private"."register_proof"(uuid, uuid, text, bigint, date, text, bigint, text, text, text) is
  'For the register-proof function, once it has checked a file and stored it at {member}/{proof}/{sha256}.{extension}: submits it for review. Idempotent for the same proof. Raises 42501 for another member''s ID; P0001, to be shown as is, for an expiration in the past or more than a year ahead, an unverified email, a restricted account, a fourth pending document, and beyond the limit a day; 22023 for a missing file; and 23502 or 23514 for invalid values.';

comment on function "private"."register_sealed_agreement"(uuid, uuid, bigint, text, text) is
  'For the seal-agreement function, once it has stored the sealed PDF of a signed agreement at agreements/{agreement}/{sha256}.pdf: adds it to the deal for those who signed. The first one wins; later calls return it. Raises 22023 for a missing file, and for an agreement that isn''t signed.';

comment on function "private"."remove_deal_document"(uuid) is 'Removes a document that the caller added: nobody else can read it anymore. Returns the path in the bucket deal-documents, for the caller to delete the file. Idempotent. Raises 42501 for others, and for sealed agreements.';

comment on function "private"."request_documents"(uuid, text) is 'Asks the seller of a listing for its on-request documents, and notifies them (kind document_request). note: at most 500 characters. Does nothing while a request is pending or approved; a declined one can be repeated after 30 days. Raises 42501 for visitors, one''s own listing, and one the caller can''t see; P0001, to be shown as is, with an unconfirmed email, a profile that the seller can''t see, a note or link that the caller can''t send yet, without such documents, within 30 days, and beyond the limit of requests a day; and 23514 for a longer note.';

comment on function "private"."request_listing_review"(uuid) is 'Asks staff to verify one of the caller''s unverified listings, also after it was returned. Does nothing while a review is pending. Raises 42501 for any other listing.';

comment on function "private"."resolve_contact_message"(uuid, text) is 'For moderators: resolves a message, with an optional note of at most 1,000 characters. Raises 42501 for others, P0001 if it''s gone or already resolved, and 23514 for a longer note.';

comment on function "private"."retry_mail"(text) is 'For admins: queues the emails again that were given up with this reply code, or without one for null. Returns how many. Raises 42501 for others.';

comment on function "private"."return_submission"(uuid, text, timestamp
  with time zone) is 'For staff: returns a pending submission to the member with a reason of at most 1,000 characters. if_unmodified_since: its submitted_at when the reviewer loaded it; null skips the check. Raises 42501 for others and for one''s own, 22023 without a reason, 23514 for a longer one, and P0001 if it''s gone, already reviewed, or resubmitted since then.';

comment on function "private"."reverse_action"(uuid, text) is 'For moderators: reverses an action without an appeal, for example a mistake, with a reason the member reads. Raises 42501 as public.moderate does, and P0001 if it was reversed or an appeal is pending.';

comment on function "private"."review_refusal"(uuid) is 'Why the caller may not write a first review of a member, to be shown as is; null if they may. See private.review_basis.';

comment on function "private"."revoke_party"(uuid) is 'Ends a guest''s or JV partner''s access, for the side that invited them and for themselves. Idempotent. Raises 42501 for others, and P0001, to be shown as is, for a partner who has a share in the split.';

comment on function "private"."revoke_proof_share"(uuid, uuid) is 'For the buyer: the seller of an offer can no longer open the document. Idempotent. Raises 42501 for another member''s proof.';

comment on function "private"."revoke_template_approval"(uuid, text) is 'For admins: a template is no longer offered in a state, and agreements from it that wait for signatures there can no longer be signed. Signed ones stay. Logs it. Idempotent. Raises 42501 for others.';

comment on function "private"."save_listing_documents"(uuid, jsonb, uuid[]) is
  'Stores the documents of one of the caller''s listings, in order: a list of {id, kind, access, path, name}, whose files are uploaded to the documents bucket under {caller}/{listing}/. Of stored documents, only kind, access, and position change. Deletes those of `known` that aren''t in the list, or all others for null, and returns the paths of their files, for the caller to delete. Idempotent. Raises 42501 for another''s or a removed listing; P0001, to be shown as is, with an unconfirmed email, for a missing file, and beyond 20; 22023 or 22P02 for anything but such a list; 23502 or 23514 for an unknown kind or access, and a file name that doesn''t fit its type.';

comment on function "private"."save_submission"(uuid, text, text, text, bigint, integer, integer) is
  'Creates a submission under an ID chosen by the caller, or updates one of their drafts or returned ones. Idempotent. Raises P0001, to be shown as is, once submitted and after 20 new ones a day, 42501 for another member''s ID, and 23502 or 23514 for invalid values.';

comment on function "private"."seller_analytics"(integer) is 'Figures of the caller''s listings for the last 30 or 90 days (UTC): {since, until, detailed, own_listings, views, saves, contacts, messages}. With the analytics entitlement (detailed) also {days: [{day, views, saves, contacts, messages}], sources: [{source, views}], listings: [{id, title, status, views, saves, contacts, messages, views_per_day, saves_per_day, similar: {count, views_per_day, saves_per_day} or null}]}: days with any activity, and the 25 listings with the most views. Raises 22023 for another number of days.';

comment on function "private"."seller_record"(uuid) is 'A seller''s track record on the site, for members who see the profile; null for others. deals_closed and deals_fell_through; of the last year''s offers, offers_received (answered or expired), offers_answered, and median_answer_hours (null without any); claims: by kind (repair_cost, arv, monthly_rent), from 3 deals on, how much what buyers report differs from what the listings claimed: the mean in percent, positive if it was more, and its 95% interval (Student''s t).';

comment on function "private"."session_status"() is 'For edge functions, which no request check precedes: {refusal, signed_in_at}, as private.session_status.';

comment on function "private"."set_party_rights"(uuid, text[]) is 'Changes what a guest may see and do (private.deal_rights), for the side that invited them. Raises 42501 for others, and 23514 for unknown rights.';

comment on function "private"."set_staff_role"(uuid, text) is 'For admins: gives a member a staff role (moderator, reviewer, or admin), or removes them from the team for null, and logs it. Raises 42501 for others, P0001 for the last admin, 23514 for an unknown role, and 23503 for an unknown member.';

comment on function "private"."share_deal_document"(uuid, uuid) is 'Lets another party of the deal with the right to documents read a document, and notifies them: for the party who added it; of a sealed agreement, for buyer and seller who can read it. Idempotent. Raises 42501 for others, and P0001, to be shown as is.';

comment on function "private"."share_proof"(uuid, uuid) is 'For the buyer: lets the seller of one of the caller''s offers open a verified proof of funds, while the offer is open, a backup, or accepted, and until the proof expires or the buyer revokes it. Idempotent. Raises 42501 for another member''s proof or offer, and P0001, to be shown as is.';

comment on function "private"."sign_agreement"(uuid, text, text, boolean) is
  'For who has to sign an agreement: signs the text with this hash by typing a name (2 to 120 characters) and consenting to sign electronically. Idempotent. The last signature completes it, and an assignment completes the deal''s milestone. Raises 42501 for others, and P0001, to be shown as is.';

comment on function "private"."store_timestamp"(date, text) is 'For stamp-ledger, which has checked it: adds the timestamp token (DER, base64) to a day''s root. Returns false if it has one. Raises 23514 for text that isn''t base64.';

comment on function "private"."submit_property"(uuid) is 'Submits one of the caller''s submissions to staff, for the first time or again after it was returned. Does nothing while it''s pending. Raises P0001, to be shown as is, with an unconfirmed email, without a registered file, with a missing one, once accepted, and after 10 a day, and 42501 for another member''s.';

comment on function "private"."unshare_deal_document"(uuid, uuid) is 'Ends a party''s access to a document: for the party who added it, even after they left the deal; of a sealed agreement, for buyer and seller who can read it. Idempotent. Raises 42501 for others, and P0001, to be shown as is, for a signer of the agreement.';

comment on function "private"."unstamped_roots"() is 'For stamp-ledger: up to 50 roots without a timestamp, the oldest first, except those of days without steps. Once none is left, the job counts as successful.';

comment on function "private"."unsubscribe_from_alerts"(uuid) is 'Turns off all deal emails, for the buy box and saved searches, of the member with this token, signed in or not; notifications in the app continue. False for an unknown token.';

comment on function "private"."use_recovery_code"(text) is 'For members who have to enter a code and can''t: turns off their two-factor authentication and ends their other sessions. Returns false, and changes nothing, for a wrong or used code. Raises P0001 after too many.';

comment on function "private"."verified_funds"(uuid[]) is 'The verified funds (whole USD) of up to 200 members, and the last day they count. Only the caller''s own, and those of members who made the caller an offer, live or past, once it''s open: a sealed offer tells nothing. No row for everyone else, staff included, across a block, and for members without verified funds.';

comment on function "private"."verify_email"(uuid) is 'Called by a browser that a link from our email led here, with the ID of the session it held before, or null: records that the caller owns the account''s current address. The first time, private.secure_account follows. Returns whether the password is valid; false means that the member must set a new one. Repeating a call that succeeded changes nothing. Raises 42501 for a session that didn''t begin with a link to this address, and for one that has ended.';

comment on function "private"."withdraw_agreement"(uuid) is 'For the party who prepared an agreement: takes it back, until the last one has signed. Idempotent. Raises 42501 for others, and P0001, to be shown as is.';

comment on function "private"."withdraw_proof"(uuid) is 'Removes one of the caller''s proofs of funds: it no longer counts, and nobody else can open its file. Returns the path in the bucket proofs-of-funds, for the caller to delete the file. Idempotent. Raises 42501 for another member''s.';

comment on function "public"."similar_properties"(uuid, integer) is 'Active listings of the same type, in the same state first, nearest in price. Empty for a listing the caller can''t read. `max_rows` is clamped to 1 to 24.';

comment on function "public"."suggested_members"(integer) is 'Members to follow: public profiles, except the caller and those they follow. Most shared markets first, then partners and other paid members, then newest. `max_rows` is clamped to 1 to 24.';

revoke all
  on function "private"."accept_submission"(uuid, jsonb, timestamp with time zone)
  from public;

grant execute
  on function "private"."accept_submission"(uuid, jsonb, timestamp with time zone)
  to "authenticated";

grant execute
  on function "private"."accept_submission"(uuid, jsonb, timestamp with time zone)
  to "service_role";

revoke all on function "private"."answer_offer"(uuid, text, integer, jsonb, text) from public;

grant execute
  on function "private"."answer_offer"(uuid, text, integer, jsonb, text)
  to "authenticated";

grant execute
  on function "private"."answer_offer"(uuid, text, integer, jsonb, text)
  to "service_role";

revoke all on function "private"."cancel_event"(uuid, text) from public;

grant execute on function "private"."cancel_event"(uuid, text) to "authenticated";

grant execute on function "private"."cancel_event"(uuid, text) to "service_role";

revoke all on function "private"."complete_mail"(uuid, text) from public;

grant execute on function "private"."complete_mail"(uuid, text) to "service_role";

revoke all on function "private"."count_properties"(jsonb, text) from public;

grant execute on function "private"."count_properties"(jsonb, text) to "anon", "authenticated";

grant execute on function "private"."count_properties"(jsonb, text) to "service_role";

revoke all
  on function "private"."decide_event"(uuid, text, text, timestamp with time zone)
  from public;

grant execute
  on function "private"."decide_event"(uuid, text, text, timestamp with time zone)
  to "authenticated";

grant execute
  on function "private"."decide_event"(uuid, text, text, timestamp with time zone)
  to "service_role";

revoke all
  on function "private"."decide_listing_review"(uuid, text, text, timestamp with time zone)
  from public;

grant execute
  on function "private"."decide_listing_review"(uuid, text, text, timestamp with time zone)
  to "authenticated";

grant execute
  on function "private"."decide_listing_review"(uuid, text, text, timestamp with time zone)
  to "service_role";

revoke all on function "private"."decide_proof"(uuid, text, text) from public;

grant execute on function "private"."decide_proof"(uuid, text, text) to "authenticated";

grant execute on function "private"."decide_proof"(uuid, text, text) to "service_role";

revoke all on function "private"."decline_agreement"(uuid, text) from public;

grant execute on function "private"."decline_agreement"(uuid, text) to "authenticated";

grant execute on function "private"."decline_agreement"(uuid, text) to "service_role";

revoke all on function "private"."decline_other_offers"(uuid, text) from public;

grant execute on function "private"."decline_other_offers"(uuid, text) to "authenticated";

grant execute on function "private"."decline_other_offers"(uuid, text) to "service_role";

revoke all on function "private"."end_deal"(uuid, text, text) from public;

grant execute on function "private"."end_deal"(uuid, text, text) to "authenticated";

grant execute on function "private"."end_deal"(uuid, text, text) to "service_role";

revoke all on function "private"."expose"(text, text, text[]) from public;

revoke all on function "private"."invite_buyers"(uuid, integer) from public;

grant execute on function "private"."invite_buyers"(uuid, integer) to "authenticated";

grant execute on function "private"."invite_buyers"(uuid, integer) to "service_role";

revoke all on function "private"."invite_party"(uuid, text, text, text, text[]) from public;

grant execute
  on function "private"."invite_party"(uuid, text, text, text, text[])
  to "authenticated";

grant execute on function "private"."invite_party"(uuid, text, text, text, text[]) to "service_role";

revoke all on function "private"."make_offer"(uuid, uuid, jsonb, text) from public;

grant execute on function "private"."make_offer"(uuid, uuid, jsonb, text) to "authenticated";

grant execute on function "private"."make_offer"(uuid, uuid, jsonb, text) to "service_role";

revoke all
  on function "private"."mark_conversation_read"(uuid, timestamp with time zone)
  from public;

grant execute
  on function "private"."mark_conversation_read"(uuid, timestamp with time zone)
  to "authenticated";

grant execute
  on function "private"."mark_conversation_read"(uuid, timestamp with time zone)
  to "service_role";

revoke all
  on function "private"."moderate"(text, text, uuid, text, text, timestamp with time zone, uuid)
  from public;

grant execute
  on function "private"."moderate"(text, text, uuid, text, text, timestamp with time zone, uuid)
  to "authenticated";

grant execute
  on function "private"."moderate"(text, text, uuid, text, text, timestamp with time zone, uuid)
  to "service_role";

revoke all
  on function "private"."offer_showing"(uuid, uuid, timestamp with time zone, timestamp
    with time zone, text, integer, text)
  from public;

grant execute
  on function "private"."offer_showing"(uuid, uuid, timestamp with time zone, timestamp
    with time zone, text, integer, text)
  to "authenticated";

grant execute
  on function "private"."offer_showing"(uuid, uuid, timestamp with time zone, timestamp
    with time zone, text, integer, text)
  to "service_role";

revoke all on function "private"."property_facets"(jsonb, text) from public;

grant execute on function "private"."property_facets"(jsonb, text) to "anon", "authenticated";

grant execute on function "private"."property_facets"(jsonb, text) to "service_role";

revoke all
  on function "private"."propose_extension"(uuid, timestamp with time zone, text)
  from public;

grant execute
  on function "private"."propose_extension"(uuid, timestamp with time zone, text)
  to "authenticated";

grant execute
  on function "private"."propose_extension"(uuid, timestamp with time zone, text)
  to "service_role";

revoke all on function "private"."request_documents"(uuid, text) from public;

grant execute on function "private"."request_documents"(uuid, text) to "authenticated";

grant execute on function "private"."request_documents"(uuid, text) to "service_role";

revoke all on function "private"."resolve_contact_message"(uuid, text) from public;

grant execute on function "private"."resolve_contact_message"(uuid, text) to "authenticated";

grant execute on function "private"."resolve_contact_message"(uuid, text) to "service_role";

revoke all on function "private"."retry_mail"(text) from public;

grant execute on function "private"."retry_mail"(text) to "authenticated";

grant execute on function "private"."retry_mail"(text) to "service_role";

revoke all
  on function "private"."return_submission"(uuid, text, timestamp with time zone)
  from public;

grant execute
  on function "private"."return_submission"(uuid, text, timestamp with time zone)
  to "authenticated";

grant execute
  on function "private"."return_submission"(uuid, text, timestamp with time zone)
  to "service_role";

revoke all on function "private"."save_listing_documents"(uuid, jsonb, uuid[]) from public;

grant execute on function "private"."save_listing_documents"(uuid, jsonb, uuid[]) to "authenticated";

grant execute on function "private"."save_listing_documents"(uuid, jsonb, uuid[]) to "service_role";

revoke all
  on function "private"."save_submission"(uuid, text, text, text, bigint, integer, integer)
  from public;

grant execute
  on function "private"."save_submission"(uuid, text, text, text, bigint, integer, integer)
  to "authenticated";

grant execute
  on function "private"."save_submission"(uuid, text, text, text, bigint, integer, integer)
  to "service_role";

revoke all on function "private"."seller_analytics"(integer) from public;

grant execute on function "private"."seller_analytics"(integer) to "authenticated";

grant execute on function "private"."seller_analytics"(integer) to "service_role";

reset check_function_bodies;
