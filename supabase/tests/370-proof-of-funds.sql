-- Proofs of funds: who owns and decides one, who sees what it proves, who opens the document, and which offers need it.
begin;
\ir helpers.psql
\ir deals.psql
select tests.create_deal_cast();
select tests.create_user('Second', staff => true);

create function tests.proof_id(name text) returns uuid language sql immutable
as $$ select md5('proof ' || name)::uuid; $$;
create function tests.path(member text, name text) returns text language sql immutable
as $$ select tests.user_id(member) || '/' || tests.proof_id(name) || '/' || tests.hash(name) || '.pdf'; $$;
create function tests.incoming(member text, name text, ending text default 'pdf') returns text language sql immutable
as $$
  select tests.user_id(member) || '/' || tests.proof_id(name) || '/incoming/' || tests.proof_id(name) || '.' || ending;
$$;
create function tests.put(path text) returns void language sql
as $$
  insert into storage.objects (bucket_id, name, metadata)
  values ('proofs-of-funds', path, '{"mimetype": "application/pdf", "size": 1000}');
$$;
/* Registers a document the way the register-upload function does. */
create function tests.register(
  member text, name text, amount bigint default 100000, days integer default 90, kind text default 'bank_statement',
  file text default 'Statement.pdf', path text default null
) returns public.proofs_of_funds language sql
as $$
  select public.register_proof(
    tests.user_id(member), tests.proof_id(name), kind, amount, current_date + days, file, 1000, 'application/pdf',
    tests.hash(name), coalesce(path, tests.path(member, name))
  );
$$;
/* Stores and registers a document as the service role, then returns to the member. */
create function tests.adds(
  member text, name text, amount bigint default 100000, days integer default 90
) returns void language plpgsql as $$
begin
  perform tests.as_service();
  perform tests.put(tests.path(member, name));
  perform tests.register(member, name, amount, days);
  perform tests.as_member(member);
end;
$$;
create function tests.owner_of(name text) returns text language sql security definer as $$
  select u.name from public.proofs_of_funds p join public.users u on u.id = p.user_id
  where p.id = tests.proof_id(owner_of.name);
$$;
create function tests.decides(
  staff text, name text, decision text default 'verified', reason text default null
) returns void language plpgsql as $$
begin
  perform tests.as_member(staff);
  if decision = 'verified' and staff <> tests.owner_of(name) and exists (
    select from public.proofs_of_funds p where p.id = tests.proof_id(decides.name) and p.status = 'pending'
  ) then
    perform public.open_proof(tests.proof_id(name));
  end if;
  perform public.decide_proof(tests.proof_id(name), decision, reason);
end;
$$;
create function tests.steps(name text) returns text language sql
as $$ select string_agg(step, ' ' order by id) from public.proof_log where proof_id = tests.proof_id(name); $$;
create function tests.steps_of(member text) returns text language sql security definer as $$
  select string_agg(n.data ->> 'step', ' ' order by n.data ->> 'step')
  from public.notifications n where n.user_id = tests.user_id(member) and n.kind = 'proof_of_funds';
$$;
/* What a member sees of another's funds. */
create function tests.funds(member text) returns bigint language sql
as $$ select amount from public.verified_funds(array[tests.user_id(member)]); $$;
create function tests.can_read(path text) returns boolean language sql
as $$ select exists (select from storage.objects where bucket_id = 'proofs-of-funds' and name = path); $$;
/* Lets days pass for a proof. */
create function tests.set_expiry(name text, days integer) returns void language sql security definer as $$
  update public.proofs_of_funds set expires_on = private.funds_today() + days
  where id = tests.proof_id(set_expiry.name);
$$;

-- Uploading -----------------------------------------------------------------------------------------------

select results_eq($$ select public, file_size_limit, allowed_mime_types from storage.buckets
    where id = 'proofs-of-funds' $$,
  $$ values (false, 10485760::bigint, array['application/pdf', 'image/jpeg', 'image/png']) $$,
  'the bucket is private and takes PDFs and pictures of at most 10 MB');
select tests.holds(who, statement, outcome, rule) from (values
  ('Ann', $$ select tests.put(tests.incoming('Ann', 'anns')) $$, 'works', 'a member uploads to their own folder'),
  ('Ann', $$ select tests.put(tests.path('Ann', 'anns')) $$, 'fails 42501', 'nor where checked files are'),
  ('Ann', $$ select tests.put(tests.incoming('Ann', 'x', 'docx')) $$, 'fails 42501', 'nor another type'),
  ('Unconfirmed', $$ select tests.put(tests.incoming('Unconfirmed', 'x')) $$, 'fails 42501',
    'uploading takes a verified email'),
  ('service', $$ select tests.register('Ann', 'anns') $$, 'fails 22023', 'a proof needs a stored file')
) as t (who, statement, outcome, rule);
select tests.put(tests.path('Ann', 'anns'));
select throws_ok($$ select tests.register('Bob', 'anns', path => tests.path('Ann', 'anns')) $$, '22023', null,
  'another member''s file is no proof');
select throws_ok($$ select tests.register('Ann', 'anns', days => -2) $$, 'P0001',
  'This document has expired. Upload a current one.');
select throws_ok($$ select tests.register('Ann', 'anns', days => 370) $$, 'P0001',
  'Choose an expiration date within a year.');
select throws_ok($$ select tests.register('Ann', 'anns', 0) $$, '23514', null, 'an amount is positive');
select throws_ok($$ select tests.register('Ann', 'anns', kind => 'selfie') $$, '23514', null,
  'kinds come from the list');
select throws_ok($$ select tests.register('Ann', 'anns', file => 'Statement.exe') $$, '23514', null,
  'a name fits the type');
select tests.put(tests.path('Unconfirmed', 'un'));
select throws_ok($$ select tests.register('Unconfirmed', 'un') $$, 'P0001', 'Verify your email address first.');
select lives_ok($$ select tests.register('Ann', 'anns') $$, 'the function registers a document');
select lives_ok($$ select tests.register('Ann', 'anns', 999) $$, 'twice is one');
select throws_ok($$ select tests.register('Bob', 'anns') $$, '42501', null, 'an ID belongs to its member');

-- Who reads -----------------------------------------------------------------------------------------------

select tests.as_member('Ann');
select is((select amount from proofs_of_funds), 100000::bigint, 'the owner reads their proof');
select is(tests.steps('anns'), 'submitted', 'and its log');
select ok(tests.can_read(tests.path('Ann', 'anns')), 'and the file');
select is(tests.funds('Ann'), null, 'a pending proof counts for nothing');
select tests.as_member('Bob');
select throws_ok($$ select open_proof(tests.proof_id('anns')) $$, '42501', 'This document isn’t available to you.');
select throws_ok($$ select open_proof(tests.proof_id('none')) $$, '42501', 'This document isn’t available to you.');
select tests.holds('visitor', $$ not tests.can_read(tests.path('Ann', 'anns')) $$, 'gives true', 'nor files');

-- Reviewing -----------------------------------------------------------------------------------------------

select tests.as_member('Staff');
select is((select count(*) from proofs_of_funds), 1::bigint, 'a reviewer sees the pending proof');
select is(open_proof(tests.proof_id('anns')), tests.path('Ann', 'anns'), 'and opens the file');
select ok(not tests.can_read(tests.path('Ann', 'anns')), 'but can''t read it in storage');
select tests.as_member('Ann');
select is((select details from proof_log where step = 'viewed'), '{"as": "staff"}'::jsonb, 'the owner sees the view');
select is(open_proof(tests.proof_id('anns')), tests.path('Ann', 'anns'), 'the owner opens their own file');
select is(tests.steps('anns'), 'submitted viewed', 'which isn''t logged');
select throws_ok($$ select tests.decides('Staff', 'anns', 'rejected', ' ') $$, '22023', null,
  'a rejection has a reason');
select throws_ok($$ select tests.decides('Staff', 'anns', 'maybe') $$, '22023', null, 'a decision is one of two');
select tests.holds('Second', $$ select decide_proof(tests.proof_id('anns'), 'verified') $$,
  'fails: Open the document before you verify it.', 'a reviewer can''t verify what only another one has opened');
select tests.as_member('Ann');
select lives_ok($$ select tests.decides('Staff', 'anns') $$, 'a reviewer verifies it');
select throws_ok($$ select tests.decides('Second', 'anns', 'rejected', 'No') $$, 'P0001',
  'This document has already been reviewed.');
select is_empty('select from proofs_of_funds', 'reviewers no longer see a decided proof');
select throws_ok($$ select open_proof(tests.proof_id('anns')) $$, '42501', null, 'nor open it');
select is(tests.steps_of('Ann'), 'verified', 'the member is notified');
select tests.adds('Staff', 'own');
select throws_ok($$ select tests.decides('Staff', 'own') $$, '42501',
  'Someone else must review your own proof of funds');
select lives_ok($$ select tests.decides('Second', 'own', 'rejected', ' Blurry. ') $$, 'another reviewer rejects it');
select tests.as_member('Staff');
select is((select data ->> 'words' from notifications where kind = 'proof_of_funds'), 'Blurry.', 'and the email why');
select is((select reason from proofs_of_funds), 'Blurry.', 'with a reason that the member reads');
select is(tests.funds('Staff'), null, 'a rejected proof counts for nothing');

-- What counts ---------------------------------------------------------------------------------------------

select tests.adds('Ann', 'higher', 250000, 30);
select tests.decides('Staff', 'higher');
select tests.holds('Ann', $$ tests.funds('Ann') $$, 'gives 250000', 'the highest counts');
select is((select until from verified_funds(array[tests.user_id('Ann')])), current_date + 30, 'until its own last day');
select tests.set_expiry('higher', 0);
select is(tests.funds('Ann'), 250000::bigint, 'through its last day');
select tests.set_expiry('higher', -1);
select is(tests.funds('Ann'), 100000::bigint, 'then the next counts');
select tests.set_expiry('higher', 30);

-- Who sees the amount -------------------------------------------------------------------------------------

select tests.holds(who, statement, outcome, rule) from (values
  ('Cal', $$ tests.funds('Ann') $$, 'gives null', 'a seller without an offer sees no funds'),
  ('Cal', $$ select tests.offers('Ann', 'ann', 'house') $$, 'works', 'without a requirement every offer is welcome'),
  (null, $$ select tests.offers('Eve', 'eve', 'house') $$, 'works', 'also without funds'),
  ('Cal', $$ tests.funds('Ann') $$, 'gives 250000', 'the seller with an offer sees the buyer''s'),
  ('Cal', $$ tests.funds('Eve') $$, 'gives null', 'no row without verified funds'),
  ('Ann', $$ tests.funds('Cal') $$, 'gives null', 'a buyer doesn''t see the seller''s'),
  ('Ann', $$ select tests.answers('Ann', 'ann', 'withdraw') $$, 'works', 'after the offer has ended'),
  ('Cal', $$ tests.funds('Ann') $$, 'gives 250000', 'its seller still sees them')
) as t (who, statement, outcome, rule);
select call_for_offers(tests.listing_id('house'), now() + interval '2 days', 'America/Chicago');
select tests.adds('Dee', 'dees', 90000);
select tests.decides('Staff', 'dees');
select lives_ok($$ select tests.offers('Dee', 'dee', 'house') $$, 'a sealed offer');
select tests.holds('Cal', $$ tests.funds('Dee') $$, 'gives null', 'tells the seller nothing');
select throws_ok($$ select tests.as_member('Dee'); select share_proof(tests.proof_id('dees'), tests.offer_id('dee')) $$,
  'P0001', 'This offer is still sealed. Share the document once the seller has opened it.');
select tests.as_member('Cal');
select cancel_call(c.id) from calls_for_offers c where c.state = 'running';
select is(tests.funds('Dee'), null, 'nor once it''s canceled unopened');

-- Requiring it --------------------------------------------------------------------------------------------

insert into listing_terms (property_id, funds_required) values (tests.listing_id('house'), true);
select tests.holds(who, statement, outcome, rule) from (values
  ('visitor', $$ select funds_required from listing_deal_terms(tests.listing_id('house')) $$, 'gives true',
    'everyone who sees the listing sees the requirement'),
  ('Bob', $$ update listing_terms set funds_required = false returning 1 $$, 'no rows', 'only the seller can change it')
) as t (who, statement, outcome, rule);
select throws_ok($$ select tests.offers('Dee', 'dee 2', 'house') $$, 'P0001',
  'This seller asks for verified funds of at least $95,000. Add proof of funds first.');
select throws_ok($$ select tests.offers('Dee', 'dee 2', 'house', '{"price": 90001}') $$, 'P0001', null,
  'a dollar more than the funds is refused');
select lives_ok($$ select tests.offers('Dee', 'dee 2', 'house', '{"price": 90000}') $$, 'up to the funds it isn''t');
select throws_ok($$ select tests.answers('Dee', 'dee 2', 'revise', 1, '{"price": 91000}') $$, 'P0001',
  'This seller asks for verified funds of at least $91,000. Add proof of funds first.');
select lives_ok($$ select tests.answers('Cal', 'dee 2', 'counter', 1, '{"price": 99000}') $$,
  'the seller can counter with more');
select lives_ok($$ select tests.answers('Dee', 'dee 2', 'decline', 2) $$, 'and the buyer declines');
select throws_ok($$ select tests.offers('Bob', 'bob', 'house', '{"financing": "Hard Money"}') $$, 'P0001',
  'This seller asks for verified funds of at least $3,000. Add proof of funds first.',
  'a financed offer needs its earnest money');
select throws_ok($$ select tests.offers('Bob', 'bob', 'house', '{"financing": "Hard Money", "earnest_money": 0}') $$,
  'P0001', 'This seller asks for verified funds. Add proof of funds first.', 'without earnest money, any');
select lives_ok($$ select tests.offers('Dee', 'dee 3', 'house', '{"financing": "Hard Money", "price": 500000}') $$,
  'its price doesn''t matter');
select tests.set_expiry('dees', -1);
select throws_ok($$ select tests.answers('Dee', 'dee 3', 'revise', 1) $$, 'P0001', null, 'expired funds don''t count');
select tests.set_expiry('dees', 60);

-- Sharing -------------------------------------------------------------------------------------------------

select lives_ok($$ select tests.offers('Ann', 'ann 2', 'house') $$, 'a buyer makes an offer');
select lives_ok($$ select tests.offers('Ann', 'ann other', 'other') $$, 'and another one to another seller');
select tests.as_member('Cal');
select is_empty('select from proofs_shared_with_me()', 'nothing is shared by that');
select throws_ok($$ select open_proof(tests.proof_id('higher')) $$, '42501', null, 'so the seller can''t open it');
select tests.as_member('Ann');
select throws_ok($$ select share_proof(tests.proof_id('higher'), tests.offer_id('dee 3')) $$, '42501', null,
  'a member shares with their own offers only');
select throws_ok($$ select share_proof(tests.proof_id('dees'), tests.offer_id('ann 2')) $$, '42501', null,
  'and their own proofs');
select throws_ok($$ select share_proof(tests.proof_id('higher'), tests.offer_id('ann')) $$, 'P0001',
  'This offer has ended, so there’s no one to share with.');
select tests.adds('Ann', 'pending');
select throws_ok($$ select share_proof(tests.proof_id('pending'), tests.offer_id('ann 2')) $$, 'P0001',
  'You can share a document once it’s verified and until it expires.');
select lives_ok($$ select share_proof(tests.proof_id('higher'), tests.offer_id('ann 2')) $$, 'a buyer shares it');
select lives_ok($$ select share_proof(tests.proof_id('higher'), tests.offer_id('ann 2')) $$, 'twice is one');
select is(tests.steps('higher'), 'submitted viewed verified shared', 'the log has one step');
select tests.as_member('Cal');
select is((select amount from proofs_shared_with_me()), 250000::bigint, 'the seller sees what''s shared');
select is_empty('select from proofs_of_funds', 'but not the row');
select is_empty('select from proof_shares', 'nor the share');
select is(open_proof(tests.proof_id('higher')), tests.path('Ann', 'higher'), 'they open it');
select ok(not tests.can_read(tests.path('Ann', 'higher')), 'but can''t read it in storage');
select throws_ok($$ select open_proof(tests.proof_id('anns')) $$, '42501', null, 'and open only this one');
select is((select count(*) from proof_log), 1::bigint, 'they see their own view');
select tests.as_member('Ann');
select is((select details from proof_log where step = 'viewed' and details ->> 'as' = 'seller'
    and proof_id = tests.proof_id('higher')),
  jsonb_build_object('as', 'seller', 'offer_id', tests.offer_id('ann 2')), 'the owner sees the seller''s view');
select lives_ok($$ select revoke_proof_share(tests.proof_id('higher'), tests.offer_id('ann 2')) $$, 'they revoke it');
select lives_ok($$ select revoke_proof_share(tests.proof_id('higher'), tests.offer_id('ann 2')) $$, 'twice is one');
select is(tests.steps('higher'), 'submitted viewed verified shared viewed unshared', 'the log has all steps');
select tests.as_member('Cal');
select throws_ok($$ select open_proof(tests.proof_id('higher')) $$, '42501', null, 'it closes at once');
select tests.as_member('Ann');
select share_proof(tests.proof_id('higher'), tests.offer_id('ann 2'));
select tests.holds('Cal', $$ select from proofs_shared_with_me() $$, 'rows', 'sharing it again works');
select open_proof(tests.proof_id('higher'));
select lives_ok($$ select tests.answers('Cal', 'ann 2', 'decline') $$, 'once the seller declines the offer');
select tests.as_member('Cal');
select is_empty('select from proofs_shared_with_me()', 'it''s no longer shared');
select throws_ok($$ select open_proof(tests.proof_id('higher')) $$, '42501', null, 'nor can it be opened');

-- However it ends -----------------------------------------------------------------------------------------

select tests.as_owner();
create function tests.shares(offer text) returns text language plpgsql as $$
begin
  perform tests.as_member('Ann');
  perform public.share_proof(tests.proof_id('higher'), tests.offer_id(offer));
  return null;
end;
$$;
/* Whether Pro can open Ann's proof, and whether Ann still shares it with an offer. */
create function tests.access(offer text) returns text language plpgsql as $$
declare
  outcome text := 'open';
  was text;
begin
  perform tests.as_member('Pro');
  begin
    perform public.open_proof(tests.proof_id('higher'));
  exception when insufficient_privilege then
    outcome := 'closed';
  end;
  perform tests.as_member('Ann');
  select case when s.revoked_at is null then 'shared' else 'ended' end into was from public.proof_shares s
  where s.offer_id = tests.offer_id(offer);
  return outcome || ' ' || was;
end;
$$;
create function tests.last_step() returns text language sql security definer as $$
  select l.step || ' ' || coalesce(l.actor_id::text, 'itself') from public.proof_log l
  where l.proof_id = tests.proof_id('higher') order by l.id desc limit 1;
$$;
select tests.create_listing('lot ' || n, 'Pro', 'Lot ' || n) from generate_series(1, 7) as n;
select tests.offers('Ann', 'lot ' || n, 'lot ' || n), tests.shares('lot ' || n) from generate_series(1, 7) as n;
select is(tests.access('lot 1'), 'open shared', 'a seller opens the document of an open offer');
select tests.answers('Pro', 'lot ' || n, 'accept') from generate_series(3, 7) as n;
select is(tests.access('lot 3'), 'open shared', 'and of one they accepted');
select tests.as_owner();
create function tests.end_deal(name text, how text) returns void language plpgsql as $$
begin
  perform tests.as_member('Ann');
  if how = 'closed' then
    perform public.confirm_closing(tests.deal_id(name), 95000, (now() at time zone 'America/Chicago')::date);
    perform tests.as_member('Pro');
    perform public.confirm_closing(tests.deal_id(name), 95000, (now() at time zone 'America/Chicago')::date);
  else
    perform public.end_deal(tests.deal_id(name), 'financing');
  end if;
end;
$$;
/* Leaves one offer at a time, so that no other one opens the document. */
create function tests.only(name text) returns void language sql security definer as $$
  update public.proof_shares set revoked_at = now() where proof_id = tests.proof_id('higher');
  update public.proof_shares set revoked_at = null
  where proof_id = tests.proof_id('higher') and offer_id = tests.offer_id(name);
$$;
select tests.only('lot 1');
select is(tests.access('lot 1'), 'closed ended', 'not once the buyer withdrew it') from tests.answers('Ann', 'lot 1',
  'withdraw');
select tests.only('lot 2');
select tests.as_owner();
update offers set respond_by = now() - interval '1 second' where id = tests.offer_id('lot 2');
select tests.as_service();
select advance_deals();
select is(tests.access('lot 2'), 'closed ended', 'nor once it expired');
select is(tests.last_step(), 'unshared itself', 'which is in the log');
select tests.only('lot 3');
select is(tests.access('lot 3'), 'closed ended', 'nor once the deal fell through')
from tests.end_deal('lot 3', 'fell through');
select throws_ok($$ select tests.shares('lot 3') $$, 'P0001', 'This offer has ended, so there’s no one to share with.',
  'it can''t be shared again');
select tests.only('lot 4');
select is(tests.access('lot 4'), 'closed ended', 'nor once the deal closed') from tests.end_deal('lot 4', 'closed');
select tests.only('lot 5');
select tests.as_member('Staff');
select moderate('suspend', 'profile', tests.user_id('Ann'), 'Spam', until => now() + interval '1 day');
select is(tests.access('lot 5'), 'closed shared', 'nor while the buyer is suspended');
select tests.as_owner();
delete from private.member_standings;
select is(tests.access('lot 5'), 'open shared', 'but again after that');
select tests.only('lot 6');
select tests.as_member('Pro');
insert into member_blocks (blocker_id, blocked_id) values (tests.user_id('Pro'), tests.user_id('Ann'));
select is(tests.access('lot 6'), 'closed ended', 'nor once the seller blocked the buyer');
select throws_ok($$ select tests.shares('lot 6') $$, 'P0001', 'You can’t share documents with this seller.',
  'they can''t share it across the block');
select tests.as_member('Pro');
delete from member_blocks;
select is(tests.access('lot 6'), 'closed ended', 'and unblocking doesn''t share it again');
select lives_ok($$ select tests.shares('lot 6') $$, 'only the buyer does');
select tests.as_member('Ann');
insert into member_blocks (blocker_id, blocked_id) values (tests.user_id('Ann'), tests.user_id('Pro'));
select is(tests.access('lot 6'), 'closed ended', 'the buyer''s block ends it, too');
select tests.as_member('Ann');
delete from member_blocks;
select tests.as_owner();
delete from private.rate_limits;
select tests.shares('lot 7');
select tests.as_owner();
delete from auth.users where id = tests.user_id('Pro');
select is((select bool_and(s.revoked_at is not null) from proof_shares s where s.offer_id = tests.offer_id('lot 7')),
  true, 'so does the deletion of the seller''s account');

-- Expiry reminders ----------------------------------------------------------------------------------------

select tests.set_expiry('dees', 15);
select tests.holds('service', $$ advance_deals() $$, 'gives 0', 'no reminder 15 days before');
select tests.set_expiry('dees', 14);
select is(advance_deals(), 1, 'one 14 days before');
select is(advance_deals(), 0, 'once');
select is(tests.steps_of('Dee'), 'expiring', 'the member is notified');
select tests.adds('Dee', 'short', 5000, 10);
select tests.decides('Staff', 'short');
select tests.holds('service', $$ advance_deals() $$, 'gives 0', 'none for one that was verified with less left');

-- Withdrawing, and limits ---------------------------------------------------------------------------------

set local storage.allow_delete_query = 'true';
select tests.as_member('Ann');
select is_empty($$ delete from storage.objects where name = tests.path('Ann', 'higher') returning 1 $$,
  'a file in use can''t be deleted');
select is_empty($$ update storage.objects set metadata = '{}' where bucket_id = 'proofs-of-funds' returning 1 $$,
  'nor replaced');
select lives_ok($$ select tests.offers('Ann', 'ann 3', 'house') $$, 'a buyer with an offer');
select share_proof(tests.proof_id('higher'), tests.offer_id('ann 3'));
select is(withdraw_proof(tests.proof_id('higher')), tests.path('Ann', 'higher'), 'withdraws the shared proof');
select is(withdraw_proof(tests.proof_id('higher')), tests.path('Ann', 'higher'), 'twice is one');
select is(tests.funds('Ann'), 100000::bigint, 'it no longer counts');
select tests.holds('Cal', $$ select from proofs_shared_with_me() $$, 'no rows', 'nor is it shared');
select tests.holds('Ann', $$ delete from storage.objects where name = tests.path('Ann', 'higher') returning 1 $$,
    'rows', 'the owner deletes its file');
select throws_ok($$ select tests.decides('Staff', 'higher') $$, 'P0001', 'The member removed this document.');
select tests.adds('Ann', 'pending 2');
select tests.adds('Ann', 'pending 3');
select throws_ok($$ select tests.adds('Ann', 'pending 4') $$, 'P0001',
  'You already have 3 documents in review. Wait for a decision, or remove one.');

-- Blocks and standing -------------------------------------------------------------------------------------

select tests.as_member('Ann');
insert into member_blocks (blocker_id, blocked_id) values (tests.user_id('Ann'), tests.user_id('Cal'));
select tests.as_member('Cal');
select is(tests.funds('Ann'), null, 'a block hides the funds');
select is(tests.funds('Dee'), 90000::bigint, 'of that member only');
select tests.as_member('Staff');
select moderate('suspend', 'profile', tests.user_id('Dee'), 'Spam', until => now() + interval '1 day');
select tests.holds('Cal', $$ tests.funds('Dee') $$, 'gives null', 'a suspended member has no verified funds');
select tests.as_member('Dee');
select throws_ok($$ select share_proof(tests.proof_id('dees'), tests.offer_id('dee 3')) $$, '42501', null,
  'and share nothing');
select throws_ok($$ select tests.put(tests.incoming('Dee', 'x')) $$, '42501', null, 'nor upload');
select tests.as_service();
select tests.put(tests.path('Dee', 'x'));
select throws_ok($$ select tests.register('Dee', 'x') $$, 'P0001', 'Your account is suspended.');

-- Taking it back goes in any standing.
select tests.as_owner();
insert into proof_shares (proof_id, offer_id) values (tests.proof_id('dees'), tests.offer_id('dee 3'));
select tests.as_member('Dee');
select lives_ok($$ select revoke_proof_share(tests.proof_id('dees'), tests.offer_id('dee 3')) $$,
  'a suspended member stops sharing');
select is((select revoked_at is not null from proof_shares where proof_id = tests.proof_id('dees')), true, 'for real');
select is(withdraw_proof(tests.proof_id('dees')), tests.path('Dee', 'dees'), 'and withdraws a proof');
select isnt_empty($$ delete from storage.objects where name = tests.path('Dee', 'dees') returning 1 $$,
  'and deletes its file');
select throws_ok($$ select share_proof(tests.proof_id('short'), tests.offer_id('dee 3')) $$, '42501', null,
  'which lets them do nothing else');

-- Export and deletion -------------------------------------------------------------------------------------

select tests.as_owner();
-- Postgres checks rows of the same transaction again when their actor is cleared.
delete from proof_log;
delete from auth.users where id = tests.user_id('Ann');
select tests.holds($$ select from proofs_of_funds where path like tests.user_id('Ann') || '%' $$, 'no rows',
    'deleting the account deletes them');

select * from finish();
rollback;
