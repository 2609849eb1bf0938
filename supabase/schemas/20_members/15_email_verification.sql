-- Verified emails. An address is verified once its owner arrives through a link sent to it. The auth server's own
-- columns don't say so: with its confirmations on, it refuses to sign new members in, and with them off, it confirms
-- every address at sign-up.
--
-- docs/decisions/0024-email-verification.md has the reasons.

create table private.verified_emails (
  user_id uuid primary key references auth.users (id) on delete cascade,
  email text not null,
  verified_at timestamptz not null default now()
);
comment on table private.verified_emails is
  'The address that a member verified last. It counts while it''s the account''s address. No row means that the member '
  'has never verified any.';

-- Gates -------------------------------------------------------------------------------------------

create function private.has_verified_email(member uuid) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  return exists (
    select from private.verified_emails v join auth.users a on a.id = v.user_id
    where v.user_id = member and v.email = a.email
  );
end;
$$;
comment on function private.has_verified_email(uuid) is
  'Whether a member has verified the account''s current address; false for null and for unknown members.';

create function private.email_confirmed() returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  return private.has_verified_email(auth.uid());
end;
$$;
comment on function private.email_confirmed() is 'Whether the caller has verified their email; false for visitors.';

create function private.check_email_verified() returns void
language plpgsql stable security definer set search_path = ''
as $$
begin
  if exists (select from auth.users where id = (select auth.uid())) and not private.email_confirmed() then
    raise exception 'Verify your email address first.' using errcode = 'P0001', hint = 'verify_email';
  end if;
end;
$$;
comment on function private.check_email_verified() is
  'Raises P0001 with the hint verify_email if the caller hasn''t verified their email.';

create function private.require_verified_email() returns trigger
language plpgsql set search_path = ''
as $$
begin
  -- What a function or trigger updates, such as a count, may follow from what anyone may do.
  if tg_op = 'INSERT' or current_user in ('anon', 'authenticated') then
    perform private.check_email_verified();
  end if;
  return null;
end;
$$;
comment on function private.require_verified_email() is
  'Statement trigger on everything that reaches other members: private.check_email_verified, for inserts and for API '
  'callers'' updates. Every table has it or is listed in supabase/tests/900-hygiene.sql.';

-- Verifying ---------------------------------------------------------------------------------------

create function private.arrived_by_link() returns boolean
language sql stable security definer set search_path = ''
as $$
  select (select auth.jwt()) -> 'amr' @> '[{"method": "otp"}]' and exists (
    select from auth.sessions s join auth.users a on a.id = s.user_id
    where s.id = ((select auth.jwt()) ->> 'session_id')::uuid and a.id = (select auth.uid())
      -- Later links replace earlier ones, and a change of address forgets when the last was sent.
      and s.created_at >= a.recovery_sent_at
  );
$$;
comment on function private.arrived_by_link() is
  'Whether the caller''s session began with a link or code that was sent to the account''s current address.';

create function private.verify_email(earlier_session uuid) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  me constant uuid := auth.uid();
begin
  if private.session_refusal() = 'session_ended' then
    raise exception 'This session has ended' using errcode = '42501';
  end if;
  if not private.has_verified_email(me) then
    if not private.arrived_by_link() then
      raise exception 'Open the link we sent to verify your email address.' using errcode = '42501';
    end if;
    perform private.prove_address(earlier_session, false);
  end if;
  return not exists (select from private.suspended_passwords p where p.user_id = me);
end;
$$;
comment on function private.verify_email(uuid) is
  'Called by a browser that a link from our email led here, with the ID of the session it held before, or null: '
  'records that the caller owns the account''s current address (private.prove_address). Returns whether the password '
  'is valid; false means that the member must set a new one. Repeating a call that succeeded changes nothing. Raises '
  '42501 for a session that didn''t begin with a link to this address, and for one that has ended.';
select private.expose('verify_email', 'authenticated');

-- Changing the address ----------------------------------------------------------------------------

create table private.email_change_permits (
  user_id uuid primary key references auth.users (id) on delete cascade,
  -- The auth server's own limit.
  email text not null check (char_length(email) <= 255),
  permitted_at timestamptz not null default now()
);
comment on table private.email_change_permits is
  'The address to which a member, who had just signed in, asked to change theirs. It''s valid for a day.';

create function private.permit_email_change(new_email text) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  -- The auth server writes to the new address, so nobody may have it write to strangers from a throwaway account.
  perform private.require_own_session();
  if not exists (
    select from auth.sessions s
    where s.id = (auth.jwt() ->> 'session_id')::uuid and s.user_id = auth.uid()
      and s.created_at > now() - interval '10 minutes'
  ) then
    raise exception 'Sign in again to change your email.' using errcode = '42501', hint = 'sign_in_again';
  end if;
  perform private.consume_rate_limit('email_change');
  insert into private.email_change_permits as p (user_id, email) values (auth.uid(), lower(btrim(new_email)))
  on conflict (user_id) do update set email = excluded.email, permitted_at = excluded.permitted_at;
end;
$$;
comment on function private.permit_email_change(text) is
  'Permits the auth server to change the caller''s email to this one, which the caller then asks it to do. Takes a '
  'session of the last 10 minutes; refreshing a token doesn''t make it younger. Raises 42501 with the hint '
  'sign_in_again otherwise, what private.require_own_session does, P0001 with the hint rate_limit for too many '
  'changes, and 23514 for more than 255 characters.';
select private.expose('permit_email_change', 'authenticated');

create function private.end_email_changes(member uuid, _kept uuid) returns boolean
language plpgsql volatile security definer set search_path = ''
as $$
begin
  delete from private.email_change_permits p where p.user_id = member;
  return found;
end;
$$;
comment on function private.end_email_changes(uuid, uuid) is
  'For private.end_access: the link sent to a new address changes nothing anymore. Returns whether there was one.';

create function private.check_email_change() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  -- Members' own changes wait in email_change until a link confirms them. Others are an administrator's.
  if old.email_change = new.email then
    delete from private.email_change_permits p
    where p.user_id = new.id and p.email = lower(new.email) and p.permitted_at > now() - interval '1 day';
    if not found then
      raise exception 'The member didn''t permit this change of email' using errcode = '42501';
    end if;
  end if;
  -- With double_confirm_changes, a link is also sent to the old address, and either one changes it.
  new.recovery_sent_at := case
    when old.email_change = new.email and coalesce(old.email_change_token_current, '') = ''
      -- The auth server may count in milliseconds.
      then date_trunc('milliseconds', now())
  end;
  return new;
end;
$$;
comment on function private.check_email_change() is
  'Update trigger on auth.users: raises 42501 for a member''s own change to an address they didn''t permit, since a '
  'stolen session could ask for it. The link that changed the address counts as sent to it if it was the only one (see '
  'private.arrived_by_link); earlier links don''t.';

create trigger check_email_change before update of email on auth.users
  for each row when (new.email is distinct from old.email) execute function private.check_email_change();

create function private.check_requested_email() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if not exists (
    select from private.email_change_permits p
    where p.user_id = new.id and p.email = lower(new.email_change) and p.permitted_at > now() - interval '1 day'
  ) then
    raise exception 'The member didn''t permit this change of email' using errcode = '42501';
  end if;
  return new;
end;
$$;
comment on function private.check_requested_email() is
  'Update trigger on auth.users: raises 42501 before the auth server writes to an address that the member didn''t '
  'permit (see public.permit_email_change).';

create trigger check_requested_email before update of email_change on auth.users
  for each row when (new.email_change is distinct from old.email_change and coalesce(new.email_change, '') <> '')
  execute function private.check_requested_email();

-- Grants ------------------------------------------------------------------------------------------
grant execute on function private.email_confirmed(), private.check_email_verified()
  to anon, authenticated, service_role;
grant execute on function private.has_verified_email(uuid) to service_role;
