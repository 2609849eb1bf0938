-- Links, email addresses, and phone numbers of new members: what counts as one, and every text that reaches others.
begin;
\ir helpers.psql
\ir deals.psql

create function tests.seconds_to_search(content text) returns numeric language plpgsql as $$
declare
  before constant timestamptz := clock_timestamp();
begin
  perform private.contact_details(content);
  return extract(epoch from clock_timestamp() - before);
end;
$$;

-- What counts -------------------------------------------------------------------------------------

select ok(digits = any (private.phones(content)), 'a phone number: ' || content) from (values
  ('Call 312-555-0142', '3125550142'), ('(312) 555-0142', '3125550142'), ('312.555.0142', '3125550142'),
  ('312 555 0142', '3125550142'), ('3125550142', '3125550142'), ('+1 312 555 0142', '13125550142'),
  ('1-312-555-0142', '13125550142'), ('312555 0142', '3125550142'), ('31 25 55 01 42', '3125550142'),
  ('3 1 2 5 5 5 0 1 4 2', '3125550142'), ('3-1-2-5-5-5-0-1-4-2', '3125550142'), ('3,1,2,5,5,5,0,1,4,2', '3125550142'),
  ('312,555,0142', '3125550142'), ('312/555-0142', '3125550142'), ('312_555_0142', '3125550142'),
  ('３１２－５５５－０１４２', '3125550142'), ('٣١٢ ٥٥٥ ٠١٤٢', '3125550142'), ('३१२ ५५५ ०१४२', '3125550142'),
  (U&'312\200B555\200B0142', '3125550142'), (U&'312\00AD-555\2060-0142', '3125550142'),
  (U&'3\FE0F\20E31\FE0F\20E32\FE0F\20E35\FE0F\20E35\FE0F\20E35\FE0F\20E30\FE0F\20E31\FE0F\20E34\FE0F\20E32\FE0F\20E3',
    '3125550142'),
  ('312–555—0142', '3125550142'), ('312 · 555 · 0142', '3125550142'), ('①③①②⑤⑤⑤⓪①④②', '13125550142'),
  (E'312\n555\n0142', '3125550142'), ('𝟛𝟙𝟚-𝟝𝟝𝟝-𝟘𝟙𝟜𝟚', '3125550142'),
  ('three one two five five five zero one four two', '3125550142'), ('three-one-two 555 oh one four two', '3125550142'),
  ('ThreeOneTwo FiveFiveFive ZeroOneFourTwo', '3125550142'), ('312 triple five oh142', '3125550142'),
  ('three12 555 0l42', '3125550142'), ('312 555 O1 42', '3125550142'), ('eight hundred 555 0142', '8005550142'),
  ('call me: 555-0142', '5550142'), ('text five five five - 0142', '5550142'),
  ('+44 20 7946 0958', '+442079460958'), ('020 7946 0958', '02079460958'), ('06 12 34 56 78', '0612345678'),
  ('Offer $95,000 or 312-555-0142', '3125550142'), ('$312 555 0142', '3125550142'),
  ('12 Oak St, 10001, 312-555-0142', '3125550142')
) as texts (content, digits);
select is(private.contact_details(content), '{}', 'nothing to reach a member by: ' || content) from (values
  ('Asking $1,250,000, or 1250000 in cash'), ('$245,500 1450 sqft'), ('245,500, 1,450 sq ft'), ('$2,500,000,000'),
  ('450000-500000'), ('$450,000 - $500,000'), ('12 Oak St, New York, NY 10001-1234'), ('NY 10022-3456 2 beds'),
  ('Chicago 60614-1234'), ('1234 5th Ave, Unit 567, Chicago, IL 60614'), ('12345 67th Street'),
  ('Lot 50 x 120, 0.25 acre, 10,890 sqft'), ('450-1200 sqft'), ('Built 1985, 3 bed 2 bath, 1450 sqft'),
  ('3/2/1 1450 sqft'), ('2026-11-24 10:30 to 2026-11-25 11:45'), ('11/24/2026 2:30 pm'), ('12-24-2026, 10:00'),
  ('Rents 750, 800, 1200, and 950'), ('Rents 750/800/1200'), ('ARV 245k, rehab 40k, cap 8.45%'),
  ('APN 045-123-4567-00'), ('Parcel number: 0123 45 678 900'), ('One or two of the three units, seven windows'),
  ('30 days, 20% down, 6.25% for 30 years'), ('$2,450 rent, $300 taxes'), ('2026112410301512'),
  ('The offer expires at 5. Call me tomorrow'), ('Net income is $12,000. Info in the file. Me too.'),
  ('Units 101 102 103 104 105'), ('I-95 exit 21, US-1 mile 45'),
  ('Ask @[Ann Lee](51234567-8901-4000-8000-312555014277)'),
  ('Basement 20 x 30, 600 sq ft, R-2')
) as texts (content);
select isnt(private.links(content), '{}', 'a link: ' || content) from (values
  ('me at gmail'), ('me (at) gmail (dot) com'), ('me@gmail'), ('me at mail dot com'), ('loans . com'), ('loans。com'),
  ('loans.com'), ('loans．ｃｏｍ'), (U&'loans.\3164com'), (U&'lo\FE0Fans.c\034Fom'), ('deals.realty'), ('bit.ly/x'),
  ('wa.me/13125550142'), ('ⓛⓞⓐⓝⓢ.ⓒⓞⓜ')
) as texts (content);
select ok(tests.seconds_to_search(hostile) < 2, 'a hostile text doesn''t stall the search: ' || left(hostile, 10))
from unnest(array[repeat('1 ', 5000), repeat('2.', 5000), repeat('+2', 5000), repeat('five', 2500), repeat('o', 10000),
  repeat('2,', 5000), repeat('call ', 2000), repeat('a. ', 3000), repeat('$2', 5000)]) as hostile;

-- Every text that reaches others ----------------------------------------------------------------------

-- What members write: columns that a policy lets them insert or update …
create temp table columns as
  select distinct c.relname || '.' || a.attname as field
  from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    join pg_policy p on p.polrelid = c.oid and p.polcmd in ('*', 'a', 'w')
      and (p.polroles = '{0}' or 'authenticated'::regrole::oid = any (p.polroles))
  where c.relnamespace = 'public'::regnamespace and a.attgenerated = '' and a.atttypid in (
      'text'::regtype, 'varchar'::regtype, 'text[]'::regtype, 'jsonb'::regtype, 'json'::regtype
    )
    and (has_column_privilege('authenticated', c.oid, a.attnum, 'insert') and p.polcmd in ('*', 'a')
      or has_column_privilege('authenticated', c.oid, a.attnum, 'update') and p.polcmd in ('*', 'w'));
-- … and functions with rights of their own that take text.
create temp table functions as
  select p.proname as name, p.prosrc as source
  from pg_proc p
  where p.pronamespace = 'private'::regnamespace and has_function_privilege('authenticated', p.oid, 'execute')
    and p.prosecdef and p.provolatile = 'v'
    and exists (select from pg_proc w where w.pronamespace = 'public'::regnamespace and w.proname = p.proname)
    and p.proargtypes::oid[] && array['text'::regtype, 'text[]'::regtype, 'jsonb'::regtype]::oid[];

-- The rule: refused in these columns, held for review in those, or checked in the function.
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
create temp table checked as
  select name from functions where source ~ 'private\.(check_text|check_first_message|offer_message)\(';

-- Why others don't need it.
create temp table other_columns as select field, reason from (values
  ('{connections.status,events.format,events.status,events.time_zone,feed_posts.subtype,feed_posts.type,
    listing_showings.time_zone,member_reviews.basis,notification_settings.kind,properties.annual_expenses,
    properties.condition,properties.financing,properties.occupancy,properties.property_type,properties.state,
    properties.sales_status,properties.status,properties.unit_mix,properties.zip,property_feedback.feedback_type,
    quiet_hours.time_zone,
    users.membership_tier,users.profile_status,member_details.roles,member_details.industries,member_details.home_state,
    member_details.home_county,search_alerts.mail,listing_documents.kind,listing_documents.access}',
    'from a list, or a number'),
  ('{properties.apn}', 'a parcel number can look like a phone number'),
  ('{feed_posts.image,properties.images,users.profile_image_url,listing_documents.path}', 'paths of files'),
  ('{member_reviews.basis_title,notifications.kind,notifications.data,search_alerts.filters,search_alerts.search}',
    'written by triggers'),
  ('{buybox_profiles.*}', 'matching reads it, not people'),
  ('{contact_messages.*,property_submissions.*}', 'for staff'), ('{resources.*,resource_bodies.*}', 'by staff'),
  ('{listing_drafts.*,listing_imports.*,listing_import_mappings.*}', 'their own'),
  ('{pipeline_cards.*,pipeline_tasks.*,pipeline_files.*,saved_analyses.*,saved_searches.*}', 'their own'),
  ('{member_contacts.*,listing_terms.access_instructions}', 'for those who may see the contact details'),
  ('{users.social_links}', 'links, on the profile alone'), ('{event_links.url}', 'a link, published by staff'),
  ('{events.title,events.description,events.payment_instructions}', 'published by staff')
) as reasons (fields, reason), lateral unnest(fields::text[]) as field;
create temp table other_functions as select name, reason from (values
  ('{ask_question,answer_question,create_topic}', 'held for review'),
  ('{answer_review,cancel_event,offer_showing,request_documents,save_listing_documents}', 'their columns'),
  ('{end_deal,propose_extension,decline_agreement,prepare_agreement,sign_agreement,move_milestone,accept_invitation,
    set_party_company}',
    'for parties of a deal, who aren''t strangers'),
  ('{appeal,save_submission}', 'for staff'), ('{add_pipeline_file,import_listing_drafts,create_api_key,
    create_webhook,change_webhook,create_feed_address,save_push_subscription}', 'their own'),
  ('{accept_submission,approve_content,approve_template,decide_appeal,decide_event,decide_listing_review,decide_proof,
    handle_report,moderate,resolve_contact_message,retry_mail,return_submission,reverse_action,
    revoke_template_approval,set_staff_role}', 'by staff'),
  ('{answer_extension,answer_split,call_for_offers,decide_document_request,permit_email_change,
    propose_split,record_outcome,release_invited_address,report_ending,set_party_rights,
    turn_off_two_factor,use_recovery_code}', 'no text to read')
) as reasons (names, reason), lateral unnest(names::text[]) as name;

select is_empty(
  $$ select field from columns except select field from ruled except select c.field from columns c
    join other_columns o on c.field like replace(o.field, '*', '%') $$,
  'contact details of new members are refused or held in every column that others read'
);
select is_empty(
  $$ select name from functions except select name from checked except select name from other_functions $$,
  'and by every function whose text others read'
);
select is_empty($$ select name from other_functions except select name from functions $$, 'no exemption is left over');
select is(array(select name::text from checked order by 1),
  '{answer_offer,decline_other_offers,invite_party,make_offer,send_message}'::text[], 'these functions check it');

-- At every level --------------------------------------------------------------------------------------

select tests.create_deal_cast();
select tests.create_user('Level ' || level, trust => level) from generate_series(0, 2) as level;
select tests.create_listing('of ' || level, 'Level ' || level) from generate_series(0, 2) as level;
select tests.connect('Ann', 'Level ' || level) from generate_series(0, 2) as level;
insert into member_reviews (author_id, member_id, rating, text)
select tests.user_id('Ann'), tests.user_id('Level ' || level), 5, 'Fast' from generate_series(0, 2) as level;
insert into listing_documents (id, property_id, position, kind, access, path, name, size, mime_type)
values (gen_random_uuid(), tests.listing_id('house'), 1, 'Other', 'on_request', 'x', 'Scan.pdf', 1, 'application/pdf');
create temp table writes (name text, statement text);
insert into writes values
  ('an offer', 'select make_offer($2, tests.listing_id(''house''), tests.terms(), $3)'),
  ('a counteroffer', 'select answer_offer(md5($1 || ''bob'')::uuid, ''counter'', 1, tests.terms(), $3)'),
  ('a declined offer', 'select answer_offer(md5($1 || ''bob'')::uuid, ''decline'', 1, null, $3)'),
  ('an accepted offer', 'select answer_offer(md5($1 || ''bob'')::uuid, ''accept'', 1, null, $3)'),
  ('all declined offers', 'select decline_other_offers(tests.listing_id(''of '' || right($1, 1)), $3)'),
  ('an improved offer', 'select answer_offer(md5($1 || ''mine'')::uuid, ''revise'', 1, tests.terms(), $3)'),
  ('a withdrawn offer', 'select answer_offer(md5($1 || ''mine'')::uuid, ''withdraw'', 1, null, $3)'),
  ('a connection request', 'insert into connections (sender_id, receiver_id, note)
    values (auth.uid(), tests.user_id(''Partner''), $3)'),
  ('a request for documents', 'select request_documents(tests.listing_id(''house''), $3)'),
  ('notes for visitors', 'select offer_showing($2, tests.listing_id(''of '' || right($1, 1)),
    now() + interval ''2 days'', now() + interval ''50 hours'', ''America/Chicago'', 1, $3)'),
  ('an answer to a review', 'select answer_review((select id from member_reviews where member_id = auth.uid()), $3)'),
  ('a name', 'select save_profile(jsonb_build_object(''name'', $3))'),
  ('a headline', 'select save_profile(jsonb_build_object(''title'', $3))'),
  ('a biography', 'select save_profile(jsonb_build_object(''bio'', $3))'),
  ('a forum', 'insert into forums (user_id, title) values (auth.uid(), $3)'),
  ('a listing',
    'select tests.post_listing(''new'' || $1, $1, jsonb_build_object(''title'', $3, ''status'', ''paused''))'),
  ('a listing''s description',
    'update properties set description = $3 where id = tests.listing_id(''of '' || right($1, 1))'),
  ('a message', 'select send_message(tests.user_id(''Ann''), $2, $3)');
grant select on writes to authenticated;
update properties set jv_share_pct = 0;
select tests.as_member('Bob');
select make_offer(md5('Level ' || level || 'bob')::uuid, tests.listing_id('of ' || level), tests.terms())
from generate_series(0, 2) as level;
select tests.as_member('Level ' || level), make_offer(md5('Level ' || level || 'mine')::uuid, tests.listing_id('other'),
  tests.terms()) from generate_series(0, 2) as level;

select tests.as_owner();
/* works or refused, or the error; undone. */
create function tests.outcome(member text, statement text, content text) returns text language plpgsql as $$
begin
  perform tests.as_member(member);
  begin
    execute statement using member, gen_random_uuid(), content;
    raise exception using errcode = 'TEST0';
  exception
    when sqlstate 'TEST0' then return 'works';
    when sqlstate 'P0001' then
      return case when sqlerrm ~ '^New members can’t .*phone numbers' then 'refused' else sqlerrm end;
  end;
end;
$$;

select is(tests.outcome('Level ' || level, w.statement, content), case when level < 2 then 'refused' else 'works' end,
  'level ' || level || ': ' || w.name || ' with ' || content)
from writes w, generate_series(1, 2) as level, unnest(array['Call 312-555-0142', 'Me at loans dot com']) as content;
select is(tests.outcome('Level 0', w.statement, '312.555.0142'), 'refused', 'level 0: ' || w.name)
from writes w where w.name !~ 'connection|documents|message|listing$|forum|visitors|review';
select is(tests.outcome('Level 1', w.statement, 'Asking $245,500, 12 Oak St, NY 10001-1234'), 'works',
  'level 1: ' || w.name || ' with a price and an address') from writes w;

-- Who isn't a stranger.
select tests.as_member('Ann');
select send_message(tests.user_id('Level 1'), gen_random_uuid(), 'Hi');
select is(tests.outcome('Level 1', w.statement, 'Call 312-555-0142'), 'works', 'to a member who has written')
from writes w where w.name = 'a message';
select tests.as_member('Level 1');
select answer_offer(md5('Level 1bob')::uuid, 'accept', 1);
select is(tests.outcome('Level 1', 'select end_deal((select id from deals), ''other'', $3)', 'Call 312-555-0142'),
  'works', 'to a party of a deal');
select is(tests.outcome('Level 1', 'select invite_party((select id from deals), ''x@y.example'', $3, ''title'')',
  'Call 312-555-0142'), 'refused', 'not to someone who is invited');
select is(tests.outcome('Level 1', 'select invite_party((select id from deals), ''x@y.example'', $3, ''title'')',
  'Acme Title'), 'works', 'who can be invited');

-- An edit may keep what was there.
select tests.as_owner();
update users set bio = 'Call 312-555-0142' where id = tests.user_id('Level 1');
select is(tests.outcome('Level 1', 'select save_profile(jsonb_build_object(''bio'', $3))', content), outcome,
  'a biography becomes ' || content)
from (values ('New. Call 312-555-0142', 'works'), ('Call 312-555-0143', 'refused')) as edits (content, outcome);

-- Lengths ---------------------------------------------------------------------------------------------

select is(tests.outcome('Level 2', w.statement, repeat('é', 2000)), 'works', w.name || ' has up to 2,000 characters')
from writes w where w.name ~ 'offer';
select is(tests.outcome('Level 2', w.statement, repeat('é', 2001)), 'Shorten your message to 2,000 characters.',
  w.name || ' has no more') from writes w where w.name ~ 'offer';

select * from finish();
rollback;
