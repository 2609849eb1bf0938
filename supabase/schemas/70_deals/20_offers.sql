-- Offers: negotiations between a buyer and the seller of a listing, with every version kept, and calls for offers,
-- whose offers stay sealed until the deadline. private.offer_transitions declares every move; nothing else changes a
-- state.
--
-- docs/decisions/0026-deal-desk.md has the reasons. To prevent deadlocks, functions lock the listing, then its offers
-- by ID, then deals.

create table public.calls_for_offers (
  id uuid primary key default gen_random_uuid(),
  property_id uuid not null references public.properties (id) on delete cascade,
  state text not null default 'running' check (state in ('running', 'opened', 'canceled')),
  deadline timestamptz not null,
  time_zone text not null,
  created_at timestamptz not null default now(),
  ended_at timestamptz
);
comment on table public.calls_for_offers is
  'Deadlines until which offers on a listing stay sealed. Then all open at once. Everyone who sees the listing sees '
  'them.';
comment on column public.calls_for_offers.time_zone is 'IANA name of the zone the seller chose the deadline in.';
create index calls_for_offers_property_idx on public.calls_for_offers (property_id, created_at desc);
create unique index calls_for_offers_running_idx on public.calls_for_offers (property_id) where state = 'running';
create index calls_for_offers_due_idx on public.calls_for_offers (deadline) where state = 'running';

create table public.offers (
  id uuid primary key,
  property_id uuid references public.properties (id) on delete set null,
  title text not null,
  address text not null,
  seller_id uuid references public.users (id) on delete set null,
  buyer_id uuid references public.users (id) on delete set null,
  seller_name text,
  buyer_name text,
  state text not null check (
    state in ('sealed', 'open', 'backup', 'accepted', 'declined', 'withdrawn', 'expired', 'canceled')
  ),
  version integer not null default 1 check (version between 1 and 100),
  proposer text not null default 'buyer' check (proposer in ('buyer', 'seller')),
  respond_by timestamptz not null,
  opened_at timestamptz,
  backup_rank integer,
  end_reason text check (
    end_reason in ('listing_deleted', 'listing_removed', 'listing_sold', 'account_deleted', 'blocked', 'call_canceled')
  ),
  created_at timestamptz not null default now(),
  changed_at timestamptz not null default now(),
  held_at timestamptz,
  company text check (char_length(company) <= 160),
  company_state text check (company_state ~ '^[A-Z]{2}$'),
  capacity text check (char_length(capacity) <= 80),
  required_share integer not null default 0 check (required_share between 0 and 100),
  constraint offers_company check (num_nulls(company, company_state, capacity) in (0, 3)),
  constraint offers_backup check ((state = 'backup') = (backup_rank is not null)),
  constraint offers_sealed check (state <> 'sealed' or opened_at is null),
  constraint offers_reason check ((state = 'canceled') = (end_reason is not null)),
  constraint offers_held check (held_at is null or state in ('sealed', 'open', 'backup'))
);
comment on table public.offers is
  'One negotiation each. Terms are in offer_versions. Read by the buyer and the seller; staff have no access.';
comment on column public.offers.id is 'Chosen by the browser, so that sending an offer twice makes one.';
comment on column public.offers.property_id is 'Null once the listing is deleted.';
comment on column public.offers.title is 'The listing''s title when the offer was made.';
comment on column public.offers.address is 'The listing''s address when the offer was made.';
comment on column public.offers.buyer_name is
  'When the offer was made. Null once the account is deleted, unless it became a deal whose other side needs it.';
comment on column public.offers.seller_name is 'As buyer_name.';
comment on column public.offers.version is 'The latest version: the one that can be accepted.';
comment on column public.offers.proposer is 'Who made the latest version. The other one answers.';
comment on column public.offers.respond_by is 'When it expires while sealed or open.';
comment on column public.offers.opened_at is 'Since when the seller can read the terms; null if sealed, or never '
  'opened.';
comment on column public.offers.backup_rank is 'Order of the backup offers of a listing, from 1. Gaps are possible.';
comment on column public.offers.held_at is
  'Since when it''s on hold, because moderators review the listing; null if it isn''t. Its deadline moves by the time '
  'this takes.';
comment on column public.offers.end_reason is 'Why the system canceled it; null in other states.';
comment on column public.offers.company is
  'The company that the buyer makes the offer for; null for themselves. Once it''s accepted, they act for it in the '
  'deal. Emptied with buyer_name, as are company_state and capacity.';
comment on column public.offers.company_state is 'Two-letter code of the state in which the company is organized.';
comment on column public.offers.required_share is
  'The share of the profit, in percent, that the listing required for the seller when the offer was made; 0 for none. '
  'A later change of the seller''s plan adds no requirement to this negotiation (private.required_share).';
comment on column public.offers.capacity is 'As what the buyer acts for it, such as Managing member.';
create index offers_property_idx on public.offers (property_id, state, id);
create index offers_seller_idx on public.offers (seller_id, changed_at desc, id);
create index offers_buyer_idx on public.offers (buyer_id, changed_at desc, id);
create index offers_due_idx on public.offers (respond_by) where state in ('sealed', 'open');
create unique index offers_live_idx on public.offers (buyer_id, property_id)
  where state in ('sealed', 'open', 'backup');

create function private.contingencies() returns text[]
language sql immutable parallel safe set search_path = ''
as $$ select array['financing', 'appraisal', 'title', 'partner_approval', 'sale_of_property']; $$;
comment on function private.contingencies() is
  'What an offer can depend on, besides the inspection. Must match src/domain/offer/fields.ts.';

create table public.offer_versions (
  offer_id uuid not null references public.offers (id) on delete cascade,
  version integer not null check (version >= 1),
  author text not null check (author in ('buyer', 'seller')),
  price bigint not null check (price between 1 and 100000000000),
  seller_credit bigint not null default 0 check (seller_credit >= 0),
  earnest_money bigint not null check (earnest_money >= 0),
  earnest_due_hours integer default 48 check (earnest_due_hours between 1 and 720),
  earnest_due_days integer check (earnest_due_days between 1 and 30),
  second_deposit bigint not null default 0 check (second_deposit >= 0),
  second_deposit_days integer check (second_deposit_days between 0 and 365),
  earnest_refund_days integer check (earnest_refund_days between 0 and 365),
  earnest_holder text check (earnest_holder in ('title', 'attorney', 'seller')),
  closing_on date not null,
  extension_fee bigint not null default 0 check (extension_fee between 0 and 100000000000),
  financing text not null check (financing = any (private.financing_types())),
  inspection_days integer not null default 0 check (inspection_days between 0 and 90),
  contingencies text[] not null default '{}' check (private.is_list_of(contingencies, private.contingencies())),
  jv_share_pct integer not null default 0 check (jv_share_pct between 0 and 100),
  time_zone text not null,
  expires_at timestamptz not null,
  created_at timestamptz not null default clock_timestamp(),
  claims jsonb check (jsonb_typeof(claims) = 'object'),
  primary key (offer_id, version),
  constraint offer_versions_earnest check (earnest_money <= price),
  constraint offer_versions_due check (num_nonnulls(earnest_due_hours, earnest_due_days) = 1),
  constraint offer_versions_deposits check (earnest_money + second_deposit <= price),
  constraint offer_versions_second check (
    (second_deposit > 0) = (second_deposit_days is not null) and (second_deposit = 0 or earnest_money > 0)
  ),
  constraint offer_versions_credit check (seller_credit <= price)
);
comment on table public.offer_versions is
  'The terms of an offer: its first version, every counteroffer and improvement, and every amendment of its deal. '
  'Never changed. The messages that came with them are in ledger_texts.';
comment on column public.offer_versions.price is 'Whole USD.';
comment on column public.offer_versions.seller_credit is
  'What the seller pays toward the buyer''s costs at closing, whole USD; 0 for none.';
comment on column public.offer_versions.earnest_money is
  'Earnest money deposit, the first one of two, whole USD; 0 for none.';
comment on column public.offer_versions.earnest_due_hours is
  'Hours after acceptance within which it''s due; null if earnest_due_days says when.';
comment on column public.offer_versions.earnest_due_days is
  'Business days after acceptance, on whose last it''s due by 5 PM; null if earnest_due_hours says when.';
comment on column public.offer_versions.second_deposit is
  'Earnest money that''s due later, in addition to the first deposit, whole USD; 0 for none.';
comment on column public.offer_versions.second_deposit_days is
  'Days after acceptance within which it''s due; null without one.';
comment on column public.offer_versions.earnest_holder is
  'Who''s to hold the earnest money: a title company, an attorney, or the seller. Null if that isn''t agreed.';
comment on column public.offer_versions.extension_fee is
  'What the buyer pays the seller for more time, whole USD, all fees agreed so far; 0 for none. On top of the price, '
  'not refundable, and no earnest money. Only amendments set it.';
comment on column public.offer_versions.earnest_refund_days is
  'Days after acceptance in which the buyer gets the earnest money back; then it''s hard. 0 for not at all. Null if '
  'the contingencies say when.';
comment on column public.offer_versions.inspection_days is
  'Days after acceptance in which the buyer may inspect and back out; 0 waives it.';
comment on column public.offer_versions.jv_share_pct is
  'The seller''s share of the profit, in percent. Listings of free members require theirs (properties.jv_share_pct).';
comment on column public.offer_versions.time_zone is 'IANA name. Dates end at midnight of this zone.';
comment on column public.offer_versions.expires_at is 'When this version can no longer be accepted.';
comment on column public.offer_versions.claims is
  'What the listing claimed then, by kind of deal_outcomes, whole USD; without what it didn''t state. Null for '
  'versions from before this was kept.';

-- The state machine ---------------------------------------------------------------------------------

create view private.offer_transitions with (security_invoker = true) as
select * from (values
  -- state, action, who may do it, next state
  ('sealed', 'revise', 'buyer', 'sealed'),
  ('sealed', 'withdraw', 'buyer', 'withdrawn'),
  ('sealed', 'open', 'system', 'open'),
  ('sealed', 'expire', 'system', 'expired'),
  ('sealed', 'cancel', 'system', 'canceled'),
  ('sealed', 'hold', 'system', 'sealed'),
  ('sealed', 'resume', 'system', 'sealed'),
  ('open', 'revise', 'proposer', 'open'),
  ('open', 'withdraw', 'proposer', 'withdrawn'),
  ('open', 'counter', 'recipient', 'open'),
  ('open', 'accept', 'recipient', 'accepted'),
  ('open', 'decline', 'recipient', 'declined'),
  ('open', 'back_up', 'seller', 'backup'),
  ('open', 'expire', 'system', 'expired'),
  ('open', 'cancel', 'system', 'canceled'),
  ('open', 'hold', 'system', 'open'),
  ('open', 'resume', 'system', 'open'),
  ('backup', 'promote', 'system', 'open'),
  ('backup', 'withdraw', 'buyer', 'withdrawn'),
  ('backup', 'decline', 'seller', 'declined'),
  ('backup', 'cancel', 'system', 'canceled'),
  ('backup', 'hold', 'system', 'backup'),
  ('backup', 'resume', 'system', 'backup')
) as transitions (state, action, actor, next_state);
comment on view private.offer_transitions is
  'Every move of an offer: from a state, by an action, to the next. actor: buyer or seller; proposer, who made the '
  'latest version, or recipient, who didn''t; or system. Accepted, declined, withdrawn, expired, and canceled are '
  'final.';

create function private.check_offer_transition() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if new.state <> old.state and not exists (
    select from private.offer_transitions t where t.state = old.state and t.next_state = new.state
  ) then
    raise exception 'An offer can’t go from % to %', old.state, new.state using errcode = '23514';
  end if;
  return new;
end;
$$;
comment on function private.check_offer_transition() is
  'Update trigger on offers: raises 23514 for a change of state that private.offer_transitions doesn''t list.';

create trigger check_offer_transition before update of state on public.offers
  for each row execute function private.check_offer_transition();
create trigger refuse_change before update on public.offer_versions
  for each row execute function private.refuse_change();

create function private.check_not_held(is_held boolean) returns void
language plpgsql immutable set search_path = ''
as $$
begin
  if is_held then
    raise exception '%', 'This listing is on hold while our team reviews it. Deadlines are extended by the time '
      'this takes.' using errcode = 'P0001', hint = 'offer_changed';
  end if;
end;
$$;
comment on function private.check_not_held(boolean) is
  'Raises P0001, to be shown as is, for what waits until moderators have decided about the listing.';

create function private.refuse_answer(offer public.offers) returns void
language plpgsql immutable set search_path = ''
as $$
begin
  raise exception '%', case offer.state
    when 'accepted' then 'This offer was accepted.'
    when 'declined' then 'This offer was declined.'
    when 'withdrawn' then 'This offer was withdrawn.'
    when 'expired' then 'This offer has expired.'
    when 'canceled' then 'This offer was canceled.'
    else 'You can’t do that with this offer now.'
  end using errcode = 'P0001', hint = 'offer_changed';
end;
$$;
comment on function private.refuse_answer(public.offers) is
  'Raises P0001, to be shown as is: why an offer can''t be moved in its state.';

create function private.move_offer(
  offer public.offers, action text, actor text, data jsonb default '{}', texts jsonb default '{}',
    reason text default null
) returns uuid
language plpgsql volatile security definer set search_path = ''
as $$
declare
  next_state text;
  deadline timestamptz;
begin
  -- Members can always take back what they proposed.
  perform private.check_not_held(offer.held_at is not null and action not in ('withdraw', 'cancel', 'resume'));
  select t.next_state into next_state from private.offer_transitions t
  where t.state = offer.state and t.action = move_offer.action and (
    t.actor = move_offer.actor
    or t.actor = case when move_offer.actor = offer.proposer then 'proposer' when move_offer.actor <> 'system'
      then 'recipient' end
  );
  if next_state is null then
    perform private.refuse_answer(offer);
  end if;
  deadline := case action
    -- A backup's buyer may have been waiting for weeks.
    when 'promote' then greatest(offer.respond_by, now() + interval '48 hours')
    when 'resume' then offer.respond_by + (clock_timestamp() - offer.held_at)
    else offer.respond_by
  end;
  update public.offers o set
    state = next_state,
    changed_at = clock_timestamp(),
    opened_at = case when action = 'open' then clock_timestamp() else o.opened_at end,
    backup_rank = case
      when action = 'back_up' then 1 + coalesce((
        select max(b.backup_rank) from public.offers b where b.property_id = o.property_id and b.state = 'backup'
      ), 0)
      when next_state = 'backup' then o.backup_rank
    end,
    respond_by = deadline,
    held_at = case
      when action = 'hold' then clock_timestamp()
      when action <> 'resume' and next_state = o.state then o.held_at
    end,
    end_reason = case when next_state = 'canceled' then move_offer.reason end
  where o.id = offer.id;
  return private.append_entry(offer.id, actor, 'offer.' || action,
    jsonb_build_object('state', next_state, 'version', offer.version) || jsonb_strip_nulls(jsonb_build_object(
      'reason', move_offer.reason,
      'expires_at', case when action = 'resume' and next_state <> 'backup' then private.utc_text(deadline) end
    )) || data,
    texts, case actor when 'buyer' then offer.buyer_id when 'seller' then offer.seller_id end);
end;
$$;
comment on function private.move_offer(public.offers, text, text, jsonb, jsonb, text) is
  'The only place that changes an offer''s state, as private.offer_transitions declares. The caller has locked the '
  'listing and the offer. actor: buyer, seller, or system. Adds the step to the ledger and returns the entry''s ID. '
  'Raises P0001, to be shown as is, for a move that isn''t listed, and while the offer is on hold.';

create function private.notify_offer(member uuid, actor uuid, step text, entry uuid, offer public.offers) returns void
language sql volatile security definer set search_path = ''
as $$
  select private.notify(member, 'offer', actor, entry, jsonb_strip_nulls(jsonb_build_object(
    'step', step, 'offer_id', o.id, 'property_id', o.property_id, 'title', o.title, 'address', o.address,
    'reason', o.end_reason, 'time_zone', v.time_zone,
    -- The news that a call ended are about several offers. Until then, only the buyer knows the price of a sealed one.
    'price', case when step <> 'opened' and (o.opened_at is not null or member = o.buyer_id) then v.price end,
    'due_at', case when o.state in ('sealed', 'open') and step <> 'opened' then private.utc_text(o.respond_by) end
  )), '{step,offer_id}')
  from public.offers o join public.offer_versions v on v.offer_id = o.id and v.version = o.version
  where o.id = offer.id;
$$;
comment on function private.notify_offer(uuid, uuid, text, uuid, public.offers) is
  'Notifies a member of a step of an offer (kind offer), once until they read it, with its current price, deadline '
  '(due_at) while it has one, and the reason it was canceled for. Never with terms that are sealed.';

-- Terms ---------------------------------------------------------------------------------------------

create function private.listing_claims(property_id uuid) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_strip_nulls(
    jsonb_build_object('repair_cost', p.repair_cost, 'arv', p.arv, 'monthly_rent', p.monthly_rent)
  )
  from public.properties p where p.id = listing_claims.property_id;
$$;
comment on function private.listing_claims(uuid) is
  'What a listing claims now that a buyer can check, by kind of deal_outcomes. Null for an unknown ID.';

create function private.required_share(offer public.offers) returns integer
language sql stable security definer set search_path = ''
as $$
  select coalesce(least((offer).required_share, (
    select p.jv_share_pct from public.properties p where p.id = (offer).property_id
  )), 0);
$$;
comment on function private.required_share(public.offers) is
  'The share of the profit that every version of an offer has to give the seller, in percent: what its listing '
  'required when it was made, or requires now, whichever is less. 0 for none, and for nulls.';

create function private.check_money_terms(terms public.offer_versions) returns void
language plpgsql immutable set search_path = ''
as $$
begin
  if terms.earnest_money > terms.price then
    raise exception 'Earnest money can’t be more than the price.' using errcode = 'P0001';
  end if;
  if terms.earnest_money::numeric + terms.second_deposit > terms.price then
    raise exception 'Both deposits together can’t be more than the price.' using errcode = 'P0001';
  end if;
  if terms.second_deposit > 0 and terms.earnest_money = 0 then
    raise exception 'A second deposit comes after a first one. Enter earnest money, too.' using errcode = 'P0001';
  end if;
  if terms.second_deposit > 0 and terms.second_deposit_days is null then
    raise exception 'Say in how many days the second deposit is due.' using errcode = 'P0001';
  end if;
  if num_nonnulls(terms.earnest_due_hours, terms.earnest_due_days) <> 1 then
    raise exception 'Say when the earnest money is due: in hours or in business days.' using errcode = 'P0001';
  end if;
  if terms.seller_credit > terms.price then
    raise exception 'The seller’s credit can’t be more than the price.' using errcode = 'P0001';
  end if;
end;
$$;
comment on function private.check_money_terms(public.offer_versions) is
  'Raises P0001, to be shown as is, for amounts that make no sense together, like termProblems in '
  'src/shared/deals/terms-draft.ts.';

create function private.add_version(offer public.offers, author text, version integer, terms jsonb)
  returns public.offer_versions
language plpgsql volatile security definer set search_path = ''
as $$
declare
  added public.offer_versions;
  required_share constant integer := private.required_share(offer);
  call_deadline constant timestamptz := (
    select c.deadline from public.calls_for_offers c where c.property_id = offer.property_id and c.state = 'running'
  );
begin
  added := jsonb_populate_record(null::public.offer_versions,
    '{"seller_credit": 0, "second_deposit": 0, "inspection_days": 0, "contingencies": [], "extension_fee": 0,
      "jv_share_pct": 0}' || case when terms ->> 'earnest_due_days' is null
      then '{"earnest_due_hours": 48}'::jsonb else '{}' end || terms);
  added.offer_id := offer.id;
  added.version := add_version.version;
  added.author := add_version.author;
  added.created_at := clock_timestamp();
  -- As the database has them: the browser only says which ones its member saw.
  added.claims := private.listing_claims(offer.property_id);
  if terms ? 'seen_claims' and author = 'buyer' and added.claims is distinct from terms -> 'seen_claims' then
    raise exception 'The seller has just changed the listing’s numbers. Review them before you send this.'
      using errcode = 'P0001', hint = 'offer_changed';
  end if;
  perform private.check_time_zone(added.time_zone);
  if added.extension_fee <> 0 then
    raise exception 'An offer has no extension fee. An amendment of the deal can.' using errcode = 'P0001';
  end if;
  added.second_deposit_days := case when added.second_deposit <> 0 then added.second_deposit_days end;
  perform private.check_money_terms(added);
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
  -- Midnight ends the day before it.
  if added.closing_on < ((added.expires_at - interval '1 microsecond') at time zone added.time_zone)::date
    or added.closing_on > (now() at time zone added.time_zone)::date + 730 then
    raise exception 'Choose a closing date after the offer expires and within two years.' using errcode = 'P0001';
  end if;
  perform private.check_verified_funds(offer, added);
  insert into public.offer_versions select added.*;
  return added;
end;
$$;
comment on function private.add_version(public.offers, text, integer, jsonb) is
  'Checks and stores terms. terms: the columns of offer_versions by name, and from a buyer optionally seen_claims, '
  'which must be the listing''s. Raises P0001, to be shown as is, for terms that make no sense together, and 23502 or '
  '23514 for missing and impossible ones.';

create function private.ledger_terms(version public.offer_versions) returns jsonb
language sql stable set search_path = ''
as $$
  select to_jsonb(version) - '{offer_id,author,created_at,claims}'::text[]
    || jsonb_build_object('expires_at', private.utc_text(version.expires_at))
    || jsonb_strip_nulls(jsonb_build_object('claims_usd', version.claims));
$$;
comment on function private.ledger_terms(public.offer_versions) is
  'Terms as the ledger has them, by the names of their columns, amounts in whole USD; without the message.';

-- Making and answering --------------------------------------------------------------------------------

create function private.offer_message(recipient uuid, message text) returns text
language plpgsql volatile security definer set search_path = ''
as $$
declare
  cleaned constant text := private.clean_text(message);
begin
  if char_length(cleaned) > 2000 then
    raise exception 'Shorten your message to 2,000 characters.' using errcode = 'P0001';
  end if;
  perform private.check_first_message(recipient, cleaned, false);
  return cleaned;
end;
$$;
comment on function private.offer_message(uuid, text) is
  'The message of a step of an offer as it''s kept; null for a blank one. Raises P0001, to be shown as is, for more '
  'than 2,000 characters, and as private.check_first_message does.';

create function private.check_can_offer(property public.properties) returns void
language plpgsql stable security definer set search_path = ''
as $$
begin
  if property.id is null or property.status not in ('active', 'under_contract')
    or property.user_id = any (private.hidden_member_ids())
  then
    raise exception 'This listing isn’t open for offers.' using errcode = 'P0001';
  end if;
  if property.user_id = auth.uid() then
    raise exception 'This is your own listing.' using errcode = 'P0001';
  end if;
  if exists (
    select from public.offers o where o.property_id = property.id and o.buyer_id = auth.uid()
      and o.state in ('sealed', 'open', 'backup')
  ) then
    raise exception 'You already have an offer on this listing.' using errcode = 'P0001', hint = 'offer_changed';
  end if;
  if exists (
    select from public.deals d where d.property_id = property.id and d.buyer_id = auth.uid() and d.state = 'open'
  ) then
    raise exception 'You already have this listing under contract.' using errcode = 'P0001', hint = 'offer_changed';
  end if;
end;
$$;
comment on function private.check_can_offer(public.properties) is
  'Raises P0001, to be shown as is, if the caller can''t make an offer on a listing: because it isn''t for sale or is '
  'their own, or they have a live offer or an open deal on it.';

create function private.make_offer(
  offer_id uuid, property_id uuid, terms jsonb, message text default null, company text default null,
  company_state text default null, capacity text default null
) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  me constant uuid := auth.uid();
  property public.properties;
  offer public.offers;
  version public.offer_versions;
  named record;
  entry uuid;
begin
  perform private.check_email_verified();
  select * into property from public.properties p where p.id = make_offer.property_id for no key update;
  if exists (select from public.offers o where o.id = make_offer.offer_id and o.buyer_id = me) then
    return;
  end if;
  perform private.check_can_offer(property);
  named := private.acting_company(company, company_state, capacity);
  -- The seller may be a stranger, who reads this like a message.
  perform private.check_first_message(property.user_id, named.name || ' ' || named.title, false);
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
  offer.company := named.name;
  offer.company_state := named.state;
  offer.capacity := named.title;
  offer.required_share := property.jv_share_pct;
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
    jsonb_build_object('state', offer.state, 'listing', property.id, 'terms', private.ledger_terms(version))
      || jsonb_strip_nulls(jsonb_build_object('company_state', offer.company_state)),
    jsonb_build_object(
      'message', private.offer_message(offer.seller_id, message), 'buyer_name', offer.buyer_name, 'title', offer.title,
      'address', offer.address, 'company', offer.company, 'capacity', offer.capacity
    ), me);
  perform private.notify_offer(offer.seller_id, me, case offer.state when 'sealed' then 'sealed' else 'made' end, entry,
    offer);
end;
$$;
comment on function private.make_offer(uuid, uuid, jsonb, text, text, text, text) is
  'Makes an offer on a listing, sealed while the seller is calling for offers. offer_id: a new ID; the same one twice '
  'makes one offer. terms: price, earnest_money (whole USD), earnest_due_hours (48 by default) or earnest_due_days, '
  'closing_on, financing, inspection_days, contingencies, jv_share_pct, time_zone, and expires_at, as columns of '
  'offer_versions. Notifies the seller. message: up to 2,000 characters. company, company_state, and capacity: as in '
  'set_party_company, for which the buyer acts once it''s accepted. Raises P0001, to be shown as is.';
select private.expose('make_offer', 'authenticated');

create function private.lock_offer(offer_id uuid) returns public.offers
language plpgsql volatile security definer set search_path = ''
as $$
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
$$;
comment on function private.lock_offer(uuid) is
  'Locks an offer''s listing, then the offer, and returns it, after opening a call for offers that is due. Nulls for '
  'an unknown ID.';

create function private.check_answerable(offer public.offers, action text, version integer) returns void
language plpgsql stable security definer set search_path = ''
as $$
begin
  if action not in ('revise', 'counter', 'accept', 'decline', 'withdraw', 'back_up') then
    raise exception 'Unknown action %', action using errcode = '22023';
  end if;
  if offer.version is distinct from check_answerable.version then
    raise exception 'This offer has changed. Review the latest version.'
      using errcode = 'P0001', hint = 'offer_changed';
  end if;
  perform private.check_not_held(offer.held_at is not null and action <> 'withdraw');
  if offer.state not in ('sealed', 'open', 'backup') then
    perform private.refuse_answer(offer);
  end if;
  -- The job that expires offers may not have run yet.
  if offer.held_at is null and offer.state in ('sealed', 'open') and offer.respond_by <= clock_timestamp() then
    raise exception 'This offer has expired.' using errcode = 'P0001', hint = 'offer_changed';
  end if;
end;
$$;
comment on function private.check_answerable(public.offers, text, integer) is
  'Raises P0001, to be shown as is, if an offer is held, has ended, or isn''t the version that the caller answers, '
  'and 22023 for an unknown action.';

create function private.answer_offer(
  offer_id uuid, action text, version integer, terms jsonb default null, message text default null
) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  me constant uuid := auth.uid();
  offer public.offers := private.lock_offer(offer_id);
  role constant text := case me when offer.buyer_id then 'buyer' when offer.seller_id then 'seller' end;
  other constant uuid := case role when 'buyer' then offer.seller_id else offer.buyer_id end;
  added public.offer_versions;
  note text;
  data jsonb := '{}';
  entry uuid;
begin
  -- A seller can't act on what they can't read.
  if role is null or (role = 'seller' and offer.state = 'sealed') then
    raise exception 'This offer isn’t available to you.' using errcode = '42501';
  end if;
  perform private.check_email_verified();
  note := private.offer_message(other, message);
  perform private.check_answerable(offer, action, version);
  if action in ('revise', 'counter') then
    perform private.consume_rate_limit('offer_change');
    if offer.version >= 100 then
      raise exception 'This offer has been changed 100 times. Decline it and start over.' using errcode = 'P0001';
    end if;
    added := private.add_version(offer, role, offer.version + 1, terms);
    if action = 'revise' and note is null and private.ledger_terms(added) - 'version' = (
      select private.ledger_terms(v) - 'version' from public.offer_versions v
      where v.offer_id = offer.id and v.version = offer.version
    ) then
      raise exception 'These are the terms you’ve already sent.' using errcode = 'P0001';
    end if;
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
$$;
comment on function private.answer_offer(uuid, text, integer, jsonb, text) is
  'For the buyer and the seller: revise or counter, with terms as in make_offer; accept, which opens a deal; decline, '
  'withdraw, or back_up, which keeps it as a backup of a listing under contract. version: the one the caller has seen. '
  'message: up to 2,000 characters. Raises 42501 for others, and P0001, to be shown as is, with the hint offer_changed '
  'if the offer isn''t what the caller has seen.';
select private.expose('answer_offer', 'authenticated');

create function private.check_acceptance(offer public.offers) returns void
language plpgsql stable security definer set search_path = ''
as $$
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
  -- The other side couldn't have withdrawn it, nor could they act in the deal.
  if private.standing_of(case offer.proposer when 'buyer' then offer.buyer_id else offer.seller_id end)
    in ('suspended', 'banned') then
    raise exception 'This offer can’t be accepted at the moment.' using errcode = 'P0001';
  end if;
end;
$$;
comment on function private.check_acceptance(public.offers) is
  'Raises P0001, to be shown as is, if the latest version of an offer can''t be accepted now. The listing is locked.';

create function private.decline_other_offers(property_id uuid, message text default null) returns integer
language plpgsql volatile security definer set search_path = ''
as $$
declare
  me constant uuid := auth.uid();
  offer public.offers;
  declined integer := 0;
begin
  perform from public.properties p where p.id = decline_other_offers.property_id and p.user_id = me for no key update;
  if not found then
    raise exception 'Only the seller can decline offers.' using errcode = '42501';
  end if;
  perform private.check_email_verified();
  perform private.consume_rate_limit('offer_change');
  for offer in
    select * from public.offers o where o.property_id = decline_other_offers.property_id and o.state = 'open'
    order by o.id for no key update
  loop
    perform private.notify_offer(offer.buyer_id, me, case offer.proposer
      when 'seller' then 'withdraw_counter' else 'decline'
    end, private.move_offer(
      offer, case offer.proposer when 'seller' then 'withdraw' else 'decline' end, 'seller', '{}',
      jsonb_build_object('message', private.offer_message(offer.buyer_id, message))
    ), offer);
    declined := declined + 1;
  end loop;
  return declined;
end;
$$;
comment on function private.decline_other_offers(uuid, text) is
  'For the seller, after accepting: declines all open offers on the listing and withdraws open counteroffers. Backups '
  'stay. Returns how many. Raises 42501 for others.';
select private.expose('decline_other_offers', 'authenticated');

-- Calls for offers ------------------------------------------------------------------------------------

create function private.call_for_offers(property_id uuid, deadline timestamptz, time_zone text) returns uuid
language plpgsql volatile security definer set search_path = ''
as $$
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
$$;
comment on function private.call_for_offers(uuid, timestamptz, text) is
  'For the seller of an active listing: new offers stay sealed until the deadline, 1 hour to 30 days from now. Returns '
  'the call''s ID. Raises 42501 for others, and P0001, to be shown as is.';
select private.expose('call_for_offers', 'authenticated');

create function private.cancel_call(call_id uuid) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  call public.calls_for_offers;
begin
  select * into call from public.calls_for_offers c where c.id = cancel_call.call_id;
  perform from public.properties p where p.id = call.property_id and p.user_id = (select auth.uid()) for no key update;
  if not found then
    raise exception 'Only the seller can cancel a call for offers.' using errcode = '42501';
  end if;
  perform private.check_not_held(private.is_listing_held(call.property_id));
  update public.calls_for_offers c set state = 'canceled', ended_at = clock_timestamp()
  where c.id = call.id and c.state = 'running' and c.deadline > clock_timestamp();
  if not found then
    raise exception 'This call for offers is over.' using errcode = 'P0001', hint = 'offer_changed';
  end if;
  perform private.cancel_offers(call.property_id, 'call_canceled', 'sealed');
  perform private.broadcast_to_topic('listing:' || call.property_id, 'listing');
end;
$$;
comment on function private.cancel_call(uuid) is
  'For the seller, before the deadline: ends a call for offers and cancels its sealed offers, which are never opened. '
  'Notifies their buyers. Raises 42501 for others, and P0001 after the deadline.';
select private.expose('cancel_call', 'authenticated');

create function private.is_listing_held(listing_id uuid) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (select from public.properties p where p.id = listing_id and p.held_at is not null);
$$;
comment on function private.is_listing_held(uuid) is 'Whether a listing waits for a moderator, so that offers wait.';

create function private.open_call(call_id uuid) returns integer
language plpgsql volatile security definer set search_path = ''
as $$
declare
  call public.calls_for_offers;
  offer public.offers;
  entry uuid;
  opened integer := 0;
  last_opened public.offers;
begin
  update public.calls_for_offers c set state = 'opened', ended_at = clock_timestamp()
  where c.id = open_call.call_id and c.state = 'running' and c.deadline <= clock_timestamp()
    and not private.is_listing_held(c.property_id)
  returning * into call;
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
$$;
comment on function private.open_call(uuid) is
  'Opens all sealed offers of a call whose deadline has passed, exactly once, and notifies the buyers and the seller. '
  'Does nothing while the listing is on hold. The caller has locked the listing. Returns how many opened.';

-- What the system does --------------------------------------------------------------------------------

create function private.cancel_offers(property_id uuid, reason text, only_state text default null,
  pair uuid[] default null)
  returns void
language plpgsql volatile security definer set search_path = ''
as $$
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
$$;
comment on function private.cancel_offers(uuid, text, text, uuid[]) is
  'Cancels the live offers on a listing, or, with a null listing, between two members (pair), for a reason of '
  'offers.end_reason. only_state limits it. Notifies buyers, except about blocks. The caller has locked the listings.';

create function private.expire_offers() returns integer
language plpgsql volatile security definer set search_path = ''
as $$
declare
  due record;
  offer public.offers;
  entry uuid;
  expired integer := 0;
begin
  for due in
    select o.id from public.offers o
    where o.state in ('sealed', 'open') and o.respond_by <= now() and o.held_at is null
    order by o.property_id, o.id limit 500
  loop
    offer := private.lock_offer(due.id);
    continue when offer.state not in ('sealed', 'open') or offer.respond_by > clock_timestamp()
      or offer.held_at is not null;
    entry := private.move_offer(offer, 'expire', 'system');
    perform private.notify_offer(offer.buyer_id, null, 'expire', entry, offer);
    if offer.opened_at is not null then
      perform private.notify_offer(offer.seller_id, null, 'expire', entry, offer);
    end if;
    expired := expired + 1;
  end loop;
  return expired;
end;
$$;
comment on function private.expire_offers() is
  'Expires up to 500 offers that nobody answered in time, each once, and notifies both sides. Returns how many.';

create function private.cancel_deleted_offers(listing_id uuid) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  -- With the seller's account, private.leave_deals has done it.
  if exists (select from public.deals d where d.property_id = listing_id and d.state = 'open') then
    raise exception 'This listing is under contract. Close or end the deal first.' using errcode = 'P0001';
  end if;
  perform private.cancel_offers(listing_id, 'listing_deleted');
end;
$$;
comment on function private.cancel_deleted_offers(uuid) is
  'Before a listing is deleted: cancels its live offers. Raises P0001, to be shown as is, if it''s under contract.';

create function private.cancel_listing_offers(was public.properties, listing public.properties) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  reason constant text := case
    when listing.removed_at is not null and listing.held_at is null
      and (was.removed_at is null or was.held_at is not null) then 'listing_removed'
    when private.market_status(listing) = 'sold' and private.market_status(was) in ('active', 'paused')
      then 'listing_sold'
  end;
begin
  if reason is not null then
    update public.calls_for_offers c set state = 'canceled', ended_at = clock_timestamp()
    where c.property_id = listing.id and c.state = 'running';
    perform private.cancel_offers(listing.id, reason);
  end if;
end;
$$;
comment on function private.cancel_listing_offers(public.properties, public.properties) is
  'After a moderator took a listing down, or it was marked as sold by hand: cancels its live offers and a running call '
  'for offers. Not for a hold, which nobody has decided.';

create function private.hold_listing_offers(listing_id uuid) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  offer public.offers;
begin
  for offer in
    select * from public.offers o
    where o.property_id = listing_id and o.state in ('sealed', 'open', 'backup') and o.held_at is null
    order by o.id for no key update
  loop
    perform private.notify_offer(offer.buyer_id, null, 'hold', private.move_offer(offer, 'hold', 'system'), offer);
  end loop;
end;
$$;
comment on function private.hold_listing_offers(uuid) is
  'When reports hold a listing: puts its live offers on hold, and notifies the buyers. The seller is notified about '
  'the listing. The caller has locked it.';

create function private.resume_listing_offers(listing_id uuid, held_at timestamptz) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  offer public.offers;
begin
  update public.calls_for_offers c set deadline = c.deadline + (clock_timestamp() - resume_listing_offers.held_at)
  where c.property_id = listing_id and c.state = 'running';
  for offer in
    select * from public.offers o where o.property_id = listing_id and o.held_at is not null
    order by o.id for no key update
  loop
    perform private.notify_offer(offer.buyer_id, null, 'resume', private.move_offer(offer, 'resume', 'system'), offer);
  end loop;
  -- A deal that fell through during the hold didn't move up its backup.
  if exists (
    select from public.deals d
    where d.property_id = listing_id and d.state = 'fell_through' and d.ended_at >= resume_listing_offers.held_at
  ) then
    perform private.promote_backup(listing_id);
  end if;
end;
$$;
comment on function private.resume_listing_offers(uuid, timestamptz) is
  'When a hold of a listing, since held_at, ends and the listing is back: moves the deadlines of its offers and its '
  'call for offers by the time it took, notifies the buyers, and moves up a backup if a deal fell through during the '
  'hold. The caller has locked the listing.';

create function private.cancel_blocked_offers() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  pair constant uuid[] := array[new.blocker_id, new.blocked_id];
begin
  perform from public.properties p
  where p.id in (select o.property_id from public.offers o where o.seller_id = any (pair) and o.buyer_id = any (pair))
  order by p.id for no key update;
  perform private.cancel_offers(null, 'blocked', null, pair);
  return new;
end;
$$;
comment on function private.cancel_blocked_offers() is
  'Insert trigger on member_blocks, named to run before lock_blocked_pair: cancels live offers between the two. A deal '
  'continues: it''s an agreement that a block doesn''t end.';

create trigger cancel_blocked_offers before insert on public.member_blocks
  for each row execute function private.cancel_blocked_offers();

-- Policies --------------------------------------------------------------------------------------------

create function private.offer_ids_of(member uuid) returns uuid[]
language plpgsql stable security definer set search_path = ''
as $$
begin
  return (
    select coalesce(array_agg(readable.id), '{}') from (
      select o.id from public.offers o where o.buyer_id = member
      union all
      select o.id from public.offers o where o.seller_id = member and o.opened_at is not null
      union all
      select d.offer_id from public.deal_parties p join public.deals d on d.id = p.deal_id
      where p.user_id = member and p.role = 'jv_partner' and private.takes_part(p)
    ) as readable
  );
end;
$$;
comment on function private.offer_ids_of(uuid) is
  'The offers whose terms and ledger a member reads: the buyer''s; the seller''s, unless they are or stayed sealed; '
  'those of deals the member is a JV partner of. Not guests'', and not staff''s.';

create function private.my_offer_ids() returns uuid[]
language sql stable security definer set search_path = ''
as $$ select private.offer_ids_of((select auth.uid())); $$;
comment on function private.my_offer_ids() is 'The caller''s private.offer_ids_of.';

create function private.words_of_entry(
  entry uuid, reader uuid, fields text[] default '{message,reason,note}'
) returns text
language sql stable security definer set search_path = ''
as $$
  select string_agg(t.text, ' ' order by t.field) from public.ledger_entries e
  join public.ledger_texts t on t.offer_id = e.offer_id and t.seq = e.seq and t.field = any (fields)
  where e.id = words_of_entry.entry and t.author_id <> reader and e.offer_id = any (private.offer_ids_of(reader));
$$;
comment on function private.words_of_entry(uuid, uuid, text[]) is
  'What the other side wrote with a step of an offer or a deal, in these fields of ledger_texts, for an email to a '
  'member who reads the ledger. Null without words, for other readers, and once the text was deleted.';

alter table public.calls_for_offers enable row level security;
alter table public.offers enable row level security;
alter table public.offer_versions enable row level security;

create policy "Everyone who can read a listing can read its calls for offers"
  on public.calls_for_offers for select to anon, authenticated
  using (exists (select from public.properties p where p.id = property_id));

create policy "Buyer and seller can read their offers"
  on public.offers for select to authenticated
  using (buyer_id = (select auth.uid()) or seller_id = (select auth.uid()));

-- The policy on offer_versions is in 30_deals.sql.

-- Grants ----------------------------------------------------------------------------------------------

revoke all on public.calls_for_offers, public.offers, public.offer_versions from anon, authenticated, service_role;
grant select on public.calls_for_offers to anon, authenticated, service_role;
grant select on public.offers, public.offer_versions to authenticated, service_role;
grant execute on function
  private.contingencies(), private.my_offer_ids()
  to authenticated, service_role;
