-- Earnest money that arrives in parts: it adds up, and is done once all of it arrived or the seller accepts less.
begin;
\ir helpers.psql
\ir deals.psql
select tests.create_deal_cast();

create function tests.receives(amount bigint, reference text) returns void language sql as $$
  select public.move_milestone(tests.milestone_id('earnest_money'), 'confirm', amount,
    (now() at time zone 'America/Chicago')::date, reference);
$$;
create function tests.receipt_id(reference text) returns uuid language sql security definer
as $$ select id from public.deal_earnest_receipts r where r.reference = receipt_id.reference; $$;
/* 'pending 1 of 3000, accepted 1' */
create function tests.money() returns text language sql security definer as $$
  select m.state || ' ' || coalesce(e.amount, 0) || ' of ' || e.due || coalesce(', accepted ' || e.accepted, '')
  from public.deal_milestones m join public.deal_earnest_money e using (deal_id)
  where m.id = tests.milestone_id('earnest_money');
$$;
select tests.offers('Bob', 'bob', 'house');
select tests.answers('Cal', 'bob', 'accept');
select tests.joins('Bob', 'Jo', 'attorney', '{documents}');
select tests.holds(who, statement, outcome, rule) from (values
  ('Bob', $$ select move_milestone(tests.milestone_id('earnest_money'), 'accept') $$, 'fails P0001',
    'the buyer can''t accept less'),
  ('Cal', $$ select move_milestone(tests.milestone_id('earnest_money'), 'accept') $$,
    'fails: No part of the earnest money has arrived yet.', 'nothing isn''t less'),
  ('Cal', $$ select tests.receives(1, 'a 1') $$, 'works', 'a dollar arrives'),
  ('owner', $$ tests.money() $$, 'gives pending 1 of 3000', 'which leaves the step open'),
  ('owner', $$ select confirmed_by from deal_milestones where id = tests.milestone_id('earnest_money') $$, 'gives null',
    'and confirms nothing'),
  ('Cal', $$ select tests.receives(1, 'A 1') $$, 'works', 'the same receipt again'),
  ('owner', $$ tests.money() $$, 'gives pending 1 of 3000', 'is the same dollar'),
  ('Cal', $$ select tests.receives(1000, 'a 2') $$, 'works', 'another part'),
  ('owner', $$ tests.money() $$, 'gives pending 1001 of 3000', 'adds up'),
  ('Bob', $$ select string_agg(concat_ws(' of ', content::jsonb #>> '{data,amount_usd}',
      content::jsonb #>> '{data,received_usd}'), ', ' order by seq) from ledger_entries
      where kind = 'milestone.confirm' and content::jsonb #>> '{data,state}' = 'pending' $$,
    'gives 1 of 1, 1000 of 1001', 'in the record, each with the total'),
  ('Bob', $$ select data ->> 'amount' || ' ' || (data ->> 'received') || ' ' || (data ->> 'due') from notifications
      where data ->> 'step' = 'milestone.confirm' and user_id = auth.uid() $$, 'gives 1000 1001 3000',
    'the news say how much'),
  ('Bob', $$ select move_milestone(tests.milestone_id('earnest_money'), 'declare') $$, 'works', 'the buyer sends more'),
  ('Cal', $$ select tests.receives(1998, 'a 3') $$, 'works', 'a dollar less than all'),
  ('owner', $$ tests.money() $$, 'gives pending 2999 of 3000', 'isn''t all'),
  ('Bob', $$ select move_milestone(tests.milestone_id('earnest_money'), 'dispute',
      receipt_id => tests.receipt_id('a 2')) $$, 'works', 'the other side disputes a part'),
  ('owner', $$ tests.money() $$, 'gives pending 1999 of 3000', 'the others stay'),
  ('Bob', $$ select move_milestone(tests.milestone_id('earnest_money'), 'dispute',
      receipt_id => tests.receipt_id('a 2')) $$, 'fails P0001', 'once'),
  ('Cal', $$ select move_milestone(tests.milestone_id('earnest_money'), 'dispute',
      receipt_id => tests.receipt_id('a 1')) $$, 'fails P0001', 'nobody disputes their own'),
  ('Cal', $$ select move_milestone(tests.milestone_id('earnest_money'), 'accept') $$, 'works',
    'the seller accepts less'),
  ('owner', $$ tests.money() $$, 'gives done 1999 of 3000, accepted 1999', 'so the step is done'),
  ('Cal', $$ select tests.receives(1001, 'a 4') $$, 'fails P0001', 'and takes no more'),
  ('Bob', $$ select move_milestone(tests.milestone_id('earnest_money'), 'dispute') $$, 'works', 'all is disputed'),
  ('owner', $$ tests.money() $$, 'gives pending 0 of 3000', 'the acceptance went with it'),
  ('Cal', $$ select tests.receives(3200, 'a 5') $$, 'works', 'more than agreed'),
  ('owner', $$ tests.money() $$, 'gives done 3200 of 3000', 'is done, and says so'),
  ('Jo', $$ select from deal_earnest_receipts $$, 'no rows', 'a guest without the right reads no receipts'),
  ('Ann', $$ select from deal_earnest_receipts $$, 'no rows', 'nor does anyone else'),
  ('Bob', $$ select count(*) from deal_earnest_receipts $$, 'gives 4', 'the parties read all, also disputed ones')
) as t (who, statement, outcome, rule);


select * from finish();
rollback;
