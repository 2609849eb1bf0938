-- What is stored about members: the registry that the export, account deletion, and the privacy page follow.

-- One row per table, or per place in `auth` and `storage`. Tests compare it with the catalog, with an export, and with
-- what a deleted account leaves. `npm run reference:personal-data` writes the copy that the privacy page and account
-- deletion show.
create view private.personal_data with (security_invoker = true) as
select registry.*, kept.kept_for from (values
  -- table, columns with a member, name, section of the export, on deletion, note, columns that copy names or IDs
  ('auth.users', '{id}'::text[], 'sign-in account', 'account', 'deleted', null, '{}'::text[]),
  ('private.alert_mail', '{user_id}', 'date of your last daily digest', 'alert_mail', 'deleted', null, '{}'),
  ('private.api_idempotency', '{}', 'answers to repeated API requests', null, 'deleted', 'kept for a day', '{}'),
  ('private.api_key_secrets', '{}', 'API keys', null, 'deleted', 'hashes that can’t be turned back into keys', '{}'),
  ('private.billing_endings', '{}', 'customer numbers whose payments are being ended', null, 'kept',
    'so that you aren’t charged anymore', '{}'),
  ('private.contact_senders', '{}', 'counts that limit contact messages', null, 'kept',
    'counted per email address, account, and IP address for an hour, then deleted with the next message', '{}'),
  ('private.deal_invitation_links', '{}', 'links of invitations to your deals', null, 'deleted',
    'hashes that can’t be turned back into links', '{}'),
  ('private.directory', '{user_id}', 'entry in the member directory', 'directory', 'deleted', null, '{}'),
  ('private.email_change_permits', '{user_id}', 'change of email you requested', null, 'deleted',
    'the new address, until you verify it', '{}'),
  ('private.feed_secrets', '{}', 'secrets of your calendar and feed addresses', null, 'deleted',
    'hashes that can’t be turned back into addresses', '{}'),
  ('private.listing_sources', '{}', 'where views of your listings come from', 'listing_sources', 'deleted', null, '{}'),
  ('private.listing_viewers', '{}', 'hashes that count views of listings', null, 'kept',
    'can’t be traced to anyone after a day, because their key is deleted', '{}'),
  ('private.mail_queue', '{user_id,actor_id}', 'emails sent or waiting', 'mail_queue', 'deleted', null, '{}'),
  ('private.member_standings', '{user_id}', 'restrictions of your account', 'moderation', 'deleted', null, '{}'),
  ('private.payment_corrections', '{user_id}', 'corrections of payments', null, 'deleted',
    'which of your orders and subscriptions we updated late', '{}'),
  ('private.push_queue', '{}', 'which notifications your devices get', null, 'deleted',
    'until a day after they’re sent', '{}'),
  ('private.rate_limits', '{user_id}', 'how often you did limited actions', 'rate_limits', 'deleted', null, '{}'),
  ('private.recovery_codes', '{user_id}', 'recovery codes for two-factor authentication', null, 'deleted',
    'hashes that can’t be turned back into codes', '{}'),
  ('private.recovered_sessions', '{user_id}', 'sessions you entered a recovery code in', null, 'deleted',
    'until they end', '{}'),
  ('private.report_networks', '{}', 'network address of your open reports', null, 'deleted',
    'until our moderators have decided', '{}'),
  ('private.showing_codes', '{}', 'access codes of your showings', 'listing_showings', 'deleted', null, '{}'),
  ('private.suspended_passwords', '{user_id}', 'whether you must set a new password', null, 'deleted',
    'until you set it', '{}'),
  ('private.stripe_events', '{}', 'notices from the payment provider', null, 'deleted',
    'raw copies of what your orders and subscriptions say', '{}'),
  ('private.verified_emails', '{user_id}', 'when you verified your email', 'account', 'deleted', null, '{}'),
  ('private.webhook_queues', '{}', 'which of your webhooks have events to send', null, 'deleted',
    'until they’re sent', '{}'),
  ('private.webhook_secrets', '{}', 'signing secrets of your webhooks', null, 'deleted',
    'shown to you once', '{}'),
  ('public.agreement_signatures', '{}', 'your signatures of agreements, with your email and IP address',
    'agreements', 'anonymized',
    'stay with the agreement if everyone signed it', '{}'),
  ('public.agreements', '{}', 'agreements in your deals', 'agreements', 'anonymized',
    'stay with the others who signed, and your name in them; the texts of those that weren’t signed by everyone are '
    'deleted', '{}'),
  ('public.api_keys', '{user_id}', 'API keys', 'api_keys', 'deleted', null, '{}'),
  ('public.api_requests', '{user_id}', 'requests with your API keys', 'api_requests', 'deleted', null, '{}'),
  ('public.buybox_profiles', '{user_id}', 'buy box', 'buy_box', 'deleted', null, '{}'),
  ('public.connections', '{sender_id,receiver_id}', 'connections and requests', 'connections', 'deleted', null, '{}'),
  ('public.contact_messages', '{user_id,resolved_by}', 'contact messages', 'contact_messages', 'deleted', null, '{}'),
  ('public.conversation_members', '{user_id,other_id}', 'inbox', 'conversations', 'deleted', null, '{}'),
  ('public.conversations', '{user_a_id,user_b_id,last_user_id}', 'conversations', 'conversations', 'anonymized',
    'stay with the other person without your name', '{}'),
  ('public.deal_alerts', '{user_id}', 'deal alerts', 'deal_alerts', 'deleted', null, '{}'),
  ('public.calls_for_offers', '{}', 'calls for offers on your listings', null, 'deleted', 'deadlines everyone can see',
    '{}'),
  ('public.deal_closings', '{}', 'closings of your deals', 'deals', 'anonymized', 'stay with the deal', '{}'),
  ('public.deal_endings', '{}', 'what you said about deals that fell through', 'deals', 'anonymized',
    'stays with the deal', '{}'),
  ('public.deal_document_log', '{}', 'log of documents in your deals', 'deal_document_log', 'anonymized',
    'your views of others’ documents stay without your name', '{}'),
  ('public.deal_document_readers', '{}', 'who can see documents you added to deals', 'deal_documents', 'anonymized',
    'stays with the documents', '{}'),
  ('public.deal_documents', '{}', 'documents you added to deals', 'deal_documents', 'anonymized',
    'those you shared stay with the people you shared them with; the others are deleted', '{}'),
  ('public.deal_earnest_money', '{}', 'earnest money of your deals', 'deals', 'anonymized', 'stays with the deal',
    '{}'),
  ('public.deal_earnest_receipts', '{}', 'receipts of earnest money in your deals', 'deals', 'anonymized',
    'stay with the deal', '{}'),
  ('public.deal_extensions', '{}', 'extensions of deadlines', null, 'anonymized',
    'are in the ledger of the offer', '{}'),
  ('public.deal_invitees', '{}', 'addresses you invited to deals', null, 'deleted',
    'shown in the deal until they join', '{}'),
  ('public.deal_milestones', '{}', 'milestones of your deals', 'deals', 'anonymized', 'stay with the deal', '{}'),
  ('public.deal_outcomes', '{}', 'how your deals turned out', 'deals', 'anonymized', 'stay with the deal', '{}'),
  ('public.deal_parties', '{user_id}', 'your part in deals', 'deals', 'anonymized',
    'stays for the other side, with your name', '{}'),
  ('public.deal_split_approvals', '{}', 'splits you approved', null, 'anonymized',
    'are in the ledger of the offer', '{}'),
  ('public.deal_split_lines', '{}', 'splits of your deals', null, 'anonymized', 'are in the ledger of the offer', '{}'),
  ('public.deal_split_shares', '{}', 'your shares', null, 'anonymized', 'are in the ledger of the offer', '{}'),
  ('public.deal_splits', '{}', 'splits you proposed', 'deals', 'anonymized', 'stay with the deal', '{}'),
  ('public.deals', '{seller_id,buyer_id}', 'deals', 'deals', 'anonymized',
    'stay for the other side', '{}'),
  ('public.event_links', '{}', 'links of your events', 'events', 'anonymized', 'stay with the event', '{}'),
  ('public.event_registrations', '{user_id}', 'event registrations', 'event_registrations', 'deleted', null, '{}'),
  ('public.events', '{user_id}', 'events you organized', 'events', 'anonymized',
    'stay without your name, for the members who registered', '{description}'),
  ('public.feed_addresses', '{user_id}', 'calendar and feed addresses', 'feed_addresses', 'deleted', null, '{}'),
  ('public.feed_comments', '{user_id}', 'comments', 'feed_comments', 'deleted', null, '{content}'),
  ('public.feed_likes', '{user_id}', 'likes of posts', 'feed_likes', 'deleted', null, '{}'),
  ('public.feed_posts', '{user_id}', 'posts', 'feed_posts', 'deleted', null, '{content}'),
  ('public.follows', '{follower_id,followed_id}', 'follows', 'follows', 'deleted', null, '{}'),
  ('public.forum_posts', '{user_id}', 'forum posts', 'forum_posts', 'anonymized',
    'emptied, so that replies still make sense', '{content}'),
  ('public.forum_topics', '{user_id}', 'forum topics', 'forum_topics', 'anonymized', 'stay without your name', '{}'),
  ('public.forums', '{user_id}', 'forums', 'forums', 'anonymized', 'stay without your name', '{}'),
  ('public.granted_tiers', '{user_id}', 'granted membership', 'granted_tier', 'deleted', null, '{}'),
  ('public.held_content', '{member_id}', 'posts waiting for review', 'held_content', 'deleted', null, '{snapshot}'),
  ('public.listing_answers', '{user_id}', 'answers to questions about your listings', 'listing_answers', 'deleted',
    null, '{}'),
  ('public.listing_days', '{}', 'daily figures of listings', 'listing_days', 'deleted', null, '{}'),
  ('public.listing_document_requests', '{member_id}', 'requests for documents', 'document_requests', 'deleted', null,
    '{}'),
  ('public.listing_documents', '{}', 'documents of your listings', 'listing_documents', 'deleted', null, '{}'),
  ('public.listing_drafts', '{user_id}', 'drafts of listings', 'listing_drafts', 'deleted', null, '{}'),
  ('public.listing_import_mappings', '{user_id}', 'columns of files you imported', 'listing_import_mappings',
    'deleted', null, '{}'),
  ('public.listing_imports', '{user_id}', 'imports of listings', 'listing_imports', 'deleted', null, '{}'),
  ('public.listing_invitations', '{user_id}', 'invitations to listings', 'listing_invitations', 'deleted', null, '{}'),
  ('public.listing_prices', '{}', 'price history', 'listing_prices', 'deleted', null, '{}'),
  ('public.listing_questions', '{user_id}', 'questions about listings', 'listing_questions', 'deleted', null, '{}'),
  ('public.listing_reviews', '{reviewer_id}', 'reviews of listings by staff', 'listing_reviews', 'deleted', null, '{}'),
  ('public.listing_showing_notes', '{}', 'notes for visitors of your showings', 'listing_showings', 'deleted', null,
    '{}'),
  ('public.listing_showings', '{}', 'showings of your listings', 'listing_showings', 'deleted', null, '{}'),
  ('public.listing_terms', '{}', 'deal terms of your listings', 'listing_terms', 'deleted', null, '{}'),
  ('private.ledger_nodes', '{}', 'hashes of your ledgers', null, 'anonymized',
    'are hashes of the ledger, and prove it for the other side', '{}'),
  ('public.ledger_entries', '{}', 'ledger of your offers and deals', 'offers', 'anonymized',
    'names no one, and stays for the other side', '{}'),
  ('public.ledger_texts', '{author_id}', 'names and messages in the ledger', 'ledger_texts', 'anonymized',
    'stay for the other side of a deal; those of offers that led to none are deleted', '{}'),
  ('public.member_activity', '{user_id}', 'how active you are', 'activity', 'deleted', null, '{}'),
  ('public.member_blocks', '{blocker_id,blocked_id}', 'blocks', 'blocked', 'deleted', null, '{}'),
  ('public.member_contacts', '{user_id}', 'contact details', 'contact', 'deleted', null, '{}'),
  ('public.member_details', '{user_id}', 'sign-up answers', 'details', 'deleted', null, '{}'),
  ('public.member_markets', '{user_id}', 'markets', 'markets', 'deleted', null, '{}'),
  ('public.member_responses', '{member_id}', 'who answered you', 'responses', 'deleted', null,
    '{responder_id}'),
  ('public.member_reviews', '{author_id,member_id}', 'reviews by and about you', 'reviews', 'deleted', null, '{}'),
  ('public.member_stats', '{user_id}', 'counts on your profile', 'stats', 'deleted', null, '{}'),
  ('public.message_attachments', '{}', 'attachments', 'messages', 'anonymized',
    'names of files you sent stay in the conversation; the files are deleted', '{}'),
  ('public.message_settings', '{user_id}', 'message settings', 'message_settings', 'deleted', null, '{}'),
  ('public.messages', '{user_id}', 'messages', 'messages', 'anonymized',
    'stay with the other person without your name', '{}'),
  ('public.moderation_actions', '{member_id,actor_id}', 'decisions of moderators', 'moderation', 'anonymized',
    'stay without names', '{}'),
  ('public.moderation_appeals', '{member_id,decided_by}', 'appeals', 'moderation', 'deleted', null, '{}'),
  ('public.notification_settings', '{user_id}', 'notification settings', 'notification_settings', 'deleted', null,
    '{}'),
  ('public.notifications', '{user_id,actor_id}', 'notifications', 'notifications', 'deleted', null, '{}'),
  ('public.offer_versions', '{}', 'terms of your offers', 'offers', 'anonymized', 'stay with the offer', '{}'),
  ('public.offers', '{seller_id,buyer_id}', 'offers', 'offers', 'anonymized',
    'stay for the other side, without your name unless they led to a deal', '{}'),
  ('public.pipeline_cards', '{user_id}', 'deals in your pipeline', 'pipeline', 'deleted', null, '{}'),
  ('public.pipeline_files', '{user_id}', 'files in your pipeline', 'pipeline_files', 'deleted', null, '{}'),
  ('public.pipeline_tasks', '{user_id}', 'tasks in your pipeline', 'pipeline_tasks', 'deleted', null, '{}'),
  ('public.profile_views', '{member_id,viewer_id}', 'profiles you viewed', 'profile_views', 'deleted', null, '{}'),
  ('public.proof_log', '{actor_id}', 'log of proofs of funds', 'proof_log', 'deleted', null, '{}'),
  ('public.proof_shares', '{}', 'proofs of funds you share with sellers', 'proofs_of_funds', 'deleted', null, '{}'),
  ('public.proofs_of_funds', '{user_id,reviewer_id}', 'proofs of funds', 'proofs_of_funds', 'deleted', null, '{}'),
  ('public.properties', '{user_id}', 'listings', 'listings', 'deleted', null, '{}'),
  ('public.property_feedback', '{user_id}', 'likes and dislikes', 'listing_feedback', 'deleted', null, '{}'),
  ('public.property_submissions', '{user_id,reviewer_id}', 'submissions', 'submissions', 'deleted', null, '{}'),
  ('public.push_subscriptions', '{user_id}', 'devices that get your notifications', 'push_subscriptions', 'deleted',
    null, '{}'),
  ('public.quiet_hours', '{user_id}', 'quiet hours', 'quiet_hours', 'deleted', null, '{}'),
  ('public.reports', '{reporter_id,reported_id,handled_by}', 'reports', 'reports', 'anonymized',
    'stay without names', '{snapshot,subject_id}'),
  ('public.saved_analyses', '{user_id}', 'saved analyses', 'saved_analyses', 'deleted', null, '{}'),
  ('public.saved_listings', '{user_id}', 'saved listings', 'saved_listings', 'deleted', null, '{}'),
  ('public.saved_searches', '{user_id}', 'saved searches', 'saved_searches', 'deleted', null, '{}'),
  ('public.search_alerts', '{user_id}', 'alerts of searches', 'search_alerts', 'deleted', null, '{}'),
  ('public.showing_bookings', '{user_id}', 'showings you booked', 'showing_bookings', 'deleted', null, '{}'),
  ('public.staff', '{user_id}', 'staff role', 'staff', 'deleted', null, '{}'),
  ('public.stripe_checkouts', '{user_id}', 'checkouts', 'checkouts', 'deleted', null, '{}'),
  ('public.stripe_customers', '{user_id}', 'customer number', 'billing_customer', 'deleted', null, '{}'),
  ('public.stripe_orders', '{user_id}', 'invoices', 'orders', 'deleted', null, '{}'),
  ('public.stripe_reversals', '{user_id}', 'refunds and disputes', 'reversals', 'deleted', null, '{}'),
  ('public.stripe_subscriptions', '{user_id}', 'subscriptions', 'subscriptions', 'deleted', null, '{}'),
  ('public.submission_files', '{}', 'contracts', 'submissions', 'deleted', null, '{}'),
  ('public.submission_log', '{actor_id}', 'log of submissions', 'submission_log', 'deleted', null, '{}'),
  ('public.topic_follows', '{user_id}', 'followed topics', 'followed_topics', 'deleted', null, '{}'),
  ('public.topic_reads', '{user_id}', 'read topics', 'read_topics', 'deleted', null, '{}'),
  ('public.users', '{id}', 'profile', 'profile', 'deleted', null, '{}'),
  ('public.webhook_deliveries', '{}', 'events sent to your webhooks', 'webhooks', 'deleted', null, '{}'),
  ('public.webhook_endpoints', '{user_id}', 'webhooks', 'webhooks', 'deleted', null, '{}'),
  ('storage.objects', '{}', 'files', 'files', 'deleted', null, '{}')
) as registry (table_name, member_columns, label, exported_as, on_deletion, note, copies)
left join (values
  (
    'for ' || extract(year from private.record_retention()) || ' years after the deal ended, or until the other side '
      || 'deletes its account, too',
    array['public.deal_document_log', 'public.deal_document_readers', 'public.deal_documents', 'public.deal_parties',
      'public.ledger_texts']
  ),
  (
    'as long as the record they’re part of, which can’t be shortened',
    array['private.ledger_nodes', 'public.deal_closings', 'public.deal_earnest_money', 'public.deal_earnest_receipts',
      'public.deal_endings', 'public.deal_extensions', 'public.deal_milestones', 'public.deal_outcomes',
      'public.deal_split_approvals', 'public.deal_split_lines', 'public.deal_split_shares', 'public.deal_splits',
      'public.deals',       'public.ledger_entries', 'public.offer_versions', 'public.offers']
  ),
  ('until everyone who signed has deleted their account', array['public.agreement_signatures', 'public.agreements']),
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
  ('until our payment provider confirms it, usually within minutes', array['private.billing_endings']),
  ('without a time limit', array['private.listing_viewers'])
) as kept (kept_for, tables) on registry.table_name = any (kept.tables);
comment on view private.personal_data is
  'Where data about members is: its section in public.export_my_data, and what deleting the account does with it. '
  'note says why it isn''t exported or isn''t deleted, and kept_for how long it stays; null if it''s '
  'deleted. copies are columns that hold names or IDs of other members.';

-- Export ------------------------------------------------------------------------------------------

create function private.exported_system_data() returns jsonb
language sql stable security definer set search_path = ''
as $$
  with me as materialized (select auth.uid() as id)
  select jsonb_build_object(
    -- Anyone with the token could unsubscribe the member.
    'alert_mail', (select to_jsonb(a) - 'user_id' - 'token' from private.alert_mail a where a.user_id = me.id),
    'directory', (select to_jsonb(d) - 'user_id' from private.directory d where d.user_id = me.id),
    'listing_sources', (
      select coalesce(jsonb_agg(to_jsonb(s) order by s.property_id, s.day, s.source), '[]')
      from private.listing_sources s join public.properties p on p.id = s.property_id where p.user_id = me.id
    ),
    'mail_queue', (
      select coalesce(jsonb_agg(to_jsonb(q) - 'user_id' - 'last_error' order by q.created_at, q.id), '[]')
      from private.mail_queue q where q.user_id = me.id
    ),
    'activity', (select to_jsonb(a) - 'user_id' from public.member_activity a where a.user_id = me.id),
    'held_content', (
      select coalesce(jsonb_agg(to_jsonb(h) - 'member_id' order by h.created_at, h.subject_id), '[]')
      from public.held_content h where h.member_id = me.id
    ),
    'responses', (
      select coalesce(jsonb_agg(p.responder_id order by p.responder_id), '[]')
      from public.member_responses p where p.member_id = me.id
    ),
    'rate_limits', (
      select coalesce(jsonb_agg(to_jsonb(r) - 'user_id' order by r.action, r.period), '[]')
      from private.rate_limits r where r.user_id = me.id
    )
  )
  from me;
$$;
comment on function private.exported_system_data() is
  'Part of public.export_my_data: what the system keeps about the caller in tables that members can''t read.';

-- Deletion ----------------------------------------------------------------------------------------

create function private.without_member(content text, member uuid, member_name text) returns text
language sql immutable set search_path = ''
as $$
  select regexp_replace(content, '@\[[^][()\n]{1,120}\]\(' || member || '\)', '@Deleted member', 'g');
$$;
comment on function private.without_member(text, uuid, text) is 'The text with mentions of the member anonymized.';

create function private.without_member(content jsonb, member uuid, member_name text) returns jsonb
language plpgsql immutable set search_path = ''
as $$
declare
  anonymized text;
begin
  case jsonb_typeof(content)
    when 'object' then
      return (
        select coalesce(jsonb_object_agg(field.key, private.without_member(field.value, member, member_name)), '{}')
        from jsonb_each(
          case when content ->> 'id' = member::text
            then content - '{profile_image_url,social_links,location,title}'::text[] else content end
        ) as field
      );
    when 'array' then
      return (
        select coalesce(jsonb_agg(private.without_member(item.value, member, member_name) order by item.ordinal), '[]')
        from jsonb_array_elements(content) with ordinality as item (value, ordinal)
      );
    when 'string' then
      anonymized := replace(
        private.without_member(content #>> '{}', member, member_name), member::text,
        '00000000-0000-0000-0000-000000000000'
      );
      -- A single name may be a word, so it's replaced only where it stands alone.
      return to_jsonb(case
        when anonymized = member_name then 'Deleted member'
        when member_name ~ '\S\s\S' then replace(anonymized, member_name, 'Deleted member')
        else anonymized
      end);
    else
      return content;
  end case;
end;
$$;
comment on function private.without_member(jsonb, uuid, text) is
  'JSON with the member''s ID and name anonymized in all values, and without the identifying fields of their profile.';

create function private.without_member(content uuid, member uuid, member_name text) returns uuid
language sql volatile set search_path = ''
as $$ select case when content = member then gen_random_uuid() else content end; $$;
comment on function private.without_member(uuid, uuid, text) is
  'A random ID for the member''s, which leads nowhere; any other ID unchanged.';

create function private.erase_copies(member uuid) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  member_name constant text := (select u.name from public.users u where u.id = member);
  place record;
begin
  -- Two deletions could lock rows that mention both members in different orders.
  perform pg_advisory_xact_lock(hashtextextended('erase copies', 0));
  for place in
    select p.table_name, copied.column_name
    from private.personal_data p cross join lateral unnest(p.copies) as copied (column_name)
    order by p.table_name, copied.column_name
  loop
    execute format(
      'update %1$s as t set %2$I = private.without_member(t.%2$I, $1, $2) where strpos(t.%2$I::text, $1::text) > 0',
      place.table_name, place.column_name
    ) using member, member_name;
  end loop;
end;
$$;
comment on function private.erase_copies(uuid) is
  'Account deletion: anonymizes the member in the columns that private.personal_data lists as copies, such as '
  'mentions and the snapshots of reports.';

-- Grants ------------------------------------------------------------------------------------------

revoke all on private.personal_data from public, anon, authenticated;
grant execute on function private.exported_system_data() to authenticated, service_role;
