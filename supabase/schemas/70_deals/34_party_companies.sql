-- The companies that parties of a deal act for.

create function private.set_party_company(
  deal_id uuid, company text default null, company_state text default null, capacity text default null
) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  deal public.deals := private.lock_deal(deal_id);
  party public.deal_parties := private.acting_party(deal);
  entity constant text := private.clean_line(company);
  title constant text := private.clean_line(capacity);
  home constant text := upper(private.clean_line(company_state));
begin
  if party.role not in ('buyer', 'seller', 'jv_partner') then
    raise exception 'Only the buyer, the seller, and JV partners sign for a company.' using errcode = '42501';
  end if;
  if entity is not null then
    if char_length(entity) not between 2 and 160 then
      raise exception 'Enter the company’s legal name, in 2 to 160 characters.' using errcode = 'P0001';
    end if;
    if home is null or not exists (select from private.us_states s where s.code = home) then
      raise exception 'Choose the state in which the company is organized.' using errcode = 'P0001';
    end if;
    if title is null or char_length(title) > 80 then
      raise exception 'Enter your role in the company, such as Managing member, in up to 80 characters.'
        using errcode = 'P0001';
    end if;
    if private.blocked_in_deal(deal, party.user_id) then
      raise exception 'Someone in this deal can’t get messages from you. You can’t name a company here.'
        using errcode = 'P0001';
    end if;
  end if;
  if (party.company, party.company_state, party.capacity) is not distinct from
    (entity, case when entity is not null then home end, case when entity is not null then title end) then
    return;
  end if;
  if exists (
    select from public.agreements a join public.agreement_signatures s on s.agreement_id = a.id
    where a.deal_id = deal.id and a.status = 'awaiting_signatures' and s.party_id = party.id
  ) then
    raise exception 'An agreement that names you is waiting for signatures. It has to be signed, declined, or '
      'withdrawn first.' using errcode = 'P0001', hint = 'deal_changed';
  end if;
  update public.deal_parties p set company = entity,
    company_state = case when entity is not null then home end,
    capacity = case when entity is not null then title end
  where p.id = party.id;
  perform private.record_deal_step(deal, party, 'party.company',
    jsonb_strip_nulls(jsonb_build_object(
      'party', party.id, 'role', party.role, 'company_state', case when entity is not null then home end
    )),
    jsonb_strip_nulls(jsonb_build_object('company', entity, 'capacity', case when entity is not null then title end)));
end;
$$;
comment on function private.set_party_company(uuid, text, text, text) is
  'For the buyer, the seller, and JV partners of an open deal: the company they act for, the state in which it''s '
  'organized (two-letter code), and in what capacity they sign for it; without a company, they act for themselves. '
  'Agreements prepared from then on name it. The same again changes nothing. Raises 42501 for others, and P0001, to be '
  'shown as is.';
select private.expose('set_party_company', 'authenticated');
