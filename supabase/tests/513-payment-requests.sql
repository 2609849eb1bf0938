-- Requests for money up front: what counts as one, and every text that reaches strangers.
begin;
\ir helpers.psql
\ir deals.psql

-- What counts -------------------------------------------------------------------------------------

-- The kind: any way to pay, any amount, and any reason that comes before a deal.
select is_empty(
  $$ select text from (
      select format(shape, app, amount, reason) as text
      from unnest(array['Zelle', 'zelle', 'ZELLE', 'Cash App', 'cashapp', 'CashApp', 'Venmo', 'PayPal', 'Western Union',
          'gift cards', 'Bitcoin', 'Apple Pay', U&'Ze\200Blle', 'Z3lle', 'Ｚｅｌｌｅ']) as app,
        unnest(array['$2,000', '$500', 'a deposit', 'the fee', '$ 1500', '1k USD']) as amount,
        unnest(array['to reserve', 'to hold it', 'before viewing', 'to secure your spot', 'up front']) as reason,
        unnest(array['%1$s %2$s %3$s', 'Send %2$s by %1$s %3$s', '%2$s %3$s. %1$s only',
          'Great deal! %3$s: %1$s %2$s.']) as shape
    ) as texts where not private.asks_for_payment(text) $$,
  'payments by an app, to reserve or before seeing it'
);
select is_empty(
  $$ select text from (
      select format(shape, send, money, reason) as text
      from unnest(array['Wire', 'send', 'Pay', 'transfer']) as send,
        unnest(array['a fee', 'the deposit', '$500', 'a $250 fee', '1,000 dollars']) as money,
        unnest(array['before viewing', 'before you see it', 'prior to the showing', 'before a tour', 'to reserve it',
          'to hold the house', 'to secure it', 'up front', 'in advance', 'to get the address', 'for the lockbox code'])
          as reason,
        unnest(array['%1$s %2$s %3$s', 'Please %1$s %2$s %3$s!', E'Vacant.\n%1$s  %2$s %3$s']) as shape
    ) as texts where not private.asks_for_payment(text) $$,
  'and by any other means'
);
select ok(private.asks_for_payment(content), 'asks for money: ' || content) from (values
  ('Zelle $2,000 to reserve'), ('Cash App a deposit to hold'), ('wire fee before viewing'),
  ('$300 holding fee'), ('There''s a viewing fee'), ('Reservation deposit: $1,000'), ('Refundable deposit to see it'),
  ('$1,000 holds it'), ('First $500 locks this house'), ('Send me $200 and I''ll send the address'),
  ('Wire the deposit to my account'), ('Upfront payment required'), ('Pay the application fee in advance'),
  ('You must pay before the showing: $100 deposit'), ('Hold it with $500 down'), ('A deposit of $900 secures the home'),
  ('Don''t miss out, Zelle $2,000 to reserve'), ('No time to waste: cash app $500'), ('venmo me first')
) as texts (content);
select ok(not private.asks_for_payment(content), 'asks for nothing: ' || coalesce(content, 'null')) from (values
  (null), (''), ('Brick duplex, two units, $220,000'), ('Earnest money of $5,000 to the title company within 48 hours'),
  ('EMD $10k non-refundable, held in escrow'), ('$5,000 deposit to open escrow'), ('No upfront fees'),
  ('We lend without any fees up front.'), ('Never wire money before viewing a house'),
  ('We''ll never ask for a deposit before a showing'), ('Tenant pays $1,450 rent by Zelle'),
  ('The tenants'' security deposits transfer at closing'), ('Assignment fee $12,000, paid at closing'),
  ('Property taxes are $3,400, insurance $1,200'), ('Capital reserves of 5%'), ('Seller will hold a note at 6%'),
  ('Needs $40k of work before it can be rented'), ('Buy and hold in Memphis'), ('HOA fee $120 a month'),
  ('Access by lockbox, call the seller for the code'), ('Open house Saturday, no appointment needed'),
  ('Cash or hard money only'), ('Proof of funds required before showing'), ('Cash flow of $400 a month from day one'),
  ('Secured by a first mortgage of $80,000'), ('Fresh paint, new locks, secure parking'),
  ('How do you pay contractors up front without losing money?'), ('Closing costs paid by buyer'),
  ('I sent the wire to title before closing'), ('Lot premium $5,000. Keys at closing.'), ('Cash offers welcome'),
  ('Hold harmless agreement attached'), ('Deposit slips are in the binder'), ('Looking for a money partner, $50k'),
  ('12 Reserve St, Holden'), ('View of the lake, $450,000'), ('Shown by appointment, $450,000')
) as texts (content);
-- A search that hangs is canceled. On a quiet machine each takes a fraction of a second.
set local statement_timeout = '5min';
select isnt(private.asks_for_payment(hostile), null, 'a hostile text doesn''t stall the search: ' || left(hostile, 10))
from unnest(array[repeat('zelle ', 1500), repeat('$5', 4000), repeat('send fee ', 900), repeat('before ', 1100),
  repeat('no fee ', 1100), repeat('deposit. ', 900), repeat('a', 8000), repeat('hold $', 1300)]) as hostile;
set local statement_timeout = 0;

-- Every text that reaches strangers -------------------------------------------------------------------

select tests.create_deal_cast();
select tests.create_user('Level ' || level, trust => level) from generate_series(0, 3) as level;
select tests.create_user('Mod');
insert into staff (user_id, role) values (tests.user_id('Mod'), 'moderator');
select tests.connect('Ann', 'Level ' || level) from generate_series(0, 3) as level;
select tests.create_listing('of ' || level, 'Level ' || level) from generate_series(0, 3) as level;
insert into feed_posts (id, user_id, title, content)
values (tests.listing_id('anns post'), tests.user_id('Ann'), 'Roofers', 'Who knows one?');
insert into forums (id, user_id, title) values (tests.listing_id('forum'), tests.user_id('Ann'), 'Financing');
select tests.as_member('Ann');
select create_topic(tests.listing_id('forum'), 'Rates', 'What do you pay?', tests.listing_id('topic'));
select tests.as_owner();

create temp table writes (name text, is_held boolean, statement text);
insert into writes values
  ('a listing', true, 'select tests.post_listing(''new'', $1, jsonb_build_object(''description'', $3))'),
  ('a listing''s title', true, 'select tests.post_listing(''new'', $1, jsonb_build_object(''title'', $3))'),
  ('a listing''s address', true, 'select tests.post_listing(''new'', $1, jsonb_build_object(''address'', $3))'),
  ('an edited listing', true,
    'update properties set description = $3 where id = tests.listing_id(''of '' || right($1, 1))'),
  ('a post', true, 'insert into feed_posts (user_id, title, content) values (auth.uid(), ''House'', $3)'),
  ('a comment', true, 'insert into feed_comments (post_id, user_id, content)
    values (tests.listing_id(''anns post''), auth.uid(), $3)'),
  ('a topic', true, 'select create_topic(tests.listing_id(''forum''), ''House'', $3, $2)'),
  ('a reply', true, 'insert into forum_posts (topic_id, user_id, content)
    values (tests.listing_id(''topic''), auth.uid(), $3)'),
  ('a question', true, 'select ask_question($2, tests.listing_id(''house''), $3)'),
  ('a profile', false, 'select save_profile(jsonb_build_object(''bio'', $3))'),
  ('a request for documents', false, 'select request_documents(tests.listing_id(''house''), $3)'),
  ('an offer', false, 'select make_offer($2, tests.listing_id(''house''), tests.terms(), $3)'),
  ('a message', false, 'select send_message(tests.user_id(''Ann''), $2, $3)');
grant select on writes to authenticated;
insert into listing_documents (id, property_id, position, kind, access, path, name, size, mime_type)
values (gen_random_uuid(), tests.listing_id('house'), 1, 'Other', 'on_request', 'x', 'Scan.pdf', 1, 'application/pdf');
update properties set jv_share_pct = 0;

/* What moderators see of it: held or flagged, by whom, and why; undone. */
create function tests.seen(member text, statement text, content text) returns text language plpgsql as $$
declare
  answer text;
begin
  perform tests.as_member(member);
  begin
    execute statement using member, gen_random_uuid(), content;
    perform tests.as_owner();
    select concat_ws(' ',
      (select string_agg(h.reason, ' ') from public.held_content h where h.member_id = tests.user_id(member)),
      (select string_agg('flagged ' || r.reason, ' ') from public.reports r
        where r.is_automatic and r.reporter_id is null and r.reported_id = tests.user_id(member)
          and (r.details like '%Zelle $2,000 to reserve%'))
    ) into answer;
    raise exception using errcode = 'TEST0';
  exception
    when sqlstate 'TEST0' then return answer;
    when sqlstate 'P0001' then return sqlerrm;
  end;
end;
$$;
select is(tests.seen('Level ' || level, w.statement, 'Zelle $2,000 to reserve'),
  case
    when w.name = 'a request for documents' and level = 0
      then 'New members can’t add a note yet. Send the request without one.'
    when w.is_held and level < 2 then 'payment' else 'flagged scam'
  end, 'level ' || level || ': ' || w.name)
from writes w, generate_series(0, 3) as level
where not (w.name = 'a message' and level = 0);
select is(tests.seen('Level 2', w.statement, 'Vacant, $220,000'), '', w.name || ' with a price') from writes w;
select is(tests.seen('Mod', w.statement, 'Zelle $2,000 to reserve'), '', 'staff may write it: ' || w.name)
from writes w where w.name ~ 'post|profile|message';

-- To those who have written, it isn't flagged.
select tests.as_member('Ann');
select send_message(tests.user_id('Level 3'), gen_random_uuid(), 'Hi');
select is(tests.seen('Level 3', w.statement, 'Zelle $2,000 to reserve'), '', 'not to who has written')
from writes w where w.name = 'a message';

-- Once, until it's handled, and not again for what was there.
select tests.as_member('Level 3');
update properties set description = 'Zelle $2,000 to reserve' where id = tests.listing_id('of 3');
update properties set description = 'Zelle $2,000 to reserve it' where id = tests.listing_id('of 3');
update properties set description = 'A house' where id = tests.listing_id('of 3');
update properties set description = 'Zelle $2,500 to reserve' where id = tests.listing_id('of 3');
select tests.holds(who, statement, outcome, rule) from (values
  ('Mod', $$ select count(*) from reports where subject_id = tests.listing_id('of 3') $$, 'gives 1', 'flagged once'),
  ('Level 3', $$ select from reports $$, 'no rows', 'the author doesn''t see it'),
  ('Ann', $$ select from properties where id = tests.listing_id('of 3') $$, 'rows', 'it stays visible'),
  ('Mod', $$ select moderate('remove', 'listing', tests.listing_id('of 3'), 'Scam') $$, 'works',
    'until a moderator acts'),
  ('owner', $$ select upheld from reports where subject_id = tests.listing_id('of 3') $$, 'gives true',
    'which closes it'),
  ('Level 2', $$ select save_profile('{"bio": "Zelle $2,000 to reserve"}') $$, 'works', 'a profile'),
  (null, $$ select request_documents(tests.listing_id('house'), 'Zelle $2,500 to reserve') $$, 'works',
    'and a note by the same member'),
  (null, $$ select save_profile('{"bio": "A buyer"}') $$, 'works', null),
  (null, $$ select save_profile('{"bio": "Zelle $2,000 to reserve"}') $$, 'works', 'and the profile again'),
  ('Mod', $$ select string_agg((
      select string_agg(amount[1], ' ') from regexp_matches(details, '\$[0-9,]+', 'g') as amount
    ), '; ') from reports where subject_id = tests.user_id('Level 2') $$, 'gives $2,000 $2,500',
    'are in one report, once each')
) as t (who, statement, outcome, rule);

select * from finish();
rollback;
