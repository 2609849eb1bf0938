-- Listings of new members wait for a moderator, like everything else they post, and can be edited until then.
begin;
\ir helpers.psql
\ir deals.psql
select tests.create_deal_cast();
select tests.create_user('New', trust => 0), tests.create_user('Basic 1', trust => 1);
select tests.create_user(name) from unnest(array['Mod', 'Mod2', 'Reviewer']) as name;
insert into staff (user_id, role)
values (tests.user_id('Mod'), 'moderator'), (tests.user_id('Mod2'), 'moderator'),
  (tests.user_id('Reviewer'), 'reviewer');
select tests.create_user('Passerby');
insert into buybox_profiles (user_id, vip_alerts, alert_mail) values (tests.user_id('Ann'), true, 'off');

create function tests.row_of(name text) returns text language sql security definer as $$
  select concat_ws(' ', p.status, p.sales_status, case when p.held_at is not null then 'held' end,
    case when p.public_since is not null then 'public' end)
  from public.properties p where p.id = tests.listing_id(name);
$$;
create function tests.waiting(name text) returns text language sql security definer as $$
  select reason || ' ' || (snapshot ->> 'price') from public.held_content where subject_id = tests.listing_id(name);
$$;
create function tests.age_listing(name text) returns void language sql security definer as $$
  update public.properties set created_at = now() - interval '5 hours' where id = tests.listing_id(name);
  update public.listing_prices set changed_at = now() - interval '5 hours' where property_id = tests.listing_id(name);
  update public.held_content
  set previous = jsonb_build_object('review_requested_at', now() - interval '5 hours')
  where subject_id = tests.listing_id(name);
$$;

/* Everything by which the caller sees a listing: tables with rows of it, and functions that find it. */
create function tests.sees(name text) returns text language plpgsql as $$
declare
  listing constant uuid := tests.listing_id(name);
  way record;
  is_seen boolean;
  seen text[] := '{}';
begin
  for way in
    select c.relname::text as name,
      format('select exists (select from public.%I t where t.%I = $1)', c.relname, a.attname) as question
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
      and has_column_privilege(c.oid, a.attnum, 'select')
      and (a.attname = 'property_id' or c.relname = 'properties' and a.attname = 'id')
    union all
    select w.name, format('select exists (select from %s where id = $1)', w.name)
    from unnest(array[
      'search_properties(''{}'')', 'search_site(''Corner fourplex'')',
      'listings_at_address(''{"address": "12 Oak St", "city": "New York", "state": "NY", "zip": "10001"}'')'
    ]) as w (name)
    union all select 'similar_properties', 'select exists (select from similar_properties($1))'
    union all select 'listing_deal_terms', 'select exists (select from listing_deal_terms($1))'
    order by 1
  loop
    execute way.question into is_seen using listing;
    if is_seen then
      seen := seen || split_part(way.name, '(', 1);
    end if;
  end loop;
  return coalesce(nullif(array_to_string(seen, ', '), ''), 'nothing');
end;
$$;

-- Posting -------------------------------------------------------------------------------------------

select tests.holds(who, statement, outcome, rule) from (values
  ('New', $$ select (tests.post_listing('first', 'New')).status $$, 'gives paused', 'a new member can post a listing'),
  ('New', $$ select tests.post_listing('claimed', 'New', '{"status": "active"}') $$, 'works',
    'whatever the browser sends'),
  ('owner', $$ tests.row_of('first') || ', ' || tests.row_of('claimed') $$, 
    'gives paused active held, paused active held', 'it isn''t public'),
  (null, $$ tests.waiting('first') $$, 'gives first_post 100000', 'it waits for review'),
  (null, $$ select count(*) from listing_reviews where property_id = tests.listing_id('first') $$, 'gives 0',
    'its badge isn''t reviewed before'),
  (null, $$ select count(*) from private.alert_events where property_id = tests.listing_id('first') $$, 'gives 0',
    'nobody is alerted'),
  ('New', $$ select from properties where id = tests.listing_id('first') $$, 'rows', 'its seller sees it'),
  ('Ann', $$ select from properties where id = tests.listing_id('first') $$, 'no rows', 'others don''t'),
  ('visitor', $$ select from search_properties('{}') where id = tests.listing_id('first') $$, 'no rows',
    'search doesn''t find it'),
  ('Ann', $$ select tests.offers('Ann', 'early', 'first') $$, 'fails: This listing isn’t open for offers.',
    'nobody can make an offer'),
  ('New', $$ select offer_showing(gen_random_uuid(), tests.listing_id('first'), now() + interval '5 days',
    now() + interval '5 days 1 hour', 'America/Chicago') $$, 'fails: Only active listings can offer showings.',
    'or visit it'),
  ('New', $$ select request_listing_review(tests.listing_id('first')) $$, 'fails 42501', 'or verify it'),
  ('Basic 1', $$ select tests.post_listing('second', 'Basic 1') $$, 'works', 'a member who was answered'),
  ('owner', $$ tests.row_of('second') $$, 'gives active public', 'posts in public'),
  (null, $$ select count(*) from listing_reviews where property_id = tests.listing_id('second') $$, 'gives 1',
    'and has the badge reviewed')
) as t (who, statement, outcome, rule);

-- Editing -------------------------------------------------------------------------------------------

select tests.holds(who, statement, outcome, rule) from (values
  ('New', $$ update properties set price = 90000, title = 'Brick triplex' where id = tests.listing_id('first') $$,
    'works', 'the seller can edit it'),
  ('owner', $$ tests.waiting('first') $$, 'gives first_post 90000', 'moderators see the latest version'),
  ('New', $$ insert into listing_terms (property_id, earnest_money) values (tests.listing_id('first'), 2000) $$,
    'works', 'its terms, too'),
  (null, $$ update listing_terms set earnest_money = 3000 where property_id = tests.listing_id('first') $$, 'works',
    'also later'),
  (null, $$ select save_listing_documents(tests.listing_id('first'), '[]') $$, 'works', 'and its documents'),
  (null, $$ update properties set status = 'active' where id = tests.listing_id('first') $$,
    'fails: This is waiting for review, so it can’t be changed yet.', 'but not publish it'),
  (null, $$ update properties set held_at = null where id = tests.listing_id('first') $$, 'fails 42501', 'in any way'),
  (null, $$ update properties set removed_at = null where id = tests.listing_id('first') $$, 'fails 42501', 'of these'),
  (null, $$ update properties set sales_status = 'sold' where id = tests.listing_id('first') $$, 'fails 42501',
    'or sell it'),
  ('Ann', $$ update properties set price = 1 where id = tests.listing_id('first') returning id $$, 'no rows',
    'others can''t'),
  ('owner', $$ tests.row_of('first') $$, 'gives paused active held', 'it still waits'),
  ('New', $$ select tests.post_listing('regretted', 'New') $$, 'works', 'the seller can'),
  (null, $$ delete from properties where id = tests.listing_id('regretted') $$, 'works', 'delete it'),
  ('owner', $$ select from held_content where subject_id = tests.listing_id('regretted') $$, 'no rows',
    'and nothing waits')
) as t (who, statement, outcome, rule);

-- Approving -----------------------------------------------------------------------------------------

select tests.age_listing('first');
create temp table seen as select updated_at from properties where id = tests.listing_id('first');
grant select on seen to authenticated;
update properties set updated_at = now() + interval '1 second' where id = tests.listing_id('first');
update held_content h set snapshot = to_jsonb(p) from properties p where p.id = h.subject_id;
select tests.holds(who, statement, outcome, rule) from (values
  ('New', $$ select approve_content('listing', tests.listing_id('first')) $$, 'fails 42501',
    'the seller can''t approve it'),
  ('Reviewer', $$ select approve_content('listing', tests.listing_id('first')) $$, 'fails 42501',
    'nor can a reviewer'),
  ('Mod', $$ select approve_content('listing', tests.listing_id('first'), (select updated_at from seen)) $$,
    'fails: This was edited since you opened it. Review it again.', 'nor a moderator who saw an earlier version'),
  (null, $$ select approve_content('listing', tests.listing_id('first')) $$, 'works', 'a moderator can'),
  ('owner', $$ tests.row_of('first') $$, 'gives active public', 'then it''s public'),
  (null, $$ select p.created_at = now() and l.changed_at = now() from properties p
    join listing_prices l on l.property_id = p.id and l.price = p.price where p.id = tests.listing_id('first') $$,
    'gives true', 'as a listing posted now'),
  (null, $$ select string_agg(kind, ', ') from private.alert_events where property_id = tests.listing_id('first') $$,
    'gives new', 'which is news to buyers'),
  (null, $$ select requested_at < now() - interval '4 hours' from listing_reviews
    where property_id = tests.listing_id('first') $$, 'gives true', 'its badge is reviewed, since it was posted'),
  (null, $$ select data ->> 'path' from notifications where user_id = tests.user_id('New') $$,
    $$gives /property/$$ || tests.listing_id('first'), 'the seller is notified'),
  ('Ann', $$ select from properties where id = tests.listing_id('first') $$, 'rows', 'others see it'),
  ('New', $$ select tests.post_listing('third', 'New') $$, 'works', 'the next one'),
  ('owner', $$ tests.row_of('third') $$, 'gives active public', 'is public right away'),
  ('New', $$ update properties set status = 'paused' where id = tests.listing_id('first') $$, 'works', 'a pause'),
  (null, $$ update properties set status = 'active' where id = tests.listing_id('first') $$, 'works', 'that ends'),
  ('owner', $$ select string_agg(kind, ', ' order by id) from private.alert_events
    where property_id = tests.listing_id('first') $$, 'gives new, left_market, back_on_market', 'is noted as one')
) as t (who, statement, outcome, rule);

-- What was reviewed is what's approved, also of the terms and documents.
select tests.holds(who, statement, outcome, rule) from (values
  ('New', $$ insert into listing_terms (property_id, earnest_money) values (tests.listing_id('claimed'), 2000) $$,
    'works', 'terms can change while a listing waits'),
  ('Mod', $$ select approve_content('listing', tests.listing_id('claimed'), now()) $$,
    'fails: This was edited since you opened it. Review it again.', 'not those that a moderator approves'),
  ('owner', $$ update held_content set snapshot = snapshot || jsonb_build_object('updated_at', now())
    where subject_id = tests.listing_id('claimed') $$, null, null),
  (null, $$ insert into listing_documents (id, property_id, position, kind, access, path, name, size, mime_type)
    values (gen_random_uuid(), tests.listing_id('claimed'), 1, 'Other', 'public', 'x', 'Scan.pdf', 1,
      'application/pdf') $$, 'works', 'documents, too'),
  ('Mod', $$ select approve_content('listing', tests.listing_id('claimed'), now()) $$,
    'fails: This was edited since you opened it. Review it again.', 'nor these'),
  ('owner', $$ update held_content set snapshot = snapshot || jsonb_build_object('updated_at', now())
    where subject_id = tests.listing_id('claimed') $$, null, null),
  (null, $$ update listing_documents set position = 1 where property_id = tests.listing_id('claimed') $$, 'works',
    'saving them unchanged'),
  (null, $$ select (snapshot ->> 'updated_at')::timestamptz = now() from held_content
    where subject_id = tests.listing_id('claimed') $$, 'gives true', 'isn''t an edit')
) as t (who, statement, outcome, rule);

select tests.create_user('Later', trust => 0);
select tests.holds(who, statement, outcome, rule) from (values
  ('Later', $$ select tests.post_listing('resting', 'Later', '{"status": "paused"}') $$, 'works', 'a paused listing'),
  ('owner', $$ tests.row_of('resting') $$, 'gives paused paused held', 'waits, too'),
  ('Mod', $$ select approve_content('listing', tests.listing_id('resting')) $$, 'works', 'once approved'),
  ('owner', $$ tests.row_of('resting') $$, 'gives paused', 'it stays paused'),
  ('Mod', $$ select approve_content('listing', tests.listing_id('claimed')) $$, 'works', null),
  ('owner', $$ tests.row_of('claimed') $$, 'gives active public', 'one that was posted for sale doesn''t')
) as t (who, statement, outcome, rule);

-- Removing ------------------------------------------------------------------------------------------

select tests.create_user('Spammer', trust => 0);
select tests.holds(who, statement, outcome, rule) from (values
  ('Spammer', $$ select tests.post_listing('spam', 'Spammer') $$, 'works', null),
  ('Mod', $$ select moderate('remove', 'listing', tests.listing_id('spam'), 'Spam') $$, 'works',
    'a moderator can take it down instead'),
  ('Spammer', $$ update properties set price = 1 where id = tests.listing_id('spam') $$,
    'fails: This was removed by our team, so it can’t be changed. You can appeal in Account standing.',
    'then it can''t be edited'),
  ('Mod2', $$ select reverse_action((select id from moderation_actions where subject_id = tests.listing_id('spam')),
    'A mistake') $$, 'works', 'a reversal'),
  ('owner', $$ tests.row_of('spam') $$, 'gives active public', 'publishes it'),
  ('Spammer', $$ select tests.post_listing('more', 'Spammer') $$, 'works', null),
  ('Mod', $$ select moderate('ban', 'profile', tests.user_id('Spammer'), 'Spam') $$, 'works', 'after a ban'),
  ('Mod2', $$ select reverse_action((select id from moderation_actions where action = 'ban'), 'A mistake') $$, 'works',
    'that is reversed'),
  ('owner', $$ tests.row_of('more') || ', ' || tests.waiting('more') $$, 'gives paused active held, first_post 100000',
    'what waited does again')
) as t (who, statement, outcome, rule);

-- Edits that have to wait -----------------------------------------------------------------------------

select tests.create_listing('edited', 'Basic 1', 'Corner fourplex');
insert into listing_reviews (property_id, requested_at) values (tests.listing_id('edited'), now() - interval '3 hours')
on conflict do nothing;
update properties set jv_share_pct = 0 where id = tests.listing_id('edited');
select tests.offers('Ann', 'ann', 'edited');
select tests.holds(who, statement, outcome, rule) from (values
  ('Basic 1', $$ insert into listing_terms (property_id, earnest_money) values (tests.listing_id('edited'), 2000) $$,
    null, null),
  (null, $$ select offer_showing(gen_random_uuid(), tests.listing_id('edited'), now() + interval '5 days',
    now() + interval '5 days 1 hour', 'America/Chicago') $$, null, null),
  ('Passerby', $$ tests.sees('edited') $$, 'gives listing_deal_terms, listing_prices, listing_showings, '
    'listings_at_address, properties, search_properties, search_site, similar_properties',
    'others see a listing in many ways'),
  ('Basic 1', $$ update properties set description = 'Zelle $2,000 to reserve' where id = tests.listing_id('edited') $$,
    'works', 'an edit that asks for money'),
  ('owner', $$ tests.row_of('edited') || ', ' || tests.waiting('edited') $$, 'gives paused active held, payment 100000',
    'hides the listing of a member below level 2'),
  ('Passerby', $$ tests.sees('edited') $$, 'gives nothing', 'from other members, everywhere'),
  ('visitor', $$ tests.sees('edited') $$, 'gives nothing', 'and from visitors'),
  ('owner', $$ select from private.search_listings where id = tests.listing_id('edited') $$, 'no rows',
    'and from search, its map, and its figures'),
  (null, $$ select held_at is not null from offers where id = tests.offer_id('ann') $$, 'gives true',
    'its offers are on hold'),
  (null, $$ select count(*) from listing_reviews where property_id = tests.listing_id('edited') $$, 'gives 0',
    'and no review of its badge'),
  ('Basic 1', $$ update properties set description = 'Two units.' where id = tests.listing_id('edited') $$, 'works',
    'the seller can correct it'),
  ('owner', $$ tests.row_of('edited') $$, 'gives paused active held', 'which a moderator looks at'),
  ('Mod', $$ select approve_content('listing', tests.listing_id('edited')) $$, 'works', null),
  ('owner', $$ tests.row_of('edited') $$, 'gives active public', 'before it''s back'),
  (null, $$ select held_at is null from offers
    where id = tests.offer_id('ann') $$, 'gives true', 'with its offers'),
  (null, $$ select count(*) from listing_reviews where property_id = tests.listing_id('edited') and decision is null $$,
    'gives 1', 'and its review')
) as t (who, statement, outcome, rule);

-- So do pictures that a new member adds to an approved listing.
select tests.create_user('Pictured', trust => 0);
select tests.create_listing('pictured', 'Pictured');
create function tests.picture(name text) returns text language sql as $$
  select tests.user_id('Pictured') || '/properties/' || tests.listing_id('pictured') || '/' || name || '.jpg';
$$;
select tests.holds(who, statement, outcome, rule) from (values
  ('owner', $$ update properties set images = array[tests.picture('a'), tests.picture('b')]
    where id = tests.listing_id('pictured') $$, 'works', null),
  ('Pictured', $$ update properties set images = array[tests.picture('b')] where id = tests.listing_id('pictured') $$,
    'works', 'removing a picture'),
  ('owner', $$ tests.row_of('pictured') $$, 'gives active public', 'doesn''t have to wait'),
  ('Pictured', $$ update properties set images = array[tests.picture('b'), tests.picture('c')]
    where id = tests.listing_id('pictured') $$, 'works', 'adding one does'),
  ('owner', $$ tests.row_of('pictured') || ', ' || tests.waiting('pictured') $$,
    'gives paused active held, image 100000', 'and hides the listing')
) as t (who, statement, outcome, rule);

select * from finish();
rollback;
