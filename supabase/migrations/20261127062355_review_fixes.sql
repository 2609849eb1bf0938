set check_function_bodies = off;

drop trigger "b_refuse_staff_names" on "public"."agreement_signatures";

drop trigger "b_refuse_staff_names" on "public"."deal_parties";

drop trigger "b_refuse_staff_names" on "public"."users";

drop function "private"."client_address"();

create or replace function private.asks_for_payment (
  content text
)
  returns boolean
  language plpgsql
  immutable
  parallel safe
  set search_path to ''
  AS $function$
declare
  amount constant text := '(?:\$\s?[0-9][0-9.,]*\s?k?|[0-9][0-9.,]*\s?k?\s?(?:dollars|usd|bucks))';
  -- Payments that can't be taken back.
  app constant text := '(?:\mz\W?[e3]\W?[l1i]\W?[l1i]\W?[e3](?:d|ing)?\M|\mcash\W?app(?:ed|ing)?\M|\mvenmo(?:ed|ing)?\M'
    || '|\mpay\W?pal\M|\mwestern\W?union\M|\mmoney\W?gram\M|\m(?:gift|prepaid|itunes|steam)\W?cards?\M|\mgreen\W?dot\M'
    || '|\m(?:bitcoins?|btc|usdt|crypto(?:currency)?|ethereum)\M|\m(?:apple|google)\W?pay\M|\mgpay\M|\mremitly\M)';
  fee constant text := '(?:\mfees?\M|\mdeposits?\M|\mmoney\M|\mpayments?\M|\mfunds\M|\mcash\M|\memd\M|\mearnest\M|'
    || amount || ')';
  first constant text := '(?:\mup\W?front\M|\min advance\M|\mbefore(?:hand)?\M|\mprior to\M|\mahead of\M)';
  look constant text := '(?:\m(?:see|seeing|sees|view|viewings?|tours?|touring|visit(?:s|ing)?|showings?|shown?'
    || '|inspections?|inspecting|walk\W?throughs?|access|keys?|lock\W?box|address|appointments?|application)\M)';
  keep constant text := '(?:\m(?:reserve|reserves|reserving|reservations?|hold|holds|holding|secure|secures|securing'
    || '|lock|locks|locking|off the market|first in line|skip the line)\M)';
  send constant text := '(?:\m(?:send|sending|wire|wiring|pay|paying|transfer|transferring|remit|mail|put down|submit'
    || '|deposit|venmo)\M)';
  sentence text;
  plain text := regexp_replace(private.bare_text(coalesce(content, '')), '[’‘ʼ`´]', '''', 'g');
begin
  -- What follows takes 20 ms, and most texts name no payment at all.
  if plain !~ ('\$|dollar|usd|buck|fee|deposit|money|pa[iy]|fund|cash|emd|earnest|charge|z\W?[e3]\W?[l1i]|venmo|western'
    || '|card|green|bitcoin|btc|crypto|ethereum|remitly')
  then
    return false;
  end if;
  plain := regexp_replace(plain, '\mproof of funds\M', ' x ', 'g');
  -- "No fees up front" and "never wire money before viewing" ask for nothing.
  plain := regexp_replace(plain, '\m(?:never|don''?t|do not|won''?t|will not|cannot|can''?t|nobody should)\M'
    || '(?:\s\w+){0,2}?\s(?:ask|send|pay|wire|zelle|venmo|request|require|take|accept|need|charge|transfer)\M'
    || '[^.!?;:,\n]*', ' x ', 'g');
  plain := regexp_replace(plain, '\m(?:no|without|zero|0)\M\s(?:\w+\s){0,2}?(?:fees?|deposits?|money|payments?|cash'
    || '|costs?|charges?)\M(?:[^.!?;:,\n]{0,30}?' || first || ')?', ' x ', 'g');
  -- Anywhere near an app: what the money is for, or how much it is, except a tenant's rent.
  if plain ~ (app || '\W{0,3}(?:me\M|us\M|over\M|it to\M|' || amount || ')')
    or plain ~ (app || '.{0,80}(?:' || keep || '|' || first || '|\mdeposits?\M|\mfees?\M|\memd\M|\mearnest\M|\msend\M)')
    or plain ~ ('(?:' || keep || '|' || first || '|\mdeposits?\M|\mfees?\M|\memd\M|\mearnest\M|\msend\M).{0,80}' || app)
    or (plain !~ '\m(?:rents?|tenants?)\M' and plain ~ (amount || '.{0,40}' || app))
  then
    return true;
  end if;
  foreach sentence in array regexp_split_to_array(plain, '[!?;\n]+|\.+(?:\s|$)') loop
    -- Fees that no honest seller has, and "pay me first".
    if sentence ~ ('\m(?:reservation|reserve|hold|holding|viewing|showing|tour|access|lock\W?box|appointment|key)s?\W'
        || '(?:fees?|deposits?|charges?|payments?)\M')
      or sentence ~ ('\m(?:fees?|deposits?|payments?)\M.{0,12}\m(?:for|on) (?:a |the |each |any )?' || look)
      or sentence ~ (send || '.{0,40}' || fee || '.{0,30}\m(?:to|into) (?:me|my|us|our)\M')
      or sentence ~ (send || '\s(?:me|us)\s(?:the |a |an |your |my )?(?:\w+ )?' || fee)
    then
      return true;
    end if;
    -- Money that a third party holds is how deals are done.
    continue when sentence ~ '\m(?:title|escrow|attorneys?|closing|settlement|trust account|broker(?:age)?)\M';
    if sentence ~ (fee || '.{0,40}' || first || '.{0,40}' || look)
      or sentence ~ (first || '.{0,30}' || look || '.{0,50}' || fee)
      or sentence ~ (fee || '.{0,40}(?:\m(?:to|for)\M|\mrequired\M).{0,25}' || look)
      or sentence ~ (send || '.{0,30}' || fee || '.{0,40}(?:' || keep || '|' || first || ')')
      or sentence ~ ('\m(?:fees?|deposits?|payments?)\M.{0,25}(?:' || keep || '|' || first || ')')
      or sentence ~ (amount || '.{0,25}\m(?:to |will |that )?(?:reserves?|holds?|secures?|locks?)\M.{0,20}'
        || '\m(?:it|this|yours?|place|spot|house|home|property|unit|deal|lot|duplex|listing)\M')
      or sentence ~ ('\m(?:up\W?front|advance)\W(?:fees?|deposits?|payments?|money|cash)\M')
      or sentence ~ ('\m(?:reserve|hold|secure|lock)\M.{0,25}\m(?:with|for|by)\M.{0,15}' || amount || '.{0,20}'
        || '(?:\mdeposits?\M|\mdown\M|\mfees?\M)')
    then
      return true;
    end if;
  end loop;
  return false;
end;
$function$;

create or replace function private.client_address()
  returns text
  language sql
  stable
  set search_path to ''
  AS $function$ select private.network_of(private.request_address()); $function$;

create or replace function private.competes (
  reporter uuid,
  author   uuid,
  kind     text
)
  returns boolean
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select
    -- Members who report a message often block its author, too.
    (kind <> 'message' and private.blocked_between(reporter, author))
    or exists (
      select from public.offers o
      where (o.buyer_id = reporter and o.seller_id = author) or (o.buyer_id = author and o.seller_id = reporter)
    )
    or exists (
      select from public.offers mine join public.offers theirs on theirs.property_id = mine.property_id
      where mine.buyer_id = reporter and theirs.buyer_id = author
    )
    or exists (
      select from public.deal_parties mine join public.deal_parties theirs on theirs.deal_id = mine.deal_id
      where mine.user_id = reporter and theirs.user_id = author
    )
    or exists (
      select from public.properties mine
      join public.properties theirs on theirs.state = mine.state and theirs.county is not distinct from mine.county
      where mine.user_id = reporter and theirs.user_id = author
    );
$function$;

create or replace function private.is_reviewing_listing (
  property_id uuid
)
  returns boolean
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select (
    private.has_staff_role('moderator') and (
      exists (
        select from public.reports r
        where r.subject_kind = 'listing' and r.subject_id = is_reviewing_listing.property_id and r.handled_at is null
      )
      or exists (select from public.held_content h where h.subject_id = is_reviewing_listing.property_id)
    )
  ) or (
    private.has_staff_role('reviewer') and exists (
      select from public.listing_reviews v
      where v.property_id = is_reviewing_listing.property_id and v.decision is null
    )
  );
$function$;

create or replace function private.member_networks (
  member uuid
)
  returns text[]
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select array(
    select n.network from private.report_networks n join public.reports r on r.id = n.report_id
    where r.reporter_id = member
    union
    select private.network_of(s.ip::inet)
    from auth.sessions s where s.user_id = member and private.network_of(s.ip::inet) is not null
  );
$function$;

create or replace function private.network_of (
  address inet
)
  returns text
  language sql
  immutable
  parallel safe
  set search_path to ''
  AS $function$
  select case
    -- A gateway on the same machine sees only itself.
    when address <<= '127.0.0.0/8' or address = '::1' then null
    -- An IPv6 user has 2^64 addresses.
    when family(address) = 6 then network(set_masklen(address, 64))::text
    else host(address)
  end;
$function$;

create or replace function private.refuse_staff_names()
  returns trigger
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  fields constant jsonb := to_jsonb(new);
  before constant jsonb := case tg_op when 'UPDATE' then to_jsonb(old) else '{}' end;
  field text;
begin
  foreach field in array tg_argv loop
    if (fields -> field) is distinct from (before -> field) and (
      case when field in ('title', 'location', 'capacity') then private.names_us(fields ->> field)
        else private.poses_as_staff(fields ->> field) end
    ) and not exists (
      select from public.staff s where s.user_id = coalesce(fields ->> 'user_id', fields ->> 'id')::uuid
    ) then
      raise exception 'Choose a % that can''t be mistaken for Cornerlot staff.', replace(field, '_', ' ')
        using errcode = 'P0001';
    end if;
  end loop;
  return new;
end;
$function$;

create or replace function private.reported_members (
  member_ids uuid[]
)
  returns table (
    member_id uuid,
    joined_at timestamp with time zone,
    reports   integer,
    upheld    integer,
    linked    jsonb
  )
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
begin
  if not private.has_staff_role('moderator') then
    raise exception 'Only moderators can look up members' using errcode = '42501';
  end if;
  return query
    with asked as materialized (
      select a.id, a.created_at, private.mailbox(a.email) as mailbox, private.company_domain(a.email) as domain,
        private.member_networks(a.id) as networks
      from auth.users a where a.id = any (reported_members.member_ids[1:50])
    ),
    links as (
      select m.id, o.id as other_id,
        case when private.mailbox(o.email) = m.mailbox then 'mailbox' else 'company' end as by
      from asked m join auth.users o
        on private.mailbox(o.email) = m.mailbox or private.company_domain(o.email) = m.domain
      union
      select m.id, s.user_id, 'network' from asked m
      join auth.sessions s on private.network_of(s.ip::inet) = any (m.networks)
      union
      select m.id, r.reporter_id, 'network' from asked m
      join private.report_networks n on n.network = any (m.networks) join public.reports r on r.id = n.report_id
    )
    select m.id, m.created_at,
      (select count(*)::integer from public.reports r where r.reported_id = m.id),
      (select count(*)::integer from public.reports r where r.reported_id = m.id and r.upheld),
      (
        select coalesce(jsonb_agg(one.entry order by one.name, one.id), '[]')
        from (
          select u.id, u.name, jsonb_build_object('id', u.id, 'name', u.name, 'by', array_agg(distinct l.by)) as entry
          from links l join public.users u on u.id = l.other_id
          where l.id = m.id and l.other_id <> m.id
          group by u.id, u.name order by u.name, u.id limit 10
        ) as one
      )
    from asked m;
end;
$function$;

create trigger b_refuse_staff_names
  before update of signed_name on public.agreement_signatures
  for each row
  when (new.other_name)
  execute function private.refuse_staff_names('signed_name');

create trigger b_refuse_staff_companies
  before insert or update of company, capacity on public.deal_parties
  for each row
  execute function private.refuse_staff_names('company', 'capacity');

create trigger b_refuse_staff_names
  before insert or update of name on public.deal_parties
  for each row
  when ((new.user_id IS NULL))
  execute function private.refuse_staff_names('name');

create trigger b_refuse_staff_names
  before insert or update of name, title, location on public.users
  for each row
  execute function private.refuse_staff_names('name', 'title', 'location');

comment on function "private"."address_words"() is 'The standard abbreviation of each word in addresses, as an object.';

comment on function "private"."approve_booking"(uuid, uuid) is 'For sellers: a member who booked gets the access code, whatever their trust level. Idempotent. Raises 42501 for another''s showing, and P0001, to be shown as is, without a verified email or a booking.';

comment on function "private"."client_address"() is 'private.network_of the address the request came from; null if missing, invalid, or the machine itself.';

comment on function "private"."is_reviewing_listing"(uuid) is 'Whether the caller is a moderator and the listing is held or has an open report, or a reviewer and its badge waits for review.';

comment on function "private"."may_get_code"(public.showing_bookings) is 'Whether a booking is of a member with a verified email and trust level 1, or one that the seller approved.';

comment on function "private"."network_of"(inet) is 'An IPv4 address or the network of an IPv6 address, to tell users apart. Null for null and for the machine itself.';

comment on function "private"."notify_reporter"() is 'Trigger on reports: notifies the reporter once staff have handled one. Kind report_outcome, data {subject_kind, outcome: acted or kept}, without what staff wrote and the member''s name.';

comment on function "private"."refuse_staff_names"() is 'Trigger on names of people and companies, its arguments: raises P0001, to be shown as is, if one that changes poses as staff. A title, location, or capacity may be "Administrator", but not have our name. Staff may say who they are.';

comment on function "private"."reported_members"(uuid[]) is 'For moderators: of up to 50 members, when they joined, how many reports about them there are, and how many of those staff acted on, and up to 10 accounts that may be the same person or colleagues: [{id, name, by: list of mailbox, company (the domain of its email), and network}]. Raises 42501 for others.';

comment on function "public"."approve_booking"(uuid, uuid) is 'For sellers: a member who booked gets the access code, whatever their trust level. Idempotent. Raises 42501 for another''s showing, and P0001, to be shown as is, without a verified email or a booking.';

comment on function "public"."reported_members"(uuid[]) is 'For moderators: of up to 50 members, when they joined, how many reports about them there are, and how many of those staff acted on, and up to 10 accounts that may be the same person or colleagues: [{id, name, by: list of mailbox, company (the domain of its email), and network}]. Raises 42501 for others.';

revoke all on function "private"."client_address"() from public;

revoke all on function "private"."network_of"(inet) from public;

reset check_function_bodies;
