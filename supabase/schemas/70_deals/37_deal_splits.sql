-- How a deal's money is split between buyer, seller, and JV partners: proposals with shares that add up to 100%,
-- amounts to the cent, and everyone's agreement.

create function private.split_cents(total bigint, shares_bps integer[]) returns bigint[]
language plpgsql immutable strict set search_path = ''
as $$
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
$$;
comment on function private.split_cents(bigint, integer[]) is
  'Splits an amount in cents by shares in hundredths of a percent: each gets the whole cents of its share, and the '
  'cents that are left go to the largest remainders, equal ones in the order of the shares (Hamilton''s method). The '
  'parts add up to the total; those of a loss are negative. Raises P0001 for shares that don''t add up to 10,000. '
  'Must match src/features/deal-room/split.ts.';

create table public.deal_splits (
  id uuid primary key,
  deal_id uuid not null references public.deals (id) on delete cascade,
  version integer not null,
  proposed_by uuid not null references public.deal_parties (id) on delete cascade,
  state text not null default 'proposed' check (state in ('proposed', 'agreed', 'declined', 'withdrawn', 'superseded')),
  created_at timestamptz not null default clock_timestamp(),
  decided_at timestamptz,
  constraint deal_splits_versions unique (deal_id, version)
);
comment on table public.deal_splits is
  'Proposals for splitting a deal''s money. One is agreed once everyone concerned has approved it, and stays in force '
  'until they agree on another. Read by buyer, seller, and JV partners.';
comment on column public.deal_splits.id is 'Chosen by the browser, so that proposing twice makes one.';
create index deal_splits_proposer_idx on public.deal_splits (proposed_by);
create unique index deal_splits_proposed_idx on public.deal_splits (deal_id) where state = 'proposed';
create unique index deal_splits_agreed_idx on public.deal_splits (deal_id) where state = 'agreed';

create table public.deal_split_lines (
  split_id uuid not null references public.deal_splits (id) on delete cascade,
  kind text not null check (kind in ('assignment_fee', 'purchase', 'costs', 'profit')),
  amount_cents bigint not null check (amount_cents between -100000000000000 and 100000000000000),
  primary key (split_id, kind),
  constraint deal_split_lines_sign check (amount_cents >= 0 or kind = 'profit')
);
comment on table public.deal_split_lines is
  'What is split: assignment fee, purchase money, costs, and profit, which can be a loss.';
comment on column public.deal_split_lines.amount_cents is 'US cents.';

create table public.deal_split_shares (
  split_id uuid not null,
  kind text not null,
  party_id uuid not null references public.deal_parties (id) on delete cascade,
  position integer not null,
  share_bps integer not null check (share_bps between 0 and 10000),
  amount_cents bigint not null,
  primary key (split_id, kind, party_id),
  foreign key (split_id, kind) references public.deal_split_lines (split_id, kind) on delete cascade
);
comment on table public.deal_split_shares is 'Each party''s share of a line and the amount that follows from it.';
comment on column public.deal_split_shares.position is
  'The order that decides who gets a cent when remainders are equal: seller, the seller''s partners, buyer, the '
  'buyer''s partners, each by when they joined.';
comment on column public.deal_split_shares.share_bps is 'Hundredths of a percent: 5,000 is 50%.';
comment on column public.deal_split_shares.amount_cents is 'US cents, by private.split_cents.';
create index deal_split_shares_party_idx on public.deal_split_shares (party_id);

create table public.deal_split_approvals (
  split_id uuid not null references public.deal_splits (id) on delete cascade,
  party_id uuid not null references public.deal_parties (id) on delete cascade,
  approved_at timestamptz not null default clock_timestamp(),
  primary key (split_id, party_id)
);
comment on table public.deal_split_approvals is 'Who has approved a split.';
create index deal_split_approvals_party_idx on public.deal_split_approvals (party_id);

create function private.split_approvers(split public.deal_splits) returns uuid[]
language sql stable security definer set search_path = ''
as $$
  select array_agg(p.id) from public.deal_parties p
  where p.deal_id = split.deal_id and p.user_id is not null and p.revoked_at is null and p.joined_at is not null
    and p.role in ('buyer', 'seller', 'jv_partner');
$$;
comment on function private.split_approvers(public.deal_splits) is
  'The parties whose approval a split takes: buyer, seller, and all JV partners, so also those it leaves out.';

create function private.add_split_lines(split public.deal_splits, lines jsonb) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  line record;
  parties uuid[];
  shares integer[];
  amounts bigint[];
begin
  select array_agg(p.id order by p.side desc, p.role <> p.side, p.joined_at, p.id) into parties
  from public.deal_parties p
  where p.deal_id = split.deal_id and p.revoked_at is null and p.joined_at is not null
    and p.role in ('buyer', 'seller', 'jv_partner');
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
end;
$$;
comment on function private.add_split_lines(public.deal_splits, jsonb) is
  'Adds the lines of a split, as in public.propose_split, and each party''s share of them. Raises P0001 for a share of '
  'anyone else, and as private.split_cents does.';

create function private.propose_split(split_id uuid, deal_id uuid, lines jsonb) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  deal public.deals := private.lock_deal(deal_id);
  party public.deal_parties := private.acting_party(deal);
  split public.deal_splits;
  seller_profit integer;
  agreed_share integer;
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
  perform private.add_split_lines(split, lines);
  select sum(h.share_bps) into seller_profit
  from public.deal_split_shares h join public.deal_parties p on p.id = h.party_id
  where h.split_id = split.id and h.kind = 'profit' and p.side = 'seller';
  -- As accepted: a later change of the seller's membership doesn't change it.
  select v.jv_share_pct into agreed_share from public.offer_versions v
  where v.offer_id = deal.offer_id and v.version = deal.version;
  if agreed_share > 0 and seller_profit <> agreed_share * 100 then
    raise exception 'You agreed that the seller’s side gets % of the profit.', agreed_share || '%'
      using errcode = 'P0001';
  end if;
  if private.ledger_split(split.id) = (
    select private.ledger_split(s.id) from public.deal_splits s where s.deal_id = deal.id and s.state = 'agreed'
  ) then
    raise exception 'This split is already in force.' using errcode = 'P0001';
  end if;
  insert into public.deal_split_approvals (split_id, party_id) values (split.id, party.id);
  perform private.record_deal_step(deal, party, 'split.propose', jsonb_build_object(
    'split', split.id, 'version', split.version, 'lines', private.ledger_split(split.id)
  ));
  perform private.settle_split(split);
end;
$$;
comment on function private.propose_split(uuid, uuid, jsonb) is
  'For buyer, seller, and JV partners: proposes how to split a deal''s money. lines: by kind (assignment_fee, '
  'purchase, costs, profit), an object of amount_cents and shares, hundredths of a percent by party ID; others get 0. '
  'The seller''s side gets the agreed share of the profit if the deal has one. Counts as the caller''s approval. '
  'Raises 42501 for others, and P0001, to be shown as is, for shares that don''t add up or while another proposal is '
  'open.';
select private.expose('propose_split', 'authenticated');

create function private.ledger_split(split_id uuid) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_object_agg(l.kind, jsonb_build_object('amount_cents', l.amount_cents, 'shares', (
    select jsonb_agg(
      jsonb_build_object('party', h.party_id, 'share_bps', h.share_bps, 'amount_cents', h.amount_cents)
      order by h.position
    )
    from public.deal_split_shares h where h.split_id = l.split_id and h.kind = l.kind
  )))
  from public.deal_split_lines l where l.split_id = ledger_split.split_id;
$$;
comment on function private.ledger_split(uuid) is 'A split as the ledger has it.';

create function private.is_split_approved(split public.deal_splits) returns boolean
language sql stable security definer set search_path = ''
as $$
  select not exists (
    select from unnest(private.split_approvers(split)) as approver (id)
    where not exists (
      select from public.deal_split_approvals a where a.split_id = split.id and a.party_id = approver.id
    )
  );
$$;
comment on function private.is_split_approved(public.deal_splits) is
  'Whether everyone whose approval a split takes has approved it.';

create function private.settle_split(split public.deal_splits, is_known boolean default false) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  deal public.deals;
  nobody public.deal_parties;
begin
  if not private.is_split_approved(split) then
    return;
  end if;
  select * into deal from public.deals d where d.id = split.deal_id;
  update public.deal_splits s set state = 'superseded', decided_at = clock_timestamp()
  where s.deal_id = split.deal_id and s.state = 'agreed';
  update public.deal_splits s set state = 'agreed', decided_at = clock_timestamp() where s.id = split.id;
  perform private.record_deal_step(deal, nobody, 'split.agree',
    jsonb_build_object('split', split.id, 'version', split.version),
    recipients => case when is_known then '{}'::uuid[] end);
end;
$$;
comment on function private.settle_split(public.deal_splits, boolean) is
  'Puts a proposed split in force once everyone has approved it, in place of the one before. is_known: whether the '
  'news of what settled it say so already. The deal is locked.';

create function private.answer_split(split_id uuid, answer text) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  split public.deal_splits;
  deal public.deals;
  party public.deal_parties;
begin
  deal := private.lock_deal((select s.deal_id from public.deal_splits s where s.id = answer_split.split_id));
  party := private.acting_party(deal);
  select * into split from public.deal_splits s where s.id = answer_split.split_id for no key update;
  if not private.may_act(deal, party, 'split', jsonb_build_object('split', split.id))
    or answer not in ('approved', 'declined', 'withdrawn')
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
    jsonb_build_object('split', split.id, 'version', split.version),
    -- The news of the last approval are those of the agreement.
    recipients => case when answer = 'approved' and private.is_split_approved(split) then '{}'::uuid[] end);
  if answer = 'approved' then
    perform private.settle_split(split);
  end if;
end;
$$;
comment on function private.answer_split(uuid, text) is
  'approved or declined, for buyer, seller, and JV partners, or withdrawn, for who proposed it. Approved by all, the '
  'split is in force. Raises 42501 for others, and P0001, to be shown as is, once it''s settled.';
select private.expose('answer_split', 'authenticated');

-- Policies --------------------------------------------------------------------------------------------

alter table public.deal_splits enable row level security;
alter table public.deal_split_lines enable row level security;
alter table public.deal_split_shares enable row level security;
alter table public.deal_split_approvals enable row level security;

create function private.my_split_deal_ids() returns uuid[]
language sql stable security definer set search_path = ''
as $$
  select coalesce(array_agg(p.deal_id), '{}') from public.deal_parties p
  where p.user_id = (select auth.uid()) and private.takes_part(p) and p.role in ('buyer', 'seller', 'jv_partner');
$$;
comment on function private.my_split_deal_ids() is 'The deals whose split the caller reads: not those they''re a '
  'guest of.';

create policy "Buyer, seller, and JV partners can read splits"
  on public.deal_splits for select to authenticated
  using (deal_id = any ((select private.my_split_deal_ids())::uuid[]));

create policy "Readers of a split can read its lines"
  on public.deal_split_lines for select to authenticated
  using (exists (select from public.deal_splits s where s.id = split_id));

create policy "Readers of a split can read its shares"
  on public.deal_split_shares for select to authenticated
  using (exists (select from public.deal_splits s where s.id = split_id));

create policy "Readers of a split can read its approvals"
  on public.deal_split_approvals for select to authenticated
  using (exists (select from public.deal_splits s where s.id = split_id));

-- Grants ----------------------------------------------------------------------------------------------

revoke all on
  public.deal_splits, public.deal_split_lines, public.deal_split_shares, public.deal_split_approvals
  from anon, authenticated, service_role;
grant select on
  public.deal_splits, public.deal_split_lines, public.deal_split_shares, public.deal_split_approvals
  to authenticated, service_role;
grant execute on function private.my_split_deal_ids() to authenticated, service_role;
