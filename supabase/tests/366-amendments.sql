-- Amendments: who can propose, counter, and sign one, and what follows once everyone has.
begin;
\ir helpers.psql
\ir deals.psql
\ir deal-papers.psql
select tests.create_deal_cast();
select tests.create_user('Jan');
update properties set off_market_contract = true where id = tests.listing_id('house');
create function tests.day(days integer) returns date language sql stable
as $$ select (now() at time zone 'America/Chicago')::date + days; $$;
create function tests.proposes(member text, name text, terms jsonb, offer text default 'bob') returns text
language plpgsql as $$
begin
  perform tests.as_member(member);
  perform public.prepare_agreement(tests.agreement_id(name), tests.deal_id(offer), 'amendment', terms,
    public.preview_agreement(tests.deal_id(offer), 'amendment', terms) ->> 'body_sha256');
  return null;
end;
$$;
create function tests.signs(member text, name text) returns text language plpgsql as $$
begin
  perform tests.as_member(member);
  perform public.sign_agreement(tests.agreement_id(name), tests.hash_of(name), member, true, true);
  return null;
end;
$$;
create function tests.amends(terms jsonb, name text default null) returns text language plpgsql as $$
declare
  id constant text := coalesce(name, terms::text);
begin
  perform tests.proposes('Bob', id, terms);
  perform tests.signs(member, id) from unnest(array['Bob', 'Jan', 'Cal']) as member;
  return null;
end;
$$;
create function tests.status_of(name text) returns text language sql security definer
as $$ select status from public.agreements where id = tests.agreement_id(name); $$;
/* State and days until the last day of a step. */
create function tests.step(kind text) returns text language sql security definer as $$
  select m.state || ' ' || private.last_day(m.due_at, 'America/Chicago') - tests.day(0)
  from public.deal_milestones m where m.deal_id = tests.deal_id('bob') and m.kind = step.kind;
$$;
create function tests.line(terms jsonb, label text) returns text language plpgsql as $$
begin
  perform tests.as_member('Bob');
  return substring(public.preview_agreement(tests.deal_id('bob'), 'amendment', terms) ->> 'body'
    from '- ' || label || ': ([^\n]*)');
end;
$$;
create function tests.entry(kind text) returns jsonb language sql security definer as $$
  select e.content::jsonb -> 'data' from public.ledger_entries e
  where e.offer_id = tests.offer_id('bob') and e.kind = entry.kind order by e.seq desc limit 1;
$$;
/* How often the end of the refund period is recorded, and the state after that. */
create function tests.remembers() returns text language plpgsql security definer as $$
begin
  perform private.remind_of_deadlines(), private.remind_of_deadlines();
  return (select count(*) from public.ledger_entries where kind = 'deadline.miss') || ' ' || m.state
  from public.deal_milestones m where m.id = tests.milestone_id('refund_period');
end;
$$;
create function tests.notified(member text) returns text language sql security definer as $$
  select string_agg(n.data ->> 'step', ' ' order by n.created_at, e.seq)
  from public.notifications n join public.ledger_entries e on e.id = n.subject_id
  where n.user_id = tests.user_id(member) and n.kind = 'deal' and n.data ->> 'step' ~ '^(agreement|terms)';
$$;

select tests.offers('Bob', 'bob', 'house', jsonb_build_object('closing_on', tests.day(30)));
select tests.answers('Cal', 'bob', 'accept');
-- Bob buys for a company that Jan signs for, too.
select tests.as_member('Bob');
select set_party_company(tests.deal_id('bob'), 'Oak LLC', 'TN', 'Managing member');
select invite_party(tests.deal_id('bob'), 'jan@tests.example', 'Jan', 'signer', '{}', 'Member');
select tests.as_member('Jan');
select join_deal(tests.party_id('bob', 'Jan'));
select tests.joins('Cal', 'Tia', 'title', '{earnest_money}');
select tests.joins('Bob', 'Lou', 'lender', '{terms}');
select tests.joins('Bob', 'Jo', 'jv_partner');

-- Who, and what -----------------------------------------------------------------------------------------------

select tests.holds(who, statement, outcome, rule) from (values
  ('Jo', $$ select preview_agreement(tests.deal_id('bob'), 'amendment', '{"price": 90000}') $$, 'fails 42501',
    'a partner can''t propose an amendment'),
  ('Jan', $$ select preview_agreement(tests.deal_id('bob'), 'amendment', '{"price": 90000}') $$, 'fails 42501',
    'nor one who only signs'),
  ('Tia', $$ select preview_agreement(tests.deal_id('bob'), 'amendment', '{"price": 90000}') $$, 'fails 42501',
    'nor a guest'),
  ('Ann', $$ select preview_agreement(tests.deal_id('bob'), 'amendment', '{"price": 90000}') $$, 'fails 42501',
    'nor anyone else'),
  ('Bob', $$ select preview_agreement(tests.deal_id('bob'), 'amendment', '{}') $$,
    'fails P0001: Change at least one term.', 'it changes something'),
  ('Bob', $$ select preview_agreement(tests.deal_id('bob'), 'amendment', '{"price": 95000, "version": 9}') $$,
    'fails P0001: Change at least one term.', 'the same terms and other fields don''t'),
  ('Bob', $$ select preview_agreement(tests.deal_id('bob'), 'amendment', '{"price": 0}') $$, 'fails 22023',
    'no price of zero'),
  ('Bob', $$ select preview_agreement(tests.deal_id('bob'), 'amendment', '{"price": 2000}') $$,
    'fails P0001: Earnest money can’t be more than the price.', 'nor one below the earnest money'),
  ('Bob', $$ select preview_agreement(tests.deal_id('bob'), 'amendment', '{"seller_credit": 95001}') $$,
    'fails P0001: The seller’s credit can’t be more than the price.', 'nor a credit above it'),
  ('Bob', $$ select preview_agreement(tests.deal_id('bob'), 'amendment', '{"financing": "Magic"}') $$, 'fails 22023',
    'nor unknown financing'),
  ('Bob', $$ select preview_agreement(tests.deal_id('bob'), 'amendment', '{"contingencies": ["rain"]}') $$,
    'fails 22023', 'nor an unknown contingency'),
  ('Bob', $$ select preview_agreement(tests.deal_id('bob'), 'amendment', '{"closing_on": "2020-01-01"}') $$,
    'fails P0001: Choose a closing date from today on, within two years.', 'nor a closing in the past'),
  ('Bob', $$ select preview_agreement(tests.deal_id('bob'), 'amendment', '{"closing_on": null}') $$, 'fails 22023',
    'nor none'),
  ('Bob', $$ select preview_agreement(tests.deal_id('bob'), 'amendment', '{"price": null, "seller_credit": 1}') $$,
    'fails 22023', 'nor no price'),
  ('Bob', $$ select tests.line('{"price": 90000}', 'Price') $$, 'gives $90,000, instead of $95,000',
    'the text has what changes beside what it was'),
  ('Bob', $$ select tests.line('{"contingencies": ["financing", "partner_approval"]}', 'Contingencies') $$,
    'gives financing, partner approval, instead of none', 'in words'),
  ('Bob', $$ select tests.line('{"price": 90000}', 'Inspection until') $$, 'gives null', 'and nothing else')
) as t (who, statement, outcome, rule);

-- Proposing, countering, signing --------------------------------------------------------------------------------

select tests.holds(who, statement, outcome, rule) from (values
  ('owner', $$ delete from notifications $$, null, null),
  ('Bob', $$ select tests.proposes('Bob', 'one', '{"price": 85000}') $$, 'gives null', 'the buyer proposes a price'),
  ('Bob', $$ select tests.signs('Bob', 'one') $$, 'gives null', 'and signs'),
  ('Bob', $$ select tests.proposes('Bob', 'two', '{"price": 84000}') $$, 'fails P0001', 'one at a time'),
  ('Cal', $$ select tests.proposes('Cal', 'two', '{"price": 90000}') $$, 'fails P0001',
    'the other side has to answer that one'),
  ('Cal', $$ select tests.proposes('Cal', 'two', jsonb_build_object('price', 90000, 'seller_credit', 1000, 'replaces',
    tests.agreement_id('one'))) $$, 'gives null', 'it can counter it'),
  ('owner', $$ select tests.status_of('one') || ' ' || tests.status_of('two') $$, 'gives countered awaiting_signatures',
    'which ends the first'),
  ('Jan', $$ select tests.signs('Jan', 'one') $$, 'fails P0001: The other side proposed something else.',
    'so that nobody can sign it'),
  ('Bob', $$ select price, seller_credit from deal_terms(array[tests.deal_id('bob')]) $$, 'gives (95000,0)',
    'until everyone has signed, nothing changes'),
  ('Cal', $$ select tests.signs('Cal', 'two') $$, 'gives null', null),
  ('Bob', $$ select tests.signs('Bob', 'two') $$, 'gives null', null),
  ('Bob', $$ select price from deal_terms(array[tests.deal_id('bob')]) $$, 'gives 95000',
    'also while one signer of a company is missing'),
  ('Jan', $$ select tests.signs('Jan', 'two') $$, 'gives null', null),
  ('Bob', $$ select price, seller_credit, agreed -> 'price', agreed -> 'seller_credit' from
    deal_terms(array[tests.deal_id('bob')]) $$, 'gives (90000,1000,95000,0)',
    'then the terms are in force, beside those agreed first'),
  ('Lou', $$ select price, agreed -> 'price' from deal_terms(array[tests.deal_id('bob')]) $$, 'gives (90000,95000)',
    'for guests with the right to terms, too'),
  ('Tia', $$ select from deal_terms(array[tests.deal_id('bob')]) $$, 'no rows', 'and for no others'),
  ('Tia', $$ select from offer_versions $$, 'no rows', 'on any way'),
  ('owner', $$ select d -> 'number', d -> 'before', d #> '{terms,price}', d #> '{terms,version}',
    jsonb_array_length(d -> 'milestones') from tests.entry('terms.amend') as d $$,
    'gives (1,"{""price"": 95000, ""seller_credit"": 0}",90000,2,4)',
    'the record has both'),
  ('owner', $$ select tests.notified('Cal') $$,
    'gives agreement.prepare agreement.sign agreement.complete terms.amend',
    'the seller hears of each kind of step'),
  ('owner', $$ select tests.notified('Lou') $$, 'gives terms.amend', 'a guest with the right to terms of the result'),
  ('owner', $$ select tests.notified('Tia') $$, 'gives null', 'and one without it of nothing'),
  ('owner', $$ select count(*) from notifications where data::text ~ '90000|85000' $$, 'gives 0',
    'notifications have no amounts'),
  ('Bob', $$ update agreements set changes = '{"price": 1}' $$, 'fails 42501', 'nobody changes one'),
  ('service', $$ update agreements set changes = '{"price": 1}' $$, 'fails 42501', 'not even the service')
) as t (who, statement, outcome, rule);

-- What follows ------------------------------------------------------------------------------------------------

select tests.holds(who, statement, outcome, rule) from (values
  ('Bob', $$ select tests.amends(jsonb_build_object('closing_on', tests.day(45))) $$, 'gives null', null),
  ('owner', $$ select tests.step('closing') || ', ' || tests.step('assignment') $$, 'gives pending 45, pending 45',
    'what''s due with the closing moves with it'),
  ('Bob', $$ select tests.amends('{"contingencies": ["financing"], "inspection_days": 12}') $$, 'gives null', null),
  ('owner', $$ select tests.step('financing') || ', ' || tests.step('inspection') $$, 'gives pending 45, pending 12',
    'a new contingency is a new step'),
  ('Bob', $$ select tests.amends('{"contingencies": [], "inspection_days": 0}') $$, 'gives null', null),
  ('owner', $$ select tests.step('financing') || ', ' || tests.step('inspection') $$, 'gives waived 45, waived 12',
    'one that''s dropped is waived'),
  ('Bob', $$ select tests.amends('{"inspection_days": 10}') $$, 'gives null', null),
  ('owner', $$ select tests.step('inspection') $$, 'gives pending 10', 'and can come back'),
  ('Bob', $$ select move_milestone(tests.milestone_id('inspection'), 'complete') $$, 'works', null),
  ('Bob', $$ select tests.amends('{"inspection_days": 0}', 'dropped') $$, 'gives null', null),
  ('Bob', $$ select tests.amends('{"seller_credit": 700}', 'other') $$, 'gives null', null),
  ('owner', $$ select tests.step('inspection') $$, 'gives done 10', 'what is done stays done'),
  ('Bob', $$ select inspection_days, inspection_due_at from deal_terms(array[tests.deal_id('bob')]) $$, 'gives (0,)',
    'and what was dropped then doesn''t come back with the next amendment'),
  ('Bob', $$ select tests.amends('{"inspection_days": 10}', 'back') $$, 'gives null', null),
  ('Bob', $$ select tests.proposes('Bob', 'drop', '{"earnest_money": 0}') $$, 'works', null),
  ('owner', $$ select tests.signs(m, 'drop') from unnest(array['Bob', 'Jan']) as m $$, null, null),
  ('Cal', $$ select move_milestone(tests.milestone_id('earnest_money'), 'confirm', 3000, tests.day(0), '1') $$, 'works',
    null),
  ('owner', $$ select tests.signs('Cal', 'drop') $$,
    'fails P0001: Earnest money has arrived. Lower the amount instead of dropping it.',
    'what an amendment says is checked again by the last signature'),
  ('Bob', $$ select withdraw_agreement(tests.agreement_id('drop')) $$, 'works', null),
  ('Bob', $$ select tests.amends('{"earnest_money": 5000, "earnest_due_hours": 24}') $$, 'gives null', null),
  ('owner', $$ select tests.step('earnest_money') $$, 'gives pending 1', 'more earnest money reopens the step'),
  ('Tia', $$ select due, amount from deal_earnest_money $$, 'gives (5000,3000)', 'who confirms it sees how much'),
  ('Bob', $$ select tests.amends('{"earnest_money": 2500}') $$, 'gives null', null),
  ('owner', $$ select tests.step('earnest_money') $$, 'gives done 1', 'less than has arrived is done'),
  ('Bob', $$ select tests.line('{"earnest_money": 0}', 'Earnest money') $$,
    'fails P0001: Earnest money has arrived. Lower the amount instead of dropping it.', 'money that''s there stays'),
  ('Bob', $$ select tests.line('{"earnest_refund_days": 0}', 'Earnest money refundable until') $$,
    'gives not at all, instead of as the contingencies say', 'a refund period can be none'),
  ('Bob', $$ select tests.amends('{"earnest_refund_days": 5}') $$, 'gives null', null),
  ('owner', $$ select tests.step('refund_period') $$, 'gives pending 5', 'or end on a day'),
  ('Bob', $$ select earnest_refund_days, agreed_refund_due_at is null from deal_terms(array[tests.deal_id('bob')]) $$,
    'gives (5,t)', 'which the terms say'),
  ('owner', $$ update deal_milestones set due_at = now() where id = tests.milestone_id('refund_period') $$, null, null),
  ('owner', $$ select tests.remembers() $$, 'gives 1 done',
    'then the money is hard, which everyone concerned hears once'),
  ('owner', $$ select exists (select from notifications where user_id = tests.user_id('Tia')
    and data ->> 'milestone' = 'refund_period') $$, 'gives true', 'also who holds it'),
  ('Bob', $$ select open_items(d) from deals d $$, 'gives {inspection,assignment}', 'it isn''t something to do'),
  ('Bob', $$ select tests.amends('{"earnest_refund_days": null}') $$, 'gives null', null),
  ('owner', $$ select tests.step('refund_period') ~ '^done' $$, 'gives true', 'what has ended has ended'),
  ('owner', $$ insert into agreement_template_approvals (template_id, state)
    select id, 'NY' from agreement_templates where kind = 'assignment' $$, null, null),
  ('Cal', $$ select prepare_agreement(tests.agreement_id('deed'), tests.deal_id('bob'), 'assignment', i,
    preview_agreement(tests.deal_id('bob'), 'assignment', i) ->> 'body_sha256') from (select jsonb_build_object(
    'original_seller', 'Olga', 'original_contract_date', tests.day(-3), 'assignment_fee_usd', 9000)) as t (i) $$,
    'works', null),
  ('owner', $$ select tests.signs(m, 'deed') from unnest(array['Cal', 'Bob', 'Jan']) as m $$, null, null),
  ('Bob', $$ select open_items(d) from deals d $$, 'gives {inspection}', null),
  ('Bob', $$ select tests.amends('{"price": 88000}', 'last') $$, 'gives null', null),
  ('Bob', $$ select open_items(d) from deals d $$, 'gives {inspection,agreement_outdated}',
    'an agreement signed on other terms is open'),
  ('Cal', $$ select prepare_agreement(tests.agreement_id('deed 2'), tests.deal_id('bob'), 'assignment', i,
    preview_agreement(tests.deal_id('bob'), 'assignment', i) ->> 'body_sha256') from (select jsonb_build_object(
    'original_seller', 'Olga', 'original_contract_date', tests.day(-3), 'assignment_fee_usd', 2000)) as t (i) $$,
    'works', null),
  ('Cal', $$ select body ~ '88,000' from agreements where id = tests.agreement_id('deed 2') $$, 'gives true',
    'a new one has the terms in force'),
  ('owner', $$ select tests.signs(m, 'deed 2') from unnest(array['Cal', 'Bob', 'Jan']) as m $$, null, null),
  ('Bob', $$ select open_items(d) from deals d $$, 'gives {inspection}', 'and takes the place of the old one'),
  ('Cal', $$ select prepare_agreement(tests.agreement_id('deed 3'), tests.deal_id('bob'), 'assignment', i,
    preview_agreement(tests.deal_id('bob'), 'assignment', i) ->> 'body_sha256') from (select jsonb_build_object(
    'original_seller', 'Olga', 'original_contract_date', tests.day(-3), 'assignment_fee_usd', 100)) as t (i) $$,
    'works', null),
  ('Bob', $$ select tests.amends('{"price": 87000}') $$, 'gives null', null),
  ('owner', $$ select tests.status_of('deed 3') $$, 'gives withdrawn', 'one that waits for signatures is withdrawn'),
  ('owner', $$ select version, accepted_version from deals where id = tests.deal_id('bob') $$, 'gives (15,1)',
    'the accepted terms stay known'),
  ('Bob', $$ select count(*) from offer_versions where author = 'buyer' $$, 'gives 14',
    'and each amendment is a version'),
  ('Cal', $$ select end_deal(tests.deal_id('bob'), 'other') $$, 'works', null),
  ('Bob', $$ select tests.proposes('Bob', 'late', '{"price": 1000}') $$, 'fails P0001: This deal fell through.',
    'an ended deal has no amendments')
) as t (who, statement, outcome, rule);

select * from finish();
rollback;
