-- The contact form: anyone can send a message within limits, and staff read and resolve them.
begin;
\ir helpers.psql
select tests.create_cast();

create function tests.write_to_us(
  email text default 'vera@visitors.example', fields jsonb default '{}'
) returns void language plpgsql
as $$
declare
  sent constant jsonb := jsonb_build_object(
    'name', 'Vera', 'email', write_to_us.email, 'subject', 'general', 'message', 'Do you cover Ohio?'
  ) || fields;
  columns text;
begin
  select string_agg(quote_ident(key), ', ') into columns from jsonb_object_keys(sent) as key;
  execute format(
    'insert into public.contact_messages (%1$s)
     select %1$s from jsonb_populate_record(null::public.contact_messages, $1)',
    columns
  ) using sent;
end;
$$;

/* Moves everything sent so far one hour into the past. */
create function tests.an_hour_passes() returns void language sql security definer
as $$
  update private.contact_senders s
  set sent_at = array(select past - interval '1 hour' from unnest(s.sent_at) as past);
$$;

-- Sending -----------------------------------------------------------------------------------------

select tests.holds(who, statement, outcome, rule) from (values
  ('visitor', $$ select tests.write_to_us() $$, 'works', 'a visitor can send a message'),
  ('visitor', $$ select tests.write_to_us('vera@visitors.example',
      '{"company": "Vera LLC", "subject": "demo", "id": "0d5c2b0e-6a43-4c5e-9d35-52cbb6c0a001"}') $$, 'works',
    'a visitor can send a company and an id'),
  ('visitor', $$ select tests.write_to_us('vera@visitors.example', '{"id": "0d5c2b0e-6a43-4c5e-9d35-52cbb6c0a001"}') $$,
    'fails 23505', 'the same id can''t be sent twice'),
  ('Ann', $$ select tests.write_to_us('ann@tests.example', '{"name": "Ann", "subject": "support"}') $$, 'works',
    'a member can send a message'),
  ('Unconfirmed', $$ select tests.write_to_us('unconfirmed@tests.example') $$, 'works',
    'an unconfirmed member can send a message'),
  ('Unconfirmed', $$ select tests.write_to_us('forged@tests.example', jsonb_build_object('user_id',
      tests.user_id('Bob'), 'created_at', '2001-01-01', 'resolved_at', '2001-01-01', 'resolved_by',
      tests.user_id('Staff'), 'note', 'spam')) $$, 'works', 'protected fields sent with a message are accepted')
) as t (who, statement, outcome, rule);
select tests.as_owner();
select results_eq($$ select user_id, created_at = now(), resolved_at, resolved_by, note from contact_messages
    where email = 'forged@tests.example' $$,
  $$ values (tests.user_id('Unconfirmed'), true, null::timestamptz, null::uuid, null::text) $$,
  'protected fields sent with a message are ignored');
select tests.holds($$ select user_id, company, subject from contact_messages where email = 'vera@visitors.example'
      order by subject $$, 'gives (,"Vera LLC",demo) (,,general)', 'a visitor''s message has no user');

-- Validation --------------------------------------------------------------------------------------

select tests.as_visitor();
select tests.holds(statement, outcome, rule) from (values
  ($$ select tests.write_to_us('vera') $$, 'fails 23514', 'an email without @ is rejected'),
  ($$ select tests.write_to_us('a b@c') $$, 'fails 23514', 'an email with a space is rejected'),
  ($$ select tests.write_to_us(fields => '{"subject": "gossip"}') $$, 'fails 23514', 'an unknown subject is rejected'),
  ($$ select tests.write_to_us(fields => '{"name": "  "}') $$, 'fails 23514', 'a name can''t be blank'),
  ($$ select tests.write_to_us(fields => '{"message": " \n\t "}') $$, 'fails 23514', 'a message can''t be blank'),
  ($$ select tests.write_to_us(fields => jsonb_build_object('message', repeat('x', 5001))) $$, 'fails 23514',
    'a message can''t be longer than 5,000 characters'),
  ($$ select tests.write_to_us(fields => jsonb_build_object('name', repeat('x', 121))) $$, 'fails 23514',
    'a name can''t be longer than 120 characters')
) as t (statement, outcome, rule);

-- Legal notices -----------------------------------------------------------------------------------

select tests.as_owner();
create function tests.notice(subject text, fields jsonb default '{}') returns void language sql
as $$
  select tests.write_to_us(fields =>
    jsonb_build_object('subject', subject, 'links', '["/property/1-a", "/community/posts/2"]'::jsonb)
      || case subject when 'copyright' then '{
        "address": "1 Main St, Akron, OH 44301", "good_faith": true, "accurate": true, "signature": "Vera Vane"
      }'::jsonb else '{}' end
      || jsonb_build_object('email', gen_random_uuid() || '@notices.example') || fields);
$$;
grant execute on function tests.notice(text, jsonb) to public;
select tests.as_visitor();
select throws_ok(format($$ select tests.notice(%L, %L) $$, subject, fields), '23514', null,
  subject || ' notice rejected: ' || fields)
from (values
  ('copyright', '{"links": null}'), ('copyright', '{"links": []}'), ('copyright', '{"links": [null]}'),
  ('copyright', '{"links": ["https://cornerlot.test/property/1"]}'), ('copyright', '{"links": ["//evil.example/x"]}'),
  ('copyright', '{"links": ["/property/1#access_token=x"]}'), ('copyright', '{"links": ["/property/1?x=1"]}'),
  ('copyright', '{"links": ["/confirm-email"]}'), ('copyright', '{"links": ["/property/"]}'),
  ('copyright', '{"links": ["/property/1", "javascript:alert(1)"]}'), ('copyright', '{"links": ["/property/1\n"]}'),
  ('copyright', '{"links": ["/property/1","/property/2","/property/3","/property/4","/property/5","/property/6",'
    || '"/property/7","/property/8","/property/9","/property/10","/property/11"]}'),
  ('copyright', '{"good_faith": false}'), ('copyright', '{"good_faith": null}'), ('copyright', '{"accurate": false}'),
  ('copyright', '{"accurate": null}'), ('copyright', '{"signature": null}'), ('copyright', '{"signature": " "}'),
  ('copyright', '{"address": null}'), ('copyright', '{"address": " \n "}'),
  ('copyright', '{"address": "' || repeat('x', 501) || '"}'),
  ('copyright', '{"signature": "' || repeat('x', 121) || '"}'),
  ('fair_housing', '{"links": null}'), ('fair_housing', '{"links": ["/about"]}'),
  ('fair_housing', '{"good_faith": true}'), ('fair_housing', '{"signature": "Vera"}'),
  ('fair_housing', '{"address": "1 Main St"}'),
  ('general', '{}'), ('support', '{"links": null, "accurate": true}')
) as cases (subject, fields);
select tests.holds(who, statement, outcome, rule) from (values
  ('visitor', $$ select tests.notice('copyright', '{"is_legal": false}') $$, 'works',
    'a visitor can send a copyright notice'),
  ('visitor', $$ select tests.write_to_us('urgent@notices.example', '{"is_legal": true}') $$, 'works',
    'and a message said to be legal'),
  ('visitor', $$ select tests.notice('fair_housing') $$, 'works', 'a visitor can send a fair housing notice'),
  ('Unconfirmed', $$ select tests.notice('fair_housing',
      '{"links": ["/marketplace/1", "/resources/a_b", "/community/members/1"]}') $$, 'works',
    'a member can send one with links to any content'),
  ('Unconfirmed', $$ select tests.notice('copyright', '{"email": "often@notices.example"}') from generate_series(1,
      6) $$, 'fails P0001', 'notices count toward the limit')
) as t (who, statement, outcome, rule);
select tests.holds('owner', $$ select subject, is_legal from contact_messages where email like '%@notices.example'
      order by 1 $$, 'gives (copyright,t) (fair_housing,t) (fair_housing,t) (general,f)',
    'notices are marked as legal, and only those, whatever the sender says');
select tests.holds(who, statement, outcome, rule) from (values
  ('visitor', $$ select tests.notice('copyright', '{"email": "claire@notices.example", "name": "WIN CASH"}') $$,
    'works', 'a notice'),
  ('visitor', $$ select tests.write_to_us('claire@notices.example', '{}') $$, 'works',
    'and a message by the same sender'),
  ('service', $$ select user_id, email, name, kind, data - 'id' from tests.claim_mail(100)
    where email = 'claire@notices.example' $$,
    'gives (,claire@notices.example,"",moderation,"{""notice"": ""copyright""}")',
    'only the notice is acknowledged by email, without what was written')
) as t (who, statement, outcome, rule);

-- Bots --------------------------------------------------------------------------------------------

select tests.holds(who, statement, outcome, rule) from (values
  ('visitor', $$ select tests.write_to_us('bot@bots.example', '{"website": "https://bots.example"}') from
      generate_series(1, 20) $$, 'works', 'a bot that fills in the hidden field gets no error, however often'),
  ('visitor', $$ select tests.write_to_us('empty@visitors.example', '{"website": ""}') $$, 'works',
    'an empty hidden field is accepted'),
  ('service', $$ select tests.write_to_us('bot@bots.example', '{"website": "x"}') $$, 'works',
    'the service role gets no error with the hidden field filled in'),
  ('owner', $$ select count(*)::int from contact_messages where email = 'bot@bots.example' $$, 'gives 0',
    'a bot''s message isn''t saved'),
  ('owner', $$ select count(*)::int from private.contact_senders where sender like '%bot%' $$, 'gives 0',
    'a bot''s message isn''t counted'),
  ('owner', $$ select count(*)::int from contact_messages where website is not null $$, 'gives 0',
    'the hidden field is never saved')
) as t (who, statement, outcome, rule);

-- Rate limit --------------------------------------------------------------------------------------

select tests.holds(who, statement, outcome, rule) from (values
  ('visitor', $$ select tests.write_to_us(case n % 2 when 0 then 'Often@visitors.example' else 'often@Visitors.example'
      end) from generate_series(1, 5) as n $$, 'works', 'a sender can send five messages in an hour'),
  ('visitor', $$ select tests.write_to_us('often@visitors.example') $$,
    'fails: You’ve sent 5 messages in an hour. We have them; please wait a while before you send another.',
    'a sixth message in an hour is rejected with a message for the user'),
  ('visitor', $$ select tests.write_to_us('oFten+again@visitors.example.') $$, 'fails P0001',
    'the limit ignores case, a plus tag, and a trailing dot in the address'),
  ('visitor', $$ select tests.write_to_us('other@visitors.example') $$, 'works', 'another address has its own limit'),
  ('visitor', $$ insert into contact_messages (name, email, subject, message) select 'Vera', n || '@many.example',
      'general', 'Hello' from generate_series(1, 2) as n $$, 'fails: Please send one message at a time.',
    'two messages in one request are rejected, even from different addresses'),
  ('visitor', $$ insert into contact_messages (name, email, subject, message, website) select 'Bot', n ||
      '@many.example', 'general', 'Hello', case when n > 1 then 'x' end from generate_series(1, 3) as n $$, 'works',
    'a bot''s messages don''t count toward the limit of one per request'),
  ('visitor', $$ select tests.an_hour_passes() $$, null, null),
  ('visitor', $$ select tests.write_to_us('often@visitors.example') $$, 'works', 'the limit resets after an hour'),
  ('owner', $$ select count(*)::int from private.contact_senders $$, 'gives 1',
    'counts older than an hour are deleted'),
  ('Ann', $$ select tests.write_to_us(n || '@anywhere.example') from generate_series(1, 5) as n $$, 'works',
    'a member can send from any address'),
  ('Ann', $$ select tests.write_to_us('6@anywhere.example') $$, 'fails P0001',
    'a member has one limit across all addresses')
) as t (who, statement, outcome, rule);

select tests.as_visitor();
select tests.set_headers('{"x-forwarded-for": "198.51.100.1, 203.0.113.7"}');
select tests.holds($$ select tests.write_to_us(n || '@net.example') from generate_series(1, 5) as n $$, 'works',
    'a network address can send five messages in an hour');
select tests.set_headers('{"x-forwarded-for": "198.51.100.2, 203.0.113.7"}');
select tests.holds($$ select tests.write_to_us('6@net.example') $$, 'fails P0001',
    'a network address has one limit across all emails, whatever the client puts in front of it');
select tests.set_headers('{"x-forwarded-for": "203.0.113.7", "cf-connecting-ip": "2001:db8:1:2::1"}');
select tests.holds($$ select tests.write_to_us(n || '@six.example') from generate_series(1, 5) as n $$, 'works',
    'cf-connecting-ip takes precedence over x-forwarded-for');
select tests.set_headers('{"cf-connecting-ip": "2001:db8:1:2:ffff::9"}');
select tests.holds($$ select tests.write_to_us('6@six.example') $$, 'fails P0001',
    'addresses in the same IPv6 network share a limit');
select tests.set_headers('{"cf-connecting-ip": "2001:db8:1:3::1"}');
select lives_ok($$ select tests.write_to_us('7@six.example') $$, 'another IPv6 network has its own limit');
select tests.set_headers('{"x-forwarded-for": "unknown"}');
select lives_ok($$ select tests.write_to_us('8@six.example') $$, 'an invalid network address is ignored');
select tests.set_headers('{"x-forwarded-for": "203.0.113.7, 127.0.0.1"}');
select lives_ok($$ select tests.write_to_us('9@six.example') $$, 'a gateway on the same machine is nobody''s address');
select tests.set_headers('{}');
select tests.as_service();
select tests.holds(statement, outcome, rule) from (values
  ($$ select tests.write_to_us('import@tests.example') from generate_series(1, 7) $$, 'works',
    'the service role has no limit'),
  ($$ insert into contact_messages (name, email, subject, message) select 'Old', 'import@tests.example', 'general',
      'Hello' from generate_series(1, 7) $$, 'works', 'the service role can send several messages in one request')
) as t (statement, outcome, rule);

-- Who can read and resolve messages ---------------------------------------------------------------

select tests.holds(who, statement, outcome, rule) from (values
  ('Staff', $$ select count(*)::int from contact_messages where email like '%@tests.example' $$, 'gives 17',
    'staff can read messages'),
  ('Staff', $$ select resolve_contact_message(id, E' Answered by mail. \n') from contact_messages where email =
      'ann@tests.example' $$, 'works', 'staff can resolve a message with a note'),
  ('Staff', $$ select resolve_contact_message(id, '  ') from contact_messages where email =
      'unconfirmed@tests.example' $$, 'works', 'staff can resolve a message without a note')
) as t (who, statement, outcome, rule);
select results_eq(
  $$
    select email, note, resolved_by, resolved_at = now()
    from contact_messages
    where resolved_at is not null
    order by email
  $$,
  $$
    values
      ('ann@tests.example', 'Answered by mail.', tests.user_id('Staff'), true),
      ('unconfirmed@tests.example', null, tests.user_id('Staff'), true)
  $$,
  'a resolved message has its note, handler, and time'
);
select tests.holds(statement, outcome, rule) from (values
  ($$ select resolve_contact_message(id) from contact_messages where email = 'ann@tests.example' $$,
    'fails: This message has already been resolved.', 'a message can''t be resolved twice'),
  ($$ select resolve_contact_message(id, repeat('x', 1001)) from contact_messages where email =
      'forged@tests.example' $$, 'fails 23514', 'a note can''t be longer than 1,000 characters')
) as t (statement, outcome, rule);

-- Retention ---------------------------------------------------------------------------------------

select tests.as_owner();
update contact_messages set resolved_at = now() - interval '1 year 1 day' where email = 'unconfirmed@tests.example';
update contact_messages set resolved_at = now() - interval '2 years 1 day' where subject = 'copyright';
update contact_messages set resolved_at = now() - interval '3 years 1 day' where subject = 'fair_housing';
select tests.as_member('Staff');
select tests.holds(statement, outcome, rule) from (values
  ($$ select resolve_contact_message(id) from contact_messages where email = 'forged@tests.example' $$, 'works',
    'staff can resolve another message'),
  ($$ select from contact_messages where email = 'unconfirmed@tests.example' $$, 'no rows',
    'resolving a message deletes those resolved more than a year ago'),
  ($$ select distinct subject from contact_messages where is_legal $$, 'gives copyright',
    'legal notices are kept for three years')
) as t (statement, outcome, rule);

select tests.as_member('Ann');
select tests.holds($$ select from jsonb_array_elements(export_my_data() -> 'contact_messages') as m where m ?|
      array['note', 'resolved_by'] $$, 'no rows', 'the export leaves out staff notes');
select tests.as_owner();
delete from auth.users where id = tests.user_id('Ann');
delete from auth.users where id = tests.user_id('Staff');
select tests.holds($$ select resolved_by from contact_messages where email = 'forged@tests.example' $$, 'gives null',
    'deleting a staff account keeps messages resolved');

select * from finish();
rollback;
