-- Access to an account without its owner present: every kind there is, and which event ends it.
--
-- To add a kind: a row here, and, where an event ends it, private.end_<kind>. supabase/tests/107-access.sql fails for a
-- table that keeps a secret or belongs to a session, and for a function that takes a secret, without a row.
-- docs/decisions/0015-sessions.md has the reasons.

create view private.access_kinds with (security_invoker = true) as
select * from (values
  -- position, kind, tables or columns, functions that take it, notified, then what each event does to it, and why it's
  -- kept
  (10, 'factors', '{auth.mfa_factors,private.recovery_codes}'::text[],
    '{use_recovery_code,turn_off_two_factor}'::text[], true,
    'kept', 'ended', 'kept', 'kept', 'kept', 'kept', 'kept', 'kept', 'itself',
    'What the owner locks the account with.'),
  (20, 'passwords', '{auth.users.encrypted_password}', '{}', false,
    'kept', 'ended', 'itself', 'kept', 'kept', 'kept', 'kept', 'kept', 'itself',
    'Knowing it is a proof, to which factors add a code. Restricted members sign in to appeal.'),
  (30, 'api_keys',
    '{public.api_keys,private.api_key_secrets,private.api_idempotency,private.oauth_codes,private.oauth_tokens}',
    '{use_api_key,redeem_oauth_code,refresh_oauth_token,revoke_oauth_token}', true,
    'ended', 'ended', 'ended', 'ended', 'ended', 'refused', 'refused', 'kept', 'itself',
    'Signing out is for people; programs go on.'),
  (40, 'feed_addresses', '{public.feed_addresses,private.feed_secrets}', '{read_feed}', true,
    'ended', 'ended', 'ended', 'ended', 'ended', 'refused', 'refused', 'kept', 'itself', 'As API keys.'),
  (50, 'webhooks', '{public.webhook_endpoints,private.webhook_secrets}', '{claim_deliveries}', true,
    'ended', 'ended', 'ended', 'ended', 'ended', 'refused', 'refused', 'kept', 'itself', 'As API keys.'),
  (60, 'email_changes', '{private.email_change_permits}', '{}', true,
    'ended', 'ended', 'ended', 'ended', 'ended', 'kept', 'kept', 'kept', 'itself',
    'It took a sign-in, lasts a day, and the old address is written to.'),
  (70, 'payments', '{public.stripe_customers,public.stripe_checkouts,public.stripe_subscriptions}', '{}', true,
    'kept', 'ended', 'kept', 'kept', 'kept', 'kept', 'itself', 'kept', 'itself',
    'They read nothing. Who pays can cancel in any standing.'),
  (80, 'sessions', '{auth.sessions,private.recovered_sessions}', '{verify_email}', false,
    'ended', 'ended', 'itself', 'ended', 'itself', 'kept', 'kept', 'itself', 'itself',
    'Restricted members read why, and appeal.'),
  (90, 'devices', '{public.push_subscriptions}', '{save_push_subscription,claim_deliveries}', false,
    'itself', 'itself', 'itself', 'itself', 'itself', 'kept', 'kept', 'itself', 'itself',
    'They end with their session. Restricted members get their notices.'),
  (100, 'channels', '{realtime.messages}', '{}', false,
    'itself', 'itself', 'itself', 'itself', 'itself', 'kept', 'kept', 'itself', 'itself',
    'An open one says only that something changed, and closes with its token, within the hour.'),
  (110, 'files', '{storage.objects}', '{}', false,
    'itself', 'itself', 'itself', 'itself', 'itself', 'refused', 'kept', 'itself', 'itself',
    'Each part of an upload needs a live session. Signed addresses last a minute.'),
  (120, 'mailed_links', '{auth.users.recovery_token,auth.users.confirmation_token}', '{}', false,
    'kept', 'kept', 'itself', 'kept', 'kept', 'kept', 'kept', 'kept', 'itself',
    'They went to the address of the account, work once, and expire.'),
  (130, 'invitations', '{private.deal_invitation_links}', '{deal_invitation,accept_invitation,release_invited_address}',
    false, 'kept', 'kept', 'kept', 'kept', 'kept', 'kept', 'kept', 'kept', 'itself',
    'They open a deal to whom its parties invited, not the account.'),
  (140, 'unsubscribe_links', '{private.alert_mail}', '{unsubscribe_from_alerts}', false,
    'kept', 'kept', 'kept', 'kept', 'kept', 'kept', 'kept', 'kept', 'itself',
    'They turn off emails, and nothing else.'),
  (150, 'staff_roles', '{public.staff}', '{}', false,
    'kept', 'kept', 'kept', 'kept', 'kept', 'refused', 'kept', 'kept', 'itself',
    'Given by an admin; neither keys nor recovered sessions have it.'),
  (160, 'staff_decisions', '{private.staff_decisions}', '{}', false,
    'ended', 'ended', 'ended', 'ended', 'ended', 'refused', 'kept', 'kept', 'itself',
    'They wait for seconds, also for who signs out after the last one.')
) as kinds (
  position, kind, places, doors, notified, own_proof, first_proof, new_password, recovery, first_factor, restriction,
    downgrade, sign_out, deletion, note
);
comment on view private.access_kinds is
  'Every kind of access to an account that works without its owner present. places: where it''s stored; doors: exposed '
  'functions that take its secret or hand out what it''s sent; notified: whether members are when it ends. Then what '
  'events do to it. first_proof: somebody proves for the first time that the address is theirs, and may not be who '
  'made the account; own_proof: the same, and it''s who did, by the browser or the password. restriction: a suspension '
  'or ban; downgrade: the plan ends. ended: by private.end_<kind>. itself: what the event does ends it, such as '
  'foreign keys, the auth server, or the end of the session it belongs to. refused: as long as that lasts. kept: for '
  'the reason in note.';

create function private.end_access(member uuid, event text, kept_session uuid default null) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  ending record;
  was_there boolean;
  notified text[] := '{}';
begin
  if not coalesce((select to_jsonb(k) ? event from private.access_kinds k limit 1), false) then
    raise exception 'Unknown event %', event using errcode = '22023';
  end if;
  -- An account that's being deleted loses all of it. The others are ended in one order, so that two events at once
  -- don't deadlock, and deletion waits for them.
  if not private.keep_account(member) then
    return;
  end if;
  perform private.take_back(true);
  for ending in
    select k.kind, k.notified from private.access_kinds k where to_jsonb(k) ->> event = 'ended' order by k.position
  loop
    execute format('select private.end_%s($1, $2)', ending.kind) into was_there using member, kept_session;
    if was_there and ending.notified then
      notified := notified || ending.kind;
    end if;
  end loop;
  perform private.take_back(false);
  if notified <> '{}' then
    perform private.notify_always(
      member, 'access', gen_random_uuid(), jsonb_build_object('what', 'everything', 'event', event, 'ended', notified)
    );
  end if;
end;
$$;
comment on function private.end_access(uuid, text, uuid) is
  'Ends what an event ends of a member''s access (private.access_kinds), except a session, and notifies them (kind '
  'access, data {what: everything, event, ended: kinds}). The only place that does. Raises 22023 for an unknown event.';

create function private.program_refusal(member uuid) returns text
language sql stable security definer set search_path = ''
as $$
  select case
    when private.standing_of(member) in ('suspended', 'banned') or not private.has_verified_email(member)
      or exists (select from private.suspended_passwords p where p.user_id = member) then 'restricted'
    when not exists (
      select from public.users u
      where u.id = member and private.tier_has_entitlement(u.membership_tier, 'api_access')
    ) then 'membership'
  end;
$$;
comment on function private.program_refusal(uuid) is
  'Why a member''s programs may do nothing now: restricted (suspended, banned, or has to set a password or verify a '
  'new address) or membership (the plan has no API). Null if they may. Asked by what serves keys, feeds, webhooks.';

create function private.require_own_session(lasts boolean default true) returns void
language plpgsql stable security definer set search_path = ''
as $$
begin
  if auth.uid() is null or private.is_api_key() or private.session_refusal() is not null then
    raise exception 'Sign in to manage API keys, webhooks, and feeds' using errcode = '42501';
  end if;
  if not lasts then
    return;
  end if;
  -- It works for its session only, and what it gave would outlive that.
  if private.is_recovered_session() then
    raise exception 'Set up your authenticator app again first' using errcode = '42501';
  end if;
  perform private.check_email_verified();
end;
$$;
comment on function private.require_own_session(boolean) is
  'For functions that give or take access. Raises 42501 unless a member makes the request in a full session: a key '
  'can''t manage keys. If what''s given lasts longer than the session, also for one that a recovery code let in, and '
  'P0001 with the hint verify_email before the email is verified. Taking away doesn''t last.';
