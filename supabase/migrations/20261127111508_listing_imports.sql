set check_function_bodies = off;

drop view "private"."action_limits";

drop view "private"."personal_data";

create table "public"."listing_drafts" (
  "id"         uuid                     not null,
  "user_id"    uuid                     not null,
  "import_id"  uuid,
  "line"       integer,
  "fields"     jsonb                    not null,
  "photo_urls" text[]                   not null default '{}'::text[],
  "pictures"   text[]                   not null default '{}'::text[],
  "created_at" timestamp with time zone not null default now(),
  "updated_at" timestamp with time zone not null default now(),
  constraint "listing_drafts_line_check" check ((line > 0)),
  constraint "listing_drafts_pictures_check" check ((cardinality(pictures) <= 10)),
  constraint "listing_drafts_pkey" primary key (id),
  constraint "listing_drafts_own_pictures" check (private.own_listing_images(user_id, pictures))
);

alter table "public"."listing_drafts"
  enable row level security;

revoke all on table "public"."listing_drafts" from "anon";

create table "public"."listing_import_mappings" (
  "user_id"      uuid                     not null,
  "columns_hash" text                     not null,
  "mapping"      jsonb                    not null,
  "used_at"      timestamp with time zone not null default now(),
  constraint "listing_import_mappings_columns_hash_check"
    check ((columns_hash ~ '^[0-9a-f]{64}$'::text)),
  constraint "listing_import_mappings_mapping_check"
    check (((jsonb_typeof(mapping) = 'object'::text) AND (octet_length((mapping)::text) <= 32000))),
  constraint "listing_import_mappings_pkey" primary key (user_id, columns_hash)
);

alter table "public"."listing_import_mappings"
  enable row level security;

revoke all on table "public"."listing_import_mappings" from "anon";

create table "public"."listing_imports" (
  "id"         uuid                     not null,
  "user_id"    uuid                     not null,
  "file_name"  text                     not null,
  "row_count"  integer                  not null,
  "stored"     integer                  not null default 0,
  "created_at" timestamp with time zone not null default now(),
  constraint "listing_imports_file_name_check"
    check (((char_length(file_name) >= 1) AND (char_length(file_name) <= 160))),
  constraint "listing_imports_pkey" primary key (id),
  constraint "listing_imports_row_count_check" check (((row_count >= 1) AND (row_count <= 10000))),
  constraint "listing_imports_stored" check (((stored >= 0) AND (stored <= row_count)))
);

alter table "public"."listing_imports"
  enable row level security;

revoke all on table "public"."listing_imports" from "anon";

create or replace function private.exported_imports()
  returns jsonb
  language sql
  stable
  set search_path to ''
  AS $function$
  with me as materialized (select auth.uid() as id)
  select jsonb_build_object(
    'listing_imports', (
      select coalesce(jsonb_agg(to_jsonb(i) - 'user_id' order by i.created_at, i.id), '[]')
      from public.listing_imports i where i.user_id = me.id
    ),
    'listing_drafts', (
      select coalesce(jsonb_agg(to_jsonb(d) - 'user_id' - 'address_key' order by d.created_at, d.line, d.id), '[]')
      from public.listing_drafts d where d.user_id = me.id
    ),
    'listing_import_mappings', (
      select coalesce(jsonb_agg(to_jsonb(m) - 'user_id' order by m.used_at, m.columns_hash), '[]')
      from public.listing_import_mappings m where m.user_id = me.id
    )
  )
  from me;
$function$;

create or replace function private.import_listing_drafts (
  import_id    uuid,
  file_name    text,
  row_count    integer,
  columns_hash text,
  mapping      jsonb,
  stored       integer,
  drafts       jsonb
)
  returns integer
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  me constant uuid := auth.uid();
  import public.listing_imports;
  added integer;
begin
  added := case when jsonb_typeof(drafts) = 'array' then jsonb_array_length(drafts) end;
  if added is null or added not between 1 and 500 then
    raise exception 'A chunk has 1 to 500 drafts' using errcode = '22023';
  end if;
  select i.* into import from public.listing_imports i where i.id = import_listing_drafts.import_id for no key update;
  if import.id is null and import_listing_drafts.stored = 0 then
    perform private.consume_rate_limit('listing_import');
    insert into public.listing_imports (id, user_id, file_name, row_count)
    values (import_listing_drafts.import_id, me, import_listing_drafts.file_name, import_listing_drafts.row_count)
    returning * into import;
    insert into public.listing_import_mappings as m (user_id, columns_hash, mapping)
    values (me, import_listing_drafts.columns_hash, import_listing_drafts.mapping)
    on conflict on constraint listing_import_mappings_pkey
      do update set mapping = excluded.mapping, used_at = excluded.used_at;
    delete from public.listing_import_mappings m
    where m.user_id = me and m.columns_hash in (
      select k.columns_hash from public.listing_import_mappings k where k.user_id = me
      order by k.used_at desc, k.columns_hash offset 50
    );
  end if;
  if import.user_id is distinct from me then
    raise exception 'This import was undone.' using errcode = 'P0001';
  end if;
  if import.stored <> import_listing_drafts.stored then
    return import.stored;
  end if;
  perform private.limit_drafts(me, added);
  insert into public.listing_drafts (id, user_id, import_id, line, fields, photo_urls)
  select d.id, me, import.id, d.line, d.fields, coalesce(d.photo_urls, '{}')
  from jsonb_to_recordset(drafts) as d (id uuid, line integer, fields jsonb, photo_urls text[]);
  update public.listing_imports i set stored = i.stored + added where i.id = import.id returning i.stored into added;
  return added;
end;
$function$;

create or replace function private.limit_added_draft()
  returns trigger
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
begin
  perform private.limit_drafts(new.user_id, 0);
  return null;
end;
$function$;

create or replace function private.limit_drafts (
  member uuid,
  added  integer
)
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  most constant integer := 10000;
  present integer;
begin
  -- Serializes a member's inserts, so that concurrent ones are counted.
  perform from public.users u where u.id = member for no key update;
  select count(*) into present from public.listing_drafts d where d.user_id = member;
  if present + added > most then
    raise exception 'You can have 10,000 drafts, and have %. Publish or delete some first.',
      to_char(present, 'FM99,990') using errcode = 'P0001';
  end if;
end;
$function$;

create or replace function private.photos_to_import (
  draft_id uuid
)
  returns text[]
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  draft public.listing_drafts;
begin
  select * into draft from public.listing_drafts d where d.id = draft_id and d.user_id = auth.uid();
  if draft.id is null then
    raise exception 'This draft no longer exists.' using errcode = 'P0001';
  end if;
  if draft.photo_urls <> '{}' then
    perform private.consume_rate_limit('photo_import');
  end if;
  return draft.photo_urls;
end;
$function$;

create or replace function private.take_listing_draft()
  returns trigger
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
begin
  delete from public.listing_drafts d where d.id = new.id and d.user_id = new.user_id;
  return null;
end;
$function$;

create or replace function private.valid_draft_fields (
  fields jsonb
)
  returns boolean
  language sql
  immutable
  set search_path to ''
  AS $function$
  select jsonb_typeof(fields) = 'object' and octet_length(fields::text) <= 32000 and not exists (
    select from jsonb_object_keys(case when jsonb_typeof(fields) = 'object' then fields else '{}' end) as key
    where key <> all (array[
      'title', 'propertyType', 'description', 'address', 'zip', 'city', 'state', 'county', 'price', 'noi', 'arv',
      'repairCost', 'monthlyRent', 'otherMonthlyIncome', 'vacancyPct', 'propertyTaxes', 'insurance', 'maintenance',
      'management', 'utilities', 'hoa', 'reserves', 'otherExpenses', 'financing', 'bedrooms', 'bathrooms', 'sqft',
      'lotSqft', 'units', 'yearBuilt', 'unitMix', 'parking', 'zoning', 'apn', 'contractPrice', 'assignmentFee',
      'contractShared', 'earnestMoney', 'closingOn', 'contractExpiresOn', 'accessInstructions', 'fundsRequired',
      'condition', 'occupancy', 'offMarketContract', 'documents', 'latitude', 'longitude'
    ])
  );
$function$;

create or replace function private.valid_photo_urls (
  urls text[]
)
  returns boolean
  language sql
  immutable
  set search_path to ''
  AS $function$
  select cardinality(urls) <= 10 and private.is_short_text_list(urls, 2000)
    and not exists (select from unnest(urls) as url where url !~ '^https?://[^[:space:][:cntrl:]]+$');
$function$;

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
    || private.exported_api() || private.exported_webhooks() || private.exported_imports()
    || private.exported_system_data()
  where (select auth.uid()) is not null;
$function$;

create or replace function public.import_listing_drafts (
  import_id    uuid,
  file_name    text,
  row_count    integer,
  columns_hash text,
  mapping      jsonb,
  stored       integer,
  drafts       jsonb
)
  returns integer
  language sql
  set search_path to ''
  AS $function$ select private.import_listing_drafts(import_id, file_name, row_count, columns_hash, mapping, stored, drafts); $function$;

create or replace function public.known_addresses (
  addresses jsonb
)
  returns table (
    place       integer,
    address_key text,
    listing_id  uuid,
    draft_id    uuid
  )
  language sql
  stable
  rows 500
  set search_path to ''
  AS $function$
  with asked as materialized (
    select a.place::integer, private.address_key(
      left(a.address ->> 'address', 200), left(a.address ->> 'city', 100), left(a.address ->> 'state', 2),
      left(a.address ->> 'zip', 10)
    ) as key, jsonb_build_object(
      'address', left(a.address ->> 'address', 200), 'city', left(a.address ->> 'city', 100),
      'state', left(a.address ->> 'state', 2), 'zip', left(a.address ->> 'zip', 10)
    ) as listing
    from jsonb_array_elements(case when jsonb_typeof(addresses) = 'array' then addresses else '[]' end)
      with ordinality as a (address, place)
    where a.place <= 500
  )
  select asked.place, asked.key,
    (
      select p.id from public.properties p
      where p.id = any (private.listing_ids_at(asked.listing)) and p.status <> 'sold'
      order by p.created_at, p.id limit 1
    ),
    (
      select d.id from public.listing_drafts d
      where d.user_id = (select auth.uid()) and d.address_key = asked.key order by d.created_at, d.id limit 1
    )
  from asked where asked.key is not null order by asked.place;
$function$;

create or replace function public.photos_to_import (
  draft_id uuid
)
  returns text[]
  language sql
  set search_path to ''
  AS $function$ select private.photos_to_import(draft_id); $function$;

alter table "public"."listing_drafts"
  add constraint "listing_drafts_user_id_fkey" foreign key (user_id) references public.users(id)
    on delete cascade;

alter table "public"."listing_import_mappings"
  add constraint "listing_import_mappings_user_id_fkey" foreign key (user_id)
    references public.users(id) on delete cascade;

alter table "public"."listing_drafts"
  add constraint "listing_drafts_import_id_fkey" foreign key (import_id)
    references public.listing_imports(id) on delete cascade;

alter table "public"."listing_imports"
  add constraint "listing_imports_user_id_fkey" foreign key (user_id) references public.users(id)
    on delete cascade;

create view "private"."action_limits" with (security_invoker=true) AS  SELECT action,
    period,
    verb,
    noun,
    max_uses,
    basic_max_uses,
    new_max_uses
   FROM ( VALUES ('review'::text,'1 day'::interval,'write'::text,'review'::text,5,2,2), ('connection_request'::text,'1 day'::interval,'send'::text,'connection request'::text,50,20,10), ('follow'::text,'1 day'::interval,'follow'::text,'member'::text,100,40,20), ('conversation'::text,'1 day'::interval,'start'::text,'conversation'::text,30,10,3), ('message'::text,'00:01:00'::interval,'send'::text,'message'::text,30,30,30), ('listing'::text,'1 day'::interval,'post'::text,'listing'::text,50,10,5), ('listing_import'::text,'1 day'::interval,'start'::text,'import'::text,20,10,5), ('listing_draft'::text,'1 day'::interval,'save'::text,'draft'::text,500,200,100), ('photo_import'::text,'01:00:00'::interval,'fetch photos of'::text,'listing'::text,200,100,50), ('submission'::text,'1 day'::interval,'start'::text,'submission'::text,20,10,5), ('submit'::text,'1 day'::interval,'submit'::text,'deal'::text,10,5,5), ('upload'::text,'01:00:00'::interval,'upload'::text,'file'::text,300,200,100), ('upload'::text,'1 day'::interval,'upload'::text,'file'::text,1000,400,200), ('post'::text,'1 day'::interval,'write'::text,'post'::text,20,10,5), ('comment'::text,'00:01:00'::interval,'write'::text,'comment'::text,10,10,10), ('comment'::text,'1 day'::interval,'write'::text,'comment'::text,200,100,50), ('feed_edit'::text,'01:00:00'::interval,'make'::text,'edit'::text,60,60,60), ('like'::text,'00:01:00'::interval,'change'::text,'like'::text,120,60,60), ('forum'::text,'1 day'::interval,'create'::text,'forum'::text,3,1,1), ('topic'::text,'1 day'::interval,'start'::text,'topic'::text,10,5,3), ('reply'::text,'00:01:00'::interval,'write'::text,'forum post'::text,10,10,10), ('reply'::text,'1 day'::interval,'write'::text,'forum post'::text,200,100,50), ('reply_edit'::text,'01:00:00'::interval,'make'::text,'edit'::text,60,60,60), ('event'::text,'1 day'::interval,'propose'::text,'event'::text,5,2,2), ('event_change'::text,'1 day'::interval,'change'::text,'published event'::text,10,10,10), ('event_registration'::text,'00:10:00'::interval,'register for'::text,'event'::text,30,30,30), ('document_request'::text,'1 day'::interval,'send'::text,'document request'::text,50,20,10), ('document_decision'::text,'1 day'::interval,'answer'::text,'document request'::text,300,100,50), ('offer'::text,'1 day'::interval,'make'::text,'offer'::text,50,20,5), ('offer_change'::text,'1 day'::interval,'change'::text,'offer'::text,200,100,50), ('call_for_offers'::text,'1 day'::interval,'call for offers'::text,'time'::text,20,10,5), ('proof_of_funds'::text,'1 day'::interval,'upload'::text,'document'::text,10,5,3), ('proof_share'::text,'1 day'::interval,'share'::text,'document'::text,50,20,10), ('proof_view'::text,'01:00:00'::interval,'open'::text,'file'::text,200,100,50), ('deal_invitation'::text,'1 day'::interval,'invite'::text,'person'::text,30,20,10), ('outcome'::text,'1 day'::interval,'report'::text,'outcome'::text,50,50,50), ('deal_step'::text,'01:00:00'::interval,'make'::text,'deal change'::text,60,40,30), ('deal_step'::text,'1 day'::interval,'make'::text,'deal change'::text,200,150,80), ('deal_document'::text,'1 day'::interval,'add'::text,'document'::text,100,50,20), ('deal_document_share'::text,'1 day'::interval,'share'::text,'document'::text,200,100,50), ('deal_document_view'::text,'01:00:00'::interval,'open'::text,'file'::text,200,100,50), ('agreement'::text,'1 day'::interval,'prepare'::text,'agreement'::text,50,20,10), ('pipeline_item'::text,'1 day'::interval,'add'::text,'pipeline item'::text,500,300,200), ('pipeline_change'::text,'00:01:00'::interval,'make'::text,'pipeline change'::text,120,120,120), ('pipeline_change'::text,'1 day'::interval,'make'::text,'pipeline change'::text,5000,3000,2000), ('question'::text,'1 day'::interval,'ask'::text,'question'::text,30,10,5), ('answer'::text,'1 day'::interval,'write'::text,'answer'::text,300,100,50), ('listing_invitation'::text,'1 day'::interval,'send'::text,'invitation'::text,25,10,5), ('showing'::text,'1 day'::interval,'offer'::text,'showing'::text,50,20,10), ('showing_booking'::text,'1 day'::interval,'book'::text,'showing'::text,30,15,5), ('report'::text,'1 day'::interval,'send'::text,'report'::text,20,10,10), ('open_portal'::text,'01:00:00'::interval,'open'::text,'billing page'::text,50,50,50), ('email_change'::text,'1 day'::interval,'change your'::text,'email'::text,5,5,3), ('webhook_change'::text,'01:00:00'::interval,'make'::text,'webhook change'::text,60,60,60), ('recovery_code'::text,'01:00:00'::interval,'try'::text,'recovery code'::text,10,10,10), ('api_key'::text,'1 day'::interval,'create'::text,'API key'::text,20,20,20)) limits(action, period, verb, noun, max_uses, basic_max_uses, new_max_uses);

create view "private"."personal_data" with (security_invoker=true) AS  SELECT registry.table_name,
    registry.member_columns,
    registry.label,
    registry.exported_as,
    registry.on_deletion,
    registry.note,
    registry.copies,
    kept.kept_for
   FROM (( VALUES ('auth.users'::text,'{id}'::text[],'sign-in account'::text,'account'::text,'deleted'::text,NULL::text,'{}'::text[]), ('private.alert_mail'::text,'{user_id}'::text[],'date of your last daily digest'::text,'alert_mail'::text,'deleted'::text,NULL::text,'{}'::text[]), ('private.api_idempotency'::text,'{}'::text[],'answers to repeated API requests'::text,NULL::text,'deleted'::text,'kept for a day'::text,'{}'::text[]), ('private.api_key_secrets'::text,'{}'::text[],'API keys'::text,NULL::text,'deleted'::text,'hashes that can’t be turned back into keys'::text,'{}'::text[]), ('private.contact_senders'::text,'{}'::text[],'counts that limit contact messages'::text,NULL::text,'kept'::text,'counted per email address, account, and IP address for an hour, then deleted with the next message'::text,'{}'::text[]), ('private.deal_invitation_links'::text,'{}'::text[],'links of invitations to your deals'::text,NULL::text,'deleted'::text,'hashes that can’t be turned back into links'::text,'{}'::text[]), ('private.directory'::text,'{user_id}'::text[],'entry in the member directory'::text,'directory'::text,'deleted'::text,NULL::text,'{}'::text[]), ('private.email_change_permits'::text,'{user_id}'::text[],'change of email you asked for'::text,NULL::text,'deleted'::text,'the new address, until you verify it'::text,'{}'::text[]), ('private.listing_sources'::text,'{}'::text[],'where views of your listings come from'::text,'listing_sources'::text,'deleted'::text,NULL::text,'{}'::text[]), ('private.listing_viewers'::text,'{}'::text[],'hashes that count views of listings'::text,NULL::text,'kept'::text,'can’t be traced to anyone after a day, because their key is deleted'::text,'{}'::text[]), ('private.mail_queue'::text,'{user_id,actor_id}'::text[],'emails sent or waiting'::text,'mail_queue'::text,'deleted'::text,NULL::text,'{}'::text[]), ('private.member_standings'::text,'{user_id}'::text[],'restrictions of your account'::text,'moderation'::text,'deleted'::text,NULL::text,'{}'::text[]), ('private.payment_corrections'::text,'{user_id}'::text[],'corrections of payments'::text,NULL::text,'deleted'::text,'which of your orders and subscriptions we updated late'::text,'{}'::text[]), ('private.rate_limits'::text,'{user_id}'::text[],'how often you did limited actions'::text,'rate_limits'::text,'deleted'::text,NULL::text,'{}'::text[]), ('private.recovery_codes'::text,'{user_id}'::text[],'recovery codes for two-factor authentication'::text,NULL::text,'deleted'::text,'hashes that can’t be turned back into codes'::text,'{}'::text[]), ('private.recovered_sessions'::text,'{user_id}'::text[],'sessions you entered a recovery code in'::text,NULL::text,'deleted'::text,'until they end'::text,'{}'::text[]), ('private.report_networks'::text,'{}'::text[],'network address of your open reports'::text,NULL::text,'deleted'::text,'until our moderators have decided'::text,'{}'::text[]), ('private.showing_codes'::text,'{}'::text[],'access codes of your showings'::text,'listing_showings'::text,'deleted'::text,NULL::text,'{}'::text[]), ('private.suspended_passwords'::text,'{user_id}'::text[],'whether you must set a new password'::text,NULL::text,'deleted'::text,'until you set it'::text,'{}'::text[]), ('private.stripe_events'::text,'{}'::text[],'notices from the payment provider'::text,NULL::text,'deleted'::text,'raw copies of what your orders and subscriptions say'::text,'{}'::text[]), ('private.verified_emails'::text,'{user_id}'::text[],'when you verified your email'::text,'account'::text,'deleted'::text,NULL::text,'{}'::text[]), ('private.webhook_queues'::text,'{}'::text[],'which of your webhooks have events to send'::text,NULL::text,'deleted'::text,'until they’re sent'::text,'{}'::text[]), ('private.webhook_secrets'::text,'{}'::text[],'signing secrets of your webhooks'::text,NULL::text,'deleted'::text,'shown to you once'::text,'{}'::text[]), ('public.agreement_signatures'::text,'{}'::text[],'your signatures of agreements, with your email and IP address'::text,'agreements'::text,'anonymized'::text,'stay with the agreement if everyone signed it'::text,'{}'::text[]), ('public.agreements'::text,'{}'::text[],'agreements in your deals'::text,'agreements'::text,'anonymized'::text,'stay with the others who signed, and your name in them; the texts of those that weren’t signed by everyone are deleted'::text,'{}'::text[]), ('public.api_keys'::text,'{user_id}'::text[],'API keys'::text,'api_keys'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.api_requests'::text,'{user_id}'::text[],'requests with your API keys'::text,'api_requests'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.buybox_profiles'::text,'{user_id}'::text[],'buy box'::text,'buy_box'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.connections'::text,'{sender_id,receiver_id}'::text[],'connections and requests'::text,'connections'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.contact_messages'::text,'{user_id,resolved_by}'::text[],'contact messages'::text,'contact_messages'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.conversation_members'::text,'{user_id,other_id}'::text[],'inbox'::text,'conversations'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.conversations'::text,'{user_a_id,user_b_id,last_user_id}'::text[],'conversations'::text,'conversations'::text,'anonymized'::text,'stay with the other person without your name'::text,'{}'::text[]), ('public.deal_alerts'::text,'{user_id}'::text[],'deal alerts'::text,'deal_alerts'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.calls_for_offers'::text,'{}'::text[],'calls for offers on your listings'::text,NULL::text,'deleted'::text,'deadlines everyone can see'::text,'{}'::text[]), ('public.deal_closings'::text,'{}'::text[],'closings of your deals'::text,'deals'::text,'anonymized'::text,'stay with the deal'::text,'{}'::text[]), ('public.deal_endings'::text,'{}'::text[],'what you said about deals that fell through'::text,'deals'::text,'anonymized'::text,'stays with the deal'::text,'{}'::text[]), ('public.deal_document_log'::text,'{}'::text[],'log of documents in your deals'::text,'deal_document_log'::text,'anonymized'::text,'your views of others’ documents stay without your name'::text,'{}'::text[]), ('public.deal_document_readers'::text,'{}'::text[],'who can see documents you added to deals'::text,'deal_documents'::text,'anonymized'::text,'stays with the documents'::text,'{}'::text[]), ('public.deal_documents'::text,'{}'::text[],'documents you added to deals'::text,'deal_documents'::text,'anonymized'::text,'those you shared stay with the people you shared them with; the others are deleted'::text,'{}'::text[]), ('public.deal_earnest_money'::text,'{}'::text[],'earnest money of your deals'::text,'deals'::text,'anonymized'::text,'stays with the deal'::text,'{}'::text[]), ('public.deal_extensions'::text,'{}'::text[],'extensions of deadlines'::text,NULL::text,'anonymized'::text,'are in the ledger of the offer'::text,'{}'::text[]), ('public.deal_invitees'::text,'{}'::text[],'addresses you invited to deals'::text,NULL::text,'deleted'::text,'shown in the deal until they join'::text,'{}'::text[]), ('public.deal_milestones'::text,'{}'::text[],'milestones of your deals'::text,'deals'::text,'anonymized'::text,'stay with the deal'::text,'{}'::text[]), ('public.deal_outcomes'::text,'{}'::text[],'how your deals turned out'::text,'deals'::text,'anonymized'::text,'stay with the deal'::text,'{}'::text[]), ('public.deal_parties'::text,'{user_id}'::text[],'your part in deals'::text,'deals'::text,'anonymized'::text,'stays for the other side, with your name'::text,'{}'::text[]), ('public.deal_split_approvals'::text,'{}'::text[],'splits you approved'::text,NULL::text,'anonymized'::text,'are in the ledger of the offer'::text,'{}'::text[]), ('public.deal_split_lines'::text,'{}'::text[],'splits of your deals'::text,NULL::text,'anonymized'::text,'are in the ledger of the offer'::text,'{}'::text[]), ('public.deal_split_shares'::text,'{}'::text[],'your shares'::text,NULL::text,'anonymized'::text,'are in the ledger of the offer'::text,'{}'::text[]), ('public.deal_splits'::text,'{}'::text[],'splits you proposed'::text,'deals'::text,'anonymized'::text,'stay with the deal'::text,'{}'::text[]), ('public.deals'::text,'{seller_id,buyer_id}'::text[],'deals'::text,'deals'::text,'anonymized'::text,'stay for the other side'::text,'{}'::text[]), ('public.event_links'::text,'{}'::text[],'links of your events'::text,'events'::text,'anonymized'::text,'stay with the event'::text,'{}'::text[]), ('public.event_registrations'::text,'{user_id}'::text[],'event registrations'::text,'event_registrations'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.events'::text,'{user_id}'::text[],'events you organized'::text,'events'::text,'anonymized'::text,'stay without your name, for the members who registered'::text,'{description}'::text[]), ('public.feed_comments'::text,'{user_id}'::text[],'comments'::text,'feed_comments'::text,'deleted'::text,NULL::text,'{content}'::text[]), ('public.feed_likes'::text,'{user_id}'::text[],'likes of posts'::text,'feed_likes'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.feed_posts'::text,'{user_id}'::text[],'posts'::text,'feed_posts'::text,'deleted'::text,NULL::text,'{content}'::text[]), ('public.follows'::text,'{follower_id,followed_id}'::text[],'follows'::text,'follows'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.forum_posts'::text,'{user_id}'::text[],'forum posts'::text,'forum_posts'::text,'anonymized'::text,'emptied, so that replies still make sense'::text,'{content}'::text[]), ('public.forum_topics'::text,'{user_id}'::text[],'forum topics'::text,'forum_topics'::text,'anonymized'::text,'stay without your name'::text,'{}'::text[]), ('public.forums'::text,'{user_id}'::text[],'forums'::text,'forums'::text,'anonymized'::text,'stay without your name'::text,'{}'::text[]), ('public.granted_tiers'::text,'{user_id}'::text[],'granted membership'::text,'granted_tier'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.held_content'::text,'{member_id}'::text[],'posts waiting for review'::text,'held_content'::text,'deleted'::text,NULL::text,'{snapshot}'::text[]), ('public.listing_answers'::text,'{user_id}'::text[],'answers to questions about your listings'::text,'listing_answers'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.listing_days'::text,'{}'::text[],'daily figures of listings'::text,'listing_days'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.listing_document_requests'::text,'{member_id}'::text[],'requests for documents'::text,'document_requests'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.listing_documents'::text,'{}'::text[],'documents of your listings'::text,'listing_documents'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.listing_drafts'::text,'{user_id}'::text[],'drafts of listings'::text,'listing_drafts'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.listing_import_mappings'::text,'{user_id}'::text[],'columns of files you imported'::text,'listing_import_mappings'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.listing_imports'::text,'{user_id}'::text[],'imports of listings'::text,'listing_imports'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.listing_invitations'::text,'{user_id}'::text[],'invitations to listings'::text,'listing_invitations'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.listing_prices'::text,'{}'::text[],'price history'::text,'listing_prices'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.listing_questions'::text,'{user_id}'::text[],'questions about listings'::text,'listing_questions'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.listing_reviews'::text,'{reviewer_id}'::text[],'reviews of listings by staff'::text,'listing_reviews'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.listing_showing_notes'::text,'{}'::text[],'notes for visitors of your showings'::text,'listing_showings'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.listing_showings'::text,'{}'::text[],'showings of your listings'::text,'listing_showings'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.listing_terms'::text,'{}'::text[],'deal terms of your listings'::text,'listing_terms'::text,'deleted'::text,NULL::text,'{}'::text[]), ('private.ledger_nodes'::text,'{}'::text[],'hashes of your ledgers'::text,NULL::text,'anonymized'::text,'are hashes of the ledger, and prove it for the other side'::text,'{}'::text[]), ('public.ledger_entries'::text,'{}'::text[],'ledger of your offers and deals'::text,'offers'::text,'anonymized'::text,'names no one, and stays for the other side'::text,'{}'::text[]), ('public.ledger_texts'::text,'{author_id}'::text[],'names and messages in the ledger'::text,'ledger_texts'::text,'anonymized'::text,'stay for the other side of a deal; those of offers that led to none are deleted'::text,'{}'::text[]), ('public.member_activity'::text,'{user_id}'::text[],'how active you are'::text,'activity'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.member_blocks'::text,'{blocker_id,blocked_id}'::text[],'blocks'::text,'blocked'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.member_contacts'::text,'{user_id}'::text[],'contact details'::text,'contact'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.member_details'::text,'{user_id}'::text[],'sign-up answers'::text,'details'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.member_markets'::text,'{user_id}'::text[],'markets'::text,'markets'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.member_responses'::text,'{member_id}'::text[],'who answered you'::text,'responses'::text,'deleted'::text,NULL::text,'{responder_id}'::text[]), ('public.member_reviews'::text,'{author_id,member_id}'::text[],'reviews by and about you'::text,'reviews'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.member_stats'::text,'{user_id}'::text[],'counts on your profile'::text,'stats'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.message_attachments'::text,'{}'::text[],'attachments'::text,'messages'::text,'anonymized'::text,'names of files you sent stay in the conversation; the files are deleted'::text,'{}'::text[]), ('public.message_settings'::text,'{user_id}'::text[],'message settings'::text,'message_settings'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.messages'::text,'{user_id}'::text[],'messages'::text,'messages'::text,'anonymized'::text,'stay with the other person without your name'::text,'{}'::text[]), ('public.moderation_actions'::text,'{member_id,actor_id}'::text[],'decisions of moderators'::text,'moderation'::text,'anonymized'::text,'stay without names'::text,'{}'::text[]), ('public.moderation_appeals'::text,'{member_id,decided_by}'::text[],'appeals'::text,'moderation'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.notification_settings'::text,'{user_id}'::text[],'notification settings'::text,'notification_settings'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.notifications'::text,'{user_id,actor_id}'::text[],'notifications'::text,'notifications'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.offer_versions'::text,'{}'::text[],'terms of your offers'::text,'offers'::text,'anonymized'::text,'stay with the offer'::text,'{}'::text[]), ('public.offers'::text,'{seller_id,buyer_id}'::text[],'offers'::text,'offers'::text,'anonymized'::text,'stay for the other side, without your name unless they led to a deal'::text,'{}'::text[]), ('public.pipeline_cards'::text,'{user_id}'::text[],'deals in your pipeline'::text,'pipeline'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.pipeline_files'::text,'{user_id}'::text[],'files in your pipeline'::text,'pipeline_files'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.pipeline_tasks'::text,'{user_id}'::text[],'tasks in your pipeline'::text,'pipeline_tasks'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.profile_views'::text,'{member_id,viewer_id}'::text[],'profiles you viewed'::text,'profile_views'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.proof_log'::text,'{actor_id}'::text[],'log of proofs of funds'::text,'proof_log'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.proof_shares'::text,'{}'::text[],'proofs of funds you share with sellers'::text,'proofs_of_funds'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.proofs_of_funds'::text,'{user_id,reviewer_id}'::text[],'proofs of funds'::text,'proofs_of_funds'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.properties'::text,'{user_id}'::text[],'listings'::text,'listings'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.property_feedback'::text,'{user_id}'::text[],'likes and dislikes'::text,'listing_feedback'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.property_submissions'::text,'{user_id,reviewer_id}'::text[],'submissions'::text,'submissions'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.reports'::text,'{reporter_id,reported_id,handled_by}'::text[],'reports'::text,'reports'::text,'anonymized'::text,'stay without names'::text,'{snapshot,subject_id}'::text[]), ('public.saved_analyses'::text,'{user_id}'::text[],'saved analyses'::text,'saved_analyses'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.saved_listings'::text,'{user_id}'::text[],'saved listings'::text,'saved_listings'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.saved_searches'::text,'{user_id}'::text[],'saved searches'::text,'saved_searches'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.search_alerts'::text,'{user_id}'::text[],'alerts of searches'::text,'search_alerts'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.showing_bookings'::text,'{user_id}'::text[],'showings you booked'::text,'showing_bookings'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.staff'::text,'{user_id}'::text[],'staff role'::text,'staff'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.stripe_checkouts'::text,'{user_id}'::text[],'checkouts'::text,'checkouts'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.stripe_customers'::text,'{user_id}'::text[],'customer number'::text,'billing_customer'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.stripe_orders'::text,'{user_id}'::text[],'invoices'::text,'orders'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.stripe_reversals'::text,'{user_id}'::text[],'refunds and disputes'::text,'reversals'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.stripe_subscriptions'::text,'{user_id}'::text[],'subscriptions'::text,'subscriptions'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.submission_files'::text,'{}'::text[],'contracts'::text,'submissions'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.submission_log'::text,'{actor_id}'::text[],'log of submissions'::text,'submission_log'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.topic_follows'::text,'{user_id}'::text[],'followed topics'::text,'followed_topics'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.topic_reads'::text,'{user_id}'::text[],'read topics'::text,'read_topics'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.users'::text,'{id}'::text[],'profile'::text,'profile'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.webhook_deliveries'::text,'{}'::text[],'events sent to your webhooks'::text,'webhooks'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.webhook_endpoints'::text,'{user_id}'::text[],'webhooks'::text,'webhooks'::text,'deleted'::text,NULL::text,'{}'::text[]), ('storage.objects'::text,'{}'::text[],'files'::text,'files'::text,'deleted'::text,NULL::text,'{}'::text[])) registry(table_name, member_columns, label, exported_as, on_deletion, note, copies)
     LEFT JOIN ( VALUES (((('for '::text || EXTRACT(year FROM private.record_retention())) || ' years after the deal ended, or until the other side '::text) || 'deletes its account, too'::text),ARRAY['public.deal_document_log'::text, 'public.deal_document_readers'::text, 'public.deal_documents'::text, 'public.deal_parties'::text, 'public.ledger_texts'::text]), ('as long as the record they’re part of, which can’t be shortened'::text,ARRAY['private.ledger_nodes'::text, 'public.deal_closings'::text, 'public.deal_earnest_money'::text, 'public.deal_endings'::text, 'public.deal_extensions'::text, 'public.deal_milestones'::text, 'public.deal_outcomes'::text, 'public.deal_split_approvals'::text, 'public.deal_split_lines'::text, 'public.deal_split_shares'::text, 'public.deal_splits'::text, 'public.deals'::text, 'public.ledger_entries'::text, 'public.offer_versions'::text, 'public.offers'::text]), ('until everyone who signed has deleted their account'::text,ARRAY['public.agreement_signatures'::text, 'public.agreements'::text]), ('until the other person deletes their account, too'::text,ARRAY['public.conversations'::text, 'public.message_attachments'::text, 'public.messages'::text]), ('as long as other members use them'::text,ARRAY['public.event_links'::text, 'public.events'::text, 'public.forum_posts'::text, 'public.forum_topics'::text, 'public.forums'::text]), ('as long as we need them to keep the service safe'::text,ARRAY['public.moderation_actions'::text, 'public.reports'::text]), ('for about an hour'::text,ARRAY['private.contact_senders'::text]), ('without a time limit'::text,ARRAY['private.listing_viewers'::text])) kept(kept_for, tables) ON ((registry.table_name = ANY (kept.tables))));

create index listing_drafts_import_idx on public.listing_drafts using btree (import_id);

create index listing_drafts_user_idx on public.listing_drafts
  using btree (user_id, created_at, line, id);

create index listing_imports_user_idx on public.listing_imports using btree (user_id, created_at);

create trigger a_check_standing
  before insert or delete or update on public.listing_drafts
  for each STATEMENT
  execute function private.check_standing('private');

create trigger check_updated_columns
  before update on public.listing_drafts
  for each row
  execute function private.allow_update_columns('fields', 'photo_urls', 'pictures', 'address_key');

create trigger enforce_rate_limit
  before insert on public.listing_drafts
  for each row
  execute function private.enforce_rate_limit('listing_draft');

create trigger limit_added_draft
  after insert on public.listing_drafts
  for each row
  when ((CURRENT_USER = ANY (ARRAY['anon'::name, 'authenticated'::name])))
  execute function private.limit_added_draft();

create trigger stamp_created_at
  before insert on public.listing_drafts
  for each row
  execute function private.stamp_created_at();

create trigger touch_updated_at
  before update of fields, photo_urls, pictures on public.listing_drafts
  for each row
  execute function private.touch_updated_at();

create trigger a_check_standing
  before insert or delete or update on public.listing_import_mappings
  for each STATEMENT
  execute function private.check_standing('private');

create trigger a_check_standing
  before insert or delete or update on public.listing_imports
  for each STATEMENT
  execute function private.check_standing('private');

create trigger a_clean_lines
  before insert or update of file_name on public.listing_imports
  for each row
  execute function private.clean_lines('file_name');

create trigger take_listing_draft
  after insert on public.properties
  for each row
  execute function private.take_listing_draft();

create policy "Members can add drafts of their own" on "public"."listing_drafts"
  for insert
  to "authenticated"
  with check (((user_id = ( SELECT auth.uid() AS uid)) AND (import_id IS NULL)));

create policy "Members can change their own drafts" on "public"."listing_drafts"
  for update
  to "authenticated"
  using ((user_id = ( select auth.uid() as uid)))
  with check ((user_id = ( SELECT auth.uid() AS uid)));

create policy "Members can delete their own drafts" on "public"."listing_drafts"
  for delete
  to "authenticated"
  using ((user_id = ( select auth.uid() as uid)));

create policy "Members can read their own drafts once their import is complete"
  on "public"."listing_drafts"
  for select
  to "authenticated"
  using (((user_id = ( select auth.uid() as uid)) AND ((import_id is null) or (exists ( select
   from public.listing_imports i
  where ((i.id = listing_drafts.import_id) AND (i.stored = i.row_count)))))));

create policy "Members can read their own mappings" on "public"."listing_import_mappings"
  for select
  to "authenticated"
  using ((user_id = ( select auth.uid() as uid)));

create policy "Members can read their own imports" on "public"."listing_imports"
  for select
  to "authenticated"
  using ((user_id = ( select auth.uid() as uid)));

create policy "Members can undo their own imports" on "public"."listing_imports"
  for delete
  to "authenticated"
  using ((user_id = ( select auth.uid() as uid)));

comment on column "public"."listing_drafts"."fields" is 'Fields of the posting form by their names there, as entered. Fields that are missing are blank.';

comment on column "public"."listing_drafts"."id" is 'ID of the listing, also before it''s posted: posting it twice makes one, and deletes the draft.';

comment on column "public"."listing_drafts"."import_id" is 'The import it comes from; null for one from another program.';

comment on column "public"."listing_drafts"."line" is 'Its line in the imported file; null without one.';

comment on column "public"."listing_drafts"."photo_urls" is 'Where photos are on the web that aren''t fetched yet. The function import-photos does.';

comment on column "public"."listing_drafts"."pictures" is 'Photos that were fetched: paths in the images bucket.';

comment on column "public"."listing_import_mappings"."columns_hash" is 'SHA-256 of the names of the file''s columns.';

comment on column "public"."listing_import_mappings"."mapping" is 'By field of the posting form: its column''s name, and a value for every row.';

comment on column "public"."listing_imports"."id" is 'Chosen by the member''s app, so that a chunk sent twice is stored once.';

comment on column "public"."listing_imports"."row_count" is 'How many drafts the import has.';

comment on column "public"."listing_imports"."stored" is 'How many are stored so far, in order. While it''s less than row_count, the import isn''t complete, and its drafts are invisible.';

comment on function "private"."exported_imports"() is 'Part of public.export_my_data: the caller''s imports, drafts of listings, and remembered columns.';

comment on function
  "private"."import_listing_drafts"(uuid, text, integer, text, jsonb, integer, jsonb) is
  'Stores the next 1 to 500 drafts of an import, and returns how many are stored. The first call, with stored = 0, starts the import and remembers the mapping. A call whose stored isn''t where the import is stores nothing, so that a chunk is never stored twice, and an import that lost its connection continues where it is. Raises P0001 for an import that was deleted, and beyond the limits.';

comment on function "private"."limit_added_draft"() is 'Insert trigger for API callers: limits how many drafts a member has.';

comment on function "private"."limit_drafts"(uuid, integer) is 'Raises P0001, to be shown as is, if a member would have more than 10,000 drafts with those that are added.';

comment on function "private"."photos_to_import"(uuid) is 'Where the photos of the caller''s draft are that aren''t fetched yet, for import-photos. Counts one use of the limit unless there are none. Raises P0001 for a draft that isn''t the caller''s.';

comment on function "private"."take_listing_draft"() is 'Insert trigger on properties: a draft ends when it''s posted, in the same transaction.';

comment on function "private"."valid_draft_fields"(jsonb) is 'True for an object of at most 32,000 bytes with only fields of the posting form, whatever their values: a draft keeps what isn''t valid yet. Null for null.';

comment on function "private"."valid_photo_urls"(text[]) is 'True for at most 10 web addresses. Null for null.';

comment on function
  "public"."import_listing_drafts"(uuid, text, integer, text, jsonb, integer, jsonb) is
  'Stores the next 1 to 500 drafts of an import, and returns how many are stored. The first call, with stored = 0, starts the import and remembers the mapping. A call whose stored isn''t where the import is stores nothing, so that a chunk is never stored twice, and an import that lost its connection continues where it is. Raises P0001 for an import that was deleted, and beyond the limits.';

comment on function "public"."known_addresses"(jsonb) is 'For each of up to 500 addresses (objects with address, city, state, and zip) its place in the list, from 1, what two ways to write it have in common, the oldest listing for sale there that the caller can see, and their oldest draft there; null for none. Nothing for addresses without a house number.';

comment on function "public"."photos_to_import"(uuid) is 'Where the photos of the caller''s draft are that aren''t fetched yet, for import-photos. Counts one use of the limit unless there are none. Raises P0001 for a draft that isn''t the caller''s.';

comment on table "public"."listing_drafts" is 'Listings that aren''t posted yet, for their owner alone. At most 10,000 per member. Drafts that are written in the posting form stay in the browser.';

comment on table "public"."listing_import_mappings" is 'Which columns of a kind of file a member imported as which fields, for the next file with the same columns. The last 50 per member.';

comment on table "public"."listing_imports" is 'Imports of listings from spreadsheets, for their owner alone. Deleting one deletes the drafts that are left of it.';

comment on view "private"."action_limits" is 'How often a member may do what reaches others or costs us something, by trust level: the only place with these numbers.';

comment on view "private"."personal_data" is 'Where data about members is: its section in public.export_my_data, and what deleting the account does with it. note says why it isn''t exported or isn''t deleted, and kept_for how long it stays; null if it''s deleted. copies are columns that hold names or IDs of other members.';

revoke all on function "private"."exported_imports"() from public;

grant execute on function "private"."exported_imports"() to "authenticated";

grant execute on function "private"."exported_imports"() to "service_role";

revoke all
  on function "private"."import_listing_drafts"(uuid, text, integer, text, jsonb, integer, jsonb)
  from public;

grant execute
  on function "private"."import_listing_drafts"(uuid, text, integer, text, jsonb, integer, jsonb)
  to "authenticated";

grant execute
  on function "private"."import_listing_drafts"(uuid, text, integer, text, jsonb, integer, jsonb)
  to "service_role";

revoke all on function "private"."limit_added_draft"() from public;

revoke all on function "private"."limit_drafts"(uuid, integer) from public;

revoke all on function "private"."photos_to_import"(uuid) from public;

grant execute on function "private"."photos_to_import"(uuid) to "authenticated";

grant execute on function "private"."photos_to_import"(uuid) to "service_role";

revoke all on function "private"."take_listing_draft"() from public;

revoke all on function "private"."valid_draft_fields"(jsonb) from public;

grant execute on function "private"."valid_draft_fields"(jsonb) to "authenticated";

grant execute on function "private"."valid_draft_fields"(jsonb) to "service_role";

revoke all on function "private"."valid_photo_urls"(text[]) from public;

grant execute on function "private"."valid_photo_urls"(text[]) to "authenticated";

grant execute on function "private"."valid_photo_urls"(text[]) to "service_role";

revoke all
  on function "public"."import_listing_drafts"(uuid, text, integer, text, jsonb, integer, jsonb)
  from public;

grant execute
  on function "public"."import_listing_drafts"(uuid, text, integer, text, jsonb, integer, jsonb)
  to "authenticated";

grant execute
  on function "public"."import_listing_drafts"(uuid, text, integer, text, jsonb, integer, jsonb)
  to "service_role";

revoke all on function "public"."known_addresses"(jsonb) from public;

grant execute on function "public"."known_addresses"(jsonb) to "authenticated";

grant execute on function "public"."known_addresses"(jsonb) to "service_role";

revoke all on function "public"."photos_to_import"(uuid) from public;

grant execute on function "public"."photos_to_import"(uuid) to "authenticated";

grant execute on function "public"."photos_to_import"(uuid) to "service_role";

revoke all on table "public"."listing_drafts" from "authenticated";

grant delete, insert, select, update on table "public"."listing_drafts" to "authenticated";

grant all on table "public"."listing_drafts" to "service_role";

revoke all on table "public"."listing_import_mappings" from "authenticated";

grant select on table "public"."listing_import_mappings" to "authenticated";

grant all on table "public"."listing_import_mappings" to "service_role";

revoke all on table "public"."listing_imports" from "authenticated";

grant delete, select on table "public"."listing_imports" to "authenticated";

grant all on table "public"."listing_imports" to "service_role";

alter table "public"."listing_drafts"
  -- The table is new.
  -- squawk-ignore adding-field-with-default
  add column "address_key" text generated always as
    (private.address_key("left"((fields ->> 'address'::text), 200), "left"((fields ->>
    'city'::text),
    100), "left"((fields ->> 'state'::text), 2), "left"((fields ->> 'zip'::text), 10))) stored;

comment on column "public"."listing_drafts"."address_key" is 'What two ways to write its address have in common; null without a house number.';

alter table "public"."listing_drafts"
  add constraint "listing_drafts_fields_check" check (private.valid_draft_fields(fields));

alter table "public"."listing_drafts"
  add constraint "listing_drafts_photo_urls_check" check (private.valid_photo_urls(photo_urls));

create index listing_drafts_address_idx on public.listing_drafts using btree (user_id, address_key);

reset check_function_bodies;
