-- State rules: every path in every jurisdiction asks them, past days replay, and nobody edits one.
begin;
\ir helpers.psql
\ir deals.psql
select tests.create_cast();
select tests.create_user('Mod', staff => true);
update public.staff set role = 'moderator' where user_id = tests.user_id('Mod');
update public.staff set role = 'admin' where user_id = tests.user_id('Staff');
update public.users set membership_tier = 'closer' where id = tests.user_id('Ann');
insert into public.agreement_template_approvals (template_id, state)
select t.id, s.code from public.agreement_templates t, private.us_states s where t.kind = 'assignment';

create function tests.rule(home text, about text) returns uuid language sql security definer as $$
  select r.id from private.state_rules r where r.state = home and r.topic = about order by r.version desc limit 1;
$$;
create function tests.versions(home text, day date) returns text language sql as $$
  select string_agg(r.topic || ' ' || r.version, ', ' order by r.topic) from rule_versions(home, day) r;
$$;
create function tests.posts(name text, fields jsonb, given uuid[] default null) returns boolean language sql as $$
  select public.post_listing(tests.listing_id(name), '{
    "title": "Brick duplex", "description": "Two units.", "property_type": "Multi Family", "address": "12 Oak St",
    "city": "Springfield", "zip": "10001", "price": 100000, "off_market_contract": true
  }'::jsonb || fields, disclosures => given);
$$;
/* Gives whatever a step requires of the caller. */
create function tests.gives(member text, step text, home text, subject uuid) returns void language plpgsql as $$
begin
  perform tests.as_member(member);
  perform give_disclosure(step, subject, r.rule_id, 'AB-1234') from rules_asked(step, home, true, subject) r
  where r.needs <> 'nothing';
end;
$$;
/* What comes of a statement, which is undone: asked, with an answer kept; refused, for want of one; or the error. */
create function tests.tried(member text, statement text, asked text, subject uuid) returns text language plpgsql
as $$
declare
  outcome text;
  hint text;
begin
  perform tests.as_member(member);
  execute statement;
  perform tests.as_owner();
  outcome := case
    when not exists (
      select from private.rule_answers a join private.state_rules r on r.id = a.rule_id
      where r.topic = 'general' and a.subject_id = subject and a.member_id = tests.user_id(asked)
    ) then 'not asked'
    when exists (select from public.properties p where p.id = subject and p.status = 'paused') then 'refused'
    else 'asked'
  end;
  raise exception 'TRIED';
exception when others then
  get stacked diagnostics hint = pg_exception_hint;
  return case when sqlerrm = 'TRIED' then outcome when hint = 'state_rule' then 'refused' else sqlerrm end;
end;
$$;
create temp table tried (state text, path text, step text, outcome text);
grant all on tried to authenticated;

do $$
declare
  home text;
  house uuid;
  offer text;
  deal uuid;
  agreement text;
begin
  for home in
    select s.code from private.us_states s where s.code <> all (array['AS', 'GU', 'MP', 'PR', 'UM', 'VI'])
  loop
    house := tests.listing_id(home);
    offer := 'offer ' || home;
    perform tests.as_owner();
    delete from private.rate_limits;
    insert into tried values
      (home, 'post', 'publish', tests.tried('Ann', format('select tests.posts(%L, %L)', home,
        jsonb_build_object('state', home)), 'Ann', house)),
      (home, 'insert', 'publish', tests.tried('Ann', format($f$ select tests.as_owner();
        select private.add_listing(%L, %L, %L) $f$, house, tests.user_id('Ann'), jsonb_build_object('title', 'Duplex',
        'description', 'Two units.', 'property_type', 'Multi Family', 'address', '12 Oak St', 'city', 'Troy', 'zip',
        '10001', 'price', 100000, 'state', home, 'off_market_contract', true)), 'Ann', house)),
      (home, 'resume', 'publish', tests.tried('Ann', format($f$ select tests.posts(%L, %L);
        update properties set status = 'active' where id = %L $f$, home,
        jsonb_build_object('state', home, 'status', 'paused'), house), 'Ann', house)),
      (home, 'move', 'publish', tests.tried('Ann', format($f$ select tests.posts(%L, '{"state": "NY"}');
        update properties set state = %L where id = %L $f$, home, home, house), 'Ann', house)),
      (home, 'contract', 'publish', tests.tried('Ann', format($f$ select tests.posts(%L, %L);
        update properties set off_market_contract = true where id = %L $f$, home,
        jsonb_build_object('state', home, 'off_market_contract', false), house), 'Ann', house));
    perform tests.gives('Ann', 'publish', home, house);
    perform tests.posts(home, jsonb_build_object('state', home));
    insert into tried values (home, 'offer', 'offer', tests.tried('Bob',
      format('select tests.offers(''Bob'', %L, %L)', offer, home), 'Bob', tests.offer_id(offer)));
    perform tests.gives('Bob', 'offer', home, tests.offer_id(offer));
    perform tests.offers('Bob', offer, home);
    perform tests.answers('Ann', offer, 'accept');
    perform tests.as_owner();
    deal := tests.deal_id(offer);
    agreement := format($f$ select prepare_agreement(gen_random_uuid(), %1$L, 'assignment', %2$L,
      preview_agreement(%1$L, 'assignment', %2$L) ->> 'body_sha256') $f$, deal, jsonb_build_object('original_seller',
      'Olga', 'original_contract_date', current_date - 9, 'assignment_fee_usd', 5000));
    insert into tried values
      (home, 'agreement', 'assign', tests.tried('Ann', agreement, 'Ann', deal)),
      (home, 'declare', 'assign', tests.tried('Ann', format('select move_milestone(%L, ''declare'')', (
        select m.id from public.deal_milestones m where m.deal_id = deal and m.kind = 'assignment'
      )), 'Ann', deal));
    perform tests.gives('Ann', 'assign', home, deal);
    insert into tried values (home, 'buyer''s agreement', 'none', tests.tried('Bob', agreement, 'Ann', deal));
  end loop;
  perform tests.as_owner();
end;
$$;
select is(count(distinct state)::integer, 51, 'all jurisdictions were tried') from tried;
select is(count(*)::integer, 51 * 9, 'on every path') from tried;
select is_empty($$
  select t.state, t.path, t.outcome from tried t
  where t.outcome <> case when exists (
    select from private.rules_on(t.state, private.rule_day()) r
    where t.step = any (r.asked_at) and (r.requires = 'disclosure' or r.deals_a_year = 0)
  ) then 'refused' else 'asked' end
$$, 'each was asked, and refused only for what the table of rules requires');
select is(
  (select string_agg(distinct state, ' ' order by state) from tried where outcome = 'refused'),
  'AZ CT KY MD NC ND OH OK PA SC TN', 'these states require something of every contract'
);

select tests.holds(who, statement, outcome, rule) from (values
  -- Posting
  ('Ann', $$ select tests.posts('az', '{"state": "AZ"}') $$, 'fails P0001: Arizona requires a disclosure before a '
    'contract is listed: A.R.S. § 44-5101 (Laws 2022, ch. 170).', 'a missing disclosure is named'),
  ('Ann', $$ select tests.posts('az', '{"state": "AZ", "off_market_contract": false}') $$, 'works', null),
  ('Ann', $$ update properties set off_market_contract = true where id = tests.listing_id('az') $$, 'fails P0001',
    'an edit asks, too'),
  ('Bob', $$ select give_disclosure('publish', tests.listing_id('az'), tests.rule('AZ', 'disclosure')) $$,
    'fails 42501', 'nobody gives it for another''s listing'),
  ('visitor', $$ select give_disclosure('publish', tests.listing_id('az'), tests.rule('AZ', 'disclosure')) $$,
    'fails 42501', 'nor does a visitor'),
  ('Ann', $$ select tests.posts('az2', '{"state": "AZ"}', array[tests.rule('AZ', 'disclosure')]) $$, 'works', null),
  ('visitor', $$ select topic || ' ' || answer from given_disclosures(tests.listing_id('az2')) $$,
    'gives disclosure disclosed', 'everyone who sees the listing sees what was given'),
  ('owner', $$ select bool_and(text_sha256 = private.sha256_hex(disclosure))
    from given_disclosures(tests.listing_id('az2')) $$, 'gives true', 'with the hash of its text'),
  ('Ann', $$ update properties set status = 'paused' where id = tests.listing_id('az2') $$, 'works', null),
  ('visitor', $$ select count(*) from given_disclosures(tests.listing_id('az2')) $$, 'gives 0',
    'who doesn''t see it, doesn''t'),
  ('Ann', $$ update properties set status = 'active' where id = tests.listing_id('az2') $$, 'works', null),
  ('Ann', $$ select needs from rules_asked('publish', 'AZ', false) where topic = 'disclosure' $$, 'gives nothing',
    'a listing of the property itself needs none'),
  ('Ann', $$ select tests.posts('ok', '{"state": "OK"}', array[tests.rule('OK', 'disclosure')]) $$,
    'fails P0001: Oklahoma requires a license or registration number before a contract is listed: Predatory Real '
    'Estate Wholesaler Prohibition Act (HB 1148, 2021), 59 O.S. § 858-102.', 'Oklahoma wants a license, too'),
  ('Ann', $$ select give_disclosure('publish', tests.listing_id('ok'), tests.rule('OK', 'license'), '?') $$,
    'fails P0001: Enter the license number, in 2 to 40 letters and digits.', 'with its number'),
  ('Ann', $$ select give_disclosure('publish', tests.listing_id('ok'), tests.rule('OK', 'license'), ' 182-44 ') $$,
    'works', null),
  ('Ann', $$ select tests.posts('ok', '{"state": "OK"}', array[tests.rule('OK', 'disclosure')]) $$, 'works', null),
  ('Ann', $$ select count(*) from stated_licenses('OK') $$, 'gives 0', 'the number is private'),
  ('Mod', $$ select string_agg(number, ' ') from stated_licenses('OK') where number <> 'AB-1234' $$, 'gives 182-44',
    'but for staff'),
  ('Ann', $$ select count(*) from private.rule_answers $$, 'fails 42501', 'members don''t reach the record itself'),
  ('owner', $$ update private.rule_answers set answered_at = now() $$, 'fails 42501', 'nobody edits one'),
  ('owner', $$ delete from private.rule_answers $$, 'fails 42501', 'or removes it'),
  ('Ann', $$ select give_disclosure('publish', tests.listing_id('x'), tests.rule('AZ', 'general')) $$, 'fails P0001',
    'a rule that requires nothing takes no disclosure'),
  -- Offers and acceptance
  ('owner', $$ alter table properties disable trigger ask_rules_on_update;
    update properties set off_market_contract = true where id = tests.listing_id('az');
    alter table properties enable trigger ask_rules_on_update $$, 'works', null),
  ('Bob', $$ select tests.gives('Bob', 'offer', 'AZ', tests.offer_id('az')), tests.offers('Bob', 'az', 'az') $$,
    'works', null),
  ('Ann', $$ select tests.answers('Ann', 'az', 'accept') $$, 'fails P0001', 'who accepts is asked'),
  ('Ann', $$ select tests.answers('Ann', 'az', 'counter', fields => '{"price": 96000}') $$, 'fails P0001',
    'and who counters'),
  ('Pro', $$ select give_disclosure('offer', tests.offer_id('az'), tests.rule('AZ', 'disclosure')) $$, 'fails 42501',
    'others have no part in it'),
  ('Pro', $$ select count(*) from given_disclosures(tests.offer_id('az')) $$, 'gives 0', 'and don''t see it'),
  ('Ann', $$ select count(*) from given_disclosures(tests.offer_id('az')) $$, 'gives 1', 'the other side does'),
  ('Ann', $$ select tests.gives('Ann', 'offer', 'AZ', tests.offer_id('az')), tests.answers('Ann', 'az', 'accept') $$,
    'works', 'and accepts after giving it'),
  -- Licenses after a number of deals
  ('owner', $$ select private.contracts_sold(tests.user_id('Ann'), 'IL') $$, 'gives 0', null),
  ('owner', $$ alter table deals disable trigger user;
    update deals set state = 'closed', ended_at = now() where id = tests.deal_id('offer IL');
    alter table deals enable trigger user $$, 'works', null),
  ('owner', $$ select private.contracts_sold(tests.user_id('Ann'), 'IL') $$, 'gives 1', 'closed deals count'),
  ('Ann', $$ select tests.posts('il2', '{"state": "IL"}') $$, 'fails P0001', 'a second one takes a license'),
  -- Admins
  ('Ann', $$ select supersede_rule(gen_random_uuid(), tests.rule('AZ', 'disclosure'), '{}') $$, 'fails 42501',
    'members don''t change rules'),
  ('Mod', $$ select supersede_rule(gen_random_uuid(), tests.rule('AZ', 'disclosure'), '{}') $$, 'fails 42501',
    'nor do moderators'),
  ('Mod', $$ select sign_rule(tests.rule('AZ', 'disclosure')) $$, 'fails 42501', 'or sign them off'),
  ('owner', $$ update private.state_rules set summary = 'x' $$, 'fails 42501', 'not even the operator edits one'),
  ('owner', $$ delete from private.state_rules $$, 'fails 42501', 'or deletes it'),
  ('owner', $$ truncate private.state_rules cascade $$, 'fails 42501', 'or all of them'),
  ('owner', $$ insert into private.state_rules (state, topic, version, effective_from, asked_at, requires, summary)
    values ('AZ', 'disclosure', 2, '2025-01-01', '{publish}', 'nothing', 'x') $$, 'fails P0001',
    'or adds one to the past'),
  ('Ann', $$ insert into private.state_rules (state, topic, version, effective_from, asked_at, requires, summary)
    values ('AZ', 'notice', 1, '2025-01-01', '{publish}', 'nothing', 'x') $$, 'fails 42501', 'members add none'),
  ('owner', $$ select tests.versions('OK', '2021-10-31') || ' | ' || tests.versions('OK', '2021-11-01') || ' | '
    || tests.versions('OK', '2025-10-31') || ' | ' || tests.versions('OK', '2025-11-01') $$,
    'gives general 1 | general 1, license 1 | general 1, license 1 | disclosure 1, general 1, license 1',
    'a past day has the versions of that day'),
  ('Staff', $$ select sign_rule(tests.rule('AZ', 'disclosure')), sign_rule(tests.rule('AZ', 'disclosure')) $$,
    'works', null),
  ('visitor', $$ select signer from rules_asked('publish', 'AZ', true) where topic = 'disclosure' $$, 'gives Staff',
    'everyone sees who signed off'),
  ('owner', $$ update private.state_rule_signatures set signer = 'x' $$, 'fails 42501', 'a sign-off stays'),
  ('owner', $$ select tests.as_member('Staff'); select supersede_rule(tests.listing_id('v2'),
    tests.rule('AZ', 'disclosure'), '{"state": "AZ", "topic": "disclosure", "effective_from": "2026-01-01",
    "asked_at": ["publish"], "requires": "nothing", "summary": "Repealed."}') $$,
    'fails P0001: A new version starts tomorrow at the earliest, so that past days stay as they were.',
    'a version can''t start in the past'),
  ('Staff', $$ select supersede_rule(tests.listing_id('v2'), tests.rule('AZ', 'disclosure'), '{"state": "AZ",
    "topic": "disclosure", "effective_from": "2099-01-01", "asked_at": ["publish"], "requires": "nothing",
    "summary": "Repealed."}') $$, 'works', null),
  ('Staff', $$ select supersede_rule(tests.listing_id('v3'), (select id from rule_versions('AZ')
    where state = 'AZ' and topic = 'disclosure' and version = 1), '{"state": "AZ", "topic": "disclosure",
    "effective_from": "2099-01-01", "asked_at": ["publish"], "requires": "nothing", "summary": "Again."}') $$,
    'fails P0001: This rule has a newer version. Review it first.', 'of two admins, the second sees the first'),
  ('owner', $$ select tests.versions('AZ', '2026-11-30') || ' | ' || tests.versions('AZ', '2098-12-31') || ' | '
    || tests.versions('AZ', '2099-01-01') $$,
    'gives disclosure 1, general 1 | disclosure 1, general 1 | disclosure 2, general 1', 'it''s in force from its day'),
  ('Staff', $$ select supersede_rule(tests.listing_id('tx'), null, '{"state": "TX", "topic": "disclosure",
    "effective_from": "2099-01-01", "asked_at": ["publish"], "requires": "disclosure", "summary": "New act.",
    "disclosure": "I don’t own it."}') $$, 'works', 'a state gets a new rule'),
  ('Mod', $$ select string_agg(action || ' ' || title, ', ' order by created_at) from moderation_actions
    where subject_kind = 'state_rule' $$, 'gives sign_rule AZ disclosure, version 1, supersede_rule AZ disclosure, '
    'version 2, supersede_rule TX disclosure, version 1', 'decisions are in the log')
) as t (who, statement, outcome, rule);

select tests.as_owner();
-- Submissions become paused listings where only the member can give what's required.
insert into public.property_submissions (id, user_id, address, property_type, condition, price, sqft, status,
  submitted_at)
select tests.listing_id('submission ' || home), tests.user_id('Bob'), '9 Elm St, ' || home, 'condo', 'good', 90000,
  900, 'submitted', now()
from unnest('{NY,MD}'::text[]) as home;
create function tests.accepts(home text) returns text language plpgsql as $$
declare
  accepted uuid;
begin
  perform tests.as_member('Staff');
  accepted := accept_submission(tests.listing_id('submission ' || home), jsonb_build_object('title', 'Condo',
    'description', 'Two rooms.', 'property_type', 'Condo', 'address', '9 Elm St', 'city', 'Troy', 'state', home, 'zip',
    '10001', 'price', 90000), null, '2099-12-31');
  return (select p.status from public.properties p where p.id = accepted);
end;
$$;
select is(tests.accepts(home), status, 'a submission in ' || home || ' becomes a listing that is ' || status)
from (values ('NY', 'active'), ('MD', 'paused')) as t (home, status);
select tests.as_owner();

select * from finish();
rollback;
