-- What is stored about members: the registry that the export, account deletion, restoring an archive, the privacy page,
-- and the account page follow.

-- One row per table, or per place in `auth` and `storage`. Tests compare it with the catalog, with an export, and with
-- what a deleted account leaves. `npm run reference:personal-data` writes the copy that the app shows.
--
-- member_columns are the columns that refer to members, its owner's first. exported_as is the section of the export, or
-- null with a note that says why there's none. The details, all optional, say how it's exported (SQL, where $1 is the
-- member), what restoring an archive does with the section, and what deleting the account does:
--   order: what a list is sorted by. Without it, the section is the one row there is, or null.
--   rows: which rows. Otherwise those with the member in the first column, which is then left out; without such a
--     column, those about the member's listings; and of a section within another one, such as offers.versions, those
--     whose column `of` has the ID of the outer row, also left out.
--   omit: further columns that are left out.    pick: the only column, whose values make up the section.
--   hidden: members can't read these rows themselves.    by_hand: part of a section, or all, in 50_account_export.sql.
--   restore: yes, or why not, as listed below. For each section, in one of its rows.
--   on_deletion: anonymized or kept; otherwise they're deleted.    note: why it isn't exported or isn't deleted.
--   copies: columns that have names or IDs of other members.
create view private.personal_data with (security_invoker = true) as
select registry.place, registry.table_name, registry.member_columns, registry.topic, registry.label,
  registry.exported_as, details."rows", details."order", details.of, coalesce(details.omit, '{}') as omit, details.pick,
  coalesce(details.hidden, false) as hidden, coalesce(details.by_hand, false) as by_hand,
  details.restore, reasons.reason as not_restored, coalesce(details.on_deletion, 'deleted') as on_deletion,
  details.note, kept.kept_for, coalesce(details.copies, '{}') as copies, registry.details
from (
  select row_number() over () as place, listed.* from (values
  -- table, columns with a member, topic, name, section of the export, details
  -- account
  ('auth.users', '{id}'::text[], 'account', 'sign-in account', 'account', '{"by_hand": true, "restore": "own"}'::jsonb),
  ('private.verified_emails', '{user_id}', 'account', 'when you verified your email', 'account', '{"by_hand": true}'),
  ('public.staff', '{user_id}', 'account', 'staff role', 'staff', '{"restore": "granted"}'),
  ('public.api_keys', '{user_id}', 'account', 'API keys and connected assistants', 'api_keys',
    '{"order": "created_at, id", "restore": "secrets"}'),
  ('public.api_requests', '{user_id}', 'account', 'requests with your API keys', 'api_requests',
    '{"rows": "id in (select newest.id from public.api_requests newest where newest.user_id = $1 order by '
    'newest.requested_at desc, newest.id limit 10000)", "order": "requested_at, id", "omit": ["user_id"], '
    '"restore": "computed"}'),
  ('public.webhook_endpoints', '{user_id}', 'account', 'webhooks', 'webhooks',
    '{"order": "created_at", "restore": "secrets"}'),
  ('public.feed_addresses', '{user_id}', 'account', 'calendar and feed addresses', 'feed_addresses',
    '{"order": "kind", "restore": "secrets"}'),
  ('private.api_key_secrets', '{}', 'account', 'secrets of your API keys', null,
    '{"note": "hashes that can’t be turned back into keys"}'),
  ('private.oauth_clients', '{}', 'account', 'programs that registered to be connected', null,
    '{"on_deletion": "kept", "note": "what they say of themselves, and for an hour the IP address they came from"}'),
  ('private.oauth_codes', '{}', 'account', 'codes that assistants connect with', null,
    '{"note": "hashes that can’t be turned back into codes"}'),
  ('private.oauth_tokens', '{}', 'account', 'tokens of connected assistants', null,
    '{"note": "hashes that can’t be turned back into tokens"}'),
  ('private.webhook_secrets', '{}', 'account', 'signing secrets of your webhooks', null,
    '{"note": "shown to you once"}'),
  ('private.feed_secrets', '{}', 'account', 'secrets of your calendar and feed addresses', null,
    '{"note": "hashes that can’t be turned back into addresses"}'),
  ('private.recovery_codes', '{user_id}', 'account', 'recovery codes for two-factor authentication', null,
    '{"note": "hashes that can’t be turned back into codes"}'),
  ('private.api_idempotency', '{}', 'account', 'answers to repeated API requests', null, '{"note": "kept for a day"}'),
  ('private.email_change_permits', '{user_id}', 'account', 'change of email you requested', null,
    '{"note": "the new address, until you verify it"}'),
  ('private.recovered_sessions', '{user_id}', 'account', 'sessions you entered a recovery code in', null,
    '{"note": "until they end"}'),
  ('private.suspended_passwords', '{user_id}', 'account', 'whether you must set a new password', null,
    '{"note": "until you set it"}'),
  -- profile
  ('public.users', '{id}', 'profile', 'profile', 'profile', '{"rows": "id = $1", "restore": "yes"}'),
  ('public.member_contacts', '{user_id}', 'profile', 'contact details', 'contact', '{"restore": "yes"}'),
  ('public.member_details', '{user_id}', 'profile', 'sign-up answers', 'details', '{"restore": "yes"}'),
  ('public.member_markets', '{user_id}', 'profile', 'markets', 'markets',
    '{"order": "state, county", "restore": "sign_up"}'),
  ('storage.objects', '{}', 'profile', 'files you uploaded', 'files', '{"by_hand": true, "restore": "yes"}'),
  ('public.member_reviews', '{author_id,member_id}', 'profile', 'reviews by and about you', 'reviews',
    '{"rows": "$1 in (author_id, member_id)", "order": "created_at", "restore": "others"}'),
  ('public.profile_views', '{viewer_id,member_id}', 'profile', 'profiles you viewed', 'profile_views',
    '{"order": "viewed_on, id", "omit": ["id"], "restore": "computed"}'),
  ('public.member_stats', '{user_id}', 'profile', 'counts on your profile', 'stats', '{"restore": "computed"}'),
  ('private.directory', '{user_id}', 'profile', 'entry in the member directory', 'directory',
    '{"hidden": true, "restore": "computed"}'),
  -- search
  ('public.buybox_profiles', '{user_id}', 'search', 'buy box', 'buy_box', '{"restore": "yes"}'),
  ('public.saved_listings', '{user_id}', 'search', 'saved listings', 'saved_listings',
    '{"order": "created_at", "restore": "yes"}'),
  ('public.property_feedback', '{user_id}', 'search', 'likes and dislikes', 'listing_feedback',
    '{"order": "created_at", "restore": "yes"}'),
  ('public.saved_searches', '{user_id}', 'search', 'saved searches', 'saved_searches',
    '{"order": "created_at", "restore": "yes"}'),
  ('public.search_alerts', '{user_id}', 'search', 'alerts for saved searches', 'search_alerts',
    '{"order": "created_at", "restore": "yes"}'),
  ('public.pipeline_cards', '{user_id}', 'search', 'deals in your pipeline', 'pipeline',
    '{"order": "stage, position, id", "omit": ["position", "notes_version"], "restore": "yes"}'),
  ('public.pipeline_tasks', '{user_id}', 'search', 'tasks in your pipeline', 'pipeline_tasks',
    '{"order": "created_at, id", "restore": "yes"}'),
  ('public.saved_analyses', '{user_id}', 'search', 'saved analyses', 'saved_analyses',
    '{"order": "created_at, id", "restore": "yes"}'),
  ('public.pipeline_files', '{user_id}', 'search', 'files in your pipeline', 'pipeline_files',
    '{"order": "created_at, id", "restore": "yes"}'),
  ('public.listing_invitations', '{user_id}', 'search', 'invitations to listings', 'listing_invitations',
    '{"order": "created_at, id", "restore": "others"}'),
  ('public.deal_alerts', '{user_id}', 'search', 'deal alerts', 'deal_alerts',
    '{"order": "created_at", "restore": "computed"}'),
  ('private.alert_mail', '{user_id}', 'search', 'date of your last daily digest', 'alert_mail',
    '{"omit": ["token"], "hidden": true, "restore": "computed"}'),
  -- listings
  ('public.properties', '{user_id}', 'listings', 'listings', 'listings',
    '{"order": "created_at", "omit": ["search_text"], "restore": "yes"}'),
  ('public.listing_terms', '{}', 'listings', 'deal terms of your listings', 'listing_terms',
    '{"order": "(select p.created_at from public.properties p where p.id = property_id), property_id", '
    '"restore": "yes"}'),
  ('public.listing_documents', '{}', 'listings', 'documents of your listings', 'listing_documents',
    '{"order": "property_id, position", "restore": "yes"}'),
  ('public.listing_drafts', '{user_id}', 'listings', 'drafts of listings', 'listing_drafts',
    '{"order": "created_at, line, id", "omit": ["address_key"], "hidden": true, "restore": "yes"}'),
  ('private.photo_imports', '{user_id}', 'listings', 'drafts whose photos we’re fetching', null,
    '{"note": "for a minute"}'),
  ('public.listing_imports', '{user_id}', 'listings', 'imports of listings', 'listing_imports',
    '{"order": "created_at, id", "restore": "imports"}'),
  ('public.listing_import_mappings', '{user_id}', 'listings', 'columns of files you imported',
    'listing_import_mappings', '{"order": "used_at, columns_hash", "restore": "remembered"}'),
  ('private.listing_log', '{owner_id}', 'listings', 'when your listings changed', null,
    '{"on_deletion": "anonymized", "note": "times that your listings have, too; without your name, so that programs of '
    'others notice that a listing is gone"}'),
  ('private.save_log', '{user_id}', 'search', 'when you saved listings', null,
    '{"note": "for your programs, times that your saved listings have, too"}'),
  ('private.external_ids', '{user_id}', 'listings', 'what your programs call your listings', 'external_ids',
    '{"order": "external_id", "hidden": true, "restore": "remembered"}'),
  ('public.listing_claims', '{asker_id,denier_id,settled_by}', 'listings', 'listings of one property', 'listing_claims',
    '{"rows": "exists (select from public.properties p where p.user_id = $1 and p.id in (property_id, other_id))", '
    '"order": "found_at, id", "omit": ["asker_id", "denier_id", "settled_by"], "restore": "computed"}'),
  ('private.picture_prints', '{user_id}', 'listings', 'hashes of your pictures', null,
    '{"note": "computed from your pictures, to find the same ones"}'),
  ('private.listing_marks', '{}', 'listings', 'what listings of one property are found by', null,
    '{"note": "computed from your listings"}'),
  ('public.listing_prices', '{}', 'listings', 'price history of your listings', 'listing_prices',
    '{"order": "property_id, changed_at, id", "omit": ["id"], "restore": "history"}'),
  ('public.listing_days', '{}', 'listings', 'daily figures of your listings', 'listing_days',
    '{"order": "property_id, day", "restore": "history"}'),
  ('private.listing_sources', '{}', 'listings', 'where views of your listings come from', 'listing_sources',
    '{"order": "property_id, day, source", "hidden": true, "restore": "history"}'),
  ('public.listing_control', '{}', 'listings', 'what the badges of your listings rest on', 'listing_control',
    '{"order": "property_id", "restore": "computed"}'),
  ('public.listing_values', '{}', 'listings', 'what sales say your listings are worth', 'listing_values',
    '{"order": "property_id, kind", "restore": "computed"}'),
  ('private.values_due', '{}', 'listings', 'when those are computed again', null, '{"note": "only a time"}'),
  ('public.listing_reviews', '{reviewer_id}', 'listings', 'our reviews of your listings', 'listing_reviews',
    '{"rows": "property_id in (select p.id from public.properties p where $1 in (p.user_id, '
    'listing_reviews.reviewer_id))", "order": "requested_at", "omit": ["reviewer_id", "approved_listing"], '
    '"restore": "history"}'),
  ('public.listing_document_requests', '{member_id}', 'listings', 'requests for documents', 'document_requests',
    '{"order": "requested_at, id", "restore": "others"}'),
  ('public.listing_questions', '{user_id}', 'listings', 'questions about listings', 'listing_questions',
    '{"order": "created_at, id", "restore": "others"}'),
  ('public.listing_answers', '{user_id}', 'listings', 'answers to questions about your listings', 'listing_answers',
    '{"order": "created_at, id", "restore": "others"}'),
  ('public.listing_showings', '{}', 'listings', 'showings of your listings', 'listing_showings',
    '{"order": "created_at, id", "restore": "others"}'),
  ('public.listing_showing_notes', '{}', 'listings', 'notes for visitors of your showings', 'listing_showings.notes',
    '{"of": "showing_id", "pick": "notes"}'),
  ('private.showing_codes', '{}', 'listings', 'access codes of your showings', 'listing_showings', '{"by_hand": true}'),
  ('public.showing_bookings', '{user_id}', 'listings', 'showings you booked', 'showing_bookings',
    '{"order": "created_at, id", "restore": "others"}'),
  ('public.property_submissions', '{user_id,reviewer_id}', 'listings', 'properties you submitted', 'submissions',
    '{"order": "created_at, id", "omit": ["reviewer_id"], "restore": "team"}'),
  ('public.submission_files', '{}', 'listings', 'contracts you submitted', 'submissions.files',
    '{"of": "submission_id", "order": "uploaded_at, id"}'),
  ('private.contract_readings', '{}', 'listings', 'what we read in contracts you submitted', null,
    '{"note": "names, prices, and dates in your contracts, for our reviewers; deleted with the contract"}'),
  ('private.file_scans', '{}', 'profile', 'whether your files were scanned for malware', null,
    '{"note": "only the result, deleted with the file"}'),
  ('public.submission_log', '{actor_id}', 'listings', 'log of your submissions', 'submission_log',
    '{"rows": "actor_id = $1 or submission_id in (select s.id from public.property_submissions s where s.user_id = '
    '$1)", "order": "id", "omit": ["id", "actor_id"], "restore": "team"}'),
  ('public.calls_for_offers', '{}', 'listings', 'calls for offers on your listings', null,
    '{"note": "deadlines everyone can see"}'),
  ('private.listing_viewers', '{}', 'listings', 'hashes that count views of listings', null,
    '{"on_deletion": "kept", "note": "can’t be traced to anyone after a day, because their key is deleted"}'),
  -- community
  ('public.connections', '{sender_id,receiver_id}', 'community', 'connections and requests', 'connections',
    '{"rows": "$1 in (sender_id, receiver_id)", "order": "created_at", "restore": "others"}'),
  ('public.follows', '{follower_id,followed_id}', 'community', 'follows', 'follows',
    '{"rows": "$1 in (follower_id, followed_id)", "order": "created_at", "omit": ["id"], "restore": "others"}'),
  ('public.member_blocks', '{blocker_id,blocked_id}', 'community', 'members you blocked', 'blocked',
    '{"order": "created_at", "omit": ["id"], "restore": "yes"}'),
  ('public.conversation_members', '{user_id,other_id}', 'community', 'your inbox', 'conversations',
    '{"order": "(select c.created_at from public.conversations c where c.id = conversation_id), conversation_id", '
    '"omit": ["id"]}'),
  ('public.conversations', '{user_a_id,user_b_id,last_user_id}', 'community', 'conversations', 'conversations',
    '{"by_hand": true, "restore": "others", "on_deletion": "anonymized", '
    '"note": "stay with the other person without your name"}'),
  ('public.messages', '{user_id}', 'community', 'messages', 'messages',
    '{"rows": "conversation_id in (select c.conversation_id from public.conversation_members c where c.user_id = $1)", '
    '"order": "created_at, id", "restore": "others", "on_deletion": "anonymized", '
    '"note": "stay with the other person without your name"}'),
  ('public.message_attachments', '{}', 'community', 'attachments', 'messages.attachments',
    '{"of": "message_id", "order": "position", "omit": ["id", "position", "version"], "on_deletion": "anonymized", '
    '"note": "names of files you sent stay in the conversation; the files are deleted"}'),
  ('public.message_settings', '{user_id}', 'community', 'message settings', 'message_settings', '{"restore": "yes"}'),
  ('public.feed_posts', '{user_id}', 'community', 'posts', 'feed_posts',
    '{"order": "created_at", "restore": "published", "copies": ["content"]}'),
  ('public.feed_comments', '{user_id}', 'community', 'comments', 'feed_comments',
    '{"order": "created_at", "restore": "published", "copies": ["content"]}'),
  ('public.feed_likes', '{user_id}', 'community', 'likes of posts', 'feed_likes',
    '{"order": "created_at", "omit": ["id"], "restore": "published"}'),
  ('public.forums', '{user_id}', 'community', 'forums', 'forums',
    '{"order": "created_at", "restore": "published", "on_deletion": "anonymized", "note": "stay without your name"}'),
  ('public.forum_topics', '{user_id}', 'community', 'forum topics', 'forum_topics',
    '{"order": "created_at", "restore": "published", "on_deletion": "anonymized", "note": "stay without your name"}'),
  ('public.forum_posts', '{user_id}', 'community', 'forum posts', 'forum_posts',
    '{"order": "created_at", "omit": ["path"], "restore": "published", "on_deletion": "anonymized", '
    '"copies": ["content"], "note": "emptied, so that replies still make sense"}'),
  ('public.topic_follows', '{user_id}', 'community', 'followed topics', 'followed_topics',
    '{"order": "created_at", "omit": ["id"], "restore": "yes"}'),
  ('public.topic_reads', '{user_id}', 'community', 'read topics', 'read_topics',
    '{"order": "topic_id", "omit": ["id"], "restore": "computed"}'),
  ('public.events', '{user_id}', 'community', 'events you organized', 'events',
    '{"order": "created_at", "omit": ["search_text"], "restore": "published", "on_deletion": "anonymized", '
    '"copies": ["description"], "note": "stay without your name, for the members who registered"}'),
  ('public.event_links', '{}', 'community', 'links of your events', 'events.link',
    '{"of": "event_id", "pick": "url", "on_deletion": "anonymized", "note": "stay with the event"}'),
  ('public.event_registrations', '{user_id}', 'community', 'event registrations', 'event_registrations',
    '{"order": "created_at", "restore": "others"}'),
  -- deals
  ('public.offers', '{seller_id,buyer_id}', 'deals', 'offers', 'offers',
    '{"rows": "$1 in (buyer_id, seller_id)", "order": "created_at, id", "omit": ["seller_id", "buyer_id"], '
    '"restore": "deals", "on_deletion": "anonymized", '
    '"note": "stay for the other side, without your name unless they led to a deal"}'),
  ('public.offer_versions', '{}', 'deals', 'terms of your offers', 'offers.versions',
    '{"of": "offer_id", "order": "version", "on_deletion": "anonymized", "note": "stay with the offer"}'),
  ('public.ledger_entries', '{}', 'deals', 'ledger of your offers and deals', 'offers.ledger',
    '{"of": "offer_id", "order": "seq", "pick": "content", "on_deletion": "anonymized", '
    '"note": "names no one, and stays for the other side"}'),
  ('public.ledger_texts', '{author_id}', 'deals', 'names and messages in the ledger', 'ledger_texts',
    '{"order": "offer_id, seq, field", "restore": "deals", "on_deletion": "anonymized", '
    '"note": "stay for the other side of a deal; those of offers that led to none are deleted"}'),
  ('private.ledger_nodes', '{}', 'deals', 'hashes of your ledgers', null,
    '{"on_deletion": "anonymized", "note": "prove the ledger for the other side"}'),
  ('public.deals', '{seller_id,buyer_id}', 'deals', 'deals', 'deals',
    '{"rows": "id in (select p.deal_id from public.deal_parties p where p.user_id = $1)", "order": "created_at, id", '
    '"omit": ["seller_id", "buyer_id"], "restore": "deals", "on_deletion": "anonymized", '
    '"note": "stay for the other side"}'),
  ('public.deal_parties', '{user_id}', 'deals', 'your part in deals', 'deals',
    '{"by_hand": true, "on_deletion": "anonymized", "note": "stays for the other side, with your name"}'),
  ('public.deal_milestones', '{}', 'deals', 'milestones of your deals', 'deals.milestones',
    '{"of": "deal_id", "order": "due_at, id", "on_deletion": "anonymized", "note": "stay with the deal"}'),
  ('public.deal_extensions', '{}', 'deals', 'extensions of deadlines', null,
    '{"on_deletion": "anonymized", "note": "are in the ledger of the offer"}'),
  ('public.deal_earnest_money', '{}', 'deals', 'earnest money of your deals', 'deals.earnest_money',
    '{"of": "deal_id", "on_deletion": "anonymized", "note": "stays with the deal"}'),
  ('public.deal_earnest_receipts', '{}', 'deals', 'receipts of earnest money in your deals',
    'deals.earnest_money.receipts',
    '{"rows": "deal_id = deals.id", "order": "recorded_at, id", "omit": ["deal_id"], "on_deletion": "anonymized", '
    '"note": "stay with the deal"}'),
  ('public.deal_payment_instructions', '{}', 'deals', 'payment instructions in your deals', null,
    '{"on_deletion": "anonymized", "note": "bank and last digits are in the ledger of the offer; the numbers are '
    'deleted once the deal ended or who entered them left"}'),
  ('public.deal_closings', '{}', 'deals', 'closings of your deals', 'deals.closings',
    '{"of": "deal_id", "order": "side", "on_deletion": "anonymized", "note": "stay with the deal"}'),
  ('public.deal_endings', '{}', 'deals', 'what you said about deals that fell through', 'deals.endings',
    '{"of": "deal_id", "order": "side", "on_deletion": "anonymized", "note": "stays with the deal"}'),
  ('public.deal_outcomes', '{}', 'deals', 'how your deals turned out', 'deals.outcomes',
    '{"of": "deal_id", "order": "kind", "on_deletion": "anonymized", "note": "stay with the deal"}'),
  ('public.deal_splits', '{}', 'deals', 'splits you proposed', 'deals.splits',
    '{"rows": "deal_id = deals.id", "order": "version", "on_deletion": "anonymized", "note": "stay with the deal"}'),
  ('public.deal_split_lines', '{}', 'deals', 'splits of your deals', null,
    '{"on_deletion": "anonymized", "note": "are in the ledger of the offer"}'),
  ('public.deal_split_shares', '{}', 'deals', 'your shares', null,
    '{"on_deletion": "anonymized", "note": "are in the ledger of the offer"}'),
  ('public.deal_split_approvals', '{}', 'deals', 'splits you approved', null,
    '{"on_deletion": "anonymized", "note": "are in the ledger of the offer"}'),
  ('public.deal_invitees', '{}', 'deals', 'addresses you invited to deals', null,
    '{"note": "shown in the deal until they join"}'),
  ('private.deal_invitation_links', '{}', 'deals', 'links of invitations to your deals', null,
    '{"note": "hashes that can’t be turned back into links"}'),
  ('public.deal_documents', '{}', 'deals', 'documents you added to deals', 'deal_documents',
    '{"rows": "added_by in (select p.id from public.deal_parties p where p.user_id = $1)", "order": "created_at, id", '
    '"restore": "deals", "on_deletion": "anonymized", '
    '"note": "those you shared stay with the people you shared them with; the others are deleted"}'),
  ('public.deal_document_readers', '{}', 'deals', 'who can see documents you added to deals', 'deal_documents.readers',
    '{"of": "document_id", "order": "shared_at, party_id", "on_deletion": "anonymized", '
    '"note": "stays with the documents"}'),
  ('public.deal_document_log', '{}', 'deals', 'log of documents in your deals', 'deal_document_log',
    '{"rows": "true", "order": "id", "omit": ["id"], "restore": "deals", "on_deletion": "anonymized", '
    '"note": "your views of others’ documents stay without your name"}'),
  ('public.agreements', '{}', 'deals', 'agreements in your deals', 'agreements',
    '{"rows": "true", "order": "created_at, id", "restore": "deals", "on_deletion": "anonymized", "note": "stay with '
    'the others who signed, and your name in them; the texts of those that weren’t signed by everyone are deleted"}'),
  ('public.agreement_signatures', '{}', 'deals', 'your signatures of agreements with your email and IP address',
    'agreements.my_signature',
    '{"rows": "agreement_id = agreements.id and party_id in (select p.id from public.deal_parties p where p.user_id = '
    '$1)", "omit": ["agreement_id"], "on_deletion": "anonymized", '
    '"note": "stay with the agreement if everyone signed it"}'),
  ('private.double_closes', '{}', 'deals', 'which of your deals are a double close', null,
    '{"on_deletion": "anonymized", "note": "are in the ledgers of the offers"}'),
  ('public.deal_title_files', '{}', 'deals', 'title files of your deals', 'deals.title_file',
    '{"of": "deal_id", "on_deletion": "anonymized", "note": "stay with the deal"}'),
  ('public.deal_title_items', '{}', 'deals', 'what title files of your deals need', 'deals.title_items',
    '{"of": "deal_id", "order": "position", "on_deletion": "anonymized", "note": "stay with the deal"}'),
  ('public.deal_authorities', '{}', 'deals', 'who was asked to show who may sign in your deals',
    'deals.authorities', '{"of": "deal_id", "order": "party_id", "on_deletion": "anonymized", "note": "stay with the '
    'deal"}'),
  ('public.deal_releases', '{}', 'deals', 'releases of earnest money in your deals', 'agreements.release',
    '{"of": "agreement_id", "omit": ["deal_id"], "on_deletion": "anonymized", "note": "stay with the agreement"}'),
  ('public.proofs_of_funds', '{user_id,reviewer_id}', 'deals', 'proofs of funds', 'proofs_of_funds',
    '{"order": "created_at, id", "omit": ["reviewer_id"], "restore": "yes"}'),
  ('public.proof_shares', '{}', 'deals', 'proofs of funds you share with sellers', 'proofs_of_funds.shares',
    '{"of": "proof_id", "order": "shared_at, offer_id"}'),
  ('public.proof_log', '{actor_id}', 'deals', 'log of proofs of funds', 'proof_log',
    '{"rows": "actor_id = $1 or proof_id in (select p.id from public.proofs_of_funds p where p.user_id = $1)", '
    '"order": "id", "omit": ["id", "actor_id"], "restore": "deals"}'),
  ('private.rule_answers', '{member_id}', 'deals', 'disclosures you gave by state rules', 'rule_answers',
    '{"order": "answered_at, id", "omit": ["id"], "hidden": true, "restore": "deals", "on_deletion": "anonymized", '
    '"note": "stay without your name"}'),
  ('private.rule_licenses', '{user_id}', 'deals', 'license numbers you stated', 'rule_licenses',
    '{"order": "answer_id", "hidden": true, "restore": "deals"}'),
  ('private.state_rule_signatures', '{signed_by}', 'deals', 'state rules you signed off', 'signed_rules',
    '{"order": "signed_at, rule_id", "hidden": true, "restore": "team", '
    '"on_deletion": "anonymized", "note": "stay with your name"}'),
  -- payments
  ('public.granted_tiers', '{user_id}', 'payments', 'granted membership', 'granted_tier', '{"restore": "billing"}'),
  ('public.stripe_subscriptions', '{user_id}', 'payments', 'subscriptions', 'subscriptions',
    '{"order": "created_at, subscription_id", "omit": ["ticket"], "restore": "billing"}'),
  ('public.stripe_orders', '{user_id}', 'payments', 'invoices', 'orders',
    '{"order": "created_at, invoice_id", "omit": ["ticket"], "restore": "billing"}'),
  ('public.stripe_reversals', '{user_id}', 'payments', 'refunds and disputes', 'reversals',
    '{"order": "created_at, reversal_id", "omit": ["ticket"], "restore": "billing"}'),
  ('public.stripe_checkouts', '{user_id}', 'payments', 'checkouts', 'checkouts',
    '{"order": "created_at, id", "restore": "billing"}'),
  ('public.stripe_customers', '{user_id}', 'payments', 'customer number', 'billing_customer', '{"restore": "billing"}'),
  ('private.stripe_events', '{}', 'payments', 'notices from the payment provider', null,
    '{"note": "raw copies of what your orders and subscriptions say"}'),
  ('private.payment_corrections', '{user_id}', 'payments', 'corrections of payments', null,
    '{"note": "which of your orders and subscriptions we updated late"}'),
  ('private.billing_endings', '{}', 'payments', 'customer numbers whose payments are being ended', null,
    '{"on_deletion": "kept", "note": "so that you aren’t charged anymore"}'),
  -- safety
  ('public.notifications', '{user_id,actor_id}', 'safety', 'notifications', 'notifications',
    '{"order": "created_at", "restore": "computed"}'),
  ('public.notification_settings', '{user_id}', 'safety', 'notification settings', 'notification_settings',
    '{"order": "kind", "restore": "yes"}'),
  ('public.quiet_hours', '{user_id}', 'safety', 'quiet hours', 'quiet_hours', '{"restore": "yes"}'),
  ('public.push_subscriptions', '{user_id}', 'safety', 'devices that get your notifications', 'push_subscriptions',
    '{"order": "created_at, id", "omit": ["session_id", "endpoint", "p256dh", "auth"], "restore": "devices"}'),
  ('private.deliveries', '{user_id,actor_id}', 'safety', 'emails, push notifications, and webhook events', 'deliveries',
    '{"order": "position", "omit": ["position", "error"], "hidden": true, "restore": "computed"}'),
  ('public.contact_messages', '{user_id,resolved_by}', 'safety', 'messages to our team', 'contact_messages',
    '{"order": "created_at", "omit": ["id", "website", "resolved_by", "note", "is_legal"], "hidden": true, '
    '"restore": "team"}'),
  ('public.reports', '{reporter_id,reported_id,handled_by}', 'safety', 'reports you made', 'reports',
    '{"order": "created_at", "omit": ["handled_by"], "restore": "team", "on_deletion": "anonymized", '
    '"copies": ["snapshot", "subject_id"], "note": "stay without names"}'),
  ('private.report_networks', '{}', 'safety', 'network address of your open reports', null,
    '{"note": "until our team has decided"}'),
  ('public.moderation_actions', '{member_id,actor_id}', 'safety', 'moderation decisions', 'moderation',
    '{"rows": "member_id = $1 and action <> ''dismiss''", "order": "created_at", '
    '"omit": ["member_id", "actor_id", "note", "report_id", "previous"], "hidden": true, "restore": "team", '
    '"on_deletion": "anonymized", "note": "stay without names"}'),
  ('public.moderation_appeals', '{member_id,decided_by}', 'safety', 'your appeals', 'moderation.appeal',
    '{"of": "action_id", "omit": ["member_id", "decided_by"], "hidden": true}'),
  ('private.staff_decisions', '{user_id}', 'safety', 'decisions you made as staff seconds ago', null,
    '{"note": "until they''re carried out"}'),
  ('private.member_standings', '{user_id}', 'safety', 'restrictions of your account', 'moderation',
    '{"by_hand": true}'),
  ('public.held_content', '{member_id}', 'safety', 'posts waiting for review', 'held_content',
    '{"order": "created_at, subject_id", "hidden": true, "restore": "team", "copies": ["snapshot"]}'),
  ('public.member_activity', '{user_id}', 'safety', 'how active you are', 'activity',
    '{"hidden": true, "restore": "computed"}'),
  ('public.member_responses', '{member_id}', 'safety', 'who answered you', 'responses',
    '{"order": "responder_id", "pick": "responder_id", "hidden": true, "restore": "computed", '
    '"copies": ["responder_id"]}'),
  ('private.rate_limits', '{user_id}', 'safety', 'how often you did limited actions', 'rate_limits',
    '{"order": "action, period", "hidden": true, "restore": "computed"}'),
  ('private.contact_senders', '{}', 'safety', 'counts that limit contact messages', null,
    '{"on_deletion": "kept", '
    '"note": "counted per email address, account, and IP address for an hour, then deleted with the next message"}')
  ) as listed (table_name, member_columns, topic, label, exported_as, details)
) as registry
cross join lateral jsonb_to_record(registry.details) as details (
  "order" text, "rows" text, of text, omit text[], pick text, hidden boolean, by_hand boolean, restore text,
  on_deletion text, note text, copies text[]
)
left join (values
  ('own', 'This account has its own.'),
  ('sign_up', 'They’re chosen at sign-up. Your buy box has them, too.'),
  ('others', 'They involve other members, and stay with the account they happened in.'),
  ('published', 'What you published stays with the account that published it.'),
  ('deals', 'They’re part of the record of a deal, which can’t be moved.'),
  ('billing', 'Memberships and payments stay with the account that paid.'),
  ('granted', 'Only admins grant it.'),
  ('secrets', 'Their secrets aren’t in the archive. Create new ones.'),
  ('devices', 'Turn notifications on again on each device.'),
  ('history', 'They’re the history of the old listings. New ones start their own.'),
  ('imports', 'Their drafts are restored, each on its own.'),
  ('remembered', 'The next import remembers them again.'),
  ('team', 'Our team already has them.'),
  ('computed', 'We keep these for ourselves, and start over in a new account.')
) as reasons (restore, reason) on reasons.restore = details.restore
left join (values
  (
    'for ' || extract(year from private.record_retention()) || ' years after the deal ended, or until the other side '
      || 'deletes its account, too',
    array['public.deal_document_log', 'public.deal_document_readers', 'public.deal_documents', 'public.deal_parties',
      'public.ledger_texts']
  ),
  (
    'as long as the record they’re part of, which can’t be shortened',
    array['private.double_closes', 'private.ledger_nodes', 'public.deal_authorities', 'public.deal_closings',
      'public.deal_earnest_money', 'public.deal_earnest_receipts',
      'public.deal_endings', 'public.deal_extensions', 'public.deal_milestones', 'public.deal_outcomes',
      'public.deal_payment_instructions',
      'public.deal_split_approvals', 'public.deal_split_lines', 'public.deal_split_shares', 'public.deal_splits',
      'public.deal_title_files', 'public.deal_title_items', 'public.deals', 'public.ledger_entries',
      'public.offer_versions', 'public.offers', 'private.rule_answers', 'private.state_rule_signatures']
  ),
  (
    'until everyone who signed has deleted their account',
    array['public.agreement_signatures', 'public.agreements', 'public.deal_releases']
  ),
  (
    'until the other person deletes their account, too',
    array['public.conversations', 'public.message_attachments', 'public.messages']
  ),
  (
    'as long as other members use them',
    array['public.event_links', 'public.events', 'public.forum_posts', 'public.forum_topics', 'public.forums']
  ),
  ('as long as we need them to keep the service safe', array['public.moderation_actions', 'public.reports']),
  ('for about an hour', array['private.contact_senders']),
  ('as long as someone has them connected, or for 90 days', array['private.oauth_clients']),
  ('for 90 days', array['private.listing_log']),
  ('until our payment provider confirms it, usually within minutes', array['private.billing_endings']),
  ('without a time limit', array['private.listing_viewers'])
) as kept (kept_for, tables) on registry.table_name = any (kept.tables);
comment on view private.personal_data is
  'Where data about members is, what public.export_my_data and restoring it do with it, and what deleting the account '
  'does. not_restored: why restoring an archive leaves the section out; null if it doesn''t. kept_for: how long rows '
  'stay after deleting the account; null if they''re deleted.';

-- Grants ------------------------------------------------------------------------------------------

revoke all on private.personal_data from public, anon, authenticated;
