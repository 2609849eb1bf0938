-- Asking state rules: every listing that comes on the market, every version and acceptance of an offer, and every
-- assignment passes through triggers on its table, no matter how it's written. What came of it is kept: that nothing
-- was required, or which disclosure was given or license stated, by whom and when (30_disclosures.sql).

create table private.rule_answers (
  id uuid primary key default gen_random_uuid(),
  action text not null check (action in ('publish', 'offer', 'assign')),
  subject_id uuid not null,
  rule_id uuid not null references private.state_rules (id),
  member_id uuid references public.users (id) on delete set null,
  answer text not null check (answer in ('not_required', 'disclosed', 'licensed')),
  text_sha256 text check (text_sha256 ~ '^[0-9a-f]{64}$'),
  answered_at timestamptz not null default clock_timestamp(),
  constraint rule_answers_once unique (subject_id, action, rule_id, member_id, answer),
  constraint rule_answers_text check ((answer = 'disclosed') = (text_sha256 is not null))
);
comment on table private.rule_answers is
  'What came of asking state rules. Append-only. Written only by functions and triggers. private.given_disclosures has '
  'what readers of a listing and parties of an offer or deal see of it.';
comment on column private.rule_answers.subject_id is
  'The listing (publish), the offer, or the deal (assign). Stays when that''s deleted, and can be there before it.';
comment on column private.rule_answers.member_id is 'Who was asked. Null once the account is deleted.';
comment on column private.rule_answers.answer is
  'not_required: the rule asks for nothing here. disclosed: the member gave the disclosure, or as a buyer has read it. '
  'licensed: they stated a license.';
comment on column private.rule_answers.text_sha256 is 'SHA-256 of the disclosure in UTF-8, hexadecimal; else null.';
create index rule_answers_rule_idx on private.rule_answers (rule_id);
create index rule_answers_member_idx on private.rule_answers (member_id);

create table private.rule_licenses (
  answer_id uuid primary key references private.rule_answers (id),
  user_id uuid not null references public.users (id) on delete cascade,
  number text not null check (number ~ '^[A-Za-z0-9](?:[A-Za-z0-9 ./-]{0,38})[A-Za-z0-9]$')
);
comment on table private.rule_licenses is
  'License and registration numbers that members stated, unverified. For staff.';
create index rule_licenses_user_idx on private.rule_licenses (user_id);

create trigger keep_rule_record before update or delete on private.rule_answers
  for each row execute function private.keep_rule_record();
create trigger refuse_truncate before truncate on private.rule_answers
  for each statement execute function private.refuse_change();

create function private.contracts_sold(member uuid, state text) returns integer
language sql stable security definer set search_path = ''
as $$
  select count(*)::integer from public.deals d
  where d.seller_id = contracts_sold.member and d.state = 'closed' and d.ended_at > now() - interval '12 months'
    and private.agreement_state(d) = contracts_sold.state
    and exists (select from public.deal_milestones m where m.deal_id = d.id and m.kind = 'assignment');
$$;
comment on function private.contracts_sold(uuid, text) is
  'How many contracts a member sold in a state (two-letter code) within the last 12 months, by their closed deals.';

create function private.rule_needs(rule private.state_rules, is_contract boolean, member uuid) returns text
language plpgsql stable security definer set search_path = ''
as $$
begin
  return case
    when rule.applies_to = 'contracts' and not is_contract then 'nothing'
    when rule.requires = 'license' and private.contracts_sold(member, rule.state) < rule.deals_a_year then 'nothing'
    else rule.requires
  end;
end;
$$;
comment on function private.rule_needs(private.state_rules, boolean, uuid) is
  'What a rule requires of a member for a listing that is, or isn''t, of a contract: nothing, disclosure, or license.';

create function private.rule_answer(rule private.state_rules, action text, subjects uuid[], member uuid)
  returns private.rule_answers
language sql stable security definer set search_path = ''
as $$
  select a from private.rule_answers a join private.state_rules r on r.id = a.rule_id
  where a.subject_id = any (subjects) and a.member_id = member and a.answer <> 'not_required'
    and r.state = rule.state and r.topic = rule.topic
    -- A negotiation continues under the version it began with, and staff can't give a member's disclosure.
    and (r.id = rule.id or (action <> 'publish' and a.subject_id = subjects[1]) or auth.uid() is distinct from member)
  order by a.subject_id = subjects[1] desc, r.version desc limit 1;
$$;
comment on function private.rule_answer(private.state_rules, text, uuid[], uuid) is
  'What a member has given as a rule requires, about the first of the subjects or another one. It takes the version in '
  'force, or an earlier one in an offer or deal that began with it. Nulls if they haven''t.';

create function private.ask_rules(action text, state text, is_contract boolean, member uuid, subjects uuid[])
  returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  rule private.state_rules;
  given private.rule_answers;
begin
  for rule in
    select * from private.rules_on(ask_rules.state, private.rule_day()) r where ask_rules.action = any (r.asked_at)
  loop
    if private.rule_needs(rule, is_contract, member) = 'nothing' then
      insert into private.rule_answers (action, subject_id, rule_id, member_id, answer)
      values (ask_rules.action, subjects[1], rule.id, member, 'not_required')
      on conflict on constraint rule_answers_once do nothing;
      continue;
    end if;
    given := private.rule_answer(rule, ask_rules.action, subjects, member);
    if given.id is null then
      raise exception '% requires % before %: %.', (select s.name from private.us_states s where s.code = rule.state),
        case rule.requires when 'license' then 'a license or registration number' else 'a disclosure' end,
        case ask_rules.action when 'publish' then 'a contract is listed'
          when 'offer' then 'an offer is made or accepted' else 'a contract is assigned' end,
        coalesce(rule.citation, rule.topic)
        using errcode = 'P0001', hint = 'state_rule', detail = 'off_market_contract';
    end if;
    -- What was given about the listing is in the record of the offer, too.
    insert into private.rule_answers (action, subject_id, rule_id, member_id, answer, text_sha256, answered_at)
    values (ask_rules.action, subjects[1], given.rule_id, member, given.answer, given.text_sha256, given.answered_at)
    on conflict on constraint rule_answers_once do nothing;
  end loop;
end;
$$;
comment on function private.ask_rules(text, text, boolean, uuid, uuid[]) is
  'Asks the rules of a state that are in force today about a step of a member: publish, offer, or assign. subjects: '
  'what it''s about, and others whose answers count. Keeps that nothing was required, and what was given elsewhere. '
  'Raises P0001, to be shown as is, with the hint state_rule, if a required disclosure or license is missing.';

-- Where every path passes -------------------------------------------------------------------------

create function private.ask_listing_rules() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  on_market constant text[] := '{active,under_contract}';
begin
  if private.market_status(new) = any (on_market) and (
    tg_op = 'INSERT' or private.market_status(old) <> all (on_market)
    or (new.state, new.off_market_contract) is distinct from (old.state, old.off_market_contract)
  ) then
    perform private.ask_rules('publish', new.state, new.off_market_contract, new.user_id, array[new.id]);
  end if;
  return null;
end;
$$;
comment on function private.ask_listing_rules() is
  'Trigger on properties: asks the state''s rules when a listing comes on the market, also while it waits for review, '
  'and when its state or its contract statement changes there. A deal that falls through doesn''t ask again.';

create trigger ask_rules_on_insert after insert on public.properties
  for each row execute function private.ask_listing_rules();
create trigger ask_rules_on_update
  after update of state, off_market_contract, status, sales_status, removed_at, held_at on public.properties
  for each row execute function private.ask_listing_rules();

create function private.ask_offer_rules() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  offer public.offers;
  property public.properties;
  side text := to_jsonb(new) ->> 'author';
begin
  select * into offer from public.offers o
  where o.id = coalesce(to_jsonb(new) ->> 'offer_id', to_jsonb(new) ->> 'id')::uuid;
  -- An amendment of a deal is a version, too. It was asked when the offer was made and accepted.
  if tg_table_name = 'offer_versions' and offer.state = 'accepted' then
    return null;
  end if;
  side := coalesce(side, case offer.proposer when 'buyer' then 'seller' else 'buyer' end);
  select * into property from public.properties p where p.id = offer.property_id;
  perform private.ask_rules('offer', property.state, property.off_market_contract,
    case side when 'buyer' then offer.buyer_id else offer.seller_id end, array[offer.id, property.id]);
  return null;
end;
$$;
comment on function private.ask_offer_rules() is
  'Trigger on offer_versions and offers: asks the state''s rules of who makes, changes, or counters an offer, and of '
  'who accepts it. For the seller, what they gave with the listing counts.';

create trigger ask_rules after insert on public.offer_versions
  for each row execute function private.ask_offer_rules();
create trigger ask_rules after update of state on public.offers
  for each row when (new.state = 'accepted' and old.state <> 'accepted') execute function private.ask_offer_rules();

create function private.ask_assignment_rules() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  deal public.deals;
begin
  select * into deal from public.deals d where d.id = new.deal_id;
  perform private.ask_rules('assign', private.agreement_state(deal), true, deal.seller_id, array[deal.id]);
  return null;
end;
$$;
comment on function private.ask_assignment_rules() is
  'Trigger on agreements and deal_milestones: asks the state''s rules of the seller, who assigns the contract, before '
  'the agreement can be signed, and before they declare that it was assigned without one.';

create trigger ask_rules after insert on public.agreements
  for each row when (new.kind = 'assignment') execute function private.ask_assignment_rules();
create trigger ask_rules after update of state on public.deal_milestones
  for each row when (new.kind = 'assignment' and new.state = 'declared' and old.state <> 'declared')
  execute function private.ask_assignment_rules();

-- Grants ------------------------------------------------------------------------------------------

revoke all on private.rule_answers, private.rule_licenses from public, anon, authenticated;
