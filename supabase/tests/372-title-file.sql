-- The title file of a deal: who opens it, keeps it, sends what's needed, approves the settlement, and clears it.
begin;
\ir helpers.psql
\ir deals.psql
\ir deal-papers.psql
select tests.create_deal_cast();
create function tests.item(wanted text, of_owner text default null) returns uuid language sql security definer as $$
  select i.id from public.deal_title_items i
  where wanted in (i.kind, i.label) and i.owner = coalesce(of_owner, i.owner) order by i.position limit 1;
$$;
create function tests.items() returns text language sql security definer as $$
  select string_agg(i.kind || ' ' || i.owner, ', ' order by i.position) from public.deal_title_items i;
$$;
create function tests.state(wanted text) returns text language sql security definer as $$
  select i.state from public.deal_title_items i where i.id = tests.item(wanted);
$$;
create function tests.heard(member text) returns text language sql security definer as $$
  select string_agg(concat_ws(' ', n.data ->> 'step', n.data ->> 'item_kind', n.data ->> 'state', n.data ->> 'asks'),
    ', ' order by e.seq)
  from public.notifications n join public.ledger_entries e on e.id = n.subject_id
  where n.user_id = tests.user_id(member) and n.data ->> 'step' ~ '^title';
$$;

select tests.offers('Bob', 'bob', 'house');
select tests.answers('Cal', 'bob', 'accept');
select tests.as_member('Bob');
select set_party_company(tests.deal_id('bob'), 'Oak LLC', 'TN', 'Managing member');
select tests.joins('Cal', 'Tia', 'title', '{earnest_money}');
select tests.joins('Bob', 'Lou', 'lender', '{terms,earnest_money}');
select tests.as_member('Cal');
select accept_party(tests.party_id('bob', 'Lou'));

select tests.holds(who, statement, outcome, rule) from (values
  ('Tia', $$ select open_title_file(tests.deal_id('bob'), 'T-1') $$, 'fails 42501',
    'a title company whom only one side wants opens no file'),
  ('Bob', $$ select accept_party(tests.party_id('bob', 'Tia')) $$, 'works', null),
  ('Bob', $$ select open_title_file(tests.deal_id('bob'), 'T-1') $$, 'fails 42501', 'nor does the buyer'),
  ('Lou', $$ select open_title_file(tests.deal_id('bob'), 'T-1') $$, 'fails 42501', 'or a lender'),
  ('Ann', $$ select open_title_file(tests.deal_id('bob'), 'T-1') $$, 'fails 42501', 'or anyone else'),
  ('Tia', $$ select add_title_item(gen_random_uuid(), tests.deal_id('bob'), 'Keys', 'seller') $$,
    'fails P0001: Open the title file first.', 'first there is a file'),
  ('Tia', $$ select open_title_file(tests.deal_id('bob'), ' ') $$, 'fails P0001', 'with a number'),
  ('Tia', $$ select open_title_file(tests.deal_id('bob'), 'T-1') $$, 'works', 'the title company opens it'),
  ('Tia', $$ select open_title_file(tests.deal_id('bob'), 'T-1') $$, 'works', 'once'),
  ('owner', $$ select tests.items() $$,
    'gives commitment title, payoff seller, hoa seller, tax title, authority buyer, wire buyer, settlement title',
    'with the checklist, and who may sign for companies only'),
  ('owner', $$ select count(*) from ledger_entries where kind = 'title.open' $$, 'gives 1', null),
  ('Tia', $$ select open_title_file(tests.deal_id('bob'), 'T-2') $$, 'works', 'the number can change'),
  ('Bob', $$ select number, (select count(*) from deal_title_items) from deal_title_files $$, 'gives (T-2,7)',
    'everyone in the deal sees it'),
  ('Ann', $$ select count(*) from deal_title_files $$, 'gives 0', 'nobody else does'),
  ('Ann', $$ select count(*) from deal_title_items $$, 'gives 0', null),

  ('Bob', $$ select move_title_item(tests.item('payoff'), 'sent') $$, 'fails 42501',
    'who doesn''t owe it doesn''t send it'),
  ('Cal', $$ select move_title_item(tests.item('payoff'), 'done') $$, 'fails 42501', 'who owes it doesn''t check it'),
  ('Cal', $$ select move_title_item(tests.item('payoff'), 'sent') $$, 'works', 'but sends it'),
  ('Cal', $$ select move_title_item(tests.item('payoff'), 'sent') $$, 'works', 'once'),
  ('owner', $$ select tests.heard('Tia') $$, 'gives title.item payoff sent', 'which the title company hears'),
  ('Lou', $$ select move_title_item(tests.item('payoff'), 'done') $$, 'fails 42501',
    'a lender doesn''t check it either'),
  ('Tia', $$ select move_title_item(tests.item('payoff'), 'magic') $$, 'fails 22023', 'a state exists'),
  ('Tia', $$ select move_title_item(tests.item('payoff'), 'done') $$, 'works', 'the title company does'),
  ('Cal', $$ select move_title_item(tests.item('payoff'), 'open') $$, 'fails 42501', 'then it stays'),
  ('Tia', $$ select clear_title(tests.deal_id('bob')) $$, 'fails P0001: 6 items are still open. Mark each as done, or '
    'as not needed, first.', 'what is open isn''t cleared'),

  ('Bob', $$ select approve_settlement(tests.item('settlement')) $$, 'fails 42501', 'no statement was sent yet'),
  ('Tia', $$ select move_title_item(tests.item('settlement'), 'done') $$,
    'fails P0001: The buyer and the seller approve the settlement statement.', 'the title company doesn''t approve it'),
  ('Tia', $$ select move_title_item(tests.item('settlement'), 'sent') $$, 'works', null),
  ('owner', $$ select tests.heard('Bob') ~ 'title.item settlement sent true' $$, 'gives true', 'both sides are asked'),
  ('Lou', $$ select approve_settlement(tests.item('settlement')) $$, 'fails 42501', 'and nobody else'),
  ('Bob', $$ select approve_settlement(tests.item('settlement')) $$, 'works', null),
  ('Bob', $$ select approve_settlement(tests.item('settlement')) $$, 'works', 'twice is once'),
  ('owner', $$ select tests.state('settlement') $$, 'gives sent', 'one side isn''t enough'),
  ('Tia', $$ select move_title_item(tests.item('settlement'), 'sent') $$, 'works', 'a new statement'),
  ('Cal', $$ select approve_settlement(tests.item('settlement')) $$, 'works', null),
  ('owner', $$ select tests.state('settlement') $$, 'gives sent', 'is approved again by both'),
  ('Bob', $$ select approve_settlement(tests.item('settlement')) $$, 'works', null),
  ('owner', $$ select tests.state('settlement') $$, 'gives done', 'then it''s done'),
  ('Bob', $$ select approve_settlement(tests.item('payoff')) $$, 'fails 42501', 'only a settlement is approved'),

  ('Tia', $$ select add_title_item(md5('keys')::uuid, tests.deal_id('bob'), 'Keys', 'seller', current_date + 9) $$,
    'works', 'what else is needed is added'),
  ('Tia', $$ select add_title_item(md5('keys')::uuid, tests.deal_id('bob'), 'Keys', 'seller') $$, 'works', 'once'),
  ('Tia', $$ select add_title_item(gen_random_uuid(), tests.deal_id('bob'), 'Keys', 'lender') $$, 'fails 23514',
    'from the buyer, the seller, or title'),
  ('Tia', $$ select add_title_item(gen_random_uuid(), tests.deal_id('bob'), 'Keys', 'buyer', current_date - 9) $$,
    'fails P0001: Choose today or a later date.', 'and not in the past'),
  ('Cal', $$ select add_title_item(gen_random_uuid(), tests.deal_id('bob'), 'Keys', 'buyer') $$, 'fails 42501',
    'by the title company only'),
  ('owner', $$ update deal_title_items set state = 'not_needed' where state = 'open' $$, null, null),
  ('Cal', $$ select clear_title(tests.deal_id('bob')) $$, 'fails 42501', 'the seller can''t clear the title'),
  ('Tia', $$ select clear_title(tests.deal_id('bob')) $$, 'works', 'the title company can'),
  ('Tia', $$ select clear_title(tests.deal_id('bob')) $$, 'works', 'once'),
  ('owner', $$ select count(*) from ledger_entries where kind = 'title.clear' $$, 'gives 1', null),
  ('owner', $$ select tests.heard('Lou') ~ 'title.clear$' $$, 'gives true', 'everyone in the deal hears it'),
  ('Tia', $$ select move_title_item(tests.item('hoa'), 'open') $$, 'works', null),
  ('Bob', $$ select cleared_at is null from deal_title_files $$, 'gives true', 'what''s open again takes that back'),
  ('Cal', $$ select end_deal(tests.deal_id('bob'), 'other') $$, 'works', null),
  ('Tia', $$ select move_title_item(tests.item('hoa'), 'done') $$, 'fails P0001: This deal fell through.',
    'an ended deal''s file stays as it is')
) as t (who, statement, outcome, rule);

select * from finish();
rollback;
