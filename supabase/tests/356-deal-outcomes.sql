-- Outcomes of closed deals, the seller's track record, and reviews of those who closed a deal.
begin;
\ir helpers.psql
\ir deals.psql
select tests.create_cast();
select tests.create_user('Cal', tier => 'closer');

/* Evidence that a deal's parties can't make up alone: an agreement that they signed and we sealed. */
create function tests.seal(name text) returns void language plpgsql security definer as $$
declare
  deal public.deals;
  document uuid := gen_random_uuid();
begin
  select * into deal from public.deals d where d.id = tests.deal_id(seal.name);
  insert into public.deal_documents (id, deal_id, kind, path, name, size, mime_type, sha256)
  values (document, deal.id, 'assignment', document || '.pdf', 'Assignment.pdf', 10, 'application/pdf',
    tests.hash(seal.name));
  insert into public.agreements (
    id, deal_id, template_id, kind, title, state, body, body_sha256, status, prepared_by, ended_at, document_id,
    deal_version
  )
  select gen_random_uuid(), deal.id, t.id, 'assignment', 'Assignment', 'NY', 'We agree', tests.hash('body'), 'signed',
    (select p.id from public.deal_parties p where p.deal_id = deal.id and p.role = 'seller'), now(), document, 1
  from public.agreement_templates t limit 1;
end;
$$;
/*
 * A deal of Cal's between listing and closing; the listing claims $20,000 of repairs, an ARV, and no rent. By default
 * with evidence.
 */
create function tests.close_deal(
  name text, buyer text, arv bigint default 150000, price bigint default 90000, sealed boolean default true
) returns void language plpgsql as $$
begin
  perform tests.as_owner();
  perform tests.create_listing(name, 'Cal', 'House of ' || name);
  update public.properties p set repair_cost = 20000, arv = close_deal.arv where p.id = tests.listing_id(name);
  perform tests.as_member(buyer);
  perform public.make_offer(tests.offer_id(name), tests.listing_id(name), jsonb_build_object(
    'price', close_deal.price, 'earnest_money', 0, 'closing_on', current_date + 30, 'financing', 'Cash',
    'time_zone', 'America/Chicago', 'expires_at', now() + interval '2 days'
  ));
  perform tests.as_member('Cal');
  perform public.answer_offer(tests.offer_id(name), 'accept', 1);
  if sealed then
    perform tests.seal(name);
  end if;
  perform public.confirm_closing(tests.deal_id(name), close_deal.price, (now() at time zone 'America/Chicago')::date);
  perform tests.as_member(buyer);
  perform public.confirm_closing(tests.deal_id(name), close_deal.price, (now() at time zone 'America/Chicago')::date);
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
    'gives (arv,150000,) (repair_cost,20000,)', 'the claims are those of the listing when the offer was made'),
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
select is(seller_record(tests.user_id('Cal')) -> 'claims', '[]'::jsonb, 'one deal says nothing about claims');
select is((seller_record(tests.user_id('Cal')) ->> 'deals_closed')::integer, 1, 'but counts');

select tests.close_deal('two', 'Bob');
select record_outcome(tests.deal_id('two'), 'repair_cost', 20000);
select tests.close_deal('three', 'Ann');
select record_outcome(tests.deal_id('three'), 'repair_cost', 17700);
select is(
  seller_record(tests.user_id('Cal')) -> 'claims',
  -- Differences of 25, 0, and -11.5%: a mean of 4.5, and a standard deviation of 18.66, times 4.303 / sqrt(3).
  '[{"kind": "repair_cost", "deals": 3, "mean_pct": 5, "low_pct": -42, "high_pct": 51}]',
  'three reports give a mean and its interval'
);
select is(seller_record(tests.user_id('Cal')) - 'claims' - 'median_answer_hours',
  '{"deals_closed": 3, "counterparties": 2, "deals_self_reported": 0, "deals_fell_through": 0,
    "deals_ended_otherwise": 0, "offers_received": 3, "offers_answered": 3}',
  'answered offers and closed deals are counted');
select is(seller_record(tests.user_id('Hidden')), null, 'a private profile has no public record');

-- What counts -------------------------------------------------------------------------------------------

select tests.as_owner();
select tests.create_user('New', trust => 0), tests.create_user('Rich');
create function tests.counted() returns text language sql as $$
  select concat_ws(' ', public.seller_record(tests.user_id('Cal')) ->> 'deals_closed',
    public.seller_record(tests.user_id('Cal')) ->> 'counterparties');
$$;
select tests.close_deal('four', 'New');
select is(tests.counted(), '3 2', 'a deal with an account without trust doesn''t count');
select matches(review_refusal(tests.user_id('Cal')), '^The deal you closed counts for reviews once',
  'nor lets it review, and says so');
select throws_like($$ insert into member_reviews (author_id, member_id, rating, text) values (tests.user_id('New'),
  tests.user_id('Cal'), 5, 'Great') $$, 'The deal you closed counts for reviews once%', 'whatever the browser sends');
select tests.as_owner();
select tests.set_trust('New', 1);
select tests.as_member('New');
select is(tests.counted(), '4 3', 'it does once the account has earned it');
select is(review_refusal(tests.user_id('Cal')), null, 'and they can review');
select tests.close_deal('five', 'Rich', sealed => false);
select is(tests.counted(), '4 3', 'nor does one without evidence');
select tests.close_deal('six', 'Rich', price => 1);
select is(tests.counted(), '4 3', 'nor one at a dollar');
select tests.close_deal('seven', 'Rich', price => 24999);
select is(tests.counted(), '4 3', 'nor at less than a quarter of the asking price');
select tests.close_deal('eight', 'Rich', price => 25000);
select is(tests.counted(), '5 4', 'but at a quarter');
select tests.as_owner();
select tests.create_listing('cheap', 'Cal', 'Cut before', 1000000);
update properties set price = 2000 where id = tests.listing_id('cheap');
select tests.as_member('Rich');
select tests.offers('Rich', 'cheap', 'cheap', '{"price": 2000, "earnest_money": 0}');
select tests.as_member('Cal');
select answer_offer(tests.offer_id('cheap'), 'accept', 1);
select tests.seal('cheap');
select confirm_closing(tests.deal_id('cheap'), 2000, (now() at time zone 'America/Chicago')::date);
select tests.as_member('Rich');
select confirm_closing(tests.deal_id('cheap'), 2000, (now() at time zone 'America/Chicago')::date);
select is(tests.counted(), '5 4', 'the highest asking price counts, not one cut for it');
select tests.as_owner();
update member_stats set connections = 0;
delete from auth.users where id = tests.user_id('Rich');
delete from properties where id = tests.listing_id('eight');
select tests.as_member('Cal');
select is(tests.counted(), '5 4', 'what counted stays, whatever is deleted');

-- Other evidence.
select tests.close_deal('nine', 'Bob', sealed => false);
select tests.as_owner();
insert into deal_documents (id, deal_id, added_by, kind, path, name, size, mime_type, sha256)
select md5('statement')::uuid, tests.deal_id('nine'), tests.party_id('nine', 'Cal'), 'closing_statement', 'a/b.pdf',
  'HUD.pdf', 10, 'application/pdf', tests.hash('statement');
select tests.as_member('Cal');
select is(tests.counted(), '5 4', 'a closing statement that nobody else sees is none');
select tests.as_owner();
insert into deal_document_readers (document_id, party_id)
values (md5('statement')::uuid, tests.party_id('nine', 'Bob'));
select tests.as_member('Cal');
select is(tests.counted(), '6 4', 'one that they shared is');
select tests.close_deal('ten', 'Bob', sealed => false);
select tests.as_owner();
insert into deal_parties (deal_id, user_id, role, side, name, rights, joined_at)
values (tests.deal_id('ten'), tests.user_id('Pro'), 'title', 'seller', 'Pro', '{earnest_money}', now());
insert into deal_earnest_money (deal_id, due, first_due) values (tests.deal_id('ten'), 5000, 5000);
create function tests.arrives(member text, amount bigint, is_vouched boolean) returns void language sql as $$
  insert into public.deal_earnest_receipts (deal_id, party_id, amount, received_on, reference, is_vouched)
  values (tests.deal_id('ten'), tests.party_id('ten', member), amount, current_date, amount::text, is_vouched);
  select private.count_earnest_money(tests.deal_id('ten'));
$$;
select tests.holds(who, statement, outcome, rule) from (values
  ('owner', $$ select tests.arrives('Pro', 1, true) $$, null, null),
  ('Cal', $$ tests.counted() $$, 'gives 6 4', 'a dollar of $5,000 that a guest of both sides confirmed is none'),
  ('owner', $$ select tests.arrives('Cal', 4999, false) $$, null, null),
  ('Cal', $$ tests.counted() $$, 'gives 6 4', 'nor does the seller''s word make it all'),
  ('owner', $$ delete from deal_earnest_receipts where amount = 4999 $$, null, null),
  ('owner', $$ update deal_earnest_money set accepted = 1 where deal_id = tests.deal_id('ten') $$, null, null),
  ('Cal', $$ tests.counted() $$, 'gives 6 4', 'accepting a dollar makes no evidence'),
  ('owner', $$ select tests.arrives('Pro', 4000, true) $$, null, null),
  ('owner', $$ update deal_earnest_money set accepted = 4001 where deal_id = tests.deal_id('ten') $$, null, null),
  ('Cal', $$ tests.counted() $$, 'gives 7 4', 'unless the seller accepted them'),
  ('owner', $$ update deal_earnest_money set accepted = null $$, null, null),
  ('owner', $$ select tests.arrives('Pro', 999, true) $$, null, null),
  ('owner', $$ update deal_parties set rights = '{}' where id = tests.party_id('ten', 'Pro') $$, null, null),
  ('Cal', $$ tests.counted() $$, 'gives 7 4', 'all of it is evidence, whatever becomes of the guest')
) as t (who, statement, outcome, rule);

-- Deals that fell through -------------------------------------------------------------------------------
-- Each side says what became of the earnest money, and whether the reason is right.

select tests.as_owner();
create function tests.fall_through(name text, ended_by text, reason text, earnest bigint default 1000) returns void
language plpgsql as $$
begin
  perform tests.as_owner();
  perform tests.create_listing(name, 'Cal', 'House of ' || name);
  perform tests.offers('Bob', name, name, jsonb_build_object('earnest_money', earnest));
  perform tests.as_member('Cal');
  perform public.answer_offer(tests.offer_id(name), 'accept', 1);
  perform tests.as_member(ended_by);
  perform public.end_deal(tests.deal_id(name), reason);
end;
$$;
create function tests.fallen() returns text language sql as $$
  select concat_ws(' ', r ->> 'deals_fell_through', r ->> 'deals_ended_otherwise', r ->> 'deals_self_reported')
  from public.seller_record(tests.user_id('Cal')) as r;
$$;
create function tests.says(name text, fields text) returns text language sql as $$
  select format('select report_ending(tests.deal_id(%L), %s)', name, fields);
$$;
select tests.as_member('Cal');
select is(tests.fallen(), '0 0 1', 'a closing without evidence is self-reported');
select tests.fall_through('dead', 'Bob', 'inspection');
select is(tests.fallen(), '0 1 1', 'a deal that the seller didn''t end isn''t theirs');
select tests.fall_through('backed', 'Bob', 'seller_backed_out');
select is(tests.fallen(), '1 1 1', 'one that they backed out of is');
select tests.fall_through('free', 'Cal', 'seller_backed_out', 0);
select is(tests.fallen(), '2 1 1', 'no matter who says so');
select tests.holds(who, tests.says(name, fields), outcome, rule) from (values
  ('Cal', 'backed', 'agrees => false', 'works', 'the seller can object'),
  ('Ann', 'dead', 'money => ''returned''', 'fails 42501', 'others have no say'),
  ('visitor', 'dead', 'money => ''returned''', 'fails 42501', 'nor do visitors'),
  ('Bob', 'one', 'money => ''returned''', 'fails 42501', 'nor those of another deal'),
  ('Bob', 'nine', 'money => ''disputed''', 'fails P0001', 'a closed deal has no such end'),
  ('Bob', 'dead', 'agrees => true', 'fails P0001', 'who gave the reason has to say something else'),
  ('Bob', 'free', 'money => ''disputed''', 'fails P0001', 'money has to have been agreed on'),
  ('Bob', 'dead', 'money => ''returned''', 'fails 23514', 'a return takes a day'),
  ('Bob', 'dead',
    'money => ''disputed'', moved_on => (now() at time zone ''America/Chicago'')::date, paid_by => ''title''',
    'fails 23514', 'a dispute has none'),
  ('Bob', 'dead', 'money => ''returned'', moved_on => current_date + 3, paid_by => ''title''', 'fails P0001',
    'not one in the future'),
  ('Bob', 'dead', 'money => ''burned''', 'fails 23514', 'nor anything else'),
  ('Bob', 'dead', 'money => ''disputed''', 'works', 'the buyer says that it''s disputed'),
  ('Bob', 'dead', 'money => ''disputed''', 'works', 'the same again changes nothing'),
  ('Cal', 'dead', 'true, ''released'', (now() at time zone ''America/Chicago'')::date, ''title''', 'works',
    'the seller says that it was released')
) as t (who, name, fields, outcome, rule);
select tests.as_member('Cal');
select is(tests.fallen(), '1 2 1', 'what the seller objects to isn''t counted as theirs');
select results_eq(
  $$ select side, agrees, money, paid_by from deal_endings where deal_id = tests.deal_id('dead') order by side $$,
  $$ values ('buyer', null::boolean, 'disputed', null), ('seller', true, 'released', 'title') $$,
  'each side''s word is kept, and read by both'
);
select is(
  (select count(*)::integer from ledger_entries e
    where e.offer_id = tests.offer_id('dead') and e.kind = 'ending.report'), 2, 'each report is in the record once'
);
select is((select ended_by from deals where id = tests.deal_id('dead')), 'buyer', 'so is who ended it');
select tests.holds('Bob', $$ delete from deal_endings $$, 'fails 42501', 'or deletes them');

select * from finish();
rollback;
