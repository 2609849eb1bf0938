-- Rules that every table, policy, and function has to follow, including future ones.
begin;
\ir helpers.psql

create temp view our_functions as
  select p.oid, p.oid::regprocedure::text as name, n.nspname as schema, p.prosecdef, p.proconfig, p.proacl, p.prorettype
  from pg_proc p join pg_namespace n on n.oid = p.pronamespace
  where n.nspname in ('public', 'private')
    and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e');
create temp view our_tables as
  select c.oid, c.relname as name, c.relrowsecurity from pg_class c
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p');
-- The first column of each index, which a lookup by that column alone can use.
create temp view indexed as
  select indrelid as relid, indkey[0] as attnum from pg_index where indisvalid;

select is_empty($$ select name from our_tables where not relrowsecurity $$,
  'every public table has row-level security');
select is_empty($$ select name from our_tables where obj_description(oid, 'pg_class') is null $$,
  'every public table has a comment');
select is_empty($$ select t.name from our_tables t where not exists (select from pg_index i where i.indrelid = t.oid
    and i.indisprimary) $$, 'every public table has a primary key');
select is_empty($$ select relname from pg_class where relnamespace = 'public'::regnamespace
    and relkind in ('m', 'f') $$, 'no materialized view or foreign table is public, as policies wouldn''t apply');
select is_empty($$ select relname from pg_class where relnamespace = 'public'::regnamespace and relkind = 'v'
    and not coalesce(reloptions @> '{security_invoker=true}' or reloptions @> '{security_invoker=on}', false) $$,
  'every public view runs with the caller''s privileges');
select is_empty(
  $$
    select conrelid::regclass || '.' || conname
    from pg_constraint c
    where contype = 'f'
      and connamespace = 'public'::regnamespace
      and not exists (select from indexed i where i.relid = c.conrelid and i.attnum = c.conkey[1])
  $$,
  'every foreign key has an index'
);
select is_empty(
  $$
    select distinct t.name || '.' || a.attname
    from pg_policy p
      join our_tables t on t.oid = p.polrelid
      join pg_depend d on d.classid = 'pg_policy'::regclass
        and d.objid = p.oid
        and d.refobjid = t.oid
        and d.refobjsubid > 0
      join pg_attribute a on a.attrelid = t.oid and a.attnum = d.refobjsubid
    where not exists (select from indexed i where i.relid = t.oid and i.attnum = d.refobjsubid)
      -- Compared after the sender, in the same index.
      and (t.name, a.attname) <> ('connections', 'status')
      -- Compared after the offer, in the same index.
      and (t.name, a.attname) <> ('offer_versions', 'version')
      -- Compared after the deal, in the same index.
      and (t.name, a.attname) <> ('deal_releases', 'agreed_at')
  $$,
  'every column used by a policy has an index'
);
select is_empty($$ select policyname from pg_policies where schemaname = 'public'
    and (roles = '{public}' or cmd = 'ALL' or permissive <> 'PERMISSIVE') $$,
  'every policy names its roles and a single operation');
select is_empty($$ select tablename, cmd from pg_policies, unnest(roles) as role where schemaname = 'public'
    group by tablename, cmd, role having count(*) > 1 $$, 'each table and operation has one policy per role');
select is_empty(
  $$
    select policyname
    from pg_policies
    where schemaname in ('public', 'storage')
      and (coalesce(qual, '') || coalesce(with_check, '')) ~ 'auth\.(uid|jwt|role)\(\)'
      and (coalesce(qual, '') || coalesce(with_check, '')) !~* 'select auth\.(uid|jwt|role)\(\)'
  $$,
  'policies call auth functions once per statement, not per row'
);
select is_empty($$ select tablename || ' ' || cmd from pg_policies where schemaname = 'public' and 'anon' = any (roles)
    and cmd <> 'SELECT' and (tablename, cmd) <> ('contact_messages', 'INSERT') $$,
  'visitors can''t write to any table but contact_messages');
select is_empty(
  $$
    select tablename
    from pg_policies
    where schemaname = 'public'
      and cmd = 'SELECT'
      and qual = 'true'
      and tablename not in (
        'zip_codes', 'counties', 'data_sources', 'notification_kinds', 'membership_rules', 'membership_plans',
        'resources', 'ledger_roots', 'agreement_template_approvals'
      )
  $$,
  'only reference data, plans, resources, approvals of templates, and roots of the ledger are readable by everyone'
);
select is_empty(
  $$
    select t.name || ' ' || role || ' ' || privilege
    from our_tables t, unnest(array['anon', 'authenticated']) as role,
      unnest(array['INSERT', 'UPDATE', 'DELETE', 'TRUNCATE', 'REFERENCES', 'TRIGGER']) as privilege
    where has_table_privilege(role, t.oid, privilege)
      and not exists (
        select from pg_policies p
        where p.schemaname = 'public' and p.tablename = t.name and p.cmd = privilege and role::name = any (p.roles)
      )
  $$,
  'no role has a table privilege without a policy for it'
);

-- What else they try fails before any policy: the lists replace a test of each denial.
select is(
  (
    select coalesce(string_agg(c.relname, ' ' order by c.relname), '') from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v')
      and case privilege
        when 'DELETE' then has_table_privilege(role, c.oid, privilege)
        else has_any_column_privilege(role, c.oid, privilege)
      end
  ),
  names, role || ' has ' || privilege || ' on exactly these tables and views'
) from (values
  ('anon', 'SELECT',
    'calls_for_offers counties data_sources ledger_roots listing_answers listing_control listing_documents '
    'listing_prices listing_questions listing_showing_notes listing_showings listing_values membership_plans '
    'membership_rules properties resource_bodies resources saved_listings showing_bookings users zip_codes'),
  ('anon', 'INSERT', 'contact_messages'),
  ('anon', 'UPDATE', ''),
  ('anon', 'DELETE', ''),
  ('authenticated', 'INSERT',
    'buybox buybox_profiles connections contact_messages event_links events feed_comments feed_posts follows '
    'forum_posts forums listing_drafts listing_terms member_blocks member_reviews message_settings '
    'notification_settings pipeline_cards pipeline_tasks property_feedback quiet_hours resource_bodies resources '
    'saved_analyses saved_listings saved_searches search_alerts topic_follows'),
  ('authenticated', 'UPDATE',
    'buybox buybox_profiles connections event_links events feed_comments feed_posts forum_posts forum_topics forums '
    'listing_drafts listing_terms member_contacts member_details member_reviews message_settings notification_settings '
    'notifications pipeline_cards pipeline_tasks properties property_feedback quiet_hours resource_bodies resources '
    'saved_searches search_alerts users'),
  ('authenticated', 'DELETE',
    'buybox buybox_profiles connections event_links events feed_addresses feed_posts follows forum_topics '
    'listing_answers listing_drafts listing_imports listing_questions member_blocks member_reviews notifications '
    'pipeline_cards pipeline_files pipeline_tasks properties property_feedback property_submissions '
    'push_subscriptions quiet_hours resource_bodies resources saved_analyses saved_listings saved_searches '
    'search_alerts topic_follows')
) as granted (role, privilege, names);
select is(
  (
    select string_agg(distinct p.proname, ' ' order by p.proname)
    from our_functions f join pg_proc p using (oid)
    where f.schema = 'public' and has_function_privilege(role, f.oid, 'execute') = can
  ),
  names, role || case when can then ' can' else ' can''t' end || ' execute exactly these public functions'
) from (values
  ('anon', true,
    'area check_fair_housing count_properties deal_invitation email email_confirmed entitlements given_disclosures '
    'increment_property_view_count industries '
    'listing_deal_terms listing_matches listings_at_address map_properties match_texts misspelled_places '
    'open_listing_document '
    'phone places_in property_facets release_invited_address roles rule_versions rules_asked saved '
    'search_properties search_site similar_properties unsubscribe_from_alerts website'),
  ('authenticated', false,
    'advance_deals agreement_to_seal apply_billing apply_staff_decisions begin_idempotent claim_checkout '
    'claim_deliveries close_checkout '
    'complete_deliveries deployment_status '
    'differing_reversals differing_subscriptions drop_checkout end_photo_import '
    'end_stale_badges evidence_near fail_event files_to_scan finish_api_requests finish_billing_ending '
    'finish_idempotent finish_reconciliation forget_outdated_deals kept_deal_files note_scan open_checkout '
    'orphaned_agreement_files '
    'orphaned_deal_files outdated_deal_files picture_versions_to_print read_feed receive_event '
    'reconciliation_work record_correction '
    'record_portal_visit redeem_oauth_code refresh_oauth_token register_contract register_deal_document '
    'register_oauth_client register_proof register_sealed_agreement '
    'remind_of_events replace_customer reversed_subscriptions revoke_oauth_token save_customer save_customer_email '
    'seal_ledger '
    'send_deal_alerts send_deal_digests store_listing_values store_print store_reading store_timestamp '
    'suspend_swapped_pictures '
    'take_billing_ticket take_contract unprinted_pictures unstamped_roots use_api_key values_to_compute')
) as executable (role, can, names);

-- What only functions write, whatever grants and policies say. 360-ledger.sql tries what these triggers do.
select set_eq(
  $$
    select format('%s: %s', c.oid::regclass, string_agg(o.operation, ', ' order by o.operation))
    from pg_class c, (values ('insert', 4), ('delete', 8), ('update', 16)) as o (operation, bit)
    where exists (
      select from pg_trigger t
      where t.tgrelid = c.oid and t.tgtype & o.bit > 0 and t.tgenabled = 'O' and t.tgqual is null and t.tgattr = ''
        and t.tgfoid in ('private.refuse_direct_write'::regproc, 'private.refuse_change'::regproc)
    )
    group by c.oid
  $$,
  $$
    select name || ': delete, insert, update' from unnest(array[
      'agreement_signatures', 'agreement_template_approvals', 'agreement_templates', 'agreements', 'calls_for_offers',
      'deal_closings', 'deal_document_log', 'deal_document_readers', 'deal_documents', 'deal_earnest_money',
      'deal_earnest_receipts', 'deal_endings', 'deal_extensions', 'deal_invitees', 'deal_milestones', 'deal_outcomes',
      'deal_authorities', 'deal_title_files', 'deal_title_items', 'deal_parties', 'deal_payment_instructions',
      'deal_releases',
      'deal_split_approvals', 'deal_split_lines', 'deal_split_shares', 'deal_splits', 'deals', 'ledger_entries',
      'ledger_roots', 'ledger_texts', 'offer_versions', 'offers', 'private.ledger_nodes', 'proof_log', 'proof_shares',
      'proofs_of_funds'
    ]) as name
    union all select 'private.state_rules: delete, update'
  $$,
  'neither members nor the service role write to offers, deals, and the ledger by hand'
);
-- Not even functions and the operator change these, or empty them.
select set_eq(
  $$
    select format('%s: %s', t.tgrelid::regclass, string_agg(o.operation, ', ' order by o.operation))
    from pg_trigger t, (values ('delete', 8), ('update', 16), ('truncate', 32)) as o (operation, bit)
    where t.tgfoid = 'private.refuse_change'::regproc and t.tgtype & o.bit > 0 and t.tgenabled = 'O'
    group by t.tgrelid
  $$,
  array[
    'agreement_templates: delete, update', 'deal_document_log: update', 'ledger_entries: delete, truncate, update',
    'ledger_roots: delete, truncate', 'ledger_texts: truncate', 'offer_versions: update',
    'private.ledger_nodes: delete, truncate, update', 'private.state_rules: delete, truncate, update',
    'private.state_rule_signatures: truncate', 'private.rule_answers: truncate'
  ],
  'what was agreed and recorded stays'
);

create temp view verified_writes as
  select t.name, g.tgtype & 16 <> 0 as on_update from our_tables t join pg_trigger g on g.tgrelid = t.oid
  where g.tgfoid = 'private.require_verified_email'::regproc and g.tgtype & 6 = 6 and g.tgtype & 1 = 0;
select set_eq(
  $$ select name from our_tables except select name from verified_writes $$,
  array[
    -- The member's own: profile, settings, and what only they see.
    'users', 'member_contacts', 'member_details', 'member_markets', 'buybox_profiles', 'message_settings',
    'notification_settings', 'saved_listings', 'saved_searches', 'search_alerts', 'topic_follows', 'topic_reads',
    'webhook_endpoints', 'push_subscriptions', 'quiet_hours',
    'notifications', 'deal_alerts', 'pipeline_cards', 'pipeline_tasks', 'pipeline_files', 'saved_analyses',
    'api_keys', 'api_requests', 'feed_addresses',
    'listing_drafts', 'listing_imports', 'listing_import_mappings',
    -- Only counted.
    'profile_views', 'property_feedback',
    -- For safety, also without a verified email.
    'member_blocks', 'reports', 'contact_messages',
    -- Drafts for staff; submitting one requires it.
    'property_submissions', 'submission_files', 'submission_log',
    -- Written together with a row of a table that requires it.
    'conversations', 'conversation_members', 'message_attachments', 'listing_prices', 'listing_days',
    'listing_reviews', 'listing_control', 'listing_values', 'member_stats',
    -- Written by staff, payments, and the operator.
    'staff', 'granted_tiers', 'stripe_checkouts', 'stripe_customers', 'stripe_orders', 'stripe_reversals',
    'stripe_subscriptions', 'membership_plans', 'membership_rules', 'notification_kinds', 'counties', 'zip_codes',
    'data_sources', 'resources', 'resource_bodies', 'agreement_templates', 'agreement_template_approvals',
    -- Written by staff, and by members who appeal.
    'moderation_actions', 'moderation_appeals',
    -- Written by functions, about what required it.
    'member_activity', 'member_responses', 'held_content', 'listing_claims',
    -- Written by functions that require it of members, and by the system.
    'offers', 'offer_versions', 'calls_for_offers', 'ledger_entries', 'ledger_texts', 'ledger_roots',
    'deals', 'deal_parties', 'deal_invitees',
    'deal_milestones', 'deal_extensions', 'deal_closings', 'deal_earnest_money', 'deal_earnest_receipts',
    'deal_endings', 'deal_releases', 'deal_authorities', 'deal_title_files', 'deal_title_items',
    'deal_payment_instructions',
    'deal_splits',
    'deal_split_lines', 'deal_split_shares', 'deal_split_approvals', 'deal_outcomes', 'proofs_of_funds', 'proof_shares',
    'proof_log',
    'deal_documents', 'deal_document_readers', 'deal_document_log', 'agreements', 'agreement_signatures'
  ],
  'a verified email is required to write to every table but these'
);
select is_empty($$ select v.name from verified_writes v where not v.on_update and exists (select from pg_policies p
    where p.schemaname = 'public' and p.tablename = v.name and p.cmd = 'UPDATE') $$,
  'where members can update rows, that requires a verified email too');

-- Closed tables, which only functions reach, are private. A public one without a policy is a mistake.
select is_empty($$ select name from our_tables t where not exists (select from pg_policy p where p.polrelid = t.oid) $$,
  'every public table has a policy');
-- The rest are rules of Supabase's database linter that can be checked from the catalog.
select is_empty($$ select tablename || '.' || policyname from pg_policies p where schemaname = 'public'
    and coalesce(qual, '') || coalesce(with_check, '') ~ 'user_metadata' $$,
  'no policy trusts metadata that members can change');
select is_empty(
  $$
    select c.relname from pg_class c
    where c.relkind in ('v', 'm')
      and c.relnamespace in ('public'::regnamespace, 'private'::regnamespace)
      and has_table_privilege('anon', c.oid, 'select')
      and pg_get_viewdef(c.oid) ~ 'auth\.users'
  $$,
  'no view shows accounts to visitors'
);
select is_empty(
  $$
    select a.indexrelid::regclass || ' and ' || b.indexrelid::regclass
    from pg_index a join pg_index b on a.indrelid = b.indrelid and a.indexrelid < b.indexrelid
      join pg_class ac on ac.oid = a.indexrelid join pg_class bc on bc.oid = b.indexrelid
    where ac.relnamespace in ('public'::regnamespace, 'private'::regnamespace)
      and ac.relam = bc.relam
      and (a.indkey, a.indclass, a.indoption, a.indcollation, a.indisunique)
        = (b.indkey, b.indclass, b.indoption, b.indcollation, b.indisunique)
      and pg_get_expr(a.indexprs, a.indrelid) is not distinct from pg_get_expr(b.indexprs, b.indrelid)
      and pg_get_expr(a.indpred, a.indrelid) is not distinct from pg_get_expr(b.indpred, b.indrelid)
  $$,
  'no two indexes are the same'
);
select is_empty(
  $$
    select c.oid::regclass from pg_class c
    where c.relkind in ('r', 'p') and c.relnamespace = 'private'::regnamespace
      and not exists (select from pg_index i where i.indrelid = c.oid and i.indisprimary)
  $$,
  'every private table has a primary key, too'
);
select is_empty(
  $$
    select c.oid::regclass from pg_class c
    where c.relkind in ('r', 'p') and c.relnamespace = 'private'::regnamespace
      and (has_table_privilege('anon', c.oid, 'select, insert, update, delete')
        or has_table_privilege('authenticated', c.oid, 'select, insert, update, delete'))
  $$,
  'no private table is open to the API'
);
select is_empty(
  $$
    select a.attrelid::regclass || '.' || a.attname from pg_attribute a join our_tables t on t.oid = a.attrelid
    where a.attnum > 0 and not a.attisdropped
      and a.atttypid in ('pg_catalog.regclass'::regtype, 'pg_catalog.regproc'::regtype, 'pg_catalog.regtype'::regtype)
  $$,
  'no column has a type that blocks upgrades'
);

select is_empty($$ select name from our_functions where schema = 'public' and prosecdef $$,
  'no function in the public schema is a security definer');
select is_empty($$ select name from our_functions where not coalesce(proconfig @> array['search_path=""'], false) $$,
  'every function has an empty search_path');
select is_empty($$ select name from our_functions where obj_description(oid, 'pg_proc') is null $$,
  'every function has a comment');
select is_empty($$ select name from our_functions where proacl is null or exists (select from aclexplode(proacl) a
    where a.grantee = 0 and a.privilege_type = 'EXECUTE') $$, 'no function can be executed by everyone by default');
select set_eq(
  $$ select name from our_functions where schema = 'private' and has_function_privilege('anon', oid, 'execute') $$,
  array[
    'private.area_of(properties)', 'private.check_fair_housing(text,boolean)', 'private.claims_of(uuid)',
    'private.given_disclosures(uuid)', 'private.rule_versions(text,date)',
    'private.rules_asked(text,text,boolean,uuid)',
    'private.is_short_text_list(text[],integer)', 'private.email_confirmed()', 'private.check_email_verified()',
    'private.has_entitlement(text)',
    'private.is_staff()', 'private.has_staff_role(text)', 'private.account_standing()',
    'private.standing_refusal(uuid,boolean)', 'private.require_standing(uuid,boolean)',
    'private.can_see_contact(uuid)', 'private.visible_contact(uuid)',
    'private.listing_deal_terms(uuid)', 'private.open_listing_document(uuid)',
    'private.listing_ids_at(jsonb)',
    'private.own_listing_images(uuid,text[])', 'private.record_property_view(uuid,text)',
    'private.search_properties(jsonb,text,text,jsonb,integer)', 'private.count_properties(jsonb,text)',
    'private.property_facets(jsonb,text)',
    'private.map_properties(jsonb,text,jsonb,double precision)', 'private.similar_properties(uuid,integer)',
    'private.member_roles(uuid)', 'private.member_industries(uuid)', 'private.hidden_member_ids()',
    'private.reads_own()',
    'private.connected(uuid)', 'private.has_requested_connection(uuid)', 'private.has_messaged(uuid)',
    'private.in_deal_with(uuid)', 'private.unsubscribe_from_alerts(uuid)', 'private.deal_invitation(text)',
    'private.release_invited_address(text)',
    'private.are_content_links(text[])',
    'private.check_request()', 'private.session_refusal()', 'private.refuse_request(text)',
    'private.places_in(text[])', 'private.match_texts(jsonb,text[])', 'private.find_places(text,integer)',
    'private.misspelled_places(text[])',
    'private.has_booked(uuid)',
    'private.fold_text(text)', 'private.normalize_search(text)', 'private.search_words(text)'
  ],
  'visitors can execute exactly these private functions'
);
select set_eq(
  $$
    select name
    from our_functions
    where schema = 'private'
      and has_function_privilege('authenticated', oid, 'execute')
      and not has_function_privilege('anon', oid, 'execute')
  $$,
  array[
    'private.is_list_of(text[],text[])', 'private.valid_social_links(jsonb)', 'private.valid_annual_expenses(jsonb)',
    'private.valid_unit_mix(jsonb)', 'private.is_parcel_number(text)',
    'private.are_counties_of(text[],text[])',
    'private.property_types()', 'private.residential_types()', 'private.searchable_property_types()',
    'private.property_conditions()', 'private.financing_types()', 'private.exit_strategies()',
    'private.session_status()', 'private.verify_email(uuid)', 'private.permit_email_change(text)',
    'private.generate_recovery_codes()', 'private.recovery_codes_left()', 'private.use_recovery_code(text)',
    'private.turn_off_two_factor(text)',
    'private.lacks_second_factor()', 'private.create_api_key(text,text[],timestamp with time zone)',
    'private.rotate_api_key(uuid)', 'private.revoke_api_key(uuid)', 'private.oauth_client(uuid,text)',
    'private.connect_program(uuid,text,text[],text)',
    'private.create_feed_address(text)', 'private.own_appointments()', 'private.newest_matches()',
    'private.are_state_codes(text[])', 'private.own_account()', 'private.bigrams(text)',
    'private.decide_listing_review(uuid,text,text,timestamp with time zone,text[],date)',
    'private.confirm_listing(uuid)', 'private.request_listing_review(uuid)',
    'private.held_phrases(uuid)', 'private.explain_held(uuid,text)',
    'private.unreviewed_changes(uuid)', 'private.preview_listing_edit(uuid,jsonb)', 'private.is_listed_picture(text)',
    'private.is_listed_document(text)', 'private.can_upload_document(text)',
    'private.save_listing_documents(uuid,jsonb,uuid[])', 'private.post_listing(uuid,jsonb,jsonb,jsonb,text,uuid[])',
    'private.give_disclosure(text,uuid,uuid,text)', 'private.sign_rule(uuid)', 'private.stated_licenses(text)',
    'private.supersede_rule(uuid,uuid,jsonb)',
    'private.request_documents(uuid,text)',
    'private.decide_document_request(uuid,text)',
    'private.ask_to_join(uuid)', 'private.answer_join(uuid,boolean)', 'private.deny_match(uuid)',
    'private.settle_claim(uuid,text,uuid,text)', 'private.is_own_claim(listing_claims)',
    'private.claim_contracts(listing_claims)', 'private.review_contracts(listing_reviews)',
    'private.draft_matches(jsonb)', 'private.picture_notes(uuid)',
    'private.ask_question(uuid,uuid,text)', 'private.answer_question(uuid,text)',
    'private.hide_question(uuid,boolean)',
    'private.card_prices(uuid)', 'private.invite_buyers(uuid,integer)',
    'private.listing_reach(uuid)',
    'private.is_showing_host(uuid)', 'private.can_read_showing_notes(uuid)',
    'private.offer_showing(uuid,uuid,timestamp with time zone,timestamp with time zone,text,integer,text,text)',
    'private.showing_access(uuid)', 'private.approve_booking(uuid,uuid)',
    'private.cancel_showing(uuid)', 'private.book_showing(uuid)', 'private.cancel_booking(uuid)',
    'private.check_time_zone(text)',
    'private.record_profile_view(uuid)', 'private.answer_review(uuid,text)',
    'private.review_refusal(uuid)', 'private.blocked_members()',
    'private.buy_box_summary(uuid)',
    'private.search_members(text,text,jsonb,integer)', 'private.suggested_member_ids(integer)',
    'private.mutual_connection_ids(uuid,integer)',
    'private.file_report(text,uuid,uuid,text,text,jsonb)', 'private.handle_report(uuid,text)',
    'private.lock_feed_post(uuid)', 'private.like_post(uuid,boolean)', 'private.delete_comment(uuid)',
    'private.create_topic(uuid,text,uuid)', 'private.delete_forum_post(uuid)', 'private.delete_forum(uuid)',
    'private.mark_topic_read(uuid,integer)',
    'private.consume_rate_limit(text)', 'private.normalize_mentions(text)',
    'private.is_organizer(uuid)', 'private.register_for_event(uuid)', 'private.cancel_registration(uuid)',
    'private.decide_event(uuid,text,text,timestamp with time zone)', 'private.cancel_event(uuid,text)',
    'private.is_attached(text)', 'private.can_upload_attachment(text)', 'private.open_attachments(text[])',
    'private.has_words(text,text[])', 'private.search_messages(text,integer)',
    'private.member_ids_to_message(text,integer)',
    'private.can_join_conversation_topic(text)', 'private.message_refusal(uuid)',
    'private.send_message(uuid,uuid,text,uuid,jsonb)', 'private.mark_conversation_read(uuid,timestamp with time zone)',
    'private.other_read_at(uuid)',
    'private.match_report(properties,buybox_profiles)', 'private.match_score(properties,buybox_profiles)',
    'private.matched_listings(integer,jsonb)', 'private.count_matches(jsonb)', 'private.matching_buy_boxes(uuid)',
    'private.best_matches(jsonb,text,jsonb,integer)',
    'private.is_contract_registered(text)', 'private.contract_reading(uuid,text)', 'private.open_contract(uuid)',
    'private.can_upload_contract(text)',
    'private.save_submission(uuid,text,text,text,bigint,integer,integer)', 'private.delete_submission_file(uuid)',
    'private.submit_property(uuid)',
    'private.return_submission(uuid,text,timestamp with time zone)',
    'private.accept_submission(uuid,jsonb,timestamp with time zone,date)',
    'private.reversal_effect(text)', 'private.gives_plan(stripe_subscriptions)',
    'private.filter_conditions(jsonb)', 'private.place_name(text)', 'private.place_key(text)',
    'private.check_address(text,text,text,double precision,double precision)',
    'private.place_keys(jsonb)', 'private.is_us_state(text)',
    'private.utc_day(timestamp with time zone)', 'private.market_figures()', 'private.own_listing_days(date)',
    'private.seller_analytics(integer)', 'private.upcoming_events(integer)', 'private.getting_started()',
    'private.offers_to_answer(integer)', 'private.deal_deadlines(integer)',
    'private.followed_connections(timestamp with time zone,uuid,integer)', 'private.own_listings_since(date)',
    'private.followed_activity(timestamp with time zone,uuid,text,integer)',
    'private.resolve_contact_message(uuid,text)',
    'private.save_push_subscription(text,text,text,text)',
    'private.create_webhook(text,text[],text)', 'private.change_webhook(uuid,text,text[],text)',
    'private.rotate_webhook_secret(uuid)', 'private.switch_webhook(uuid,boolean)', 'private.delete_webhook(uuid)',
    'private.test_webhook(uuid)', 'private.replay_webhooks(uuid,uuid)', 'private.webhook_deliveries(uuid)',
    'private.is_pipeline_file(text)', 'private.can_upload_pipeline_file(text)',
    'private.add_pipeline_file(uuid,uuid,text,text)', 'private.open_pipeline_file(uuid)',
    'private.find_discussions(text,integer)', 'private.is_phone(text)', 'private.is_web_address(text,integer)',
    'private.moderate(text,text,uuid,text,text,timestamp with time zone,uuid)', 'private.reverse_action(uuid,text)',
    'private.content_source(text)', 'private.appeal(uuid,text)', 'private.decide_appeal(uuid,text,text)',
    'private.my_trust()', 'private.reported_members(uuid[])', 'private.subjects_being_decided()',
    'private.decide(text,jsonb,text)', 'private.undo_decision(uuid)', 'private.staff_decisions()',
    'private.approve_content(text,uuid,timestamp with time zone)', 'private.can_edit_held(uuid)',
    'private.without_invisible(text)', 'private.address_words()', 'private.address_key(text,text,text,text)',
    'private.parcel_key(text,text)', 'private.street_of(text,text,text,text)',
    'private.my_moderation()', 'private.own_standing()',
    'private.contingencies()', 'private.make_offer(uuid,uuid,jsonb,text,text,text,text)',
    'private.answer_offer(uuid,text,integer,jsonb,text)', 'private.decline_other_offers(uuid,text)',
    'private.call_for_offers(uuid,timestamp with time zone,text)', 'private.cancel_call(uuid)',
    'private.my_offer_ids()',
    'private.my_deal_ids(text)', 'private.my_invitation_ids()', 'private.has_open_deal(uuid)',
    'private.move_milestone(uuid,text,bigint,date,text,uuid)',
    'private.propose_extension(uuid,timestamp with time zone,text)',
    'private.answer_extension(uuid,text)', 'private.invite_party(uuid,text,text,text,text[],text)',
    'private.resend_invitation(uuid)', 'private.accept_invitation(text,text)',
    'private.set_party_company(uuid,text,text,text)', 'private.my_companies()',
    'private.calling_key()', 'private.join_deal(uuid)', 'private.deal_invitations()', 'private.revoke_party(uuid)',
    'private.set_party_rights(uuid,text[])', 'private.accept_party(uuid)',
    'private.extend_seller_contract(uuid,date,text)', 'private.planned_milestones(deals)',
    'private.end_of_day(date,text)', 'private.last_day(timestamp with time zone,text)',
    'private.business_day_after(date,integer)',
    'private.earnest_due_at(offer_versions,timestamp with time zone,text)',
    'private.end_deal(uuid,text,text)', 'private.confirm_closing(uuid,bigint,date,boolean)',
    'private.report_ending(uuid,boolean,text,date,text)', 'private.confirm_payout(uuid,date,text)',
    'private.double_close(uuid)', 'private.double_close_options(uuid)',
    'private.unlink_double_close(uuid)',
    'private.link_double_close(uuid,uuid,boolean)',
    'private.open_title_file(uuid,text)', 'private.move_title_item(uuid,text)', 'private.approve_settlement(uuid)',
    'private.add_title_item(uuid,uuid,text,text,date)', 'private.clear_title(uuid)',
    'private.ask_for_authority(uuid)', 'private.mark_authority_seen(uuid)',
    'private.ledger_proof(uuid)', 'private.my_split_deal_ids()', 'private.record_outcome(uuid,text,bigint)',
      'private.seller_record(uuid)',
    'private.propose_split(uuid,uuid,jsonb)', 'private.answer_split(uuid,text)',
    'private.my_payment_deal_ids()', 'private.payment_instructions(uuid)', 'private.end_payment_change(uuid)',
    'private.enter_payment_instructions(uuid,uuid,text,text,text,text,text,text)',
    'private.verified_funds(uuid[])', 'private.is_proof_registered(text)', 'private.can_upload_proof(text)',
    'private.withdraw_proof(uuid)', 'private.decide_proof(uuid,text,text)', 'private.share_proof(uuid,uuid)',
    'private.revoke_proof_share(uuid,uuid)', 'private.proofs_shared_with_me()',
    'private.open_proof(uuid)',
    'private.my_party_ids()', 'private.my_own_document_ids()', 'private.my_document_ids()',
    'private.is_document_registered(text)', 'private.can_upload_deal_document(text)',
    'private.share_deal_document(uuid,uuid)', 'private.unshare_deal_document(uuid,uuid)',
    'private.remove_deal_document(uuid)', 'private.open_deal_document(uuid)',
    'private.approve_template(uuid,text[])', 'private.revoke_template_approval(uuid,text)',
    'private.preview_agreement(uuid,text,jsonb)', 'private.prepare_agreement(uuid,uuid,text,jsonb,text)',
    'private.sign_agreement(uuid,text,text,boolean,boolean)', 'private.decline_agreement(uuid,text)',
    'private.withdraw_agreement(uuid)', 'private.my_agreement_ids()',
    'private.set_staff_role(uuid,text)', 'private.operations()', 'private.retry_mail(text)',
    'private.valid_draft_fields(jsonb)', 'private.valid_photo_urls(text[])',
    'private.changed_items(text,timestamp with time zone,integer,timestamp with time zone,uuid,uuid)',
    'private.listings_found(jsonb,text,uuid[])',
    'private.own_external_id(uuid)', 'private.listing_named(text)', 'private.name_listing(uuid,text)',
    'private.store_listings(jsonb,boolean)', 'private.store_batch_rows(jsonb,boolean)',
    'private.import_listing_drafts(uuid,text,integer,text,jsonb,integer,jsonb)', 'private.photos_to_import(uuid)',
    'private.store_drafts(uuid,text,integer,text,jsonb,integer,jsonb)', 'private.import_room()',
    'private.is_api_key()', 'private.try_rows(jsonb,text,text)', 'private.restore_rows(jsonb,text,text,integer)',
    'private.restore_drafts(jsonb,integer)', 'private.restores(boolean)', 'private.filled_sections()',
    'private.restore_sections(jsonb)', 'private.restore_archive(jsonb,boolean)', 'private.check_archive(jsonb)',
    'private.restore_steps()', 'private.run_counted(text,text,jsonb)', 'private.export_query(boolean)',
    'private.exported_hidden_data()', 'private.exported_data()', 'private.profile_fields()'
  ],
  'members can also execute exactly these private functions'
);
select is_empty($$ select name from our_functions where prorettype = 'trigger'::regtype
    and has_function_privilege('authenticated', oid, 'execute') $$, 'trigger functions can''t be called directly');
select is_empty(
  $$
    select role || ' ' || privilege
    from unnest(array['anon', 'authenticated']) as role, unnest(array['public', 'private']) as schema,
      unnest(array['CREATE']) as privilege
    where has_schema_privilege(role, schema, privilege)
  $$,
  'API roles can''t create objects in our schemas'
);
select is_empty($$ select extname from pg_extension
    where extnamespace in ('public'::regnamespace, 'private'::regnamespace) $$,
  'no extension is installed in our schemas');
select is_empty($$ select schemaname || '.' || tablename from pg_publication_tables where pubname = 'supabase_realtime'
    and (schemaname <> 'public' or tablename not in ('properties')) $$, 'only listings are published to Realtime');

create temp view member_tables as
  select c.conrelid, c.conrelid::regclass::text as name, c.confdeltype from pg_constraint c
  where c.contype = 'f' and c.confrelid in ('public.users'::regclass, 'auth.users'::regclass)
    and c.connamespace = 'public'::regnamespace;
select is_empty($$ select name from member_tables where confdeltype not in ('c', 'n') $$,
  'no foreign key prevents deleting an account');
select is_empty(
  $$
    select name from member_tables
    where not exists (
      select from unnest(array[false, true]) as hidden
      where private.export_query(hidden) like '%public.' || name || ' %'
    )
  $$,
  'every table with member data is part of the export'
);

select * from finish();
rollback;
