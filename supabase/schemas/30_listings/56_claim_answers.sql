-- What sellers and staff do about a claim: ask to join, answer, say that they're two properties, and settle it.

create function private.open_claim(claim_id uuid, is_staff boolean default false) returns public.listing_claims
language plpgsql volatile security definer set search_path = ''
as $$
declare
  claim public.listing_claims;
begin
  -- Listings are always locked before their claims.
  perform from public.properties p where p.id in (
    select unnest(array[c.property_id, c.other_id]) from public.listing_claims c where c.id = open_claim.claim_id
  ) order by p.id for no key update;
  select * into claim from public.listing_claims c where c.id = open_claim.claim_id for no key update;
  if claim.id is null or not is_staff and not (private.is_own_claim(claim) and (
    select not private.blocked_between(a.user_id, b.user_id) from public.properties a, public.properties b
    where a.id = claim.property_id and b.id = claim.other_id
  )) then
    raise exception 'Not a claim on a listing of yours' using errcode = '42501';
  end if;
  if claim.state not in ('open', 'join_asked') then
    raise exception 'This has already been settled.' using errcode = 'P0001';
  end if;
  return claim;
end;
$$;
comment on function private.open_claim(uuid, boolean) is
  'An unsettled claim on one of the caller''s listings, or any for staff, locked with both listings. Raises 42501 for '
  'another, and across a block, and P0001, to be shown as is, once it''s settled.';

create function private.is_own_claim(claim public.listing_claims) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select from public.properties p
    where p.id in (claim.property_id, claim.other_id) and p.user_id = (select auth.uid())
  );
$$;
comment on function private.is_own_claim(public.listing_claims) is 'Whether the caller is one of a claim''s sellers.';
grant execute on function private.is_own_claim(public.listing_claims) to authenticated, service_role;

create function private.ask_to_join(claim_id uuid) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  claim public.listing_claims := private.open_claim(claim_id);
begin
  perform private.check_email_verified();
  if claim.state = 'join_asked' then
    if claim.asker_id = auth.uid() then
      return;
    end if;
    raise exception 'The other seller has asked you to join. Accept or decline first.' using errcode = 'P0001';
  end if;
  update public.listing_claims c set state = 'join_asked', asker_id = auth.uid(), denier_id = null
  where c.id = claim.id returning * into claim;
  perform private.notify_claim(claim, 'join_asked', auth.uid());
end;
$$;
comment on function private.ask_to_join(uuid) is
  'Asks the other seller of one property to join their deal as a joint venture, and notifies them. Asking again does '
  'nothing. Raises 42501 for a claim on none of the caller''s listings; P0001, to be shown as is, once it''s settled, '
  'with an unverified email, and if the other seller asked first.';
select private.expose('ask_to_join', 'authenticated');

create function private.answer_join(claim_id uuid, accepts boolean) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  claim public.listing_claims := private.open_claim(claim_id);
begin
  if claim.state <> 'join_asked' or claim.asker_id = auth.uid() then
    raise exception 'The other seller hasn’t asked to join.' using errcode = 'P0001';
  end if;
  if answer_join.accepts is null then
    raise exception 'Accept or decline' using errcode = '22023';
  end if;
  update public.listing_claims c
  set state = case when accepts then 'joined' else 'open' end, asker_id = case when accepts then c.asker_id end,
    settled_at = case when accepts then clock_timestamp() end,
    keeper_id = case when accepts then (
      select p.id from public.properties p where p.id in (c.property_id, c.other_id) and p.user_id = auth.uid()
    ) end
  where c.id = claim.id returning * into claim;
  perform private.notify_claim(claim, case when accepts then 'joined' else 'declined' end, auth.uid());
end;
$$;
comment on function private.answer_join(uuid, boolean) is
  'Accepts or declines the other seller''s request to join, and notifies them. Accepted, both are one party, which the '
  'caller leads; declined, the claim is open again. Raises 42501 for a claim on none of the caller''s listings, 22023 '
  'for null, and P0001, to be shown as is, without a request, and once it''s settled.';
select private.expose('answer_join', 'authenticated');

create function private.deny_match(claim_id uuid) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  claim constant public.listing_claims := private.open_claim(claim_id);
begin
  update public.listing_claims c set denier_id = auth.uid() where c.id = claim.id;
end;
$$;
comment on function private.deny_match(uuid) is
  'Says that two listings are two properties, for staff to decide. Raises 42501 for a claim on none of the caller''s '
  'listings, and P0001, to be shown as is, once it''s settled.';
select private.expose('deny_match', 'authenticated');

create function private.settle_claim(claim_id uuid, decision text, keeper_id uuid, reason text) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  claim public.listing_claims;
begin
  if not private.has_staff_role('reviewer') then
    raise exception 'Only reviewers can settle claims' using errcode = '42501';
  end if;
  claim := private.open_claim(claim_id, true);
  if private.is_own_claim(claim) then
    raise exception 'Someone else on the team has to settle claims on your listings.' using errcode = 'P0001';
  end if;
  if decision is null or decision not in ('kept', 'joined', 'different') or reason !~ '\S' or reason is null
    or (decision = 'different') <> (settle_claim.keeper_id is null)
    or settle_claim.keeper_id not in (claim.property_id, claim.other_id) then
    raise exception 'Say who keeps the listing, and why' using errcode = '22023';
  end if;
  update public.listing_claims c
  set state = decision, keeper_id = settle_claim.keeper_id, reason = btrim(settle_claim.reason),
    settled_by = auth.uid(), settled_at = clock_timestamp()
  where c.id = claim.id returning * into claim;
  perform private.notify_claim(claim, decision, null);
end;
$$;
comment on function private.settle_claim(uuid, text, uuid, text) is
  'For reviewers: settles a claim, and notifies both sellers. decision: kept (keeper_id showed the older valid '
  'contract), joined (one party, led by keeper_id), or different (two properties, keeper_id null). Takes no listing '
  'down. Raises 42501 for others, 22023 for another decision or without a reason, and P0001, to be shown as is, for '
  'their own listings, and once it''s settled.';
select private.expose('settle_claim', 'authenticated');

-- Evidence ----------------------------------------------------------------------------------------

create function private.submitted_contracts(p public.properties) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'listing_id', p.id, 'submission_id', s.id, 'status', s.status, 'name', f.name, 'sha256', f.sha256,
    'uploaded_at', f.uploaded_at,
    'reading', private.contract_reading(f.id, format('%s, %s, %s %s', p.address, p.city, p.state, p.zip))
  ) order by f.uploaded_at), '[]')
  from public.property_submissions s join public.submission_files f on f.submission_id = s.id
  where s.user_id = p.user_id and s.submitted_at is not null
    and (s.property_id = p.id or private.address_key(s.address, p.city, p.state, p.zip)
      = private.address_key(p.address, p.city, p.state, p.zip))
    and (private.is_staff() or p.user_id = (select auth.uid()) and private.reads_own());
$$;
comment on function private.submitted_contracts(public.properties) is
  'The contracts that a listing''s seller has submitted for its property, for staff and the seller.';

create function private.claim_contracts(claim public.listing_claims) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select coalesce(jsonb_agg(c.contract order by c.contract ->> 'uploaded_at'), '[]')
  from public.properties p, jsonb_array_elements(private.submitted_contracts(p)) as c (contract)
  where p.id in (claim.property_id, claim.other_id);
$$;
comment on function private.claim_contracts(public.listing_claims) is 'Implements public.contracts of a claim.';

create function private.review_contracts(review public.listing_reviews) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select private.submitted_contracts(p) from public.properties p where p.id = review.property_id;
$$;
comment on function private.review_contracts(public.listing_reviews) is 'Implements public.contracts of a review.';

create function public.contracts(public.listing_reviews) returns jsonb
language sql stable set search_path = ''
as $$ select private.review_contracts($1); $$;
comment on function public.contracts(public.listing_reviews) is
  'Computed field: the contracts that the seller has submitted for the property, the oldest first: {listing_id, '
  'submission_id, status, name, sha256, uploaded_at, reading: as public.reading}. For staff and the seller.';
grant execute on function private.review_contracts(public.listing_reviews) to authenticated, service_role;
revoke all on function public.contracts(public.listing_reviews) from public;
grant execute on function public.contracts(public.listing_reviews) to authenticated, service_role;

create function public.contracts(public.listing_claims) returns jsonb
language sql stable set search_path = ''
as $$ select private.claim_contracts($1); $$;
comment on function public.contracts(public.listing_claims) is
  'Computed field: the contracts that its sellers have submitted for the property, the oldest first: {listing_id, '
  'submission_id, status, name, sha256, uploaded_at, reading: as public.reading}. For staff; a seller sees their own.';
grant execute on function private.claim_contracts(public.listing_claims) to authenticated, service_role;
revoke all on function public.contracts(public.listing_claims) from public;
grant execute on function public.contracts(public.listing_claims) to authenticated, service_role;
