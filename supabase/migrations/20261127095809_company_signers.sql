set check_function_bodies = off;

drop trigger "a_clean_lines" on "public"."offers";

alter table "public"."agreement_signatures"
  drop constraint "agreement_signatures_role_check";

alter table "public"."deal_parties"
  drop constraint "deal_parties_role_check";

drop function "private"."invite_party"(uuid, text, text, text, text[]);

drop function "private"."make_offer"(uuid, uuid, jsonb, text);

drop function "public"."invite_party"(uuid, text, text, text, text[]);

drop function "public"."make_offer"(uuid, uuid, jsonb, text);

alter table "public"."deal_parties"
  add column "signs_for" uuid;

alter table "public"."offers"
  add column "company" text;

alter table "public"."offers"
  add column "company_state" text;

alter table "public"."offers"
  add column "capacity" text;

create or replace function private.acting_company (
  company       text,
  company_state text,
  capacity      text,
  OUT           name text,
  OUT           state text,
  OUT           title text
)
  returns record
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
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
$function$;

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
    'seller', (select s.caption from private.agreement_signers(deal, 'assignment') s where s.role = 'seller'),
    'buyer', (select s.caption from private.agreement_signers(deal, 'assignment') s where s.role = 'buyer'),
    'parties', (
      select string_agg(
        '- ' || s.caption || case s.role when 'buyer' then ', the buyer in the deal'
          when 'seller' then ', the seller in the deal' else '' end, E'\n' order by s.position
      ) from private.agreement_signers(deal, agreement_fields.kind) s where s.role <> 'signer'
    ),
    'profit_shares', coalesce((
      select string_agg(
        '- ' || coalesce(s.company, s.name) || ': ' || trim_scale(s.share_bps / 100.0) || '%', E'\n' order by s.position
      ) from private.agreement_signers(deal, agreement_fields.kind) s where s.share_bps is not null
    ), '')
  ) || case agreement_fields.kind
    when 'assignment' then private.assignment_fields(deal, inputs, terms.price, today)
    else private.jv_fields(deal, inputs, today)
  end;
end;
$function$;

create or replace function private.agreement_signers (
  deal public.deals,
  kind text
)
  returns table (
    party_id      uuid,
    user_id       uuid,
    name          text,
    role          text,
    "position"    integer,
    share_bps     integer,
    company       text,
    company_state text,
    capacity      text,
    caption       text
  )
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  with signers as (
    select p.*, private.clean_line(u.name) as account_name, h.share_bps,
      row_number() over (
        order by coalesce(h.position, 0), principal.role desc, p.signs_for is not null, p.invited_at, p.id
      )::integer as place
    from public.deal_parties p
    join public.deal_parties principal on principal.id = coalesce(p.signs_for, p.id)
    left join public.users u on u.id = p.user_id
    left join public.deal_splits s on s.deal_id = p.deal_id and s.state = 'agreed'
    left join public.deal_split_shares h on agreement_signers.kind = 'jv' and h.split_id = s.id and h.kind = 'profit'
      and h.party_id = principal.id
    where p.deal_id = deal.id and (p.signs_for is null or p.revoked_at is null) and case agreement_signers.kind
      when 'assignment' then principal.role in ('buyer', 'seller')
      when 'jv' then h.share_bps > 0
    end
  )
  select s.id, case when s.revoked_at is null then s.user_id end, s.account_name, s.role, s.place,
    case when s.signs_for is null then s.share_bps end, s.company, s.company_state, s.capacity,
    case
      when s.signs_for is not null then null
      when s.company is null then s.account_name
      else s.company || ' (organized in ' || (select t.name from private.us_states t where t.code = s.company_state)
        || '), acting through ' || (
          select string_agg(o.account_name || ' as ' || o.capacity, ' and ' order by o.place) from signers o
          where s.id in (o.id, o.signs_for)
        )
    end
  from signers s;
$function$;

create or replace function private.check_parties (
  agreement public.agreements
)
  returns void
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
begin
  if (
    select count(*) < 2 from public.agreement_signatures s where s.agreement_id = agreement.id and s.role <> 'signer'
  ) or exists (
    select from public.agreement_signatures s
    where s.agreement_id = agreement.id and (
      private.clean_line(s.name) is null
      -- As often as parties have this name.
      or cardinality(string_to_array(agreement.body, s.name)) <= (
        select count(*) from public.agreement_signatures o where o.agreement_id = agreement.id and o.name = s.name
      )
      or cardinality(string_to_array(agreement.body, s.company)) <= (
        select count(*) from public.agreement_signatures o
        where o.agreement_id = agreement.id and o.company = s.company and o.role <> 'signer'
      )
      or (s.signed_at is not null or agreement.status = 'signed') and private.clean_line(s.signed_name) is null
      or agreement.status = 'signed' and s.signed_at is null
    )
  ) then
    raise exception 'This agreement doesn’t have everyone’s name or signature. Prepare it again.'
      using errcode = 'P0001', hint = 'deal_changed';
  end if;
end;
$function$;

create or replace function private.check_signer (
  deal     public.deals,
  party    public.deal_parties,
  capacity text
)
  returns void
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
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
$function$;

create or replace function private.check_signs_nothing (
  party public.deal_parties
)
  returns void
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
begin
  if exists (
    select from public.agreements a join public.agreement_signatures s on s.agreement_id = a.id
    where a.status = 'awaiting_signatures' and s.party_id = party.id
  ) then
    raise exception 'An agreement that names you is waiting for signatures. It has to be signed, declined, or '
      'withdrawn first.' using errcode = 'P0001', hint = 'deal_changed';
  end if;
end;
$function$;

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
  absent public.deal_parties;
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
  select p.* into absent from private.agreement_signers(deal, draft_agreement.kind) s
  join public.deal_parties p on p.id = s.party_id
  where s.user_id is null and s.role = 'signer' order by s.position limit 1;
  if absent.id is not null then
    raise exception '% has to sign for %, and hasn’t joined the deal yet. Wait for them, or %.', absent.name,
      absent.company, case absent.signs_for when party.id then 'remove them under People' else
        'ask the ' || absent.side || ' to remove them' end using errcode = 'P0001';
  end if;
  if exists (select from private.agreement_signers(deal, draft_agreement.kind) s where s.user_id is null) then
    raise exception 'Someone with a share of the profit left the deal. Agree on a new split first.'
      using errcode = 'P0001', hint = 'no_split';
  end if;
  if not exists (select from private.agreement_signers(deal, draft_agreement.kind) s where s.party_id = party.id)
    or (
      select count(*) < 2 from private.agreement_signers(deal, draft_agreement.kind) s where s.role <> 'signer'
    ) then
    raise exception 'A joint venture agreement is between parties who share the profit. In the agreed split, you don’t.'
      using errcode = 'P0001', hint = 'no_split';
  end if;
  if exists (select from private.agreement_signers(deal, draft_agreement.kind) s where s.name is null) then
    raise exception 'A party has no name that can be read. They have to enter their name in their profile first.'
      using errcode = 'P0001';
  end if;
  body := private.fill_template(template.body, private.agreement_fields(deal, draft_agreement.kind, inputs));
  return jsonb_build_object(
    'template_id', template.id, 'template_version', template.version, 'title', template.title, 'state', home,
    'body', body, 'body_sha256', private.sha256_hex(body),
    'signers', (
      select jsonb_agg(
        jsonb_strip_nulls(jsonb_build_object(
          'party_id', s.party_id, 'name', s.name, 'role', s.role, 'company', s.company,
          'company_state', s.company_state, 'capacity', s.capacity
        )) order by s.position
      )
      from private.agreement_signers(deal, draft_agreement.kind) s
    )
  );
end;
$function$;

create or replace function private.forget_former_members (
  deal_ids uuid[]
)
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
begin
  delete from public.deal_documents d where d.id in (select f.id from private.former_documents(deal_ids) f);
  update public.offers o set
    buyer_name = case when o.buyer_id is not null then o.buyer_name end,
    company = case when o.buyer_id is not null then o.company end,
    company_state = case when o.buyer_id is not null then o.company_state end,
    capacity = case when o.buyer_id is not null then o.capacity end,
    seller_name = case when o.seller_id is not null then o.seller_name end
  where o.id in (select d.offer_id from public.deals d where d.id = any (deal_ids))
    and (o.buyer_id is null or o.seller_id is null);
  update public.deal_parties p set name = null, company = null, company_state = null, capacity = null
  where p.deal_id = any (deal_ids) and p.user_id is null and p.joined_at is not null and p.name is not null;
  delete from public.ledger_texts t
  where t.author_id is null and t.field not in ('title', 'address')
    and t.offer_id in (select d.offer_id from public.deals d where d.id = any (deal_ids));
end;
$function$;

create or replace function private.invite_party (
  deal_id  uuid,
  email    text,
  name     text,
  role     text,
  rights   text[] default '{}'::text[],
  capacity text   default null::text
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
  perform private.check_text(auth.uid(), name);
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
$function$;

create or replace function private.leave_deal_records (
  member uuid
)
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  last_side constant uuid[] := private.deals_of_last_side(member);
begin
  delete from public.deal_documents d using public.deal_parties p
  where p.id = d.added_by and p.user_id = member
    and d.id not in (select k.id from private.kept_documents(member) k);
  update public.offers o set
    buyer_name = case when o.buyer_id = member then null else o.buyer_name end,
    company = case when o.buyer_id = member then null else o.company end,
    company_state = case when o.buyer_id = member then null else o.company_state end,
    capacity = case when o.buyer_id = member then null else o.capacity end,
    seller_name = case when o.seller_id = member then null else o.seller_name end
  where member in (o.buyer_id, o.seller_id)
    and not exists (select from public.deals d where d.offer_id = o.id and private.is_record_needed(d, member));
  delete from public.deal_invitees i
  using public.deal_parties p join public.deal_parties inviter on inviter.deal_id = p.deal_id and inviter.role = p.side
  where p.id = i.party_id and inviter.user_id = member;
  update public.deal_parties p set name = null, company = null, company_state = null, capacity = null
  where p.user_id = member
    and not exists (select from public.deals d where d.id = p.deal_id and private.is_record_needed(d, member));
  update public.deal_parties p set revoked_at = clock_timestamp() where p.user_id = member and p.revoked_at is null;
  delete from public.ledger_texts t
  where t.author_id = member
    and not exists (select from public.deals d where d.offer_id = t.offer_id and private.is_record_needed(d, member));
  perform private.forget_former_members(last_side);
end;
$function$;

create or replace function private.make_offer (
  offer_id      uuid,
  property_id   uuid,
  terms         jsonb,
  message       text  default null::text,
  company       text  default null::text,
  company_state text  default null::text,
  capacity      text  default null::text
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
  named record;
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
$function$;

create or replace function private.my_companies()
  returns table (
    company       text,
    company_state text,
    capacity      text
  )
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
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
  insert into public.deals (offer_id, version, property_id, seller_id, buyer_id, title, address, time_zone)
  values (offer.id, offer.version, property.id, offer.seller_id, offer.buyer_id, offer.title, offer.address,
    terms.time_zone)
  returning * into deal;
  insert into public.deal_parties (
    deal_id, user_id, role, side, name, rights, joined_at, company, company_state, capacity
  )
  values
    (deal.id, deal.seller_id, 'seller', 'seller', offer.seller_name, '{terms,documents}', deal.created_at, null, null,
      null),
    (deal.id, deal.buyer_id, 'buyer', 'buyer', offer.buyer_name, '{terms,documents}', deal.created_at, offer.company,
      offer.company_state, offer.capacity);
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
  insert into public.deal_earnest_money (deal_id, due)
  select deal.id, terms.earnest_money where terms.earnest_money > 0;
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

create or replace function private.set_party_company (
  deal_id       uuid,
  company       text default null::text,
  company_state text default null::text,
  capacity      text default null::text
)
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
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
$function$;

create or replace function public.invite_party (
  deal_id  uuid,
  email    text,
  name     text,
  role     text,
  rights   text[] default '{}'::text[],
  capacity text   default null::text
)
  returns uuid
  language sql
  set search_path to ''
  AS $function$ select private.invite_party(deal_id, email, name, role, rights, capacity); $function$;

create or replace function public.make_offer (
  offer_id      uuid,
  property_id   uuid,
  terms         jsonb,
  message       text  default null::text,
  company       text  default null::text,
  company_state text  default null::text,
  capacity      text  default null::text
)
  returns void
  language sql
  set search_path to ''
  AS $function$ select private.make_offer(offer_id, property_id, terms, message, company, company_state, capacity); $function$;

create or replace function public.my_companies()
  returns table (
    company       text,
    company_state text,
    capacity      text
  )
  language sql
  stable
  set search_path to ''
  AS $function$ select * from private.my_companies(); $function$;

alter table "public"."agreement_signatures"
  add constraint "agreement_signatures_role_check"
    check ((role = ANY (ARRAY['buyer'::text, 'seller'::text, 'jv_partner'::text, 'signer'::text])));

alter table "public"."deal_parties"
  add constraint "deal_parties_role_check"
    check
    ((role = ANY (ARRAY['buyer'::text, 'seller'::text, 'jv_partner'::text, 'signer'::text,
    'title'::text, 'lender'::text, 'attorney'::text])));

alter table "public"."deal_parties"
  add constraint "deal_parties_signer" check (((role = 'signer'::text) = (signs_for IS NOT NULL)));

alter table "public"."deal_parties"
  -- squawk-ignore adding-foreign-key-constraint
  add constraint "deal_parties_signs_for_fkey" foreign key (signs_for)
    references public.deal_parties(id) on delete cascade;

alter table "public"."offers"
  add constraint "offers_capacity_check" check ((char_length(capacity) <= 80));

alter table "public"."offers"
  add constraint "offers_company_check" check ((char_length(company) <= 160));

alter table "public"."offers"
  add constraint "offers_company_state_check" check ((company_state ~ '^[A-Z]{2}$'::text));

alter table "public"."offers"
  add constraint "offers_company"
    check ((num_nulls(company, company_state, capacity) = ANY (ARRAY[0, 3])));

create index deal_parties_signs_for_idx on public.deal_parties using btree (signs_for);

create trigger a_clean_lines
  before insert or update of title,
    address, seller_name, buyer_name, company, capacity on public.offers
  for each row
  execute function
    private.clean_lines('title', 'address', 'seller_name', 'buyer_name', 'company', 'capacity');

create trigger b_refuse_staff_companies
  before insert or update of company, capacity on public.offers
  for each row
  execute function private.refuse_staff_names('company', 'capacity');

comment on column "public"."agreement_signatures"."position" is 'Order in the text: seller''s side, then buyer''s. Those who sign for a company are together.';

comment on column "public"."deal_parties"."signs_for" is 'For signers: the buyer or the seller whose company they sign for as well. Null for others.';

comment on column "public"."offers"."capacity" is 'As what the buyer acts for it, such as Managing member.';

comment on column "public"."offers"."company" is 'The company that the buyer makes the offer for; null for themselves. Once it''s accepted, they act for it in the deal. Emptied with buyer_name, as are company_state and capacity.';

comment on column "public"."offers"."company_state" is 'Two-letter code of the state in which the company is organized.';

comment on function "private"."acting_company"(text, text, text) is 'A company that a member says they act for, as it''s kept: its name, the two-letter code of the state in which it''s organized, and in what capacity (title) they sign for it. Nulls without a company. Raises P0001, to be shown as is.';

comment on function "private"."agreement_signers"(public.deals, text) is 'Who signs an agreement: the seller and the buyer sign an assignment; everyone with a share of the profit in the agreed split signs a JV agreement; and whoever else signs for their companies. user_id is null for those who left the deal, or haven''t joined it; name for those whose name has no letter or digit that can be seen. share_bps is null for an assignment, and for other signers. caption is what the text calls a party: their name, or "Oak LLC (organized in Tennessee), acting through Dana Whitfield as Managing member and Evan Roe as Member"; null for other signers, whom it names.';

comment on function "private"."check_parties"(public.agreements) is 'Raises P0001, to be shown as is, unless the text of an agreement names everyone who signs it and the companies they act for, and each has signed with a name if it''s signed.';

comment on function "private"."check_signer"(public.deals, public.deal_parties, text) is
  'Raises P0001, to be shown as is, unless a party may name someone who signs for its company in a capacity: it acts for one, and no agreement waits for its signature.';

comment on function "private"."check_signs_nothing"(public.deal_parties) is
  'Raises P0001, to be shown as is, if an agreement that a party signs waits for signatures: who signs it stays.';

comment on function "private"."invite_party"(uuid, text, text, text, text[], text) is
  'For the buyer and the seller: invites a JV partner to their side; a signer, who signs agreements for their company with them, in a capacity; or a title company, lender, or attorney with rights (of private.deal_rights), by private.send_invitation. Whether an account has the address, the inviter can''t tell. Returns the party''s ID. Raises 42501 for others, 23514 for an invalid address, and P0001, to be shown as is.';

comment on function "private"."make_offer"(uuid, uuid, jsonb, text, text, text, text) is
  'Makes an offer on a listing, sealed while the seller is calling for offers. offer_id: a new ID; the same one twice makes one offer. terms: price, earnest_money (whole USD), earnest_due_hours, closing_on, financing, inspection_days, contingencies, jv_share_pct, time_zone, and expires_at, as columns of offer_versions. Notifies the seller. message: up to 2,000 characters. company, company_state, and capacity: as in set_party_company, for which the buyer acts once it''s accepted. Raises P0001, to be shown as is.';

comment on function "private"."my_companies"() is 'The companies that the caller has acted for in deals and offers, up to 50, the latest first. No other member''s.';

comment on function "private"."open_deal"(uuid) is 'Opens the deal of an accepted offer: parties, the buyer for the company that made it, milestones, and the listing under contract. Notifies the buyers of other live offers. The caller has locked the listing and the offer. Returns the deal''s ID.';

comment on function "private"."set_party_company"(uuid, text, text, text) is
  'For the buyer, the seller, and JV partners of an open deal: the company they act for, the state in which it''s organized (two-letter code), and in what capacity they sign for it; without a company, they act for themselves. Agreements prepared from then on name it. The same again changes nothing. The company stays while others sign for it. Raises 42501 for others, and P0001, to be shown as is.';

comment on function "public"."invite_party"(uuid, text, text, text, text[], text) is
  'For the buyer and the seller: invites a JV partner to their side; a signer, who signs agreements for their company with them, in a capacity; or a title company, lender, or attorney with rights (of private.deal_rights), by private.send_invitation. Whether an account has the address, the inviter can''t tell. Returns the party''s ID. Raises 42501 for others, 23514 for an invalid address, and P0001, to be shown as is.';

comment on function "public"."make_offer"(uuid, uuid, jsonb, text, text, text, text) is
  'Makes an offer on a listing, sealed while the seller is calling for offers. offer_id: a new ID; the same one twice makes one offer. terms: price, earnest_money (whole USD), earnest_due_hours, closing_on, financing, inspection_days, contingencies, jv_share_pct, time_zone, and expires_at, as columns of offer_versions. Notifies the seller. message: up to 2,000 characters. company, company_state, and capacity: as in set_party_company, for which the buyer acts once it''s accepted. Raises P0001, to be shown as is.';

comment on function "public"."my_companies"() is 'The companies that the caller has acted for in deals and offers, up to 50, the latest first. No other member''s.';

comment on function "public"."set_party_company"(uuid, text, text, text) is
  'For the buyer, the seller, and JV partners of an open deal: the company they act for, the state in which it''s organized (two-letter code), and in what capacity they sign for it; without a company, they act for themselves. Agreements prepared from then on name it. The same again changes nothing. The company stays while others sign for it. Raises 42501 for others, and P0001, to be shown as is.';

comment on table "public"."deal_parties" is 'Who takes part in a deal: buyer, seller, JV partners, signers of the buyer''s or the seller''s company, and guests (title company, lender, attorney). Parties see each other; an invited person sees the invitation once their verified email is the invited one.';

revoke all on function "private"."acting_company"(text, text, text) from public;

revoke all on function "private"."check_signer"(public.deals, public.deal_parties, text) from public;

revoke all on function "private"."check_signs_nothing"(public.deal_parties) from public;

revoke all on function "private"."invite_party"(uuid, text, text, text, text[], text) from public;

grant execute
  on function "private"."invite_party"(uuid, text, text, text, text[], text)
  to "authenticated";

grant execute
  on function "private"."invite_party"(uuid, text, text, text, text[], text)
  to "service_role";

revoke all on function "private"."make_offer"(uuid, uuid, jsonb, text, text, text, text) from public;

grant execute
  on function "private"."make_offer"(uuid, uuid, jsonb, text, text, text, text)
  to "authenticated";

grant execute
  on function "private"."make_offer"(uuid, uuid, jsonb, text, text, text, text)
  to "service_role";

revoke all on function "private"."my_companies"() from public;

grant execute on function "private"."my_companies"() to "authenticated";

grant execute on function "private"."my_companies"() to "service_role";

revoke all on function "public"."invite_party"(uuid, text, text, text, text[], text) from public;

grant execute
  on function "public"."invite_party"(uuid, text, text, text, text[], text)
  to "authenticated";

grant execute
  on function "public"."invite_party"(uuid, text, text, text, text[], text)
  to "service_role";

revoke all on function "public"."make_offer"(uuid, uuid, jsonb, text, text, text, text) from public;

grant execute
  on function "public"."make_offer"(uuid, uuid, jsonb, text, text, text, text)
  to "authenticated";

grant execute
  on function "public"."make_offer"(uuid, uuid, jsonb, text, text, text, text)
  to "service_role";

revoke all on function "public"."my_companies"() from public;

grant execute on function "public"."my_companies"() to "authenticated";

grant execute on function "public"."my_companies"() to "service_role";

reset check_function_bodies;
