-- Whose reports count, and how much: independent members who don't gain from what they report.
--
-- docs/decisions/0019-earned-trust.md has the rules.

create function private.report_weight(reporter uuid) returns numeric
language sql stable security definer set search_path = ''
as $$
  select r.report_weight * (
    select (count(*) filter (where p.upheld) + 1)::numeric / (count(*) + 1)
    from public.reports p where p.reporter_id = reporter and p.handled_at > now() - interval '180 days'
  )
  from private.trust_requirements r where r.level = private.trust_level(reporter);
$$;
comment on function private.report_weight(uuid) is
  'How much a member''s report weighs: by trust level, times the share of their reports in 180 days that staff acted '
  'on. One more is counted as acted on, so a first report has full weight.';

create table private.report_networks (
  report_id uuid primary key references public.reports (id) on delete cascade,
  network text not null
);
comment on table private.report_networks is
  'The network address that an open report was sent from, so that one person with several accounts counts once. '
  'Deleted when the report is handled.';
create index report_networks_network_idx on private.report_networks (network);

create function private.forget_network() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from private.report_networks n where n.report_id = new.id;
  return null;
end;
$$;
comment on function private.forget_network() is
  'Update trigger on reports: the network isn''t needed once one is handled, or its reporter''s account deleted.';

create trigger forget_network after update of handled_at, reporter_id on public.reports
  for each row when (new.handled_at is not null or new.reporter_id is null) execute function private.forget_network();

create function private.mailbox(email text) returns text
language sql immutable set search_path = ''
as $$
  select case
    when parts.host in ('gmail.com', 'googlemail.com') then replace(parts.name, '.', '') || '@gmail.com'
    else parts.name || '@' || parts.host
  end
  from (
    select regexp_replace(split_part(lower(email), '@', 1), '\+.*$', '') as name,
      split_part(lower(email), '@', 2) as host
  ) as parts;
$$;
comment on function private.mailbox(text) is
  'The mailbox that an email address delivers to: lowercase, without +tags, and at Gmail without dots.';

create function private.company_domain(email text) returns text
language sql immutable set search_path = ''
as $$
  select nullif(split_part(lower(email), '@', 2), '')
  where split_part(lower(email), '@', 2) <> all (array[
    'aol.com', 'att.net', 'bellsouth.net', 'comcast.net', 'cox.net', 'duck.com', 'fastmail.com', 'gmail.com', 'gmx.com',
    'googlemail.com', 'hey.com', 'hotmail.com', 'icloud.com', 'live.com', 'mac.com', 'mail.com', 'me.com', 'msn.com',
    'outlook.com', 'pm.me', 'proton.me', 'protonmail.com', 'sbcglobal.net', 'verizon.net', 'yahoo.com', 'ymail.com'
  ]);
$$;
comment on function private.company_domain(text) is
  'The domain of an email address if its members probably work together; null for public mail providers.';

create function private.member_networks(member uuid) returns text[]
language sql stable security definer set search_path = ''
as $$
  select array(
    select n.network from private.report_networks n join public.reports r on r.id = n.report_id
    where r.reporter_id = member
    union
    select private.network_of(s.ip::inet)
    from auth.sessions s where s.user_id = member and private.network_of(s.ip::inet) is not null
  );
$$;
comment on function private.member_networks(uuid) is
  'The networks that a member is signed in from, as far as the auth server stores them, and reported from.';

create function private.is_linked(member_a uuid, member_b uuid) returns boolean
language sql stable security definer set search_path = ''
as $$
  select coalesce(
    private.mailbox(a.email) = private.mailbox(b.email)
      or private.company_domain(a.email) = private.company_domain(b.email)
      or private.member_networks(a.id) && private.member_networks(b.id),
    false
  )
  from auth.users a, auth.users b where a.id = member_a and b.id = member_b;
$$;
comment on function private.is_linked(uuid, uuid) is
  'Whether two members may be one person or colleagues: the same mailbox, company domain, or network. A connection '
  'doesn''t count.';

create function private.competes(reporter uuid, author uuid, kind text) returns boolean
language sql stable security definer set search_path = ''
as $$
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
$$;
comment on function private.competes(uuid, uuid, text) is
  'Whether a member may gain from reporting another: listings in the same county, an offer or a deal between them, '
  'offers on the same listing, whatever became of them, or a block, except for messages.';

create function private.counted_reports(kind text, subject uuid, author uuid)
  returns table (reporter_id uuid, weight numeric, is_moderator boolean)
language sql stable security definer set search_path = ''
as $$
  with reporters as materialized (
    select r.reporter_id as id, private.report_weight(r.reporter_id) as weight,
      private.competes(r.reporter_id, author, kind) as competes,
      exists (select from public.staff s where s.user_id = r.reporter_id and s.role in ('moderator', 'admin'))
        as is_moderator
    from public.reports r
    where r.reported_id = author and r.subject_kind = kind and r.handled_at is null and r.reporter_id is not null
      -- Only one member can report a message, so those of the same author add up.
      and (r.subject_id = subject or kind = 'message')
    group by r.reporter_id
  )
  select r.id, r.weight, r.is_moderator from reporters r
  where r.weight > 0 and not r.competes and not exists (
    -- Of those who are linked, one counts, and none if one of them competes.
    select from reporters o
    where o.id <> r.id and (o.competes or (o.weight, o.id) > (r.weight, r.id)) and private.is_linked(o.id, r.id)
  );
$$;
comment on function private.counted_reports(text, uuid, uuid) is
  'The reporters whose open reports about content count, with their weight: independent of each other, and not in '
  'competition with its author.';

-- For moderators -------------------------------------------------------------------------------------

create function private.reported_members(member_ids uuid[])
  returns table (
    member_id uuid, joined_at timestamptz, reports integer, upheld integer, linked jsonb, linked_count integer
  )
language plpgsql stable security definer set search_path = ''
as $$
begin
  if not private.has_staff_role('moderator') then
    raise exception 'Only moderators can look up members' using errcode = '42501';
  end if;
  return query
    with asked as materialized (
      select a.id, a.created_at, private.mailbox(a.email) as mailbox, private.member_networks(a.id) as networks,
        -- Colleagues are few: a domain of more members is a provider's.
        case when 10 >= (
          select count(*) from auth.users o where private.company_domain(o.email) = private.company_domain(a.email)
        ) then private.company_domain(a.email) end as domain
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
      ),
      (
        select count(distinct u.id)::integer from links l join public.users u on u.id = l.other_id
        where l.id = m.id and l.other_id <> m.id
      )
    from asked m;
end;
$$;
comment on function private.reported_members(uuid[]) is
  'For moderators: of up to 50 members, when they joined, how many reports about them there are, and how many of those '
  'staff acted on, how many accounts may be the same person or colleagues, and up to 10 of them: [{id, name, by: list '
  'of mailbox, company (the domain of its email, if at most 10 members have it), and network}]. Raises 42501 for '
  'others.';
select private.expose('reported_members', 'authenticated');
