-- The terms of a deal in force beside those agreed first, and the seller's own contract as a milestone.
begin;
\ir helpers.psql
\ir deals.psql
select tests.create_deal_cast();
create function tests.day(days integer) returns date language sql stable
as $$ select (now() at time zone 'America/Chicago')::date + days; $$;
create function tests.due_on(kind text) returns integer language sql security definer as $$
  select ((m.due_at - interval '1 second') at time zone 'America/Chicago')::date - tests.day(0)
  from public.deal_milestones m where m.id = tests.milestone_id(due_on.kind);
$$;
create function tests.moves(kind text, days integer) returns void language plpgsql as $$
declare
  extension uuid;
begin
  perform tests.as_member('Bob');
  extension := public.propose_extension(tests.milestone_id(kind),
    private.end_of_day(tests.day(days), 'America/Chicago'));
  perform tests.as_member('Cal');
  perform public.answer_extension(extension, 'agreed');
end;
$$;
create function tests.entries() returns bigint language sql security definer
as $$ select count(*) from public.ledger_entries where kind = 'contract.extend'; $$;

insert into listing_terms (property_id, contract_expires_on) values
  (tests.listing_id('house'), tests.day(20)), (tests.listing_id('other'), tests.day(20));
select tests.offers('Bob', 'bob', 'house', jsonb_build_object('closing_on', tests.day(30), 'contingencies',
  '["financing"]'::jsonb));
select tests.answers('Cal', 'bob', 'accept');
select tests.joins('Bob', 'Jo', 'jv_partner');
select tests.joins('Cal', 'Tia', 'title', '{earnest_money,documents}');
select tests.joins('Bob', 'Lou', 'lender', '{terms}');

-- Terms in force --------------------------------------------------------------------------------------------

select tests.holds(who, statement, outcome, rule) from (values
  ('Bob', $$ select closing_on = (agreed ->> 'closing_on')::date and inspection_due_at = agreed_inspection_due_at
    and earnest_due_at = agreed_earnest_due_at and financing_due_at = agreed_financing_due_at
    and assignment_due_at is null from deal_terms(array[tests.deal_id('bob')]) $$, 'gives true',
    'at first, terms are in force as agreed'),
  ('Tia', $$ select from deal_terms(array[tests.deal_id('bob')]) $$, 'no rows', 'a guest without the right reads none'),
  ('Ann', $$ select from deal_terms(array[tests.deal_id('bob')]) $$, 'no rows', 'nor does anyone else'),
  ('visitor', $$ select from deal_terms(array[tests.deal_id('bob')]) $$, 'fails 42501', 'nor a visitor'),
  ('owner', $$ select tests.moves('closing', 40) $$, null, null),
  ('owner', $$ select tests.moves('inspection', 10) $$, null, null),
  ('owner', $$ select tests.moves('earnest_money', 5) $$, null, null),
  ('owner', $$ select tests.moves('financing', 35) $$, null, null),
  ('Lou', $$ select closing_on - tests.day(0), (agreed ->> 'closing_on')::date - tests.day(0) from
    deal_terms(array[tests.deal_id('bob')]) $$, 'gives (40,30)', 'a moved closing is beside the one agreed first'),
  ('Jo', $$ select inspection_due_at > agreed_inspection_due_at and earnest_due_at > agreed_earnest_due_at
    and financing_due_at > agreed_financing_due_at from deal_terms(array[tests.deal_id('bob')]) $$, 'gives true',
    'so is every moved deadline'),
  ('Cal', $$ select export_my_data() #>> '{deals,0,terms_in_force,closing_on}' = tests.day(40)::text $$, 'gives true',
    'also in the export'),
  ('Cal', $$ select move_milestone(tests.milestone_id('earnest_money'), 'confirm', 2000, tests.day(0), '1') $$, 'works',
    null),
  ('Cal', $$ select move_milestone(tests.milestone_id('earnest_money'), 'accept') $$, 'works', null),
  ('Bob', $$ select earnest_money, agreed -> 'earnest_money' from deal_terms(array[tests.deal_id('bob')]) $$,
    'gives (2000,3000)', 'and less earnest money that the seller accepted')
) as t (who, statement, outcome, rule);

-- The seller's contract -------------------------------------------------------------------------------------

select tests.holds(who, statement, outcome, rule) from (values
  ('owner', $$ tests.due_on('seller_contract') $$, 'gives 20', 'the end of the seller''s contract is a milestone'),
  ('Bob', $$ select extend_seller_contract(tests.deal_id('bob'), tests.day(60)) $$, 'fails 42501',
    'the buyer can''t extend it'),
  ('Jo', $$ select extend_seller_contract(tests.deal_id('bob'), tests.day(60)) $$, 'fails 42501', 'nor a partner'),
  ('Tia', $$ select extend_seller_contract(tests.deal_id('bob'), tests.day(60)) $$, 'fails 42501', 'nor a guest'),
  ('Pro', $$ select extend_seller_contract(tests.deal_id('bob'), tests.day(60)) $$, 'fails 42501',
    'nor another seller'),
  ('Bob', $$ select propose_extension(tests.milestone_id('seller_contract'), now() + interval '60 days') $$,
    'fails P0001', 'nor is it for both to agree on'),
  ('Cal', $$ select propose_extension(tests.milestone_id('seller_contract'), now() + interval '60 days') $$,
    'fails P0001', 'on either side'),
  ('Cal', $$ select extend_seller_contract(tests.deal_id('bob'), tests.day(-1)) $$, 'fails P0001', 'not into the past'),
  ('Cal', $$ select extend_seller_contract(tests.deal_id('bob'), null) $$, 'fails P0001', 'nor without a day'),
  ('Cal', $$ select extend_seller_contract(tests.deal_id('bob'), tests.day(50)) $$, 'works', 'the seller records it'),
  ('Cal', $$ select extend_seller_contract(tests.deal_id('bob'), tests.day(50)) $$, 'works', 'twice'),
  ('owner', $$ tests.entries() $$, 'gives 1', 'is once in the record'),
  ('Bob', $$ select contract_expires_on - tests.day(0) from listing_deal_terms(tests.listing_id('house')) $$,
    'gives 50', 'the listing says the same'),
  ('Cal', $$ update listing_terms set contract_expires_on = tests.day(25)
    where property_id = tests.listing_id('house') $$, 'works', 'and what the listing says'),
  ('owner', $$ tests.due_on('seller_contract') || ' ' || tests.entries() $$, 'gives 25 2', 'is in the deal''s record'),
  ('Cal', $$ update listing_terms set contract_expires_on = null where property_id = tests.listing_id('house') $$,
    'works', 'taking it off the listing'),
  ('owner', $$ tests.due_on('seller_contract') || ' ' || tests.entries() $$, 'gives 25 2', 'leaves it in the deal'),
  ('Pro', $$ update listing_terms set contract_expires_on = tests.day(9) where property_id =
    tests.listing_id('other') $$, 'works', 'a listing without a deal'),
  ('owner', $$ tests.entries() $$, 'gives 2', 'has no record')
) as t (who, statement, outcome, rule);

create function tests.reminds(left_over interval) returns text language plpgsql as $$
begin
  perform tests.as_owner();
  update public.deal_milestones set due_at = now() + left_over, changed_at = now() - interval '20 days'
  where id = tests.milestone_id('seller_contract');
  delete from public.notifications;
  perform private.remind_of_deadlines(), private.remind_of_deadlines();
  return (
    select string_agg(u.name || ' ' || (n.data ->> 'step'), ', ' order by u.name)
    from public.notifications n join public.users u on u.id = n.user_id and u.name in ('Bob', 'Cal', 'Tia')
    where n.data ->> 'milestone' = 'seller_contract'
  );
end;
$$;
/* As time passes, the deadline stays the same. */
create function tests.later(left_over interval) returns text language plpgsql as $$
begin
  perform tests.as_owner();
  update public.deal_milestones set due_at = now() + left_over, reminded_due_at = now() + left_over,
    missed_due_at = case when missed_due_at is not null then now() + left_over end
  where id = tests.milestone_id('seller_contract');
  return tests.reminds(left_over);
end;
$$;
select is(tests.reminds('8 days'), null, 'nobody is reminded early');
select is(tests.reminds('7 days'), 'Bob deadline.remind, Cal deadline.remind', 'both are, a week before it ends');
select is(tests.later('4 days'), null, 'once');
select is(tests.later('3 days'), 'Bob deadline.remind, Cal deadline.remind', 'three days before');
select is(tests.later('1 day'), 'Bob deadline.remind, Cal deadline.remind', 'and one');
select is(tests.later('23 hours'), null, 'each once');
select is(tests.later('-1 second'), 'Bob deadline.miss, Cal deadline.miss', 'and when it has ended');
select is(tests.later('-1 hour'), null, 'once, too');
select is(tests.reminds('2 days'), 'Bob deadline.remind, Cal deadline.remind', 'an extension counts as a new end');

update deal_milestones set due_at = now() + interval '40 days' where id = tests.milestone_id('seller_contract');

-- How to get in ---------------------------------------------------------------------------------------------

create function tests.code(member text) returns text language plpgsql as $$
begin
  perform tests.as_member(member);
  return (select t.access_instructions from public.listing_deal_terms(tests.listing_id('house')) t);
end;
$$;
select tests.as_owner();
update listing_terms set access_instructions = 'Lockbox 4711' where property_id = tests.listing_id('house');
select is(tests.code(member), code, member || ' reads ' || coalesce(code, 'no instructions') || ' under contract')
from (values ('Bob', 'Lockbox 4711'), ('Cal', 'Lockbox 4711'), ('Jo', null), ('Tia', null), ('Lou', null),
  ('Ann', null), ('Pro', null)) as t (member, code);
select tests.as_owner();
insert into member_blocks (blocker_id, blocked_id) values (tests.user_id('Cal'), tests.user_id('Bob'));
select is(tests.code('Bob'), null, 'nor the buyer across a block');
select tests.as_owner();
delete from member_blocks where blocker_id = tests.user_id('Cal');

-- What is still open ----------------------------------------------------------------------------------------

create function tests.recorded(kind text) returns jsonb language sql security definer as $$
  select e.content::jsonb #> '{data,open_items}' from public.ledger_entries e
  where e.offer_id = tests.offer_id('bob') and e.kind = recorded.kind order by e.seq desc limit 1;
$$;
select tests.holds(who, statement, outcome, rule) from (values
  ('owner', $$ update deal_milestones set due_at = private.end_of_day(tests.day(-1), 'America/Chicago')
    where id = tests.milestone_id('seller_contract') $$, null, null),
  ('Bob', $$ select confirm_closing(tests.deal_id('bob'), 94000, tests.day(0)) $$, 'fails P0001',
    'nobody closes after the seller''s contract by mistake'),
  ('Bob', $$ select confirm_closing(tests.deal_id('bob'), 94000, tests.day(0), true) $$, 'works',
    'but who says so can'),
  ('owner', $$ select content::jsonb #> '{data,after_contract}' from ledger_entries
    where offer_id = tests.offer_id('bob') and kind = 'closing.confirm' $$, 'gives true', 'the record has it'),
  ('owner', $$ update deal_milestones set due_at = private.end_of_day(tests.day(25), 'America/Chicago')
    where id = tests.milestone_id('seller_contract') $$, null, null),
  ('Bob', $$ select open_items(d) from deals d $$, 'gives {inspection,financing}', 'what isn''t done is open'),
  ('Bob', $$ select move_milestone(tests.milestone_id('earnest_money'), 'dispute') $$, 'works', null),
  ('Bob', $$ select confirm_closing(tests.deal_id('bob'), 95000, tests.day(0)) $$, 'works', null),
  ('owner', $$ tests.recorded('closing.confirm') $$, 'gives ["earnest_disputed", "inspection", "financing"]',
    'the record of a closing says what is open'),
  ('Cal', $$ select move_milestone(tests.milestone_id('earnest_money'), 'confirm', 1, tests.day(0), '2') $$, 'works',
    null),
  ('Bob', $$ select move_milestone(tests.milestone_id('inspection'), 'complete') $$, 'works', null),
  ('Jo', $$ select propose_split(md5('s')::uuid, tests.deal_id('bob'), jsonb_build_object('costs', jsonb_build_object(
    'amount_cents', 5, 'shares', jsonb_build_object(tests.party_id('bob', 'Cal'), 10000)))) $$, 'works', null),
  ('owner', $$ update deal_milestones set due_at = now() - interval '1 day'
    where id = tests.milestone_id('seller_contract') $$, null, null),
  ('Lou', $$ select open_items(d) from deals d $$, 'gives {earnest_partly,earnest_disputed,financing,contract_ended}',
    'a guest sees what they can read, also that what arrived first is disputed'),
  ('Cal', $$ select end_deal(tests.deal_id('bob'), 'other') $$, 'works', null),
  ('owner', $$ tests.recorded('deal.fall_through') $$,
    'gives ["earnest_partly", "earnest_disputed", "financing", "split_proposed", "contract_ended"]',
    'and so does that of a failed deal'),
  ('Bob', $$ select open_items(d) from deals d $$, 'gives {}', 'then nothing is'),
  ('Bob', $$ tests.code('Bob') $$, 'gives null', 'nor does the buyer read how to get in anymore'),
  ('Cal', $$ select extend_seller_contract(tests.deal_id('bob'), tests.day(60)) $$, 'fails P0001',
    'and the seller''s contract is no longer the deal''s')
) as t (who, statement, outcome, rule);

select * from finish();
rollback;
