set check_function_bodies = off;

drop trigger "refuse_links" on "public"."connections";

drop trigger "refuse_links" on "public"."forums";

drop trigger "refuse_links" on "public"."listing_document_requests";

drop trigger "refuse_links" on "public"."listing_showing_notes";

drop function "private"."claim_mail"(integer);

drop function "private"."refuse_links"();

drop function "private"."sign_agreement"(uuid, text, text, boolean);

drop function "public"."claim_mail"(integer);

drop function "public"."sign_agreement"(uuid, text, text, boolean);

alter table "public"."agreement_signatures"
  add column "other_name" boolean not null default false;

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
    'seller', (select s.name from private.agreement_signers(deal, 'assignment') s where s.role = 'seller'),
    'buyer', (select s.name from private.agreement_signers(deal, 'assignment') s where s.role = 'buyer'),
    'parties', (
      select string_agg(
        '- ' || s.name || case s.role when 'buyer' then ', the buyer in the deal'
          when 'seller' then ', the seller in the deal' else '' end, E'\n' order by s.position
      ) from private.agreement_signers(deal, agreement_fields.kind) s
    ),
    'profit_shares', coalesce((
      select string_agg(
        '- ' || s.name || ': ' || trim_scale(s.share_bps / 100.0) || '%', E'\n' order by s.position
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
    party_id   uuid,
    user_id    uuid,
    name       text,
    role       text,
    "position" integer,
    share_bps  integer
  )
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select p.id, case when p.revoked_at is null then p.user_id end, private.clean_line(u.name), p.role,
    row_number() over (order by coalesce(h.position, 0), p.role desc)::integer, h.share_bps
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

create or replace function private.agreement_to_seal (
  member       uuid,
  agreement_id uuid
)
  returns jsonb
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
declare
  agreement public.agreements;
  deal public.deals;
begin
  select a.* into agreement from public.agreements a
  join public.agreement_signatures s on s.agreement_id = a.id
  join public.deal_parties p on p.id = s.party_id and p.user_id = member
  where a.id = agreement_to_seal.agreement_id;
  if agreement.id is null then
    raise exception 'This agreement isn’t available to you.' using errcode = '42501';
  end if;
  if agreement.status <> 'signed' then
    raise exception 'Not everyone has signed this agreement.' using errcode = 'P0001', hint = 'deal_changed';
  end if;
  -- A sealed one can still be opened.
  if agreement.document_id is null then
    perform private.check_parties(agreement);
  end if;
  select * into deal from public.deals d where d.id = agreement.deal_id;
  return jsonb_build_object(
    'document', (select to_jsonb(d) from public.deal_documents d where d.id = agreement.document_id),
    'agreement', jsonb_build_object(
      'id', agreement.id, 'kind', agreement.kind, 'title', agreement.title, 'state', agreement.state,
      'body', agreement.body, 'body_sha256', agreement.body_sha256, 'prepared_at', agreement.created_at,
      'signed_at', agreement.ended_at, 'template_id', agreement.template_id,
      'template_version', (select t.version from public.agreement_templates t where t.id = agreement.template_id)
    ),
    'deal', jsonb_build_object('id', deal.id, 'address', deal.address),
    'signers', (
      select jsonb_agg(to_jsonb(s) - 'agreement_id' order by s.position) from public.agreement_signatures s
      where s.agreement_id = agreement.id
    ),
    'ledger', (
      select jsonb_build_object('id', e.offer_id, 'seq', e.seq, 'hash', e.hash, 'recorded_at', e.recorded_at)
      from public.ledger_entries e where e.offer_id = deal.offer_id order by e.seq desc limit 1
    )
  );
end;
$function$;

create or replace function private.answer_offer (
  offer_id uuid,
  action   text,
  version  integer,
  terms    jsonb   default null::jsonb,
  message  text    default null::text
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
  if action not in ('revise', 'counter', 'accept', 'decline', 'withdraw', 'back_up') then
    raise exception 'Unknown action %', action using errcode = '22023';
  end if;
  if offer.version is distinct from answer_offer.version then
    raise exception 'This offer has changed. Review the latest version.'
      using errcode = 'P0001', hint = 'offer_changed';
  end if;
  perform private.check_not_held(offer.held_at is not null and action <> 'withdraw');
  -- The job that expires offers may not have run yet.
  if offer.held_at is null and offer.state in ('sealed', 'open') and offer.respond_by <= clock_timestamp() then
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
    perform private.notify_offer(other, me, case
      when role = 'seller' and action in ('revise', 'withdraw') then action || '_counter' else action
    end, entry, offer);
  end if;
  if action = 'accept' then
    perform private.open_deal(offer.id);
  end if;
end;
$function$;

create or replace function private.assignment_fields (
  deal   public.deals,
  inputs jsonb,
  price  bigint,
  today  date
)
  returns jsonb
  language plpgsql
  stable
  set search_path to ''
  AS $function$
declare
  original_seller constant text := private.clean_line(inputs ->> 'original_seller');
  contract_date constant date := private.input_date(inputs, 'original_contract_date');
  fee constant text := inputs ->> 'assignment_fee_usd';
begin
  if original_seller is null or char_length(original_seller) > 200 then
    raise exception 'Enter the seller named in the original contract, in up to 200 characters.' using errcode = 'P0001';
  end if;
  if contract_date is null or contract_date > today or contract_date < today - interval '10 years' then
    raise exception 'Enter the date of the original contract, in the last 10 years.' using errcode = 'P0001';
  end if;
  if fee is null or fee !~ '^[0-9]{1,12}$' or fee::bigint > price then
    raise exception 'Enter the assignment fee in whole dollars. It can’t be more than the price.'
      using errcode = 'P0001';
  end if;
  return jsonb_build_object(
    'original_seller', original_seller, 'original_contract_date', private.long_date(contract_date),
    'assignment_fee', private.dollars(fee::bigint)
  );
end;
$function$;

create or replace function private.bare_text (
  content text
)
  returns text
  language sql
  immutable
  parallel safe
  set search_path to ''
  AS $function$
  select translate(
    -- Full-width letters and those in circles, then what nobody sees, and keycaps around digits.
    regexp_replace(lower(private.without_invisible(normalize(content, nfkc))), '[\u200c\u200d\ufe0e\ufe0f\u20e3]', '',
      'g'),
    '٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹०१२३४५६७८९।。‐‑‒–—―−·•',
    '012345678901234567890123456789..-------..'
  );
$function$;

create or replace function private.check_first_message (
  recipient uuid,
  content   text,
  has_files boolean
)
  returns void
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
begin
  if (has_files or private.contact_details(content) <> '{}') and private.is_stranger(recipient)
    and private.trust_level(auth.uid()) < 2
  then
    raise exception 'New members can’t send links, email addresses, phone numbers, or files to members who haven’t '
      'written to them.' using errcode = 'P0001';
  end if;
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
      or (s.signed_at is not null or agreement.status = 'signed') and private.clean_line(s.signed_name) is null
      or agreement.status = 'signed' and s.signed_at is null
    )
  ) then
    raise exception 'This agreement doesn’t have everyone’s name or signature. Prepare it again.'
      using errcode = 'P0001', hint = 'deal_changed';
  end if;
end;
$function$;

create or replace function private.check_text (
  member      uuid,
  content     text,
  before_edit text default null::text
)
  returns void
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
begin
  if member is not null and private.trust_level(member) < 2
    and not private.contact_details(content) <@ private.contact_details(before_edit)
  then
    raise exception 'New members can’t use links, email addresses, or phone numbers here yet.' using errcode = 'P0001';
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
    order by c.due_at;
end;
$function$;

create or replace function private.clean_line (
  content text
)
  returns text
  language sql
  immutable
  parallel safe
  set search_path to ''
  AS $function$
  -- Blocks of letters and digits, without symbols, punctuation, and accents that stand alone.
  select line from (select private.plain_line(content) as line) as plain
  where line ~ ('[0-9A-Za-z\u00aa\u00b5\u00ba\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u02af\u0370-\u0373\u0376-\u037d'
    '\u037f-\u0383\u0386\u0388-\u0482\u048a-\u0588\u05d0-\u060b\u0620-\u064a\u0660-\u0669\u066e-\u06d3\u06ee-\u07ea'
    '\u0800-\u0815\u0840-\u0858\u0860-\u0887\u08a0-\u08c9\u0904-\u0939\u0958-\u0961\u0966-\u167f\u1681-\u1aaf'
    '\u1b05-\u1dbf\u1e00-\u1fbc\u1fbe\u1fc2-\u1fcc\u1fd0-\u1fdb\u1fe0-\u1fec\u1ff2-\u1ffc\u2c00-\u2cf3\u2d00-\u2ddf'
    '\u3005-\u3007\u3021-\u3029\u3041-\u3096\u309d-\u309f\u30a1-\u30fa\u30fc-\u318f\u31a0-\u31bf\u31f0-\u31ff'
    '\u3400-\u4dbf\u4e00-\ua48c\ua4d0-\uabff\uac00-\ud7fb\uf900-\ufb1d\ufb1f-\ufbb1\ufbd3-\ufdcf\ufdf0-\ufdfb'
    '\ufe70-\ufefc\uff10-\uff19\uff21-\uff3a\uff41-\uff5a\uff66-\uffdc'
    '\U00010000-\U000100fa\U00010280-\U0001bc9c\U0001d400-\U0001d7ff\U0001e000-\U0001eeff\U00020000-\U0003fffd]');
$function$;

create or replace function private.clean_lines()
  returns trigger
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  fields constant jsonb := to_jsonb(new);
  field text;
  given text;
  cleaned text;
begin
  foreach field in array tg_argv loop
    given := fields ->> field;
    cleaned := private.clean_line(given);
    -- What is blank is for the column's own rules.
    if cleaned is null and given ~ '[^ \t\r\n]' then
      raise exception 'Use at least one letter or digit in the %.', replace(field, '_', ' ') using errcode = 'P0001';
    end if;
    if cleaned <> given then
      new := jsonb_populate_record(new, jsonb_build_object(field, cleaned));
    end if;
  end loop;
  return new;
end;
$function$;

create or replace function private.contact_details (
  content text
)
  returns text[]
  language sql
  immutable
  parallel safe
  set search_path to ''
  AS $function$ select private.links(content) || private.phones(content); $function$;

create or replace function private.create_profile()
  returns trigger
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  meta jsonb := case when jsonb_typeof(new.raw_user_meta_data) = 'object' then new.raw_user_meta_data else '{}' end;
  stored constant text[] := array['roles', 'industries', 'state', 'county', 'markets'];
  home public.counties;
begin
  select * into home from public.counties where state = meta ->> 'state' and name = meta ->> 'county';
  insert into public.users (id, name, location)
  values (
    new.id,
    coalesce(
      case when jsonb_typeof(meta -> 'name') = 'string' then private.sign_up_name(meta ->> 'name') end,
      private.sign_up_name(split_part(new.email, '@', 1)),
      'Member'
    ),
    regexp_replace(home.name, '^(.*), City of$', 'City of \1') || ', ' || home.state
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

create or replace function private.decline_other_offers (
  property_id uuid,
  message     text default null::text
)
  returns integer
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
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
        jsonb_build_object('party_id', s.party_id, 'name', s.name, 'role', s.role) order by s.position
      )
      from private.agreement_signers(deal, draft_agreement.kind) s
    )
  );
end;
$function$;

create or replace function private.folded_name (
  name text
)
  returns text
  language sql
  immutable
  parallel safe
  set search_path to ''
  AS $function$
  -- Case goes first: folding it can leave accents.
  select regexp_replace(
    normalize(lower(private.plain_line(name)), nfkd),
    '[\u0001-\u002f\u003a-\u0060\u007b-\u00a9\u00ab-\u00b4\u00b6-\u00b9\u00bb-\u00bf\u00d7\u00f7\u02b0-\u036f'
      '\u0483-\u0489\u0589-\u05cf\u0610-\u061f\u064b-\u065f\u1ab0-\u1aff\u1dc0-\u1dff\u2000-\u206f\u20d0-\u20ff'
      '\u2190-\u2bff\u2e00-\u2e7f\u3000-\u3004\u3008-\u3020\ufe00-\ufe6f\U0001f000-\U0001faff]+',
    '', 'g'
  );
$function$;

create or replace function private.hold_reason (
  member      uuid,
  before_edit jsonb,
  content     jsonb
)
  returns text
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
declare
  level constant smallint := private.trust_level(member);
begin
  return case
    when level >= 2 then null
    -- An edit may keep what was approved.
    when not private.contact_details(private.visible_text(content))
      <@ private.contact_details(private.visible_text(before_edit)) then 'link'
    when content ->> 'image' <> coalesce(before_edit ->> 'image', '') then 'image'
    when level = 0 and before_edit is null then 'first_post'
  end;
end;
$function$;

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
  perform private.check_text(auth.uid(), name);
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

create or replace function private.is_stranger (
  member uuid
)
  returns boolean
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select not private.has_messaged(member) and not exists (
    select from public.deal_parties mine
    join public.deal_parties theirs on theirs.deal_id = mine.deal_id and theirs.user_id = member
      and theirs.revoked_at is null
    where mine.user_id = auth.uid() and mine.revoked_at is null
  );
$function$;

create or replace function private.links (
  content text
)
  returns text[]
  language sql
  immutable
  parallel safe
  set search_path to ''
  AS $function$
  select array(
    select distinct found.match[1]
    from regexp_matches(
      -- "example dot com" and "example[.]com"
      regexp_replace(
        regexp_replace(
          -- "me at gmail" and "me (at) mail.com"
          regexp_replace(
            regexp_replace(private.bare_text(content), '\s*[[({<]\s*(dot|\.)\s*[])}>]\s*', '.', 'g'),
            '\s*[[({<]\s*(at|@)\s*[])}>]\s*', '@', 'g'
          ),
          '\s+(?:at|@)\s+(gmail|yahoo|hotmail|outlook|icloud|aol|proton|protonmail)\M', '@\1', 'g'
        ),
        '\s+dot\s+(com|net|org|info|biz|io|co|xyz|me)\M|\s*\.\s+(com|org)\M', '.\1\2', 'g'
      ),
      '((?:https?|hxxps?|ftp):/+[^\s<>"]+|\mwww\.[^\s<>"]+|[^\s@<>"]+@[a-z0-9.-]+\.[a-z]{2,}'
        '|[^\s@<>"]+@(?:gmail|yahoo|hotmail|outlook|icloud|aol|proton|protonmail)\M'
        '|\m[a-z0-9.-]+\.(?:com|net|org|info|biz|io|co|us|uk|ca|ru|cn|xyz|top|site|online|club|app|dev|me|ly|gg|tv|cc'
        '|ai|vip|link|page|pro|shop|store|live|website|space|click|icu|digital|cloud|email|agency|realty|eu|de|mx)\M'
        '(?:/[^\s<>"]*)?|\m[a-z0-9.-]+\.[a-z]{2,}/[^\s<>"]+)',
      'g'
    ) as found (match)
    order by 1
  );
$function$;

create or replace function private.make_offer (
  offer_id    uuid,
  property_id uuid,
  terms       jsonb,
  message     text  default null::text
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
      'message', private.offer_message(offer.seller_id, message), 'buyer_name', offer.buyer_name, 'title', offer.title,
      'address', offer.address
    ), me);
  perform private.notify_offer(offer.seller_id, me, case offer.state when 'sealed' then 'sealed' else 'made' end, entry,
    offer);
end;
$function$;

create or replace function private.offer_message (
  recipient uuid,
  message   text
)
  returns text
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
declare
  cleaned constant text := private.clean_text(message);
begin
  if char_length(cleaned) > 2000 then
    raise exception 'Shorten your message to 2,000 characters.' using errcode = 'P0001';
  end if;
  perform private.check_first_message(recipient, cleaned, false);
  return cleaned;
end;
$function$;

create or replace function private.phones (
  content text
)
  returns text[]
  language plpgsql
  immutable
  parallel safe
  set search_path to ''
  AS $function$
declare
  -- What stands between the digits of a number.
  gap constant text := '[-\s.()_*~]{0,4}';
  -- What only looks like one next to other numbers: dates, prices, ZIP codes behind a state, and parcels.
  others constant text[] := array[
    '(?<![0-9])(?:19|20)[0-9]{2}[-.](?:0?[1-9]|1[0-2])[-.](?:0?[1-9]|[12][0-9]|3[01])(?![0-9])',
    '(?<![0-9])(?:0?[1-9]|1[0-2])[-.](?:0?[1-9]|[12][0-9]|3[01])[-.](?:19|20)[0-9]{2}(?![0-9])',
    '\$\s?(?:[0-9]{1,3}(?:,[0-9]{3}){0,2}|[0-9]{4,9})(?![0-9,])',
    '(?<=\m[a-z]{2}[\s,.]{1,2})[0-9]{5}-[0-9]{4}(?![0-9])',
    '\m(?:apn|parcel|folio|pin)\M[^0-9a-z]{0,3}(?:(?:no|number|id)\M[^0-9a-z]{0,3})?0[-0-9.\s]+'
  ];
  other text;
  -- Mentions have IDs.
  spelled text := regexp_replace(
    private.bare_text(content), '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}', ' x ', 'g'
  );
  digits text;
begin
  if spelled !~ '[0-9]|one|two|three|four|five|six|seven|eight|nine|zero' then
    return '{}';
  end if;
  spelled := private.spelled_digits(spelled);
  digits := spelled;
  foreach other in array others loop
    digits := regexp_replace(digits, other, ' x ', 'g');
  end loop;
  return array(
    select distinct regexp_replace(found.match[1], '[^0-9+]', '', 'g')
    from (
      -- Ten digits of North America, grouped in any way: the area code and what follows don't start with 0 or 1.
      select regexp_matches(digits, '(?<![0-9])((?:1' || gap || ')?[2-9]' || gap || '[0-9]' || gap || '[0-9]' || gap
        || '[2-9]' || repeat(gap || '[0-9]', 6) || ')(?![0-9])', 'g') as match
      union all
      -- Not a price.
      select regexp_matches(spelled, '\$\s?([2-9][0-9]{2}' || gap || '[2-9][0-9]{2}' || gap || '[0-9]{4})(?![0-9])',
        'g')
      union all
      -- In the usual groups, or digit by digit, also between what separates the items of a list.
      select regexp_matches(digits, '(?<![0-9])([2-9][0-9]{2}(?:[,:;|]|\s?/\s?)[2-9][0-9]{2}[-,:;|\s]{1,3}[0-9]{4}'
        '|[2-9](?:[,:;/|]\s{0,2}[0-9]){9})(?![0-9])', 'g')
      union all
      -- Other countries, with the code or the 0 in front.
      select regexp_matches(digits, '(\+\(?[0-9](?:' || gap || '[0-9]){8,14}|(?<![0-9.,])0[0-9](?:' || gap
        || '[0-9]){8,13})(?![0-9])', 'g')
      union all
      -- Seven digits, if it says what they are.
      select regexp_matches(digits, '\m(?:call|text|txt|phone|tel|cell|mobile|whatsapp|sms|dial)\M[^0-9]{0,25}'
        '([2-9]' || repeat(gap || '[0-9]', 2) || '[-.\s]{1,3}[0-9]' || repeat(gap || '[0-9]', 3) || ')(?![0-9])', 'g')
    ) as found
    order by 1
  );
end;
$function$;

create or replace function private.plain_line (
  content text
)
  returns text
  language sql
  immutable
  parallel safe
  set search_path to ''
  AS $function$
  -- Inside out. Normalized first, because a composed symbol decides about the selector behind it, and last, because
  -- letters come together.
  select nullif(normalize(btrim(regexp_replace(
    -- Joiners stay between two emoji, and between letters of scripts that need them.
    regexp_replace(
      -- Variation selectors stay behind a symbol, and in a keycap.
      regexp_replace(
        private.without_invisible(normalize(content, nfc)),
        '(?<![#*0-9\u00a9\u00ae\u203c\u2049\u2122\u2139\u2190-\u2bff\u3030\u303d\u3297\u3299\U0001f000-\U0001faff])'
          '[\ufe0e\ufe0f]+|(?<=[#*0-9])[\ufe0e\ufe0f](?!\u20e3)',
        '', 'g'
      ),
      '(?<![\u0600-\u109f\u1700-\u1cff\ua800-\uabff\U00010a00-\U00011fff'
        '\u2190-\u2bff\ufe0e\ufe0f\U0001f000-\U0001faff])[\u200c\u200d]'
        '|[\u200c\u200d](?![\u0600-\u109f\u1700-\u1cff\ua800-\uabff\U00010a00-\U00011fff'
        '\u2190-\u2bff\U0001f000-\U0001faff])'
        '|(?<=[\u0600-\u109f\u1700-\u1cff\ua800-\uabff\U00010a00-\U00011fff])[\u200c\u200d]'
        '(?=[\u2190-\u2bff\U0001f000-\U0001faff])'
        '|(?<=[\u2190-\u2bff\ufe0e\ufe0f\U0001f000-\U0001faff])[\u200c\u200d]'
        '(?=[\u0600-\u109f\u1700-\u1cff\ua800-\uabff\U00010a00-\U00011fff])',
      '', 'g'
    ),
    -- Every space, line break, and control character.
    '[\u0001-\u0020\u007f-\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]+', ' ', 'g'
  )), nfc), '');
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
  insert into public.agreement_signatures (agreement_id, party_id, position, role, name)
  select prepare_agreement.agreement_id, (signer.value ->> 'party_id')::uuid, signer.ordinal, signer.value ->> 'role',
    signer.value ->> 'name'
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

create or replace function private.refuse_contact_details()
  returns trigger
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  before_edit constant jsonb := case when tg_op = 'UPDATE' then to_jsonb(old) end;
begin
  perform private.check_text(
    auth.uid(), string_agg(to_jsonb(new) ->> field.name, ' ;; '), string_agg(before_edit ->> field.name, ' ;; ')
  ) from unnest(tg_argv[0:]) as field (name);
  return new;
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
  perform private.check_text(member, name);
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

create or replace function private.register_sealed_agreement (
  agreement_id uuid,
  document_id  uuid,
  size         bigint,
  sha256       text,
  path         text
)
  returns public.deal_documents
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  agreement public.agreements;
  deal public.deals;
  stored public.deal_documents;
begin
  select * into agreement from public.agreements a where a.id = register_sealed_agreement.agreement_id;
  deal := private.lock_deal(agreement.deal_id);
  select * into agreement from public.agreements a where a.id = agreement.id for no key update;
  if agreement.id is null or agreement.status <> 'signed' then
    raise exception 'Not a signed agreement' using errcode = '22023';
  end if;
  perform private.check_parties(agreement);
  select * into stored from public.deal_documents d where d.id = agreement.document_id;
  if stored.id is not null then
    return stored;
  end if;
  if path is distinct from 'agreements/' || agreement.id || '/' || sha256 || '.pdf' or not exists (
    select from storage.objects o where o.bucket_id = 'deal-documents' and o.name = register_sealed_agreement.path
  ) then
    raise exception 'No such file is stored' using errcode = '22023';
  end if;
  insert into public.deal_documents (id, deal_id, kind, path, name, size, mime_type, sha256)
  values (register_sealed_agreement.document_id, deal.id,
    case agreement.kind when 'jv' then 'jv_agreement' else 'assignment' end, register_sealed_agreement.path,
    agreement.title || '.pdf', register_sealed_agreement.size, 'application/pdf', register_sealed_agreement.sha256)
  returning * into stored;
  insert into public.deal_document_readers (document_id, party_id)
  select stored.id, s.party_id from public.agreement_signatures s where s.agreement_id = agreement.id;
  update public.agreements a set document_id = stored.id where a.id = agreement.id;
  perform private.log_document_step(stored.id, null, 'added',
    jsonb_build_object('kind', stored.kind, 'name', stored.name, 'sha256', stored.sha256));
  perform private.append_entry(deal.offer_id, 'system', 'agreement.seal', jsonb_build_object(
    'agreement', agreement.id, 'kind', agreement.kind, 'document', stored.id, 'sha256', stored.sha256
  ));
  return stored;
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
  set signed_name = typed, signed_at = clock_timestamp(), other_name = is_other
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

create or replace function private.sign_up_name (
  given text
)
  returns text
  language sql
  immutable
  set search_path to ''
  AS $function$
  select name from (select private.clean_line(left(private.clean_line(left(given, 1000)), 120)) as name) as cleaned
  where private.contact_details(name) = '{}';
$function$;

create or replace function private.spelled_digits (
  content text
)
  returns text
  language plpgsql
  immutable
  parallel safe
  set search_path to ''
  AS $function$
declare
  words constant text[] := '{zero,one,two,three,four,five,six,seven,eight,nine}';
  either constant text := array_to_string(words, '|');
  spelled text := content;
begin
  -- "fivefive" and "five5"
  spelled := regexp_replace(spelled, '(' || either || ')(?=' || either || ')', '\1 ', 'g');
  for i in 1 .. 10 loop
    spelled := regexp_replace(spelled, '(?<![a-z])' || words[i] || '(?![a-z])', (i - 1)::text, 'g');
  end loop;
  spelled := regexp_replace(spelled, '(?<![a-np-z])(?:oh|o)(?![a-np-z])', '0', 'g');
  spelled := regexp_replace(spelled, '(?<=[0-9])[il|](?![a-z])|(?<![a-z])[il|](?=[0-9])', '1', 'g');
  spelled := regexp_replace(spelled, '(?<![a-z])double[\s-]*([0-9])(?![0-9])', '\1\1', 'g');
  spelled := regexp_replace(spelled, '(?<![a-z])triple[\s-]*([0-9])(?![0-9])', '\1\1\1', 'g');
  return regexp_replace(spelled, '(?<![0-9])([0-9])[\s-]*hundred(?![a-z])', '\100', 'g');
end;
$function$;

create or replace function private.without_invisible (
  content text
)
  returns text
  language sql
  immutable
  parallel safe
  set search_path to ''
  AS $function$
  select regexp_replace(content,
    -- Soft hyphen, joiners of graphemes, direction marks, and fillers of Hangul, Khmer, and Mongolian,
    '[\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f'
      -- zero-width, bidirectional, and other formats, the empty Braille cell, and variation selectors,
      '\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\u2800\u3164\ufe00-\ufe0d\ufeff\uffa0'
      -- private use, annotations, what isn't a character, and formats of rare scripts and music,
      '\ue000-\uf8ff\ufdd0-\ufdef\ufff0-\ufffc\ufffe\uffff'
      '\U00013430-\U0001343f\U00016fe4\U0001bca0-\U0001bca3\U0001d159\U0001d173-\U0001d17a'
      -- tags, and planes without characters.
      '\U0001fffe\U0001ffff\U0002fffe\U0002ffff\U0003fffe-\U0010ffff]+',
    '', 'g');
$function$;

create or replace function public.claim_mail (
  max_rows integer default 20
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
  language sql
  set search_path to ''
  AS $function$
  select private.record_job_run('send-mail');
  select * from private.claim_mail(max_rows);
$function$;

create or replace function public.sign_agreement (
  agreement_id uuid,
  body_sha256  text,
  signed_name  text,
  consent      boolean,
  confirmed    boolean default false
)
  returns void
  language sql
  set search_path to ''
  AS $function$ select private.sign_agreement(agreement_id, body_sha256, signed_name, consent, confirmed); $function$;

create trigger a_clean_lines
  before insert or update of name, signed_name on public.agreement_signatures
  for each row
  execute function private.clean_lines('name', 'signed_name');

create trigger refuse_contact_details
  before insert or update of note on public.connections
  for each row
  execute function private.refuse_contact_details('note');

create trigger a_clean_lines
  before insert or update of name, company, signature on public.contact_messages
  for each row
  execute function private.clean_lines('name', 'company', 'signature');

create trigger a_clean_lines
  before insert or update of name on public.deal_documents
  for each row
  execute function private.clean_lines('name');

create trigger a_clean_lines
  before insert or update of name on public.deal_parties
  for each row
  execute function private.clean_lines('name');

create trigger a_clean_lines
  before insert or update of title, address on public.deals
  for each row
  execute function private.clean_lines('title', 'address');

create trigger a_clean_lines
  before insert or update of title, location on public.events
  for each row
  execute function private.clean_lines('title', 'location');

create trigger refuse_contact_details
  before insert or update of location, reason on public.events
  for each row
  execute function private.refuse_contact_details('location', 'reason');

create trigger a_clean_lines
  before insert or update of title, location on public.feed_posts
  for each row
  execute function private.clean_lines('title', 'location');

create trigger a_clean_lines
  before insert or update of title on public.forum_topics
  for each row
  execute function private.clean_lines('title');

create trigger a_clean_lines
  before insert or update of title on public.forums
  for each row
  execute function private.clean_lines('title');

create trigger refuse_contact_details
  before insert or update of title, description on public.forums
  for each row
  execute function private.refuse_contact_details('title', 'description');

create trigger refuse_contact_details
  before insert or update of note on public.listing_document_requests
  for each row
  execute function private.refuse_contact_details('note');

create trigger a_clean_lines
  before insert or update of name on public.listing_documents
  for each row
  execute function private.clean_lines('name');

create trigger refuse_contact_details
  before insert or update of name on public.listing_documents
  for each row
  execute function private.refuse_contact_details('name');

create trigger refuse_contact_details
  before insert or update of notes on public.listing_showing_notes
  for each row
  execute function private.refuse_contact_details('notes');

create trigger refuse_contact_details
  before insert or update of answer on public.member_reviews
  for each row
  execute function private.refuse_contact_details('answer');

create trigger a_clean_lines
  before insert or update of name on public.message_attachments
  for each row
  execute function private.clean_lines('name');

create trigger a_clean_lines
  before insert or update of title, address, seller_name, buyer_name on public.offers
  for each row
  execute function private.clean_lines('title', 'address', 'seller_name', 'buyer_name');

create trigger a_clean_lines
  before insert or update of title, address on public.pipeline_cards
  for each row
  execute function private.clean_lines('title', 'address');

create trigger a_clean_lines
  before insert or update of name on public.pipeline_files
  for each row
  execute function private.clean_lines('name');

create trigger a_clean_lines
  before insert or update of title on public.pipeline_tasks
  for each row
  execute function private.clean_lines('title');

create trigger a_clean_lines
  before insert or update of name on public.proofs_of_funds
  for each row
  execute function private.clean_lines('name');

create trigger a_clean_lines
  before insert or update of title, address, city, county, parking, zoning, apn on public.properties
  for each row
  execute function
    private.clean_lines('title', 'address', 'city', 'county', 'parking', 'zoning', 'apn');

create trigger refuse_contact_details
  before insert or update of title,
    description, address, city, county, parking, zoning on public.properties
  for each row
  execute function
    private.refuse_contact_details('title', 'description', 'address', 'city', 'county', 'parking',
    'zoning');

create trigger a_clean_lines
  before insert or update of address on public.property_submissions
  for each row
  execute function private.clean_lines('address');

create trigger a_clean_lines
  before insert or update of name on public.saved_analyses
  for each row
  execute function private.clean_lines('name');

create trigger a_clean_lines
  before insert or update of name on public.saved_searches
  for each row
  execute function private.clean_lines('name');

create trigger a_clean_lines
  before insert or update of name on public.submission_files
  for each row
  execute function private.clean_lines('name');

create trigger a_clean_lines
  before insert or update of name, title, location on public.users
  for each row
  execute function private.clean_lines('name', 'title', 'location');

create trigger refuse_contact_details
  before insert or update of name,
    title, location, bio, expertise, certifications, investment_interests on public.users
  for each row
  execute function
    private.refuse_contact_details('name', 'title', 'location', 'bio', 'expertise',
    'certifications', 'investment_interests');

comment on column "public"."agreement_signatures"."other_name" is 'Whether they confirmed a name that isn''t their account''s (private.folded_name).';

comment on column "public"."held_content"."reason" is 'first_post: of a new member. link (also an email address or a phone number) and image: by a member below level 2. reports: enough reports by trusted members.';

comment on function "private"."agreement_signers"(public.deals, text) is 'Who signs an agreement: the seller and the buyer sign an assignment; everyone with a share of the profit in the agreed split signs a JV agreement. user_id is null for those who left the deal, name for those whose name has no letter or digit that can be seen. share_bps is null for an assignment.';

comment on function "private"."agreement_to_seal"(uuid, uuid) is 'For the seal-agreement function: what the PDF of an agreement shows, for a member who signed it: {document: the sealed one, null until then, agreement: {id, kind, title, state, body, body_sha256, prepared_at, signed_at, template_id, template_version}, deal: {id, address}, signers: [{party_id, position, role, name, signed_name, signed_at, other_name}], ledger: {id, seq, hash, recorded_at} of the latest entry}. Raises 42501 for others, and P0001, to be shown as is, until everyone has signed, and if a name or signature is missing.';

comment on function "private"."bare_text"(text) is 'A text to search for links and phone numbers: lowercase, without what hides them from a search but not from people.';

comment on function "private"."check_first_message"(uuid, text, boolean) is
  'For strangers: raises P0001, to be shown as is, if the caller is below level 2 and sends a link, an email address, a phone number, or a file.';

comment on function "private"."check_parties"(public.agreements) is 'Raises P0001, to be shown as is, unless the text of an agreement names each of its parties, and each has signed with a name if it''s signed.';

comment on function "private"."check_text"(uuid, text, text) is 'For text that reaches members who may not have written to its author: raises P0001, to be shown as is, for links, email addresses, and phone numbers by a member below level 2, except those that were there before an edit.';

comment on function "private"."claim_mail"(integer) is 'Implements public.claim_mail.';

comment on function "private"."clean_line"(text) is 'A name, title, address, or signature as it''s kept: private.plain_line. Null without a letter or digit that can be seen.';

comment on function "private"."clean_lines"() is 'Trigger on names, titles, addresses, and signatures, its arguments: keeps them as private.clean_line has them, and raises P0001, to be shown as is, without a letter or digit. 95_all_domains/12_lines.sql lists them.';

comment on function "private"."contact_details"(text) is 'The web addresses, email addresses, and phone numbers in a text. Empty for none and for null.';

comment on function "private"."create_profile"() is 'Insert trigger on auth.users: creates the profile from the sign-up metadata {name, phone, roles, industries, state, county, markets}. The name falls back to the local part of the email, then to Member. Unknown values are dropped, so no metadata can make a sign-up fail.';

comment on function "private"."folded_name"(text) is 'A name to compare: without case, accents, spaces, punctuation, and symbols.';

comment on function "private"."is_stranger"(uuid) is 'Whether the member has never written to the caller, and they have no deal together.';

comment on function "private"."make_offer"(uuid, uuid, jsonb, text) is 'Makes an offer on a listing, sealed while the seller is calling for offers. offer_id: a new ID; the same one twice makes one offer. terms: price, earnest_money (whole USD), earnest_due_hours, closing_on, financing, inspection_days, contingencies, jv_share_pct, time_zone, and expires_at, as columns of offer_versions. Notifies the seller. message: up to 2,000 characters. Raises P0001, to be shown as is.';

comment on function "private"."offer_message"(uuid, text) is 'The message of a step of an offer as it''s kept; null for a blank one. Raises P0001, to be shown as is, for more than 2,000 characters, and as private.check_first_message does.';

comment on function "private"."phones"(text) is 'The phone numbers in a text, as digits, also spelled out and with other separators. Empty for none and for null. Prices, addresses, ZIP codes, areas, dates, and parcel numbers aren''t any.';

comment on function "private"."plain_line"(text) is 'The text as one normalized line (NFC) without control characters and characters that nobody sees or that reorder others, so that it reads as it is. Null if nothing is left.';

comment on function "private"."refuse_contact_details"() is 'Trigger on what can''t be held: private.check_text of the columns that are its arguments.';

comment on function "private"."sign_agreement"(uuid, text, text, boolean, boolean) is
  'For who has to sign an agreement: signs the text with this hash by typing a name (2 to 120 characters) and consenting to sign electronically. confirmed: that the name may differ from the one in the text; without it, such a name raises P0001 with the hint other_name. Idempotent. The last signature completes it, and an assignment completes the deal''s milestone. Raises 42501 for others, and P0001, to be shown as is.';

comment on function "private"."sign_up_name"(text) is 'The name of a new member, cut to 120 characters; null if it has no letter or digit that can be seen, or has a link, email address, or phone number.';

comment on function "private"."spelled_digits"(text) is 'A bare text with digits for words: "five five five", "triple five", "eight hundred", and letters used as digits.';

comment on function "private"."without_invisible"(text) is 'The text without characters that nobody sees. Keeps spaces and line breaks, and what belongs to some emoji and scripts: zero-width joiners and non-joiners, and the variation selectors 15 and 16.';

comment on function "public"."agreement_to_seal"(uuid, uuid) is 'For the seal-agreement function: what the PDF of an agreement shows, for a member who signed it: {document: the sealed one, null until then, agreement: {id, kind, title, state, body, body_sha256, prepared_at, signed_at, template_id, template_version}, deal: {id, address}, signers: [{party_id, position, role, name, signed_name, signed_at, other_name}], ledger: {id, seq, hash, recorded_at} of the latest entry}. Raises 42501 for others, and P0001, to be shown as is, until everyone has signed, and if a name or signature is missing.';

comment on function "public"."claim_mail"(integer) is 'For the send-mail function: claims up to 100 due emails. Report each with complete_mail. actor_id and actor_name are null if nobody is named or the reader can''t see the actor''s profile. actor_trusted: whether the actor may message strangers (trust level 1).';

comment on function "public"."make_offer"(uuid, uuid, jsonb, text) is 'Makes an offer on a listing, sealed while the seller is calling for offers. offer_id: a new ID; the same one twice makes one offer. terms: price, earnest_money (whole USD), earnest_due_hours, closing_on, financing, inspection_days, contingencies, jv_share_pct, time_zone, and expires_at, as columns of offer_versions. Notifies the seller. message: up to 2,000 characters. Raises P0001, to be shown as is.';

comment on function "public"."sign_agreement"(uuid, text, text, boolean, boolean) is
  'For who has to sign an agreement: signs the text with this hash by typing a name (2 to 120 characters) and consenting to sign electronically. confirmed: that the name may differ from the one in the text; without it, such a name raises P0001 with the hint other_name. Idempotent. The last signature completes it, and an assignment completes the deal''s milestone. Raises 42501 for others, and P0001, to be shown as is.';

revoke all on function "private"."bare_text"(text) from public;

revoke all on function "private"."check_parties"(public.agreements) from public;

revoke all on function "private"."check_text"(uuid, text, text) from public;

revoke all on function "private"."claim_mail"(integer) from public;

grant execute on function "private"."claim_mail"(integer) to "service_role";

revoke all on function "private"."clean_line"(text) from public;

revoke all on function "private"."clean_lines"() from public;

revoke all on function "private"."contact_details"(text) from public;

revoke all on function "private"."folded_name"(text) from public;

revoke all on function "private"."is_stranger"(uuid) from public;

revoke all on function "private"."offer_message"(uuid, text) from public;

revoke all on function "private"."phones"(text) from public;

revoke all on function "private"."refuse_contact_details"() from public;

revoke all on function "private"."sign_agreement"(uuid, text, text, boolean, boolean) from public;

grant execute
  on function "private"."sign_agreement"(uuid, text, text, boolean, boolean)
  to "authenticated";

grant execute
  on function "private"."sign_agreement"(uuid, text, text, boolean, boolean)
  to "service_role";

revoke all on function "private"."sign_up_name"(text) from public;

revoke all on function "private"."spelled_digits"(text) from public;

revoke all on function "private"."without_invisible"(text) from public;

revoke all on function "public"."claim_mail"(integer) from public;

grant execute on function "public"."claim_mail"(integer) to "service_role";

revoke all on function "public"."sign_agreement"(uuid, text, text, boolean, boolean) from public;

grant execute
  on function "public"."sign_agreement"(uuid, text, text, boolean, boolean)
  to "authenticated";

grant execute
  on function "public"."sign_agreement"(uuid, text, text, boolean, boolean)
  to "service_role";

reset check_function_bodies;
