-- Links, email addresses, and phone numbers of new members, in every text that reaches others.
begin;
\ir helpers.psql
\ir deals.psql

-- Every text that reaches others ----------------------------------------------------------------------

-- What members pass to functions with rights of their own: each text, not each function. What tables take from members
-- directly, 511-readable-texts.sql finds.
create temp table texts as
  select p.proname || '.' || p.proargnames[at] as name
  from pg_proc p, unnest(p.proargtypes::oid[]) with ordinality as argument (type, at)
  where p.pronamespace = 'private'::regnamespace and has_function_privilege('authenticated', p.oid, 'execute')
    and p.prosecdef and p.provolatile = 'v'
    and exists (select from pg_proc w where w.pronamespace = 'public'::regnamespace and w.proname = p.proname)
    and type in ('text'::regtype, 'text[]'::regtype, 'jsonb'::regtype);
-- Why others aren't tried below.
create temp table other_texts as select name, reason from (values
  ('{ask_question.content,answer_question.content,create_topic.title}', 'held for review (510-trust.sql)'),
  ('{save_listing_documents.documents,post_listing.*}', 'in ruled columns, or for those who may see contact details'),
  ('{end_deal.note,propose_extension.reason,decline_agreement.reason,prepare_agreement.inputs,
    sign_agreement.signed_name,move_milestone.reference,confirm_payout.reference,
    open_title_file.number,add_title_item.label,
    enter_payment_instructions.*}', 'for parties of a deal, who aren''t strangers'),
  ('{offer_showing.access_code}', 'letters and digits'),
  ('{send_message.attachments}', 'refused to strangers'),
  ('{appeal.message,explain_held.explanation,save_submission.*,give_disclosure.license_number}', 'for staff'),
  ('{add_pipeline_file.*,create_api_key.*,connect_program.*,create_webhook.*,change_webhook.*,
    create_feed_address.*,save_push_subscription.*,name_listing.external_id}', 'their own'),
  ('{accept_submission.*,approve_content.*,approve_template.*,decide.*,decide_appeal.*,decide_event.*,
    decide_listing_review.*,decide_proof.*,handle_report.*,moderate.*,resolve_contact_message.*,retry_mail.*,
    return_submission.*,reverse_action.*,revoke_template_approval.*,set_staff_role.*,settle_claim.*,
    supersede_rule.rule}', 'by staff'),
  ('{accept_invitation.token,release_invited_address.token,turn_off_two_factor.code,use_recovery_code.code,
    permit_email_change.new_email,prepare_agreement.body_sha256,sign_agreement.body_sha256}', 'compared, never shown'),
  ('{answer_extension.answer,give_disclosure.action,answer_offer.action,answer_offer.terms,answer_split.answer,
    call_for_offers.time_zone,
    decide_document_request.decision,end_deal.reason,invite_party.email,invite_party.rights,invite_party.role,
    extend_seller_contract.milestone,make_offer.company_state,make_offer.terms,move_milestone.action,
    offer_showing.time_zone,prepare_agreement.kind,
    propose_split.lines,record_outcome.kind,report_ending.*,set_party_company.company_state,set_party_rights.rights,
    move_title_item.state,add_title_item.owner}',
    'from a list, or data')
) as reasons (names, reason), unnest(names::text[]) as name;

-- At every level --------------------------------------------------------------------------------------

select tests.create_deal_cast();
select tests.create_user('Level ' || level, trust => level) from generate_series(0, 2) as level;
select tests.create_listing('of ' || level, 'Level ' || level) from generate_series(0, 2) as level;
select tests.connect('Ann', 'Level ' || level) from generate_series(0, 2) as level;
insert into member_reviews (author_id, member_id, rating, text)
select tests.user_id('Ann'), tests.user_id('Level ' || level), 5, 'Fast' from generate_series(0, 2) as level;
insert into listing_documents (id, property_id, position, kind, access, path, name, size, mime_type)
values (gen_random_uuid(), tests.listing_id('house'), 1, 'Other', 'on_request', 'x', 'Scan.pdf', 1, 'application/pdf');
create temp table writes (name text, statement text, given text);
insert into writes values
  ('an offer', 'select make_offer($2, tests.listing_id(''house''), tests.terms(), $3)', 'make_offer.message'),
  ('a counteroffer', 'select answer_offer(md5($1 || ''bob'')::uuid, ''counter'', 1, tests.terms(), $3)',
    'answer_offer.message'),
  ('a declined offer', 'select answer_offer(md5($1 || ''bob'')::uuid, ''decline'', 1, null, $3)', null),
  ('an accepted offer', 'select answer_offer(md5($1 || ''bob'')::uuid, ''accept'', 1, null, $3)', null),
  ('all declined offers', 'select decline_other_offers(tests.listing_id(''of '' || right($1, 1)), $3)',
    'decline_other_offers.message'),
  ('an improved offer', 'select answer_offer(md5($1 || ''mine'')::uuid, ''revise'', 1, tests.terms(), $3)', null),
  ('a withdrawn offer', 'select answer_offer(md5($1 || ''mine'')::uuid, ''withdraw'', 1, null, $3)', null),
  ('a connection request', 'insert into connections (sender_id, receiver_id, note)
    values (auth.uid(), tests.user_id(''Partner''), $3)', null),
  ('a request for documents', 'select request_documents(tests.listing_id(''house''), $3)', 'request_documents.note'),
  ('notes for visitors', 'select offer_showing($2, tests.listing_id(''of '' || right($1, 1)),
    now() + interval ''2 days'', now() + interval ''50 hours'', ''America/Chicago'', 1, $3)', 'offer_showing.notes'),
  ('an answer to a review', 'select answer_review((select id from member_reviews where member_id = auth.uid()), $3)',
    'answer_review.answer'),
  ('a name', 'select save_profile(jsonb_build_object(''name'', $3))', null),
  ('a headline', 'select save_profile(jsonb_build_object(''title'', $3))', null),
  ('a biography', 'select save_profile(jsonb_build_object(''bio'', $3))', null),
  ('a forum', 'insert into forums (user_id, title) values (auth.uid(), $3)', null),
  ('a listing',
    'select tests.post_listing(''new'' || $1, $1, jsonb_build_object(''title'', $3, ''status'', ''paused''))', null),
  ('a listing''s description',
    'update properties set description = $3 where id = tests.listing_id(''of '' || right($1, 1))', null),
  ('a message', 'select send_message(tests.user_id(''Ann''), $2, $3)', 'send_message.content'),
  ('an offer''s company',
    'select make_offer($2, tests.listing_id(''jv''), tests.terms(), null, $3, ''TX'', ''Manager'')',
    'make_offer.company'),
  ('an offer''s capacity',
    'select make_offer($2, tests.listing_id(''jv''), tests.terms(), null, ''Oak LLC'', ''TX'', $3)',
    'make_offer.capacity'),
  ('a canceled event', 'select cancel_event(md5($1 || ''event'')::uuid, $3)', 'cancel_event.reason'),
  ('a party''s company', 'select set_party_company(tests.deal_id($1 || '' deal''), $3, ''TX'', ''Manager'')',
    'set_party_company.company'),
  ('a party''s capacity', 'select set_party_company(tests.deal_id($1 || '' deal''), ''Oak LLC'', ''TX'', $3)',
    'set_party_company.capacity'),
  ('someone invited', 'select invite_party(tests.deal_id($1 || '' deal''), ''x@y.example'', $3, ''title'')',
    'invite_party.name'),
  ('a signer''s capacity', 'select set_party_company(tests.deal_id($1 || '' deal''), ''Oak LLC'', ''TX'', ''Manager''),
      invite_party(tests.deal_id($1 || '' deal''), ''x@y.example'', ''Sue'', ''signer'', ''{}'', $3)',
    'invite_party.capacity'),
  ('a guest''s company', 'select accept_invitation(tests.token($1), $3)', 'accept_invitation.company');
grant select on writes to authenticated;
update properties set jv_share_pct = 0;
insert into events (id, user_id, title, description, starts_at, ends_at, time_zone, format, status)
select md5('Level ' || level || 'event')::uuid, tests.user_id('Level ' || level), 'Meetup', 'Coffee',
  now() + interval '9 days', now() + interval '10 days', 'America/New_York', 'online', 'published'
from generate_series(0, 2) as level;
update auth.users set email = replace(email, ' ', '') where email like 'level %';
select tests.verify_email('Level ' || level) from generate_series(0, 2) as level;
-- Each is a buyer under contract, and is invited to Bob's deal.
select tests.create_listing('under contract ' || level, 'Partner') from generate_series(0, 3) as level;
update properties set jv_share_pct = 0;
select tests.offers('Level ' || level, 'Level ' || level || ' deal', 'under contract ' || level)
from generate_series(0, 2) as level;
select tests.offers('Bob', 'bob', 'under contract 3');
select tests.as_member('Partner');
select answer_offer(tests.offer_id('Level ' || level || ' deal'), 'accept', 1) from generate_series(0, 2) as level;
select answer_offer(tests.offer_id('bob'), 'accept', 1);
select tests.as_member('Bob');
select invite_party(tests.deal_id('bob'), 'level' || level || '@tests.example', 'Tia', 'title')
from generate_series(0, 2) as level;
select tests.as_owner();
create table tests.tokens as
  select 'Level ' || level as member, (
    select private.issue_invitation_link(i.party_id) ->> 'token' from deal_invitees i
    where i.email = 'level' || level || '@tests.example'
  ) as token
  from generate_series(0, 2) as level;
create function tests.token(member text) returns text language sql security definer
as $$ select t.token from tests.tokens t where t.member = token.member; $$;
select is_empty($$ select name from texts except select given from writes except select t.name from texts t
    join other_texts o on t.name like replace(o.name, '*', '%') $$, 'every text that others read is tried below');
select is_empty($$ select o.name from other_texts o where not exists (select from texts t where t.name like
    replace(o.name, '*', '%')) $$, 'no exemption is left over');
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
from writes w where w.name !~ 'connection|documents|message|listing$|forum|visitors|review|event';
select is(tests.outcome('Level 1', w.statement, 'Asking $245,500, 12 Oak St, NY 10001-1234'), 'works',
  'level 1: ' || w.name || ' with a price and an address') from writes w;

-- In parts.
select is(tests.outcome('Level 1', 'select save_profile(jsonb_build_object(''name'', ''Call 312 555'', ''title'', $3))',
  '4142'), 'refused', 'a number in two fields');
select is(tests.outcome('Level 1', 'select send_message(tests.user_id(''Ann''), gen_random_uuid(), ''Call 312 555''),
  send_message(tests.user_id(''Ann''), $2, $3)', '4142'), 'refused', 'a number in two messages');

-- Who isn't a stranger.
select tests.as_member('Ann');
select send_message(tests.user_id('Level 1'), gen_random_uuid(), 'Hi');
select is(tests.outcome('Level 1', w.statement, 'Call 312-555-0142'), 'works', 'to a member who has written')
from writes w where w.name = 'a message';
select is(tests.outcome('Level 1', 'select end_deal(tests.deal_id(''Level 1 deal''), ''other'', $3)',
  'Call 312-555-0142'), 'works', 'to a party of a deal');

-- An edit may keep what was there.
select tests.as_owner();
update users set bio = 'Call 312-555-0142' where id = tests.user_id('Level 1');
select is(tests.outcome('Level 1', 'select save_profile(jsonb_build_object(''bio'', $3))', content), outcome,
  'a biography becomes ' || content)
from (values ('New. Call 312-555-0142', 'works'), ('Call 312-555-0143', 'refused')) as edits (content, outcome);

-- Lengths ---------------------------------------------------------------------------------------------

select is(tests.outcome('Level 2', w.statement, repeat('é', 2000)), 'works', w.name || ' has up to 2,000 characters')
from writes w where w.name ~ 'offers?$';
select is(tests.outcome('Level 2', w.statement, repeat('é', 2001)), 'Shorten your message to 2,000 characters.',
  w.name || ' has no more') from writes w where w.name ~ 'offers?$';

select * from finish();
rollback;
