-- What happens before an account is deleted, in order. The steps are in their domains' files; foreign keys delete
-- what's left of the account after them.
--
-- Deletion locks everything it changes in the order in which everything else does, so that neither members who act at
-- the same time nor a second deletion can deadlock with it: listings first, then what's about them, then the member,
-- then what only the member's row protects.

create function private.prepare_account_deletion() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  -- Limits are consumed before some rows are locked and after others, so no lock order would do: wait for limited
  -- actions in progress, and stop new ones.
  perform private.lock_rate_limits(old.id);
  -- Saves, votes, and listings, before anything that would lock a listing more weakly.
  perform private.lock_listings(old.id);

  -- What others keep, without the member.
  perform private.erase_copies(old.id);
  perform private.leave_deals(old.id);

  -- Rows that are locked before members everywhere.
  perform private.lock_billing(old.id);
  perform private.lock_conversations(old.id);
  perform private.lock_deal_alerts(old.id);
  perform private.lock_document_requests(old.id);
  perform private.lock_events(old.id);
  perform private.lock_feed(old.id);
  perform private.lock_forums(old.id);
  perform private.lock_listing_invitations(old.id);
  perform private.lock_listing_questions(old.id);
  perform private.lock_proofs_of_funds(old.id);
  perform private.lock_property_submissions(old.id);

  -- Connections, follows, reviews, then the member, then the counts of everyone at the other end.
  perform private.lock_relationships(old.id);

  -- Once the member is locked, none of these is added.
  perform private.lock_sent_alerts(old.id);
  perform private.lock_shared_records(old.id);
  -- The member's bookings, then showings, as in 30_listings/30_showings.sql.
  perform private.lock_showings(old.id);
  return old;
end;
$$;
comment on function private.prepare_account_deletion() is
  'Delete trigger on auth.users: leaves deals, anonymizes what others keep, and locks what changes with the account, '
  'step by step.';

create trigger prepare_account_deletion before delete on auth.users
  for each row execute function private.prepare_account_deletion();
