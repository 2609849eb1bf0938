-- Texts that others can read, found from what tables, computed fields, and functions return: every column of text takes
-- words that a new member may not show to strangers, unless it's data. What then comes out has a rule, or a reason.
begin;
\ir helpers.psql
\ir belongings.psql
\ir readers.psql

-- Rules of one column say what it takes; those of several, which rows can be, except whose file it is.
do $$
declare
  rule record;
begin
  for rule in
    select conname, conrelid::regclass as relation from pg_constraint
    where contype = 'c' and connamespace = 'public'::regnamespace and cardinality(conkey) > 1
      and conname !~ '_own_|_counties$'
  loop
    execute format('alter table %s drop constraint %I', rule.relation, rule.conname);
  end loop;
end $$;

-- Vera has something in every table, and has asked a seller whom she doesn't know.
select tests.create_user('Free');
select tests.create_user('Paid', tier => 'closer');
select tests.create_user('Seller');
select tests.create_user('Invited');
select tests.create_owner('Vera', 'public', true, '555-7770001');
select tests.create_listing('sellers', 'Seller');
insert into connections (sender_id, receiver_id, status, note)
values (tests.user_id('Vera'), tests.user_id('Seller'), 'pending', 'Hi');
insert into listing_questions (id, property_id, user_id, content)
values (gen_random_uuid(), tests.listing_id('sellers'), tests.user_id('Vera'), 'Why?');
insert into listing_document_requests (property_id, member_id, note)
values (tests.listing_id('sellers'), tests.user_id('Vera'), 'Hi');
insert into offers (id, property_id, title, address, seller_id, buyer_id, buyer_name, state, respond_by, opened_at)
values (tests.listing_id('offer'), tests.listing_id('sellers'), 'Brick duplex', '12 Oak St', tests.user_id('Seller'),
  tests.user_id('Vera'), 'Vera', 'open', now() + interval '1 day', now());
insert into ledger_entries (offer_id, seq, recorded_at, actor, kind, content, hash)
values (tests.listing_id('offer'), 1, now(), 'buyer', 'offer.make', '{}', md5('a') || md5('b'));
insert into ledger_texts (offer_id, seq, field, author_id, salt, text)
values (tests.listing_id('offer'), 1, 'message', tests.user_id('Vera'), md5('salt'), 'Hi');
update events set status = 'published' where user_id = tests.user_id('Vera');
insert into listing_documents (id, property_id, position, kind, access, path, name, size, mime_type)
values (gen_random_uuid(), tests.listing_id('Vera'), 1, 'Other', 'public', 'x', 'Scan.pdf', 1, 'application/pdf');
-- Someone who hasn't joined yet.
insert into deal_parties (id, deal_id, role, side, name, company, company_state, capacity)
select tests.listing_id('party'), deal_id, 'signer', 'buyer', 'Tia', 'Oak LLC', 'TX', 'Member'
from deal_parties where name = 'Hush party';
insert into deal_invitees (party_id, email) values (tests.listing_id('party'), 'invited@tests.example');

-- Words in every column ---------------------------------------------------------------------------------

create temp table columns as
  select row_number() over (order by c.relname, a.attname) as nr, c.relname || '.' || a.attname as field,
    c.relname::text as name, a.attname::text as column_name, a.atttypid as type,
    -- Her rows, and who is invited with her.
    coalesce((
      select format('%L in (%s)', tests.user_id('Vera'), array_to_string(p.member_columns, ', '))
      from private.personal_data p
      where p.table_name = 'public.' || c.relname and p.member_columns <> '{}' and c.relname <> 'deal_parties'
    ), 'true') as condition
  from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and a.attgenerated = ''
    and c.relname not in ('counties', 'zip_codes')
    and a.atttypid in (
      'text'::regtype, 'varchar'::regtype, 'text[]'::regtype, 'jsonb'::regtype, 'json'::regtype
    );
/* Writes a link into a column of Vera's rows, unless the column takes only data: a check or a reference refuses it. */
create function tests.takes_words(field columns) returns boolean language plpgsql as $$
declare
  words constant text := format('Qz%szq a@b.co', field.nr);
  shape text;
  attempt record;
begin
  foreach shape in array case
    -- As a county is written, too.
    when field.type = 'text[]'::regtype then array[array[words]::text, array[words || ', TX']::text]
    when field.type in ('jsonb'::regtype, 'json'::regtype)
      then array[format('{"title": "%s", "text": "%1$s"}', words), format('["%s"]', words), to_jsonb(words)::text]
    else array[words]
  end loop
    -- With triggers, which may check data, too, and without those that allow no change at all.
    for attempt in select mode, rows from unnest('{origin,replica}'::text[]) as mode,
      unnest(array[field.condition, format('ctid = (select ctid from public.%I where %s limit 1)', field.name,
        field.condition)]) as rows
    loop
      begin
        perform set_config('session_replication_role', attempt.mode, true);
        execute format('update public.%I set %I = %L where %s', field.name, field.column_name, shape, attempt.rows);
        perform set_config('session_replication_role', 'origin', true);
        return true;
      exception
        when check_violation or foreign_key_violation or invalid_parameter_value then exit;
        when raise_exception then
          exit when sqlerrm !~ 'can’t be changed';
        when others then null;
      end;
    end loop;
  end loop;
  return false;
end;
$$;
create temp table written as select c.field, c.nr from columns c where tests.takes_words(c);
set local session_replication_role = origin;

-- What comes out ------------------------------------------------------------------------------------------

create temp view readers as
  select * from (values ('Free', 'authenticated'), ('Paid', 'authenticated'), ('Seller', 'authenticated'),
    ('Invited', 'authenticated'), ('Friend of Vera', 'authenticated'), ('visitor', 'anon')) as reader (name, role);
-- IDs that a function's argument could mean.
create function tests.ids(table_name text) returns setof uuid language plpgsql as $$
begin
  return query execute format('select id from public.%I limit 4', table_name);
end;
$$;
create temp table ids as
  select c.relname::text as name, id from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'id'
      and a.atttypid = 'uuid'::regtype, tests.ids(c.relname::text) as id
  where c.relnamespace = 'public'::regnamespace and c.relkind = 'r';
create temp table calls as
  select f.oid, format('select coalesce(jsonb_agg(to_jsonb(r)), ''[]'') from public.%I(%s) r', f.name, (
    select string_agg(case
      when type = 'uuid'::regtype then format('%L::uuid', target.id)
      -- What every column has.
      when type = 'text'::regtype then '''a@b.co'''
      else tests.argument(type, tests.user_id('Vera'))
    end, ', ' order by at)
    from unnest(f.types) with ordinality as t (type, at) where at <= given
  )) as call
  from functions f join pg_proc p on p.oid = f.oid, unnest(array[f.required, f.pronargs]) as given, lateral (
    select i.id from ids i where f.types @> array['uuid'::regtype::oid] and case
      when p.proargnames[1] ~ 'member' or p.proargnames[1] = 'other_id' then i.name = 'users'
      when p.proargnames[1] ~ 'listing|property' then i.name = 'properties'
      else i.name ~ left(regexp_replace(p.proargnames[1], '_id$', ''), 4)
    end
    union all select tests.user_id('Vera') where not f.types @> array['uuid'::regtype::oid]
  ) as target
  where f.computed is null and p.prorettype not in ('void'::regtype, 'uuid'::regtype, 'boolean'::regtype)
  union
  select f.oid, format('select deal_invitation(%L)',
    private.issue_invitation_link(tests.listing_id('party')) ->> 'token')
  from functions f where f.name = 'deal_invitation';
create temp table shown as
  select distinct c.field, r.name as reader
  from readers r, lateral (
    select tests.attempt(r.name, tests.select_all(t.oid, t.relname::text, r.role)) as answer from pg_class t
    where t.relnamespace = 'public'::regnamespace and t.relkind in ('r', 'p', 'v')
      and has_any_column_privilege(r.role, t.oid, 'select')
    union all
    select tests.attempt(r.name, call) from calls where has_function_privilege(r.role, oid, 'execute')
  ) as answers, regexp_matches(answer::text, 'Qz([0-9]+)zq', 'g') as found (nr)
    join columns c on c.nr = found.nr[1]::integer
  where jsonb_typeof(answer) <> 'object' or not answer ? 'error';


-- The rule: refused in these columns, or held for review in those.
create temp table ruled as
  select c.relname || '.' || a.attname as field
  from pg_trigger t join pg_class c on c.oid = t.tgrelid join pg_attribute a on a.attrelid = c.oid
    and a.attnum = any (t.tgattr)
  where t.tgfoid = 'private.refuse_contact_details()'::regprocedure and t.tgenabled <> 'D'
    and a.attname = any (string_to_array(encode(t.tgargs, 'escape'), '\000'))
  union
  select c.relname || '.' || a.attname
  from pg_trigger t join pg_class c on c.oid = t.tgrelid
    join pg_attribute a on a.attrelid = c.oid and a.attname in ('title', 'content', 'text', 'tags', 'location')
  where t.tgfoid = 'private.hold_for_review()'::regprocedure and t.tgenabled <> 'D';
-- Why others don't need it.
create temp table exempt as select field, reason from (values
  ('{deals.address,deals.title,offers.address,offers.title,member_reviews.basis_title}', 'copied from a ruled column'),
  ('{offers.buyer_name,offers.seller_name}', 'the name of the account'),
  ('{ledger_texts.text}', 'by functions that check it (512-contact-details.sql)'),
  ('{ledger_entries.content,notifications.data}', 'facts that functions and triggers write'),
  ('{listing_documents.mime_type,listing_documents.path,listing_documents.version}', 'of a stored file'),
  ('{listing_showings.time_zone}', 'from a list that the function checks'),
  ('{listing_terms.access_instructions,member_contacts.email}', 'for those who may see the contact details'),
  ('{events.title,events.description}', 'published by staff'),
  ('{resources.author,resources.description,resources.outline,resources.title,resource_bodies.body,
    resource_bodies.file_body}', 'by staff'),
  ('{membership_plans.description,membership_plans.id,membership_plans.name,membership_plans.price_id,
    membership_plans.product_id,agreement_templates.body,agreement_templates.title}', 'by the operator')
) as reasons (fields, reason), unnest(fields::text[]) as field;
-- Only a friend, who wrote to Vera and has a deal with her, is no stranger.
create temp table read_by_strangers as select distinct field from shown where reader <> 'Friend of Vera';

select is_empty(
  $$ select field from read_by_strangers except select field from ruled except select field from exempt $$,
  'contact details of new members are refused or held in every column that strangers read');
select is_empty($$ select field from exempt except select field from read_by_strangers $$,
  'every exemption is something that strangers read');
select is_empty($$ select field from exempt intersect select field from ruled $$, 'and needed');
-- Our name, where they read who someone is (012-lines.sql).
select is_empty(
  $$
    select field from read_by_strangers
    where field ~ ('[._](name|company|capacity|signature|author)$|^users.(title|location)$'
      || '|^(forums|forum_topics|events).title$')
    except select c.relname || '.' || a.attname
    from pg_trigger t join pg_class c on c.oid = t.tgrelid join pg_attribute a on a.attrelid = c.oid
    where t.tgfoid = 'private.refuse_staff_names()'::regprocedure and t.tgenabled <> 'D' and a.attnum = any (t.tgattr)
    except select field from exempt
  $$, 'no name that strangers read can pose as staff'
);
select is_empty(
  $$
    select unnest('{users.name,users.bio,properties.title,properties.zoning,feed_posts.tags,forum_topics.title,
      events.reason,connections.note,listing_document_requests.note,listing_documents.name,listing_questions.content,
      offers.company,offers.capacity,deal_parties.name,deal_parties.company,deal_parties.capacity,
      ledger_texts.text}'::text[])
    except select field from read_by_strangers
  $$, 'the readers and functions that are tried show what strangers read'
);
select is_empty(
  $$
    select field from written where field = any ('{buybox_profiles.counties,buybox_profiles.states,
      buybox_profiles.filters,properties.apn,properties.zip,properties.unit_mix,properties.annual_expenses,
      users.social_links,member_contacts.phone,member_contacts.website,event_links.url,
      events.time_zone,quiet_hours.time_zone,
      member_details.home_county,member_markets.county,deal_parties.company_state,offer_versions.financing}'::text[])
  $$, 'data takes no words'
);

select * from finish();
rollback;
