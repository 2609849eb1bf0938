-- Every public table refuses writes by members who aren't in good standing: see private.check_standing, and the test
-- that finds tables without it. Only appeals are open to all.
--
-- private: tables that only the member, and staff, read. public: all others.

create trigger a_check_standing before insert or update or delete on public.agreement_signatures
  for each statement execute function private.check_standing('public');
create trigger a_check_standing before insert or update or delete on public.agreement_template_approvals
  for each statement execute function private.check_standing('public');
create trigger a_check_standing before insert or update or delete on public.agreement_templates
  for each statement execute function private.check_standing('public');
create trigger a_check_standing before insert or update or delete on public.agreements
  for each statement execute function private.check_standing('public');
create trigger a_check_standing before insert or update or delete on public.buybox_profiles
  for each statement execute function private.check_standing('public');
create trigger a_check_standing before insert or update or delete on public.connections
  for each statement execute function private.check_standing('public');
create trigger a_check_standing before insert or update or delete on public.contact_messages
  for each statement execute function private.check_standing('private');
create trigger a_check_standing before insert or update or delete on public.conversation_members
  for each statement execute function private.check_standing('private');
create trigger a_check_standing before insert or update or delete on public.conversations
  for each statement execute function private.check_standing('public');
create trigger a_check_standing before insert or update or delete on public.counties
  for each statement execute function private.check_standing('public');
create trigger a_check_standing before insert or update or delete on public.deal_alerts
  for each statement execute function private.check_standing('private');
create trigger a_check_standing before insert or update or delete on public.calls_for_offers
  for each statement execute function private.check_standing('public');
create trigger a_check_standing before insert or update or delete on public.deal_closings
  for each statement execute function private.check_standing('public');
create trigger a_check_standing before insert or update or delete on public.deal_document_log
  for each statement execute function private.check_standing('private');
create trigger a_check_standing before insert or update or delete on public.deal_document_readers
  for each statement execute function private.check_standing('public');
create trigger a_check_standing before insert or update or delete on public.deal_documents
  for each statement execute function private.check_standing('public');
create trigger a_check_standing before insert or update or delete on public.deal_extensions
  for each statement execute function private.check_standing('public');
create trigger a_check_standing before insert or update or delete on public.deal_milestones
  for each statement execute function private.check_standing('public');
create trigger a_check_standing before insert or update or delete on public.deal_outcomes
  for each statement execute function private.check_standing('public');
create trigger a_check_standing before insert or update or delete on public.deal_parties
  for each statement execute function private.check_standing('public');
create trigger a_check_standing before insert or update or delete on public.deal_split_approvals
  for each statement execute function private.check_standing('public');
create trigger a_check_standing before insert or update or delete on public.deal_split_lines
  for each statement execute function private.check_standing('public');
create trigger a_check_standing before insert or update or delete on public.deal_split_shares
  for each statement execute function private.check_standing('public');
create trigger a_check_standing before insert or update or delete on public.deal_splits
  for each statement execute function private.check_standing('public');
create trigger a_check_standing before insert or update or delete on public.deals
  for each statement execute function private.check_standing('public');
create trigger a_check_standing before insert or update or delete on public.ledger_entries
  for each statement execute function private.check_standing('public');
create trigger a_check_standing before insert or update or delete on public.ledger_roots
  for each statement execute function private.check_standing('public');
create trigger a_check_standing before insert or update or delete on public.ledger_texts
  for each statement execute function private.check_standing('public');
create trigger a_check_standing before insert or update or delete on public.offer_versions
  for each statement execute function private.check_standing('public');
create trigger a_check_standing before insert or update or delete on public.offers
  for each statement execute function private.check_standing('public');
create trigger a_check_standing before insert or update or delete on public.event_links
  for each statement execute function private.check_standing('public');
create trigger a_check_standing before insert or update or delete on public.event_registrations
  for each statement execute function private.check_standing('public');
create trigger a_check_standing before insert or update or delete on public.events
  for each statement execute function private.check_standing('public');
create trigger a_check_standing before insert or update or delete on public.feed_comments
  for each statement execute function private.check_standing('public');
create trigger a_check_standing before insert or update or delete on public.feed_likes
  for each statement execute function private.check_standing('public');
create trigger a_check_standing before insert or update or delete on public.feed_posts
  for each statement execute function private.check_standing('public');
create trigger a_check_standing before insert or update or delete on public.follows
  for each statement execute function private.check_standing('public');
create trigger a_check_standing before insert or update or delete on public.forum_posts
  for each statement execute function private.check_standing('public');
create trigger a_check_standing before insert or update or delete on public.forum_topics
  for each statement execute function private.check_standing('public');
create trigger a_check_standing before insert or update or delete on public.forums
  for each statement execute function private.check_standing('public');
create trigger a_check_standing before insert or update or delete on public.granted_tiers
  for each statement execute function private.check_standing('public');
create trigger a_check_standing before insert or update or delete on public.held_content
  for each statement execute function private.check_standing('public');
create trigger a_check_standing before insert or update or delete on public.listing_answers
  for each statement execute function private.check_standing('public');
create trigger a_check_standing before insert or update or delete on public.listing_days
  for each statement execute function private.check_standing('public');
create trigger a_check_standing before insert or update or delete on public.listing_document_requests
  for each statement execute function private.check_standing('public');
create trigger a_check_standing before insert or update or delete on public.listing_documents
  for each statement execute function private.check_standing('public');
create trigger a_check_standing before insert or update or delete on public.listing_invitations
  for each statement execute function private.check_standing('public');
create trigger a_check_standing before insert or update or delete on public.listing_prices
  for each statement execute function private.check_standing('public');
create trigger a_check_standing before insert or update or delete on public.listing_questions
  for each statement execute function private.check_standing('public');
create trigger a_check_standing before insert or update or delete on public.listing_reviews
  for each statement execute function private.check_standing('public');
create trigger a_check_standing before insert or update or delete on public.listing_showing_notes
  for each statement execute function private.check_standing('public');
create trigger a_check_standing before insert or update or delete on public.listing_showings
  for each statement execute function private.check_standing('public');
create trigger a_check_standing before insert or update or delete on public.listing_terms
  for each statement execute function private.check_standing('public');
create trigger a_check_standing before insert or update or delete on public.member_activity
  for each statement execute function private.check_standing('private');
create trigger a_check_standing before insert or update or delete on public.member_blocks
  for each statement execute function private.check_standing('private');
create trigger a_check_standing before insert or update or delete on public.member_contacts
  for each statement execute function private.check_standing('public');
create trigger a_check_standing before insert or update or delete on public.member_details
  for each statement execute function private.check_standing('public');
create trigger a_check_standing before insert or update or delete on public.member_markets
  for each statement execute function private.check_standing('public');
create trigger a_check_standing before insert or update or delete on public.member_responses
  for each statement execute function private.check_standing('private');
create trigger a_check_standing before insert or update or delete on public.member_reviews
  for each statement execute function private.check_standing('public');
create trigger a_check_standing before insert or update or delete on public.member_stats
  for each statement execute function private.check_standing('public');
create trigger a_check_standing before insert or update or delete on public.membership_plans
  for each statement execute function private.check_standing('public');
create trigger a_check_standing before insert or update or delete on public.membership_rules
  for each statement execute function private.check_standing('public');
create trigger a_check_standing before insert or update or delete on public.message_attachments
  for each statement execute function private.check_standing('public');
create trigger a_check_standing before insert or update or delete on public.message_settings
  for each statement execute function private.check_standing('private');
create trigger a_check_standing before insert or update or delete on public.messages
  for each statement execute function private.check_standing('public');
create trigger a_check_standing before insert or update or delete on public.moderation_actions
  for each statement execute function private.check_standing('public');
create trigger a_check_standing before insert or update or delete on public.notification_kinds
  for each statement execute function private.check_standing('public');
create trigger a_check_standing before insert or update or delete on public.notification_settings
  for each statement execute function private.check_standing('private');
create trigger a_check_standing before insert or update or delete on public.notifications
  for each statement execute function private.check_standing('private');
create trigger a_check_standing before insert or update or delete on public.pipeline_cards
  for each statement execute function private.check_standing('private');
create trigger a_check_standing before insert or update or delete on public.pipeline_files
  for each statement execute function private.check_standing('private');
create trigger a_check_standing before insert or update or delete on public.pipeline_tasks
  for each statement execute function private.check_standing('private');
create trigger a_check_standing before insert or update or delete on public.profile_views
  for each statement execute function private.check_standing('public');
create trigger a_check_standing before insert or update or delete on public.proof_log
  for each statement execute function private.check_standing('private');
create trigger a_check_standing before insert or update or delete on public.proof_shares
  for each statement execute function private.check_standing('public');
create trigger a_check_standing before insert or update or delete on public.proofs_of_funds
  for each statement execute function private.check_standing('public');
create trigger a_check_standing before insert or update or delete on public.properties
  for each statement execute function private.check_standing('public');
create trigger a_check_standing before insert or update or delete on public.property_feedback
  for each statement execute function private.check_standing('public');
create trigger a_check_standing before insert or update or delete on public.property_submissions
  for each statement execute function private.check_standing('public');
create trigger a_check_standing before insert or update or delete on public.reports
  for each statement execute function private.check_standing('private');
create trigger a_check_standing before insert or update or delete on public.resource_bodies
  for each statement execute function private.check_standing('public');
create trigger a_check_standing before insert or update or delete on public.resources
  for each statement execute function private.check_standing('public');
create trigger a_check_standing before insert or update or delete on public.saved_analyses
  for each statement execute function private.check_standing('private');
create trigger a_check_standing before insert or update or delete on public.saved_listings
  for each statement execute function private.check_standing('private');
create trigger a_check_standing before insert or update or delete on public.saved_searches
  for each statement execute function private.check_standing('private');
create trigger a_check_standing before insert or update or delete on public.search_alerts
  for each statement execute function private.check_standing('private');
create trigger a_check_standing before insert or update or delete on public.showing_bookings
  for each statement execute function private.check_standing('public');
create trigger a_check_standing before insert or update or delete on public.staff
  for each statement execute function private.check_standing('public');
create trigger a_check_standing before insert or update or delete on public.stripe_checkouts
  for each statement execute function private.check_standing('private');
create trigger a_check_standing before insert or update or delete on public.stripe_customers
  for each statement execute function private.check_standing('private');
create trigger a_check_standing before insert or update or delete on public.stripe_orders
  for each statement execute function private.check_standing('private');
create trigger a_check_standing before insert or update or delete on public.stripe_reversals
  for each statement execute function private.check_standing('private');
create trigger a_check_standing before insert or update or delete on public.stripe_subscriptions
  for each statement execute function private.check_standing('private');
create trigger a_check_standing before insert or update or delete on public.submission_files
  for each statement execute function private.check_standing('public');
create trigger a_check_standing before insert or update or delete on public.submission_log
  for each statement execute function private.check_standing('public');
create trigger a_check_standing before insert or update or delete on public.topic_follows
  for each statement execute function private.check_standing('private');
create trigger a_check_standing before insert or update or delete on public.topic_reads
  for each statement execute function private.check_standing('private');
create trigger a_check_standing before insert or update or delete on public.users
  for each statement execute function private.check_standing('public');
create trigger a_check_standing before insert or update or delete on public.zip_codes
  for each statement execute function private.check_standing('public');

-- Removed content doesn't change. Named to run before the triggers that look at the caller's input.

create trigger a_protect_removed before update on public.events
  for each row when (old.removed_at is not null) execute function private.protect_removed();
create trigger a_protect_removed before update on public.feed_comments
  for each row when (old.removed_at is not null) execute function private.protect_removed();
create trigger a_protect_removed before update on public.feed_posts
  for each row when (old.removed_at is not null) execute function private.protect_removed();
create trigger a_protect_removed before update on public.forum_posts
  for each row when (old.removed_at is not null) execute function private.protect_removed();
create trigger a_protect_removed before update on public.forum_topics
  for each row when (old.removed_at is not null) execute function private.protect_removed();
create trigger a_protect_removed before update on public.member_reviews
  for each row when (old.removed_at is not null) execute function private.protect_removed();
create trigger a_protect_removed before update on public.messages
  for each row when (old.removed_at is not null) execute function private.protect_removed();
create trigger a_protect_removed before update on public.properties
  for each row when (old.removed_at is not null) execute function private.protect_removed();
