set check_function_bodies = off;

drop view "private"."action_limits";

drop view "private"."milestone_transitions";

drop view "private"."personal_data";

alter table "public"."moderation_actions"
  drop constraint "moderation_actions_action_check";

alter table "public"."moderation_actions"
  drop constraint "moderation_actions_subject_kind_check";

drop function
  "private"."record_deal_step"(public.deals, public.deal_parties, text, jsonb, jsonb, text);

create table "public"."agreement_signatures" (
  "agreement_id" uuid                     not null,
  "party_id"     uuid                     not null,
  "position"     integer                  not null,
  "role"         text                     not null,
  "name"         text,
  "signed_name"  text,
  "signed_at"    timestamp with time zone,
  constraint "agreement_signatures_pkey" primary key (agreement_id, party_id),
  constraint "agreement_signatures_role_check"
    check ((role = ANY (ARRAY['buyer'::text, 'seller'::text, 'jv_partner'::text]))),
  constraint "agreement_signatures_signed_name_check"
    check (((char_length(signed_name) >= 2) AND (char_length(signed_name) <= 120))),
  constraint "agreement_signatures_signed" check (((signed_name IS NULL) OR (signed_at IS
    NOT NULL)))
);

alter table "public"."agreement_signatures"
  enable row level security;

revoke all on table "public"."agreement_signatures" from "anon";

create table "public"."agreement_template_approvals" (
  "template_id" uuid                     not null,
  "state"       text                     not null,
  "approved_at" timestamp with time zone not null default now(),
  constraint "agreement_template_approvals_pkey" primary key (template_id, state),
  constraint "agreement_template_approvals_state_check" check ((state ~ '^[A-Z]{2}$'::text))
);

alter table "public"."agreement_template_approvals"
  enable row level security;

revoke all on table "public"."agreement_template_approvals" from "anon";

create table "public"."agreement_templates" (
  "id"         uuid                     not null,
  "kind"       text                     not null,
  "version"    integer                  not null,
  "title"      text                     not null,
  "body"       text                     not null,
  "created_at" timestamp with time zone not null default now(),
  constraint "agreement_templates_body_check"
    check (((char_length(body) >= 1) AND (char_length(body) <= 50000))),
  constraint "agreement_templates_kind_check"
    check ((kind = ANY (ARRAY['assignment'::text, 'jv'::text]))),
  constraint "agreement_templates_pkey" primary key (id),
  constraint "agreement_templates_title_check"
    check (((char_length(title) >= 1) AND (char_length(title) <= 120))),
  constraint "agreement_templates_version_check" check ((version > 0)),
  constraint "agreement_templates_versions" unique (kind, version)
);

alter table "public"."agreement_templates"
  enable row level security;

revoke all on table "public"."agreement_templates" from "anon";

create table "public"."agreements" (
  "id"          uuid                     not null,
  "deal_id"     uuid                     not null,
  "template_id" uuid                     not null,
  "kind"        text                     not null,
  "title"       text                     not null,
  "state"       text                     not null,
  "body"        text,
  "body_sha256" text                     not null,
  "status"      text                     not null default 'awaiting_signatures'::text,
  "prepared_by" uuid                     not null,
  "created_at"  timestamp with time zone not null default clock_timestamp(),
  "ended_at"    timestamp with time zone,
  "document_id" uuid,
  constraint "agreements_body_sha256_check" check ((body_sha256 ~ '^[0-9a-f]{64}$'::text)),
  constraint "agreements_ended"
    check (((status = 'awaiting_signatures'::text) = (ended_at IS NULL))),
  constraint "agreements_kind_check" check ((kind = ANY (ARRAY['assignment'::text, 'jv'::text]))),
  constraint "agreements_pkey" primary key (id),
  constraint "agreements_sealed" check (((document_id IS NULL) OR (status = 'signed'::text))),
  constraint "agreements_state_check" check ((state ~ '^[A-Z]{2}$'::text)),
  constraint "agreements_status_check"
    check
    ((status = ANY (ARRAY['awaiting_signatures'::text, 'signed'::text, 'declined'::text,
    'withdrawn'::text]))),
  constraint "agreements_text" check (((body IS
    NOT NULL) OR (status = ANY (ARRAY['declined'::text, 'withdrawn'::text]))))
);

alter table "public"."agreements"
  enable row level security;

revoke all on table "public"."agreements" from "anon";

create table "public"."deal_document_log" (
  "id"          bigint                   generated always as identity not null,
  "document_id" uuid                     not null,
  "party_id"    uuid,
  "step"        text                     not null,
  "details"     jsonb                    not null default '{}'::jsonb,
  "created_at"  timestamp with time zone not null default clock_timestamp(),
  constraint "deal_document_log_details_check" check ((jsonb_typeof(details) = 'object'::text)),
  constraint "deal_document_log_pkey" primary key (id),
  constraint "deal_document_log_step_check"
    check
    ((step = ANY (ARRAY['added'::text, 'shared'::text, 'unshared'::text, 'viewed'::text,
    'removed'::text])))
);

alter table "public"."deal_document_log"
  enable row level security;

revoke all on table "public"."deal_document_log" from "anon";

create table "public"."deal_document_readers" (
  "document_id" uuid                     not null,
  "party_id"    uuid                     not null,
  "shared_at"   timestamp with time zone not null default clock_timestamp(),
  "revoked_at"  timestamp with time zone,
  constraint "deal_document_readers_pkey" primary key (document_id, party_id)
);

alter table "public"."deal_document_readers"
  enable row level security;

revoke all on table "public"."deal_document_readers" from "anon";

create table "public"."deal_documents" (
  "id"         uuid                     not null,
  "deal_id"    uuid                     not null,
  "added_by"   uuid,
  "kind"       text                     not null,
  "path"       text                     not null,
  "name"       text                     not null,
  "size"       bigint                   not null,
  "mime_type"  text                     not null,
  "sha256"     text                     not null,
  "created_at" timestamp with time zone not null default clock_timestamp(),
  "removed_at" timestamp with time zone,
  constraint "deal_documents_kept" check (((removed_at IS NULL) OR (added_by IS NOT NULL))),
  constraint "deal_documents_kind_check"
    check
    ((kind = ANY (ARRAY['purchase_contract'::text, 'assignment'::text, 'jv_agreement'::text,
    'inspection'::text, 'title'::text, 'closing_statement'::text, 'other'::text]))),
  constraint "deal_documents_name_check"
    check
    (((char_length(name) <= 160) AND (name ~ '\S'::text) AND (name !~
    '[/\\[:cntrl:]\u202a-\u202e\u2066-\u2069]'::text))),
  constraint "deal_documents_path" unique (path),
  constraint "deal_documents_pkey" primary key (id),
  constraint "deal_documents_sha256_check" check ((sha256 ~ '^[0-9a-f]{64}$'::text)),
  constraint "deal_documents_size_check" check (((size >= 1) AND (size <= 10485760))),
  constraint "deal_documents_type" check (COALESCE((lower(name) ~
CASE mime_type
    WHEN 'application/pdf'::text THEN '\.pdf$'::text
    WHEN 'image/jpeg'::text THEN '\.jpe?g$'::text
    WHEN 'image/png'::text THEN '\.png$'::text
    WHEN 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'::text THEN
      '\.docx$'::text
    ELSE NULL::text
END), false))
);

alter table "public"."deal_documents"
  enable row level security;

revoke all on table "public"."deal_documents" from "anon";

create or replace function private.agreement_fields (
  deal   public.deals,
  kind   text,
  inputs jsonb
)
  returns jsonb
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
declare
  terms public.offer_versions;
  today constant date := (now() at time zone deal.time_zone)::date;
begin
  select * into terms from public.offer_versions v where v.offer_id = deal.offer_id and v.version = deal.version;
  return jsonb_build_object(
    'date', private.long_date(today), 'property_address', private.plain_line(deal.address),
    'state', (select s.name from private.us_states s where s.code = private.agreement_state(deal)),
    'price', private.dollars(terms.price), 'earnest_money', private.dollars(terms.earnest_money),
    -- The deadline may have moved since the offer was accepted. It's the end of that day.
    'closing_date', (
      select private.long_date(((m.due_at - interval '1 second') at time zone deal.time_zone)::date)
      from public.deal_milestones m where m.deal_id = deal.id and m.kind = 'closing'
    ),
    'seller', (select private.plain_line(s.name) from private.agreement_signers(deal, 'assignment') s
      where s.role = 'seller'),
    'buyer', (select private.plain_line(s.name) from private.agreement_signers(deal, 'assignment') s
      where s.role = 'buyer'),
    'parties', (
      select string_agg(
        '- ' || private.plain_line(s.name) || case s.role when 'buyer' then ', the buyer in the deal'
          when 'seller' then ', the seller in the deal' else '' end, E'\n' order by s.position
      ) from private.agreement_signers(deal, agreement_fields.kind) s
    ),
    'profit_shares', coalesce((
      select string_agg(
        '- ' || private.plain_line(s.name) || ': ' || trim_scale(s.share_bps / 100.0) || '%', E'\n' order by s.position
      ) from private.agreement_signers(deal, agreement_fields.kind) s where s.share_bps is not null
    ), '')
  ) || case agreement_fields.kind
    when 'assignment' then private.assignment_fields(deal, inputs, terms.price, today)
    else private.jv_fields(deal, inputs, today)
  end;
end;
$function$;

create or replace function private.agreement_parties (
  agreement_id uuid
)
  returns uuid[]
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select array(
    select s.party_id from public.agreement_signatures s
    where s.agreement_id = agreement_parties.agreement_id order by s.position
  );
$function$;

create or replace function private.agreement_signers (
  deal public.deals,
  kind text
)
  returns table (
    party_id   uuid,
    user_id    uuid,
    name       text,
    role       text,
    "position" integer,
    share_bps  integer
  )
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select p.id, case when p.revoked_at is null then p.user_id end, u.name, p.role,
    row_number() over (order by coalesce(h.position, 0), p.role desc)::integer, h.share_bps
  from public.deal_parties p
  left join public.users u on u.id = p.user_id
  left join public.deal_splits s on s.deal_id = p.deal_id and s.state = 'agreed'
  left join public.deal_split_shares h
    on agreement_signers.kind = 'jv' and h.split_id = s.id and h.kind = 'profit' and h.party_id = p.id
  where p.deal_id = deal.id and case agreement_signers.kind
    when 'assignment' then p.role in ('buyer', 'seller')
    when 'jv' then h.share_bps > 0
  end;
$function$;

create or replace function private.agreement_state (
  deal public.deals
)
  returns text
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select coalesce(
    substring(deal.address from ',\s+([A-Z]{2})\s+[0-9]{5}$'),
    (select p.state from public.properties p where p.id = deal.property_id)
  );
$function$;

create or replace function private.agreement_to_seal (
  member       uuid,
  agreement_id uuid
)
  returns jsonb
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
declare
  agreement public.agreements;
  deal public.deals;
begin
  select a.* into agreement from public.agreements a
  join public.agreement_signatures s on s.agreement_id = a.id
  join public.deal_parties p on p.id = s.party_id and p.user_id = member
  where a.id = agreement_to_seal.agreement_id;
  if agreement.id is null then
    raise exception 'This agreement isn’t available to you.' using errcode = '42501';
  end if;
  if agreement.status <> 'signed' then
    raise exception 'Not everyone has signed this agreement.' using errcode = 'P0001', hint = 'deal_changed';
  end if;
  select * into deal from public.deals d where d.id = agreement.deal_id;
  return jsonb_build_object(
    'document', (select to_jsonb(d) from public.deal_documents d where d.id = agreement.document_id),
    'agreement', jsonb_build_object(
      'id', agreement.id, 'kind', agreement.kind, 'title', agreement.title, 'state', agreement.state,
      'body', agreement.body, 'body_sha256', agreement.body_sha256, 'prepared_at', agreement.created_at,
      'signed_at', agreement.ended_at, 'template_id', agreement.template_id,
      'template_version', (select t.version from public.agreement_templates t where t.id = agreement.template_id)
    ),
    'deal', jsonb_build_object('id', deal.id, 'address', deal.address),
    'signers', (
      select jsonb_agg(to_jsonb(s) - 'agreement_id' order by s.position) from public.agreement_signatures s
      where s.agreement_id = agreement.id
    ),
    'ledger', (
      select jsonb_build_object('id', e.offer_id, 'seq', e.seq, 'hash', e.hash, 'recorded_at', e.recorded_at)
      from public.ledger_entries e where e.offer_id = deal.offer_id order by e.seq desc limit 1
    )
  );
end;
$function$;

create or replace function private.approve_template (
  template_id uuid,
  states      text[]
)
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  template public.agreement_templates;
  added text;
begin
  if not private.has_staff_role('admin') then
    raise exception 'Only admins can approve agreements' using errcode = '42501';
  end if;
  select * into template from public.agreement_templates t where t.id = approve_template.template_id;
  if template.id is null or coalesce(cardinality(states), 0) = 0
    or exists (select from unnest(states) as named (code) where code is null or code not in (
      select s.code from private.us_states s
    )) then
    raise exception 'Choose a template and its states' using errcode = '22023';
  end if;
  with inserted as (
    insert into public.agreement_template_approvals as a (template_id, state)
    select distinct template.id, code from unnest(states) as named (code)
    on conflict on constraint agreement_template_approvals_pkey do nothing
    returning a.state
  )
  select string_agg(i.state, ', ' order by i.state) into added from inserted i;
  if added is not null then
    perform private.log_template_decision(template, 'approve_template', 'Approved for ' || added);
  end if;
end;
$function$;

create or replace function private.assignment_fields (
  deal   public.deals,
  inputs jsonb,
  price  bigint,
  today  date
)
  returns jsonb
  language plpgsql
  stable
  set search_path to ''
  AS $function$
declare
  original_seller constant text := private.plain_line(inputs ->> 'original_seller');
  contract_date constant date := private.input_date(inputs, 'original_contract_date');
  fee constant text := inputs ->> 'assignment_fee_usd';
begin
  if original_seller is null or char_length(original_seller) > 200 then
    raise exception 'Enter the seller named in the original contract, in up to 200 characters.' using errcode = 'P0001';
  end if;
  if contract_date is null or contract_date > today or contract_date < today - interval '10 years' then
    raise exception 'Enter the date of the original contract, in the last 10 years.' using errcode = 'P0001';
  end if;
  if fee is null or fee !~ '^[0-9]{1,12}$' or fee::bigint > price then
    raise exception 'Enter the assignment fee in whole dollars. It can’t be more than the price.'
      using errcode = 'P0001';
  end if;
  return jsonb_build_object(
    'original_seller', original_seller, 'original_contract_date', private.long_date(contract_date),
    'assignment_fee', private.dollars(fee::bigint)
  );
end;
$function$;

create or replace function private.can_read_deal_document (
  path text
)
  returns boolean
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select exists (
    select from public.deal_documents d
    join public.deal_parties p on p.deal_id = d.deal_id and p.user_id = (select auth.uid())
    join public.deal_document_log l on l.document_id = d.id and l.party_id = p.id and l.step = 'viewed'
      and l.created_at > now() - interval '5 minutes'
    where d.path = can_read_deal_document.path and d.removed_at is null
      and d.id = any (private.my_document_ids()) and private.account_standing() not in ('suspended', 'banned')
  );
$function$;

create or replace function private.can_upload_deal_document (
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
      || '/incoming/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\.(pdf|jpe?g|png|docx)$'
    )
    and private.has_verified_email((select auth.uid()))
    and cardinality(private.my_deal_ids('documents')) > 0
    and (
      select count(*) < 20 from storage.objects o
      where o.bucket_id = 'deal-documents' and starts_with(o.name, (select auth.uid()) || '/')
        and o.created_at > now() - interval '1 day' and not private.is_document_registered(o.name)
    );
$function$;

create or replace function private.check_awaiting (
  agreement public.agreements
)
  returns void
  language plpgsql
  stable
  set search_path to ''
  AS $function$
begin
  if agreement.status <> 'awaiting_signatures' then
    raise exception '%', case agreement.status
      when 'signed' then 'Everyone has signed this agreement.'
      when 'declined' then 'This agreement was declined.'
      else 'This agreement was withdrawn.'
    end using errcode = 'P0001', hint = 'deal_changed';
  end if;
end;
$function$;

create or replace function private.check_document_readers (
  deal       public.deals,
  reader_ids uuid[]
)
  returns void
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
begin
  if exists (
    select from unnest(reader_ids) as named (id)
    where not exists (
      select from public.deal_parties p
      where p.id = named.id and p.deal_id = deal.id and p.revoked_at is null and p.user_id is not null
        and 'documents' = any (p.rights)
    )
  ) then
    raise exception 'Someone you chose can’t see documents of this deal. Choose again.'
      using errcode = 'P0001', hint = 'deal_changed';
  end if;
end;
$function$;

create or replace function private.complete_agreement (
  agreement public.agreements,
  deal      public.deals
)
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  nobody public.deal_parties;
  next_state text;
begin
  update public.agreements a set status = 'signed', ended_at = clock_timestamp() where a.id = agreement.id;
  perform private.record_deal_step(deal, nobody, 'agreement.complete',
    jsonb_build_object('agreement', agreement.id, 'kind', agreement.kind),
    recipients => private.agreement_parties(agreement.id));
  if agreement.kind = 'assignment' then
    update public.deal_milestones m set state = t.next_state, changed_at = clock_timestamp()
    from private.milestone_transitions t
    where m.deal_id = deal.id and m.kind = 'assignment'
      and t.kind = m.kind and t.state = m.state and t.action = 'complete' and t.actor = 'system'
    returning m.state into next_state;
    if next_state is not null then
      perform private.record_deal_step(deal, nobody, 'milestone.complete',
        jsonb_build_object('milestone', 'assignment', 'state', next_state));
    end if;
  end if;
end;
$function$;

create or replace function private.decline_agreement (
  agreement_id uuid,
  reason       text
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

create or replace function private.delete_own_documents (
  member uuid
)
  returns void
  language sql
  security definer
  set search_path to ''
  AS $function$
  delete from public.deal_documents d using public.deal_parties p where p.id = d.added_by and p.user_id = member;
$function$;

create or replace function private.document_party (
  deal   public.deals,
  member uuid
)
  returns public.deal_parties
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
declare
  party public.deal_parties;
begin
  select * into party from public.deal_parties p
  where p.deal_id = deal.id and p.user_id = member and p.revoked_at is null and 'documents' = any (p.rights);
  if party.id is null then
    raise exception 'This deal isn’t available to you.' using errcode = '42501';
  end if;
  if not private.has_verified_email(member) then
    raise exception 'Verify your email address first.' using errcode = 'P0001', hint = 'verify_email';
  end if;
  if deal.state = 'fell_through' then
    raise exception 'This deal fell through.' using errcode = 'P0001', hint = 'deal_changed';
  end if;
  return party;
end;
$function$;

create or replace function private.dollars (
  amount bigint
)
  returns text
  language sql
  immutable
  set search_path to ''
  AS $function$ select '$' || to_char(amount, 'FM999,999,999,999'); $function$;

create or replace function private.draft_agreement (
  deal   public.deals,
  party  public.deal_parties,
  kind   text,
  inputs jsonb
)
  returns jsonb
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
declare
  home constant text := private.agreement_state(deal);
  template public.agreement_templates;
  body text;
begin
  if party.role not in ('buyer', 'seller') then
    raise exception 'Only the buyer and the seller can prepare agreements.' using errcode = '42501';
  end if;
  if kind is null or kind not in ('assignment', 'jv') then
    raise exception 'Unknown kind of agreement: %', kind using errcode = '22023';
  end if;
  select t.* into template
  from public.agreement_templates t join public.agreement_template_approvals a on a.template_id = t.id
  where t.kind = draft_agreement.kind and a.state = home order by t.version desc limit 1;
  if template.id is null then
    raise exception 'We don’t have an approved agreement for % yet. You can add your own as a document.',
      coalesce(home, 'this state') using errcode = 'P0001', hint = 'no_template';
  end if;
  if not exists (select from private.agreement_signers(deal, draft_agreement.kind)) then
    raise exception 'Agree on a split of the profit first.' using errcode = 'P0001', hint = 'no_split';
  end if;
  if exists (select from private.agreement_signers(deal, draft_agreement.kind) s where s.user_id is null) then
    raise exception 'Someone with a share of the profit left the deal. Agree on a new split first.'
      using errcode = 'P0001', hint = 'no_split';
  end if;
  if not exists (select from private.agreement_signers(deal, draft_agreement.kind) s where s.party_id = party.id)
    or (select count(*) < 2 from private.agreement_signers(deal, draft_agreement.kind)) then
    raise exception 'A joint venture agreement is between parties who share the profit. In the agreed split, you don’t.'
      using errcode = 'P0001', hint = 'no_split';
  end if;
  body := private.fill_template(template.body, private.agreement_fields(deal, draft_agreement.kind, inputs));
  return jsonb_build_object(
    'template_id', template.id, 'template_version', template.version, 'title', template.title, 'state', home,
    'body', body, 'body_sha256', private.sha256_hex(body),
    'signers', (
      select jsonb_agg(jsonb_build_object('party_id', s.party_id, 'name', private.plain_line(s.name), 'role', s.role)
        order by s.position)
      from private.agreement_signers(deal, draft_agreement.kind) s
    )
  );
end;
$function$;

create or replace function private.exported_documents()
  returns jsonb
  language sql
  stable
  set search_path to ''
  AS $function$
  with me as materialized (
    select array(select p.id from public.deal_parties p where p.user_id = (select auth.uid())) as parties
  )
  select jsonb_build_object(
    'deal_documents', (
      select coalesce(jsonb_agg(
        to_jsonb(d) || jsonb_build_object('readers', (
          select coalesce(jsonb_agg(to_jsonb(r) - 'document_id' order by r.shared_at, r.party_id), '[]')
          from public.deal_document_readers r where r.document_id = d.id
        )) order by d.created_at, d.id
      ), '[]')
      from public.deal_documents d where d.added_by = any (me.parties)
    ),
    'deal_document_log', (
      select coalesce(jsonb_agg(to_jsonb(l) - 'id' order by l.id), '[]') from public.deal_document_log l
    ),
    'agreements', (
      select coalesce(jsonb_agg(
        to_jsonb(a) || jsonb_build_object('my_signature', (
          select to_jsonb(s) - 'agreement_id' from public.agreement_signatures s
          where s.agreement_id = a.id and s.party_id = any (me.parties)
        )) order by a.created_at, a.id
      ), '[]')
      from public.agreements a
    )
  )
  from me;
$function$;

create or replace function private.fill_template (
  body   text,
  fields jsonb
)
  returns text
  language plpgsql
  immutable
  set search_path to ''
  AS $function$
declare
  literals constant text[] := regexp_split_to_array(body, '\{\{[a-z_]+\}\}');
  names constant text[] := array(select found[1] from regexp_matches(body, '\{\{([a-z_]+)\}\}', 'g') as found);
  filled text := literals[1];
begin
  for i in 1 .. cardinality(names) loop
    if fields ->> names[i] is null then
      raise exception 'The template has an unknown field: %', names[i] using errcode = '22023';
    end if;
    filled := filled || (fields ->> names[i]) || literals[i + 1];
  end loop;
  return filled;
end;
$function$;

create or replace function private.finish_deal (
  deal   public.deals,
  state  text,
  reason text
)
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
begin
  update public.deals d set state = finish_deal.state, end_reason = finish_deal.reason, ended_at = clock_timestamp()
  where d.id = deal.id;
  update public.deal_extensions e set state = 'withdrawn', answered_at = clock_timestamp()
  from public.deal_milestones m where m.deal_id = deal.id and e.milestone_id = m.id and e.state = 'proposed';
  update public.deal_splits s set state = 'withdrawn', decided_at = clock_timestamp()
  where s.deal_id = deal.id and s.state = 'proposed';
  perform private.withdraw_agreements(deal, 'deal_ended');
  update public.properties p set status = case finish_deal.state when 'closed' then 'sold' else 'active' end
  where p.id = deal.property_id and p.status = 'under_contract';
  if finish_deal.state = 'closed' then
    perform private.cancel_offers(deal.property_id, 'listing_sold');
  else
    perform private.promote_backup(deal.property_id);
  end if;
end;
$function$;

create or replace function private.input_date (
  inputs jsonb,
  field  text
)
  returns date
  language plpgsql
  stable
  set search_path to ''
  AS $function$
begin
  return case when inputs ->> field ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$' then (inputs ->> field)::date end;
exception
  when datetime_field_overflow then
    return null;
end;
$function$;

create or replace function private.is_document_registered (
  path text
)
  returns boolean
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select exists (
    select from public.deal_documents d where d.path = is_document_registered.path and d.removed_at is null
  );
$function$;

create or replace function private.join_deal (
  party_id uuid
)
  returns uuid
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  me constant uuid := auth.uid();
  party public.deal_parties;
  deal public.deals;
  former uuid;
begin
  select * into party from public.deal_parties p where p.id = join_deal.party_id;
  deal := private.lock_deal(party.deal_id);
  select * into party from public.deal_parties p where p.id = join_deal.party_id for no key update;
  if party.user_id = me and party.revoked_at is null then
    return deal.id;
  end if;
  if party.email is null or party.revoked_at is not null
    or party.email is distinct from private.own_verified_email() then
    raise exception 'This invitation isn’t available to you. Sign in with the invited email address and verify it.'
      using errcode = '42501';
  end if;
  if deal.state <> 'open' then
    raise exception 'This deal has ended.' using errcode = 'P0001';
  end if;
  if exists (select from public.deal_parties p where p.deal_id = deal.id and p.user_id = me) then
    -- Someone who was revoked comes back in the new role, with what is theirs.
    update public.deal_parties p set user_id = null where p.deal_id = deal.id and p.user_id = me
      and p.revoked_at is not null
    returning p.id into former;
    if former is null then
      raise exception 'You’re already part of this deal.' using errcode = 'P0001';
    end if;
    update public.deal_documents d set added_by = party.id where d.added_by = former;
    update public.agreement_signatures s set party_id = party.id where s.party_id = former;
  end if;
  update public.deal_parties p set user_id = me, email = null, joined_at = clock_timestamp() where p.id = party.id
  returning * into party;
  perform private.record_deal_step(deal, party, 'party.join', jsonb_build_object('party', party.id, 'role',
    party.role));
  return deal.id;
end;
$function$;

create or replace function private.jv_fields (
  deal   public.deals,
  inputs jsonb,
  today  date
)
  returns jsonb
  language plpgsql
  stable
  set search_path to ''
  AS $function$
declare
  contributions constant text := private.plain_items(inputs ->> 'contributions');
  ends_on constant date := private.input_date(inputs, 'ends_on');
begin
  if contributions is null or char_length(contributions) > 4000 then
    raise exception 'Describe what each party contributes, in up to 4,000 characters.' using errcode = 'P0001';
  end if;
  if ends_on is null or ends_on <= today or ends_on > today + interval '10 years' then
    raise exception 'Choose an end date in the future, within 10 years.' using errcode = 'P0001';
  end if;
  return jsonb_build_object('contributions', contributions, 'ends_on', private.long_date(ends_on));
end;
$function$;

create or replace function private.leave_agreements (
  member uuid
)
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  parties constant uuid[] := array(select p.id from public.deal_parties p where p.user_id = member);
  deal public.deals;
  orphans constant uuid[] := array(select a.id from private.orphaned_agreements(member) a);
  sealed uuid[];
begin
  for deal in
    select d.* from public.deals d
    where d.state = 'open' and d.id in (select p.deal_id from public.deal_parties p where p.id = any (parties))
    order by d.id for no key update
  loop
    perform private.withdraw_agreements(deal, 'account_deleted', p.id) from public.deal_parties p
    where p.deal_id = deal.id and p.id = any (parties);
  end loop;
  update public.agreements a set body = null
  where a.status in ('declined', 'withdrawn') and a.body is not null
    and a.id in (select s.agreement_id from public.agreement_signatures s where s.party_id = any (parties));
  update public.agreement_signatures s set name = null, signed_name = null
  from public.agreements a
  where a.id = s.agreement_id and a.status in ('declined', 'withdrawn') and s.party_id = any (parties);
  sealed := array(select a.document_id from public.agreements a where a.id = any (orphans));
  delete from public.agreements a where a.id = any (orphans);
  delete from public.deal_documents d where d.id = any (sealed);
end;
$function$;

create or replace function private.leave_deals()
  returns trigger
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  deal public.deals;
  nobody public.deal_parties;
  offer public.offers;
  entry uuid;
begin
  perform from public.properties p
  where p.user_id = old.id
    or p.id in (select o.property_id from public.offers o where old.id in (o.buyer_id, o.seller_id))
    or p.id in (
      select d.property_id from public.deals d join public.deal_parties m on m.deal_id = d.id where m.user_id = old.id
    )
  order by p.id for no key update;
  perform from public.offers o
  where old.id in (o.buyer_id, o.seller_id)
    or o.property_id in (select p.id from public.properties p where p.user_id = old.id)
  order by o.id for no key update;
  for offer in
    select * from public.offers o where old.id in (o.buyer_id, o.seller_id) and o.state in ('sealed', 'open', 'backup')
    order by o.id
  loop
    entry := private.move_offer(offer, 'cancel', 'system', '{}', '{}', 'account_deleted');
    perform private.notify_offer(case old.id when offer.buyer_id then offer.seller_id else offer.buyer_id end, null,
      'cancel', entry, offer);
  end loop;
  for deal in
    select * from public.deals d where old.id in (d.buyer_id, d.seller_id) and d.state = 'open' order by d.id
    for no key update
  loop
    perform private.record_deal_step(deal, nobody, 'deal.fall_through', '{"reason": "account_deleted"}');
    perform private.finish_deal(deal, 'fell_through', 'account_deleted');
  end loop;
  update public.deal_splits s set state = 'withdrawn', decided_at = clock_timestamp()
  from public.deal_parties p
  where p.deal_id = s.deal_id and p.user_id = old.id and s.state = 'proposed';
  perform private.leave_agreements(old.id);
  perform private.delete_own_documents(old.id);
  update public.offers o set
    buyer_name = case when o.buyer_id = old.id then null else o.buyer_name end,
    seller_name = case when o.seller_id = old.id then null else o.seller_name end
  where old.id in (o.buyer_id, o.seller_id);
  update public.deal_parties p set name = null, revoked_at = coalesce(p.revoked_at, clock_timestamp())
  where p.user_id = old.id;
  return old;
end;
$function$;

create or replace function private.lock_agreement (
  agreement_id uuid,
  OUT          agreement public.agreements,
  OUT          deal public.deals,
  OUT          party public.deal_parties
)
  returns record
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  of_deal constant uuid := (select a.deal_id from public.agreements a where a.id = lock_agreement.agreement_id);
begin
  deal := private.lock_deal(of_deal);
  select * into agreement from public.agreements a where a.id = lock_agreement.agreement_id for no key update;
  if not exists (
    select from public.agreement_signatures s
    where s.agreement_id = lock_agreement.agreement_id and s.party_id = any (private.my_party_ids())
  ) then
    raise exception 'This agreement isn’t available to you.' using errcode = '42501';
  end if;
  party := private.acting_party(deal);
end;
$function$;

create or replace function private.log_document_step (
  document_id uuid,
  party_id    uuid,
  step        text,
  details     jsonb default '{}'::jsonb
)
  returns void
  language sql
  set search_path to ''
  AS $function$
  insert into public.deal_document_log (document_id, party_id, step, details)
  values (log_document_step.document_id, log_document_step.party_id, log_document_step.step, log_document_step.details);
$function$;

create or replace function private.log_template_decision (
  template public.agreement_templates,
  action   text,
  reason   text
)
  returns void
  language sql
  set search_path to ''
  AS $function$
  insert into public.moderation_actions (action, subject_kind, subject_id, title, actor_id, reason)
  values (log_template_decision.action, 'agreement_template', template.id,
    template.title || ', version ' || template.version, auth.uid(), log_template_decision.reason);
$function$;

create or replace function private.long_date (
  day date
)
  returns text
  language sql
  immutable
  set search_path to ''
  AS $function$ select to_char(day, 'FMMonth FMDD, YYYY'); $function$;

create or replace function private.my_agreement_ids()
  returns uuid[]
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select array(
    select a.id
    from public.deal_parties p
    join public.agreement_signatures s on s.party_id = p.id
    join public.agreements a on a.id = s.agreement_id
    where p.user_id = (select auth.uid()) and (p.revoked_at is null or a.status = 'signed')
  );
$function$;

create or replace function private.my_document_ids()
  returns uuid[]
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select private.my_own_document_ids() || array(
    select d.id
    from public.deal_parties p
    join public.deal_document_readers r on r.party_id = p.id and r.revoked_at is null
    join public.deal_documents d on d.id = r.document_id and d.removed_at is null
    where p.user_id = (select auth.uid()) and p.revoked_at is null and 'documents' = any (p.rights)
  );
$function$;

create or replace function private.my_own_document_ids()
  returns uuid[]
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select array(
    select d.id from public.deal_parties p join public.deal_documents d on d.added_by = p.id
    where p.user_id = (select auth.uid())
    union
    select a.document_id
    from public.deal_parties p
    join public.agreement_signatures s on s.party_id = p.id
    join public.agreements a on a.id = s.agreement_id and a.document_id is not null
    where p.user_id = (select auth.uid())
  );
$function$;

create or replace function private.my_party_ids()
  returns uuid[]
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select coalesce(array_agg(p.id), '{}') from public.deal_parties p
  where p.user_id = (select auth.uid()) and p.revoked_at is null;
$function$;

create or replace function private.open_deal_document (
  document_id uuid
)
  returns text
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  document public.deal_documents;
  party public.deal_parties;
begin
  select * into document from public.deal_documents d
  where d.id = open_deal_document.document_id and d.id = any (private.my_document_ids()) and d.removed_at is null;
  select * into party from public.deal_parties p where p.deal_id = document.deal_id and p.user_id = auth.uid();
  if document.id is null then
    raise exception 'This document isn’t available to you.' using errcode = '42501';
  end if;
  if document.added_by is not distinct from party.id then
    return document.path;
  end if;
  perform private.consume_rate_limit('deal_document_view');
  perform private.log_document_step(document.id, party.id, 'viewed');
  perform private.broadcast_change(p.user_id, 'deals') from public.deal_parties p
  where p.id = document.added_by and p.user_id is not null;
  return document.path;
end;
$function$;

create or replace function private.orphaned_agreement_files (
  member uuid
)
  returns SETOF text
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select d.path from private.orphaned_agreements(member) a join public.deal_documents d on d.id = a.document_id;
$function$;

create or replace function private.orphaned_agreements (
  member uuid
)
  returns SETOF public.agreements
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select a.*
  from public.agreements a
  where a.status = 'signed'
    and exists (
      select from public.agreement_signatures s join public.deal_parties p on p.id = s.party_id
      where s.agreement_id = a.id and p.user_id = member
    )
    and not exists (
      select from public.agreement_signatures s join public.deal_parties p on p.id = s.party_id
      where s.agreement_id = a.id and p.user_id <> member
    );
$function$;

create or replace function private.plain_items (
  content text
)
  returns text
  language sql
  immutable
  set search_path to ''
  AS $function$
  select string_agg('- ' || private.plain_line(line.content), E'\n' order by line.ordinal)
  from regexp_split_to_table(content, E'\r\n|\r|\n') with ordinality as line (content, ordinal)
  where private.plain_line(line.content) is not null;
$function$;

create or replace function private.plain_line (
  content text
)
  returns text
  language sql
  immutable
  set search_path to ''
  AS $function$
  select nullif(btrim(regexp_replace(
    regexp_replace(content, '[\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]', '', 'g'), '[[:space:][:cntrl:]]+', ' ', 'g'
  )), '');
$function$;

create or replace function private.prepare_agreement (
  agreement_id uuid,
  deal_id      uuid,
  kind         text,
  inputs       jsonb,
  body_sha256  text
)
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  deal public.deals := private.lock_deal(deal_id);
  party public.deal_parties;
  draft jsonb;
  signers uuid[];
begin
  if exists (select from public.agreements a where a.id = prepare_agreement.agreement_id) then
    if exists (
      select from public.agreements a
      where a.id = prepare_agreement.agreement_id and a.prepared_by = any (private.my_party_ids())
    ) then
      return;
    end if;
    raise exception 'Not an agreement of yours' using errcode = '42501';
  end if;
  party := private.acting_party(deal);
  draft := private.draft_agreement(deal, party, kind, inputs);
  if draft ->> 'body_sha256' is distinct from prepare_agreement.body_sha256 then
    raise exception 'The deal changed since you read this agreement. Review it again.'
      using errcode = 'P0001', hint = 'deal_changed';
  end if;
  if exists (
    select from public.agreements a
    where a.deal_id = deal.id and a.kind = prepare_agreement.kind and a.status = 'awaiting_signatures'
  ) then
    raise exception 'An agreement of this kind is already waiting for signatures. It has to be signed, declined, or '
      'withdrawn first.' using errcode = 'P0001', hint = 'deal_changed';
  end if;
  perform private.consume_rate_limit('agreement');
  insert into public.agreements (id, deal_id, template_id, kind, title, state, body, body_sha256, prepared_by)
  values (prepare_agreement.agreement_id, deal.id, (draft ->> 'template_id')::uuid, prepare_agreement.kind,
    draft ->> 'title', draft ->> 'state', draft ->> 'body', draft ->> 'body_sha256', party.id);
  insert into public.agreement_signatures (agreement_id, party_id, position, role, name)
  select prepare_agreement.agreement_id, (signer.value ->> 'party_id')::uuid, signer.ordinal, signer.value ->> 'role',
    signer.value ->> 'name'
  from jsonb_array_elements(draft -> 'signers') with ordinality as signer (value, ordinal);
  signers := array(
    select s.party_id from public.agreement_signatures s
    where s.agreement_id = prepare_agreement.agreement_id order by s.position
  );
  perform private.record_deal_step(deal, party, 'agreement.prepare', jsonb_build_object(
    'agreement', prepare_agreement.agreement_id, 'kind', prepare_agreement.kind,
    'template_version', draft -> 'template_version', 'state', draft -> 'state', 'body_sha256', draft -> 'body_sha256',
    'signers', to_jsonb(signers)
  ), recipients => signers);
end;
$function$;

create or replace function private.preview_agreement (
  deal_id uuid,
  kind    text,
  inputs  jsonb
)
  returns jsonb
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
declare
  deal public.deals;
begin
  select * into deal from public.deals d where d.id = preview_agreement.deal_id;
  return private.draft_agreement(deal, private.acting_party(deal), kind, inputs);
end;
$function$;

create or replace function private.protect_agreement()
  returns trigger
  language plpgsql
  set search_path to ''
  AS $function$
begin
  if (new.deal_id, new.template_id, new.kind, new.title, new.state, new.body_sha256, new.prepared_by, new.created_at)
      is distinct from
      (old.deal_id, old.template_id, old.kind, old.title, old.state, old.body_sha256, old.prepared_by, old.created_at)
    or (new.body is distinct from old.body and new.body is not null)
    or (old.status <> 'awaiting_signatures' and (new.status, new.ended_at) is distinct from (old.status, old.ended_at))
    or (old.document_id is not null and new.document_id is distinct from old.document_id
      and new.document_id is not null) then
    raise exception 'An agreement can’t be changed' using errcode = '42501';
  end if;
  return new;
end;
$function$;

create or replace function private.record_deal_step (
  deal       public.deals,
  party      public.deal_parties,
  kind       text,
  data       jsonb               default '{}'::jsonb,
  texts      jsonb               default '{}'::jsonb,
  step       text                default null::text,
  recipients uuid[]              default null::uuid[]
)
  returns uuid
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  entry uuid;
begin
  entry := private.append_entry(
    deal.offer_id, coalesce(private.ledger_actor(party), 'system'), kind, data, texts, party.user_id
  );
  perform private.notify(p.user_id, 'deal', null, entry, jsonb_build_object(
    'step', coalesce(step, kind), 'deal_id', deal.id, 'title', deal.title, 'time_zone', deal.time_zone
  ) || data - '{price_usd,lines,rights,sha256,size,readers,body_sha256,signers}'::text[])
  from public.deal_parties p
  where p.deal_id = deal.id and p.revoked_at is null and p.user_id is distinct from party.user_id
    and case when recipients is null then 'terms' = any (p.rights) else p.id = any (recipients) end
  order by p.user_id;
  return entry;
end;
$function$;

create or replace function private.register_deal_document (
  member      uuid,
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
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  deal public.deals := private.lock_deal(deal_id);
  stored public.deal_documents;
  party public.deal_parties;
  readers uuid[];
begin
  select * into stored from public.deal_documents d where d.id = register_deal_document.document_id;
  if stored.id is not null then
    if stored.deal_id is distinct from deal.id or not exists (
      select from public.deal_parties p where p.id = stored.added_by and p.user_id = member
    ) then
      raise exception 'Not a document of yours' using errcode = '42501';
    end if;
    return stored;
  end if;
  party := private.document_party(deal, member);
  if private.standing_of(member) <> 'active' then
    raise exception 'Your account can’t add documents now.' using errcode = 'P0001';
  end if;
  readers := array(select distinct id from unnest(reader_ids) as named (id) where id <> party.id order by id);
  perform private.check_document_readers(deal, readers);
  if not starts_with(path, member || '/' || document_id || '/' || sha256 || '.') or not exists (
    select from storage.objects o where o.bucket_id = 'deal-documents' and o.name = register_deal_document.path
  ) then
    raise exception 'No such file is stored' using errcode = '22023';
  end if;
  perform private.consume_rate_limit_for(member, 'deal_document');
  if (select count(*) from public.deal_documents d where d.deal_id = deal.id and d.removed_at is null) >= 200 then
    raise exception 'A deal can have up to 200 documents. Remove one you no longer need.' using errcode = 'P0001';
  end if;
  insert into public.deal_documents (id, deal_id, added_by, kind, path, name, size, mime_type, sha256)
  values (register_deal_document.document_id, deal.id, party.id, register_deal_document.kind,
    register_deal_document.path, btrim(register_deal_document.name), register_deal_document.size,
    register_deal_document.mime_type, register_deal_document.sha256)
  returning * into stored;
  insert into public.deal_document_readers (document_id, party_id)
  select stored.id, named.id from unnest(readers) as named (id);
  perform private.log_document_step(stored.id, party.id, 'added',
    jsonb_build_object('kind', stored.kind, 'name', stored.name, 'sha256', stored.sha256));
  perform private.log_document_step(stored.id, party.id, 'shared', jsonb_build_object('party_id', named.id))
  from unnest(readers) as named (id);
  perform private.record_deal_step(deal, party, 'document.add', jsonb_build_object(
    'document', stored.id, 'sha256', stored.sha256, 'size', stored.size, 'readers', to_jsonb(readers)
  ), recipients => readers);
  return stored;
end;
$function$;

create or replace function private.register_sealed_agreement (
  agreement_id uuid,
  document_id  uuid,
  size         bigint,
  sha256       text,
  path         text
)
  returns public.deal_documents
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  agreement public.agreements;
  deal public.deals;
  stored public.deal_documents;
begin
  select * into agreement from public.agreements a where a.id = register_sealed_agreement.agreement_id;
  deal := private.lock_deal(agreement.deal_id);
  select * into agreement from public.agreements a where a.id = agreement.id for no key update;
  if agreement.id is null or agreement.status <> 'signed' then
    raise exception 'Not a signed agreement' using errcode = '22023';
  end if;
  select * into stored from public.deal_documents d where d.id = agreement.document_id;
  if stored.id is not null then
    return stored;
  end if;
  if path is distinct from 'agreements/' || agreement.id || '/' || sha256 || '.pdf' or not exists (
    select from storage.objects o where o.bucket_id = 'deal-documents' and o.name = register_sealed_agreement.path
  ) then
    raise exception 'No such file is stored' using errcode = '22023';
  end if;
  insert into public.deal_documents (id, deal_id, kind, path, name, size, mime_type, sha256)
  values (register_sealed_agreement.document_id, deal.id,
    case agreement.kind when 'jv' then 'jv_agreement' else 'assignment' end, register_sealed_agreement.path,
    agreement.title || '.pdf', register_sealed_agreement.size, 'application/pdf', register_sealed_agreement.sha256)
  returning * into stored;
  insert into public.deal_document_readers (document_id, party_id)
  select stored.id, s.party_id from public.agreement_signatures s where s.agreement_id = agreement.id;
  update public.agreements a set document_id = stored.id where a.id = agreement.id;
  perform private.log_document_step(stored.id, null, 'added',
    jsonb_build_object('kind', stored.kind, 'name', stored.name, 'sha256', stored.sha256));
  perform private.append_entry(deal.offer_id, 'system', 'agreement.seal', jsonb_build_object(
    'agreement', agreement.id, 'kind', agreement.kind, 'document', stored.id, 'sha256', stored.sha256
  ));
  return stored;
end;
$function$;

create or replace function private.remove_deal_document (
  document_id uuid
)
  returns text
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  document public.deal_documents;
  deal public.deals;
  party public.deal_parties;
begin
  select * into document from public.deal_documents d where d.id = remove_deal_document.document_id;
  deal := private.lock_deal(document.deal_id);
  select * into party from public.deal_parties p where p.id = document.added_by and p.user_id = auth.uid();
  if party.id is null then
    raise exception 'Only the party who added a document can remove it.' using errcode = '42501';
  end if;
  update public.deal_documents d set removed_at = clock_timestamp() where d.id = document.id and d.removed_at is null;
  if found then
    perform private.log_document_step(document.id, party.id, 'removed');
    perform private.record_deal_step(deal, party, 'document.remove', jsonb_build_object('document', document.id),
      recipients => '{}');
  end if;
  return document.path;
end;
$function$;

create or replace function private.revoke_party (
  party_id uuid
)
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  target public.deal_parties;
  deal public.deals;
  party public.deal_parties;
begin
  select * into target from public.deal_parties p where p.id = revoke_party.party_id;
  deal := private.lock_deal(target.deal_id);
  party := private.acting_party(deal);
  select * into target from public.deal_parties p where p.id = revoke_party.party_id for no key update;
  -- Each side revokes whom it invited, and everyone can leave.
  if target.role in ('buyer', 'seller')
    or (target.id <> party.id and (party.role not in ('buyer', 'seller') or party.side <> target.side)) then
    raise exception 'Only the side that invited them can remove them.' using errcode = '42501';
  end if;
  if target.revoked_at is not null then
    return;
  end if;
  if exists (
    select from public.deal_splits s join public.deal_split_shares h on h.split_id = s.id
    where s.deal_id = deal.id and s.state in ('proposed', 'agreed') and h.party_id = target.id and h.share_bps > 0
  ) then
    raise exception 'This partner has a share in the split. Agree on a split without them first.'
      using errcode = 'P0001';
  end if;
  update public.deal_parties p set revoked_at = clock_timestamp(), email = null where p.id = target.id;
  perform private.record_deal_step(deal, party, 'party.revoke',
    jsonb_build_object('party', target.id, 'role', target.role));
  perform private.broadcast_change(target.user_id, 'deals');
  -- Theirs may have been the last approval missing.
  perform private.settle_split(s.id) from public.deal_splits s where s.deal_id = deal.id and s.state = 'proposed';
  perform private.withdraw_agreements(deal, 'party_left', target.id);
end;
$function$;

create or replace function private.revoke_template_approval (
  template_id uuid,
  state       text
)
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  template public.agreement_templates;
begin
  if not private.has_staff_role('admin') then
    raise exception 'Only admins can approve agreements' using errcode = '42501';
  end if;
  delete from public.agreement_template_approvals a
  where a.template_id = revoke_template_approval.template_id and a.state = revoke_template_approval.state;
  if found then
    select * into template from public.agreement_templates t where t.id = revoke_template_approval.template_id;
    perform private.log_template_decision(template, 'revoke_template', 'No longer approved for ' || state);
  end if;
end;
$function$;

create or replace function private.share_deal_document (
  document_id uuid,
  party_id    uuid
)
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  document public.deal_documents;
  deal public.deals;
  party public.deal_parties;
begin
  select * into document from public.deal_documents d where d.id = share_deal_document.document_id;
  deal := private.lock_deal(document.deal_id);
  party := private.document_party(deal, auth.uid());
  select * into document from public.deal_documents d where d.id = document.id for no key update;
  if document.added_by is distinct from party.id
    and not (document.added_by is null and party.role in ('buyer', 'seller')
      and document.id = any (private.my_document_ids())) then
    raise exception 'You can’t share this document.' using errcode = '42501';
  end if;
  if document.removed_at is not null then
    raise exception 'This document was removed.' using errcode = 'P0001', hint = 'deal_changed';
  end if;
  perform private.check_document_readers(deal, array[share_deal_document.party_id]);
  if share_deal_document.party_id = party.id or exists (
    select from public.deal_document_readers r
    where r.document_id = document.id and r.party_id = share_deal_document.party_id and r.revoked_at is null
  ) then
    return;
  end if;
  perform private.consume_rate_limit('deal_document_share');
  insert into public.deal_document_readers as r (document_id, party_id)
  values (document.id, share_deal_document.party_id)
  on conflict on constraint deal_document_readers_pkey do update set shared_at = clock_timestamp(), revoked_at = null;
  perform private.log_document_step(document.id, party.id, 'shared',
    jsonb_build_object('party_id', share_deal_document.party_id));
  perform private.record_deal_step(deal, party, 'document.share',
    jsonb_build_object('document', document.id, 'party', share_deal_document.party_id),
    recipients => array[share_deal_document.party_id]);
end;
$function$;

create or replace function private.sign_agreement (
  agreement_id uuid,
  body_sha256  text,
  signed_name  text,
  consent      boolean
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
  typed constant text := private.plain_line(signed_name);
begin
  if exists (
    select from public.agreement_signatures s
    where s.agreement_id = agreement.id and s.party_id = party.id and s.signed_at is not null
  ) then
    return;
  end if;
  perform private.check_awaiting(agreement);
  if agreement.body_sha256 is distinct from sign_agreement.body_sha256 then
    raise exception 'This isn’t the text you read. Review it again.' using errcode = 'P0001', hint = 'deal_changed';
  end if;
  if not exists (
    select from public.agreement_template_approvals a
    where a.template_id = agreement.template_id and a.state = agreement.state
  ) then
    raise exception 'This agreement is no longer approved for %. Withdraw it, and add your own as a document.',
      agreement.state using errcode = 'P0001', hint = 'no_template';
  end if;
  if consent is not true then
    raise exception 'Check the box to agree to sign electronically.' using errcode = 'P0001';
  end if;
  if typed is null or char_length(typed) not between 2 and 120 then
    raise exception 'Type your full name, in 2 to 120 characters.' using errcode = 'P0001';
  end if;
  update public.agreement_signatures s set signed_name = typed, signed_at = clock_timestamp()
  where s.agreement_id = agreement.id and s.party_id = party.id;
  perform private.record_deal_step(deal, party, 'agreement.sign', jsonb_build_object(
    'agreement', agreement.id, 'kind', agreement.kind, 'body_sha256', agreement.body_sha256
  ), jsonb_build_object('signed_name', typed), recipients => private.agreement_parties(agreement.id));
  if not exists (
    select from public.agreement_signatures s where s.agreement_id = agreement.id and s.signed_at is null
  ) then
    perform private.complete_agreement(agreement, deal);
  end if;
end;
$function$;

create or replace function private.unshare_deal_document (
  document_id uuid,
  party_id    uuid
)
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  document public.deal_documents;
  deal public.deals;
  party public.deal_parties;
begin
  select * into document from public.deal_documents d where d.id = unshare_deal_document.document_id;
  deal := private.lock_deal(document.deal_id);
  -- Taking one's own document back is allowed even after leaving the deal.
  select * into party from public.deal_parties p
  where p.deal_id = deal.id and p.user_id = auth.uid() and (
    p.id = document.added_by
    or (document.added_by is null and p.revoked_at is null and p.role in ('buyer', 'seller')
      and document.id = any (private.my_document_ids()))
  );
  if party.id is null then
    raise exception 'You can’t change who sees this document.' using errcode = '42501';
  end if;
  if exists (
    select from public.agreements a join public.agreement_signatures s on s.agreement_id = a.id
    where a.document_id = document.id and s.party_id = unshare_deal_document.party_id
  ) then
    raise exception 'Everyone who signed an agreement keeps it.' using errcode = 'P0001';
  end if;
  update public.deal_document_readers r set revoked_at = clock_timestamp()
  where r.document_id = document.id and r.party_id = unshare_deal_document.party_id and r.revoked_at is null;
  if not found then
    return;
  end if;
  perform private.log_document_step(document.id, party.id, 'unshared',
    jsonb_build_object('party_id', unshare_deal_document.party_id));
  perform private.record_deal_step(deal, party, 'document.unshare',
    jsonb_build_object('document', document.id, 'party', unshare_deal_document.party_id), recipients => '{}');
end;
$function$;

create or replace function private.withdraw_agreement (
  agreement_id uuid
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
  if agreement.prepared_by <> party.id then
    raise exception 'Only the party who prepared an agreement can withdraw it.' using errcode = '42501';
  end if;
  if agreement.status = 'withdrawn' then
    return;
  end if;
  perform private.check_awaiting(agreement);
  update public.agreements a set status = 'withdrawn', ended_at = clock_timestamp() where a.id = agreement.id;
  perform private.record_deal_step(deal, party, 'agreement.withdraw',
    jsonb_build_object('agreement', agreement.id, 'kind', agreement.kind),
    recipients => private.agreement_parties(agreement.id));
end;
$function$;

create or replace function private.withdraw_agreements (
  deal     public.deals,
  reason   text,
  party_id uuid         default null::uuid
)
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  agreement public.agreements;
  nobody public.deal_parties;
begin
  for agreement in
    select a.* from public.agreements a
    where a.deal_id = deal.id and a.status = 'awaiting_signatures'
      and (withdraw_agreements.party_id is null
        or withdraw_agreements.party_id = any (private.agreement_parties(a.id)))
    order by a.id for no key update
  loop
    update public.agreements a set status = 'withdrawn', ended_at = clock_timestamp() where a.id = agreement.id;
    perform private.record_deal_step(deal, nobody, 'agreement.withdraw', jsonb_build_object(
      'agreement', agreement.id, 'kind', agreement.kind, 'reason', withdraw_agreements.reason
    ), recipients => private.agreement_parties(agreement.id));
  end loop;
end;
$function$;

create or replace function public.agreement_to_seal (
  member_id    uuid,
  agreement_id uuid
)
  returns jsonb
  language sql
  stable
  set search_path to ''
  AS $function$ select private.agreement_to_seal(member_id, agreement_id); $function$;

revoke all on function "public"."agreement_to_seal"(uuid, uuid) from "anon";

revoke all on function "public"."agreement_to_seal"(uuid, uuid) from "authenticated";

create or replace function public.approve_template (
  template_id uuid,
  states      text[]
)
  returns void
  language sql
  set search_path to ''
  AS $function$ select private.approve_template(template_id, states); $function$;

revoke all on function "public"."approve_template"(uuid, text[]) from "anon";

create or replace function public.decline_agreement (
  agreement_id uuid,
  reason       text default null::text
)
  returns void
  language sql
  set search_path to ''
  AS $function$ select private.decline_agreement(agreement_id, reason); $function$;

revoke all on function "public"."decline_agreement"(uuid, text) from "anon";

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
    || private.exported_system_data()
  where (select auth.uid()) is not null;
$function$;

create or replace function public.open_deal_document (
  document_id uuid
)
  returns text
  language sql
  set search_path to ''
  AS $function$ select private.open_deal_document(document_id); $function$;

revoke all on function "public"."open_deal_document"(uuid) from "anon";

create or replace function public.orphaned_agreement_files (
  member_id uuid
)
  returns SETOF text
  language sql
  stable
  set search_path to ''
  AS $function$ select private.orphaned_agreement_files(member_id); $function$;

revoke all on function "public"."orphaned_agreement_files"(uuid) from "anon";

revoke all on function "public"."orphaned_agreement_files"(uuid) from "authenticated";

create or replace function public.prepare_agreement (
  agreement_id uuid,
  deal_id      uuid,
  kind         text,
  inputs       jsonb,
  body_sha256  text
)
  returns void
  language sql
  set search_path to ''
  AS $function$ select private.prepare_agreement(agreement_id, deal_id, kind, inputs, body_sha256); $function$;

revoke all on function "public"."prepare_agreement"(uuid, uuid, text, jsonb, text) from "anon";

create or replace function public.preview_agreement (
  deal_id uuid,
  kind    text,
  inputs  jsonb
)
  returns jsonb
  language sql
  stable
  set search_path to ''
  AS $function$ select private.preview_agreement(deal_id, kind, inputs); $function$;

revoke all on function "public"."preview_agreement"(uuid, text, jsonb) from "anon";

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
  AS $function$
  select private.register_deal_document(
    member_id, document_id, deal_id, kind, reader_ids, name, size, mime_type, sha256, path
  );
$function$;

revoke all
  on function
    "public"."register_deal_document"(uuid, uuid, uuid, text, uuid[], text, bigint, text, text,
    text)
  from "anon";

revoke all
  on function
    "public"."register_deal_document"(uuid, uuid, uuid, text, uuid[], text, bigint, text, text,
    text)
  from "authenticated";

create or replace function public.register_sealed_agreement (
  agreement_id uuid,
  document_id  uuid,
  size         bigint,
  sha256       text,
  path         text
)
  returns public.deal_documents
  language sql
  set search_path to ''
  AS $function$ select private.register_sealed_agreement(agreement_id, document_id, size, sha256, path); $function$;

revoke all
  on function "public"."register_sealed_agreement"(uuid, uuid, bigint, text, text)
  from "anon";

revoke all
  on function "public"."register_sealed_agreement"(uuid, uuid, bigint, text, text)
  from "authenticated";

create or replace function public.remove_deal_document (
  document_id uuid
)
  returns text
  language sql
  set search_path to ''
  AS $function$ select private.remove_deal_document(document_id); $function$;

revoke all on function "public"."remove_deal_document"(uuid) from "anon";

create or replace function public.revoke_template_approval (
  template_id uuid,
  state       text
)
  returns void
  language sql
  set search_path to ''
  AS $function$ select private.revoke_template_approval(template_id, state); $function$;

revoke all on function "public"."revoke_template_approval"(uuid, text) from "anon";

create or replace function public.share_deal_document (
  document_id uuid,
  party_id    uuid
)
  returns void
  language sql
  set search_path to ''
  AS $function$ select private.share_deal_document(document_id, party_id); $function$;

revoke all on function "public"."share_deal_document"(uuid, uuid) from "anon";

create or replace function public.sign_agreement (
  agreement_id uuid,
  body_sha256  text,
  signed_name  text,
  consent      boolean
)
  returns void
  language sql
  set search_path to ''
  AS $function$ select private.sign_agreement(agreement_id, body_sha256, signed_name, consent); $function$;

revoke all on function "public"."sign_agreement"(uuid, text, text, boolean) from "anon";

create or replace function public.unshare_deal_document (
  document_id uuid,
  party_id    uuid
)
  returns void
  language sql
  set search_path to ''
  AS $function$ select private.unshare_deal_document(document_id, party_id); $function$;

revoke all on function "public"."unshare_deal_document"(uuid, uuid) from "anon";

create or replace function public.withdraw_agreement (
  agreement_id uuid
)
  returns void
  language sql
  set search_path to ''
  AS $function$ select private.withdraw_agreement(agreement_id); $function$;

revoke all on function "public"."withdraw_agreement"(uuid) from "anon";

alter table "public"."agreement_signatures"
  add constraint "agreement_signatures_party_id_fkey" foreign key (party_id)
    references public.deal_parties(id) on delete cascade;

alter table "public"."agreement_template_approvals"
  add constraint "agreement_template_approvals_template_id_fkey" foreign key (template_id)
    references public.agreement_templates(id) on delete cascade;

alter table "public"."agreements"
  add constraint "agreements_deal_id_fkey" foreign key (deal_id) references public.deals(id)
    on delete cascade;

alter table "public"."agreement_signatures"
  add constraint "agreement_signatures_agreement_id_fkey" foreign key (agreement_id)
    references public.agreements(id) on delete cascade;

alter table "public"."agreements"
  add constraint "agreements_prepared_by_fkey" foreign key (prepared_by)
    references public.deal_parties(id) on delete cascade;

alter table "public"."agreements"
  add constraint "agreements_template_id_fkey" foreign key (template_id)
    references public.agreement_templates(id);

alter table "public"."deal_document_log"
  add constraint "deal_document_log_party_id_fkey" foreign key (party_id)
    references public.deal_parties(id) on delete cascade;

alter table "public"."deal_document_readers"
  add constraint "deal_document_readers_party_id_fkey" foreign key (party_id)
    references public.deal_parties(id) on delete cascade;

alter table "public"."deal_documents"
  add constraint "deal_documents_added_by_fkey" foreign key (added_by)
    references public.deal_parties(id) on delete cascade;

alter table "public"."deal_documents"
  add constraint "deal_documents_deal_id_fkey" foreign key (deal_id) references public.deals(id)
    on delete cascade;

alter table "public"."agreements"
  add constraint "agreements_document_id_fkey" foreign key (document_id)
    references public.deal_documents(id) on delete set null;

alter table "public"."deal_document_log"
  add constraint "deal_document_log_document_id_fkey" foreign key (document_id)
    references public.deal_documents(id) on delete cascade;

alter table "public"."deal_document_readers"
  add constraint "deal_document_readers_document_id_fkey" foreign key (document_id)
    references public.deal_documents(id) on delete cascade;

alter table "public"."moderation_actions"
  add constraint "moderation_actions_action_check"
    check
    ((action = ANY (ARRAY['take_down'::text, 'hide'::text, 'remove_badge'::text, 'warn'::text,
    'restrict'::text,
    'suspend'::text,
    'ban'::text,
    'dismiss'::text,
    'uphold'::text,
    'reverse'::text,
    'change_role'::text,
    'hold'::text, 'approve'::text, 'approve_template'::text, 'revoke_template'::text])));

create view "private"."action_limits" with (security_invoker=true) AS  SELECT action,
    period,
    verb,
    noun,
    max_uses,
    basic_max_uses,
    new_max_uses
   FROM ( VALUES ('review'::text,'1 day'::interval,'write'::text,'review'::text,5,2,2), ('connection_request'::text,'1 day'::interval,'send'::text,'connection request'::text,50,20,10), ('follow'::text,'1 day'::interval,'follow'::text,'member'::text,100,40,20), ('conversation'::text,'1 day'::interval,'start'::text,'conversation'::text,30,10,3), ('message'::text,'00:01:00'::interval,'send'::text,'message'::text,30,30,30), ('listing'::text,'1 day'::interval,'post'::text,'listing'::text,50,10,5), ('submission'::text,'1 day'::interval,'start'::text,'submission'::text,20,10,5), ('submit'::text,'1 day'::interval,'submit'::text,'deal'::text,10,5,5), ('upload'::text,'01:00:00'::interval,'upload'::text,'file'::text,300,200,100), ('upload'::text,'1 day'::interval,'upload'::text,'file'::text,1000,400,200), ('post'::text,'1 day'::interval,'write'::text,'post'::text,20,10,5), ('comment'::text,'00:01:00'::interval,'write'::text,'comment'::text,10,10,10), ('comment'::text,'1 day'::interval,'write'::text,'comment'::text,200,100,50), ('feed_edit'::text,'01:00:00'::interval,'make'::text,'edit'::text,60,60,60), ('like'::text,'00:01:00'::interval,'change'::text,'like'::text,120,60,60), ('forum'::text,'1 day'::interval,'create'::text,'forum'::text,3,1,1), ('topic'::text,'1 day'::interval,'start'::text,'topic'::text,10,5,3), ('reply'::text,'00:01:00'::interval,'write'::text,'forum post'::text,10,10,10), ('reply'::text,'1 day'::interval,'write'::text,'forum post'::text,200,100,50), ('reply_edit'::text,'01:00:00'::interval,'make'::text,'edit'::text,60,60,60), ('event'::text,'1 day'::interval,'propose'::text,'event'::text,5,2,2), ('event_change'::text,'1 day'::interval,'change'::text,'published event'::text,10,10,10), ('event_registration'::text,'00:10:00'::interval,'register for'::text,'event'::text,30,30,30), ('document_request'::text,'1 day'::interval,'send'::text,'document request'::text,50,20,10), ('document_decision'::text,'1 day'::interval,'answer'::text,'document request'::text,300,100,50), ('offer'::text,'1 day'::interval,'make'::text,'offer'::text,50,20,5), ('offer_change'::text,'1 day'::interval,'change'::text,'offer'::text,200,100,50), ('call_for_offers'::text,'1 day'::interval,'call for offers'::text,'time'::text,20,10,5), ('proof_of_funds'::text,'1 day'::interval,'upload'::text,'document'::text,10,5,3), ('proof_share'::text,'1 day'::interval,'share'::text,'document'::text,50,20,10), ('proof_view'::text,'01:00:00'::interval,'open'::text,'file'::text,200,100,50), ('deal_invitation'::text,'1 day'::interval,'invite'::text,'person'::text,30,20,10), ('outcome'::text,'1 day'::interval,'report'::text,'outcome'::text,50,50,50), ('deal_document'::text,'1 day'::interval,'add'::text,'document'::text,100,50,20), ('deal_document_share'::text,'1 day'::interval,'share'::text,'document'::text,200,100,50), ('deal_document_view'::text,'01:00:00'::interval,'open'::text,'file'::text,200,100,50), ('agreement'::text,'1 day'::interval,'prepare'::text,'agreement'::text,50,20,10), ('pipeline_item'::text,'1 day'::interval,'add'::text,'pipeline item'::text,500,300,200), ('pipeline_change'::text,'00:01:00'::interval,'make'::text,'pipeline change'::text,120,120,120), ('pipeline_change'::text,'1 day'::interval,'make'::text,'pipeline change'::text,5000,3000,2000), ('question'::text,'1 day'::interval,'ask'::text,'question'::text,30,10,5), ('answer'::text,'1 day'::interval,'write'::text,'answer'::text,300,100,50), ('listing_invitation'::text,'1 day'::interval,'send'::text,'invitation'::text,25,10,5), ('showing'::text,'1 day'::interval,'offer'::text,'showing'::text,50,20,10), ('showing_booking'::text,'1 day'::interval,'book'::text,'showing'::text,30,15,5), ('report'::text,'1 day'::interval,'send'::text,'report'::text,20,10,10), ('open_portal'::text,'01:00:00'::interval,'open'::text,'billing page'::text,50,50,50), ('recovery_code'::text,'01:00:00'::interval,'try'::text,'recovery code'::text,10,10,10)) limits(action, period, verb, noun, max_uses, basic_max_uses, new_max_uses);

create view "private"."milestone_transitions" with (security_invoker=true) AS  SELECT kind,
    state,
    action,
    actor,
    next_state
   FROM ( VALUES ('earnest_money'::text,'pending'::text,'declare'::text,'buyer'::text,'declared'::text), ('earnest_money'::text,'pending'::text,'confirm'::text,'holder'::text,'done'::text), ('earnest_money'::text,'declared'::text,'confirm'::text,'holder'::text,'done'::text), ('earnest_money'::text,'declared'::text,'reject'::text,'holder'::text,'pending'::text), ('inspection'::text,'pending'::text,'complete'::text,'buyer'::text,'done'::text), ('inspection'::text,'pending'::text,'waive'::text,'buyer'::text,'waived'::text), ('financing'::text,'pending'::text,'complete'::text,'buyer'::text,'done'::text), ('financing'::text,'pending'::text,'waive'::text,'buyer'::text,'waived'::text), ('assignment'::text,'pending'::text,'declare'::text,'seller'::text,'declared'::text), ('assignment'::text,'declared'::text,'confirm'::text,'buyer'::text,'done'::text), ('assignment'::text,'declared'::text,'reject'::text,'buyer'::text,'pending'::text), ('assignment'::text,'pending'::text,'complete'::text,'system'::text,'done'::text), ('assignment'::text,'declared'::text,'complete'::text,'system'::text,'done'::text), ('closing'::text,'pending'::text,'close'::text,'system'::text,'done'::text)) transitions(kind, state, action, actor, next_state);

create view "private"."personal_data" with (security_invoker=true) AS  SELECT table_name,
    member_columns,
    label,
    exported_as,
    on_deletion,
    note,
    copies
   FROM ( VALUES ('auth.users'::text,'{id}'::text[],'sign-in account'::text,'account'::text,'deleted'::text,NULL::text,'{}'::text[]), ('private.alert_mail'::text,'{user_id}'::text[],'date of your last daily digest'::text,'alert_mail'::text,'deleted'::text,NULL::text,'{}'::text[]), ('private.contact_senders'::text,'{}'::text[],'counts that limit contact messages'::text,NULL::text,'kept'::text,'counted per email address, account, and IP address for an hour, then deleted with the next message'::text,'{}'::text[]), ('private.directory'::text,'{user_id}'::text[],'entry in the member directory'::text,'directory'::text,'deleted'::text,NULL::text,'{}'::text[]), ('private.email_change_permits'::text,'{user_id}'::text[],'change of email you asked for'::text,NULL::text,'deleted'::text,'the new address, until you confirm it'::text,'{}'::text[]), ('private.listing_sources'::text,'{}'::text[],'where views of your listings come from'::text,'listing_sources'::text,'deleted'::text,NULL::text,'{}'::text[]), ('private.listing_viewers'::text,'{}'::text[],'hashes that count views of listings'::text,NULL::text,'kept'::text,'can’t be traced to anyone after a day, because their key is deleted'::text,'{}'::text[]), ('private.mail_queue'::text,'{user_id,actor_id}'::text[],'emails sent or waiting'::text,'mail_queue'::text,'deleted'::text,NULL::text,'{}'::text[]), ('private.member_standings'::text,'{user_id}'::text[],'restrictions of your account'::text,'moderation'::text,'deleted'::text,NULL::text,'{}'::text[]), ('private.payment_corrections'::text,'{user_id}'::text[],'corrections of payments'::text,NULL::text,'deleted'::text,'which of your orders and subscriptions we updated late'::text,'{}'::text[]), ('private.rate_limits'::text,'{user_id}'::text[],'how often you did limited actions'::text,'rate_limits'::text,'deleted'::text,NULL::text,'{}'::text[]), ('private.recovery_codes'::text,'{user_id}'::text[],'recovery codes for two-factor authentication'::text,NULL::text,'deleted'::text,'hashes that can’t be turned back into codes'::text,'{}'::text[]), ('private.suspended_passwords'::text,'{user_id}'::text[],'whether you must set a new password'::text,NULL::text,'deleted'::text,'until you set it'::text,'{}'::text[]), ('private.stripe_events'::text,'{}'::text[],'notices from the payment provider'::text,NULL::text,'deleted'::text,'raw copies of what your orders and subscriptions say'::text,'{}'::text[]), ('private.verified_emails'::text,'{user_id}'::text[],'when you verified your email'::text,'account'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.agreement_signatures'::text,'{}'::text[],'your signatures of agreements'::text,'agreements'::text,'anonymized'::text,'stay with the agreement if everyone signed it'::text,'{}'::text[]), ('public.agreements'::text,'{}'::text[],'agreements in your deals'::text,'agreements'::text,'anonymized'::text,'stay with the others who signed, and your name in them, until they delete their accounts too; the texts of those that weren’t signed by everyone are deleted'::text,'{}'::text[]), ('public.buybox_profiles'::text,'{user_id}'::text[],'buy box'::text,'buy_box'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.connections'::text,'{sender_id,receiver_id}'::text[],'connections and requests'::text,'connections'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.contact_messages'::text,'{user_id,resolved_by}'::text[],'contact messages'::text,'contact_messages'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.conversation_members'::text,'{user_id,other_id}'::text[],'inbox'::text,'conversations'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.conversations'::text,'{user_a_id,user_b_id,last_user_id}'::text[],'conversations'::text,'conversations'::text,'anonymized'::text,'stay with the other person without your name, until they delete their account too'::text,'{}'::text[]), ('public.deal_alerts'::text,'{user_id}'::text[],'deal alerts'::text,'deal_alerts'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.calls_for_offers'::text,'{}'::text[],'calls for offers on your listings'::text,NULL::text,'deleted'::text,'deadlines everyone can see'::text,'{}'::text[]), ('public.deal_closings'::text,'{}'::text[],'closings of your deals'::text,'deals'::text,'anonymized'::text,'stay with the deal'::text,'{}'::text[]), ('public.deal_document_log'::text,'{}'::text[],'log of documents in your deals'::text,'deal_document_log'::text,'anonymized'::text,'your views of others’ documents stay without your name'::text,'{}'::text[]), ('public.deal_document_readers'::text,'{}'::text[],'who can see documents you added to deals'::text,'deal_documents'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.deal_documents'::text,'{}'::text[],'documents you added to deals'::text,'deal_documents'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.deal_extensions'::text,'{}'::text[],'extensions of deadlines'::text,NULL::text,'anonymized'::text,'are in the ledger of the offer'::text,'{}'::text[]), ('public.deal_milestones'::text,'{}'::text[],'milestones of your deals'::text,'deals'::text,'anonymized'::text,'stay with the deal'::text,'{}'::text[]), ('public.deal_outcomes'::text,'{}'::text[],'how your deals turned out'::text,'deals'::text,'anonymized'::text,'stay with the deal'::text,'{}'::text[]), ('public.deal_parties'::text,'{user_id}'::text[],'your part in deals'::text,'deals'::text,'anonymized'::text,'stays without your name'::text,'{}'::text[]), ('public.deal_split_approvals'::text,'{}'::text[],'splits you approved'::text,NULL::text,'anonymized'::text,'are in the ledger of the offer'::text,'{}'::text[]), ('public.deal_split_lines'::text,'{}'::text[],'splits of your deals'::text,NULL::text,'anonymized'::text,'are in the ledger of the offer'::text,'{}'::text[]), ('public.deal_split_shares'::text,'{}'::text[],'your shares'::text,NULL::text,'anonymized'::text,'are in the ledger of the offer'::text,'{}'::text[]), ('public.deal_splits'::text,'{}'::text[],'splits you proposed'::text,'deals'::text,'anonymized'::text,'stay with the deal'::text,'{}'::text[]), ('public.deals'::text,'{seller_id,buyer_id}'::text[],'deals'::text,'deals'::text,'anonymized'::text,'stay without your name, for the other side'::text,'{}'::text[]), ('public.event_links'::text,'{}'::text[],'links of your events'::text,'events'::text,'anonymized'::text,'stay with the event'::text,'{}'::text[]), ('public.event_registrations'::text,'{user_id}'::text[],'event registrations'::text,'event_registrations'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.events'::text,'{user_id}'::text[],'events you organized'::text,'events'::text,'anonymized'::text,'stay without your name, for the members who registered'::text,'{description}'::text[]), ('public.feed_comments'::text,'{user_id}'::text[],'comments'::text,'feed_comments'::text,'deleted'::text,NULL::text,'{content}'::text[]), ('public.feed_likes'::text,'{user_id}'::text[],'likes of posts'::text,'feed_likes'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.feed_posts'::text,'{user_id}'::text[],'posts'::text,'feed_posts'::text,'deleted'::text,NULL::text,'{content}'::text[]), ('public.follows'::text,'{follower_id,followed_id}'::text[],'follows'::text,'follows'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.forum_posts'::text,'{user_id}'::text[],'forum posts'::text,'forum_posts'::text,'anonymized'::text,'emptied, so that replies still make sense'::text,'{content}'::text[]), ('public.forum_topics'::text,'{user_id}'::text[],'forum topics'::text,'forum_topics'::text,'anonymized'::text,'stay without your name'::text,'{}'::text[]), ('public.forums'::text,'{user_id}'::text[],'forums'::text,'forums'::text,'anonymized'::text,'stay without your name'::text,'{}'::text[]), ('public.granted_tiers'::text,'{user_id}'::text[],'granted membership'::text,'granted_tier'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.held_content'::text,'{member_id}'::text[],'posts waiting for review'::text,'held_content'::text,'deleted'::text,NULL::text,'{snapshot}'::text[]), ('public.listing_answers'::text,'{user_id}'::text[],'answers to questions about your listings'::text,'listing_answers'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.listing_days'::text,'{}'::text[],'daily figures of listings'::text,'listing_days'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.listing_document_requests'::text,'{member_id}'::text[],'requests for documents'::text,'document_requests'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.listing_documents'::text,'{}'::text[],'documents of your listings'::text,'listing_documents'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.listing_invitations'::text,'{user_id}'::text[],'invitations to listings'::text,'listing_invitations'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.listing_prices'::text,'{}'::text[],'price history'::text,'listing_prices'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.listing_questions'::text,'{user_id}'::text[],'questions about listings'::text,'listing_questions'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.listing_reviews'::text,'{reviewer_id}'::text[],'reviews of listings by staff'::text,'listing_reviews'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.listing_showing_notes'::text,'{}'::text[],'notes for visitors of your showings'::text,'listing_showings'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.listing_showings'::text,'{}'::text[],'showings of your listings'::text,'listing_showings'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.listing_terms'::text,'{}'::text[],'deal terms of your listings'::text,'listing_terms'::text,'deleted'::text,NULL::text,'{}'::text[]), ('private.ledger_nodes'::text,'{}'::text[],'hashes of your ledgers'::text,NULL::text,'anonymized'::text,'are hashes of the ledger, and prove it for the other side'::text,'{}'::text[]), ('public.ledger_entries'::text,'{}'::text[],'ledger of your offers and deals'::text,'offers'::text,'anonymized'::text,'names no one, and stays for the other side'::text,'{}'::text[]), ('public.ledger_texts'::text,'{author_id}'::text[],'names and messages in the ledger'::text,'ledger_texts'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.member_activity'::text,'{user_id}'::text[],'how active you are'::text,'activity'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.member_blocks'::text,'{blocker_id,blocked_id}'::text[],'blocks'::text,'blocked'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.member_contacts'::text,'{user_id}'::text[],'contact details'::text,'contact'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.member_details'::text,'{user_id}'::text[],'sign-up answers'::text,'details'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.member_markets'::text,'{user_id}'::text[],'markets'::text,'markets'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.member_responses'::text,'{member_id}'::text[],'who answered you'::text,'responses'::text,'deleted'::text,NULL::text,'{responder_id}'::text[]), ('public.member_reviews'::text,'{author_id,member_id}'::text[],'reviews by and about you'::text,'reviews'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.member_stats'::text,'{user_id}'::text[],'counts on your profile'::text,'stats'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.message_attachments'::text,'{}'::text[],'attachments'::text,'messages'::text,'anonymized'::text,'names of files you sent stay in the conversation; the files are deleted'::text,'{}'::text[]), ('public.message_settings'::text,'{user_id}'::text[],'message settings'::text,'message_settings'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.messages'::text,'{user_id}'::text[],'messages'::text,'messages'::text,'anonymized'::text,'stay with the other person without your name, until they delete their account too'::text,'{}'::text[]), ('public.moderation_actions'::text,'{member_id,actor_id}'::text[],'decisions of moderators'::text,'moderation'::text,'anonymized'::text,'stay without names, as long as we need them to keep the service safe'::text,'{}'::text[]), ('public.moderation_appeals'::text,'{member_id,decided_by}'::text[],'appeals'::text,'moderation'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.notification_settings'::text,'{user_id}'::text[],'notification settings'::text,'notification_settings'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.notifications'::text,'{user_id,actor_id}'::text[],'notifications'::text,'notifications'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.offer_versions'::text,'{}'::text[],'terms of your offers'::text,'offers'::text,'anonymized'::text,'stay with the offer'::text,'{}'::text[]), ('public.offers'::text,'{seller_id,buyer_id}'::text[],'offers'::text,'offers'::text,'anonymized'::text,'stay without your name, for the other side'::text,'{}'::text[]), ('public.pipeline_cards'::text,'{user_id}'::text[],'deals in your pipeline'::text,'pipeline'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.pipeline_files'::text,'{user_id}'::text[],'files in your pipeline'::text,'pipeline_files'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.pipeline_tasks'::text,'{user_id}'::text[],'tasks in your pipeline'::text,'pipeline_tasks'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.profile_views'::text,'{member_id,viewer_id}'::text[],'profiles you viewed'::text,'profile_views'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.proof_log'::text,'{actor_id}'::text[],'log of proofs of funds'::text,'proof_log'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.proof_shares'::text,'{}'::text[],'proofs of funds you share with sellers'::text,'proofs_of_funds'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.proofs_of_funds'::text,'{user_id,reviewer_id}'::text[],'proofs of funds'::text,'proofs_of_funds'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.properties'::text,'{user_id}'::text[],'listings'::text,'listings'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.property_feedback'::text,'{user_id}'::text[],'likes and dislikes'::text,'listing_feedback'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.property_submissions'::text,'{user_id,reviewer_id}'::text[],'submissions'::text,'submissions'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.reports'::text,'{reporter_id,reported_id,handled_by}'::text[],'reports'::text,'reports'::text,'anonymized'::text,'stay without names, as long as we need them to keep the service safe'::text,'{snapshot,subject_id}'::text[]), ('public.saved_analyses'::text,'{user_id}'::text[],'saved analyses'::text,'saved_analyses'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.saved_listings'::text,'{user_id}'::text[],'saved listings'::text,'saved_listings'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.saved_searches'::text,'{user_id}'::text[],'saved searches'::text,'saved_searches'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.search_alerts'::text,'{user_id}'::text[],'alerts of searches'::text,'search_alerts'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.showing_bookings'::text,'{user_id}'::text[],'showings you booked'::text,'showing_bookings'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.staff'::text,'{user_id}'::text[],'staff role'::text,'staff'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.stripe_checkouts'::text,'{user_id}'::text[],'checkouts'::text,'checkouts'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.stripe_customers'::text,'{user_id}'::text[],'customer number'::text,'billing_customer'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.stripe_orders'::text,'{user_id}'::text[],'invoices'::text,'orders'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.stripe_reversals'::text,'{user_id}'::text[],'refunds and disputes'::text,'reversals'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.stripe_subscriptions'::text,'{user_id}'::text[],'subscriptions'::text,'subscriptions'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.submission_files'::text,'{}'::text[],'contracts'::text,'submissions'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.submission_log'::text,'{actor_id}'::text[],'log of submissions'::text,'submission_log'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.topic_follows'::text,'{user_id}'::text[],'followed topics'::text,'followed_topics'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.topic_reads'::text,'{user_id}'::text[],'read topics'::text,'read_topics'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.users'::text,'{id}'::text[],'profile'::text,'profile'::text,'deleted'::text,NULL::text,'{}'::text[]), ('storage.objects'::text,'{}'::text[],'files'::text,'files'::text,'deleted'::text,NULL::text,'{}'::text[])) registry(table_name, member_columns, label, exported_as, on_deletion, note, copies);

create index agreement_signatures_party_idx on public.agreement_signatures using btree (party_id);

create index agreement_template_approvals_state_idx on public.agreement_template_approvals
  using btree (state);

create unique index agreements_awaiting_idx on public.agreements using btree (deal_id, kind)
  where (status = 'awaiting_signatures'::text);

create index agreements_deal_idx on public.agreements using btree (deal_id, created_at desc, id);

create index agreements_document_idx on public.agreements using btree (document_id);

create index agreements_preparer_idx on public.agreements using btree (prepared_by);

create index agreements_template_idx on public.agreements using btree (template_id);

create index deal_document_log_document_idx on public.deal_document_log
  using btree (document_id, id);

create index deal_document_log_party_idx on public.deal_document_log
  using btree (party_id, created_at);

create index deal_document_readers_party_idx on public.deal_document_readers using btree (party_id);

create index deal_documents_adder_idx on public.deal_documents using btree (added_by);

create index deal_documents_deal_idx on public.deal_documents
  using btree (deal_id, created_at desc, id);

create trigger a_check_standing
  before insert or delete or update on public.agreement_signatures
  for each STATEMENT
  execute function private.check_standing('public');

create trigger refuse_direct_write
  before insert or delete or update on public.agreement_signatures
  for each STATEMENT
  execute function private.refuse_direct_write();

create trigger a_check_standing
  before insert or delete or update on public.agreement_template_approvals
  for each STATEMENT
  execute function private.check_standing('public');

create trigger refuse_direct_write
  before insert or delete or update on public.agreement_template_approvals
  for each STATEMENT
  execute function private.refuse_direct_write();

create trigger a_check_standing
  before insert or delete or update on public.agreement_templates
  for each STATEMENT
  execute function private.check_standing('public');

create trigger refuse_change
  before delete or update on public.agreement_templates
  for each row
  execute function private.refuse_change();

create trigger refuse_direct_write
  before insert or delete or update on public.agreement_templates
  for each STATEMENT
  execute function private.refuse_direct_write();

create trigger a_check_standing
  before insert or delete or update on public.agreements
  for each STATEMENT
  execute function private.check_standing('public');

create trigger protect_agreement
  before update on public.agreements
  for each row
  execute function private.protect_agreement();

create trigger refuse_direct_write
  before insert or delete or update on public.agreements
  for each STATEMENT
  execute function private.refuse_direct_write();

create trigger a_check_standing
  before insert or delete or update on public.deal_document_log
  for each STATEMENT
  execute function private.check_standing('private');

create trigger refuse_change
  before update on public.deal_document_log
  for each row
  execute function private.refuse_change();

create trigger refuse_direct_write
  before insert or delete or update on public.deal_document_log
  for each STATEMENT
  execute function private.refuse_direct_write();

create trigger a_check_standing
  before insert or delete or update on public.deal_document_readers
  for each STATEMENT
  execute function private.check_standing('public');

create trigger refuse_direct_write
  before insert or delete or update on public.deal_document_readers
  for each STATEMENT
  execute function private.refuse_direct_write();

create trigger a_check_standing
  before insert or delete or update on public.deal_documents
  for each STATEMENT
  execute function private.check_standing('public');

create trigger refuse_direct_write
  before insert or delete or update on public.deal_documents
  for each STATEMENT
  execute function private.refuse_direct_write();

create policy "Signers can read the signatures of their agreements"
  on "public"."agreement_signatures"
  for select
  to "authenticated"
  using ((agreement_id = ANY (( select private.my_agreement_ids() as my_agreement_ids)::uuid[])));

create policy "Members can read approvals of templates" on "public"."agreement_template_approvals"
  for select
  to "authenticated"
  using (true);

create policy "Members can read approved templates; staff, all" on "public"."agreement_templates"
  for select
  to "authenticated"
  using (((exists ( select
   from public.agreement_template_approvals a
  where (a.template_id = agreement_templates.id))) or ( select private.is_staff() as is_staff)));

create policy "Signers can read their agreements" on "public"."agreements"
  for select
  to "authenticated"
  using ((id = ANY (( select private.my_agreement_ids() as my_agreement_ids)::uuid[])));

create policy "Owners of a document can read its log; viewers, their own views"
  on "public"."deal_document_log"
  for select
  to "authenticated"
  using
    (((document_id = ANY (( select private.my_own_document_ids() as my_own_document_ids)::uuid[]))
    or (party_id = ANY (( select private.my_party_ids() as my_party_ids)::uuid[]))));

create policy "Readers of a document can read who it's shared with"
  on "public"."deal_document_readers"
  for select
  to "authenticated"
  using ((document_id = ANY (( select private.my_document_ids() as my_document_ids)::uuid[])));

create policy "Parties can read documents they added or that are shared with t"
  on "public"."deal_documents"
  for select
  to "authenticated"
  using ((id = ANY (( select private.my_document_ids() as my_document_ids)::uuid[])));

create policy "Members can delete files that aren't a deal document" on "storage"."objects"
  for delete
  to "authenticated"
  using
    (((bucket_id = 'deal-documents'::text) AND ((storage.foldername(name))[1] = (( select auth.uid()
    as uid))::text) AND (not private.is_document_registered(name)) AND
    (( select private.account_standing() as account_standing) <> all (ARRAY['suspended'::text,
    'banned'::text]))));

create policy "Members can read deal documents they added; others, after openi"
  on "storage"."objects"
  for select
  to "authenticated"
  using
    (((bucket_id = 'deal-documents'::text) AND (((storage.foldername(name))[1] = (( select
    auth.uid() as uid))::text) or private.can_read_deal_document(name))));

create policy "Parties can upload deal documents to be checked" on "storage"."objects"
  for insert
  to "authenticated"
  with
    check
    (((bucket_id = 'deal-documents'::text) AND ((storage.foldername(name))[1] = (( SELECT auth.uid()
    AS uid))::text) AND private.can_upload_deal_document(name) AND
    (( SELECT private.account_standing() AS account_standing) = 'active'::text)));

comment on column "public"."agreement_signatures"."name" is 'The account''s name when it was prepared, as the text has it. Null once the account is deleted, unless everyone had signed.';

comment on column "public"."agreement_signatures"."position" is 'Order in the text: seller''s side, then buyer''s.';

comment on column "public"."agreement_signatures"."role" is 'In the deal, when it was prepared.';

comment on column "public"."agreement_signatures"."signed_name" is 'As they typed it; null until they sign, and as name.';

comment on column "public"."agreement_template_approvals"."state" is 'Two-letter postal code.';

comment on column "public"."agreement_templates"."body" is 'Plain text with ## before headings, - before list items, and an empty line between paragraphs. {{names}} are filled in by private.draft_agreement.';

comment on column "public"."agreements"."body" is 'The text, as agreement_templates.body. Null once a party deleted their account, unless everyone had signed.';

comment on column "public"."agreements"."body_sha256" is 'SHA-256 of the text in UTF-8, hexadecimal.';

comment on column "public"."agreements"."document_id" is 'The sealed PDF; null until it''s made.';

comment on column "public"."agreements"."ended_at" is 'When the last one signed, or when it was declined or withdrawn.';

comment on column "public"."agreements"."id" is 'Chosen by the browser, so that preparing twice makes one.';

comment on column "public"."agreements"."state" is 'Two-letter code of the property''s state.';

comment on column "public"."deal_document_log"."details" is 'added: {kind, name, sha256}. shared, unshared: {party_id}, with whom.';

comment on column "public"."deal_document_log"."party_id" is 'Who did it; null for the service.';

comment on column "public"."deal_document_readers"."revoked_at" is 'Null while shared.';

comment on column "public"."deal_documents"."added_by" is 'Null for a sealed agreement, which belongs to all who signed it.';

comment on column "public"."deal_documents"."id" is 'Chosen by the member''s app, so that registering is idempotent.';

comment on column "public"."deal_documents"."name" is 'File name given by the member.';

comment on column "public"."deal_documents"."path" is 'Path in the bucket deal-documents, named by the hash, so its content never changes.';

comment on column "public"."deal_documents"."removed_at" is 'When the party who added it removed it, who then deletes the file. Only they still see it.';

comment on column "public"."deal_documents"."sha256" is 'Hash of the stored bytes, hexadecimal.';

comment on column "public"."deal_documents"."size" is 'Bytes.';

comment on function "private"."agreement_fields"(public.deals, text, jsonb) is
  'What fills a template: by field, from the deal and from what the preparer enters. Raises P0001, to be shown as is.';

comment on function "private"."agreement_parties"(uuid) is 'The parties who sign an agreement, in the order of its text.';

comment on function "private"."agreement_signers"(public.deals, text) is 'Who signs an agreement: the seller and the buyer sign an assignment; everyone with a share of the profit in the agreed split signs a JV agreement. user_id is null for those who left the deal. share_bps is null for an assignment.';

comment on function "private"."agreement_state"(public.deals) is 'The two-letter code of the state in the deal''s address, which later edits of the listing don''t change.';

comment on function "private"."agreement_to_seal"(uuid, uuid) is 'Implements public.agreement_to_seal.';

comment on function "private"."approve_template"(uuid, text[]) is 'Implements public.approve_template.';

comment on function "private"."assignment_fields"(public.deals, jsonb, bigint, date) is
  'Checks and formats what the preparer of an assignment enters. Raises P0001, to be shown as is.';

comment on function "private"."can_read_deal_document"(text) is 'Whether the caller may read a file that isn''t in their own folder: they can read the document, and the log has a view of theirs from the last five minutes.';

comment on function "private"."can_upload_deal_document"(text) is 'Whether the caller may upload a file to this path, for register-deal-document to check: {caller}/{a new document}/incoming/{a new id}.{pdf, jpg, jpeg, png or docx}. Only that function stores files elsewhere. False outside of deals, with an unverified email, and while 20 unregistered files from the last day are in the folder.';

comment on function "private"."check_awaiting"(public.agreements) is 'Raises P0001, to be shown as is, unless the agreement waits for signatures.';

comment on function "private"."check_document_readers"(public.deals, uuid[]) is
  'Raises P0001, to be shown as is, unless these are parties who have joined the deal and have the right to documents.';

comment on function "private"."complete_agreement"(public.agreements, public.deals) is
  'Marks a locked agreement as signed by everyone. An assignment also completes the deal''s milestone assignment.';

comment on function "private"."decline_agreement"(uuid, text) is 'Implements public.decline_agreement.';

comment on function "private"."delete_own_documents"(uuid) is 'Deletes the documents that a member added to deals, with their readers and log; the deals'' ledgers keep the hashes. The delete-account function deletes the files.';

comment on function "private"."document_party"(public.deals, uuid) is 'A member''s party of an open or closed deal, with the right to documents. Raises 42501 for others, and P0001, to be shown as is, for a deal that fell through or an unverified email.';

comment on function "private"."dollars"(bigint) is 'Whole USD as in "$1,250". Null for null.';

comment on function "private"."draft_agreement"(public.deals, public.deal_parties, text, jsonb) is
  'The agreement that a party of an open deal would prepare now, as public.preview_agreement returns it. Raises 42501 for parties other than buyer and seller, 22023 for an unknown kind, and P0001, to be shown as is.';

comment on function "private"."exported_documents"() is 'Part of public.export_my_data: the documents the caller added to deals, the log of those and their views of others, and the agreements they can read.';

comment on function "private"."fill_template"(text, jsonb) is 'The template with every {{name}} replaced by its field, once: braces in a value stay as they are. Raises 22023 for a name without a value.';

comment on function "private"."input_date"(jsonb, text) is 'The date in a field (YYYY-MM-DD); null for anything else.';

comment on function "private"."is_document_registered"(text) is 'Whether a file is a document of a deal that wasn''t removed, and so can''t be deleted.';

comment on function "private"."jv_fields"(public.deals, jsonb, date) is 'Checks and formats what the preparer of a JV agreement enters. Raises P0001, to be shown as is.';

comment on function "private"."leave_agreements"(uuid) is 'Before an account is deleted: withdraws agreements that wait for its signature, and deletes the texts of those that never came into force. Signed ones stay with the others who signed; the last of them to leave takes them along.';

comment on function "private"."lock_agreement"(uuid) is 'Locks an agreement and its deal for one of its signers, and returns them with the caller''s party. Raises 42501 for others, and P0001, to be shown as is, for an ended deal or an unverified email.';

comment on function "private"."log_document_step"(uuid, uuid, text, jsonb) is
  'Adds a step to the log of a document.';

comment on function "private"."log_template_decision"(public.agreement_templates, text, text) is
  'Adds an admin''s decision about a template to the moderation log.';

comment on function "private"."long_date"(date) is 'As in "November 24, 2026". Null for null.';

comment on function "private"."my_agreement_ids"() is 'The agreements the caller signs, in deals they take part in, and those everyone signed, also after they left.';

comment on function "private"."my_document_ids"() is 'The documents the caller can read: their own (private.my_own_document_ids), and those shared with them in deals where they have the right to documents.';

comment on function "private"."my_own_document_ids"() is 'The documents the caller added, and the sealed agreements they signed. Both stay theirs when they leave the deal.';

comment on function "private"."my_party_ids"() is 'The caller as a party of each deal they take part in.';

comment on function "private"."open_deal_document"(uuid) is 'Implements public.open_deal_document.';

comment on function "private"."orphaned_agreement_files"(uuid) is 'Implements public.orphaned_agreement_files.';

comment on function "private"."orphaned_agreements"(uuid) is 'The signed agreements that a member is the last signer of with an account.';

comment on function "private"."plain_items"(text) is 'The lines of a text as list items, so that no line can pass for a heading of the agreement. Null without any.';

comment on function "private"."plain_line"(text) is 'The text as one line without control characters and characters that hide or reorder others, so that it reads as it is. Null if nothing is left.';

comment on function "private"."prepare_agreement"(uuid, uuid, text, jsonb, text) is
  'Implements public.prepare_agreement.';

comment on function "private"."preview_agreement"(uuid, text, jsonb) is 'Implements public.preview_agreement.';

comment on function "private"."protect_agreement"() is 'Update trigger on agreements: the text never changes, and how it ended neither. Raises 42501.';

comment on function
  "private"."record_deal_step"(public.deals, public.deal_parties, text, jsonb, jsonb, text, uuid[])
  is 'Adds a step of a deal to its ledger and notifies the other parties with the right to terms (kind deal), even across a block. party: who did it; null for the system. step: the name in notifications, if not the kind. recipients: the parties to notify instead. Returns the entry''s ID.';

comment on function
  "private"."register_deal_document"(uuid, uuid, uuid, text, uuid[], text, bigint, text, text, text)
  is 'Implements public.register_deal_document.';

comment on function "private"."register_sealed_agreement"(uuid, uuid, bigint, text, text) is
  'Implements public.register_sealed_agreement.';

comment on function "private"."remove_deal_document"(uuid) is 'Implements public.remove_deal_document.';

comment on function "private"."revoke_template_approval"(uuid, text) is 'Implements public.revoke_template_approval.';

comment on function "private"."share_deal_document"(uuid, uuid) is 'Implements public.share_deal_document.';

comment on function "private"."sign_agreement"(uuid, text, text, boolean) is
  'Implements public.sign_agreement.';

comment on function "private"."unshare_deal_document"(uuid, uuid) is 'Implements public.unshare_deal_document.';

comment on function "private"."withdraw_agreement"(uuid) is 'Implements public.withdraw_agreement.';

comment on function "private"."withdraw_agreements"(public.deals, text, uuid) is
  'Withdraws the agreements of a locked deal that wait for signatures, or only those that a party signs. reason: deal_ended, party_left, or account_deleted, for the ledger.';

comment on function "public"."agreement_to_seal"(uuid, uuid) is 'For the seal-agreement function: what the PDF of an agreement shows, for a member who signed it: {document: the sealed one, null until then, agreement: {id, kind, title, state, body, body_sha256, prepared_at, signed_at, template_id, template_version}, deal: {id, address}, signers: [{party_id, position, role, name, signed_name, signed_at}], ledger: {id, seq, hash, recorded_at} of the latest entry}. Raises 42501 for others, and P0001, to be shown as is, until everyone has signed.';

comment on function "public"."approve_template"(uuid, text[]) is 'For admins: approves the template of an agreement for states (two-letter codes), and logs it. Idempotent. Raises 42501 for others, and 22023 for an unknown template or state, and without a state.';

comment on function "public"."decline_agreement"(uuid, text) is 'For who has to sign an agreement: declines it for everyone, with a reason of at most 1,000 characters for the ledger, until the last one has signed. Idempotent. Raises 42501 for others, and P0001, to be shown as is.';

comment on function "public"."open_deal_document"(uuid) is 'For everyone who can read a document: the path of its file in the bucket deal-documents. Logs the view, unless the caller added it, and then lets them read the file for five minutes. Raises 42501 for others and for a removed document, and P0001 beyond the limit an hour.';

comment on function "public"."orphaned_agreement_files"(uuid) is 'For the delete-account function: paths of sealed agreements in the bucket deal-documents that nobody has access to once the member''s account is deleted.';

comment on function "public"."prepare_agreement"(uuid, uuid, text, jsonb, text) is
  'Sends the agreement of public.preview_agreement, with the same arguments, for signatures, and notifies the others who sign. agreement_id: a new ID; the same one twice makes one. body_sha256: of the text the caller read. Raises as the preview does; P0001 with the hint deal_changed if the text would differ now, or while another one of the kind waits for signatures.';

comment on function "public"."preview_agreement"(uuid, text, jsonb) is 'For buyer and seller of an open deal: the agreement that prepare_agreement would make now: {template_id, template_version, title, state, body, body_sha256, signers: [{party_id, name, role}]}. kind: assignment, with the inputs {original_seller, original_contract_date, assignment_fee_usd}, or jv, with {contributions, ends_on}. Dates are YYYY-MM-DD, the fee is whole USD. Raises 42501 for others, 22023 for an unknown kind, and P0001, to be shown as is: with the hint no_template if none is approved for the state, and no_split if the parties who share the profit aren''t settled.';

comment on function
  "public"."register_deal_document"(uuid, uuid, uuid, text, uuid[], text, bigint, text, text, text)
  is 'For the register-deal-document function, once it has checked a file and stored it at {member}/{document}/{sha256}.{extension}: adds it to an open or closed deal, for a party with the right to documents, and shares it with reader_ids, parties with that right, who are notified. Idempotent for the same document. Raises 42501 for others and for another member''s ID; P0001, to be shown as is, for a reader without the right, an unverified email, a restricted account, a deal that fell through or has 200 documents, and beyond the limit a day; 22023 for a missing file; and 23502 or 23514 for invalid values.';

comment on function "public"."register_sealed_agreement"(uuid, uuid, bigint, text, text) is
  'For the seal-agreement function, once it has stored the sealed PDF of a signed agreement at agreements/{agreement}/{sha256}.pdf: adds it to the deal for those who signed. The first one wins; later calls return it. Raises 22023 for a missing file, and for an agreement that isn''t signed.';

comment on function "public"."remove_deal_document"(uuid) is 'Removes a document that the caller added: nobody else can read it anymore. Returns the path in the bucket deal-documents, for the caller to delete the file. Idempotent. Raises 42501 for others, and for sealed agreements.';

comment on function "public"."revoke_template_approval"(uuid, text) is 'For admins: a template is no longer offered in a state, and agreements from it that wait for signatures there can no longer be signed. Signed ones stay. Logs it. Idempotent. Raises 42501 for others.';

comment on function "public"."share_deal_document"(uuid, uuid) is 'Lets another party of the deal with the right to documents read a document, and notifies them: for the party who added it; of a sealed agreement, for buyer and seller who can read it. Idempotent. Raises 42501 for others, and P0001, to be shown as is.';

comment on function "public"."sign_agreement"(uuid, text, text, boolean) is
  'For who has to sign an agreement: signs the text with this hash by typing a name (2 to 120 characters) and consenting to sign electronically. Idempotent. The last signature completes it, and an assignment completes the deal''s milestone. Raises 42501 for others, and P0001, to be shown as is.';

comment on function "public"."unshare_deal_document"(uuid, uuid) is 'Ends a party''s access to a document: for the party who added it, even after they left the deal; of a sealed agreement, for buyer and seller who can read it. Idempotent. Raises 42501 for others, and P0001, to be shown as is, for a signer of the agreement.';

comment on function "public"."withdraw_agreement"(uuid) is 'For the party who prepared an agreement: takes it back, until the last one has signed. Idempotent. Raises 42501 for others, and P0001, to be shown as is.';

comment on table "public"."agreement_signatures" is 'Who has to sign an agreement, and who has. For those who can read it.';

comment on table "public"."agreement_template_approvals" is 'The states for which an admin approved a template. Deals there get the newest approved version. Who did it is in the moderation log. Read by members.';

comment on table "public"."agreement_templates" is 'Texts of agreements, from supabase/data. Never changed: a new text is a new version. Members read those approved for a state; staff, all.';

comment on table "public"."agreements" is 'Agreements of deals. Read by those who sign them, as long as they take part in the deal or once all have signed. Staff have no access. Written only by functions.';

comment on table "public"."deal_document_log" is 'Every step of a document, and every view of its file by someone other than who added it. Append-only. For the party who added it; of a sealed agreement, for all who signed it; others read their own views.';

comment on table "public"."deal_document_readers" is 'The parties a document is shared with. They can read it as long as they take part in the deal with the right to documents. For everyone who can read the document.';

comment on table "public"."deal_documents" is 'Documents of deals. For the party who added it and the parties it''s shared with; staff have no access. Written only by functions.';

comment on view "private"."action_limits" is 'How often a member may do what reaches others or costs us something, by trust level: the only place with these numbers.';

comment on view "private"."milestone_transitions" is 'Every move of a milestone. actor: buyer, seller, or holder, who receives the earnest money: the seller and guests with the right earnest_money; or system: a signed agreement completes the assignment.';

comment on view "private"."personal_data" is 'Where data about members is: its section in public.export_my_data, and what deleting the account does with it. note says why it isn''t exported or isn''t deleted. copies are columns that hold names or IDs of other members.';

revoke all on function "private"."agreement_fields"(public.deals, text, jsonb) from public;

revoke all on function "private"."agreement_parties"(uuid) from public;

revoke all on function "private"."agreement_signers"(public.deals, text) from public;

revoke all on function "private"."agreement_state"(public.deals) from public;

revoke all on function "private"."agreement_to_seal"(uuid, uuid) from public;

grant execute on function "private"."agreement_to_seal"(uuid, uuid) to "service_role";

revoke all on function "private"."approve_template"(uuid, text[]) from public;

grant execute
  on function "private"."approve_template"(uuid, text[])
  to "authenticated", "service_role";

revoke all on function "private"."assignment_fields"(public.deals, jsonb, bigint, date) from public;

revoke all on function "private"."can_read_deal_document"(text) from public;

grant execute
  on function "private"."can_read_deal_document"(text)
  to "authenticated", "service_role";

revoke all on function "private"."can_upload_deal_document"(text) from public;

grant execute
  on function "private"."can_upload_deal_document"(text)
  to "authenticated", "service_role";

revoke all on function "private"."check_awaiting"(public.agreements) from public;

revoke all on function "private"."check_document_readers"(public.deals, uuid[]) from public;

revoke all on function "private"."complete_agreement"(public.agreements, public.deals) from public;

revoke all on function "private"."decline_agreement"(uuid, text) from public;

grant execute
  on function "private"."decline_agreement"(uuid, text)
  to "authenticated", "service_role";

revoke all on function "private"."delete_own_documents"(uuid) from public;

revoke all on function "private"."document_party"(public.deals, uuid) from public;

revoke all on function "private"."dollars"(bigint) from public;

revoke all
  on function "private"."draft_agreement"(public.deals, public.deal_parties, text, jsonb)
  from public;

revoke all on function "private"."exported_documents"() from public;

grant execute on function "private"."exported_documents"() to "authenticated", "service_role";

revoke all on function "private"."fill_template"(text, jsonb) from public;

revoke all on function "private"."input_date"(jsonb, text) from public;

revoke all on function "private"."is_document_registered"(text) from public;

grant execute
  on function "private"."is_document_registered"(text)
  to "authenticated", "service_role";

revoke all on function "private"."jv_fields"(public.deals, jsonb, date) from public;

revoke all on function "private"."leave_agreements"(uuid) from public;

revoke all on function "private"."lock_agreement"(uuid) from public;

revoke all on function "private"."log_document_step"(uuid, uuid, text, jsonb) from public;

revoke all
  on function "private"."log_template_decision"(public.agreement_templates, text, text)
  from public;

revoke all on function "private"."long_date"(date) from public;

revoke all on function "private"."my_agreement_ids"() from public;

grant execute on function "private"."my_agreement_ids"() to "authenticated", "service_role";

revoke all on function "private"."my_document_ids"() from public;

grant execute on function "private"."my_document_ids"() to "authenticated", "service_role";

revoke all on function "private"."my_own_document_ids"() from public;

grant execute on function "private"."my_own_document_ids"() to "authenticated", "service_role";

revoke all on function "private"."my_party_ids"() from public;

grant execute on function "private"."my_party_ids"() to "authenticated", "service_role";

revoke all on function "private"."open_deal_document"(uuid) from public;

grant execute on function "private"."open_deal_document"(uuid) to "authenticated", "service_role";

revoke all on function "private"."orphaned_agreement_files"(uuid) from public;

grant execute on function "private"."orphaned_agreement_files"(uuid) to "service_role";

revoke all on function "private"."orphaned_agreements"(uuid) from public;

revoke all on function "private"."plain_items"(text) from public;

revoke all on function "private"."plain_line"(text) from public;

revoke all on function "private"."prepare_agreement"(uuid, uuid, text, jsonb, text) from public;

grant execute
  on function "private"."prepare_agreement"(uuid, uuid, text, jsonb, text)
  to "authenticated", "service_role";

revoke all on function "private"."preview_agreement"(uuid, text, jsonb) from public;

grant execute
  on function "private"."preview_agreement"(uuid, text, jsonb)
  to "authenticated", "service_role";

revoke all on function "private"."protect_agreement"() from public;

revoke all
  on function
    "private"."record_deal_step"(public.deals, public.deal_parties, text, jsonb, jsonb, text,
    uuid[])
  from public;

revoke all
  on function
    "private"."register_deal_document"(uuid, uuid, uuid, text, uuid[], text, bigint, text, text,
    text)
  from public;

grant execute
  on function
    "private"."register_deal_document"(uuid, uuid, uuid, text, uuid[], text, bigint, text, text,
    text)
  to "service_role";

revoke all
  on function "private"."register_sealed_agreement"(uuid, uuid, bigint, text, text)
  from public;

grant execute
  on function "private"."register_sealed_agreement"(uuid, uuid, bigint, text, text)
  to "service_role";

revoke all on function "private"."remove_deal_document"(uuid) from public;

grant execute on function "private"."remove_deal_document"(uuid) to "authenticated", "service_role";

revoke all on function "private"."revoke_template_approval"(uuid, text) from public;

grant execute
  on function "private"."revoke_template_approval"(uuid, text)
  to "authenticated", "service_role";

revoke all on function "private"."share_deal_document"(uuid, uuid) from public;

grant execute
  on function "private"."share_deal_document"(uuid, uuid)
  to "authenticated", "service_role";

revoke all on function "private"."sign_agreement"(uuid, text, text, boolean) from public;

grant execute
  on function "private"."sign_agreement"(uuid, text, text, boolean)
  to "authenticated", "service_role";

revoke all on function "private"."unshare_deal_document"(uuid, uuid) from public;

grant execute
  on function "private"."unshare_deal_document"(uuid, uuid)
  to "authenticated", "service_role";

revoke all on function "private"."withdraw_agreement"(uuid) from public;

grant execute on function "private"."withdraw_agreement"(uuid) to "authenticated", "service_role";

revoke all on function "private"."withdraw_agreements"(public.deals, text, uuid) from public;

revoke all on function "public"."agreement_to_seal"(uuid, uuid) from public;

grant execute on function "public"."agreement_to_seal"(uuid, uuid) to "service_role";

revoke all on function "public"."approve_template"(uuid, text[]) from public;

grant execute on function "public"."approve_template"(uuid, text[]) to "authenticated";

grant execute on function "public"."approve_template"(uuid, text[]) to "service_role";

revoke all on function "public"."decline_agreement"(uuid, text) from public;

grant execute on function "public"."decline_agreement"(uuid, text) to "authenticated";

grant execute on function "public"."decline_agreement"(uuid, text) to "service_role";

revoke all on function "public"."open_deal_document"(uuid) from public;

grant execute on function "public"."open_deal_document"(uuid) to "authenticated";

grant execute on function "public"."open_deal_document"(uuid) to "service_role";

revoke all on function "public"."orphaned_agreement_files"(uuid) from public;

grant execute on function "public"."orphaned_agreement_files"(uuid) to "service_role";

revoke all on function "public"."prepare_agreement"(uuid, uuid, text, jsonb, text) from public;

grant execute
  on function "public"."prepare_agreement"(uuid, uuid, text, jsonb, text)
  to "authenticated";

grant execute
  on function "public"."prepare_agreement"(uuid, uuid, text, jsonb, text)
  to "service_role";

revoke all on function "public"."preview_agreement"(uuid, text, jsonb) from public;

grant execute on function "public"."preview_agreement"(uuid, text, jsonb) to "authenticated";

grant execute on function "public"."preview_agreement"(uuid, text, jsonb) to "service_role";

revoke all
  on function
    "public"."register_deal_document"(uuid, uuid, uuid, text, uuid[], text, bigint, text, text,
    text)
  from public;

grant execute
  on function
    "public"."register_deal_document"(uuid, uuid, uuid, text, uuid[], text, bigint, text, text,
    text)
  to "service_role";

revoke all
  on function "public"."register_sealed_agreement"(uuid, uuid, bigint, text, text)
  from public;

grant execute
  on function "public"."register_sealed_agreement"(uuid, uuid, bigint, text, text)
  to "service_role";

revoke all on function "public"."remove_deal_document"(uuid) from public;

grant execute on function "public"."remove_deal_document"(uuid) to "authenticated";

grant execute on function "public"."remove_deal_document"(uuid) to "service_role";

revoke all on function "public"."revoke_template_approval"(uuid, text) from public;

grant execute on function "public"."revoke_template_approval"(uuid, text) to "authenticated";

grant execute on function "public"."revoke_template_approval"(uuid, text) to "service_role";

revoke all on function "public"."share_deal_document"(uuid, uuid) from public;

grant execute on function "public"."share_deal_document"(uuid, uuid) to "authenticated";

grant execute on function "public"."share_deal_document"(uuid, uuid) to "service_role";

revoke all on function "public"."sign_agreement"(uuid, text, text, boolean) from public;

grant execute on function "public"."sign_agreement"(uuid, text, text, boolean) to "authenticated";

grant execute on function "public"."sign_agreement"(uuid, text, text, boolean) to "service_role";

revoke all on function "public"."unshare_deal_document"(uuid, uuid) from public;

grant execute on function "public"."unshare_deal_document"(uuid, uuid) to "authenticated";

grant execute on function "public"."unshare_deal_document"(uuid, uuid) to "service_role";

revoke all on function "public"."withdraw_agreement"(uuid) from public;

grant execute on function "public"."withdraw_agreement"(uuid) to "authenticated";

grant execute on function "public"."withdraw_agreement"(uuid) to "service_role";

revoke all on table "public"."agreement_signatures" from "authenticated";

grant select on table "public"."agreement_signatures" to "authenticated";

revoke all on table "public"."agreement_signatures" from "service_role";

grant select on table "public"."agreement_signatures" to "service_role";

revoke all on table "public"."agreement_template_approvals" from "authenticated";

grant select on table "public"."agreement_template_approvals" to "authenticated";

revoke all on table "public"."agreement_template_approvals" from "service_role";

grant select on table "public"."agreement_template_approvals" to "service_role";

revoke all on table "public"."agreement_templates" from "authenticated";

grant select on table "public"."agreement_templates" to "authenticated";

revoke all on table "public"."agreement_templates" from "service_role";

grant select on table "public"."agreement_templates" to "service_role";

revoke all on table "public"."agreements" from "authenticated";

grant select on table "public"."agreements" to "authenticated";

revoke all on table "public"."agreements" from "service_role";

grant select on table "public"."agreements" to "service_role";

revoke all on table "public"."deal_document_log" from "authenticated";

grant select on table "public"."deal_document_log" to "authenticated";

revoke all on table "public"."deal_document_log" from "service_role";

grant select on table "public"."deal_document_log" to "service_role";

revoke all on table "public"."deal_document_readers" from "authenticated";

grant select on table "public"."deal_document_readers" to "authenticated";

revoke all on table "public"."deal_document_readers" from "service_role";

grant select on table "public"."deal_document_readers" to "service_role";

revoke all on table "public"."deal_documents" from "authenticated";

grant select on table "public"."deal_documents" to "authenticated";

revoke all on table "public"."deal_documents" from "service_role";

grant select on table "public"."deal_documents" to "service_role";

alter table "public"."moderation_actions"
  add constraint "moderation_actions_subject_kind_check"
    check (((private.content_source(subject_kind) IS
    NOT NULL) OR (subject_kind = 'agreement_template'::text)));

reset check_function_bodies;
