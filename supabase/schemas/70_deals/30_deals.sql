-- Deals: what an accepted offer opens. Milestones with deadlines, extensions, parties with rights, and how a deal ends.
-- How its money is split is in 37_deal_splits.sql.

create function private.deal_end_reasons() returns text[]
language sql immutable parallel safe set search_path = ''
as $$
  select array['inspection', 'financing', 'title', 'earnest_money', 'buyer_backed_out', 'seller_backed_out', 'other'];
$$;
comment on function private.deal_end_reasons() is
  'Why a deal can fall through. Must match src/domain/ledger/vocabulary.ts.';

create table public.deals (
  id uuid primary key default gen_random_uuid(),
  offer_id uuid not null unique references public.offers (id),
  version integer not null,
  accepted_version integer not null,
  property_id uuid references public.properties (id) on delete set null,
  seller_id uuid references public.users (id) on delete set null,
  buyer_id uuid references public.users (id) on delete set null,
  title text not null,
  address text not null,
  time_zone text not null,
  state text not null default 'open' check (state in ('open', 'closed', 'fell_through')),
  end_reason text check (end_reason = any (private.deal_end_reasons()) or end_reason = 'account_deleted'),
  created_at timestamptz not null default clock_timestamp(),
  ended_at timestamptz,
  is_plausible boolean not null default false,
  ended_by text check (ended_by in ('buyer', 'seller')),
  constraint deals_ended check ((state = 'open') = (ended_at is null)),
  constraint deals_reason check ((state = 'fell_through') = (end_reason is not null))
);
comment on table public.deals is
  'Deals under contract, closed, and fallen through. Read by their parties; staff have no access. Money is elsewhere: '
  'guests need a right to see it.';
comment on column public.deals.version is
  'The version of the offer that''s in force: the accepted one, or that of the last amendment. Its terms are in '
  'offer_versions, which guests need the right to terms to read.';
comment on column public.deals.accepted_version is 'The accepted version of the offer. Amendments come after it.';
comment on column public.deals.time_zone is 'IANA name, from the accepted terms. Dates end at midnight of this zone.';
comment on column public.deals.is_plausible is
  'Whether the closing looked like a sale between two members (private.is_plausible_deal). False until then.';
comment on column public.deals.ended_by is
  'The side that ended a deal that fell through, and gave the reason; null if neither did, and for older deals.';
create index deals_seller_idx on public.deals (seller_id, created_at desc, id);
create index deals_buyer_idx on public.deals (buyer_id, created_at desc, id);
create index deals_property_idx on public.deals (property_id, state);
create unique index deals_open_idx on public.deals (property_id) where state = 'open';

create function private.deal_rights() returns text[]
language sql immutable parallel safe set search_path = ''
as $$ select array['terms', 'documents', 'earnest_money', 'messages']; $$;
comment on function private.deal_rights() is 'Rights of a deal''s parties. Must match src/domain/ledger/vocabulary.ts.';

create table public.deal_parties (
  id uuid primary key default gen_random_uuid(),
  deal_id uuid not null references public.deals (id) on delete cascade,
  user_id uuid references public.users (id) on delete set null,
  role text not null check (role in ('buyer', 'seller', 'jv_partner', 'signer', 'title', 'lender', 'attorney')),
  side text not null check (side in ('buyer', 'seller')),
  name text check (char_length(name) <= 120 and name ~ '\S'),
  rights text[] not null default '{}' check (private.is_list_of(rights, private.deal_rights())),
  invited_at timestamptz not null default clock_timestamp(),
  joined_at timestamptz,
  revoked_at timestamptz,
  accepted_at timestamptz,
  company text check (char_length(company) <= 160),
  company_state text check (company_state ~ '^[A-Z]{2}$'),
  capacity text check (char_length(capacity) <= 80),
  signs_for uuid references public.deal_parties (id) on delete cascade,
  constraint deal_parties_signer check ((role = 'signer') = (signs_for is not null)),
  constraint deal_parties_once unique (deal_id, user_id),
  constraint deal_parties_company check (
    (company_state is null) = (capacity is null) and (company is not null or capacity is null)
  )
);
comment on table public.deal_parties is
  'Who takes part in a deal: buyer, seller, JV partners, signers of the buyer''s or the seller''s company, and guests '
  '(title company, lender, attorney). Parties see each other; an invited person sees the invitation once '
  'their verified email is the invited one.';
comment on column public.deal_parties.side is 'Who invited them: a JV partner''s share comes out of this side''s.';
comment on column public.deal_parties.name is
  'The inviter''s until they join, then the member''s. Null once the account is deleted and nobody needs it.';
comment on column public.deal_parties.rights is
  'terms: price, terms, milestones'' amounts, and outcome. documents: shared documents. earnest_money: to learn of it, '
  'and to confirm its receipt once accepted. messages: to write to the buyer and the seller, and to hear from them. '
  'Buyer, seller, and JV partners have terms and documents, and write messages without a right.';
comment on column public.deal_parties.accepted_at is
  'When the side that didn''t invite them accepted that this guest confirms the earnest money; null if not.';
comment on column public.deal_parties.company is
  'The company they act for; null for themselves. Agreements name it. Null once the account is deleted.';
comment on column public.deal_parties.company_state is
  'Two-letter code of the state in which the company is organized; null for a guest''s.';
comment on column public.deal_parties.capacity is
  'As what they sign for it, such as Managing member; null for a guest.';
comment on column public.deal_parties.signs_for is
  'For signers: the buyer or the seller whose company they sign for as well. Null for others.';
comment on column public.deal_parties.revoked_at is 'When the party lost access; null if not.';
create index deal_parties_user_idx on public.deal_parties (user_id);
create index deal_parties_signs_for_idx on public.deal_parties (signs_for);
create index deal_parties_deal_idx on public.deal_parties (deal_id, role);

create table public.deal_invitees (
  party_id uuid primary key references public.deal_parties (id) on delete cascade,
  email text not null check (
    char_length(email) <= 254 and email = lower(email) and email ~ '^[^\s@]+@[^\s@]+\.[^\s@]+$'
  )
);
comment on table public.deal_invitees is
  'The invited addresses, lower case, of parties who haven''t joined. Read by the buyer or the seller who invited '
  'them: the other side learns who it is once they join.';
create index deal_invitees_email_idx on public.deal_invitees (email);

create table public.deal_milestones (
  id uuid primary key default gen_random_uuid(),
  deal_id uuid not null references public.deals (id) on delete cascade,
  kind text not null check (
    kind in (
      'earnest_money', 'second_deposit', 'refund_period', 'inspection', 'financing', 'assignment', 'extension_fee',
      'seller_contract', 'contract_inspection', 'owner_consent', 'funding', 'purchase', 'closing'
    )
  ),
  due_at timestamptz not null,
  state text not null default 'pending' check (state in ('pending', 'declared', 'done', 'waived')),
  changed_at timestamptz not null default clock_timestamp(),
  reminded_due_at timestamptz,
  reminded_days integer,
  missed_due_at timestamptz,
  confirmed_by uuid references public.deal_parties (id) on delete set null,
  confirmed_at timestamptz,
  constraint deal_milestones_once unique (deal_id, kind)
);
comment on table public.deal_milestones is 'The steps of a deal, with deadlines. Read by its parties.';
comment on column public.deal_milestones.due_at is
  'The deadline: the moment it''s missed. Of seller_contract, the end of the contract that the seller sells; of '
  'contract_inspection, the end of its inspection period; of refund_period, when the earnest money goes hard; of '
  'purchase, when the seller''s own purchase closes, or closed.';
comment on column public.deal_milestones.confirmed_by is 'The party who confirmed it; null unless it was confirmed.';
comment on column public.deal_milestones.confirmed_at is
  'Null unless it was confirmed. It can be disputed for 72 hours.';
comment on column public.deal_milestones.reminded_due_at is 'The deadline that parties were reminded of; null if none.';
comment on column public.deal_milestones.reminded_days is
  'How many days before that the last reminder was due (private.reminder_days); null if none.';
comment on column public.deal_milestones.missed_due_at is 'The deadline that parties heard was missed; null if none.';
create index deal_milestones_confirmer_idx on public.deal_milestones (confirmed_by);
create index deal_milestones_due_idx on public.deal_milestones (due_at) where state in ('pending', 'declared');

create table public.deal_extensions (
  id uuid primary key default gen_random_uuid(),
  milestone_id uuid not null references public.deal_milestones (id) on delete cascade,
  proposed_by text not null check (proposed_by in ('buyer', 'seller')),
  due_at timestamptz not null,
  state text not null default 'proposed' check (state in ('proposed', 'agreed', 'declined', 'withdrawn')),
  created_at timestamptz not null default clock_timestamp(),
  answered_at timestamptz
);
comment on table public.deal_extensions is
  'Proposals to move a deadline. It moves when the other side agrees. Read by the deal''s parties.';
create index deal_extensions_milestone_idx on public.deal_extensions (milestone_id, created_at);
create unique index deal_extensions_open_idx on public.deal_extensions (milestone_id) where state = 'proposed';

create table public.deal_closings (
  deal_id uuid not null references public.deals (id) on delete cascade,
  side text not null check (side in ('buyer', 'seller')),
  price bigint not null check (price between 1 and 100000000000),
  closed_on date not null,
  confirmed_at timestamptz not null default clock_timestamp(),
  primary key (deal_id, side)
);
comment on table public.deal_closings is
  'What each side says the deal closed at. When both say the same, the deal is closed. Read by parties with the right '
  'to terms.';
comment on column public.deal_closings.price is 'Whole USD.';

-- Who may do what -------------------------------------------------------------------------------------

create view private.milestone_transitions with (security_invoker = true) as
select * from (values
  -- milestone, state, action, who may do it, next state
  ('earnest_money', 'pending', 'declare', 'buyer', 'declared'),
  ('earnest_money', 'pending', 'confirm', 'holder', 'done'),
  ('earnest_money', 'declared', 'confirm', 'holder', 'done'),
  ('earnest_money', 'declared', 'reject', 'holder', 'pending'),
  ('earnest_money', 'pending', 'accept', 'seller', 'done'),
  ('earnest_money', 'declared', 'accept', 'seller', 'done'),
  ('earnest_money', 'pending', 'dispute', 'other_side', 'pending'),
  ('earnest_money', 'declared', 'dispute', 'other_side', 'declared'),
  ('earnest_money', 'done', 'dispute', 'other_side', 'pending'),
  ('second_deposit', 'pending', 'declare', 'buyer', 'declared'),
  ('second_deposit', 'pending', 'confirm', 'holder', 'done'),
  ('second_deposit', 'declared', 'confirm', 'holder', 'done'),
  ('second_deposit', 'declared', 'reject', 'holder', 'pending'),
  ('second_deposit', 'pending', 'accept', 'seller', 'done'),
  ('second_deposit', 'declared', 'accept', 'seller', 'done'),
  ('second_deposit', 'pending', 'dispute', 'other_side', 'pending'),
  ('second_deposit', 'declared', 'dispute', 'other_side', 'declared'),
  ('second_deposit', 'done', 'dispute', 'other_side', 'pending'),
  ('extension_fee', 'pending', 'declare', 'buyer', 'declared'),
  ('extension_fee', 'pending', 'confirm', 'seller', 'done'),
  ('extension_fee', 'declared', 'confirm', 'seller', 'done'),
  ('extension_fee', 'declared', 'reject', 'seller', 'pending'),
  ('inspection', 'pending', 'complete', 'buyer', 'done'),
  ('inspection', 'pending', 'waive', 'buyer', 'waived'),
  ('financing', 'pending', 'complete', 'buyer', 'done'),
  ('financing', 'pending', 'waive', 'buyer', 'waived'),
  ('assignment', 'pending', 'declare', 'seller', 'declared'),
  ('assignment', 'declared', 'confirm', 'buyer', 'done'),
  ('assignment', 'declared', 'reject', 'buyer', 'pending'),
  ('assignment', 'pending', 'complete', 'system', 'done'),
  ('assignment', 'declared', 'complete', 'system', 'done'),
  ('seller_contract', 'pending', 'close', 'system', 'done'),
  ('contract_inspection', 'pending', 'close', 'system', 'done'),
  ('owner_consent', 'pending', 'complete', 'seller', 'done'),
  ('refund_period', 'pending', 'close', 'system', 'done'),
  ('funding', 'pending', 'declare', 'funder', 'declared'),
  ('funding', 'pending', 'confirm', 'holder', 'done'),
  ('funding', 'declared', 'confirm', 'holder', 'done'),
  ('funding', 'declared', 'reject', 'holder', 'pending'),
  ('funding', 'pending', 'waive', 'buyer', 'waived'),
  ('purchase', 'pending', 'close', 'system', 'done'),
  ('closing', 'pending', 'close', 'system', 'done')
) as transitions (kind, state, action, actor, next_state);
comment on view private.milestone_transitions is
  'Every move of a milestone. actor: buyer, seller, or holder, who receives the earnest money: the seller, and guests '
  'with the right earnest_money whom one side invited and the other accepted; other_side: the buyer and the seller, '
  'except about what they confirmed themselves, within 72 hours; funder: the buyer''s lender, who pays for the '
  'purchase of a double close; or system: a signed agreement completes the assignment. While less earnest money '
  'than agreed has arrived, a confirmation leaves the step pending; it''s done '
  'once all of it has, or the seller accepts less. Both deposits are steps over the same money '
  '(private.settle_deposits).';

create function private.holds_money(party public.deal_parties) returns boolean
language sql immutable set search_path = ''
as $$
  select party.role = 'seller' or ('earnest_money' = any (party.rights) and party.accepted_at is not null);
$$;
comment on function private.holds_money(public.deal_parties) is
  'Whether a party may confirm the earnest money: the seller, or a guest that both sides want.';

create function private.guest_access() returns interval
language sql immutable parallel safe set search_path = ''
as $$ select interval '90 days'; $$;
comment on function private.guest_access() is
  'How long those whom the buyer and the seller invited can read a deal after it ended. Must match '
  'src/features/deal-room/guest-access.ts.';

create function private.takes_part(party public.deal_parties) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  return party.revoked_at is null and (
    party.role in ('buyer', 'seller') or not exists (
      select from public.deals d where d.id = party.deal_id and d.ended_at <= now() - private.guest_access()
    )
  );
end;
$$;
comment on function private.takes_part(public.deal_parties) is
  'Whether a party has access to the deal: not revoked and, for guests and JV partners, until private.guest_access '
  'after it ended.';

create function private.my_deal_ids(needed_right text default null) returns uuid[]
language plpgsql stable security definer set search_path = ''
as $$
begin
  return (
    select coalesce(array_agg(p.deal_id), '{}') from public.deal_parties p
    where p.user_id = (select auth.uid()) and private.takes_part(p)
      and (needed_right is null or needed_right = any (p.rights))
  );
end;
$$;
comment on function private.my_deal_ids(text) is
  'The deals that the caller takes part in, with a right of private.deal_rights; null for any.';

create function private.own_verified_email() returns text
language sql stable security definer set search_path = ''
as $$
  select v.email from private.verified_emails v join auth.users a on a.id = v.user_id and a.email = v.email
  where v.user_id = (select auth.uid());
$$;
comment on function private.own_verified_email() is 'The caller''s address if it''s verified; else null.';

create function private.has_earnest_money(deal_id uuid) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select from public.deal_milestones m where m.deal_id = has_earnest_money.deal_id and m.kind = 'earnest_money'
  );
$$;
comment on function private.has_earnest_money(uuid) is 'Whether the terms of a deal have earnest money.';

create function private.blocked_in_deal(deal public.deals, member uuid) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select from public.deal_parties p
    where p.deal_id = deal.id and p.revoked_at is null and private.blocked_between(p.user_id, member)
  );
$$;
comment on function private.blocked_in_deal(public.deals, uuid) is
  'Whether a block is between a member and someone who takes part in a deal. Then the steps of the deal go on, but '
  'without words of their own.';

create function private.my_invitation_ids() returns uuid[]
language sql stable security definer set search_path = ''
as $$
  select coalesce(array_agg(p.id), '{}') from public.deal_invitees i
  join public.deal_parties p on p.id = i.party_id and p.revoked_at is null
  join public.deals d on d.id = p.deal_id
  where i.email = (select private.own_verified_email())
    and not private.blocked_between(d.buyer_id, (select auth.uid()))
    and not private.blocked_between(d.seller_id, (select auth.uid()));
$$;
comment on function private.my_invitation_ids() is
  'The invitations to deals for the caller''s verified email, except by and to someone they blocked, or who blocked '
  'them.';

create function private.lock_deal(deal_id uuid) returns public.deals
language plpgsql volatile security definer set search_path = ''
as $$
declare
  deal public.deals;
begin
  -- What ends one deal of a double close enters the ledger of the other.
  perform private.lock_offer(linked.offer_id) from (
    select d.offer_id from public.deals d, private.double_close_of(lock_deal.deal_id) as l
    where d.id in (lock_deal.deal_id, l.purchase_id, l.resale_id) order by d.id
  ) as linked;
  select * into deal from public.deals d where d.id = lock_deal.deal_id for no key update;
  return deal;
end;
$$;
comment on function private.lock_deal(uuid) is
  'Locks a deal''s listing, its offer, and the deal, and returns the deal; of a double close, the listing and offer of '
  'the other deal, too, in the order of their IDs. Nulls for an unknown ID.';

create function private.acting_party(deal public.deals) returns public.deal_parties
language plpgsql stable security definer set search_path = ''
as $$
declare
  party public.deal_parties;
begin
  perform private.check_email_verified();
  party := private.own_party(deal);
  if deal.state <> 'open' then
    raise exception '%', case deal.state when 'closed' then 'This deal is closed.' else 'This deal fell through.' end
      using errcode = 'P0001', hint = 'deal_changed';
  end if;
  return party;
end;
$$;
comment on function private.acting_party(public.deals) is
  'The caller''s party of an open deal. Raises 42501 for others, and P0001, to be shown as is, for an ended deal or an '
  'unverified email.';

create function private.own_party(deal public.deals) returns public.deal_parties
language plpgsql stable security definer set search_path = ''
as $$
declare
  party public.deal_parties;
begin
  select * into party from public.deal_parties p
  where p.deal_id = deal.id and p.user_id = (select auth.uid()) and p.revoked_at is null;
  if party.id is null then
    raise exception 'This deal isn’t available to you.' using errcode = '42501';
  end if;
  return party;
end;
$$;
comment on function private.own_party(public.deals) is
  'The caller''s party of a deal, also of one that ended and with an unverified email: enough to take back what one '
  'gave. Raises 42501 for others.';

create function private.ledger_actor(party public.deal_parties) returns text
language sql immutable set search_path = ''
as $$ select case when party.role in ('buyer', 'seller') then party.role else 'party:' || party.id end; $$;
comment on function private.ledger_actor(public.deal_parties) is 'A party as ledger entries name it.';

create function private.concerns_guest(rights text[], step text, milestone text) returns boolean
language sql immutable set search_path = ''
as $$
  select step in ('closed', 'deal.fall_through') or (
    'earnest_money' = any (rights) and milestone in ('earnest_money', 'second_deposit', 'refund_period')
    and step <> all (
      -- Only an agreed deadline counts.
      array['extension.propose', 'extension.declined', 'extension.withdrawn']
    )
  );
$$;
comment on function private.concerns_guest(text[], text, text) is
  'Whether a guest without the right to terms is notified of a step: of how the deal ends, and with the right '
  'earnest_money of the steps and deadlines of both deposits and of the refund period.';

create view private.deal_requests with (security_invoker = true) as
select * from (values
  -- step, milestone, what it asks for
  ('milestone.declare', 'earnest_money', 'confirm'),
  ('milestone.declare', 'second_deposit', 'confirm'),
  ('milestone.declare', 'extension_fee', 'confirm'),
  ('milestone.declare', 'funding', 'confirm'),
  ('milestone.declare', 'assignment', 'confirm'),
  ('party.accept', 'earnest_money', 'confirm'),
  ('extension.propose', null, 'extension'),
  ('split.propose', null, 'split'),
  ('agreement.prepare', null, 'signature'),
  ('closing.confirm', null, 'closing'),
  ('deal.fall_through', null, 'ending'),
  ('authority.ask', null, 'authority'),
  ('title.item', null, 'settlement'),
  ('release.agree', null, 'payout'),
  ('release.resume', null, 'payout')
) as requests (step, milestone, act);
comment on view private.deal_requests is
  'The steps of a deal that ask others to act, and for which act of private.may_act. milestone: only of this one.';

create function private.may_act(deal public.deals, party public.deal_parties, act text, data jsonb default '{}')
  returns boolean
language sql stable security definer set search_path = ''
as $$
  select party.revoked_at is null and coalesce(case act
    when 'confirm' then exists (
      select from public.deal_milestones m
      where m.deal_id = deal.id and m.kind = data ->> 'milestone'
        and private.next_milestone_state(m, party, 'confirm') is not null
    )
    when 'extension' then party.role in ('buyer', 'seller') and exists (
      select from public.deal_extensions e
      where e.id = (data ->> 'extension')::uuid and e.proposed_by <> party.role
    )
    when 'split' then exists (
      select from public.deal_splits s
      where s.id = (data ->> 'split')::uuid and party.id = any (private.split_approvers(s))
    )
    when 'signature' then exists (
      select from public.agreement_signatures g
      where g.agreement_id = (data ->> 'agreement')::uuid and g.party_id = party.id
    )
    when 'closing' then party.role in ('buyer', 'seller')
    when 'ending' then party.role in ('buyer', 'seller')
    when 'payout' then private.pays_out(party)
    when 'settlement' then party.role in ('buyer', 'seller') and exists (
      select from public.deal_title_items i
      where i.id = (data ->> 'item')::uuid and i.kind = 'settlement' and i.state in ('sent', 'done')
    )
    when 'authority' then data ->> 'party' in (party.id::text, party.signs_for::text)
  end, false);
$$;
comment on function private.may_act(public.deals, public.deal_parties, text, jsonb) is
  'Whether a party has the right to an act of private.deal_requests: to confirm a milestone, answer an extension or a '
  'split, sign an agreement, confirm the closing, say how the deal ended, pay the earnest money out, approve the '
  'settlement statement, or show who may sign for a company. data: as the ledger''s, with the milestone, or the ID of '
  'the extension, split, agreement, item, or party. The functions that do it ask it, and so does the notification that '
  'asks for it. False for an unknown act.';

create function private.news_of_step(
  deal public.deals, reader public.deal_parties, step text, data jsonb, is_addressed boolean
) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select case
    when is_addressed or 'terms' = any (reader.rights)
      then data - '{price_usd,amount_usd,received_usd,due_usd,receipt,receipts,lines,rights,sha256,size,readers,
        body_sha256,signers,open_items,changes,terms,before,milestones,to_buyer_usd,to_seller_usd}'::text[]
    else jsonb_strip_nulls(jsonb_build_object('milestone', data -> 'milestone', 'due_at', data -> 'due_at'))
  end || case when 'terms' = any (reader.rights) and data ? 'price_usd'
    then jsonb_build_object('price', data -> 'price_usd') else '{}'
  end || case when reader.rights && '{terms,earnest_money}' and data ? 'due_usd'
    then jsonb_strip_nulls(jsonb_build_object('amount', data -> 'amount_usd', 'received', data -> 'received_usd',
      'due', data -> 'due_usd', 'received_on', data -> 'received_on')) else '{}'
  end || case
    when step in ('closed', 'deal.fall_through') and reader.role not in ('buyer', 'seller')
      then jsonb_build_object('access_ends_at', private.utc_text(now() + private.guest_access()))
    else '{}'
  end || case when data ->> 'party' = reader.id::text then jsonb_build_object('about_reader', true) else '{}' end
  || case when step = 'instructions.change'
    then jsonb_build_object('callback', private.callback_phone(deal.id)) else '{}' end
  || case when exists (
    select from private.deal_requests q
    where q.step = news_of_step.step and coalesce(q.milestone = data ->> 'milestone', true)
      and private.may_act(deal, reader, q.act, data)
  ) then jsonb_build_object('asks', true) else '{}' end;
$$;
comment on function private.news_of_step(public.deals, public.deal_parties, text, jsonb, boolean) is
  'What a party''s notification of a step carries of its data. The price of a closing is only for those with the right '
  'to terms, and amounts of earnest money (amount, received, due) for those with that or earnest_money; nothing else '
  'has amounts. Guests and JV partners learn when their access ends (access_ends_at), and the party that a step is '
  'about, that it is (about_reader). A change of payment instructions has the number to call first (callback). Only '
  'those who can do what the step asks for are asked (asks).';

create function private.record_deal_step(
  deal public.deals, party public.deal_parties, kind text, data jsonb default '{}', texts jsonb default '{}',
  step text default null, recipients uuid[] default null
) returns uuid
language plpgsql volatile security definer set search_path = ''
as $$
declare
  entry uuid;
begin
  if party.user_id is not null then
    -- Every step is kept forever, and reaches the others.
    perform private.consume_rate_limit('deal_step');
    if jsonb_strip_nulls(texts) ?| '{reason,note}' and private.blocked_in_deal(deal, party.user_id) then
      raise exception 'Someone in this deal can’t get messages from you. Do this without a note.'
        using errcode = 'P0001';
    end if;
  end if;
  entry := private.append_entry(
    deal.offer_id, coalesce(private.ledger_actor(party), 'system'), kind, data, texts, party.user_id
  );
  perform private.notify(p.user_id, 'deal', null, entry, jsonb_build_object(
    -- What the property is called, not the seller's words.
    'step', coalesce(step, kind), 'deal_id', deal.id, 'title', deal.address, 'time_zone', deal.time_zone,
    'by', coalesce(private.ledger_actor(party), 'system')
  ) || private.news_of_step(deal, p, coalesce(step, kind), data, recipients is not null),
  '{step,deal_id,by,milestone,kind,outcome}')
  from public.deal_parties p
  where p.deal_id = deal.id and private.takes_part(p) and p.user_id is distinct from party.user_id
    and case
      when recipients is null then 'terms' = any (p.rights)
        or private.concerns_guest(p.rights, coalesce(step, kind), data ->> 'milestone')
      else p.id = any (recipients)
    end
  order by p.user_id;
  return entry;
end;
$$;
comment on function private.record_deal_step(public.deals, public.deal_parties, text, jsonb, jsonb, text, uuid[]) is
  'Adds a step of a deal to its ledger and notifies the other parties (kind deal), even across a block: those with the '
  'right to terms of each step, other guests of what concerns them, with what private.news_of_step gives them. by: who '
  'did it, as in the ledger (see public.by_name). party: null for the system. step: the name in notifications, if not '
  'the kind. recipients: the parties to notify instead. Returns the entry''s ID. Counts as a use of deal_step '
  '(private.action_limits), and repeats replace '
  'what the others haven''t read. Raises P0001, to be shown as is, beyond the limit, and for a note across a block.';

create function public.by_name(public.notifications) returns text
language sql stable set search_path = ''
as $$
  select p.name from public.deal_parties p
  where $1.kind = 'deal' and p.deal_id = ($1.data ->> 'deal_id')::uuid
    and $1.data ->> 'by' in (p.role, 'party:' || p.id);
$$;
comment on function public.by_name(public.notifications) is
  'The name of the party that did what a notification of kind deal is about, as the deal shows it; null for the '
  'system, other kinds, deleted accounts, and readers who have left the deal.';
revoke all on function public.by_name(public.notifications) from public;
grant execute on function public.by_name(public.notifications) to authenticated, service_role;

create function private.broadcast_deal(offer uuid) returns void
language sql volatile security definer set search_path = ''
as $$
  select private.broadcast_change(member.id, 'deals') from (
    select o.buyer_id from public.offers o where o.id = offer
    union select o.seller_id from public.offers o where o.id = offer
    union
    select p.user_id from public.deals d join public.deal_parties p on p.deal_id = d.id
    where d.offer_id = offer and p.revoked_at is null
  ) as member (id) where member.id is not null;
$$;
comment on function private.broadcast_deal(uuid) is
  'Tells the apps of everyone involved in an offer and its deal to read it again.';

-- Opening ---------------------------------------------------------------------------------------------

create function private.end_of_day(day date, zone text) returns timestamptz
language sql stable set search_path = ''
as $$ select (day + 1)::timestamp at time zone zone; $$;
comment on function private.end_of_day(date, text) is
  'The midnight at which a day ends in a time zone, also on days that daylight saving time makes longer or shorter.';

create function private.last_day(due_at timestamptz, zone text) returns date
language sql stable set search_path = ''
as $$ select ((due_at - interval '1 microsecond') at time zone zone)::date; $$;
comment on function private.last_day(timestamptz, text) is
  'The last day before a deadline in a time zone: midnight ends the day before it. Null for null.';

create function private.open_deal(offer_id uuid) returns uuid
language plpgsql volatile security definer set search_path = ''
as $$
declare
  offer public.offers;
  terms public.offer_versions;
  property public.properties;
  deal public.deals;
  other public.offers;
begin
  select * into offer from public.offers o where o.id = open_deal.offer_id;
  select * into terms from public.offer_versions v where v.offer_id = offer.id and v.version = offer.version;
  select * into property from public.properties p where p.id = offer.property_id;
  insert into public.deals (
    offer_id, version, accepted_version, property_id, seller_id, buyer_id, title, address, time_zone
  )
  values (offer.id, offer.version, offer.version, property.id, offer.seller_id, offer.buyer_id, offer.title,
    offer.address, terms.time_zone)
  returning * into deal;
  insert into public.deal_parties (
    deal_id, user_id, role, side, name, rights, joined_at, company, company_state, capacity
  )
  values
    (deal.id, deal.seller_id, 'seller', 'seller', offer.seller_name, '{terms,documents}', deal.created_at, null, null,
      null),
    (deal.id, deal.buyer_id, 'buyer', 'buyer', offer.buyer_name, '{terms,documents}', deal.created_at, offer.company,
      offer.company_state, offer.capacity);
  insert into public.deal_milestones (deal_id, kind, due_at)
  select deal.id, planned.kind, planned.due_at from private.planned_milestones(deal) planned
  where planned.kind <> 'assignment' or property.off_market_contract
  union all
  select deal.id, 'seller_contract', private.end_of_day(t.contract_expires_on, deal.time_zone)
  from public.listing_terms t where t.property_id = property.id and t.contract_expires_on is not null;
  perform private.add_contract_steps(deal);
  insert into public.deal_earnest_money (deal_id, due, first_due)
  select deal.id, terms.earnest_money + terms.second_deposit, terms.earnest_money where terms.earnest_money > 0;
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
$$;
comment on function private.open_deal(uuid) is
  'Opens the deal of an accepted offer: parties, the buyer for the company that made it, milestones, and the listing '
  'under contract. Notifies the buyers of '
  'other live offers. The caller has locked the listing and the offer. Returns the deal''s ID.';

create function private.has_open_deal(property_id uuid) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (select from public.deals d where d.property_id = has_open_deal.property_id and d.state = 'open');
$$;
comment on function private.has_open_deal(uuid) is 'Whether a listing has an open deal. Everyone can see its status.';

create function private.keep_contract_status() returns trigger
language plpgsql set search_path = ''
as $$
declare
  in_contract constant boolean := private.has_open_deal(new.id);
begin
  if (coalesce(new.sales_status, new.status) is not distinct from 'under_contract') = in_contract then
    return new;
  end if;
  if not in_contract then
    raise exception 'A listing goes under contract when you accept an offer.' using errcode = 'P0001';
  end if;
  raise exception 'This listing is under contract. Close or end the deal first.' using errcode = 'P0001';
end;
$$;
comment on function private.keep_contract_status() is
  'Insert and update trigger on properties: a listing is under contract exactly while it has an open deal, whether or '
  'not moderators hide it. Raises P0001, to be shown as is, for any other change.';

create trigger keep_contract_status before insert or update of status, sales_status on public.properties
  for each row execute function private.keep_contract_status();

-- Milestones ------------------------------------------------------------------------------------------

create function private.next_milestone_state(
  milestone public.deal_milestones, party public.deal_parties, action text
) returns text
language sql stable security definer set search_path = ''
as $$
  select t.next_state from private.milestone_transitions t
  where t.kind = milestone.kind and t.state = milestone.state and t.action = next_milestone_state.action and (
    t.actor = party.role
    or (t.actor = 'funder' and party.role = 'lender' and party.side = 'buyer')
    or (t.actor = 'holder' and private.holds_money(party))
    or (t.actor = 'other_side' and party.role in ('buyer', 'seller') and exists (
      select from public.deal_earnest_receipts r
      where r.deal_id = milestone.deal_id and r.disputed_at is null and r.party_id is distinct from party.id
    ))
  );
$$;
comment on function private.next_milestone_state(public.deal_milestones, public.deal_parties, text) is
  'Where an action of a party takes a milestone, by private.milestone_transitions; null if they can''t do it now.';

create function private.move_milestone(
  milestone_id uuid, action text, amount bigint default null, received_on date default null,
  reference text default null, receipt_id uuid default null
) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  milestone public.deal_milestones;
  deal public.deals;
  party public.deal_parties;
  next_state text;
  said jsonb := '{}';
begin
  deal := private.lock_deal((select m.deal_id from public.deal_milestones m where m.id = move_milestone.milestone_id));
  party := private.acting_party(deal);
  select * into milestone from public.deal_milestones m where m.id = move_milestone.milestone_id for no key update;
  next_state := private.next_milestone_state(milestone, party, action);
  if next_state is null then
    raise exception 'You can’t do that now. Reload to see the latest.' using errcode = 'P0001', hint = 'deal_changed';
  end if;
  if milestone.kind in ('earnest_money', 'second_deposit') and action in ('confirm', 'accept', 'dispute') then
    said := case action
      when 'confirm' then private.receive_earnest_money(deal, party, amount, received_on, reference)
      when 'accept' then private.accept_earnest_money(deal, milestone.kind)
      else private.dispute_earnest_money(deal, party, receipt_id)
    end;
    if said is null then
      return;
    end if;
    said := private.earnest_figures(deal.id) || said || private.settle_deposits(deal, milestone.kind, action, party);
  else
    update public.deal_milestones m set
      state = next_state,
      changed_at = clock_timestamp(),
      confirmed_by = case when next_state = 'done' and action = 'confirm' then party.id end,
      confirmed_at = case when next_state = 'done' and action = 'confirm' then clock_timestamp() end
    where m.id = milestone.id;
    if milestone.kind = 'extension_fee' and action = 'confirm' then
      said := jsonb_build_object('amount_usd', private.extension_fee(deal));
    end if;
  end if;
  perform private.record_deal_step(deal, party, 'milestone.' || action,
    jsonb_build_object('milestone', milestone.kind, 'state', next_state) || said,
    case when said ? 'receipt' then
      jsonb_build_object('name', party.name, 'reference', private.clean_line(reference)) else '{}' end);
end;
$$;
comment on function private.move_milestone(uuid, text, bigint, date, text, uuid) is
  'For parties: declare, confirm, reject, accept, dispute, complete, or waive a milestone, as '
  'private.milestone_transitions allows. Confirming earnest money takes the amount (whole USD), the day it arrived, '
  'and a reference, as private.receive_earnest_money checks them; parts of both deposits add up, and a step is done '
  'once as much arrived, or the seller accepts less. The same receipt twice is one. Disputing takes a receipt_id, or '
  'disputes all. Notifies the others. Raises 42501 for non-parties, and P0001, to be shown as is, for a move that '
  'isn''t allowed.';
select private.expose('move_milestone', 'authenticated');

create function private.propose_extension(milestone_id uuid, due_at timestamptz, reason text default null) returns uuid
language plpgsql volatile security definer set search_path = ''
as $$
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
  if milestone.kind in ('seller_contract', 'contract_inspection') then
    raise exception 'The seller says how long their contract runs.' using errcode = 'P0001';
  elsif milestone.kind = 'purchase' then
    raise exception 'The seller’s purchase moves in its own deal.' using errcode = 'P0001';
  end if;
  if propose_extension.due_at is null or propose_extension.due_at <= now()
    or propose_extension.due_at > now() + interval '2 years' then
    raise exception 'Choose a new deadline in the future, within two years.' using errcode = 'P0001';
  end if;
  if propose_extension.due_at = milestone.due_at then
    raise exception 'This is the current deadline.' using errcode = 'P0001';
  end if;
  select e.id into added from public.deal_extensions e
  where e.milestone_id = milestone.id and e.state = 'proposed' and e.proposed_by = party.role
    and e.due_at = propose_extension.due_at;
  if added is not null then
    return added;
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
$$;
comment on function private.propose_extension(uuid, timestamptz, text) is
  'For the buyer and the seller: proposes a new deadline for an open milestone. It moves when the other side agrees. '
  'The same proposal twice makes one. Returns the extension''s ID. Raises 42501 for others, and P0001, to be shown as '
  'is.';
select private.expose('propose_extension', 'authenticated');

create function private.answer_extension(extension_id uuid, answer text) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  extension public.deal_extensions;
  milestone public.deal_milestones;
  deal public.deals;
  party public.deal_parties;
begin
  select * into extension from public.deal_extensions e where e.id = answer_extension.extension_id;
  deal := private.lock_deal((select m.deal_id from public.deal_milestones m where m.id = extension.milestone_id));
  party := private.acting_party(deal);
  select * into milestone from public.deal_milestones m where m.id = extension.milestone_id for no key update;
  select * into extension from public.deal_extensions e where e.id = extension.id for no key update;
  if answer not in ('agreed', 'declined', 'withdrawn') or not (case answer
    when 'withdrawn' then party.role = extension.proposed_by
    else private.may_act(deal, party, 'extension', jsonb_build_object('extension', extension.id))
  end) then
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
$$;
comment on function private.answer_extension(uuid, text) is
  'agreed or declined, for the other side, or withdrawn, for who proposed it. An agreed extension moves the deadline. '
  'Raises 42501 for others, and P0001, to be shown as is, if it was answered before.';
select private.expose('answer_extension', 'authenticated');

-- Parties ---------------------------------------------------------------------------------------------

create function private.place_of_deal(deal public.deals) returns text
language sql stable security definer set search_path = ''
as $$
  select coalesce(
    (
      select 'a property in ' || z.city || ', ' || z.state || ' ' || z.zip
      from public.zip_codes z where z.zip = right(deal.address, 5)
    ),
    'a property'
  );
$$;
comment on function private.place_of_deal(public.deals) is
  'Where a deal''s property is, for an email to someone who isn''t part of it: by its ZIP code, without a word that '
  'the seller or the inviter wrote.';

create function private.invite_party(
  deal_id uuid, email text, name text, role text, rights text[] default '{}', capacity text default null
) returns uuid
language plpgsql volatile security definer set search_path = ''
as $$
declare
  deal public.deals := private.lock_deal(deal_id);
  inviter public.deal_parties := private.acting_party(deal);
  address constant text := lower(private.clean_text(email));
  title constant text := private.clean_line(capacity);
  added public.deal_parties;
begin
  if inviter.role not in ('buyer', 'seller') then
    raise exception 'Only the buyer and the seller can invite.' using errcode = '42501';
  end if;
  if role not in ('jv_partner', 'signer', 'title', 'lender', 'attorney') then
    raise exception 'Unknown role %', role using errcode = '22023';
  end if;
  if role = 'signer' then
    perform private.check_signer(deal, inviter, title);
  elsif title is not null then
    raise exception 'Only those who sign for your company have a role in it.' using errcode = 'P0001';
  end if;
  if address is null or private.clean_text(name) is null then
    raise exception 'Enter a name and an email address.' using errcode = 'P0001';
  end if;
  if (select count(*) from public.deal_parties p where p.deal_id = deal.id and p.revoked_at is null) >= 20 then
    raise exception 'A deal can have up to 20 parties.' using errcode = 'P0001';
  end if;
  -- Only what the inviter can see: whether an account has this address is nobody's business.
  if exists (
    select from public.deal_invitees i join public.deal_parties p on p.id = i.party_id
    where i.email = address and p.deal_id = deal.id and p.side = inviter.side
  ) then
    raise exception 'This address has already been invited.' using errcode = 'P0001';
  end if;
  if address = private.own_verified_email() then
    raise exception 'This is your own email address.' using errcode = 'P0001';
  end if;
  perform private.consume_rate_limit('deal_invitation');
  insert into public.deal_parties as p (
    deal_id, role, side, name, rights, signs_for, company, company_state, capacity
  )
  values (deal.id, invite_party.role, inviter.side,
    case when private.blocked_in_deal(deal, inviter.user_id) then case invite_party.role
      when 'jv_partner' then 'JV partner' when 'title' then 'Title company' when 'lender' then 'Lender' else 'Attorney'
    end else private.clean_text(name) end,
    case when invite_party.role in ('jv_partner', 'signer') then '{terms,documents}' else invite_party.rights end,
    case invite_party.role when 'signer' then inviter.id end,
    case invite_party.role when 'signer' then inviter.company end,
    case invite_party.role when 'signer' then inviter.company_state end, title)
  returning * into added;
  insert into public.deal_invitees (party_id, email) values (added.id, address);
  perform private.record_deal_step(deal, inviter, 'party.invite', jsonb_build_object(
    'party', added.id, 'role', added.role, 'side', added.side, 'rights', added.rights
  ), jsonb_build_object('name', added.name, 'capacity', added.capacity));
  perform private.send_invitation(deal, added, inviter.user_id);
  return added.id;
end;
$$;
comment on function private.invite_party(uuid, text, text, text, text[], text) is
  'For the buyer and the seller: invites a JV partner to their side; a signer, who signs agreements for their company '
  'with them, in a capacity; or a title company, lender, or attorney with rights (of private.deal_rights), by '
  'private.send_invitation. Whether an account has the address, the inviter can''t tell. Returns the party''s ID. '
  'Raises 42501 for others, 23514 for an invalid address, and P0001, to be shown as is.';
select private.expose('invite_party', 'authenticated');

create function private.join_deal(party_id uuid) returns uuid
language plpgsql volatile security definer set search_path = ''
as $$
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
  if party.id is null or party.id <> all (private.my_invitation_ids()) then
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
  -- The others deal with a member, under the name of the account.
  update public.deal_parties p set user_id = me, joined_at = clock_timestamp(),
    name = coalesce(left((select u.name from public.users u where u.id = me and u.name ~ '\S'), 120), p.name)
  where p.id = party.id
  returning * into party;
  delete from public.deal_invitees i where i.party_id = party.id;
  perform private.record_deal_step(deal, party, 'party.join',
    jsonb_build_object('party', party.id, 'role', party.role, 'side', party.side),
    jsonb_build_object('name', party.name));
  return deal.id;
end;
$$;
comment on function private.join_deal(uuid) is
  'Accepts an invitation to a deal, for the member whose verified email was invited. Idempotent. Returns the deal''s '
  'ID. Raises 42501 for others, and P0001 once the deal has ended.';
select private.expose('join_deal', 'authenticated');

create function private.deal_invitations()
  returns table (
    party_id uuid, title text, address text, role text, side text, rights text[], invited_by text,
      invited_at timestamptz
  )
language sql stable security definer set search_path = ''
as $$
  select p.id, d.title, d.address, p.role, p.side, p.rights, inviter.name, p.invited_at
  from public.deal_parties p
  join public.deals d on d.id = p.deal_id and d.state = 'open'
  join public.deal_parties inviter on inviter.deal_id = d.id and inviter.role = p.side
  where p.id = any ((select private.my_invitation_ids())::uuid[]) and not exists (
    select from public.deal_parties mine
    where mine.deal_id = d.id and mine.user_id = (select auth.uid()) and mine.revoked_at is null
  )
  order by p.invited_at desc, p.id;
$$;
comment on function private.deal_invitations() is
  'Invitations to open deals for the caller''s verified email, newest first, with what they need to decide: the '
  'property and who invited them. Empty without a verified email.';
select private.expose('deal_invitations', 'authenticated');

create function private.revoke_party(party_id uuid) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  target public.deal_parties;
  deal public.deals;
  party public.deal_parties;
begin
  deal := private.lock_deal((select p.deal_id from public.deal_parties p where p.id = revoke_party.party_id));
  select * into target from public.deal_parties p where p.id = revoke_party.party_id for no key update;
  -- Not private.acting_party: who leaves, and whom one lets in no longer, is one's own decision at any time.
  party := private.own_party(deal);
  -- Each side revokes whom it invited, and everyone can leave.
  if target.role in ('buyer', 'seller')
    or (target.id <> party.id and (party.role not in ('buyer', 'seller') or party.side <> target.side)) then
    raise exception 'Only the side that invited them can remove them.' using errcode = '42501';
  end if;
  if target.revoked_at is not null then
    return;
  end if;
  if target.id <> party.id and deal.state = 'open' and exists (
    select from public.deal_splits s join public.deal_split_shares h on h.split_id = s.id
    where s.deal_id = deal.id and s.state in ('proposed', 'agreed') and h.party_id = target.id and h.share_bps > 0
  ) then
    raise exception 'This partner has a share in the split. Agree on a split without them first.'
      using errcode = 'P0001';
  end if;
  perform private.take_back(true);
  update public.deal_parties p set revoked_at = clock_timestamp() where p.id = target.id;
  delete from public.deal_invitees i where i.party_id = target.id;
  -- As when they delete their account: amounts that were agreed stay.
  update public.deal_splits s set state = 'withdrawn', decided_at = clock_timestamp()
  where s.deal_id = deal.id and s.state = 'proposed' and exists (
    select from public.deal_split_shares h where h.split_id = s.id and h.party_id = target.id and h.share_bps > 0
  );
  -- The news say what follows: theirs may have been the last approval missing.
  perform private.record_deal_step(deal, party, 'party.revoke', jsonb_strip_nulls(jsonb_build_object(
    'party', target.id, 'role', target.role,
    'agrees_split', (
      select true from public.deal_splits s
      where s.deal_id = deal.id and s.state = 'proposed' and private.is_split_approved(s)
    ),
    'withdraws_agreement', (
      select true from public.agreements a
      where a.deal_id = deal.id and a.status = 'awaiting_signatures'
        and target.id = any (private.agreement_parties(a.id)) limit 1
    )
  )));
  perform private.broadcast_change(target.user_id, 'deals');
  perform private.settle_split(s, true) from public.deal_splits s where s.deal_id = deal.id and s.state = 'proposed';
  perform private.withdraw_agreements(deal, 'party_left', target.id);
  perform private.take_back(false);
end;
$$;
comment on function private.revoke_party(uuid) is
  'Ends a guest''s or JV partner''s access, for the side that invited them and for themselves, at any time, also after '
  'the deal ended and in any standing. Who leaves with a share in a proposed split ends it; agreed amounts stay. '
  'Idempotent. Raises 42501 for others, and P0001, to be shown as is, for removing a partner who has a share in the '
  'split of an open deal.';
select private.expose('revoke_party', 'authenticated');

create function private.set_party_rights(party_id uuid, rights text[]) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  target public.deal_parties;
  deal public.deals;
  party public.deal_parties;
begin
  deal := private.lock_deal((select p.deal_id from public.deal_parties p where p.id = set_party_rights.party_id));
  select * into target from public.deal_parties p where p.id = set_party_rights.party_id for no key update;
  party := case when set_party_rights.rights <@ target.rights then private.own_party(deal)
    else private.acting_party(deal) end;
  if target.role not in ('title', 'lender', 'attorney') or party.role not in ('buyer', 'seller')
    or party.side <> target.side then
    raise exception 'Only the side that invited a guest can change their rights.' using errcode = '42501';
  end if;
  if target.revoked_at is not null or (target.rights @> set_party_rights.rights
    and target.rights <@ set_party_rights.rights) then
    return;
  end if;
  perform private.take_back(set_party_rights.rights <@ target.rights);
  -- A guest who loses the right to confirm earnest money has to be accepted again.
  update public.deal_parties p set
    rights = set_party_rights.rights,
    accepted_at = case when 'earnest_money' = any (set_party_rights.rights) then p.accepted_at end
  where p.id = target.id;
  perform private.record_deal_step(deal, party, 'party.rights',
    jsonb_build_object('party', target.id, 'role', target.role, 'rights', set_party_rights.rights));
  perform private.take_back(false);
end;
$$;
comment on function private.set_party_rights(uuid, text[]) is
  'Changes what a guest may see and do (private.deal_rights), for the side that invited them. Taking rights away works '
  'at any time, also after the deal ended and in any standing; giving more takes an open deal. The same rights change '
  'nothing. Raises 42501 for others, 23514 for unknown rights, and P0001, to be shown as is.';
select private.expose('set_party_rights', 'authenticated');

create function private.accept_party(party_id uuid) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  target public.deal_parties;
  deal public.deals;
  party public.deal_parties;
begin
  deal := private.lock_deal((select p.deal_id from public.deal_parties p where p.id = accept_party.party_id));
  party := private.acting_party(deal);
  select * into target from public.deal_parties p where p.id = accept_party.party_id for no key update;
  if target.role not in ('title', 'lender', 'attorney') or party.role not in ('buyer', 'seller')
    or party.side = target.side then
    raise exception 'Only the side that didn’t invite a guest can accept them.' using errcode = '42501';
  end if;
  if target.joined_at is null or target.revoked_at is not null or 'earnest_money' <> all (target.rights) then
    raise exception 'This guest can’t confirm earnest money now.' using errcode = 'P0001', hint = 'deal_changed';
  end if;
  if target.accepted_at is not null then
    return;
  end if;
  update public.deal_parties p set accepted_at = clock_timestamp() where p.id = target.id;
  perform private.record_deal_step(deal, party, 'party.accept', jsonb_build_object(
    'party', target.id, 'role', target.role, 'milestone', 'earnest_money', 'invited_by', target.side
  ));
end;
$$;
comment on function private.accept_party(uuid) is
  'For the buyer and the seller: accepts that a guest of the other side, who has joined with the right earnest_money, '
  'confirms the earnest money. Idempotent. Raises 42501 for others, and P0001, to be shown as is.';
select private.expose('accept_party', 'authenticated');

-- Ending ----------------------------------------------------------------------------------------------

create function private.finish_deal(deal public.deals, state text, reason text) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  next_status constant text := case finish_deal.state when 'closed' then 'sold' else 'active' end;
begin
  update public.deals d set state = finish_deal.state, end_reason = finish_deal.reason, ended_at = clock_timestamp()
  where d.id = deal.id;
  update public.deal_extensions e set state = 'withdrawn', answered_at = clock_timestamp()
  from public.deal_milestones m where m.deal_id = deal.id and e.milestone_id = m.id and e.state = 'proposed';
  update public.deal_splits s set state = 'withdrawn', decided_at = clock_timestamp()
  where s.deal_id = deal.id and s.state = 'proposed';
  perform private.withdraw_agreements(deal, 'deal_ended');
  -- While moderators hide it, only what they'll restore changes.
  update public.properties p set
    status = case when p.removed_at is null then next_status else p.status end,
    sales_status = case when p.removed_at is not null then next_status end
  where p.id = deal.property_id and coalesce(p.sales_status, p.status) = 'under_contract';
  if finish_deal.state = 'closed' then
    perform private.cancel_offers(deal.property_id, 'listing_sold');
  elsif not private.is_listing_held(deal.property_id) then
    perform private.promote_backup(deal.property_id);
  end if;
  perform private.follow_double_close(deal);
end;
$$;
comment on function private.finish_deal(public.deals, text, text) is
  'Ends a deal: closed, after which the listing is sold and other offers are canceled, or fell_through with a reason, '
  'after which the listing is back on the market and the first backup offer moves up, once no hold stops it. The deal '
  'is locked.';

create function private.promote_backup(property_id uuid) returns void
language plpgsql volatile security definer set search_path = ''
as $$
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
$$;
comment on function private.promote_backup(uuid) is
  'Reopens the first backup offer on a listing for at least 48 hours and notifies both sides. The others keep their '
  'order. Does nothing without a backup.';

create function private.end_deal(deal_id uuid, reason text, note text default null) returns void
language plpgsql volatile security definer set search_path = ''
as $$
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
  perform private.record_deal_step(deal, party, 'deal.fall_through',
    jsonb_build_object('reason', reason, 'earnest_money', private.has_earnest_money(deal.id),
      'open_items', to_jsonb(public.open_items(deal))),
    jsonb_build_object('note', private.clean_text(note)));
  perform private.finish_deal(deal, 'fell_through', reason);
  update public.deals d set ended_by = party.role where d.id = deal.id;
end;
$$;
comment on function private.end_deal(uuid, text, text) is
  'For the buyer and the seller: the deal fell through, for a reason of private.deal_end_reasons. The listing goes '
  'back on the market and the first backup offer moves up. Raises 42501 for others, and P0001, to be shown as is.';
select private.expose('end_deal', 'authenticated');

create function private.confirm_closing(
  deal_id uuid, price bigint, closed_on date, after_contract boolean default false
) returns boolean
language plpgsql volatile security definer set search_path = ''
as $$
declare
  deal public.deals := private.lock_deal(deal_id);
  party public.deal_parties := private.acting_party(deal);
  is_closed boolean;
  contract_end constant date := (
    select private.last_day(m.due_at, deal.time_zone) from public.deal_milestones m
    where m.deal_id = deal.id and m.kind = 'seller_contract'
  );
  facts jsonb;
begin
  if not private.may_act(deal, party, 'closing') then
    raise exception 'Only the buyer and the seller can confirm a closing.' using errcode = '42501';
  end if;
  if closed_on > (now() at time zone deal.time_zone)::date
    or closed_on < (deal.created_at at time zone deal.time_zone)::date then
    raise exception 'Choose a closing date between the day the offer was accepted and today.' using errcode = 'P0001';
  end if;
  if closed_on > contract_end and after_contract is not true then
    raise exception 'The seller’s contract ended on %. The seller records an extension, or both of you agree to close '
      'after it.', private.long_date(contract_end) using errcode = 'P0001', hint = 'after_contract';
  end if;
  perform private.check_purchase_closed(deal, closed_on);
  if exists (
    select from public.deal_closings c where c.deal_id = deal.id and c.side = party.role
      and c.price = confirm_closing.price and c.closed_on = confirm_closing.closed_on
  ) then
    return false;
  end if;
  insert into public.deal_closings as c (deal_id, side, price, closed_on)
  values (deal.id, party.role, confirm_closing.price, confirm_closing.closed_on)
  on conflict on constraint deal_closings_pkey
  do update set price = excluded.price, closed_on = excluded.closed_on, confirmed_at = clock_timestamp();
  is_closed := (
    select count(*) = 2 from public.deal_closings c
    where c.deal_id = deal.id and c.price = confirm_closing.price and c.closed_on = confirm_closing.closed_on
  );
  facts := jsonb_strip_nulls(jsonb_build_object(
    'price_usd', confirm_closing.price, 'closed_on', confirm_closing.closed_on,
    'after_contract', case when closed_on > contract_end then true end, 'open_items', to_jsonb(public.open_items(deal))
  ));
  perform private.record_deal_step(deal, party, 'closing.confirm', facts || jsonb_build_object('both', is_closed),
    step => case when is_closed then 'closed' end);
  if is_closed then
    update public.deal_milestones m set state = 'done', changed_at = clock_timestamp()
    where m.deal_id = deal.id and m.state <> 'waived'
      and m.kind in ('closing', 'seller_contract', 'contract_inspection', 'refund_period');
    perform private.append_entry(deal.offer_id, 'system', 'deal.close', facts);
    perform private.finish_deal(deal, 'closed', null);
  end if;
  return is_closed;
end;
$$;
comment on function private.confirm_closing(uuid, bigint, date, boolean) is
  'For the buyer and the seller: the final price (whole USD) and the date. Once both have confirmed the same, the '
  'deal is closed and the listing sold. Until then either can correct theirs. after_contract: that they close although '
  'the seller''s own contract has ended; without it, a later date raises P0001 with the hint after_contract. Returns '
  'whether it''s closed. Raises 42501 for others, and P0001, to be shown as is.';
select private.expose('confirm_closing', 'authenticated');

-- Deadlines -------------------------------------------------------------------------------------------

create function private.reminder_days(kind text) returns integer[]
language sql immutable parallel safe set search_path = ''
as $$ select case kind when 'seller_contract' then array[7, 3, 1] else array[5, 3, 1] end; $$;
comment on function private.reminder_days(text) is
  'How many days before its deadline parties are reminded of a milestone, the earliest first.';

create function private.next_reminder(milestone public.deal_milestones) returns integer
language sql stable set search_path = ''
as $$
  select case
    when milestone.due_at <= now() then case when milestone.missed_due_at is distinct from milestone.due_at then 0 end
    else (
      select min(days) from unnest(private.reminder_days(milestone.kind)) as days
      where milestone.due_at <= now() + days * interval '1 day'
        and (milestone.reminded_due_at is distinct from milestone.due_at or milestone.reminded_days > days)
        -- Earnest money due 48 hours after acceptance needs no reminder a minute after it.
        and (days = 1 or milestone.due_at - days * interval '1 day' > milestone.changed_at)
    )
  end
  -- The closing is reminded of.
  where milestone.state in ('pending', 'declared') and milestone.kind <> 'purchase';
$$;
comment on function private.next_reminder(public.deal_milestones) is
  'The reminder of an open milestone that is due now: how many days before its deadline, 0 once it has passed. Null '
  'if there''s none, or the parties have had it. A moved deadline counts as a new one. Except for the last '
  'day, none is due whose time had passed when the deadline was set.';

create function private.remind_of_deadlines() returns integer
language plpgsql volatile security definer set search_path = ''
as $$
declare
  due record;
  deal public.deals;
  milestone public.deal_milestones;
  reminder integer;
  nobody public.deal_parties;
  reminders integer := 0;
begin
  for due in
    select m.id, m.deal_id from public.deal_milestones m join public.deals d on d.id = m.deal_id
    where m.state in ('pending', 'declared') and d.state = 'open' and m.due_at <= now() + interval '7 days'
      and private.next_reminder(m) is not null
    order by m.deal_id, m.id limit 500
  loop
    deal := private.lock_deal(due.deal_id);
    select * into milestone from public.deal_milestones m where m.id = due.id for no key update;
    reminder := private.next_reminder(milestone);
    continue when deal.state <> 'open' or reminder is null;
    update public.deal_milestones m
    set reminded_due_at = milestone.due_at, reminded_days = reminder,
      missed_due_at = case when reminder = 0 then milestone.due_at end,
      -- Nobody does it: the earnest money is hard then.
      state = case when reminder = 0 and m.kind in ('refund_period', 'contract_inspection') then 'done'
        else m.state end
    where m.id = milestone.id;
    perform private.record_deal_step(deal, nobody, case reminder when 0 then 'deadline.miss' else 'deadline.remind' end,
      jsonb_build_object('milestone', milestone.kind, 'due_at', private.utc_text(milestone.due_at))
        || case when milestone.kind in ('earnest_money', 'second_deposit')
          then coalesce(private.earnest_figures(deal.id), '{}') else '{}' end);
    reminders := reminders + 1;
  end loop;
  return reminders;
end;
$$;
comment on function private.remind_of_deadlines() is
  'Reminds the parties of each deadline as private.reminder_days says, and once after it passed, each exactly once. '
  'Returns how many.';

create function public.advance_deals() returns integer
language plpgsql volatile set search_path = ''
as $$
begin
  perform private.record_job_run('advance-deals');
  return private.advance_deals();
end;
$$;
comment on function public.advance_deals() is
  'For a schedule, every minute: opens calls for offers at their deadline, expires offers, and reminds of deadlines '
  'and expiring proofs of funds, each exactly once. Returns how many steps it took.';

create function private.advance_deals() returns integer
language plpgsql volatile security definer set search_path = ''
as $$
declare
  due record;
  steps integer := 0;
begin
  for due in
    select c.id, c.property_id from public.calls_for_offers c
    where c.state = 'running' and c.deadline <= now() and not private.is_listing_held(c.property_id)
    order by c.property_id
  loop
    perform from public.properties p where p.id = due.property_id for no key update;
    steps := steps + private.open_call(due.id);
  end loop;
  return steps + private.expire_offers() + private.remind_of_deadlines() + private.remind_of_expiring_funds();
end;
$$;
comment on function private.advance_deals() is 'Implements public.advance_deals.';

-- The buyer's pipeline --------------------------------------------------------------------------------

create function private.advance_buyer_pipeline() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.advance_pipeline(new.buyer_id, new.property_id, case
    when new.state in ('sealed', 'open', 'backup') then 'offered'
    when new.state = 'accepted' then 'under_contract'
    when new.state = 'closed' then 'closed'
    else 'lost'
  end);
  return null;
end;
$$;
comment on function private.advance_buyer_pipeline() is
  'Trigger on offers and deals: moves the listing in the buyer''s pipeline to Offered, Under contract, Closed, or '
  'Lost.';

create trigger advance_pipeline_on_offer after insert on public.offers
  for each row execute function private.advance_buyer_pipeline();
create trigger advance_pipeline_on_answer after update of state on public.offers
  for each row when (old.state <> new.state) execute function private.advance_buyer_pipeline();
create trigger advance_pipeline_on_end after update of state on public.deals
  for each row when (old.state <> new.state) execute function private.advance_buyer_pipeline();

-- Account deletion ------------------------------------------------------------------------------------

create function private.leave_deals(member uuid) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  deal public.deals;
  nobody public.deal_parties;
  offer public.offers;
  entry uuid;
begin
  -- Account deletion has locked the listings.
  perform from public.offers o
  where member in (o.buyer_id, o.seller_id)
    or o.property_id in (select p.id from public.properties p where p.user_id = member)
  order by o.id for no key update;
  for offer in
    select * from public.offers o where member in (o.buyer_id, o.seller_id) and o.state in ('sealed', 'open', 'backup')
    order by o.id
  loop
    entry := private.move_offer(offer, 'cancel', 'system', '{}', '{}', 'account_deleted');
    perform private.notify_offer(case member when offer.buyer_id then offer.seller_id else offer.buyer_id end, null,
      'account_deleted', entry, offer);
  end loop;
  for deal in
    select * from public.deals d where member in (d.buyer_id, d.seller_id) and d.state = 'open' order by d.id
    for no key update
  loop
    perform private.record_deal_step(deal, nobody, 'deal.fall_through',
      jsonb_build_object('reason', 'account_deleted', 'earnest_money', private.has_earnest_money(deal.id)));
    perform private.finish_deal(deal, 'fell_through', 'account_deleted');
  end loop;
  update public.deal_splits s set state = 'withdrawn', decided_at = clock_timestamp()
  from public.deal_parties p
  where p.deal_id = s.deal_id and p.user_id = member and s.state = 'proposed';
  perform private.leave_agreements(member);
  perform private.leave_deal_records(member);
end;
$$;
comment on function private.leave_deals(uuid) is
  'Account deletion: the member''s open deals fall through, and their live offers are canceled. The other side is '
  'notified, and keeps the ledger and what private.leave_deal_records leaves.';

-- Policies --------------------------------------------------------------------------------------------

alter table public.deals enable row level security;
alter table public.deal_parties enable row level security;
alter table public.deal_invitees enable row level security;
alter table public.deal_milestones enable row level security;
alter table public.deal_extensions enable row level security;
alter table public.deal_closings enable row level security;

create policy "Buyer, seller, and parties with the right can read terms"
  on public.offer_versions for select to authenticated
  using (
    offer_id = any ((select private.my_offer_ids())::uuid[])
    or exists (
      select from public.deals d
      where d.offer_id = offer_versions.offer_id and offer_versions.version between d.accepted_version and d.version
        and d.id = any ((select private.my_deal_ids('terms'))::uuid[])
    )
  );

create policy "Parties can read their deals"
  on public.deals for select to authenticated using (id = any ((select private.my_deal_ids())::uuid[]));

create policy "Parties and invited people can read parties"
  on public.deal_parties for select to authenticated
  using (
    deal_id = any ((select private.my_deal_ids())::uuid[])
    or id = any ((select private.my_invitation_ids())::uuid[])
  );

create policy "The side that invited can read addresses"
  on public.deal_invitees for select to authenticated
  using (exists (
    select from public.deal_parties p join public.deal_parties inviter on inviter.deal_id = p.deal_id
    where p.id = party_id and inviter.role = p.side and inviter.user_id = (select auth.uid())
  ));

create policy "Parties can read milestones"
  on public.deal_milestones for select to authenticated
  using (deal_id = any ((select private.my_deal_ids())::uuid[]));

create policy "Parties can read extensions"
  on public.deal_extensions for select to authenticated
  using (exists (select from public.deal_milestones m where m.id = milestone_id));

create policy "Parties with the right to terms can read closings"
  on public.deal_closings for select to authenticated
  using (deal_id = any ((select private.my_deal_ids('terms'))::uuid[]));

-- Grants ----------------------------------------------------------------------------------------------

revoke all on
  public.deals, public.deal_parties, public.deal_invitees, public.deal_milestones, public.deal_extensions,
  public.deal_closings
  from anon, authenticated, service_role;
grant select on
  public.deals, public.deal_parties, public.deal_invitees, public.deal_milestones, public.deal_extensions,
  public.deal_closings
  to authenticated, service_role;
grant execute on function
  private.my_deal_ids(text), private.my_invitation_ids(), private.has_open_deal(uuid)
  to authenticated, service_role;
grant execute on function private.advance_deals() to service_role;
grant execute on function public.advance_deals() to service_role;
