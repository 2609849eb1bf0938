set check_function_bodies = off;

drop trigger "a_clean_lines" on "public"."agreement_signatures";

drop trigger "a_clean_lines" on "public"."deal_parties";

drop view "private"."personal_data";

drop function "private"."agreement_signers"(public.deals, text);

drop function "private"."move_milestone"(uuid, text);

drop function "public"."move_milestone"(uuid, text);

create table "private"."deal_invitation_links" (
  "party_id"     uuid                     not null,
  "token_sha256" text                     not null,
  "issued_at"    timestamp with time zone not null default clock_timestamp(),
  constraint "deal_invitation_links_pkey" primary key (party_id),
  constraint "deal_invitation_links_token_sha256_key" unique (token_sha256)
);

create table "public"."deal_earnest_money" (
  "deal_id"     uuid   not null,
  "due"         bigint not null,
  "amount"      bigint,
  "received_on" date,
  "reference"   text,
  constraint "deal_earnest_money_amount_check"
    check (((amount >= 1) AND (amount <= '100000000000'::bigint))),
  constraint "deal_earnest_money_due_check" check ((due > 0)),
  constraint "deal_earnest_money_pkey" primary key (deal_id),
  constraint "deal_earnest_money_received"
    check
    ((((amount IS NULL) = (received_on IS NULL)) AND ((amount IS NULL) = (reference IS NULL)))),
  constraint "deal_earnest_money_reference_check" check ((char_length(reference) <= 60))
);

alter table "public"."deal_earnest_money"
  enable row level security;

revoke all on table "public"."deal_earnest_money" from "anon";

alter table "public"."agreement_signatures"
  add column "company" text;

alter table "public"."agreement_signatures"
  add column "company_state" text;

alter table "public"."agreement_signatures"
  add column "capacity" text;

alter table "public"."agreement_signatures"
  add column "email" text;

alter table "public"."agreement_signatures"
  add column "signed_from" text;

alter table "public"."deal_parties"
  add column "company" text;

alter table "public"."deal_parties"
  add column "company_state" text;

alter table "public"."deal_parties"
  add column "capacity" text;

alter table "private"."mail_queue"
  -- Nothing reads it but functions of this migration.
  -- squawk-ignore ban-drop-not-null
  alter column "user_id" drop not null;

create or replace function private.accept_invitation (
  token   text,
  company text default null::text
)
  returns uuid
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  me constant uuid := auth.uid();
  this_session constant uuid := (auth.jwt() ->> 'session_id')::uuid;
  address text;
  party public.deal_parties;
  of_deal uuid;
begin
  if private.session_refusal() is not null then
    raise exception 'Finish signing in first.' using errcode = '42501';
  end if;
  -- A repeated call, after its answer was lost.
  select p.deal_id into of_deal from private.deal_invitation_links l join public.deal_parties p on p.id = l.party_id
  where l.token_sha256 = private.sha256_hex(token) and p.user_id = me and p.revoked_at is null;
  if of_deal is not null then
    return of_deal;
  end if;
  select a.email into address from auth.users a where a.id = me for update;
  party := private.invited_party(token);
  if party.id is null then
    raise exception 'This invitation was used or withdrawn, or it expired. Ask for a new one.'
      using errcode = 'P0001', hint = 'deal_changed';
  end if;
  if party.email is distinct from lower(address) then
    raise exception 'This invitation is for another email address. Sign in with that one.' using errcode = '42501';
  end if;
  if not private.has_verified_email(me) then
    perform private.trust_invited_account(me, this_session, address);
  end if;
  of_deal := private.join_deal(party.id);
  update public.deal_parties p set company = private.clean_line(accept_invitation.company)
  where p.id = party.id and p.role in ('title', 'lender', 'attorney')
    and not private.blocked_in_deal((select d from public.deals d where d.id = of_deal), me);
  return of_deal;
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
      ) from private.agreement_signers(deal, agreement_fields.kind) s
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
  select p.id, case when p.revoked_at is null then p.user_id end, private.clean_line(u.name), p.role,
    row_number() over (order by coalesce(h.position, 0), p.role desc)::integer, h.share_bps,
    p.company, p.company_state, p.capacity,
    case when p.company is null then private.clean_line(u.name) else
      p.company || ' (organized in ' || (select s.name from private.us_states s where s.code = p.company_state)
        || '), acting through ' || private.clean_line(u.name) || ' as ' || p.capacity
    end
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
  if (select count(*) < 2 from public.agreement_signatures s where s.agreement_id = agreement.id) or exists (
    select from public.agreement_signatures s
    where s.agreement_id = agreement.id and (
      private.clean_line(s.name) is null
      -- As often as parties have this name.
      or cardinality(string_to_array(agreement.body, s.name)) <= (
        select count(*) from public.agreement_signatures o where o.agreement_id = agreement.id and o.name = s.name
      )
      or cardinality(string_to_array(agreement.body, s.company)) <= (
        select count(*) from public.agreement_signatures o
        where o.agreement_id = agreement.id and o.company = s.company
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

create or replace function private.claim_mail (
  max_rows integer
)
  returns table (
    id            uuid,
    user_id       uuid,
    email         text,
    name          text,
    kind          text,
    actor_id      uuid,
    actor_name    text,
    actor_trusted boolean,
    data          jsonb
  )
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
begin
  delete from private.mail_queue q where q.created_at < now() - interval '30 days';
  return query
    with claimed as (
      update private.mail_queue q set claimed_at = clock_timestamp(), attempts = q.attempts + 1
      where q.id in (
        select w.id from private.mail_queue w
        where w.claimed_at is null and w.given_up_at is null and w.due_at <= now()
        order by w.due_at for update skip locked limit least(greatest(coalesce(max_rows, 20), 1), 100)
      )
      returning q.*
    )
    select c.id, c.user_id, contact.email, reader.name, c.kind, shown.id, shown.name,
      private.trust_level(c.actor_id) > 0, c.data
    from claimed c
    join public.users reader on reader.id = c.user_id
    join public.member_contacts contact on contact.user_id = c.user_id
    left join public.users shown on shown.id = c.actor_id and private.profile_visible_to(shown.id, reader.id)
    union all
    -- Invitations that were neither used nor withdrawn.
    select c.id, null, guest.email, '', c.kind, inviter.id, inviter.name, private.trust_level(c.actor_id) > 0,
      c.data || private.issue_invitation_link(guest.id)
    from claimed c
    join public.deal_parties guest on guest.id = c.subject_id and guest.email is not null
    join public.deals d on d.id = guest.deal_id and d.state = 'open'
    join public.users inviter on inviter.id = c.actor_id
    where c.user_id is null;
end;
$function$;

create or replace function private.client_address()
  returns text
  language plpgsql
  stable
  set search_path to ''
  AS $function$
declare
  address constant inet := private.request_address();
begin
  -- A gateway on the same machine sees only itself.
  if address <<= '127.0.0.0/8' or address = '::1' then
    return null;
  end if;
  -- An IPv6 user has 2^64 addresses.
  return case family(address) when 6 then network(set_masklen(address, 64))::text else host(address) end;
end;
$function$;

create or replace function private.create_profile()
  returns trigger
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  meta jsonb := case when jsonb_typeof(new.raw_user_meta_data) = 'object' then new.raw_user_meta_data else '{}' end;
  stored constant text[] := array['roles', 'industries', 'state', 'county', 'markets', 'guest'];
  home public.counties;
begin
  select * into home from public.counties where state = meta ->> 'state' and name = meta ->> 'county';
  insert into public.users (id, name, location, profile_status)
  values (
    new.id,
    coalesce(
      case when jsonb_typeof(meta -> 'name') = 'string' then private.sign_up_name(meta ->> 'name') end,
      private.sign_up_name(split_part(new.email, '@', 1)),
      'Member'
    ),
    regexp_replace(home.name, '^(.*), City of$', 'City of \1') || ', ' || home.state,
    case when meta -> 'guest' = 'true' then 'private' else 'public' end
  );
  -- Sign-up doesn't fail for a phone that the form would have refused.
  insert into public.member_contacts (user_id, email, phone)
  select new.id, coalesce(new.email, ''), case when private.is_phone(given.phone) then given.phone end
  from (
    select case when jsonb_typeof(meta -> 'phone') = 'string' then left(btrim(meta ->> 'phone'), 40) end as phone
  ) as given;
  insert into public.member_details (user_id, roles, industries, home_state, home_county)
  values (
    new.id,
    private.known_items(meta -> 'roles', array[
      'birddog', 'wholesaler', 'agent', 'flipper', 'landlord', 'creative', 'developer', 'propertyManager'
    ]),
    private.known_items(meta -> 'industries', array[
      'residential', 'commercial', 'land', 'industrial', 'mixedUse', 'hospitality'
    ]),
    home.state,
    home.name
  );
  perform private.save_markets(new.id, meta -> 'markets');

  -- Access tokens carry the metadata, so drop what is now stored in tables.
  if meta ?| stored then
    update auth.users set raw_user_meta_data = meta - stored where id = new.id;
  end if;
  return new;
end;
$function$;

create or replace function private.deal_invitation (
  token text
)
  returns jsonb
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select jsonb_build_object(
    'email', p.email, 'name', p.name, 'role', p.role, 'side', p.side, 'rights', p.rights, 'address', d.address,
    'invited_by', inviter.name
  )
  from private.invited_party(token) p
  join public.deals d on d.id = p.deal_id
  join public.deal_parties inviter on inviter.deal_id = d.id and inviter.role = p.side;
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
          -- Null for guests without the right to terms.
          'terms', (
            select to_jsonb(v) - 'offer_id' from public.offer_versions v
            where v.offer_id = d.offer_id and v.version = d.version
          ),
          'milestones', (
            select coalesce(jsonb_agg(to_jsonb(m) - 'deal_id' order by m.due_at, m.id), '[]')
            from public.deal_milestones m where m.deal_id = d.id
          ),
          'earnest_money', (
            select to_jsonb(e) - 'deal_id' from public.deal_earnest_money e where e.deal_id = d.id
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

create or replace function private.invitation_lifetime()
  returns interval
  language sql
  immutable
  parallel safe
  set search_path to ''
  AS $function$ select interval '30 days'; $function$;

create or replace function private.invite_party (
  deal_id uuid,
  email   text,
  name    text,
  role    text,
  rights  text[] default '{}'::text[]
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
  -- Only what the inviter can see: whether an account has this address is nobody's business.
  if exists (select from public.deal_parties p where p.deal_id = deal.id and p.revoked_at is null and p.email = address)
  then
    raise exception 'This address has already been invited.' using errcode = 'P0001';
  end if;
  if address = private.own_verified_email() then
    raise exception 'This is your own email address.' using errcode = 'P0001';
  end if;
  perform private.check_text(auth.uid(), name);
  perform private.consume_rate_limit('deal_invitation');
  insert into public.deal_parties as p (deal_id, role, side, name, email, rights)
  values (deal.id, invite_party.role, inviter.side,
    case when private.blocked_in_deal(deal, inviter.user_id) then case invite_party.role
      when 'jv_partner' then 'JV partner' when 'title' then 'Title company' when 'lender' then 'Lender' else 'Attorney'
    end else private.clean_text(name) end,
    address,
    case invite_party.role when 'jv_partner' then '{terms,documents}' else invite_party.rights end)
  returning * into added;
  perform private.record_deal_step(deal, inviter, 'party.invite', jsonb_build_object(
    'party', added.id, 'role', added.role, 'side', added.side, 'rights', added.rights
  ), jsonb_build_object('name', added.name));
  perform private.send_invitation(deal, added, inviter.user_id);
  return added.id;
end;
$function$;

create or replace function private.invited_party (
  token text
)
  returns public.deal_parties
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select p.* from private.deal_invitation_links l
  join public.deal_parties p on p.id = l.party_id and p.email is not null and p.revoked_at is null
  join public.deals d on d.id = p.deal_id and d.state = 'open'
  where l.token_sha256 = private.sha256_hex(token) and l.issued_at > now() - private.invitation_lifetime();
$function$;

create or replace function private.issue_invitation_link (
  party_id uuid
)
  returns jsonb
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  token constant text := replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '');
begin
  insert into private.deal_invitation_links as l (party_id, token_sha256)
  select p.id, private.sha256_hex(token) from public.deal_parties p
  where p.id = issue_invitation_link.party_id and p.email is not null
  on conflict on constraint deal_invitation_links_pkey
  do update set token_sha256 = excluded.token_sha256, issued_at = excluded.issued_at;
  return jsonb_build_object('token', token);
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
  update public.agreement_signatures s set name = null, signed_name = null, company = null, company_state = null,
    capacity = null, email = null, signed_from = null
  from public.agreements a
  where a.id = s.agreement_id and a.status in ('declined', 'withdrawn') and s.party_id = any (parties);
  sealed := array(select a.document_id from public.agreements a where a.id = any (orphans));
  delete from public.agreements a where a.id = any (orphans);
  delete from public.deal_documents d where d.id = any (sealed);
end;
$function$;

create or replace function private.leave_deals (
  member uuid
)
  returns void
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
  -- private.lock_listings has locked the listings.
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
      'cancel', entry, offer);
  end loop;
  for deal in
    select * from public.deals d where member in (d.buyer_id, d.seller_id) and d.state = 'open' order by d.id
    for no key update
  loop
    perform private.record_deal_step(deal, nobody, 'deal.fall_through', '{"reason": "account_deleted"}');
    perform private.finish_deal(deal, 'fell_through', 'account_deleted');
  end loop;
  update public.deal_splits s set state = 'withdrawn', decided_at = clock_timestamp()
  from public.deal_parties p
  where p.deal_id = s.deal_id and p.user_id = member and s.state = 'proposed';
  perform private.leave_agreements(member);
  perform private.delete_own_documents(member);
  update public.offers o set
    buyer_name = case when o.buyer_id = member then null else o.buyer_name end,
    seller_name = case when o.seller_id = member then null else o.seller_name end
  where member in (o.buyer_id, o.seller_id);
  update public.deal_parties p set name = null, company = null, company_state = null, capacity = null,
    revoked_at = coalesce(p.revoked_at, clock_timestamp())
  where p.user_id = member;
end;
$function$;

create or replace function private.move_milestone (
  milestone_id uuid,
  action       text,
  amount       bigint default null::bigint,
  received_on  date   default null::date,
  reference    text   default null::text
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
  said jsonb := '{}';
  texts jsonb := '{}';
begin
  select * into milestone from public.deal_milestones m where m.id = move_milestone.milestone_id;
  deal := private.lock_deal(milestone.deal_id);
  party := private.acting_party(deal);
  select * into milestone from public.deal_milestones m where m.id = milestone.id for no key update;
  select t.next_state into next_state from private.milestone_transitions t
  where t.kind = milestone.kind and t.state = milestone.state and t.action = move_milestone.action and (
    t.actor = party.role
    or (t.actor = 'holder' and private.holds_money(party))
    or (t.actor = 'other_side' and party.role in ('buyer', 'seller') and party.id <> milestone.confirmed_by)
  );
  if next_state is null then
    raise exception 'You can’t do that now. Reload to see the latest.' using errcode = 'P0001', hint = 'deal_changed';
  end if;
  if action = 'dispute' and milestone.confirmed_at <= clock_timestamp() - interval '72 hours' then
    raise exception 'A confirmation can be disputed for 72 hours. This one is older.' using errcode = 'P0001';
  end if;
  update public.deal_milestones m set
    state = next_state,
    changed_at = clock_timestamp(),
    confirmed_by = case action when 'confirm' then party.id end,
    confirmed_at = case action when 'confirm' then clock_timestamp() end
  where m.id = milestone.id;
  -- Whoever reads the record later sees whose word it is.
  if milestone.kind = 'earnest_money' and action = 'confirm' then
    said := jsonb_build_object('role', party.role)
      || private.receive_earnest_money(deal, party, amount, received_on, reference);
    texts := jsonb_build_object('name', party.name, 'reference', private.clean_line(reference));
    if party.role <> 'seller' then
      said := said || jsonb_build_object(
        'invited_by', party.side, 'accepted_by', case party.side when 'buyer' then 'seller' else 'buyer' end
      );
    end if;
  elsif action = 'dispute' then
    said := jsonb_build_object(
      'party', milestone.confirmed_by, 'confirmed_at', private.utc_text(milestone.confirmed_at)
    );
    -- The record keeps what was said.
    update public.deal_earnest_money e set amount = null, received_on = null, reference = null
    where e.deal_id = deal.id;
  end if;
  perform private.record_deal_step(deal, party, 'milestone.' || action,
    jsonb_build_object('milestone', milestone.kind, 'state', next_state) || said, texts);
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
  insert into public.deals (offer_id, version, property_id, seller_id, buyer_id, title, address, time_zone)
  values (offer.id, offer.version, property.id, offer.seller_id, offer.buyer_id, offer.title, offer.address,
    terms.time_zone)
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
  agreement public.agreements;
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
  insert into public.agreement_signatures (
    agreement_id, party_id, position, role, name, company, company_state, capacity
  )
  select prepare_agreement.agreement_id, (signer.value ->> 'party_id')::uuid, signer.ordinal, signer.value ->> 'role',
    signer.value ->> 'name', signer.value ->> 'company', signer.value ->> 'company_state', signer.value ->> 'capacity'
  from jsonb_array_elements(draft -> 'signers') with ordinality as signer (value, ordinal);
  select a.* into agreement from public.agreements a where a.id = prepare_agreement.agreement_id;
  perform private.check_parties(agreement);
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

create or replace function private.receive_earnest_money (
  deal        public.deals,
  party       public.deal_parties,
  amount      bigint,
  received_on date,
  reference   text
)
  returns jsonb
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  number constant text := private.clean_line(reference);
  due_usd bigint;
begin
  if amount is null or amount not between 1 and 100000000000 then
    raise exception 'Enter the amount that arrived, in whole dollars.' using errcode = 'P0001';
  end if;
  if received_on is null or received_on > (now() at time zone deal.time_zone)::date
    or received_on < (deal.created_at at time zone deal.time_zone)::date then
    raise exception 'Choose the day it arrived, between the day the offer was accepted and today.'
      using errcode = 'P0001';
  end if;
  if number is null or char_length(number) > 60 or number !~ '[0-9]' then
    raise exception 'Enter the number of the wire, check, or receipt, in up to 60 characters.' using errcode = 'P0001';
  end if;
  if number !~ '^[0-9-]+$' and private.blocked_in_deal(deal, party.user_id) then
    raise exception 'Someone in this deal can’t get messages from you. Enter only the digits of the reference.'
      using errcode = 'P0001';
  end if;
  update public.deal_earnest_money e set amount = receive_earnest_money.amount,
    received_on = receive_earnest_money.received_on, reference = number
  where e.deal_id = deal.id returning e.due into due_usd;
  return jsonb_build_object('amount_usd', amount, 'due_usd', due_usd, 'received_on', received_on);
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
  ) || case
    when recipients is not null or 'terms' = any (p.rights)
      then data - '{price_usd,amount_usd,due_usd,lines,rights,sha256,size,readers,body_sha256,signers}'::text[]
    else jsonb_strip_nulls(jsonb_build_object('milestone', data -> 'milestone', 'due_at', data -> 'due_at'))
  end || case
    when coalesce(step, kind) in ('closed', 'deal.fall_through') and p.role not in ('buyer', 'seller')
      then jsonb_build_object('access_ends_at', private.utc_text(now() + private.guest_access()))
    else '{}'
  end, '{step,deal_id,by,milestone,kind,outcome}')
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
$function$;

create or replace function private.request_address()
  returns inet
  language plpgsql
  stable
  set search_path to ''
  AS $function$
declare
  headers constant json := nullif(current_setting('request.headers', true), '')::json;
begin
  -- A hosted project's edge sets the first header itself. Gateways append the address they see to the other one, so
  -- only its last entry can't be chosen by the client.
  return btrim(coalesce(headers ->> 'cf-connecting-ip', split_part(headers ->> 'x-forwarded-for', ',', -1)));
exception
  when invalid_text_representation then
    return null;
end;
$function$;

create or replace function private.resend_invitation (
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
  select * into target from public.deal_parties p where p.id = resend_invitation.party_id;
  deal := private.lock_deal(target.deal_id);
  party := private.acting_party(deal);
  select * into target from public.deal_parties p where p.id = resend_invitation.party_id for no key update;
  if party.role not in ('buyer', 'seller') or party.side <> target.side then
    raise exception 'Only the side that invited them can send the invitation again.' using errcode = '42501';
  end if;
  if target.email is null then
    raise exception 'They’ve already joined, or their access ended.' using errcode = 'P0001', hint = 'deal_changed';
  end if;
  perform private.consume_rate_limit('deal_invitation');
  perform private.send_invitation(deal, target, party.user_id);
end;
$function$;

create or replace function private.send_invitation (
  deal    public.deals,
  party   public.deal_parties,
  inviter uuid
)
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  invited constant uuid := (
    select v.user_id from private.verified_emails v join auth.users a on a.id = v.user_id and a.email = v.email
    where v.email = party.email
  );
  place constant text := private.place_of_deal(deal);
  news constant jsonb := jsonb_build_object(
    'step', 'invited', 'deal_id', deal.id, 'title', place, 'role', party.role
  );
begin
  if private.blocked_between(deal.buyer_id, invited) or private.blocked_between(deal.seller_id, invited) or exists (
    select from public.deal_parties p where p.deal_id = deal.id and p.user_id = invited and p.revoked_at is null
  ) then
    return;
  end if;
  perform private.notify(invited, 'deal', inviter, party.id, news);
  -- The email goes to the address, the same with and without an account, and in place of one that waits.
  delete from private.mail_queue q where q.subject_id = party.id and q.claimed_at is null;
  insert into private.mail_queue (kind, actor_id, subject_id, data) values ('deal', inviter, party.id, news
    || jsonb_strip_nulls(jsonb_build_object(
      'side', party.side, 'rights', party.rights, 'time_zone', deal.time_zone,
      -- The seller's words only if they're an address.
      'address', case when private.contact_details(deal.address) = '{}' then deal.address else place end,
      'due_at', (
        select private.utc_text(m.due_at) from public.deal_milestones m
        where m.deal_id = deal.id and m.kind = 'earnest_money' and m.state in ('pending', 'declared')
          and 'earnest_money' = any (party.rights)
      )
    )));
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
$function$;

create or replace function private.sign_agreement (
  agreement_id uuid,
  body_sha256  text,
  signed_name  text,
  consent      boolean,
  confirmed    boolean default false
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
  typed constant text := private.clean_line(signed_name);
  is_other boolean;
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
  perform private.check_parties(agreement);
  select private.folded_name(s.name) <> private.folded_name(typed) into is_other from public.agreement_signatures s
  where s.agreement_id = agreement.id and s.party_id = party.id;
  if is_other and confirmed is not true then
    raise exception 'Your account has another name. Confirm that you sign as “%”.', typed
      using errcode = 'P0001', hint = 'other_name';
  end if;
  update public.agreement_signatures s
  set signed_name = typed, signed_at = clock_timestamp(), other_name = is_other,
    email = private.own_verified_email(), signed_from = host(private.request_address())
  where s.agreement_id = agreement.id and s.party_id = party.id;
  perform private.record_deal_step(deal, party, 'agreement.sign', jsonb_build_object(
    'agreement', agreement.id, 'kind', agreement.kind, 'body_sha256', agreement.body_sha256,
    'other_name', is_other
  ), jsonb_build_object('signed_name', typed), recipients => private.agreement_parties(agreement.id));
  if not exists (
    select from public.agreement_signatures s where s.agreement_id = agreement.id and s.signed_at is null
  ) then
    perform private.complete_agreement(agreement, deal);
  end if;
end;
$function$;

create or replace function private.strip_identity_metadata()
  returns trigger
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
begin
  new.identity_data := new.identity_data - array['roles', 'industries', 'state', 'county', 'markets', 'guest'];
  return new;
end;
$function$;

create or replace function private.trust_invited_account (
  member       uuid,
  this_session uuid,
  address      text
)
  returns void
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
begin
  if not exists (select from private.verified_emails v where v.user_id = member) then
    -- Who signed in with a code may not be who chose the password, which then stops working. They can set a new one.
    if (auth.jwt() -> 'amr') @> '[{"method": "otp"}]' then
      update auth.users set encrypted_password = '' where id = member and encrypted_password <> '';
      delete from auth.mfa_factors f where f.user_id = member;
    end if;
    delete from auth.sessions s where s.user_id = member and s.id <> this_session;
  end if;
  insert into private.verified_emails as v (user_id, email) values (member, address)
  on conflict (user_id) do update set email = excluded.email, verified_at = now();
end;
$function$;

create or replace function public.accept_invitation (
  token   text,
  company text default null::text
)
  returns uuid
  language sql
  set search_path to ''
  AS $function$ select private.accept_invitation(token, company); $function$;

create or replace function public.deal_invitation (
  token text
)
  returns jsonb
  language sql
  stable
  set search_path to ''
  AS $function$ select private.deal_invitation(token); $function$;

create or replace function public.move_milestone (
  milestone_id uuid,
  action       text,
  amount       bigint default null::bigint,
  received_on  date   default null::date,
  reference    text   default null::text
)
  returns void
  language sql
  set search_path to ''
  AS $function$ select private.move_milestone(milestone_id, action, amount, received_on, reference); $function$;

create or replace function public.resend_invitation (
  party_id uuid
)
  returns void
  language sql
  set search_path to ''
  AS $function$ select private.resend_invitation(party_id); $function$;

create or replace function public.set_party_company (
  deal_id       uuid,
  company       text default null::text,
  company_state text default null::text,
  capacity      text default null::text
)
  returns void
  language sql
  set search_path to ''
  AS $function$ select private.set_party_company(deal_id, company, company_state, capacity); $function$;

alter table "private"."deal_invitation_links"
  add constraint "deal_invitation_links_party_id_fkey" foreign key (party_id)
    references public.deal_parties(id) on delete cascade;

alter table "public"."deal_earnest_money"
  add constraint "deal_earnest_money_deal_id_fkey" foreign key (deal_id) references public.deals(id)
    on delete cascade;

alter table "public"."deal_parties"
  add constraint "deal_parties_capacity_check" check ((char_length(capacity) <= 80));

alter table "public"."deal_parties"
  add constraint "deal_parties_company_check" check ((char_length(company) <= 160));

alter table "public"."deal_parties"
  add constraint "deal_parties_company_state_check" check ((company_state ~ '^[A-Z]{2}$'::text));

alter table "public"."deal_parties"
  add constraint "deal_parties_company"
    check ((((company_state IS NULL) = (capacity IS NULL)) AND ((company IS
    NOT NULL) OR (capacity IS NULL))));

create view "private"."personal_data" with (security_invoker=true) AS  SELECT table_name,
    member_columns,
    label,
    exported_as,
    on_deletion,
    note,
    copies
   FROM ( VALUES ('auth.users'::text,'{id}'::text[],'sign-in account'::text,'account'::text,'deleted'::text,NULL::text,'{}'::text[]), ('private.alert_mail'::text,'{user_id}'::text[],'date of your last daily digest'::text,'alert_mail'::text,'deleted'::text,NULL::text,'{}'::text[]), ('private.contact_senders'::text,'{}'::text[],'counts that limit contact messages'::text,NULL::text,'kept'::text,'counted per email address, account, and IP address for an hour, then deleted with the next message'::text,'{}'::text[]), ('private.deal_invitation_links'::text,'{}'::text[],'links of invitations to your deals'::text,NULL::text,'deleted'::text,'hashes that can’t be turned back into links'::text,'{}'::text[]), ('private.directory'::text,'{user_id}'::text[],'entry in the member directory'::text,'directory'::text,'deleted'::text,NULL::text,'{}'::text[]), ('private.email_change_permits'::text,'{user_id}'::text[],'change of email you asked for'::text,NULL::text,'deleted'::text,'the new address, until you confirm it'::text,'{}'::text[]), ('private.listing_sources'::text,'{}'::text[],'where views of your listings come from'::text,'listing_sources'::text,'deleted'::text,NULL::text,'{}'::text[]), ('private.listing_viewers'::text,'{}'::text[],'hashes that count views of listings'::text,NULL::text,'kept'::text,'can’t be traced to anyone after a day, because their key is deleted'::text,'{}'::text[]), ('private.mail_queue'::text,'{user_id,actor_id}'::text[],'emails sent or waiting'::text,'mail_queue'::text,'deleted'::text,NULL::text,'{}'::text[]), ('private.member_standings'::text,'{user_id}'::text[],'restrictions of your account'::text,'moderation'::text,'deleted'::text,NULL::text,'{}'::text[]), ('private.payment_corrections'::text,'{user_id}'::text[],'corrections of payments'::text,NULL::text,'deleted'::text,'which of your orders and subscriptions we updated late'::text,'{}'::text[]), ('private.rate_limits'::text,'{user_id}'::text[],'how often you did limited actions'::text,'rate_limits'::text,'deleted'::text,NULL::text,'{}'::text[]), ('private.recovery_codes'::text,'{user_id}'::text[],'recovery codes for two-factor authentication'::text,NULL::text,'deleted'::text,'hashes that can’t be turned back into codes'::text,'{}'::text[]), ('private.report_networks'::text,'{}'::text[],'network address of your open reports'::text,NULL::text,'deleted'::text,'until our moderators have decided'::text,'{}'::text[]), ('private.showing_codes'::text,'{}'::text[],'access codes of your showings'::text,'listing_showings'::text,'deleted'::text,NULL::text,'{}'::text[]), ('private.suspended_passwords'::text,'{user_id}'::text[],'whether you must set a new password'::text,NULL::text,'deleted'::text,'until you set it'::text,'{}'::text[]), ('private.stripe_events'::text,'{}'::text[],'notices from the payment provider'::text,NULL::text,'deleted'::text,'raw copies of what your orders and subscriptions say'::text,'{}'::text[]), ('private.verified_emails'::text,'{user_id}'::text[],'when you verified your email'::text,'account'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.agreement_signatures'::text,'{}'::text[],'your signatures of agreements, with your email and IP address'::text,'agreements'::text,'anonymized'::text,'stay with the agreement if everyone signed it'::text,'{}'::text[]), ('public.agreements'::text,'{}'::text[],'agreements in your deals'::text,'agreements'::text,'anonymized'::text,'stay with the others who signed, and your name in them, until they delete their accounts too; the texts of those that weren’t signed by everyone are deleted'::text,'{}'::text[]), ('public.buybox_profiles'::text,'{user_id}'::text[],'buy box'::text,'buy_box'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.connections'::text,'{sender_id,receiver_id}'::text[],'connections and requests'::text,'connections'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.contact_messages'::text,'{user_id,resolved_by}'::text[],'contact messages'::text,'contact_messages'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.conversation_members'::text,'{user_id,other_id}'::text[],'inbox'::text,'conversations'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.conversations'::text,'{user_a_id,user_b_id,last_user_id}'::text[],'conversations'::text,'conversations'::text,'anonymized'::text,'stay with the other person without your name, until they delete their account too'::text,'{}'::text[]), ('public.deal_alerts'::text,'{user_id}'::text[],'deal alerts'::text,'deal_alerts'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.calls_for_offers'::text,'{}'::text[],'calls for offers on your listings'::text,NULL::text,'deleted'::text,'deadlines everyone can see'::text,'{}'::text[]), ('public.deal_closings'::text,'{}'::text[],'closings of your deals'::text,'deals'::text,'anonymized'::text,'stay with the deal'::text,'{}'::text[]), ('public.deal_document_log'::text,'{}'::text[],'log of documents in your deals'::text,'deal_document_log'::text,'anonymized'::text,'your views of others’ documents stay without your name'::text,'{}'::text[]), ('public.deal_document_readers'::text,'{}'::text[],'who can see documents you added to deals'::text,'deal_documents'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.deal_documents'::text,'{}'::text[],'documents you added to deals'::text,'deal_documents'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.deal_earnest_money'::text,'{}'::text[],'earnest money of your deals'::text,'deals'::text,'anonymized'::text,'stays with the deal'::text,'{}'::text[]), ('public.deal_extensions'::text,'{}'::text[],'extensions of deadlines'::text,NULL::text,'anonymized'::text,'are in the ledger of the offer'::text,'{}'::text[]), ('public.deal_milestones'::text,'{}'::text[],'milestones of your deals'::text,'deals'::text,'anonymized'::text,'stay with the deal'::text,'{}'::text[]), ('public.deal_outcomes'::text,'{}'::text[],'how your deals turned out'::text,'deals'::text,'anonymized'::text,'stay with the deal'::text,'{}'::text[]), ('public.deal_parties'::text,'{user_id}'::text[],'your part in deals'::text,'deals'::text,'anonymized'::text,'stays without your name'::text,'{}'::text[]), ('public.deal_split_approvals'::text,'{}'::text[],'splits you approved'::text,NULL::text,'anonymized'::text,'are in the ledger of the offer'::text,'{}'::text[]), ('public.deal_split_lines'::text,'{}'::text[],'splits of your deals'::text,NULL::text,'anonymized'::text,'are in the ledger of the offer'::text,'{}'::text[]), ('public.deal_split_shares'::text,'{}'::text[],'your shares'::text,NULL::text,'anonymized'::text,'are in the ledger of the offer'::text,'{}'::text[]), ('public.deal_splits'::text,'{}'::text[],'splits you proposed'::text,'deals'::text,'anonymized'::text,'stay with the deal'::text,'{}'::text[]), ('public.deals'::text,'{seller_id,buyer_id}'::text[],'deals'::text,'deals'::text,'anonymized'::text,'stay without your name, for the other side'::text,'{}'::text[]), ('public.event_links'::text,'{}'::text[],'links of your events'::text,'events'::text,'anonymized'::text,'stay with the event'::text,'{}'::text[]), ('public.event_registrations'::text,'{user_id}'::text[],'event registrations'::text,'event_registrations'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.events'::text,'{user_id}'::text[],'events you organized'::text,'events'::text,'anonymized'::text,'stay without your name, for the members who registered'::text,'{description}'::text[]), ('public.feed_comments'::text,'{user_id}'::text[],'comments'::text,'feed_comments'::text,'deleted'::text,NULL::text,'{content}'::text[]), ('public.feed_likes'::text,'{user_id}'::text[],'likes of posts'::text,'feed_likes'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.feed_posts'::text,'{user_id}'::text[],'posts'::text,'feed_posts'::text,'deleted'::text,NULL::text,'{content}'::text[]), ('public.follows'::text,'{follower_id,followed_id}'::text[],'follows'::text,'follows'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.forum_posts'::text,'{user_id}'::text[],'forum posts'::text,'forum_posts'::text,'anonymized'::text,'emptied, so that replies still make sense'::text,'{content}'::text[]), ('public.forum_topics'::text,'{user_id}'::text[],'forum topics'::text,'forum_topics'::text,'anonymized'::text,'stay without your name'::text,'{}'::text[]), ('public.forums'::text,'{user_id}'::text[],'forums'::text,'forums'::text,'anonymized'::text,'stay without your name'::text,'{}'::text[]), ('public.granted_tiers'::text,'{user_id}'::text[],'granted membership'::text,'granted_tier'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.held_content'::text,'{member_id}'::text[],'posts waiting for review'::text,'held_content'::text,'deleted'::text,NULL::text,'{snapshot}'::text[]), ('public.listing_answers'::text,'{user_id}'::text[],'answers to questions about your listings'::text,'listing_answers'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.listing_days'::text,'{}'::text[],'daily figures of listings'::text,'listing_days'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.listing_document_requests'::text,'{member_id}'::text[],'requests for documents'::text,'document_requests'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.listing_documents'::text,'{}'::text[],'documents of your listings'::text,'listing_documents'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.listing_invitations'::text,'{user_id}'::text[],'invitations to listings'::text,'listing_invitations'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.listing_prices'::text,'{}'::text[],'price history'::text,'listing_prices'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.listing_questions'::text,'{user_id}'::text[],'questions about listings'::text,'listing_questions'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.listing_reviews'::text,'{reviewer_id}'::text[],'reviews of listings by staff'::text,'listing_reviews'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.listing_showing_notes'::text,'{}'::text[],'notes for visitors of your showings'::text,'listing_showings'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.listing_showings'::text,'{}'::text[],'showings of your listings'::text,'listing_showings'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.listing_terms'::text,'{}'::text[],'deal terms of your listings'::text,'listing_terms'::text,'deleted'::text,NULL::text,'{}'::text[]), ('private.ledger_nodes'::text,'{}'::text[],'hashes of your ledgers'::text,NULL::text,'anonymized'::text,'are hashes of the ledger, and prove it for the other side'::text,'{}'::text[]), ('public.ledger_entries'::text,'{}'::text[],'ledger of your offers and deals'::text,'offers'::text,'anonymized'::text,'names no one, and stays for the other side'::text,'{}'::text[]), ('public.ledger_texts'::text,'{author_id}'::text[],'names and messages in the ledger'::text,'ledger_texts'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.member_activity'::text,'{user_id}'::text[],'how active you are'::text,'activity'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.member_blocks'::text,'{blocker_id,blocked_id}'::text[],'blocks'::text,'blocked'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.member_contacts'::text,'{user_id}'::text[],'contact details'::text,'contact'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.member_details'::text,'{user_id}'::text[],'sign-up answers'::text,'details'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.member_markets'::text,'{user_id}'::text[],'markets'::text,'markets'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.member_responses'::text,'{member_id}'::text[],'who answered you'::text,'responses'::text,'deleted'::text,NULL::text,'{responder_id}'::text[]), ('public.member_reviews'::text,'{author_id,member_id}'::text[],'reviews by and about you'::text,'reviews'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.member_stats'::text,'{user_id}'::text[],'counts on your profile'::text,'stats'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.message_attachments'::text,'{}'::text[],'attachments'::text,'messages'::text,'anonymized'::text,'names of files you sent stay in the conversation; the files are deleted'::text,'{}'::text[]), ('public.message_settings'::text,'{user_id}'::text[],'message settings'::text,'message_settings'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.messages'::text,'{user_id}'::text[],'messages'::text,'messages'::text,'anonymized'::text,'stay with the other person without your name, until they delete their account too'::text,'{}'::text[]), ('public.moderation_actions'::text,'{member_id,actor_id}'::text[],'decisions of moderators'::text,'moderation'::text,'anonymized'::text,'stay without names, as long as we need them to keep the service safe'::text,'{}'::text[]), ('public.moderation_appeals'::text,'{member_id,decided_by}'::text[],'appeals'::text,'moderation'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.notification_settings'::text,'{user_id}'::text[],'notification settings'::text,'notification_settings'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.notifications'::text,'{user_id,actor_id}'::text[],'notifications'::text,'notifications'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.offer_versions'::text,'{}'::text[],'terms of your offers'::text,'offers'::text,'anonymized'::text,'stay with the offer'::text,'{}'::text[]), ('public.offers'::text,'{seller_id,buyer_id}'::text[],'offers'::text,'offers'::text,'anonymized'::text,'stay without your name, for the other side'::text,'{}'::text[]), ('public.pipeline_cards'::text,'{user_id}'::text[],'deals in your pipeline'::text,'pipeline'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.pipeline_files'::text,'{user_id}'::text[],'files in your pipeline'::text,'pipeline_files'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.pipeline_tasks'::text,'{user_id}'::text[],'tasks in your pipeline'::text,'pipeline_tasks'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.profile_views'::text,'{member_id,viewer_id}'::text[],'profiles you viewed'::text,'profile_views'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.proof_log'::text,'{actor_id}'::text[],'log of proofs of funds'::text,'proof_log'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.proof_shares'::text,'{}'::text[],'proofs of funds you share with sellers'::text,'proofs_of_funds'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.proofs_of_funds'::text,'{user_id,reviewer_id}'::text[],'proofs of funds'::text,'proofs_of_funds'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.properties'::text,'{user_id}'::text[],'listings'::text,'listings'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.property_feedback'::text,'{user_id}'::text[],'likes and dislikes'::text,'listing_feedback'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.property_submissions'::text,'{user_id,reviewer_id}'::text[],'submissions'::text,'submissions'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.reports'::text,'{reporter_id,reported_id,handled_by}'::text[],'reports'::text,'reports'::text,'anonymized'::text,'stay without names, as long as we need them to keep the service safe'::text,'{snapshot,subject_id}'::text[]), ('public.saved_analyses'::text,'{user_id}'::text[],'saved analyses'::text,'saved_analyses'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.saved_listings'::text,'{user_id}'::text[],'saved listings'::text,'saved_listings'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.saved_searches'::text,'{user_id}'::text[],'saved searches'::text,'saved_searches'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.search_alerts'::text,'{user_id}'::text[],'alerts of searches'::text,'search_alerts'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.showing_bookings'::text,'{user_id}'::text[],'showings you booked'::text,'showing_bookings'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.staff'::text,'{user_id}'::text[],'staff role'::text,'staff'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.stripe_checkouts'::text,'{user_id}'::text[],'checkouts'::text,'checkouts'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.stripe_customers'::text,'{user_id}'::text[],'customer number'::text,'billing_customer'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.stripe_orders'::text,'{user_id}'::text[],'invoices'::text,'orders'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.stripe_reversals'::text,'{user_id}'::text[],'refunds and disputes'::text,'reversals'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.stripe_subscriptions'::text,'{user_id}'::text[],'subscriptions'::text,'subscriptions'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.submission_files'::text,'{}'::text[],'contracts'::text,'submissions'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.submission_log'::text,'{actor_id}'::text[],'log of submissions'::text,'submission_log'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.topic_follows'::text,'{user_id}'::text[],'followed topics'::text,'followed_topics'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.topic_reads'::text,'{user_id}'::text[],'read topics'::text,'read_topics'::text,'deleted'::text,NULL::text,'{}'::text[]), ('public.users'::text,'{id}'::text[],'profile'::text,'profile'::text,'deleted'::text,NULL::text,'{}'::text[]), ('storage.objects'::text,'{}'::text[],'files'::text,'files'::text,'deleted'::text,NULL::text,'{}'::text[])) registry(table_name, member_columns, label, exported_as, on_deletion, note, copies);

create trigger a_clean_lines
  before insert or update of name, signed_name, company, capacity on public.agreement_signatures
  for each row
  execute function private.clean_lines('name', 'signed_name', 'company', 'capacity');

create trigger a_check_standing
  before insert or delete or update on public.deal_earnest_money
  for each STATEMENT
  execute function private.check_standing('public');

create trigger a_clean_lines
  before insert or update of reference on public.deal_earnest_money
  for each row
  execute function private.clean_lines('reference');

-- Deals that were opened before.
insert into public.deal_earnest_money (deal_id, due)
select d.id, v.earnest_money
from public.deals d join public.offer_versions v on v.offer_id = d.offer_id and v.version = d.version
where v.earnest_money > 0;

create trigger refuse_direct_write
  before insert or delete or update on public.deal_earnest_money
  for each STATEMENT
  execute function private.refuse_direct_write();

create trigger a_clean_lines
  before insert or update of name, company, capacity on public.deal_parties
  for each row
  execute function private.clean_lines('name', 'company', 'capacity');

create policy "Parties with the right to terms or earnest money can read it"
  on "public"."deal_earnest_money"
  for select
  to "authenticated"
  using
    (((deal_id = ANY (( select private.my_deal_ids('terms'::text) as my_deal_ids)::uuid[])) or
    (deal_id = ANY (( select private.my_deal_ids('earnest_money'::text) as my_deal_ids)::uuid[]))));

comment on column "private"."mail_queue"."user_id" is 'The reader; null for an invitation to a deal, which goes to the address of the party that is its subject.';

comment on column "public"."agreement_signatures"."company" is 'The company they sign for, as the text has it, with the state and capacity of deal_parties; null for themselves. Emptied with name, as are email and signed_from.';

comment on column "public"."agreement_signatures"."email" is 'The account''s verified address when they signed; null until they do, and for what was signed before it was kept.';

comment on column "public"."agreement_signatures"."signed_from" is 'The IP address they signed from; null as email, and if the request didn''t have one.';

comment on column "public"."deal_earnest_money"."amount" is 'Whole USD, as confirmed. Null until then, once disputed, and for what was confirmed before amounts were asked.';

comment on column "public"."deal_earnest_money"."due" is 'Whole USD, from the accepted terms.';

comment on column "public"."deal_earnest_money"."reference" is 'The number of the wire, check, or receipt.';

comment on column "public"."deal_parties"."capacity" is 'As what they sign for it, such as Managing member; null for a guest.';

comment on column "public"."deal_parties"."company" is 'The company they act for; null for themselves. Agreements name it. Null once the account is deleted.';

comment on column "public"."deal_parties"."company_state" is 'Two-letter code of the state in which the company is organized; null for a guest''s.';

comment on function "private"."accept_invitation"(text, text) is 'Joins the deal that the link of an emailed invitation is for, with a guest''s company (up to 160 characters), for the account with the invited address. The link proves who owns the address, so the account counts as verified. It works once; a repeated call by the same member returns the same. Returns the deal''s ID. Raises 42501 for another address, and P0001, to be shown as is, for a link that no longer works.';

comment on function "private"."agreement_signers"(public.deals, text) is 'Who signs an agreement: the seller and the buyer sign an assignment; everyone with a share of the profit in the agreed split signs a JV agreement. user_id is null for those who left the deal, name for those whose name has no letter or digit that can be seen. share_bps is null for an assignment. caption is what the text calls them: their name, or "Oak LLC (organized in Tennessee), acting through Dana Whitfield as Managing member".';

comment on function "private"."agreement_to_seal"(uuid, uuid) is 'For the seal-agreement function: what the PDF of an agreement shows, for a member who signed it: {document: the sealed one, null until then, agreement: {id, kind, title, state, body, body_sha256, prepared_at, signed_at, template_id, template_version}, deal: {id, address}, signers: [{party_id, position, role, name, signed_name, signed_at, other_name, company, company_state, capacity, email, signed_from}], ledger: {id, seq, hash, recorded_at} of the latest entry}. Raises 42501 for others, and P0001, to be shown as is, until everyone has signed, and if a name or signature is missing.';

comment on function "private"."check_parties"(public.agreements) is 'Raises P0001, to be shown as is, unless the text of an agreement names each of its parties and the companies they act for, and each has signed with a name if it''s signed.';

comment on function "private"."create_profile"() is 'Insert trigger on auth.users: creates the profile from the sign-up metadata {name, phone, roles, industries, state, county, markets, guest}. guest: they come for a deal, so the profile starts private. The name falls back to the local part of the email, then to Member. Unknown values are dropped, so no metadata can make a sign-up fail.';

comment on function "private"."deal_invitation"(text) is 'What the page of an invitation shows to whoever has the link of its email: {email, name, role, side, rights, address, invited_by}. Changes nothing, and doesn''t say whether an account has the address. Null for a link that no longer works.';

comment on function "private"."invitation_lifetime"() is 'How long the link of an invitation works. Must match src/shared/deals/invitation.ts.';

comment on function "private"."invite_party"(uuid, text, text, text, text[]) is
  'For the buyer and the seller: invites a JV partner to their side, or a title company, lender, or attorney with rights (of private.deal_rights), by private.send_invitation. Whether an account has the address, the inviter can''t tell. Returns the party''s ID. Raises 42501 for others, 23514 for an invalid address, and P0001, to be shown as is.';

comment on function "private"."invited_party"(text) is 'Who is invited by the link with this token. Nulls for an unknown, used, withdrawn, replaced, or expired one.';

comment on function "private"."issue_invitation_link"(uuid) is 'For an email that''s about to be sent: {token} of a new link, which replaces the earlier one. Only its hash is kept.';

comment on function "private"."move_milestone"(uuid, text, bigint, date, text) is
  'For parties: declare, confirm, reject, dispute, complete, or waive a milestone, as private.milestone_transitions allows. Confirming the earnest money takes the amount (whole USD), the day it arrived, and a reference, as private.receive_earnest_money checks them. Notifies the others. Raises 42501 for non-parties, and P0001, to be shown as is, for a move that isn''t allowed.';

comment on function "private"."preview_agreement"(uuid, text, jsonb) is 'For buyer and seller of an open deal: the agreement that prepare_agreement would make now: {template_id, template_version, title, state, body, body_sha256, signers: [{party_id, name, role, and company, company_state, capacity of those who act for one}]}. kind: assignment, with the inputs {original_seller, original_contract_date, assignment_fee_usd}, or jv, with {contributions, ends_on}. Dates are YYYY-MM-DD, the fee is whole USD. Raises 42501 for others, 22023 for an unknown kind, and P0001, to be shown as is: with the hint no_template if none is approved for the state, and no_split if the parties who share the profit aren''t settled.';

comment on function
  "private"."receive_earnest_money"(public.deals, public.deal_parties, bigint, date, text) is
  'Records what a party says of the earnest money that arrived: whole USD, the day, from the acceptance to today in the deal''s time zone, and a reference with a digit. Returns it for the ledger, with the amount due. Raises P0001, to be shown as is.';

comment on function "private"."request_address"() is 'The address the request came from, by its headers; null if missing or invalid.';

comment on function "private"."resend_invitation"(uuid) is 'For the side that invited someone who hasn''t joined: emails the invitation again. The link of the earlier email no longer works. Raises 42501 for others, and P0001, to be shown as is.';

comment on function "private"."send_invitation"(public.deals, public.deal_parties, uuid) is
  'Emails an invitation to the invited address, whether or not an account has it, and notifies the account that verified it. Does nothing if that account is in the deal, or a block is between it and the buyer or the seller.';

comment on function "private"."set_party_company"(uuid, text, text, text) is
  'For the buyer, the seller, and JV partners of an open deal: the company they act for, the state in which it''s organized (two-letter code), and in what capacity they sign for it; without a company, they act for themselves. Agreements prepared from then on name it. The same again changes nothing. Raises 42501 for others, and P0001, to be shown as is.';

comment on function "private"."trust_invited_account"(uuid, uuid, text) is 'Records that a member owns the account''s address, to which an invitation was sent. The first time, ends their other sessions, and, if this one began with a code, removes the password and second factors: all of them may be someone else''s (see private.secure_account).';

comment on function "public"."accept_invitation"(text, text) is 'Joins the deal that the link of an emailed invitation is for, with a guest''s company (up to 160 characters), for the account with the invited address. The link proves who owns the address, so the account counts as verified. It works once; a repeated call by the same member returns the same. Returns the deal''s ID. Raises 42501 for another address, and P0001, to be shown as is, for a link that no longer works.';

comment on function "public"."agreement_to_seal"(uuid, uuid) is 'For the seal-agreement function: what the PDF of an agreement shows, for a member who signed it: {document: the sealed one, null until then, agreement: {id, kind, title, state, body, body_sha256, prepared_at, signed_at, template_id, template_version}, deal: {id, address}, signers: [{party_id, position, role, name, signed_name, signed_at, other_name, company, company_state, capacity, email, signed_from}], ledger: {id, seq, hash, recorded_at} of the latest entry}. Raises 42501 for others, and P0001, to be shown as is, until everyone has signed, and if a name or signature is missing.';

comment on function "public"."claim_mail"(integer) is 'For the send-mail function: claims up to 100 due emails. Report each with complete_mail. user_id is null for invitations to deals, whose data has the token of their link. actor_id and actor_name are null if nobody is named or the reader can''t see the actor''s profile. actor_trusted: whether the actor may message strangers (trust level 1).';

comment on function "public"."deal_invitation"(text) is 'What the page of an invitation shows to whoever has the link of its email: {email, name, role, side, rights, address, invited_by}. Changes nothing, and doesn''t say whether an account has the address. Null for a link that no longer works.';

comment on function "public"."invite_party"(uuid, text, text, text, text[]) is
  'For the buyer and the seller: invites a JV partner to their side, or a title company, lender, or attorney with rights (of private.deal_rights), by private.send_invitation. Whether an account has the address, the inviter can''t tell. Returns the party''s ID. Raises 42501 for others, 23514 for an invalid address, and P0001, to be shown as is.';

comment on function "public"."move_milestone"(uuid, text, bigint, date, text) is
  'For parties: declare, confirm, reject, dispute, complete, or waive a milestone, as private.milestone_transitions allows. Confirming the earnest money takes the amount (whole USD), the day it arrived, and a reference, as private.receive_earnest_money checks them. Notifies the others. Raises 42501 for non-parties, and P0001, to be shown as is, for a move that isn''t allowed.';

comment on function "public"."preview_agreement"(uuid, text, jsonb) is 'For buyer and seller of an open deal: the agreement that prepare_agreement would make now: {template_id, template_version, title, state, body, body_sha256, signers: [{party_id, name, role, and company, company_state, capacity of those who act for one}]}. kind: assignment, with the inputs {original_seller, original_contract_date, assignment_fee_usd}, or jv, with {contributions, ends_on}. Dates are YYYY-MM-DD, the fee is whole USD. Raises 42501 for others, 22023 for an unknown kind, and P0001, to be shown as is: with the hint no_template if none is approved for the state, and no_split if the parties who share the profit aren''t settled.';

comment on function "public"."resend_invitation"(uuid) is 'For the side that invited someone who hasn''t joined: emails the invitation again. The link of the earlier email no longer works. Raises 42501 for others, and P0001, to be shown as is.';

comment on function "public"."set_party_company"(uuid, text, text, text) is
  'For the buyer, the seller, and JV partners of an open deal: the company they act for, the state in which it''s organized (two-letter code), and in what capacity they sign for it; without a company, they act for themselves. Agreements prepared from then on name it. The same again changes nothing. Raises 42501 for others, and P0001, to be shown as is.';

comment on table "private"."deal_invitation_links" is 'The link of the latest email to someone invited to a deal: only its hash. It lets its owner join once.';

comment on table "public"."deal_earnest_money" is 'The earnest money of a deal: what the terms say, and what was confirmed as received. For parties with the right to terms or earnest_money.';

comment on view "private"."personal_data" is 'Where data about members is: its section in public.export_my_data, and what deleting the account does with it. note says why it isn''t exported or isn''t deleted. copies are columns that hold names or IDs of other members.';

revoke all on function "private"."accept_invitation"(text, text) from public;

grant execute on function "private"."accept_invitation"(text, text) to "authenticated";

grant execute on function "private"."accept_invitation"(text, text) to "service_role";

revoke all on function "private"."agreement_signers"(public.deals, text) from public;

revoke all on function "private"."deal_invitation"(text) from public;

grant execute on function "private"."deal_invitation"(text) to "anon", "authenticated";

grant execute on function "private"."deal_invitation"(text) to "service_role";

revoke all on function "private"."invitation_lifetime"() from public;

revoke all on function "private"."invited_party"(text) from public;

revoke all on function "private"."issue_invitation_link"(uuid) from public;

revoke all on function "private"."move_milestone"(uuid, text, bigint, date, text) from public;

grant execute
  on function "private"."move_milestone"(uuid, text, bigint, date, text)
  to "authenticated";

grant execute
  on function "private"."move_milestone"(uuid, text, bigint, date, text)
  to "service_role";

revoke all
  on function
    "private"."receive_earnest_money"(public.deals, public.deal_parties, bigint, date, text)
  from public;

revoke all on function "private"."request_address"() from public;

revoke all on function "private"."resend_invitation"(uuid) from public;

grant execute on function "private"."resend_invitation"(uuid) to "authenticated";

grant execute on function "private"."resend_invitation"(uuid) to "service_role";

revoke all
  on function "private"."send_invitation"(public.deals, public.deal_parties, uuid)
  from public;

revoke all on function "private"."set_party_company"(uuid, text, text, text) from public;

grant execute on function "private"."set_party_company"(uuid, text, text, text) to "authenticated";

grant execute on function "private"."set_party_company"(uuid, text, text, text) to "service_role";

revoke all on function "private"."trust_invited_account"(uuid, uuid, text) from public;

revoke all on function "public"."accept_invitation"(text, text) from public;

grant execute on function "public"."accept_invitation"(text, text) to "authenticated";

grant execute on function "public"."accept_invitation"(text, text) to "service_role";

revoke all on function "public"."deal_invitation"(text) from public;

grant execute on function "public"."deal_invitation"(text) to "anon", "authenticated";

grant execute on function "public"."deal_invitation"(text) to "service_role";

revoke all on function "public"."move_milestone"(uuid, text, bigint, date, text) from public;

grant execute
  on function "public"."move_milestone"(uuid, text, bigint, date, text)
  to "authenticated";

grant execute
  on function "public"."move_milestone"(uuid, text, bigint, date, text)
  to "service_role";

revoke all on function "public"."resend_invitation"(uuid) from public;

grant execute on function "public"."resend_invitation"(uuid) to "authenticated";

grant execute on function "public"."resend_invitation"(uuid) to "service_role";

revoke all on function "public"."set_party_company"(uuid, text, text, text) from public;

grant execute on function "public"."set_party_company"(uuid, text, text, text) to "authenticated";

grant execute on function "public"."set_party_company"(uuid, text, text, text) to "service_role";

revoke all on table "public"."deal_earnest_money" from "authenticated";

grant select on table "public"."deal_earnest_money" to "authenticated";

revoke all on table "public"."deal_earnest_money" from "service_role";

grant select on table "public"."deal_earnest_money" to "service_role";

reset check_function_bodies;
