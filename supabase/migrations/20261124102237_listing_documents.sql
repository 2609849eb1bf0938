set check_function_bodies = off;

drop view "private"."action_limits";

drop view "private"."personal_data";

create table "public"."listing_document_requests" (
  "id"           uuid                     not null default gen_random_uuid(),
  "property_id"  uuid                     not null,
  "member_id"    uuid                     not null,
  "note"         text,
  "status"       text                     not null default 'pending'::text,
  "requested_at" timestamp with time zone not null default now(),
  "decided_at"   timestamp with time zone,
  constraint "listing_document_requests_decided"
    check (((status = 'pending'::text) = (decided_at IS NULL))),
  constraint "listing_document_requests_note_check"
    check (((char_length(note) <= 500) AND (note ~ '\S'::text))),
  constraint "listing_document_requests_once" unique (property_id, member_id),
  constraint "listing_document_requests_pkey" primary key (id),
  constraint "listing_document_requests_status_check"
    check ((status = ANY (ARRAY['pending'::text, 'approved'::text, 'declined'::text])))
);

alter table "public"."listing_document_requests"
  enable row level security;

revoke all on table "public"."listing_document_requests" from "anon";

create table "public"."listing_documents" (
  "id"          uuid                     not null,
  "property_id" uuid                     not null,
  "position"    integer                  not null,
  "kind"        text                     not null,
  "access"      text                     not null,
  "path"        text                     not null,
  "version"     text,
  "name"        text                     not null,
  "size"        bigint                   not null,
  "mime_type"   text                     not null,
  "created_at"  timestamp with time zone not null default now(),
  constraint "listing_documents_access_check"
    check ((access = ANY (ARRAY['public'::text, 'on_request'::text]))),
  constraint "listing_documents_kind_check"
    check
    ((kind = ANY (ARRAY['Inspection report'::text, 'Photos'::text, 'Rent roll'::text,
    'Leases'::text,
    'Title'::text, 'Survey'::text, 'Scope of work'::text, 'Comps'::text, 'Other'::text]))),
  constraint "listing_documents_name_check"
    check
    (((char_length(name) <= 160) AND (name ~ '\S'::text) AND (name !~
    '[/\\[:cntrl:]\u202a-\u202e\u2066-\u2069]'::text))),
  constraint "listing_documents_path" unique (path),
  constraint "listing_documents_pkey" primary key (id),
  constraint "listing_documents_position_check" check ((("position" >= 1) AND ("position" <= 20))),
  constraint "listing_documents_size_check" check ((size >= 0)),
  constraint "listing_documents_type" check (COALESCE((lower(name) ~
CASE mime_type
    WHEN 'application/pdf'::text THEN '\.pdf$'::text
    WHEN 'image/jpeg'::text THEN '\.(jpe?g|jfif)$'::text
    WHEN 'image/png'::text THEN '\.png$'::text
    WHEN 'image/webp'::text THEN '\.webp$'::text
    WHEN 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'::text THEN
      '\.docx$'::text
    WHEN 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'::text THEN
      '\.xlsx$'::text
    ELSE NULL::text
END), false))
);

alter table "public"."listing_documents"
  enable row level security;

create or replace function private.can_read_document (
  path    text,
  version text
)
  returns boolean
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select exists (
    select from public.listing_documents d
    join public.properties p on p.id = d.property_id
    where d.path = can_read_document.path and d.version is not distinct from can_read_document.version
      and (select private.account_standing()) not in ('suspended', 'banned')
      -- As in the policy on properties.
      and (
        (p.status <> 'paused' and p.user_id <> all (private.hidden_member_ids()))
        or private.is_staff()
      )
      and (
        d.access = 'public'
        or exists (
          select from public.listing_document_requests r
          where r.property_id = d.property_id and r.member_id = (select auth.uid()) and r.status = 'approved'
        )
        or private.is_reviewing_listing(p.id)
      )
  );
$function$;

create or replace function private.can_upload_document (
  path text
)
  returns boolean
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select path ~ (
      '^[0-9a-f-]{36}/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}'
      || '/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\.(pdf|jpe?g|jfif|png|webp|docx|xlsx)$'
    ) and not private.is_listed_document(path);
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

create or replace function private.delete_request_notifications()
  returns trigger
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
begin
  perform private.delete_notifications(old.id, '{document_request,document_decision}');
  return null;
end;
$function$;

create or replace function private.exported_listings()
  returns jsonb
  language sql
  stable
  set search_path to ''
  AS $function$
  with me as materialized (select auth.uid() as id)
  select jsonb_build_object(
    'listings', (
      select coalesce(jsonb_agg(to_jsonb(p) - 'user_id' - 'search_text' order by p.created_at), '[]')
      from public.properties p where p.user_id = me.id
    ),
    'listing_terms', (
      select coalesce(jsonb_agg(to_jsonb(t) order by p.created_at, p.id), '[]')
      from public.listing_terms t join public.properties p on p.id = t.property_id where p.user_id = me.id
    ),
    'listing_documents', (
      select coalesce(jsonb_agg(to_jsonb(d) order by d.property_id, d.position), '[]')
      from public.listing_documents d join public.properties p on p.id = d.property_id where p.user_id = me.id
    ),
    'document_requests', (
      select coalesce(jsonb_agg(to_jsonb(r) - 'member_id' order by r.requested_at, r.id), '[]')
      from public.listing_document_requests r where r.member_id = me.id
    ),
    'listing_prices', (
      select coalesce(jsonb_agg(to_jsonb(l) - 'id' order by l.property_id, l.changed_at), '[]')
      from public.listing_prices l join public.properties p on p.id = l.property_id where p.user_id = me.id
    ),
    'listing_days', (
      select coalesce(jsonb_agg(to_jsonb(d) order by d.property_id, d.day), '[]')
      from public.listing_days d join public.properties p on p.id = d.property_id where p.user_id = me.id
    ),
    'listing_reviews', (
      -- A reviewer doesn't get the seller's content.
      select coalesce(jsonb_agg(
        to_jsonb(r) - 'reviewer_id' - case when p.user_id = me.id then '' else 'approved_listing' end
        order by r.requested_at
      ), '[]')
      from public.listing_reviews r join public.properties p on p.id = r.property_id
      where p.user_id = me.id or r.reviewer_id = me.id
    ),
    'listing_feedback', (
      select coalesce(jsonb_agg(to_jsonb(f) - 'user_id' order by f.created_at), '[]')
      from public.property_feedback f where f.user_id = me.id
    ),
    'saved_listings', (
      select coalesce(jsonb_agg(to_jsonb(s) - 'user_id' order by s.created_at), '[]')
      from public.saved_listings s where s.user_id = me.id
    ),
    'saved_searches', (
      select coalesce(jsonb_agg(to_jsonb(s) - 'user_id' order by s.created_at), '[]')
      from public.saved_searches s where s.user_id = me.id
    )
  )
  from me;
$function$;

create or replace function private.is_listed_document (
  path text
)
  returns boolean
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$ select exists (select from public.listing_documents d where d.path = is_listed_document.path); $function$;

create or replace function private.is_reviewing_listing (
  property_id uuid
)
  returns boolean
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select (
    private.has_staff_role('moderator') and exists (
      select from public.reports r
      where r.subject_kind = 'listing' and r.subject_id = is_reviewing_listing.property_id and r.handled_at is null
    )
  ) or (
    private.has_staff_role('reviewer') and exists (
      select from public.listing_reviews v
      where v.property_id = is_reviewing_listing.property_id and v.decision is null
    )
  );
$function$;

create or replace function private.lock_document_requests()
  returns trigger
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
begin
  perform from public.listing_document_requests r
  where r.member_id = old.id
    or r.property_id in (select p.id from public.properties p where p.user_id = old.id)
  order by r.id for update;
  return old;
end;
$function$;

create or replace function private.request_documents (
  property_id uuid,
  note        text
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

create or replace function private.save_listing_documents (
  property_id uuid,
  documents   jsonb,
  known       uuid[]
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

create or replace function public.decide_document_request (
  request_id uuid,
  decision   text
)
  returns void
  language sql
  set search_path to ''
  AS $function$ select private.decide_document_request(request_id, decision); $function$;

revoke all on function "public"."decide_document_request"(uuid, text) from "anon";

create or replace function public.request_documents (
  property_id uuid,
  note        text default null::text
)
  returns void
  language sql
  set search_path to ''
  AS $function$ select private.request_documents(property_id, note); $function$;

revoke all on function "public"."request_documents"(uuid, text) from "anon";

create or replace function public.save_listing_documents (
  property_id uuid,
  documents   jsonb,
  known       uuid[] default null::uuid[]
)
  returns text[]
  language sql
  set search_path to ''
  AS $function$ select private.save_listing_documents(property_id, documents, known); $function$;

revoke all on function "public"."save_listing_documents"(uuid, jsonb, uuid[]) from "anon";

alter table "public"."listing_document_requests"
  add constraint "listing_document_requests_member_id_fkey" foreign key (member_id)
    references public.users(id) on delete cascade;

alter table "public"."listing_document_requests"
  add constraint "listing_document_requests_property_id_fkey" foreign key (property_id)
    references public.properties(id) on delete cascade;

alter table "public"."listing_documents"
  add constraint "listing_documents_property_id_fkey" foreign key (property_id)
    references public.properties(id) on delete cascade;

create view "private"."action_limits" with (security_invoker=true) AS  SELECT action,
    period,
    verb,
    noun,
    max_uses,
    basic_max_uses,
    new_max_uses
   FROM ( VALUES ('review'::text,'1 day'::interval,'write'::text,'review'::text,5,2,2), ('connection_request'::text,'1 day'::interval,'send'::text,'connection request'::text,50,20,10), ('follow'::text,'1 day'::interval,'follow'::text,'member'::text,100,40,20), ('conversation'::text,'1 day'::interval,'start'::text,'conversation'::text,30,10,3), ('message'::text,'00:01:00'::interval,'send'::text,'message'::text,30,30,30), ('listing'::text,'1 day'::interval,'post'::text,'listing'::text,50,10,5), ('submission'::text,'1 day'::interval,'start'::text,'submission'::text,20,10,5), ('submit'::text,'1 day'::interval,'submit'::text,'deal'::text,10,5,5), ('upload'::text,'01:00:00'::interval,'upload'::text,'file'::text,300,200,100), ('upload'::text,'1 day'::interval,'upload'::text,'file'::text,1000,400,200), ('post'::text,'1 day'::interval,'write'::text,'post'::text,20,10,5), ('comment'::text,'00:01:00'::interval,'write'::text,'comment'::text,10,10,10), ('comment'::text,'1 day'::interval,'write'::text,'comment'::text,200,100,50), ('feed_edit'::text,'01:00:00'::interval,'make'::text,'edit'::text,60,60,60), ('like'::text,'00:01:00'::interval,'change'::text,'like'::text,120,60,60), ('forum'::text,'1 day'::interval,'create'::text,'forum'::text,3,1,1), ('topic'::text,'1 day'::interval,'start'::text,'topic'::text,10,5,3), ('reply'::text,'00:01:00'::interval,'write'::text,'forum post'::text,10,10,10), ('reply'::text,'1 day'::interval,'write'::text,'forum post'::text,200,100,50), ('reply_edit'::text,'01:00:00'::interval,'make'::text,'edit'::text,60,60,60), ('event'::text,'1 day'::interval,'propose'::text,'event'::text,5,2,2), ('event_change'::text,'1 day'::interval,'change'::text,'published event'::text,10,10,10), ('event_registration'::text,'00:10:00'::interval,'register for'::text,'event'::text,30,30,30), ('document_request'::text,'1 day'::interval,'send'::text,'document request'::text,50,20,10), ('document_decision'::text,'1 day'::interval,'answer'::text,'document request'::text,300,100,50), ('report'::text,'1 day'::interval,'send'::text,'report'::text,20,10,10), ('open_portal'::text,'01:00:00'::interval,'open'::text,'billing page'::text,50,50,50), ('recovery_code'::text,'01:00:00'::interval,'try'::text,'recovery code'::text,10,10,10)) limits(action, period, verb, noun, max_uses, basic_max_uses, new_max_uses);

create view "private"."personal_data" with (security_invoker=true) AS  SELECT table_name,
    member_columns,
    label,
    exported_as,
    on_deletion,
    note,
    copies
   FROM ( VALUES ('auth.users'::text,'{id}'::text[],'sign-in account'::text,'account'::text,'deleted'::text,NULL::text,'{}'::text[]), ('private.alert_mail'::text,'{user_id}'::text[],'date of your last daily digest'::text,'alert_mail'::text,'deleted'::text,NULL::text,'{}'::text[]), ('private.contact_senders'::text,'{}'::text[],'counts that limit contact messages'::text,NULL::text,'kept'::text,'counted per email address, account, and IP address for an hour, then deleted with the next message'::text,'{}'::text[]), ('private.directory'::text,'{user_id}'::text[],'entry in the member directory'::text,'directory'::text,'deleted'::text,NULL::text,'{}'::text[]), ('private.listing_sources'::text,'{}'::text[],'where views of your listings come from'::text,'listing_sources'::text,'deleted'::text,NULL::text,'{}'::text[]), ('private.listing_viewers'::text,'{}'::text[],'hashes that count views of listings'::text,NULL::text,'kept'::text,'can’t be traced to anyone after a day, because their key is deleted'::text,'{}'::text[]), ('private.mail_queue'::text,'{user_id,actor_id}'::text[],'emails sent or waiting'::text,'mail_queue'::text,'deleted'::text,NULL::text,'{}'::text[]), ('private.member_standings'::text,'{user_id}'::text[],'restrictions of your account'::text,'moderation'::text,'deleted'::text,NULL::text,'{}'::text[]), ('private.rate_limits'::text,'{user_id}'::text[],'how often you did limited actions'::text,'rate_limits'::text,'deleted'::text,NULL::text,'{}'::text[]), ('private.recovery_codes'::text,'{user_id}'::text[],'recovery codes for two-factor authentication'::text,NULL::text,'deleted'::text,'hashes that can’t be turned back into codes'::text,'{}'::text[]), ('private.suspended_passwords'::text,'{user_id}'::text[],'password from before you confirmed your email'::text,NULL::text,'deleted'::text,'a hash that no one can sign in with'::text,'{}'::text[]), ('private.stripe_events'::text,'{}'::text[],'notices from the payment provider'::text,NULL::text,'deleted'::text,'raw copies of what your orders and subscriptions say'::text,'{}'::text[]), ('public.buybox_profiles'::text,'{user_id}'::text[],'buy box'::text,'buy_box'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.connections'::text,'{sender_id,receiver_id}'::text[],'connections and requests'::text,'connections'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.contact_messages'::text,'{user_id,resolved_by}'::text[],'contact messages'::text,'contact_messages'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.conversation_members'::text,'{user_id,other_id}'::text[],'inbox'::text,'conversations'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.conversations'::text,'{user_a_id,user_b_id,last_user_id}'::text[],'conversations'::text,'conversations'::text,'anonymized'::text,'stay with the other person without your name, until they delete their account too'::text,'{}'::text[]), ('public.deal_alerts'::text,'{user_id}'::text[],'deal alerts'::text,'deal_alerts'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.event_links'::text,'{}'::text[],'links of your events'::text,'events'::text,'anonymized'::text,'stay with the event'::text,'{}'::text[]), ('public.event_registrations'::text,'{user_id}'::text[],'event registrations'::text,'event_registrations'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.events'::text,'{user_id}'::text[],'events you organized'::text,'events'::text,'anonymized'::text,'stay without your name, for the members who registered'::text,'{description}'::text[]), ('public.feed_comments'::text,'{user_id}'::text[],'comments'::text,'feed_comments'::text,'deleted'::text,NULL::text,'{content}'::text[]), ('public.feed_likes'::text,'{user_id}'::text[],'likes of posts'::text,'feed_likes'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.feed_posts'::text,'{user_id}'::text[],'posts'::text,'feed_posts'::text,'deleted'::text,NULL::text,'{content}'::text[]), ('public.follows'::text,'{follower_id,followed_id}'::text[],'follows'::text,'follows'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.forum_posts'::text,'{user_id}'::text[],'forum posts'::text,'forum_posts'::text,'anonymized'::text,'emptied, so that replies still make sense'::text,'{content}'::text[]), ('public.forum_topics'::text,'{user_id}'::text[],'forum topics'::text,'forum_topics'::text,'anonymized'::text,'stay without your name'::text,'{}'::text[]), ('public.forums'::text,'{user_id}'::text[],'forums'::text,'forums'::text,'anonymized'::text,'stay without your name'::text,'{}'::text[]), ('public.granted_tiers'::text,'{user_id}'::text[],'granted membership'::text,'granted_tier'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.held_content'::text,'{member_id}'::text[],'posts waiting for review'::text,'held_content'::text,'deleted'::text,NULL::text,'{snapshot}'::text[]), ('public.listing_days'::text,'{}'::text[],'daily figures of listings'::text,'listing_days'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.listing_document_requests'::text,'{member_id}'::text[],'requests for documents'::text,'document_requests'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.listing_documents'::text,'{}'::text[],'documents of your listings'::text,'listing_documents'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.listing_prices'::text,'{}'::text[],'price history'::text,'listing_prices'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.listing_reviews'::text,'{reviewer_id}'::text[],'reviews of listings by staff'::text,'listing_reviews'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.listing_terms'::text,'{}'::text[],'deal terms of your listings'::text,'listing_terms'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.member_activity'::text,'{user_id}'::text[],'how active you are'::text,'activity'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.member_blocks'::text,'{blocker_id,blocked_id}'::text[],'blocks'::text,'blocked'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.member_contacts'::text,'{user_id}'::text[],'contact details'::text,'contact'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.member_details'::text,'{user_id}'::text[],'sign-up answers'::text,'details'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.member_markets'::text,'{user_id}'::text[],'markets'::text,'markets'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.member_responses'::text,'{member_id}'::text[],'who answered you'::text,'responses'::text,'deleted'::text,NULL::text,'{responder_id}'::text[]), ('public.member_reviews'::text,'{author_id,member_id}'::text[],'reviews by and about you'::text,'reviews'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.member_stats'::text,'{user_id}'::text[],'counts on your profile'::text,'stats'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.message_attachments'::text,'{}'::text[],'attachments'::text,'messages'::text,'anonymized'::text,'names of files you sent stay in the conversation; the files are deleted'::text,'{}'::text[]), ('public.message_settings'::text,'{user_id}'::text[],'message settings'::text,'message_settings'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.messages'::text,'{user_id}'::text[],'messages'::text,'messages'::text,'anonymized'::text,'stay with the other person without your name, until they delete their account too'::text,'{}'::text[]), ('public.moderation_actions'::text,'{member_id,actor_id}'::text[],'decisions of moderators'::text,'moderation'::text,'anonymized'::text,'stay without names, as long as we need them to keep the service safe'::text,'{}'::text[]), ('public.moderation_appeals'::text,'{member_id,decided_by}'::text[],'appeals'::text,'moderation'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.notification_settings'::text,'{user_id}'::text[],'notification settings'::text,'notification_settings'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.notifications'::text,'{user_id,actor_id}'::text[],'notifications'::text,'notifications'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.profile_views'::text,'{member_id,viewer_id}'::text[],'profiles you viewed'::text,'profile_views'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.properties'::text,'{user_id}'::text[],'listings'::text,'listings'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.property_feedback'::text,'{user_id}'::text[],'likes and dislikes'::text,'listing_feedback'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.property_submissions'::text,'{user_id,reviewer_id}'::text[],'submissions'::text,'submissions'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.reports'::text,'{reporter_id,reported_id,handled_by}'::text[],'reports'::text,'reports'::text,'anonymized'::text,'stay without names, as long as we need them to keep the service safe'::text,'{snapshot,subject_id}'::text[]), ('public.saved_listings'::text,'{user_id}'::text[],'saved listings'::text,'saved_listings'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.saved_searches'::text,'{user_id}'::text[],'saved searches'::text,'saved_searches'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.search_alerts'::text,'{user_id}'::text[],'alerts of searches'::text,'search_alerts'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.staff'::text,'{user_id}'::text[],'staff role'::text,'staff'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.stripe_checkouts'::text,'{user_id}'::text[],'checkouts'::text,'checkouts'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.stripe_customers'::text,'{user_id}'::text[],'customer number'::text,'billing_customer'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.stripe_orders'::text,'{user_id}'::text[],'invoices'::text,'orders'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.stripe_subscriptions'::text,'{user_id}'::text[],'subscriptions'::text,'subscriptions'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.submission_files'::text,'{}'::text[],'contracts'::text,'submissions'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.submission_log'::text,'{actor_id}'::text[],'log of submissions'::text,'submission_log'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.topic_follows'::text,'{user_id}'::text[],'followed topics'::text,'followed_topics'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.topic_reads'::text,'{user_id}'::text[],'read topics'::text,'read_topics'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.users'::text,'{id}'::text[],'profile'::text,'profile'::text,'deleted'::text,NULL::text,'{}'::text[]), ('storage.objects'::text,'{}'::text[],'files'::text,'files'::text,'deleted'::text,NULL::text,'{}'::text[])) registry(table_name, member_columns, label, exported_as, on_deletion, note, copies);

create index listing_document_requests_member_idx on public.listing_document_requests
  using btree (member_id);

create index listing_documents_property_idx on public.listing_documents
  using btree (property_id, "position");

create trigger lock_document_requests
  before delete on auth.users
  for each row
  execute function private.lock_document_requests();

create trigger a_check_standing
  before insert or delete or update on public.listing_document_requests
  for each STATEMENT
  execute function private.check_standing('public');

create trigger delete_request_notifications
  after delete on public.listing_document_requests
  for each row
  execute function private.delete_request_notifications();

create trigger refuse_links
  before insert on public.listing_document_requests
  for each row
  execute function private.refuse_links('note');

create trigger refuse_note
  before insert on public.listing_document_requests
  for each row
  execute function private.refuse_note();

create trigger require_verified_email
  before insert or update on public.listing_document_requests
  for each STATEMENT
  execute function private.require_verified_email();

create trigger a_check_standing
  before insert or delete or update on public.listing_documents
  for each STATEMENT
  execute function private.check_standing('public');

create trigger require_verified_email
  before insert or update on public.listing_documents
  for each STATEMENT
  execute function private.require_verified_email();

create policy "Members can read their own requests; sellers, those to them"
  on "public"."listing_document_requests"
  for select
  to "authenticated"
  using
    (((member_id = ( select auth.uid() as uid)) or ((member_id <> all (( select
    private.hidden_member_ids() as hidden_member_ids)::uuid[])) AND (exists ( select
   from public.properties p
  where
    ((p.id = listing_document_requests.property_id) AND (p.user_id = ( select auth.uid() as
    uid))))))));

create policy "Everyone who can read a listing sees its documents" on "public"."listing_documents"
  for select
  to "anon", "authenticated"
  using ((exists ( select
   from public.properties p
  where (p.id = listing_documents.property_id))));

create policy "Members can delete documents that no listing has" on "storage"."objects"
  for delete
  to "authenticated"
  using
    (((bucket_id = 'documents'::text) AND ((storage.foldername(name))[1] = (( select auth.uid() as
    uid))::text) AND (not private.is_listed_document(name)) AND
    (( select private.account_standing() as account_standing) <> all (ARRAY['suspended'::text,
    'banned'::text]))));

create policy "Members can upload documents to their own folder" on "storage"."objects"
  for insert
  to "authenticated"
  with
    check
    (((bucket_id = 'documents'::text) AND ((storage.foldername(name))[1] = (( SELECT auth.uid() AS
    uid))::text) AND private.can_upload_document(name) AND
    (( SELECT private.account_standing() AS account_standing) = 'active'::text)));

create policy "Sellers can read their documents; others, those open to them" on "storage"."objects"
  for select
  to "anon", "authenticated"
  using
    (((bucket_id = 'documents'::text) AND (((storage.foldername(name))[1] = (( select auth.uid() as
    uid))::text) or private.can_read_document(name, version))));

comment on column "public"."listing_document_requests"."note" is 'What the member wrote to the seller; null for nothing.';

comment on column "public"."listing_document_requests"."status" is 'approved: the member can download the documents until the seller declines, which revokes the access.';

comment on column "public"."listing_documents"."access" is 'public: everyone who can read the listing can download it. on_request: those whose request the seller approved.';

comment on column "public"."listing_documents"."id" is 'Chosen by the seller''s app, so that saving is idempotent.';

comment on column "public"."listing_documents"."name" is 'File name given by the seller.';

comment on column "public"."listing_documents"."path" is 'Path in the documents bucket, in the seller''s own folder.';

comment on column "public"."listing_documents"."size" is 'Bytes, as recorded by storage.';

comment on column "public"."listing_documents"."version" is 'Version of the file when it was added. A file replaced later, through a signed upload URL, isn''t the document.';

comment on function "private"."can_read_document"(text, text) is 'Whether this version of a file is a document that the caller can read: of a listing they can see, and public, or on request and approved. Staff need a report or a pending review for those on request. Never for suspended and banned members. Owners read their own folder.';

comment on function "private"."can_upload_document"(text) is 'Whether a path is one of a document, {seller}/{listing, posted or not}/{document}.{extension}, and no listing has that file.';

comment on function "private"."decide_document_request"(uuid, text) is 'Implements public.decide_document_request.';

comment on function "private"."delete_request_notifications"() is 'Delete trigger on listing_document_requests: deletes the notifications about the request.';

comment on function "private"."exported_listings"() is 'Part of public.export_my_data: the caller''s listings with their deal terms and documents, requests for documents, feedback, saved listings, and saved searches.';

comment on function "private"."is_listed_document"(text) is 'Whether a listing has this file, which then can''t change.';

comment on function "private"."is_reviewing_listing"(uuid) is 'Whether the caller is a moderator and the listing has an open report, or a reviewer and it waits for review.';

comment on function "private"."lock_document_requests"() is 'Delete trigger on auth.users: locks the requests by and to the member in one order, so that two accounts can be deleted at the same time.';

comment on function "private"."refuse_note"() is 'Insert trigger on requests to other members: raises P0001 for a note by a member at level 0, which any stranger would read.';

comment on function "private"."request_documents"(uuid, text) is 'Implements public.request_documents.';

comment on function "private"."save_listing_documents"(uuid, jsonb, uuid[]) is
  'Implements public.save_listing_documents.';

comment on function "public"."decide_document_request"(uuid, text) is 'For sellers: approves or declines a request for the documents of one of the caller''s listings, or revokes an approved one by declining it, and notifies the member (kind document_decision, data {property_id, title, decision: approved, declined, or revoked}). Does nothing if that''s already decided. Raises 42501 for another''s listing and across a block, 22023 for another decision, and P0001 beyond the limit of decisions a day.';

comment on function "public"."request_documents"(uuid, text) is 'Asks the seller of a listing for its on-request documents, and notifies them (kind document_request). note: at most 500 characters. Does nothing while a request is pending or approved; a declined one can be repeated after 30 days. Raises 42501 for visitors, one''s own listing, and one the caller can''t see; P0001, to be shown as is, with an unconfirmed email, a profile that the seller can''t see, a note or link that the caller can''t send yet, without such documents, within 30 days, and beyond the limit of requests a day; and 23514 for a longer note.';

comment on function "public"."save_listing_documents"(uuid, jsonb, uuid[]) is
  'Stores the documents of one of the caller''s listings, in order: a list of {id, kind, access, path, name}, whose files are uploaded to the documents bucket under {caller}/{listing}/. Of stored documents, only kind, access, and position change. Deletes those of `known` that aren''t in the list, or all others for null, and returns the paths of their files, for the caller to delete. Idempotent. Raises 42501 for another''s or a removed listing; P0001, to be shown as is, with an unconfirmed email, for a missing file, and beyond 20; 22023 or 22P02 for anything but such a list; 23502 or 23514 for an unknown kind or access, and a file name that doesn''t fit its type.';

comment on table "public"."listing_document_requests" is 'Members who asked for the on-request documents of a listing. One request covers all of them, also those added later. For the member and the seller.';

comment on table "public"."listing_documents" is 'Documents of listings, at most 20 each, in the order of position. For everyone who can read the listing; private.can_read_document decides who can read the files.';

comment on view "private"."action_limits" is 'How often a member may do what reaches others or costs us something, by trust level: the only place with these numbers.';

comment on view "private"."personal_data" is 'Where data about members is: its section in public.export_my_data, and what deleting the account does with it. note says why it isn''t exported or isn''t deleted. copies are columns that hold names or IDs of other members.';

revoke all on function "private"."can_read_document"(text, text) from public;

grant execute
  on function "private"."can_read_document"(text, text)
  to "anon", "authenticated", "service_role";

revoke all on function "private"."can_upload_document"(text) from public;

grant execute on function "private"."can_upload_document"(text) to "authenticated", "service_role";

revoke all on function "private"."decide_document_request"(uuid, text) from public;

grant execute
  on function "private"."decide_document_request"(uuid, text)
  to "authenticated", "service_role";

revoke all on function "private"."delete_request_notifications"() from public;

revoke all on function "private"."is_listed_document"(text) from public;

grant execute on function "private"."is_listed_document"(text) to "authenticated", "service_role";

revoke all on function "private"."is_reviewing_listing"(uuid) from public;

revoke all on function "private"."lock_document_requests"() from public;

revoke all on function "private"."request_documents"(uuid, text) from public;

grant execute
  on function "private"."request_documents"(uuid, text)
  to "authenticated", "service_role";

revoke all on function "private"."save_listing_documents"(uuid, jsonb, uuid[]) from public;

grant execute
  on function "private"."save_listing_documents"(uuid, jsonb, uuid[])
  to "authenticated", "service_role";

revoke all on function "public"."decide_document_request"(uuid, text) from public;

grant execute on function "public"."decide_document_request"(uuid, text) to "authenticated";

grant execute on function "public"."decide_document_request"(uuid, text) to "service_role";

revoke all on function "public"."request_documents"(uuid, text) from public;

grant execute on function "public"."request_documents"(uuid, text) to "authenticated";

grant execute on function "public"."request_documents"(uuid, text) to "service_role";

revoke all on function "public"."save_listing_documents"(uuid, jsonb, uuid[]) from public;

grant execute on function "public"."save_listing_documents"(uuid, jsonb, uuid[]) to "authenticated";

grant execute on function "public"."save_listing_documents"(uuid, jsonb, uuid[]) to "service_role";

revoke all on table "public"."listing_document_requests" from "authenticated";

grant select on table "public"."listing_document_requests" to "authenticated";

grant all on table "public"."listing_document_requests" to "service_role";

revoke all on table "public"."listing_documents" from "anon";

grant select on table "public"."listing_documents" to "anon";

revoke all on table "public"."listing_documents" from "authenticated";

grant select on table "public"."listing_documents" to "authenticated";

grant all on table "public"."listing_documents" to "service_role";

reset check_function_bodies;
