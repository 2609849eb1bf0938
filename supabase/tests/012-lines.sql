-- Names, titles, addresses, and signatures: how they're stored, and that no column of one is forgotten.
begin;
\ir helpers.psql
select tests.create_cast();

create temp table covered as
  select c.relname || '.' || a.attname as field
  from pg_trigger t join pg_class c on c.oid = t.tgrelid join pg_attribute a on a.attrelid = c.oid
  where t.tgname = '10_clean_lines' and t.tgfoid = 'private.clean_lines()'::regprocedure and t.tgenabled <> 'D'
    and a.attnum = any (t.tgattr)
    and a.attname = any (string_to_array(encode(t.tgargs, 'escape'), '\000'));
create temp table lines as
  select c.relname || '.' || a.attname as field
  from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
    and a.atttypid in ('text'::regtype, 'varchar'::regtype)
    and a.attname ~ '(^|_)(name|title|address|location|city|signature|company|author)$';
-- What members don't write, or has several lines.
create temp table exempt as
  select * from (values
    ('counties.name', 'reference data'), ('zip_codes.city', 'reference data'),
    ('agreement_templates.title', 'by the operator'), ('membership_plans.name', 'by the operator'),
    ('data_sources.name', 'by the operator'),
    ('resources.title', 'by staff'), ('resources.author', 'by staff'), ('resource_bodies.file_name', 'by staff'),
    ('agreements.title', 'of its template'), ('member_reviews.basis_title', 'of a listing or an event'),
    ('moderation_actions.title', 'the start of any content'), ('offer_versions.author', 'buyer or seller'),
    ('contact_messages.address', 'several lines, for staff')
  ) as reasons (field, reason);

select is_empty($$ select field from lines except select field from covered except select field from exempt $$,
  'every name, title, address, and signature is cleaned');
select is_empty($$ select field from exempt except select field from lines $$, 'every exemption is a column');
select is_empty($$ select field from exempt intersect select field from covered $$, 'and needed');
select is(
  (select array_agg(field order by field) from covered where field like 'agreement_signatures.%'),
  '{agreement_signatures.capacity,agreement_signatures.company,agreement_signatures.name,'
    'agreement_signatures.signed_name}'::text[], 'signatures are among them'
);

-- Texts of several lines keep no characters that reorder others or that nobody sees.
create temp table prose as
  select c.relname || '.' || a.attname as field
  from pg_trigger t join pg_class c on c.oid = t.tgrelid join pg_attribute a on a.attrelid = c.oid
  where t.tgfoid = 'private.clean_prose()'::regprocedure and t.tgenabled <> 'D' and a.attnum = any (t.tgattr)
    and a.attname = any (string_to_array(encode(t.tgargs, 'escape'), '\000'));
select set_eq($$
  select c.relname || '.' || a.attname
  from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and a.atttypid = 'text'::regtype
    and a.attname ~ '(^|_)(content|bio|description|notes?|text|answer|message|instructions|details|reason|body)$'
$$, $$
  select field from prose union all
  select unnest(fields::text[]) from (values
    ('{agreement_templates.body,membership_plans.description,resource_bodies.body,resource_bodies.file_body,
      resources.description}', 'not by members'),
    ('{contact_messages.message,contact_messages.note,listing_claims.reason,listing_reviews.reason,
      moderation_actions.note,moderation_actions.reason,moderation_appeals.answer,moderation_appeals.message,
      proofs_of_funds.reason,property_submissions.reason,reports.details,reports.reason}', 'for or by staff'),
    ('{pipeline_cards.notes,webhook_endpoints.description}', 'their own'),
    ('{ledger_texts.text}', 'private.clean_text'), ('{agreements.body}', 'of its template'),
    ('{ledger_entries.content}', 'canonical'), ('{properties.search_text,events.search_text}', 'searched, not shown'),
    ('{deals.end_reason,held_content.reason,offers.end_reason,stripe_reversals.reason,
      stripe_subscriptions.end_reason,webhook_endpoints.disabled_reason}', 'from a list')
  ) as reasons (fields, reason)
$$, 'no text that others read is forgotten');

-- Names, companies, and what is shown beside them can't pose as staff, or have a reason not to be checked.
create temp table guarded as
  select c.relname || '.' || a.attname as field
  from pg_trigger t join pg_class c on c.oid = t.tgrelid join pg_attribute a on a.attrelid = c.oid
  where t.tgfoid = 'private.refuse_staff_names()'::regprocedure and t.tgenabled <> 'D'
    and a.attnum = any (t.tgattr) and a.attname = any (string_to_array(encode(t.tgargs, 'escape'), '\000'));
create temp table unguarded as
  select * from (values
    ('{agreement_signatures.name,agreement_signatures.company,agreement_signatures.capacity}', 'the party''s'),
    ('{offers.seller_name,offers.buyer_name}', 'the account''s'),
    ('{contact_messages.name,contact_messages.company,contact_messages.signature}', 'only staff read it'),
    ('{submission_files.name,message_attachments.name,pipeline_files.name,proofs_of_funds.name,'
      'deal_documents.name,listing_imports.file_name}', 'of a file'),
    ('{saved_analyses.name,saved_searches.name,api_keys.name}', 'only its owner reads it'),
    ('{counties.name,data_sources.name,membership_plans.name,resource_bodies.file_name,resources.author}',
      'not by members'),
    ('{offer_versions.author}', 'buyer or seller')
  ) as reasons (fields, reason), unnest(fields::text[]) as field;
select set_eq($$
  select c.relname || '.' || a.attname
  from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
    and a.atttypid in ('text'::regtype, 'varchar'::regtype)
    and (a.attname ~ '(^|_)(name|company|capacity|signature|author)$'
      or c.relname = 'users' and a.attname in ('title', 'location')
      or c.relname in ('forums', 'forum_topics', 'events') and a.attname = 'title')
$$, 'select field from guarded union all select field from unguarded', 'no name can pose as staff');

-- In each column: cleaned, and refused if nothing can be seen. Rows that break other rules don't get that far.
create function tests.kept(source text, field text, given text) returns text language plpgsql as $$
declare
  kept text;
begin
  -- Without the table's own rules.
  execute format('create temp table kept_line (like public.%I)', source);
  execute (
    select string_agg(format('alter table kept_line alter %I drop not null', a.attname), ';') from pg_attribute a
    where a.attrelid = 'kept_line'::regclass and a.attnum > 0
  );
  execute (
    select replace(pg_get_triggerdef(t.oid), 'public.' || source, 'kept_line') from pg_trigger t
    where t.tgrelid = format('public.%I', source)::regclass and t.tgname = '10_clean_lines'
  );
  begin
    execute format('insert into kept_line (%1$I) values ($1) returning %1$I', field) into kept using given;
  exception when sqlstate 'P0001' then
    kept := sqlerrm;
  end;
  drop table kept_line;
  return kept;
end;
$$;
select is(
  tests.kept(split_part(field, '.', 1), split_part(field, '.', 2), U&' \202EBob\200B\00A0\000A\3164 Cafe\0301 '),
  'Bob Café', field || ' is cleaned'
) from covered order by field;
select is(tests.kept(split_part(field, '.', 1), split_part(field, '.', 2), U&'\200B\3164'),
  'Use at least one letter or digit in the ' || replace(split_part(field, '.', 2), '_', ' ') || '.',
  field || ' needs something that can be seen') from covered order by field;

-- As members write ----------------------------------------------------------------------------------

select tests.holds('Ann', format('select save_profile(%L)', jsonb_build_object('name', name)),
  'fails: Use at least one letter or digit in the name.', 'no member is called ' || quote_literal(name))
from unnest(array[
  U&'\200B', U&'\200D\200D', U&'\3164', U&'\115F\1160', U&'\FFA0', U&'\2800\2800', U&'\00AD', U&'\FE0F',
  U&'\E000', U&'\+0F0000', U&'\+0E0041\+0E007F', U&'\202E\2066', U&'\0301', U&'\3000', U&'\034F', '...', '🏡'
]) as name;
select lives_ok($$ select save_profile('{"name": " \u202eEve\u200b  Lee\ufeff "}') $$, 'but by what can be seen');
select is((select name from users where id = tests.user_id('Ann')), 'Eve Lee', 'without the rest');
select lives_ok(format('select save_profile(%L)', jsonb_build_object('name', name)), 'a name in any script: ' || name)
from unnest(array['王小明', 'Ελένη', 'علی‌رضا', 'क्‍षितिज', 'O''Brien-Łukasz Jr.', '7 Oaks']) as name;
select is((select name from users where id = tests.user_id('Ann')), '7 Oaks', 'as they are');
select tests.holds($$ insert into forums (user_id, title) values (tests.user_id('Ann'), U&'\2800') $$,
  'fails: Use at least one letter or digit in the title.', 'nor is a forum');
select tests.holds($$ select tests.post_listing('x', 'Ann', jsonb_build_object('title', U&'\00AD', 'status', 'paused'))
  $$, 'fails: Use at least one letter or digit in the title.', 'nor a listing');
select tests.holds($$ select tests.post_listing('x', 'Ann', jsonb_build_object('address', U&'\200B')) $$,
  'fails: Use at least one letter or digit in the address.', 'nor anyone''s street');

-- What turns text around, or hides in it, isn't kept, so that what people read is what was checked.
select tests.holds(who, statement, outcome, rule) from (values
  ('Bob', $$ select save_profile(jsonb_build_object('bio', U&'I buy\202E houses\2066\200B\000A👩‍👧')) $$, 'works',
    null),
  (null, $$ select bio from users where id = auth.uid() $$, E'gives I buy houses\n👩‍👧',
    'a biography reads as it is'),
  ('Pro', $$ select send_message(tests.user_id('Ann'), tests.user_id('message'), U&' \202Eevil.com ') $$,
    'works', null),
  (null, $$ select content from messages $$, 'gives evil.com', 'and so does a message'),
  (null, $$ select send_message(tests.user_id('Ann'), tests.user_id('message'), U&' \202Eevil.com ') $$, 'works',
    'which can be sent again'),
  (null, $$ select send_message(tests.user_id('Ann'), gen_random_uuid(), U&'\202E\2800') $$,
    'fails: Write a message, or attach a file.', 'and has something to read')
) as t (who, statement, outcome, rule);

-- Nor like staff; look-alikes are tested in src/domain/text/staff-names.test.ts.
select tests.holds('Ann', format('select save_profile(%L)', jsonb_build_object('name', name)),
  'fails: Choose a name that can''t be mistaken for the Cornerlot team.', 'no member is called ' || name)
from unnest(array['Cornerlot Support', 'C0rnerlot Team', 'Соrnerlot', 'C o r n e r l o t', 'Ｃｏｒｎｅｒｌｏｔ', 'Admin'])
  as name;
select tests.holds(who, statement, outcome, rule) from (values
  ('Ann', $$ select save_profile('{"title": "Agent at Cornerlot"}') $$,
    'fails: Choose a title that can''t be mistaken for the Cornerlot team.', 'and no title has our name'),
  ('Ann', $$ select save_profile('{"location": "Cornerlot Headquarters"}') $$,
    'fails: Choose a location that can''t be mistaken for the Cornerlot team.', 'nor does a location'),
  ('Ann', $$ select save_profile('{"title": "Support Administrator"}') $$, 'works', 'as a job, it''s a title'),
  ('Staff', $$ select save_profile('{"name": "Cornerlot Support"}') $$, 'works', 'but staff may say who they are')
) as t (who, statement, outcome, rule);

select tests.holds('Ann', format('insert into forums (user_id, title) values (%L, %L)', tests.user_id('Ann'), title),
  'fails: Choose a title that can''t be mistaken for the Cornerlot team.', 'no forum is called ' || title)
from unnest(array['Cornerlot Support', 'C0rnerlot News', 'Help desk', 'Official']) as title;
-- Sign-up -------------------------------------------------------------------------------------------

select tests.as_owner();
create function tests.signs_up(metadata jsonb, email text default 'new@tests.example') returns text language plpgsql
as $$
declare
  kept text;
begin
  perform tests.as_owner();
  delete from auth.users where id = tests.user_id('new');
  insert into auth.users (id, aud, role, email, raw_user_meta_data)
  values (tests.user_id('new'), 'authenticated', 'authenticated', email, metadata);
  select name into kept from public.users where id = tests.user_id('new');
  return kept;
end;
$$;
select is(tests.signs_up(metadata, coalesce(email, 'new@tests.example')), kept, 'a new member is called ' || kept)
from (values
  (jsonb_build_object('name', U&' \202EBob\200B '), null, 'Bob'),
  (jsonb_build_object('name', U&'\200B\3164'), null, 'new'), ('{"name": ["a"]}', null, 'new'),
  ('{"name": {"a": 1}}', null, 'new'), ('{"name": 7}', null, 'new'),
  ('{"name": null, "phone": ["5551234567"]}', null, 'new'),
  ('["a"]', null, 'new'), ('"a"', null, 'new'), (null, null, 'new'),
  (jsonb_build_object('name', repeat('x', 5000), 'phone', repeat('5', 5000)), null, repeat('x', 120)),
  (jsonb_build_object('name', repeat('x', 119) || ' y'), null, repeat('x', 119)),
  ('{"name": "loans.com"}', null, 'new'), ('{"name": "Cornerlot Support"}', null, 'new'),
  ('{}', 'c0rnerlot.team@tests.example', 'Member'), ('{"name": "Call 312 555 0142"}', null, 'new'),
  ('{}', '3125550142@tests.example', 'Member'), ('{}', '-@tests.example', 'Member'),
  (jsonb_build_object('roles', 'x', 'markets', jsonb_build_array(1, null, '[]'::jsonb), 'state', '[]'::jsonb), null,
    'new')
) as accounts (metadata, email, kept);

select * from finish();
rollback;
