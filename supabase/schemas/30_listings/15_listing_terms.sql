-- The terms of a listing's deal. Only the owner reads the table; others get what they may see from
-- public.listing_deal_terms. Money is whole USD.

create table public.listing_terms (
  property_id uuid primary key references public.properties (id) on delete cascade,
  contract_price bigint check (contract_price between 1 and 100000000000),
  assignment_fee bigint check (assignment_fee between 0 and 100000000000),
  contract_shared boolean not null default false,
  earnest_money bigint check (earnest_money between 0 and 100000000000),
  closing_on date check (closing_on between '2000-01-01' and '2100-12-31'),
  contract_expires_on date check (contract_expires_on between '2000-01-01' and '2100-12-31'),
  contract_inspection_on date check (contract_inspection_on between '2000-01-01' and '2100-12-31'),
  contract_assignable text check (contract_assignable in ('Yes', 'With owner consent', 'No')),
  access_instructions text check (char_length(btrim(access_instructions)) between 1 and 1000),
  funds_required boolean not null default false
);
comment on table public.listing_terms is
  'The terms of a listing''s deal, all optional. Only the owner can read a row; private.listing_deal_terms decides '
  'what others see of it.';
comment on column public.listing_terms.contract_price is
  'What the seller pays under their contract with the owner, whole USD. Private unless contract_shared.';
comment on column public.listing_terms.assignment_fee is
  'What the seller earns for assigning the contract, whole USD. Private unless contract_shared.';
comment on column public.listing_terms.contract_shared is
  'Whether everyone who can read the listing sees the contract price and the assignment fee.';
comment on column public.listing_terms.earnest_money is
  'Earnest money deposit that a buyer has to make, whole USD. Visible with the listing.';
comment on column public.listing_terms.closing_on is 'Planned closing date. Visible with the listing.';
comment on column public.listing_terms.contract_expires_on is
  'The last day of the seller''s contract. Visible with the listing.';
comment on column public.listing_terms.contract_inspection_on is
  'The last day of the inspection period in the seller''s contract. Visible with the listing.';
comment on column public.listing_terms.contract_assignable is
  'Whether the seller may assign their contract. Null if not stated. Visible with the listing.';
comment on column public.listing_terms.access_instructions is
  'How to see the property. Visible to those who can see the seller''s contact details, other than by a deal, while '
  'the listing is active, and to the buyer while it''s under contract.';
comment on column public.listing_terms.funds_required is
  'Whether buyers need verified funds to make an offer: see private.check_verified_funds. Visible with the listing.';

do $$ begin
  execute format(
    'create trigger check_updated_columns before update on public.listing_terms
      for each row execute function private.allow_update_columns(%s)',
    array_to_string(private.listing_columns('listing_terms'), ', ')
  );
end $$;

-- What others see ---------------------------------------------------------------------------------

create function private.listing_deal_terms(property_id uuid)
  returns table (
    contract_price bigint, assignment_fee bigint, contract_shared boolean, earnest_money bigint, closing_on date,
    contract_expires_on date, contract_inspection_on date, contract_assignable text, access_instructions text,
    funds_required boolean
  )
language sql stable security definer set search_path = ''
as $$
  select
    case when own.listing or t.contract_shared then t.contract_price end,
    case when own.listing or t.contract_shared then t.assignment_fee end,
    t.contract_shared,
    t.earnest_money,
    t.closing_on,
    t.contract_expires_on,
    t.contract_inspection_on,
    t.contract_assignable,
    case when own.listing or (p.status = 'active' and not own.seller and private.sees_contact_anyway(p.user_id))
      or private.buys_listing(p.id) then t.access_instructions end,
    t.funds_required
  from public.listing_terms t
    join public.properties p on p.id = t.property_id
    cross join lateral (select coalesce(p.user_id = (select auth.uid()), false)) as mine (is_seller)
    -- A key that reads what everyone sees gets no more of its own member's.
    cross join lateral (select mine.is_seller, mine.is_seller and private.reads_own()) as own (seller, listing)
  where t.property_id = listing_deal_terms.property_id
    -- As in the policy on properties.
    and (
      (p.status <> 'paused' and p.user_id <> all (private.hidden_member_ids()))
      or own.listing
      or private.is_staff()
    );
$$;
comment on function private.listing_deal_terms(uuid) is
  'The deal terms of a listing that the caller may see; no row if there are none or the listing isn''t visible. '
  'contract_price and assignment_fee are null for others than the owner unless contract_shared; access_instructions '
  'is null for others than the owner, those who can see the seller''s contact details, other than by a deal, while '
  'the listing is active, and the buyer of its open deal.';
select private.expose('listing_deal_terms', 'anon');

-- Policies ----------------------------------------------------------------------------------------

alter table public.listing_terms enable row level security;

create policy "Members can read the terms of their own listings"
  on public.listing_terms for select to authenticated
  using (
    (select private.reads_own())
    and exists (select from public.properties p where p.id = property_id and p.user_id = (select auth.uid()))
  );

create policy "Verified members can insert terms of their listings"
  on public.listing_terms for insert to authenticated
  with check (
    (select private.email_confirmed()) and exists (
      select from public.properties p
      where p.id = property_id and p.user_id = (select auth.uid())
        and (p.removed_at is null or private.can_edit_held(p.id))
    )
  );

create policy "Members can update the terms of their own listings"
  on public.listing_terms for update to authenticated
  using (
    exists (
      select from public.properties p
      where p.id = property_id and p.user_id = (select auth.uid())
        and (p.removed_at is null or private.can_edit_held(p.id))
    )
  );

-- Grants ------------------------------------------------------------------------------------------

revoke all on public.listing_terms from anon, authenticated;
grant select, insert, update on public.listing_terms to authenticated;
grant all on public.listing_terms to service_role;
