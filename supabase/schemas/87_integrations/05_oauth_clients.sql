-- Programs that members connect by OAuth, mostly assistants. A program registers itself (RFC 7591), so what it says
-- about itself isn't checked: only the host that it leads back to is shown as a fact.

create function private.are_redirect_uris(uris text[]) returns boolean
language sql immutable set search_path = ''
as $$
  select coalesce(array_ndims(uris) = 1 and cardinality(uris) <= 10 and bool_and(coalesce(
    char_length(uri) <= 2000 and uri ~ (
      '^(https://[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)+'
      -- On the member's own device.
      '|http://(localhost|127\.0\.0\.1|\[::1\]))'
      '(:[0-9]{1,5})?([/?][!-"$-[\]-~]*)?$'
    ), false
  )), false)
  from unnest(uris) as uri;
$$;
comment on function private.are_redirect_uris(text[]) is
  'Whether this is a list of 1 to 10 addresses that a program may be sent back to: https with a lowercase host, or '
  'http to this device, without a user name, a fragment, a backslash, or anything else that isn''t visible ASCII. '
  'False for null.';

create table private.oauth_clients (
  id uuid primary key default gen_random_uuid(),
  name text not null check (char_length(name) between 1 and 60),
  redirect_uris text[] not null check (private.are_redirect_uris(redirect_uris)),
  network text,
  created_at timestamptz not null default now()
);
comment on table private.oauth_clients is
  'Programs that registered to be connected. Those that nobody connected are deleted after 90 days, with the next one.';
comment on column private.oauth_clients.name is 'What the program calls itself.';
comment on column private.oauth_clients.network is
  'As private.network_of, to limit registrations; deleted after an hour, with the next one.';
create index oauth_clients_created_idx on private.oauth_clients (created_at);
create index oauth_clients_network_idx on private.oauth_clients (network) where network is not null;

create function private.redirect_host(uri text) returns text
language sql immutable set search_path = ''
as $$ select (regexp_match(uri, '^https?://(\[::1\]|[^/?:]+)'))[1]; $$;
comment on function private.redirect_host(text) is 'The host of an address that private.are_redirect_uris takes.';

create function private.client_name(name text, uris text[]) returns text
language sql immutable set search_path = ''
as $$
  -- Some add what they're connected to, as in "Claude Code (cornerlot)".
  select case
    when private.poses_as_staff(line) then private.redirect_host(uris[1])
    else coalesce(left(line, 60), private.redirect_host(uris[1]))
  end
  from private.clean_line(regexp_replace(name, '\s*\(.*\)\s*$', '')) as line;
$$;
comment on function private.client_name(text, text[]) is
  'What a program is called: one line, or its host if it says nothing, or what could be taken for our own.';

create function private.register_oauth_client(name text, redirect_uris text[], address text) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  per_hour constant integer := 60;
  -- Without an address, all share one.
  asker constant text := coalesce(
    private.network_of(case when pg_input_is_valid(address, 'inet') then address::inet end), 'unknown'
  );
  added private.oauth_clients;
begin
  if not private.are_redirect_uris(redirect_uris) then
    return '{"error": "invalid_redirect_uri"}';
  end if;
  -- Registrations at the same time count one after the other.
  perform pg_advisory_xact_lock(hashtextextended('oauth clients ' || asker, 0));
  update private.oauth_clients c set network = null
  where c.network is not null and c.created_at < now() - interval '1 hour';
  if (select count(*) >= per_hour from private.oauth_clients c where c.network = asker) then
    return '{"error": "rate_limit"}';
  end if;
  delete from private.oauth_clients c where c.id in (
    select o.id from private.oauth_clients o
    where o.created_at < now() - interval '90 days'
      and not exists (select from public.api_keys k where k.client_id = o.id)
    order by o.created_at limit 100 for update skip locked
  );
  insert into private.oauth_clients as c (name, redirect_uris, network)
  values (private.client_name(register_oauth_client.name, register_oauth_client.redirect_uris),
    register_oauth_client.redirect_uris, asker)
  returning c.* into added;
  return jsonb_build_object(
    'client_id', added.id, 'client_name', added.name, 'redirect_uris', added.redirect_uris,
    'client_id_issued_at', floor(extract(epoch from added.created_at))
  );
end;
$$;
comment on function private.register_oauth_client(text, text[], text) is
  'For the service role: registers a program with its name (null: its host), the addresses it may be sent back to, and '
  'the address of who asks. Returns {client_id, client_name, redirect_uris, client_id_issued_at}, or {error: '
  'invalid_redirect_uri or rate_limit (60 an hour per network)}.';
select private.expose('register_oauth_client', 'service_role');

create function private.without_port(uri text) returns text
language sql immutable set search_path = ''
as $$ select regexp_replace(uri, '^(https?://(\[::1\]|[^/?:]+)):[0-9]+', '\1'); $$;
comment on function private.without_port(text) is 'An address without the port behind its host.';

create function private.leads_back_to(client private.oauth_clients, uri text) returns boolean
language sql immutable set search_path = ''
as $$
  select coalesce(uri = any (client.redirect_uris) or private.are_redirect_uris(array[uri]) and exists (
    select from unnest(client.redirect_uris) as registered
    where uri ~ '^http:' and private.without_port(uri) = private.without_port(registered)
  ), false);
$$;
comment on function private.leads_back_to(private.oauth_clients, text) is
  'Whether a program registered this address, to the character. On the member''s own device, the port may be another '
  'one (RFC 8252). False for null.';

create function private.oauth_client(client_id uuid, redirect_uri text) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object('name', c.name, 'host', private.redirect_host(oauth_client.redirect_uri))
  from private.oauth_clients c
  where c.id = oauth_client.client_id and private.leads_back_to(c, oauth_client.redirect_uri);
$$;
comment on function private.oauth_client(uuid, text) is
  'What a member is shown of a program that wants to be connected and be sent back to this address: {name: what it '
  'calls itself, host: of the address}. Null if it didn''t register that.';
select private.expose('oauth_client', 'authenticated');
