-- Moves that reach the other side: none floods it, money needs someone both sides trust, and the claims that count are
-- those the buyer saw.
begin;
\ir helpers.psql
\ir deals.psql
select tests.create_deal_cast();
select tests.create_user('New', trust => 0, age => '1 day');
insert into notification_settings (user_id, kind, mail)
select tests.user_id(name), kind, true from unnest(array['Bob', 'Cal']) as name, unnest(array['deal', 'offer']) as kind
on conflict (user_id, kind) do update set mail = true;

/* Confirms the earnest money as a member, with the amount, the day, and a reference. */
create function tests.receives(amount bigint default 3000, reference text default '4471') returns void
language sql as $$
  select public.move_milestone(tests.milestone_id('earnest_money'), 'confirm', amount,
    (now() at time zone 'America/Chicago')::date, reference);
$$;
create function tests.state_of(kind text) returns text language sql security definer as $$
  select m.state from public.deal_milestones m where m.id = tests.milestone_id(state_of.kind);
$$;
create function tests.brings(inviter text, guest text, role text, rights text[]) returns text language plpgsql as $$
begin
  perform tests.as_member(inviter);
  perform public.invite_party(tests.deal_id('bob'), lower(guest) || '@tests.example', 'Acme Escrow', role, rights);
  perform tests.as_member(guest);
  perform public.join_deal(i.party_id) from public.deal_invitations() i;
  return null;
end;
$$;
/* Starts to count a member's notifications, and what the record and the mail get. */
create function tests.start() returns text language sql security definer as $$
  delete from public.notifications;
  delete from tests.mail;
  delete from private.rate_limits;
  select null::text;
$$;
create function tests.entries() returns bigint language sql security definer
as $$ select count(*) from public.ledger_entries where offer_id = tests.offer_id('bob'); $$;
create function tests.notified(name text) returns bigint language sql security definer
as $$ select count(*) from public.notifications where user_id = tests.user_id(name); $$;
create function tests.mailed(name text) returns bigint language sql security definer
as $$ select count(*) from tests.mail where user_id = tests.user_id(name); $$;
/* Runs a statement many times, whether or not it works, with {n} counting up; returns how often it worked. */
create function tests.floods(member text, statement text, times integer default 65) returns integer language plpgsql
    as $$
declare
  worked integer := 0;
begin
  perform tests.as_member(member);
  for n in 1..times loop
    begin
      execute replace(statement, '{n}', n::text);
      worked := worked + 1;
    exception when others then null;
    end;
  end loop;
  return worked;
end;
$$;

-- The claims that count ------------------------------------------------------------------------------------

update properties set arv = 300000, repair_cost = 20000 where id = tests.listing_id('house');
select tests.as_member('Bob');
select throws_ok(
  $$ select tests.offers('Bob', 'bob', 'house', '{"seen_claims": {"arv": 350000, "repair_cost": 20000}}') $$, 'P0001',
  'The seller has just changed the listing’s numbers. Review them before you send this.'
);
select lives_ok(
  $$ select tests.offers('Bob', 'bob', 'house', '{"claims": {"arv": 999999999}, "seen_claims": {"arv": 300000,
      "repair_cost": 20000}}') $$, 'an offer with the claims that its buyer saw'
);
select tests.holds('Bob', $$ select claims from offer_versions where offer_id = tests.offer_id('bob') $$,
  'gives {"arv": 300000, "repair_cost": 20000}', 'they are the listing''s, whatever the browser sends');
select tests.as_owner();
update properties set arv = 180000, repair_cost = null, monthly_rent = 2500 where id = tests.listing_id('house');
select tests.answers('Cal', 'bob', 'counter', 1);
select tests.holds('Cal', $$ select claims from offer_versions where offer_id = tests.offer_id('bob') and version = 2
    $$,
  'gives {"arv": 180000, "monthly_rent": 2500}', 'a counteroffer keeps those of its time');
select tests.answers('Bob', 'bob', 'accept', 2);
select tests.holds('Bob', $$ select kind, claimed from deal_outcomes where deal_id = tests.deal_id('bob') order by
    kind $$,
  'gives (arv,300000) (repair_cost,20000)', 'what the seller changes afterwards doesn''t count');
select tests.holds('Bob', $$ select content::jsonb #> '{data,terms,claims_usd}' from ledger_entries where offer_id =
  tests.offer_id('bob') and seq = 1 $$, 'gives {"arv": 300000, "repair_cost": 20000}', 'the record has them');

-- Floods ---------------------------------------------------------------------------------------------------

select tests.start();
create temporary table before as select tests.entries() as entries;
grant select on before to public;
select tests.holds('owner', statement, outcome, rule) from (values
  ($$ tests.floods('Bob',
      'select public.propose_extension(tests.milestone_id(''inspection''), now() + interval ''20 days {n}
      minutes''); select public.answer_extension(e.id, ''withdrawn'') from public.deal_extensions e where e.state =
      ''proposed''') <= 30 $$, 'gives true', 'moves have a limit'),
  ($$ tests.notified('Cal') <= 2 and tests.mailed('Cal') <= 2 $$, 'gives true', 'repeated ones are one notification'),
  ($$ tests.entries() - (select entries from before) <= 60 $$, 'gives true', 'and the record doesn''t grow forever'),
  ($$ select tests.start() $$, null, null),
  ($$ tests.floods('Bob', 'select public.confirm_closing(tests.deal_id(''bob''), 90000 + {n}, (now() at time zone
      ''America/Chicago'')::date)') $$, 'gives 60', 'closings, too'),
  ($$ tests.notified('Cal') || ' ' || tests.mailed('Cal') $$, 'gives 1 1', 'which are one notification and one email'),
  ($$ select tests.start() $$, null, null),
  ($$ tests.floods('Bob', 'select public.confirm_closing(tests.deal_id(''bob''), 90060, (now() at time zone
      ''America/Chicago'')::date)') $$, 'gives 65', 'the same closing'),
  ($$ tests.notified('Cal') $$, 'gives 0', 'changes nothing'),
  ($$ select tests.brings('Bob', 'Lou', 'lender', '{terms}') $$, null, null),
  ($$ select tests.start() $$, null, null),
  ($$ tests.floods('Bob', 'select public.set_party_rights(tests.party_id(''bob'', ''Lou''), case when {n} % 2 = 0 then
      ''{terms}''::text[] else ''{documents}'' end)') < 65 $$, 'gives true', 'rights'),
  ($$ tests.notified('Cal') || ' ' || tests.mailed('Cal') $$, 'gives 1 1', 'are one, too'),
  ($$ select tests.start() $$, null, null),
  ($$ tests.floods('Bob', 'select public.set_party_rights(tests.party_id(''bob'', ''Lou''), ''{terms}'')') $$,
      'gives 65',
    'the same rights'),
  ($$ tests.notified('Cal') $$, 'gives 0', 'change nothing'),
  ($$ select tests.start() $$, null, null),
  ($$ tests.floods('Bob', 'select public.propose_split(md5(''split {n}'')::uuid, tests.deal_id(''bob''),
      jsonb_build_object(''costs'', jsonb_build_object(''amount_cents'', {n}, ''shares'',
      jsonb_build_object(tests.party_id(''bob'', ''Bob''), 5000, tests.party_id(''bob'', ''Cal''), 5000)))); select
      public.answer_split(md5(''split {n}'')::uuid, ''withdrawn'')') <= 30 $$, 'gives true', 'splits'),
  ($$ tests.notified('Cal') <= 2 and tests.mailed('Cal') <= 2 $$, 'gives true', 'are one of each kind'),
  ($$ select tests.start() $$, null, null),
  ($$ tests.floods('Bob', 'select public.move_milestone(tests.milestone_id(''earnest_money''), ''declare'');
      select tests.as_member(''Cal''); select public.move_milestone(tests.milestone_id(''earnest_money''), ''reject'');
      select tests.as_member(''Bob'')') <= 60 $$, 'gives true', 'reports of money'),
  ($$ tests.notified('Cal') || ' ' || tests.notified('Bob') $$, 'gives 1 1', 'are one on either side'),
  ($$ update notifications set read_at = now() $$, null, null),
  ($$ delete from private.rate_limits $$, null, null),
  ($$ select tests.floods('Bob', 'select public.move_milestone(tests.milestone_id(''earnest_money''), ''declare'')',
      1) $$, null, null),
  ($$ tests.notified('Cal') $$, 'gives 2', 'what comes after it was read is news'),
  ($$ tests.mailed('Cal') $$, 'gives 1', 'but no second email within the hour'),
  ($$ update tests.mail set created_at = now() - interval '2 hours', state = 'delivered', ended_at = now() $$, null,
    null),
  ($$ select tests.floods('Cal', 'select public.move_milestone(tests.milestone_id(''earnest_money''), ''reject'')',
      1) $$, null, null),
  ($$ select tests.floods('Bob', 'select public.move_milestone(tests.milestone_id(''earnest_money''), ''declare'')',
      1) $$, null, null),
  ($$ tests.mailed('Cal') $$, 'gives 2', 'a later one is')
) as t (statement, outcome, rule);
select tests.holds(who, statement, outcome, rule) from (values
  ('owner', $$ select tests.start() $$, null, null),
  ('Bob', $$ select propose_extension(tests.milestone_id('inspection'), (select due_at from deal_milestones where id =
      tests.milestone_id('inspection'))) $$, 'fails: This is the current deadline.', 'a deadline that is none'),
  ('Bob', $$ select propose_extension(tests.milestone_id('inspection'), now() + interval '9 days') $$, 'works', 'one'),
  ('Bob', $$ select propose_extension(tests.milestone_id('inspection'), now() + interval '9 days') $$, 'works',
    'the same again'),
  ('owner', $$ select count(*) from deal_extensions where state = 'proposed' $$, 'gives 1', 'is the same'),
  ('owner', $$ tests.notified('Cal') $$, 'gives 1', 'and no news'),
  ('Bob', $$ select propose_split(md5('in force')::uuid, tests.deal_id('bob'), jsonb_build_object('costs',
      jsonb_build_object('amount_cents', 5, 'shares', jsonb_build_object(tests.party_id('bob', 'Cal'), 10000)))) $$,
    'works', 'a split'),
  ('Cal', $$ select answer_split(md5('in force')::uuid, 'approved') $$, 'works', 'that is agreed'),
  ('Bob', $$ select propose_split(md5('again')::uuid, tests.deal_id('bob'), jsonb_build_object('costs',
      jsonb_build_object('amount_cents', 5, 'shares', jsonb_build_object(tests.party_id('bob', 'Cal'), 10000)))) $$,
    'fails: This split is already in force.', 'isn''t proposed again')
) as t (who, statement, outcome, rule);

-- Offers collapse, too.
select tests.offers('Ann', 'ann', 'other');
select tests.start();
select tests.floods('Ann', $$ select public.answer_offer(tests.offer_id('ann'), 'revise', {n},
    tests.terms('{"price": 9{n}000}')) $$, 9);
select tests.holds('owner', $$ tests.notified('Pro') $$, 'gives 1', 'changed offers are one notification');
select tests.as_member('Ann');
select throws_ok($$ select answer_offer(tests.offer_id('ann'), 'revise', 10, tests.terms('{"price": 99000}')) $$,
    'P0001',
  'These are the terms you’ve already sent.');

-- Who may say that money arrived ---------------------------------------------------------------------------

select tests.as_owner();
update deal_milestones set state = 'pending' where id = tests.milestone_id('earnest_money');
select tests.start();
select tests.brings('Bob', 'Tia', 'title', '{earnest_money}');
select tests.brings('Cal', 'Amy', 'attorney', '{earnest_money}');
select tests.brings('Bob', 'Jo', 'attorney', '{documents}');
select tests.holds(who, statement, outcome, rule) from (values
  ('Bob', $$ select move_milestone(tests.milestone_id('earnest_money'), 'declare') $$, 'works', 'the buyer reports it'),
  ('Cal', $$ select name from deal_parties where role = 'title' $$, 'gives Tia',
    'a guest who joins has their own name, not one the inviter typed'),
  ('Tia', $$ select move_milestone(tests.milestone_id('earnest_money'), 'confirm') $$, 'fails P0001',
    'the buyer''s guest can''t confirm it alone'),
  ('Tia', $$ select move_milestone(tests.milestone_id('earnest_money'), 'reject') $$, 'fails P0001',
      'nor say it isn''t'),
  ('Amy', $$ select move_milestone(tests.milestone_id('earnest_money'), 'confirm') $$, 'fails P0001',
    'nor can the seller''s'),
  ('Bob', $$ select accept_party(tests.party_id('bob', 'Tia')) $$, 'fails 42501', 'nobody accepts their own guest'),
  ('Tia', $$ select accept_party(tests.party_id('bob', 'Tia')) $$, 'fails 42501', 'nor themselves'),
  ('Amy', $$ select accept_party(tests.party_id('bob', 'Tia')) $$, 'fails 42501', 'nor another guest'),
  ('Cal', $$ select accept_party(tests.party_id('bob', 'Jo')) $$, 'fails: This guest can’t confirm earnest money now.',
    'nor one without the right'),
  ('Cal', $$ select accept_party(tests.party_id('bob', 'Bob')) $$, 'fails 42501', 'nor the buyer'),
  ('Cal', $$ select accept_party(tests.party_id('bob', 'Tia')) $$, 'works', 'the other side accepts them'),
  ('Cal', $$ select accept_party(tests.party_id('bob', 'Tia')) $$, 'works', 'twice is once'),
  ('owner', $$ select count(*) from ledger_entries where kind = 'party.accept' $$, 'gives 1', 'in the record'),
  ('owner', $$ select string_agg(u.name, ' ') from notifications n join users u on u.id = n.user_id
      where n.data ->> 'step' = 'party.accept' and n.data ->> 'about_reader' = 'true' $$,
    'gives Tia', 'and only the guest reads that it’s about them'),
  ('Bob', $$ select set_party_rights(tests.party_id('bob', 'Tia'), '{}') $$, 'works', 'one who loses the right'),
  ('Bob', $$ select set_party_rights(tests.party_id('bob', 'Tia'), '{earnest_money}') $$, 'works', 'and gets it back'),
  ('Tia', $$ select move_milestone(tests.milestone_id('earnest_money'), 'confirm') $$, 'fails P0001',
    'has to be accepted again'),
  ('Cal', $$ select accept_party(tests.party_id('bob', 'Tia')) $$, 'works', 'as here'),
  ('owner', $$ tests.state_of('earnest_money') $$, 'gives declared', 'what was reported before isn''t lost'),
  ('Tia', $$ select tests.receives() $$, 'works', 'then they confirm it'),
  ('Cal', $$ select (e.content::jsonb -> 'data')
      - '{name_sha256,reference_sha256,received_on,receipt}'::text[] from ledger_entries e where e.kind =
      'milestone.confirm' $$,
    'gives {"role": "title", "state": "done", "due_usd": 3000, "milestone": "earnest_money", "amount_usd": 3000, '
      '"invited_by": "buyer", "accepted_by": "seller", "received_usd": 3000}',
    'the record says who that is'),
  ('Cal', $$ select t.text from ledger_texts t join ledger_entries e using (offer_id, seq) where e.kind =
      'milestone.confirm' and t.field = 'name' $$, 'gives Tia', 'by name'),
  ('Tia', $$ select move_milestone(tests.milestone_id('earnest_money'), 'dispute') $$, 'fails P0001',
    'guests don''t dispute'),
  ('Jo', $$ select move_milestone(tests.milestone_id('earnest_money'), 'dispute') $$, 'fails P0001', 'none of them'),
  ('owner', $$ update deal_earnest_receipts set recorded_at = now() - interval '73 hours' $$, null, null),
  ('Cal', $$ select move_milestone(tests.milestone_id('earnest_money'), 'dispute') $$,
    'fails: A confirmation can be disputed for 72 hours. This one is older.', 'not forever'),
  ('owner', $$ update deal_earnest_receipts set recorded_at = now() - interval '71 hours' $$, null, null),
  ('Cal', $$ select move_milestone(tests.milestone_id('earnest_money'), 'dispute') $$, 'works',
      'the seller disputes it'),
  ('owner', $$ tests.state_of('earnest_money') $$, 'gives pending', 'it''s back'),
  ('owner', $$ select confirmed_by from deal_milestones where id = tests.milestone_id('earnest_money') $$, 'gives null',
    'as if nobody had confirmed'),
  ('Bob', $$ select (e.content::jsonb #>> '{data,party}')::uuid = tests.party_id('bob', 'Tia') from ledger_entries e
      where e.kind = 'milestone.dispute' $$, 'gives true', 'and the record says whose word was disputed'),
  ('Cal', $$ select tests.receives() $$, 'works',
    'the seller confirms it alone'),
  ('Cal', $$ select move_milestone(tests.milestone_id('earnest_money'), 'dispute') $$, 'fails P0001',
    'and can''t dispute themselves'),
  ('Bob', $$ select move_milestone(tests.milestone_id('earnest_money'), 'dispute') $$, 'works', 'but the buyer can'),
  ('Bob', $$ select revoke_party(tests.party_id('bob', 'Tia')) $$, 'works', 'an accepted guest who is removed'),
  ('owner', $$ select tests.brings('Bob', 'Tia', 'title', '{earnest_money}') $$, null, null),
  ('Tia', $$ select move_milestone(tests.milestone_id('earnest_money'), 'confirm') $$, 'fails P0001',
    'comes back without the acceptance')
) as t (who, statement, outcome, rule);

select * from finish();
rollback;
