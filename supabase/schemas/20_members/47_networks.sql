-- Where a request comes from.

create function private.request_address() returns inet
language plpgsql stable set search_path = ''
as $$
declare
  headers constant json := nullif(current_setting('request.headers', true), '')::json;
begin
  -- A hosted project's edge sets the first header itself. Gateways append the address they see to the other one, so
  -- only its last entry can't be chosen by the client.
  return btrim(coalesce(headers ->> 'cf-connecting-ip', split_part(headers ->> 'x-forwarded-for', ',', -1)))::inet;
exception
  when invalid_text_representation then
    return null;
end;
$$;
comment on function private.request_address() is
  'The address the request came from, by its headers; null if missing or invalid.';

create function private.network_of(address inet) returns text
language sql immutable parallel safe set search_path = ''
as $$
  select case
    -- A gateway on the same machine sees only itself.
    when address <<= '127.0.0.0/8' or address = '::1' then null
    -- An IPv6 user has 2^64 addresses.
    when family(address) = 6 then network(set_masklen(address, 64))::text
    else host(address)
  end;
$$;
comment on function private.network_of(inet) is
  'An IPv4 address or the network of an IPv6 address, to tell users apart. Null for null and for the machine itself.';

create function private.client_address() returns text
language sql stable set search_path = ''
as $$ select private.network_of(private.request_address()); $$;
comment on function private.client_address() is
  'private.network_of the address the request came from; null if missing, invalid, or the machine itself.';
