-- Who is asked to act in a deal can do it, nobody else is asked, and one act is one notification and one email.
begin;
\ir helpers.psql
\ir deals.psql
\ir deal-papers.psql
select tests.create_deal_cast();
update properties set off_market_contract = true where id = tests.listing_id('house');
update public.staff set role = 'admin' where user_id = tests.user_id('Staff');

select tests.offers('Bob', 'bob', 'house');
select tests.answers('Cal', 'bob', 'accept');
select tests.as_member('Bob');
select set_party_company(tests.deal_id('bob'), 'Oak LLC', 'TN', 'Manager');
select tests.joins('Bob', 'Jo', 'jv_partner');
select tests.joins('Bob', 'Dee', 'jv_partner');
select tests.joins('Cal', 'Tia', 'title', '{earnest_money,documents}');
select tests.joins('Cal', 'Eve', 'title', '{earnest_money}');
select tests.joins('Bob', 'Lou', 'lender', '{terms}');
select tests.joins('Cal', 'Amy', 'attorney', '{documents}');
select tests.as_member('Bob');
select invite_party(tests.deal_id('bob'), 'ann@tests.example', 'Ann', 'signer', '{}', 'Member');
select tests.as_member('Ann');
select join_deal(tests.party_id('bob', 'Ann'));
select tests.as_member('Dee');
select revoke_party(tests.party_id('bob', 'Dee'));
select tests.as_owner();
insert into notification_settings (user_id, kind, mail, in_app)
select id, 'deal', true, true from users
on conflict (user_id, kind) do update set mail = true, in_app = true;

/*
 * What is wrong after an act of a member: 'Jo asked' if they're asked and can't do it, 'Tia not asked' if they can,
 * 'Cal twice' for two notifications or emails. The act stays; the calls don't.
 */
create function tests.wrong(actor text, act text, call text default null) returns text language plpgsql as $$
declare
  name text;
  asked boolean;
  able boolean;
  found text[] := '{}';
begin
  perform tests.as_owner();
  delete from public.notifications;
  delete from tests.mail;
  delete from private.rate_limits;
  perform tests.as_member(actor);
  execute act;
  foreach name in array array['Bob', 'Cal', 'Jo', 'Dee', 'Tia', 'Eve', 'Lou', 'Amy', 'Ann', 'Pro', 'Staff'] loop
    perform tests.as_owner();
    if (select count(*) > 1 from public.notifications n where n.user_id = tests.user_id(name))
      or (select count(*) > 1 from tests.mail q where q.user_id = tests.user_id(name)) then
      found := found || (name || ' twice');
    end if;
    continue when call is null or name = actor;
    asked := exists (
      select from public.notifications n where n.user_id = tests.user_id(name) and (n.data ->> 'asks')::boolean
    );
    perform tests.as_member(name);
    begin
      execute call;
      raise exception 'able' using errcode = 'TM001';
    exception
      when sqlstate 'TM001' then able := true;
      when others then able := false;
    end;
    if asked <> able then
      found := found || (name || case when asked then ' asked' else ' not asked' end);
    end if;
  end loop;
  perform tests.as_owner();
  return array_to_string(found, ', ');
end;
$$;
create function tests.confirms(kind text) returns text language sql as $$
  select format($f$ select move_milestone(%L, 'confirm', 3000, (now() at time zone 'America/Chicago')::date, '1') $f$,
    tests.milestone_id(kind));
$$;
create function tests.proposed() returns uuid language sql security definer
as $$ select id from public.deal_extensions where state = 'proposed'; $$;
create function tests.asked(member text) returns text language sql security definer as $$
  select string_agg(n.data ->> 'step', ' ') from public.notifications n
  where n.user_id = tests.user_id(member) and (n.data ->> 'asks')::boolean;
$$;

select is(tests.wrong(actor, act, call), '', rule) from (values
  ('Bob', $$ select move_milestone(tests.milestone_id('earnest_money'), 'declare') $$, tests.confirms('earnest_money'),
    'reported money'),
  ('Bob', $$ select accept_party(tests.party_id('bob', 'Tia')) $$, null, 'an accepted guest'),
  ('Cal', $$ select move_milestone(tests.milestone_id('earnest_money'), 'reject') $$, null, 'money that isn''t there'),
  ('Bob', $$ select move_milestone(tests.milestone_id('earnest_money'), 'declare') $$, tests.confirms('earnest_money'),
    'money that a guest can confirm, too'),
  ('Tia', tests.confirms('earnest_money'), null, 'confirmed money'),
  ('Cal', $$ select move_milestone(tests.milestone_id('assignment'), 'declare') $$, tests.confirms('assignment'),
    'a reported assignment'),
  ('Bob', $$ select move_milestone(tests.milestone_id('assignment'), 'reject') $$, null, 'one that isn''t signed'),
  ('Bob', $$ select propose_extension(tests.milestone_id('closing'), now() + interval '50 days') $$,
    $$ select answer_extension(tests.proposed(), 'agreed') $$, 'the buyer''s extension'),
  ('Cal', $$ select answer_extension(tests.proposed(), 'agreed') $$, null, 'an agreed one'),
  ('Cal', $$ select propose_extension(tests.milestone_id('closing'), now() + interval '60 days') $$,
    $$ select answer_extension(tests.proposed(), 'declined') $$, 'the seller''s extension'),
  ('Jo', $$ select propose_split(md5('s')::uuid, tests.deal_id('bob'), jsonb_build_object('profit', jsonb_build_object(
    'amount_cents', 101, 'shares', jsonb_build_object(tests.party_id('bob', 'Cal'), 3000,
      tests.party_id('bob', 'Bob'), 4000, tests.party_id('bob', 'Jo'), 3000)))) $$,
    $$ select answer_split(md5('s')::uuid, 'declined') $$, 'a partner''s split'),
  ('Cal', $$ select answer_split(md5('s')::uuid, 'approved') $$, null, 'an approval'),
  ('Bob', $$ select answer_split(md5('s')::uuid, 'approved') $$, null, 'the last approval'),
  ('Bob', $$ select confirm_closing(tests.deal_id('bob'), 95000, (now() at time zone 'America/Chicago')::date) $$,
    $$ select confirm_closing(tests.deal_id('bob'), 95001, (now() at time zone 'America/Chicago')::date) $$,
    'a closing'),
  ('Cal', $$ select confirm_closing(tests.deal_id('bob'), 95002, (now() at time zone 'America/Chicago')::date) $$,
    $$ select confirm_closing(tests.deal_id('bob'), 95003, (now() at time zone 'America/Chicago')::date) $$,
    'another one, for who has confirmed')
) as t (actor, act, call, rule);

-- Agreements.
select tests.as_member('Staff');
select approve_template(id, array['NY']) from agreement_templates where kind = 'assignment';
select tests.as_owner();
create function tests.prepare() returns text language sql as $$
  select format($f$ select prepare_agreement(%L, %L, 'assignment', %L, preview_agreement(%L, 'assignment', %L)
    ->> 'body_sha256') $f$, tests.agreement_id('a'), tests.deal_id('bob'), i, tests.deal_id('bob'), i)
  from (values ('{"original_seller": "Olga", "original_contract_date": "2026-11-02", "assignment_fee_usd": 1}')) t (i);
$$;
create function tests.sign(member text) returns text language sql as $$
  select format($f$ select sign_agreement(%L, tests.hash_of('a'), %L, true, true) $f$, tests.agreement_id('a'), member);
$$;
select is(tests.wrong(actor, act, call), '', rule) from (values
  ('Bob', tests.prepare(), tests.sign('Someone Else'), 'an agreement'),
  ('Bob', tests.sign('Bob'), null, 'a signature'),
  ('Ann', tests.sign('Ann'), null, 'another one'),
  ('Cal', tests.sign('Cal'), null, 'the last one, which completes the assignment')
) as t (actor, act, call, rule);
select is((select state from deal_milestones where id = tests.milestone_id('assignment')), 'done', 'it did');
select is(
  (select n.data ->> 'step' || ' ' || (n.data ->> 'milestone') from notifications n
    where n.user_id = tests.user_id('Bob')),
  'agreement.complete assignment', 'the news say both'
);
select tests.as_member('Cal');
select confirm_closing(tests.deal_id('bob'), 94999, (now() at time zone 'America/Chicago')::date);
select tests.as_member('Bob');
select set_party_rights(tests.party_id('bob', 'Lou'), '{documents}');
select tests.as_member('Jo');
select revoke_party(tests.party_id('bob', 'Jo'));
select tests.as_owner();
select is((select array_agg(distinct c.content ->> 'name') from private.claim_deliveries('mail', 100, 30) c
  where c.content #>> '{data,step}' = 'closing.confirm'), '{Ann,Bob}',
  'who lost the right to read the price, or left, gets no email of it anymore');
select is(tests.wrong('Cal', $$ select end_deal(tests.deal_id('bob'), 'other') $$,
  $$ select report_ending(tests.deal_id('bob'), money => 'not_paid') $$), '', 'the end');
select is(tests.asked('Bob'), 'deal.fall_through', 'the buyer is asked what became of the money');

select * from finish();
rollback;
