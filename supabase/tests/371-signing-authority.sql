-- Who may sign for a company: who asks, who sees, and what that shows.
begin;
\ir helpers.psql
\ir deals.psql
\ir deal-papers.psql
select tests.create_deal_cast();
select tests.create_user('Jan');
create function tests.seen() returns text language sql security definer as $$
  select case when a.seen_at is null then 'asked' else 'seen' end from public.deal_authorities a
  where a.party_id = tests.party_id('bob', 'Bob');
$$;
create function tests.heard(member text) returns text language sql security definer as $$
  select string_agg(concat_ws(' ', n.data ->> 'step', n.data ->> 'asks'), ', ' order by e.seq)
  from public.notifications n join public.ledger_entries e on e.id = n.subject_id
  where n.user_id = tests.user_id(member) and n.data ->> 'step' ~ '^authority';
$$;

select tests.offers('Bob', 'bob', 'house');
select tests.answers('Cal', 'bob', 'accept');
select tests.joins('Cal', 'Tia', 'title', '{documents,earnest_money}');
select tests.joins('Bob', 'Lou', 'lender', '{terms,documents,earnest_money}');
select tests.joins('Bob', 'Jo', 'jv_partner');

select tests.holds(who, statement, outcome, rule) from (values
  ('Tia', $$ select ask_for_authority(tests.party_id('bob', 'Bob')) $$, 'fails 42501',
    'a title company whom only one side wants can''t ask'),
  ('Bob', $$ select accept_party(tests.party_id('bob', 'Tia')) $$, 'works', null),
  ('Cal', $$ select accept_party(tests.party_id('bob', 'Lou')) $$, 'works', null),
  ('Tia', $$ select ask_for_authority(tests.party_id('bob', 'Bob')) $$,
    'fails P0001: They sign for themselves, not for a company.', 'nor about someone without a company'),
  ('Bob', $$ select set_party_company(tests.deal_id('bob'), 'Oak LLC', 'TN', 'Managing member') $$, 'works', null),
  ('Bob', $$ select invite_party(tests.deal_id('bob'), 'jan@tests.example', 'Jan', 'signer', '{}', 'Member') is null $$,
    'gives false', null),
  ('Jan', $$ select join_deal(tests.party_id('bob', 'Jan')) is null $$, 'gives false', null),
  ('Cal', $$ select ask_for_authority(tests.party_id('bob', 'Bob')) $$, 'fails 42501', 'the other side can''t ask'),
  ('Bob', $$ select mark_authority_seen(tests.party_id('bob', 'Bob')) $$, 'fails 42501',
    'a party can''t say that its own were seen'),
  ('Lou', $$ select mark_authority_seen(tests.party_id('bob', 'Bob')) $$, 'fails 42501', 'nor can a lender'),
  ('Jo', $$ select ask_for_authority(tests.party_id('bob', 'Bob')) $$, 'fails 42501', 'or a partner'),
  ('Ann', $$ select ask_for_authority(tests.party_id('bob', 'Bob')) $$, 'fails 42501', 'or anyone else'),
  ('Tia', $$ select ask_for_authority(tests.party_id('bob', 'Jan')) $$, 'fails P0001',
    'who signs with them isn''t asked apart'),
  ('Tia', $$ select ask_for_authority(tests.party_id('bob', 'Bob')) $$, 'works', 'the title company asks'),
  ('Tia', $$ select ask_for_authority(tests.party_id('bob', 'Bob')) $$, 'works', 'twice is once'),
  ('owner', $$ select tests.seen(), count(*) from ledger_entries where kind = 'authority.ask' $$, 'gives (asked,1)',
    null),
  ('owner', $$ select tests.heard('Bob'), tests.heard('Jan'), tests.heard('Cal') $$,
    'gives ("authority.ask true","authority.ask true",)', 'who signs for the company is asked'),
  ('owner', $$ select tests.adds('Bob', 'articles', '{Tia}') $$, 'gives null', null),
  ('owner', $$ update deal_documents set kind = 'authority' where id = tests.document_id('articles') $$, null, null),
  ('Tia', $$ select count(*) from deal_documents $$, 'gives 1', 'the documents are shared with them'),
  ('Cal', $$ select count(*) from deal_documents $$, 'gives 0', 'and nobody else'),
  ('Tia', $$ select mark_authority_seen(tests.party_id('bob', 'Bob')) $$, 'works', null),
  ('Tia', $$ select mark_authority_seen(tests.party_id('bob', 'Bob')) $$, 'works', 'twice is once'),
  ('Cal', $$ select seen_at is null from deal_authorities $$, 'gives false', 'everyone sees that they were seen'),
  ('Ann', $$ select count(*) from deal_authorities $$, 'gives 0', 'in the deal'),
  ('Tia', $$ select count(*) from deal_documents $$, 'gives 0', 'they are seen once'),
  ('Bob', $$ select string_agg(step, ' ' order by id) from deal_document_log $$, 'gives added shared unshared',
    'which the log says'),
  ('owner', $$ select tests.heard('Cal') $$, 'gives authority.see', null),
  ('Tia', $$ select ask_for_authority(tests.party_id('bob', 'Bob')) $$, 'works', null),
  ('owner', $$ select tests.seen() $$, 'gives asked', 'they can ask again'),
  ('Tia', $$ select mark_authority_seen(tests.party_id('bob', 'Bob')) $$, 'works', null),
  ('Bob', $$ select revoke_party(tests.party_id('bob', 'Jan')) $$, 'works', null),
  ('Bob', $$ select set_party_company(tests.deal_id('bob'), 'Elm LLC', 'TN', 'Manager') $$, 'works', null),
  ('owner', $$ select tests.seen() $$, 'gives null', 'another company has to show its own'),
  ('Bob', $$ select end_deal(tests.deal_id('bob'), 'other') $$, 'works', null),
  ('Tia', $$ select ask_for_authority(tests.party_id('bob', 'Bob')) $$, 'fails P0001: This deal fell through.',
    'an ended deal asks nobody')
) as t (who, statement, outcome, rule);

select * from finish();
rollback;
