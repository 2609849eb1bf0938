set check_function_bodies = off;

create or replace function private.account_standing()
  returns text
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
begin
  return private.standing_of(auth.uid());
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
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
begin
  return query
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
end;
$function$;

create or replace function private.blocked_between (
  member_a uuid,
  member_b uuid
)
  returns boolean
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
begin
  return exists (
    select from public.member_blocks
    where (blocker_id = member_a and blocked_id = member_b) or (blocker_id = member_b and blocked_id = member_a)
  );
end;
$function$;

create or replace function private.deal_invitations()
  returns table (
    party_id   uuid,
    title      text,
    address    text,
    role       text,
    side       text,
    rights     text[],
    invited_by text,
    invited_at timestamp with time zone
  )
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select p.id, d.title, d.address, p.role, p.side, p.rights, inviter.name, p.invited_at
  from public.deal_parties p
  join public.deals d on d.id = p.deal_id and d.state = 'open'
  join public.deal_parties inviter on inviter.deal_id = d.id and inviter.role = p.side
  where p.id = any ((select private.my_invitation_ids())::uuid[]) and not exists (
    select from public.deal_parties mine
    where mine.deal_id = d.id and mine.user_id = (select auth.uid()) and mine.revoked_at is null
  )
  order by p.invited_at desc, p.id;
$function$;

create or replace function private.email_confirmed()
  returns boolean
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
begin
  return private.has_verified_email(auth.uid());
end;
$function$;

create or replace function private.has_staff_role (
  role text
)
  returns boolean
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
begin
  return private.is_staff() and exists (
    select from public.staff s where s.user_id = (select auth.uid()) and s.role in ('admin', has_staff_role.role)
  );
end;
$function$;

create or replace function private.has_verified_email (
  member uuid
)
  returns boolean
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
begin
  return exists (
    select from private.verified_emails v join auth.users a on a.id = v.user_id
    where v.user_id = member and v.email = a.email
  );
end;
$function$;

create or replace function private.is_staff()
  returns boolean
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
begin
  return exists (select from public.staff s where s.user_id = (select auth.uid()))
    and not private.lacks_second_factor() and not private.is_api_key();
end;
$function$;

create or replace function private.my_deal_ids (
  needed_right text default null::text
)
  returns uuid[]
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
begin
  return (
    select coalesce(array_agg(p.deal_id), '{}') from public.deal_parties p
    where p.user_id = (select auth.uid()) and private.takes_part(p)
      and (needed_right is null or needed_right = any (p.rights))
  );
end;
$function$;

create or replace function private.my_own_document_ids()
  returns uuid[]
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
begin
  return array(
    select d.id from public.deal_parties p join public.deal_documents d on d.added_by = p.id
    where p.user_id = (select auth.uid())
    union
    select a.document_id
    from public.deal_parties p
    join public.agreement_signatures s on s.party_id = p.id
    join public.agreements a on a.id = s.agreement_id and a.document_id is not null
    where p.user_id = (select auth.uid())
  );
end;
$function$;

create or replace function private.offer_ids_of (
  member uuid
)
  returns uuid[]
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
begin
  return (
    select coalesce(array_agg(readable.id), '{}') from (
      select o.id from public.offers o where o.buyer_id = member
      union all
      select o.id from public.offers o where o.seller_id = member and o.opened_at is not null
      union all
      select d.offer_id from public.deal_parties p join public.deals d on d.id = p.deal_id
      where p.user_id = member and p.role = 'jv_partner' and private.takes_part(p)
    ) as readable
  );
end;
$function$;

create or replace function private.queue_pushes()
  returns trigger
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
declare
  news uuid[];
begin
  -- Most members have no device, and the insert below is planned again for every statement.
  if not exists (select from touched t join public.push_subscriptions s on s.user_id = t.user_id) then
    return null;
  end if;
  if tg_op = 'INSERT' then
    news := array(select t.id from touched t);
  else
    -- Not those that were only read.
    news := array(
      select t.id from touched t join before b on b.id = t.id where t.created_at > b.created_at and t.read_at is null
    );
  end if;
  insert into private.push_queue as q (notification_id, subscription_id)
  select n.id, s.id
  from public.push_subscriptions s join public.notifications n on n.user_id = s.user_id
  where n.id = any (news) and private.wants_push(n.user_id, n.kind)
    -- Keeps sellers from flooding devices with tiny price cuts, as in private.add_alerts.
    and (n.kind <> 'deal_alert' or (
      select count(*) < 20
      from private.push_queue earlier join public.notifications alert on alert.id = earlier.notification_id
      where earlier.subscription_id = s.id and alert.kind = 'deal_alert'
        and alert.created_at > now() - interval '1 hour'
    ))
  on conflict (notification_id, subscription_id) do update set sent_at = null, due_at = now(), attempts = 0
    where q.sent_at < now() - interval '1 hour';
  if found then
    perform pg_notify('pushes', '');
  end if;
  return null;
end;
$function$;

create or replace function private.standing_of (
  member uuid
)
  returns text
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
begin
  return coalesce((
    select s.standing from private.member_standings s
    where s.user_id = member and (s.until is null or s.until > now())
  ), 'active');
end;
$function$;

create or replace function private.takes_part (
  party public.deal_parties
)
  returns boolean
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
begin
  return party.revoked_at is null and (
    party.role in ('buyer', 'seller') or not exists (
      select from public.deals d where d.id = party.deal_id and d.ended_at <= now() - private.guest_access()
    )
  );
end;
$function$;

reset check_function_bodies;
