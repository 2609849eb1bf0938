-- OAuth: a member lets a registered program in, and the program gets tokens for it.
--
-- What the member gives is a row of api_keys with a client, and its tokens belong to that row. So whatever ends keys,
-- or refuses them, does the same to connected programs. docs/decisions/0037-oauth.md has the reasons.

create table private.oauth_codes (
  key_id uuid primary key references public.api_keys (id) on delete cascade,
  code_hash bytea not null unique,
  code_challenge text not null check (code_challenge ~ '^[A-Za-z0-9_-]{43}$'),
  redirect_uri text not null,
  used_at timestamptz
);
comment on table private.oauth_codes is
  'Codes that programs exchange for tokens, once. They end with what the member gave, which lasts a minute until then.';
comment on column private.oauth_codes.code_hash is 'SHA-256, as of tokens. Each has 256 random bits.';
comment on column private.oauth_codes.code_challenge is 'SHA-256 of the program''s own secret (PKCE, S256).';

create table private.oauth_tokens (
  token_hash bytea primary key,
  key_id uuid not null references public.api_keys (id) on delete cascade,
  is_refresh boolean not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
comment on table private.oauth_tokens is
  'Tokens of connected programs: access tokens for an hour, and refresh tokens, each for one use.';
comment on column private.oauth_tokens.used_at is 'When a refresh token was exchanged. One used again has been stolen.';
create index oauth_tokens_key_idx on private.oauth_tokens (key_id, expires_at);

create function private.key_of_secret(secret_hash bytea) returns uuid
language sql stable security definer set search_path = ''
as $$
  select s.key_id from private.api_key_secrets s where s.key_hash = secret_hash
  union all
  select t.key_id from private.oauth_tokens t
  where t.token_hash = secret_hash and not t.is_refresh and t.expires_at > now();
$$;
comment on function private.key_of_secret(bytea) is
  'The ID of the API key with this hash, or of what a live access token with it belongs to. Null if there is none.';

-- Letting a program in ------------------------------------------------------------------------------

create function private.connect_program(
  client_id uuid, redirect_uri text, scopes text[], code_challenge text
) returns text
language plpgsql volatile security definer set search_path = ''
as $$
declare
  code constant text := private.new_secret('clc_');
  client private.oauth_clients;
  added uuid;
begin
  perform private.require_new_key();
  select * into client from private.oauth_clients c
  where c.id = connect_program.client_id and private.leads_back_to(c, connect_program.redirect_uri) for share;
  if not found then
    raise exception 'This program hasn''t registered, or not with this address.' using errcode = 'P0001';
  end if;
  -- Connected again, it starts over. What it never came back for is gone.
  update public.api_keys k set revoked_at = now()
  where k.user_id = auth.uid() and k.client_id = client.id and k.revoked_at is null;
  delete from public.api_keys k
  where k.user_id = auth.uid() and k.client_id is not null and (k.expires_at <= now() or k.revoked_at is not null)
    and exists (select from private.oauth_codes c where c.key_id = k.id and c.used_at is null);
  insert into public.api_keys as k (user_id, name, scopes, client_id, client_host, expires_at)
  values (auth.uid(), client.name, connect_program.scopes, client.id,
    private.redirect_host(connect_program.redirect_uri), now() + interval '1 minute')
  returning k.id into added;
  insert into private.oauth_codes (key_id, code_hash, code_challenge, redirect_uri)
  values (added, sha256(convert_to(code, 'utf8')), connect_program.code_challenge, connect_program.redirect_uri);
  perform private.notify_access('assistant', 'created', client.name);
  return code;
end;
$$;
comment on function private.connect_program(uuid, text, text[], text) is
  'Lets a registered program act as the caller, within scopes, and returns the code that it exchanges for tokens '
  '(private.redeem_oauth_code) within a minute: the only time that it can be read. An earlier permission of the same '
  'program ends. Notifies the caller. Raises what private.require_new_key does, P0001 for an unknown program or '
  'address, and 23514 for an unknown scope or none, and for what isn''t a challenge of S256.';
select private.expose('connect_program', 'authenticated');

-- Tokens ------------------------------------------------------------------------------------------

create function private.issue_oauth_tokens(key public.api_keys) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  lifetime constant interval := interval '1 hour';
  access constant text := private.new_secret('cla_');
  refresh constant text := private.new_secret('clr_');
begin
  delete from private.oauth_tokens t where t.key_id = key.id and not t.is_refresh and t.expires_at <= now();
  insert into private.oauth_tokens (token_hash, key_id, is_refresh, expires_at) values
    (sha256(convert_to(access, 'utf8')), key.id, false, least(now() + lifetime, key.expires_at)),
    (sha256(convert_to(refresh, 'utf8')), key.id, true, key.expires_at);
  return jsonb_build_object(
    'access_token', access, 'token_type', 'Bearer', 'refresh_token', refresh,
    'expires_in', floor(extract(epoch from least(lifetime, key.expires_at - now()))),
    'scope', array_to_string(key.scopes, ' ')
  );
end;
$$;
comment on function private.issue_oauth_tokens(public.api_keys) is
  'Adds an access and a refresh token, and returns them as RFC 6749 has them: the only time that they can be read.';

create function private.redeem_oauth_code(
  code_hash text, client_id uuid, redirect_uri text, code_challenge text
) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  code private.oauth_codes;
  key public.api_keys;
begin
  select * into code from private.oauth_codes c where c.code_hash = decode(redeem_oauth_code.code_hash, 'hex')
  for update;
  select * into key from public.api_keys k where k.id = code.key_id;
  if key.id is null or key.client_id <> redeem_oauth_code.client_id or not private.keep_account(key.user_id) then
    return '{"error": "invalid_grant"}';
  elsif code.used_at is not null then
    -- Two have the code. Nobody knows who is who.
    update public.api_keys k set revoked_at = now() where k.id = key.id and k.revoked_at is null;
    return '{"error": "invalid_grant"}';
  elsif private.api_key_refusal(key) is not null
    or code.redirect_uri is distinct from redeem_oauth_code.redirect_uri
    or code.code_challenge is distinct from redeem_oauth_code.code_challenge
  then
    return '{"error": "invalid_grant"}';
  end if;
  update private.oauth_codes c set used_at = now() where c.key_id = key.id;
  update public.api_keys k set expires_at = k.created_at + interval '180 days' where k.id = key.id returning * into key;
  return private.issue_oauth_tokens(key);
end;
$$;
comment on function private.redeem_oauth_code(text, uuid, text, text) is
  'For the service role: exchanges the code with this SHA-256 hash (hex) for tokens, as private.issue_oauth_tokens, if '
  'the program, its address, and the challenge are those it was given for. What it opens then lasts 180 days. Returns '
  '{error: invalid_grant} otherwise; for a code that was used before, it also revokes what that opened.';
select private.expose('redeem_oauth_code', 'service_role');

create function private.refresh_oauth_token(token_hash text, client_id uuid) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  per_hour constant integer := 60;
  token private.oauth_tokens;
  key public.api_keys;
begin
  select * into token from private.oauth_tokens t
  where t.token_hash = decode(refresh_oauth_token.token_hash, 'hex') and t.is_refresh
  for update;
  select * into key from public.api_keys k where k.id = token.key_id;
  if key.id is null or key.client_id <> refresh_oauth_token.client_id or not private.keep_account(key.user_id) then
    return '{"error": "invalid_grant"}';
  elsif token.used_at is not null then
    update public.api_keys k set revoked_at = now() where k.id = key.id and k.revoked_at is null;
    return '{"error": "invalid_grant"}';
  -- As long as its member is refused, too. The token can be used afterwards.
  elsif private.api_key_refusal(key) is not null then
    return '{"error": "invalid_grant"}';
  elsif (private.count_use(key.user_id, 'oauth_token', interval '1 hour')).used > per_hour then
    return '{"error": "rate_limit"}';
  end if;
  update private.oauth_tokens t set used_at = now() where t.token_hash = token.token_hash;
  return private.issue_oauth_tokens(key);
end;
$$;
comment on function private.refresh_oauth_token(text, uuid) is
  'For the service role: exchanges the refresh token with this SHA-256 hash (hex) of a program for new tokens, as '
  'private.issue_oauth_tokens. Each can be used once: another use revokes all that the program has. Returns {error: '
  'invalid_grant} for that, for an unknown one, and while private.api_key_refusal isn''t null, or {error: rate_limit} '
  '(60 an hour per member).';
select private.expose('refresh_oauth_token', 'service_role');

create function private.revoke_oauth_token(token_hash text, client_id uuid) returns void
language sql volatile security definer set search_path = ''
as $$
  update public.api_keys k set revoked_at = now()
  from private.oauth_tokens t
  where t.token_hash = decode(revoke_oauth_token.token_hash, 'hex') and k.id = t.key_id
    and k.client_id = revoke_oauth_token.client_id and k.revoked_at is null;
$$;
comment on function private.revoke_oauth_token(text, uuid) is
  'For the service role: revokes all that a program was let in with, by the SHA-256 hash (hex) of one of its tokens. '
  'Does nothing for an unknown one.';
select private.expose('revoke_oauth_token', 'service_role');
