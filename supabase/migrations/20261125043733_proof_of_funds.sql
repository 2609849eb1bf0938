set check_function_bodies = off;

drop trigger "check_updated_columns" on "public"."listing_terms";

drop view "private"."action_limits";

drop view "private"."personal_data";

drop function "private"."visible_terms"(uuid);

drop function "public"."listing_deal_terms"(uuid);

create table "public"."proof_log" (
  "id"         bigint                   generated always as identity not null,
  "proof_id"   uuid                     not null,
  "actor_id"   uuid,
  "step"       text                     not null,
  "details"    jsonb                    not null default '{}'::jsonb,
  "created_at" timestamp with time zone not null default clock_timestamp(),
  constraint "proof_log_details_check" check ((jsonb_typeof(details) = 'object'::text)),
  constraint "proof_log_pkey" primary key (id),
  constraint "proof_log_step_check"
    check
    ((step = ANY (ARRAY['submitted'::text, 'verified'::text, 'rejected'::text, 'withdrawn'::text,
    'shared'::text, 'unshared'::text, 'viewed'::text])))
);

alter table "public"."proof_log"
  enable row level security;

revoke all on table "public"."proof_log" from "anon";

create table "public"."proof_shares" (
  "proof_id"   uuid                     not null,
  "offer_id"   uuid                     not null,
  "shared_at"  timestamp with time zone not null default clock_timestamp(),
  "revoked_at" timestamp with time zone,
  constraint "proof_shares_pkey" primary key (proof_id, offer_id)
);

alter table "public"."proof_shares"
  enable row level security;

revoke all on table "public"."proof_shares" from "anon";

create table "public"."proofs_of_funds" (
  "id"          uuid                     not null,
  "user_id"     uuid                     not null,
  "kind"        text                     not null,
  "amount"      bigint                   not null,
  "expires_on"  date                     not null,
  "path"        text                     not null,
  "name"        text                     not null,
  "size"        bigint                   not null,
  "mime_type"   text                     not null,
  "sha256"      text                     not null,
  "status"      text                     not null default 'pending'::text,
  "reason"      text,
  "reviewer_id" uuid,
  "created_at"  timestamp with time zone not null default clock_timestamp(),
  "decided_at"  timestamp with time zone,
  "reminded_at" timestamp with time zone,
  constraint "proofs_of_funds_amount_check"
    check (((amount >= 1) AND (amount <= '100000000000'::bigint))),
  constraint "proofs_of_funds_decided" check ((((status <> 'rejected'::text) OR (reason IS
    NOT NULL)) AND ((status <> ALL (ARRAY['verified'::text, 'rejected'::text])) OR (decided_at IS
    NOT NULL)) AND ((status <> 'pending'::text) OR (decided_at IS NULL)))),
  constraint "proofs_of_funds_expires_on_check"
    check (((expires_on >= '2000-01-01'::date) AND (expires_on <= '2100-12-31'::date))),
  constraint "proofs_of_funds_kind_check"
    check ((kind = ANY (ARRAY['bank_statement'::text, 'lender_letter'::text, 'other'::text]))),
  constraint "proofs_of_funds_name_check"
    check
    (((char_length(name) <= 160) AND (name ~ '\S'::text) AND (name !~
    '[/\\[:cntrl:]\u202a-\u202e\u2066-\u2069]'::text))),
  constraint "proofs_of_funds_path" unique (path),
  constraint "proofs_of_funds_pkey" primary key (id),
  constraint "proofs_of_funds_reason_check"
    check (((char_length(reason) <= 1000) AND (reason ~ '\S'::text))),
  constraint "proofs_of_funds_sha256_check" check ((sha256 ~ '^[0-9a-f]{64}$'::text)),
  constraint "proofs_of_funds_size_check" check (((size >= 1) AND (size <= 10485760))),
  constraint "proofs_of_funds_status_check"
    check
    ((status = ANY (ARRAY['pending'::text, 'verified'::text, 'rejected'::text,
    'withdrawn'::text]))),
  constraint "proofs_of_funds_type" check (COALESCE((lower(name) ~
CASE mime_type
    WHEN 'application/pdf'::text THEN '\.pdf$'::text
    WHEN 'image/jpeg'::text THEN '\.jpe?g$'::text
    WHEN 'image/png'::text THEN '\.png$'::text
    ELSE NULL::text
END), false))
);

alter table "public"."proofs_of_funds"
  enable row level security;

revoke all on table "public"."proofs_of_funds" from "anon";

alter table "public"."listing_terms"
  add column "funds_required" boolean not null default false;

create or replace function private.add_version (
  offer   public.offers,
  author  text,
  version integer,
  terms   jsonb
)
  returns public.offer_versions
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  added public.offer_versions;
  required_share constant integer := (select p.jv_share_pct from public.properties p where p.id = offer.property_id);
  call_deadline constant timestamptz := (
    select c.deadline from public.calls_for_offers c where c.property_id = offer.property_id and c.state = 'running'
  );
begin
  added := jsonb_populate_record(null::public.offer_versions,
    '{"earnest_due_hours": 48, "inspection_days": 0, "contingencies": [], "jv_share_pct": 0}' || terms);
  added.offer_id := offer.id;
  added.version := add_version.version;
  added.author := add_version.author;
  added.created_at := clock_timestamp();
  perform private.check_time_zone(added.time_zone);
  if added.earnest_money > added.price then
    raise exception 'Earnest money can’t be more than the price.' using errcode = 'P0001';
  end if;
  if required_share > 0 and added.jv_share_pct is distinct from required_share then
    raise exception 'This listing requires a joint venture: the seller gets % of the profit.', required_share || '%'
      using errcode = 'P0001';
  end if;
  if added.expires_at < now() + interval '1 hour' or added.expires_at > now() + interval '60 days' then
    raise exception 'Choose an expiration between 1 hour and 60 days from now.' using errcode = 'P0001';
  end if;
  if offer.state = 'sealed' and added.expires_at < call_deadline + interval '1 hour' then
    raise exception 'Your offer has to stay open until at least an hour after the deadline of the call for offers.'
      using errcode = 'P0001';
  end if;
  if added.closing_on < (added.expires_at at time zone added.time_zone)::date
    or added.closing_on > (now() at time zone added.time_zone)::date + 730 then
    raise exception 'Choose a closing date after the offer expires and within two years.' using errcode = 'P0001';
  end if;
  perform private.check_verified_funds(offer, added);
  insert into public.offer_versions select added.*;
  return added;
end;
$function$;

create or replace function private.advance_deals()
  returns integer
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  due record;
  steps integer := 0;
begin
  for due in
    select c.id, c.property_id from public.calls_for_offers c where c.state = 'running' and c.deadline <= now()
    order by c.property_id
  loop
    perform from public.properties p where p.id = due.property_id for no key update;
    steps := steps + private.open_call(due.id);
  end loop;
  return steps + private.expire_offers() + private.remind_of_deadlines() + private.remind_of_expiring_funds();
end;
$function$;

create or replace function private.can_read_proof (
  path text
)
  returns boolean
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select exists (
    select from public.proofs_of_funds p
    where p.path = can_read_proof.path
      and exists (
        select from public.proof_log l
        where l.proof_id = p.id and l.actor_id = (select auth.uid()) and l.step = 'viewed'
          and l.created_at > now() - interval '5 minutes'
      )
      and private.proof_access(p) is not null
  );
$function$;

create or replace function private.can_upload_proof (
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
      || '/incoming/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\.(pdf|jpe?g|png)$'
    )
    and private.has_verified_email((select auth.uid()))
    and (
      select count(*) < 20 from storage.objects o
      where o.bucket_id = 'proofs-of-funds' and starts_with(o.name, (select auth.uid()) || '/')
        and o.created_at > now() - interval '1 day' and not private.is_proof_registered(o.name)
    );
$function$;

create or replace function private.check_verified_funds (
  offer   public.offers,
  version public.offer_versions
)
  returns void
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
declare
  needed constant bigint := case version.financing when 'Cash' then version.price else version.earnest_money end;
  verified constant bigint := (private.funds_of(offer.buyer_id)).amount;
begin
  if version.author = 'buyer' and coalesce(verified, 0) < greatest(needed, 1) and exists (
    select from public.listing_terms t where t.property_id = offer.property_id and t.funds_required
  ) then
    raise exception 'This seller asks for verified funds%. Add proof of funds first.',
      case when needed > 0 then ' of at least $' || to_char(needed, 'FM999,999,999,999') else '' end
      using errcode = 'P0001', hint = 'funds_required';
  end if;
end;
$function$;

create or replace function private.decide_proof (
  proof_id uuid,
  decision text,
  reason   text
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

create or replace function private.exported_funds()
  returns jsonb
  language sql
  stable
  set search_path to ''
  AS $function$
  with me as materialized (select auth.uid() as id)
  select jsonb_build_object(
    'proofs_of_funds', (
      select coalesce(jsonb_agg(
        to_jsonb(p) - 'user_id' - 'reviewer_id' || jsonb_build_object('shares', (
          select coalesce(jsonb_agg(to_jsonb(s) - 'proof_id' order by s.shared_at, s.offer_id), '[]')
          from public.proof_shares s where s.proof_id = p.id
        )) order by p.created_at, p.id
      ), '[]')
      from public.proofs_of_funds p where p.user_id = me.id
    ),
    'proof_log', (
      select coalesce(jsonb_agg(to_jsonb(l) - 'id' - 'actor_id' order by l.id), '[]')
      from public.proof_log l
      where l.actor_id = me.id or exists (
        select from public.proofs_of_funds p where p.id = l.proof_id and p.user_id = me.id
      )
    )
  )
  from me;
$function$;

create or replace function private.funds_of (
  member uuid
)
  returns public.proofs_of_funds
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select p.* from public.proofs_of_funds p
  where p.user_id = member and p.status = 'verified' and p.expires_on >= private.funds_today()
    and private.standing_of(member) not in ('suspended', 'banned')
  order by p.amount desc, p.expires_on desc, p.id limit 1;
$function$;

create or replace function private.funds_today()
  returns date
  language sql
  stable
  set search_path to ''
  AS $function$ select (now() at time zone 'Pacific/Honolulu')::date; $function$;

create or replace function private.is_proof_registered (
  path text
)
  returns boolean
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select exists (
    select from public.proofs_of_funds p where p.path = is_proof_registered.path and p.status <> 'withdrawn'
  );
$function$;

create or replace function private.lock_proofs_of_funds()
  returns trigger
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
begin
  perform from public.proofs_of_funds p where old.id in (p.user_id, p.reviewer_id) order by p.id for update;
  return old;
end;
$function$;

create or replace function private.log_proof_step (
  proof_id uuid,
  actor    uuid,
  step     text,
  details  jsonb default '{}'::jsonb
)
  returns void
  language sql
  set search_path to ''
  AS $function$
  insert into public.proof_log (proof_id, actor_id, step, details)
  values (log_proof_step.proof_id, log_proof_step.actor, log_proof_step.step, log_proof_step.details);
$function$;

create or replace function private.notify_of_proof (
  proof public.proofs_of_funds,
  step  text
)
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
begin
  -- Deleted and inserted again, so that a member who has read about one step is notified of the next.
  perform private.delete_notifications(proof.id, '{proof_of_funds}');
  perform private.notify(proof.user_id, 'proof_of_funds', null, proof.id, jsonb_build_object(
    'step', step, 'proof_id', proof.id, 'amount', proof.amount, 'expires_on', proof.expires_on
  ));
end;
$function$;

create or replace function private.open_proof (
  proof_id uuid
)
  returns text
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  me constant uuid := auth.uid();
  proof public.proofs_of_funds;
  access jsonb;
begin
  select * into proof from public.proofs_of_funds p where p.id = open_proof.proof_id;
  if proof.user_id = me and proof.status <> 'withdrawn' then
    return proof.path;
  end if;
  access := private.proof_access(proof);
  if proof.id is null or me is null or access is null then
    raise exception 'This document isn’t available to you.' using errcode = '42501';
  end if;
  perform private.consume_rate_limit('proof_view');
  perform private.log_proof_step(proof.id, me, 'viewed', access);
  perform private.broadcast_change(proof.user_id, 'deals');
  return proof.path;
end;
$function$;

create or replace function private.proof_access (
  proof public.proofs_of_funds
)
  returns jsonb
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select case
    when proof.user_id = (select auth.uid()) or private.account_standing() in ('suspended', 'banned') then null
    when proof.status = 'pending' and private.has_staff_role('reviewer') then '{"as": "staff"}'::jsonb
    else (
      select jsonb_build_object('as', 'seller', 'offer_id', shared.offer_id)
      from private.proofs_shared_with_me() shared where shared.proof_id = proof.id order by shared.offer_id limit 1
    )
  end;
$function$;

create or replace function private.proofs_shared_with_me()
  returns table (
    proof_id   uuid,
    offer_id   uuid,
    title      text,
    buyer_name text,
    kind       text,
    amount     bigint,
    expires_on date,
    name       text,
    mime_type  text,
    shared_at  timestamp with time zone
  )
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select p.id, o.id, o.title, o.buyer_name, p.kind, p.amount, p.expires_on, p.name, p.mime_type, s.shared_at
  from public.offers o
  join public.proof_shares s on s.offer_id = o.id and s.revoked_at is null
  join public.proofs_of_funds p on p.id = s.proof_id
  where o.seller_id = (select auth.uid()) and o.state in ('open', 'backup', 'accepted')
    and p.status = 'verified' and p.expires_on >= private.funds_today()
    and private.account_standing() not in ('suspended', 'banned');
$function$;

create or replace function private.register_proof (
  member     uuid,
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
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  stored public.proofs_of_funds;
begin
  select * into stored from public.proofs_of_funds p where p.id = register_proof.proof_id;
  if stored.id is not null then
    if stored.user_id is distinct from member then
      raise exception 'Not a proof of yours' using errcode = '42501';
    end if;
    return stored;
  end if;
  if private.standing_of(member) <> 'active' then
    raise exception 'Your account can’t add documents now.' using errcode = 'P0001';
  end if;
  if not private.has_verified_email(member) then
    raise exception 'Verify your email address first.' using errcode = 'P0001', hint = 'verify_email';
  end if;
  if expires_on < private.funds_today() then
    raise exception 'This document has expired. Upload a current one.' using errcode = 'P0001';
  end if;
  -- A day more than stated, because the member's today may be Hawaii's tomorrow.
  if expires_on > private.funds_today() + interval '1 year 1 day' then
    raise exception 'Choose an expiration date within a year.' using errcode = 'P0001';
  end if;
  if not starts_with(path, member || '/' || proof_id || '/' || sha256 || '.') or not exists (
    select from storage.objects o where o.bucket_id = 'proofs-of-funds' and o.name = register_proof.path
  ) then
    raise exception 'No such file is stored' using errcode = '22023';
  end if;
  -- First, because it makes parallel calls of the member wait for each other.
  perform private.consume_rate_limit_for(member, 'proof_of_funds');
  if (select count(*) from public.proofs_of_funds p where p.user_id = member and p.status = 'pending') >= 3 then
    raise exception 'You already have 3 documents in review. Wait for a decision, or remove one.'
      using errcode = 'P0001';
  end if;
  insert into public.proofs_of_funds (id, user_id, kind, amount, expires_on, path, name, size, mime_type, sha256)
  values (register_proof.proof_id, member, register_proof.kind, register_proof.amount, register_proof.expires_on,
    register_proof.path, btrim(register_proof.name), register_proof.size, register_proof.mime_type,
    register_proof.sha256)
  on conflict on constraint proofs_of_funds_pkey do nothing
  returning * into stored;
  if stored.id is null then
    return private.register_proof(member, proof_id, kind, amount, expires_on, name, size, mime_type, sha256, path);
  end if;
  perform private.log_proof_step(stored.id, member, 'submitted', jsonb_build_object(
    'kind', stored.kind, 'amount', stored.amount, 'expires_on', stored.expires_on, 'name', stored.name,
    'sha256', stored.sha256
  ));
  perform private.broadcast_change(member, 'deals');
  return stored;
end;
$function$;

create or replace function private.remind_of_expiring_funds()
  returns integer
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  proof public.proofs_of_funds;
  reminders integer := 0;
begin
  for proof in
    select * from public.proofs_of_funds p
    where p.status = 'verified' and p.reminded_at is null
      and p.expires_on between private.funds_today() and private.funds_today() + 14
    order by p.id limit 500 for no key update skip locked
  loop
    update public.proofs_of_funds p set reminded_at = clock_timestamp() where p.id = proof.id;
    -- Another one already covers it for longer.
    continue when exists (
      select from public.proofs_of_funds other
      where other.user_id = proof.user_id and other.status = 'verified' and other.amount >= proof.amount
        and other.expires_on > private.funds_today() + 14
    );
    perform private.notify_of_proof(proof, 'expiring');
    reminders := reminders + 1;
  end loop;
  return reminders;
end;
$function$;

create or replace function private.revoke_proof_share (
  proof_id uuid,
  offer_id uuid
)
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  proof public.proofs_of_funds;
begin
  select * into proof from public.proofs_of_funds p
  where p.id = revoke_proof_share.proof_id and p.user_id = auth.uid() for no key update;
  if proof.id is null then
    raise exception 'Not a proof of yours' using errcode = '42501';
  end if;
  perform private.unshare_proof(proof, revoke_proof_share.offer_id);
end;
$function$;

create or replace function private.share_proof (
  proof_id uuid,
  offer_id uuid
)
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  me constant uuid := auth.uid();
  proof public.proofs_of_funds;
  offer public.offers;
begin
  select * into proof from public.proofs_of_funds p
  where p.id = share_proof.proof_id and p.user_id = me for no key update;
  select * into offer from public.offers o where o.id = share_proof.offer_id and o.buyer_id = me;
  if proof.id is null or offer.id is null then
    raise exception 'Not a proof or an offer of yours' using errcode = '42501';
  end if;
  perform private.check_email_verified();
  if proof.status <> 'verified' or proof.expires_on < private.funds_today() then
    raise exception 'You can share a document once it’s verified and until it expires.' using errcode = 'P0001';
  end if;
  if offer.state = 'sealed' then
    raise exception 'This offer is still sealed. Share the document once the seller has opened it.'
      using errcode = 'P0001';
  end if;
  if offer.state not in ('open', 'backup', 'accepted') or offer.seller_id is null then
    raise exception 'This offer has ended, so there’s no one to share with.' using errcode = 'P0001',
      hint = 'offer_changed';
  end if;
  if exists (
    select from public.proof_shares s
    where s.proof_id = proof.id and s.offer_id = offer.id and s.revoked_at is null
  ) then
    return;
  end if;
  perform private.consume_rate_limit('proof_share');
  insert into public.proof_shares as shared (proof_id, offer_id) values (proof.id, offer.id)
  on conflict on constraint proof_shares_pkey do update set shared_at = clock_timestamp(), revoked_at = null;
  perform private.log_proof_step(proof.id, me, 'shared', jsonb_build_object('offer_id', offer.id));
  perform private.broadcast_change(offer.seller_id, 'deals');
end;
$function$;

create or replace function private.unshare_proof (
  proof    public.proofs_of_funds,
  offer_id uuid
)
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
begin
  update public.proof_shares s set revoked_at = clock_timestamp()
  where s.proof_id = proof.id and s.offer_id = unshare_proof.offer_id and s.revoked_at is null;
  if found then
    perform private.log_proof_step(proof.id, proof.user_id, 'unshared',
      jsonb_build_object('offer_id', unshare_proof.offer_id));
    perform private.broadcast_change(o.seller_id, 'deals') from public.offers o
    where o.id = unshare_proof.offer_id and o.seller_id is not null;
  end if;
end;
$function$;

create or replace function private.verified_funds (
  member_ids uuid[]
)
  returns table (
    member_id uuid,
    amount    bigint,
    until     date
  )
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select p.user_id, p.amount, p.expires_on
  from (select distinct id from unnest(member_ids[1:200]) as listed (id)) as asked
  cross join lateral private.funds_of(asked.id) p
  where p.id is not null and private.account_standing() not in ('suspended', 'banned')
    and (
      asked.id = (select auth.uid())
      or (
        asked.id <> all (private.hidden_member_ids()) and exists (
          select from public.offers o
          where o.buyer_id = asked.id and o.seller_id = (select auth.uid()) and o.opened_at is not null
        )
      )
    );
$function$;

create or replace function private.visible_terms (
  property_id uuid
)
  returns table (
    contract_price      bigint,
    assignment_fee      bigint,
    contract_shared     boolean,
    earnest_money       bigint,
    closing_on          date,
    contract_expires_on date,
    access_instructions text,
    funds_required      boolean
  )
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select
    case when own.listing or t.contract_shared then t.contract_price end,
    case when own.listing or t.contract_shared then t.assignment_fee end,
    t.contract_shared,
    t.earnest_money,
    t.closing_on,
    t.contract_expires_on,
    case when own.listing or (p.status = 'active' and private.can_see_contact(p.user_id)) then
      t.access_instructions
    end,
    t.funds_required
  from public.listing_terms t
    join public.properties p on p.id = t.property_id
    cross join lateral (select coalesce(p.user_id = (select auth.uid()), false)) as own (listing)
  where t.property_id = visible_terms.property_id
    -- As in the policy on properties.
    and (
      (p.status <> 'paused' and p.user_id <> all (private.hidden_member_ids()))
      or own.listing
      or private.is_staff()
    );
$function$;

create or replace function private.withdraw_proof (
  proof_id uuid
)
  returns text
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  proof public.proofs_of_funds;
begin
  select * into proof from public.proofs_of_funds p
  where p.id = withdraw_proof.proof_id and p.user_id = auth.uid() for no key update;
  if proof.id is null then
    raise exception 'Not a proof of yours' using errcode = '42501';
  end if;
  if proof.status <> 'withdrawn' then
    update public.proofs_of_funds p set status = 'withdrawn' where p.id = proof.id;
    perform private.log_proof_step(proof.id, proof.user_id, 'withdrawn');
    perform private.delete_notifications(proof.id, '{proof_of_funds}');
    perform private.unshare_proof(proof, s.offer_id) from public.proof_shares s
    where s.proof_id = proof.id and s.revoked_at is null;
    perform private.broadcast_change(proof.user_id, 'deals');
  end if;
  return proof.path;
end;
$function$;

create or replace function public.decide_proof (
  proof_id uuid,
  decision text,
  reason   text default null::text
)
  returns void
  language sql
  set search_path to ''
  AS $function$ select private.decide_proof(proof_id, decision, reason); $function$;

revoke all on function "public"."decide_proof"(uuid, text, text) from "anon";

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
    || private.exported_alerts() || private.exported_submissions() || private.exported_billing()
    || private.exported_contact() || private.exported_pipeline() || private.exported_questions()
    || private.exported_invitations() || private.exported_showings() || private.exported_moderation()
    || private.exported_system_data()
  where (select auth.uid()) is not null;
$function$;

create or replace function public.listing_deal_terms (
  property_id uuid
)
  returns table (
    contract_price      bigint,
    assignment_fee      bigint,
    contract_shared     boolean,
    earnest_money       bigint,
    closing_on          date,
    contract_expires_on date,
    access_instructions text,
    funds_required      boolean
  )
  language sql
  stable
  set search_path to ''
  AS $function$ select * from private.visible_terms(property_id); $function$;

create or replace function public.open_proof (
  proof_id uuid
)
  returns text
  language sql
  set search_path to ''
  AS $function$ select private.open_proof(proof_id); $function$;

revoke all on function "public"."open_proof"(uuid) from "anon";

create or replace function public.proofs_shared_with_me()
  returns table (
    proof_id   uuid,
    offer_id   uuid,
    title      text,
    buyer_name text,
    kind       text,
    amount     bigint,
    expires_on date,
    name       text,
    mime_type  text,
    shared_at  timestamp with time zone
  )
  language sql
  stable
  set search_path to ''
  AS $function$ select * from private.proofs_shared_with_me() order by shared_at desc, proof_id limit 200; $function$;

revoke all on function "public"."proofs_shared_with_me"() from "anon";

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
  AS $function$
  select private.register_proof(member_id, proof_id, kind, amount, expires_on, name, size, mime_type, sha256, path);
$function$;

revoke all
  on function
    "public"."register_proof"(uuid, uuid, text, bigint, date, text, bigint, text, text, text)
  from "anon";

revoke all
  on function
    "public"."register_proof"(uuid, uuid, text, bigint, date, text, bigint, text, text, text)
  from "authenticated";

create or replace function public.revoke_proof_share (
  proof_id uuid,
  offer_id uuid
)
  returns void
  language sql
  set search_path to ''
  AS $function$ select private.revoke_proof_share(proof_id, offer_id); $function$;

revoke all on function "public"."revoke_proof_share"(uuid, uuid) from "anon";

create or replace function public.share_proof (
  proof_id uuid,
  offer_id uuid
)
  returns void
  language sql
  set search_path to ''
  AS $function$ select private.share_proof(proof_id, offer_id); $function$;

revoke all on function "public"."share_proof"(uuid, uuid) from "anon";

create or replace function public.verified_funds (
  member_ids uuid[]
)
  returns table (
    member_id uuid,
    amount    bigint,
    until     date
  )
  language sql
  stable
  set search_path to ''
  AS $function$ select * from private.verified_funds(member_ids); $function$;

revoke all on function "public"."verified_funds"(uuid[]) from "anon";

create or replace function public.withdraw_proof (
  proof_id uuid
)
  returns text
  language sql
  set search_path to ''
  AS $function$ select private.withdraw_proof(proof_id); $function$;

revoke all on function "public"."withdraw_proof"(uuid) from "anon";

alter table "public"."proof_log"
  add constraint "proof_log_actor_id_fkey" foreign key (actor_id) references public.users(id)
    on delete set null;

alter table "public"."proof_shares"
  add constraint "proof_shares_offer_id_fkey" foreign key (offer_id) references public.offers(id)
    on delete cascade;

alter table "public"."proof_log"
  add constraint "proof_log_proof_id_fkey" foreign key (proof_id)
    references public.proofs_of_funds(id) on delete cascade;

alter table "public"."proof_shares"
  add constraint "proof_shares_proof_id_fkey" foreign key (proof_id)
    references public.proofs_of_funds(id) on delete cascade;

alter table "public"."proofs_of_funds"
  add constraint "proofs_of_funds_reviewer_id_fkey" foreign key (reviewer_id)
    references public.users(id) on delete set null;

alter table "public"."proofs_of_funds"
  add constraint "proofs_of_funds_user_id_fkey" foreign key (user_id) references public.users(id)
    on delete cascade;

create view "private"."action_limits" with (security_invoker=true) AS  SELECT action,
    period,
    verb,
    noun,
    max_uses,
    basic_max_uses,
    new_max_uses
   FROM ( VALUES ('review'::text,'1 day'::interval,'write'::text,'review'::text,5,2,2), ('connection_request'::text,'1 day'::interval,'send'::text,'connection request'::text,50,20,10), ('follow'::text,'1 day'::interval,'follow'::text,'member'::text,100,40,20), ('conversation'::text,'1 day'::interval,'start'::text,'conversation'::text,30,10,3), ('message'::text,'00:01:00'::interval,'send'::text,'message'::text,30,30,30), ('listing'::text,'1 day'::interval,'post'::text,'listing'::text,50,10,5), ('submission'::text,'1 day'::interval,'start'::text,'submission'::text,20,10,5), ('submit'::text,'1 day'::interval,'submit'::text,'deal'::text,10,5,5), ('upload'::text,'01:00:00'::interval,'upload'::text,'file'::text,300,200,100), ('upload'::text,'1 day'::interval,'upload'::text,'file'::text,1000,400,200), ('post'::text,'1 day'::interval,'write'::text,'post'::text,20,10,5), ('comment'::text,'00:01:00'::interval,'write'::text,'comment'::text,10,10,10), ('comment'::text,'1 day'::interval,'write'::text,'comment'::text,200,100,50), ('feed_edit'::text,'01:00:00'::interval,'make'::text,'edit'::text,60,60,60), ('like'::text,'00:01:00'::interval,'change'::text,'like'::text,120,60,60), ('forum'::text,'1 day'::interval,'create'::text,'forum'::text,3,1,1), ('topic'::text,'1 day'::interval,'start'::text,'topic'::text,10,5,3), ('reply'::text,'00:01:00'::interval,'write'::text,'forum post'::text,10,10,10), ('reply'::text,'1 day'::interval,'write'::text,'forum post'::text,200,100,50), ('reply_edit'::text,'01:00:00'::interval,'make'::text,'edit'::text,60,60,60), ('event'::text,'1 day'::interval,'propose'::text,'event'::text,5,2,2), ('event_change'::text,'1 day'::interval,'change'::text,'published event'::text,10,10,10), ('event_registration'::text,'00:10:00'::interval,'register for'::text,'event'::text,30,30,30), ('document_request'::text,'1 day'::interval,'send'::text,'document request'::text,50,20,10), ('document_decision'::text,'1 day'::interval,'answer'::text,'document request'::text,300,100,50), ('offer'::text,'1 day'::interval,'make'::text,'offer'::text,50,20,5), ('offer_change'::text,'1 day'::interval,'change'::text,'offer'::text,200,100,50), ('call_for_offers'::text,'1 day'::interval,'call for offers'::text,'time'::text,20,10,5), ('proof_of_funds'::text,'1 day'::interval,'upload'::text,'document'::text,10,5,3), ('proof_share'::text,'1 day'::interval,'share'::text,'document'::text,50,20,10), ('proof_view'::text,'01:00:00'::interval,'open'::text,'file'::text,200,100,50), ('deal_invitation'::text,'1 day'::interval,'invite'::text,'person'::text,30,20,10), ('outcome'::text,'1 day'::interval,'report'::text,'outcome'::text,50,50,50), ('pipeline_item'::text,'1 day'::interval,'add'::text,'pipeline item'::text,500,300,200), ('pipeline_change'::text,'00:01:00'::interval,'make'::text,'pipeline change'::text,120,120,120), ('pipeline_change'::text,'1 day'::interval,'make'::text,'pipeline change'::text,5000,3000,2000), ('question'::text,'1 day'::interval,'ask'::text,'question'::text,30,10,5), ('answer'::text,'1 day'::interval,'write'::text,'answer'::text,300,100,50), ('listing_invitation'::text,'1 day'::interval,'send'::text,'invitation'::text,25,10,5), ('showing'::text,'1 day'::interval,'offer'::text,'showing'::text,50,20,10), ('showing_booking'::text,'1 day'::interval,'book'::text,'showing'::text,30,15,5), ('report'::text,'1 day'::interval,'send'::text,'report'::text,20,10,10), ('open_portal'::text,'01:00:00'::interval,'open'::text,'billing page'::text,50,50,50), ('recovery_code'::text,'01:00:00'::interval,'try'::text,'recovery code'::text,10,10,10)) limits(action, period, verb, noun, max_uses, basic_max_uses, new_max_uses);

create view "private"."personal_data" with (security_invoker=true) AS  SELECT table_name,
    member_columns,
    label,
    exported_as,
    on_deletion,
    note,
    copies
   FROM ( VALUES ('auth.users'::text,'{id}'::text[],'sign-in account'::text,'account'::text,'deleted'::text,NULL::text,'{}'::text[]), ('private.alert_mail'::text,'{user_id}'::text[],'date of your last daily digest'::text,'alert_mail'::text,'deleted'::text,NULL::text,'{}'::text[]), ('private.contact_senders'::text,'{}'::text[],'counts that limit contact messages'::text,NULL::text,'kept'::text,'counted per email address, account, and IP address for an hour, then deleted with the next message'::text,'{}'::text[]), ('private.directory'::text,'{user_id}'::text[],'entry in the member directory'::text,'directory'::text,'deleted'::text,NULL::text,'{}'::text[]), ('private.email_change_permits'::text,'{user_id}'::text[],'change of email you asked for'::text,NULL::text,'deleted'::text,'the new address, until you confirm it'::text,'{}'::text[]), ('private.listing_sources'::text,'{}'::text[],'where views of your listings come from'::text,'listing_sources'::text,'deleted'::text,NULL::text,'{}'::text[]), ('private.listing_viewers'::text,'{}'::text[],'hashes that count views of listings'::text,NULL::text,'kept'::text,'can’t be traced to anyone after a day, because their key is deleted'::text,'{}'::text[]), ('private.mail_queue'::text,'{user_id,actor_id}'::text[],'emails sent or waiting'::text,'mail_queue'::text,'deleted'::text,NULL::text,'{}'::text[]), ('private.member_standings'::text,'{user_id}'::text[],'restrictions of your account'::text,'moderation'::text,'deleted'::text,NULL::text,'{}'::text[]), ('private.payment_corrections'::text,'{user_id}'::text[],'corrections of payments'::text,NULL::text,'deleted'::text,'which of your orders and subscriptions we updated late'::text,'{}'::text[]), ('private.rate_limits'::text,'{user_id}'::text[],'how often you did limited actions'::text,'rate_limits'::text,'deleted'::text,NULL::text,'{}'::text[]), ('private.recovery_codes'::text,'{user_id}'::text[],'recovery codes for two-factor authentication'::text,NULL::text,'deleted'::text,'hashes that can’t be turned back into codes'::text,'{}'::text[]), ('private.suspended_passwords'::text,'{user_id}'::text[],'whether you must set a new password'::text,NULL::text,'deleted'::text,'until you set it'::text,'{}'::text[]), ('private.stripe_events'::text,'{}'::text[],'notices from the payment provider'::text,NULL::text,'deleted'::text,'raw copies of what your orders and subscriptions say'::text,'{}'::text[]), ('private.verified_emails'::text,'{user_id}'::text[],'when you verified your email'::text,'account'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.buybox_profiles'::text,'{user_id}'::text[],'buy box'::text,'buy_box'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.connections'::text,'{sender_id,receiver_id}'::text[],'connections and requests'::text,'connections'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.contact_messages'::text,'{user_id,resolved_by}'::text[],'contact messages'::text,'contact_messages'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.conversation_members'::text,'{user_id,other_id}'::text[],'inbox'::text,'conversations'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.conversations'::text,'{user_a_id,user_b_id,last_user_id}'::text[],'conversations'::text,'conversations'::text,'anonymized'::text,'stay with the other person without your name, until they delete their account too'::text,'{}'::text[]), ('public.deal_alerts'::text,'{user_id}'::text[],'deal alerts'::text,'deal_alerts'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.calls_for_offers'::text,'{}'::text[],'calls for offers on your listings'::text,NULL::text,'deleted'::text,'deadlines everyone can see'::text,'{}'::text[]), ('public.deal_closings'::text,'{}'::text[],'closings of your deals'::text,'deals'::text,'anonymized'::text,'stay with the deal'::text,'{}'::text[]), ('public.deal_extensions'::text,'{}'::text[],'extensions of deadlines'::text,NULL::text,'anonymized'::text,'are in the ledger of the offer'::text,'{}'::text[]), ('public.deal_milestones'::text,'{}'::text[],'milestones of your deals'::text,'deals'::text,'anonymized'::text,'stay with the deal'::text,'{}'::text[]), ('public.deal_outcomes'::text,'{}'::text[],'how your deals turned out'::text,'deals'::text,'anonymized'::text,'stay with the deal'::text,'{}'::text[]), ('public.deal_parties'::text,'{user_id}'::text[],'your part in deals'::text,'deals'::text,'anonymized'::text,'stays without your name'::text,'{}'::text[]), ('public.deal_split_approvals'::text,'{}'::text[],'splits you approved'::text,NULL::text,'anonymized'::text,'are in the ledger of the offer'::text,'{}'::text[]), ('public.deal_split_lines'::text,'{}'::text[],'splits of your deals'::text,NULL::text,'anonymized'::text,'are in the ledger of the offer'::text,'{}'::text[]), ('public.deal_split_shares'::text,'{}'::text[],'your shares'::text,NULL::text,'anonymized'::text,'are in the ledger of the offer'::text,'{}'::text[]), ('public.deal_splits'::text,'{}'::text[],'splits you proposed'::text,'deals'::text,'anonymized'::text,'stay with the deal'::text,'{}'::text[]), ('public.deals'::text,'{seller_id,buyer_id}'::text[],'deals'::text,'deals'::text,'anonymized'::text,'stay without your name, for the other side'::text,'{}'::text[]), ('public.event_links'::text,'{}'::text[],'links of your events'::text,'events'::text,'anonymized'::text,'stay with the event'::text,'{}'::text[]), ('public.event_registrations'::text,'{user_id}'::text[],'event registrations'::text,'event_registrations'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.events'::text,'{user_id}'::text[],'events you organized'::text,'events'::text,'anonymized'::text,'stay without your name, for the members who registered'::text,'{description}'::text[]), ('public.feed_comments'::text,'{user_id}'::text[],'comments'::text,'feed_comments'::text,'deleted'::text,NULL::text,'{content}'::text[]), ('public.feed_likes'::text,'{user_id}'::text[],'likes of posts'::text,'feed_likes'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.feed_posts'::text,'{user_id}'::text[],'posts'::text,'feed_posts'::text,'deleted'::text,NULL::text,'{content}'::text[]), ('public.follows'::text,'{follower_id,followed_id}'::text[],'follows'::text,'follows'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.forum_posts'::text,'{user_id}'::text[],'forum posts'::text,'forum_posts'::text,'anonymized'::text,'emptied, so that replies still make sense'::text,'{content}'::text[]), ('public.forum_topics'::text,'{user_id}'::text[],'forum topics'::text,'forum_topics'::text,'anonymized'::text,'stay without your name'::text,'{}'::text[]), ('public.forums'::text,'{user_id}'::text[],'forums'::text,'forums'::text,'anonymized'::text,'stay without your name'::text,'{}'::text[]), ('public.granted_tiers'::text,'{user_id}'::text[],'granted membership'::text,'granted_tier'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.held_content'::text,'{member_id}'::text[],'posts waiting for review'::text,'held_content'::text,'deleted'::text,NULL::text,'{snapshot}'::text[]), ('public.listing_answers'::text,'{user_id}'::text[],'answers to questions about your listings'::text,'listing_answers'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.listing_days'::text,'{}'::text[],'daily figures of listings'::text,'listing_days'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.listing_document_requests'::text,'{member_id}'::text[],'requests for documents'::text,'document_requests'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.listing_documents'::text,'{}'::text[],'documents of your listings'::text,'listing_documents'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.listing_invitations'::text,'{user_id}'::text[],'invitations to listings'::text,'listing_invitations'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.listing_prices'::text,'{}'::text[],'price history'::text,'listing_prices'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.listing_questions'::text,'{user_id}'::text[],'questions about listings'::text,'listing_questions'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.listing_reviews'::text,'{reviewer_id}'::text[],'reviews of listings by staff'::text,'listing_reviews'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.listing_showing_notes'::text,'{}'::text[],'notes for visitors of your showings'::text,'listing_showings'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.listing_showings'::text,'{}'::text[],'showings of your listings'::text,'listing_showings'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.listing_terms'::text,'{}'::text[],'deal terms of your listings'::text,'listing_terms'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.ledger_entries'::text,'{}'::text[],'ledger of your offers and deals'::text,'offers'::text,'anonymized'::text,'names no one, and stays for the other side'::text,'{}'::text[]), ('public.ledger_texts'::text,'{author_id}'::text[],'names and messages in the ledger'::text,'ledger_texts'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.member_activity'::text,'{user_id}'::text[],'how active you are'::text,'activity'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.member_blocks'::text,'{blocker_id,blocked_id}'::text[],'blocks'::text,'blocked'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.member_contacts'::text,'{user_id}'::text[],'contact details'::text,'contact'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.member_details'::text,'{user_id}'::text[],'sign-up answers'::text,'details'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.member_markets'::text,'{user_id}'::text[],'markets'::text,'markets'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.member_responses'::text,'{member_id}'::text[],'who answered you'::text,'responses'::text,'deleted'::text,NULL::text,'{responder_id}'::text[]), ('public.member_reviews'::text,'{author_id,member_id}'::text[],'reviews by and about you'::text,'reviews'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.member_stats'::text,'{user_id}'::text[],'counts on your profile'::text,'stats'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.message_attachments'::text,'{}'::text[],'attachments'::text,'messages'::text,'anonymized'::text,'names of files you sent stay in the conversation; the files are deleted'::text,'{}'::text[]), ('public.message_settings'::text,'{user_id}'::text[],'message settings'::text,'message_settings'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.messages'::text,'{user_id}'::text[],'messages'::text,'messages'::text,'anonymized'::text,'stay with the other person without your name, until they delete their account too'::text,'{}'::text[]), ('public.moderation_actions'::text,'{member_id,actor_id}'::text[],'decisions of moderators'::text,'moderation'::text,'anonymized'::text,'stay without names, as long as we need them to keep the service safe'::text,'{}'::text[]), ('public.moderation_appeals'::text,'{member_id,decided_by}'::text[],'appeals'::text,'moderation'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.notification_settings'::text,'{user_id}'::text[],'notification settings'::text,'notification_settings'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.notifications'::text,'{user_id,actor_id}'::text[],'notifications'::text,'notifications'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.offer_versions'::text,'{}'::text[],'terms of your offers'::text,'offers'::text,'anonymized'::text,'stay with the offer'::text,'{}'::text[]), ('public.offers'::text,'{seller_id,buyer_id}'::text[],'offers'::text,'offers'::text,'anonymized'::text,'stay without your name, for the other side'::text,'{}'::text[]), ('public.pipeline_cards'::text,'{user_id}'::text[],'deals in your pipeline'::text,'pipeline'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.pipeline_files'::text,'{user_id}'::text[],'files in your pipeline'::text,'pipeline_files'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.pipeline_tasks'::text,'{user_id}'::text[],'tasks in your pipeline'::text,'pipeline_tasks'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.profile_views'::text,'{member_id,viewer_id}'::text[],'profiles you viewed'::text,'profile_views'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.proof_log'::text,'{actor_id}'::text[],'log of proofs of funds'::text,'proof_log'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.proof_shares'::text,'{}'::text[],'proofs of funds you share with sellers'::text,'proofs_of_funds'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.proofs_of_funds'::text,'{user_id,reviewer_id}'::text[],'proofs of funds'::text,'proofs_of_funds'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.properties'::text,'{user_id}'::text[],'listings'::text,'listings'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.property_feedback'::text,'{user_id}'::text[],'likes and dislikes'::text,'listing_feedback'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.property_submissions'::text,'{user_id,reviewer_id}'::text[],'submissions'::text,'submissions'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.reports'::text,'{reporter_id,reported_id,handled_by}'::text[],'reports'::text,'reports'::text,'anonymized'::text,'stay without names, as long as we need them to keep the service safe'::text,'{snapshot,subject_id}'::text[]), ('public.saved_analyses'::text,'{user_id}'::text[],'saved analyses'::text,'saved_analyses'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.saved_listings'::text,'{user_id}'::text[],'saved listings'::text,'saved_listings'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.saved_searches'::text,'{user_id}'::text[],'saved searches'::text,'saved_searches'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.search_alerts'::text,'{user_id}'::text[],'alerts of searches'::text,'search_alerts'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.showing_bookings'::text,'{user_id}'::text[],'showings you booked'::text,'showing_bookings'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.staff'::text,'{user_id}'::text[],'staff role'::text,'staff'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.stripe_checkouts'::text,'{user_id}'::text[],'checkouts'::text,'checkouts'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.stripe_customers'::text,'{user_id}'::text[],'customer number'::text,'billing_customer'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.stripe_orders'::text,'{user_id}'::text[],'invoices'::text,'orders'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.stripe_reversals'::text,'{user_id}'::text[],'refunds and disputes'::text,'reversals'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.stripe_subscriptions'::text,'{user_id}'::text[],'subscriptions'::text,'subscriptions'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.submission_files'::text,'{}'::text[],'contracts'::text,'submissions'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.submission_log'::text,'{actor_id}'::text[],'log of submissions'::text,'submission_log'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.topic_follows'::text,'{user_id}'::text[],'followed topics'::text,'followed_topics'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.topic_reads'::text,'{user_id}'::text[],'read topics'::text,'read_topics'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.users'::text,'{id}'::text[],'profile'::text,'profile'::text,'deleted'::text,NULL::text,'{}'::text[]), ('storage.objects'::text,'{}'::text[],'files'::text,'files'::text,'deleted'::text,NULL::text,'{}'::text[])) registry(table_name, member_columns, label, exported_as, on_deletion, note, copies);

create index proof_log_actor_idx on public.proof_log using btree (actor_id, created_at);

create index proof_log_proof_idx on public.proof_log using btree (proof_id, id);

create index proof_shares_offer_idx on public.proof_shares using btree (offer_id);

create index proofs_of_funds_expiry_idx on public.proofs_of_funds using btree (expires_on)
  where ((status = 'verified'::text) AND (reminded_at is null));

create index proofs_of_funds_queue_idx on public.proofs_of_funds
  using btree (status, created_at, id);

create index proofs_of_funds_reviewer_idx on public.proofs_of_funds using btree (reviewer_id);

create index proofs_of_funds_user_idx on public.proofs_of_funds
  using btree (user_id, created_at desc, id desc);

create trigger lock_proofs_of_funds
  before delete on auth.users
  for each row
  execute function private.lock_proofs_of_funds();

create trigger check_updated_columns
  before update on public.listing_terms
  for each row
  execute function
    private.allow_update_columns('contract_price', 'assignment_fee', 'contract_shared',
    'earnest_money', 'closing_on', 'contract_expires_on', 'access_instructions', 'funds_required');

create trigger a_check_standing
  before insert or delete or update on public.proof_log
  for each STATEMENT
  execute function private.check_standing('private');

create trigger refuse_direct_write
  before insert or delete or update on public.proof_log
  for each STATEMENT
  execute function private.refuse_direct_write();

create trigger a_check_standing
  before insert or delete or update on public.proof_shares
  for each STATEMENT
  execute function private.check_standing('public');

create trigger refuse_direct_write
  before insert or delete or update on public.proof_shares
  for each STATEMENT
  execute function private.refuse_direct_write();

create trigger a_check_standing
  before insert or delete or update on public.proofs_of_funds
  for each STATEMENT
  execute function private.check_standing('public');

create trigger refuse_direct_write
  before insert or delete or update on public.proofs_of_funds
  for each STATEMENT
  execute function private.refuse_direct_write();

create policy "Readers of a proof can read its log; viewers, their own views"
  on "public"."proof_log"
  for select
  to "authenticated"
  using (((actor_id = ( select auth.uid() as uid)) or (exists ( select
   from public.proofs_of_funds p
  where (p.id = proof_log.proof_id)))));

create policy "Members can read the shares of their proofs" on "public"."proof_shares"
  for select
  to "authenticated"
  using ((exists ( select
   from public.proofs_of_funds p
  where ((p.id = proof_shares.proof_id) AND (p.user_id = ( select auth.uid() as uid))))));

create policy "Members can read their own proofs; reviewers, pending ones"
  on "public"."proofs_of_funds"
  for select
  to "authenticated"
  using
    (((user_id = ( select auth.uid() as uid)) or ((status = 'pending'::text) AND ( select
    private.has_staff_role('reviewer'::text) as has_staff_role))));

create policy "Members can delete files that aren't a proof of funds" on "storage"."objects"
  for delete
  to "authenticated"
  using
    (((bucket_id = 'proofs-of-funds'::text) AND ((storage.foldername(name))[1] = (( select
    auth.uid() as uid))::text) AND (not private.is_proof_registered(name)) AND
    (( select private.account_standing() as account_standing) <> all (ARRAY['suspended'::text,
    'banned'::text]))));

create policy "Members can read their own proofs; others, after opening them" on "storage"."objects"
  for select
  to "authenticated"
  using
    (((bucket_id = 'proofs-of-funds'::text) AND (((storage.foldername(name))[1] = (( select
    auth.uid() as uid))::text) or private.can_read_proof(name))));

create policy "Members can upload proofs of funds to be checked" on "storage"."objects"
  for insert
  to "authenticated"
  with
    check
    (((bucket_id = 'proofs-of-funds'::text) AND ((storage.foldername(name))[1] = (( SELECT
    auth.uid() AS uid))::text) AND private.can_upload_proof(name) AND
    (( SELECT private.account_standing() AS account_standing) = 'active'::text)));

comment on column "public"."listing_terms"."funds_required" is 'Whether buyers need verified funds to make an offer: see private.check_verified_funds. Visible with the listing.';

comment on column "public"."proof_log"."actor_id" is 'Who did it; null once that account is deleted.';

comment on column "public"."proof_log"."details" is 'submitted: {kind, amount, expires_on, name, sha256}. rejected: {reason}. shared, unshared: {offer_id}. viewed: {as: staff or seller, offer_id}.';

comment on column "public"."proof_shares"."revoked_at" is 'Null while shared.';

comment on column "public"."proofs_of_funds"."amount" is 'What the document shows, as the member stated it, whole USD.';

comment on column "public"."proofs_of_funds"."expires_on" is 'The last day it counts, anywhere in the US: see private.funds_today.';

comment on column "public"."proofs_of_funds"."id" is 'Chosen by the member''s app, so that registering is idempotent.';

comment on column "public"."proofs_of_funds"."name" is 'File name given by the member.';

comment on column "public"."proofs_of_funds"."path" is 'Path in the bucket proofs-of-funds, named by the hash, so its content never changes.';

comment on column "public"."proofs_of_funds"."reason" is 'Why staff rejected it.';

comment on column "public"."proofs_of_funds"."reminded_at" is 'When the member was reminded that it expires soon.';

comment on column "public"."proofs_of_funds"."sha256" is 'Hash of the stored bytes, hexadecimal.';

comment on column "public"."proofs_of_funds"."size" is 'Bytes.';

comment on column "public"."proofs_of_funds"."status" is 'pending: waiting for staff. withdrawn: removed by the member, who then deletes the file.';

comment on function "private"."can_read_proof"(text) is 'Whether the caller may read another member''s file: they have access, and the log has a view of theirs from the last five minutes.';

comment on function "private"."can_upload_proof"(text) is 'Whether the caller may upload a file to this path, for register-proof to check: {caller}/{a new proof}/incoming/{a new id}.{pdf, jpg, jpeg or png}. Only that function stores files elsewhere. False with an unverified email, and while 20 unregistered files from the last day are in the folder.';

comment on function "private"."check_verified_funds"(public.offers, public.offer_versions) is
  'Raises P0001 with the hint funds_required, to be shown as is, if the listing requires verified funds and the buyer''s don''t cover the terms they propose: the price of a cash offer, and the earnest money of any other, whose price a lender or the seller finances. Any kind of proof counts, a lender''s letter too. Terms the seller proposes aren''t checked.';

comment on function "private"."decide_proof"(uuid, text, text) is 'Implements public.decide_proof.';

comment on function "private"."exported_funds"() is 'Part of public.export_my_data: the caller''s proofs of funds with their shares and log, and the caller''s steps in others.';

comment on function "private"."funds_of"(uuid) is 'The one verified proof that counts: the highest that hasn''t expired. Nulls without one, and for suspended and banned members.';

comment on function "private"."funds_today"() is 'Today in Hawaii, where days of the US end last, so that a proof counts through its last day in every state.';

comment on function "private"."is_proof_registered"(text) is 'Whether a file is a proof of funds that wasn''t withdrawn, and so can''t be deleted.';

comment on function "private"."lock_proofs_of_funds"() is 'Delete trigger on auth.users, named to run before lock_relationships: locks proofs of funds before members, as everywhere.';

comment on function "private"."log_proof_step"(uuid, uuid, text, jsonb) is 'Adds a step to the log of a proof of funds.';

comment on function "private"."notify_of_proof"(public.proofs_of_funds, text) is
  'Notifies the member of a step of their proof of funds: kind proof_of_funds, data {step: verified, rejected, or expiring, proof_id, amount, expires_on}.';

comment on function "private"."open_proof"(uuid) is 'Implements public.open_proof.';

comment on function "private"."proof_access"(public.proofs_of_funds) is 'Why the caller may open another member''s document, as the log has it: a reviewer while it''s pending, or a seller it''s shared with. Null if they may not, and for the owner.';

comment on function "private"."proofs_shared_with_me"() is 'Implements public.proofs_shared_with_me.';

comment on function
  "private"."register_proof"(uuid, uuid, text, bigint, date, text, bigint, text, text, text) is
  'Implements public.register_proof.';

comment on function "private"."remind_of_expiring_funds"() is 'Notifies members once, 14 days before a verified proof of funds expires, unless another one covers the same amount for longer. Up to 500 at a time. Returns how many.';

comment on function "private"."revoke_proof_share"(uuid, uuid) is 'Implements public.revoke_proof_share.';

comment on function "private"."share_proof"(uuid, uuid) is 'Implements public.share_proof.';

comment on function "private"."unshare_proof"(public.proofs_of_funds, uuid) is
  'Revokes the sharing of a locked proof with the seller of an offer, if there is one.';

comment on function "private"."verified_funds"(uuid[]) is 'Implements public.verified_funds.';

comment on function "private"."visible_terms"(uuid) is 'Implements public.listing_deal_terms.';

comment on function "private"."withdraw_proof"(uuid) is 'Implements public.withdraw_proof.';

comment on function "public"."advance_deals"() is 'For a schedule, every minute: opens calls for offers at their deadline, expires offers, and reminds of deadlines and expiring proofs of funds, each exactly once. Returns how many steps it took.';

comment on function "public"."decide_proof"(uuid, text, text) is 'For reviewers: decision is verified, or rejected with a reason of at most 1,000 characters, of a pending proof of funds. Notifies the member. Raises 42501 for others and for one''s own, 22023 for another decision or without a reason, 23514 for a longer one, and P0001, to be shown as is, if it''s already reviewed, withdrawn, or expired.';

comment on function "public"."listing_deal_terms"(uuid) is 'The deal terms of a listing that the caller may see; no row if there are none or the listing isn''t visible. contract_price and assignment_fee are null for others than the owner unless contract_shared; access_instructions is null for those who can''t see the seller''s contact details, and for others than the owner unless the listing is active.';

comment on function "public"."open_proof"(uuid) is 'For the owner, reviewers while it''s pending, and sellers it''s shared with: the path of the file in the bucket proofs-of-funds. Logs the view for the owner unless it''s their own, and then lets the caller read the file for five minutes. Raises 42501 for others, and P0001 beyond the limit an hour.';

comment on function "public"."proofs_shared_with_me"() is 'For sellers: the documents that buyers share with the caller, newest first, at most 200, with the title of the offer''s listing. Only for offers that are open, backups, or accepted, and until the document expires.';

comment on function
  "public"."register_proof"(uuid, uuid, text, bigint, date, text, bigint, text, text, text) is
  'For the register-proof function, once it has checked a file and stored it at {member}/{proof}/{sha256}.{extension}: submits it for review. Idempotent for the same proof. Raises 42501 for another member''s ID; P0001, to be shown as is, for an expiration in the past or more than a year ahead, an unverified email, a restricted account, a fourth pending document, and beyond the limit a day; 22023 for a missing file; and 23502 or 23514 for invalid values.';

comment on function "public"."revoke_proof_share"(uuid, uuid) is 'For the buyer: the seller of an offer can no longer open the document. Idempotent. Raises 42501 for another member''s proof.';

comment on function "public"."share_proof"(uuid, uuid) is 'For the buyer: lets the seller of one of the caller''s offers open a verified proof of funds, while the offer is open, a backup, or accepted, and until the proof expires or the buyer revokes it. Idempotent. Raises 42501 for another member''s proof or offer, and P0001, to be shown as is.';

comment on function "public"."verified_funds"(uuid[]) is 'The verified funds (whole USD) of up to 200 members, and the last day they count. Only the caller''s own, and those of members who made the caller an offer, live or past, once it''s open: a sealed offer tells nothing. No row for everyone else, staff included, across a block, and for members without verified funds.';

comment on function "public"."withdraw_proof"(uuid) is 'Removes one of the caller''s proofs of funds: it no longer counts, and nobody else can open its file. Returns the path in the bucket proofs-of-funds, for the caller to delete the file. Idempotent. Raises 42501 for another member''s.';

comment on table "public"."proof_log" is 'Every step of a proof of funds, and every view of its file by someone other than its owner. Append-only. For everyone who can read the proof; viewers read their own views.';

comment on table "public"."proof_shares" is 'Documents that a buyer shares with the seller of one of their offers. For the buyer; the seller gets them from public.proofs_shared_with_me.';

comment on table "public"."proofs_of_funds" is 'Documents that show a member''s funds. For the member, and for reviewers while pending. Written only by functions.';

comment on view "private"."action_limits" is 'How often a member may do what reaches others or costs us something, by trust level: the only place with these numbers.';

comment on view "private"."personal_data" is 'Where data about members is: its section in public.export_my_data, and what deleting the account does with it. note says why it isn''t exported or isn''t deleted. copies are columns that hold names or IDs of other members.';

revoke all on function "private"."can_read_proof"(text) from public;

grant execute on function "private"."can_read_proof"(text) to "authenticated", "service_role";

revoke all on function "private"."can_upload_proof"(text) from public;

grant execute on function "private"."can_upload_proof"(text) to "authenticated", "service_role";

revoke all
  on function "private"."check_verified_funds"(public.offers, public.offer_versions)
  from public;

revoke all on function "private"."decide_proof"(uuid, text, text) from public;

grant execute
  on function "private"."decide_proof"(uuid, text, text)
  to "authenticated", "service_role";

revoke all on function "private"."exported_funds"() from public;

grant execute on function "private"."exported_funds"() to "authenticated", "service_role";

revoke all on function "private"."funds_of"(uuid) from public;

revoke all on function "private"."funds_today"() from public;

revoke all on function "private"."is_proof_registered"(text) from public;

grant execute on function "private"."is_proof_registered"(text) to "authenticated", "service_role";

revoke all on function "private"."lock_proofs_of_funds"() from public;

revoke all on function "private"."log_proof_step"(uuid, uuid, text, jsonb) from public;

revoke all on function "private"."notify_of_proof"(public.proofs_of_funds, text) from public;

revoke all on function "private"."open_proof"(uuid) from public;

grant execute on function "private"."open_proof"(uuid) to "authenticated", "service_role";

revoke all on function "private"."proof_access"(public.proofs_of_funds) from public;

revoke all on function "private"."proofs_shared_with_me"() from public;

grant execute on function "private"."proofs_shared_with_me"() to "authenticated", "service_role";

revoke all
  on function
    "private"."register_proof"(uuid, uuid, text, bigint, date, text, bigint, text, text, text)
  from public;

grant execute
  on function
    "private"."register_proof"(uuid, uuid, text, bigint, date, text, bigint, text, text, text)
  to "service_role";

revoke all on function "private"."remind_of_expiring_funds"() from public;

revoke all on function "private"."revoke_proof_share"(uuid, uuid) from public;

grant execute
  on function "private"."revoke_proof_share"(uuid, uuid)
  to "authenticated", "service_role";

revoke all on function "private"."share_proof"(uuid, uuid) from public;

grant execute on function "private"."share_proof"(uuid, uuid) to "authenticated", "service_role";

revoke all on function "private"."unshare_proof"(public.proofs_of_funds, uuid) from public;

revoke all on function "private"."verified_funds"(uuid[]) from public;

grant execute on function "private"."verified_funds"(uuid[]) to "authenticated", "service_role";

revoke all on function "private"."visible_terms"(uuid) from public;

grant execute on function "private"."visible_terms"(uuid) to "anon", "authenticated", "service_role";

revoke all on function "private"."withdraw_proof"(uuid) from public;

grant execute on function "private"."withdraw_proof"(uuid) to "authenticated", "service_role";

revoke all on function "public"."decide_proof"(uuid, text, text) from public;

grant execute on function "public"."decide_proof"(uuid, text, text) to "authenticated";

grant execute on function "public"."decide_proof"(uuid, text, text) to "service_role";

revoke all on function "public"."listing_deal_terms"(uuid) from public;

grant execute on function "public"."listing_deal_terms"(uuid) to "anon", "authenticated";

grant execute on function "public"."listing_deal_terms"(uuid) to "service_role";

revoke all on function "public"."open_proof"(uuid) from public;

grant execute on function "public"."open_proof"(uuid) to "authenticated";

grant execute on function "public"."open_proof"(uuid) to "service_role";

revoke all on function "public"."proofs_shared_with_me"() from public;

grant execute on function "public"."proofs_shared_with_me"() to "authenticated";

grant execute on function "public"."proofs_shared_with_me"() to "service_role";

revoke all
  on function
    "public"."register_proof"(uuid, uuid, text, bigint, date, text, bigint, text, text, text)
  from public;

grant execute
  on function
    "public"."register_proof"(uuid, uuid, text, bigint, date, text, bigint, text, text, text)
  to "service_role";

revoke all on function "public"."revoke_proof_share"(uuid, uuid) from public;

grant execute on function "public"."revoke_proof_share"(uuid, uuid) to "authenticated";

grant execute on function "public"."revoke_proof_share"(uuid, uuid) to "service_role";

revoke all on function "public"."share_proof"(uuid, uuid) from public;

grant execute on function "public"."share_proof"(uuid, uuid) to "authenticated";

grant execute on function "public"."share_proof"(uuid, uuid) to "service_role";

revoke all on function "public"."verified_funds"(uuid[]) from public;

grant execute on function "public"."verified_funds"(uuid[]) to "authenticated";

grant execute on function "public"."verified_funds"(uuid[]) to "service_role";

revoke all on function "public"."withdraw_proof"(uuid) from public;

grant execute on function "public"."withdraw_proof"(uuid) to "authenticated";

grant execute on function "public"."withdraw_proof"(uuid) to "service_role";

revoke all on table "public"."proof_log" from "authenticated";

grant select on table "public"."proof_log" to "authenticated";

revoke all on table "public"."proof_log" from "service_role";

grant select on table "public"."proof_log" to "service_role";

revoke all on table "public"."proof_shares" from "authenticated";

grant select on table "public"."proof_shares" to "authenticated";

revoke all on table "public"."proof_shares" from "service_role";

grant select on table "public"."proof_shares" to "service_role";

revoke all on table "public"."proofs_of_funds" from "authenticated";

grant select on table "public"."proofs_of_funds" to "authenticated";

revoke all on table "public"."proofs_of_funds" from "service_role";

grant select on table "public"."proofs_of_funds" to "service_role";

reset check_function_bodies;
