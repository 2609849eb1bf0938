-- What moderators see about a reported member, and how reporters are notified.
begin;
\ir helpers.psql
select tests.create_cast();
select tests.create_user(name, age => '3 days', trust => 2)
from unnest(array['Mod', 'Rita', 'Sam', 'Alias', 'Neighbor', 'Colleague', 'Loner']) as name;
insert into staff (user_id, role) values (tests.user_id('Mod'), 'moderator');
update auth.users set email = md5(id::text) || '@gmail.com'
where id = any (array(select tests.user_id(n) from unnest(array['Rita', 'Neighbor', 'Loner']) as n));
update auth.users set email = 'sam@acme.example' where id = tests.user_id('Sam');
update auth.users set email = 'sam+two@acme.example' where id = tests.user_id('Alias');
update auth.users set email = 'jo@acme.example' where id = tests.user_id('Colleague');
update auth.sessions set ip = '198.51.100.7' where user_id in (tests.user_id('Sam'), tests.user_id('Neighbor'));
-- What a gateway on the same machine sees links nobody.
update auth.sessions set ip = '127.0.0.1' where user_id in (tests.user_id('Rita'), tests.user_id('Loner'));
select tests.create_listing('sams', 'Sam');
create function tests.heard(member text) returns text language sql security definer as $$
  select string_agg(concat_ws(' ', n.data ->> 'subject_kind', n.data ->> 'outcome', n.actor_id), ', '
    order by n.created_at, n.data ->> 'subject_kind')
  from public.notifications n where n.user_id = tests.user_id(member) and n.kind = 'report_outcome';
$$;
create function tests.linked(member text) returns text language sql as $$
  select coalesce(string_agg(entry ->> 'name' || ' ' || (entry ->> 'by'), ', ' order by entry ->> 'name'), 'none')
  from public.reported_members(array[tests.user_id(member)]) m, jsonb_array_elements(m.linked) as entry;
$$;

select tests.holds(who, statement, outcome, rule) from (values
  ('Rita', $$ select report('listing', tests.listing_id('sams'), 'scam') $$, 'works', 'a member reports a listing'),
  (null, $$ select report('profile', tests.user_id('Sam'), 'spam') $$, 'works', 'and its seller'),
  (null, $$ select from reported_members(array[tests.user_id('Sam')]) $$, 'fails 42501',
    'reporters can''t look up members'),
  ('visitor', $$ select from reported_members(array[tests.user_id('Sam')]) $$, 'fails 42501', 'nor can visitors'),
  ('Mod', $$ select joined_at < now() - interval '2 days', reports, upheld
    from reported_members(array[tests.user_id('Sam')]) $$, 'gives (t,2,0)',
    'moderators see the account''s age and reports'),
  (null, $$ tests.linked('Sam') $$, 'gives Alias ["mailbox"], Colleague ["company"], Neighbor ["network"]',
    'and who may be the same person'),
  (null, $$ select to_jsonb(r)::text like '%@%' from reported_members(array[tests.user_id('Sam')]) r $$, 'gives false',
    'but nobody''s address'),
  (null, $$ tests.linked('Loner') $$, 'gives none', 'or nobody'),
  (null, $$ select linked_count from reported_members(array[tests.user_id('Sam')]) $$, 'gives 3', 'and how many'),
  ('owner', $$ select tests.create_user('Clerk ' || n) from generate_series(1, 8) as n $$, 'works',
    'eight more members sign up'),
  (null, $$ update auth.users u set email = md5(u.id::text) || '@acme.example'
    where u.raw_user_meta_data ->> 'name' like 'Clerk %' $$, 'works', 'with the same domain'),
  ('Mod', $$ tests.linked('Sam') $$, 'gives Alias ["mailbox"], Neighbor ["network"]',
    'a domain that more than ten members have links nobody'),
  (null, $$ select handle_report(id, 'Within the rules') from reports where subject_kind = 'profile' $$, 'works',
    'one report is closed'),
  (null, $$ select moderate('remove', 'listing', tests.listing_id('sams'), 'Scam') $$, 'works', 'the other acted on'),
  (null, $$ select reports, upheld from reported_members(array[tests.user_id('Sam')]) $$, 'gives (2,1)',
    'which counts'),
  ('owner', $$ tests.heard('Rita') $$, 'gives listing acted, profile kept',
    'the reporter is notified of both, without who decided'),
  (null, $$ tests.heard('Sam') $$, 'gives null', 'the member reported isn''t')
) as t (who, statement, outcome, rule);

select * from finish();
rollback;
