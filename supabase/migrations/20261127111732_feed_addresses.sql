set check_function_bodies = off;

drop view "private"."action_limits";

drop view "private"."personal_data";

create table "private"."feed_secrets" (
  "address_id"        uuid                     not null,
  "secret_hash"       bytea                    not null,
  "window_started_at" timestamp with time zone not null default now(),
  "used"              integer                  not null default 0,
  constraint "feed_secrets_pkey" primary key (address_id),
  constraint "feed_secrets_secret_hash_key" unique (secret_hash)
);

create table "public"."feed_addresses" (
  "id"           uuid                     not null default gen_random_uuid(),
  "user_id"      uuid                     not null,
  "kind"         text                     not null,
  "created_at"   timestamp with time zone not null default now(),
  "last_used_at" timestamp with time zone,
  constraint "feed_addresses_kind_check"
    check ((kind = ANY (ARRAY['calendar'::text, 'matches'::text]))),
  constraint "feed_addresses_once" unique (user_id, kind),
  constraint "feed_addresses_pkey" primary key (id)
);

alter table "public"."feed_addresses"
  enable row level security;

revoke all on table "public"."feed_addresses" from "anon";

create or replace function private.accept_new_password()
  returns trigger
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
begin
  delete from private.suspended_passwords where user_id = new.id;
  perform private.revoke_api_keys(new.id);
  perform private.revoke_feed_addresses(new.id);
  return null;
end;
$function$;

create or replace function private.create_feed_address (
  kind text
)
  returns text
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  secret constant text := encode(extensions.gen_random_bytes(32), 'hex');
  added uuid;
begin
  perform private.require_own_session();
  -- It works for its session only, and an address would outlive that.
  if private.is_recovered_session() then
    raise exception 'Set up your authenticator app again first' using errcode = '42501';
  end if;
  if not private.has_entitlement('api_access') then
    raise exception 'Calendar and feed addresses are exclusively available to Closer and Partner members'
      using errcode = '42501';
  end if;
  perform private.consume_rate_limit('feed_address');
  delete from public.feed_addresses f where f.user_id = auth.uid() and f.kind = create_feed_address.kind;
  insert into public.feed_addresses (user_id, kind) values (auth.uid(), create_feed_address.kind)
  returning id into added;
  insert into private.feed_secrets (address_id, secret_hash) values (added, sha256(convert_to(secret, 'utf8')));
  return secret;
end;
$function$;

create or replace function private.exported_feeds()
  returns jsonb
  language sql
  stable
  set search_path to ''
  AS $function$
  select jsonb_build_object('feed_addresses', (
    select coalesce(jsonb_agg(to_jsonb(f) - 'user_id' order by f.kind), '[]')
    from public.feed_addresses f where f.user_id = (select auth.uid())
  ));
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
    perform private.revoke_api_keys(new.user_id);
    perform private.revoke_feed_addresses(new.user_id);
    perform private.notify_two_factor(new.user_id, 'on');
  end if;
  return null;
end;
$function$;

create or replace function private.newest_matches()
  returns jsonb
  language sql
  stable
  set search_path to ''
  AS $function$
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', p.id, 'title', p.title, 'price', p.price, 'property_type', p.property_type, 'city', p.city, 'state', p.state,
    'created_at', p.created_at, 'updated_at', p.updated_at, 'description', p.description
  ) order by p.created_at desc, p.id desc), '[]')
  from public.matched_listings(50) p;
$function$;

create or replace function private.own_appointments()
  returns jsonb
  language sql
  stable
  set search_path to ''
  AS $function$
  select jsonb_build_object(
    'deadlines', (
      select coalesce(jsonb_agg(to_jsonb(m) || jsonb_build_object(
        'deal_id', d.id, 'title', d.title, 'address', d.address, 'time_zone', d.time_zone
      ) order by m.due_at, m.id), '[]')
      from public.deals d join public.deal_milestones m on m.deal_id = d.id
      where d.state = 'open' and m.state in ('pending', 'declared')
    ),
    'showings', (
      select coalesce(jsonb_agg(to_jsonb(s) || jsonb_build_object(
        'title', p.title, 'address', p.address, 'city', p.city, 'state', p.state, 'zip', p.zip,
        'notes', (select n.notes from public.listing_showing_notes n where n.showing_id = s.id)
      ) order by s.starts_at, s.id), '[]')
      from public.listing_showings s join public.properties p on p.id = s.property_id
      where (
        s.id in (select b.showing_id from public.showing_bookings b where b.user_id = (select auth.uid()))
        or s.property_id in (select o.id from public.properties o where o.user_id = (select auth.uid()))
      ) and s.ends_at > now() - interval '30 days'
    ),
    'events', (
      select coalesce(jsonb_agg(to_jsonb(e) - 'search_text' || jsonb_build_object(
        'link', (select l.url from public.event_links l where l.event_id = e.id)
      ) order by e.starts_at, e.id), '[]')
      from public.event_registrations r join public.events e on e.id = r.event_id
      where r.user_id = (select auth.uid()) and r.status = 'registered' and e.ends_at > now() - interval '30 days'
    )
  );
$function$;

create or replace function private.revoke_feed_addresses (
  member uuid
)
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
begin
  perform private.take_back(true);
  delete from public.feed_addresses f where f.user_id = member;
  perform private.take_back(false);
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
    perform private.revoke_api_keys(member);
    perform private.revoke_feed_addresses(member);
  end if;
  delete from auth.sessions s where s.user_id = member and s.id <> verifying_session;
end;
$function$;

create or replace function private.use_feed_address (
  secret_hash text,
  kind        text
)
  returns jsonb
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  per_hour constant integer := 60;
  address public.feed_addresses;
  uses integer;
begin
  select f.* into address
  from private.feed_secrets s join public.feed_addresses f on f.id = s.address_id
  where s.secret_hash = decode(use_feed_address.secret_hash, 'hex') and f.kind = use_feed_address.kind;
  if not found
    or private.standing_of(address.user_id) in ('suspended', 'banned')
    or exists (select from private.suspended_passwords p where p.user_id = address.user_id)
    or not exists (
      select from public.users u
      where u.id = address.user_id and private.tier_has_entitlement(u.membership_tier, 'api_access')
    )
    -- An account that is being deleted has no addresses any more.
    or not private.keep_account(address.user_id)
  then
    return null;
  end if;
  -- Locks the row, so parallel requests count one after the other.
  update private.feed_secrets s
  set window_started_at = case when s.window_started_at <= clock_timestamp() - interval '1 hour'
      then clock_timestamp() else s.window_started_at end,
    used = case when s.window_started_at <= clock_timestamp() - interval '1 hour' then 1 else s.used + 1 end
  where s.address_id = address.id
  returning s.used into uses;
  update public.feed_addresses f set last_used_at = now()
  where f.id = address.id and (f.last_used_at is null or f.last_used_at < now() - interval '1 hour');
  return jsonb_build_object('member_id', address.user_id, 'is_limited', uses is null or uses > per_hour);
end;
$function$;

create or replace function public.create_feed_address (
  kind text
)
  returns text
  language sql
  set search_path to ''
  AS $function$ select private.create_feed_address(kind); $function$;

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
    || private.exported_feeds() || private.exported_system_data()
  where (select auth.uid()) is not null;
$function$;

create or replace function public.read_feed (
  secret_hash text,
  kind        text
)
  returns jsonb
  language plpgsql
  set search_path to ''
  AS $function$
declare
  used constant jsonb := private.use_feed_address(secret_hash, kind);
  caller constant text := current_setting('role');
  member constant text := used ->> 'member_id';
  content jsonb;
begin
  if used is null or (used ->> 'is_limited')::boolean then
    return used - 'member_id';
  end if;
  -- From here on, this is a request of the member, and their policies apply.
  perform set_config('request.jwt.claims', jsonb_build_object('role', 'authenticated', 'sub', member)::text, true),
    set_config('request.jwt.claim.sub', member, true), set_config('request.jwt.claim.role', 'authenticated', true),
    set_config('role', 'authenticated', true);
  content := case kind when 'calendar' then private.own_appointments() else private.newest_matches() end;
  perform set_config('role', caller, true);
  return jsonb_build_object('is_limited', false, 'content', content);
end;
$function$;

alter table "private"."feed_secrets"
  add constraint "feed_secrets_address_id_fkey" foreign key (address_id)
    references public.feed_addresses(id) on delete cascade;

alter table "public"."feed_addresses"
  add constraint "feed_addresses_user_id_fkey" foreign key (user_id) references public.users(id)
    on delete cascade;

create view "private"."action_limits" with (security_invoker=true) AS  SELECT action,
    period,
    verb,
    noun,
    max_uses,
    basic_max_uses,
    new_max_uses
   FROM ( VALUES ('review'::text,'1 day'::interval,'write'::text,'review'::text,5,2,2), ('connection_request'::text,'1 day'::interval,'send'::text,'connection request'::text,50,20,10), ('follow'::text,'1 day'::interval,'follow'::text,'member'::text,100,40,20), ('conversation'::text,'1 day'::interval,'start'::text,'conversation'::text,30,10,3), ('message'::text,'00:01:00'::interval,'send'::text,'message'::text,30,30,30), ('listing'::text,'1 day'::interval,'post'::text,'listing'::text,50,10,5), ('listing_import'::text,'1 day'::interval,'start'::text,'import'::text,20,10,5), ('listing_draft'::text,'1 day'::interval,'save'::text,'draft'::text,500,200,100), ('photo_import'::text,'01:00:00'::interval,'fetch photos of'::text,'listing'::text,200,100,50), ('submission'::text,'1 day'::interval,'start'::text,'submission'::text,20,10,5), ('submit'::text,'1 day'::interval,'submit'::text,'deal'::text,10,5,5), ('upload'::text,'01:00:00'::interval,'upload'::text,'file'::text,300,200,100), ('upload'::text,'1 day'::interval,'upload'::text,'file'::text,1000,400,200), ('post'::text,'1 day'::interval,'write'::text,'post'::text,20,10,5), ('comment'::text,'00:01:00'::interval,'write'::text,'comment'::text,10,10,10), ('comment'::text,'1 day'::interval,'write'::text,'comment'::text,200,100,50), ('feed_edit'::text,'01:00:00'::interval,'make'::text,'edit'::text,60,60,60), ('like'::text,'00:01:00'::interval,'change'::text,'like'::text,120,60,60), ('forum'::text,'1 day'::interval,'create'::text,'forum'::text,3,1,1), ('topic'::text,'1 day'::interval,'start'::text,'topic'::text,10,5,3), ('reply'::text,'00:01:00'::interval,'write'::text,'forum post'::text,10,10,10), ('reply'::text,'1 day'::interval,'write'::text,'forum post'::text,200,100,50), ('reply_edit'::text,'01:00:00'::interval,'make'::text,'edit'::text,60,60,60), ('event'::text,'1 day'::interval,'propose'::text,'event'::text,5,2,2), ('event_change'::text,'1 day'::interval,'change'::text,'published event'::text,10,10,10), ('event_registration'::text,'00:10:00'::interval,'register for'::text,'event'::text,30,30,30), ('document_request'::text,'1 day'::interval,'send'::text,'document request'::text,50,20,10), ('document_decision'::text,'1 day'::interval,'answer'::text,'document request'::text,300,100,50), ('offer'::text,'1 day'::interval,'make'::text,'offer'::text,50,20,5), ('offer_change'::text,'1 day'::interval,'change'::text,'offer'::text,200,100,50), ('call_for_offers'::text,'1 day'::interval,'call for offers'::text,'time'::text,20,10,5), ('proof_of_funds'::text,'1 day'::interval,'upload'::text,'document'::text,10,5,3), ('proof_share'::text,'1 day'::interval,'share'::text,'document'::text,50,20,10), ('proof_view'::text,'01:00:00'::interval,'open'::text,'file'::text,200,100,50), ('deal_invitation'::text,'1 day'::interval,'invite'::text,'person'::text,30,20,10), ('outcome'::text,'1 day'::interval,'report'::text,'outcome'::text,50,50,50), ('deal_step'::text,'01:00:00'::interval,'make'::text,'deal change'::text,60,40,30), ('deal_step'::text,'1 day'::interval,'make'::text,'deal change'::text,200,150,80), ('deal_document'::text,'1 day'::interval,'add'::text,'document'::text,100,50,20), ('deal_document_share'::text,'1 day'::interval,'share'::text,'document'::text,200,100,50), ('deal_document_view'::text,'01:00:00'::interval,'open'::text,'file'::text,200,100,50), ('agreement'::text,'1 day'::interval,'prepare'::text,'agreement'::text,50,20,10), ('pipeline_item'::text,'1 day'::interval,'add'::text,'pipeline item'::text,500,300,200), ('pipeline_change'::text,'00:01:00'::interval,'make'::text,'pipeline change'::text,120,120,120), ('pipeline_change'::text,'1 day'::interval,'make'::text,'pipeline change'::text,5000,3000,2000), ('question'::text,'1 day'::interval,'ask'::text,'question'::text,30,10,5), ('answer'::text,'1 day'::interval,'write'::text,'answer'::text,300,100,50), ('listing_invitation'::text,'1 day'::interval,'send'::text,'invitation'::text,25,10,5), ('showing'::text,'1 day'::interval,'offer'::text,'showing'::text,50,20,10), ('showing_booking'::text,'1 day'::interval,'book'::text,'showing'::text,30,15,5), ('report'::text,'1 day'::interval,'send'::text,'report'::text,20,10,10), ('open_portal'::text,'01:00:00'::interval,'open'::text,'billing page'::text,50,50,50), ('email_change'::text,'1 day'::interval,'change your'::text,'email'::text,5,5,3), ('webhook_change'::text,'01:00:00'::interval,'make'::text,'webhook change'::text,60,60,60), ('recovery_code'::text,'01:00:00'::interval,'try'::text,'recovery code'::text,10,10,10), ('api_key'::text,'1 day'::interval,'create'::text,'API key'::text,20,20,20), ('feed_address'::text,'1 day'::interval,'make'::text,'address'::text,20,20,20)) limits(action, period, verb, noun, max_uses, basic_max_uses, new_max_uses);

create view "private"."personal_data" with (security_invoker=true) AS  SELECT registry.table_name,
    registry.member_columns,
    registry.label,
    registry.exported_as,
    registry.on_deletion,
    registry.note,
    registry.copies,
    kept.kept_for
   FROM (( VALUES ('auth.users'::text,'{id}'::text[],'sign-in account'::text,'account'::text,'deleted'::text,NULL::text,'{}'::text[]), ('private.alert_mail'::text,'{user_id}'::text[],'date of your last daily digest'::text,'alert_mail'::text,'deleted'::text,NULL::text,'{}'::text[]), ('private.api_idempotency'::text,'{}'::text[],'answers to repeated API requests'::text,NULL::text,'deleted'::text,'kept for a day'::text,'{}'::text[]), ('private.api_key_secrets'::text,'{}'::text[],'API keys'::text,NULL::text,'deleted'::text,'hashes that can’t be turned back into keys'::text,'{}'::text[]), ('private.contact_senders'::text,'{}'::text[],'counts that limit contact messages'::text,NULL::text,'kept'::text,'counted per email address, account, and IP address for an hour, then deleted with the next message'::text,'{}'::text[]), ('private.deal_invitation_links'::text,'{}'::text[],'links of invitations to your deals'::text,NULL::text,'deleted'::text,'hashes that can’t be turned back into links'::text,'{}'::text[]), ('private.directory'::text,'{user_id}'::text[],'entry in the member directory'::text,'directory'::text,'deleted'::text,NULL::text,'{}'::text[]), ('private.email_change_permits'::text,'{user_id}'::text[],'change of email you asked for'::text,NULL::text,'deleted'::text,'the new address, until you verify it'::text,'{}'::text[]), ('private.feed_secrets'::text,'{}'::text[],'secrets of your calendar and feed addresses'::text,NULL::text,'deleted'::text,'hashes that can’t be turned back into addresses'::text,'{}'::text[]), ('private.listing_sources'::text,'{}'::text[],'where views of your listings come from'::text,'listing_sources'::text,'deleted'::text,NULL::text,'{}'::text[]), ('private.listing_viewers'::text,'{}'::text[],'hashes that count views of listings'::text,NULL::text,'kept'::text,'can’t be traced to anyone after a day, because their key is deleted'::text,'{}'::text[]), ('private.mail_queue'::text,'{user_id,actor_id}'::text[],'emails sent or waiting'::text,'mail_queue'::text,'deleted'::text,NULL::text,'{}'::text[]), ('private.member_standings'::text,'{user_id}'::text[],'restrictions of your account'::text,'moderation'::text,'deleted'::text,NULL::text,'{}'::text[]), ('private.payment_corrections'::text,'{user_id}'::text[],'corrections of payments'::text,NULL::text,'deleted'::text,'which of your orders and subscriptions we updated late'::text,'{}'::text[]), ('private.rate_limits'::text,'{user_id}'::text[],'how often you did limited actions'::text,'rate_limits'::text,'deleted'::text,NULL::text,'{}'::text[]), ('private.recovery_codes'::text,'{user_id}'::text[],'recovery codes for two-factor authentication'::text,NULL::text,'deleted'::text,'hashes that can’t be turned back into codes'::text,'{}'::text[]), ('private.recovered_sessions'::text,'{user_id}'::text[],'sessions you entered a recovery code in'::text,NULL::text,'deleted'::text,'until they end'::text,'{}'::text[]), ('private.report_networks'::text,'{}'::text[],'network address of your open reports'::text,NULL::text,'deleted'::text,'until our moderators have decided'::text,'{}'::text[]), ('private.showing_codes'::text,'{}'::text[],'access codes of your showings'::text,'listing_showings'::text,'deleted'::text,NULL::text,'{}'::text[]), ('private.suspended_passwords'::text,'{user_id}'::text[],'whether you must set a new password'::text,NULL::text,'deleted'::text,'until you set it'::text,'{}'::text[]), ('private.stripe_events'::text,'{}'::text[],'notices from the payment provider'::text,NULL::text,'deleted'::text,'raw copies of what your orders and subscriptions say'::text,'{}'::text[]), ('private.verified_emails'::text,'{user_id}'::text[],'when you verified your email'::text,'account'::text,'deleted'::text,NULL::text,'{}'::text[]), ('private.webhook_queues'::text,'{}'::text[],'which of your webhooks have events to send'::text,NULL::text,'deleted'::text,'until they’re sent'::text,'{}'::text[]), ('private.webhook_secrets'::text,'{}'::text[],'signing secrets of your webhooks'::text,NULL::text,'deleted'::text,'shown to you once'::text,'{}'::text[]), ('public.agreement_signatures'::text,'{}'::text[],'your signatures of agreements, with your email and IP address'::text,'agreements'::text,'anonymized'::text,'stay with the agreement if everyone signed it'::text,'{}'::text[]), ('public.agreements'::text,'{}'::text[],'agreements in your deals'::text,'agreements'::text,'anonymized'::text,'stay with the others who signed, and your name in them; the texts of those that weren’t signed by everyone are deleted'::text,'{}'::text[]), ('public.api_keys'::text,'{user_id}'::text[],'API keys'::text,'api_keys'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.api_requests'::text,'{user_id}'::text[],'requests with your API keys'::text,'api_requests'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.buybox_profiles'::text,'{user_id}'::text[],'buy box'::text,'buy_box'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.connections'::text,'{sender_id,receiver_id}'::text[],'connections and requests'::text,'connections'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.contact_messages'::text,'{user_id,resolved_by}'::text[],'contact messages'::text,'contact_messages'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.conversation_members'::text,'{user_id,other_id}'::text[],'inbox'::text,'conversations'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.conversations'::text,'{user_a_id,user_b_id,last_user_id}'::text[],'conversations'::text,'conversations'::text,'anonymized'::text,'stay with the other person without your name'::text,'{}'::text[]), ('public.deal_alerts'::text,'{user_id}'::text[],'deal alerts'::text,'deal_alerts'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.calls_for_offers'::text,'{}'::text[],'calls for offers on your listings'::text,NULL::text,'deleted'::text,'deadlines everyone can see'::text,'{}'::text[]), ('public.deal_closings'::text,'{}'::text[],'closings of your deals'::text,'deals'::text,'anonymized'::text,'stay with the deal'::text,'{}'::text[]), ('public.deal_endings'::text,'{}'::text[],'what you said about deals that fell through'::text,'deals'::text,'anonymized'::text,'stays with the deal'::text,'{}'::text[]), ('public.deal_document_log'::text,'{}'::text[],'log of documents in your deals'::text,'deal_document_log'::text,'anonymized'::text,'your views of others’ documents stay without your name'::text,'{}'::text[]), ('public.deal_document_readers'::text,'{}'::text[],'who can see documents you added to deals'::text,'deal_documents'::text,'anonymized'::text,'stays with the documents'::text,'{}'::text[]), ('public.deal_documents'::text,'{}'::text[],'documents you added to deals'::text,'deal_documents'::text,'anonymized'::text,'those you shared stay with the people you shared them with; the others are deleted'::text,'{}'::text[]), ('public.deal_earnest_money'::text,'{}'::text[],'earnest money of your deals'::text,'deals'::text,'anonymized'::text,'stays with the deal'::text,'{}'::text[]), ('public.deal_extensions'::text,'{}'::text[],'extensions of deadlines'::text,NULL::text,'anonymized'::text,'are in the ledger of the offer'::text,'{}'::text[]), ('public.deal_invitees'::text,'{}'::text[],'addresses you invited to deals'::text,NULL::text,'deleted'::text,'shown in the deal until they join'::text,'{}'::text[]), ('public.deal_milestones'::text,'{}'::text[],'milestones of your deals'::text,'deals'::text,'anonymized'::text,'stay with the deal'::text,'{}'::text[]), ('public.deal_outcomes'::text,'{}'::text[],'how your deals turned out'::text,'deals'::text,'anonymized'::text,'stay with the deal'::text,'{}'::text[]), ('public.deal_parties'::text,'{user_id}'::text[],'your part in deals'::text,'deals'::text,'anonymized'::text,'stays for the other side, with your name'::text,'{}'::text[]), ('public.deal_split_approvals'::text,'{}'::text[],'splits you approved'::text,NULL::text,'anonymized'::text,'are in the ledger of the offer'::text,'{}'::text[]), ('public.deal_split_lines'::text,'{}'::text[],'splits of your deals'::text,NULL::text,'anonymized'::text,'are in the ledger of the offer'::text,'{}'::text[]), ('public.deal_split_shares'::text,'{}'::text[],'your shares'::text,NULL::text,'anonymized'::text,'are in the ledger of the offer'::text,'{}'::text[]), ('public.deal_splits'::text,'{}'::text[],'splits you proposed'::text,'deals'::text,'anonymized'::text,'stay with the deal'::text,'{}'::text[]), ('public.deals'::text,'{seller_id,buyer_id}'::text[],'deals'::text,'deals'::text,'anonymized'::text,'stay for the other side'::text,'{}'::text[]), ('public.event_links'::text,'{}'::text[],'links of your events'::text,'events'::text,'anonymized'::text,'stay with the event'::text,'{}'::text[]), ('public.event_registrations'::text,'{user_id}'::text[],'event registrations'::text,'event_registrations'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.events'::text,'{user_id}'::text[],'events you organized'::text,'events'::text,'anonymized'::text,'stay without your name, for the members who registered'::text,'{description}'::text[]), ('public.feed_addresses'::text,'{user_id}'::text[],'calendar and feed addresses'::text,'feed_addresses'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.feed_comments'::text,'{user_id}'::text[],'comments'::text,'feed_comments'::text,'deleted'::text,NULL::text,'{content}'::text[]), ('public.feed_likes'::text,'{user_id}'::text[],'likes of posts'::text,'feed_likes'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.feed_posts'::text,'{user_id}'::text[],'posts'::text,'feed_posts'::text,'deleted'::text,NULL::text,'{content}'::text[]), ('public.follows'::text,'{follower_id,followed_id}'::text[],'follows'::text,'follows'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.forum_posts'::text,'{user_id}'::text[],'forum posts'::text,'forum_posts'::text,'anonymized'::text,'emptied, so that replies still make sense'::text,'{content}'::text[]), ('public.forum_topics'::text,'{user_id}'::text[],'forum topics'::text,'forum_topics'::text,'anonymized'::text,'stay without your name'::text,'{}'::text[]), ('public.forums'::text,'{user_id}'::text[],'forums'::text,'forums'::text,'anonymized'::text,'stay without your name'::text,'{}'::text[]), ('public.granted_tiers'::text,'{user_id}'::text[],'granted membership'::text,'granted_tier'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.held_content'::text,'{member_id}'::text[],'posts waiting for review'::text,'held_content'::text,'deleted'::text,NULL::text,'{snapshot}'::text[]), ('public.listing_answers'::text,'{user_id}'::text[],'answers to questions about your listings'::text,'listing_answers'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.listing_days'::text,'{}'::text[],'daily figures of listings'::text,'listing_days'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.listing_document_requests'::text,'{member_id}'::text[],'requests for documents'::text,'document_requests'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.listing_documents'::text,'{}'::text[],'documents of your listings'::text,'listing_documents'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.listing_drafts'::text,'{user_id}'::text[],'drafts of listings'::text,'listing_drafts'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.listing_import_mappings'::text,'{user_id}'::text[],'columns of files you imported'::text,'listing_import_mappings'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.listing_imports'::text,'{user_id}'::text[],'imports of listings'::text,'listing_imports'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.listing_invitations'::text,'{user_id}'::text[],'invitations to listings'::text,'listing_invitations'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.listing_prices'::text,'{}'::text[],'price history'::text,'listing_prices'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.listing_questions'::text,'{user_id}'::text[],'questions about listings'::text,'listing_questions'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.listing_reviews'::text,'{reviewer_id}'::text[],'reviews of listings by staff'::text,'listing_reviews'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.listing_showing_notes'::text,'{}'::text[],'notes for visitors of your showings'::text,'listing_showings'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.listing_showings'::text,'{}'::text[],'showings of your listings'::text,'listing_showings'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.listing_terms'::text,'{}'::text[],'deal terms of your listings'::text,'listing_terms'::text,'deleted'::text,NULL::text,'{}'::text[]), ('private.ledger_nodes'::text,'{}'::text[],'hashes of your ledgers'::text,NULL::text,'anonymized'::text,'are hashes of the ledger, and prove it for the other side'::text,'{}'::text[]), ('public.ledger_entries'::text,'{}'::text[],'ledger of your offers and deals'::text,'offers'::text,'anonymized'::text,'names no one, and stays for the other side'::text,'{}'::text[]), ('public.ledger_texts'::text,'{author_id}'::text[],'names and messages in the ledger'::text,'ledger_texts'::text,'anonymized'::text,'stay for the other side of a deal; those of offers that led to none are deleted'::text,'{}'::text[]), ('public.member_activity'::text,'{user_id}'::text[],'how active you are'::text,'activity'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.member_blocks'::text,'{blocker_id,blocked_id}'::text[],'blocks'::text,'blocked'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.member_contacts'::text,'{user_id}'::text[],'contact details'::text,'contact'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.member_details'::text,'{user_id}'::text[],'sign-up answers'::text,'details'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.member_markets'::text,'{user_id}'::text[],'markets'::text,'markets'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.member_responses'::text,'{member_id}'::text[],'who answered you'::text,'responses'::text,'deleted'::text,NULL::text,'{responder_id}'::text[]), ('public.member_reviews'::text,'{author_id,member_id}'::text[],'reviews by and about you'::text,'reviews'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.member_stats'::text,'{user_id}'::text[],'counts on your profile'::text,'stats'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.message_attachments'::text,'{}'::text[],'attachments'::text,'messages'::text,'anonymized'::text,'names of files you sent stay in the conversation; the files are deleted'::text,'{}'::text[]), ('public.message_settings'::text,'{user_id}'::text[],'message settings'::text,'message_settings'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.messages'::text,'{user_id}'::text[],'messages'::text,'messages'::text,'anonymized'::text,'stay with the other person without your name'::text,'{}'::text[]), ('public.moderation_actions'::text,'{member_id,actor_id}'::text[],'decisions of moderators'::text,'moderation'::text,'anonymized'::text,'stay without names'::text,'{}'::text[]), ('public.moderation_appeals'::text,'{member_id,decided_by}'::text[],'appeals'::text,'moderation'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.notification_settings'::text,'{user_id}'::text[],'notification settings'::text,'notification_settings'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.notifications'::text,'{user_id,actor_id}'::text[],'notifications'::text,'notifications'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.offer_versions'::text,'{}'::text[],'terms of your offers'::text,'offers'::text,'anonymized'::text,'stay with the offer'::text,'{}'::text[]), ('public.offers'::text,'{seller_id,buyer_id}'::text[],'offers'::text,'offers'::text,'anonymized'::text,'stay for the other side, without your name unless they led to a deal'::text,'{}'::text[]), ('public.pipeline_cards'::text,'{user_id}'::text[],'deals in your pipeline'::text,'pipeline'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.pipeline_files'::text,'{user_id}'::text[],'files in your pipeline'::text,'pipeline_files'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.pipeline_tasks'::text,'{user_id}'::text[],'tasks in your pipeline'::text,'pipeline_tasks'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.profile_views'::text,'{member_id,viewer_id}'::text[],'profiles you viewed'::text,'profile_views'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.proof_log'::text,'{actor_id}'::text[],'log of proofs of funds'::text,'proof_log'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.proof_shares'::text,'{}'::text[],'proofs of funds you share with sellers'::text,'proofs_of_funds'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.proofs_of_funds'::text,'{user_id,reviewer_id}'::text[],'proofs of funds'::text,'proofs_of_funds'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.properties'::text,'{user_id}'::text[],'listings'::text,'listings'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.property_feedback'::text,'{user_id}'::text[],'likes and dislikes'::text,'listing_feedback'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.property_submissions'::text,'{user_id,reviewer_id}'::text[],'submissions'::text,'submissions'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.reports'::text,'{reporter_id,reported_id,handled_by}'::text[],'reports'::text,'reports'::text,'anonymized'::text,'stay without names'::text,'{snapshot,subject_id}'::text[]), ('public.saved_analyses'::text,'{user_id}'::text[],'saved analyses'::text,'saved_analyses'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.saved_listings'::text,'{user_id}'::text[],'saved listings'::text,'saved_listings'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.saved_searches'::text,'{user_id}'::text[],'saved searches'::text,'saved_searches'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.search_alerts'::text,'{user_id}'::text[],'alerts of searches'::text,'search_alerts'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.showing_bookings'::text,'{user_id}'::text[],'showings you booked'::text,'showing_bookings'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.staff'::text,'{user_id}'::text[],'staff role'::text,'staff'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.stripe_checkouts'::text,'{user_id}'::text[],'checkouts'::text,'checkouts'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.stripe_customers'::text,'{user_id}'::text[],'customer number'::text,'billing_customer'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.stripe_orders'::text,'{user_id}'::text[],'invoices'::text,'orders'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.stripe_reversals'::text,'{user_id}'::text[],'refunds and disputes'::text,'reversals'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.stripe_subscriptions'::text,'{user_id}'::text[],'subscriptions'::text,'subscriptions'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.submission_files'::text,'{}'::text[],'contracts'::text,'submissions'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.submission_log'::text,'{actor_id}'::text[],'log of submissions'::text,'submission_log'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.topic_follows'::text,'{user_id}'::text[],'followed topics'::text,'followed_topics'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.topic_reads'::text,'{user_id}'::text[],'read topics'::text,'read_topics'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.users'::text,'{id}'::text[],'profile'::text,'profile'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.webhook_deliveries'::text,'{}'::text[],'events sent to your webhooks'::text,'webhooks'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.webhook_endpoints'::text,'{user_id}'::text[],'webhooks'::text,'webhooks'::text,'deleted'::text,NULL::text,'{}'::text[]), ('storage.objects'::text,'{}'::text[],'files'::text,'files'::text,'deleted'::text,NULL::text,'{}'::text[])) registry(table_name, member_columns, label, exported_as, on_deletion, note, copies)
     LEFT JOIN ( VALUES (((('for '::text || EXTRACT(year FROM private.record_retention())) || ' years after the deal ended, or until the other side '::text) || 'deletes its account, too'::text),ARRAY['public.deal_document_log'::text, 'public.deal_document_readers'::text, 'public.deal_documents'::text, 'public.deal_parties'::text, 'public.ledger_texts'::text]), ('as long as the record they’re part of, which can’t be shortened'::text,ARRAY['private.ledger_nodes'::text, 'public.deal_closings'::text, 'public.deal_earnest_money'::text, 'public.deal_endings'::text, 'public.deal_extensions'::text, 'public.deal_milestones'::text, 'public.deal_outcomes'::text, 'public.deal_split_approvals'::text, 'public.deal_split_lines'::text, 'public.deal_split_shares'::text, 'public.deal_splits'::text, 'public.deals'::text, 'public.ledger_entries'::text, 'public.offer_versions'::text, 'public.offers'::text]), ('until everyone who signed has deleted their account'::text,ARRAY['public.agreement_signatures'::text, 'public.agreements'::text]), ('until the other person deletes their account, too'::text,ARRAY['public.conversations'::text, 'public.message_attachments'::text, 'public.messages'::text]), ('as long as other members use them'::text,ARRAY['public.event_links'::text, 'public.events'::text, 'public.forum_posts'::text, 'public.forum_topics'::text, 'public.forums'::text]), ('as long as we need them to keep the service safe'::text,ARRAY['public.moderation_actions'::text, 'public.reports'::text]), ('for about an hour'::text,ARRAY['private.contact_senders'::text]), ('without a time limit'::text,ARRAY['private.listing_viewers'::text])) kept(kept_for, tables) ON ((registry.table_name = ANY (kept.tables))));

create trigger a_check_standing
  before insert or delete or update on public.feed_addresses
  for each STATEMENT
  execute function private.check_standing('private');

create policy "Members can read their own addresses" on "public"."feed_addresses"
  for select
  to "authenticated"
  using ((user_id = ( select auth.uid() as uid)));

create policy "Members can revoke their own addresses" on "public"."feed_addresses"
  for delete
  to "authenticated"
  using ((user_id = ( select auth.uid() as uid)));

comment on column "private"."feed_secrets"."used" is 'Uses since window_started_at, which is at most an hour ago.';

comment on column "public"."feed_addresses"."last_used_at" is 'When a program last read it, to the hour; null if none has.';

comment on function "private"."accept_new_password"() is 'Update trigger on auth.users: a new password replaces a suspended one, and revokes API keys and feed addresses.';

comment on function "private"."create_feed_address"(text) is 'Makes the caller''s address of a kind, instead of the one there was, and returns its secret: the only time that it can be read. Raises 42501 with an API key''s token and without the api_access entitlement, P0001 above a limit, and 23514 for an unknown kind.';

comment on function "private"."exported_feeds"() is 'Part of public.export_my_data: which calendar and feed addresses the caller has, without the secrets.';

comment on function "private"."handle_verified_factor"() is 'Update trigger on auth.mfa_factors, for a factor whose first code was entered: notifies the member. The first factor revokes API keys and feed addresses, which were created without one.';

comment on function "private"."newest_matches"() is 'Under the caller''s policies: the newest 50 listings that match their buy box, newest first.';

comment on function "private"."own_appointments"() is 'Under the caller''s policies: {deadlines: open ones of their deals, showings: those they booked or offer, events: those they registered for}, and what has been over for up to 30 days.';

comment on function "private"."revoke_feed_addresses"(uuid) is 'Revokes all addresses of a member, with what ends their other sessions: whoever made them may not be the member.';

comment on function "private"."secure_account"(uuid, uuid, uuid) is 'What happens when a member proves for the first time that they own the email: ends all their sessions except the one that verifies. Unless the browser that verifies held one of them, its earlier session, it also suspends the password, removes the second factors, and revokes API keys and feed addresses, all of which may be someone else''s.';

comment on function "private"."use_feed_address"(text, text) is 'For public.read_feed: counts one use of the address with this SHA-256 hash (hex). Returns {member_id, is_limited: beyond 60 uses an hour}; null for an unknown address, and for members who are suspended or banned, have to set a new password, or have no api_access.';

comment on function "public"."create_feed_address"(text) is 'Makes the caller''s address of a kind, instead of the one there was, and returns its secret: the only time that it can be read. Raises 42501 with an API key''s token and without the api_access entitlement, P0001 above a limit, and 23514 for an unknown kind.';

comment on function "public"."read_feed"(text, text) is 'For the service role: what the member with this address (the SHA-256 hash of its secret, hex) may read now. Returns {is_limited, content: as private.own_appointments or private.newest_matches, absent beyond the limit}; null for an address that private.use_feed_address refuses. The rest of the transaction has the member''s claims.';

comment on table "private"."feed_secrets" is 'SHA-256 hashes of the secrets in addresses, and how often each was used.';

comment on table "public"."feed_addresses" is 'Which members have a private address for which kind: calendar (deadlines, showings, and events) or matches. Members read their own, delete them to revoke the address, and make them with public.create_feed_address.';

comment on view "private"."action_limits" is 'How often a member may do what reaches others or costs us something, by trust level: the only place with these numbers.';

comment on view "private"."personal_data" is 'Where data about members is: its section in public.export_my_data, and what deleting the account does with it. note says why it isn''t exported or isn''t deleted, and kept_for how long it stays; null if it''s deleted. copies are columns that hold names or IDs of other members.';

revoke all on function "private"."create_feed_address"(text) from public;

grant execute on function "private"."create_feed_address"(text) to "authenticated";

grant execute on function "private"."create_feed_address"(text) to "service_role";

revoke all on function "private"."exported_feeds"() from public;

grant execute on function "private"."exported_feeds"() to "authenticated";

grant execute on function "private"."exported_feeds"() to "service_role";

revoke all on function "private"."newest_matches"() from public;

grant execute on function "private"."newest_matches"() to "authenticated";

grant execute on function "private"."newest_matches"() to "service_role";

revoke all on function "private"."own_appointments"() from public;

grant execute on function "private"."own_appointments"() to "authenticated";

grant execute on function "private"."own_appointments"() to "service_role";

revoke all on function "private"."revoke_feed_addresses"(uuid) from public;

revoke all on function "private"."use_feed_address"(text, text) from public;

grant execute on function "private"."use_feed_address"(text, text) to "service_role";

revoke all on function "public"."create_feed_address"(text) from public;

grant execute on function "public"."create_feed_address"(text) to "authenticated";

grant execute on function "public"."create_feed_address"(text) to "service_role";

revoke all on function "public"."read_feed"(text, text) from public;

grant execute on function "public"."read_feed"(text, text) to "service_role";

revoke all on table "public"."feed_addresses" from "authenticated";

grant delete, select on table "public"."feed_addresses" to "authenticated";

grant all on table "public"."feed_addresses" to "service_role";

reset check_function_bodies;
