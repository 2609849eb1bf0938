-- Outcomes of closed deals, the seller's track record, and reviews of those who closed a deal.
begin;
\ir helpers.psql
\ir deals.psql
select tests.create_cast();
select tests.create_user('Cal', tier => 'closer');

/* A deal of Cal's between listing and closing; the listing claims $20,000 of repairs, an ARV, and no rent. */
create function tests.close_deal(name text, buyer text, arv bigint default 150000) returns void language plpgsql as $$
begin
  perform tests.as_owner();
  perform tests.create_listing(name, 'Cal', 'House of ' || name);
  update public.properties p set repair_cost = 20000, arv = close_deal.arv where p.id = tests.listing_id(name);
  perform tests.as_member(buyer);
  perform public.make_offer(tests.offer_id(name), tests.listing_id(name), jsonb_build_object(
    'price', 90000, 'earnest_money', 0, 'closing_on', current_date + 30, 'financing', 'Cash',
    'time_zone', 'America/Chicago', 'expires_at', now() + interval '2 days'
  ));
  perform tests.as_member('Cal');
  perform public.answer_offer(tests.offer_id(name), 'accept', 1);
  perform public.confirm_closing(tests.deal_id(name), 90000, (now() at time zone 'America/Chicago')::date);
  perform tests.as_member(buyer);
  perform public.confirm_closing(tests.deal_id(name), 90000, (now() at time zone 'America/Chicago')::date);
end;
$$;

select tests.as_member('Ann');
select matches(review_refusal(tests.user_id('Cal')), '^You can review a member after working together',
  'a stranger can''t be reviewed');
select tests.close_deal('one', 'Ann');
select is(review_refusal(tests.user_id('Cal')), null, 'those who closed a deal can review each other');
insert into member_reviews (author_id, member_id, rating, text)
values (tests.user_id('Ann'), tests.user_id('Cal'), 5, 'Closed on time');
select tests.holds(statement, outcome, rule) from (values
  ($$ select basis from member_reviews where author_id = tests.user_id('Ann') $$, 'gives deal',
    'the review says that they closed a deal'),
  ($$ select kind, claimed, actual from deal_outcomes where deal_id = tests.deal_id('one') order by kind $$,
    'gives (arv,150000,) (repair_cost,20000,)', 'the claims are those of the listing at acceptance'),
  ($$ select record_outcome(tests.deal_id('one'), 'repair_cost', 25000) $$, 'works', 'the buyer reports the repairs'),
  ($$ select record_outcome(tests.deal_id('one'), 'repair_cost', 25000) $$, 'works', 'the same report changes nothing')
) as t (statement, outcome, rule);
select throws_ok($$ select record_outcome(tests.deal_id('one'), 'monthly_rent', 900) $$, 'P0001',
  'The listing didn’t state this, so there’s nothing to compare.');
select tests.holds(statement, outcome, rule) from (values
  ($$ select record_outcome(tests.deal_id('one'), 'arv', -1) $$, 'fails 23514', 'amounts aren''t negative'),
  ($$ select count(*) from ledger_entries where offer_id = tests.offer_id('one') and kind = 'outcome.record' $$,
    'gives 1', 'the ledger has the report once')
) as t (statement, outcome, rule);
select tests.as_member('Cal');
select throws_ok($$ select record_outcome(tests.deal_id('one'), 'arv', 200000) $$, '42501',
  'Only the buyer can report how a deal turned out.');
select tests.as_member('Bob');
select throws_ok($$ select record_outcome(tests.deal_id('one'), 'arv', 200000) $$, '42501', null, 'nor can others');
select is_empty('select from deal_outcomes', 'others don''t see outcomes');
select is(seller_record(tests.user_id('Cal')) -> 'claims', '[]'::jsonb, 'one deal says nothing about claims');
select is((seller_record(tests.user_id('Cal')) ->> 'deals_closed')::integer, 1, 'but counts');

select tests.close_deal('two', 'Bob');
select record_outcome(tests.deal_id('two'), 'repair_cost', 20000);
select tests.close_deal('three', 'Ann');
select record_outcome(tests.deal_id('three'), 'repair_cost', 15000);
select is(
  seller_record(tests.user_id('Cal')) -> 'claims',
  -- Differences of 25, 0, and -25%: standard deviation 25, times 4.303 / sqrt(3).
  '[{"kind": "repair_cost", "deals": 3, "mean_pct": 0.0, "low_pct": -62.1, "high_pct": 62.1}]',
  'three reports give a mean and its interval'
);
select is(seller_record(tests.user_id('Cal')) - 'claims' - 'median_answer_hours',
  '{"deals_closed": 3, "deals_fell_through": 0, "offers_received": 3, "offers_answered": 3}',
  'answered offers and closed deals are counted');
select is(seller_record(tests.user_id('Hidden')), null, 'a private profile has no public record');

select * from finish();
rollback;
