-- Sessions: what a request must prove beyond a valid access token, and what happens when an address is proven.
-- docs/decisions/0015-sessions.md has the reasons.

-- Securing an account -----------------------------------------------------------------------------

create table private.suspended_passwords (
  user_id uuid primary key references public.users (id) on delete cascade,
  suspended_at timestamptz not null default now()
);
comment on table private.suspended_passwords is
  'Members who must set a new password, because the person who created the account may not own its email. Until '
  'then, nobody can sign in.';

create function private.prove_address(earlier_session uuid, knows_password boolean) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  me constant uuid := auth.uid();
  this_session constant uuid := (auth.jwt() ->> 'session_id')::uuid;
  address text;
  is_first boolean;
  is_owner boolean;
begin
  -- Two tabs take turns.
  select a.email into address from auth.users a where a.id = me for update;
  is_first := not exists (select from private.verified_emails v where v.user_id = me);
  -- Only a browser that signed in can know its session's ID.
  is_owner := knows_password or exists (
    select from auth.sessions s where s.id = earlier_session and s.user_id = me and s.id <> this_session
  );
  insert into private.verified_emails as v (user_id, email) values (me, address)
  on conflict (user_id) do update set email = excluded.email, verified_at = now();
  if is_first then
    perform private.end_access(me, case when is_owner then 'own_proof' else 'first_proof' end, this_session);
  end if;
  -- The member's other tabs and devices unlock what waits for it.
  perform private.broadcast_change(me, 'membership');
end;
$$;
comment on function private.prove_address(uuid, boolean) is
  'Records that the caller owns the account''s address, which its callers have checked. The only place that does. The '
  'first time, ends access from before (private.access_kinds), since someone else may have made the account, unless '
  'this browser held an earlier session of it, or its session began with the password. Broadcasts ''membership''.';

create function private.end_passwords(member uuid, _kept uuid) returns boolean
language plpgsql volatile security definer set search_path = ''
as $$
begin
  insert into private.suspended_passwords (user_id)
  select a.id from auth.users a where a.id = member and a.encrypted_password <> ''
  on conflict (user_id) do nothing;
  update auth.users set encrypted_password = '' where id = member and encrypted_password <> '';
  return found;
end;
$$;
comment on function private.end_passwords(uuid, uuid) is
  'For private.end_access: nobody can sign in with the password; the member must set a new one. Returns whether there '
  'was one.';

create function private.end_sessions(member uuid, kept uuid) returns boolean
language plpgsql volatile security definer set search_path = ''
as $$
begin
  delete from auth.sessions s where s.user_id = member and s.id is distinct from kept;
  return found;
end;
$$;
comment on function private.end_sessions(uuid, uuid) is
  'For private.end_access: signs a member out everywhere except in one session. Returns whether there was another.';

create function private.forget_ended_sessions() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from public.push_subscriptions d using ended e where d.user_id = e.user_id and d.session_id = e.id;
  delete from private.recovered_sessions r using ended e where r.user_id = e.user_id and r.session_id = e.id;
  return null;
end;
$$;
comment on function private.forget_ended_sessions() is
  'Delete trigger on auth.sessions, however one ends: what belongs to it ends with it, such as devices that get '
  'pushes.';

create trigger forget_ended_sessions after delete on auth.sessions
  referencing old table as ended for each statement execute function private.forget_ended_sessions();

create function private.accept_new_password() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from private.suspended_passwords where user_id = new.id;
  perform private.end_access(new.id, 'new_password');
  return null;
end;
$$;
comment on function private.accept_new_password() is
  'Update trigger on auth.users: a new password replaces a suspended one, and ends other access. The auth server ends '
  'the other sessions.';

create trigger accept_new_password after update of encrypted_password on auth.users
  for each row when (new.encrypted_password <> '' and new.encrypted_password is distinct from old.encrypted_password)
  execute function private.accept_new_password();

-- Checking requests -------------------------------------------------------------------------------

create table private.recovered_sessions (
  session_id uuid primary key,
  user_id uuid not null references public.users (id) on delete cascade,
  created_at timestamptz not null default now()
);
comment on table private.recovered_sessions is
  'Sessions in which a recovery code was entered instead of one of an authenticator app. Deleted with the session.';
create index recovered_sessions_user_idx on private.recovered_sessions (user_id);

create function private.is_recovered_session() returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select from private.recovered_sessions r
    where r.session_id = (auth.jwt() ->> 'session_id')::uuid and r.user_id = auth.uid()
  );
$$;
comment on function private.is_recovered_session() is
  'Whether a recovery code was entered in the caller''s session. It can do what others can, but has no staff rights, '
  'and the auth server changes nothing for it.';

create function private.session_refusal() returns text
language plpgsql stable security definer set search_path = ''
as $$
declare
  claims constant jsonb := auth.jwt();
begin
  -- Visitors and the service role have no session.
  if claims ->> 'role' is distinct from 'authenticated' then
    return null;
  end if;
  if claims ? 'api_key' then
    return case when private.is_live_api_key((claims ->> 'api_key')::uuid) then null else 'session_ended' end;
  end if;
  if not exists (
    select from auth.sessions s
    where s.id = (claims ->> 'session_id')::uuid and s.user_id = auth.uid()
      and (s.not_after is null or s.not_after > now())
  ) then
    return 'session_ended';
  end if;
  if exists (select from private.suspended_passwords p where p.user_id = auth.uid()) then
    return 'password_required';
  end if;
  if claims ->> 'aal' is distinct from 'aal2' and exists (
    select from auth.mfa_factors f where f.user_id = auth.uid() and f.status = 'verified'
  ) and not private.is_recovered_session() then
    return 'code_required';
  end if;
  return null;
end;
$$;
comment on function private.session_refusal() is
  'Why the caller may not use the API: session_ended (signed out, ended by a verification or a new password, or the '
  'API key it came from can''t be used any more), '
  'password_required (see private.suspended_passwords), or code_required (the member has a second factor, the '
  'token isn''t aal2, and no recovery code was entered). Null if they may.';

create function private.refuse_request(refusal text) returns void
language plpgsql stable set search_path = ''
as $$
begin
  if refusal = 'session_ended' then
    raise sqlstate 'PT401' using message = 'This session has ended', hint = refusal;
  end if;
  raise sqlstate 'PT403' using
    message = case refusal
      when 'code_required' then 'Enter the code from your authenticator app first'
      else 'Set a new password first'
    end,
    hint = refusal;
end;
$$;
comment on function private.refuse_request(text) is
  'Raises PT401 (HTTP 401) for a token without a live session, and PT403 (HTTP 403), with private.session_refusal as '
  'the hint, for a member who has to do something first.';

create function private.check_request() returns void
language plpgsql stable set search_path = ''
as $$
declare
  refusal constant text := private.session_refusal();
  -- What a restricted member needs to become unrestricted. Each checks the session itself.
  exempt constant text[] := '{/rpc/verify_email,/rpc/session_status,/rpc/use_recovery_code,/rpc/accept_invitation}';
begin
  if refusal = 'session_ended'
    or refusal is not null and not coalesce(current_setting('request.path', true) = any (exempt), false)
  then
    perform private.refuse_request(refusal);
  end if;
end;
$$;
comment on function private.check_request() is
  'Runs before every request to the data API: private.refuse_request with private.session_refusal.';

create function private.install_request_check() returns boolean
language plpgsql set search_path = ''
as $$
begin
  execute format(
    'alter role authenticator in database %I set pgrst.db_pre_request = %L', current_database(), 'private.check_request'
  );
  notify pgrst, 'reload config';
  return true;
exception
  when insufficient_privilege or undefined_object then
    raise warning 'private.check_request isn''t installed: %', sqlerrm;
    return false;
end;
$$;
comment on function private.install_request_check() is
  'Makes PostgREST call private.check_request. Returns false, with a warning, if the caller may not change the role '
  'authenticator.';

create function private.session_status() returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'refusal', private.session_refusal(),
    'is_recovered', private.is_recovered_session(),
    'signed_in_at', (
      select s.created_at from auth.sessions s
      where s.id = (auth.jwt() ->> 'session_id')::uuid and s.user_id = auth.uid()
    )
  );
$$;
comment on function private.session_status() is
  'For edge functions, which no request check precedes: {refusal, is_recovered, signed_in_at}.';
select private.expose('session_status', 'authenticated');

-- Policies ----------------------------------------------------------------------------------------

-- Storage and Realtime don't call check_request.
create policy "Only live, unrestricted sessions can use files"
  on storage.objects as restrictive for all to authenticated
  using ((select private.session_refusal()) is null);

create policy "Only live, unrestricted sessions can listen"
  on realtime.messages as restrictive for all to authenticated
  using ((select private.session_refusal()) is null);

-- Grants ------------------------------------------------------------------------------------------
grant execute on function private.check_request(), private.session_refusal(), private.refuse_request(text)
  to anon, authenticated, service_role;
