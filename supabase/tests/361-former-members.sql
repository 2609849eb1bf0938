-- What a deal keeps of members who delete their accounts: what the other side's record needs, as long as it needs it.
begin;
\ir helpers.psql
\ir deals.psql
\ir deal-papers.psql
select tests.create_deal_cast();

/* What someone reads of the deal: names, what its record says, documents, and those they open. */
create function tests.reads(who text) returns text language plpgsql as $$
declare
  opened text := '';
  document record;
begin
  perform tests.as_member(who);
  for document in select d.id, d.name from public.deal_documents d order by d.name loop
    if public.open_deal_document(document.id) is not null then
      opened := opened || ' ' || document.name;
    end if;
  end loop;
  return concat_ws('; ',
    (select string_agg(p.name, ' ' order by p.name) from public.deal_parties p where p.deal_id = tests.deal_id('bob')),
    (select concat_ws(' ', o.buyer_name, o.seller_name) from public.offers o where o.id = tests.offer_id('bob')),
    (select string_agg(t.text, ' ' order by t.seq, t.field) from public.ledger_texts t
      where t.offer_id = tests.offer_id('bob') and t.field = 'message'), nullif(btrim(opened), ''));
end;
$$;
/* Names and texts of the two sides that are left anywhere in offers and deals. */
create function tests.left_over() returns text language sql security definer as $$
  select concat_ws(' ', (select string_agg(p.name, ' ' order by p.name) from public.deal_parties p),
    (select btrim(string_agg(concat_ws(' ', o.buyer_name, o.seller_name), ' ')) from public.offers o),
    (select string_agg(t.text, ' ') from public.ledger_texts t where t.field not in ('title', 'address')),
    (select string_agg(d.name, ' ') from public.deal_documents d));
$$;
create function tests.kept_files(who text) returns text language sql as $$
  select coalesce(string_agg(d.name, ' ' order by d.name), '')
  from public.kept_deal_files(tests.user_id(who)) as kept (file)
  join public.deal_documents d on d.path = kept.file;
$$;

-- Bob buys from Cal and has another offer that Dee hasn't answered.
select tests.offers('Bob', 'bob', 'house', message => 'Cash, quick');
select tests.answers('Cal', 'bob', 'accept', message => 'Deal');
select tests.offers('Bob', 'bobs other', 'jv', '{"jv_share_pct": 50}', 'Hi Dee');
select tests.joins('Cal', 'Tia', 'title', '{documents}');
select tests.adds('Bob', 'shared', '{Cal}', file => 'shared.pdf');
select tests.adds('Bob', 'private', '{}', file => 'private.pdf');
select tests.adds('Bob', 'taken back', '{Cal}', file => 'taken back.pdf');
select tests.adds('Tia', 'survey', '{Cal,Bob}', file => 'survey.pdf');
select unshare_deal_document(tests.document_id('taken back'), tests.party_id('bob', 'Cal')) from tests.as_member('Bob');
select send_message(tests.user_id('Cal'), gen_random_uuid(), 'The wire is out');
select tests.as_owner();
delete from notifications;
delete from tests.mail;
savepoint complete;

select is(tests.kept_files('Bob'), 'shared.pdf', 'of the files, what others can open stays') from tests.as_service();
select throws_ok($$ select kept_deal_files(tests.user_id('Bob')) $$, '42501', null, 'members can''t ask')
from tests.as_member('Cal');
select tests.as_owner();
delete from auth.users where id = tests.user_id('Bob');
select is(tests.reads('Cal'), 'Bob Cal Tia; Bob Cal; Cash, quick Deal; shared.pdf survey.pdf',
  'the other side keeps the name, what was written, and what was shared');
select results_eq($$ select content, user_id from messages $$, $$ values ('The wire is out', null::uuid) $$,
  'and the messages');
select is(tests.reads('Tia'), 'Bob Cal Tia; survey.pdf', 'a guest keeps what was shared with them');
select tests.holds(who, statement, outcome, rule) from (values
  ('Cal', $$ select data ->> 'step', data ->> 'reason', data ->> 'earnest_money' from notifications
    where kind = 'deal' $$, 'gives (deal.fall_through,account_deleted,true)',
    'hears why the deal fell through, and is asked about the earnest money'),
  ('Dee', $$ select data ->> 'step' from notifications where kind = 'offer' $$, 'gives account_deleted',
    'and who had an offer, why it''s gone'),
  ('owner', $$ select count(*)::int from tests.mail where user_id in (tests.user_id('Cal'),
      tests.user_id('Dee')) $$, 'gives 2', 'by email, too'),
  ('Dee', $$ select concat_ws(' ', buyer_name, seller_name) from offers $$, 'gives Dee',
    'an offer that led to no deal doesn''t keep the name'),
  ('Dee', $$ select text from ledger_texts where field in ('message', 'buyer_name') $$, 'no rows', 'or what it said'),
  ('service', $$ tests.kept_files('Bob') $$, 'gives shared.pdf', 'a second cleanup keeps the same files')
) as t (who, statement, outcome, rule);
select tests.as_owner();
delete from auth.users where id = tests.user_id('Tia');
select is(tests.reads('Cal'), 'Bob Cal Tia; Bob Cal; Cash, quick Deal; shared.pdf survey.pdf',
  'so it is when a guest leaves');
select tests.as_service();
select is((select count(*)::int from orphaned_deal_files(tests.user_id('Cal'))), 2,
  'the last side takes the files of all along');
select tests.as_owner();
delete from auth.users where id = tests.user_id('Cal');
select is(tests.left_over(), 'Dee', 'with the names and texts of all');
select isnt_empty($$ select from ledger_entries where offer_id = tests.offer_id('bob') $$, 'the ledger stays');

-- After seven years ---------------------------------------------------------------------------------------

rollback to savepoint complete;
delete from auth.users where id = tests.user_id('Bob');
update deals set ended_at = now() - interval '7 years' + interval '1 hour';
select tests.as_service();
select is(forget_outdated_deals(), 0, 'until then, nothing is deleted');
select tests.as_owner();
update deals set ended_at = now() - interval '7 years';
select tests.as_service();
select is((select count(*)::int from outdated_deal_files()), 1, 'the files of who left go first');
select is(forget_outdated_deals(), 1, 'then the rest');
select is(tests.reads('Cal'), 'Cal Tia; Cal; Deal; survey.pdf', 'the others'' stays');
select tests.as_service();
select is(forget_outdated_deals(), 0, 'once');
select throws_ok(format('select %s()', name), '42501', null, 'members can''t ask for it') from tests.as_member('Cal'),
  unnest(array['forget_outdated_deals', 'outdated_deal_files']) as name;

select * from finish();
rollback;
