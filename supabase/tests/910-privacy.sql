-- What members and visitors can learn about each other, and change of each other: every table, column, and function of
-- the API, tried as every kind of member. The catalog names them, so anything new is private until it's listed here.
begin;
\ir helpers.psql
\ir belongings.psql
\ir readers.psql

select tests.create_user('Free');
select tests.create_user('Unconfirmed', confirmed => false);
select tests.create_user('Paid', tier => 'closer');
select tests.create_owner('Vera', 'public', false, '555-7770001');
select tests.create_owner('Ermintrude', 'private', true, '555-7770002');
-- The library's texts mention values of buy boxes, and are long.
delete from public.resources;
with premium as (
  insert into public.resources (slug, title, description, type, category, premium, author)
  values ('a', 'A', 'A', 'article', 'land', true, 'A') returning id
)
insert into public.resource_bodies (resource_id, body) select id, 'Hush lesson' from premium;

create temp view readers as
  select * from (values
    ('Free', 'authenticated'), ('Unconfirmed', 'authenticated'), ('Paid', 'authenticated'), ('visitor', 'anon')
  ) as reader (name, role);
/* Tables with the columns that say whose row it is. */
create temp table tables as
  select c.oid, c.relname::text as name, coalesce(p.member_columns, '{}') as owners,
    c.relname in (
      -- Everyone, or every member, can read all rows; of users and what's about them, those of public profiles.
      'users', 'properties', 'listing_prices', 'listing_documents', 'counties', 'zip_codes', 'calls_for_offers',
      'ledger_roots', 'listing_questions', 'listing_answers', 'listing_showings', 'member_stats', 'member_reviews',
      'follows', 'notification_kinds', 'feed_posts', 'feed_comments', 'events', 'forums', 'forum_topics', 'forum_posts',
      'membership_plans', 'membership_rules', 'resources', 'agreement_templates', 'agreement_template_approvals'
    ) as is_public
  from pg_class c left join private.personal_data p on p.table_name = 'public.' || c.relname
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v');
/*
 * How many rows someone changes with `statement`, or the error's code. What it does is undone. With a count of rows,
 * how many that aren't theirs: `counted` are their own before an update, and others' before a deletion or an insert.
 */
create function tests.attempt_write(who text, statement text, counted text default null) returns text language plpgsql
as $$
declare
  before bigint := 0;
  after bigint;
  written bigint;
begin
  if counted is not null then
    execute counted into before;
  end if;
  begin
    if who = 'visitor' then
      perform tests.as_visitor();
    else
      perform tests.as_member(who);
    end if;
    execute statement;
    get diagnostics written = row_count;
    if statement like 'update%' then
      written := greatest(written - before, 0);
    else
      perform tests.as_owner();
      execute counted into after;
      written := abs(after - before);
    end if;
    raise exception 'undone' using errcode = 'P9999';
  exception
    when sqlstate 'P9999' then
      return written;
    when others then
      return sqlstate || ' ' || sqlerrm;
  end;
end;
$$;

/* What an answer to a reader must not contain, and does. */
create function tests.leaks(reader text, answer jsonb) returns text[] language plpgsql
as $$
declare
  ours text[];
  hermit text := tests.user_id('Ermintrude')::text;
begin
  select array_agg(distinct m[1]) into ours
  from regexp_matches(
    answer::text,
    '(' || concat_ws('|',
      'hush (?:key|deal|notes|task|numbers|review of erm|report|reason|note|appeal|held|letter|houses|request|question|'
      'lockbox|road|deed|step|event|talk|offer|funds|proof|party|papers|agreement|clause|signer|signature)',
      'hush@letters|clk_hush|hush-route|2037-04-05T06:07',
      'hush-link|hush\.pdf|search=hush|"hush": ?"ledger"|(?:cus|sub|in|re|cs|price)_hush|between us',
      'brrrr|propertymanager|hospitality|kenedy, tx|555-777000[23]|"ermintrude@',
      '\m(?:9182(?:7[1-9]|80)|91827900)\M',
      (select string_agg(token::text, '|') from private.alert_mail),
      case when reader <> 'Paid' then 'hush lesson|555-7770001|"vera@tests' end
    ) || ')',
    'gi'
  ) as m;
  return ours
    || case when jsonb_path_exists(answer, '$.** ? (@.name == "Ermintrude")') then array['the private profile'] end
    || (
      select array_agg('the private profile in ' || c)
      from (select distinct unnest(owners) as c from tables except values ('user_id'), ('id')) as columns
      where jsonb_path_exists(
        answer, format('$.** ? (@.%I == $hermit)', c)::jsonpath, jsonb_build_object('hermit', hermit)
      )
    );
end;
$$;

create function tests.row_count(table_name text, owners text[], who uuid) returns bigint language plpgsql
as $$
declare
  result bigint;
begin
  execute format(
    'select count(*) from public.%I where %L in (%s)', table_name, who, array_to_string(owners, ', ')
  ) into result;
  return result;
end;
$$;

select is_empty($$ select t.name, owner.name from tables t, (values ('Vera'), ('Ermintrude')) as owner (name)
    where t.owners <> '{}' and tests.row_count(t.name, t.owners, tests.user_id(owner.name)) = 0 $$,
  'both owners have rows in every table about members, so that what follows proves something');

select tests.create_user('Staff', staff => true);
create temp table found as
  select r.name as reader, t.name, t.owners, t.is_public,
    tests.attempt(r.name, tests.select_all(t.oid, t.name, r.role)) as answer
  from (select * from readers union all values ('Staff', 'authenticated')) r, tables t
  where has_any_column_privilege(r.role, t.oid, 'select');
select is_empty($$ select reader, name, tests.leaks(reader, answer) from found where reader <> 'Staff'
    and tests.leaks(reader, answer) <> '{}' $$, 'no table shows private values');
select set_eq(
  $$
    select f.reader || ' ' || f.name from found f, jsonb_array_elements(f.answer) as row
    where jsonb_typeof(f.answer) = 'array' and not f.is_public and f.owners <> '{}'
      and not exists (
        select from unnest(f.owners) as owner where row ->> owner = tests.user_id(f.reader)::text
      )
  $$,
  array[
    'Staff contact_messages', 'Staff event_registrations', 'Staff granted_tiers', 'Staff held_content',
    'Staff listing_claims', 'Staff listing_reviews', 'Staff member_contacts', 'Staff member_details',
    'Staff member_markets',
    'Staff moderation_actions', 'Staff moderation_appeals', 'Staff property_submissions', 'Staff reports',
    'Staff staff', 'Staff submission_log'
  ],
  'no private table shows rows of others, except to staff what they review'
);
select is_empty($$ select reader, name, answer from found where answer ->> 'error' <> '42501' $$,
  'no read fails for another reason than a missing privilege');

create temp table returned as
  select r.name as reader, f.name, call, tests.attempt(
    r.name, format('select coalesce(jsonb_agg(to_jsonb(r)), ''[]'') from %s r', call)
  ) as answer
  from readers r
    join functions f on has_function_privilege(r.role, f.oid, 'execute'),
    lateral (
      select distinct format('public.%I(%s)', f.name, (
        select string_agg(tests.argument(type, tests.user_id(owner.name)), ', ' order by at)
        from unnest(f.types) with ordinality as t (type, at) where at <= given
      )) as call
      from (values (f.required), (f.pronargs)) as given (given), (values ('Vera'), ('Ermintrude')) as owner (name)
    ) calls;
select is_empty($$ select reader, call, tests.leaks(reader, answer) from returned
    where tests.leaks(reader, answer) <> '{}' $$, 'no function returns private values');

-- Calls about what is another's: every function, with an ID of the tables that an argument names, by a member and by
-- staff who have nothing to do with it.
create function tests.touch() returns trigger language plpgsql as $$
begin
  perform set_config('tests.touched', 'touched', true);
  return null;
end;
$$;
create function tests.id_of(table_name text, owners text[]) returns uuid language plpgsql as $$
declare
  result uuid;
begin
  execute format('select id from public.%I %s order by id limit 1', table_name, case
    when owners <> '{}' then format('where %L in (%s)', tests.user_id('Vera'), array_to_string(owners, ', '))
  end) into result;
  return result;
end;
$$;
create temp table targets as
  select t.name, tests.id_of(t.name, t.owners) as id from tables t join pg_attribute a on a.attrelid = t.oid
  where a.attname = 'id' and a.atttypid = 'uuid'::regtype;
do $$
declare
  target text;
begin
  -- When the caller was last there is theirs.
  for target in select relname from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'
    and relname <> 'member_activity' loop
    execute format('create trigger zz_touch after insert or update or delete on public.%I
      for each row execute function tests.touch()', target);
  end loop;
end;
$$;
/* Whether a call by someone writes anything, or the error's code. What it does is undone. */
create function tests.attempt_call(who text, call text) returns text language plpgsql
as $$
declare
  result text;
begin
  perform set_config('tests.touched', 'nothing', true);
  perform tests.as_member(who);
  execute format('select count(*) from (select %s) as called', call);
  result := current_setting('tests.touched');
  raise exception 'undone' using errcode = 'P9999';
exception
  when sqlstate 'P9999' then return result;
  when others then return sqlstate;
end;
$$;
create temp table called as
  select f.name, c.call, reader.name as reader, tests.attempt_call(reader.name, c.call) as outcome
  from functions f join pg_proc p on p.oid = f.oid,
    lateral (
      select at, regexp_replace(p.proargnames[at], '_id$', '') as noun
      from unnest(f.types) with ordinality as t (type, at) where type = 'uuid'::regtype
    ) as arg,
    lateral (
      select g.id from targets g where case
        when arg.noun in ('listing', 'property') then g.name = 'properties'
        when arg.noun in ('member', 'other') then g.name = 'users'
        when exists (select from targets o where o.name ~ left(arg.noun, -1)) then g.name ~ left(arg.noun, -1)
        else true
      end
    ) as target,
    lateral (
      select format('public.%I(%s)', f.name, string_agg(case
        when t.at = arg.at then format('%L::uuid', target.id) else tests.argument(t.type, tests.user_id('Vera'))
      end, ', ' order by t.at)) as call
      from unnest(f.types) with ordinality as t (type, at)
    ) as c,
    (values ('Paid'), ('Staff')) as reader (name)
  where has_function_privilege('authenticated', f.oid, 'execute') and p.provolatile = 'v';
select set_eq(
  $$
    select name || ': ' || string_agg(distinct reader, ' ' order by reader) from called
    where outcome = 'touched' group by name
  $$,
  array[
    'ask_question: Paid Staff', 'book_showing: Paid Staff', 'create_topic: Paid Staff', 'delete_comment: Staff',
    'delete_forum: Staff', 'delete_forum_post: Staff', 'handle_report: Staff', 'increment_property_view_count: Paid',
    'like_post: Paid Staff', 'mark_topic_read: Paid Staff', 'record_profile_view: Paid Staff',
    'resolve_contact_message: Staff'
  ],
  'these functions write about what is another''s, and no others'
);

/* The condition that a row of a table isn't a member's. */
create function tests.not_of(owners text[], who uuid) returns text language sql
as $$
  select case
    when owners = '{}' or who is null then 'true'
    else format('coalesce(%L not in (%s), true)', who, array_to_string(owners, ', '))
  end;
$$;
select is_empty(
  $$
    select t.name from tables t, jsonb_array_elements(
      tests.attempt('Blocked by Vera', tests.select_all(t.oid, t.name, 'authenticated'))
    ) as row
    -- Forums are everyone's.
    where t.name <> 'forums'
      and exists (select from unnest(t.owners) as owner where row ->> owner = tests.user_id('Vera')::text)
  $$,
  'a blocked member sees nothing of who blocked them'
);
select is_empty($$ select from private.alert_mail m where tests.attempt('Vera', 'select to_jsonb(e)
    from public.export_my_data() e')::text like '%' || m.token || '%' $$,
  'a member''s own export has no token of unsubscribe links, so a glance at it can''t end the emails');

select tests.as_member('Vera');
create temp table own as select export_my_data() as data;
select tests.as_owner();
select is_empty($$ select distinct p.exported_as from private.personal_data p, own where p.member_columns <> '{}'
    and coalesce(own.data -> split_part(p.exported_as, '.', 1), '[]') in ('null', '[]', '{}')
    and p.exported_as <> 'rate_limits' $$,
  'a member''s own export has something of every table about them');

/* A row of Vera's as JSON, with a new ID; of tables without a member, any row. */
create function tests.row_of_owner(table_name text, owners text[]) returns jsonb language plpgsql
as $$
declare
  result jsonb;
begin
  execute format(
    'select to_jsonb(t) from public.%I t %s limit 1', table_name, case
      when owners <> '{}' then format('where %L in (%s)', tests.user_id('Vera'), array_to_string(owners, ', '))
    end
  ) into result;
  if jsonb_typeof(result -> 'id') = 'string' then
    result := result || jsonb_build_object('id', gen_random_uuid());
  end if;
  return result;
end;
$$;
create temp table copies as
  select oid, tests.row_of_owner(name, owners) as copy from tables;
/*
 * Every write to rows of others that a privilege allows: an update, a deletion, and a copy in another's name. Neither
 * of the first two reads a column, or the policies for reading would protect the rows, too.
 */
create temp view writes as
  with others as (
    select t.oid, t.name, r.name as writer, r.role, tests.not_of(t.owners, tests.user_id(r.name)) as condition
    from tables t, (select * from readers union all values ('Staff', 'authenticated')) r where r.name <> 'Unconfirmed'
  ),
  columns as (
    select a.attrelid as oid, a.attname::text as name, y.typcategory <> 'A' and y.oid <> 'jsonb'::regtype as is_scalar
    from pg_attribute a join pg_type y on y.oid = a.atttypid
    where a.attnum > 0 and not a.attisdropped and a.attgenerated = '' and a.attidentity = ''
  )
  select o.writer, o.name, o.condition,
    format('update public.%I set %I = %L', o.name, c.name, p.copy ->> c.name) as statement,
    row_number() over (partition by o.writer, o.name order by c.name) = 1 as is_first
  from others o join columns c using (oid) join copies p using (oid)
  where c.is_scalar and has_column_privilege(o.role, o.oid, c.name, 'update') and o.writer in ('Free', 'Staff')
  union all
  select o.writer, o.name, o.condition, format('delete from public.%I', o.name), true
  from others o where has_table_privilege(o.role, o.oid, 'delete')
  union all
  select o.writer, o.name, o.condition, format(
    'insert into public.%1$I (%2$s) select %2$s from jsonb_populate_record(null::public.%1$I, %3$L)',
    o.name, string_agg(quote_ident(c.name), ', '), p.copy
  ), true
  from others o join columns c using (oid) join copies p using (oid)
  where has_column_privilege(o.role, o.oid, c.name, 'insert')
  group by o.writer, o.name, o.condition, p.copy;
create temp view written as
  select w.*, tests.attempt_write(w.writer, w.statement, format('select count(*) from public.%I where %s', w.name,
    case when w.statement like 'update%' then format('not (%s)', w.condition) else w.condition end)) as outcome
  from writes w;
-- Staff run events and forums, take content down, and write for the library.
create temp table by_staff as
  select name || ' ' || operation as name from (values
    ('event_links', '{delete,insert,update}'), ('events', '{update}'), ('feed_posts', '{delete}'),
    ('forum_topics', '{delete,update}'), ('forums', '{update}'), ('member_reviews', '{delete}'),
    ('resources', '{delete,insert,update}'), ('resource_bodies', '{delete,insert,update}')
  ) as writable (name, operations), unnest(operations::text[]) as operation;
select is_empty(
  $$
    select writer, statement, outcome from written
    where outcome !~ '^(0$|42501)'
      -- Everyone can write to staff, members in their own name only.
      and (writer, name) <> ('visitor', 'contact_messages')
      and (writer <> 'Staff' or name || ' ' || split_part(statement, ' ', 1) not in (select b.name from by_staff b))
  $$,
  'nobody changes, deletes, or adds a row of another member'
);

-- Grants are only the first barrier: policies and triggers protect the data even with every grant in place.
grant all on all tables in schema public to anon, authenticated;
select is_empty(
  $$
    select writer, statement, outcome from written
    -- Also 428C9 and 55000: generated columns and views that nobody can write.
    where is_first and outcome !~ '^(0$|42501|428C9|55000)' and (writer, name) <> ('visitor', 'contact_messages')
      and (writer <> 'Staff' or name || ' ' || split_part(statement, ' ', 1) not in (select b.name from by_staff b))
  $$,
  'nobody does with all grants, either'
);
select is_empty(
  $$
    select r.name, t.name from readers r, tables t,
      jsonb_array_elements(tests.attempt(r.name, tests.select_all(t.oid, t.name, r.role))) as row
    where not t.is_public and t.owners <> '{}'
      and not exists (select from unnest(t.owners) as owner where row ->> owner = tests.user_id(r.name)::text)
  $$,
  'nobody reads rows of others with all grants, either'
);

-- What is a member's own has columns they can change, and columns that only functions and triggers do.
delete from public.staff;
create temp table changes as
  select t.name, c.attname as column_name, tests.attempt_write(owner.name, format(
    'update public.%1$I set %2$I = %3$s where %4$s', t.name, c.attname,
    case
      when y.oid = 'uuid'::regtype then 'gen_random_uuid()'
      when y.oid = 'jsonb'::regtype then '''{"x": 1}'''
      when y.typcategory = 'B' then format('not coalesce(%I, false)', c.attname)
      when y.typcategory = 'N' then format('coalesce(%I, 0) + 1', c.attname)
      when y.typcategory = 'D' then '''2026-01-01'''
      when y.oid = 'uuid[]'::regtype then 'array[gen_random_uuid()]'
      when y.typcategory = 'A' then '''{9}'''
      else '''x'''
    end,
    case when t.owners = '{}' then 'true'
      else format('%L in (%s)', tests.user_id(owner.name), array_to_string(t.owners, ', ')) end
  )) as outcome
  from tables t
    join pg_attribute c on c.attrelid = t.oid and c.attnum > 0 and not c.attisdropped and c.attgenerated = ''
    join pg_type y on y.oid = c.atttypid,
    (values ('Vera'), ('Friend of Vera')) as owner (name)
  where t.name not in ('zip_codes', 'counties') and has_column_privilege('authenticated', t.oid, c.attname, 'update');
select set_eq(
  $$
    select name || ': ' || string_agg(distinct column_name::text, ', ' order by column_name::text) from changes
    where outcome !~ '^(0$|42501|428C9|55000)'
    group by name
  $$,
  array[
    'buybox: conditions, counties, exit_strategy, financing, max_price, min_price, property_types, states, vip_alerts',
    'buybox_profiles: alert_mail, conditions, counties, filters, financing, investment_strategies, max_price, '
    'min_price, phone, property_types, seller_invitations, shown, states, vip_alerts',
    -- A trigger sets it.
    'connections: updated_at',
    'event_links: url',
    'events: capacity, description, ends_at, exclusive, format, location, payment_instructions, price_usd, starts_at, '
    'time_zone, title',
    'feed_comments: content',
    'feed_posts: content, image, image_height, image_width, location, subtype, tags, title, type',
    'forum_posts: content',
    'forum_topics: title',
    'forums: description, title',
    'listing_drafts: fields, photo_urls, pictures',
    'listing_terms: access_instructions, assignment_fee, closing_on, contract_assignable, contract_expires_on, '
    'contract_inspection_on, contract_price, contract_shared, earnest_money, funds_required',
    'member_contacts: phone, website',
    'member_details: getting_started_dismissed, industries, roles, shown',
    'member_reviews: rating, text',
    'message_settings: hide_push_details, read_receipts',
    'notification_settings: in_app, mail, push',
    'quiet_hours: ends_at, starts_at, time_zone',
    'notifications: read_at',
    'pipeline_cards: address, notes, position, price, stage, title',
    'pipeline_tasks: done_at, due_at, due_on, title',
    'properties: address, annual_expenses, apn, arv, balloon_years, bathrooms, bedrooms, city, condition, county, '
    'description, down_payment_pct, existing_loan_arrears, existing_loan_balance, existing_loan_months, '
    'existing_loan_rate, financing, images, latitude, longitude, lot_sqft, monthly_rent, noi, occupancy, '
    'off_market_contract, other_monthly_income, parking, photos_taken_on, price, property_type, repair_cost, '
    'seller_note_amount, seller_note_interest_only_years, seller_note_rate, sqft, state, status, title, unit_mix, '
    'units, vacancy_pct, year_built, zip, zoning',
    'property_feedback: feedback_type',
    'saved_searches: name',
    'search_alerts: mail',
    'users: bio, certifications, expertise, investment_interests, location, name, open_to_messages, past_deals, '
    'profile_image_url, profile_status, social_links, title'
  ],
  'members can change exactly these columns of what is theirs'
);

-- Deletion -----------------------------------------------------------------------------------------------

select tests.as_owner();
delete from auth.users where id = tests.user_id('Vera');
select is_empty($$ select t.name from tables t join private.personal_data p on p.table_name = 'public.' || t.name
    where p.on_deletion = 'deleted' and t.owners <> '{}'
      and tests.row_count(t.name, t.owners, tests.user_id('Vera')) > 0 $$,
  'an account that''s deleted leaves no row of a table that the registry says is deleted');

select * from finish();
rollback;
