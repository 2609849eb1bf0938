-- What tables refuse, whatever their policies and the caller's role. Each guard is declared once, for all its
-- tables. docs/triggers.md shows them per table.

-- Standing: every public table refuses writes by members who aren't in good standing (private.check_standing). Only
-- appeals are open to all. own_data: tables that only the member, and staff, read.
do $$
declare
  own_data constant text[] := array[
    'api_keys', 'api_requests', 'contact_messages', 'conversation_members', 'deal_alerts', 'deal_document_log',
    'feed_addresses', 'listing_drafts', 'listing_import_mappings', 'listing_imports', 'member_activity',
    'member_blocks', 'member_responses', 'message_settings', 'notification_settings', 'notifications',
    'pipeline_cards', 'pipeline_files', 'pipeline_tasks', 'proof_log', 'push_subscriptions', 'quiet_hours', 'reports',
    'saved_analyses', 'saved_listings', 'saved_searches', 'search_alerts', 'stripe_checkouts',
    'stripe_customers', 'stripe_orders', 'stripe_reversals', 'stripe_subscriptions', 'topic_follows',
    'topic_reads', 'webhook_endpoints'
  ];
  guarded text;
begin
  for guarded in
    select c.relname from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname <> 'moderation_appeals'
  loop
    execute format(
      'create trigger "10_check_standing" before insert or update or delete on public.%I
        for each statement execute function private.check_standing(%L)',
      guarded, case when guarded = any (own_data) then 'private' else 'public' end
    );
  end loop;
end $$;

-- Removed content doesn't change. Named to run before the triggers that look at the caller's input.
do $$
declare
  guarded text;
begin
  foreach guarded in array array[
    'events', 'feed_comments', 'feed_posts', 'forum_posts', 'forum_topics', 'member_reviews', 'messages', 'properties'
  ] loop
    execute format(
      'create trigger "10_protect_removed" before update on public.%I
        for each row when (old.removed_at is not null) execute function private.protect_removed()',
      guarded
    );
  end loop;
end $$;

-- Verified emails: what reaches other members requires one. Every table is here or in the list of
-- supabase/tests/900-hygiene.sql. insert_only: no policy lets members update these.
do $$
declare
  insert_only constant text[] := array['follows', 'feed_likes', 'event_registrations', 'messages'];
  guarded text;
begin
  foreach guarded in array insert_only || array[
    'connections', 'member_reviews', 'properties', 'listing_terms', 'listing_documents', 'listing_document_requests',
    'listing_questions', 'listing_answers', 'listing_showings', 'listing_showing_notes', 'showing_bookings',
    'listing_invitations', 'feed_posts', 'feed_comments', 'events', 'event_links', 'forums', 'forum_topics',
    'forum_posts'
  ] loop
    execute format(
      'create trigger require_verified_email before %s on public.%I
        for each statement execute function private.require_verified_email()',
      case when guarded = any (insert_only) then 'insert' else 'insert or update' end, guarded
    );
  end loop;
end $$;

-- Offers and deals: only functions write them, not even the service role. append_only: refuse_change refuses the rest.
do $$
declare
  append_only constant regclass[] := array['public.ledger_entries', 'private.ledger_nodes'];
  guarded regclass;
begin
  foreach guarded in array append_only || array[
    'public.offers', 'public.offer_versions', 'public.calls_for_offers', 'public.ledger_texts', 'public.deals',
    'public.deal_parties', 'public.deal_invitees', 'public.deal_milestones', 'public.deal_extensions',
    'public.deal_closings', 'public.deal_earnest_money', 'public.deal_earnest_receipts', 'public.deal_endings',
    'public.deal_payment_instructions',
    'public.deal_splits', 'public.deal_split_lines', 'public.deal_split_shares', 'public.deal_split_approvals',
    'public.proofs_of_funds', 'public.proof_shares', 'public.proof_log', 'public.deal_documents',
    'public.deal_document_readers', 'public.deal_document_log', 'public.agreement_templates',
    'public.agreement_template_approvals', 'public.agreements', 'public.agreement_signatures',
    'public.deal_releases', 'public.deal_authorities', 'public.deal_title_files', 'public.deal_title_items',
    'public.deal_outcomes', 'public.ledger_roots'
  ]::regclass[] loop
    execute format(
      'create trigger refuse_direct_write before %s on %s
        for each statement execute function private.refuse_direct_write()',
      case when guarded = any (append_only) then 'insert' else 'insert or update or delete' end, guarded
    );
  end loop;
end $$;
