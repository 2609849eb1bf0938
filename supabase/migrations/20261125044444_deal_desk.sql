set check_function_bodies = off;

drop trigger "check_updated_columns" on "public"."buybox_profiles";

drop trigger "check_updated_columns" on "public"."listing_terms";

drop view "private"."action_limits";

drop view "private"."jobs";

drop view "private"."personal_data";

alter table "public"."member_reviews"
  drop constraint "member_reviews_basis_check";

alter table "public"."properties"
  drop constraint "properties_status_check";

alter table "public"."reports"
  drop constraint "reports_subject_kind_check";

drop function "private"."visible_terms"(uuid);

drop function "public"."dashboard_figures"();

drop function "public"."listing_deal_terms"(uuid);

drop function "public"."own_listing_counts"();

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

create table "public"."calls_for_offers" (
  "id"          uuid                     not null default gen_random_uuid(),
  "property_id" uuid                     not null,
  "state"       text                     not null default 'running'::text,
  "deadline"    timestamp with time zone not null,
  "time_zone"   text                     not null,
  "created_at"  timestamp with time zone not null default now(),
  "ended_at"    timestamp with time zone,
  constraint "calls_for_offers_pkey" primary key (id),
  constraint "calls_for_offers_state_check"
    check ((state = ANY (ARRAY['running'::text, 'opened'::text, 'canceled'::text])))
);

alter table "public"."calls_for_offers"
  enable row level security;

create table "public"."deal_closings" (
  "deal_id"      uuid                     not null,
  "side"         text                     not null,
  "price"        bigint                   not null,
  "closed_on"    date                     not null,
  "confirmed_at" timestamp with time zone not null default clock_timestamp(),
  constraint "deal_closings_pkey" primary key (deal_id, side),
  constraint "deal_closings_price_check"
    check (((price >= 1) AND (price <= '100000000000'::bigint))),
  constraint "deal_closings_side_check" check ((side = ANY (ARRAY['buyer'::text, 'seller'::text])))
);

alter table "public"."deal_closings"
  enable row level security;

revoke all on table "public"."deal_closings" from "anon";

create table "public"."deal_extensions" (
  "id"           uuid                     not null default gen_random_uuid(),
  "milestone_id" uuid                     not null,
  "proposed_by"  text                     not null,
  "due_at"       timestamp with time zone not null,
  "state"        text                     not null default 'proposed'::text,
  "created_at"   timestamp with time zone not null default clock_timestamp(),
  "answered_at"  timestamp with time zone,
  constraint "deal_extensions_pkey" primary key (id),
  constraint "deal_extensions_proposed_by_check"
    check ((proposed_by = ANY (ARRAY['buyer'::text, 'seller'::text]))),
  constraint "deal_extensions_state_check"
    check
    ((state = ANY (ARRAY['proposed'::text, 'agreed'::text, 'declined'::text, 'withdrawn'::text])))
);

alter table "public"."deal_extensions"
  enable row level security;

revoke all on table "public"."deal_extensions" from "anon";

create table "public"."deal_milestones" (
  "id"              uuid                     not null default gen_random_uuid(),
  "deal_id"         uuid                     not null,
  "kind"            text                     not null,
  "due_at"          timestamp with time zone not null,
  "state"           text                     not null default 'pending'::text,
  "changed_at"      timestamp with time zone not null default clock_timestamp(),
  "reminded_due_at" timestamp with time zone,
  "missed_due_at"   timestamp with time zone,
  constraint "deal_milestones_kind_check"
    check
    ((kind = ANY (ARRAY['earnest_money'::text, 'inspection'::text, 'financing'::text,
    'assignment'::text, 'closing'::text]))),
  constraint "deal_milestones_once" unique (deal_id, kind),
  constraint "deal_milestones_pkey" primary key (id),
  constraint "deal_milestones_state_check"
    check ((state = ANY (ARRAY['pending'::text, 'declared'::text, 'done'::text, 'waived'::text])))
);

alter table "public"."deal_milestones"
  enable row level security;

revoke all on table "public"."deal_milestones" from "anon";

create table "public"."deal_outcomes" (
  "deal_id"     uuid                     not null,
  "kind"        text                     not null,
  "claimed"     bigint                   not null,
  "actual"      bigint,
  "recorded_at" timestamp with time zone,
  constraint "deal_outcomes_actual_check"
    check (((actual >= 0) AND (actual <= '100000000000'::bigint))),
  constraint "deal_outcomes_claimed_check"
    check (((claimed >= 0) AND (claimed <= '100000000000'::bigint))),
  constraint "deal_outcomes_kind_check"
    check ((kind = ANY (ARRAY['repair_cost'::text, 'arv'::text, 'monthly_rent'::text]))),
  constraint "deal_outcomes_pkey" primary key (deal_id, kind),
  constraint "deal_outcomes_recorded" check (((actual IS NULL) = (recorded_at IS NULL)))
);

alter table "public"."deal_outcomes"
  enable row level security;

revoke all on table "public"."deal_outcomes" from "anon";

create table "public"."deal_parties" (
  "id"         uuid                     not null default gen_random_uuid(),
  "deal_id"    uuid                     not null,
  "user_id"    uuid,
  "role"       text                     not null,
  "side"       text                     not null,
  "name"       text,
  "email"      text,
  "rights"     text[]                   not null default '{}'::text[],
  "invited_at" timestamp with time zone not null default clock_timestamp(),
  "joined_at"  timestamp with time zone,
  "revoked_at" timestamp with time zone,
  constraint "deal_parties_email_check"
    check
    (((char_length(email) <= 254) AND (email = lower(email)) AND (email ~
    '^[^\s@]+@[^\s@]+\.[^\s@]+$'::text))),
  constraint "deal_parties_name_check" check (((char_length(name) <= 120) AND (name ~ '\S'::text))),
  constraint "deal_parties_once" unique (deal_id, user_id),
  constraint "deal_parties_pkey" primary key (id),
  constraint "deal_parties_role_check"
    check
    ((role = ANY (ARRAY['buyer'::text, 'seller'::text, 'jv_partner'::text, 'title'::text,
    'lender'::text, 'attorney'::text]))),
  constraint "deal_parties_side_check" check ((side = ANY (ARRAY['buyer'::text, 'seller'::text])))
);

alter table "public"."deal_parties"
  enable row level security;

revoke all on table "public"."deal_parties" from "anon";

create table "public"."deal_split_approvals" (
  "split_id"    uuid                     not null,
  "party_id"    uuid                     not null,
  "approved_at" timestamp with time zone not null default clock_timestamp(),
  constraint "deal_split_approvals_pkey" primary key (split_id, party_id)
);

alter table "public"."deal_split_approvals"
  enable row level security;

revoke all on table "public"."deal_split_approvals" from "anon";

create table "public"."deal_split_lines" (
  "split_id"     uuid   not null,
  "kind"         text   not null,
  "amount_cents" bigint not null,
  constraint "deal_split_lines_amount_cents_check"
    check
    (((amount_cents >= '-100000000000000'::bigint) AND (amount_cents <=
    '100000000000000'::bigint))),
  constraint "deal_split_lines_kind_check"
    check
    ((kind = ANY (ARRAY['assignment_fee'::text, 'purchase'::text, 'costs'::text, 'profit'::text]))),
  constraint "deal_split_lines_pkey" primary key (split_id, kind),
  constraint "deal_split_lines_sign" check (((amount_cents >= 0) OR (kind = 'profit'::text)))
);

alter table "public"."deal_split_lines"
  enable row level security;

revoke all on table "public"."deal_split_lines" from "anon";

create table "public"."deal_split_shares" (
  "split_id"     uuid    not null,
  "kind"         text    not null,
  "party_id"     uuid    not null,
  "position"     integer not null,
  "share_bps"    integer not null,
  "amount_cents" bigint  not null,
  constraint "deal_split_shares_pkey" primary key (split_id, kind, party_id),
  constraint "deal_split_shares_share_bps_check" check (((share_bps >= 0) AND (share_bps <= 10000)))
);

alter table "public"."deal_split_shares"
  enable row level security;

revoke all on table "public"."deal_split_shares" from "anon";

create table "public"."deal_splits" (
  "id"          uuid                     not null,
  "deal_id"     uuid                     not null,
  "version"     integer                  not null,
  "proposed_by" uuid                     not null,
  "state"       text                     not null default 'proposed'::text,
  "created_at"  timestamp with time zone not null default clock_timestamp(),
  "decided_at"  timestamp with time zone,
  constraint "deal_splits_pkey" primary key (id),
  constraint "deal_splits_state_check"
    check
    ((state = ANY (ARRAY['proposed'::text, 'agreed'::text, 'declined'::text, 'withdrawn'::text,
    'superseded'::text]))),
  constraint "deal_splits_versions" unique (deal_id, version)
);

alter table "public"."deal_splits"
  enable row level security;

revoke all on table "public"."deal_splits" from "anon";

create table "public"."deals" (
  "id"           uuid                     not null default gen_random_uuid(),
  "offer_id"     uuid                     not null,
  "version"      integer                  not null,
  "property_id"  uuid,
  "seller_id"    uuid,
  "buyer_id"     uuid,
  "title"        text                     not null,
  "address"      text                     not null,
  "time_zone"    text                     not null,
  "jv_share_pct" integer                  not null,
  "state"        text                     not null default 'open'::text,
  "end_reason"   text,
  "created_at"   timestamp with time zone not null default clock_timestamp(),
  "ended_at"     timestamp with time zone,
  constraint "deals_ended" check (((state = 'open'::text) = (ended_at IS NULL))),
  constraint "deals_jv_share_pct_check" check (((jv_share_pct >= 0) AND (jv_share_pct <= 100))),
  constraint "deals_offer_id_key" unique (offer_id),
  constraint "deals_pkey" primary key (id),
  constraint "deals_reason" check (((state = 'fell_through'::text) = (end_reason IS NOT NULL))),
  constraint "deals_state_check"
    check ((state = ANY (ARRAY['open'::text, 'closed'::text, 'fell_through'::text])))
);

alter table "public"."deals"
  enable row level security;

revoke all on table "public"."deals" from "anon";

create table "public"."ledger_entries" (
  "id"          uuid                     not null default gen_random_uuid(),
  "offer_id"    uuid                     not null,
  "seq"         integer                  not null,
  "recorded_at" timestamp with time zone not null,
  "actor"       text                     not null,
  "kind"        text                     not null,
  "content"     text                     not null,
  "hash"        text                     not null,
  constraint "ledger_entries_actor_check"
    check ((actor ~ '^(buyer|seller|system|party:[0-9a-f-]{36})$'::text)),
  constraint "ledger_entries_hash_check" check ((hash ~ '^[0-9a-f]{64}$'::text)),
  constraint "ledger_entries_hash_key" unique (hash),
  constraint "ledger_entries_id_key" unique (id),
  constraint "ledger_entries_kind_check" check ((kind ~ '^[a-z_]+[.][a-z_]+$'::text)),
  constraint "ledger_entries_pkey" primary key (offer_id, seq),
  constraint "ledger_entries_seq_check" check ((seq > 0))
);

alter table "public"."ledger_entries"
  enable row level security;

revoke all on table "public"."ledger_entries" from "anon";

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

create table "public"."ledger_texts" (
  "offer_id"  uuid    not null,
  "seq"       integer not null,
  "field"     text    not null,
  "author_id" uuid,
  "salt"      text    not null,
  "text"      text    not null,
  constraint "ledger_texts_field_check" check ((field ~ '^[a-z_]+$'::text)),
  constraint "ledger_texts_pkey" primary key (offer_id, seq, field),
  constraint "ledger_texts_salt_check" check ((salt ~ '^[0-9a-f]{32}$'::text)),
  constraint "ledger_texts_text_check" check ((char_length(text) <= 5000))
);

alter table "public"."ledger_texts"
  enable row level security;

revoke all on table "public"."ledger_texts" from "anon";

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

create table "public"."offer_versions" (
  "offer_id"          uuid                     not null,
  "version"           integer                  not null,
  "author"            text                     not null,
  "price"             bigint                   not null,
  "earnest_money"     bigint                   not null,
  "earnest_due_hours" integer                  not null default 48,
  "closing_on"        date                     not null,
  "financing"         text                     not null,
  "inspection_days"   integer                  not null default 0,
  "contingencies"     text[]                   not null default '{}'::text[],
  "jv_share_pct"      integer                  not null default 0,
  "time_zone"         text                     not null,
  "expires_at"        timestamp with time zone not null,
  "created_at"        timestamp with time zone not null default clock_timestamp(),
  constraint "offer_versions_author_check"
    check ((author = ANY (ARRAY['buyer'::text, 'seller'::text]))),
  constraint "offer_versions_earnest_due_hours_check"
    check (((earnest_due_hours >= 1) AND (earnest_due_hours <= 720))),
  constraint "offer_versions_earnest_money_check" check ((earnest_money >= 0)),
  constraint "offer_versions_earnest" check ((earnest_money <= price)),
  constraint "offer_versions_inspection_days_check"
    check (((inspection_days >= 0) AND (inspection_days <= 90))),
  constraint "offer_versions_jv_share_pct_check"
    check (((jv_share_pct >= 0) AND (jv_share_pct <= 100))),
  constraint "offer_versions_pkey" primary key (offer_id, version),
  constraint "offer_versions_price_check"
    check (((price >= 1) AND (price <= '100000000000'::bigint))),
  constraint "offer_versions_version_check" check ((version >= 1)),
  constraint "offer_versions_financing_check" check ((financing = ANY (private.financing_types())))
);

alter table "public"."offer_versions"
  enable row level security;

revoke all on table "public"."offer_versions" from "anon";

create table "public"."offers" (
  "id"          uuid                     not null,
  "property_id" uuid,
  "title"       text                     not null,
  "address"     text                     not null,
  "seller_id"   uuid,
  "buyer_id"    uuid,
  "seller_name" text,
  "buyer_name"  text,
  "state"       text                     not null,
  "version"     integer                  not null default 1,
  "proposer"    text                     not null default 'buyer'::text,
  "respond_by"  timestamp with time zone not null,
  "opened_at"   timestamp with time zone,
  "backup_rank" integer,
  "end_reason"  text,
  "created_at"  timestamp with time zone not null default now(),
  "changed_at"  timestamp with time zone not null default now(),
  constraint "offers_backup" check (((state = 'backup'::text) = (backup_rank IS NOT NULL))),
  constraint "offers_end_reason_check"
    check
    ((end_reason = ANY (ARRAY['listing_deleted'::text, 'listing_removed'::text,
    'listing_sold'::text, 'account_deleted'::text, 'blocked'::text, 'call_canceled'::text]))),
  constraint "offers_pkey" primary key (id),
  constraint "offers_proposer_check"
    check ((proposer = ANY (ARRAY['buyer'::text, 'seller'::text]))),
  constraint "offers_reason" check (((state = 'canceled'::text) = (end_reason IS NOT NULL))),
  constraint "offers_sealed" check (((state <> 'sealed'::text) OR (opened_at IS NULL))),
  constraint "offers_state_check"
    check
    ((state = ANY (ARRAY['sealed'::text, 'open'::text, 'backup'::text, 'accepted'::text,
    'declined'::text, 'withdrawn'::text, 'expired'::text, 'canceled'::text]))),
  constraint "offers_version_check" check (((version >= 1) AND (version <= 100)))
);

alter table "public"."offers"
  enable row level security;

revoke all on table "public"."offers" from "anon";

create table "public"."pipeline_cards" (
  "id"               uuid                     not null default gen_random_uuid(),
  "user_id"          uuid                     not null,
  "property_id"      uuid,
  "title"            text                     not null,
  "address"          text,
  "price"            bigint,
  "stage"            text                     not null default 'watching'::text,
  "position"         integer                  not null default 0,
  "notes"            text                     not null default ''::text,
  "notes_version"    integer                  not null default 0,
  "created_at"       timestamp with time zone not null default now(),
  "updated_at"       timestamp with time zone not null default now(),
  "stage_changed_at" timestamp with time zone not null default now(),
  constraint "pipeline_cards_address_check"
    check (((char_length(address) <= 340) AND (address ~ '\S'::text))),
  constraint "pipeline_cards_notes_check" check ((char_length(notes) <= 10000)),
  constraint "pipeline_cards_once" unique (user_id, property_id),
  constraint "pipeline_cards_pkey" primary key (id),
  constraint "pipeline_cards_price_check"
    check (((price >= 1) AND (price <= '100000000000'::bigint))),
  constraint "pipeline_cards_stage_check"
    check
    ((stage = ANY (ARRAY['watching'::text, 'analyzing'::text, 'offered'::text,
    'under_contract'::text, 'closed'::text, 'lost'::text]))),
  constraint "pipeline_cards_title_check"
    check (((char_length(title) <= 160) AND (title ~ '\S'::text)))
);

alter table "public"."pipeline_cards"
  enable row level security;

revoke all on table "public"."pipeline_cards" from "anon";

create table "public"."pipeline_files" (
  "id"         uuid                     not null,
  "user_id"    uuid                     not null,
  "card_id"    uuid                     not null,
  "path"       text                     not null,
  "name"       text                     not null,
  "size"       bigint                   not null,
  "mime_type"  text                     not null,
  "created_at" timestamp with time zone not null default now(),
  constraint "pipeline_files_name_check"
    check
    (((char_length(name) <= 160) AND (name ~ '\S'::text) AND (name !~
    '[/\\[:cntrl:]\u202a-\u202e\u2066-\u2069]'::text))),
  constraint "pipeline_files_path" unique (path),
  constraint "pipeline_files_pkey" primary key (id),
  constraint "pipeline_files_size_check" check ((size >= 0))
);

alter table "public"."pipeline_files"
  enable row level security;

revoke all on table "public"."pipeline_files" from "anon";

create table "public"."pipeline_tasks" (
  "id"         uuid                     not null default gen_random_uuid(),
  "user_id"    uuid                     not null,
  "card_id"    uuid                     not null,
  "title"      text                     not null,
  "due_on"     date,
  "due_at"     timestamp with time zone,
  "done_at"    timestamp with time zone,
  "created_at" timestamp with time zone not null default now(),
  constraint "pipeline_tasks_due_at_check" check (((due_at >= '2000-01-01 00:00:00+00'::timestamp
    with time zone) AND (due_at <= '2200-01-01 00:00:00+00'::timestamp with time zone))),
  constraint "pipeline_tasks_due_on_check"
    check (((due_on >= '2000-01-01'::date) AND (due_on <= '2200-01-01'::date))),
  constraint "pipeline_tasks_due" check (((due_on IS NULL) OR (due_at IS NULL))),
  constraint "pipeline_tasks_pkey" primary key (id),
  constraint "pipeline_tasks_title_check"
    check (((char_length(title) <= 200) AND (title ~ '\S'::text)))
);

alter table "public"."pipeline_tasks"
  enable row level security;

revoke all on table "public"."pipeline_tasks" from "anon";

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

create table "public"."saved_analyses" (
  "id"         uuid                     not null default gen_random_uuid(),
  "user_id"    uuid                     not null,
  "card_id"    uuid                     not null,
  "name"       text                     not null,
  "inputs"     jsonb                    not null,
  "created_at" timestamp with time zone not null default now(),
  constraint "saved_analyses_inputs_check"
    check
    (((jsonb_typeof(inputs) = 'object'::text) AND (octet_length((inputs)::text) <= 8000) AND
    COALESCE((((inputs ->> 'deal'::text) ~ '^[A-Za-z0-9_.-]+$'::text) AND (char_length((inputs ->>
    'deal'::text)) <= 2000)),
    false) AND COALESCE((jsonb_typeof((inputs -> 'figures'::text)) = 'object'::text), false))),
  constraint "saved_analyses_name_check"
    check (((char_length(name) <= 80) AND (name ~ '\S'::text))),
  constraint "saved_analyses_pkey" primary key (id)
);

alter table "public"."saved_analyses"
  enable row level security;

revoke all on table "public"."saved_analyses" from "anon";

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

alter table "public"."listing_terms"
  add column "funds_required" boolean not null default false;

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

create or replace function private.acting_party (
  deal public.deals
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
  perform private.check_email_verified();
  select * into party from public.deal_parties p
  where p.deal_id = deal.id and p.user_id = (select auth.uid()) and p.revoked_at is null;
  if party.id is null then
    raise exception 'This deal isn’t available to you.' using errcode = '42501';
  end if;
  if deal.state <> 'open' then
    raise exception '%', case deal.state when 'closed' then 'This deal is closed.' else 'This deal fell through.' end
      using errcode = 'P0001', hint = 'deal_changed';
  end if;
  return party;
end;
$function$;

create or replace function private.add_pipeline_file (
  id      uuid,
  card_id uuid,
  path    text,
  name    text
)
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  me constant uuid := auth.uid();
begin
  -- Locked, so that parallel calls count each other's files.
  perform from public.pipeline_cards c
  where c.id = add_pipeline_file.card_id and c.user_id = me for no key update;
  if not found then
    raise exception 'This deal is no longer in your pipeline.' using errcode = 'P0001';
  end if;
  if exists (
    select from public.pipeline_files f
    where f.id = add_pipeline_file.id and f.user_id = me and f.path = add_pipeline_file.path
  ) then
    return;
  end if;
  -- Type and size come from storage, not from the member.
  insert into public.pipeline_files (id, user_id, card_id, path, name, size, mime_type)
  select add_pipeline_file.id, me, add_pipeline_file.card_id, o.name, btrim(add_pipeline_file.name),
    (o.metadata ->> 'size')::bigint, o.metadata ->> 'mimetype'
  from storage.objects o
  where o.bucket_id = 'pipeline' and o.name = add_pipeline_file.path
    and starts_with(add_pipeline_file.path, me || '/' || add_pipeline_file.card_id || '/');
  if not found then
    raise exception 'This file is no longer available. Add it again.' using errcode = 'P0001';
  end if;
  if (select count(*) from public.pipeline_files f where f.card_id = add_pipeline_file.card_id) > 10 then
    raise exception 'A deal can have 10 files. Delete some you no longer need.' using errcode = 'P0001';
  end if;
end;
$function$;

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

create or replace function private.advance_buyer_pipeline()
  returns trigger
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
begin
  perform private.advance_pipeline(new.buyer_id, new.property_id, case
    when new.state in ('sealed', 'open', 'backup') then 'offered'
    when new.state = 'accepted' then 'under_contract'
    when new.state = 'closed' then 'closed'
    else 'lost'
  end);
  return null;
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

create or replace function private.advance_pipeline (
  member   uuid,
  property uuid,
  stage    text
)
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
begin
  if private.pipeline_rank(advance_pipeline.stage) is null and advance_pipeline.stage is distinct from 'lost' then
    raise exception 'Unknown stage: %', advance_pipeline.stage using errcode = '22023';
  end if;
  if not exists (select from public.properties p where p.id = property)
    or not exists (select from public.users u where u.id = member)
  then
    return;
  end if;
  insert into public.pipeline_cards (user_id, property_id, stage) values (member, property, advance_pipeline.stage)
  on conflict on constraint pipeline_cards_once do nothing;
  if found then
    return;
  end if;
  update public.pipeline_cards c
  set stage = advance_pipeline.stage,
    position = (
      select coalesce(min(o.position), 0) - 1 from public.pipeline_cards o
      where o.user_id = member and o.stage = advance_pipeline.stage
    )
  where c.user_id = member and c.property_id = property and c.stage <> advance_pipeline.stage
    and (
      advance_pipeline.stage = 'lost' or c.stage = 'lost'
      or private.pipeline_rank(c.stage) < private.pipeline_rank(advance_pipeline.stage)
    );
end;
$function$;

create or replace function private.answer_extension (
  extension_id uuid,
  answer       text
)
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  extension public.deal_extensions;
  milestone public.deal_milestones;
  deal public.deals;
  party public.deal_parties;
begin
  select * into extension from public.deal_extensions e where e.id = answer_extension.extension_id;
  select * into milestone from public.deal_milestones m where m.id = extension.milestone_id;
  deal := private.lock_deal(milestone.deal_id);
  party := private.acting_party(deal);
  select * into milestone from public.deal_milestones m where m.id = milestone.id for no key update;
  select * into extension from public.deal_extensions e where e.id = extension.id for no key update;
  if party.role not in ('buyer', 'seller')
    or (answer = 'withdrawn') is distinct from (party.role = extension.proposed_by)
    or answer not in ('agreed', 'declined', 'withdrawn') then
    raise exception 'Only the other side can answer this extension.' using errcode = '42501';
  end if;
  if extension.state <> 'proposed' or milestone.state in ('done', 'waived') then
    raise exception 'This extension has already been answered.' using errcode = 'P0001', hint = 'deal_changed';
  end if;
  if answer = 'agreed' and extension.due_at <= clock_timestamp() then
    raise exception 'The proposed deadline has passed. Propose a new one.' using errcode = 'P0001';
  end if;
  update public.deal_extensions e set state = answer, answered_at = clock_timestamp() where e.id = extension.id;
  if answer = 'agreed' then
    update public.deal_milestones m set due_at = extension.due_at, changed_at = clock_timestamp()
    where m.id = milestone.id;
  end if;
  perform private.record_deal_step(deal, party, 'extension.' || answer, jsonb_build_object(
    'milestone', milestone.kind, 'due_at', private.utc_text(extension.due_at), 'extension', extension.id
  ));
end;
$function$;

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
    perform private.notify_offer(other, me, action, entry, offer);
  end if;
  if action = 'accept' then
    perform private.open_deal(offer.id);
  end if;
end;
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

create or replace function private.answer_split (
  split_id uuid,
  answer   text
)
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  split public.deal_splits;
  deal public.deals;
  party public.deal_parties;
begin
  select * into split from public.deal_splits s where s.id = answer_split.split_id;
  deal := private.lock_deal(split.deal_id);
  party := private.acting_party(deal);
  select * into split from public.deal_splits s where s.id = answer_split.split_id for no key update;
  if party.id <> all (private.split_approvers(split)) or answer not in ('approved', 'declined', 'withdrawn')
    or (answer = 'withdrawn' and party.id <> split.proposed_by) then
    raise exception 'You can’t answer this proposal.' using errcode = '42501';
  end if;
  if split.state <> 'proposed' then
    raise exception 'This proposal has already been settled.' using errcode = 'P0001', hint = 'deal_changed';
  end if;
  if answer = 'approved' then
    insert into public.deal_split_approvals as a (split_id, party_id) values (split.id, party.id)
    on conflict on constraint deal_split_approvals_pkey do nothing;
    if not found then
      return;
    end if;
  else
    update public.deal_splits s set state = answer, decided_at = clock_timestamp() where s.id = split.id;
  end if;
  perform private.record_deal_step(deal, party, 'split.' || answer,
    jsonb_build_object('split', split.id, 'version', split.version));
  if answer = 'approved' then
    perform private.settle_split(split.id);
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

create or replace function private.broadcast_deal (
  offer uuid
)
  returns void
  language sql
  security definer
  set search_path to ''
  AS $function$
  select private.broadcast_change(member.id, 'deals') from (
    select o.buyer_id from public.offers o where o.id = offer
    union select o.seller_id from public.offers o where o.id = offer
    union
    select p.user_id from public.deals d join public.deal_parties p on p.deal_id = d.id
    where d.offer_id = offer and p.revoked_at is null
  ) as member (id) where member.id is not null;
$function$;

create or replace function private.broadcast_pipeline()
  returns trigger
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
begin
  perform private.broadcast_change(touched.user_id, 'pipeline')
    from (select distinct t.user_id from touched t) as touched;
  return null;
end;
$function$;

create or replace function private.call_for_offers (
  property_id uuid,
  deadline    timestamp with time zone,
  time_zone   text
)
  returns uuid
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  property public.properties;
  added uuid;
begin
  select * into property from public.properties p where p.id = call_for_offers.property_id for no key update;
  if property.user_id is distinct from auth.uid() then
    raise exception 'Only the seller can call for offers.' using errcode = '42501';
  end if;
  perform private.check_email_verified();
  if property.status <> 'active' then
    raise exception 'Only an active listing can have a call for offers.' using errcode = 'P0001';
  end if;
  if exists (
    select from public.calls_for_offers c where c.property_id = property.id and c.state = 'running'
  ) then
    raise exception 'You’re already calling for offers on this listing.' using errcode = 'P0001';
  end if;
  if call_for_offers.deadline < now() + interval '1 hour' or call_for_offers.deadline > now() + interval '30 days' then
    raise exception 'Choose a deadline between 1 hour and 30 days from now.' using errcode = 'P0001';
  end if;
  perform private.check_time_zone(call_for_offers.time_zone);
  perform private.consume_rate_limit('call_for_offers');
  insert into public.calls_for_offers (property_id, deadline, time_zone)
  values (property.id, call_for_offers.deadline, call_for_offers.time_zone) returning id into added;
  perform private.broadcast_to_topic('listing:' || property.id, 'listing');
  return added;
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

create or replace function private.can_upload_pipeline_file (
  path text
)
  returns boolean
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select case
    when path ~ (
      '^[0-9a-f-]{36}/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}'
      || '/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\.(pdf|jpe?g|jfif|png|webp|docx?|xlsx?)$'
    ) then exists (
      select from public.pipeline_cards c
      where c.id = split_part(path, '/', 2)::uuid and c.user_id = (select auth.uid())
    ) and (
      -- Also counts uploads that were never added to the card.
      select count(*) < 20 from storage.objects o
      where o.bucket_id = 'pipeline'
        and starts_with(o.name, split_part(path, '/', 1) || '/' || split_part(path, '/', 2) || '/')
    )
    else false
  end;
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

create or replace function private.cancel_blocked_offers()
  returns trigger
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  pair constant uuid[] := array[new.blocker_id, new.blocked_id];
begin
  perform from public.properties p
  where p.id in (select o.property_id from public.offers o where o.seller_id = any (pair) and o.buyer_id = any (pair))
  order by p.id for no key update;
  perform private.cancel_offers(null, 'blocked', null, pair);
  return new;
end;
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

create or replace function private.cancel_call (
  call_id uuid
)
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  call public.calls_for_offers;
begin
  select * into call from public.calls_for_offers c where c.id = cancel_call.call_id;
  perform from public.properties p where p.id = call.property_id and p.user_id = (select auth.uid()) for no key update;
  if not found then
    raise exception 'Only the seller can cancel a call for offers.' using errcode = '42501';
  end if;
  update public.calls_for_offers c set state = 'canceled', ended_at = clock_timestamp()
  where c.id = call.id and c.state = 'running' and c.deadline > clock_timestamp();
  if not found then
    raise exception 'This call for offers is over.' using errcode = 'P0001', hint = 'offer_changed';
  end if;
  perform private.cancel_offers(call.property_id, 'call_canceled', 'sealed');
  perform private.broadcast_to_topic('listing:' || call.property_id, 'listing');
end;
$function$;

create or replace function private.cancel_listing_offers()
  returns trigger
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  reason text;
begin
  if tg_op = 'DELETE' then
    -- With the seller's account, private.leave_deals has done it.
    if exists (select from public.deals d where d.property_id = old.id and d.state = 'open') then
      raise exception 'This listing is under contract. Close or end the deal first.' using errcode = 'P0001';
    end if;
    perform private.cancel_offers(old.id, 'listing_deleted');
    return old;
  end if;
  reason := case
    when new.removed_at is not null and old.removed_at is null then 'listing_removed'
    when new.status = 'sold' and old.status in ('active', 'paused') then 'listing_sold'
  end;
  if reason is not null then
    update public.calls_for_offers c set state = 'canceled', ended_at = clock_timestamp()
    where c.property_id = new.id and c.state = 'running';
    perform private.cancel_offers(new.id, reason);
  end if;
  return new;
end;
$function$;

create or replace function private.cancel_offers (
  property_id uuid,
  reason      text,
  only_state  text   default null::text,
  pair        uuid[] default null::uuid[]
)
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  offer public.offers;
  entry uuid;
begin
  for offer in
    select * from public.offers o
    where (o.property_id = cancel_offers.property_id or (o.seller_id = any (pair) and o.buyer_id = any (pair)))
      and o.state in ('sealed', 'open', 'backup') and o.state = coalesce(only_state, o.state)
    order by o.id for no key update
  loop
    entry := private.move_offer(offer, 'cancel', 'system', '{}', '{}', cancel_offers.reason);
    if cancel_offers.reason <> 'blocked' then
      perform private.notify_offer(offer.buyer_id, null, 'cancel', entry, offer);
    end if;
    if cancel_offers.reason = 'account_deleted' then
      perform private.notify_offer(offer.seller_id, null, 'cancel', entry, offer);
    end if;
  end loop;
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

create or replace function private.canonical_json (
  value jsonb
)
  returns text
  language plpgsql
  immutable
  strict
  set search_path to ''
  AS $function$
begin
  case jsonb_typeof(value)
    when 'object' then
      if exists (select from jsonb_object_keys(value) as key where key !~ '^[a-z0-9_]+$') then
        raise exception 'Keys must be lowercase ASCII' using errcode = '22023';
      end if;
      return '{' || coalesce((
        select string_agg(
          to_jsonb(field.key)::text || ':' || private.canonical_json(field.value), ',' order by field.key collate "C"
        )
        from jsonb_each(value) as field
      ), '') || '}';
    when 'array' then
      return '[' || coalesce((
        select string_agg(private.canonical_json(item.value), ',' order by item.ordinal)
        from jsonb_array_elements(value) with ordinality as item (value, ordinal)
      ), '') || ']';
    when 'number' then
      -- Other numbers would have to be written the way JavaScript does it.
      if value::text !~ '^(0|-?[1-9][0-9]{0,15})$' or abs(value::numeric) > 9007199254740991 then
        raise exception 'Only whole numbers below 2^53 have a canonical form here' using errcode = '22023';
      end if;
      return value::text;
    else
      -- Postgres escapes strings as RFC 8785 does.
      return value::text;
  end case;
end;
$function$;

create or replace function private.check_acceptance (
  offer public.offers
)
  returns void
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
declare
  property public.properties;
  terms public.offer_versions;
begin
  select * into property from public.properties p where p.id = offer.property_id;
  select * into terms from public.offer_versions v where v.offer_id = offer.id and v.version = offer.version;
  if exists (select from public.deals d where d.property_id = property.id and d.state = 'open') then
    raise exception 'This listing is already under contract.' using errcode = 'P0001', hint = 'offer_changed';
  end if;
  if property.id is null or property.status not in ('active', 'paused') or property.removed_at is not null then
    raise exception 'This listing is no longer for sale.' using errcode = 'P0001';
  end if;
  if exists (select from public.calls_for_offers c where c.property_id = property.id and c.state = 'running') then
    raise exception 'A call for offers is running on this listing. Accept an offer after its deadline.'
      using errcode = 'P0001';
  end if;
  if terms.closing_on < (now() at time zone terms.time_zone)::date then
    raise exception 'The closing date has passed. Counter with a new one.' using errcode = 'P0001';
  end if;
  -- The seller's membership may have changed since.
  if property.jv_share_pct > 0 and terms.jv_share_pct <> property.jv_share_pct then
    raise exception 'This listing now requires a joint venture: the seller gets % of the profit. Counter with it.',
      property.jv_share_pct || '%' using errcode = 'P0001';
  end if;
end;
$function$;

create or replace function private.check_offer_transition()
  returns trigger
  language plpgsql
  set search_path to ''
  AS $function$
begin
  if new.state <> old.state and not exists (
    select from private.offer_transitions t where t.state = old.state and t.next_state = new.state
  ) then
    raise exception 'An offer can’t go from % to %', old.state, new.state using errcode = '23514';
  end if;
  return new;
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

create or replace function private.check_time_zone (
  time_zone text
)
  returns void
  language plpgsql
  stable
  set search_path to ''
  AS $function$
begin
  -- Only names that browsers know too: no abbreviations or offsets. pg_timezone_names reads hundreds of files.
  if time_zone ~ '^(Africa|America|Antarctica|Arctic|Asia|Atlantic|Australia|Europe|Indian|Pacific)/[A-Za-z_/-]+$' then
    perform now() at time zone time_zone;
    return;
  end if;
  raise exception using errcode = 'invalid_parameter_value';
exception
  when invalid_parameter_value then
    raise exception 'Choose a time zone from the list.' using errcode = 'P0001';
end;
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

create or replace function private.clean_text (
  content text
)
  returns text
  language sql
  immutable
  set search_path to ''
  AS $function$ select nullif(btrim(content, E' \t\r\n'), ''); $function$;

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

create or replace function private.confirm_closing (
  deal_id   uuid,
  price     bigint,
  closed_on date
)
  returns boolean
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  deal public.deals := private.lock_deal(deal_id);
  party public.deal_parties := private.acting_party(deal);
  is_closed boolean;
begin
  if party.role not in ('buyer', 'seller') then
    raise exception 'Only the buyer and the seller can confirm a closing.' using errcode = '42501';
  end if;
  if closed_on > (now() at time zone deal.time_zone)::date
    or closed_on < (deal.created_at at time zone deal.time_zone)::date then
    raise exception 'Choose a closing date between the day the offer was accepted and today.' using errcode = 'P0001';
  end if;
  insert into public.deal_closings as c (deal_id, side, price, closed_on)
  values (deal.id, party.role, confirm_closing.price, confirm_closing.closed_on)
  on conflict on constraint deal_closings_pkey
  do update set price = excluded.price, closed_on = excluded.closed_on, confirmed_at = clock_timestamp();
  is_closed := (
    select count(*) = 2 from public.deal_closings c
    where c.deal_id = deal.id and c.price = confirm_closing.price and c.closed_on = confirm_closing.closed_on
  );
  perform private.record_deal_step(deal, party, 'closing.confirm', jsonb_build_object(
    'price_usd', confirm_closing.price, 'closed_on', confirm_closing.closed_on, 'both', is_closed
  ), step => case when is_closed then 'closed' end);
  if is_closed then
    update public.deal_milestones m set state = 'done', changed_at = clock_timestamp()
    where m.deal_id = deal.id and m.kind = 'closing';
    perform private.append_entry(deal.offer_id, 'system', 'deal.close',
      jsonb_build_object('price_usd', confirm_closing.price, 'closed_on', confirm_closing.closed_on));
    perform private.finish_deal(deal, 'closed', null);
  end if;
  return is_closed;
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

create or replace function private.contingencies()
  returns text[]
  language sql
  immutable
  parallel safe
  set search_path to ''
  AS $function$ select array['financing', 'appraisal', 'title', 'partner_approval', 'sale_of_property']; $function$;

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

create or replace function private.deal_end_reasons()
  returns text[]
  language sql
  immutable
  parallel safe
  set search_path to ''
  AS $function$
  select array['inspection', 'financing', 'title', 'earnest_money', 'buyer_backed_out', 'seller_backed_out', 'other'];
$function$;

create or replace function private.deal_invitations()
  returns table (
    party_id   uuid,
    title      text,
    address    text,
    role       text,
    side       text,
    rights     text[],
    invited_by text,
    invited_at timestamp with time zone
  )
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select p.id, d.title, d.address, p.role, p.side, p.rights, inviter.name, p.invited_at
  from public.deal_parties p
  join public.deals d on d.id = p.deal_id and d.state = 'open'
  join public.deal_parties inviter on inviter.deal_id = d.id and inviter.role = p.side
  where p.email = private.own_verified_email() and p.revoked_at is null
  order by p.invited_at desc, p.id;
$function$;

create or replace function private.deal_rights()
  returns text[]
  language sql
  immutable
  parallel safe
  set search_path to ''
  AS $function$ select array['terms', 'documents', 'earnest_money']; $function$;

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

create or replace function private.decline_other_offers (
  property_id uuid,
  message     text
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
    perform private.notify_offer(offer.buyer_id, me, 'decline', private.move_offer(
      offer, case offer.proposer when 'seller' then 'withdraw' else 'decline' end, 'seller', '{}',
      jsonb_build_object('message', note)
    ), offer);
    declined := declined + 1;
  end loop;
  return declined;
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

create or replace function private.end_deal (
  deal_id uuid,
  reason  text,
  note    text
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

create or replace function private.end_of_day (
  day  date,
  zone text
)
  returns timestamp with time zone
  language sql
  stable
  set search_path to ''
  AS $function$ select (day + 1)::timestamp at time zone zone; $function$;

create or replace function private.expire_offers()
  returns integer
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  due record;
  offer public.offers;
  entry uuid;
  expired integer := 0;
begin
  for due in
    select o.id from public.offers o
    where o.state in ('sealed', 'open') and o.respond_by <= now() order by o.property_id, o.id limit 500
  loop
    offer := private.lock_offer(due.id);
    continue when offer.state not in ('sealed', 'open') or offer.respond_by > clock_timestamp();
    entry := private.move_offer(offer, 'expire', 'system');
    perform private.notify_offer(offer.buyer_id, null, 'expire', entry, offer);
    if offer.opened_at is not null then
      perform private.notify_offer(offer.seller_id, null, 'expire', entry, offer);
    end if;
    expired := expired + 1;
  end loop;
  return expired;
end;
$function$;

create or replace function private.exported_deals()
  returns jsonb
  language sql
  stable
  set search_path to ''
  AS $function$
  with me as materialized (select auth.uid() as id)
  select jsonb_build_object(
    'deals', (
      select coalesce(jsonb_agg(
        to_jsonb(d) - 'seller_id' - 'buyer_id' || jsonb_build_object(
          'my_role', (select p.role from public.deal_parties p where p.deal_id = d.id and p.user_id = me.id),
          'milestones', (
            select coalesce(jsonb_agg(to_jsonb(m) - 'deal_id' order by m.due_at, m.id), '[]')
            from public.deal_milestones m where m.deal_id = d.id
          ),
          'closings', (
            select coalesce(jsonb_agg(to_jsonb(c) - 'deal_id' order by c.side), '[]')
            from public.deal_closings c where c.deal_id = d.id
          ),
          'outcomes', (
            select coalesce(jsonb_agg(to_jsonb(x) - 'deal_id' order by x.kind), '[]')
            from public.deal_outcomes x where x.deal_id = d.id
          ),
          'splits', (
            select coalesce(jsonb_agg(to_jsonb(s) order by s.version), '[]')
            from public.deal_splits s where s.deal_id = d.id
          )
        ) order by d.created_at, d.id
      ), '[]')
      from public.deals d where d.id in (select p.deal_id from public.deal_parties p where p.user_id = me.id)
    )
  )
  from me;
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

create or replace function private.exported_offers()
  returns jsonb
  language sql
  stable
  set search_path to ''
  AS $function$
  with me as materialized (select auth.uid() as id)
  select jsonb_build_object(
    'offers', (
      select coalesce(jsonb_agg(
        to_jsonb(o) - 'seller_id' - 'buyer_id' || jsonb_build_object(
          'my_role', case me.id when o.buyer_id then 'buyer' else 'seller' end,
          'versions', (
            select coalesce(jsonb_agg(to_jsonb(v) - 'offer_id' order by v.version), '[]')
            from public.offer_versions v where v.offer_id = o.id
          ),
          'ledger', (
            select coalesce(jsonb_agg(e.content order by e.seq), '[]') from public.ledger_entries e
            where e.offer_id = o.id
          )
        ) order by o.created_at, o.id
      ), '[]')
      from public.offers o where me.id in (o.buyer_id, o.seller_id)
    ),
    'ledger_texts', (
      select coalesce(jsonb_agg(to_jsonb(t) - 'author_id' order by t.offer_id, t.seq, t.field), '[]')
      from public.ledger_texts t where t.author_id = me.id
    )
  )
  from me;
$function$;

create or replace function private.exported_pipeline()
  returns jsonb
  language sql
  stable
  set search_path to ''
  AS $function$
  with me as materialized (select auth.uid() as id)
  select jsonb_build_object(
    'pipeline', (
      select coalesce(jsonb_agg(
        to_jsonb(c) - 'user_id' - 'position' - 'notes_version' order by c.created_at, c.id
      ), '[]')
      from public.pipeline_cards c where c.user_id = me.id
    ),
    'pipeline_tasks', (
      select coalesce(jsonb_agg(to_jsonb(t) - 'user_id' order by t.created_at, t.id), '[]')
      from public.pipeline_tasks t where t.user_id = me.id
    ),
    'saved_analyses', (
      select coalesce(jsonb_agg(to_jsonb(s) - 'user_id' order by s.created_at, s.id), '[]')
      from public.saved_analyses s where s.user_id = me.id
    ),
    'pipeline_files', (
      select coalesce(jsonb_agg(to_jsonb(f) - 'user_id' order by f.created_at, f.id), '[]')
      from public.pipeline_files f where f.user_id = me.id
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
  update public.properties p set status = case finish_deal.state when 'closed' then 'sold' else 'active' end
  where p.id = deal.property_id and p.status = 'under_contract';
  if finish_deal.state = 'closed' then
    perform private.cancel_offers(deal.property_id, 'listing_sold');
  else
    perform private.promote_backup(deal.property_id);
  end if;
end;
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

create or replace function private.has_open_deal (
  property_id uuid
)
  returns boolean
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select exists (select from public.deals d where d.property_id = has_open_deal.property_id and d.state = 'open');
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

create or replace function private.invite_party (
  deal_id uuid,
  email   text,
  name    text,
  role    text,
  rights  text[]
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

create or replace function private.is_pipeline_file (
  path text
)
  returns boolean
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$ select exists (select from public.pipeline_files f where f.path = is_pipeline_file.path); $function$;

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
    -- Someone who was revoked comes back in the new role.
    update public.deal_parties p set user_id = null where p.deal_id = deal.id and p.user_id = me
      and p.revoked_at is not null;
    if not found then
      raise exception 'You’re already part of this deal.' using errcode = 'P0001';
    end if;
  end if;
  update public.deal_parties p set user_id = me, email = null, joined_at = clock_timestamp() where p.id = party.id
  returning * into party;
  perform private.record_deal_step(deal, party, 'party.join', jsonb_build_object('party', party.id, 'role',
    party.role));
  return deal.id;
end;
$function$;

create or replace function private.keep_contract_status()
  returns trigger
  language plpgsql
  set search_path to ''
  AS $function$
declare
  in_contract constant boolean := private.has_open_deal(new.id);
begin
  if new.status = 'under_contract' and not in_contract then
    if current_user in ('anon', 'authenticated') then
      raise exception 'A listing goes under contract when you accept an offer.' using errcode = 'P0001';
    end if;
    -- A moderator restores a listing whose deal has ended since.
    new.status := 'active';
  elsif in_contract and new.status <> 'under_contract' and new.removed_at is null then
    raise exception 'This listing is under contract. Close or end the deal first.' using errcode = 'P0001';
  end if;
  return new;
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
  update public.offers o set
    buyer_name = case when o.buyer_id = old.id then null else o.buyer_name end,
    seller_name = case when o.seller_id = old.id then null else o.seller_name end
  where old.id in (o.buyer_id, o.seller_id);
  update public.deal_parties p set name = null, revoked_at = coalesce(p.revoked_at, clock_timestamp())
  where p.user_id = old.id;
  return old;
end;
$function$;

create or replace function private.ledger_actor (
  party public.deal_parties
)
  returns text
  language sql
  immutable
  set search_path to ''
  AS $function$ select case when party.role in ('buyer', 'seller') then party.role else 'party:' || party.id end; $function$;

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

create or replace function private.ledger_split (
  split_id uuid
)
  returns jsonb
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select jsonb_object_agg(l.kind, jsonb_build_object('amount_cents', l.amount_cents, 'shares', (
    select jsonb_agg(
      jsonb_build_object('party', h.party_id, 'share_bps', h.share_bps, 'amount_cents', h.amount_cents)
      order by h.position
    )
    from public.deal_split_shares h where h.split_id = l.split_id and h.kind = l.kind
  )))
  from public.deal_split_lines l where l.split_id = ledger_split.split_id;
$function$;

create or replace function private.ledger_terms (
  version public.offer_versions
)
  returns jsonb
  language sql
  stable
  set search_path to ''
  AS $function$
  select jsonb_build_object(
    'version', version.version, 'price_usd', version.price, 'earnest_money_usd', version.earnest_money,
    'earnest_due_hours', version.earnest_due_hours, 'closing_on', version.closing_on,
    'financing', version.financing, 'inspection_days', version.inspection_days,
    'contingencies', version.contingencies, 'jv_share_pct', version.jv_share_pct, 'time_zone', version.time_zone,
    'expires_at', private.utc_text(version.expires_at)
  );
$function$;

create or replace function private.limit_pipeline()
  returns trigger
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  most constant integer := tg_argv[0];
  present integer;
begin
  if tg_table_name = 'pipeline_cards' then
    -- Serializes the inserts of a member, or of a card, so that concurrent ones are counted.
    perform from public.users u where u.id = new.user_id for no key update;
    select count(*) into present from public.pipeline_cards c where c.user_id = new.user_id;
  else
    perform from public.pipeline_cards c where c.id = new.card_id for no key update;
    execute format('select count(*) from public.%I where card_id = $1', tg_table_name) into present using new.card_id;
  end if;
  if present > most then
    raise exception '%', tg_argv[1] using errcode = 'P0001';
  end if;
  return null;
end;
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

create or replace function private.lock_deal (
  deal_id uuid
)
  returns public.deals
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  deal public.deals;
begin
  select * into deal from public.deals d where d.id = lock_deal.deal_id;
  perform private.lock_offer(deal.offer_id);
  select * into deal from public.deals d where d.id = lock_deal.deal_id for no key update;
  return deal;
end;
$function$;

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

create or replace function private.lock_offer (
  offer_id uuid
)
  returns public.offers
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  offer public.offers;
begin
  select * into offer from public.offers o where o.id = lock_offer.offer_id;
  perform from public.properties p where p.id = offer.property_id for no key update;
  perform private.open_call(c.id) from public.calls_for_offers c
  where c.property_id = offer.property_id and c.state = 'running' and c.deadline <= clock_timestamp();
  select * into offer from public.offers o where o.id = lock_offer.offer_id for no key update;
  return offer;
end;
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

create or replace function private.move_milestone (
  milestone_id uuid,
  action       text
)
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  milestone public.deal_milestones;
  deal public.deals;
  party public.deal_parties;
  next_state text;
begin
  select * into milestone from public.deal_milestones m where m.id = move_milestone.milestone_id;
  deal := private.lock_deal(milestone.deal_id);
  party := private.acting_party(deal);
  select * into milestone from public.deal_milestones m where m.id = milestone.id for no key update;
  select t.next_state into next_state from private.milestone_transitions t
  where t.kind = milestone.kind and t.state = milestone.state and t.action = move_milestone.action and (
    t.actor = party.role or (t.actor = 'holder' and (party.role = 'seller' or 'earnest_money' = any (party.rights)))
  );
  if next_state is null then
    raise exception 'You can’t do that now. Reload to see the latest.' using errcode = 'P0001', hint = 'deal_changed';
  end if;
  update public.deal_milestones m set state = next_state, changed_at = clock_timestamp() where m.id = milestone.id;
  perform private.record_deal_step(deal, party, 'milestone.' || action,
    jsonb_build_object('milestone', milestone.kind, 'state', next_state));
end;
$function$;

create or replace function private.move_offer (
  offer  public.offers,
  action text,
  actor  text,
  data   jsonb         default '{}'::jsonb,
  texts  jsonb         default '{}'::jsonb,
  reason text          default null::text
)
  returns uuid
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  next_state text;
begin
  select t.next_state into next_state from private.offer_transitions t
  where t.state = offer.state and t.action = move_offer.action and (
    t.actor = move_offer.actor
    or t.actor = case when move_offer.actor = offer.proposer then 'proposer' when move_offer.actor <> 'system'
      then 'recipient' end
  );
  if next_state is null then
    raise exception '%', case offer.state
      when 'accepted' then 'This offer was accepted.'
      when 'declined' then 'This offer was declined.'
      when 'withdrawn' then 'This offer was withdrawn.'
      when 'expired' then 'This offer has expired.'
      when 'canceled' then 'This offer was canceled.'
      else 'You can’t do that with this offer now.'
    end using errcode = 'P0001', hint = 'offer_changed';
  end if;
  update public.offers o set
    state = next_state,
    changed_at = clock_timestamp(),
    opened_at = case when action = 'open' then clock_timestamp() else o.opened_at end,
    backup_rank = case when action = 'back_up' then 1 + coalesce((
      select max(b.backup_rank) from public.offers b where b.property_id = o.property_id and b.state = 'backup'
    ), 0) end,
    -- A backup's buyer may have been waiting for weeks.
    respond_by = case when action = 'promote' then greatest(o.respond_by, now() + interval '48 hours')
      else o.respond_by end,
    end_reason = case when next_state = 'canceled' then move_offer.reason end
  where o.id = offer.id;
  return private.append_entry(offer.id, actor, 'offer.' || action,
    jsonb_build_object('state', next_state, 'version', offer.version) || jsonb_strip_nulls(jsonb_build_object(
      'reason', move_offer.reason
    )) || data,
    texts, case actor when 'buyer' then offer.buyer_id when 'seller' then offer.seller_id end);
end;
$function$;

create or replace function private.my_deal_ids (
  needed_right text default null::text
)
  returns uuid[]
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select coalesce(array_agg(p.deal_id), '{}') from public.deal_parties p
  where p.user_id = (select auth.uid()) and p.revoked_at is null
    and (needed_right is null or needed_right = any (p.rights));
$function$;

create or replace function private.my_offer_ids()
  returns uuid[]
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select coalesce(array_agg(readable.id), '{}') from (
    select o.id from public.offers o where o.buyer_id = (select auth.uid())
    union all
    select o.id from public.offers o where o.seller_id = (select auth.uid()) and o.opened_at is not null
    union all
    select d.offer_id from public.deal_parties p join public.deals d on d.id = p.deal_id
    where p.user_id = (select auth.uid()) and p.role = 'jv_partner' and p.revoked_at is null
  ) as readable;
$function$;

create or replace function private.my_split_deal_ids()
  returns uuid[]
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select coalesce(array_agg(p.deal_id), '{}') from public.deal_parties p
  where p.user_id = (select auth.uid()) and p.revoked_at is null and p.role in ('buyer', 'seller', 'jv_partner');
$function$;

create or replace function private.note_claims()
  returns trigger
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
begin
  insert into public.deal_outcomes (deal_id, kind, claimed)
  select new.id, claim.kind, claim.amount
  from public.properties p
  cross join lateral (
    values ('repair_cost', p.repair_cost), ('arv', p.arv), ('monthly_rent', p.monthly_rent)
  ) as claim (kind, amount)
  where p.id = new.property_id and claim.amount is not null;
  return null;
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

create or replace function private.notify_offer (
  member uuid,
  actor  uuid,
  step   text,
  entry  uuid,
  offer  public.offers
)
  returns void
  language sql
  security definer
  set search_path to ''
  AS $function$
  select private.notify(member, 'offer', actor, entry, jsonb_build_object(
    'step', step, 'offer_id', offer.id, 'property_id', offer.property_id, 'title', offer.title
  ));
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

create or replace function private.open_call (
  call_id uuid
)
  returns integer
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  call public.calls_for_offers;
  offer public.offers;
  entry uuid;
  opened integer := 0;
  last_opened public.offers;
begin
  update public.calls_for_offers c set state = 'opened', ended_at = clock_timestamp()
  where c.id = open_call.call_id and c.state = 'running' and c.deadline <= clock_timestamp() returning * into call;
  if call.id is null then
    return 0;
  end if;
  for offer in
    select * from public.offers o where o.property_id = call.property_id and o.state = 'sealed' order by o.id
    for no key update
  loop
    entry := private.move_offer(offer, 'open', 'system');
    perform private.notify_offer(offer.buyer_id, null, 'open', entry, offer);
    last_opened := offer;
    opened := opened + 1;
  end loop;
  -- One for all of them.
  if opened > 0 then
    perform private.notify_offer(last_opened.seller_id, null, 'opened', call.id, last_opened);
  end if;
  perform private.broadcast_to_topic('listing:' || call.property_id, 'listing');
  return opened;
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
  insert into public.deals (offer_id, version, property_id, seller_id, buyer_id, title, address, time_zone,
    jv_share_pct)
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
      select jsonb_agg(jsonb_build_object('kind', m.kind, 'due_at', private.utc_text(m.due_at))
        order by m.due_at, m.kind)
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

create or replace function private.own_verified_email()
  returns text
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select v.email from private.verified_emails v join auth.users a on a.id = v.user_id and a.email = v.email
  where v.user_id = (select auth.uid());
$function$;

create or replace function private.pipeline_rank (
  stage text
)
  returns integer
  language sql
  immutable
  set search_path to ''
  AS $function$ select array_position(array['watching', 'analyzing', 'offered', 'under_contract', 'closed'], stage); $function$;

create or replace function private.prepare_pipeline_card()
  returns trigger
  language plpgsql
  set search_path to ''
  AS $function$
declare
  listing record;
begin
  if current_user in ('anon', 'authenticated') then
    -- Before the listing is read, so that no error says more than that.
    if new.user_id is distinct from (select auth.uid()) then
      raise exception 'Not allowed on behalf of another member' using errcode = '42501';
    end if;
    new.created_at := now();
    new.updated_at := now();
    new.stage_changed_at := now();
    new.notes_version := 0;
    new.position := 0;
  end if;
  if new.property_id is not null then
    -- Runs with the caller's rights: a listing they can't see doesn't exist.
    select p.title, p.address || ', ' || p.city || ', ' || p.state || ' ' || p.zip as address, p.price into listing
    from public.properties p where p.id = new.property_id;
    if not found then
      raise exception 'This listing isn’t available' using errcode = '42501';
    end if;
    new.title := listing.title;
    new.address := listing.address;
    new.price := listing.price;
  end if;
  if new.position = 0 then
    select coalesce(min(c.position), 0) - 1 into new.position from public.pipeline_cards c
    where c.user_id = new.user_id and c.stage = new.stage;
  end if;
  return new;
end;
$function$;

create or replace function private.promote_backup (
  property_id uuid
)
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  offer public.offers;
  entry uuid;
begin
  select * into offer from public.offers o
  where o.property_id = promote_backup.property_id and o.state = 'backup' and o.buyer_id is not null
  order by o.backup_rank limit 1 for no key update;
  if offer.id is null then
    return;
  end if;
  entry := private.move_offer(offer, 'promote', 'system');
  perform private.notify_offer(offer.buyer_id, null, 'promote', entry, offer);
  perform private.notify_offer(offer.seller_id, null, 'promote', entry, offer);
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

create or replace function private.propose_extension (
  milestone_id uuid,
  due_at       timestamp with time zone,
  reason       text
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

create or replace function private.propose_split (
  split_id uuid,
  deal_id  uuid,
  lines    jsonb
)
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  deal public.deals := private.lock_deal(deal_id);
  party public.deal_parties := private.acting_party(deal);
  split public.deal_splits;
  line record;
  parties uuid[];
  shares integer[];
  amounts bigint[];
  seller_profit integer;
begin
  if party.role not in ('buyer', 'seller', 'jv_partner') then
    raise exception 'Guests can’t propose a split.' using errcode = '42501';
  end if;
  if exists (select from public.deal_splits s where s.id = propose_split.split_id and s.proposed_by = party.id) then
    return;
  end if;
  if exists (select from public.deal_splits s where s.deal_id = deal.id and s.state = 'proposed') then
    raise exception 'Another split is waiting for answers. Withdraw or answer it first.'
      using errcode = 'P0001', hint = 'deal_changed';
  end if;
  select array_agg(p.id order by p.side desc, p.role <> p.side, p.joined_at, p.id) into parties
  from public.deal_parties p
  where p.deal_id = deal.id and p.revoked_at is null and p.joined_at is not null
    and p.role in ('buyer', 'seller', 'jv_partner');
  if not exists (select from jsonb_object_keys(lines)) then
    raise exception 'Enter at least one amount to split.' using errcode = 'P0001';
  end if;
  if (select count(*) from public.deal_splits s where s.deal_id = deal.id) >= 100 then
    raise exception 'This deal has had 100 proposals.' using errcode = 'P0001';
  end if;
  insert into public.deal_splits (id, deal_id, version, proposed_by)
  values (propose_split.split_id, deal.id,
    1 + coalesce((select max(s.version) from public.deal_splits s where s.deal_id = deal.id), 0), party.id)
  returning * into split;
  for line in select field.key as kind, field.value from jsonb_each(lines) as field order by field.key loop
    if exists (
      select from jsonb_object_keys(line.value -> 'shares') as named where named <> all (parties::text[])
    ) then
      raise exception 'Only parties who have joined can have a share.' using errcode = 'P0001';
    end if;
    select array_agg(coalesce((line.value -> 'shares' ->> p.id::text)::integer, 0) order by p.position) into shares
    from unnest(parties) with ordinality as p (id, position);
    amounts := private.split_cents((line.value ->> 'amount_cents')::bigint, shares);
    insert into public.deal_split_lines (split_id, kind, amount_cents)
    values (split.id, line.kind, (line.value ->> 'amount_cents')::bigint);
    insert into public.deal_split_shares (split_id, kind, party_id, position, share_bps, amount_cents)
    select split.id, line.kind, p.id, p.position, shares[p.position], amounts[p.position]
    from unnest(parties) with ordinality as p (id, position);
  end loop;
  select sum(h.share_bps) into seller_profit
  from public.deal_split_shares h join public.deal_parties p on p.id = h.party_id
  where h.split_id = split.id and h.kind = 'profit' and p.side = 'seller';
  if deal.jv_share_pct > 0 and seller_profit <> deal.jv_share_pct * 100 then
    raise exception 'You agreed that the seller’s side gets % of the profit.', deal.jv_share_pct || '%'
      using errcode = 'P0001';
  end if;
  insert into public.deal_split_approvals (split_id, party_id) values (split.id, party.id);
  perform private.record_deal_step(deal, party, 'split.propose', jsonb_build_object(
    'split', split.id, 'version', split.version, 'lines', private.ledger_split(split.id)
  ));
  perform private.settle_split(split.id);
end;
$function$;

create or replace function private.record_deal_step (
  deal  public.deals,
  party public.deal_parties,
  kind  text,
  data  jsonb               default '{}'::jsonb,
  texts jsonb               default '{}'::jsonb,
  step  text                default null::text
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
  ) || data - '{price_usd,lines,rights}'::text[])
  from public.deal_parties p
  where p.deal_id = deal.id and p.revoked_at is null and p.user_id is distinct from party.user_id
    and 'terms' = any (p.rights)
  order by p.user_id;
  return entry;
end;
$function$;

create or replace function private.record_outcome (
  deal_id uuid,
  kind    text,
  actual  bigint
)
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  deal public.deals := private.lock_deal(deal_id);
  party public.deal_parties;
  claim bigint;
begin
  perform private.check_email_verified();
  if deal.buyer_id is null or deal.buyer_id <> (select auth.uid()) then
    raise exception 'Only the buyer can report how a deal turned out.' using errcode = '42501';
  end if;
  if deal.state <> 'closed' then
    raise exception 'You can report how the deal turned out once it’s closed.' using errcode = 'P0001';
  end if;
  select * into party from public.deal_parties p where p.deal_id = deal.id and p.role = 'buyer';
  update public.deal_outcomes o set actual = record_outcome.actual, recorded_at = clock_timestamp()
  where o.deal_id = deal.id and o.kind = record_outcome.kind and o.actual is distinct from record_outcome.actual
  returning o.claimed into claim;
  if not found then
    if exists (select from public.deal_outcomes o where o.deal_id = deal.id and o.kind = record_outcome.kind) then
      return;
    end if;
    raise exception 'The listing didn’t state this, so there’s nothing to compare.' using errcode = 'P0001';
  end if;
  perform private.consume_rate_limit('outcome');
  perform private.record_deal_step(deal, party, 'outcome.record', jsonb_build_object(
    'outcome', record_outcome.kind, 'claimed_usd', claim, 'actual_usd', record_outcome.actual
  ));
end;
$function$;

create or replace function private.refuse_change()
  returns trigger
  language plpgsql
  set search_path to ''
  AS $function$
begin
  raise exception 'This can’t be changed' using errcode = '42501';
end;
$function$;

create or replace function private.refuse_direct_write()
  returns trigger
  language plpgsql
  set search_path to ''
  AS $function$
begin
  if current_user in ('anon', 'authenticated', 'service_role') then
    raise exception 'This is only written by functions' using errcode = '42501';
  end if;
  return null;
end;
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

create or replace function private.remind_of_deadlines()
  returns integer
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  due record;
  deal public.deals;
  milestone public.deal_milestones;
  is_missed boolean;
  nobody public.deal_parties;
  reminders integer := 0;
begin
  for due in
    select m.id, m.deal_id from public.deal_milestones m join public.deals d on d.id = m.deal_id
    where m.state in ('pending', 'declared') and d.state = 'open' and m.due_at <= now() + interval '24 hours'
      and (m.reminded_due_at is distinct from m.due_at
        or (m.due_at <= now() and m.missed_due_at is distinct from m.due_at))
    order by m.deal_id, m.id limit 500
  loop
    deal := private.lock_deal(due.deal_id);
    select * into milestone from public.deal_milestones m where m.id = due.id for no key update;
    is_missed := milestone.due_at <= clock_timestamp();
    continue when deal.state <> 'open' or milestone.state not in ('pending', 'declared')
      or milestone.due_at > now() + interval '24 hours'
      or (case when is_missed then milestone.missed_due_at else milestone.reminded_due_at end
        is not distinct from milestone.due_at);
    update public.deal_milestones m
    set reminded_due_at = milestone.due_at, missed_due_at = case when is_missed then milestone.due_at end
    where m.id = milestone.id;
    perform private.record_deal_step(deal, nobody, case when is_missed then 'deadline.miss' else 'deadline.remind' end,
      jsonb_build_object('milestone', milestone.kind, 'due_at', private.utc_text(milestone.due_at)));
    reminders := reminders + 1;
  end loop;
  return reminders;
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

create or replace function private.review_basis (
  author uuid,
  member uuid
)
  returns private.review_basis
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
declare
  found_basis private.review_basis;
begin
  select 'deal', private.utc_day(d.ended_at), null into found_basis
  from public.deals d
  where d.state = 'closed' and d.buyer_id in (author, member) and d.seller_id in (author, member)
  order by d.ended_at desc limit 1;
  if found_basis.basis is not null then
    return found_basis;
  end if;
  select 'connected', private.utc_day(c.updated_at), null into found_basis
  from public.connections c
  where least(c.sender_id, c.receiver_id) = least(author, member)
    and greatest(c.sender_id, c.receiver_id) = greatest(author, member)
    and c.status = 'accepted' and c.updated_at <= now() - interval '7 days'
    and (
      select count(distinct m.user_id) = 2
      from public.conversations v join public.messages m on m.conversation_id = v.id
      where v.user_a_id = least(author, member) and v.user_b_id = greatest(author, member)
    );
  if found_basis.basis is null then
    with attended as (
      select e.id, e.title, e.ends_at, r.user_id
      from public.events e
      cross join lateral (
        select g.user_id from public.event_registrations g where g.event_id = e.id and g.status = 'registered'
        union select e.user_id
      ) as r
      where e.status = 'published' and e.ends_at <= now() and r.user_id in (author, member)
        and e.id in (
          select g.event_id from public.event_registrations g where g.user_id = author
          union all select o.id from public.events o where o.user_id = author
        )
    )
    select 'event', private.utc_day(a.ends_at), a.title into found_basis
    from attended a group by a.id, a.title, a.ends_at having count(*) = 2
    order by a.ends_at desc, a.id limit 1;
  end if;
  return found_basis;
end;
$function$;

create or replace function private.review_refusal (
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
  connected_at timestamptz;
begin
  if me is null or me = member or private.blocked_between(me, member) then
    return 'You can’t review this member.';
  end if;
  if not private.email_confirmed() then
    return 'Verify your email to review this member.';
  end if;
  if (private.review_basis(me, member)).basis is not null then
    return null;
  end if;
  select c.updated_at into connected_at from public.connections c
  where least(c.sender_id, c.receiver_id) = least(me, member)
    and greatest(c.sender_id, c.receiver_id) = greatest(me, member) and c.status = 'accepted';
  if connected_at > now() - interval '7 days' then
    return 'You can review this member from ' || to_char(connected_at + interval '7 days', 'FMMonth FMDD')
      || ', once you’ve been connected for 7 days and have both written messages.';
  elsif connected_at is not null then
    return 'You can review this member once you’ve both written messages to each other.';
  end if;
  return 'You can review a member after working together: once you’ve closed a deal, once you’ve been connected for 7 '
    'days and have both written messages, or after you’ve attended the same event.';
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

create or replace function private.seller_record (
  member_id uuid
)
  returns jsonb
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  with received as (
    select o.opened_at, answer.recorded_at as answered_at
    from public.offers o
    left join lateral (
      select e.recorded_at from public.ledger_entries e
      where e.offer_id = o.id and e.actor = 'seller' and e.kind like 'offer.%' order by e.seq limit 1
    ) as answer on true
    where o.seller_id = seller_record.member_id and o.opened_at >= now() - interval '1 year'
      -- Those still waiting for their first answer, and those that ended without the seller's doing, don't count.
      and (answer.recorded_at is not null or o.state = 'expired')
  ), compared as (
    select x.kind, (x.actual - x.claimed) * 100.0 / x.claimed as difference
    from public.deals d join public.deal_outcomes x on x.deal_id = d.id
    where d.seller_id = seller_record.member_id and d.state = 'closed' and x.actual is not null and x.claimed > 0
  ), claims as (
    select c.kind, count(*)::integer as deals, avg(c.difference) as mean,
      private.t_quantile(count(*)::integer - 1) * stddev_samp(c.difference) / sqrt(count(*)) as margin
    from compared c group by c.kind having count(*) >= 3
  )
  select jsonb_build_object(
    'deals_closed', (
      select count(*) from public.deals d where d.seller_id = seller_record.member_id and d.state = 'closed'
    ),
    'deals_fell_through', (
      select count(*) from public.deals d where d.seller_id = seller_record.member_id and d.state = 'fell_through'
    ),
    'offers_received', (select count(*) from received),
    'offers_answered', (select count(*) from received r where r.answered_at is not null),
    'median_answer_hours', (
      select round(extract(epoch from
        percentile_cont(0.5) within group (order by r.answered_at - r.opened_at)
      )::numeric / 3600, 1)
      from received r where r.answered_at is not null
    ),
    'claims', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'kind', c.kind, 'deals', c.deals, 'mean_pct', round(c.mean::numeric, 1),
        'low_pct', round((c.mean - c.margin)::numeric, 1), 'high_pct', round((c.mean + c.margin)::numeric, 1)
      ) order by c.kind), '[]')
      from claims c
    )
  )
  where exists (select from public.users u where u.id = seller_record.member_id)
    and (
      seller_record.member_id = (select auth.uid())
      or private.profile_visible_to(seller_record.member_id, (select auth.uid()))
    );
$function$;

create or replace function private.set_party_rights (
  party_id uuid,
  rights   text[]
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
  select * into target from public.deal_parties p where p.id = set_party_rights.party_id;
  deal := private.lock_deal(target.deal_id);
  party := private.acting_party(deal);
  if target.role not in ('title', 'lender', 'attorney') or party.role not in ('buyer', 'seller')
    or party.side <> target.side then
    raise exception 'Only the side that invited a guest can change their rights.' using errcode = '42501';
  end if;
  update public.deal_parties p set rights = set_party_rights.rights where p.id = target.id and p.revoked_at is null;
  perform private.record_deal_step(deal, party, 'party.rights',
    jsonb_build_object('party', target.id, 'role', target.role, 'rights', set_party_rights.rights));
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

create or replace function private.settle_split (
  split_id uuid
)
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  split public.deal_splits;
  deal public.deals;
  nobody public.deal_parties;
begin
  select * into split from public.deal_splits s where s.id = settle_split.split_id;
  if exists (
    select from unnest(private.split_approvers(split)) as approver (id)
    where not exists (
      select from public.deal_split_approvals a where a.split_id = split.id and a.party_id = approver.id
    )
  ) then
    return;
  end if;
  select * into deal from public.deals d where d.id = split.deal_id;
  update public.deal_splits s set state = 'superseded', decided_at = clock_timestamp()
  where s.deal_id = split.deal_id and s.state = 'agreed';
  update public.deal_splits s set state = 'agreed', decided_at = clock_timestamp() where s.id = split.id;
  perform private.record_deal_step(deal, nobody, 'split.agree',
    jsonb_build_object('split', split.id, 'version', split.version));
end;
$function$;

create or replace function private.sha256_hex (
  content text
)
  returns text
  language sql
  immutable
  parallel safe
  strict
  set search_path to ''
  AS $function$ select encode(sha256(convert_to(content, 'UTF8')), 'hex'); $function$;

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

create or replace function private.split_approvers (
  split public.deal_splits
)
  returns uuid[]
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select array_agg(p.id) from public.deal_parties p
  where p.deal_id = split.deal_id and p.user_id is not null and p.revoked_at is null and p.joined_at is not null
    and p.role in ('buyer', 'seller', 'jv_partner');
$function$;

create or replace function private.split_cents (
  total      bigint,
  shares_bps integer[]
)
  returns bigint[]
  language plpgsql
  immutable
  strict
  set search_path to ''
  AS $function$
declare
  parts bigint[];
begin
  if (select coalesce(sum(share), 0) <> 10000 or bool_or(share is null or share < 0) from unnest(shares_bps) as share)
    or array_ndims(shares_bps) <> 1 then
    raise exception 'Shares must add up to 100%%.' using errcode = 'P0001';
  end if;
  -- 10^14 cents times 10^4 fits into a bigint.
  if abs(total) > 100000000000000 then
    raise exception 'This amount is too large.' using errcode = 'P0001';
  end if;
  select array_agg(
    sign(total)::bigint * (quota.whole + case when quota.rank <= missing.cents
      then 1 else 0 end) order by quota.position
  ) into parts
  from (
    select s.position, abs(total) * s.share / 10000 as whole,
      row_number() over (order by abs(total) * s.share % 10000 desc, s.position) as rank
    from unnest(shares_bps) with ordinality as s (share, position)
  ) as quota
  cross join (
    select abs(total) - sum(abs(total) * s.share / 10000) as cents from unnest(shares_bps) as s (share)
  ) as missing;
  return parts;
end;
$function$;

create or replace function private.stamp_task()
  returns trigger
  language plpgsql
  set search_path to ''
  AS $function$
begin
  if tg_op = 'INSERT' or (new.done_at is null) <> (old.done_at is null) then
    new.done_at := case when new.done_at is not null then now() end;
  else
    new.done_at := old.done_at;
  end if;
  return new;
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

create or replace function private.t_quantile (
  degrees integer
)
  returns double precision
  language sql
  immutable
  parallel safe
  set search_path to ''
  AS $function$
  select coalesce((array[
    12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262, 2.228, 2.201, 2.179, 2.160, 2.145, 2.131, 2.120,
    2.110, 2.101, 2.093, 2.086, 2.080, 2.074, 2.069, 2.064, 2.060, 2.056, 2.052, 2.048, 2.045, 2.042
  ])[degrees], 1.96)::double precision;
$function$;

create or replace function private.touch_pipeline_card()
  returns trigger
  language plpgsql
  set search_path to ''
  AS $function$
begin
  if new.notes <> old.notes then
    new.notes_version := old.notes_version + 1;
  end if;
  if new.stage <> old.stage then
    new.stage_changed_at := now();
  end if;
  if (new.stage, new.title, new.address, new.price, new.notes)
    is distinct from (old.stage, old.title, old.address, old.price, old.notes)
  then
    new.updated_at := now();
  end if;
  return new;
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

create or replace function private.utc_text (
  moment timestamp with time zone
)
  returns text
  language sql
  immutable
  strict
  set search_path to ''
  AS $function$ select to_char(moment at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'); $function$;

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

create or replace function public.add_pipeline_file (
  id      uuid,
  card_id uuid,
  path    text,
  name    text
)
  returns void
  language sql
  set search_path to ''
  AS $function$ select private.add_pipeline_file(id, card_id, path, name); $function$;

revoke all on function "public"."add_pipeline_file"(uuid, uuid, text, text) from "anon";

create or replace function public.advance_deals()
  returns integer
  language plpgsql
  set search_path to ''
  AS $function$
begin
  perform private.record_job_run('advance-deals');
  return private.advance_deals();
end;
$function$;

revoke all on function "public"."advance_deals"() from "anon";

revoke all on function "public"."advance_deals"() from "authenticated";

create or replace function public.answer_extension (
  extension_id uuid,
  answer       text
)
  returns void
  language sql
  set search_path to ''
  AS $function$ select private.answer_extension(extension_id, answer); $function$;

revoke all on function "public"."answer_extension"(uuid, text) from "anon";

create or replace function public.answer_offer (
  offer_id uuid,
  action   text,
  version  integer,
  terms    jsonb   default null::jsonb,
  message  text    default null::text
)
  returns void
  language sql
  set search_path to ''
  AS $function$ select private.answer_offer(offer_id, action, version, terms, message); $function$;

revoke all on function "public"."answer_offer"(uuid, text, integer, jsonb, text) from "anon";

create or replace function public.answer_question (
  question_id uuid,
  content     text
)
  returns void
  language sql
  set search_path to ''
  AS $function$ select private.answer_question(question_id, content); $function$;

revoke all on function "public"."answer_question"(uuid, text) from "anon";

create or replace function public.answer_split (
  split_id uuid,
  answer   text
)
  returns void
  language sql
  set search_path to ''
  AS $function$ select private.answer_split(split_id, answer); $function$;

revoke all on function "public"."answer_split"(uuid, text) from "anon";

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

create or replace function public.call_for_offers (
  property_id uuid,
  deadline    timestamp with time zone,
  time_zone   text
)
  returns uuid
  language sql
  set search_path to ''
  AS $function$ select private.call_for_offers(property_id, deadline, time_zone); $function$;

revoke all on function "public"."call_for_offers"(uuid, timestamp with time zone, text) from "anon";

create or replace function public.cancel_booking (
  showing_id uuid
)
  returns void
  language sql
  set search_path to ''
  AS $function$ select private.cancel_booking(showing_id); $function$;

revoke all on function "public"."cancel_booking"(uuid) from "anon";

create or replace function public.cancel_call (
  call_id uuid
)
  returns void
  language sql
  set search_path to ''
  AS $function$ select private.cancel_call(call_id); $function$;

revoke all on function "public"."cancel_call"(uuid) from "anon";

create or replace function public.cancel_showing (
  showing_id uuid
)
  returns void
  language sql
  set search_path to ''
  AS $function$ select private.cancel_showing(showing_id); $function$;

revoke all on function "public"."cancel_showing"(uuid) from "anon";

create or replace function public.confirm_closing (
  deal_id   uuid,
  price     bigint,
  closed_on date
)
  returns boolean
  language sql
  set search_path to ''
  AS $function$ select private.confirm_closing(deal_id, price, closed_on); $function$;

revoke all on function "public"."confirm_closing"(uuid, bigint, date) from "anon";

create or replace function public.dashboard_figures (
  time_zone text default 'UTC'::text
)
  returns table (
    new_listings        bigint,
    new_listings_before bigint,
    active_members      bigint,
    deal_flow           bigint,
    deal_flow_listings  bigint,
    following           integer,
    followers           integer,
    has_buy_box         boolean,
    getting_started     jsonb,
    upcoming_events     jsonb,
    tasks_due           jsonb
  )
  language sql
  stable
  set search_path to ''
  AS $function$
  select m.*, coalesce(s.following, 0), coalesce(s.followers, 0),
    exists (select from public.buybox_profiles b where b.user_id = (select auth.uid())),
    private.getting_started(), private.upcoming_events(4), public.pipeline_due(time_zone, 5)
  from private.market_figures() as m
  left join public.member_stats s on s.user_id = (select auth.uid());
$function$;

revoke all on function "public"."dashboard_figures"(text) from "anon";

create or replace function public.deal_invitations()
  returns table (
    party_id   uuid,
    title      text,
    address    text,
    role       text,
    side       text,
    rights     text[],
    invited_by text,
    invited_at timestamp with time zone
  )
  language sql
  stable
  set search_path to ''
  AS $function$ select * from private.deal_invitations(); $function$;

revoke all on function "public"."deal_invitations"() from "anon";

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

create or replace function public.decline_other_offers (
  property_id uuid,
  message     text default null::text
)
  returns integer
  language sql
  set search_path to ''
  AS $function$ select private.decline_other_offers(property_id, message); $function$;

revoke all on function "public"."decline_other_offers"(uuid, text) from "anon";

create or replace function public.end_deal (
  deal_id uuid,
  reason  text,
  note    text default null::text
)
  returns void
  language sql
  set search_path to ''
  AS $function$ select private.end_deal(deal_id, reason, note); $function$;

revoke all on function "public"."end_deal"(uuid, text, text) from "anon";

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

create or replace function public.invite_party (
  deal_id uuid,
  email   text,
  name    text,
  role    text,
  rights  text[] default '{}'::text[]
)
  returns uuid
  language sql
  set search_path to ''
  AS $function$ select private.invite_party(deal_id, email, name, role, rights); $function$;

revoke all on function "public"."invite_party"(uuid, text, text, text, text[]) from "anon";

create or replace function public.join_deal (
  party_id uuid
)
  returns uuid
  language sql
  set search_path to ''
  AS $function$ select private.join_deal(party_id); $function$;

revoke all on function "public"."join_deal"(uuid) from "anon";

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

create or replace function public.listing_reach (
  property_id uuid
)
  returns jsonb
  language sql
  stable
  set search_path to ''
  AS $function$ select private.listing_reach(property_id); $function$;

revoke all on function "public"."listing_reach"(uuid) from "anon";

create or replace function public.make_offer (
  offer_id    uuid,
  property_id uuid,
  terms       jsonb,
  message     text  default null::text
)
  returns void
  language sql
  set search_path to ''
  AS $function$ select private.make_offer(offer_id, property_id, terms, message); $function$;

revoke all on function "public"."make_offer"(uuid, uuid, jsonb, text) from "anon";

create or replace function public.move_milestone (
  milestone_id uuid,
  action       text
)
  returns void
  language sql
  set search_path to ''
  AS $function$ select private.move_milestone(milestone_id, action); $function$;

revoke all on function "public"."move_milestone"(uuid, text) from "anon";

create or replace function public.move_pipeline_card (
  card_id   uuid,
  stage     text,
  before_id uuid default null::uuid
)
  returns void
  language plpgsql
  set search_path to ''
  AS $function$
declare
  card public.pipeline_cards;
  place integer;
begin
  -- Moves of one member wait for each other: each shifts several cards.
  perform pg_advisory_xact_lock(hashtextextended('pipeline ' || auth.uid(), 0));
  select c.* into card from public.pipeline_cards c where c.id = move_pipeline_card.card_id and c.user_id = auth.uid();
  if card.id is null then
    raise exception 'This deal is no longer in your pipeline.' using errcode = 'P0001';
  end if;
  if before_id = card.id then
    return;
  end if;
  select c.position into place from public.pipeline_cards c
  where c.id = before_id and c.user_id = card.user_id and c.stage = move_pipeline_card.stage;
  -- Also when that card has moved away in another tab.
  if place is null then
    select coalesce(max(c.position), 0) + 1 into place from public.pipeline_cards c
    where c.user_id = card.user_id and c.stage = move_pipeline_card.stage and c.id <> card.id;
  end if;
  update public.pipeline_cards c
  set stage = case when c.id = card.id then move_pipeline_card.stage else c.stage end,
    -- Two steps, so that a card above that shares the position of the one below stays above.
    position = case when c.id = card.id then place + 1 else c.position + 2 end
  where c.id = card.id
    or (
      c.user_id = card.user_id and c.stage = move_pipeline_card.stage and c.id <> card.id
      and (c.position, c.id) >= (place, before_id)
    );
end;
$function$;

revoke all on function "public"."move_pipeline_card"(uuid, text, uuid) from "anon";

create or replace function public.next_task (
  public .pipeline_cards
)
  returns jsonb
  language sql
  stable
  set search_path to ''
  AS $function$
  select jsonb_build_object('id', t.id, 'title', t.title, 'due_on', t.due_on, 'due_at', t.due_at)
  from public.pipeline_tasks t
  where t.card_id = $1.id and t.done_at is null
  order by coalesce(t.due_at, t.due_on) nulls last, t.created_at, t.id limit 1;
$function$;

revoke all on function "public"."next_task"(public.pipeline_cards) from "anon";

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

create or replace function public.open_proof (
  proof_id uuid
)
  returns text
  language sql
  set search_path to ''
  AS $function$ select private.open_proof(proof_id); $function$;

revoke all on function "public"."open_proof"(uuid) from "anon";

create or replace function public.own_listing_counts()
  returns table (
    active         integer,
    under_contract integer,
    paused         integer,
    sold           integer,
    returned       integer
  )
  language sql
  stable
  set search_path to ''
  AS $function$
  select
    count(*) filter (where p.status = 'active')::integer,
    count(*) filter (where p.status = 'under_contract')::integer,
    count(*) filter (where p.status = 'paused')::integer,
    count(*) filter (where p.status = 'sold')::integer,
    count(*) filter (where not p.verified and (
      select r.decision from public.listing_reviews r
      where r.property_id = p.id order by r.requested_at desc, r.id desc limit 1
    ) = 'returned')::integer
  from public.properties p where p.user_id = (select auth.uid());
$function$;

revoke all on function "public"."own_listing_counts"() from "anon";

create or replace function public.pipeline_due (
  time_zone text,
  max_tasks integer default 5
)
  returns jsonb
  language plpgsql
  stable
  set search_path to ''
  AS $function$
declare
  zone text := coalesce(pipeline_due.time_zone, 'UTC');
  today date;
begin
  begin
    today := (now() at time zone zone)::date;
  exception when invalid_parameter_value then
    -- Browsers and Postgres don't know exactly the same zones.
    zone := 'UTC';
    today := (now() at time zone zone)::date;
  end;
  return (
    with due as (
      select t.id, t.title, t.due_on, t.due_at, t.card_id, c.title as card_title, t.created_at,
        coalesce(t.due_on, (t.due_at at time zone zone)::date) as day
      from public.pipeline_tasks t join public.pipeline_cards c on c.id = t.card_id
      where t.user_id = (select auth.uid()) and t.done_at is null and c.stage <> 'lost'
        and (t.due_on <= today or t.due_at < (today + 1)::timestamp at time zone zone)
    ), first as (
      select * from due order by due.day, due.due_at nulls first, due.created_at, due.id
      limit least(greatest(coalesce(max_tasks, 5), 0), 50)
    )
    select jsonb_build_object(
      'count', (select count(*) from due),
      'today', today,
      'tasks', (
        select coalesce(jsonb_agg(
          to_jsonb(first) - 'created_at' - 'day'
          order by first.day, first.due_at nulls first, first.created_at, first.id
        ), '[]') from first
      )
    )
  );
end;
$function$;

revoke all on function "public"."pipeline_due"(text, integer) from "anon";

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

create or replace function public.propose_extension (
  milestone_id uuid,
  due_at       timestamp with time zone,
  reason       text                     default null::text
)
  returns uuid
  language sql
  set search_path to ''
  AS $function$ select private.propose_extension(milestone_id, due_at, reason); $function$;

revoke all
  on function "public"."propose_extension"(uuid, timestamp with time zone, text)
  from "anon";

create or replace function public.propose_split (
  split_id uuid,
  deal_id  uuid,
  lines    jsonb
)
  returns void
  language sql
  set search_path to ''
  AS $function$ select private.propose_split(split_id, deal_id, lines); $function$;

revoke all on function "public"."propose_split"(uuid, uuid, jsonb) from "anon";

create or replace function public.record_outcome (
  deal_id uuid,
  kind    text,
  actual  bigint
)
  returns void
  language sql
  set search_path to ''
  AS $function$ select private.record_outcome(deal_id, kind, actual); $function$;

revoke all on function "public"."record_outcome"(uuid, text, bigint) from "anon";

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

create or replace function public.remind_of_events()
  returns integer
  language sql
  set search_path to ''
  AS $function$
  select private.record_job_run('remind-of-events');
  select private.remind_of_events() + private.remind_of_showings();
$function$;

create or replace function public.revoke_party (
  party_id uuid
)
  returns void
  language sql
  set search_path to ''
  AS $function$ select private.revoke_party(party_id); $function$;

revoke all on function "public"."revoke_party"(uuid) from "anon";

create or replace function public.revoke_proof_share (
  proof_id uuid,
  offer_id uuid
)
  returns void
  language sql
  set search_path to ''
  AS $function$ select private.revoke_proof_share(proof_id, offer_id); $function$;

revoke all on function "public"."revoke_proof_share"(uuid, uuid) from "anon";

create or replace function public.save_analysis (
  id          uuid,
  name        text,
  inputs      jsonb,
  property_id uuid  default null::uuid,
  card_id     uuid  default null::uuid,
  deal_title  text  default null::text
)
  returns uuid
  language plpgsql
  set search_path to ''
  AS $function$
declare
  me constant uuid := auth.uid();
  card uuid := save_analysis.card_id;
begin
  if save_analysis.property_id is not null then
    insert into public.pipeline_cards (user_id, property_id, stage)
    select me, save_analysis.property_id, 'analyzing'
    where not exists (
      select from public.pipeline_cards c where c.user_id = me and c.property_id = save_analysis.property_id
    )
    on conflict on constraint pipeline_cards_once do nothing;
    select c.id into card from public.pipeline_cards c
    where c.user_id = me and c.property_id = save_analysis.property_id;
  elsif card is null then
    -- The same ID as the analysis, so that a retry finds it.
    card := save_analysis.id;
    insert into public.pipeline_cards (id, user_id, title, stage)
    select card, me, save_analysis.deal_title, 'analyzing'
    where not exists (select from public.pipeline_cards c where c.id = card);
  end if;
  insert into public.saved_analyses (id, user_id, card_id, name, inputs)
  select save_analysis.id, me, card, btrim(save_analysis.name), save_analysis.inputs
  where not exists (select from public.saved_analyses s where s.id = save_analysis.id);
  return card;
end;
$function$;

revoke all on function "public"."save_analysis"(uuid, text, jsonb, uuid, uuid, text) from "anon";

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

create or replace function public.seller_record (
  member_id uuid
)
  returns jsonb
  language sql
  stable
  set search_path to ''
  AS $function$ select private.seller_record(member_id); $function$;

revoke all on function "public"."seller_record"(uuid) from "anon";

create or replace function public.set_party_rights (
  party_id uuid,
  rights   text[]
)
  returns void
  language sql
  set search_path to ''
  AS $function$ select private.set_party_rights(party_id, rights); $function$;

revoke all on function "public"."set_party_rights"(uuid, text[]) from "anon";

create or replace function public.share_proof (
  proof_id uuid,
  offer_id uuid
)
  returns void
  language sql
  set search_path to ''
  AS $function$ select private.share_proof(proof_id, offer_id); $function$;

revoke all on function "public"."share_proof"(uuid, uuid) from "anon";

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

create or replace function public.weekly_report()
  returns jsonb
  language plpgsql
  stable
  set search_path to ''
  AS $function$
declare
  me constant uuid := auth.uid();
  today constant date := private.utc_day(now());
  -- Today and the six days before, like the dashboard's new listings.
  first_day constant date := today - 6;
  since constant timestamptz := first_day::timestamp at time zone 'utc';
begin
  return (
    with own as materialized (
      select p.id, p.title, p.status, p.price, coalesce(sum(d.views), 0) as views, coalesce(sum(d.saves), 0) as saves,
        coalesce(sum(d.contacts), 0) as contacts
      from public.properties p left join private.own_listing_days(first_day) as d on d.property_id = p.id
      where p.user_id = me group by p.id
    ),
    matches as materialized (
      select p.id, p.title, p.property_type, p.city, p.state, p.price, p.cap_rate, p.created_at
      from public.matched_listings(100) as p where p.created_at >= since
    ),
    changes as (
      select o.id, o.title, l.price, l.changed_at,
        (
          select before.price from public.listing_prices before
          where before.property_id = l.property_id and (before.changed_at, before.id) < (l.changed_at, l.id)
          order by before.changed_at desc, before.id desc limit 1
        ) as previous_price
      from own o join public.listing_prices l on l.property_id = o.id and l.changed_at >= since
    ),
    events as (
      select e.id, e.title, e.starts_at, e.time_zone, e.format, e.location
      from public.event_registrations r join public.events e on e.id = r.event_id
      where r.user_id = me and r.status = 'registered' and e.status = 'published' and e.ends_at > now()
      order by e.starts_at, e.id limit 20
    )
    select jsonb_build_object(
      'from', first_day,
      'to', today,
      'figures', (
        select to_jsonb(f) - array['has_buy_box', 'getting_started', 'upcoming_events', 'tasks_due']
        from public.dashboard_figures() as f
      ),
      'has_buy_box', exists (select from public.buybox_profiles b where b.user_id = me),
      'matches', (select count(*) from matches),
      'newest_matches', (
        select coalesce(jsonb_agg(to_jsonb(m) order by m.created_at desc, m.id desc), '[]')
        from (select * from matches m order by m.created_at desc, m.id desc limit 10) as m
      ),
      'own_listings', (select count(*) from own),
      'views', (select coalesce(sum(o.views), 0) from own o),
      'saves', (select coalesce(sum(o.saves), 0) from own o),
      'contacts', (select coalesce(sum(o.contacts), 0) from own o),
      'listings', (
        select coalesce(jsonb_agg(to_jsonb(o) order by o.contacts desc, o.saves desc, o.views desc, o.id), '[]')
        from (
          select * from own o where o.status <> 'sold' or o.views + o.saves + o.contacts > 0
          order by o.contacts desc, o.saves desc, o.views desc, o.id limit 25
        ) as o
      ),
      'price_changes', (
        select coalesce(jsonb_agg(to_jsonb(c) order by c.changed_at desc, c.id), '[]')
        from (select * from changes c where c.previous_price is not null order by c.changed_at desc, c.id limit 25) as c
      ),
      'events', (select coalesce(jsonb_agg(to_jsonb(e) order by e.starts_at, e.id), '[]') from events e)
    )
  );
end;
$function$;

create or replace function public.withdraw_proof (
  proof_id uuid
)
  returns text
  language sql
  set search_path to ''
  AS $function$ select private.withdraw_proof(proof_id); $function$;

revoke all on function "public"."withdraw_proof"(uuid) from "anon";

alter table "public"."calls_for_offers"
  add constraint "calls_for_offers_property_id_fkey" foreign key (property_id)
    references public.properties(id) on delete cascade;

alter table "public"."deal_extensions"
  add constraint "deal_extensions_milestone_id_fkey" foreign key (milestone_id)
    references public.deal_milestones(id) on delete cascade;

alter table "public"."deal_parties"
  add constraint "deal_parties_user_id_fkey" foreign key (user_id) references public.users(id)
    on delete set null;

alter table "public"."deal_split_approvals"
  add constraint "deal_split_approvals_party_id_fkey" foreign key (party_id)
    references public.deal_parties(id) on delete cascade;

alter table "public"."deal_split_shares"
  add constraint "deal_split_shares_party_id_fkey" foreign key (party_id)
    references public.deal_parties(id) on delete cascade;

alter table "public"."deal_split_shares"
  add constraint "deal_split_shares_split_id_kind_fkey" foreign key (split_id, kind)
    references public.deal_split_lines(split_id, kind) on delete cascade;

alter table "public"."deal_split_approvals"
  add constraint "deal_split_approvals_split_id_fkey" foreign key (split_id)
    references public.deal_splits(id) on delete cascade;

alter table "public"."deal_split_lines"
  add constraint "deal_split_lines_split_id_fkey" foreign key (split_id)
    references public.deal_splits(id) on delete cascade;

alter table "public"."deal_splits"
  add constraint "deal_splits_proposed_by_fkey" foreign key (proposed_by)
    references public.deal_parties(id) on delete cascade;

alter table "public"."deals"
  add constraint "deals_buyer_id_fkey" foreign key (buyer_id) references public.users(id) on delete
    set null;

alter table "public"."deal_closings"
  add constraint "deal_closings_deal_id_fkey" foreign key (deal_id) references public.deals(id)
    on delete cascade;

alter table "public"."deal_milestones"
  add constraint "deal_milestones_deal_id_fkey" foreign key (deal_id) references public.deals(id)
    on delete cascade;

alter table "public"."deal_outcomes"
  add constraint "deal_outcomes_deal_id_fkey" foreign key (deal_id) references public.deals(id)
    on delete cascade;

alter table "public"."deal_parties"
  add constraint "deal_parties_deal_id_fkey" foreign key (deal_id) references public.deals(id)
    on delete cascade;

alter table "public"."deal_splits"
  add constraint "deal_splits_deal_id_fkey" foreign key (deal_id) references public.deals(id)
    on delete cascade;

alter table "public"."deals"
  add constraint "deals_property_id_fkey" foreign key (property_id) references public.properties(id)
    on delete set null;

alter table "public"."deals"
  add constraint "deals_seller_id_fkey" foreign key (seller_id) references public.users(id)
    on delete set null;

alter table "private"."ledger_nodes"
  add constraint "ledger_nodes_offer_id_seq_fkey" foreign key (offer_id, seq)
    references public.ledger_entries(offer_id, seq);

alter table "private"."ledger_nodes"
  add constraint "ledger_nodes_day_fkey" foreign key (day) references public.ledger_roots(day)
    deferrable initially deferred;

alter table "public"."ledger_texts"
  add constraint "ledger_texts_author_id_fkey" foreign key (author_id) references public.users(id)
    on delete cascade;

alter table "public"."ledger_texts"
  add constraint "ledger_texts_offer_id_seq_fkey" foreign key (offer_id, seq)
    references public.ledger_entries(offer_id, seq);

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

alter table "public"."member_reviews"
  add constraint "member_reviews_basis_check"
    check ((basis = ANY (ARRAY['deal'::text, 'connected'::text, 'event'::text])));

alter table "public"."offers"
  add constraint "offers_buyer_id_fkey" foreign key (buyer_id) references public.users(id) on delete
    set null;

alter table "public"."deals"
  add constraint "deals_offer_id_fkey" foreign key (offer_id) references public.offers(id);

alter table "public"."ledger_entries"
  add constraint "ledger_entries_offer_id_fkey" foreign key (offer_id) references public.offers(id);

alter table "public"."offer_versions"
  add constraint "offer_versions_offer_id_fkey" foreign key (offer_id) references public.offers(id)
    on delete cascade;

alter table "public"."offers"
  add constraint "offers_property_id_fkey" foreign key (property_id)
    references public.properties(id) on delete set null;

alter table "public"."offers"
  add constraint "offers_seller_id_fkey" foreign key (seller_id) references public.users(id)
    on delete set null;

alter table "public"."pipeline_cards"
  add constraint "pipeline_cards_property_id_fkey" foreign key (property_id)
    references public.properties(id) on delete set null;

alter table "public"."pipeline_cards"
  add constraint "pipeline_cards_user_id_fkey" foreign key (user_id) references public.users(id)
    on delete cascade;

alter table "public"."pipeline_files"
  add constraint "pipeline_files_card_id_fkey" foreign key (card_id)
    references public.pipeline_cards(id) on delete cascade;

alter table "public"."pipeline_files"
  add constraint "pipeline_files_user_id_fkey" foreign key (user_id) references public.users(id)
    on delete cascade;

alter table "public"."pipeline_tasks"
  add constraint "pipeline_tasks_card_id_fkey" foreign key (card_id)
    references public.pipeline_cards(id) on delete cascade;

alter table "public"."pipeline_tasks"
  add constraint "pipeline_tasks_user_id_fkey" foreign key (user_id) references public.users(id)
    on delete cascade;

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

alter table "public"."properties"
  add constraint "properties_status_check"
    check
    ((status = ANY (ARRAY['active'::text, 'under_contract'::text, 'paused'::text, 'sold'::text])));

alter table "public"."reports"
  add constraint "reports_subject_kind_check"
    check
    ((subject_kind = ANY (ARRAY['profile'::text, 'review'::text, 'listing'::text, 'post'::text,
    'comment'::text,
    'event'::text,
    'forum'::text,
    'topic'::text, 'reply'::text, 'message'::text, 'question'::text, 'answer'::text])));

alter table "public"."saved_analyses"
  add constraint "saved_analyses_card_id_fkey" foreign key (card_id)
    references public.pipeline_cards(id) on delete cascade;

alter table "public"."saved_analyses"
  add constraint "saved_analyses_user_id_fkey" foreign key (user_id) references public.users(id)
    on delete cascade;

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
   FROM ( VALUES ('review'::text,'1 day'::interval,'write'::text,'review'::text,5,2,2), ('connection_request'::text,'1 day'::interval,'send'::text,'connection request'::text,50,20,10), ('follow'::text,'1 day'::interval,'follow'::text,'member'::text,100,40,20), ('conversation'::text,'1 day'::interval,'start'::text,'conversation'::text,30,10,3), ('message'::text,'00:01:00'::interval,'send'::text,'message'::text,30,30,30), ('listing'::text,'1 day'::interval,'post'::text,'listing'::text,50,10,5), ('submission'::text,'1 day'::interval,'start'::text,'submission'::text,20,10,5), ('submit'::text,'1 day'::interval,'submit'::text,'deal'::text,10,5,5), ('upload'::text,'01:00:00'::interval,'upload'::text,'file'::text,300,200,100), ('upload'::text,'1 day'::interval,'upload'::text,'file'::text,1000,400,200), ('post'::text,'1 day'::interval,'write'::text,'post'::text,20,10,5), ('comment'::text,'00:01:00'::interval,'write'::text,'comment'::text,10,10,10), ('comment'::text,'1 day'::interval,'write'::text,'comment'::text,200,100,50), ('feed_edit'::text,'01:00:00'::interval,'make'::text,'edit'::text,60,60,60), ('like'::text,'00:01:00'::interval,'change'::text,'like'::text,120,60,60), ('forum'::text,'1 day'::interval,'create'::text,'forum'::text,3,1,1), ('topic'::text,'1 day'::interval,'start'::text,'topic'::text,10,5,3), ('reply'::text,'00:01:00'::interval,'write'::text,'forum post'::text,10,10,10), ('reply'::text,'1 day'::interval,'write'::text,'forum post'::text,200,100,50), ('reply_edit'::text,'01:00:00'::interval,'make'::text,'edit'::text,60,60,60), ('event'::text,'1 day'::interval,'propose'::text,'event'::text,5,2,2), ('event_change'::text,'1 day'::interval,'change'::text,'published event'::text,10,10,10), ('event_registration'::text,'00:10:00'::interval,'register for'::text,'event'::text,30,30,30), ('document_request'::text,'1 day'::interval,'send'::text,'document request'::text,50,20,10), ('document_decision'::text,'1 day'::interval,'answer'::text,'document request'::text,300,100,50), ('offer'::text,'1 day'::interval,'make'::text,'offer'::text,50,20,5), ('offer_change'::text,'1 day'::interval,'change'::text,'offer'::text,200,100,50), ('call_for_offers'::text,'1 day'::interval,'call for offers'::text,'time'::text,20,10,5), ('proof_of_funds'::text,'1 day'::interval,'upload'::text,'document'::text,10,5,3), ('proof_share'::text,'1 day'::interval,'share'::text,'document'::text,50,20,10), ('proof_view'::text,'01:00:00'::interval,'open'::text,'file'::text,200,100,50), ('deal_invitation'::text,'1 day'::interval,'invite'::text,'person'::text,30,20,10), ('outcome'::text,'1 day'::interval,'report'::text,'outcome'::text,50,50,50), ('pipeline_item'::text,'1 day'::interval,'add'::text,'pipeline item'::text,500,300,200), ('pipeline_change'::text,'00:01:00'::interval,'make'::text,'pipeline change'::text,120,120,120), ('pipeline_change'::text,'1 day'::interval,'make'::text,'pipeline change'::text,5000,3000,2000), ('question'::text,'1 day'::interval,'ask'::text,'question'::text,30,10,5), ('answer'::text,'1 day'::interval,'write'::text,'answer'::text,300,100,50), ('listing_invitation'::text,'1 day'::interval,'send'::text,'invitation'::text,25,10,5), ('showing'::text,'1 day'::interval,'offer'::text,'showing'::text,50,20,10), ('showing_booking'::text,'1 day'::interval,'book'::text,'showing'::text,30,15,5), ('report'::text,'1 day'::interval,'send'::text,'report'::text,20,10,10), ('open_portal'::text,'01:00:00'::interval,'open'::text,'billing page'::text,50,50,50), ('recovery_code'::text,'01:00:00'::interval,'try'::text,'recovery code'::text,10,10,10)) limits(action, period, verb, noun, max_uses, basic_max_uses, new_max_uses);

create view "private"."jobs" with (security_invoker=true) AS  SELECT scheduled.job,
    NULLIF(r.ran_at, '-infinity'::timestamp with time zone) AS ran_at,
    (GREATEST(r.ran_at, pg_postmaster_start_time()) < (now() - '00:15:00'::interval)) AS is_late
   FROM (unnest(ARRAY['send-mail'::text, 'remind-of-events'::text, 'send-deal-alerts'::text, 'send-deal-digests'::text, 'suspend-swapped-pictures'::text, 'reconcile-payments'::text, 'advance-deals'::text, 'seal-ledger'::text, 'stamp-ledger'::text]) scheduled(job)
     LEFT JOIN private.job_runs r USING (job))
  WHERE ((scheduled.job <> 'stamp-ledger'::text) OR (r.job IS NOT NULL));

create view "private"."milestone_transitions" with (security_invoker=true) AS  SELECT kind,
    state,
    action,
    actor,
    next_state
   FROM ( VALUES ('earnest_money'::text,'pending'::text,'declare'::text,'buyer'::text,'declared'::text), ('earnest_money'::text,'pending'::text,'confirm'::text,'holder'::text,'done'::text), ('earnest_money'::text,'declared'::text,'confirm'::text,'holder'::text,'done'::text), ('earnest_money'::text,'declared'::text,'reject'::text,'holder'::text,'pending'::text), ('inspection'::text,'pending'::text,'complete'::text,'buyer'::text,'done'::text), ('inspection'::text,'pending'::text,'waive'::text,'buyer'::text,'waived'::text), ('financing'::text,'pending'::text,'complete'::text,'buyer'::text,'done'::text), ('financing'::text,'pending'::text,'waive'::text,'buyer'::text,'waived'::text), ('assignment'::text,'pending'::text,'declare'::text,'seller'::text,'declared'::text), ('assignment'::text,'declared'::text,'confirm'::text,'buyer'::text,'done'::text), ('assignment'::text,'declared'::text,'reject'::text,'buyer'::text,'pending'::text), ('closing'::text,'pending'::text,'close'::text,'system'::text,'done'::text)) transitions(kind, state, action, actor, next_state);

create view "private"."offer_transitions" with (security_invoker=true) AS  SELECT state,
    action,
    actor,
    next_state
   FROM ( VALUES ('sealed'::text,'revise'::text,'buyer'::text,'sealed'::text), ('sealed'::text,'withdraw'::text,'buyer'::text,'withdrawn'::text), ('sealed'::text,'open'::text,'system'::text,'open'::text), ('sealed'::text,'expire'::text,'system'::text,'expired'::text), ('sealed'::text,'cancel'::text,'system'::text,'canceled'::text), ('open'::text,'revise'::text,'proposer'::text,'open'::text), ('open'::text,'withdraw'::text,'proposer'::text,'withdrawn'::text), ('open'::text,'counter'::text,'recipient'::text,'open'::text), ('open'::text,'accept'::text,'recipient'::text,'accepted'::text), ('open'::text,'decline'::text,'recipient'::text,'declined'::text), ('open'::text,'back_up'::text,'seller'::text,'backup'::text), ('open'::text,'expire'::text,'system'::text,'expired'::text), ('open'::text,'cancel'::text,'system'::text,'canceled'::text), ('backup'::text,'promote'::text,'system'::text,'open'::text), ('backup'::text,'withdraw'::text,'buyer'::text,'withdrawn'::text), ('backup'::text,'decline'::text,'seller'::text,'declined'::text), ('backup'::text,'cancel'::text,'system'::text,'canceled'::text)) transitions(state, action, actor, next_state);

create view "private"."personal_data" with (security_invoker=true) AS  SELECT table_name,
    member_columns,
    label,
    exported_as,
    on_deletion,
    note,
    copies
   FROM ( VALUES ('auth.users'::text,'{id}'::text[],'sign-in account'::text,'account'::text,'deleted'::text,NULL::text,'{}'::text[]), ('private.alert_mail'::text,'{user_id}'::text[],'date of your last daily digest'::text,'alert_mail'::text,'deleted'::text,NULL::text,'{}'::text[]), ('private.contact_senders'::text,'{}'::text[],'counts that limit contact messages'::text,NULL::text,'kept'::text,'counted per email address, account, and IP address for an hour, then deleted with the next message'::text,'{}'::text[]), ('private.directory'::text,'{user_id}'::text[],'entry in the member directory'::text,'directory'::text,'deleted'::text,NULL::text,'{}'::text[]), ('private.email_change_permits'::text,'{user_id}'::text[],'change of email you asked for'::text,NULL::text,'deleted'::text,'the new address, until you confirm it'::text,'{}'::text[]), ('private.listing_sources'::text,'{}'::text[],'where views of your listings come from'::text,'listing_sources'::text,'deleted'::text,NULL::text,'{}'::text[]), ('private.listing_viewers'::text,'{}'::text[],'hashes that count views of listings'::text,NULL::text,'kept'::text,'can’t be traced to anyone after a day, because their key is deleted'::text,'{}'::text[]), ('private.mail_queue'::text,'{user_id,actor_id}'::text[],'emails sent or waiting'::text,'mail_queue'::text,'deleted'::text,NULL::text,'{}'::text[]), ('private.member_standings'::text,'{user_id}'::text[],'restrictions of your account'::text,'moderation'::text,'deleted'::text,NULL::text,'{}'::text[]), ('private.payment_corrections'::text,'{user_id}'::text[],'corrections of payments'::text,NULL::text,'deleted'::text,'which of your orders and subscriptions we updated late'::text,'{}'::text[]), ('private.rate_limits'::text,'{user_id}'::text[],'how often you did limited actions'::text,'rate_limits'::text,'deleted'::text,NULL::text,'{}'::text[]), ('private.recovery_codes'::text,'{user_id}'::text[],'recovery codes for two-factor authentication'::text,NULL::text,'deleted'::text,'hashes that can’t be turned back into codes'::text,'{}'::text[]), ('private.suspended_passwords'::text,'{user_id}'::text[],'whether you must set a new password'::text,NULL::text,'deleted'::text,'until you set it'::text,'{}'::text[]), ('private.stripe_events'::text,'{}'::text[],'notices from the payment provider'::text,NULL::text,'deleted'::text,'raw copies of what your orders and subscriptions say'::text,'{}'::text[]), ('private.verified_emails'::text,'{user_id}'::text[],'when you verified your email'::text,'account'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.buybox_profiles'::text,'{user_id}'::text[],'buy box'::text,'buy_box'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.connections'::text,'{sender_id,receiver_id}'::text[],'connections and requests'::text,'connections'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.contact_messages'::text,'{user_id,resolved_by}'::text[],'contact messages'::text,'contact_messages'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.conversation_members'::text,'{user_id,other_id}'::text[],'inbox'::text,'conversations'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.conversations'::text,'{user_a_id,user_b_id,last_user_id}'::text[],'conversations'::text,'conversations'::text,'anonymized'::text,'stay with the other person without your name, until they delete their account too'::text,'{}'::text[]), ('public.deal_alerts'::text,'{user_id}'::text[],'deal alerts'::text,'deal_alerts'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.calls_for_offers'::text,'{}'::text[],'calls for offers on your listings'::text,NULL::text,'deleted'::text,'deadlines everyone can see'::text,'{}'::text[]), ('public.deal_closings'::text,'{}'::text[],'closings of your deals'::text,'deals'::text,'anonymized'::text,'stay with the deal'::text,'{}'::text[]), ('public.deal_extensions'::text,'{}'::text[],'extensions of deadlines'::text,NULL::text,'anonymized'::text,'are in the ledger of the offer'::text,'{}'::text[]), ('public.deal_milestones'::text,'{}'::text[],'milestones of your deals'::text,'deals'::text,'anonymized'::text,'stay with the deal'::text,'{}'::text[]), ('public.deal_outcomes'::text,'{}'::text[],'how your deals turned out'::text,'deals'::text,'anonymized'::text,'stay with the deal'::text,'{}'::text[]), ('public.deal_parties'::text,'{user_id}'::text[],'your part in deals'::text,'deals'::text,'anonymized'::text,'stays without your name'::text,'{}'::text[]), ('public.deal_split_approvals'::text,'{}'::text[],'splits you approved'::text,NULL::text,'anonymized'::text,'are in the ledger of the offer'::text,'{}'::text[]), ('public.deal_split_lines'::text,'{}'::text[],'splits of your deals'::text,NULL::text,'anonymized'::text,'are in the ledger of the offer'::text,'{}'::text[]), ('public.deal_split_shares'::text,'{}'::text[],'your shares'::text,NULL::text,'anonymized'::text,'are in the ledger of the offer'::text,'{}'::text[]), ('public.deal_splits'::text,'{}'::text[],'splits you proposed'::text,'deals'::text,'anonymized'::text,'stay with the deal'::text,'{}'::text[]), ('public.deals'::text,'{seller_id,buyer_id}'::text[],'deals'::text,'deals'::text,'anonymized'::text,'stay without your name, for the other side'::text,'{}'::text[]), ('public.event_links'::text,'{}'::text[],'links of your events'::text,'events'::text,'anonymized'::text,'stay with the event'::text,'{}'::text[]), ('public.event_registrations'::text,'{user_id}'::text[],'event registrations'::text,'event_registrations'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.events'::text,'{user_id}'::text[],'events you organized'::text,'events'::text,'anonymized'::text,'stay without your name, for the members who registered'::text,'{description}'::text[]), ('public.feed_comments'::text,'{user_id}'::text[],'comments'::text,'feed_comments'::text,'deleted'::text,NULL::text,'{content}'::text[]), ('public.feed_likes'::text,'{user_id}'::text[],'likes of posts'::text,'feed_likes'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.feed_posts'::text,'{user_id}'::text[],'posts'::text,'feed_posts'::text,'deleted'::text,NULL::text,'{content}'::text[]), ('public.follows'::text,'{follower_id,followed_id}'::text[],'follows'::text,'follows'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.forum_posts'::text,'{user_id}'::text[],'forum posts'::text,'forum_posts'::text,'anonymized'::text,'emptied, so that replies still make sense'::text,'{content}'::text[]), ('public.forum_topics'::text,'{user_id}'::text[],'forum topics'::text,'forum_topics'::text,'anonymized'::text,'stay without your name'::text,'{}'::text[]), ('public.forums'::text,'{user_id}'::text[],'forums'::text,'forums'::text,'anonymized'::text,'stay without your name'::text,'{}'::text[]), ('public.granted_tiers'::text,'{user_id}'::text[],'granted membership'::text,'granted_tier'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.held_content'::text,'{member_id}'::text[],'posts waiting for review'::text,'held_content'::text,'deleted'::text,NULL::text,'{snapshot}'::text[]), ('public.listing_answers'::text,'{user_id}'::text[],'answers to questions about your listings'::text,'listing_answers'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.listing_days'::text,'{}'::text[],'daily figures of listings'::text,'listing_days'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.listing_document_requests'::text,'{member_id}'::text[],'requests for documents'::text,'document_requests'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.listing_documents'::text,'{}'::text[],'documents of your listings'::text,'listing_documents'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.listing_invitations'::text,'{user_id}'::text[],'invitations to listings'::text,'listing_invitations'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.listing_prices'::text,'{}'::text[],'price history'::text,'listing_prices'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.listing_questions'::text,'{user_id}'::text[],'questions about listings'::text,'listing_questions'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.listing_reviews'::text,'{reviewer_id}'::text[],'reviews of listings by staff'::text,'listing_reviews'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.listing_showing_notes'::text,'{}'::text[],'notes for visitors of your showings'::text,'listing_showings'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.listing_showings'::text,'{}'::text[],'showings of your listings'::text,'listing_showings'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.listing_terms'::text,'{}'::text[],'deal terms of your listings'::text,'listing_terms'::text,'deleted'::text,NULL::text,'{}'::text[]), ('private.ledger_nodes'::text,'{}'::text[],'hashes of your ledgers'::text,NULL::text,'anonymized'::text,'are hashes of the ledger, and prove it for the other side'::text,'{}'::text[]), ('public.ledger_entries'::text,'{}'::text[],'ledger of your offers and deals'::text,'offers'::text,'anonymized'::text,'names no one, and stays for the other side'::text,'{}'::text[]), ('public.ledger_texts'::text,'{author_id}'::text[],'names and messages in the ledger'::text,'ledger_texts'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.member_activity'::text,'{user_id}'::text[],'how active you are'::text,'activity'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.member_blocks'::text,'{blocker_id,blocked_id}'::text[],'blocks'::text,'blocked'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.member_contacts'::text,'{user_id}'::text[],'contact details'::text,'contact'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.member_details'::text,'{user_id}'::text[],'sign-up answers'::text,'details'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.member_markets'::text,'{user_id}'::text[],'markets'::text,'markets'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.member_responses'::text,'{member_id}'::text[],'who answered you'::text,'responses'::text,'deleted'::text,NULL::text,'{responder_id}'::text[]), ('public.member_reviews'::text,'{author_id,member_id}'::text[],'reviews by and about you'::text,'reviews'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.member_stats'::text,'{user_id}'::text[],'counts on your profile'::text,'stats'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.message_attachments'::text,'{}'::text[],'attachments'::text,'messages'::text,'anonymized'::text,'names of files you sent stay in the conversation; the files are deleted'::text,'{}'::text[]), ('public.message_settings'::text,'{user_id}'::text[],'message settings'::text,'message_settings'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.messages'::text,'{user_id}'::text[],'messages'::text,'messages'::text,'anonymized'::text,'stay with the other person without your name, until they delete their account too'::text,'{}'::text[]), ('public.moderation_actions'::text,'{member_id,actor_id}'::text[],'decisions of moderators'::text,'moderation'::text,'anonymized'::text,'stay without names, as long as we need them to keep the service safe'::text,'{}'::text[]), ('public.moderation_appeals'::text,'{member_id,decided_by}'::text[],'appeals'::text,'moderation'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.notification_settings'::text,'{user_id}'::text[],'notification settings'::text,'notification_settings'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.notifications'::text,'{user_id,actor_id}'::text[],'notifications'::text,'notifications'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.offer_versions'::text,'{}'::text[],'terms of your offers'::text,'offers'::text,'anonymized'::text,'stay with the offer'::text,'{}'::text[]), ('public.offers'::text,'{seller_id,buyer_id}'::text[],'offers'::text,'offers'::text,'anonymized'::text,'stay without your name, for the other side'::text,'{}'::text[]), ('public.pipeline_cards'::text,'{user_id}'::text[],'deals in your pipeline'::text,'pipeline'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.pipeline_files'::text,'{user_id}'::text[],'files in your pipeline'::text,'pipeline_files'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.pipeline_tasks'::text,'{user_id}'::text[],'tasks in your pipeline'::text,'pipeline_tasks'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.profile_views'::text,'{member_id,viewer_id}'::text[],'profiles you viewed'::text,'profile_views'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.proof_log'::text,'{actor_id}'::text[],'log of proofs of funds'::text,'proof_log'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.proof_shares'::text,'{}'::text[],'proofs of funds you share with sellers'::text,'proofs_of_funds'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.proofs_of_funds'::text,'{user_id,reviewer_id}'::text[],'proofs of funds'::text,'proofs_of_funds'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.properties'::text,'{user_id}'::text[],'listings'::text,'listings'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.property_feedback'::text,'{user_id}'::text[],'likes and dislikes'::text,'listing_feedback'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.property_submissions'::text,'{user_id,reviewer_id}'::text[],'submissions'::text,'submissions'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.reports'::text,'{reporter_id,reported_id,handled_by}'::text[],'reports'::text,'reports'::text,'anonymized'::text,'stay without names, as long as we need them to keep the service safe'::text,'{snapshot,subject_id}'::text[]), ('public.saved_analyses'::text,'{user_id}'::text[],'saved analyses'::text,'saved_analyses'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.saved_listings'::text,'{user_id}'::text[],'saved listings'::text,'saved_listings'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.saved_searches'::text,'{user_id}'::text[],'saved searches'::text,'saved_searches'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.search_alerts'::text,'{user_id}'::text[],'alerts of searches'::text,'search_alerts'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.showing_bookings'::text,'{user_id}'::text[],'showings you booked'::text,'showing_bookings'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.staff'::text,'{user_id}'::text[],'staff role'::text,'staff'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.stripe_checkouts'::text,'{user_id}'::text[],'checkouts'::text,'checkouts'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.stripe_customers'::text,'{user_id}'::text[],'customer number'::text,'billing_customer'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.stripe_orders'::text,'{user_id}'::text[],'invoices'::text,'orders'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.stripe_reversals'::text,'{user_id}'::text[],'refunds and disputes'::text,'reversals'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.stripe_subscriptions'::text,'{user_id}'::text[],'subscriptions'::text,'subscriptions'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.submission_files'::text,'{}'::text[],'contracts'::text,'submissions'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.submission_log'::text,'{actor_id}'::text[],'log of submissions'::text,'submission_log'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.topic_follows'::text,'{user_id}'::text[],'followed topics'::text,'followed_topics'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.topic_reads'::text,'{user_id}'::text[],'read topics'::text,'read_topics'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.users'::text,'{id}'::text[],'profile'::text,'profile'::text,'deleted'::text,NULL::text,'{}'::text[]), ('storage.objects'::text,'{}'::text[],'files'::text,'files'::text,'deleted'::text,NULL::text,'{}'::text[])) registry(table_name, member_columns, label, exported_as, on_deletion, note, copies);

create index calls_for_offers_due_idx on public.calls_for_offers using btree (deadline)
  where (state = 'running'::text);

create index calls_for_offers_property_idx on public.calls_for_offers
  using btree (property_id, created_at desc);

create unique index calls_for_offers_running_idx on public.calls_for_offers
  using btree (property_id)
  where (state = 'running'::text);

create index deal_extensions_milestone_idx on public.deal_extensions
  using btree (milestone_id, created_at);

create unique index deal_extensions_open_idx on public.deal_extensions using btree (milestone_id)
  where (state = 'proposed'::text);

create index deal_milestones_due_idx on public.deal_milestones using btree (due_at)
  where (state = ANY (ARRAY['pending'::text, 'declared'::text]));

create index deal_parties_deal_idx on public.deal_parties using btree (deal_id, role);

create index deal_parties_email_idx on public.deal_parties using btree (email)
  where (email is not null);

create index deal_parties_user_idx on public.deal_parties using btree (user_id);

create index deal_split_approvals_party_idx on public.deal_split_approvals using btree (party_id);

create index deal_split_shares_party_idx on public.deal_split_shares using btree (party_id);

create unique index deal_splits_agreed_idx on public.deal_splits using btree (deal_id)
  where (state = 'agreed'::text);

create unique index deal_splits_proposed_idx on public.deal_splits using btree (deal_id)
  where (state = 'proposed'::text);

create index deal_splits_proposer_idx on public.deal_splits using btree (proposed_by);

create index deals_buyer_idx on public.deals using btree (buyer_id, created_at desc, id);

create unique index deals_open_idx on public.deals using btree (property_id)
  where (state = 'open'::text);

create index deals_property_idx on public.deals using btree (property_id, state);

create index deals_seller_idx on public.deals using btree (seller_id, created_at desc, id);

create index ledger_entries_recorded_idx on public.ledger_entries using btree (recorded_at);

create index ledger_roots_unstamped_idx on public.ledger_roots using btree (day)
  where ((tsa_token is null) AND (leaf_count > 0));

create index ledger_texts_author_idx on public.ledger_texts using btree (author_id);

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

create index offers_buyer_idx on public.offers using btree (buyer_id, changed_at desc, id);

create index offers_due_idx on public.offers using btree (respond_by)
  where (state = ANY (ARRAY['sealed'::text, 'open'::text]));

create unique index offers_live_idx on public.offers using btree (buyer_id, property_id)
  where (state = ANY (ARRAY['sealed'::text, 'open'::text, 'backup'::text]));

create index offers_property_idx on public.offers using btree (property_id, state, id);

create index offers_seller_idx on public.offers using btree (seller_id, changed_at desc, id);

create index pipeline_cards_property_idx on public.pipeline_cards using btree (property_id);

create index pipeline_cards_stage_idx on public.pipeline_cards
  using btree (user_id, stage, "position", id);

create index pipeline_files_card_idx on public.pipeline_files using btree (card_id, created_at);

create index pipeline_files_user_idx on public.pipeline_files using btree (user_id);

create index pipeline_tasks_card_idx on public.pipeline_tasks using btree (card_id, created_at);

create index pipeline_tasks_open_idx on public.pipeline_tasks using btree (user_id, due_on, due_at)
  where (done_at is null);

create index pipeline_tasks_user_idx on public.pipeline_tasks using btree (user_id);

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

create index saved_analyses_card_idx on public.saved_analyses using btree (card_id, created_at);

create index saved_analyses_user_idx on public.saved_analyses using btree (user_id);

create index showing_bookings_unreminded_idx on public.showing_bookings using btree (showing_id)
  where (reminded_at is null);

create index showing_bookings_user_idx on public.showing_bookings using btree (user_id);

create trigger leave_deals
  before delete on auth.users
  for each row
  execute function private.leave_deals();

create trigger lock_listing_invitations
  before delete on auth.users
  for each row
  execute function private.lock_listing_invitations();

create trigger lock_listing_questions
  before delete on auth.users
  for each row
  execute function private.lock_listing_questions();

create trigger lock_proofs_of_funds
  before delete on auth.users
  for each row
  execute function private.lock_proofs_of_funds();

create trigger lock_showings
  before delete on auth.users
  for each row
  execute function private.lock_showings();

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

create trigger check_updated_columns
  before update on public.buybox_profiles
  for each row
  execute function
    private.allow_update_columns('states', 'counties', 'property_types', 'conditions', 'min_price',
    'max_price',
    'financing',
    'investment_strategies', 'vip_alerts', 'alert_mail', 'phone', 'filters', 'seller_invitations');

create trigger a_check_standing
  before insert or delete or update on public.calls_for_offers
  for each STATEMENT
  execute function private.check_standing('public');

create trigger refuse_direct_write
  before insert or delete or update on public.calls_for_offers
  for each STATEMENT
  execute function private.refuse_direct_write();

create trigger a_check_standing
  before insert or delete or update on public.deal_closings
  for each STATEMENT
  execute function private.check_standing('public');

create trigger refuse_direct_write
  before insert or delete or update on public.deal_closings
  for each STATEMENT
  execute function private.refuse_direct_write();

create trigger a_check_standing
  before insert or delete or update on public.deal_extensions
  for each STATEMENT
  execute function private.check_standing('public');

create trigger refuse_direct_write
  before insert or delete or update on public.deal_extensions
  for each STATEMENT
  execute function private.refuse_direct_write();

create trigger a_check_standing
  before insert or delete or update on public.deal_milestones
  for each STATEMENT
  execute function private.check_standing('public');

create trigger refuse_direct_write
  before insert or delete or update on public.deal_milestones
  for each STATEMENT
  execute function private.refuse_direct_write();

create trigger a_check_standing
  before insert or delete or update on public.deal_outcomes
  for each STATEMENT
  execute function private.check_standing('public');

create trigger refuse_direct_write
  before insert or delete or update on public.deal_outcomes
  for each STATEMENT
  execute function private.refuse_direct_write();

create trigger a_check_standing
  before insert or delete or update on public.deal_parties
  for each STATEMENT
  execute function private.check_standing('public');

create trigger refuse_direct_write
  before insert or delete or update on public.deal_parties
  for each STATEMENT
  execute function private.refuse_direct_write();

create trigger a_check_standing
  before insert or delete or update on public.deal_split_approvals
  for each STATEMENT
  execute function private.check_standing('public');

create trigger refuse_direct_write
  before insert or delete or update on public.deal_split_approvals
  for each STATEMENT
  execute function private.refuse_direct_write();

create trigger a_check_standing
  before insert or delete or update on public.deal_split_lines
  for each STATEMENT
  execute function private.check_standing('public');

create trigger refuse_direct_write
  before insert or delete or update on public.deal_split_lines
  for each STATEMENT
  execute function private.refuse_direct_write();

create trigger a_check_standing
  before insert or delete or update on public.deal_split_shares
  for each STATEMENT
  execute function private.check_standing('public');

create trigger refuse_direct_write
  before insert or delete or update on public.deal_split_shares
  for each STATEMENT
  execute function private.refuse_direct_write();

create trigger a_check_standing
  before insert or delete or update on public.deal_splits
  for each STATEMENT
  execute function private.check_standing('public');

create trigger refuse_direct_write
  before insert or delete or update on public.deal_splits
  for each STATEMENT
  execute function private.refuse_direct_write();

create trigger a_check_standing
  before insert or delete or update on public.deals
  for each STATEMENT
  execute function private.check_standing('public');

create trigger advance_pipeline_on_end
  after update of state on public.deals
  for each row
  when ((old.state <> new.state))
  execute function private.advance_buyer_pipeline();

create trigger note_claims
  after insert on public.deals
  for each row
  execute function private.note_claims();

create trigger refuse_direct_write
  before insert or delete or update on public.deals
  for each STATEMENT
  execute function private.refuse_direct_write();

create trigger a_check_standing
  before insert or delete or update on public.ledger_entries
  for each STATEMENT
  execute function private.check_standing('public');

create trigger refuse_change
  before delete or update on public.ledger_entries
  for each row
  execute function private.refuse_change();

create trigger refuse_direct_write
  before insert on public.ledger_entries
  for each STATEMENT
  execute function private.refuse_direct_write();

create trigger refuse_truncate
  before truncate on public.ledger_entries
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

create trigger a_check_standing
  before insert or delete or update on public.ledger_texts
  for each STATEMENT
  execute function private.check_standing('public');

create trigger refuse_direct_write
  before insert or delete or update on public.ledger_texts
  for each STATEMENT
  execute function private.refuse_direct_write();

create trigger refuse_truncate
  before truncate on public.ledger_texts
  for each STATEMENT
  execute function private.refuse_change();

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

create trigger check_updated_columns
  before update on public.listing_terms
  for each row
  execute function
    private.allow_update_columns('contract_price', 'assignment_fee', 'contract_shared',
    'earnest_money', 'closing_on', 'contract_expires_on', 'access_instructions', 'funds_required');

create trigger cancel_blocked_offers
  before insert on public.member_blocks
  for each row
  execute function private.cancel_blocked_offers();

create trigger free_showings
  before insert on public.member_blocks
  for each row
  execute function private.free_showings();

create trigger a_check_standing
  before insert or delete or update on public.offer_versions
  for each STATEMENT
  execute function private.check_standing('public');

create trigger refuse_change
  before update on public.offer_versions
  for each row
  execute function private.refuse_change();

create trigger refuse_direct_write
  before insert or delete or update on public.offer_versions
  for each STATEMENT
  execute function private.refuse_direct_write();

create trigger a_check_standing
  before insert or delete or update on public.offers
  for each STATEMENT
  execute function private.check_standing('public');

create trigger advance_pipeline_on_answer
  after update of state on public.offers
  for each row
  when ((old.state <> new.state))
  execute function private.advance_buyer_pipeline();

create trigger advance_pipeline_on_offer
  after insert on public.offers
  for each row
  execute function private.advance_buyer_pipeline();

create trigger check_offer_transition
  before update of state on public.offers
  for each row
  execute function private.check_offer_transition();

create trigger refuse_direct_write
  before insert or delete or update on public.offers
  for each STATEMENT
  execute function private.refuse_direct_write();

create trigger a_check_standing
  before insert or delete or update on public.pipeline_cards
  for each STATEMENT
  execute function private.check_standing('private');

create trigger check_updated_columns
  before update on public.pipeline_cards
  for each row
  execute function
    private.allow_update_columns('title', 'address', 'price', 'stage', 'position', 'notes');

create trigger enforce_change_limit
  before update on public.pipeline_cards
  for each STATEMENT
  execute function private.enforce_rate_limit('pipeline_change');

create trigger enforce_rate_limit
  before insert on public.pipeline_cards
  for each row
  execute function private.enforce_rate_limit('pipeline_item');

create trigger limit_pipeline
  after insert on public.pipeline_cards
  for each row
  when ((CURRENT_USER = ANY (ARRAY['anon'::name, 'authenticated'::name])))
  execute function
    private.limit_pipeline('500',
    'Your pipeline can have 500 deals. Remove some you no longer need.');

create trigger prepare_pipeline_card
  before insert on public.pipeline_cards
  for each row
  execute function private.prepare_pipeline_card();

create trigger realtime_added
  after insert on public.pipeline_cards referencing NEW table as touched
  for each STATEMENT
  execute function private.broadcast_pipeline();

create trigger realtime_changed
  after update on public.pipeline_cards referencing NEW table as touched
  for each STATEMENT
  execute function private.broadcast_pipeline();

create trigger realtime_removed
  after delete on public.pipeline_cards referencing OLD table as touched
  for each STATEMENT
  execute function private.broadcast_pipeline();

create trigger touch_pipeline_card
  before update on public.pipeline_cards
  for each row
  execute function private.touch_pipeline_card();

create trigger a_check_standing
  before insert or delete or update on public.pipeline_files
  for each STATEMENT
  execute function private.check_standing('private');

create trigger a_check_standing
  before insert or delete or update on public.pipeline_tasks
  for each STATEMENT
  execute function private.check_standing('private');

create trigger check_updated_columns
  before update on public.pipeline_tasks
  for each row
  execute function private.allow_update_columns('title', 'due_on', 'due_at', 'done_at');

create trigger enforce_change_limit
  before update on public.pipeline_tasks
  for each STATEMENT
  execute function private.enforce_rate_limit('pipeline_change');

create trigger enforce_rate_limit
  before insert on public.pipeline_tasks
  for each row
  execute function private.enforce_rate_limit('pipeline_item');

create trigger limit_pipeline
  after insert on public.pipeline_tasks
  for each row
  when ((CURRENT_USER = ANY (ARRAY['anon'::name, 'authenticated'::name])))
  execute function
    private.limit_pipeline('100', 'A deal can have 100 tasks. Delete some you no longer need.');

create trigger realtime_added
  after insert on public.pipeline_tasks referencing NEW table as touched
  for each STATEMENT
  execute function private.broadcast_pipeline();

create trigger realtime_changed
  after update on public.pipeline_tasks referencing NEW table as touched
  for each STATEMENT
  execute function private.broadcast_pipeline();

create trigger realtime_removed
  after delete on public.pipeline_tasks referencing OLD table as touched
  for each STATEMENT
  execute function private.broadcast_pipeline();

create trigger stamp_created_at
  before insert on public.pipeline_tasks
  for each row
  execute function private.stamp_created_at();

create trigger stamp_task
  before insert or update on public.pipeline_tasks
  for each row
  when ((CURRENT_USER = ANY (ARRAY['anon'::name, 'authenticated'::name])))
  execute function private.stamp_task();

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

create trigger cancel_offers_on_delete
  before delete on public.properties
  for each row
  execute function private.cancel_listing_offers();

create trigger cancel_offers
  after update of status, removed_at on public.properties
  for each row
  when
    (((old.status IS DISTINCT FROM new.status) OR (old.removed_at IS DISTINCT FROM new.removed_at)))
  execute function private.cancel_listing_offers();

create trigger close_showings
  after update of status on public.properties
  for each row
  when (((old.status = 'active'::text) AND (new.status <> 'active'::text)))
  execute function private.close_showings();

create trigger keep_contract_status
  before insert or update of status on public.properties
  for each row
  execute function private.keep_contract_status();

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
  before insert or delete or update on public.saved_analyses
  for each STATEMENT
  execute function private.check_standing('private');

create trigger enforce_rate_limit
  before insert on public.saved_analyses
  for each row
  execute function private.enforce_rate_limit('pipeline_item');

create trigger limit_pipeline
  after insert on public.saved_analyses
  for each row
  when ((CURRENT_USER = ANY (ARRAY['anon'::name, 'authenticated'::name])))
  execute function
    private.limit_pipeline('20',
    'A deal can have 20 saved analyses. Delete some you no longer need.');

create trigger stamp_created_at
  before insert on public.saved_analyses
  for each row
  execute function private.stamp_created_at();

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

create policy "Everyone who can read a listing can read its calls for offers"
  on "public"."calls_for_offers"
  for select
  to "anon", "authenticated"
  using ((exists ( select
   from public.properties p
  where (p.id = calls_for_offers.property_id))));

create policy "Parties with the right to terms can read closings" on "public"."deal_closings"
  for select
  to "authenticated"
  using ((deal_id = ANY (( select private.my_deal_ids('terms'::text) as my_deal_ids)::uuid[])));

create policy "Parties can read extensions" on "public"."deal_extensions"
  for select
  to "authenticated"
  using ((exists ( select
   from public.deal_milestones m
  where (m.id = deal_extensions.milestone_id))));

create policy "Parties can read milestones" on "public"."deal_milestones"
  for select
  to "authenticated"
  using ((deal_id = ANY (( select private.my_deal_ids() as my_deal_ids)::uuid[])));

create policy "Parties with the right to terms can read outcomes" on "public"."deal_outcomes"
  for select
  to "authenticated"
  using ((deal_id = ANY (( select private.my_deal_ids('terms'::text) as my_deal_ids)::uuid[])));

create policy "Parties and invited people can read parties" on "public"."deal_parties"
  for select
  to "authenticated"
  using
    (((deal_id = ANY (( select private.my_deal_ids() as my_deal_ids)::uuid[])) or (email = ( select
    private.own_verified_email() as own_verified_email))));

create policy "Readers of a split can read its approvals" on "public"."deal_split_approvals"
  for select
  to "authenticated"
  using ((exists ( select
   from public.deal_splits s
  where (s.id = deal_split_approvals.split_id))));

create policy "Readers of a split can read its lines" on "public"."deal_split_lines"
  for select
  to "authenticated"
  using ((exists ( select
   from public.deal_splits s
  where (s.id = deal_split_lines.split_id))));

create policy "Readers of a split can read its shares" on "public"."deal_split_shares"
  for select
  to "authenticated"
  using ((exists ( select
   from public.deal_splits s
  where (s.id = deal_split_shares.split_id))));

create policy "Buyer, seller, and JV partners can read splits" on "public"."deal_splits"
  for select
  to "authenticated"
  using ((deal_id = ANY (( select private.my_split_deal_ids() as my_split_deal_ids)::uuid[])));

create policy "Parties can read their deals" on "public"."deals"
  for select
  to "authenticated"
  using ((id = ANY (( select private.my_deal_ids() as my_deal_ids)::uuid[])));

create policy "Buyer, seller, and JV partners can read the ledger" on "public"."ledger_entries"
  for select
  to "authenticated"
  using ((offer_id = ANY (( select private.my_offer_ids() as my_offer_ids)::uuid[])));

create policy "Everyone can read roots" on "public"."ledger_roots"
  for select
  to "anon", "authenticated"
  using (true);

create policy "Readers of the ledger can read its texts" on "public"."ledger_texts"
  for select
  to "authenticated"
  using ((offer_id = ANY (( select private.my_offer_ids() as my_offer_ids)::uuid[])));

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

create policy "Buyer, seller, and parties with the right can read terms"
  on "public"."offer_versions"
  for select
  to "authenticated"
  using
    (((offer_id = ANY (( select private.my_offer_ids() as my_offer_ids)::uuid[])) or (exists (
    select
   from public.deals d
  where
    ((d.offer_id = offer_versions.offer_id) AND (d.version = offer_versions.version) AND (d.id = ANY
    (( select private.my_deal_ids('terms'::text) as my_deal_ids)::uuid[])))))));

create policy "Buyer and seller can read their offers" on "public"."offers"
  for select
  to "authenticated"
  using (((buyer_id = ( select auth.uid() as uid)) or (seller_id = ( select auth.uid() as uid))));

create policy "Members can add cards to their own pipeline" on "public"."pipeline_cards"
  for insert
  to "authenticated"
  with check ((user_id = ( SELECT auth.uid() AS uid)));

create policy "Members can change their own cards" on "public"."pipeline_cards"
  for update
  to "authenticated"
  using ((user_id = ( select auth.uid() as uid)))
  with check ((user_id = ( SELECT auth.uid() AS uid)));

create policy "Members can delete their own cards" on "public"."pipeline_cards"
  for delete
  to "authenticated"
  using ((user_id = ( select auth.uid() as uid)));

create policy "Members can read their own cards" on "public"."pipeline_cards"
  for select
  to "authenticated"
  using ((user_id = ( select auth.uid() as uid)));

create policy "Members can delete their own files" on "public"."pipeline_files"
  for delete
  to "authenticated"
  using ((user_id = ( select auth.uid() as uid)));

create policy "Members can read their own files" on "public"."pipeline_files"
  for select
  to "authenticated"
  using ((user_id = ( select auth.uid() as uid)));

create policy "Members can add tasks to their own cards" on "public"."pipeline_tasks"
  for insert
  to "authenticated"
  with check (((user_id = ( SELECT auth.uid() AS uid)) AND (EXISTS ( SELECT
   FROM public.pipeline_cards c
  WHERE ((c.id = pipeline_tasks.card_id) AND (c.user_id = ( SELECT auth.uid() AS uid)))))));

create policy "Members can change their own tasks" on "public"."pipeline_tasks"
  for update
  to "authenticated"
  using ((user_id = ( select auth.uid() as uid)))
  with check ((user_id = ( SELECT auth.uid() AS uid)));

create policy "Members can delete their own tasks" on "public"."pipeline_tasks"
  for delete
  to "authenticated"
  using ((user_id = ( select auth.uid() as uid)));

create policy "Members can read their own tasks" on "public"."pipeline_tasks"
  for select
  to "authenticated"
  using ((user_id = ( select auth.uid() as uid)));

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

create policy "Members can delete their own saved analyses" on "public"."saved_analyses"
  for delete
  to "authenticated"
  using ((user_id = ( select auth.uid() as uid)));

create policy "Members can read their own saved analyses" on "public"."saved_analyses"
  for select
  to "authenticated"
  using ((user_id = ( select auth.uid() as uid)));

create policy "Members can save analyses on their own cards" on "public"."saved_analyses"
  for insert
  to "authenticated"
  with check (((user_id = ( SELECT auth.uid() AS uid)) AND (EXISTS ( SELECT
   FROM public.pipeline_cards c
  WHERE ((c.id = saved_analyses.card_id) AND (c.user_id = ( SELECT auth.uid() AS uid)))))));

create policy "Members can read their own bookings; sellers, those of their sh"
  on "public"."showing_bookings"
  for select
  to "authenticated"
  using
    (((user_id = ( select auth.uid() as uid)) or ((user_id <> all (( select
    private.hidden_member_ids() as hidden_member_ids)::uuid[])) AND
    private.is_showing_host(showing_id))));

create policy "Members can delete files that aren't a proof of funds" on "storage"."objects"
  for delete
  to "authenticated"
  using
    (((bucket_id = 'proofs-of-funds'::text) AND ((storage.foldername(name))[1] = (( select
    auth.uid() as uid))::text) AND (not private.is_proof_registered(name)) AND
    (( select private.account_standing() as account_standing) <> all (ARRAY['suspended'::text,
    'banned'::text]))));

create policy "Members can delete files that no card has" on "storage"."objects"
  for delete
  to "authenticated"
  using
    (((bucket_id = 'pipeline'::text) AND ((storage.foldername(name))[1] = (( select auth.uid() as
    uid))::text) AND (not private.is_pipeline_file(name)) AND
    (( select private.account_standing() as account_standing) <> all (ARRAY['suspended'::text,
    'banned'::text]))));

create policy "Members can read the files of their pipeline" on "storage"."objects"
  for select
  to "authenticated"
  using
    (((bucket_id = 'pipeline'::text) AND ((storage.foldername(name))[1] = (( select auth.uid() as
    uid))::text)));

create policy "Members can read their own proofs; others, after opening them" on "storage"."objects"
  for select
  to "authenticated"
  using
    (((bucket_id = 'proofs-of-funds'::text) AND (((storage.foldername(name))[1] = (( select
    auth.uid() as uid))::text) or private.can_read_proof(name))));

create policy "Members can upload files to their own cards" on "storage"."objects"
  for insert
  to "authenticated"
  with
    check
    (((bucket_id = 'pipeline'::text) AND ((storage.foldername(name))[1] = (( SELECT auth.uid() AS
    uid))::text) AND private.can_upload_pipeline_file(name) AND
    (( SELECT private.account_standing() AS account_standing) <> ALL (ARRAY['suspended'::text,
    'banned'::text]))));

create policy "Members can upload proofs of funds to be checked" on "storage"."objects"
  for insert
  to "authenticated"
  with
    check
    (((bucket_id = 'proofs-of-funds'::text) AND ((storage.foldername(name))[1] = (( SELECT
    auth.uid() AS uid))::text) AND private.can_upload_proof(name) AND
    (( SELECT private.account_standing() AS account_standing) = 'active'::text)));

comment on column "public"."buybox_profiles"."seller_invitations" is 'Whether sellers can invite the member to listings that match. Null, the default, means if deal alerts are on.';

comment on column "public"."calls_for_offers"."time_zone" is 'IANA name of the zone the seller chose the deadline in.';

comment on column "public"."deal_closings"."price" is 'Whole USD.';

comment on column "public"."deal_milestones"."due_at" is 'The deadline: the moment it''s missed.';

comment on column "public"."deal_milestones"."missed_due_at" is 'The deadline that parties heard was missed; null if none.';

comment on column "public"."deal_milestones"."reminded_due_at" is 'The deadline that parties were reminded of; null if none.';

comment on column "public"."deal_outcomes"."actual" is 'As the buyer reports it, whole USD; null until then. Self-reported.';

comment on column "public"."deal_outcomes"."claimed" is 'As the listing stated it at acceptance, whole USD.';

comment on column "public"."deal_parties"."email" is 'The invited address, lower case; null once joined.';

comment on column "public"."deal_parties"."name" is 'As the member or the inviter stated it. Null once the account is deleted.';

comment on column "public"."deal_parties"."revoked_at" is 'When the party lost access; null if not.';

comment on column "public"."deal_parties"."rights" is 'terms: price, terms, milestones'' amounts, and outcome. documents: shared documents. earnest_money: to confirm its receipt. Buyer, seller, and JV partners have terms and documents.';

comment on column "public"."deal_parties"."side" is 'Who invited them: a JV partner''s share comes out of this side''s.';

comment on column "public"."deal_split_lines"."amount_cents" is 'US cents.';

comment on column "public"."deal_split_shares"."amount_cents" is 'US cents, by private.split_cents.';

comment on column "public"."deal_split_shares"."position" is 'The order that decides who gets a cent when remainders are equal: seller, the seller''s partners, buyer, the buyer''s partners, each by when they joined.';

comment on column "public"."deal_split_shares"."share_bps" is 'Hundredths of a percent: 5,000 is 50%.';

comment on column "public"."deal_splits"."id" is 'Chosen by the browser, so that proposing twice makes one.';

comment on column "public"."deals"."jv_share_pct" is 'The seller''s share of the profit, in percent, as accepted. A later change of the seller''s membership doesn''t change it.';

comment on column "public"."deals"."time_zone" is 'IANA name, from the accepted terms. Dates end at midnight of this zone.';

comment on column "public"."deals"."version" is 'The accepted version of the offer.';

comment on column "public"."ledger_entries"."content" is 'Canonical JSON (RFC 8785) of offer, seq, at (UTC, milliseconds), actor, kind, data, and prev, the hash of the entry before, which is 64 zeros in the first.';

comment on column "public"."ledger_entries"."hash" is 'SHA-256 of content.';

comment on column "public"."ledger_entries"."id" is 'What notifications about the step refer to.';

comment on column "public"."ledger_roots"."leaf_count" is 'How many ledgers the root commits to.';

comment on column "public"."ledger_roots"."tsa_token" is 'RFC 3161 timestamp token (DER, base64) whose message imprint is the root. Null without one.';

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

comment on column "public"."listing_terms"."funds_required" is 'Whether buyers need verified funds to make an offer: see private.check_verified_funds. Visible with the listing.';

comment on column "public"."member_reviews"."basis" is 'How the author knows the member: deal if they closed one together, connected, or event if both attended one. Null for reviews written by SQL.';

comment on column "public"."member_reviews"."basis_on" is 'Date of the closing, UTC date since when they were connected, or of the event.';

comment on column "public"."offer_versions"."earnest_due_hours" is 'Hours after acceptance within which it''s due.';

comment on column "public"."offer_versions"."earnest_money" is 'Earnest money deposit, whole USD; 0 for none.';

comment on column "public"."offer_versions"."expires_at" is 'When this version can no longer be accepted.';

comment on column "public"."offer_versions"."inspection_days" is 'Days after acceptance in which the buyer may inspect and back out; 0 waives it.';

comment on column "public"."offer_versions"."jv_share_pct" is 'The seller''s share of the profit, in percent. Listings of free members require theirs (properties.jv_share_pct).';

comment on column "public"."offer_versions"."price" is 'Whole USD.';

comment on column "public"."offer_versions"."time_zone" is 'IANA name. Dates end at midnight of this zone.';

comment on column "public"."offers"."address" is 'The listing''s address when the offer was made.';

comment on column "public"."offers"."backup_rank" is 'Order of the backup offers of a listing, from 1. Gaps are possible.';

comment on column "public"."offers"."buyer_name" is 'When the offer was made. Null once the account is deleted.';

comment on column "public"."offers"."end_reason" is 'Why the system canceled it; null in other states.';

comment on column "public"."offers"."id" is 'Chosen by the browser, so that sending an offer twice makes one.';

comment on column "public"."offers"."opened_at" is 'Since when the seller can read the terms; null if sealed, or never opened.';

comment on column "public"."offers"."property_id" is 'Null once the listing is deleted.';

comment on column "public"."offers"."proposer" is 'Who made the latest version. The other one answers.';

comment on column "public"."offers"."respond_by" is 'When it expires while sealed or open.';

comment on column "public"."offers"."seller_name" is 'When the offer was made. Null once the account is deleted.';

comment on column "public"."offers"."title" is 'The listing''s title when the offer was made.';

comment on column "public"."offers"."version" is 'The latest version: the one that can be accepted.';

comment on column "public"."pipeline_cards"."address" is 'One line, as of title; null if not stated.';

comment on column "public"."pipeline_cards"."notes_version" is 'Goes up with every change of the notes. A save names the version it changes, so that two tabs can''t silently overwrite each other.';

comment on column "public"."pipeline_cards"."position" is 'Order in the stage, ascending; ties by id. A new card with 0 goes on top.';

comment on column "public"."pipeline_cards"."price" is 'Asking price in whole USD, as of title; null if not stated.';

comment on column "public"."pipeline_cards"."property_id" is 'The listing; null for a deal from elsewhere, and once the listing is deleted.';

comment on column "public"."pipeline_cards"."title" is 'For a listing: as it was when the card was added, so that the card survives it. Otherwise as the member entered it.';

comment on column "public"."pipeline_cards"."updated_at" is 'When the stage, the deal''s facts, or the notes last changed.';

comment on column "public"."pipeline_files"."id" is 'Chosen by the member''s app, so that adding is idempotent.';

comment on column "public"."pipeline_files"."path" is 'Path in the pipeline bucket, {owner}/{card}/{id}.{extension}.';

comment on column "public"."pipeline_files"."size" is 'Bytes, as recorded by storage.';

comment on column "public"."pipeline_tasks"."done_at" is 'When it was done; null while it isn''t.';

comment on column "public"."pipeline_tasks"."due_at" is 'Due at this time. A task has a day, a time, or neither.';

comment on column "public"."pipeline_tasks"."due_on" is 'Due on this day, in whatever time zone the member is in.';

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

comment on column "public"."properties"."status" is 'active: in the marketplace. under_contract, while it has an open deal, and sold: readable by its link, not in search. paused: visible only to its owner and staff.';

comment on column "public"."saved_analyses"."inputs" is 'deal: the member''s own figures, as in the URL of an analysis. figures: every figure the analysis used, also the seller''s and the assumed ones, so that it opens the same after these have changed.';

comment on column "public"."showing_bookings"."reminded_at" is 'When the member was reminded; null if not yet.';

comment on function "private"."accepts_invitations"(public.buybox_profiles) is
  'Whether a member lets sellers invite them: seller_invitations of the buy box, by default whether deal alerts are on, and some way to be notified.';

comment on function "private"."acting_party"(public.deals) is 'The caller''s party of an open deal. Raises 42501 for others, and P0001, to be shown as is, for an ended deal or an unverified email.';

comment on function "private"."add_pipeline_file"(uuid, uuid, text, text) is
  'Implements public.add_pipeline_file.';

comment on function "private"."add_version"(public.offers, text, integer, jsonb) is
  'Checks and stores terms. terms: the columns of offer_versions by name. Raises P0001, to be shown as is, for terms that make no sense together, and 23502 or 23514 for missing and impossible ones.';

comment on function "private"."advance_buyer_pipeline"() is 'Trigger on offers and deals: moves the listing in the buyer''s pipeline to Offered, Under contract, Closed, or Lost.';

comment on function "private"."advance_deals"() is 'Implements public.advance_deals.';

comment on function "private"."advance_pipeline"(uuid, uuid, text) is 'For triggers: adds the listing to the member''s pipeline at this stage, or moves its card there, on top. Never moves a card backward, except to lost, and from lost to any stage. Does nothing if the listing or the member is gone or null. Ignores limits, so that it never stops what caused it. Raises 22023 for an unknown stage.';

comment on function "private"."answer_extension"(uuid, text) is 'Implements public.answer_extension.';

comment on function "private"."answer_offer"(uuid, text, integer, jsonb, text) is
  'Implements public.answer_offer.';

comment on function "private"."answer_question"(uuid, text) is 'Implements public.answer_question.';

comment on function "private"."answer_split"(uuid, text) is 'Implements public.answer_split.';

comment on function "private"."append_entry"(uuid, text, text, jsonb, jsonb, uuid) is
  'Appends a step to the ledger of an offer and tells the apps of everyone involved. data must have a canonical form. texts: names and free text of the author, by field, and title and address of the listing; nulls are left out. Returns the entry''s ID.';

comment on function "private"."ask_question"(uuid, uuid, text) is 'Implements public.ask_question.';

comment on function "private"."best_invitees"(public.properties, integer) is
  'Members to invite to a listing: those whose buy box it matches, best score first, then the most recently updated box, of the first 2,000 that match. Not those who turned invitations off, blocked the seller, are suspended or banned, were ever invited to this listing, were alerted of it in the last day, were invited by this seller in the last 7 days, or got 5 invitations in the last day.';

comment on function "private"."book_showing"(uuid) is 'Implements public.book_showing.';

comment on function "private"."broadcast_deal"(uuid) is 'Tells the apps of everyone involved in an offer and its deal to read it again.';

comment on function "private"."broadcast_pipeline"() is 'Statement trigger on cards and tasks: tells their owner''s other tabs, which then read them again.';

comment on function "private"."broadcast_removal"(text, jsonb) is 'Tells open pages that content was removed or restored. Listings, questions, and answers have their own trigger.';

comment on function "private"."call_for_offers"(uuid, timestamp
  with time zone, text) is 'Implements public.call_for_offers.';

comment on function "private"."can_read_proof"(text) is 'Whether the caller may read another member''s file: they have access, and the log has a view of theirs from the last five minutes.';

comment on function "private"."can_read_showing_notes"(uuid) is 'Whether the caller is the seller, or booked the showing, which isn''t canceled or more than a day past. Never for suspended and banned members who booked.';

comment on function "private"."can_upload_pipeline_file"(text) is 'Whether a path is one of a file of the caller''s card, {owner}/{card}/{file}.{extension}, and fewer than 20 files are stored for that card. Null is false.';

comment on function "private"."can_upload_proof"(text) is 'Whether the caller may upload a file to this path, for register-proof to check: {caller}/{a new proof}/incoming/{a new id}.{pdf, jpg, jpeg or png}. Only that function stores files elsewhere. False with an unverified email, and while 20 unregistered files from the last day are in the folder.';

comment on function "private"."cancel_blocked_offers"() is 'Insert trigger on member_blocks, named to run before lock_blocked_pair: cancels live offers between the two. A deal goes on: it''s an agreement that a block doesn''t end.';

comment on function "private"."cancel_booking"(uuid) is 'Implements public.cancel_booking.';

comment on function "private"."cancel_call"(uuid) is 'Implements public.cancel_call.';

comment on function "private"."cancel_listing_offers"() is 'Trigger on properties: cancels live offers and a running call for offers when the listing is deleted, taken down, or marked as sold by hand. Raises P0001 when a listing under contract is deleted.';

comment on function "private"."cancel_offers"(uuid, text, text, uuid[]) is 'Cancels the live offers on a listing, or, with a null listing, between two members (pair), for a reason of offers.end_reason. only_state limits it. Notifies buyers, except about blocks. The caller has locked the listings.';

comment on function "private"."cancel_showing"(uuid) is 'Implements public.cancel_showing.';

comment on function "private"."canonical_json"(jsonb) is 'The canonical form of RFC 8785: no spaces, keys in order. Raises 22023 for fractions, numbers above 2^53, and keys other than lowercase letters, digits, and underscores. Null for null.';

comment on function "private"."check_acceptance"(public.offers) is 'Raises P0001, to be shown as is, if the latest version of an offer can''t be accepted now. The listing is locked.';

comment on function "private"."check_offer_transition"() is 'Update trigger on offers: raises 23514 for a change of state that private.offer_transitions doesn''t list.';

comment on function "private"."check_root_change"() is 'Update trigger on ledger_roots: raises 42501 for every change but adding the timestamp, whoever makes it.';

comment on function "private"."check_time_zone"(text) is 'Raises P0001, to be shown as is, unless this is the IANA name of a time zone, such as America/New_York.';

comment on function "private"."check_verified_funds"(public.offers, public.offer_versions) is
  'Raises P0001 with the hint funds_required, to be shown as is, if the listing requires verified funds and the buyer''s don''t cover the terms they propose: the price of a cash offer, and the earnest money of any other, whose price a lender or the seller finances. Any kind of proof counts, a lender''s letter too. Terms the seller proposes aren''t checked.';

comment on function "private"."clean_text"(text) is 'The text without spaces and line breaks around it; null if nothing is left.';

comment on function "private"."close_showing"(uuid) is 'Cancels a showing that hasn''t started, and notifies those who booked it (kind showing_canceled). Does nothing for any other.';

comment on function "private"."close_showings"() is 'Trigger on properties: cancels the upcoming showings of a listing that is paused, sold, or taken down.';

comment on function "private"."confirm_closing"(uuid, bigint, date) is 'Implements public.confirm_closing.';

comment on function "private"."content_path"(text, jsonb) is 'The path in the app of a row of members'' content; null for messages, and for a reply or answer to what is gone.';

comment on function "private"."contingencies"() is 'What an offer can depend on, besides the inspection. Must match src/features/deals/offer-terms.ts.';

comment on function "private"."count_bookings"() is 'Trigger on showing_bookings: keeps the showing''s count, also when an account is deleted, deletes the notifications about a canceled booking, and tells open pages.';

comment on function "private"."deal_end_reasons"() is 'Why a deal can fall through. Must match src/shared/deals/vocabulary.ts.';

comment on function "private"."deal_invitations"() is 'Implements public.deal_invitations.';

comment on function "private"."deal_rights"() is 'Rights of a deal''s parties. Must match src/shared/deals/vocabulary.ts.';

comment on function "private"."decide_proof"(uuid, text, text) is 'Implements public.decide_proof.';

comment on function "private"."decline_other_offers"(uuid, text) is 'Implements public.decline_other_offers.';

comment on function "private"."delete_showing_notifications"() is 'Delete trigger on listing_showings: deletes the notifications about it, except that it was canceled.';

comment on function "private"."end_deal"(uuid, text, text) is 'Implements public.end_deal.';

comment on function "private"."end_of_day"(date, text) is 'The midnight at which a day ends in a time zone, also on days that daylight saving time makes longer or shorter.';

comment on function "private"."expire_offers"() is 'Expires up to 500 offers that nobody answered in time, each once, and notifies both sides. Returns how many.';

comment on function "private"."exported_deals"() is 'Part of public.export_my_data: the deals the caller takes part in.';

comment on function "private"."exported_funds"() is 'Part of public.export_my_data: the caller''s proofs of funds with their shares and log, and the caller''s steps in others.';

comment on function "private"."exported_invitations"() is 'Part of public.export_my_data: invitations the caller got. Those they sent would say whose buy boxes match.';

comment on function "private"."exported_offers"() is 'Part of public.export_my_data: the caller''s offers with the versions and the ledger they may read.';

comment on function "private"."exported_pipeline"() is 'Part of public.export_my_data: the caller''s pipeline with tasks, saved analyses, and files.';

comment on function "private"."exported_questions"() is 'Part of public.export_my_data: the caller''s questions about listings, and answers to questions about theirs.';

comment on function "private"."exported_showings"() is 'Part of public.export_my_data: showings the caller offered or booked.';

comment on function "private"."finish_deal"(public.deals, text, text) is 'Ends a deal: closed, after which the listing is sold and other offers are canceled, or fell_through with a reason, after which the listing is back on the market and the first backup offer moves up. The deal is locked.';

comment on function "private"."follow_up_answer"() is 'Trigger on listing_answers: keeps answered_at of the question, whose trigger tells open pages, and notifies the asker once they can read the answer, which also counts for their trust level.';

comment on function "private"."follow_up_question"() is 'Trigger on listing_questions: notifies the seller once they can read it, deletes the notification with the question, and tells open pages.';

comment on function "private"."free_showings"() is 'Insert trigger on member_blocks, named to run before lock_blocked_pair: cancels both members'' bookings of each other''s showings, which they can no longer see.';

comment on function "private"."funds_of"(uuid) is 'The one verified proof that counts: the highest that hasn''t expired. Nulls without one, and for suspended and banned members.';

comment on function "private"."funds_today"() is 'Today in Hawaii, where days of the US end last, so that a proof counts through its last day in every state.';

comment on function "private"."has_booked"(uuid) is 'Whether the caller booked the showing, which may be canceled by now.';

comment on function "private"."has_open_deal"(uuid) is 'Whether a listing has an open deal. Everyone can see its status.';

comment on function "private"."hide_question"(uuid, boolean) is 'Implements public.hide_question.';

comment on function "private"."invite_buyers"(uuid, integer) is 'Implements public.invite_buyers.';

comment on function "private"."invite_party"(uuid, text, text, text, text[]) is
  'Implements public.invite_party.';

comment on function "private"."is_pipeline_file"(text) is 'Whether a card has this file, which then can''t be deleted.';

comment on function "private"."is_proof_registered"(text) is 'Whether a file is a proof of funds that wasn''t withdrawn, and so can''t be deleted.';

comment on function "private"."is_showing_host"(uuid) is 'Whether the caller is the seller who offers the showing.';

comment on function "private"."join_deal"(uuid) is 'Implements public.join_deal.';

comment on function "private"."keep_contract_status"() is 'Insert and update trigger on properties: a listing is under contract exactly while it has an open deal, unless a moderator removed it. Raises P0001, to be shown as is, for any other change.';

comment on function "private"."leave_deals"() is 'Delete trigger on auth.users, named to run before lock_relationships: the member''s open deals fall through, their live offers are canceled, and their name is removed. The other side is notified and keeps the ledger.';

comment on function "private"."ledger_actor"(public.deal_parties) is 'A party as ledger entries name it.';

comment on function "private"."ledger_proof"(uuid) is 'Implements public.ledger_proof.';

comment on function "private"."ledger_split"(uuid) is 'A split as the ledger has it.';

comment on function "private"."ledger_terms"(public.offer_versions) is 'Terms as the ledger has them, without the message.';

comment on function "private"."limit_pipeline"() is 'Insert trigger for API callers. Its arguments are how many rows a member (cards) or a card (everything else) can have, and the message of the P0001 it raises beyond that.';

comment on function "private"."listing_reach"(uuid) is 'Implements public.listing_reach.';

comment on function "private"."lock_bookings"(uuid) is 'Serializes a member''s bookings until the transaction ends. Taken before showings.';

comment on function "private"."lock_deal"(uuid) is 'Locks a deal''s listing, its offer, and the deal, and returns the deal. Nulls for an unknown ID.';

comment on function "private"."lock_listing_invitations"() is 'Delete trigger on auth.users: locks the invitations of and by the member in one order, so that two accounts can be deleted at the same time.';

comment on function "private"."lock_listing_questions"() is 'Delete trigger on auth.users: locks the questions by and to the member in one order, so that two accounts can be deleted at the same time.';

comment on function "private"."lock_offer"(uuid) is 'Locks an offer''s listing, then the offer, and returns it, after opening a call for offers that is due. Nulls for an unknown ID.';

comment on function "private"."lock_proofs_of_funds"() is 'Delete trigger on auth.users, named to run before lock_relationships: locks proofs of funds before members, as everywhere.';

comment on function "private"."lock_showings"() is 'Delete trigger on auth.users: locks the member''s showings, and those they booked, in one order, so that two accounts can be deleted at the same time.';

comment on function "private"."log_proof_step"(uuid, uuid, text, jsonb) is 'Adds a step to the log of a proof of funds.';

comment on function "private"."make_offer"(uuid, uuid, jsonb, text) is 'Implements public.make_offer.';

comment on function "private"."move_milestone"(uuid, text) is 'Implements public.move_milestone.';

comment on function "private"."move_offer"(public.offers, text, text, jsonb, jsonb, text) is
  'The only place that changes an offer''s state, as private.offer_transitions declares. The caller has locked the listing and the offer. actor: buyer, seller, or system. Adds the step to the ledger and returns the entry''s ID. Raises P0001, to be shown as is, for a move that isn''t listed.';

comment on function "private"."my_deal_ids"(text) is 'The deals that the caller takes part in, with a right of private.deal_rights; null for any.';

comment on function "private"."my_offer_ids"() is 'The offers whose terms and ledger the caller reads: the buyer''s; the seller''s, unless they are or stayed sealed; those of deals the caller is a JV partner of. Not guests'', and not staff''s.';

comment on function "private"."my_split_deal_ids"() is 'The deals whose split the caller reads: not those they''re a guest of.';

comment on function "private"."note_claims"() is 'Insert trigger on deals: keeps what the listing claims at acceptance.';

comment on function "private"."notify_of_deleted_showings"() is 'Delete trigger on properties: cancels upcoming showings first, so that those who booked learn of it.';

comment on function "private"."notify_of_proof"(public.proofs_of_funds, text) is
  'Notifies the member of a step of their proof of funds: kind proof_of_funds, data {step: verified, rejected, or expiring, proof_id, amount, expires_on}.';

comment on function "private"."notify_offer"(uuid, uuid, text, uuid, public.offers) is
  'Notifies a member of a step of an offer (kind offer). Never with its terms, which may be sealed.';

comment on function "private"."notify_showing"(uuid, text, uuid, public.listing_showings, jsonb) is
  'Notifies a member about a showing. Data of every kind: {property_id, title, starts_at, time_zone}, and extra.';

comment on function "private"."offer_showing"(uuid, uuid, timestamp with time zone, timestamp
  with time zone, text, integer, text) is 'Implements public.offer_showing.';

comment on function "private"."open_call"(uuid) is 'Opens all sealed offers of a call whose deadline has passed, exactly once, and notifies the buyers and the seller. The caller has locked the listing. Returns how many opened.';

comment on function "private"."open_deal"(uuid) is 'Opens the deal of an accepted offer: parties, milestones, and the listing under contract. Notifies the buyers of other live offers. The caller has locked the listing and the offer. Returns the deal''s ID.';

comment on function "private"."open_proof"(uuid) is 'Implements public.open_proof.';

comment on function "private"."own_question"(uuid) is 'Locks a question about one of the caller''s listings. Raises 42501 for any other, for one that was removed or waits for review, and across a block.';

comment on function "private"."own_verified_email"() is 'The caller''s address if it''s verified; else null.';

comment on function "private"."pipeline_rank"(text) is 'The order of the stages a deal goes through, from 1; null for lost and unknown stages.';

comment on function "private"."prepare_pipeline_card"() is 'Insert trigger on pipeline_cards: copies the title, address, and price of the listing, and puts the card on top of its stage. Raises 42501 for another member''s card and a listing the caller can''t see.';

comment on function "private"."promote_backup"(uuid) is 'Reopens the first backup offer on a listing for at least 48 hours and notifies both sides. The others keep their order. Does nothing without a backup.';

comment on function "private"."proof_access"(public.proofs_of_funds) is 'Why the caller may open another member''s document, as the log has it: a reviewer while it''s pending, or a seller it''s shared with. Null if they may not, and for the owner.';

comment on function "private"."proofs_shared_with_me"() is 'Implements public.proofs_shared_with_me.';

comment on function "private"."propose_extension"(uuid, timestamp
  with time zone, text) is 'Implements public.propose_extension.';

comment on function "private"."propose_split"(uuid, uuid, jsonb) is 'Implements public.propose_split.';

comment on function
  "private"."record_deal_step"(public.deals, public.deal_parties, text, jsonb, jsonb, text) is
  'Adds a step of a deal to its ledger and notifies the other parties with the right to terms (kind deal), even across a block. party: who did it; null for the system. step: the name in notifications, if not the kind. Returns the entry''s ID.';

comment on function "private"."record_outcome"(uuid, text, bigint) is 'Implements public.record_outcome.';

comment on function "private"."refuse_change"() is 'Trigger on append-only tables: raises 42501 for every change, whoever makes it.';

comment on function "private"."refuse_direct_write"() is 'Statement trigger on tables of offers and deals: raises 42501 for every API role, the service role included, whatever their grants. Functions write as the schema''s owner.';

comment on function
  "private"."register_proof"(uuid, uuid, text, bigint, date, text, bigint, text, text, text) is
  'Implements public.register_proof.';

comment on function "private"."remaining_uses"(uuid, text) is 'How often a member may still do an action of private.action_limits now, as private.consume_rate_limit_for counts; null for an unknown action.';

comment on function "private"."remind_of_deadlines"() is 'Reminds the parties of each deadline once within 24 hours before it, and once after it passed. A moved deadline counts as a new one. Returns how many.';

comment on function "private"."remind_of_expiring_funds"() is 'Notifies members once, 14 days before a verified proof of funds expires, unless another one covers the same amount for longer. Up to 500 at a time. Returns how many.';

comment on function "private"."remind_of_showings"() is 'Reminds each member who booked a showing that starts within 24 hours, once (kind showing_reminder). Returns the number of reminders.';

comment on function "private"."review_basis"(uuid, uuid) is 'What a review of a member is based on: a deal that the two closed as buyer and seller, or connected for at least 7 days with messages in both directions, or else the last past event both attended, which its organizer does too. Nulls without any.';

comment on function "private"."revoke_party"(uuid) is 'Implements public.revoke_party.';

comment on function "private"."revoke_proof_share"(uuid, uuid) is 'Implements public.revoke_proof_share.';

comment on function "private"."seal_ledger"() is 'Implements public.seal_ledger.';

comment on function "private"."seal_ledger_day"(date) is 'Stores the root of a finished UTC day, exactly once. Days are sealed in order. Returns false if this or a later day was sealed before. Raises 22023 for a day that isn''t over.';

comment on function "private"."seller_record"(uuid) is 'Implements public.seller_record.';

comment on function "private"."set_party_rights"(uuid, text[]) is 'Implements public.set_party_rights.';

comment on function "private"."settle_split"(uuid) is 'Puts a proposed split in force once everyone has approved it, in place of the one before. The deal is locked.';

comment on function "private"."sha256_hex"(text) is 'SHA-256 of the UTF-8 text, as 64 lowercase hex digits. Null for null.';

comment on function "private"."share_proof"(uuid, uuid) is 'Implements public.share_proof.';

comment on function "private"."split_approvers"(public.deal_splits) is 'The parties whose approval a split takes: buyer, seller, and all JV partners, so also those it leaves out.';

comment on function "private"."split_cents"(bigint, integer[]) is 'Splits an amount in cents by shares in hundredths of a percent: each gets the whole cents of its share, and the cents that are left go to the largest remainders, equal ones in the order of the shares (Hamilton''s method). The parts add up to the total; those of a loss are negative. Raises P0001 for shares that don''t add up to 10,000. Must match src/features/deals/split.ts.';

comment on function "private"."stamp_task"() is 'Trigger on pipeline_tasks for API callers: a task is done at the time it is marked, by the server''s clock.';

comment on function "private"."store_timestamp"(date, text) is 'Implements public.store_timestamp.';

comment on function "private"."t_quantile"(integer) is 'The 97.5% quantile of Student''s t distribution, for 95% intervals; that of the normal distribution above 30 degrees of freedom.';

comment on function "private"."touch_pipeline_card"() is 'Update trigger on pipeline_cards: counts versions of the notes, and keeps the times of changes. A new order alone isn''t a change.';

comment on function "private"."unshare_proof"(public.proofs_of_funds, uuid) is
  'Revokes the sharing of a locked proof with the seller of an offer, if there is one.';

comment on function "private"."unstamped_roots"() is 'Implements public.unstamped_roots.';

comment on function "private"."utc_text"(timestamp with time zone) is 'ISO 8601 in UTC with milliseconds. Null for null.';

comment on function "private"."verified_funds"(uuid[]) is 'Implements public.verified_funds.';

comment on function "private"."visible_terms"(uuid) is 'Implements public.listing_deal_terms.';

comment on function "private"."withdraw_invitations"() is 'Trigger on listing_invitations and properties: deletes the notifications of invitations to a listing that was deleted or left the market, and of a member whose account was deleted.';

comment on function "private"."withdraw_proof"(uuid) is 'Implements public.withdraw_proof.';

comment on function "public"."add_pipeline_file"(uuid, uuid, text, text) is
  'Adds a file to one of the caller''s cards, uploaded to the pipeline bucket under {caller}/{card}/. Idempotent. Raises P0001, to be shown as is, for a card that isn''t the caller''s, a missing file, and beyond 10; 23502, 23505, or 23514 for a missing or invalid name, and a file or an ID that''s in use.';

comment on function "public"."advance_deals"() is 'For a schedule, every minute: opens calls for offers at their deadline, expires offers, and reminds of deadlines and expiring proofs of funds, each exactly once. Returns how many steps it took.';

comment on function "public"."answer_extension"(uuid, text) is 'agreed or declined, for the other side, or withdrawn, for who proposed it. An agreed extension moves the deadline. Raises 42501 for others, and P0001, to be shown as is, if it was answered before.';

comment on function "public"."answer_offer"(uuid, text, integer, jsonb, text) is
  'For the buyer and the seller: revise or counter, with terms as in make_offer; accept, which opens a deal; decline, withdraw, or back_up, which keeps it as a backup of a listing under contract. version: the one the caller has seen. message: up to 2,000 characters. Raises 42501 for others, and P0001, to be shown as is, with the hint offer_changed if the offer isn''t what the caller has seen.';

comment on function "public"."answer_question"(uuid, text) is 'For sellers: answers a question about one of the caller''s listings with at most 2,000 characters, or edits the answer, and notifies the asker of a new one (kind listing_answer, data {property_id, title}). Does nothing for the same text. What new members write waits for review first. Raises 42501 for another''s listing, a question that was removed or waits for review, and across a block; P0001, to be shown as is, with an unconfirmed email, for an answer that was removed or waits for review, and beyond the limit of answers a day; and 23514 or 23502 for a blank, missing, or longer text.';

comment on function "public"."answer_split"(uuid, text) is 'approved or declined, for buyer, seller, and JV partners, or withdrawn, for who proposed it. Approved by all, the split is in force. Raises 42501 for others, and P0001, to be shown as is, once it''s settled.';

comment on function "public"."ask_question"(uuid, uuid, text) is 'Asks the seller of an active listing a question of at most 500 characters, under an ID chosen by the caller, and notifies them (kind listing_question, data {property_id, title}). Idempotent. What new members write waits for review first. Raises 42501 for visitors, one''s own listing, and one that isn''t active or that the caller can''t see; P0001, to be shown as is, with an unconfirmed email, with three unanswered questions on the listing, and beyond the limit of questions a day; 23514 or 23502 for a blank, missing, or longer text; and 23505 for the ID of someone else''s question.';

comment on function "public"."book_showing"(uuid) is 'Books a showing for the caller, and notifies the seller (kind showing_booking, event booked). Idempotent. Raises 42501 for visitors, one''s own listing, and one that isn''t active or that the caller can''t see; P0001, to be shown as is, with an unconfirmed email, for a showing that is canceled, fully booked, or has started, at the time of another one the caller booked, for a profile that the seller can''t see, and beyond the limit of bookings a day.';

comment on function "public"."call_for_offers"(uuid, timestamp
  with time zone, text) is 'For the seller of an active listing: new offers stay sealed until the deadline, 1 hour to 30 days from now. Returns the call''s ID. Raises 42501 for others, and P0001, to be shown as is.';

comment on function "public"."cancel_booking"(uuid) is 'Cancels the caller''s booking of a showing that hasn''t started, and notifies the seller (kind showing_booking, event canceled). Does nothing without a booking. Raises P0001 for a showing that has started.';

comment on function "public"."cancel_call"(uuid) is 'For the seller, before the deadline: ends a call for offers and cancels its sealed offers, which are never opened. Notifies their buyers. Raises 42501 for others, and P0001 after the deadline.';

comment on function "public"."cancel_showing"(uuid) is 'For sellers: cancels a showing that hasn''t started, and notifies those who booked it (kind showing_canceled). Idempotent. Raises 42501 for another''s, and P0001 for one that has started.';

comment on function "public"."confirm_closing"(uuid, bigint, date) is 'For the buyer and the seller: the final price (whole USD) and the date. Once both have confirmed the same, the deal is closed and the listing sold. Until then either can correct theirs. Returns whether it''s closed. Raises 42501 for others, and P0001, to be shown as is.';

comment on function "public"."dashboard_figures"(text) is 'The figures of the caller''s dashboard, in one row. new_listings: active listings posted in the last 7 days, including today. new_listings_before: in the 7 days before. active_members: members who signed in within 30 days. deal_flow: total asking price in USD of the deal_flow_listings active listings posted in the last 30 days. following, followers: the caller''s. has_buy_box: whether the caller has one. getting_started: see private.getting_started. upcoming_events: the caller''s next four, see private.upcoming_events. tasks_due: of the caller''s pipeline in this time zone, see public.pipeline_due.';

comment on function "public"."deal_invitations"() is 'Invitations to open deals for the caller''s verified email, newest first, with what they need to decide: the property and who invited them. Empty without a verified email.';

comment on function "public"."decide_proof"(uuid, text, text) is 'For reviewers: decision is verified, or rejected with a reason of at most 1,000 characters, of a pending proof of funds. Notifies the member. Raises 42501 for others and for one''s own, 22023 for another decision or without a reason, 23514 for a longer one, and P0001, to be shown as is, if it''s already reviewed, withdrawn, or expired.';

comment on function "public"."decline_other_offers"(uuid, text) is 'For the seller, after accepting: declines all open offers on the listing and withdraws open counteroffers. Backups stay. Returns how many. Raises 42501 for others.';

comment on function "public"."end_deal"(uuid, text, text) is 'For the buyer and the seller: the deal fell through, for a reason of private.deal_end_reasons. The listing goes back on the market and the first backup offer moves up. Raises 42501 for others, and P0001, to be shown as is.';

comment on function "public"."hide_question"(uuid, boolean) is 'For sellers: hides a question about one of the caller''s listings, with its answer, from everyone but its asker and staff, or shows it again. Idempotent. Raises what public.answer_question does, except for texts.';

comment on function "public"."invite_buyers"(uuid, integer) is 'For sellers: invites up to 25 members whose buy box one of the caller''s active listings matches best (private.best_invitees), and notifies them (kind listing_invitation, data {property_id, title, price, city, state}). Returns how many, without saying whom; 0 if nobody is left to invite. Members the caller has blocked count, but aren''t notified. Raises 42501 for another''s listing; and P0001, to be shown as is, with an unconfirmed email, for a listing that isn''t active, and when the day''s limit, across all listings, is used up.';

comment on function "public"."invite_party"(uuid, text, text, text, text[]) is
  'For the buyer and the seller: invites a JV partner to their side, or a title company, lender, or attorney with rights (of private.deal_rights). They join with an account that verified the address; if there is one, it''s notified. Returns the party''s ID. Raises 42501 for others, 23514 for an invalid address, and P0001, to be shown as is.';

comment on function "public"."join_deal"(uuid) is 'Accepts an invitation to a deal, for the member whose verified email was invited. Idempotent. Returns the deal''s ID. Raises 42501 for others, and P0001 once the deal has ended.';

comment on function "public"."ledger_proof"(uuid) is 'For readers of a ledger: the latest day whose root commits to it, the step''s hash that is the leaf, the path to the root (left:hash or right:hash, from the leaf up; the side is the hash''s), the root, and its timestamp token, null without one. No row for others and before the first root.';

comment on function "public"."listing_deal_terms"(uuid) is 'The deal terms of a listing that the caller may see; no row if there are none or the listing isn''t visible. contract_price and assignment_fee are null for others than the owner unless contract_shared; access_instructions is null for those who can''t see the seller''s contact details, and for others than the owner unless the listing is active.';

comment on function "public"."listing_reach"(uuid) is 'How far one of the caller''s listings has reached: {views: as on the page, saves: members who saved it, askers: members who asked, invited: members, invitations_left: how many more the caller can send today, across listings, booked: members who booked a showing}. Counts only: members who view or save aren''t named to the seller; those who ask or book are, because they contact the seller. Raises 42501 for another''s listing.';

comment on function "public"."make_offer"(uuid, uuid, jsonb, text) is 'Makes an offer on a listing, sealed while the seller is calling for offers. offer_id: a new ID; the same one twice makes one offer. terms: price, earnest_money (whole USD), earnest_due_hours, closing_on, financing, inspection_days, contingencies, jv_share_pct, time_zone, and expires_at, as columns of offer_versions. Notifies the seller. Raises P0001, to be shown as is.';

comment on function "public"."move_milestone"(uuid, text) is 'For parties: declare, confirm, reject, complete, or waive a milestone, as private.milestone_transitions allows. Notifies the others. Raises 42501 for non-parties, and P0001, to be shown as is, for a move that isn''t allowed.';

comment on function "public"."move_pipeline_card"(uuid, text, uuid) is 'Moves one of the caller''s cards to a stage, above the card before_id, or to the end of the stage if that''s null or no longer there. Raises P0001, to be shown as is, for a card that isn''t the caller''s or is gone, and beyond the limit of changes; 23514 for an unknown stage, and 23502 for none.';

comment on function "public"."next_task"(public.pipeline_cards) is 'Computed field: the card''s open task that is due first, {id, title, due_on, due_at}; those without a date come last. Null if there is none.';

comment on function "public"."offer_showing"(uuid, uuid, timestamp with time zone, timestamp
  with time zone, text, integer, text) is 'Offers a showing of one of the caller''s active listings under an ID chosen by the caller, of 10 minutes to 8 hours, within 90 days, for 1 to 50 members. time_zone: IANA name of the property''s. notes: how to get in, at most 1,000 characters, for those who book. Idempotent. Raises 42501 for another''s listing; P0001, to be shown as is, with an unconfirmed email, for a listing that isn''t active, an unknown time zone, a start that is past or later, a time that overlaps another showing of the listing, more than 50 upcoming ones, links by new members, and beyond the limit of showings a day; 23514 or 23502 for another length, capacity, or longer notes; and 23505 for the ID of another listing''s showing.';

comment on function "public"."open_proof"(uuid) is 'For the owner, reviewers while it''s pending, and sellers it''s shared with: the path of the file in the bucket proofs-of-funds. Logs the view for the owner unless it''s their own, and then lets the caller read the file for five minutes. Raises 42501 for others, and P0001 beyond the limit an hour.';

comment on function "public"."own_listing_counts"() is 'Number of the caller''s listings by status, and of those returned by staff.';

comment on function "public"."pipeline_due"(text, integer) is 'The caller''s open tasks that are due today or overdue in a time zone (IANA name; UTC if it''s null or unknown), except those of lost deals: {count, today, tasks: [{id, title, due_on, due_at, card_id, card_title}]}, the first max_tasks of them (at most 50), most overdue first.';

comment on function "public"."proofs_shared_with_me"() is 'For sellers: the documents that buyers share with the caller, newest first, at most 200, with the title of the offer''s listing. Only for offers that are open, backups, or accepted, and until the document expires.';

comment on function "public"."propose_extension"(uuid, timestamp
  with time zone, text) is 'For the buyer and the seller: proposes a new deadline for an open milestone. It moves when the other side agrees. Returns the extension''s ID. Raises 42501 for others, and P0001, to be shown as is.';

comment on function "public"."propose_split"(uuid, uuid, jsonb) is 'For buyer, seller, and JV partners: proposes how to split a deal''s money. lines: by kind (assignment_fee, purchase, costs, profit), an object of amount_cents and shares, hundredths of a percent by party ID; others get 0. The seller''s side gets the agreed share of the profit if the deal has one. Counts as the caller''s approval. Raises 42501 for others, and P0001, to be shown as is, for shares that don''t add up or while another proposal is open.';

comment on function "public"."record_outcome"(uuid, text, bigint) is 'For the buyer of a closed deal: the actual repair_cost, arv (value after repair), or monthly_rent, whole USD, where the listing stated one. It can be corrected; the ledger keeps every report. Raises 42501 for others, 23514 for an impossible amount, and P0001, to be shown as is.';

comment on function
  "public"."register_proof"(uuid, uuid, text, bigint, date, text, bigint, text, text, text) is
  'For the register-proof function, once it has checked a file and stored it at {member}/{proof}/{sha256}.{extension}: submits it for review. Idempotent for the same proof. Raises 42501 for another member''s ID; P0001, to be shown as is, for an expiration in the past or more than a year ahead, an unverified email, a restricted account, a fourth pending document, and beyond the limit a day; 22023 for a missing file; and 23502 or 23514 for invalid values.';

comment on function "public"."remind_of_events"() is 'For a schedule, every few minutes: reminds each registered member once (kind event_reminder) of an event that starts within 24 hours. Also gives free spots to waitlisted members whose tier has the event''s entitlement again. Reminds of showings too (private.remind_of_showings). Returns the number of reminders.';

comment on function "public"."report"(text, uuid, text, text) is 'Reports something the caller can see to staff, with a snapshot: profile, review, listing, post, comment, event, forum, topic, reply, message, question, or answer. reason: spam, scam, harassment, false_information, or other. details: at most 2,000 characters. Returns the report''s ID; repeating it while it''s open returns the same one. Raises 22023 for another kind, 42501 for the caller''s own content, 23514 for another reason or longer details, and P0001 for something the caller can''t see and beyond the limit of reports a day.';

comment on function "public"."revoke_party"(uuid) is 'Ends a guest''s or JV partner''s access, for the side that invited them and for themselves. Idempotent. Raises 42501 for others, and P0001, to be shown as is, for a partner who has a share in the split.';

comment on function "public"."revoke_proof_share"(uuid, uuid) is 'For the buyer: the seller of an offer can no longer open the document. Idempotent. Raises 42501 for another member''s proof.';

comment on function "public"."save_analysis"(uuid, text, jsonb, uuid, uuid, text) is
  'Saves a deal analysis under an ID chosen by the app, and returns its card: that of the listing property_id, which is added at analyzing if it isn''t in the caller''s pipeline yet; else the card card_id; else a new one for a deal from elsewhere, titled deal_title. Idempotent. Raises 42501 for a listing the caller can''t see and a card that isn''t theirs; P0001, to be shown as is, beyond a limit; 23502 or 23514 for missing, invalid, or too large values.';

comment on function "public"."seal_ledger"() is 'For a schedule, every few minutes: stores the ledger''s root of every UTC day that is over and not sealed yet, each exactly once. Returns how many days.';

comment on function "public"."seller_record"(uuid) is 'A seller''s track record on the site, for members who see the profile; null for others. deals_closed and deals_fell_through; of the last year''s offers, offers_received (answered or expired), offers_answered, and median_answer_hours (null without any); claims: by kind (repair_cost, arv, monthly_rent), from 3 deals on, how much what buyers report differs from what the listings claimed: the mean in percent, positive if it was more, and its 95% interval (Student''s t).';

comment on function "public"."set_party_rights"(uuid, text[]) is 'Changes what a guest may see and do (private.deal_rights), for the side that invited them. Raises 42501 for others, and 23514 for unknown rights.';

comment on function "public"."share_proof"(uuid, uuid) is 'For the buyer: lets the seller of one of the caller''s offers open a verified proof of funds, while the offer is open, a backup, or accepted, and until the proof expires or the buyer revokes it. Idempotent. Raises 42501 for another member''s proof or offer, and P0001, to be shown as is.';

comment on function "public"."store_timestamp"(date, text) is 'For stamp-ledger, which has checked it: adds the timestamp token (DER, base64) to a day''s root. Returns false if it has one. Raises 23514 for text that isn''t base64.';

comment on function "public"."unstamped_roots"() is 'For stamp-ledger: up to 50 roots without a timestamp, the oldest first, except those of days without steps. Once none is left, the job counts as successful.';

comment on function "public"."verified_funds"(uuid[]) is 'The verified funds (whole USD) of up to 200 members, and the last day they count. Only the caller''s own, and those of members who made the caller an offer, live or past, once it''s open: a sealed offer tells nothing. No row for everyone else, staff included, across a block, and for members without verified funds.';

comment on function "public"."withdraw_proof"(uuid) is 'Removes one of the caller''s proofs of funds: it no longer counts, and nobody else can open its file. Returns the path in the bucket proofs-of-funds, for the caller to delete the file. Idempotent. Raises 42501 for another member''s.';

comment on table "private"."ledger_nodes" is 'The hash trees under the daily roots, from the leaves (level 0), which name their step. Append-only. Parties get the path of their own ledger from public.ledger_proof.';

comment on table "public"."calls_for_offers" is 'Deadlines until which offers on a listing stay sealed. Then all open at once. Everyone who sees the listing sees them.';

comment on table "public"."deal_closings" is 'What each side says the deal closed at. When both say the same, the deal is closed. Read by parties with the right to terms.';

comment on table "public"."deal_extensions" is 'Proposals to move a deadline. It moves when the other side agrees. Read by the deal''s parties.';

comment on table "public"."deal_milestones" is 'The steps of a deal, with deadlines. Read by its parties.';

comment on table "public"."deal_outcomes" is 'What the listing claimed when the offer was accepted, and what the buyer reports after the closing. Read by parties with the right to terms. Kinds the listing didn''t state have no row.';

comment on table "public"."deal_parties" is 'Who takes part in a deal: buyer, seller, JV partners, and guests (title company, lender, attorney). Parties see each other; an invited person sees the invitation once their verified email is the invited one.';

comment on table "public"."deal_split_approvals" is 'Who has approved a split.';

comment on table "public"."deal_split_lines" is 'What is split: assignment fee, purchase money, costs, and profit, which can be a loss.';

comment on table "public"."deal_split_shares" is 'Each party''s share of a line and the amount that follows from it.';

comment on table "public"."deal_splits" is 'Proposals for splitting a deal''s money. One is agreed once everyone concerned has approved it, and stays in force until they agree on another. Read by buyer, seller, and JV partners.';

comment on table "public"."deals" is 'Deals under contract, closed, and fallen through. Read by their parties; staff have no access. Money is elsewhere: guests need a right to see it.';

comment on table "public"."ledger_entries" is 'The steps of an offer and its deal, in order. Append-only: nobody changes or deletes entries. Buyer, seller, and JV partners read them; the seller of a sealed offer, once it''s open.';

comment on table "public"."ledger_roots" is 'The root of each finished UTC day since the first step of a ledger. Append-only, except that a timestamp is added once. Everyone can read them.';

comment on table "public"."ledger_texts" is 'Names and free text of ledger entries. The entry has {field}_sha256, the SHA-256 of salt and text put together. Deleted with their author''s account; title and address of the listing have none.';

comment on table "public"."listing_answers" is 'Sellers'' answers, at most one for each question, for those who can read it.';

comment on table "public"."listing_invitations" is 'Members who were invited to look at a listing, once each. Written by a function. Members read their own; the listing''s seller never does.';

comment on table "public"."listing_questions" is 'Questions about listings. Answered ones are for everyone who can read the listing, except across a block.';

comment on table "public"."listing_showing_notes" is 'How to get in, such as where to park or a lockbox code. For the seller, and members who booked the showing.';

comment on table "public"."listing_showings" is 'Times at which members can see a property. For everyone who can read the listing, and those who booked.';

comment on table "public"."offer_versions" is 'The terms of an offer: its first version, and every counteroffer and improvement. Never changed. The messages that came with them are in ledger_texts.';

comment on table "public"."offers" is 'One negotiation each. Terms are in offer_versions. Read by the buyer and the seller; staff have no access.';

comment on table "public"."pipeline_cards" is 'Deals that members work on, for their owner alone: one card per listing and member, and deals from elsewhere. At most 500 per member.';

comment on table "public"."pipeline_files" is 'Files of a card, for its owner alone, in the private bucket `pipeline`. At most 10 per card.';

comment on table "public"."pipeline_tasks" is 'To-dos of a card, for its owner alone. At most 100 per card.';

comment on table "public"."proof_log" is 'Every step of a proof of funds, and every view of its file by someone other than its owner. Append-only. For everyone who can read the proof; viewers read their own views.';

comment on table "public"."proof_shares" is 'Documents that a buyer shares with the seller of one of their offers. For the buyer; the seller gets them from public.proofs_shared_with_me.';

comment on table "public"."proofs_of_funds" is 'Documents that show a member''s funds. For the member, and for reviewers while pending. Written only by functions.';

comment on table "public"."saved_analyses" is 'Deal analyses saved on a card, for its owner alone. At most 20 per card.';

comment on table "public"."showing_bookings" is 'Who booked which showing. For the member and the seller.';

comment on view "private"."action_limits" is 'How often a member may do what reaches others or costs us something, by trust level: the only place with these numbers.';

comment on view "private"."jobs" is 'The jobs that docs/deploying.md schedules, every 5 minutes or more often. ran_at: the last success, null without one. is_late: no success for 15 minutes. stamp-ledger is one of them once it has succeeded.';

comment on view "private"."milestone_transitions" is 'Every move of a milestone. actor: buyer, seller, or holder, who receives the earnest money: the seller and guests with the right earnest_money.';

comment on view "private"."offer_transitions" is 'Every move of an offer: from a state, by an action, to the next. actor: buyer or seller; proposer, who made the latest version, or recipient, who didn''t; or system. Accepted, declined, withdrawn, expired, and canceled are final.';

comment on view "private"."personal_data" is 'Where data about members is: its section in public.export_my_data, and what deleting the account does with it. note says why it isn''t exported or isn''t deleted. copies are columns that hold names or IDs of other members.';

revoke all on function "private"."accepts_invitations"(public.buybox_profiles) from public;

revoke all on function "private"."acting_party"(public.deals) from public;

revoke all on function "private"."add_pipeline_file"(uuid, uuid, text, text) from public;

grant execute
  on function "private"."add_pipeline_file"(uuid, uuid, text, text)
  to "authenticated", "service_role";

revoke all on function "private"."add_version"(public.offers, text, integer, jsonb) from public;

revoke all on function "private"."advance_buyer_pipeline"() from public;

revoke all on function "private"."advance_deals"() from public;

grant execute on function "private"."advance_deals"() to "service_role";

revoke all on function "private"."advance_pipeline"(uuid, uuid, text) from public;

grant execute on function "private"."advance_pipeline"(uuid, uuid, text) to "service_role";

revoke all on function "private"."answer_extension"(uuid, text) from public;

grant execute
  on function "private"."answer_extension"(uuid, text)
  to "authenticated", "service_role";

revoke all on function "private"."answer_offer"(uuid, text, integer, jsonb, text) from public;

grant execute
  on function "private"."answer_offer"(uuid, text, integer, jsonb, text)
  to "authenticated", "service_role";

revoke all on function "private"."answer_question"(uuid, text) from public;

grant execute on function "private"."answer_question"(uuid, text) to "authenticated", "service_role";

revoke all on function "private"."answer_split"(uuid, text) from public;

grant execute on function "private"."answer_split"(uuid, text) to "authenticated", "service_role";

revoke all on function "private"."append_entry"(uuid, text, text, jsonb, jsonb, uuid) from public;

revoke all on function "private"."ask_question"(uuid, uuid, text) from public;

grant execute
  on function "private"."ask_question"(uuid, uuid, text)
  to "authenticated", "service_role";

revoke all on function "private"."best_invitees"(public.properties, integer) from public;

revoke all on function "private"."book_showing"(uuid) from public;

grant execute on function "private"."book_showing"(uuid) to "authenticated", "service_role";

revoke all on function "private"."broadcast_deal"(uuid) from public;

revoke all on function "private"."broadcast_pipeline"() from public;

revoke all on function "private"."call_for_offers"(uuid, timestamp with time zone, text) from public;

grant execute
  on function "private"."call_for_offers"(uuid, timestamp with time zone, text)
  to "authenticated", "service_role";

revoke all on function "private"."can_read_proof"(text) from public;

grant execute on function "private"."can_read_proof"(text) to "authenticated", "service_role";

revoke all on function "private"."can_read_showing_notes"(uuid) from public;

grant execute
  on function "private"."can_read_showing_notes"(uuid)
  to "authenticated", "service_role";

revoke all on function "private"."can_upload_pipeline_file"(text) from public;

grant execute
  on function "private"."can_upload_pipeline_file"(text)
  to "authenticated", "service_role";

revoke all on function "private"."can_upload_proof"(text) from public;

grant execute on function "private"."can_upload_proof"(text) to "authenticated", "service_role";

revoke all on function "private"."cancel_blocked_offers"() from public;

revoke all on function "private"."cancel_booking"(uuid) from public;

grant execute on function "private"."cancel_booking"(uuid) to "authenticated", "service_role";

revoke all on function "private"."cancel_call"(uuid) from public;

grant execute on function "private"."cancel_call"(uuid) to "authenticated", "service_role";

revoke all on function "private"."cancel_listing_offers"() from public;

revoke all on function "private"."cancel_offers"(uuid, text, text, uuid[]) from public;

revoke all on function "private"."cancel_showing"(uuid) from public;

grant execute on function "private"."cancel_showing"(uuid) to "authenticated", "service_role";

revoke all on function "private"."canonical_json"(jsonb) from public;

revoke all on function "private"."check_acceptance"(public.offers) from public;

revoke all on function "private"."check_offer_transition"() from public;

revoke all on function "private"."check_root_change"() from public;

revoke all on function "private"."check_time_zone"(text) from public;

grant execute on function "private"."check_time_zone"(text) to "authenticated", "service_role";

revoke all
  on function "private"."check_verified_funds"(public.offers, public.offer_versions)
  from public;

revoke all on function "private"."clean_text"(text) from public;

revoke all on function "private"."close_showing"(uuid) from public;

revoke all on function "private"."close_showings"() from public;

revoke all on function "private"."confirm_closing"(uuid, bigint, date) from public;

grant execute
  on function "private"."confirm_closing"(uuid, bigint, date)
  to "authenticated", "service_role";

revoke all on function "private"."contingencies"() from public;

grant execute on function "private"."contingencies"() to "authenticated", "service_role";

revoke all on function "private"."count_bookings"() from public;

revoke all on function "private"."deal_end_reasons"() from public;

revoke all on function "private"."deal_invitations"() from public;

grant execute on function "private"."deal_invitations"() to "authenticated", "service_role";

revoke all on function "private"."deal_rights"() from public;

revoke all on function "private"."decide_proof"(uuid, text, text) from public;

grant execute
  on function "private"."decide_proof"(uuid, text, text)
  to "authenticated", "service_role";

revoke all on function "private"."decline_other_offers"(uuid, text) from public;

grant execute
  on function "private"."decline_other_offers"(uuid, text)
  to "authenticated", "service_role";

revoke all on function "private"."delete_showing_notifications"() from public;

revoke all on function "private"."end_deal"(uuid, text, text) from public;

grant execute on function "private"."end_deal"(uuid, text, text) to "authenticated", "service_role";

revoke all on function "private"."end_of_day"(date, text) from public;

revoke all on function "private"."expire_offers"() from public;

revoke all on function "private"."exported_deals"() from public;

grant execute on function "private"."exported_deals"() to "authenticated", "service_role";

revoke all on function "private"."exported_funds"() from public;

grant execute on function "private"."exported_funds"() to "authenticated", "service_role";

revoke all on function "private"."exported_invitations"() from public;

grant execute on function "private"."exported_invitations"() to "authenticated", "service_role";

revoke all on function "private"."exported_offers"() from public;

grant execute on function "private"."exported_offers"() to "authenticated", "service_role";

revoke all on function "private"."exported_pipeline"() from public;

grant execute on function "private"."exported_pipeline"() to "authenticated", "service_role";

revoke all on function "private"."exported_questions"() from public;

grant execute on function "private"."exported_questions"() to "authenticated", "service_role";

revoke all on function "private"."exported_showings"() from public;

grant execute on function "private"."exported_showings"() to "authenticated", "service_role";

revoke all on function "private"."finish_deal"(public.deals, text, text) from public;

revoke all on function "private"."follow_up_answer"() from public;

revoke all on function "private"."follow_up_question"() from public;

revoke all on function "private"."free_showings"() from public;

revoke all on function "private"."funds_of"(uuid) from public;

revoke all on function "private"."funds_today"() from public;

revoke all on function "private"."has_booked"(uuid) from public;

grant execute on function "private"."has_booked"(uuid) to "anon", "authenticated", "service_role";

revoke all on function "private"."has_open_deal"(uuid) from public;

grant execute on function "private"."has_open_deal"(uuid) to "authenticated", "service_role";

revoke all on function "private"."hide_question"(uuid, boolean) from public;

grant execute
  on function "private"."hide_question"(uuid, boolean)
  to "authenticated", "service_role";

revoke all on function "private"."invite_buyers"(uuid, integer) from public;

grant execute
  on function "private"."invite_buyers"(uuid, integer)
  to "authenticated", "service_role";

revoke all on function "private"."invite_party"(uuid, text, text, text, text[]) from public;

grant execute
  on function "private"."invite_party"(uuid, text, text, text, text[])
  to "authenticated", "service_role";

revoke all on function "private"."is_pipeline_file"(text) from public;

grant execute on function "private"."is_pipeline_file"(text) to "authenticated", "service_role";

revoke all on function "private"."is_proof_registered"(text) from public;

grant execute on function "private"."is_proof_registered"(text) to "authenticated", "service_role";

revoke all on function "private"."is_showing_host"(uuid) from public;

grant execute on function "private"."is_showing_host"(uuid) to "authenticated", "service_role";

revoke all on function "private"."join_deal"(uuid) from public;

grant execute on function "private"."join_deal"(uuid) to "authenticated", "service_role";

revoke all on function "private"."keep_contract_status"() from public;

revoke all on function "private"."leave_deals"() from public;

revoke all on function "private"."ledger_actor"(public.deal_parties) from public;

revoke all on function "private"."ledger_proof"(uuid) from public;

grant execute on function "private"."ledger_proof"(uuid) to "authenticated", "service_role";

revoke all on function "private"."ledger_split"(uuid) from public;

revoke all on function "private"."ledger_terms"(public.offer_versions) from public;

revoke all on function "private"."limit_pipeline"() from public;

revoke all on function "private"."listing_reach"(uuid) from public;

grant execute on function "private"."listing_reach"(uuid) to "authenticated", "service_role";

revoke all on function "private"."lock_bookings"(uuid) from public;

revoke all on function "private"."lock_deal"(uuid) from public;

revoke all on function "private"."lock_listing_invitations"() from public;

revoke all on function "private"."lock_listing_questions"() from public;

revoke all on function "private"."lock_offer"(uuid) from public;

revoke all on function "private"."lock_proofs_of_funds"() from public;

revoke all on function "private"."lock_showings"() from public;

revoke all on function "private"."log_proof_step"(uuid, uuid, text, jsonb) from public;

revoke all on function "private"."make_offer"(uuid, uuid, jsonb, text) from public;

grant execute
  on function "private"."make_offer"(uuid, uuid, jsonb, text)
  to "authenticated", "service_role";

revoke all on function "private"."move_milestone"(uuid, text) from public;

grant execute on function "private"."move_milestone"(uuid, text) to "authenticated", "service_role";

revoke all
  on function "private"."move_offer"(public.offers, text, text, jsonb, jsonb, text)
  from public;

revoke all on function "private"."my_deal_ids"(text) from public;

grant execute on function "private"."my_deal_ids"(text) to "authenticated", "service_role";

revoke all on function "private"."my_offer_ids"() from public;

grant execute on function "private"."my_offer_ids"() to "authenticated", "service_role";

revoke all on function "private"."my_split_deal_ids"() from public;

grant execute on function "private"."my_split_deal_ids"() to "authenticated", "service_role";

revoke all on function "private"."note_claims"() from public;

revoke all on function "private"."notify_of_deleted_showings"() from public;

revoke all on function "private"."notify_of_proof"(public.proofs_of_funds, text) from public;

revoke all on function "private"."notify_offer"(uuid, uuid, text, uuid, public.offers) from public;

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

revoke all on function "private"."open_call"(uuid) from public;

revoke all on function "private"."open_deal"(uuid) from public;

revoke all on function "private"."open_proof"(uuid) from public;

grant execute on function "private"."open_proof"(uuid) to "authenticated", "service_role";

revoke all on function "private"."own_question"(uuid) from public;

revoke all on function "private"."own_verified_email"() from public;

grant execute on function "private"."own_verified_email"() to "authenticated", "service_role";

revoke all on function "private"."pipeline_rank"(text) from public;

revoke all on function "private"."prepare_pipeline_card"() from public;

revoke all on function "private"."promote_backup"(uuid) from public;

revoke all on function "private"."proof_access"(public.proofs_of_funds) from public;

revoke all on function "private"."proofs_shared_with_me"() from public;

grant execute on function "private"."proofs_shared_with_me"() to "authenticated", "service_role";

revoke all
  on function "private"."propose_extension"(uuid, timestamp with time zone, text)
  from public;

grant execute
  on function "private"."propose_extension"(uuid, timestamp with time zone, text)
  to "authenticated", "service_role";

revoke all on function "private"."propose_split"(uuid, uuid, jsonb) from public;

grant execute
  on function "private"."propose_split"(uuid, uuid, jsonb)
  to "authenticated", "service_role";

revoke all
  on function
    "private"."record_deal_step"(public.deals, public.deal_parties, text, jsonb, jsonb, text)
  from public;

revoke all on function "private"."record_outcome"(uuid, text, bigint) from public;

grant execute
  on function "private"."record_outcome"(uuid, text, bigint)
  to "authenticated", "service_role";

revoke all on function "private"."refuse_change"() from public;

revoke all on function "private"."refuse_direct_write"() from public;

revoke all
  on function
    "private"."register_proof"(uuid, uuid, text, bigint, date, text, bigint, text, text, text)
  from public;

grant execute
  on function
    "private"."register_proof"(uuid, uuid, text, bigint, date, text, bigint, text, text, text)
  to "service_role";

revoke all on function "private"."remaining_uses"(uuid, text) from public;

revoke all on function "private"."remind_of_deadlines"() from public;

revoke all on function "private"."remind_of_expiring_funds"() from public;

revoke all on function "private"."remind_of_showings"() from public;

grant execute on function "private"."remind_of_showings"() to "service_role";

revoke all on function "private"."revoke_party"(uuid) from public;

grant execute on function "private"."revoke_party"(uuid) to "authenticated", "service_role";

revoke all on function "private"."revoke_proof_share"(uuid, uuid) from public;

grant execute
  on function "private"."revoke_proof_share"(uuid, uuid)
  to "authenticated", "service_role";

revoke all on function "private"."seal_ledger"() from public;

grant execute on function "private"."seal_ledger"() to "service_role";

revoke all on function "private"."seal_ledger_day"(date) from public;

revoke all on function "private"."seller_record"(uuid) from public;

grant execute on function "private"."seller_record"(uuid) to "authenticated", "service_role";

revoke all on function "private"."set_party_rights"(uuid, text[]) from public;

grant execute
  on function "private"."set_party_rights"(uuid, text[])
  to "authenticated", "service_role";

revoke all on function "private"."settle_split"(uuid) from public;

revoke all on function "private"."sha256_hex"(text) from public;

revoke all on function "private"."share_proof"(uuid, uuid) from public;

grant execute on function "private"."share_proof"(uuid, uuid) to "authenticated", "service_role";

revoke all on function "private"."split_approvers"(public.deal_splits) from public;

revoke all on function "private"."split_cents"(bigint, integer[]) from public;

revoke all on function "private"."stamp_task"() from public;

revoke all on function "private"."store_timestamp"(date, text) from public;

grant execute on function "private"."store_timestamp"(date, text) to "service_role";

revoke all on function "private"."t_quantile"(integer) from public;

revoke all on function "private"."touch_pipeline_card"() from public;

revoke all on function "private"."unshare_proof"(public.proofs_of_funds, uuid) from public;

revoke all on function "private"."unstamped_roots"() from public;

grant execute on function "private"."unstamped_roots"() to "service_role";

revoke all on function "private"."utc_text"(timestamp with time zone) from public;

revoke all on function "private"."verified_funds"(uuid[]) from public;

grant execute on function "private"."verified_funds"(uuid[]) to "authenticated", "service_role";

revoke all on function "private"."visible_terms"(uuid) from public;

grant execute on function "private"."visible_terms"(uuid) to "anon", "authenticated", "service_role";

revoke all on function "private"."withdraw_invitations"() from public;

revoke all on function "private"."withdraw_proof"(uuid) from public;

grant execute on function "private"."withdraw_proof"(uuid) to "authenticated", "service_role";

revoke all on function "public"."add_pipeline_file"(uuid, uuid, text, text) from public;

grant execute on function "public"."add_pipeline_file"(uuid, uuid, text, text) to "authenticated";

grant execute on function "public"."add_pipeline_file"(uuid, uuid, text, text) to "service_role";

revoke all on function "public"."advance_deals"() from public;

grant execute on function "public"."advance_deals"() to "service_role";

revoke all on function "public"."answer_extension"(uuid, text) from public;

grant execute on function "public"."answer_extension"(uuid, text) to "authenticated";

grant execute on function "public"."answer_extension"(uuid, text) to "service_role";

revoke all on function "public"."answer_offer"(uuid, text, integer, jsonb, text) from public;

grant execute
  on function "public"."answer_offer"(uuid, text, integer, jsonb, text)
  to "authenticated";

grant execute
  on function "public"."answer_offer"(uuid, text, integer, jsonb, text)
  to "service_role";

revoke all on function "public"."answer_question"(uuid, text) from public;

grant execute on function "public"."answer_question"(uuid, text) to "authenticated";

grant execute on function "public"."answer_question"(uuid, text) to "service_role";

revoke all on function "public"."answer_split"(uuid, text) from public;

grant execute on function "public"."answer_split"(uuid, text) to "authenticated";

grant execute on function "public"."answer_split"(uuid, text) to "service_role";

revoke all on function "public"."ask_question"(uuid, uuid, text) from public;

grant execute on function "public"."ask_question"(uuid, uuid, text) to "authenticated";

grant execute on function "public"."ask_question"(uuid, uuid, text) to "service_role";

revoke all on function "public"."book_showing"(uuid) from public;

grant execute on function "public"."book_showing"(uuid) to "authenticated";

grant execute on function "public"."book_showing"(uuid) to "service_role";

revoke all on function "public"."call_for_offers"(uuid, timestamp with time zone, text) from public;

grant execute
  on function "public"."call_for_offers"(uuid, timestamp with time zone, text)
  to "authenticated";

grant execute
  on function "public"."call_for_offers"(uuid, timestamp with time zone, text)
  to "service_role";

revoke all on function "public"."cancel_booking"(uuid) from public;

grant execute on function "public"."cancel_booking"(uuid) to "authenticated";

grant execute on function "public"."cancel_booking"(uuid) to "service_role";

revoke all on function "public"."cancel_call"(uuid) from public;

grant execute on function "public"."cancel_call"(uuid) to "authenticated";

grant execute on function "public"."cancel_call"(uuid) to "service_role";

revoke all on function "public"."cancel_showing"(uuid) from public;

grant execute on function "public"."cancel_showing"(uuid) to "authenticated";

grant execute on function "public"."cancel_showing"(uuid) to "service_role";

revoke all on function "public"."confirm_closing"(uuid, bigint, date) from public;

grant execute on function "public"."confirm_closing"(uuid, bigint, date) to "authenticated";

grant execute on function "public"."confirm_closing"(uuid, bigint, date) to "service_role";

revoke all on function "public"."dashboard_figures"(text) from public;

grant execute on function "public"."dashboard_figures"(text) to "authenticated";

grant execute on function "public"."dashboard_figures"(text) to "service_role";

revoke all on function "public"."deal_invitations"() from public;

grant execute on function "public"."deal_invitations"() to "authenticated";

grant execute on function "public"."deal_invitations"() to "service_role";

revoke all on function "public"."decide_proof"(uuid, text, text) from public;

grant execute on function "public"."decide_proof"(uuid, text, text) to "authenticated";

grant execute on function "public"."decide_proof"(uuid, text, text) to "service_role";

revoke all on function "public"."decline_other_offers"(uuid, text) from public;

grant execute on function "public"."decline_other_offers"(uuid, text) to "authenticated";

grant execute on function "public"."decline_other_offers"(uuid, text) to "service_role";

revoke all on function "public"."end_deal"(uuid, text, text) from public;

grant execute on function "public"."end_deal"(uuid, text, text) to "authenticated";

grant execute on function "public"."end_deal"(uuid, text, text) to "service_role";

revoke all on function "public"."hide_question"(uuid, boolean) from public;

grant execute on function "public"."hide_question"(uuid, boolean) to "authenticated";

grant execute on function "public"."hide_question"(uuid, boolean) to "service_role";

revoke all on function "public"."invite_buyers"(uuid, integer) from public;

grant execute on function "public"."invite_buyers"(uuid, integer) to "authenticated";

grant execute on function "public"."invite_buyers"(uuid, integer) to "service_role";

revoke all on function "public"."invite_party"(uuid, text, text, text, text[]) from public;

grant execute on function "public"."invite_party"(uuid, text, text, text, text[]) to "authenticated";

grant execute on function "public"."invite_party"(uuid, text, text, text, text[]) to "service_role";

revoke all on function "public"."join_deal"(uuid) from public;

grant execute on function "public"."join_deal"(uuid) to "authenticated";

grant execute on function "public"."join_deal"(uuid) to "service_role";

revoke all on function "public"."ledger_proof"(uuid) from public;

grant execute on function "public"."ledger_proof"(uuid) to "authenticated";

grant execute on function "public"."ledger_proof"(uuid) to "service_role";

revoke all on function "public"."listing_deal_terms"(uuid) from public;

grant execute on function "public"."listing_deal_terms"(uuid) to "anon", "authenticated";

grant execute on function "public"."listing_deal_terms"(uuid) to "service_role";

revoke all on function "public"."listing_reach"(uuid) from public;

grant execute on function "public"."listing_reach"(uuid) to "authenticated";

grant execute on function "public"."listing_reach"(uuid) to "service_role";

revoke all on function "public"."make_offer"(uuid, uuid, jsonb, text) from public;

grant execute on function "public"."make_offer"(uuid, uuid, jsonb, text) to "authenticated";

grant execute on function "public"."make_offer"(uuid, uuid, jsonb, text) to "service_role";

revoke all on function "public"."move_milestone"(uuid, text) from public;

grant execute on function "public"."move_milestone"(uuid, text) to "authenticated";

grant execute on function "public"."move_milestone"(uuid, text) to "service_role";

revoke all on function "public"."move_pipeline_card"(uuid, text, uuid) from public;

grant execute on function "public"."move_pipeline_card"(uuid, text, uuid) to "authenticated";

grant execute on function "public"."move_pipeline_card"(uuid, text, uuid) to "service_role";

revoke all on function "public"."next_task"(public.pipeline_cards) from public;

grant execute on function "public"."next_task"(public.pipeline_cards) to "authenticated";

grant execute on function "public"."next_task"(public.pipeline_cards) to "service_role";

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

revoke all on function "public"."open_proof"(uuid) from public;

grant execute on function "public"."open_proof"(uuid) to "authenticated";

grant execute on function "public"."open_proof"(uuid) to "service_role";

revoke all on function "public"."own_listing_counts"() from public;

grant execute on function "public"."own_listing_counts"() to "authenticated";

grant execute on function "public"."own_listing_counts"() to "service_role";

revoke all on function "public"."pipeline_due"(text, integer) from public;

grant execute on function "public"."pipeline_due"(text, integer) to "authenticated";

grant execute on function "public"."pipeline_due"(text, integer) to "service_role";

revoke all on function "public"."proofs_shared_with_me"() from public;

grant execute on function "public"."proofs_shared_with_me"() to "authenticated";

grant execute on function "public"."proofs_shared_with_me"() to "service_role";

revoke all
  on function "public"."propose_extension"(uuid, timestamp with time zone, text)
  from public;

grant execute
  on function "public"."propose_extension"(uuid, timestamp with time zone, text)
  to "authenticated";

grant execute
  on function "public"."propose_extension"(uuid, timestamp with time zone, text)
  to "service_role";

revoke all on function "public"."propose_split"(uuid, uuid, jsonb) from public;

grant execute on function "public"."propose_split"(uuid, uuid, jsonb) to "authenticated";

grant execute on function "public"."propose_split"(uuid, uuid, jsonb) to "service_role";

revoke all on function "public"."record_outcome"(uuid, text, bigint) from public;

grant execute on function "public"."record_outcome"(uuid, text, bigint) to "authenticated";

grant execute on function "public"."record_outcome"(uuid, text, bigint) to "service_role";

revoke all
  on function
    "public"."register_proof"(uuid, uuid, text, bigint, date, text, bigint, text, text, text)
  from public;

grant execute
  on function
    "public"."register_proof"(uuid, uuid, text, bigint, date, text, bigint, text, text, text)
  to "service_role";

revoke all on function "public"."revoke_party"(uuid) from public;

grant execute on function "public"."revoke_party"(uuid) to "authenticated";

grant execute on function "public"."revoke_party"(uuid) to "service_role";

revoke all on function "public"."revoke_proof_share"(uuid, uuid) from public;

grant execute on function "public"."revoke_proof_share"(uuid, uuid) to "authenticated";

grant execute on function "public"."revoke_proof_share"(uuid, uuid) to "service_role";

revoke all on function "public"."save_analysis"(uuid, text, jsonb, uuid, uuid, text) from public;

grant execute
  on function "public"."save_analysis"(uuid, text, jsonb, uuid, uuid, text)
  to "authenticated";

grant execute
  on function "public"."save_analysis"(uuid, text, jsonb, uuid, uuid, text)
  to "service_role";

revoke all on function "public"."seal_ledger"() from public;

grant execute on function "public"."seal_ledger"() to "service_role";

revoke all on function "public"."seller_record"(uuid) from public;

grant execute on function "public"."seller_record"(uuid) to "authenticated";

grant execute on function "public"."seller_record"(uuid) to "service_role";

revoke all on function "public"."set_party_rights"(uuid, text[]) from public;

grant execute on function "public"."set_party_rights"(uuid, text[]) to "authenticated";

grant execute on function "public"."set_party_rights"(uuid, text[]) to "service_role";

revoke all on function "public"."share_proof"(uuid, uuid) from public;

grant execute on function "public"."share_proof"(uuid, uuid) to "authenticated";

grant execute on function "public"."share_proof"(uuid, uuid) to "service_role";

revoke all on function "public"."store_timestamp"(date, text) from public;

grant execute on function "public"."store_timestamp"(date, text) to "service_role";

revoke all on function "public"."unstamped_roots"() from public;

grant execute on function "public"."unstamped_roots"() to "service_role";

revoke all on function "public"."verified_funds"(uuid[]) from public;

grant execute on function "public"."verified_funds"(uuid[]) to "authenticated";

grant execute on function "public"."verified_funds"(uuid[]) to "service_role";

revoke all on function "public"."withdraw_proof"(uuid) from public;

grant execute on function "public"."withdraw_proof"(uuid) to "authenticated";

grant execute on function "public"."withdraw_proof"(uuid) to "service_role";

revoke all on table "public"."calls_for_offers" from "anon";

grant select on table "public"."calls_for_offers" to "anon";

revoke all on table "public"."calls_for_offers" from "authenticated";

grant select on table "public"."calls_for_offers" to "authenticated";

revoke all on table "public"."calls_for_offers" from "service_role";

grant select on table "public"."calls_for_offers" to "service_role";

revoke all on table "public"."deal_closings" from "authenticated";

grant select on table "public"."deal_closings" to "authenticated";

revoke all on table "public"."deal_closings" from "service_role";

grant select on table "public"."deal_closings" to "service_role";

revoke all on table "public"."deal_extensions" from "authenticated";

grant select on table "public"."deal_extensions" to "authenticated";

revoke all on table "public"."deal_extensions" from "service_role";

grant select on table "public"."deal_extensions" to "service_role";

revoke all on table "public"."deal_milestones" from "authenticated";

grant select on table "public"."deal_milestones" to "authenticated";

revoke all on table "public"."deal_milestones" from "service_role";

grant select on table "public"."deal_milestones" to "service_role";

revoke all on table "public"."deal_outcomes" from "authenticated";

grant select on table "public"."deal_outcomes" to "authenticated";

revoke all on table "public"."deal_outcomes" from "service_role";

grant select on table "public"."deal_outcomes" to "service_role";

revoke all on table "public"."deal_parties" from "authenticated";

grant select on table "public"."deal_parties" to "authenticated";

revoke all on table "public"."deal_parties" from "service_role";

grant select on table "public"."deal_parties" to "service_role";

revoke all on table "public"."deal_split_approvals" from "authenticated";

grant select on table "public"."deal_split_approvals" to "authenticated";

revoke all on table "public"."deal_split_approvals" from "service_role";

grant select on table "public"."deal_split_approvals" to "service_role";

revoke all on table "public"."deal_split_lines" from "authenticated";

grant select on table "public"."deal_split_lines" to "authenticated";

revoke all on table "public"."deal_split_lines" from "service_role";

grant select on table "public"."deal_split_lines" to "service_role";

revoke all on table "public"."deal_split_shares" from "authenticated";

grant select on table "public"."deal_split_shares" to "authenticated";

revoke all on table "public"."deal_split_shares" from "service_role";

grant select on table "public"."deal_split_shares" to "service_role";

revoke all on table "public"."deal_splits" from "authenticated";

grant select on table "public"."deal_splits" to "authenticated";

revoke all on table "public"."deal_splits" from "service_role";

grant select on table "public"."deal_splits" to "service_role";

revoke all on table "public"."deals" from "authenticated";

grant select on table "public"."deals" to "authenticated";

revoke all on table "public"."deals" from "service_role";

grant select on table "public"."deals" to "service_role";

revoke all on table "public"."ledger_entries" from "authenticated";

grant select on table "public"."ledger_entries" to "authenticated";

revoke all on table "public"."ledger_entries" from "service_role";

grant select on table "public"."ledger_entries" to "service_role";

revoke all on table "public"."ledger_roots" from "anon";

grant select on table "public"."ledger_roots" to "anon";

revoke all on table "public"."ledger_roots" from "authenticated";

grant select on table "public"."ledger_roots" to "authenticated";

revoke all on table "public"."ledger_roots" from "service_role";

grant select on table "public"."ledger_roots" to "service_role";

revoke all on table "public"."ledger_texts" from "authenticated";

grant select on table "public"."ledger_texts" to "authenticated";

revoke all on table "public"."ledger_texts" from "service_role";

grant select on table "public"."ledger_texts" to "service_role";

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

revoke all on table "public"."offer_versions" from "authenticated";

grant select on table "public"."offer_versions" to "authenticated";

revoke all on table "public"."offer_versions" from "service_role";

grant select on table "public"."offer_versions" to "service_role";

revoke all on table "public"."offers" from "authenticated";

grant select on table "public"."offers" to "authenticated";

revoke all on table "public"."offers" from "service_role";

grant select on table "public"."offers" to "service_role";

revoke all on table "public"."pipeline_cards" from "authenticated";

grant delete, insert, select, update on table "public"."pipeline_cards" to "authenticated";

grant all on table "public"."pipeline_cards" to "service_role";

revoke all on table "public"."pipeline_files" from "authenticated";

grant delete, select on table "public"."pipeline_files" to "authenticated";

grant all on table "public"."pipeline_files" to "service_role";

revoke all on table "public"."pipeline_tasks" from "authenticated";

grant delete, insert, select, update on table "public"."pipeline_tasks" to "authenticated";

grant all on table "public"."pipeline_tasks" to "service_role";

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

revoke all on table "public"."saved_analyses" from "authenticated";

grant delete, insert, select on table "public"."saved_analyses" to "authenticated";

grant all on table "public"."saved_analyses" to "service_role";

revoke all on table "public"."showing_bookings" from "anon";

grant select on table "public"."showing_bookings" to "anon";

revoke all on table "public"."showing_bookings" from "authenticated";

grant select on table "public"."showing_bookings" to "authenticated";

grant all on table "public"."showing_bookings" to "service_role";

alter table "public"."deal_parties"
  add constraint "deal_parties_rights_check"
    check (private.is_list_of(rights, private.deal_rights()));

alter table "public"."deals"
  add constraint "deals_end_reason_check"
    check
    (((end_reason = ANY (private.deal_end_reasons())) OR (end_reason = 'account_deleted'::text)));

alter table "public"."offer_versions"
  add constraint "offer_versions_contingencies_check"
    check (private.is_list_of(contingencies, private.contingencies()));

reset check_function_bodies;
