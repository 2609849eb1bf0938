-- What the seller's own contract brings into a deal: its inspection period, and whether it can be assigned.
begin;
\ir helpers.psql
\ir deals.psql
select tests.create_deal_cast();
create function tests.day(days integer) returns date language sql stable
as $$ select (now() at time zone 'America/Chicago')::date + days; $$;
/* 'pending 10': state of a step, and days until its last day. */
create function tests.step(kind text, offer text default 'bob') returns text language sql security definer as $$
  select m.state || ' ' || private.last_day(m.due_at, 'America/Chicago') - tests.day(0)
  from public.deal_milestones m where m.id = tests.milestone_id(step.kind, step.offer);
$$;
create function tests.lasts(milestone text, days integer) returns void language sql as $$
  select public.extend_seller_contract(tests.deal_id('bob'), tests.day(days), milestone);
$$;
/* Opens a deal on a listing whose contract can be assigned as it says. */
create function tests.opens(offer text, listing text, seller text, assignable text) returns text language plpgsql as $$
begin
  perform tests.as_owner();
  update public.properties p set off_market_contract = true where p.id = tests.listing_id(listing);
  insert into public.listing_terms (property_id, contract_expires_on, contract_inspection_on, contract_assignable)
  values (tests.listing_id(listing), tests.day(40), tests.day(10), assignable);
  perform tests.offers('Bob', offer, listing, jsonb_build_object('closing_on', tests.day(30)));
  perform tests.answers(seller, offer, 'accept');
  return null;
end;
$$;
select tests.opens('bob', 'house', 'Cal', 'With owner consent');
select tests.opens('pro', 'other', 'Pro', 'No');
select tests.joins('Bob', 'Jo', 'jv_partner');
select tests.joins('Cal', 'Tia', 'title', '{earnest_money,documents}');

select tests.holds(who, statement, outcome, rule) from (values
  ('owner', $$ update listing_terms set contract_assignable = 'Maybe' $$, 'fails 23514', 'it''s one of three'),
  ('visitor', $$ select contract_assignable, contract_inspection_on - tests.day(0)
    from listing_deal_terms(tests.listing_id('other')) $$, 'gives (No,10)', 'everyone sees what the listing states'),
  ('owner', $$ tests.step('contract_inspection') || ', ' || tests.step('owner_consent') || ', '
    || tests.step('assignment') $$, 'gives pending 10, pending 30, pending 30', 'they''re steps of the deal'),
  ('owner', $$ select array_agg(kind order by kind) from deal_milestones where deal_id = tests.deal_id('pro') $$,
    'gives {closing,contract_inspection,earnest_money,inspection,seller_contract}',
    'a contract that can''t be assigned has no assignment'),
  ('Bob', $$ select open_items(d) from deals d where id = tests.deal_id('bob') $$,
    'gives {earnest_pending,inspection,owner_consent,assignment}', 'the consent is open until it''s given'),

  -- Its inspection period.
  ('Bob', $$ select tests.lasts('contract_inspection', 15) $$, 'fails 42501', 'the buyer doesn''t move it'),
  ('Jo', $$ select tests.lasts('contract_inspection', 15) $$, 'fails 42501', 'nor does a partner'),
  ('Tia', $$ select tests.lasts('contract_inspection', 15) $$, 'fails 42501', 'nor a guest'),
  ('Pro', $$ select tests.lasts('contract_inspection', 15) $$, 'fails 42501', 'nor another seller'),
  ('visitor', $$ select tests.lasts('contract_inspection', 15) $$, 'fails 42501', 'nor a visitor'),
  ('Bob', $$ select propose_extension(tests.milestone_id('contract_inspection'), now() + interval '20 days') $$,
    'fails P0001', 'nobody proposes it'),
  ('Cal', $$ select move_milestone(tests.milestone_id('contract_inspection'), 'complete') $$, 'fails P0001',
    'nobody completes it'),
  ('Cal', $$ select tests.lasts('contract_inspection', -1) $$, 'fails P0001', 'it doesn''t move into the past'),
  ('Cal', $$ select tests.lasts('closing', 15) $$, 'fails 22023', 'no other step moves like this'),
  ('Cal', $$ select tests.lasts('contract_inspection', 15) $$, 'works', 'the seller records it'),
  ('Cal', $$ select tests.lasts('contract_inspection', 15) $$, 'works', 'twice'),
  ('owner', $$ select count(*) from ledger_entries where kind = 'contract.extend' $$, 'gives 1', 'but once'),
  ('Bob', $$ select contract_inspection_on - tests.day(0), contract_expires_on - tests.day(0)
    from listing_deal_terms(tests.listing_id('house')) $$, 'gives (15,40)', 'the listing says the same'),
  ('Bob', $$ select data ->> 'milestone' from notifications where user_id = auth.uid()
    and data ->> 'step' = 'contract.extend' $$, 'gives contract_inspection', 'the buyer hears of it'),
  ('Cal', $$ update listing_terms set contract_inspection_on = tests.day(12)
    where property_id = tests.listing_id('house') $$, 'works', null),
  ('owner', $$ tests.step('contract_inspection') || ', ' || tests.step('seller_contract') $$,
    'gives pending 12, pending 40', 'what the listing says is the deal''s, too'),
  ('owner', $$ update deal_milestones set due_at = now() where id = tests.milestone_id('contract_inspection') $$, null,
    null),
  ('owner', $$ select private.remind_of_deadlines() $$, null, null),
  ('owner', $$ tests.step('contract_inspection') ~ '^done' $$, 'gives true', 'it ends on its day'),
  ('Cal', $$ select tests.lasts('contract_inspection', 18) $$, 'works', null),
  ('owner', $$ tests.step('contract_inspection') $$, 'gives pending 18', 'and runs again once it''s extended'),

  -- The owner's consent.
  ('Bob', $$ select move_milestone(tests.milestone_id('owner_consent'), 'complete') $$, 'fails P0001',
    'the buyer doesn''t give it'),
  ('Jo', $$ select move_milestone(tests.milestone_id('owner_consent'), 'complete') $$, 'fails P0001',
    'nor does a partner'),
  ('Tia', $$ select move_milestone(tests.milestone_id('owner_consent'), 'complete') $$, 'fails P0001', 'nor a guest'),
  ('Pro', $$ select move_milestone(tests.milestone_id('owner_consent'), 'complete') $$, 'fails 42501',
    'nor another seller'),
  ('visitor', $$ select move_milestone(tests.milestone_id('owner_consent'), 'complete') $$, 'fails 42501',
    'nor a visitor'),
  ('Cal', $$ select move_milestone(tests.milestone_id('owner_consent'), 'waive') $$, 'fails P0001', 'none waives it'),
  ('Cal', $$ select move_milestone(tests.milestone_id('owner_consent'), 'complete') $$, 'works', 'the seller has it'),
  ('Cal', $$ select move_milestone(tests.milestone_id('owner_consent'), 'complete') $$, 'fails P0001', 'once'),
  ('Bob', $$ select open_items(d) from deals d where id = tests.deal_id('bob') $$,
    'gives {earnest_pending,inspection,assignment}', 'then it''s no longer open')
) as t (who, statement, outcome, rule);

select * from finish();
rollback;
