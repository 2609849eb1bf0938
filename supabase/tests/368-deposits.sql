-- Deposits as contracts have them: a second one, who holds them, and a fee for more time.
begin;
\ir helpers.psql
\ir deals.psql
\ir deal-papers.psql
select tests.create_deal_cast();
create function tests.day(days integer) returns date language sql stable
as $$ select (now() at time zone 'America/Chicago')::date + days; $$;
create function tests.receives(kind text, amount bigint, reference text) returns void language sql as $$
  select public.move_milestone(tests.milestone_id(kind), 'confirm', amount, tests.day(0), reference);
$$;
create function tests.moves(kind text, action text) returns void language sql as $$
  select public.move_milestone(tests.milestone_id(kind), action);
$$;
create function tests.disputes(reference text) returns void language plpgsql security definer as $$
begin
  perform public.move_milestone(tests.milestone_id('earnest_money'), 'dispute', receipt_id => r.id)
  from public.deal_earnest_receipts r where r.reference = disputes.reference;
end;
$$;
create function tests.amends(terms jsonb) returns text language plpgsql as $$
declare
  member text;
  added constant uuid := gen_random_uuid();
begin
  perform tests.as_member('Bob');
  perform public.prepare_agreement(added, tests.deal_id('bob'), 'amendment', terms,
    public.preview_agreement(tests.deal_id('bob'), 'amendment', terms) ->> 'body_sha256');
  for member in select unnest(array['Bob', 'Cal']) loop
    perform tests.as_member(member);
    perform public.sign_agreement(added, a.body_sha256, member, true, true) from public.agreements a where id = added;
  end loop;
  return null;
end;
$$;
create function tests.line(terms jsonb, label text) returns text language plpgsql as $$
begin
  perform tests.as_member('Bob');
  return substring(public.preview_agreement(tests.deal_id('bob'), 'amendment', terms) ->> 'body'
    from '- ' || label || ': ([^\n]*)');
end;
$$;
/* State of a step, and days until its last day. */
create function tests.step(kind text) returns text language sql security definer as $$
  select m.state || ' ' || private.last_day(m.due_at, 'America/Chicago') - tests.day(0)
  from public.deal_milestones m where m.deal_id = tests.deal_id('bob') and m.kind = step.kind;
$$;
/* 'done, pending: 3000 of 8000' */
create function tests.money() returns text language sql security definer as $$
  select one.state || ', ' || coalesce(two.state, 'none') || ': ' || coalesce(e.amount, 0) || ' of ' || e.due
    || coalesce(', first accepted ' || e.first_accepted, '') || coalesce(', accepted ' || e.accepted, '')
  from public.deal_milestones one
  join public.deal_earnest_money e using (deal_id)
  left join public.deal_milestones two on two.deal_id = one.deal_id and two.kind = 'second_deposit'
  where one.id = tests.milestone_id('earnest_money');
$$;
create function tests.entry(kind text) returns jsonb language sql security definer as $$
  select e.content::jsonb -> 'data' from public.ledger_entries e
  where e.offer_id = tests.offer_id('bob') and e.kind = entry.kind order by e.seq desc limit 1;
$$;

-- In offers -------------------------------------------------------------------------------------------------

select tests.holds(who, statement, outcome, rule) from (values
  ('Bob', $$ select tests.offers('Bob', 'bob', 'house', '{"second_deposit": 5000}') $$,
    'fails: Say in how many days the second deposit is due.', 'a second deposit has a day'),
  ('Bob', $$ select tests.offers('Bob', 'bob', 'house',
    '{"earnest_money": 0, "second_deposit": 5000, "second_deposit_days": 20}') $$,
    'fails: A second deposit comes after a first one. Enter earnest money, too.', 'and comes after a first one'),
  ('Bob', $$ select tests.offers('Bob', 'bob', 'house', '{"second_deposit": 92001, "second_deposit_days": 20}') $$,
    'fails: Both deposits together can’t be more than the price.', 'both are at most the price'),
  ('Bob', $$ select tests.offers('Bob', 'bob', 'house',
    '{"second_deposit": 9223372036854775807, "second_deposit_days": 20}') $$,
    'fails: Both deposits together can’t be more than the price.', 'whatever the number'),
  ('Bob', $$ select tests.offers('Bob', 'bob', 'house', '{"second_deposit": -1, "second_deposit_days": 20}') $$,
    'fails 23514', 'none is negative'),
  ('Bob', $$ select tests.offers('Bob', 'bob', 'house', '{"second_deposit": 1, "second_deposit_days": 366}') $$,
    'fails 23514', 'nor due after a year'),
  ('Bob', $$ select tests.offers('Bob', 'bob', 'house', '{"extension_fee": 1}') $$,
    'fails: An offer has no extension fee. An amendment of the deal can.', 'an offer has no fee for more time'),
  ('Bob', $$ select tests.offers('Bob', 'bob', 'house', '{"earnest_holder": "buyer"}') $$, 'fails 23514',
    'the buyer doesn''t hold the money'),
  ('Bob', $$ select tests.offers('Bob', 'bob', 'house', '{"second_deposit": 0, "second_deposit_days": 20}') $$,
    'gives null', null),
  ('Bob', $$ select second_deposit, second_deposit_days is null, earnest_holder is null, extension_fee
    from offer_versions $$, 'gives (0,t,t,0)', 'days without a second deposit count for nothing'),
  ('Bob', $$ select tests.answers('Bob', 'bob', 'revise', 1, '{"second_deposit": 5000, "second_deposit_days": 20,
    "earnest_holder": "title", "earnest_refund_days": 10}') $$, 'gives null', 'a second deposit can be offered'),
  ('Cal', $$ select tests.answers('Cal', 'bob', 'accept', 2) $$, 'gives null', null),
  ('Cal', $$ select second_deposit, second_deposit_days, earnest_holder, second_due_at = agreed_second_due_at,
    agreed -> 'second_deposit' from deal_terms(array[tests.deal_id('bob')]) $$,
    'gives (5000,20,title,t,5000)', 'and agreed'),
  ('owner', $$ select tests.step('second_deposit') || ', ' || tests.step('refund_period') $$,
    'gives pending 20, pending 10', 'it''s a step of the deal'),
  ('Cal', $$ select due, first_due, needed, first_needed from deal_earnest_money $$, 'gives (8000,3000,8000,3000)',
    'and part of the earnest money')
) as t (who, statement, outcome, rule);
select tests.joins('Cal', 'Tia', 'title', '{earnest_money}');
select tests.joins('Bob', 'Jo', 'jv_partner');
select tests.as_member('Bob');

-- Two steps over the same money -------------------------------------------------------------------------------

select tests.holds(who, statement, outcome, rule) from (values
  ('Tia', $$ select tests.receives('second_deposit', 5000, '2') $$,
    'fails P0001', 'a guest nobody accepted confirms nothing'),
  ('Jo', $$ select tests.receives('second_deposit', 5000, '2') $$, 'fails P0001', 'nor does a partner'),
  ('Bob', $$ select tests.receives('second_deposit', 5000, '2') $$, 'fails P0001', 'nor the buyer'),
  ('Bob', $$ select tests.moves('second_deposit', 'accept') $$, 'fails P0001', 'who can''t accept less either'),
  ('Ann', $$ select tests.moves('second_deposit', 'declare') $$, 'fails 42501', 'nor does anyone else'),
  ('Bob', $$ select accept_party(tests.party_id('bob', 'Tia')) $$, 'works', null),
  ('Tia', $$ select tests.receives('earnest_money', 3000, '1') $$, 'works', 'the first deposit arrives'),
  ('owner', $$ tests.money() $$, 'gives done, pending: 3000 of 8000', 'which isn''t the second'),
  ('owner', $$ select d ->> 'received_usd', d ->> 'due_usd' from tests.entry('milestone.confirm') as d $$,
    'gives (3000,8000)', 'the record adds up the whole deposit'),
  ('Bob', $$ select tests.moves('second_deposit', 'declare') $$, 'works', 'the buyer reports the second'),
  ('Tia', $$ select data ->> 'asks' from notifications where user_id = auth.uid()
    and data ->> 'step' = 'milestone.declare' $$, 'gives true', 'who holds the money is asked to confirm it'),
  ('Cal', $$ select data ->> 'asks' from notifications where user_id = auth.uid()
    and data ->> 'step' = 'milestone.declare' $$, 'gives true', 'and so is the seller'),
  ('Tia', $$ select tests.receives('second_deposit', 4999, '2') $$, 'works', 'a dollar less arrives'),
  ('owner', $$ tests.money() $$, 'gives done, pending: 7999 of 8000', 'and the step stays open'),
  ('Bob', $$ select open_items(d) from deals d $$, 'gives {second_deposit,inspection}', 'as the deal says'),
  ('Tia', $$ select tests.receives('second_deposit', 1, '3') $$, 'works', null),
  ('owner', $$ tests.money() $$, 'gives done, done: 8000 of 8000', 'with the last dollar it''s done'),
  ('Bob', $$ select tests.disputes('2') $$, 'works', 'a dispute of the second deposit'),
  ('owner', $$ tests.money() $$, 'gives done, pending: 3001 of 8000', 'leaves the first'),
  ('owner', $$ select d ->> 'milestone', d ->> 'state' from tests.entry('milestone.dispute') as d $$,
    'gives (second_deposit,pending)', 'and the record says what it opens'),
  ('Cal', $$ select tests.disputes('1') $$, 'works', 'one of the first'),
  ('owner', $$ tests.money() $$, 'gives pending, pending: 1 of 8000', 'opens both'),
  ('Cal', $$ select tests.receives('second_deposit', 7999, '4') $$, 'works', 'all at once'),
  ('owner', $$ tests.money() $$, 'gives done, done: 8000 of 8000', 'does both'),
  ('owner', $$ select count(distinct confirmed_by) from deal_milestones where state = 'done' $$,
    'gives 1', 'as it should'),
  ('Bob', $$ select tests.moves('second_deposit', 'dispute') $$, 'works', 'the second step can dispute, too'),
  ('owner', $$ tests.money() $$, 'gives pending, pending: 0 of 8000', 'to the dollar')
) as t (who, statement, outcome, rule);

-- Less --------------------------------------------------------------------------------------------------------

select tests.holds(who, statement, outcome, rule) from (values
  ('Tia', $$ select tests.receives('earnest_money', 2500, '5') $$, 'works', null),
  ('Cal', $$ select tests.moves('earnest_money', 'accept') $$, 'works', 'the seller takes less as the first deposit'),
  ('owner', $$ tests.money() $$, 'gives done, pending: 2500 of 8000, first accepted 2500', 'only of that one'),
  ('owner', $$ select d ->> 'amount_usd', d ->> 'due_usd' from tests.entry('milestone.accept') as d $$,
    'gives (2500,3000)', 'as the record says'),
  ('Bob', $$ select earnest_money, second_deposit from deal_terms(array[tests.deal_id('bob')]) $$, 'gives (2500,5000)',
    'the second is due in full'),
  ('Tia', $$ select tests.receives('second_deposit', 4999, '6') $$, 'works', null),
  ('owner', $$ tests.money() $$, 'gives done, pending: 7499 of 8000, first accepted 2500', 'to the dollar'),
  ('Cal', $$ select tests.moves('second_deposit', 'accept') $$, 'works', 'the seller takes less of that, too'),
  ('owner', $$ tests.money() $$, 'gives done, done: 7499 of 8000, first accepted 2500, accepted 7499', 'to the dollar'),
  ('Bob', $$ select earnest_money, second_deposit from deal_terms(array[tests.deal_id('bob')]) $$, 'gives (2500,4999)',
    'which is then in force'),
  ('Cal', $$ select tests.disputes('6') $$, 'works', null),
  ('owner', $$ tests.money() $$, 'gives done, pending: 2500 of 8000, first accepted 2500',
    'a dispute takes back only what it no longer covers'),
  ('Cal', $$ select tests.disputes('5') $$, 'works', null),
  ('owner', $$ tests.money() $$, 'gives pending, pending: 0 of 8000', 'to the dollar'),
  ('Tia', $$ select tests.receives('earnest_money', 1000, '7') $$, 'works', null),
  ('Cal', $$ select tests.moves('second_deposit', 'accept') $$, 'works', 'in the second step'),
  ('owner', $$ tests.money() $$, 'gives done, done: 1000 of 8000, accepted 1000', 'what arrived is enough for both')
) as t (who, statement, outcome, rule);

-- Amendments --------------------------------------------------------------------------------------------------

select tests.holds(who, statement, outcome, rule) from (values
  ('Bob', $$ select tests.line('{"second_deposit": 92001}', '') $$,
    'fails: Both deposits together can’t be more than the price.', 'an amendment has the same limits'),
  ('Bob', $$ select tests.line('{"earnest_money": 0}', '') $$,
    'fails: A second deposit comes after a first one. Enter earnest money, too.', 'and no second deposit alone'),
  ('Bob', $$ select tests.line('{"extension_fee": -1}', '') $$, 'fails 22023', 'no fee is negative'),
  ('Bob', $$ select tests.line('{"extension_fee": null}', '') $$, 'fails 22023', 'or nothing'),
  ('Bob', $$ select tests.line('{"second_deposit_days": 366}', '') $$, 'fails 22023', 'nor that'),
  ('Bob', $$ select tests.line('{"earnest_holder": "buyer"}', '') $$, 'fails 22023', 'nor that'),
  ('Bob', $$ select tests.line('{"earnest_holder": "attorney"}', 'Earnest money held by') $$,
    'gives an attorney, instead of a title company', 'the text has words'),
  ('Bob', $$ select tests.line('{"second_deposit": 0}', 'Second deposit due within') $$,
    'gives none, instead of 20 days after the offer was accepted', 'and drops the day with the deposit'),
  ('Bob', $$ select tests.amends('{"second_deposit": 2000, "second_deposit_days": 30}') $$, 'gives null', null),
  ('owner', $$ tests.money() $$, 'gives pending, pending: 1000 of 5000', 'another amount takes the acceptance back'),
  ('owner', $$ select tests.step('second_deposit') $$, 'gives pending 30', 'and moves the day'),
  ('Tia', $$ select tests.receives('earnest_money', 2000, '8') $$, 'works', null),
  ('owner', $$ tests.money() $$, 'gives done, pending: 3000 of 5000', 'to the dollar'),
  ('Bob', $$ select tests.amends('{"second_deposit": 12000}') $$, 'gives null', 'more once the first has arrived'),
  ('owner', $$ tests.money() $$, 'gives done, pending: 3000 of 15000', 'leaves that'),
  ('Bob', $$ select tests.amends('{"second_deposit": 0}') $$, 'gives null', null),
  ('owner', $$ tests.money() $$, 'gives done, waived: 3000 of 3000', 'none waives the step'),
  ('Bob', $$ select tests.amends('{"second_deposit": 5000, "second_deposit_days": 25}') $$, 'gives null', null),
  ('owner', $$ select tests.step('second_deposit') $$, 'gives pending 25', 'and it can come back'),
  ('Tia', $$ select due, amount, needed from deal_earnest_money $$,
    'gives (8000,3000,8000)', 'who holds it sees how much'),
  ('Bob', $$ select propose_extension(tests.milestone_id('second_deposit'),
    private.end_of_day(tests.day(40), 'America/Chicago')) $$, 'works', null),
  ('Cal', $$ select answer_extension((select id from deal_extensions), 'agreed') $$, 'works', null),
  ('Cal', $$ select second_deposit_days from deal_terms(array[tests.deal_id('bob')]) $$, 'gives 40',
    'an extension moves its day'),
  ('Bob', $$ select tests.amends('{"second_deposit": 6000}') $$, 'gives null', null),
  ('owner', $$ select tests.step('second_deposit') $$, 'gives pending 40', 'which an amendment of the amount keeps')
) as t (who, statement, outcome, rule);

-- More time, for a fee ----------------------------------------------------------------------------------------

select tests.holds(who, statement, outcome, rule) from (values
  ('Bob', $$ select tests.amends(jsonb_build_object('closing_on', tests.day(60), 'extension_fee', 2000)) $$,
    'gives null', 'more time costs a fee'),
  ('owner', $$ select tests.step('extension_fee') $$, 'gives pending 2', 'due with the hours of the earnest money'),
  ('owner', $$ tests.money() $$, 'gives done, pending: 3000 of 9000', 'and no earnest money'),
  ('Tia', $$ select tests.moves('extension_fee', 'confirm') $$, 'fails P0001', 'who holds that doesn''t confirm it'),
  ('Bob', $$ select tests.moves('extension_fee', 'confirm') $$, 'fails P0001', 'nor does who pays it'),
  ('Jo', $$ select tests.moves('extension_fee', 'declare') $$, 'fails P0001', 'nor a partner anything'),
  ('Bob', $$ select tests.moves('extension_fee', 'declare') $$, 'works', 'the buyer reports it'),
  ('Tia', $$ select count(*) from notifications
    where user_id = auth.uid() and data ->> 'milestone' = 'extension_fee' $$,
    'gives 0', 'which doesn''t concern who holds the deposit'),
  ('Cal', $$ select tests.moves('extension_fee', 'reject') $$, 'works', 'the seller says it hasn''t arrived'),
  ('owner', $$ select tests.step('extension_fee') $$, 'gives pending 2', 'as it should'),
  ('Cal', $$ select tests.moves('extension_fee', 'confirm') $$, 'works', 'or that it has'),
  ('owner', $$ select tests.step('extension_fee') $$, 'gives done 2', 'as it should'),
  ('owner', $$ select d ->> 'amount_usd' from tests.entry('milestone.confirm') as d $$, 'gives 2000',
    'with the amount in the record'),
  ('owner', $$ select count(*) from notifications
    where data::text ~ '2000' and data ->> 'milestone' = 'extension_fee' $$,
    'gives 0', 'and in no notification'),
  ('Bob', $$ select tests.moves('extension_fee', 'declare') $$, 'fails P0001', 'that''s the end of it'),
  ('Bob', $$ select tests.amends('{"extension_fee": 3500}') $$, 'gives null', null),
  ('owner', $$ select tests.step('extension_fee') $$, 'gives pending 2', 'until more is agreed'),
  ('Bob', $$ select tests.amends('{"extension_fee": 2000}') $$, 'gives null', null),
  ('owner', $$ select tests.step('extension_fee') $$, 'gives done 2', 'what was confirmed stays so'),
  ('Bob', $$ select open_items(d) from deals d $$, 'gives {second_deposit,inspection}', 'as it should'),
  ('Bob', $$ select move_milestone(tests.milestone_id('inspection'), 'complete') $$, 'works', null),
  ('Bob', $$ select tests.amends('{"inspection_days": 0, "price": 94000}') $$, 'gives null', null),
  ('Bob', $$ select tests.amends('{"price": 93000}') $$, 'gives null', null),
  ('Bob', $$ select inspection_days, price from deal_terms(array[tests.deal_id('bob')]) $$, 'gives (0,93000)',
    'a term that was dropped once it was done doesn''t come back'),
  ('Bob', $$ update deal_earnest_money set first_accepted = 1 $$, 'fails 42501', 'nobody writes the money'),
  ('service', $$ update offer_versions set extension_fee = 0 $$, 'fails 42501', 'nor the terms')
) as t (who, statement, outcome, rule);

select * from finish();
rollback;
