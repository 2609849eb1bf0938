-- Giving what state rules require, and who sees what was given.

create function private.check_rule_subject(action text, subject_id uuid, me uuid) returns void
language plpgsql stable security definer set search_path = ''
as $$
begin
  -- The app chooses the IDs of listings and offers, so these can be answered before they're stored.
  if (case action
    when 'publish' then
      exists (select from public.properties p where p.id = check_rule_subject.subject_id and p.user_id <> me)
    when 'offer' then exists (
      select from public.offers o
      where o.id = check_rule_subject.subject_id and me is distinct from o.buyer_id and me is distinct from o.seller_id
    )
    else not exists (
      select from public.deals d where d.id = check_rule_subject.subject_id and me in (d.seller_id, d.buyer_id)
    )
  end) then
    raise exception 'This isn’t available to you.' using errcode = '42501';
  end if;
end;
$$;
comment on function private.check_rule_subject(text, uuid, uuid) is
  'Raises 42501 if a listing, offer, or deal is known and not the member''s to give a disclosure for.';

create function private.give_disclosure(action text, subject_id uuid, rule_id uuid, license_number text default null)
  returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  me constant uuid := auth.uid();
  rule private.state_rules;
  added uuid;
begin
  if not exists (select from public.users u where u.id = me) then
    raise exception 'Sign in first' using errcode = '42501';
  end if;
  perform private.check_rule_subject(action, subject_id, me);
  select r.* into rule
  from private.state_rules s cross join lateral private.rules_on(s.state, private.rule_day()) r
  where s.id = give_disclosure.rule_id and r.id = s.id and action = any (r.asked_at) and r.requires <> 'nothing';
  if rule.id is null then
    raise exception 'This rule isn’t in force anymore. Reload the page to see the current one.'
      using errcode = 'P0001', hint = 'state_rule';
  end if;
  if rule.requires = 'license'
    and coalesce(btrim(license_number), '') !~ '^[A-Za-z0-9][A-Za-z0-9 ./-]{0,38}[A-Za-z0-9]$'
  then
    raise exception 'Enter the license number, in 2 to 40 letters and digits.'
      using errcode = 'P0001', hint = 'state_rule', detail = 'license_number';
  end if;
  perform private.consume_rate_limit('disclosure');
  insert into private.rule_answers (action, subject_id, rule_id, member_id, answer, text_sha256)
  values (give_disclosure.action, give_disclosure.subject_id, rule.id, me,
    case rule.requires when 'license' then 'licensed' else 'disclosed' end, private.sha256_hex(rule.disclosure))
  on conflict on constraint rule_answers_once do nothing returning id into added;
  if rule.requires = 'license' and added is not null then
    insert into private.rule_licenses (answer_id, user_id, number) values (added, me, btrim(license_number));
  end if;
end;
$$;
comment on function private.give_disclosure(text, uuid, uuid, text) is
  'Keeps that the caller gives a disclosure, or has read it as a buyer, or states a license. action: publish, offer, '
  'or assign. subject_id: the listing, offer, or deal; a new listing or offer can be stored later under this ID. '
  'rule_id: a version in force. Idempotent. Raises 42501 for another''s, and P0001, to be shown as is, with the hint '
  'state_rule.';
select private.expose('give_disclosure', 'authenticated');

create function private.rules_asked(action text, state text, is_contract boolean, subject_id uuid default null)
  returns table (
    rule_id uuid, topic text, requires text, summary text, disclosure text, deals_a_year integer, days integer,
    citation text, url text, signer text, signed_at timestamptz, needs text, answered_at timestamptz
  )
language sql stable security definer set search_path = ''
as $$
  select r.id, r.topic, r.requires, r.summary, r.disclosure, r.deals_a_year, r.days, r.citation, r.url, s.signer,
    s.signed_at, private.rule_needs(r, is_contract, auth.uid()), (
      select max(a.answered_at) from private.rule_answers a
      where a.rule_id = r.id and a.member_id = auth.uid() and a.answer <> 'not_required' and (
        a.subject_id = rules_asked.subject_id or a.subject_id = (
          select o.property_id from public.offers o where o.id = rules_asked.subject_id and o.seller_id = auth.uid()
        )
      )
    )
  from private.rules_on(rules_asked.state, private.rule_day()) r
  left join private.state_rule_signatures s on s.rule_id = r.id
  where rules_asked.action = any (r.asked_at)
  order by r.requires = 'nothing', r.topic;
$$;
comment on function private.rules_asked(text, text, boolean, uuid) is
  'The rules that a step (publish, offer, or assign) in a state asks today. needs: what they require of the caller: '
  'nothing, disclosure, or license. answered_at: when the caller gave it for the subject, a listing, offer, or deal; '
  'null if they haven''t. signer is null for a version that isn''t signed off.';
select private.expose('rules_asked', 'anon');

create function private.given_disclosures(subject_id uuid)
  returns table (
    rule_id uuid, action text, side text, state text, topic text, version integer, answer text, disclosure text,
    citation text, url text, text_sha256 text, signer text, signed_at timestamptz, answered_at timestamptz
  )
language sql stable security definer set search_path = ''
as $$
  select r.id, a.action,
    case when a.action = 'offer' and a.member_id is not distinct from o.buyer_id then 'buyer' else 'seller' end,
    r.state, r.topic, r.version, a.answer, r.disclosure, r.citation, r.url, a.text_sha256, s.signer, s.signed_at,
    a.answered_at
  from private.rule_answers a
  join private.state_rules r on r.id = a.rule_id
  left join private.state_rule_signatures s on s.rule_id = r.id
  left join public.properties p on a.action = 'publish' and p.id = a.subject_id and p.user_id = a.member_id
  left join public.offers o on a.action = 'offer' and o.id = a.subject_id
  where a.subject_id = given_disclosures.subject_id and a.answer <> 'not_required' and case a.action
    -- As in the policies on properties, offers, and deals.
    when 'publish' then p.id is not null and (
      (p.status <> 'paused' and p.user_id <> all (private.hidden_member_ids()))
      or (p.user_id = (select auth.uid()) and private.reads_own())
      or private.is_staff()
    )
    when 'offer' then (select auth.uid()) in (o.buyer_id, o.seller_id)
    else a.subject_id = any (private.my_deal_ids())
  end
  order by a.answered_at, a.id;
$$;
comment on function private.given_disclosures(uuid) is
  'The disclosures given, and licenses stated, about a listing, offer, or deal that the caller can read, oldest first, '
  'with the text as it was. side: who did, seller or buyer. License numbers aren''t among them.';
select private.expose('given_disclosures', 'anon');

create function private.stated_licenses(state text)
  returns table (member_id uuid, name text, number text, topic text, stated_at timestamptz)
language sql stable security definer set search_path = ''
as $$
  select u.id, u.name, l.number, r.topic, a.answered_at
  from private.rule_licenses l
  join private.rule_answers a on a.id = l.answer_id
  join private.state_rules r on r.id = a.rule_id
  join public.users u on u.id = l.user_id
  where r.state = stated_licenses.state and (select private.is_staff())
  order by a.answered_at desc limit 100;
$$;
comment on function private.stated_licenses(text) is
  'For staff: the 100 license and registration numbers that members stated last in a state. Nothing for others.';
select private.expose('stated_licenses', 'authenticated');
