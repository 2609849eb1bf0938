set check_function_bodies = off;

drop view "private"."jobs";

drop view "private"."personal_data";

create table "private"."ledger_nodes" (
  "day"      date    not null,
  "level"    integer not null,
  "position" integer not null,
  "hash"     text    not null,
  "offer_id" uuid,
  "seq"      integer,
  constraint "ledger_nodes_leaf" check (((level = 0) = ((offer_id IS NOT NULL) AND (seq IS
    NOT NULL)))),
  constraint "ledger_nodes_level_check" check ((level >= 0)),
  constraint "ledger_nodes_pkey" primary key (day, level, "position"),
  constraint "ledger_nodes_position_check" check (("position" >= 0)),
  constraint "ledger_nodes_step" unique (offer_id, seq)
);

create table "public"."ledger_roots" (
  "day"        date                     not null,
  "root"       text                     not null,
  "leaf_count" integer                  not null,
  "sealed_at"  timestamp with time zone not null default clock_timestamp(),
  "tsa_token"  text,
  "stamped_at" timestamp with time zone,
  constraint "ledger_roots_leaf_count_check" check ((leaf_count >= 0)),
  constraint "ledger_roots_pkey" primary key (day),
  constraint "ledger_roots_root_check" check ((root ~ '^[0-9a-f]{64}$'::text)),
  constraint "ledger_roots_stamp" check (((tsa_token IS NULL) = (stamped_at IS NULL))),
  constraint "ledger_roots_tsa_token_check"
    check (((char_length(tsa_token) <= 60000) AND (tsa_token ~ '^[A-Za-z0-9+/]+={0,2}$'::text)))
);

alter table "public"."ledger_roots"
  enable row level security;

create or replace function private.answer_offer (
  offer_id uuid,
  action   text,
  version  integer,
  terms    jsonb,
  message  text
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
    raise exception 'This offer has changed. Review the latest version.' using errcode = 'P0001', hint = 'offer_changed';
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
    perform private.notify_offer(other, me, action, entry, offer);
  end if;
  if action = 'accept' then
    perform private.open_deal(offer.id);
  end if;
end;
$function$;

create or replace function private.append_entry (
  offer  uuid,
  actor  text,
  kind   text,
  data   jsonb default '{}'::jsonb,
  texts  jsonb default '{}'::jsonb,
  author uuid  default null::uuid
)
  returns uuid
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  previous public.ledger_entries;
  entry public.ledger_entries;
  noted record;
  salts jsonb := '{}';
begin
  -- Serializes appends to one chain, whatever else the caller has locked.
  perform from public.offers o where o.id = append_entry.offer for no key update;
  select * into previous from public.ledger_entries e where e.offer_id = append_entry.offer order by e.seq desc limit 1;
  for noted in select field.key, field.value from jsonb_each_text(jsonb_strip_nulls(texts)) as field loop
    salts := salts || jsonb_build_object(noted.key, encode(extensions.gen_random_bytes(16), 'hex'));
    data := data || jsonb_build_object(
      noted.key || '_sha256', private.sha256_hex((salts ->> noted.key) || noted.value)
    );
  end loop;
  entry.id := gen_random_uuid();
  entry.offer_id := append_entry.offer;
  entry.seq := coalesce(previous.seq, 0) + 1;
  entry.recorded_at := date_trunc('milliseconds', clock_timestamp());
  entry.actor := append_entry.actor;
  entry.kind := append_entry.kind;
  entry.content := private.canonical_json(jsonb_build_object(
    'offer', entry.offer_id, 'seq', entry.seq, 'at', private.utc_text(entry.recorded_at), 'actor', entry.actor,
    'kind', entry.kind, 'data', data, 'prev', coalesce(previous.hash, repeat('0', 64))
  ));
  entry.hash := private.sha256_hex(entry.content);
  insert into public.ledger_entries select entry.*;
  insert into public.ledger_texts (offer_id, seq, field, author_id, salt, text)
  -- The offer keeps its listing's title and address, whoever leaves.
  select entry.offer_id, entry.seq, field.key, case when field.key not in ('title', 'address') then author end,
    salts ->> field.key, field.value
  from jsonb_each_text(jsonb_strip_nulls(texts)) as field;
  perform private.broadcast_deal(entry.offer_id);
  return entry.id;
end;
$function$;

create or replace function private.check_root_change()
  returns trigger
  language plpgsql
  set search_path to ''
  AS $function$
begin
  if old.tsa_token is not null or new.tsa_token is null
    or (new.day, new.root, new.leaf_count, new.sealed_at) is distinct from
      (old.day, old.root, old.leaf_count, old.sealed_at) then
    raise exception 'This can’t be changed' using errcode = '42501';
  end if;
  return new;
end;
$function$;

create or replace function private.ledger_proof (
  offer_id uuid
)
  returns table (
    day       date,
    leaf      text,
    path      text[],
    root      text,
    tsa_token text
  )
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  with recursive leaf as (
    select n.day, n.position, n.hash from private.ledger_nodes n
    where n.offer_id = ledger_proof.offer_id and n.offer_id = any ((select private.my_offer_ids())::uuid[])
    order by n.seq desc limit 1
  ),
  upward (day, level, position) as (
    select l.day, 0, l.position from leaf l
    union all
    select n.day, n.level, n.position
    from upward u join private.ledger_nodes n on (n.day, n.level, n.position) = (u.day, u.level + 1, u.position / 2)
  )
  select l.day, l.hash, coalesce((
    select array_agg(case u.position % 2 when 0 then 'right:' else 'left:' end || n.hash order by u.level)
    from upward u
      join private.ledger_nodes n
        on (n.day, n.level, n.position) = (u.day, u.level, u.position + 1 - u.position % 2 * 2)
  ), '{}'), r.root, r.tsa_token
  from leaf l join public.ledger_roots r on r.day = l.day;
$function$;

create or replace function private.make_offer (
  offer_id    uuid,
  property_id uuid,
  terms       jsonb,
  message     text
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

create or replace function private.open_deal (
  offer_id uuid
)
  returns uuid
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  offer public.offers;
  terms public.offer_versions;
  property public.properties;
  deal public.deals;
  today date;
  other public.offers;
begin
  select * into offer from public.offers o where o.id = open_deal.offer_id;
  select * into terms from public.offer_versions v where v.offer_id = offer.id and v.version = offer.version;
  select * into property from public.properties p where p.id = offer.property_id;
  insert into public.deals (offer_id, version, property_id, seller_id, buyer_id, title, address, time_zone, jv_share_pct)
  values (offer.id, offer.version, property.id, offer.seller_id, offer.buyer_id, offer.title, offer.address,
    terms.time_zone, terms.jv_share_pct)
  returning * into deal;
  insert into public.deal_parties (deal_id, user_id, role, side, name, rights, joined_at)
  values
    (deal.id, deal.seller_id, 'seller', 'seller', offer.seller_name, '{terms,documents}', deal.created_at),
    (deal.id, deal.buyer_id, 'buyer', 'buyer', offer.buyer_name, '{terms,documents}', deal.created_at);
  today := (deal.created_at at time zone deal.time_zone)::date;
  insert into public.deal_milestones (deal_id, kind, due_at)
  select deal.id, planned.kind, planned.due_at
  from (values
    ('earnest_money', deal.created_at + terms.earnest_due_hours * interval '1 hour', terms.earnest_money > 0),
    ('inspection', private.end_of_day(today + terms.inspection_days, deal.time_zone), terms.inspection_days > 0),
    ('financing', private.end_of_day(terms.closing_on, deal.time_zone), 'financing' = any (terms.contingencies)),
    ('assignment', private.end_of_day(terms.closing_on, deal.time_zone), property.off_market_contract),
    ('closing', private.end_of_day(terms.closing_on, deal.time_zone), true)
  ) as planned (kind, due_at, applies)
  where planned.applies;
  update public.properties p set status = 'under_contract' where p.id = property.id;
  perform private.append_entry(offer.id, 'system', 'deal.open', jsonb_build_object(
    'deal', deal.id, 'version', deal.version,
    -- Splits name parties by ID.
    'parties', (select jsonb_object_agg(p.role, p.id) from public.deal_parties p where p.deal_id = deal.id),
    'milestones', (
      select jsonb_agg(jsonb_build_object('kind', m.kind, 'due_at', private.utc_text(m.due_at)) order by m.due_at, m.kind)
      from public.deal_milestones m where m.deal_id = deal.id
    )
  ));
  for other in
    select * from public.offers o where o.property_id = property.id and o.state in ('open', 'backup') order by o.id
  loop
    perform private.notify_offer(other.buyer_id, null, 'other_accepted', deal.id, other);
  end loop;
  return deal.id;
end;
$function$;

create or replace function private.seal_ledger()
  returns integer
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  first_day constant date := coalesce(
    (select max(r.day) + 1 from public.ledger_roots r),
    (select (min(e.recorded_at) at time zone 'utc')::date from public.ledger_entries e)
  );
  -- Requests that began before midnight have ended by then.
  last_day constant date := ((now() - interval '5 minutes') at time zone 'utc')::date - 1;
  sealed integer := 0;
begin
  for days in 0 .. coalesce(last_day - first_day, -1) loop
    if private.seal_ledger_day(first_day + days) then
      sealed := sealed + 1;
    end if;
  end loop;
  return sealed;
end;
$function$;

create or replace function private.seal_ledger_day (
  day date
)
  returns boolean
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  starts_at constant timestamptz := seal_ledger_day.day::timestamp at time zone 'utc';
  leaves integer;
  width integer;
  depth integer := 0;
begin
  if starts_at + interval '1 day' > clock_timestamp() then
    raise exception 'This day isn’t over' using errcode = '22023';
  end if;
  -- Runs that overlap wait here, then see that the day is sealed.
  perform pg_advisory_xact_lock(hashtextextended('seal ledger', 0));
  if exists (select from public.ledger_roots r where r.day >= seal_ledger_day.day) then
    return false;
  end if;
  insert into private.ledger_nodes as n (day, level, position, hash, offer_id, seq)
  select seal_ledger_day.day, 0, row_number() over (order by latest.hash collate "C") - 1, latest.hash, latest.offer_id,
    latest.seq
  from (
    select distinct on (e.offer_id) e.offer_id, e.seq, e.hash from public.ledger_entries e
    -- A step that was committed after its own day was sealed goes into the next root.
    where e.recorded_at >= starts_at - interval '1 day' and e.recorded_at < starts_at + interval '1 day'
    order by e.offer_id, e.seq desc
  ) as latest
  where not exists (
    select from private.ledger_nodes known where known.offer_id = latest.offer_id and known.seq >= latest.seq
  );
  get diagnostics leaves = row_count;
  width := leaves;
  while width > 1 loop
    insert into private.ledger_nodes as n (day, level, position, hash)
    select l.day, l.level + 1, l.position / 2, coalesce(private.sha256_hex(l.hash || r.hash), l.hash)
    from private.ledger_nodes l
      left join private.ledger_nodes r on r.day = l.day and r.level = l.level and r.position = l.position + 1
    where l.day = seal_ledger_day.day and l.level = depth and l.position % 2 = 0;
    get diagnostics width = row_count;
    depth := depth + 1;
  end loop;
  insert into public.ledger_roots (day, root, leaf_count)
  values (seal_ledger_day.day, coalesce((
    select n.hash from private.ledger_nodes n where n.day = seal_ledger_day.day and n.level = depth
  ), private.sha256_hex('')), leaves);
  return true;
end;
$function$;

create or replace function private.store_timestamp (
  day   date,
  token text
)
  returns boolean
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
begin
  update public.ledger_roots r set tsa_token = store_timestamp.token, stamped_at = clock_timestamp()
  where r.day = store_timestamp.day and r.tsa_token is null;
  return found;
end;
$function$;

create or replace function private.unstamped_roots()
  returns table (
    day  date,
    root text
  )
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
begin
  return query select r.day, r.root from public.ledger_roots r
  where r.tsa_token is null and r.leaf_count > 0 order by r.day limit 50;
  if not found then
    perform private.record_job_run('stamp-ledger');
  end if;
end;
$function$;

create or replace function public.ledger_proof (
  offer_id uuid
)
  returns table (
    day       date,
    leaf      text,
    path      text[],
    root      text,
    tsa_token text
  )
  language sql
  stable
  set search_path to ''
  AS $function$ select * from private.ledger_proof(offer_id); $function$;

revoke all on function "public"."ledger_proof"(uuid) from "anon";

create or replace function public.seal_ledger()
  returns integer
  language plpgsql
  set search_path to ''
  AS $function$
begin
  perform private.record_job_run('seal-ledger');
  return private.seal_ledger();
end;
$function$;

revoke all on function "public"."seal_ledger"() from "anon";

revoke all on function "public"."seal_ledger"() from "authenticated";

create or replace function public.store_timestamp (
  day   date,
  token text
)
  returns boolean
  language sql
  set search_path to ''
  AS $function$ select private.store_timestamp(day, token); $function$;

revoke all on function "public"."store_timestamp"(date, text) from "anon";

revoke all on function "public"."store_timestamp"(date, text) from "authenticated";

create or replace function public.unstamped_roots()
  returns table (
    day  date,
    root text
  )
  language sql
  set search_path to ''
  AS $function$ select * from private.unstamped_roots(); $function$;

revoke all on function "public"."unstamped_roots"() from "anon";

revoke all on function "public"."unstamped_roots"() from "authenticated";

alter table "private"."ledger_nodes"
  add constraint "ledger_nodes_offer_id_seq_fkey" foreign key (offer_id, seq)
    references public.ledger_entries(offer_id, seq);

alter table "private"."ledger_nodes"
  add constraint "ledger_nodes_day_fkey" foreign key (day) references public.ledger_roots(day)
    deferrable initially deferred;

create view "private"."jobs" with (security_invoker=true) AS  SELECT scheduled.job,
    NULLIF(r.ran_at, '-infinity'::timestamp with time zone) AS ran_at,
    (GREATEST(r.ran_at, pg_postmaster_start_time()) < (now() - '00:15:00'::interval)) AS is_late
   FROM (unnest(ARRAY['send-mail'::text, 'remind-of-events'::text, 'send-deal-alerts'::text, 'send-deal-digests'::text, 'suspend-swapped-pictures'::text, 'reconcile-payments'::text, 'advance-deals'::text, 'seal-ledger'::text, 'stamp-ledger'::text]) scheduled(job)
     LEFT JOIN private.job_runs r USING (job))
  WHERE ((scheduled.job <> 'stamp-ledger'::text) OR (r.job IS NOT NULL));

create view "private"."personal_data" with (security_invoker=true) AS  SELECT table_name,
    member_columns,
    label,
    exported_as,
    on_deletion,
    note,
    copies
   FROM ( VALUES ('auth.users'::text,'{id}'::text[],'sign-in account'::text,'account'::text,'deleted'::text,NULL::text,'{}'::text[]), ('private.alert_mail'::text,'{user_id}'::text[],'date of your last daily digest'::text,'alert_mail'::text,'deleted'::text,NULL::text,'{}'::text[]), ('private.contact_senders'::text,'{}'::text[],'counts that limit contact messages'::text,NULL::text,'kept'::text,'counted per email address, account, and IP address for an hour, then deleted with the next message'::text,'{}'::text[]), ('private.directory'::text,'{user_id}'::text[],'entry in the member directory'::text,'directory'::text,'deleted'::text,NULL::text,'{}'::text[]), ('private.email_change_permits'::text,'{user_id}'::text[],'change of email you asked for'::text,NULL::text,'deleted'::text,'the new address, until you confirm it'::text,'{}'::text[]), ('private.listing_sources'::text,'{}'::text[],'where views of your listings come from'::text,'listing_sources'::text,'deleted'::text,NULL::text,'{}'::text[]), ('private.listing_viewers'::text,'{}'::text[],'hashes that count views of listings'::text,NULL::text,'kept'::text,'can’t be traced to anyone after a day, because their key is deleted'::text,'{}'::text[]), ('private.mail_queue'::text,'{user_id,actor_id}'::text[],'emails sent or waiting'::text,'mail_queue'::text,'deleted'::text,NULL::text,'{}'::text[]), ('private.member_standings'::text,'{user_id}'::text[],'restrictions of your account'::text,'moderation'::text,'deleted'::text,NULL::text,'{}'::text[]), ('private.payment_corrections'::text,'{user_id}'::text[],'corrections of payments'::text,NULL::text,'deleted'::text,'which of your orders and subscriptions we updated late'::text,'{}'::text[]), ('private.rate_limits'::text,'{user_id}'::text[],'how often you did limited actions'::text,'rate_limits'::text,'deleted'::text,NULL::text,'{}'::text[]), ('private.recovery_codes'::text,'{user_id}'::text[],'recovery codes for two-factor authentication'::text,NULL::text,'deleted'::text,'hashes that can’t be turned back into codes'::text,'{}'::text[]), ('private.suspended_passwords'::text,'{user_id}'::text[],'whether you must set a new password'::text,NULL::text,'deleted'::text,'until you set it'::text,'{}'::text[]), ('private.stripe_events'::text,'{}'::text[],'notices from the payment provider'::text,NULL::text,'deleted'::text,'raw copies of what your orders and subscriptions say'::text,'{}'::text[]), ('private.verified_emails'::text,'{user_id}'::text[],'when you verified your email'::text,'account'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.buybox_profiles'::text,'{user_id}'::text[],'buy box'::text,'buy_box'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.connections'::text,'{sender_id,receiver_id}'::text[],'connections and requests'::text,'connections'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.contact_messages'::text,'{user_id,resolved_by}'::text[],'contact messages'::text,'contact_messages'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.conversation_members'::text,'{user_id,other_id}'::text[],'inbox'::text,'conversations'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.conversations'::text,'{user_a_id,user_b_id,last_user_id}'::text[],'conversations'::text,'conversations'::text,'anonymized'::text,'stay with the other person without your name, until they delete their account too'::text,'{}'::text[]), ('public.deal_alerts'::text,'{user_id}'::text[],'deal alerts'::text,'deal_alerts'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.calls_for_offers'::text,'{}'::text[],'calls for offers on your listings'::text,NULL::text,'deleted'::text,'deadlines everyone can see'::text,'{}'::text[]), ('public.deal_closings'::text,'{}'::text[],'closings of your deals'::text,'deals'::text,'anonymized'::text,'stay with the deal'::text,'{}'::text[]), ('public.deal_extensions'::text,'{}'::text[],'extensions of deadlines'::text,NULL::text,'anonymized'::text,'are in the ledger of the offer'::text,'{}'::text[]), ('public.deal_milestones'::text,'{}'::text[],'milestones of your deals'::text,'deals'::text,'anonymized'::text,'stay with the deal'::text,'{}'::text[]), ('public.deal_parties'::text,'{user_id}'::text[],'your part in deals'::text,'deals'::text,'anonymized'::text,'stays without your name'::text,'{}'::text[]), ('public.deal_split_approvals'::text,'{}'::text[],'splits you approved'::text,NULL::text,'anonymized'::text,'are in the ledger of the offer'::text,'{}'::text[]), ('public.deal_split_lines'::text,'{}'::text[],'splits of your deals'::text,NULL::text,'anonymized'::text,'are in the ledger of the offer'::text,'{}'::text[]), ('public.deal_split_shares'::text,'{}'::text[],'your shares'::text,NULL::text,'anonymized'::text,'are in the ledger of the offer'::text,'{}'::text[]), ('public.deal_splits'::text,'{}'::text[],'splits you proposed'::text,'deals'::text,'anonymized'::text,'stay with the deal'::text,'{}'::text[]), ('public.deals'::text,'{seller_id,buyer_id}'::text[],'deals'::text,'deals'::text,'anonymized'::text,'stay without your name, for the other side'::text,'{}'::text[]), ('public.event_links'::text,'{}'::text[],'links of your events'::text,'events'::text,'anonymized'::text,'stay with the event'::text,'{}'::text[]), ('public.event_registrations'::text,'{user_id}'::text[],'event registrations'::text,'event_registrations'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.events'::text,'{user_id}'::text[],'events you organized'::text,'events'::text,'anonymized'::text,'stay without your name, for the members who registered'::text,'{description}'::text[]), ('public.feed_comments'::text,'{user_id}'::text[],'comments'::text,'feed_comments'::text,'deleted'::text,NULL::text,'{content}'::text[]), ('public.feed_likes'::text,'{user_id}'::text[],'likes of posts'::text,'feed_likes'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.feed_posts'::text,'{user_id}'::text[],'posts'::text,'feed_posts'::text,'deleted'::text,NULL::text,'{content}'::text[]), ('public.follows'::text,'{follower_id,followed_id}'::text[],'follows'::text,'follows'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.forum_posts'::text,'{user_id}'::text[],'forum posts'::text,'forum_posts'::text,'anonymized'::text,'emptied, so that replies still make sense'::text,'{content}'::text[]), ('public.forum_topics'::text,'{user_id}'::text[],'forum topics'::text,'forum_topics'::text,'anonymized'::text,'stay without your name'::text,'{}'::text[]), ('public.forums'::text,'{user_id}'::text[],'forums'::text,'forums'::text,'anonymized'::text,'stay without your name'::text,'{}'::text[]), ('public.granted_tiers'::text,'{user_id}'::text[],'granted membership'::text,'granted_tier'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.held_content'::text,'{member_id}'::text[],'posts waiting for review'::text,'held_content'::text,'deleted'::text,NULL::text,'{snapshot}'::text[]), ('public.listing_days'::text,'{}'::text[],'daily figures of listings'::text,'listing_days'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.listing_document_requests'::text,'{member_id}'::text[],'requests for documents'::text,'document_requests'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.listing_documents'::text,'{}'::text[],'documents of your listings'::text,'listing_documents'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.listing_prices'::text,'{}'::text[],'price history'::text,'listing_prices'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.listing_reviews'::text,'{reviewer_id}'::text[],'reviews of listings by staff'::text,'listing_reviews'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.listing_terms'::text,'{}'::text[],'deal terms of your listings'::text,'listing_terms'::text,'deleted'::text,NULL::text,'{}'::text[]), ('private.ledger_nodes'::text,'{}'::text[],'hashes of your ledgers'::text,NULL::text,'anonymized'::text,'are hashes of the ledger, and prove it for the other side'::text,'{}'::text[]), ('public.ledger_entries'::text,'{}'::text[],'ledger of your offers and deals'::text,'offers'::text,'anonymized'::text,'names no one, and stays for the other side'::text,'{}'::text[]), ('public.ledger_texts'::text,'{author_id}'::text[],'names and messages in the ledger'::text,'ledger_texts'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.member_activity'::text,'{user_id}'::text[],'how active you are'::text,'activity'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.member_blocks'::text,'{blocker_id,blocked_id}'::text[],'blocks'::text,'blocked'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.member_contacts'::text,'{user_id}'::text[],'contact details'::text,'contact'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.member_details'::text,'{user_id}'::text[],'sign-up answers'::text,'details'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.member_markets'::text,'{user_id}'::text[],'markets'::text,'markets'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.member_responses'::text,'{member_id}'::text[],'who answered you'::text,'responses'::text,'deleted'::text,NULL::text,'{responder_id}'::text[]), ('public.member_reviews'::text,'{author_id,member_id}'::text[],'reviews by and about you'::text,'reviews'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.member_stats'::text,'{user_id}'::text[],'counts on your profile'::text,'stats'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.message_attachments'::text,'{}'::text[],'attachments'::text,'messages'::text,'anonymized'::text,'names of files you sent stay in the conversation; the files are deleted'::text,'{}'::text[]), ('public.message_settings'::text,'{user_id}'::text[],'message settings'::text,'message_settings'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.messages'::text,'{user_id}'::text[],'messages'::text,'messages'::text,'anonymized'::text,'stay with the other person without your name, until they delete their account too'::text,'{}'::text[]), ('public.moderation_actions'::text,'{member_id,actor_id}'::text[],'decisions of moderators'::text,'moderation'::text,'anonymized'::text,'stay without names, as long as we need them to keep the service safe'::text,'{}'::text[]), ('public.moderation_appeals'::text,'{member_id,decided_by}'::text[],'appeals'::text,'moderation'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.notification_settings'::text,'{user_id}'::text[],'notification settings'::text,'notification_settings'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.notifications'::text,'{user_id,actor_id}'::text[],'notifications'::text,'notifications'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.offer_versions'::text,'{}'::text[],'terms of your offers'::text,'offers'::text,'anonymized'::text,'stay with the offer'::text,'{}'::text[]), ('public.offers'::text,'{seller_id,buyer_id}'::text[],'offers'::text,'offers'::text,'anonymized'::text,'stay without your name, for the other side'::text,'{}'::text[]), ('public.profile_views'::text,'{member_id,viewer_id}'::text[],'profiles you viewed'::text,'profile_views'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.properties'::text,'{user_id}'::text[],'listings'::text,'listings'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.property_feedback'::text,'{user_id}'::text[],'likes and dislikes'::text,'listing_feedback'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.property_submissions'::text,'{user_id,reviewer_id}'::text[],'submissions'::text,'submissions'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.reports'::text,'{reporter_id,reported_id,handled_by}'::text[],'reports'::text,'reports'::text,'anonymized'::text,'stay without names, as long as we need them to keep the service safe'::text,'{snapshot,subject_id}'::text[]), ('public.saved_listings'::text,'{user_id}'::text[],'saved listings'::text,'saved_listings'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.saved_searches'::text,'{user_id}'::text[],'saved searches'::text,'saved_searches'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.search_alerts'::text,'{user_id}'::text[],'alerts of searches'::text,'search_alerts'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.staff'::text,'{user_id}'::text[],'staff role'::text,'staff'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.stripe_checkouts'::text,'{user_id}'::text[],'checkouts'::text,'checkouts'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.stripe_customers'::text,'{user_id}'::text[],'customer number'::text,'billing_customer'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.stripe_orders'::text,'{user_id}'::text[],'invoices'::text,'orders'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.stripe_reversals'::text,'{user_id}'::text[],'refunds and disputes'::text,'reversals'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.stripe_subscriptions'::text,'{user_id}'::text[],'subscriptions'::text,'subscriptions'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.submission_files'::text,'{}'::text[],'contracts'::text,'submissions'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.submission_log'::text,'{actor_id}'::text[],'log of submissions'::text,'submission_log'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.topic_follows'::text,'{user_id}'::text[],'followed topics'::text,'followed_topics'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.topic_reads'::text,'{user_id}'::text[],'read topics'::text,'read_topics'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.users'::text,'{id}'::text[],'profile'::text,'profile'::text,'deleted'::text,NULL::text,'{}'::text[]), ('storage.objects'::text,'{}'::text[],'files'::text,'files'::text,'deleted'::text,NULL::text,'{}'::text[])) registry(table_name, member_columns, label, exported_as, on_deletion, note, copies);

create index ledger_entries_recorded_idx on public.ledger_entries using btree (recorded_at);

create index ledger_roots_unstamped_idx on public.ledger_roots using btree (day)
  where ((tsa_token is null) AND (leaf_count > 0));

create trigger refuse_change
  before delete or update on private.ledger_nodes
  for each row
  execute function private.refuse_change();

create trigger refuse_direct_write
  before insert on private.ledger_nodes
  for each STATEMENT
  execute function private.refuse_direct_write();

create trigger refuse_truncate
  before truncate on private.ledger_nodes
  for each STATEMENT
  execute function private.refuse_change();

create trigger a_check_standing
  before insert or delete or update on public.ledger_roots
  for each STATEMENT
  execute function private.check_standing('public');

create trigger check_root_change
  before update on public.ledger_roots
  for each row
  execute function private.check_root_change();

create trigger refuse_change
  before delete on public.ledger_roots
  for each row
  execute function private.refuse_change();

create trigger refuse_direct_write
  before insert or delete or update on public.ledger_roots
  for each STATEMENT
  execute function private.refuse_direct_write();

create trigger refuse_truncate
  before truncate on public.ledger_roots
  for each STATEMENT
  execute function private.refuse_change();

create policy "Everyone can read roots" on "public"."ledger_roots"
  for select
  to "anon", "authenticated"
  using (true);

comment on column "public"."ledger_roots"."leaf_count" is 'How many ledgers the root commits to.';

comment on column "public"."ledger_roots"."tsa_token" is 'RFC 3161 timestamp token (DER, base64) whose message imprint is the root. Null without one.';

comment on function "private"."append_entry"(uuid, text, text, jsonb, jsonb, uuid) is
  'Appends a step to the ledger of an offer and tells the apps of everyone involved. data must have a canonical form. texts: names and free text of the author, by field, and title and address of the listing; nulls are left out. Returns the entry''s ID.';

comment on function "private"."check_root_change"() is 'Update trigger on ledger_roots: raises 42501 for every change but adding the timestamp, whoever makes it.';

comment on function "private"."ledger_proof"(uuid) is 'Implements public.ledger_proof.';

comment on function "private"."seal_ledger"() is 'Implements public.seal_ledger.';

comment on function "private"."seal_ledger_day"(date) is 'Stores the root of a finished UTC day, exactly once. Days are sealed in order. Returns false if this or a later day was sealed before. Raises 22023 for a day that isn''t over.';

comment on function "private"."store_timestamp"(date, text) is 'Implements public.store_timestamp.';

comment on function "private"."unstamped_roots"() is 'Implements public.unstamped_roots.';

comment on function "public"."ledger_proof"(uuid) is 'For readers of a ledger: the latest day whose root commits to it, the step''s hash that is the leaf, the path to the root (left:hash or right:hash, from the leaf up; the side is the hash''s), the root, and its timestamp token, null without one. No row for others and before the first root.';

comment on function "public"."seal_ledger"() is 'For a schedule, every few minutes: stores the ledger''s root of every UTC day that is over and not sealed yet, each exactly once. Returns how many days.';

comment on function "public"."store_timestamp"(date, text) is 'For stamp-ledger, which has checked it: adds the timestamp token (DER, base64) to a day''s root. Returns false if it has one. Raises 23514 for text that isn''t base64.';

comment on function "public"."unstamped_roots"() is 'For stamp-ledger: up to 50 roots without a timestamp, the oldest first, except those of days without steps. Once none is left, the job counts as successful.';

comment on table "private"."ledger_nodes" is 'The hash trees under the daily roots, from the leaves (level 0), which name their step. Append-only. Parties get the path of their own ledger from public.ledger_proof.';

comment on table "public"."ledger_roots" is 'The root of each finished UTC day since the first step of a ledger. Append-only, except that a timestamp is added once. Everyone can read them.';

comment on table "public"."ledger_texts" is 'Names and free text of ledger entries. The entry has {field}_sha256, the SHA-256 of salt and text put together. Deleted with their author''s account; title and address of the listing have none.';

comment on view "private"."jobs" is 'The jobs that docs/deploying.md schedules, every 5 minutes or more often. ran_at: the last success, null without one. is_late: no success for 15 minutes. stamp-ledger is one of them once it has succeeded.';

comment on view "private"."personal_data" is 'Where data about members is: its section in public.export_my_data, and what deleting the account does with it. note says why it isn''t exported or isn''t deleted. copies are columns that hold names or IDs of other members.';

revoke all on function "private"."check_root_change"() from public;

revoke all on function "private"."ledger_proof"(uuid) from public;

grant execute on function "private"."ledger_proof"(uuid) to "authenticated", "service_role";

revoke all on function "private"."seal_ledger"() from public;

grant execute on function "private"."seal_ledger"() to "service_role";

revoke all on function "private"."seal_ledger_day"(date) from public;

revoke all on function "private"."store_timestamp"(date, text) from public;

grant execute on function "private"."store_timestamp"(date, text) to "service_role";

revoke all on function "private"."unstamped_roots"() from public;

grant execute on function "private"."unstamped_roots"() to "service_role";

revoke all on function "public"."ledger_proof"(uuid) from public;

grant execute on function "public"."ledger_proof"(uuid) to "authenticated";

grant execute on function "public"."ledger_proof"(uuid) to "service_role";

revoke all on function "public"."seal_ledger"() from public;

grant execute on function "public"."seal_ledger"() to "service_role";

revoke all on function "public"."store_timestamp"(date, text) from public;

grant execute on function "public"."store_timestamp"(date, text) to "service_role";

revoke all on function "public"."unstamped_roots"() from public;

grant execute on function "public"."unstamped_roots"() to "service_role";

revoke all on table "public"."ledger_roots" from "anon";

grant select on table "public"."ledger_roots" to "anon";

revoke all on table "public"."ledger_roots" from "authenticated";

grant select on table "public"."ledger_roots" to "authenticated";

revoke all on table "public"."ledger_roots" from "service_role";

grant select on table "public"."ledger_roots" to "service_role";

reset check_function_bodies;
