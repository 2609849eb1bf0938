-- The companies that members act for in offers and deals, and who else signs for them.

create function private.acting_company(
  company text, company_state text, capacity text, out name text, out state text, out title text
)
language plpgsql stable security definer set search_path = ''
as $$
begin
  if private.clean_line(company) is null then
    return;
  end if;
  name := private.clean_line(company);
  state := upper(private.clean_line(company_state));
  title := private.clean_line(capacity);
  if char_length(name) not between 2 and 160 then
    raise exception 'Enter the company’s legal name, in 2 to 160 characters.' using errcode = 'P0001';
  end if;
  if state is null or not exists (select from private.us_states s where s.code = acting_company.state) then
    raise exception 'Choose the state in which the company is organized.' using errcode = 'P0001';
  end if;
  if title is null or char_length(title) > 80 then
    raise exception 'Enter your role in the company, such as Managing member, in up to 80 characters.'
      using errcode = 'P0001';
  end if;
end;
$$;
comment on function private.acting_company(text, text, text) is
  'A company that a member says they act for, as it''s kept: its name, the two-letter code of the state in which it''s '
  'organized, and in what capacity (title) they sign for it. Nulls without a company. Raises P0001, to be shown as is.';

create function private.check_signs_nothing(party public.deal_parties) returns void
language plpgsql stable security definer set search_path = ''
as $$
begin
  if exists (
    select from public.agreements a join public.agreement_signatures s on s.agreement_id = a.id
    where a.status = 'awaiting_signatures' and s.party_id = party.id
  ) then
    raise exception 'An agreement that names you is waiting for signatures. It has to be signed, declined, or '
      'withdrawn first.' using errcode = 'P0001', hint = 'deal_changed';
  end if;
end;
$$;
comment on function private.check_signs_nothing(public.deal_parties) is
  'Raises P0001, to be shown as is, if an agreement that a party signs waits for signatures: who signs it stays.';

create function private.set_party_company(
  deal_id uuid, company text default null, company_state text default null, capacity text default null
) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  deal public.deals := private.lock_deal(deal_id);
  party public.deal_parties := private.acting_party(deal);
  named record;
begin
  if party.role not in ('buyer', 'seller', 'jv_partner') then
    raise exception 'Only the buyer, the seller, and JV partners sign for a company.' using errcode = '42501';
  end if;
  named := private.acting_company(company, company_state, capacity);
  if named.name is not null and private.blocked_in_deal(deal, party.user_id) then
    raise exception 'Someone in this deal can’t get messages from you. You can’t name a company here.'
      using errcode = 'P0001';
  end if;
  if (party.company, party.company_state, party.capacity)
    is not distinct from (named.name, named.state, named.title) then
    return;
  end if;
  if (party.company, party.company_state) is distinct from (named.name, named.state) and exists (
    select from public.deal_parties s where s.signs_for = party.id and s.revoked_at is null
  ) then
    raise exception 'Others sign for this company with you. Remove them first.' using errcode = 'P0001';
  end if;
  perform private.check_signs_nothing(party);
  update public.deal_parties p
  set company = named.name, company_state = named.state, capacity = named.title
  where p.id = party.id;
  perform private.record_deal_step(deal, party, 'party.company',
    jsonb_strip_nulls(jsonb_build_object('party', party.id, 'role', party.role, 'company_state', named.state)),
    jsonb_strip_nulls(jsonb_build_object('company', named.name, 'capacity', named.title)));
end;
$$;
comment on function private.set_party_company(uuid, text, text, text) is
  'For the buyer, the seller, and JV partners of an open deal: the company they act for, the state in which it''s '
  'organized (two-letter code), and in what capacity they sign for it; without a company, they act for themselves. '
  'Agreements prepared from then on name it. The same again changes nothing. The company stays while others sign for '
  'it. Raises 42501 for others, and P0001, to be shown as is.';
select private.expose('set_party_company', 'authenticated');

create function private.my_companies() returns table (company text, company_state text, capacity text)
language sql stable security definer set search_path = ''
as $$
  select named.company, named.company_state, named.capacity
  from (
    select p.company, p.company_state, p.capacity, p.invited_at as used_at from public.deal_parties p
    where p.user_id = (select auth.uid()) and p.role in ('buyer', 'seller', 'jv_partner')
    union all
    select o.company, o.company_state, o.capacity, o.created_at from public.offers o
    where o.buyer_id = (select auth.uid())
  ) as named
  where named.company is not null
  group by named.company, named.company_state, named.capacity
  order by max(named.used_at) desc, named.company, named.capacity limit 50;
$$;
comment on function private.my_companies() is
  'The companies that the caller has acted for in deals and offers, up to 50, the latest first. No other member''s.';
select private.expose('my_companies', 'authenticated');

create function private.check_signer(deal public.deals, party public.deal_parties, capacity text) returns void
language plpgsql stable security definer set search_path = ''
as $$
begin
  if party.company is null then
    raise exception 'Choose the company you act for first. Signers sign for a company.' using errcode = 'P0001';
  end if;
  if capacity is null or char_length(capacity) > 80 then
    raise exception 'Enter their role in the company, such as Member, in up to 80 characters.' using errcode = 'P0001';
  end if;
  if private.blocked_in_deal(deal, party.user_id) then
    raise exception 'Someone in this deal can’t get messages from you. You can’t name a signer here.'
      using errcode = 'P0001';
  end if;
  perform private.check_signs_nothing(party);
end;
$$;
comment on function private.check_signer(public.deals, public.deal_parties, text) is
  'Raises P0001, to be shown as is, unless a party may name someone who signs for its company in a capacity: it acts '
  'for one, and no agreement waits for its signature.';
